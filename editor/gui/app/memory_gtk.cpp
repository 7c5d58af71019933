#include <fstream>
#include <string>

#include "editor/gui/app/memory.h"

namespace hexwright::gui {

int resident_mebibytes() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;)
    if (int kibibytes = 0; word == "VmRSS:" && status >> kibibytes) return kibibytes / 1024;
  return 0;
}

}  // namespace hexwright::gui
