#include <fcntl.h>
#include <initializer_list>
#include <io.h>
#include <windows.h>

#include "editor/cli/console.h"

namespace hexwright {

void prepare_console() {
  // Else every line would end in two bytes, and JSON would not be what other systems write.
  for (std::FILE* stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
  SetConsoleOutputCP(CP_UTF8);
  // Colours, and a line that is written over again and again.
  for (const DWORD each : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
    DWORD mode = 0;
    HANDLE console = GetStdHandle(each);
    if (GetConsoleMode(console, &mode) != 0)
      SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
  }
}

bool is_terminal(std::FILE* stream) { return _isatty(_fileno(stream)) != 0; }

}  // namespace hexwright
