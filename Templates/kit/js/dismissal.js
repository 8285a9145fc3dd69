// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { isOn, origin } from "./dom.js";
import { DFPopup } from "./popup.js";
import { noteReason, reasonOf } from "./reasons.js";
import { layers } from "./stack.js";
import { isPassive } from "./surface.js";

/** A finger that moves further scrolls. */
const TOUCH_SLOP_PX = 10;

/** Popups that take part in dismissal, topmost first. */
const openPopups = () =>
  [...layers].reverse().filter((layer) => layer instanceof DFPopup && layer.open);

/** Listens for everything that closes popups from outside of them, and for their openers. */
export function watchDismissal() {
  document.addEventListener("click", invoke);
  document.addEventListener("keydown", ({ key }) => {
    noteReason(key === "Escape" ? "escape" : "programmatic");
  }, true);
  addEventListener("keydown", escape);
  watchPresses();
}

/**
 * Opens and closes in place of the platform: WebKit has no `command` and would open a modal popup as
 * a popover, and native closing has no exit.
 *
 * @param {MouseEvent} event
 */
function invoke(event) {
  const button = origin(event)?.closest("button[commandfor],button[popovertarget]");
  if (!(button instanceof HTMLButtonElement) || button.disabled || event.defaultPrevented) return;
  const popup = invokedPopup(button);
  if (!popup) return;
  event.preventDefault();
  const action = button.getAttribute("command") ?? button.getAttribute("popovertargetaction");
  if (/close|hide/.test(action ?? "")) popup.hide(reasonOf(button));
  else if (/show/.test(action ?? "")) popup.show(button);
  else popup.toggle(button);
}

/** @param {Element} button */
function invokedPopup(button) {
  const id = button.getAttribute("commandfor") ?? button.getAttribute("popovertarget") ?? "";
  const target = document.getElementById(id);
  const popup = target instanceof DFPopup ? target : target?.parentElement;
  return popup instanceof DFPopup && (popup === target || popup.surface === target) ? popup : null;
}

/**
 * Escape closes the topmost popup. A modal one is left to the platform, which knows open selects and
 * pickers; a popup that only says something gives way to the modal beneath.
 *
 * @param {KeyboardEvent} event
 */
function escape(event) {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
  const open = openPopups();
  const modal = open.some((popup) => popup.modal);
  const top = open.find((popup) => !(modal && !popup.modal && isPassive(popup.surface)));
  if (!top || top.modal || top.surface.querySelector(":popover-open:not([popover=manual])")) return;
  event.preventDefault();
  top.hide("escape");
}

/** Closes popups by a press that starts and ends outside of them. */
function watchPresses() {
  /** @type {{ x: number, y: number, popups: DFPopup[] } | null} */
  let press = null;
  document.addEventListener("pointerdown", (event) => {
    const starts = event.isPrimary && event.button === 0;
    press = starts ? { x: event.clientX, y: event.clientY, popups: leftBy(event) } : null;
    noteReason(press?.popups.length ? "outside" : "programmatic");
  }, true);
  document.addEventListener("pointercancel", () => (press = null), true);
  document.addEventListener("pointerup", (event) => {
    if (!press || !event.isPrimary) return;
    const { x, y, popups } = press;
    press = null;
    const moved = Math.hypot(event.clientX - x, event.clientY - y);
    if (event.pointerType === "touch" && moved > TOUCH_SLOP_PX) return;
    if (popups.length) noteReason("outside");
    const still = leftBy(event);
    for (const popup of popups) if (still.includes(popup)) popup.pressOutside();
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
    if (!(popup instanceof DFPopup) || !popup.isOutside(event)) break;
    const closes = isOn(popup, "dismiss-on-outside-tap") && popup !== invoked;
    if (closes && !(popup.modal && left.length)) left.push(popup);
    if (popup.modal) break;
  }
  return left;
}
