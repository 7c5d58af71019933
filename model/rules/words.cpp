#include "rules/words.h"

#include <array>

#include <fmt/format.h>

namespace hexwright {
namespace {

std::string_view plain(Terrain terrain) {
  switch (terrain) {
    case Terrain::Hills:
      return N_("hills");
    case Terrain::Forest:
      return N_("forest");
    case Terrain::Mountains:
      return N_("mountains");
    case Terrain::Fields:
      return N_("fields");
    case Terrain::Pasture:
      return N_("pasture");
    case Terrain::Desert:
      return N_("desert");
    case Terrain::Gold:
      return N_("gold field");
    case Terrain::Sea:
      return N_("sea");
    case Terrain::Jungle:
      return N_("jungle");
    case Terrain::Volcano:
      return N_("volcano");
    case Terrain::Spice:
      return N_("spice hex");
  }
  return {};
}

std::string_view plain(HarborKind kind) {
  switch (kind) {
    case HarborKind::Generic:
      return N_("generic harbor 3:1");
    case HarborKind::Brick:
      return N_("brick harbor 2:1");
    case HarborKind::Lumber:
      return N_("lumber harbor 2:1");
    case HarborKind::Ore:
      return N_("ore harbor 2:1");
    case HarborKind::Grain:
      return N_("grain harbor 2:1");
    case HarborKind::Wool:
      return N_("wool harbor 2:1");
  }
  return {};
}

std::string_view plain(AreaRole role) {
  switch (role) {
    case AreaRole::Founding:
      return N_("founding settlements stand here");
    case AreaRole::Home:
      return N_("home island");
    case AreaRole::Frame:
      return N_("printed on the frame");
    case AreaRole::NewWorld:
      return N_("new world");
  }
  return {};
}

/// "a, b, c"
std::string row(const std::vector<std::string>& words, std::size_t count) {
  std::string sentence;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) sentence += phrase(N_(", "));
    sentence += words[i];
  }
  return sentence;
}

}  // namespace

std::string word(Hex hex) { return fmt::format("{},{}", hex.q, hex.r); }

std::string word(Direction direction, const Details& details) {
  constexpr std::array<std::string_view, 6> upright{N_("east"), N_("south-east"), N_("south-west"),
                                                    N_("west"), N_("north-west"), N_("north-east")};
  constexpr std::array<std::string_view, 6> turned{N_("south"), N_("south-west"), N_("north-west"),
                                                   N_("north"), N_("north-east"), N_("south-east")};
  return phrase((details.quarter_turned ? turned : upright)[static_cast<std::size_t>(direction)]);
}

std::string word(Terrain terrain) { return phrase(plain(terrain)); }
std::string word(HarborKind kind) { return phrase(plain(kind)); }
std::string word(Marker marker) { return phrase(marker == Marker::Robber ? N_("robber") : N_("pirate")); }
std::string word(AreaRole role) { return phrase(plain(role)); }

std::string values(const ModuleOption& option) {
  switch (option.kind) {
    case ModuleOption::Kind::YesNo:
      return phrase(N_("yes or no"));
    case ModuleOption::Kind::Number:
      return phrase(N_("a number from {0} to {1}"),
                    {std::to_string(option.least), std::to_string(option.most)});
    case ModuleOption::Kind::TokenPool:
      return phrase(N_("the name of a token pool"));
  }
  return {};
}

std::vector<std::string> words_of(const Vocabulary& vocabulary) {
  std::vector<std::string> words;
  for (const Terrain terrain : vocabulary.terrains) words.push_back(phrase(N_("{0} hexes"), {word(terrain)}));
  for (const Marker marker : vocabulary.markers) words.push_back(phrase(N_("the {0}"), {word(marker)}));
  for (const AreaRole role : vocabulary.area_roles)
    words.push_back(phrase(N_("the area role {0}"), {word(role)}));
  if (vocabulary.ships) words.push_back(phrase(N_("ships")));
  if (vocabulary.stacks) words.push_back(phrase(N_("face-down hexes")));
  if (vocabulary.open_cells) words.push_back(phrase(N_("open cells")));
  if (vocabulary.frontiers) words.push_back(phrase(N_("frontier areas")));
  return words;
}

std::string list(const std::vector<std::string>& words) {
  constexpr std::size_t shown = 12;
  if (words.size() <= shown) return whole_list(words);
  const std::size_t named = shown - 1;
  return phrase(N_("{0} and {1} more"), {row(words, named), std::to_string(words.size() - named)});
}

std::string whole_list(const std::vector<std::string>& words) {
  if (words.size() < 2) return words.empty() ? std::string() : words.front();
  return phrase(N_("{0} and {1}"), {row(words, words.size() - 1), words.back()});
}

}  // namespace hexwright
