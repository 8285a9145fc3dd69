// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The files under `Templates` that the kit and the site are made from.
public enum PopupTemplates {
  /// The folder that holds `kit`, `site` and `icons`.
  public static let directory: URL = Bundle.module.bundleURL
}
