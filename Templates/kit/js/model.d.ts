// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// What the generated model.js exports: the numbers and words that the Swift model owns. The kit
// writes model.js next to these files; this declaration is what the sources are checked against.

export type Edge = "top" | "bottom" | "leading" | "trailing";

/** Where a popup or toast leaves, by its position. */
export const EXIT_EDGE: Readonly<Record<string, Edge>>;

export const DRAG: {
  /** How far a floater or toast must be dragged to be dismissed. */
  readonly DISTANCE_PX: number;
  /** The same for a sheet. */
  readonly SHEET_DISTANCE_PX: number;
  /** Movement before a press becomes a drag. */
  readonly MINIMUM_PX: number;
  /** A flick counts when the projected offset passes the distance times this. */
  readonly FLICK_FACTOR: number;
  /** How far ahead the release velocity is projected. */
  readonly PROJECTION_S: number;
};

export const DURATION: {
  readonly FAST_MS: number;
  readonly DEFAULT_MS: number;
  readonly SLOW_MS: number;
};

export const TOAST: {
  readonly DURATION_S: number;
  readonly POSITION: string;
  readonly SEVERITY: string;
};

/** English words. `{name}` places are filled in by the runtime. */
export const STRINGS: {
  readonly close: string;
  /** The name of a popup that has no other. */
  readonly dialog: string;
  /** The name of the toast layer; its hotkey is added in parentheses. */
  readonly notifications: string;
  readonly info: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  /** How to reach a toast's action: has the places `{action}` and `{key}`. */
  readonly actionHint: string;
};
