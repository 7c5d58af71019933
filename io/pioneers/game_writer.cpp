#include <fmt/format.h>

#include "io/pioneers/foreign.h"
#include "io/pioneers/game_file.h"
#include "io/pioneers/settings.h"

namespace hexwright::pioneers {

std::string write_game_file(const GameFile& file) {
  std::string text = fmt::format("title {}\n", file.title);
  for (const auto& setting : all_settings()) {
    const int value = file.settings.at(setting.keyword).value;
    if (setting.kind == Setting::Kind::Number)
      text += fmt::format("{} {}\n", setting.keyword, value);
    else if (value != 0)
      text += fmt::format("{}\n", setting.keyword);
  }
  if (!file.island_bonus.empty())
    text += fmt::format("{} {}\n", bonus_key, fmt::join(file.island_bonus, ","));
  for (const auto& line : file.comments) text += fmt::format("# {}\n", line);
  for (const auto& line : file.description) text += fmt::format("desc {}\n", line);
  if (!file.chits.empty()) {
    text += "chits ";
    for (const auto& chit : file.chits) text += fmt::format("{},", chit.value);
    text.back() = '\n';
  }
  text += "map\n" + write_map_rows(file) + ".\n";
  for (const auto& at : file.closed_corners) text += fmt::format("nosetup {} {} {}\n", at.x, at.y, at.corner);
  return text;
}

}  // namespace hexwright::pioneers
