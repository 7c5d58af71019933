#include <algorithm>
#include <map>
#include <optional>

#include <nlohmann/json.hpp>

#include "io/files/outside_json.h"
#include "io/files/plain_board.h"
#include "io/json/board_json.h"
#include "io/json/words.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

using Json = nlohmann::json;

constexpr int deepest = 8;
/// A tree takes many times the memory of its text: no board needs more lists and objects, or more values.
constexpr std::ptrdiff_t most_objects = 400'000, most_values = 4'000'000;

std::string_view without_byte_order_mark(std::string_view bytes) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return bytes.starts_with(mark) ? bytes.substr(mark.size()) : bytes;
}

/// A part of the board, and what messages call it: "hexes[3]"; empty for the board itself.
struct Part {
  const Json& json;
  std::string name;

  std::string name_of(std::string_view key) const {
    return quoted_in_part(name.empty() ? std::string(key) : name + "." + std::string(key));
  }
};

class Reader {
 public:
  explicit Reader(ProblemList& problems) : problems_(problems) {}

  Scenario run(const Json& json);

 private:
  bool take_format(const Part& board);
  void take_details(const Part& board);
  void take_text(const Part& board, const BoardText& text);
  void take_number(const Part& part, const char* key, int least, int& number);
  void take_hex(const Part& part);
  void take_harbor(const Part& part);
  void take_marker(const Part& board, Marker marker);

  /// The part of this name, which is an object; none where there is none, which is reported where it is
  /// something else.
  std::optional<Part> object_in(const Part& part, std::string_view key);
  /// Visits each object in the list of this name.
  template <class Visit>
  void each_in(const Part& board, const char* key, std::size_t most, Visit visit);
  std::optional<Hex> place_of(const Part& part);
  std::optional<int> number_in(const Part& part, const char* key, int least, int most);
  template <class Face, class Faces>
  std::optional<Face> face_in(const Part& part, const char* key, const Faces& all,
                              std::string_view (*word_of)(Face));
  /// Words for what is left out because nothing here is called so.
  void tell_strange(const Part& part, std::initializer_list<std::string_view> known);
  void tell_expected(const std::string& what, Message expected) {
    problems_.error({}, N_("{0}: expected {1}"), {what, std::move(expected)});
  }

  ProblemList& problems_;
  Scenario scenario_;
  std::map<Hex, Cell> cells_;
  std::map<Path, Harbor> harbors_;
};

Message whole_number_from(int least, int most) {
  return Message{N_("a whole number from {0} to {1}"), {std::to_string(least), std::to_string(most)}};
}

void Reader::tell_strange(const Part& part, std::initializer_list<std::string_view> known) {
  for (const auto& [key, value] : part.json.items())
    if (std::ranges::find(known, key) == known.end())
      problems_.warn({}, N_("{0}: nothing of a board is called so; it is left out"), {part.name_of(key)});
}

std::optional<int> Reader::number_in(const Part& part, const char* key, int least, int most) {
  const auto found = part.json.find(key);
  if (found == part.json.end()) return std::nullopt;
  if (const auto number = whole_number(*found, least, most)) return static_cast<int>(*number);
  tell_expected(part.name_of(key), whole_number_from(least, most));
  return std::nullopt;
}

std::optional<Part> Reader::object_in(const Part& part, std::string_view key) {
  const auto found = part.json.find(key);
  if (found == part.json.end()) return std::nullopt;
  if (found->is_object()) return Part{*found, part.name_of(key)};
  tell_expected(part.name_of(key), Message{N_("an object, in braces"), {}});
  return std::nullopt;
}

template <class Visit>
void Reader::each_in(const Part& board, const char* key, std::size_t most, Visit visit) {
  const auto found = board.json.find(key);
  if (found == board.json.end()) return;
  if (!found->is_array() || found->size() > most)
    return tell_expected(key,
                         Message{N_("a list, in square brackets, of at most {0}"), {std::to_string(most)}});
  std::size_t number = 0;
  for (const Json& each : *found) {
    const std::string name = std::string(key) + "[" + std::to_string(number++) + "]";
    if (each.is_object())
      visit(Part{each, name});
    else
      tell_expected(name, Message{N_("an object, in braces"), {}});
  }
}

