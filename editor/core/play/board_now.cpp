#include "editor/core/play/board_now.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "model/board/index.h"
#include "model/playtest/modules/frontiers/event_cards.h"
#include "model/playtest/modules/pirate_fleet/war.h"
#include "model/playtest/table.h"
#include "model/scenario/plural.h"

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

/// One of those that both its ends have: others serve one of the ends only. EXP-06
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

/// Gifts that somebody has taken lie there no more. TRI-05
void take_gifts_away(const Game& game, const State& state, Scenario& scenario) {
  for (std::size_t i = 0; i < game.facts().gifts.size(); ++i)
    if (state.gifts.taker[i] != 0) scenario.marks.erase(game.board().path(game.facts().gifts[i].path));
}

/// What was to lie ready lies there now; of fortresses those that still stand are seen, and landing places
/// until somebody settles there. PIR-02
void lift_berth_marks(const Game& game, const State& state, Scenario& scenario) {
  const auto is_over = [&](const MarkPlace& at, const Mark& mark) {
    if (mark.kind == MarkKind::FirstSettlement || mark.kind == MarkKind::FirstShip) return true;
    if (mark.kind != MarkKind::Fortress && mark.kind != MarkKind::Landing) return false;
    if (mark.number > game.players()) return true;
    const IntersectionId place = game.board().find(std::get<Intersection>(at));
    return place != none && !building_at(state, place).empty();
  };
  for (auto mark = scenario.marks.begin(); mark != scenario.marks.end();)
    mark = is_over(mark->first, mark->second) ? scenario.marks.erase(mark) : std::next(mark);
}

void stand(const Game& game, HexId hex, Marker marker, Scenario& scenario) {
  scenario.markers.erase(marker);
  if (hex != none) scenario.markers.emplace(marker, game.board().hex(hex));
}

BoardPiece::Kind kind_of(Building building) {
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

/// CK-29, CK-31
void add_knights(const Game& game, const State& state, std::vector<BoardPiece>& pieces) {
  constexpr std::array ranks{BoardPiece::Kind::BasicKnight, BoardPiece::Kind::StrongKnight,
                             BoardPiece::Kind::MightyKnight};
  for (const SeatId seat : game.seats()) {
    const Realm& realm = state.realms.seats[seat];
    for (std::size_t i = 0; i < realm.knight_count; ++i) {
      const Knight& knight = realm.knights[i];
      pieces.push_back({.kind = ranks[knight.rank - 1U],
                        .seat = seat,
                        .at = game.board().intersection(knight.at),
                        .active = knight.is(Knight::Active)});
    }
  }
}

/// CK-71
void add_merchant(const Game& game, const State& state, std::vector<BoardPiece>& pieces) {
  if (state.realms.merchant_of == 0) return;
  pieces.push_back({.kind = BoardPiece::Kind::MerchantFigure,
                    .seat = SeatId(state.realms.merchant_of - 1),
                    .at = game.board().hex(state.realms.merchant_at)});
}

/// CK-25
BoardPiece::Crown crown_of(const State& state, IntersectionId city) {
  for (const Track track : all_tracks)
    if (const auto i = static_cast<std::size_t>(track);
        state.realms.metropolis_of[i] != 0 && state.realms.metropolis_at[i] == city)
      return static_cast<BoardPiece::Crown>(1 + i);
  return BoardPiece::Crown::None;
}

}  // namespace

Scenario board_now(const Game& game, const State& state, std::span<const Action> played) {
  Scenario scenario = game.scenario();
  lay_hexes(game, state, scenario);
  lay_harbors(game, state, played, scenario);
  take_gifts_away(game, state, scenario);
  stand(game, state.robber, Marker::Robber, scenario);
  stand(game, state.pirate, Marker::Pirate, scenario);
  if (!game.facts().berths.empty()) lift_berth_marks(game, state, scenario);
  const bool founding = state.turn_number == 0;
  if (!founding) scenario.closed_to_founding.clear();
  return scenario;
}

