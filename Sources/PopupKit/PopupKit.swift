// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

// Re-exported so that `import PopupKit` is all a user writes.
@_exported public import PopupModel
