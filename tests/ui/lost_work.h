#pragma once

#include <string>

namespace hexwright::ui_test {

/// A map of this title that was drawn but not saved when its program ended, in the window's library.
void leave_lost_work(const std::string& title);

}  // namespace hexwright::ui_test
