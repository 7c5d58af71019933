#include <algorithm>
#include <array>
#include <limits>

#include "io/pioneers/foreign.h"
#include "io/pioneers/game_file.h"
#include "io/pioneers/line_text.h"
#include "io/pioneers/settings.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright::pioneers {
namespace {

/// Of one list: as many as there are hexes at most.
constexpr std::size_t most_numbers = 1024;
constexpr std::size_t most_unknown_lines = 1000;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

class Reader {
 public:
  Reader(std::string_view text, Report& report) : rest_(text), report_(report) {}

  GameFile read();

 private:
  bool next_line();
  void take_record();
  void take_map();
  void take_chits(std::string_view value);
  void take_corner(std::string_view value);
  void take_text(std::string_view keyword, std::string_view value);
  bool take_setting(std::string_view record);
  void once(std::string_view keyword);
  std::string cleaned(std::string_view value, std::size_t limit, Tabs tabs);
  std::vector<GameNumber> numbers(std::string_view value);
  TextPlace place_of(std::string_view part) const;

  std::string_view rest_;
  Report& report_;
  GameFile file_;
  std::string_view line_;
  int line_number_ = 0;
  bool reread_ = false;
  bool has_map_ = false;
  std::size_t carriage_returns_ = 0;
  std::map<std::string_view, std::size_t> text_bytes_;
  std::map<std::string_view, int> said_;
};

/// The rest of a record after its keyword; keywords need nothing between them and their value.
std::optional<std::string_view> value_after(std::string_view record, std::string_view keyword) {
  if (!record.starts_with(keyword)) return std::nullopt;
  return trimmed(record.substr(keyword.size()));
}

/// A map that is not closed runs into the records after it; none of these is a row.
bool is_record_after_map(std::string_view line) {
  const auto record = trimmed(line);
  constexpr std::array<std::string_view, 5> keywords{"nosetup", "chits", "title", "desc", "map"};
  return std::any_of(keywords.begin(), keywords.end(),
                     [&](std::string_view keyword) { return record.starts_with(keyword); });
}

bool Reader::next_line() {
  if (reread_) {
    reread_ = false;
    return true;
  }
  if (rest_.empty()) return false;
  const auto end = rest_.find('\n');
  line_ = rest_.substr(0, end);
  rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
  ++line_number_;
  if (line_.ends_with('\r')) {
    line_.remove_suffix(1);
    ++carriage_returns_;
  }
  return true;
}

TextPlace Reader::place_of(std::string_view part) const {
  return {line_number_, static_cast<int>(part.data() - line_.data()) + 1};
}

void Reader::once(std::string_view keyword) {
  const auto [said, first] = said_.try_emplace(keyword, line_number_);
  if (first) return;
  report_.warn({line_number_, 0}, N_("'{0}' was already said in line {1}; what is said last counts"),
               {std::string(keyword), std::to_string(said->second)});
  said->second = line_number_;
}

std::string Reader::cleaned(std::string_view value, std::size_t limit, Tabs tabs) {
  auto text = clean_line(value, limit, tabs);
  if (const auto found = first_acting(text, true))
    report_.warn(
        place_of(value),
        N_("the text holds {0}, a character that is not shown but acts on what shows it; it is kept, and "
           "spelled out where it could mislead"),
        {escaped(std::string_view(text).substr(found->at,
                                               utf8_length(std::string_view(text).substr(found->at))))});
  if (text == value) return text;
  if (value.size() > limit)
    report_.warn(place_of(value), N_("the text is cut: it has {0} bytes, at most {1} are kept"),
                 {std::to_string(value.size()), std::to_string(limit)});
  else if (!is_utf8(value))
    report_.note(place_of(value),
                 N_("the text holds bytes that are not UTF-8 text; they are taken for Latin-1 letters"));
  else
    report_.note(place_of(value),
                 N_("the text holds tabs or other control characters; they are taken for blanks"));
  return text;
}

void Reader::take_text(std::string_view keyword, std::string_view value) {
  if (keyword == "title") {
    once(keyword);
    file_.title = cleaned(value, limits::line, Tabs::ToBlanks);
    return;
  }
  auto& lines = keyword == "#" ? file_.comments : file_.description;
  std::size_t& bytes = text_bytes_[keyword];
  if (bytes >= limits::text) {
    report_.warn({line_number_, 0},
                 N_("comments or description are longer than {0} bytes; the line is left out"),
                 {std::to_string(limits::text)});
    return;
  }
  lines.push_back(cleaned(value, limits::text - bytes, Tabs::Keep));
  bytes += lines.back().size() + 1;
}

std::vector<GameNumber> Reader::numbers(std::string_view value) {
  constexpr std::string_view digits = "0123456789";
  std::vector<GameNumber> result;
  auto first = value.find_first_of(digits);
  while (first != std::string_view::npos) {
    if (result.size() == most_numbers) {
      report_.warn(place_of(value.substr(first)), N_("the list is cut: at most {0} numbers are kept"),
                   {std::to_string(most_numbers)});
      break;
    }
    const auto end = std::min(value.find_first_not_of(digits, first), value.size());
    if (first > 0 && value[first - 1] == '-') --first;
    const auto part = value.substr(first, end - first);
    result.push_back({lenient_number(part), place_of(part)});
    first = value.find_first_of(digits, end);
  }
  return result;
}

void Reader::take_chits(std::string_view value) {
  once("chits");
  if (has_map_)
    report_.warn({line_number_, 0}, N_("the chits come after the map; Pioneers wants them before it"));
  file_.chits = numbers(value);
}

void Reader::take_corner(std::string_view value) {
  const auto parts = numbers(value);
  if (parts.size() != 3) {
    report_.warn(place_of(value), N_("expected a column, a row and a corner after 'nosetup', found '{0}'"),
                 {clean_line(value, 40)});
    return;
  }
  if (!has_map_)
    report_.note({line_number_, 0}, N_("'nosetup' comes before the map; Pioneers wants it after"));
  file_.closed_corners.push_back({parts[0].value, parts[1].value, parts[2].value, place_of(value)});
}

bool Reader::take_setting(std::string_view record) {
  const auto settings = all_settings();
  const auto setting = std::find_if(settings.begin(), settings.end(),
                                    [&](const Setting& s) { return record.starts_with(s.keyword); });
  if (setting == settings.end()) return false;
  once(setting->keyword);
  if (setting->kind == Setting::Kind::Flag) {
    file_.settings[setting->keyword] = {1, place_of(record)};
    return true;
  }
  const auto value = trimmed(record.substr(setting->keyword.size()));
  const GameNumber number{lenient_number(value), place_of(value)};
  file_.settings[setting->keyword] = number;
  if (value.empty() || value.find_first_not_of("+-0123456789") != std::string_view::npos)
    report_.warn(number.place, N_("expected a number after '{0}', found '{1}'; Pioneers reads it as {2}"),
                 {std::string(setting->keyword), clean_line(value, 40), std::to_string(number.value)});
  return true;
}

void Reader::take_record() {
  const auto record = trimmed(line_);
  if (record.empty()) return;
  if (record.starts_with("map")) return take_map();
  if (const auto value = value_after(record, "chits")) return take_chits(*value);
  if (const auto value = value_after(record, "nosetup")) return take_corner(*value);
  for (const std::string_view keyword : {"title", "#", "desc"})
    if (const auto value = value_after(record, keyword)) return take_text(keyword, *value);
  if (const auto value = value_after(record, bonus_key)) {
    once(bonus_key);
    file_.island_bonus.clear();
    for (const auto& number : numbers(*value)) file_.island_bonus.push_back(number.value);
    return;
  }
  if (take_setting(record)) return;
  if (file_.unknown_lines.size() == most_unknown_lines) {
    report_.warn(place_of(record),
                 N_("more than {0} lines that Pioneers does not know; this one is left out"),
                 {std::to_string(most_unknown_lines)});
    return;
  }
  report_.warn(place_of(record), N_("Pioneers has no such line: '{0}'; it is kept, but has no effect"),
               {clean_line(record, 60)});
  file_.unknown_lines.push_back(clean_line(record, limits::line));
}

void Reader::take_map() {
  once("map");
  has_map_ = true;
  file_.hexes.clear();
  for (int y = 0; next_line(); ++y) {
    if (line_ == ".") return;
    if (trimmed(line_) == ".") {
      report_.warn({line_number_, 0},
                   N_("the dot that closes the map has blanks beside it; Pioneers takes the line for a row"));
      return;
    }
    if (is_record_after_map(line_)) {
      report_.warn({line_number_, 0},
                   N_("the map is not closed by a line with a single dot before this line"));
      reread_ = true;
      return;
    }
    read_map_row(line_, y, line_number_, file_, report_);
  }
  report_.warn({line_number_, 0}, N_("the map is not closed by a line with a single dot"));
}

GameFile Reader::read() {
  if (rest_.starts_with(byte_order_mark)) {
    rest_.remove_prefix(byte_order_mark.size());
    report_.note({1, 1}, N_("the file begins with a byte order mark; Pioneers does not load such files"));
  }
  while (next_line()) take_record();
  const bool is_something_else = !has_map_ && said_.empty();
  if (is_something_else) report_.forget();  // what each of its lines is not
  if (carriage_returns_ > 0)
    report_.note({},
                 N_("lines that end in a carriage return, with which Pioneers does not load the file: {0}"),
                 {std::to_string(carriage_returns_)});
  if (!said_.contains("title") && !is_something_else)
    report_.warn({}, N_("the file has no title; Pioneers wants one"));
  if (!has_map_)
    report_.error({}, N_("this is no Pioneers map: there is no line 'map'"));
  else if (file_.hexes.empty())
    report_.error({said_["map"], 0}, N_("the map has no hexes"));
  return std::move(file_);
}

}  // namespace

GameFile read_game_file(std::string_view text, Report& report) { return Reader(text, report).read(); }

}  // namespace hexwright::pioneers
