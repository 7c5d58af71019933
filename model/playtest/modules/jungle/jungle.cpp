#include <algorithm>
#include <array>
#include <bit>

#include "listed_rules.h"
#include "model/playtest/bots/board_worth.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/yield.h"

namespace hexwright {
namespace {

constexpr Counter made{"discoveries", N_("Discoveries made"), CountedAt::Hex, true};
constexpr Counter used{"discoveries-used", N_("Discoveries used for development cards"), CountedAt::Anywhere,
                       true, kinds_of<replaceable_cards>};
constexpr std::array jungle_counters{&made, &used};

/// Counters, not cards: they lie beside the hand, where nothing but the purchase of a development card
/// reaches them. JUN-04, JUN-05
void make_discoveries(PlayContext& play, const event::HexRolled& rolled) {
  const HexId hex = rolled.hex;
  if (!shows(play.state, hex, Terrain::Jungle) || hex == play.state.robber) return;
  const auto yields = yields_of(play, hex);
  for (const SeatId seat : play.game.seats()) {
    const int discoveries = yields[seat];
    play.seat(seat).discoveries = static_cast<std::uint16_t>(play.seat(seat).discoveries + discoveries);
    if (discoveries > 0) count(play, made, {.seat = seat, .place = hex}, discoveries);
  }
}

/// JUN-06
void use_discoveries(PlayContext& play, const event::DevelopmentBought& bought) {
  const auto& [seat, action] = bought;
  play.seat(seat).discoveries =
      static_cast<std::uint16_t>(play.seat(seat).discoveries - std::popcount(action.x));
  for (int i = 0; i < static_cast<int>(replaceable_cards.size()); ++i)
    if ((action.x >> i & 1) != 0) count(play, used, {.seat = seat, .kind = i});
}

/// Counters that nobody has used buy development cards, with cards or without. JUN-06
bool may_discover(const ReadContext& read, Cards) {
  if (read.state.left_to_buy() == 0) return false;
  return std::any_of(read.state.seats.begin(), read.state.seats.end(),
                     [](const Seat& seat) { return seat.discoveries > 0; });
}

/// JUN-04
Message discoveries_made(const Deed& deed, SeatId seat) {
  const int more = deed.after.seats[seat].discoveries - deed.before.seats[seat].discoveries;
  if (more <= 0) return {};
  return {N_("{0} makes discoveries: {1}"), {deed.words.player(seat), std::to_string(more)}};
}

/// JUN-06
void add_price(const Deed& deed, std::vector<Sentence>& sentences) {
  if (deed.action.kind != ActionKind::BuyDevelopment || deed.action.x == 0) return;
  sentences.push_back(
      {deed.by(N_("{0} pays with discoveries: {1}"), std::to_string(std::popcount(deed.action.x))), {}});
}

/// JUN-05
void note_discoveries(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  if (const int discoveries = seat_of(read, seat).discoveries; discoveries > 0)
    notes.earned.push_back({N_("discoveries: {0}"), {std::to_string(discoveries)}});
}

constexpr std::array jungle_terrains{TerrainRule{
    .terrain = Terrain::Jungle,
    .yields = [](const Game&) { return true; },
    .worth = [](const BoardWorth& board_worth, float rolls) { return rolls * board_worth.weights().card; },
    .is_income = [](const Game&) { return true; }}};

/// JUN-06
int discoveries_for_a_card(const ReadContext& read, SeatId seat) {
  return std::min<int>(read.game.facts().discoveries_per_card, seat_of(read, seat).discoveries);
}

void prepare_jungle(const MapView& map, int, hexwright::Facts& facts) {
  facts.discoveries_per_card = map.rules().number("jungle", "counters-per-card");
  facts.stand_ins = discoveries_for_a_card;
}

}  // namespace

constinit const ModuleRules jungle_rules{.module = "jungle",
                                         .terrains = jungle_terrains,
                                         .counters = jungle_counters,
                                         .prepare = prepare_jungle,
                                         .hooks = {.happened = on<make_discoveries, use_discoveries>,
                                                   .may_bring = may_discover,
                                                   .yield = discoveries_made,
                                                   .consequences = add_price,
                                                   .notes = note_discoveries}};

}  // namespace hexwright
