// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { hasSelection, INTERACTIVE, isOn, origin } from "./dom.js";
import { DFPopup } from "./popup.js";
import { noteReason, reasonOf } from "./reasons.js";
import { layers } from "./stack.js";
import { isPassive } from "./surface.js";

/** A finger that moves further scrolls. */
const TOUCH_SLOP_PX = 10;

/**
 * Popups that take part in dismissal, topmost first.
 *
 * @returns {DFPopup[]}
 */
const openPopups = () =>
  /** @type {any[]} */ (layers.filter((layer) => layer.open).reverse());

/** Listens for everything that opens and closes popups. */
export function watchDismissal() {
  document.addEventListener("click", invoke);
  document.addEventListener("click", tap);
  document.addEventListener("submit", submit);
  document.addEventListener("keydown", ({ key }) => {
    noteReason(key === "Escape" ? "escape" : "programmatic");
  }, true);
  addEventListener("keydown", escape);
  watchPresses();
}

/**
 * Opens and closes in place of the platform: WebKit has no `command` and would open a modal popup
 * as a popover, and native closing has no exit.
 *
 * @param {MouseEvent} event
 */
function invoke(event) {
  const button = origin(event)?.closest("button");
  const popup = button && invokedPopup(button);
  if (!popup || event.defaultPrevented) return;
  event.preventDefault();
  const action = button.getAttribute("command") ?? button.getAttribute("popovertargetaction") ?? "";
  if (/close|hide/.test(action)) popup.hide(reasonOf(button));
  else if (/show/.test(action)) popup.show(button);
  else popup.toggle(button);
}

/** @param {Element} button */
function invokedPopup(button) {
  const id = button.getAttribute("commandfor") ?? button.getAttribute("popovertarget");
  const target = id && document.getElementById(id);
  if (!target) return null;
  const popup = target.closest("df-popup");
  const isIts = popup instanceof DFPopup && (popup === target || popup.surface === target);
  return isIts ? popup : null;
}

/** @param {MouseEvent} event */
function tap(event) {
  const target = origin(event);
  const surface = target?.closest(".df-surface,df-toast-region,[data-df-no-drag]");
  const popup = openPopups().find((open) => open.surface === surface);
  if (!popup || !isOn(popup, "dismiss-on-tap") || event.defaultPrevented || hasSelection()) return;
  if (!target?.closest(INTERACTIVE) && !isOutside(popup, event)) popup.hide("tap");
}

/**
 * A form with method dialog closes natively, at once; here the popup gets its exit.
 *
 * @param {SubmitEvent} event
 */
function submit(event) {
  const form = origin(event);
  if (form?.getAttribute("method") !== "dialog" || event.defaultPrevented) return;
  const popup = openPopups().find(({ surface }) => surface === form.closest("dialog"));
  if (!popup) return;
  event.preventDefault();
  popup.surface.returnValue = event.submitter?.getAttribute("value") ?? "";
  popup.hide("action");
}

/**
 * Escape closes the topmost popup. A modal one is left to the platform, which knows open selects
 * and pickers; a popup that only says something gives way to the modal beneath.
 *
 * @param {KeyboardEvent} event
 */
function escape(event) {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
  const open = openPopups();
  const modal = open.some((popup) => popup.modal);
  const top = open.find((popup) => popup.modal || !(modal && isPassive(popup.surface)));
  if (!top || top.modal || top.surface.querySelector(":popover-open:not([popover=manual])")) return;
  event.preventDefault();
  top.hide("escape");
}

/** Closes popups by a press that starts and ends outside of them. */
function watchPresses() {
  /** @type {DFPopup[]} */
  let pressed = [];
  let x = 0;
  let y = 0;
  document.addEventListener("pointerdown", (event) => {
    ({ clientX: x, clientY: y } = event);
    pressed = event.isPrimary && !event.button ? leftBy(event) : [];
    noteReason(pressed.length ? "outside" : "programmatic");
  }, true);
  document.addEventListener("pointercancel", () => (pressed = []), true);
  document.addEventListener("pointerup", (event) => {
    const moved = Math.hypot(event.clientX - x, event.clientY - y);
    const scrolls = event.pointerType === "touch" && moved > TOUCH_SLOP_PX;
    const still = event.isPrimary && !scrolls ? leftBy(event) : [];
    for (const popup of pressed) if (still.includes(popup)) popup.pressOutside();
    pressed = [];
  }, true);
}

/**
 * The popups that a press is outside of and that it closes. A press closes one layer: the non-modal
 * popups above a modal one, or the modal one.
 *
 * @param {PointerEvent} event
 */
function leftBy(event) {
  const button = origin(event)?.closest("button");
  const invoked = button && invokedPopup(button);
  /** @type {DFPopup[]} */
  const left = [];
  for (const popup of openPopups()) {
    if (!isOutside(popup, event)) break;
    const closes = isOn(popup, "dismiss-on-outside-tap") && popup !== invoked;
    if (closes && !(popup.modal && left.length)) left.push(popup);
    if (popup.modal) break;
  }
  return left;
}

/**
 * Whether a pointer event is outside of a popup: on the backdrop of a modal one, anywhere else but
 * on a toast for another.
 *
 * @param {DFPopup} popup
 * @param {MouseEvent} event
 */
function isOutside({ modal, surface }, event) {
  const target = origin(event);
  if (!modal) return !surface.contains(target) && !target?.closest("df-toast-region");
  const { left, right, top, bottom } = surface.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return target === surface && (x < left || x > right || y < top || y > bottom);
}
