// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Popups written by hand to the contract between the renderer, the style sheets and the runtime.
///
/// They keep the engine tests independent of the renderer: what fails here is the kit.
struct PopupMarkup {
  var id: String
  var kind = "center"
  var position = "center"
  var backdrop = "dim"
  var transition = "automatic"
  var flags: [String] = []
  var role: String?
  var content = PopupMarkup.card

  static let card = """
    <div class="df-card"><div class="df-header"><h2 class="df-title" id="ID-t">Title</h2>\
    <p class="df-message" id="ID-m">A message.</p></div>
    <div class="df-actions"><button type="button" class="df-button" data-action="secondary" \
    CLOSE>Cancel</button>\
    <button type="button" class="df-button" data-action="primary" autofocus CLOSE>OK</button></div>
    <button type="button" class="df-close" CLOSE>\
    <svg class="df-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>\
    <span class="df-visually-hidden">Close</span></button></div>
    """

  static let text = #"<p id="ID-t">Link copied to the clipboard</p>"#

  private var isModal: Bool { backdrop != "none" }
  private var dialog: String { "\(id)-d" }

  var opener: String {
    let command = isModal ? "show-modal" : "show-popover"
    return """
      <button type="button" id="open-\(id)" command="\(command)" commandfor="\(dialog)" \
      popovertarget="\(dialog)" popovertargetaction="show">Open \(id)</button>
      """
  }

  private var close: String {
    """
    command="\(isModal ? "request-close" : "hide-popover")" commandfor="\(dialog)" \
    popovertarget="\(dialog)" popovertargetaction="hide"
    """
  }

  private var grabber: String {
    guard kind == "sheet" else { return "" }
    return """
      <button type="button" class="df-grabber" \(close)>\
      <span class="df-visually-hidden">Close</span></button>
      """
  }

  private var announcers: String {
    guard isModal else { return "" }
    return """
      <div class="df-visually-hidden" data-df-live="polite" role="status" aria-live="polite"></div>\
      <div class="df-visually-hidden" data-df-live="assertive" role="alert" aria-live="assertive">\
      </div>
      """
  }

  var popup: String {
    let isOutside = flags.contains("dismiss-on-outside-tap")
    let body = content.replacing("ID-", with: "\(id)-").replacing("CLOSE", with: close)
    let role = role.map { #" role="\#($0)""# } ?? ""
    let description = content.contains("ID-m") ? #" aria-describedby="\#(id)-m""# : ""
    return """
      <df-popup id="\(id)" kind="\(kind)" position="\(position)" backdrop="\(backdrop)" \
      transition="\(transition)" popup-style="standard" \(flags.joined(separator: " "))>
      <dialog class="df-surface" id="\(dialog)" popover="\(isOutside ? "auto" : "manual")" \
      closedby="\(isOutside ? "any" : "closerequest")"\(role) \
      aria-labelledby="\(id)-t"\(description)>\(grabber)<div class="df-body" data-df-body>
      \(body)</div>\(announcers)</dialog></df-popup>
      """
  }

  var html: String { "\(opener)\n\(popup)" }
}
