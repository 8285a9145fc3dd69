// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// The script that holds every icon as data, loaded when a toast first asks for one.
struct IconsModule {
  /// The icons, by name.
  let icons: [(name: String, shapes: SVGShapes)]

  var source: String {
    let entries = icons.map { icon in
      let shapes = icon.shapes.shapes.map { shape in
        JSONValue.array([
          .string(shape.tag),
          .object(JSONObject(shape.attributes.map { ($0.name, JSONValue.string($0.value)) })),
        ])
      }
      return
        "  \(JSONValue.string(icon.name).serialized()): \(JSONValue.array(shapes).serialized()),"
    }
    return """
      // SPDX-FileCopyrightText: 2026 The Popup Lab authors
      // SPDX-License-Identifier: MIT

      // Generated from the icon files: the shapes inside each icon's 24 x 24 box.
      export const icons = {
      \(entries.joined(separator: "\n"))
      };

      """
  }
}
