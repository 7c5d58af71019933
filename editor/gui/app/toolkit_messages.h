#pragma once

namespace hexwright::gui {

/// Keeps off the terminal what the toolkit complains about for no reason, and nothing else.
void leave_out_known_messages();

}  // namespace hexwright::gui
