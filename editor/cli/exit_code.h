#pragma once

namespace hexwright {

/// What the program tells the shell; documented in `hexwright-cli --help`.
enum class ExitCode {
  Fine = 0,
  ErrorsFound = 1,  ///< a scenario has errors, and all that was asked for is said
  Failed = 2,       ///< a file could not be read or written, or the command line makes no sense
};

}  // namespace hexwright
