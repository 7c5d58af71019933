#pragma once

#include <chrono>
#include <functional>
#include <thread>

#include "tests/ui/driver.h"

namespace hexwright::ui_test {

/// Where something is once it has come to rest; it is asked for its place again and again, for so long that a
/// busy machine would have moved it.
inline wxPoint resting_place(const std::function<wxPoint()>& place) {
  wxPoint before = ask(place);
  for (int still = 0; still < 12;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(40));
    const wxPoint now = ask(place);
    still = now == before ? still + 1 : 0;
    before = now;
  }
  return before;
}

}  // namespace hexwright::ui_test
