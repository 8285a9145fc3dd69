// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/** The reader's own setting: a factor, or `off` for no time limits. */
const TIMING_KEY = "df-timing";

/** Beyond this, setTimeout fires at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Causes that hold every countdown of the page.
 *
 * @type {Set<string>}
 */
const shared = new Set();

/** @type {Set<Countdown>} */
const running = new Set();

function readerFactor() {
  try {
    const value = localStorage.getItem(TIMING_KEY);
    return value === "off" ? Infinity : Number(value) || 1;
  } catch {
    return 1; // Storage is blocked.
  }
}

/**
 * A time limit that any number of named causes can hold; it goes on with what is left when the last
 * cause is gone. Animations are never the clock: a page's own style sheet may end or freeze them.
 */
export class Countdown {
  #left = 0;
  #started = 0;
  #timer = 0;
  #done;
  /** @type {Set<string>} */
  #causes = new Set();

  /** @param {() => void} done */
  constructor(done) {
    this.#done = done;
  }

  /** Milliseconds that are left. */
  get left() {
    return this.#timer ? this.#left - (performance.now() - this.#started) : this.#left;
  }

  /**
   * Counts from the start, unless something holds it.
   *
   * @param {number} seconds
   */
  restart(seconds) {
    this.pause();
    this.#left = seconds * 1000 * readerFactor();
    running.add(this);
    this.resume();
  }

  /** @param {string} cause */
  hold(cause) {
    this.#causes.add(cause);
    this.pause();
  }

  /** @param {string} cause */
  release(cause) {
    if (this.#causes.delete(cause)) this.resume();
  }

  /** Ends the countdown and forgets what held it. */
  stop() {
    this.pause();
    running.delete(this);
    this.#causes.clear();
  }

  resume() {
    const held = this.#causes.size || shared.size || this.#timer || !running.has(this);
    if (held || !(this.#left <= LONGEST_TIMEOUT_MS)) return;
    this.#started = performance.now();
    this.#timer = window.setTimeout(() => {
      this.stop();
      this.#done();
    }, this.#left);
  }

  pause() {
    if (!this.#timer) return;
    this.#left = Math.max(0, this.left);
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}

/**
 * @param {string} cause
 * @param {boolean} active
 */
function shareCause(cause, active) {
  if (active) shared.add(cause);
  else shared.delete(cause);
  for (const countdown of running) {
    if (active) countdown.pause();
    else countdown.resume();
  }
}

// All countdowns wait while the page is hidden, left or without focus.
const noteVisibility = () => shareCause("hidden", document.hidden);
document.addEventListener("visibilitychange", noteVisibility);
addEventListener("blur", () => shareCause("blur", true));
addEventListener("focus", () => shareCause("blur", false));
addEventListener("pagehide", () => shareCause("page", true));
addEventListener("pageshow", () => shareCause("page", false));
noteVisibility();

/**
 * Holds a countdown while the reader uses an element: hovers over it, touches it or has focus in
 * it.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement} box what the pointer must be over: a dialog counts its backdrop as itself
 * @param {Countdown} countdown
 * @param {() => boolean} [ownsFocus] whether focus was put there by opening: a modal's first focus
 *   says nothing, so there focus counts only once the reader moved it or pressed something
 */
export function holdWhileUsed(element, box, countdown, ownsFocus = () => false) {
  /** @type {(target: HTMLElement, type: string, change: (event: any) => void) => void} */
  const on = (target, type, change) => target.addEventListener(type, change);
  const hold = (/** @type {string} */ cause) => countdown.hold(cause);
  const release = (/** @type {string} */ cause) => countdown.release(cause);
  on(box, "pointerenter", (event) => event.pointerType === "mouse" && hold("hover"));
  on(box, "pointerleave", () => release("hover"));
  on(box, "pointerdown", () => {
    hold("touch");
    if (ownsFocus()) hold("focus");
  });
  on(box, "pointerup", () => release("touch"));
  on(box, "pointercancel", () => release("touch"));
  on(element, "keydown", () => ownsFocus() && hold("focus"));
  on(element, "focusin", () => ownsFocus() || hold("focus"));
  on(element, "focusout", ({ relatedTarget: next }) => element.contains(next) || release("focus"));
}
