#include <windows.h>

#include "editor/core/pictures/low_priority.h"

namespace hexwright {

void lower_priority() { SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST); }

}  // namespace hexwright
