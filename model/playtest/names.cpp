#include <algorithm>
#include <array>

#include "model/board/index.h"
#include "model/playtest/cards.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

using Names = std::string_view;

// In sentences they stand as they are.
constexpr std::array<Names, all_cards.size()> card_ids{
    N_("brick"),    N_("lumber"), N_("ore"),   N_("grain"), N_("wool"), N_("pepper"),
    N_("cinnamon"), N_("nutmeg"), N_("paper"), N_("cloth"), N_("coin")};
constexpr std::array<Names, all_cards.size()> card_titles{
    N_("Brick"),    N_("Lumber"), N_("Ore"),   N_("Grain"), N_("Wool"), N_("Pepper"),
    N_("Cinnamon"), N_("Nutmeg"), N_("Paper"), N_("Cloth"), N_("Coin")};
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

std::string_view id(Card card) { return card_ids[at(card)]; }
std::string_view title(Card card) { return card_titles[at(card)]; }
std::optional<Card> card_from_id(std::string_view id) {
  // Its spelling in logs and saved games of earlier versions.
  if (id == "saffron") return Card::Nutmeg;
  return find<Card>(card_ids, id);
}

std::string_view id(Development card) { return development_ids[at(card)]; }
std::string_view title(Development card) { return development_titles[at(card)]; }
std::optional<Development> development_from_id(std::string_view id) {
  return find<Development>(development_ids, id);
}

}  // namespace hexwright
