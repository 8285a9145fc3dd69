// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { announce } from "./announcer.js";
import { Countdown, holdWhileUsed } from "./countdown.js";
import { emit, hasSelection, INTERACTIVE, make, origin, settled } from "./dom.js";
import { recordOrigin, returnFocus } from "./focus.js";
import { addGuest, isRaising, removeGuest } from "./hosting.js";
import { DRAG, EXIT_EDGE, TOAST } from "./model.js";
import { word } from "./words.js";
import { DFToastQueue } from "./toast-queue.js";
import { announcementOf, messageOf, renderToast } from "./toast-view.js";

/** @typedef {import("./toast-queue.js").ToastHandle} ToastHandle */
/** @typedef {import("./toast-queue.js").ToastMessage} ToastMessage */
/** @typedef {import("./reasons.js").Reason} Reason */

/** With `timing="readable"`: the shortest time, and what reading adds to a base. */
const READABLE = { SHORTEST_S: 6, BASE_S: 5, WORDS_PER_S: 120 };

const HOTKEY = "F8";

/**
 * The toast on screen.
 *
 * @typedef {object} Shown
 * @property {ToastHandle} handle
 * @property {HTMLElement} toast
 * @property {Countdown} countdown
 * @property {boolean} ending
 */

/** @type {Shown | null} */
let shown = null;

/** @type {HTMLElement | null} */
let region = null;

/** @type {import("./hosting.js").Guest | null} */
let guest = null;

/**
 * Where focus was before it came to the toasts.
 *
 * @type {import("./focus.js").FocusOrigin | null}
 */
let before = null;

/** The key that leads to the toasts; none where the attribute is empty. */
const hotkey = () => region?.getAttribute("hotkey") ?? HOTKEY;

/** Shows the next toast, if none is on screen. */
export function advance() {
  if (shown) return;
  const handle = DFToastQueue.shared.next();
  if (handle) show(handle);
  else putAway();
}

/** @param {ToastHandle} handle */
function show(handle) {
  const { adopted } = handle;
  if (adopted) handle.message = { ...messageOf(adopted), ...handle.message };
  const { message } = handle;
  const seconds = durationOf(message) - (adopted?.isConnected ? adopted.lived : 0);
  const toast = adopted ?? document.createElement("df-toast");
  const countdown = new Countdown(() => handle.dismiss("timeout"));
  const current = { handle, toast, countdown, ending: false };
  const { popover } = (guest = useRegion());
  fill(current);
  listen(current);
  popover.append(toast);
  addGuest(guest);
  shown = current;
  handle.element = toast;
  countdown.restart(seconds);
  for (const waiting of document.querySelectorAll("df-toast")) {
    if (!waiting.closest(".df-toasts")) waiting.remove();
  }
  announce(announcementOf(message, hotkey()), message.severity === "error");
  emit(toast, "show");
  settled(toast).then(() => shown === current && !current.ending && emit(toast, "after-show"));
}

/**
 * Takes the toast on screen away.
 *
 * @param {ToastHandle} handle
 * @param {Reason} reason
 */
export async function dismiss(handle, reason) {
  const current = shown;
  if (current?.handle !== handle || current.ending) return;
  const { toast, countdown } = current;
  if (!emit(toast, "hide", { reason }, true)) return place(toast, 0);
  current.ending = true;
  countdown.stop();
  const active = document.activeElement;
  const focused = toast.contains(active);
  const byKeyboard = focused && active?.matches(":focus-visible");
  toast.dataset.closing = "";
  if (focused && !byKeyboard) giveFocusBack();
  await settled(toast);
  emit(toast, "after-hide", { reason });
  const keepsFocus = toast.contains(document.activeElement);
  if (shown !== current) return;
  shown = null;
  advance();
  if (byKeyboard && keepsFocus) focusNext();
  toast.remove();
  handle.element = null;
}

/** The next toast takes over keyboard focus; after the last it goes back to the page. */
function focusNext() {
  if (shown) shown.toast.focus({ preventScroll: true });
  else giveFocusBack();
}