namespace {

/// The numbers of the villages, each with the cloth that is left, on their islands. CLO-02
void add_cloth(const Game& game, const State& state, std::vector<BoardSign>& signs) {
  std::map<Hex, std::string> left;
  for (std::size_t i = 0; i < game.facts().villages.size(); ++i)
    for (const HexId hex : game.board().intersection_hexes(game.facts().villages[i].place))
      if (is_open_land(state, hex)) {
        std::string& words = left[game.board().hex(hex)];
        words += (words.empty() ? "" : ", ") + std::to_string(game.facts().villages[i].number) + ": " +
                 std::to_string(state.cloth.left[i]);
      }
  for (auto& [hex, words] : left) signs.push_back({hex, words});
}

/// As short as a sign has to be: "3:1", "2:1 ore".
std::string rate_words(HarborKind kind, Translate translate) {
  return kind == HarborKind::Generic ? "3:1" : "2:1 " + text(Message{std::string(id(kind)), {}}, translate);
}

/// The harbors that lie face up as gifts, on the land where they lie. TRI-04
void add_harbors(const Game& game, const State& state, Translate translate, std::vector<BoardSign>& signs) {
  std::map<Hex, std::string> given;
  for (std::size_t i = 0; i < game.facts().gifts.size(); ++i) {
    if (state.gifts.harbor[i] == 0) continue;
    for (const HexId hex : game.board().path_hexes(game.facts().gifts[i].path))
      if (is_open_land(state, hex)) {
        std::string& words = given[game.board().hex(hex)];
        words += (words.empty() ? "" : ", ") +
                 rate_words(static_cast<HarborKind>(state.gifts.harbor[i] - 1), translate);
      }
  }
  for (auto& [hex, words] : given) signs.push_back({hex, words});
}

constexpr const char* chit_sign = "\u25CF";  // a round spot

/// The chits of the fortresses, on the land beside them. PIR-02
void add_fortresses(const Game& game, const State& state, std::vector<BoardSign>& signs) {
  for (const SeatId seat : game.seats()) {
    if (!pirate_fleet::stands_fortress(state, seat)) continue;
    for (const HexId hex : game.board().intersection_hexes(game.facts().berths[seat.index()].fortress))
      if (is_open_land(state, hex)) {
        std::string chits;
        for (int chit = 0; chit < state.pirates.chits[seat]; ++chit) chits += chit_sign;
        signs.push_back({game.board().hex(hex), chits});
        break;
      }
  }
}

/// The ships of all seats that are warships. PIR-12
PathBits warships_of(const Game& game, const State& state) {
  PathBits warships;
  if (game.facts().berths.empty()) return warships;
  for (const SeatId seat : game.seats()) {
    const auto line = pirate_fleet::line_of({game, state}, seat);
    const auto first = static_cast<std::size_t>(pirate_fleet::warships_of(state, seat));
    for (const PathId path : line.ships().first(std::min(line.count(), first))) warships.add(path);
  }
  return warships;
}

}  // namespace

std::vector<BoardSign> signs_of(const Game& game, const State& state, Translate translate) {
  std::vector<BoardSign> signs;
  for (std::size_t i = 0; i < game.facts().events.size(); ++i)
    if (state.events[i] != 0)
      signs.push_back(
          {game.board().hex(game.facts().events[i].hex), frontiers::event_name(state.events[i], translate)});
  add_cloth(game, state, signs);
  add_harbors(game, state, translate, signs);
  if (!game.facts().berths.empty()) add_fortresses(game, state, signs);
  return signs;
}

std::vector<BoardPiece> pieces_of(const Game& game, const State& state) {
  const BoardGraph& board = game.board();
  std::vector<BoardPiece> pieces;
  const PathBits warships = warships_of(game, state);
  for (const PathId path : board.paths())
    if (const RoutePiece piece = route_at(state, path); !piece.empty())
      pieces.push_back({piece.kind() == Route::Road ? BoardPiece::Kind::Road
                        : warships.has(path)        ? BoardPiece::Kind::Warship
                                                    : BoardPiece::Kind::Ship,
                        piece.seat(), board.path(path)});
  for (const IntersectionId i : board.intersections())
    if (const BuildingPiece piece = building_at(state, i); !piece.empty() && !is_knight(piece))
      pieces.push_back({.kind = kind_of(piece.kind()),
                        .seat = piece.seat(),
                        .at = board.intersection(i),
                        .overturned = state.overturned.has(i),
                        .walled = state.realms.walls.has(i),
                        .crown = crown_of(state, i)});
  add_knights(game, state, pieces);
  add_merchant(game, state, pieces);
  return pieces;
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

/// CK-29, CK-31
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

/// Fortresses that still stand and landing places that are still empty. PIR-02
void add_berths(const PlaySession& session, const Place& place, std::vector<Message>& words) {
  const Game& game = session.game();
  if (game.facts().berths.empty()) return;
  for (const SeatId seat : game.seats()) {
    const pirate_fleet::PlayedBerth& berth = game.facts().berths[seat.index()];
    const int chits = session.state().pirates.chits[seat];
    if (chits > 0 && place == Place(game.board().intersection(berth.fortress)))
      words.push_back(by_number(chits,
                                plural("fortress of the pirates for {1} to conquer: {0} chit left",
                                       "fortress of the pirates for {1} to conquer: {0} chits left"),
                                {PlayerName{seat}}));
    if (building_at(session.state(), berth.landing).empty() &&
        place == Place(game.board().intersection(berth.landing)))
      words.push_back({N_("landing place of {0}"), {PlayerName{seat}}});
  }
}

}  // namespace

std::vector<Message> words_of_pieces(const PlaySession& session, const Place& place) {
  std::vector<Message> words;
  for (const BoardPiece& piece : pieces_of(session.game(), session.state()))
    if (stands_at(piece, place)) words.push_back({piece_pattern(piece), {PlayerName{piece.seat}}});
  add_berths(session, place, words);
  return words;
}

}  // namespace hexwright
