// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { announce, clearAnnouncements } from "./announcer.js";
import { emit, isOn, settled, spokenText } from "./dom.js";
import { recordOrigin, returnFocus } from "./focus.js";
import { addGuest, closestAtHome, isRaising, removeGuest, rescueGuests } from "./hosting.js";
import { recentReason } from "./reasons.js";
import { addLayer, layers, modalClosed, modalOpened, removeLayer } from "./stack.js";
import { bodyOf, isPassive, showFromTop, showItem, titleOf } from "./surface.js";

/** @typedef {import("./reasons.js").Reason} Reason */

/** @param {HTMLDialogElement} surface */
const isShown = (surface) => surface.matches("[open],:popover-open");

/**
 * `<df-popup>`: one popup around a native `<dialog popover>`, modal when it has a backdrop.
 *
 * The `open` attribute is the public switch and flips when an exit starts; the dialog itself is
 * private. Events: `df-show`, `df-after-show`, `df-hide` (cancelable, `detail.reason`),
 * `df-after-hide`.
 */
export class DFPopup extends HTMLElement {
  static observedAttributes = ["auto-dismiss", "dismiss-on-drag", "label", "open"];

  /**
   * The dialog. A popup with plain content gets it soon after it is connected.
   *
   * @type {HTMLDialogElement}
   */
  surface = /** @type {any} */ (null);

  /** Whether the popup that is open now makes everything else inert. */
  modal = false;

