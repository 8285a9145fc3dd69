// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit

// The seed's snippets, each unmodified inside a view or a function.

struct YourContentView: View {
  var body: some View { Text("Content") }
}

@MainActor func deleteProject() {}
@MainActor func restore() {}

struct Styles: View {
  @State var showPopup = false

  var body: some View {
    YourContentView()
        .dfPopup(isPresented: $showPopup) {
            DFPopupCard(
                icon: "sparkles",
                title: "Orbit Pro",
                message: "Unlimited projects and workspaces.",
                primaryAction: DFPopupAction("Upgrade") { },
                secondaryAction: DFPopupAction("Not now") { showPopup = false }
            )
        }
        .dfPopupStyle(.gradient)

    // .standard  .frosted  .glass  .accent  .gradient  .inverse  .outlined  .tinted(_:)
    YourContentView().dfPopupStyle(.frosted)
    YourContentView().dfPopupStyle(.tinted(.warning))   // .info .success .warning .error

    if #available(iOS 26, macOS 26, *) {
        YourContentView().dfPopupStyle(.glass)
    }
  }
}

struct Cards: View {
  @State var showPopup = false
  @Environment(\.dfTheme) var theme

  var body: some View {
    YourContentView().dfPopup(isPresented: $showPopup) {
        DFPopupCard(
            icon: "trash",
            iconTint: .severity(.error),
            title: "Delete “Q3 Roadmap”?",
            message: "This project and its 14 tasks will be permanently removed.",
            primaryAction: DFPopupAction("Delete", role: .destructive) { deleteProject() },
            secondaryAction: DFPopupAction("Cancel") { showPopup = false }
        )
    }

    // Three actions and a close button
    DFPopupCard(
        icon: "bell.badge",
        title: "Turn on notifications",
        message: "Get a nudge when a teammate mentions you.",
        primaryAction: DFPopupAction("Allow") { },
        secondaryAction: DFPopupAction("Not now") { },
        tertiaryAction: DFPopupAction("Ask me later") { },
        onClose: { showPopup = false }
    )

    // Hero media plus a content slot
    DFPopupCard(
        title: "Summer launch sale",
        message: "Upgrade any plan this week.",
        primaryAction: DFPopupAction("Claim 40% off") { },
        media: {
            LinearGradient(colors: [theme.colors.primary, theme.colors.accent],
                           startPoint: .topLeading, endPoint: .bottomTrailing)
                .frame(height: 120)
        },
        content: { Text("Ends Sunday") }
    )

    // The pieces, when you want your own layout
    VStack(spacing: 16) {
        DFPopupIconBadge(systemImage: "bell.badge", tint: .soft)
        DFPopupHeader(icon: "bell", title: "Stay in the loop", message: "Choose what you hear about.", alignment: .leading)
        DFPopupActions(primary: DFPopupAction("Allow") { }, secondary: DFPopupAction("Not now") { })
    }
  }
}

struct ToastStyle: View {
  @State var showPopup = false

  var body: some View {
    YourContentView()
        .dfToast(style: .filled)   // once, at the scene root: .default .tinted .filled .inverse .frosted .glass .banner .compact
  }
}

@MainActor func showToastMessage() {
    DFToastQueue.shared.show(
        text: "Alex commented on Brand refresh.",
        icon: "bubble.left.fill",
        severity: .info,
        title: "New comment"
    )
}

@MainActor func showToastQueue() {
    DFToastQueue.shared.show(
        text: "Moved to the trash",
        icon: "trash",
        severity: .error,
        title: "Deleted",
        actionTitle: "Undo",
        action: { restore() }
    )

    DFToastQueue.shared.show(text: "Saved", icon: "checkmark.circle.fill",
                             severity: .success, position: .bottom)
}

struct Positions: View {
  @State var showPopup = false

  var body: some View { EmptyView() }

  func run() {
    // DFPopupPosition: 9 values
    // .topLeading    .top     .topTrailing
    // .leading       .center  .trailing
    // .bottomLeading .bottom  .bottomTrailing

    YourContentView()
        .dfPopup(isPresented: $showPopup, configuration: .floater(position: .topTrailing)) {
            Text("Top trailing")
        }

    DFToastQueue.shared.show(text: "Saved", severity: .success, position: .bottomLeading)
    let card = DFPopupConfiguration(kind: .center, position: .bottomTrailing)
    _ = card
  }
}

@MainActor func showTransitions() {
    var config = DFPopupConfiguration.floater(position: .bottom)
    config.transition = .slide     // .automatic  .slide  .scale  .fade  .none

    config.transition = .asymmetric(insert: .leading, remove: .trailing)
    _ = config
}

struct Backdrops: View {
  @State var showPopup = false

  var body: some View {
    YourContentView()
        .dfPopup(isPresented: $showPopup, configuration: DFPopupConfiguration(backdrop: .blur)) {
            Text("Blurred backdrop")
        }
  }
}

struct Dismissal: View {
  @State var showPopup = false

  var body: some View {
    YourContentView()
        .dfPopup(
            isPresented: $showPopup,
            configuration: .floater(position: .bottom, autoDismissAfter: 2.5, dismissOnDrag: true)
        ) {
            Text("Link copied")
        }
  }
}

@MainActor func dismissalValues() {
    // Centered default: dim backdrop, outside tap dismisses
    let discard = DFPopupConfiguration.centered
    // Toast: no backdrop, tap the toast to dismiss
    let toast = DFPopupConfiguration.toast()
    // Anything in between
    let custom = DFPopupConfiguration(dismissOnTap: true, dismissOnOutsideTap: false, dimsBackground: true)
    _ = (discard, toast, custom)
}

struct Order: Identifiable {
    let id: Int
    let title: String
}

struct OrderList: View {
    let orders: [Order]
    @State private var selected: Order?

    var body: some View {
        List(orders) { order in
            Button(order.title) { selected = order }
        }
        .dfPopup(item: $selected, configuration: .floater(position: .bottom, autoDismissAfter: 3)) { order in
            Text(order.title)
        }
    }
}

struct Sheet: View {
  @State var showPopup = false

  var body: some View {
    YourContentView()
        .dfPopup(isPresented: $showPopup, configuration: .sheet(backdrop: .dim)) {
            VStack(spacing: 12) {
                DFText("Share project", scale: .headline)
                DFText("Q3 Roadmap, 14 tasks", scale: .caption)
            }
        }
  }
}

struct Theming: View {
  @State var showPopup = false

  var body: some View {
    YourContentView().dfTheme({
        var theme = DFTheme.slateLight
        theme.components.popup = DFPopupTokens(cornerRadius: 24, padding: 20, maxWidth: 360, backdropOpacity: 0.5)
        return theme
    }())
  }
}
