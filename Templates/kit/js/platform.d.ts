// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// Platform features that the type checker's DOM library does not know yet. Every engine that the
// kit supports has them, except those marked optional.

interface ShowPopoverOptions {
  source?: HTMLElement;
}

interface HTMLElement {
  popover: string | null;
  showPopover(options?: ShowPopoverOptions): void;
  hidePopover(): void;
}

interface Element {
  /** Chromium and Firefox; moves a node without resetting its state. */
  moveBefore?(node: Node, child: Node | null): void;
  checkVisibility(options?: { visibilityProperty?: boolean }): boolean;
}

interface ToggleEvent extends Event {
  readonly newState: "open" | "closed";
}

interface HTMLElementEventMap {
  beforetoggle: ToggleEvent;
}

interface Document {
  addEventListener(
    type: "beforetoggle" | "toggle", listener: (event: ToggleEvent) => void, capture?: boolean,
  ): void;
}
