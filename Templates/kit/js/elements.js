// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import { rescueGuests } from "./hosting.js";
import { DFToastQueue } from "./toast-queue.js";

// The elements whose code arrives with their first use.

/** @type {typeof import("./card.js") | null} */
let cards = null;

/**
 * `<df-popup-card>`: a card's header, media, content, actions and Close button from attributes and
 * `data-slot="media | content | actions"`.
 */
export class DFPopupCard extends HTMLElement {
  static observedAttributes = ["icon", "icon-tint", "title", "message", "alignment", "close"];

  async connectedCallback() {
    cards ??= await import("./card.js");
    if (this.isConnected) cards.renderCard(this);
  }

  attributeChangedCallback() {
    if (this.isConnected) cards?.renderCard(this);
  }
}

/** `<df-toast-region>`: where toasts stand. */
export class DFToastRegion extends HTMLElement {
  static observedAttributes = ["toast-style", "timing", "hotkey"];

  connectedCallback() {
    this.attributeChangedCallback();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      rescueGuests();
      this.attributeChangedCallback();
    });
  }

  connectedMoveCallback() {}

  attributeChangedCallback() {
    DFToastQueue.shared.presenter?.regionChanged(this);
  }
}

/** `<df-toast>`: one toast. Those that the server rendered queue up when they are upgraded. */
export class DFToast extends HTMLElement {
  /** Seconds that the style sheet has shown the toast before its upgrade. */
  lived = Math.max(0, ...this.getAnimations().map(({ currentTime }) => Number(currentTime))) / 1000;

  connectedCallback() {
    if (!this.closest(".df-toasts")) DFToastQueue.shared.adopt(this);
  }
}
