// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { prepareAnnouncer } from "./announcer.js";
import { FOCUSABLE, make, spokenText, uniqueId } from "./dom.js";
import { bodyOf, nameByContent, titleOf } from "./surface.js";
import { word } from "./words.js";

// What the renderer writes into a page and people who write HTML by hand leave out.

const OWN_CLOSERS = ".df-close,.df-grabber";

/** Content longer than this is not a name. */
const LONGEST_NAME = 120;

/** What takes focus first when the content does not say, best first. */
const FIRST_FOCUS = [
  ".df-content input,.df-content select,.df-content textarea",
  ".df-actions button:not(:disabled),.df-actions a[href]",
  `:is(${FOCUSABLE}):not(${OWN_CLOSERS})`,
];

/** The same in an alert: the least destructive action. */
const FIRST_ALERT_FOCUS = ["[data-role=cancel]", "[data-action=secondary]", ".df-close"];

/**
 * Position and backdrop of a popup when its attributes do not say, by kind.
 *
 * @type {Record<string, [position: string, backdrop: string]>}
 */
const DEFAULTS = {
  center: ["center", "dim"],
  sheet: ["bottom", "dim"],
  toast: ["top", "none"],
  floater: ["bottom", "none"],
};

/** Surfaces whose name was chosen here, so that it can follow their content. */
const named = new WeakSet();

/**
 * What was chosen here to take focus first.
 *
 * @type {WeakMap<Element, Element>}
 */
const firstFocus = new WeakMap();

/**
 * Gives a popup what it lacks: the dialog around its content, a name, a role, a first focus.
 *
 * @param {HTMLElement} popup
 */
export function complete(popup) {
  const existing = popup.querySelector(":scope > dialog");
  const surface = existing instanceof HTMLElement ? existing : wrap(popup);
  nameAsNeeded(popup, surface);
  if (surface.querySelector("[data-role=destructive]")) surface.setAttribute("role", "alertdialog");
  if (popup.getAttribute("backdrop") !== "none") chooseFirstFocus(surface);
}

/**
 * Puts plain content into a dialog.
 *
 * @param {HTMLElement} popup
 */
function wrap(popup) {
  const kind = popup.getAttribute("kind") ?? "center";
  const [position, backdrop] = DEFAULTS[kind] ?? DEFAULTS.center;
  const look = { transition: "automatic", "popup-style": "standard" };
  setMissing(popup, { kind, position, backdrop, ...look });
  const surface = make("dialog", "df-surface");
  surface.id = popup.id ? `${popup.id}-d` : uniqueId();
  surface.popover = "manual";
  if (kind === "sheet") surface.append(grabber(surface.id));
  const body = make("div", "df-body");
  body.dataset.dfBody = "";
  body.append(...[...popup.childNodes].filter((node) => !isItem(node)));
  surface.append(body);
  if (popup.getAttribute("backdrop") !== "none") prepareAnnouncer(surface);
  popup.append(surface);
  return surface;
}

/** @param {Node} node */
const isItem = (node) => node instanceof HTMLTemplateElement && node.dataset.item !== undefined;

/**
 * The button that closes a sheet, with or without script.
 *
 * @param {string} surfaceId
 */
function grabber(surfaceId) {
  const button = make("button", "df-grabber");
  button.type = "button";
  setMissing(button, {
    command: "request-close",
    commandfor: surfaceId,
    popovertarget: surfaceId,
    popovertargetaction: "hide",
  });
  button.append(make("span", "df-visually-hidden", word("close")));
  return button;
}

/**
 * @param {HTMLElement} popup
 * @param {HTMLElement} surface
 */
function nameAsNeeded(popup, surface) {
  const label = popup.getAttribute("label");
  if (named.has(surface) || !surface.matches("[aria-labelledby],[aria-label]")) {
    named.add(surface);
    nameByContent(surface);
    const byContent = titleOf(surface) || (!label && isShortText(bodyOf(surface)));
    if (byContent) surface.removeAttribute("aria-label");
    else surface.removeAttribute("aria-labelledby");
  }
  if (!surface.hasAttribute("aria-labelledby")) {
    surface.setAttribute("aria-label", label ?? word("dialog"));
  }
}

/** @param {Element} body */
function isShortText(body) {
  const text = spokenText(body);
  return text !== "" && text.length <= LONGEST_NAME;
}

/**
 * Marks what takes focus when the popup opens: left alone, engines disagree.
 *
 * @param {HTMLElement} surface
 */
function chooseFirstFocus(surface) {
  firstFocus.get(surface)?.removeAttribute("autofocus");
  if (surface.querySelector("[autofocus]")) return;
  const alert = surface.getAttribute("role") === "alertdialog";
  const selectors = alert ? [...FIRST_ALERT_FOCUS, ...FIRST_FOCUS] : FIRST_FOCUS;
  const found = selectors.map((selector) => bodyOf(surface).querySelector(selector)).find(Boolean);
  const target = found ?? titleOf(surface) ?? surface.querySelector(OWN_CLOSERS);
  if (!target) return;
  if (target === titleOf(surface)) target.setAttribute("tabindex", "-1");
  target.setAttribute("autofocus", "");
  firstFocus.set(surface, target);
}

/**
 * @param {Element} element
 * @param {Record<string, string>} attributes
 */
function setMissing(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (!element.hasAttribute(name)) element.setAttribute(name, value);
  }
}
