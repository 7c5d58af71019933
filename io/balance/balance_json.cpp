#include "io/balance/balance_json.h"

#include "io/balance/state_words.h"
#include "model/playtest/batch/confidence.h"
#include "model/rules/map_view.h"

namespace hexwright {
namespace {

using Json = BalanceJson;

/// Null where nothing was played.
Json json_of_games(const BalanceGoal& goal, const Played& played) {
  if (played.games == 0) return {};
  Json seats = Json::array();
  for (const Played::Count wins : played.wins) {
    const Interval interval = wilson(wins, played.decided);
    const double share =
        played.decided == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(played.decided);
    seats.push_back({{"wins", wins}, {"share", share}, {"low", interval.low}, {"high", interval.high}});
  }
  const Score reached = score(goal, played);
  return {{"games", played.games},
          {"decided", played.decided},
          {"seats", seats},
          {"seatSpread", played.seat_spread()},
          {"chanceOfEqualSeats", chance_of_fair_seats(played.wins)},
          {"turns", played.mean_length()},
          {"score", reached.value},
          {"scoreError", reached.error}};
}

Json json_of_hexes(const MapView& map, const Layout& layout) {
  Json hexes = Json::array();
  for (const HexId hex : map.board().hexes()) {
    const Hex place = map.board().hex(hex);
    const auto& terrain = layout.terrain[hex];
    const int number = layout.number[hex];
    hexes.push_back({{"hex", {place.q, place.r}},
                     {"terrain", terrain ? Json(own::id(map.packs(), *terrain)) : Json()},
                     {"number", number == MapView::no_number ? Json() : Json(number)}});
  }
  return hexes;
}

Json json_of_board(const MapView& map, const BalanceState& state, const BalancedBoard& board) {
  Json measures = Json::object();
  for (std::size_t axis = 0; axis < board.measures.size(); ++axis)
    measures[std::string(info((*state.options.archive)[axis]).id)] = board.measures[axis];
  return {{"number", board.number},
          {"name", board.cell ? Json(cell_name(board)) : Json()},
          {"cell", board.cell ? Json(*board.cell) : Json()},
          {"measures", measures},
          {"edits", board.edits.size()},
          {"hexes", json_of_hexes(map, board.layout)},
          {"fresh",
           {{"settlers", json_of_games(state.options.goal, board.fresh_settlers)},
            {"strategists", json_of_games(state.options.goal, board.fresh_strategists)}}},
          {"chosenBy",
           {{"settlers", json_of_games(state.options.goal, board.settlers)},
            {"strategists", json_of_games(state.options.goal, board.strategists)}}}};
}

Json json_of_swap(const BalanceSwap& swap) {
  return {{"what", text(swap.words)},
          {"points", swap.points.empty() ? Json() : Json(swap.points)},
          {"error", swap.points.empty() ? Json() : Json(swap.error)},
          {"effect", swap.effect ? Json(text(*swap.effect)) : Json()}};
}

}  // namespace

std::string balance_json(const Scenario& map, const BalanceState& state) {
  const BalanceResult result = result_of(map, state);
  const MapView view(map);
  Json boards = Json::array(), swaps = Json::array();
  for (const BalancedBoard& board : result.boards) boards.push_back(json_of_board(view, state, board));
  for (const BalanceSwap& swap : result.swaps) swaps.push_back(json_of_swap(swap));
  const Json json{{"program", "hexwright-cli"},
                  {"reportVersion", 1},
                  {"title", map.details.title},
                  {"goal", to_text(state.options.goal)},
                  {"seed", state.options.seed},
                  {"complete", result.is_complete},
                  {"boardsPlayed", state.made},
                  {"map",
                   {{"settlers", json_of_games(state.options.goal, result.map_settlers)},
                    {"strategists", json_of_games(state.options.goal, result.map_strategists)}}},
                  {"boards", boards},
                  {"swaps", swaps}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string improvements_json(const Scenario& map, const BalanceOptions& options, const Improvements& found) {
  Json changes = Json::array();
  for (const Improvement& each : found.best)
    changes.push_back({{"what", text(each.words)}, {"settlers", json_of_games(options.goal, each.games)}});
  const Json json{
      {"program", "hexwright-cli"}, {"reportVersion", 1},
      {"title", map.details.title}, {"goal", to_text(options.goal)},
      {"seed", options.seed},       {"possible", found.possible},
      {"tried", found.tried},       {"map", {{"settlers", json_of_games(options.goal, found.map)}}},
      {"changes", changes}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace hexwright
