// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit

let orders = [Order(id: 1, title: "Green tea"), Order(id: 2, title: "Oat milk")]
let pages = [
  try StaticRenderer(preset: .aurora).render(Styles()),
  try StaticRenderer().render(Cards()),
  try StaticRenderer(theme: .slateLight).render(OrderList(orders: orders)),
]
for page in pages { print(page.html) }
