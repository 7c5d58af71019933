#pragma once

class wxEvent;

namespace hexwright::gui {

/// A wheel that turns over a list or a number that does not have the keyboard changes nothing there: it
/// scrolls what the control lies on. True when the event was such a one and is dealt with.
bool scroll_past_control(const wxEvent& event);

}  // namespace hexwright::gui
