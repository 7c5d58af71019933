#include "model/playtest/modules/frontiers/event_cards.h"

#include <array>

#include "model/board/index.h"
#include "model/rules/frontiers/frontiers.h"

namespace hexwright::frontiers {
namespace {

constexpr std::array<std::string_view, 11> ids{"unknown",   "green-folk",   "merchants",        "scientists",
                                               "diplomats", "wild-animals", "alien-artefacts",  "pirate-nest",
                                               "volcano",   "little-gold",  "indigenous-people"};

}  // namespace

std::string_view id(EventCard card) { return ids[at(card)]; }
std::string_view title(EventCard card) {
  return card == EventCard::Unknown ? N_("unknown") : events[at(card) - 1].title;
}

std::string event_name(int card, Translate translate) {
  const bool known = card > 0 && card <= static_cast<int>(EventCard::IndigenousPeople);
  const auto event = known ? static_cast<EventCard>(card) : EventCard::Unknown;
  return text({std::string(title(event)), {}}, translate);
}

}  // namespace hexwright::frontiers
