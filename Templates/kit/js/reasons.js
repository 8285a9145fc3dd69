// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/**
 * Why a popup or toast closes.
 *
 * @typedef {"escape" | "outside" | "tap" | "drag" | "timeout" | "action" | "close"
 *   | "programmatic"} Reason
 */

/** How long the last key or press explains what the platform does. */
const REASON_MEMORY_MS = 500;

/** @type {{ reason: Reason, time: number }} */
let last = { reason: "programmatic", time: -REASON_MEMORY_MS };

/**
 * Notes what a key or press is about. The order of the platform's events does not tell why it
 * closes something; the last input does.
 *
 * @param {Reason} reason
 */
export const noteReason = (reason) => void (last = { reason, time: performance.now() });

/**
 * What the last input was about, if that was just now.
 *
 * @returns {Reason | null}
 */
export const recentReason = () =>
  performance.now() - last.time < REASON_MEMORY_MS ? last.reason : null;

/**
 * Why a popup closes when this control in it is pressed.
 *
 * @param {Element} control
 * @returns {Reason}
 */
export const reasonOf = (control) =>
  control.matches(".df-close,.df-grabber") ? "close" : "action";
