// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import Testing

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
    .dfPopup(item: $selected, configuration: .floater(position: .bottom, autoDismissAfter: 3)) {
      order in
      Text(order.title)
    }
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
  }
}

@MainActor
@Suite struct StateTests {
  @Test func everyChosenItemHasATemplate() throws {
    let orders = (1...5).map { Order(id: $0, title: "Order \($0)") }
    let html = try StaticRenderer().render(OrderList(orders: orders)).html
    #expect(html.matches(of: #/<template data-item="\d">/#).count == 5)
    #expect(html.contains("[[&quot;set&quot;,&quot;selected_"))
  }

  @Test func oneValueUsedTwiceHasTwoStates() throws {
    struct Twice: View {
      var body: some View {
        let counter = Counter()
        VStack {
          counter
          counter
        }
      }
    }
    let html = try StaticRenderer().render(Twice()).html
    let keys = Set(html.matches(of: #/count_[a-z2-7]{4}/#).map { String($0.output) })
    #expect(keys.count == 2)
  }

  @Test func aRowsStateFollowsItsIdentity() throws {
    struct Rows: View {
      let ids: [Int]
      var body: some View { ForEach(ids, id: \.self) { _ in Counter() } }
    }
    func keys(_ ids: [Int]) throws -> [String] {
      try StaticRenderer().render(Rows(ids: ids)).html
        .matches(of: #/add&quot;,&quot;(count_[a-z2-7]{4})/#).map { String($0.output.1) }
    }
    #expect(try keys([1, 2]) == keys([2, 1]).reversed())
  }

  @Test func contentThatFollowsAStateIsReported() throws {
    struct Follows: View {
      @State private var isOn = false
      var body: some View {
        Button("Flip") { isOn.toggle() }
        if isOn { Text("On") }
      }
    }
    let page = try StaticRenderer().render(Follows())
    #expect(page.diagnostics.contains { $0.severity == .warning && $0.message.contains("isOn") })
  }

  @Test func aBindingPassesTheStateDown() throws {
    struct Child: View {
      @Binding var isOn: Bool
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    struct Parent: View {
      @State private var isOn = true
      var body: some View { Child(isOn: $isOn) }
    }
    let html = try StaticRenderer().render(Parent()).html
    #expect(html.contains(#/data-df-bind="isOn_[a-z2-7]{4}"/#))
    #expect(html.contains(" checked"))
  }
}
