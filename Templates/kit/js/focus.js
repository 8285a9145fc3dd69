// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { FOCUSABLE } from "./dom.js";

/** How long a pressed control counts as the opener where pressing does not focus it (Safari). */
const PRESS_MEMORY_MS = 1000;

/**
 * Where focus was when a popup opened, in enough detail to find a good place when it has gone.
 *
 * @typedef {object} FocusOrigin
 * @property {HTMLElement | null} opener
 * @property {{ node: Element, parent: Element, next: Element | null }[]} path
 * @property {FocusOrigin | null} outer the same for the popup that the opener is in
 */

/** @type {HTMLElement | null} */
let pressed = null;
let pressedAt = 0;

/** Remembers the last control that was clicked: WebKit has no `ToggleEvent.source`. */
export function watchOpeners() {
  document.addEventListener("click", ({ target, timeStamp }) => {
    pressed = target instanceof Element ? target.closest(FOCUSABLE) : null;
    pressedAt = timeStamp;
  }, true);
}

/**
 * @param {HTMLElement | null | undefined} opener
 * @param {FocusOrigin | null} outer
 * @returns {FocusOrigin}
 */
export function recordOrigin(opener, outer) {
  const active = document.activeElement;
  if (!opener && active !== document.body) opener = /** @type {HTMLElement | null} */ (active);
  if (!opener && performance.now() - pressedAt < PRESS_MEMORY_MS) opener = pressed;
  /** @type {FocusOrigin["path"]} */
  const path = [];
  for (let node = /** @type {Element | null | undefined} */ (opener); node?.parentElement; ) {
    path.push({ node, parent: node.parentElement, next: node.nextElementSibling });
    node = node.parentElement;
  }
  return { opener: opener ?? null, path, outer };
}

/**
 * Gives focus back to the opener, its `data-df-return` element or the opener of the popup around
 * it, else to something near. Never to `body`, unless focus was there before.
 *
 * @param {FocusOrigin | null} record
 */
export async function returnFocus(record) {
  if (!record?.opener) return;
  for (let step = /** @type {FocusOrigin | null} */ (record); step; step = step.outer) {
    const substitute = step.opener?.dataset.dfReturn;
    if (tryFocus(step.opener)) return;
    if (substitute && tryFocus(document.getElementById(substitute))) return;
  }
  (await import("./focus-fallback.js")).focusNear(record);
}

/**
 * @param {Element | null | undefined} element
 * @returns {boolean} whether the element has focus now
 */
export function tryFocus(element) {
  if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) {
    return false;
  }
  const { top, bottom } = element.getBoundingClientRect();
  element.focus({ preventScroll: bottom > 0 && top < innerHeight });
  return document.activeElement === element;
}
