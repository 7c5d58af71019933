#pragma once

namespace hexwright {

/// Lets this thread, and those that it starts, have less of the processor than the window, which comes first.
/// Not the least of all: beside other busy programs that would be next to nothing, and a minute's games would
/// take an hour.
void lower_priority();

}  // namespace hexwright
