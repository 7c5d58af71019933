#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/exit_code.h"
#include "cli/scenario_file.h"
#include "render/render.h"
#include "sheet/set_up_sheet.h"

namespace hexwright {

// What the user asked for, one struct for each subcommand, and the function that does it. In file names
// "-" stands for standard input or output.

struct NewCommand {
  std::string template_name;
  bool list = false;
  bool json = false;
  std::string title, author;
  std::string output = "-";
  bool force = false;
};

enum class ReportFormat : std::uint8_t { Text, Json, Sarif };

struct ValidateCommand {
  std::vector<std::string> files;
  ReportFormat format = ReportFormat::Text;
  bool strict = false;
  bool accepted = false;
  bool quiet = false;
  bool list_checks = false;
  std::string explain;
};

struct ConvertCommand {
  std::string input, output;
  std::optional<FileFormat> to;
  bool force = false;
};

struct RenderCommand {
  std::string input, output;
  std::optional<FileFormat> format;
  int width = 1200;
  DrawOptions options;
  /// The set-up sheet instead of a picture.
  bool sheet = false;
  Paper paper = Paper::A4;
};

struct InfoCommand {
  std::string input;
  bool json = false;
};

struct RulesCommand {
  std::string module;  ///< empty: list them all
  bool json = false;
};

struct SchemaCommand {
  std::string output = "-";
  bool force = false;
};

ExitCode run(const NewCommand& command);
ExitCode run(const ValidateCommand& command);
ExitCode run(const ConvertCommand& command);
ExitCode run(const RenderCommand& command);
ExitCode run(const InfoCommand& command);
ExitCode run(const RulesCommand& command);
ExitCode run(const SchemaCommand& command);

}  // namespace hexwright
