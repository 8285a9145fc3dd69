// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { FOCUSABLE } from "./dom.js";
import { topModal } from "./stack.js";

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

/** @type {{ element: HTMLElement | null, time: number }} */
let pressed = { element: null, time: 0 };

/** Remembers the last control that was clicked: WebKit has no `ToggleEvent.source`. */
export function watchOpeners() {
  document.addEventListener("click", ({ target }) => {
    const element = target instanceof Element ? target.closest(FOCUSABLE) : null;
    if (element instanceof HTMLElement) pressed = { element, time: performance.now() };
  }, true);
}

/**
 * @param {HTMLElement | null | undefined} opener
 * @param {FocusOrigin | null} outer
 * @returns {FocusOrigin}
 */
export function recordOrigin(opener, outer) {
  const active = document.activeElement;
  const recent = performance.now() - pressed.time < PRESS_MEMORY_MS ? pressed.element : null;
  const focused = active instanceof HTMLElement && active !== document.body ? active : recent;
  const element = opener ?? focused;
  /** @type {FocusOrigin["path"]} */
  const path = [];
  for (let node = /** @type {Element | null} */ (element); node?.parentElement; ) {
    path.push({ node, parent: node.parentElement, next: node.nextElementSibling });
    node = node.parentElement;
  }
  return { opener: element, path, outer };
}

/**
 * Gives focus back: to the opener, its `data-df-return` element, the opener of the popup around it,
 * what follows the opener's place, the heading of its section, the page's main part. Never to `body`,
 * unless focus was there before.
 *
 * @param {FocusOrigin | null} record
 */
export function returnFocus(record) {
  if (!record?.opener) return;
  for (let step = /** @type {FocusOrigin | null} */ (record); step; step = step.outer) {
    const substitute = step.opener?.dataset.dfReturn;
    if (tryFocus(step.opener)) return;
    if (substitute && tryFocus(document.getElementById(substitute))) return;
  }
  const modal = topModal();
  const active = document.activeElement;
  if (modal && active && modal !== active && modal.contains(active)) return;
  const outermost = outermostOf(record);
  const section = survivingSection(outermost) ?? modal ?? document.querySelector("main");
  if (tryFocus(following(outermost, section))) return;
  focusHeading(section ?? document.body);
}

/**
 * @param {FocusOrigin} record
 * @returns {FocusOrigin}
 */
const outermostOf = (record) => (record.outer?.opener ? outermostOf(record.outer) : record);

/** @param {FocusOrigin} record */
function survivingSection({ path }) {
  const kept = path.find(({ parent }) => parent.isConnected)?.parent;
  return kept?.closest("dialog,section,article,main,nav,aside,[role=region],[role=main]") ?? null;
}

/**
 * The first control after the place where the opener was, in the same section.
 *
 * @param {FocusOrigin} record
 * @param {Element | null} section
 */
function following({ path }, section) {
  const gap = path.find(({ parent }) => parent.isConnected);
  if (!gap) return null;
  const anchor = gap.node.isConnected ? gap.node : gap.next;
  if (!anchor?.isConnected) return null;
  const candidates = (section ?? document).querySelectorAll(FOCUSABLE);
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  return [...candidates].find(
    (control) =>
      (control === anchor || anchor.compareDocumentPosition(control) & after) && canFocus(control),
  );
}

/** @param {Element} section */
function focusHeading(section) {
  const heading = section.querySelector("h1,h2,h3") ?? section;
  if (!(heading instanceof HTMLElement) || heading === document.body) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** @param {Element} element */
const canFocus = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");

/** @param {Element | null | undefined} element */
function tryFocus(element) {
  if (!(element instanceof HTMLElement) || !element.isConnected || !canFocus(element)) return false;
  element.focus({ preventScroll: isOnScreen(element) });
  return document.activeElement === element;
}

/** @param {Element} element */
function isOnScreen(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
