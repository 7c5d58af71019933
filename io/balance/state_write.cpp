#include "io/balance/balance_json.h"
#include "io/balance/state_words.h"
#include "io/playtest/record.h"
#include "model/board/index.h"

namespace hexwright {
namespace {

using Json = BalanceJson;

Json json_of_hexes(const boost::container::flat_set<Hex>& hexes) {
  Json list = Json::array();
  for (const Hex hex : hexes) list.push_back({hex.q, hex.r});
  return list;
}

Json json_of(const BalanceOptions& options) {
  const Freedom& freedom = options.freedom;
  Json wishes = Json::array();
  for (const Wish& wish : options.wishes) wishes.push_back(to_text(wish));
  Json json{{"terrain", freedom.terrain},
            {"numbers", freedom.numbers},
            {"harbors", freedom.harbors},
            {"only", freedom.hexes ? json_of_hexes(*freedom.hexes) : Json()},
            {"stacks", freedom.stacks},
            {"locked", json_of_hexes(freedom.locked)},
            {"wishes", wishes},
            {"goal", info(options.goal.kind).id},
            {"goalTurns", options.goal.turns},
            {"goalShares", options.goal.shares},
            {"players", options.play.players},
            {"offers", options.play.offers_a_turn},
            {"seed", options.seed},
            {"boards", options.boards},
            {"games", options.games},
            {"finalists", options.finalists},
            {"strategistGames", options.strategist_games},
            {"verdictGames", options.verdict_games},
            {"verdictStrategistGames", options.verdict_strategist_games},
            {"explained", options.explained},
            {"study", options.study},
            {"cells", options.cells},
            {"archive", Json()}};
  if (options.archive) json["archive"] = {info((*options.archive)[0]).id, info((*options.archive)[1]).id};
  return json;
}

Json json_of(const Layout& layout) {
  Json terrain = Json::array(), harbors = Json::array(), numbers = Json::array(), stacks = Json::array();
  for (const auto& each : layout.terrain) terrain.push_back(each ? Json(key_of(*each)) : Json());
  for (const int each : layout.number) numbers.push_back(each == MapView::no_number ? Json() : Json(each));
  for (const auto& each : layout.harbor) harbors.push_back(each ? Json(key_of(*each)) : Json());
  for (const Counts<Terrain>& held : layout.face_down) {
    Json& stack = stacks.emplace_back(Json::object());
    for (const auto& [each, count] : held) stack[key_of(each)] = count;
  }
  return {{"terrain", terrain}, {"numbers", numbers}, {"harbors", harbors}, {"stacks", stacks}};
}

Json json_of(const BalanceBoard& board) {
  return {{"number", board.number},
          {"layout", json_of(board.layout)},
          {"settlers", hexwright::json_of(board.settlers)},
          {"strategists", hexwright::json_of(board.strategists)},
          {"freshSettlers", hexwright::json_of(board.fresh_settlers)},
          {"freshStrategists", hexwright::json_of(board.fresh_strategists)},
          {"cell", board.cell ? Json(*board.cell) : Json()}};
}

Json json_of(const BalanceJob& job) {
  return {{"board", job.board == BalanceJob::the_map ? Json() : Json(job.board)},
          {"strategists", job.strategists},
          {"first", job.first},
          {"games", job.games},
          {"without", job.without ? Json(*job.without) : Json()},
          {"played", job.played ? hexwright::json_of(*job.played) : Json()}};
}

template <class List>
Json list_of(const List& all) {
  Json list = Json::array();
  for (const auto& each : all) list.push_back(json_of(each));
  return list;
}

}  // namespace

BalanceJson json_of(const Played& played) {
  return {{"games", played.games},
          {"decided", played.decided},
          {"wins", played.wins},
          {"turns", played.turns},
          {"turnsSquared", played.turns_squared},
          {"leadChanges", played.lead_changes},
          {"leadChangesSquared", played.lead_changes_squared},
          {"cards", played.cards},
          {"cardsSquared", played.cards_squared},
          {"settled", played.settled}};
}

std::string write_state(const Scenario& map, const BalanceState& state) {
  Json without = Json::array();
  for (const Played& each : state.without) without.push_back(json_of(each));
  const Json json{{"format", state_format},
                  {"version", state_version},
                  {"map", map_mark(map)},
                  {"options", json_of(state.options)},
                  {"stage", stage_words[at(state.stage)]},
                  {"round", state.round},
                  {"made", state.made},
                  {"nextGame", state.next_game},
                  {"boards", list_of(state.boards)},
                  {"jobs", list_of(state.jobs)},
                  {"mapSettlers", json_of(state.map_settlers)},
                  {"mapStrategists", json_of(state.map_strategists)},
                  {"borders", state.borders},
                  {"withoutSwaps", without}};
  return json.dump() + "\n";
}

}  // namespace hexwright
