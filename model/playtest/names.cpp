#include <algorithm>
#include <array>

#include "playtest/action.h"
#include "playtest/cards.h"
#include "scenario/message.h"

namespace hexwright {
namespace {

using Names = std::string_view;

// By ActionKind.
constexpr std::array<Names, action_kinds> action_ids{"build-settlement",
                                                     "build-road",
                                                     "build-city",
                                                     "roll",
                                                     "discard",
                                                     "move-robber",
                                                     "steal",
                                                     "buy-development",
                                                     "play-knight",
                                                     "play-road-building",
                                                     "play-year-of-plenty",
                                                     "play-monopoly",
                                                     "trade-with-bank",
                                                     "offer-trade",
                                                     "answer-trade",
                                                     "close-trade",
                                                     "withdraw-trade",
                                                     "end-turn",
                                                     "pass",
                                                     "take-card",
                                                     "pay-card",
                                                     "build-ship",
                                                     "take-up-ship",
                                                     "put-down-ship",
                                                     "move-pirate",
                                                     "turn-up",
                                                     "erupt",
                                                     "draw-sea",
                                                     "lay-sea",
                                                     "move-token",
                                                     "turn-up-event",
                                                     "choose-event",
                                                     "trade-produced",
                                                     "upgrade-for-any",
                                                     "right-building",
                                                     "set-aside",
                                                     "lose-card",
                                                     "draw-spice",
                                                     "place-merchant",
                                                     "take-option",
                                                     "use-option",
                                                     "exchange-spices",
                                                     "return-spice",
                                                     "devalue",
                                                     "robber-to-desert"};

// In sentences they stand as they are.
constexpr std::array<Names, all_cards.size()> card_ids{N_("brick"),    N_("lumber"), N_("ore"),
                                                       N_("grain"),    N_("wool"),   N_("pepper"),
                                                       N_("cinnamon"), N_("nutmeg")};
constexpr std::array<Names, all_cards.size()> card_titles{N_("Brick"),    N_("Lumber"), N_("Ore"),
                                                          N_("Grain"),    N_("Wool"),   N_("Pepper"),
                                                          N_("Cinnamon"), N_("Nutmeg")};
constexpr std::array<Names, all_developments.size()> development_ids{
    "knight", "victory-point", "road-building", "year-of-plenty", "monopoly"};
constexpr std::array<Names, all_developments.size()> development_titles{
    N_("Knight"), N_("Victory point"), N_("Road building"), N_("Year of plenty"), N_("Monopoly")};

template <class Kind, std::size_t count>
std::optional<Kind> find(const std::array<Names, count>& names, std::string_view id) {
  const auto found = std::find(names.begin(), names.end(), id);
  return found == names.end() ? std::nullopt : std::optional(static_cast<Kind>(found - names.begin()));
}

}  // namespace

std::string_view id(ActionKind kind) { return action_ids[static_cast<std::size_t>(kind)]; }
std::optional<ActionKind> action_kind_from_id(std::string_view id) {
  return find<ActionKind>(action_ids, id);
}

bool has_outcome(ActionKind kind) {
  switch (kind) {
    case ActionKind::Roll:
    case ActionKind::Steal:
    case ActionKind::BuyDevelopment:
    case ActionKind::TurnUp:
    case ActionKind::Erupt:
    case ActionKind::DrawSea:
    case ActionKind::TurnUpEvent:
    case ActionKind::LoseCard:
    case ActionKind::DrawSpice:
    case ActionKind::UseOption:
      return true;
    default:
      return false;
  }
}

std::string_view id(Card card) { return card_ids[static_cast<std::size_t>(card)]; }
std::string_view title(Card card) { return card_titles[static_cast<std::size_t>(card)]; }
std::optional<Card> card_from_id(std::string_view id) {
  // Its spelling in logs and saved games of earlier versions.
  if (id == "saffron") return Card::Nutmeg;
  return find<Card>(card_ids, id);
}

std::string_view id(Development card) { return development_ids[static_cast<std::size_t>(card)]; }
std::string_view title(Development card) { return development_titles[static_cast<std::size_t>(card)]; }
std::optional<Development> development_from_id(std::string_view id) {
  return find<Development>(development_ids, id);
}

}  // namespace hexwright
