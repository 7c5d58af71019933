#include "rules/words.h"

#include <array>

#include <fmt/format.h>

#include "scenario/message.h"

namespace hexwright {

std::string word(Hex hex) { return fmt::format("{},{}", hex.q, hex.r); }

std::string_view word(Direction direction, const Details& details) {
  constexpr std::array<std::string_view, 6> upright{N_("east"), N_("south-east"), N_("south-west"),
                                                    N_("west"), N_("north-west"), N_("north-east")};
  constexpr std::array<std::string_view, 6> turned{N_("south"), N_("south-west"), N_("north-west"),
                                                   N_("north"), N_("north-east"), N_("south-east")};
  return (details.quarter_turned ? turned : upright)[static_cast<std::size_t>(direction)];
}

std::string lower(std::string_view title) {
  std::string words(title);
  if (!words.empty() && words.front() >= 'A' && words.front() <= 'Z')
    words.front() = static_cast<char>(words.front() - 'A' + 'a');
  return words;
}

std::string values(const ModuleOption& option) {
  switch (option.kind) {
    case ModuleOption::Kind::YesNo:
      return "yes or no";
    case ModuleOption::Kind::Number:
      return fmt::format("a number from {} to {}", option.least, option.most);
    case ModuleOption::Kind::TokenPool:
      return "the name of a token pool";
  }
  return {};
}

std::vector<std::string> words_of(const Vocabulary& vocabulary) {
  std::vector<std::string> words;
  for (const Terrain terrain : vocabulary.terrains) words.push_back(lower(title(terrain)) + " hexes");
  for (const Marker marker : vocabulary.markers) words.push_back("the " + lower(title(marker)));
  for (const AreaRole role : vocabulary.area_roles) words.push_back("the area role " + lower(title(role)));
  if (vocabulary.ships) words.emplace_back("ships");
  if (vocabulary.stacks) words.emplace_back("face-down hexes");
  if (vocabulary.open_cells) words.emplace_back("open cells");
  if (vocabulary.frontiers) words.emplace_back("frontier areas");
  return words;
}

std::string list(const std::vector<std::string>& words) {
  constexpr std::size_t shown = 12;
  const std::size_t named = words.size() <= shown ? words.size() : shown - 1;
  std::string sentence;
  for (std::size_t i = 0; i < named; ++i) {
    if (i > 0) sentence += i + 1 == words.size() ? " and " : ", ";
    sentence += words[i];
  }
  if (named < words.size()) sentence += fmt::format(" and {} more", words.size() - named);
  return sentence;
}

}  // namespace hexwright
