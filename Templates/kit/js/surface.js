// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { FOCUSABLE, uniqueId } from "./dom.js";

const TITLE = ".df-title,h1,h2,h3,h4";

/**
 * Told of new content in a popup.
 *
 * @type {Set<(content: HTMLElement) => void>}
 */
export const contentListeners = new Set();

/**
 * @param {HTMLElement} surface
 * @returns {HTMLElement}
 */
export const bodyOf = (surface) => surface.querySelector("[data-df-body]") ?? surface;

/** @param {HTMLElement} surface */
export const titleOf = (surface) =>
  /** @type {HTMLElement | null} */ (bodyOf(surface).querySelector(TITLE));

/**
 * Whether a popup only says something: then it never takes focus.
 *
 * @param {HTMLElement} surface
 */
export const isPassive = (surface) => !surface.querySelector(FOCUSABLE);

/**
 * Names and describes the surface by its own content.
 *
 * @param {HTMLElement} surface
 */
export function nameByContent(surface) {
  const body = bodyOf(surface);
  refer(surface, "aria-labelledby", titleOf(surface) ?? body);
  refer(surface, "aria-describedby", body.querySelector(".df-message"));
}

/**
 * @param {Element} surface
 * @param {string} attribute
 * @param {Element | null} target
 */
function refer(surface, attribute, target) {
  if (target) surface.setAttribute(attribute, (target.id ||= uniqueId()));
  else surface.removeAttribute(attribute);
}

/** @param {HTMLElement} surface */
function focusTitle(surface) {
  const title = titleOf(surface);
  if (title) title.tabIndex = -1;
  (title ?? surface).focus({ preventScroll: true });
}

/**
 * Starts reading from the top: where the only control is at the end of long content, engines open
 * the dialog scrolled down to it.
 *
 * @param {HTMLElement} surface
 */
export function showFromTop(surface) {
  const scrolled = [surface, bodyOf(surface)].filter((element) => element.scrollTop);
  for (const element of scrolled) element.scrollTop = 0;
  if (scrolled.length) focusTitle(surface);
}

/**
 * Puts the content of an item into the popup. Focus stays where it is, else it goes to the title.
 *
 * @param {HTMLElement} popup
 * @param {HTMLElement} surface
 * @param {string} item
 */
export function showItem(popup, surface, item) {
  const template = popup.querySelector(`:scope > template[data-item="${CSS.escape(item)}"]`);
  if (!(template instanceof HTMLTemplateElement)) return;
  const body = bodyOf(surface);
  const hadFocus = body.contains(document.activeElement);
  body.replaceChildren(document.importNode(template.content, true));
  body.scrollTop = 0;
  nameByContent(surface);
  for (const listener of contentListeners) listener(body);
  if (hadFocus) focusTitle(surface);
}
