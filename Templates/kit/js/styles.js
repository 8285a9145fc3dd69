// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/**
 * Style sheets that pages bring along, by text.
 *
 * @type {Set<string>}
 */
const adopted = new Set();

/** Adds the `css` of rendered fragments to the page; the same text only once. */
export const DFStyles = {
  /** @param {string} css */
  adopt(css) {
    if (adopted.has(css)) return;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  },
};
