// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/**
 * What a toast says and does. Seconds for `duration`; `null` or `Infinity` keeps it until
 * dismissed.
 *
 * @typedef {object} ToastMessage
 * @property {string} text
 * @property {string} [title]
 * @property {string} [icon] an SF Symbol name
 * @property {"info" | "success" | "warning" | "error"} [severity]
 * @property {string} [position] one of the nine positions
 * @property {number | null} [duration]
 * @property {string} [actionTitle]
 * @property {(event: Event) => void} [action] runs before the toast goes; `preventDefault` keeps it
 * @property {string} [style] a toast style, instead of the region's
 * @property {string} [theme] a class that carries a theme
 */

/** @typedef {import("./reasons.js").Reason} Reason */

/** What {@link DFToastQueue.show} returns: one toast, waiting, shown or gone. */
export class ToastHandle {
  /**
   * The toast's `<df-toast>`; null while it waits for its turn and after it.
   *
   * @type {HTMLElement | null}
   */
  element = null;
  #queue;

  /**
   * @param {DFToastQueue} queue
   * @param {ToastMessage} message
   * @param {import("./elements.js").DFToast | null} adopted a server-rendered toast
   */
  constructor(queue, message, adopted = null) {
    this.#queue = queue;
    this.message = message;
    this.adopted = adopted;
  }

  /**
   * Takes the toast away, shown or still waiting.
   *
   * @param {Reason} [reason]
   */
  dismiss(reason = "programmatic") {
    this.#queue.end(this, reason);
  }

  /**
   * Changes what the toast says; a `duration` starts its time anew.
   *
   * @param {Partial<ToastMessage>} changes
   */
  update(changes) {
    Object.assign(this.message, changes);
    if (this.element) this.#queue.presenter?.refresh(this, changes);
  }
}

/** Toasts, first in first out, one on screen at a time. */
export class DFToastQueue {
  /** @type {DFToastQueue} */
  static get shared() {
    // One queue a page, even where the script was loaded twice.
    const page = /** @type {Record<symbol, DFToastQueue>} */ (/** @type {unknown} */ (globalThis));
    return (page[Symbol.for("popup-kit.toasts")] ??= new DFToastQueue());
  }

  /** @type {ToastHandle[]} */
  #waiting = [];

  /**
   * What shows the toasts, from the first one on.
   *
   * @type {typeof import("./toasts.js") | null}
   */
  presenter = null;

  /**
   * Shows a toast when those before it are gone.
   *
   * @param {ToastMessage | string} message
   * @param {Partial<ToastMessage>} [options] more of it, when the first argument is its text
   */
  show(message, options) {
    const given = typeof message === "string" ? { text: message } : message;
    return this.#add(new ToastHandle(this, { ...given, ...options }));
  }

  /**
   * Queues a toast that the server rendered.
   *
   * @param {import("./elements.js").DFToast} element
   */
  adopt(element) {
    return this.#add(new ToastHandle(this, /** @type {any} */ ({}), element));
  }

  /**
   * The next toast's turn.
   *
   * @returns {ToastHandle | undefined}
   */
  next() {
    return this.#waiting.shift();
  }

  /**
   * @param {ToastHandle} handle
   * @param {Reason} reason
   */
  end(handle, reason) {
    this.#waiting = this.#waiting.filter((other) => other !== handle);
    if (handle.element) this.presenter?.dismiss(handle, reason);
  }

  /** @param {ToastHandle} handle */
  #add(handle) {
    this.#waiting.push(handle);
    this.#present();
    return handle;
  }

  async #present() {
    this.presenter ??= await import("./toasts.js");
    this.presenter.advance();
  }
}
