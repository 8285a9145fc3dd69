// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// The kit's `package.json`.
struct PackageManifest {
  let version: String

  var text: String {
    let manifest: JSONValue = [
      "name": "popup-kit",
      "version": .string(version),
      "description":
        "Popups, sheets and toasts as plain accessible HTML, CSS and a little JavaScript.",
      "license": "MIT",
      "type": "module",
      "main": "./popup-kit.js",
      "style": "./popup-kit.css",
      "exports": [
        ".": ["style": "./popup-kit.css", "default": "./popup-kit.js"],
        "./popup-kit.css": "./popup-kit.css",
        "./popup-kit.min.css": "./popup-kit.min.css",
        "./css/*": "./css/*",
        "./themes/*": "./themes/*",
        "./icons/*": "./icons/*",
        "./tokens.json": "./tokens.json",
        "./package.json": "./package.json",
      ],
      "sideEffects": ["./popup-kit.js", "*.css"],
    ]
    return manifest.pretty()
  }
}