std::optional<Hex> Reader::place_of(const Part& part) {
  constexpr int most = limits::coordinate;
  for (const char* key : {"q", "r"})
    if (!part.json.contains(key)) tell_expected(part.name_of(key), whole_number_from(-most, most));
  const auto q = number_in(part, "q", -most, most), r = number_in(part, "r", -most, most);
  return q && r ? std::optional(Hex{*q, *r}) : std::nullopt;
}

template <class Face, class Faces>
std::optional<Face> Reader::face_in(const Part& part, const char* key, const Faces& all,
                                    std::string_view (*word_of)(Face)) {
  const auto found = part.json.find(key);
  if (found == part.json.end()) return std::nullopt;
  const auto* word = found->get_ptr<const std::string*>();
  std::vector<Argument> words;
  for (const Face face : all) {
    if (word && *word == word_of(face)) return face;
    words.emplace_back("\"" + std::string(word_of(face)) + "\"");
  }
  tell_expected(part.name_of(key), Message{N_("one of {0}"), {whole_list(words)}});
  return std::nullopt;
}

bool Reader::take_format(const Part& board) {
  const auto format = board.json.find("format");
  if (format == board.json.end() || *format != board_json::format) {
    problems_.error({}, N_("this JSON is no board: its \"format\" is not \"{0}\""),
                    {std::string(board_json::format)});
    return false;
  }
  const auto version = number_in(board, "version", 1, limits::count);
  if (!board.json.contains("version")) tell_expected("version", whole_number_from(1, board_json::version));
  if (version && *version > board_json::version)
    problems_.error({}, N_("this board was written for a later version of the program, which can read it"));
  return version == board_json::version;
}

void Reader::take_text(const Part& board, const BoardText& text) {
  const auto found = board.json.find(text.name);
  if (found == board.json.end()) return;
  const auto* words = found->get_ptr<const std::string*>();
  if (words && text.takes(*words))
    scenario_.details.*text.text = *words;
  else
    tell_expected(text.name, Message{N_("a text of at most {0} bytes, without control characters"),
                                     {std::to_string(text.most)}});
}

void Reader::take_number(const Part& part, const char* key, int least, int& number) {
  number = number_in(part, key, least, limits::count).value_or(number);
}

void Reader::take_details(const Part& board) {
  Details& details = scenario_.details;
  for (const BoardText& text : board_texts) take_text(board, text);
  for (const auto& [key, number] : board_json::numbers) take_number(board, key, 1, details.*number);
  if (const auto pieces = object_in(board, "pieces")) {
    for (const auto& [key, count] : board_json::pieces) take_number(*pieces, key, 0, details.pieces.*count);
    tell_strange(*pieces, {"roads", "settlements", "cities", "ships"});
  }
  const auto turned = board.json.find("quarterTurned");
  if (turned == board.json.end()) return;
  details.quarter_turned = *turned == true;
  if (!turned->is_boolean()) tell_expected("quarterTurned", Message{N_("true or false"), {}});
}

void Reader::take_hex(const Part& part) {
  const auto hex = place_of(part);
  Cell cell;
  if (const auto terrain = face_in<Terrain>(part, "terrain", all_terrains, id)) cell.terrain = *terrain;
  if (const auto number = number_in(part, "number", 0, limits::max_token)) cell.token = *number;
  tell_strange(part, {"q", "r", "terrain", "number"});
  if (hex && !cells_.try_emplace(*hex, cell).second)
    problems_.warn({}, N_("{0}: this hex is on the board already; it is left out"), {part.name});
}

