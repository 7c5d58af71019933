#include "editor/core/play/board_now.h"

#include <bit>

#include "model/board/index.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

void lay_hexes(const Game& game, const State& state, Scenario& scenario) {
  for (const HexId hex : game.board().hexes()) {
    if (!is_known(state, hex)) continue;
    Cell& cell = scenario.cells.nth(at(hex))->second;
    cell.stack.clear();
    cell.terrain = static_cast<Terrain>(state.terrain[hex]);
    cell.token = {};
    if (const int number = state.number[hex]; number != 0) cell.token = number;
  }
}

/// One of those that both its ends have: others serve one of the ends only.
std::optional<HarborKind> harbor_at(const Game& game, const State& state, PathId path) {
  const auto& ends = game.board().path_ends(path);
  const unsigned kinds = harbor_bits(state.harbor[ends[0]]) & harbor_bits(state.harbor[ends[1]]);
  if (kinds == 0) return {};
  return static_cast<HarborKind>(std::countr_zero(kinds));
}

void lay_harbors(const Game& game, const State& state, std::span<const Action> played, Scenario& scenario) {
  const BoardGraph& board = game.board();
  for (auto& [path, harbor] : scenario.harbors)
    if (const PathId n = board.find(path); n != none)
      if (const auto kind = harbor_at(game, state, n)) harbor.kind = *kind;
  for (const Action& action : played) {
    if (fields_of(action.kind).b.kind != FieldKind::PathOrNone || action.b.empty()) continue;
    const auto kind = harbor_at(game, state, action.b.path());
    if (!kind) continue;
    const auto& sides = board.hex_paths(action.a.hex());
    for (const Direction side : all_directions)
      if (sides[static_cast<std::size_t>(index(side))] == action.b.path())
        scenario.harbors[board.path(action.b.path())] = {side, *kind};
  }
}

void stand(const Game& game, HexId hex, Marker marker, Scenario& scenario) {
  scenario.markers.erase(marker);
  if (hex != none) scenario.markers.emplace(marker, game.board().hex(hex));
}

}  // namespace

Scenario board_now(const Game& game, const State& state, std::span<const Action> played) {
  Scenario scenario = game.scenario();
  lay_hexes(game, state, scenario);
  lay_harbors(game, state, played, scenario);
  const OnBoard shown = on_board(game, state);
  for (const MarkPlace& gone : shown.gone) scenario.marks.erase(gone);
  for (const auto& [place, mark] : shown.laid) scenario.marks.insert_or_assign(place, mark);
  stand(game, state.robber, Marker::Robber, scenario);
  stand(game, state.pirate, Marker::Pirate, scenario);
  const bool founding = state.turn_number == 0;
  if (!founding) scenario.closed_to_founding.clear();
  return scenario;
}

namespace {

bool stands_at(const BoardPiece& piece, const Place& place) {
  return std::visit([&](const auto& at) { return Place(at) == place; }, piece.at);
}

const char* city_pattern(const BoardPiece& city) {
  switch (city.crown) {
    case BoardPiece::Crown::None:
      return city.walled ? N_("city of {0}, walled") : N_("city of {0}");
    case BoardPiece::Crown::Trade:
      return city.walled ? N_("metropolis of trade of {0}, walled") : N_("metropolis of trade of {0}");
    case BoardPiece::Crown::Politics:
      return city.walled ? N_("metropolis of politics of {0}, walled") : N_("metropolis of politics of {0}");
    case BoardPiece::Crown::Science:
      return city.walled ? N_("metropolis of science of {0}, walled") : N_("metropolis of science of {0}");
  }
  return "";
}

const char* knight_pattern(const BoardPiece& knight) {
  switch (knight.kind) {
    case BoardPiece::Kind::BasicKnight:
      return knight.active ? N_("basic knight of {0}, active") : N_("basic knight of {0}, not active");
    case BoardPiece::Kind::StrongKnight:
      return knight.active ? N_("strong knight of {0}, active") : N_("strong knight of {0}, not active");
    default:
      return knight.active ? N_("mighty knight of {0}, active") : N_("mighty knight of {0}, not active");
  }
}

const char* piece_pattern(const BoardPiece& piece) {
  switch (piece.kind) {
    case BoardPiece::Kind::Road:
      return N_("road of {0}");
    case BoardPiece::Kind::Ship:
      return N_("ship of {0}");
    case BoardPiece::Kind::Warship:
      return N_("warship of {0}");
    case BoardPiece::Kind::Settlement:
      return piece.overturned ? N_("settlement of {0}, overturned") : N_("settlement of {0}");
    case BoardPiece::Kind::City:
      return piece.overturned ? N_("city of {0}, overturned") : city_pattern(piece);
    case BoardPiece::Kind::Merchant:
    case BoardPiece::Kind::MerchantFigure:
      return N_("merchant of {0}");
    case BoardPiece::Kind::BasicKnight:
    case BoardPiece::Kind::StrongKnight:
    case BoardPiece::Kind::MightyKnight:
      break;
  }
  return knight_pattern(piece);
}

}  // namespace

std::vector<Message> words_of_pieces(const PlaySession& session, const Place& place) {
  const OnBoard shown = on_board(session.game(), session.state());
  std::vector<Message> words;
  for (const BoardPiece& piece : shown.pieces)
    if (stands_at(piece, place)) words.push_back({piece_pattern(piece), {PlayerName{piece.seat}}});
  for (const auto& [where, message] : shown.words)
    if (where == place) words.push_back(message);
  return words;
}

}  // namespace hexwright
