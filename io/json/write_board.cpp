#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "io/files/plain_board.h"
#include "io/json/board_json.h"
#include "io/json/words.h"

namespace hexwright {
namespace {

using Written = nlohmann::ordered_json;

std::string text_of(const Written& json) {
  return json.dump(-1, ' ', false, Written::error_handler_t::replace);
}

Written place_of(Hex hex) { return {{"q", hex.q}, {"r", hex.r}}; }

Written json_of(Hex hex, const Cell& cell) {
  Written json = place_of(hex);
  if (const auto terrain = open_terrain(cell); terrain && !is_own(*terrain)) json["terrain"] = id(*terrain);
  if (const auto number = open_token(cell)) json["number"] = *number;
  return json;
}

Written json_of(const Path& path, const Harbor& harbor) {
  Written json = place_of(harbor_hex(path, harbor));
  json["faces"] = short_name(harbor.facing);
  if (const auto kind = fixed(harbor.kind); kind && !is_own(*kind)) json["kind"] = id(*kind);
  return json;
}

/// The members of the board, one below the other.
class Writer {
 public:
  void add(std::string_view key, const Written& value) { add_text(key, text_of(value)); }
  /// One below the other, too.
  void add(std::string_view key, const std::vector<Written>& values) {
    std::string lines;
    for (const Written& value : values) lines += (lines.empty() ? "\n    " : ",\n    ") + text_of(value);
    add_text(key, lines.empty() ? "[]" : "[" + lines + "\n  ]");
  }
  std::string text() const { return "{\n  " + members_ + "\n}\n"; }

 private:
  void add_text(std::string_view key, std::string_view value) {
    members_ += fmt::format("{}\"{}\": {}", members_.empty() ? "" : ",\n  ", key, value);
  }

  std::string members_;
};

void add_details(const Details& details, Writer& writer) {
  for (const auto& [key, text, most] : board_texts)
    if (!(details.*text).empty()) writer.add(key, Written(details.*text));
  for (const auto& [key, number] : board_json::numbers) writer.add(key, Written(details.*number));
  Written pieces;
  for (const auto& [key, count] : board_json::pieces) pieces[key] = details.pieces.*count;
  writer.add("pieces", pieces);
  if (details.quarter_turned) writer.add("quarterTurned", Written(true));
}

}  // namespace

ExportedBoard write_board_json(const Scenario& scenario) {
  ProblemList losses;
  report_beyond_plain_board(scenario, losses);
  Writer writer;
  writer.add("format", Written(board_json::format));
  writer.add("version", Written(board_json::version));
  add_details(scenario.details, writer);
  std::vector<Written> hexes, harbors;
  for (const auto& [hex, cell] : scenario.cells) hexes.push_back(json_of(hex, cell));
  for (const auto& [path, harbor] : scenario.harbors) harbors.push_back(json_of(path, harbor));
  writer.add("hexes", hexes);
  if (!harbors.empty()) writer.add("harbors", harbors);
  for (const auto& [marker, hex] : scenario.markers) writer.add(id(marker), place_of(hex));
  return {writer.text(), losses.take()};
}

}  // namespace hexwright
