#include "model/rules/words.h"

#include <array>

#include <fmt/format.h>

#include "model/board/index.h"

namespace hexwright {
namespace {

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
  return N_("own harbor");
}

std::string_view plain(MarkKind kind) {
  switch (kind) {
    case MarkKind::Strait:
      return N_("strait");
    case MarkKind::Wasteland:
      return N_("wasteland");
    case MarkKind::Fortress:
      return N_("pirate fortress");
    case MarkKind::Landing:
      return N_("landing place");
    case MarkKind::FirstSettlement:
      return N_("first settlement");
    case MarkKind::FirstShip:
      return N_("first ship");
    case MarkKind::Course:
      return N_("course of the fleet");
    case MarkKind::Village:
      return N_("village");
    case MarkKind::GiftPoint:
      return N_("gift of a victory point");
    case MarkKind::GiftHarbor:
      return N_("gift of a harbor");
    case MarkKind::GiftCard:
      return N_("gift of a development card");
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
    case AreaRole::Unsettled:
      return N_("nobody settles here");
    case AreaRole::Quiet:
      return N_("no 5, 6, 8 or 9 dealt here");
  }
  return {};
}

/// "a, b, c"
Message row(const std::vector<Argument>& words, std::size_t count) {
  return joined_by(Message{N_(", ")}, {words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count)});
}

}  // namespace

std::string word(Hex hex) { return fmt::format("{},{}", hex.q, hex.r); }

Message word(Direction direction, const Details& details) {
  constexpr std::array<std::string_view, 6> upright{N_("east"), N_("south-east"), N_("south-west"),
                                                    N_("west"), N_("north-west"), N_("north-east")};
  constexpr std::array<std::string_view, 6> turned{N_("south"), N_("south-west"), N_("north-west"),
                                                   N_("north"), N_("north-east"), N_("south-east")};
  return Message{(details.quarter_turned ? turned : upright)[at(direction)]};
}

Message word(Terrain terrain) { return Message{word_in_sentence(terrain)}; }
Message word(HarborKind kind) { return Message{plain(kind)}; }
Message word(Marker marker) { return Message{marker == Marker::Robber ? N_("robber") : N_("pirate")}; }
Message word(AreaRole role) { return Message{plain(role)}; }
Message word(MarkKind kind) { return Message{plain(kind)}; }
Message word(const Mark& mark) {
  if (mark.number == 0) return word(mark.kind);
  return Message{N_("{0} {1}"), {word(mark.kind), std::to_string(mark.number)}};
}

Message word(const own::Packs& packs, const Mark& mark) {
  return is_own(mark.kind) ? own::title(packs, mark.kind) : word(mark);
}

Message values(const ModuleOption& option) {
  switch (option.kind) {
    case ModuleOption::Kind::YesNo:
      return Message{N_("yes or no")};
    case ModuleOption::Kind::Number:
      return Message{N_("a number from {0} to {1}"),
                     {std::to_string(option.least), std::to_string(option.most)}};
    case ModuleOption::Kind::TokenPool:
      return Message{N_("the name of a token pool")};
    case ModuleOption::Kind::OneOf: {
      std::vector<Argument> ids;
      for (const OptionValue& value : option.values) ids.emplace_back("\"" + std::string(value.id) + "\"");
      return Message{N_("one of {0}"), {list(ids)}};
    }
  }
  return {};
}

std::vector<Argument> words_of(const Vocabulary& vocabulary) {
  std::vector<Argument> words;
  for (const Terrain terrain : vocabulary.terrains)
    words.push_back(Message{N_("{0} hexes"), {word(terrain)}});
  for (const Marker marker : vocabulary.markers) words.push_back(Message{N_("the {0}"), {word(marker)}});
  for (const AreaRole role : vocabulary.area_roles)
    words.push_back(Message{N_("the area role {0}"), {word(role)}});
  for (const MarkKind kind : vocabulary.marks) words.push_back(Message{N_("the mark {0}"), {word(kind)}});
  if (vocabulary.ships) words.push_back(Message{N_("ships")});
  if (vocabulary.stacks) words.push_back(Message{N_("face-down hexes")});
  if (vocabulary.open_cells) words.push_back(Message{N_("open cells")});
  if (vocabulary.frontiers) words.push_back(Message{N_("frontier areas")});
  return words;
}

Argument list(const std::vector<Argument>& words) {
  constexpr std::size_t shown = 12;
  if (words.size() <= shown) return whole_list(words);
  const std::size_t named = shown - 1;
  return Message{N_("{0} and {1} more"), {row(words, named), std::to_string(words.size() - named)}};
}

Argument whole_list(const std::vector<Argument>& words) {
  if (words.size() < 2) return words.empty() ? Argument() : words.front();
  return Message{N_("{0} and {1}"), {row(words, words.size() - 1), words.back()}};
}

}  // namespace hexwright
