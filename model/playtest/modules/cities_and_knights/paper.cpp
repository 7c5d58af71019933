#include "model/playtest/paper.h"

#include <array>
#include <string_view>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/modules/cities_and_knights/progress_words.h"
#include "model/rules/cities_and_knights/knights.h"

namespace hexwright::cities_and_knights {
namespace {

struct Look {
  std::uint32_t colour;
  std::string_view symbol;
};
/// In the order of the tracks.
constexpr std::array<Look, all_tracks.size()> looks{
    {{0x9A7412, "coin"}, {0x24418F, "castle"}, {0x3F6212, "crystal"}}};
constexpr std::array<std::string_view, highest_rank> ranks{N_("Basic knight"), N_("Strong knight"),
                                                           N_("Mighty knight")};

void add_cards(int players, std::vector<PaperThing>& things) {
  for (const Progress card : all_progress) {
    const Track track = deck_of(card);
    things.push_back({.of = Accessory::ProgressCard,
                      .count = progress_copies[at(card)],
                      .title = Message(title(card)),
                      .words = Message(about(card)),
                      .colour = looks[at(track)].colour,
                      .symbol = looks[at(track)].symbol,
                      .back = Message(title(track))});
  }
  for (const Track track : all_tracks)
    things.push_back({.of = Accessory::Commodity,
                      .count = commodities_of_a_kind(players),
                      .title = Message(title(commodity_of(track))),
                      .words = Message(N_("{0}: the next level costs as many of these as its number"),
                                       {Message(title(track))}),
                      .colour = looks[at(track)].colour,
                      .symbol = looks[at(track)].symbol,
                      .back = Message(N_("Commodity"))});
  things.push_back({.of = Accessory::DefenderCard,
                    .count = defender_cards(players),
                    .title = Message(N_("Defender")),
                    .words = Message(N_("a victory point for the best defence against the barbarians")),
                    .colour = 0x7D1B2A,
                    .symbol = "tower",
                    .back = Message(N_("Defender"))});
  things.push_back(
      {.of = Accessory::EventDie,
       .title = Message(N_("Event die")),
       .words = Message(N_("roll any third die: 1, 2 and 3 are the ship of the barbarians, 4 is the gate of "
                           "trade, 5 that of politics, 6 that of science")),
       .colour = 0x4A4650});
}

void add_figures(int players, std::vector<PaperThing>& things) {
  for (int seat = 0; seat < players; ++seat) {
    for (std::size_t rank = 0; rank < ranks.size(); ++rank)
      things.push_back({.of = Accessory::Knight,
                        .form = PaperThing::Form::Disc,
                        .count = knights_of_a_rank,
                        .title = Message(ranks[rank]),
                        .symbol = "tower",
                        .back = Message(N_("inactive")),
                        .seat = SeatId(seat),
                        .value = static_cast<int>(rank) + 1});
    things.push_back({.of = Accessory::CityWall,
                      .form = PaperThing::Form::Counter,
                      .count = walls_each,
                      .title = Message(N_("City wall")),
                      .symbol = "bricks",
                      .seat = SeatId(seat)});
  }
  for (const Track track : all_tracks)
    things.push_back({.of = Accessory::Metropolis,
                      .form = PaperThing::Form::Counter,
                      .title = Message(N_("Metropolis")),
                      .colour = looks[at(track)].colour,
                      .symbol = "castle"});
  things.push_back({.of = Accessory::MerchantFigure,
                    .form = PaperThing::Form::Disc,
                    .title = Message(N_("Merchant")),
                    .colour = looks[at(Track::Trade)].colour,
                    .symbol = "coin"});
  things.push_back({.of = Accessory::BarbarianShip,
                    .form = PaperThing::Form::Disc,
                    .title = Message(N_("Barbarians")),
                    .colour = 0x2E2B31,
                    .symbol = "anchor"});
  things.push_back(
      {.of = Accessory::BarbarianShip,
       .form = PaperThing::Form::Track,
       .title = Message(N_("Barbarians")),
       .words = Message(N_("the ship comes nearer by one place each time the event die shows it; on the "
                           "last one the barbarians attack, and the ship returns")),
       .colour = 0x2E2B31,
       .places = steps_to_attack});
}

}  // namespace

void add_paper(const MapView& map, std::vector<PaperThing>& things) {
  const int players = map.scenario().details.max_players;
  add_cards(players, things);
  add_figures(players, things);
}

}  // namespace hexwright::cities_and_knights
