#include <algorithm>

#include <fmt/format.h>

#include "io/pioneers/game_file.h"
#include "io/pioneers/grid.h"
#include "io/pioneers/line_text.h"

namespace hexwright::pioneers {
namespace {

constexpr std::string_view digits = "0123456789";

class RowReader {
 public:
  RowReader(std::string_view row, int line, Report& report) : row_(row), line_(line), report_(report) {}

  bool at_end() const { return at_ == row_.size(); }
  TextPlace place() const { return {line_, static_cast<int>(at_) + 1}; }

  bool take(char wanted) {
    if (at_end() || row_[at_] != wanted) return false;
    ++at_;
    return true;
  }
  /// None, and nothing taken, unless a hex begins here.
  std::optional<GameHex> take_hex();
  bool take_separator() { return take(',') || take(' ') || take('\t'); }
  void report_unknown();

 private:
  std::optional<int> take_number();
  std::optional<GameHarbor> take_harbor();

  std::string_view row_;
  int line_;
  Report& report_;
  std::size_t at_ = 0;
};

std::optional<int> RowReader::take_number() {
  const auto end = std::min(row_.find_first_not_of(digits, at_), row_.size());
  if (end == at_) return std::nullopt;
  const auto text = row_.substr(at_, end - at_);
  at_ = end;
  return lenient_number(text);
}

std::optional<GameHarbor> RowReader::take_harbor() {
  if (at_end()) return std::nullopt;
  GameHarbor harbor{harbor_from(row_[at_]), 0};
  if (!harbor.kind && row_[at_] != 'm') return std::nullopt;
  ++at_;
  if (!at_end() && digits.find(row_[at_]) != std::string_view::npos) harbor.facing = row_[at_++] - '0';
  return harbor;
}

std::optional<GameHex> RowReader::take_hex() {
  GameHex hex;
  hex.place = place();
  if (take('s')) {
    hex.pirate = take('R');
    hex.harbor = take_harbor();
  } else if (const auto land = at_end() ? std::nullopt : land_from(row_[at_])) {
    hex.terrain = *land;
    ++at_;
  } else {
    return std::nullopt;
  }
  hex.sequence = take_number();
  hex.fixed = take('+');
  return hex;
}

void RowReader::report_unknown() {
  const TextPlace start = place();
  const std::size_t first = at_;
  while (!at_end() && std::string_view("sdgtpmfh-, \t").find(row_[at_]) == std::string_view::npos) ++at_;
  const auto what = clean_line(row_.substr(first, std::min<std::size_t>(at_ - first, 20)), 40);
  if (what.empty())
    report_.warn(start, N_("bytes that are no text are passed over"));
  else
    report_.warn(start, N_("'{0}' means nothing in a map and is passed over"), {what});
}

std::string written(const GameHex& hex) {
  std::string text(1, letter_of(hex.terrain));
  if (hex.pirate) text += 'R';
  if (hex.harbor && hex.harbor->kind)
    text += fmt::format("{}{}", letter_of(*hex.harbor->kind), hex.harbor->facing);
  if (hex.sequence) text += std::to_string(*hex.sequence);
  if (hex.fixed) text += '+';
  return text;
}

}  // namespace

void read_map_row(std::string_view row, int y, int line, GameFile& file, Report& report) {
  RowReader reader(row, line, report);
  std::size_t beyond = 0;
  for (int x = 0; !reader.at_end();) {
    if (reader.take_separator()) continue;
    if (reader.take('-')) {
      ++x;
    } else if (const auto hex = reader.take_hex()) {
      if (in_grid({x, y}))
        file.hexes.insert_or_assign(hex_at({x, y}), *hex);
      else
        ++beyond;
      ++x;
    } else {
      reader.report_unknown();
    }
  }
  if (beyond > 0)
    report.warn({line, 0}, N_("hexes left out, as Pioneers takes {1} rows of {1} at most: {0}"),
                {std::to_string(beyond), std::to_string(max_side)});
}

std::string write_map_rows(const GameFile& file) {
  int width = 0, height = 0;
  for (const auto& [hex, what] : file.hexes) {
    width = std::max(width, spot_of(hex).x + 1);
    height = std::max(height, spot_of(hex).y + 1);
  }
  std::string rows;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const auto found = file.hexes.find(hex_at({x, y}));
      rows += found == file.hexes.end() ? "-" : written(found->second);
      rows += x + 1 < width ? ',' : '\n';
    }
  }
  return rows;
}

}  // namespace hexwright::pioneers
