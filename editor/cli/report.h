#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/cli/scenario_file.h"
#include "model/validation/validate.h"

namespace hexwright {

/// What is told about one place of a file, whether its reader or a check found it.
struct ReportItem {
  std::string_view check;
  Severity severity = Severity::Error;
  std::string place;  ///< its key; "scenario" for problems of the file
  std::vector<Hex> hexes{};
  std::optional<TextPosition> position{};  ///< its column counts bytes
  std::optional<int> character_column{};
  std::string message;
  std::string_view requirement;
  std::optional<std::string> fix{};       ///< what the editor offers
  std::optional<std::string> accepted{};  ///< the designer's reason
};

struct CheckedFile {
  std::string name;
  std::optional<std::string> unreadable;  ///< why not
  std::string title;
  std::vector<ReportItem> items;
};

struct FindingCounts {
  int files = 0, unreadable = 0, errors = 0, warnings = 0, notes = 0, accepted = 0;
};
FindingCounts tally(const std::vector<CheckedFile>& files);

/// All checks, and before them the one that stands for the reader's problems.
std::vector<CheckInfo> reported_checks();

/// Reads and checks one file. Accepted findings are left out unless asked for.
CheckedFile checked(const std::string& file, bool with_accepted);

void print_text(const std::vector<CheckedFile>& files);
void print_json(const std::vector<CheckedFile>& files);
/// SARIF 2.1.0, for code hosts and editors.
void print_sarif(const std::vector<CheckedFile>& files);

}  // namespace hexwright