void Reader::take_harbor(const Part& part) {
  const auto hex = place_of(part);
  const auto facing = face_in<Direction>(part, "faces", all_directions, short_name);
  Harbor harbor{facing.value_or(Direction::East), {}};
  if (const auto kind = face_in<HarborKind>(part, "kind", all_harbor_kinds, id)) harbor.kind = *kind;
  tell_strange(part, {"q", "r", "faces", "kind"});
  if (!part.json.contains("faces"))
    tell_expected(part.name_of("faces"), Message{N_("the side that the harbor faces")});
  if (!hex || !facing) return;
  if (!is_within_limits(neighbour(*hex, *facing)))
    tell_expected(part.name_of("faces"), Message{N_("a side within the board's limits")});
  else if (!harbors_.try_emplace(Path(*hex, *facing), harbor).second)
    problems_.warn({}, N_("{0}: another harbor lies at the same path; this one is left out"), {part.name});
}

void Reader::take_marker(const Part& board, Marker marker) {
  const auto part = object_in(board, id(marker));
  if (!part) return;
  if (const auto hex = place_of(*part)) scenario_.markers[marker] = *hex;
  tell_strange(*part, {"q", "r"});
}

Scenario Reader::run(const Json& json) {
  const Part board{json, ""};
  if (!json.is_object()) {
    tell_expected("JSON", Message{N_("an object, in braces"), {}});
    return {};
  }
  if (!take_format(board)) return {};
  take_details(board);
  if (!json.contains("hexes")) tell_expected("hexes", Message{N_("the list of hexes")});
  each_in(board, "hexes", limits::cells, [this](const Part& part) { take_hex(part); });
  each_in(board, "harbors", limits::harbors, [this](const Part& part) { take_harbor(part); });
  for (const Marker marker : all_markers) take_marker(board, marker);
  tell_strange(board, {"$schema", "format", "version", "title", "author", "description", "source", "notes",
                       "minPlayers", "maxPlayers", "victoryPoints", "pieces", "quarterTurned", "hexes",
                       "harbors", "robber", "pirate"});
  scenario_.cells.insert(boost::container::ordered_unique_range, cells_.begin(), cells_.end());
  scenario_.harbors.insert(boost::container::ordered_unique_range, harbors_.begin(), harbors_.end());
  return std::move(scenario_);
}

/// None where the text is no JSON, or more than a board may be.
std::optional<Json> parsed(std::string_view bytes, ProblemList& problems) {
  if (bytes.size() > max_board_json_bytes) {
    problems.error({}, N_("the file is too large: {0} bytes, {1} at most"),
                   {std::to_string(bytes.size()), std::to_string(max_board_json_bytes)});
    return std::nullopt;
  }
  const auto count = [&](char c) { return std::ranges::count(bytes, c); };
  if (count('{') + count('[') > most_objects || count(',') > most_values) {
    problems.error({}, N_("the file has more parts than a board of {0} hexes needs"),
                   {std::to_string(limits::cells)});
    return std::nullopt;
  }
  Json json = json_from_outside<Json>(bytes, {max_board_json_bytes, deepest});
  if (!json.is_discarded()) return json;
  problems.error({}, N_("this is no JSON, or it is damaged, cut off or nested more than {0} deep"),
                 {std::to_string(deepest)});
  return std::nullopt;
}

}  // namespace

bool is_json(std::string_view bytes) {
  bytes = without_byte_order_mark(bytes);
  const auto first = bytes.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && (bytes[first] == '{' || bytes[first] == '[');
}

bool is_board_json(std::string_view bytes) {
  constexpr std::size_t head = 4000;
  return is_json(bytes) && bytes.substr(0, head).find(board_json::format) != std::string_view::npos;
}

ImportedBoard read_board_json(std::string_view bytes) {
  ProblemList problems;
  const auto json = parsed(without_byte_order_mark(bytes), problems);
  Scenario scenario = json ? Reader(problems).run(*json) : Scenario();
  return {std::move(scenario), problems.take()};
}

}  // namespace hexwright
