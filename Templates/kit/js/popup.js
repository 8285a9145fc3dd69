// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { announce, clearAnnouncements } from "./announcer.js";
import { Countdown, holdWhileUsed } from "./countdown.js";
import { INTERACTIVE, emit, hasSelection, isOn, origin, settled, spokenText } from "./dom.js";
import { recordOrigin, returnFocus } from "./focus.js";
import { addGuest, closestAtHome, isRaising, removeGuest, rescueGuests } from "./hosting.js";
import { DRAG, EXIT_EDGE } from "./model.js";
import { recentReason } from "./reasons.js";
import { addLayer, layers, modalClosed, modalOpened, removeLayer } from "./stack.js";
import * as content from "./surface.js";

const LIVE_ATTRIBUTES = ["auto-dismiss", "dismiss-on-drag", "label", "open"];

/** @typedef {import("./reasons.js").Reason} Reason */

/** @param {HTMLDialogElement} surface */
const isShown = (surface) => surface.open || surface.matches(":popover-open");

/**
 * `<df-popup>`: one popup around a native `<dialog popover>`, modal when it has a backdrop.
 *
 * The `open` attribute is the public switch and flips when an exit starts; the dialog itself is
 * private. Events: `df-show`, `df-after-show`, `df-hide` (cancelable, `detail.reason`),
 * `df-after-hide`.
 */
export class DFPopup extends HTMLElement {
  static observedAttributes = LIVE_ATTRIBUTES;

  /** @type {"closed" | "open" | "closing"} */
  #phase = "closed";
  /** Grows with each change of phase, so that what waited for an older one gives up. */
  #turn = 0;
  /** @type {HTMLDialogElement | null} */
  #surface = null;
  /** @type {Countdown | null} */
  #countdown = null;
  /** @type {import("./focus.js").FocusOrigin | null} */
  #origin = null;
  /** @type {string | null} */
  #item = null;
  /** @type {Reason} */
  #reason = "programmatic";
  #modal = false;
  #draggable = false;
  #outsidePress = 0;

