// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// Parses HTML as browsers do, for the tests: one JSON request a line in, one answer a line out.
// A node is a string (text), {comment} or [name, [[attribute, value]…], children, line, column].

const { createInterface } = require("node:readline");
const { parse, parseFragment } = require("parse5");

const compact = (node) => {
  if (node.nodeName === "#text") return node.value;
  if (node.nodeName === "#comment") return { comment: node.data };
  const place = node.sourceCodeLocation;
  return [
    node.tagName,
    node.attrs.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]),
    children(node.content ?? node),
    place ? place.startLine : 0,
    place ? place.startCol : 0,
  ];
};

const children = (node) =>
  node.childNodes.filter(({ nodeName }) => nodeName !== "#documentType").map(compact);

createInterface({ input: process.stdin }).on("line", (line) => {
  const { html, fragment } = JSON.parse(line);
  const errors = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => errors.push([code, startLine, startCol]),
  };
  const tree = fragment ? parseFragment(html, options) : parse(html, options);
  process.stdout.write(JSON.stringify({ nodes: children(tree), errors }) + "\n");
});
