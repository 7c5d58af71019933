#pragma once

#include "model/playtest/bots/settler.h"
#include "model/playtest/table.h"

namespace hexwright::tribal_gifts {

// How gifts lie, who takes them, and where harbors are laid that were given.

/// A position in `Facts::gifts`.
using GiftId = Id<struct GiftKind>;

inline Ids<GiftId> gifts(const Game& game) {
  return Ids<GiftId>(static_cast<int>(game.facts().gifts.size()));
}
inline const tribal_gifts::Gift& gift(const Game& game, GiftId id) { return game.facts().gifts[id.index()]; }
/// Nobody has taken it.
inline bool still_lies(const GiftsGiven& given, GiftId id) { return given.taker[id.index()] == 0; }

/// Shuffles the harbor tokens and lays one at each gift of a harbor. TRI-04
void lay_gifts(PlayContext& play, const event::Dealing& dealing);
/// A ship has come to lie there. TRI-05
void take_gift(PlayContext& play, const event::RouteLaid& laid);

/// A coast at a building of the seat without a harbor at either end; the harbor lies in a sea hex of the
/// board. TRI-07
template <class Visit>
void for_each_place(const ReadContext& read, SeatId seat, Visit visit) {
  for (const PathId path : read.board().paths()) {
    const auto& ends = read.board().path_ends(path);
    if (read.state.harbor[ends[0]] != 0 || read.state.harbor[ends[1]] != 0) continue;
    const auto has_town = [&](IntersectionId end) {
      const BuildingPiece piece = building_at(read.state, end);
      return is_town(piece) && piece.of(seat);
    };
    if (!has_town(ends[0]) && !has_town(ends[1])) continue;
    const auto& hexes = read.board().path_hexes(path);
    for (const std::size_t i : {0U, 1U})
      if (hexes[i] != none && shows(read.state, hexes[i], Terrain::Sea) &&
          is_open_land(read.state, hexes[1 - i]))
        visit(hexes[i], path);
  }
}
bool has_place(const ReadContext& read, SeatId seat);
/// Harbors that are set aside, until there is a place for them. TRI-07
bool holds_any(const GiftsGiven& given, SeatId seat);
void list_places(const ReadContext& read, SeatId seat, HarborKind kind, std::vector<Action>& actions);
/// One that was set aside comes to the board.
void lay_harbor(PlayContext& play, SeatId seat, const Action& action);
/// The card lies in hand as if it had been bought. TRI-06
void draw_gift(PlayContext& play, SeatId seat, const Action& action);

/// Statistics.
extern const Counter gifts_taken, harbors_placed;

// What bots think of gifts. TRI-13

/// Ships to gifts, up to three that bring most for what they cost.
void add_goals(const BoardWorth& board_worth, Goals& goals);
/// To move this ship onto a gift.
float gain_of_moving(const View& view, const rating::MovingShip& moving);
/// Laid there for good: the more, the more of its own it serves, and the less others.
float worth_of_place(const SettlerContext& context, const Action& placed);

}  // namespace hexwright::tribal_gifts
