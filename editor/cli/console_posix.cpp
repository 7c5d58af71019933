#include <unistd.h>

#include "editor/cli/console.h"

namespace hexwright {

void prepare_console() {}

bool is_terminal(std::FILE* stream) { return isatty(fileno(stream)) != 0; }

}  // namespace hexwright
