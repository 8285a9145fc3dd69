// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/**
 * Words that replace the built-in ones.
 *
 * @type {Record<string, string>}
 */
export const replaced = {};

/**
 * Replaces some or all words that the runtime says, for another language. The keys are those of
 * `STRINGS` in model.js.
 *
 * @param {Record<string, string>} table
 */
export const setStrings = (table) => void Object.assign(replaced, table);
