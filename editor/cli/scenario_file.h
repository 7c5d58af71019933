#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "editor/cli/exit_code.h"
#include "editor/core/document/file_format.h"

namespace hexwright {

/// A scenario file with all that was found while it was read.
struct OpenedFile {
  std::string name;  ///< to be shown
  std::string contents;
  Scenario scenario;  ///< only to be used when `problems` has no errors
  Problems problems;
  WrittenAt written_at;
};

/// Reads a scenario of either format; "-" is standard input. Where the ending does not tell the format, the
/// contents do: a file that begins with "<" is XML.
Outcome<OpenedFile> open_file(const std::string& file, Positions positions = Positions::Forget);

/// The whole file, or standard input for "-"; why not, when it is larger than `limit` bytes.
Outcome<std::string> read_input(const std::string& file, std::size_t limit);

/// Whether notes and warnings are told on standard error; errors always are.
enum class Remarks : std::uint8_t { Report, Omit };
inline Remarks remarks(bool quiet) { return quiet ? Remarks::Omit : Remarks::Report; }
void report(const Problems& problems, const std::string& file, Remarks remarks = Remarks::Report);

/// As `open_file`, for commands that need a sound scenario: says on standard error what is wrong with it.
/// Either the scenario or how to end.
std::variant<Scenario, ExitCode> open_sound(const std::string& file, Remarks remarks = Remarks::Report);

enum class Existing : std::uint8_t { Keep, Replace };

/// Writes a whole file, or nothing; "-" is standard output. Says on standard error why it could not.
ExitCode save(const std::string& file, std::string_view bytes, Existing existing);

/// Saves the scenario as a file of this format; losses are reported on standard error. What the format cannot
/// hold at all is not written.
ExitCode save_as(const Scenario& scenario, FileFormat format, const std::string& file, Existing existing,
                 Remarks remarks = Remarks::Report);

/// "hexwright-cli: ..." on standard error.
void complain(const Message& message);
/// The same, for a job that comes to nothing.
ExitCode failed(const Refusal& refusal);

}  // namespace hexwright
