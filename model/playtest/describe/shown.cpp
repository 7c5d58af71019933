#include <map>

#include "model/playtest/describe/on_board.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

BoardPiece::Kind shown_kind(Building building) {
  switch (building) {
    case Building::Settlement:
      return BoardPiece::Kind::Settlement;
    case Building::City:
      return BoardPiece::Kind::City;
    case Building::Merchant:
    case Building::Knight:
      break;
  }
  return BoardPiece::Kind::Merchant;
}

/// Knights apart, of which the board alone does not tell what they are.
std::vector<BoardPiece> base_pieces(const BoardGraph& board, const State& state) {
  std::vector<BoardPiece> pieces;
  for (const PathId path : board.paths())
    if (const RoutePiece piece = route_at(state, path); !piece.empty())
      pieces.push_back({piece.kind() == Route::Road ? BoardPiece::Kind::Road : BoardPiece::Kind::Ship,
                        piece.seat(), board.path(path)});
  for (const IntersectionId i : board.intersections())
    if (const BuildingPiece piece = building_at(state, i); !piece.empty() && !is_knight(piece))
      pieces.push_back({.kind = shown_kind(piece.kind()),
                        .seat = piece.seat(),
                        .at = board.intersection(i),
                        .overturned = state.overturned.has(i)});
  return pieces;
}

}  // namespace

void OnBoard::add_lists(std::span<const BoardSign> listed) {
  std::map<Hex, std::string> lists;
  for (const BoardSign& sign : listed) {
    std::string& list = lists[sign.at];
    list += (list.empty() ? "" : ", ") + sign.words;
  }
  for (auto& [hex, list] : lists) signs.push_back({hex, list});
}

OnBoard on_board(const Game& game, const State& state, Translate translate) {
  OnBoard shown;
  shown.translate = translate;
  shown.pieces = base_pieces(game.board(), state);
  for (const auto add : game.hooks().on_board) add({game, state}, shown);
  return shown;
}

SeatNotes notes_on(const Game& game, const State& state, SeatId seat) {
  SeatNotes notes;
  for (const auto add : game.hooks().notes) add({game, state}, seat, notes);
  return notes;
}

}  // namespace hexwright
