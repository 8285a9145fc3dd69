// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { complete } from "./authoring.js";
import { isOn, make, uniqueId } from "./dom.js";
import { icon } from "./icon.js";
import { DFPopup } from "./popup.js";
import { word } from "./words.js";

/** Actions stand in this order in the document; the style sheet places them. */
const ACTION_ORDER = ["secondary", "primary", "tertiary"];

/** What the card makes itself, and what the page's author marks with a slot. */
const PARTS = ".df-content,.df-header,.df-close,[data-slot]";

/**
 * Builds a `<df-popup-card>` from its attributes and slots. Only what is out of place moves, so
 * that focus in the content survives.
 *
 * @param {HTMLElement} card
 */
export function renderCard(card) {
  card.classList.add("df-card");
  card.dataset.align = card.getAttribute("alignment") ?? "center";
  const parts = [slot(card, "media"), header(card), content(card), actions(card), close(card)];
  parts
    .flatMap((part) => part ?? [])
    .forEach((part, index) => {
      const there = card.children[index] ?? null;
      if (part !== there) card.insertBefore(part, there);
    });
  const popup = card.closest("df-popup");
  if (popup instanceof DFPopup) complete(popup);
}

/**
 * @param {HTMLElement} card
 * @param {string} selector
 */
const part = (card, selector) =>
  /** @type {HTMLElement | null} */ (card.querySelector(`:scope > ${selector}`));

/**
 * @param {HTMLElement} card
 * @param {"media" | "content" | "actions"} name
 */
function slot(card, name) {
  const element = part(card, `[data-slot=${name}]`);
  element?.classList.add(`df-${name}`);
  return element;
}

/** @param {HTMLElement} card */
function header(card) {
  const element = part(card, ".df-header") ?? make("div", "df-header");
  element.title = ""; // Or the card's title is a tooltip too.
  const parts = [badge(card), text(card, "h2", "title"), text(card, "p", "message")];
  element.replaceChildren(...parts.flatMap((child) => child ?? []));
  if (element.firstChild) return element;
  element.remove();
  return null;
}

/** @param {HTMLElement} card */
function badge(card) {
  const name = card.getAttribute("icon");
  if (!name) return null;
  const element = make("span", "df-badge");
  element.dataset.tint = card.getAttribute("icon-tint") ?? "brand";
  element.setAttribute("aria-hidden", "true");
  element.append(icon(name));
  return element;
}

/**
 * @param {HTMLElement} card
 * @param {"h2" | "p"} tag
 * @param {"title" | "message"} name
 */
function text(card, tag, name) {
  const value = card.getAttribute(name);
  if (!value) return null;
  const element = make(tag, `df-${name}`, value);
  element.id = part(card, `.df-header > .df-${name}`)?.id || uniqueId();
  return element;
}

/**
 * The content slot, with what stands in no slot.
 *
 * @param {HTMLElement} card
 */
function content(card) {
  const loose = [...card.childNodes].filter((node) =>
    node instanceof Element ? !node.matches(PARTS) : node.textContent?.trim(),
  );
  const existing = slot(card, "content") ?? part(card, ".df-content");
  if (!existing && !loose.length) return null;
  const element = existing ?? make("div", "df-content");
  element.title = "";
  element.append(...loose);
  return element;
}

/** @param {HTMLElement} card */
function actions(card) {
  const element = slot(card, "actions");
  if (!element) return null;
  const rank = (/** @type {Element} */ button) =>
    ACTION_ORDER.indexOf(button.getAttribute("data-action") ?? "");
  const buttons = [...element.children];
  for (const button of buttons) button.classList.add("df-button");
  const sorted = [...buttons].sort((a, b) => rank(a) - rank(b));
  if (sorted.some((button, index) => button !== buttons[index])) element.append(...sorted);
  return element;
}

/** @param {HTMLElement} card */
function close(card) {
  const existing = part(card, ".df-close");
  if (!isOn(card, "close")) existing?.remove();
  if (existing || !isOn(card, "close")) return isOn(card, "close") ? existing : null;
  const button = make("button", "df-close");
  button.type = "button";
  button.title = "";
  button.append(icon("xmark"), make("span", "df-visually-hidden", word("close")));
  button.addEventListener("click", () => {
    const popup = card.closest("df-popup");
    if (popup instanceof DFPopup) popup.hide("close");
  });
  return button;
}
