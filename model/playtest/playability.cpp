#include <algorithm>

#include "model/playtest/game.h"
#include "model/rules/ruleset.h"
#include "model/scenario/plural.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

void find_too_much(std::vector<Message>& obstacles, Forms forms, int count, int most) {
  if (count > most) obstacles.push_back(by_number(count, forms, {std::to_string(most)}));
}

void find_too_large(const MapView& map, std::vector<Message>& obstacles) {
  const BoardGraph& board = map.board();
  find_too_much(
      obstacles,
      plural("the board has {0} hex; a game takes {1}", "the board has {0} hexes; a game takes {1}"),
      board.hex_count(), most_hexes);
  find_too_much(obstacles,
                plural("the board has {0} intersection; a game takes {1}",
                       "the board has {0} intersections; a game takes {1}"),
                board.intersection_count(), most_intersections);
  find_too_much(
      obstacles,
      plural("the board has {0} path; a game takes {1}", "the board has {0} paths; a game takes {1}"),
      board.path_count(), most_paths);
  const auto size = [](const auto& list) { return static_cast<int>(list.size()); };
  find_too_much(
      obstacles,
      plural("the scenario has {0} stack; a game takes {1}", "the scenario has {0} stacks; a game takes {1}"),
      size(map.stacks()), most_stacks);
  find_too_much(obstacles,
                plural("the scenario has {0} terrain pool; a game takes {1}",
                       "the scenario has {0} terrain pools; a game takes {1}"),
                size(map.terrain_pools()), most_pools);
  find_too_much(obstacles,
                plural("the scenario has {0} token pool; a game takes {1}",
                       "the scenario has {0} token pools; a game takes {1}"),
                size(map.token_pools()), most_pools);
  const auto chit_areas = std::count_if(map.areas().begin(), map.areas().end(),
                                        [](const AreaView& area) { return area.area->chits.has_value(); });
  find_too_much(obstacles,
                plural("{0} area brings victory points; a game takes {1}",
                       "{0} areas bring victory points; a game takes {1}"),
                static_cast<int>(chit_areas), most_chit_areas);
  find_too_much(obstacles,
                plural("the frontiers hide {0} event; a game takes {1}",
                       "the frontiers hide {0} events; a game takes {1}"),
                2 * static_cast<int>(map.frontiers().size()), most_events);
  find_too_much(
      obstacles,
      plural("the map has {0} village; a game takes {1}", "the map has {0} villages; a game takes {1}"),
      size(map.villages()), most_villages);
  find_too_much(obstacles,
                plural("the map has {0} gift; a game takes {1}", "the map has {0} gifts; a game takes {1}"),
                size(map.gifts()), most_gifts);
  const Pieces& pieces = map.scenario().details.pieces;
  const Forms too_many = plural("each player has {0} piece of one kind; a game takes {1}",
                                "each player has {0} pieces of one kind; a game takes {1}");
  find_too_much(obstacles, too_many, std::max(pieces.roads, pieces.ships), most_pieces);
  find_too_much(obstacles, too_many, std::max(pieces.settlements, pieces.cities), most_buildings);
}

}  // namespace

std::vector<Message> playability_errors(const Scenario& scenario, const PlayOptions& options) {
  std::vector<Message> obstacles;
  const MapView map(scenario);
  const int players = options.players == 0 ? scenario.details.max_players : options.players;
  if (players < 2 || players > most_players)
    obstacles.push_back(
        by_number(players, plural("{0} player: a game takes 2 to {1}", "{0} players: a game takes 2 to {1}"),
                  {std::to_string(most_players)}));
  else if (players < scenario.details.min_players || players > scenario.details.max_players)
    obstacles.push_back(by_number(
        players,
        plural("{0} player: the scenario is made for {1} to {2}",
               "{0} players: the scenario is made for {1} to {2}"),
        {std::to_string(scenario.details.min_players), std::to_string(scenario.details.max_players)}));
  find_too_large(map, obstacles);
  for (const Finding& finding : validate(scenario))
    if (finding.severity == Severity::Error) obstacles.push_back(finding.message);
  return obstacles;
}

}  // namespace hexwright
