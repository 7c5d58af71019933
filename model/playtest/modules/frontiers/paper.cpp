#include "model/playtest/paper.h"

#include <array>
#include <string_view>

#include "model/board/index.h"
#include "model/playtest/modules/frontiers/frontiers.h"
#include "model/rules/frontiers/frontiers.h"

namespace hexwright::frontiers {
namespace {

struct Look {
  std::uint32_t colour;
  std::string_view symbol;
};
/// In the order of the events.
constexpr std::array<Look, cards> looks{{{0x3F6212, "fern"},
                                         {0x8A5A12, "anchor"},
                                         {0x24418F, "crystal"},
                                         {0x7D1B2A, "castle"},
                                         {0x5B3A1E, "palm"},
                                         {0x0B6E6E, "drop"},
                                         {0x2E2B31, "tower"},
                                         {0xA33A12, "flame"},
                                         {0x9A7412, "coin"},
                                         {0x6B3FA0, "well"}}};

}  // namespace

void add_paper(const MapView& map, std::vector<PaperThing>& things) {
  const Message deck(N_("Frontiers"));
  for (std::size_t i = 0; i < events.size(); ++i)
    things.push_back({.of = Accessory::FrontierCard,
                      .title = Message(events[i].title),
                      .words = Message(events[i].words),
                      .colour = looks[i].colour,
                      .symbol = looks[i].symbol,
                      .back = deck});
  if (map.rules().is_on("frontiers", "development-cards"))
    things.push_back({.of = Accessory::DevelopmentCard,
                      .count = development_cards,
                      .title = Message(N_("Development card")),
                      .words = Message(N_("what it does is not known")),
                      .back = Message(N_("Development"))});
}

}  // namespace hexwright::frontiers
