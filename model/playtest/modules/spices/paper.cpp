#include "model/playtest/paper.h"

#include <array>
#include <string_view>

#include "model/board/index.h"
#include "model/playtest/modules/spices/spices.h"

namespace hexwright::spices {
namespace {

struct Look {
  std::uint32_t colour;
  std::string_view symbol;
};
/// In the order of the types, and of the resources.
constexpr std::array<Look, spice_types.size()> spice_looks{
    {{0x3E4A52, "flame"}, {0x8A4B1C, "reed"}, {0xA06A12, "drop"}}};
constexpr std::array<Look, resource_cards.size()> option_looks{
    {{0xA5482B, "bricks"}, {0x2F6B34, "tree"}, {0x5F6672, "rock"}, {0xA87A10, "wheat"}, {0x5C8A2A, "sheep"}}};

}  // namespace

void add_paper(const MapView& map, std::vector<PaperThing>& things) {
  for (std::size_t i = 0; i < spice_types.size(); ++i)
    things.push_back({.of = Accessory::SpiceCard,
                      .count = cards_of_a_type,
                      .title = Message(title(spice_types[i])),
                      .words = Message(N_("discard 3 equal or 3 different spice cards for 2 victory points")),
                      .colour = spice_looks[i].colour,
                      .symbol = spice_looks[i].symbol,
                      .back = Message(N_("Spices"))});
  for (std::size_t i = 0; i < resource_cards.size(); ++i)
    things.push_back(
        {.of = Accessory::TradeOption,
         .count = options_of_a_resource,
         .title = Message(title(resource_cards[i])),
         .words = Message(
             N_("2 of this resource buy the top spice card, as often as you can pay; hand limit on a 7: "
                "2 more")),
         .colour = option_looks[i].colour,
         .symbol = option_looks[i].symbol,
         .back = Message(N_("Trade option"))});
  for (int seat = 0; seat < map.scenario().details.max_players; ++seat)
    things.push_back({.of = Accessory::Unit,
                      .form = PaperThing::Form::Disc,
                      .count = units_each,
                      .title = Message(N_("Merchant")),
                      .symbol = "coin",
                      .seat = SeatId(seat)});
}

}  // namespace hexwright::spices
