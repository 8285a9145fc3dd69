// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { make } from "./dom.js";
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
 * Where a guest belongs, and what holds it in its host.
 *
 * @typedef {{ place: Comment, holder: HTMLElement }} Home
 */

/** @type {WeakMap<Node, Home>} */
const homes = new WeakMap();

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
  for (let node = element; node; ) {
    if (node.matches(selector)) return node;
    node = homes.get(node)?.place.parentElement ?? node.parentElement;
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
    const holder = homes.get(guest.element)?.holder;
    const isLost = holder && !holder.isConnected && holder.contains(guest.element);
    if (isLost) raise(guest, () => place(guest) || true);
  }
}

/**
 * @param {Guest} guest
 * @returns {boolean} whether the guest must be raised: it moved, or a modal now covers it
 */
function place({ element }) {
  const modal = topModal();
  if (modal && element.contains(modal)) return false;
  const home = homes.get(element);
  const isAtHome = !modal || modal.contains(home?.place ?? element);
  if (isAtHome) return returnHome(element) || modal !== null;
  const holder = home?.holder ?? makeHolder(element);
  if (home) move(holder, modal, null);
  else {
    const place = document.createComment("");
    element.before(place);
    homes.set(element, { place, holder });
    modal.append(holder);
    move(element, holder, null);
  }
  return true;
}

/** @param {HTMLElement} element */
function returnHome(element) {
  const home = homes.get(element);
  if (!home) return false;
  const { place, holder } = home;
  homes.delete(element);
  if (place.parentNode && holder.contains(element)) move(element, place.parentNode, place);
  place.remove();
  holder.remove();
  return true;
}

/**
 * Makes what lets a guest keep the theme, direction and language of the place where it belongs.
 *
 * @param {Element} guest
 */
function makeHolder(guest) {
  const holder = make("div", guest.closest(".df-theme-scope")?.className);
  const theme = guest.closest("[data-df-theme]")?.getAttribute("data-df-theme");
  if (theme) holder.dataset.dfTheme = theme;
  holder.dataset.dfHosted = "";
  holder.dir = getComputedStyle(guest).direction;
  holder.lang = guest.closest("[lang]")?.getAttribute("lang") ?? "";
  holder.style.display = "contents";
  return holder;
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
