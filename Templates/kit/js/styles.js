// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/**
 * Style sheets that pages bring along, by text.
 *
 * @type {Map<string, CSSStyleSheet>}
 */
const adopted = new Map();

/** Adds the `css` of rendered fragments to the page; the same text only once. */
export const DFStyles = {
  /** @param {string} css */
  adopt(css) {
    if (!css || adopted.has(css)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    adopted.set(css, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  },
};