  connectedCallback() {
    const surface = this.surface;
    // Values that a script set before the element was defined.
    for (const name of /** @type {const} */ (["item", "open"])) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (/** @type {any} */ (this)[name]);
      /** @type {any} */ (this)[name] = value;
    }
    if (isRaising()) return;
    if (this.#phase !== "closed") this.#showAgain();
    else if (isShown(surface)) this.#adopt();
    else if (this.hasAttribute("open")) this.show();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      rescueGuests();
      if (!this.isConnected && this.#phase !== "closed") this.#finish();
    });
  }

  /** A move that keeps state, such as moveBefore, is no reason for anything. */
  connectedMoveCallback() {}

  /**
   * @param {string} name
   * @param {string | null} old
   * @param {string | null} value
   */
  attributeChangedCallback(name, old, value) {
    if (old === value || !this.isConnected) return;
    if (name === "open") this.open = value !== null;
    else if (name === "auto-dismiss") this.#startCountdown();
    else this.#applyAttributes();
  }

  /**
   * The dialog, with its listeners.
   *
   * @returns {HTMLDialogElement}
   */
  get surface() {
    if (!this.#surface?.isConnected || this.#surface.parentNode !== this) {
      const surface = content.prepareSurface(this);
      if (surface !== this.#surface) this.#wire(surface);
      this.#surface = surface;
      this.#applyAttributes();
    }
    return /** @type {HTMLDialogElement} */ (this.#surface);
  }

  /** Whether the popup is shown or about to be; false from the start of its exit. */
  get open() {
    return this.#phase === "open";
  }

  set open(value) {
    if (value) this.show();
    else this.hide();
  }

  /** The id of the item that an item popup shows; setting it shows the popup, `null` hides it. */
  get item() {
    return this.#item;
  }

  set item(value) {
    const changed = this.#showItem(value);
    if (value == null) this.hide();
    else if (!this.open) this.show();
    else if (changed) {
      this.#startCountdown();
      announce(spokenText(content.titleOf(this.surface) ?? content.bodyOf(this.surface)));
    }
  }

  /** Whether the popup that is open now makes everything else inert. */
  get modal() {
    return this.#modal;
  }

  /** @param {HTMLElement} [opener] where focus returns to; the focused control if absent */
  toggle(opener) {
    if (this.open) this.hide();
    else this.show(opener);
  }

  /** @param {HTMLElement | null} [opener] where focus returns to; the focused control if absent */
  show(opener) {
    clearTimeout(this.#outsidePress);
    if (this.#phase === "open" || !this.isConnected) return;
    const surface = this.surface;
    if (this.#phase === "closing" && !isShown(surface)) this.#finish();
    const reverses = this.#phase === "closing";
    const turn = this.#enter("open");
    emit(this, "show");
    if (turn !== this.#turn) return;
    if (reverses) delete surface.dataset.closing;
    else this.#present(surface, opener);
    this.#shown();
  }

  /** @param {Reason} [reason] */
  hide(reason = "programmatic") {
    if (this.#phase !== "open") return;
    if (!emit(this, "hide", { reason }, true)) {
      this.toggleAttribute("open", true);
      this.#resetDrag();
    } else if (this.open) this.#leave(reason);
  }

  /** @param {Reason} reason */
  async #leave(reason) {
    const surface = this.surface;
    const turn = this.#enter("closing");
    this.#reason = reason;
    for (const layer of layers) {
      const around = closestAtHome(layer.surface.parentElement, ".df-surface");
      if (around === surface) layer.hide("programmatic");
    }
    delete surface.dataset.drag;
    surface.dataset.closing = "";
    await settled(surface);
    if (turn === this.#turn) this.#finish();
  }

  /**
   * @param {HTMLDialogElement} surface
   * @param {HTMLElement | null} [opener]
   */
  #present(surface, opener) {
    const body = content.bodyOf(surface);
    content.gatherContent(this, body);
    content.nameSurface(this, surface);
    this.#recordOpening(opener);
    if (this.#modal) {
      content.chooseFirstFocus(surface);
      clearAnnouncements();
      surface.showModal();
      modalOpened(surface);
      content.showFromTop(surface);
    } else {
      addGuest(this.#guest);
      if (content.isPassive(surface)) announce(spokenText(body));
    }
  }

  /** @param {HTMLElement | null} [opener] */
  #recordOpening(opener) {
    const around = closestAtHome(opener ?? document.activeElement, "df-popup");
    const outer = around instanceof DFPopup && around !== this ? around.#origin : null;
    this.#origin = recordOrigin(opener, outer);
    this.#modal = this.getAttribute("backdrop") !== "none";
    addLayer(this);
  }

  /** What is left to do when the popup is on screen, however it got there. */
  #shown() {
    const turn = this.#turn;
    this.#startCountdown();
    this.#applyAttributes();
    settled(this.surface).then(() => turn === this.#turn && emit(this, "after-show"));
  }

  /** Takes over a popup that was opened natively, before or without the runtime. */
  #adopt() {
    const surface = this.surface;
    const focused = document.activeElement;
    const turn = this.#enter("open");
    emit(this, "show");
    if (turn !== this.#turn) return;
    this.#recordOpening(null);
    if (this.#modal && !surface.matches(":modal")) {
      // WebKit opened it as a popover (it has no `command`), or the page wrote `<dialog open>`.
      if (surface.matches(":popover-open")) surface.hidePopover();
      surface.removeAttribute("open");
      surface.showModal();
      if (focused instanceof HTMLElement && surface.contains(focused)) focused.focus();
    }
    if (this.#modal) modalOpened(surface);
    else addGuest(this.#guest);
    this.#shown();
  }

  /** Shows the surface again after a move in the document, which takes it off the top layer. */
  #showAgain() {
    const surface = this.surface;
    if (this.#modal && !surface.matches(":modal")) {
      surface.removeAttribute("open");
      surface.showModal();
    } else if (!this.#modal && !surface.matches(":popover-open")) this.#guest.show(surface);
  }

  /** The exit is over, or the platform closed the popup without one. */
  #finish() {
    const surface = this.surface;
    const active = document.activeElement;
    const lost = !active || active === document.body || surface.contains(active);
    this.#enter("closed");
    clearAnnouncements();
    removeLayer(this);
    if (surface.open) surface.close(surface.returnValue);
    if (surface.matches(":popover-open")) surface.hidePopover();
    modalClosed(surface);
    if (!this.#modal) removeGuest(this.#guest);
    delete surface.dataset.closing;
    this.#resetDrag();
    if (this.#modal || lost) returnFocus(this.#origin);
    emit(this, "after-hide", { reason: this.#reason });
  }

  /**
   * The platform is closing the popup and cannot be stopped; its toggle event says when it has.
   *
   * @param {Reason} reason
   */
  #vanish(reason) {
    emit(this, "hide", { reason });
    this.#enter("closing");
    this.#reason = reason;
  }

  /** @param {"closed" | "open" | "closing"} phase */
  #enter(phase) {
    this.#phase = phase;
    if (phase !== "open") {
      this.#stopCountdown();
      this.#item = null; // Its content stays for the exit.
    }
    this.toggleAttribute("open", phase === "open");
    return ++this.#turn;
  }

  /** @type {import("./hosting.js").Guest | null} */
  #ownGuest = null;

  get #guest() {
    return (this.#ownGuest ??= {
      element: this,
      popover: this.surface,
      show: (surface) => {
        // A dialog shown as a popover focuses something in it, always; inert content cannot be.
        const takesFocus = surface.querySelector("[autofocus]");
        surface.inert = !takesFocus;
        surface.showPopover({ source: this.#origin?.opener ?? undefined });
        surface.inert = false;
      },
    });
  }

  /**
   * @param {string | null} value
   * @returns {boolean} whether it is another item
   */
  #showItem(value) {
    const item = value == null ? null : String(value);
    const changed = item !== null && item !== this.#item;
    if (changed) content.showItem(this, this.surface, item);
    this.#item = item;
    return changed;
  }

  #startCountdown() {
    const seconds = Number.parseFloat(this.getAttribute("auto-dismiss") ?? "");
    if (!this.open || !Number.isFinite(seconds)) this.#stopCountdown();
    else if (this.#countdown) this.#countdown.restart(seconds);
    else this.#countdown = new Countdown(seconds, () => this.hide("timeout"));
  }

  #stopCountdown() {
    this.#countdown?.stop();
    this.#countdown = null;
  }

  #applyAttributes() {
    const surface = this.#surface;
    if (!surface) return;
    if (this.getAttribute("label")) content.nameSurface(this, surface, true);
    if (this.open && isOn(this, "dismiss-on-drag")) this.#loadDrag(surface);
  }

  #resetDrag() {
    delete this.surface.dataset.drag;
    for (const name of ["--_dx", "--_dy"]) this.surface.style.removeProperty(name);
  }

  /** @param {HTMLElement} surface */
  async #loadDrag(surface) {
    if (this.#draggable) return;
    this.#draggable = true;
    const { makeDraggable } = await import("./drag.js");
    const isSheet = () => this.getAttribute("kind") === "sheet";
    makeDraggable(surface, {
      enabled: () => this.open && isOn(this, "dismiss-on-drag"),
      edge: () => (isSheet() ? "bottom" : EXIT_EDGE[this.getAttribute("position") ?? "center"]),
      distance: () => (isSheet() ? DRAG.SHEET_DISTANCE_PX : DRAG.DISTANCE_PX),
      started: () => this.#countdown?.hold("drag"),
      cancelled: () => this.#countdown?.release("drag"),
      dismissed: () => {
        this.#countdown?.release("drag");
        this.hide("drag");
      },
    });
  }

  /** @param {HTMLDialogElement} surface */
  #wire(surface) {
    this.#ownGuest = null;
    /** @type {(type: string, listener: (event: any) => void) => void} */
    const on = (type, listener) =>
      surface.addEventListener(type, (event) => event.target === surface && listener(event));
    // Light dismissal by the platform has no exit, cannot always be vetoed and, in Firefox, answers
    // to every mouse button: the runtime does it.
    if (!surface.matches(":popover-open")) surface.popover = "manual";
    surface.setAttribute("closedby", "closerequest");

    on("cancel", (event) => {
      if (!event.cancelable) return;
      event.preventDefault();
      this.hide(recentReason() ?? "escape");
    });
    on("beforetoggle", ({ newState }) => {
      if (newState === "closed" && this.open && !isRaising()) {
        this.#vanish(recentReason() ?? "programmatic");
      }
    });
    on("toggle", () => {
      if (isShown(surface) && this.#phase === "closed") this.#adopt();
      if (!isShown(surface) && this.#phase === "closing") this.#finish();
    });
    surface.addEventListener("submit", (event) => this.#submit(event));
    surface.addEventListener("click", (event) => this.#tap(event));
    holdWhileUsed(surface, () => this.#countdown, () => this.#modal);
  }

  /**
   * A form with method dialog closes natively, at once; here it gets its exit.
   *
   * @param {SubmitEvent} event
   */
  #submit(event) {
    const { target: form, submitter } = event;
    const native = form instanceof HTMLFormElement && form.getAttribute("method") === "dialog";
    if (!native || event.defaultPrevented || form.closest("dialog") !== this.surface) return;
    event.preventDefault();
    this.surface.returnValue = submitter?.getAttribute("value") ?? "";
    this.hide("action");
  }

  /** @param {MouseEvent} event */
  #tap(event) {
    if (!isOn(this, "dismiss-on-tap") || event.defaultPrevented || hasSelection()) return;
    const target = origin(event);
    const inside = target?.closest(".df-surface,df-toast-region") === this.surface;
    if (inside && !target?.closest(INTERACTIVE) && !this.isOutside(event)) this.hide("tap");
  }

  /**
   * Whether a pointer event is outside of the popup.
   *
   * @param {MouseEvent} event
   */
  isOutside(event) {
    const target = origin(event);
    const surface = this.surface;
    if (this.#modal && target === surface) {
      const box = surface.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      return x < box.left || x > box.right || y < box.top || y > box.bottom;
    }
    return !this.#modal && !surface.contains(target) && !target?.closest("df-toast-region");
  }

  /**
   * Answers a press outside. Beneath a non-modal popup it may be a click that shows it again or with
   * another item: that click decides first.
   */
  pressOutside() {
    if (this.#modal) this.hide("outside");
    else this.#outsidePress = window.setTimeout(() => this.hide("outside"));
  }
}
