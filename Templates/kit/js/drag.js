// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { hasSelection, INTERACTIVE, isRightToLeft } from "./dom.js";
import { axisToward, classify, damped, DragPath, reachable } from "./drag-math.js";
import { DRAG } from "./model.js";

/** A drag that ends over a button makes a click, in the same moment. */
const CLICK_SUPPRESSION_MS = 50;

/**
 * @typedef {object} DragOptions
 * @property {() => boolean} enabled
 * @property {() => import("./model.js").Edge} edge where the surface leaves
 * @property {() => number} distance
 * @property {() => void} started
 * @property {() => void} cancelled
 * @property {() => void} dismissed
 */

/**
 * Lets a surface be dragged away over its exit edge. Always an extra: what a drag does, a button
 * does.
 *
 * @param {HTMLElement} surface
 * @param {DragOptions} options
 */
export function makeDraggable(surface, options) {
  /** @type {Drag | null} */
  let drag = null;
  surface.addEventListener("pointerdown", (event) => {
    if (drag?.active) return drag.secondPointer(event);
    drag = mayDrag(surface, event) && options.enabled() ? new Drag(surface, options, event) : null;
  });
}

/**
 * @param {HTMLElement} surface
 * @param {PointerEvent} event
 */
function mayDrag(surface, event) {
  const { target } = event;
  if (event.button || !event.isPrimary || !(target instanceof Element)) return false;
  const control = target.closest(INTERACTIVE);
  if (control && surface.contains(control) && !control.matches(".df-grabber")) return false;
  if (target === surface && isBeside(surface, event)) return false;
  return !(hasSelection() && getSelection()?.containsNode(surface, true));
}

/**
 * Whether a press on a dialog is really one on its backdrop.
 *
 * @param {Element} surface
 * @param {PointerEvent} event
 */
function isBeside(surface, { clientX, clientY }) {
  const { left, right, top, bottom } = surface.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** One press, from pointerdown to its end. */
class Drag {
  active = true;
  #path = new DragPath();
  #moving = false;
  #lead = 0;
  #listeners = new AbortController();

  /**
   * @param {HTMLElement} surface
   * @param {DragOptions} options
   * @param {PointerEvent} press
   */
  constructor(surface, options, press) {
    this.surface = surface;
    this.options = options;
    this.press = press;
    this.axis = axisToward(options.edge(), isRightToLeft(surface));
    const signal = this.#listeners.signal;
    /** @type {(type: string, listener: (event: any) => void) => void} */
    const on = (type, listener) =>
      document.addEventListener(type, listener, { capture: true, signal });
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#isOurs(event) && this.#release(event));
    on("pointercancel", (event) => this.#isOurs(event) && this.#end(false));
    on("keydown", (event) => this.#key(event));
    // WebKit goes on selecting text although the surface follows the pointer.
    on("selectionchange", () => this.#moving && clearSelection());
  }

  /**
   * A pinch is never a drag.
   *
   * @param {PointerEvent} event
   */
  secondPointer(event) {
    if (!event.isPrimary) this.#end(false);
  }

  /** @param {PointerEvent} event */
  #isOurs(event) {
    return event.pointerId === this.press.pointerId;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#isOurs(event)) return;
    const x = event.clientX - this.press.clientX;
    const y = event.clientY - this.press.clientY;
    const { horizontal, sign } = this.axis;
    const along = (horizontal ? x : y) * sign;
    if (!this.#moving && !this.#engages(along, horizontal ? y : x, event)) return;
    this.#path.add(event.timeStamp, along);
    // The surface starts from where it is: the pixels that made it a drag do not make it jump.
    this.#place(damped(along - this.#lead));
  }

  /**
   * Whether the press becomes a drag now.
   *
   * @param {number} along
   * @param {number} across
   * @param {PointerEvent} event
   */
  #engages(along, across, event) {
    const kind = classify(along, across);
    if (kind === "undecided") return false;
    if (kind === "other" || this.#contentScrolls(along)) {
      this.#end(false);
      return false;
    }
    this.#moving = true;
    this.#lead = Math.sign(along) * DRAG.MINIMUM_PX;
    this.#path.add(this.press.timeStamp, 0);
    clearSelection();
    this.surface.dataset.drag = "";
    try {
      this.surface.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already; the document's listeners see its end.
    }
    this.options.started();
    return true;
  }

  /**
   * Whether scrollable content under the pointer would move instead.
   *
   * @param {number} along
   */
  #contentScrolls(along) {
    const { horizontal, sign } = this.axis;
    const towardStart = along * sign > 0;
    for (let node = /** @type {Element | null} */ (this.press.target); node; ) {
      if (canScroll(node, horizontal, towardStart)) return true;
      node = node === this.surface ? null : node.parentElement;
    }
    return false;
  }

  /** @param {number} offset */
  #place(offset) {
    const { horizontal, sign } = this.axis;
    this.surface.style.setProperty(horizontal ? "--_dx" : "--_dy", `${offset * sign}px`);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const { horizontal, sign } = this.axis;
    const at = horizontal ? this.press.clientX : this.press.clientY;
    const room = sign < 0 ? at : (horizontal ? innerWidth : innerHeight) - at;
    const distance = reachable(this.options.distance(), room);
    this.#end(this.#moving && this.#path.dismisses(event.timeStamp, distance));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || !this.#moving) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end(false);
  }

  /** @param {boolean} dismisses */
  #end(dismisses) {
    this.active = false;
    this.#listeners.abort();
    if (!this.#moving) return;
    suppressClick(this.surface);
    delete this.surface.dataset.drag;
    if (dismisses) return this.options.dismissed();
    this.#place(0);
    this.options.cancelled();
  }
}

/**
 * Whether an element scrolls on when its content is pulled that way.
 *
 * @param {Element} element
 * @param {boolean} horizontal
 * @param {boolean} towardStart the content comes down, or to the right
 */
function canScroll(element, horizontal, towardStart) {
  const { overflowX, overflowY } = getComputedStyle(element);
  if (!/auto|scroll/.test(horizontal ? overflowX : overflowY)) return false;
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  const range = horizontal ? scrollWidth - clientWidth : scrollHeight - clientHeight;
  // Scrolled from its end, a right-to-left box counts from zero down.
  const fromStart = horizontal && isRightToLeft(element) ? range + scrollLeft : scrollLeft;
  const position = horizontal ? fromStart : scrollTop;
  return towardStart ? position > 1 : range - position > 1;
}

function clearSelection() {
  if (hasSelection()) getSelection()?.removeAllRanges();
}

/** @param {HTMLElement} surface */
function suppressClick(surface) {
  const expiry = new AbortController();
  const swallow = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    expiry.abort();
  };
  surface.addEventListener("click", swallow, { capture: true, signal: expiry.signal });
  setTimeout(() => expiry.abort(), CLICK_SUPPRESSION_MS);
}
