#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "editor/cli/command_line.h"
#include "editor/cli/console.h"
#include "editor/cli/words.h"

namespace hexwright {
namespace {

struct Run {
  ExitCode operator()(ExitCode code) const { return code; }
  ExitCode operator()(const auto& command) const { return run(command); }
};

/// Output waits in a buffer: only now a full disk shows.
ExitCode flushed(ExitCode code) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
  complain({N_("standard output cannot be written"), {}});
  return ExitCode::Failed;
}

}  // namespace
}  // namespace hexwright

int main(int argc, char** argv) {
  using namespace hexwright;
  prepare_console();
  speak_language_of_environment();
  try {
    return static_cast<int>(flushed(std::visit(Run{}, parse_command_line(argc, argv))));
  } catch (const std::exception& failure) {
    print_line(stderr, std::string("hexwright-cli: ") + failure.what());
    return static_cast<int>(ExitCode::Failed);
  }
}