  /** @type {"closed" | "open" | "closing"} */
  #phase = "closed";
  /** Grows with each change of phase, so that what waited for an older one gives up. */
  #turn = 0;
  /** @type {import("./countdown.js").Countdown | null} */
  #countdown = null;
  /** @type {import("./focus.js").FocusOrigin | null} */
  #origin = null;
  /** @type {string | null} */
  #item = null;
  /** @type {Reason} */
  #reason = "programmatic";
  #isDraggable = false;
  #outsidePress = 0;
  /** @type {import("./hosting.js").Guest} */
  #guest = {
    element: this,
    popover: this,
    show: (surface) => {
      // A dialog shown as a popover focuses something in it, always; inert content cannot be.
      surface.inert = !surface.querySelector("[autofocus]");
      surface.showPopover({ source: this.#origin?.opener ?? undefined });
      surface.inert = false;
    },
  };

  /** @returns {void} */
  connectedCallback() {
    if (!this.#findSurface()) {
      // The script that connected the popup may still fill it.
      setTimeout(() => this.isConnected && this.#complete(() => this.connectedCallback()));
      return;
    }
    // Values that a script set before the element was defined.
    for (const name of ["item", "open"]) {
      if (!Object.hasOwn(this, name)) continue;
      const self = /** @type {any} */ (this);
      const value = self[name];
      delete self[name];
      self[name] = value;
    }
    if (isRaising()) return;
    if (this.#phase !== "closed") this.#showAgain();
    else if (isShown(this.surface)) this.#adopt();
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
    else if (name === "dismiss-on-drag") this.#loadDrag();
    else if (this.surface) this.#complete();
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
    if (value == null) this.hide();
    else if (this.#findSurface()) this.#setItem(String(value));
    else this.#complete(() => (this.item = value));
  }

  /** @param {string} item */
  #setItem(item) {
    const changed = item !== this.#item;
    this.#item = item;
    const wasOpen = this.open;
    if (changed) showItem(this, this.surface, item);
    this.show();
    if (wasOpen && changed) {
      this.#startCountdown();
      announce(spokenText(titleOf(this.surface) ?? bodyOf(this.surface)));
    }
  }

  /** @param {HTMLElement} [opener] where focus returns to; the focused control if absent */
  toggle(opener) {
    if (this.open) this.hide();
    else this.show(opener);
  }

  /**
   * @param {HTMLElement | null} [opener] where focus returns to; the focused control if absent
   * @returns {void}
   */
  show(opener) {
    clearTimeout(this.#outsidePress);
    if (this.open || !this.isConnected) return;
    if (!this.#findSurface()) return void this.#complete(() => this.show(opener));
    if (this.#phase === "closing" && !isShown(this.surface)) this.#finish();
    const reverses = this.#phase === "closing";
    if (!this.#open()) return;
    if (reverses) delete this.surface.dataset.closing;
    else this.#present(opener);
    this.#shown();
  }

  /** @param {Reason} [reason] */
  hide(reason = "programmatic") {
    if (!this.open) return;
    if (!emit(this, "hide", { reason }, true)) {
      this.toggleAttribute("open", true);
      this.#resetDrag();
    } else if (this.open) this.#leave(reason);
  }

  /**
   * Answers a press outside. Beneath a non-modal popup it may be a click that shows it again or
   * with another item: that click decides first.
   */
  pressOutside() {
    if (this.modal) this.hide("outside");
    else this.#outsidePress = window.setTimeout(() => this.hide("outside"));
  }

  /** @returns {boolean} whether the popup is to open still, after its listeners */
  #open() {
    const turn = this.#enter("open");
    emit(this, "show");
    return turn === this.#turn;
  }

  /** @param {HTMLElement | null} [opener] */
  #present(opener) {
    const surface = this.surface;
    this.#recordOpening(opener);
    if (this.modal) {
      clearAnnouncements();
      surface.showModal();
      modalOpened(surface);
      showFromTop(surface);
    } else {
      addGuest(this.#guest);
      if (isPassive(surface)) announce(spokenText(bodyOf(surface)));
    }
  }

  /** @param {HTMLElement | null} [opener] */
  #recordOpening(opener) {
    const around = closestAtHome(opener ?? document.activeElement, "df-popup");
    const outer = around instanceof DFPopup && around !== this ? around.#origin : null;
    this.#origin = recordOrigin(opener, outer);
    this.modal = this.#wantsModal();
    addLayer(this);
  }

  /** What is left to do when the popup is on screen, however it got there. */
  #shown() {
    const turn = this.#turn;
    this.#startCountdown();
    this.#loadDrag();
    settled(this.surface).then(() => turn === this.#turn && emit(this, "after-show"));
  }

  /** Takes over a popup that was opened natively, before or without the runtime. */
  #adopt() {
    const surface = this.surface;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const hadFocus = surface.contains(focused);
    if (this.#wantsModal() && !surface.matches(":modal")) {
      // WebKit opened it as a popover (it has no `command`), or the page wrote `<dialog open>`.
      if (surface.matches(":popover-open")) surface.hidePopover();
      surface.removeAttribute("open");
      surface.showModal();
      if (hadFocus) focused?.focus();
    }
    if (!this.#open()) return;
    const opener = document.querySelector(`[popovertarget="${CSS.escape(surface.id)}"]`);
    this.#recordOpening(hadFocus ? /** @type {HTMLElement | null} */ (opener) : null);
    if (this.modal) modalOpened(surface);
    else addGuest(this.#guest);
    this.#shown();
  }

  #wantsModal() {
    return this.getAttribute("backdrop") !== "none";
  }

  /** Shows the surface again after a move in the document, which takes it off the top layer. */
  #showAgain() {
    const surface = this.surface;
    if (this.modal && !surface.matches(":modal")) {
      surface.removeAttribute("open");
      surface.showModal();
    } else if (!isShown(surface)) this.#guest.show(surface);
  }

  /** @param {Reason} reason */
  async #leave(reason) {
    const surface = this.surface;
    const turn = this.#enter("closing", reason);
    for (const layer of layers) {
      const around = closestAtHome(layer.surface.parentElement, ".df-surface");
      if (around === surface) layer.hide();
    }
    surface.dataset.closing = "";
    await settled(surface);
    if (turn === this.#turn) this.#finish();
  }

  /** The exit is over, or the platform closed the popup without one. */
  #finish() {
    const surface = this.surface;
    const active = document.activeElement;
    const lost = !this.isConnected && active === document.body;
    const hadFocus = this.modal || lost || surface.contains(active);
    this.#enter("closed");
    clearAnnouncements();
    removeLayer(this);
    if (surface.open) surface.close(surface.returnValue);
    if (isShown(surface)) surface.hidePopover();
    if (this.modal) modalClosed(surface);
    else removeGuest(this.#guest);
    delete surface.dataset.closing;
    this.#resetDrag();
    if (hadFocus) returnFocus(this.#origin);
    emit(this, "after-hide", { reason: this.#reason });
  }

  /**
   * @param {"closed" | "open" | "closing"} phase
   * @param {Reason} [reason]
   */
  #enter(phase, reason = this.#reason) {
    this.#phase = phase;
    this.#reason = reason;
    if (phase !== "open") {
      this.#countdown?.stop();
      this.#item = null; // Its content stays for the exit.
    }
    this.toggleAttribute("open", phase === "open");
    return ++this.#turn;
  }

  async #startCountdown() {
    const countdown = await this.#loadCountdown();
    const seconds = Number.parseFloat(this.getAttribute("auto-dismiss") ?? "");
    if (this.open && Number.isFinite(seconds)) countdown?.restart(seconds);
    else countdown?.stop();
  }

  async #loadCountdown() {
    // A hand-written popup has no dialog until it is wrapped, which comes here again.
    if (this.#countdown || !this.surface || !this.hasAttribute("auto-dismiss")) {
      return this.#countdown;
    }
    const { Countdown, holdWhileUsed } = await import("./countdown.js");
    if (!this.#countdown) {
      const countdown = (this.#countdown = new Countdown(() => this.hide("timeout")));
      holdWhileUsed(this.surface, bodyOf(this.surface), countdown, () => this.modal);
    }
    return this.#countdown;
  }

  #resetDrag() {
    delete this.surface.dataset.drag;
    for (const name of ["--_dx", "--_dy"]) this.surface.style.removeProperty(name);
  }

  async #loadDrag() {
    if (this.#isDraggable || !this.open || !isOn(this, "dismiss-on-drag")) return;
    this.#isDraggable = true;
    const { dragToDismiss } = await import("./popup-drag.js");
    dragToDismiss(this, this.surface, (held) =>
      held ? this.#countdown?.hold("drag") : this.#countdown?.release("drag"),
    );
  }

  /**
   * Adds what hand-written HTML leaves out.
   *
   * @param {() => void} [then]
   */
  async #complete(then) {
    const { complete } = await import("./authoring.js");
    complete(this);
    then?.();
  }

  /** @returns {boolean} whether the popup has its dialog */
  #findSurface() {
    const surface = this.querySelector(":scope > dialog");
    if (!(surface instanceof HTMLDialogElement)) return false;
    if (surface !== this.surface) this.#wire(surface);
    return true;
  }

  /** @param {HTMLDialogElement} surface */
  #wire(surface) {
    this.surface = this.#guest.popover = surface;
    /** @type {(type: string, listener: (event: any) => void) => void} */
    const on = (type, listener) =>
      surface.addEventListener(type, (event) => event.target === surface && listener(event));
    on("cancel", (event) => {
      if (!event.cancelable) return;
      event.preventDefault();
      this.hide(recentReason() ?? "escape");
    });
    on("beforetoggle", ({ newState }) => {
      if (newState === "open" || !this.open || isRaising()) return;
      // The platform is closing the popup and cannot be stopped; `toggle` says when it has.
      const reason = recentReason() ?? "programmatic";
      emit(this, "hide", { reason });
      this.#enter("closing", reason);
    });
    on("toggle", () => {
      if (isShown(surface) && this.#phase === "closed") this.#adopt();
      if (!isShown(surface) && this.#phase === "closing") this.#finish();
    });
    this.#loadCountdown();
    // Light dismissal by the platform has no exit, cannot always be vetoed and, in Firefox, answers
    // to every mouse button: the runtime does it.
    if (!isShown(surface)) surface.popover = "manual";
    surface.setAttribute("closedby", "closerequest");
    const isWhole = surface.matches("[aria-labelledby],[aria-label]");
    if (!isWhole && this.#wantsModal()) this.#complete();
  }
}
