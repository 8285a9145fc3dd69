// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { FOCUSABLE } from "./dom.js";
import { tryFocus } from "./focus.js";
import { topModal } from "./stack.js";

/** @typedef {import("./focus.js").FocusOrigin} FocusOrigin */

const SECTIONS = "dialog,section,article,main,nav,aside,[role=region],[role=main]";

/**
 * Focuses what follows the place where a vanished opener was, else the heading of its section or of
 * the page.
 *
 * @param {FocusOrigin} record
 */
export function focusNear(record) {
  const modal = topModal();
  if (isAtRest(document.activeElement, modal ?? document.body)) return;
  const origin = outermost(record);
  const gap = origin.path.find(({ parent }) => parent.isConnected);
  const section = gap?.parent.closest(SECTIONS) ?? modal ?? document.querySelector("main");
  const anchor = gap?.node.isConnected ? gap.node : gap?.next;
  if (anchor?.isConnected && focusFrom(anchor, section ?? document)) return;
  focusHeading(section ?? document.body);
}

/**
 * Whether focus is somewhere already. WebKit leaves it on hidden elements for a while.
 *
 * @param {Element | null} active
 * @param {Element} around
 */
const isAtRest = (active, around) =>
  active !== null && active !== around && around.contains(active) && active.checkVisibility();

/**
 * @param {FocusOrigin} record
 * @returns {FocusOrigin}
 */
const outermost = (record) => (record.outer?.opener ? outermost(record.outer) : record);

/**
 * Focuses the first control at or after an element.
 *
 * @param {Element} anchor
 * @param {ParentNode} section
 */
function focusFrom(anchor, section) {
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  return [...section.querySelectorAll(FOCUSABLE)].some(
    (control) =>
      (control === anchor || anchor.compareDocumentPosition(control) & after) && tryFocus(control),
  );
}

/** @param {Element} section */
function focusHeading(section) {
  const heading = section.querySelector("h1,h2,h3") ?? section;
  if (!(heading instanceof HTMLElement) || heading === document.body) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
