#include "io/xml/plain_cells.h"

#include <algorithm>

#include "io/xml/values.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

/// Reads the attributes of one cell. Whatever it does not expect makes it give up: the tree's readers know
/// better what to make of it.
class PlainCell {
 public:
  PlainCell(Hex& hex, Cell& cell) : hex_(hex), cell_(cell) {}

  /// `tag`: between "<cell" and "/>".
  bool read(std::string_view tag) {
    while (skip_blanks(tag)) {
      if (tag.empty()) break;
      const auto equals = tag.find('=');
      if (equals == std::string_view::npos || equals + 1 == tag.size()) return false;
      const char quote = tag[equals + 1];
      const auto end = tag.find(quote, equals + 2);
      if ((quote != '"' && quote != '\'') || end == std::string_view::npos) return false;
      if (!attribute(tag.substr(0, equals), tag.substr(equals + 2, end - equals - 2))) return false;
      tag.remove_prefix(end + 1);
    }
    constexpr unsigned place = column | row;
    return tag.empty() && (seen_ & place) == place;
  }

 private:
  // What an attribute tells of; nothing may be told twice, so terrain and terrain-pool exclude each other.
  static constexpr unsigned column = 1, row = 2, terrain = 4, token = 8, stack = 16;

  static bool skip_blanks(std::string_view& tag) {
    std::size_t blanks = 0;
    while (blanks < tag.size() && (tag[blanks] == ' ' || tag[blanks] == '\n' || tag[blanks] == '\t'))
      ++blanks;
    tag.remove_prefix(blanks);
    return blanks > 0;
  }

  bool attribute(std::string_view name, std::string_view value) {
    if (name == "q") return is_first(column) && number(value, coordinates, hex_.q);
    if (name == "r") return is_first(row) && number(value, coordinates, hex_.r);
    if (name == "terrain") return is_first(terrain) && fixed_terrain(value);
    if (name == "terrain-pool")
      return is_first(terrain) && plain_name(value, cell_.terrain.emplace<Drawn>().pool);
    if (name == "token") return is_first(token) && number(value, tokens, cell_.token.emplace<int>());
    if (name == "token-pool") return is_first(token) && plain_name(value, cell_.token.emplace<Drawn>().pool);
    if (name == "stack") return is_first(stack) && plain_name(value, cell_.stack);
    return false;
  }

  bool is_first(unsigned told) {
    const bool first = (seen_ & told) == 0;
    seen_ |= told;
    return first;
  }
  static bool number(std::string_view value, Limits range, int& number) {
    const auto read = whole_number(value);
    if (!read || *read < range.least || *read > range.most) return false;
    number = *read;
    return true;
  }
  bool fixed_terrain(std::string_view value) {
    const auto read = terrain_from_id(value);
    if (read) cell_.terrain = *read;
    return read.has_value();
  }
  static bool plain_name(std::string_view value, std::string& name) {
    if (!is_name(value) || value.find_first_of("<&") != std::string_view::npos) return false;
    name = value;
    return true;
  }

  Hex& hex_;
  Cell& cell_;
  unsigned seen_ = 0;
};

}  // namespace

std::size_t PlainCells::read(std::string_view text, std::size_t offset) {
  constexpr std::string_view opening = "<cell";
  constexpr std::string_view closing = "/>";
  constexpr std::size_t shortest = std::string_view("<cell q='0' r='0'/>").size();
  if (cells.size() == limits::cells || !text.starts_with(opening)) return 0;
  const auto length = text.find('>') + 1;
  if (length < shortest || text[length - closing.size()] != closing.front()) return 0;
  if (cells.empty()) {
    // Room for as many as the text could tell of; what stays unused costs no memory.
    const auto most = std::min(limits::cells, text.size() / shortest);
    cells.reserve(most);
    at.reserve(most);
  }
  auto& [hex, cell] = cells.emplace_back();
  if (!PlainCell(hex, cell).read(text.substr(opening.size(), length - opening.size() - closing.size()))) {
    cells.pop_back();
    return 0;
  }
  at.push_back(static_cast<WrittenAt::Offset>(offset));
  return length;
}

}  // namespace hexwright
