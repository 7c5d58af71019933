#include "editor/gui/app/benchmark.h"

#include <chrono>

#include <wx/crt.h>

#include "editor/gui/app/memory.h"
#include "editor/gui/frame/frame.h"

namespace hexwright::gui {
namespace {

void report(Frame& frame, std::int64_t started_at) {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(now).count() - started_at;
  wxPrintf("painted after %.1f ms, %d MiB resident\n", static_cast<double>(nanoseconds) / 1e6,
           resident_mebibytes());
  frame.Close(true);
}

}  // namespace

void report_start(Frame& frame, std::int64_t started_at) {
  frame.when_painted(
      [&frame, started_at] { frame.CallAfter([&frame, started_at] { report(frame, started_at); }); });
}

}  // namespace hexwright::gui
