#include <sys/resource.h>

#include "editor/core/pictures/low_priority.h"

namespace hexwright {

void lower_priority() {
  // On Linux a thread has a priority of its own. A tenth of what a thread of the usual priority gets.
  constexpr int lower = 10;
  setpriority(PRIO_PROCESS, 0, lower);
}

}  // namespace hexwright
