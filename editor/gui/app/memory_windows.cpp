#include <minwindef.h>  // psapi.h relies on it
#include <psapi.h>
#include <windows.h>

#include "editor/gui/app/memory.h"

namespace hexwright::gui {

int resident_mebibytes() {
  PROCESS_MEMORY_COUNTERS memory{};
  const bool known = GetProcessMemoryInfo(GetCurrentProcess(), &memory, sizeof memory) != 0;
  return known ? static_cast<int>(memory.WorkingSetSize >> 20U) : 0;
}

}  // namespace hexwright::gui
