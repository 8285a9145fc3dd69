// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { topModal } from "./stack.js";

/**
 * Something that must stay usable over a modal dialog: an open non-modal popup, or the toasts.
 * Everything outside of the topmost modal is inert, so a guest moves into it and back.
 *
 * @typedef {object} Guest
 * @property {HTMLElement} element what moves
 * @property {HTMLElement} popover what is shown in the top layer: in or same as `element`
 * @property {(popover: HTMLElement) => void} show shows the popover
 */

/** @type {Set<Guest>} */
const guests = new Set();

/**
 * Where a guest belongs, and how to undo what hosting changed.
 *
 * @type {WeakMap<Node, Home>}
 */
const homes = new WeakMap();

/** @typedef {{ place: Comment, host: Element, undo: () => void }} Home */

let raising = false;

/** Whether a guest is hidden or moved only to be shown again on top. */
export const isRaising = () => raising;

/**
 * The closest ancestor as the page's author wrote it, wherever the element is hosted now.
 *
 * @param {Element | null} element
 * @param {string} selector
 * @returns {Element | null}
 */
export function closestAtHome(element, selector) {
  for (let node = element; node; node = homes.get(node)?.place.parentElement ?? node.parentElement) {
    if (node.matches(selector)) return node;
  }
  return null;
}

/**
 * Shows a guest in the right place.
 *
 * @param {Guest} guest
 */
export function addGuest(guest) {
  guests.add(guest);
  place(guest);
  if (!guest.popover.matches(":popover-open")) guest.show(guest.popover);
}

/**
 * Takes a hidden guest back to where it belongs.
 *
 * @param {Guest} guest
 */
export function removeGuest(guest) {
  guests.delete(guest);
  returnHome(guest.element);
}

/** Moves every guest to the topmost modal, and on top of it. */
export function placeGuests() {
  for (const guest of guests) raise(guest, () => place(guest));
}

/** Gives back the guests of dialogs that were removed from the page. */
export function rescueGuests() {
  for (const guest of guests) {
    const home = homes.get(guest.element);
    if (guest.element.isConnected || guest.element.parentNode !== home?.host) continue;
    raise(guest, () => place(guest) || true);
  }
}

/**
 * @param {Guest} guest
 * @returns {boolean} whether the guest must be raised: it moved, or a modal now covers it
 */
function place({ element }) {
  const modal = topModal();
  const home = homes.get(element);
  const origin = home?.place ?? element;
  if (modal && element.contains(modal)) return false;
  if (!modal || modal.contains(origin)) return returnHome(element) || modal !== null;
  if (home?.host !== modal) {
    const undo = home?.undo ?? carryContext(element);
    const placeholder = home?.place ?? document.createComment("");
    if (!home) element.before(placeholder);
    homes.set(element, { place: placeholder, host: modal, undo });
    move(element, modal, null);
  }
  return true;
}

/** @param {HTMLElement} element */
function returnHome(element) {
  const home = homes.get(element);
  if (!home) return false;
  homes.delete(element);
  home.undo();
  const parent = home.place.parentNode;
  if (parent && (element.isConnected || element.parentNode === home.host)) {
    move(element, parent, home.place);
  }
  home.place.remove();
  return true;
}

/**
 * Lets a guest keep the theme, direction and language of the place where it belongs.
 *
 * @param {HTMLElement} element
 * @returns {() => void} takes them away again
 */
function carryContext(element) {
  const scope = element.closest(".df-theme-scope");
  const classes = [...(scope?.classList ?? [])].filter((name) => !element.classList.contains(name));
  const context = {
    "data-df-hosted": "",
    "data-df-theme": element.closest("[data-df-theme]")?.getAttribute("data-df-theme"),
    dir: getComputedStyle(element).direction,
    lang: element.closest("[lang]")?.getAttribute("lang") ?? "",
  };
  const added = Object.entries(context).filter(([name]) => !element.hasAttribute(name));
  for (const [name, value] of added) if (value != null) element.setAttribute(name, value);
  element.classList.add(...classes);
  return () => {
    for (const [name] of added) element.removeAttribute(name);
    element.classList.remove(...classes);
  };
}

/**
 * @param {HTMLElement} element
 * @param {ParentNode & Node} parent
 * @param {Node | null} before
 */
function move(element, parent, before) {
  // WebKit lacks moveBefore (https://bugs.webkit.org/show_bug.cgi?id=281223): there the popover
  // closes and `raise` shows it again.
  if (parent instanceof Element && parent.moveBefore && element.isConnected && parent.isConnected) {
    parent.moveBefore(element, before);
  } else {
    parent.insertBefore(element, before);
  }
}

/**
 * Shows a popover again above everything else, without playing its entrance a second time.
 *
 * @param {Guest} guest
 * @param {() => boolean} prepare moves the guest; false when it may stay as it is
 */
function raise({ popover, show }, prepare) {
  const before = new Set(popover.getAnimations({ subtree: true }));
  const focused = focusInside(popover);
  raising = true;
  if (prepare() && popover.isConnected) {
    if (popover.matches(":popover-open")) popover.hidePopover();
    show(popover);
    for (const animation of popover.getAnimations({ subtree: true })) {
      if (animation instanceof CSSTransition && !before.has(animation)) animation.finish();
    }
    focused?.focus({ preventScroll: true });
  }
  raising = false;
}

/** @param {Element} element */
function focusInside(element) {
  const active = document.activeElement;
  return active instanceof HTMLElement && element.contains(active) ? active : null;
}
