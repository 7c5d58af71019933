#include "io/xml/plain_cells.h"

#include <algorithm>
#include <cstring>

#include "io/xml/values.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

/// Reads one cell byte by byte: its words are so short that searching for their ends would take longer than
/// reading them. Whatever it does not expect makes it give up: the tree's readers know better what to make of
/// it.
class PlainCell {
 public:
  PlainCell(std::string_view text, Hex& hex, Cell& cell)
      : begin_(text.data()), at_(begin_), end_(begin_ + text.size()), hex_(hex), cell_(cell) {}

  /// How many bytes the cell takes; 0 when it is not plain.
  std::size_t read() {
    if (!take("<cell")) return 0;
    for (bool apart = skip_blanks(); !take("/>"); apart = skip_blanks())
      if (!apart || !attribute()) return 0;
    constexpr unsigned place = column | row;
    return (seen_ & place) == place ? static_cast<std::size_t>(at_ - begin_) : 0;
  }

 private:
  // What an attribute tells of; nothing may be told twice, so terrain and terrain-pool exclude each other.
  static constexpr unsigned column = 1, row = 2, terrain = 4, token = 8, stack = 16;

  template <std::size_t size>
  bool take(const char (&word)[size]) {
    constexpr std::size_t length = size - 1;
    if (static_cast<std::size_t>(end_ - at_) < length || std::memcmp(at_, word, length) != 0) return false;
    at_ += length;
    return true;
  }

  bool skip_blanks() {
    const char* const first = at_;
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\t')) ++at_;
    return at_ != first;
  }

  /// In the order of the canonical form.
  bool attribute() {
    if (take("q=")) return is_first(column) && number(coordinates, hex_.q);
    if (take("r=")) return is_first(row) && number(coordinates, hex_.r);
    if (take("terrain=")) return is_first(terrain) && fixed_terrain();
    if (take("terrain-pool=")) return is_first(terrain) && name(cell_.terrain.emplace<Drawn>().pool);
    if (take("token=")) return is_first(token) && number(tokens, cell_.token.emplace<int>());
    if (take("token-pool=")) return is_first(token) && name(cell_.token.emplace<Drawn>().pool);
    if (take("stack=")) return is_first(stack) && name(cell_.stack);
    return false;
  }

  bool is_first(unsigned bit) {
    const bool first = (seen_ & bit) == 0;
    seen_ |= bit;
    return first;
  }

  /// What stands between two quotes, as it is; empty, which no value may be, when it is not plain.
  std::string_view value() {
    if (at_ == end_ || (*at_ != '"' && *at_ != '\'')) return {};
    const char quote = *at_++;
    const char* const first = at_;
    while (at_ != end_ && *at_ != quote && *at_ != '<' && *at_ != '&') ++at_;
    if (at_ == end_ || *at_ != quote) return {};
    return {first, static_cast<std::size_t>(at_++ - first)};
  }
  bool number(Limits range, int& number) {
    const auto read = whole_number(value());
    if (!read || *read < range.least || *read > range.most) return false;
    number = *read;
    return true;
  }
  bool fixed_terrain() {
    const auto read = terrain_from_id(value());
    if (read) cell_.terrain = *read;
    return read.has_value();
  }
  bool name(std::string& name) {
    name = value();
    return is_name(name) && !first_acting(name, false);
  }

  const char* begin_;
  const char* at_;
  const char* end_;
  Hex& hex_;
  Cell& cell_;
  unsigned seen_ = 0;
};

}  // namespace

std::size_t PlainCells::read(std::string_view text, std::size_t offset) {
  constexpr std::size_t shortest = std::string_view("<cell q='0' r='0'/>").size();
  if (cells.size() == limits::cells || text.size() < shortest) return 0;
  if (cells.empty()) {
    // Room for as many as the text could tell of; what stays unused costs no memory.
    const auto most = std::min(limits::cells, text.size() / shortest);
    cells.reserve(most);
    at.reserve(most);
  }
  auto& [hex, cell] = cells.emplace_back();
  const auto length = PlainCell(text, hex, cell).read();
  if (length == 0) {
    cells.pop_back();
  } else {
    at.push_back(static_cast<WrittenAt::Offset>(offset));
  }
  return length;
}

}  // namespace hexwright