function giveFocusBack() {
  const origin = before;
  before = null;
  if (origin?.opener) returnFocus(origin);
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Shows changes of a toast on screen.
 *
 * @param {ToastHandle} handle
 * @param {Partial<ToastMessage>} changes
 */
export function refresh(handle, changes) {
  const current = shown;
  if (current?.handle !== handle || current.ending) return;
  const focused = current.toast.contains(document.activeElement);
  fill(current);
  if (focused) current.toast.focus({ preventScroll: true });
  if ("duration" in changes) current.countdown.restart(durationOf(handle.message));
  const { text = "", title, severity } = { ...changes };
  if (text || title) {
    announce(announcementOf({ text, title, severity }, hotkey()), severity === "error");
  }
}

/** @param {Shown} current */
function fill({ handle, toast }) {
  renderToast(toast, handle.message, {
    act: (event) => act(handle, event),
    close: () => handle.dismiss("close"),
  });
  const style = handle.message.style ?? region?.getAttribute("toast-style") ?? "default";
  toast.setAttribute("toast-style", style);
}

/**
 * @param {ToastHandle} handle
 * @param {Event} event
 */
function act(handle, event) {
  const detail = { name: handle.message.actionTitle };
  const goesOn = !handle.element || emit(handle.element, "action", detail, true);
  handle.message.action?.(event);
  if (goesOn && !event.defaultPrevented) handle.dismiss("action");
}

/** @param {Shown} current */
function listen(current) {
  const { handle, toast } = current;
  toast.addEventListener("click", (event) => {
    if (!hasSelection() && !origin(event)?.closest(INTERACTIVE)) handle.dismiss("tap");
  });
  holdWhileUsed(toast, toast, current.countdown);
  letDrag(current);
}

/** @param {Shown} current */
async function letDrag(current) {
  const { handle, toast } = current;
  const { makeDraggable } = await import("./drag.js");
  makeDraggable(toast, {
    enabled: () => !current.ending,
    edge: () => EXIT_EDGE[toast.getAttribute("position") ?? TOAST.POSITION],
    distance: () => DRAG.DISTANCE_PX,
    started: () => current.countdown.hold("drag"),
    cancelled: () => current.countdown.release("drag"),
    dismissed: () => {
      current.countdown.release("drag");
      handle.dismiss("drag");
    },
  });
}

/**
 * @param {HTMLElement} toast
 * @param {number} offset
 */
function place(toast, offset) {
  for (const name of ["--_dx", "--_dy"]) toast.style.setProperty(name, `${offset}px`);
}

/**
 * Seconds that a toast stays.
 *
 * @param {ToastMessage} message
 */
function durationOf({ duration, actionTitle, text, title = "" }) {
  const asked = (duration === undefined ? TOAST.DURATION_S : duration) ?? Infinity;
  if (region?.getAttribute("timing") !== "readable") return asked;
  const words = `${title} ${text}`.trim().split(/\s+/).length;
  const reading = READABLE.BASE_S + Math.ceil(words / READABLE.WORDS_PER_S);
  return actionTitle ? Infinity : Math.max(asked, READABLE.SHORTEST_S, reading);
}

/** The page's region, made when it has none, with the layer that toasts stand in. */
function useRegion() {
  region = document.querySelector("df-toast-region");
  if (!region) {
    region = document.createElement("df-toast-region");
    document.body.append(region);
  }
  if (guest?.element === region) return guest;
  const layer = region.querySelector(":scope > .df-toasts") ?? makeLayer(region);
  label(layer);
  return {
    element: region,
    popover: /** @type {HTMLElement} */ (layer),
    show: (/** @type {HTMLElement} */ popover) => {
      // The next Tab goes from the control that caused the toast into it.
      const active = document.activeElement;
      const source = active instanceof HTMLElement && active !== document.body ? active : undefined;
      popover.showPopover({ source });
    },
  };
}

/** @param {Element} layer */
function label(layer) {
  const key = hotkey() && ` (${hotkey()})`;
  layer.setAttribute("aria-label", word("notifications") + key);
}

/** @param {HTMLElement} parent */
function makeLayer(parent) {
  const layer = make("div", "df-toasts");
  layer.popover = "manual";
  layer.setAttribute("role", "region");
  layer.tabIndex = -1;
  layer.addEventListener("keydown", escape);
  layer.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && layer.contains(relatedTarget)) return;
    before = relatedTarget instanceof HTMLElement ? recordOrigin(relatedTarget, null) : null;
  });
  parent.append(layer);
  return layer;
}

/** Without toasts the layer is neither a landmark nor in the top layer. */
function putAway() {
  if (!guest) return;
  if (guest.popover.matches(":popover-open")) guest.popover.hidePopover();
  removeGuest(guest);
}

/**
 * Escape in a toast closes it, and nothing else.
 *
 * @param {KeyboardEvent} event
 */
function escape(event) {
  if (event.key !== "Escape" || event.defaultPrevented || !shown) return;
  event.preventDefault();
  event.stopPropagation();
  shown.handle.dismiss("escape");
}

/**
 * The hotkey leads to the toast and back.
 *
 * @param {KeyboardEvent} event
 */
function reach(event) {
  if (!shown || shown.ending || event.key !== hotkey() || event.defaultPrevented) return;
  event.preventDefault();
  if (guest?.popover.contains(document.activeElement)) giveFocusBack();
  else shown.toast.focus({ preventScroll: true });
}

/**
 * Follows what happens to the region: its attributes apply at once; moved, it shows its toast
 * again; taken away by the page, it takes its toast along.
 *
 * @param {HTMLElement} element
 */
export function regionChanged(element) {
  if (element !== region || !guest || isRaising()) return;
  if (!element.isConnected) return abandonRegion(guest);
  label(guest.popover);
  if (!shown || shown.ending) return;
  if (!guest.popover.matches(":popover-open")) guest.show(guest.popover);
  fill(shown);
}

/** @param {import("./hosting.js").Guest} old */
function abandonRegion(old) {
  const over = shown;
  removeGuest(old);
  region = guest = shown = null;
  over?.countdown.stop();
  if (over) over.handle.element = null;
  advance();
}

document.addEventListener("keydown", reach, true);
