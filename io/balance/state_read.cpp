#include <algorithm>
#include <cmath>

#include "io/balance/balance_json.h"
#include "io/balance/state_words.h"
#include "io/files/outside_json.h"
#include "io/playtest/record.h"
#include "model/board/index.h"
#include "model/playtest/batch/batch.h"

namespace hexwright {
namespace {

using Json = BalanceJson;

constexpr std::int64_t most_count = 1'000'000'000'000'000;
constexpr std::size_t most_items = 1'000'000;

/// Something is not as a state has it. Caught where reading began.
struct Damage {
  std::string key;
};

const Json& in(const Json& json, const char* key) {
  const auto found = json.find(key);
  if (!json.is_object() || found == json.end()) throw Damage{key};
  return *found;
}

std::int64_t number(const Json& json, const char* key, std::int64_t least, std::int64_t most) {
  const auto found = whole_number(json, least, most);
  if (!found) throw Damage{key};
  return *found;
}
std::int64_t number_in(const Json& json, const char* key, std::int64_t least, std::int64_t most) {
  return number(in(json, key), key, least, most);
}
int small_in(const Json& json, const char* key, int least, int most) {
  return static_cast<int>(number_in(json, key, least, most));
}
bool truth_in(const Json& json, const char* key) {
  if (!in(json, key).is_boolean()) throw Damage{key};
  return in(json, key).get<bool>();
}
double real(const Json& json, const char* key) {
  if (!json.is_number() || !std::isfinite(json.get<double>())) throw Damage{key};
  return json.get<double>();
}
const Json& list_in(const Json& json, const char* key) {
  const Json& list = in(json, key);
  if (!list.is_array() || list.size() > most_items) throw Damage{key};
  return list;
}
std::string word(const Json& json, const char* key) {
  if (!json.is_string()) throw Damage{key};
  return json.get<std::string>();
}
template <class T>
T known(std::optional<T> found, const char* key) {
  if (!found) throw Damage{key};
  return *found;
}

Played played_from(const Json& json, int players) {
  Played played;
  played.games = number_in(json, "games", 0, most_count);
  played.decided = number_in(json, "decided", 0, played.games);
  for (const Json& wins : list_in(json, "wins"))
    played.wins.push_back(number(wins, "wins", 0, played.decided));
  if (played.wins.size() != (played.games == 0 ? 0 : at(players))) throw Damage{"wins"};
  played.turns = number_in(json, "turns", 0, most_count);
  played.turns_squared = number_in(json, "turnsSquared", 0, most_count);
  played.lead_changes = number_in(json, "leadChanges", 0, most_count);
  played.lead_changes_squared = number_in(json, "leadChangesSquared", 0, most_count);
  const auto read_cards = [&](const char* key, auto& cards) {
    const Json& list = list_in(json, key);
    if (list.size() != cards.size()) throw Damage{key};
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = number(list[i], key, 0, most_count);
  };
  read_cards("cards", played.cards);
  read_cards("cardsSquared", played.cards_squared);
  for (const Json& each : list_in(json, "settled"))
    played.settled.push_back(number(each, "settled", 0, played.games));
  return played;
}

boost::container::flat_set<Hex> hexes_from(const Json& list, const char* key) {
  constexpr int most = 1'000'000;
  if (!list.is_array() || list.size() > most_items) throw Damage{key};
  boost::container::flat_set<Hex> hexes;
  for (const Json& each : list) {
    if (!each.is_array() || each.size() != 2) throw Damage{key};
    hexes.insert(Hex{static_cast<int>(number(each[0], key, -most, most)),
                     static_cast<int>(number(each[1], key, -most, most))});
  }
  return hexes;
}

void read_goal(const Json& json, BalanceGoal& goal) {
  const std::string kind = word(in(json, "goal"), "goal");
  const auto found =
      std::ranges::find(all_goal_kinds, kind, [](GoalKind each) { return std::string(info(each).id); });
  if (found == all_goal_kinds.end()) throw Damage{"goal"};
  goal.kind = *found;
  goal.turns = real(in(json, "goalTurns"), "goalTurns");
  for (const Json& share : list_in(json, "goalShares")) goal.shares.push_back(real(share, "goalShares"));
}

void read_freedom(const Json& json, Freedom& freedom) {
  freedom.terrain = truth_in(json, "terrain");
  freedom.numbers = truth_in(json, "numbers");
  freedom.harbors = truth_in(json, "harbors");
  if (!in(json, "only").is_null()) freedom.hexes = hexes_from(in(json, "only"), "only");
  for (const Json& each : list_in(json, "stacks")) freedom.stacks.insert(word(each, "stacks"));
  freedom.locked = hexes_from(in(json, "locked"), "locked");
}

BalanceOptions options_from(const Json& json) {
  constexpr int most = 1'000'000;
  BalanceOptions options;
  read_freedom(json, options.freedom);
  for (const Json& each : list_in(json, "wishes")) {
    const auto wish = wish_from_text(word(each, "wishes"));
    if (wish.refusal()) throw Damage{"wishes"};
    options.wishes.push_back(wish.value());
  }
  read_goal(json, options.goal);
  options.play.players = small_in(json, "players", 0, 6);
  options.play.offers_a_turn = small_in(json, "offers", 0, 100);
  if (!in(json, "seed").is_number_unsigned()) throw Damage{"seed"};
  options.seed = in(json, "seed").get<std::uint64_t>();
  options.boards = small_in(json, "boards", 4, most);
  options.games = small_in(json, "games", 1, most);
  options.finalists = small_in(json, "finalists", 1, most);
  options.strategist_games = small_in(json, "strategistGames", 0, most);
  options.verdict_games = small_in(json, "verdictGames", 1, most);
  options.verdict_strategist_games = small_in(json, "verdictStrategistGames", 0, most);
  options.explained = small_in(json, "explained", 0, most);
  options.study = small_in(json, "study", 0, static_cast<int>(most_study));
  options.cells = small_in(json, "cells", 1, 100);
  if (in(json, "archive").is_null()) return options;
  const Json& axes = list_in(json, "archive");
  if (axes.size() != 2) throw Damage{"archive"};
  const auto axis = [&](std::size_t i) {
    return known(measure_from_id(word(axes[i], "archive")), "archive");
  };
  options.archive = {axis(0), axis(1)};
  return options;
}

Counts<Terrain> held_from(const Json& json) {
  constexpr int most = 1'000'000;
  if (!json.is_object()) throw Damage{"stacks"};
  Counts<Terrain> held;
  for (const auto& [word, count] : json.items())
    held[known(from_key(every_terrain, word), "stacks")] = static_cast<int>(number(count, "stacks", 0, most));
  return held;
}

Layout layout_from(const Json& json) {
  Layout layout;
  for (const Json& each : list_in(json, "terrain"))
    layout.terrain.push_back(
        each.is_null() ? std::nullopt
                       : std::optional(known(from_key(every_terrain, word(each, "terrain")), "terrain")));
  for (const Json& each : list_in(json, "numbers"))
    layout.number.push_back(each.is_null() ? MapView::no_number
                                           : static_cast<int>(number(each, "numbers", 2, 12)));
  for (const Json& each : list_in(json, "harbors"))
    layout.harbor.push_back(
        each.is_null() ? std::nullopt
                       : std::optional(known(from_key(every_harbor_kind, word(each, "harbors")), "harbors")));
  for (const Json& stack : list_in(json, "stacks")) layout.face_down.push_back(held_from(stack));
  return layout;
}

constexpr std::int64_t most_boards = 1'000'000'000;

BalanceBoard board_from(const Json& json, int players, int cells) {
  BalanceBoard board;
  board.number = static_cast<std::uint32_t>(number_in(json, "number", 0, most_boards));
  board.layout = layout_from(in(json, "layout"));
  board.settlers = played_from(in(json, "settlers"), players);
  board.strategists = played_from(in(json, "strategists"), players);
  board.fresh_settlers = played_from(in(json, "freshSettlers"), players);
  board.fresh_strategists = played_from(in(json, "freshStrategists"), players);
  if (in(json, "cell").is_null()) return board;
  const Json& cell = list_in(json, "cell");
  if (cell.size() != 2) throw Damage{"cell"};
  board.cell = {static_cast<int>(number(cell[0], "cell", 0, cells - 1)),
                static_cast<int>(number(cell[1], "cell", 0, cells - 1))};
  return board;
}

BalanceJob job_from(const Json& json, int players) {
  constexpr std::int64_t most_games = 1'000'000'000, most_swaps = 1'000'000;
  BalanceJob job;
  job.board = in(json, "board").is_null()
                  ? BalanceJob::the_map
                  : static_cast<std::uint32_t>(number_in(json, "board", 0, most_boards));
  job.strategists = truth_in(json, "strategists");
  job.first = at(number_in(json, "first", 0, most_count));
  job.games = at(number_in(json, "games", 1, most_games));
  if (!in(json, "without").is_null())
    job.without = static_cast<std::uint32_t>(number_in(json, "without", 0, most_swaps));
  if (!in(json, "played").is_null()) job.played = played_from(in(json, "played"), players);
  return job;
}

BalanceState state_from(const Json& json, const Scenario& map) {
  BalanceState state;
  state.options = options_from(in(json, "options"));
  const int players = state.options.play.players > 0 ? state.options.play.players : map.details.max_players;
  const auto stage = std::ranges::find(stage_words, word(in(json, "stage"), "stage"));
  if (stage == stage_words.end()) throw Damage{"stage"};
  state.stage = static_cast<BalanceStage>(stage - stage_words.begin());
  state.round = small_in(json, "round", 0, 1000);
  state.made = static_cast<std::uint32_t>(number_in(json, "made", 0, most_boards));
  state.next_game = at(number_in(json, "nextGame", 0, most_count));
  for (const Json& each : list_in(json, "boards"))
    state.boards.push_back(board_from(each, players, state.options.cells));
  for (const Json& each : list_in(json, "jobs")) state.jobs.push_back(job_from(each, players));
  state.map_settlers = played_from(in(json, "mapSettlers"), players);
  state.map_strategists = played_from(in(json, "mapStrategists"), players);
  const Json& borders = list_in(json, "borders");
  if (borders.size() != state.borders.size()) throw Damage{"borders"};
  for (std::size_t axis = 0; axis < state.borders.size(); ++axis) {
    if (!borders[axis].is_array() || borders[axis].size() >= at(state.options.cells)) throw Damage{"borders"};
    for (const Json& each : borders[axis]) state.borders[axis].push_back(real(each, "borders"));
  }
  for (const Json& each : list_in(json, "withoutSwaps")) state.without.push_back(played_from(each, players));
  return state;
}

}  // namespace

Outcome<BalanceState> read_state(const Scenario& map, std::string_view text) {
  const Json json = json_from_outside<Json>(text);
  if (!json.is_object() || json.value("format", Json()) != Json(state_format))
    return refuse(N_("this is no state of a balancing; \"hexwright-cli balance --state\" writes one"));
  if (json.value("version", Json()) != Json(state_version))
    return refuse(N_("this state of a balancing comes from another version of the program; begin anew"));
  if (json.value("map", Json()) != Json(map_mark(map)))
    return refuse(
        N_("this state of a balancing is of another map, or the map was changed since; begin anew"));
  try {
    return state_from(json, map);
  } catch (const Damage& damage) {
    return refuse(N_("this state of a balancing is damaged: \"{0}\" is not as it must be; begin anew"),
                  {damage.key});
  }
}

}  // namespace hexwright
