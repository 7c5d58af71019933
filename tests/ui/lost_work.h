#pragma once

#include <string>

namespace hexwright::ui_test {

/// A map of this title that was drawn but not saved when its program ended, in the window's library.
void leave_lost_work(const std::string& title);
/// Throws away what others have left there.
void discard_lost_work();

}  // namespace hexwright::ui_test
