// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

const SVG = "http://www.w3.org/2000/svg";

/** The kit's own cross, so that a Close button does not load every icon. */
const CROSS = /** @type {const} */ ([["path", { d: "M6 6l12 12M18 6L6 18" }]]);

/** @typedef {readonly (readonly [string, Readonly<Record<string, string>>])[]} Shapes */

/**
 * An icon by its SF Symbol name: from the page's `<symbol id="df-icon-NAME">`, else from icons.js,
 * which loads on first use.
 *
 * @param {string} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  setAll(svg, { class: "df-icon", viewBox: "0 0 24 24" });
  setAll(svg, { "aria-hidden": "true", focusable: "false" });
  const symbol = `df-icon-${name}`;
  if (document.getElementById(symbol)) draw(svg, [["use", { href: `#${symbol}` }]]);
  else if (name === "xmark") draw(svg, CROSS);
  else import("./icons.js").then(({ icons }) => draw(svg, icons[name] ?? []), () => {});
  return svg;
}

/**
 * @param {SVGElement} svg
 * @param {Shapes} shapes
 */
function draw(svg, shapes) {
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS(SVG, tag);
    setAll(shape, attributes);
    svg.append(shape);
  }
}

/**
 * @param {Element} element
 * @param {Readonly<Record<string, string>>} attributes
 */
function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
