#include <algorithm>

#include "model/playtest/describe/on_board.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/pirate_fleet/pirate_fleet.h"
#include "model/scenario/plural.h"

// What the module has on the board, and what all see of the war.

namespace hexwright::pirate_fleet {
namespace {

/// PIR-12
void arm_shown_ships(const ReadContext& read, std::vector<BoardPiece>& pieces) {
  PathBits warships;
  for (const SeatId seat : read.game.seats()) {
    const Line line = line_of(read, seat);
    const auto first = static_cast<std::size_t>(warships_of(read.state, seat));
    for (const PathId path : line.ships().first(std::min(line.count(), first))) warships.add(path);
  }
  for (BoardPiece& piece : pieces)
    if (const auto* path = std::get_if<Path>(&piece.at); path && warships.has(read.board().find(*path)))
      piece.kind = BoardPiece::Kind::Warship;
}

/// The chits of a fortress, on the land beside it. PIR-02
void show_chits(const ReadContext& read, SeatId seat, OnBoard& shown) {
  constexpr const char* chit_sign = "\u25CF";  // a round spot
  for (const HexId hex : read.board().intersection_hexes(read.game.facts().berths[seat.index()].fortress))
    if (is_open_land(read.state, hex)) {
      std::string chits;
      for (int chit = 0; chit < read.state.pirates.chits[seat]; ++chit) chits += chit_sign;
      shown.signs.push_back({read.board().hex(hex), chits});
      break;
    }
}

/// Fortresses that still stand and landing places that are still empty. PIR-02
void tell_of_berth(const ReadContext& read, SeatId seat, OnBoard& shown) {
  const pirate_fleet::PlayedBerth& berth = read.game.facts().berths[seat.index()];
  const int chits = read.state.pirates.chits[seat];
  if (chits > 0)
    shown.words.emplace_back(read.board().intersection(berth.fortress),
                             by_number(chits,
                                       plural("fortress of the pirates for {1} to conquer: {0} chit left",
                                              "fortress of the pirates for {1} to conquer: {0} chits left"),
                                       {PlayerName{seat}}));
  if (building_at(read.state, berth.landing).empty())
    shown.words.emplace_back(read.board().intersection(berth.landing),
                             Message{N_("landing place of {0}"), {PlayerName{seat}}});
}

/// What was to lie ready lies there now; of fortresses those that still stand are seen, and landing places
/// until somebody settles there. PIR-02
bool is_over(const ReadContext& read, const MarkPlace& at, const Mark& mark) {
  if (mark.kind == MarkKind::FirstSettlement || mark.kind == MarkKind::FirstShip) return true;
  if (mark.kind != MarkKind::Fortress && mark.kind != MarkKind::Landing) return false;
  if (mark.number > read.game.players()) return true;
  const IntersectionId place = read.board().find(std::get<Intersection>(at));
  return place != none && !building_at(read.state, place).empty();
}

}  // namespace

void show_war(const ReadContext& read, OnBoard& shown) {
  arm_shown_ships(read, shown.pieces);
  for (const SeatId seat : read.game.seats()) {
    if (stands_fortress(read.state, seat)) show_chits(read, seat, shown);
    tell_of_berth(read, seat, shown);
  }
  for (const auto& [at, mark] : read.game.scenario().marks)
    if (is_over(read, at, mark)) shown.gone.push_back(at);
}

/// PIR-12, PIR-14
void note_war(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  notes.counts.push_back({N_("Warships: {0}"), {std::to_string(warships_of(read.state, seat))}});
  const int chits = read.state.pirates.chits[seat];
  notes.counts.push_back(
      chits == 0 ? Message{N_("fortress conquered")}
                 : by_number(chits, plural("fortress: {0} chit left", "fortress: {0} chits left")));
}

}  // namespace hexwright::pirate_fleet
