#include <windows.h>

#include "editor/cli/stop_on_signal.h"

namespace hexwright {
namespace {

/// In a thread of the system's.
BOOL WINAPI ask(DWORD event) {
  if (was_asked_to_stop()) return FALSE;  // the second time: ends the program
  stop_soon();
  // When the console closes or the user logs off the program is over with this answer, or after some seconds.
  if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT) Sleep(INFINITE);
  return TRUE;
}

}  // namespace

struct StopOnSignal::Before {};

StopOnSignal::StopOnSignal() { SetConsoleCtrlHandler(ask, TRUE); }
StopOnSignal::~StopOnSignal() { SetConsoleCtrlHandler(ask, FALSE); }

}  // namespace hexwright
