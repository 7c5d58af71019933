#pragma once

#include <cstdint>

namespace hexwright::gui {

class Frame;

/// For `--benchmark-start`: once the map has been painted, prints the milliseconds since `started_at`
/// (nanoseconds since 1970, as `date +%s%N` tells them) and the resident memory, and closes the window.
void report_start(Frame& frame, std::int64_t started_at);

}  // namespace hexwright::gui
