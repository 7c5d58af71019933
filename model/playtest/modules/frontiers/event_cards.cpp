#include "model/playtest/modules/frontiers/event_cards.h"

#include <array>

#include "model/board/index.h"

namespace hexwright::frontiers {
namespace {

struct EventWords {
  std::string_view id, title;
};
constexpr std::array<EventWords, 11> event_words{{{"unknown", N_("unknown")},
                                                  {"green-folk", N_("Green Folk")},
                                                  {"merchants", N_("Merchants")},
                                                  {"scientists", N_("Scientists")},
                                                  {"diplomats", N_("Diplomats")},
                                                  {"wild-animals", N_("Wild Animals")},
                                                  {"alien-artefacts", N_("Alien Artefacts")},
                                                  {"pirate-nest", N_("Pirate Nest")},
                                                  {"volcano", N_("Volcano")},
                                                  {"little-gold", N_("A Little Gold")},
                                                  {"indigenous-people", N_("Indigenous People")}}};

}  // namespace

std::string_view id(EventCard card) { return event_words[at(card)].id; }
std::string_view title(EventCard card) { return event_words[at(card)].title; }

std::string event_name(int card, Translate translate) {
  const bool known = card > 0 && card <= static_cast<int>(EventCard::IndigenousPeople);
  const auto event = known ? static_cast<EventCard>(card) : EventCard::Unknown;
  return text({std::string(title(event)), {}}, translate);
}

}  // namespace hexwright::frontiers
