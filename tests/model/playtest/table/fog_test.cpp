#include <map>
#include <numeric>
#include <set>

#include "model/playtest/table.h"
#include "tests/support/mixed_fog.h"

namespace hexwright {
namespace {

using enum ActionKind;

/// A settlement at the lower island, from where one ship reaches the fog.
struct BeforeTheFog : Playing {
  HexId hidden = hex(2, 2);
  Action sail{.kind = BuildShip, .a = side(3, 2, Direction::NorthWest)};
  explicit BeforeTheFog(const Scenario& scenario = template_named("fog-islands-3")) : Playing(scenario) {
    turn_of(0);
    settlement(0, corner(3, 2, Corner::North));
    give(0, ship_price);
  }
  Action turn_up(Terrain terrain, int number = 0) {
    return {
        .kind = TurnUp, .a = hidden, .c = face_outcome({.terrain = terrain, .number = number, .harbor = {}})};
  }
  int left(Terrain terrain) { return state().stacks[0][static_cast<std::size_t>(terrain)]; }
  int tokens_left() {
    const auto& pool = state().token_pools[0];
    return std::accumulate(pool.begin(), pool.end(), 0);
  }
};

TEST(Fog, IsTurnedUpAtOnceWhereAShipReachesIt) {  // SEA-08
  BeforeTheFog play;
  EXPECT_EQ(play.state().terrain[play.hidden], unknown_terrain);
  play.act(play.sail);
  ASSERT_NE(play.state().task(), nullptr);
  EXPECT_EQ(play.state().task()->kind, TaskKind::TurnUp);
  EXPECT_EQ(play.why_not({.kind = EndTurn}), "player 1 has to turn up the hex that was reached first");
  EXPECT_EQ(play.legal(), (Actions{{.kind = TurnUp, .a = play.hidden}}));
}

TEST(Fog, LandGetsATokenAndGivesItsDiscovererACard) {  // SEA-08
  BeforeTheFog play;
  play.act(play.sail);
  play.act(play.turn_up(Terrain::Mountains, 8));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));
  EXPECT_EQ(play.state().number[play.hidden], 8);
  EXPECT_EQ(play.left(Terrain::Mountains), 1);
  EXPECT_EQ(play.tokens_left(), 9);
  EXPECT_EQ(play.state().task_count, 0);
  // From now on it yields, and the robber may come.
  play.settlement(1, play.corner(2, 2, Corner::South));
  play.state().phase = Phase::BeforeRoll;
  play.roll(4, 4);
  EXPECT_EQ(play.seat(1).hand[Card::Ore], 1);
}

TEST(Fog, SeaGivesNothingAndTakesNoToken) {  // SEA-08
  BeforeTheFog play;
  play.act(play.sail);
  play.act(play.turn_up(Terrain::Sea));
  EXPECT_TRUE(play.seat(0).hand.empty());
  EXPECT_EQ(play.tokens_left(), 10);
  EXPECT_EQ(play.left(Terrain::Sea), 1);
  play.give(0, ship_price);
  EXPECT_TRUE(play.can({.kind = BuildShip, .a = play.side(2, 2, Direction::NorthEast)}));
}

TEST(Fog, GoldGivesACardOfChoice) {  // SEA-08
  BeforeTheFog play;
  play.act(play.sail);
  play.act(play.turn_up(Terrain::Gold, 5));
  EXPECT_EQ(play.state().task()->kind, TaskKind::TakeCard);
  play.act({.kind = TakeCard, .x = static_cast<std::uint8_t>(Card::Grain)});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Grain));
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(Fog, AnEmptyBankGivesNothing) {  // SEA-08, BASE-06
  BeforeTheFog play;
  play.give(1, Cards(Card::Ore, 19));
  play.act(play.sail);
  play.act(play.turn_up(Terrain::Mountains, 8));
  EXPECT_TRUE(play.seat(0).hand.empty());
}

TEST(Fog, EveryHexOfTheStackAndEveryTokenIsEquallyLikely) {  // SEA-09
  BeforeTheFog play;
  play.act(play.sail);
  std::map<Terrain, int> terrains;
  std::map<int, int> numbers;
  for (const auto& [outcome, weight] : outcomes(play.game(), play.state(), play.legal().front())) {
    const Face face = face_of(outcome);
    terrains[face.terrain] += weight;
    if (face.number != 0) numbers[face.number] += weight;
    EXPECT_EQ(face.number != 0, face.terrain != Terrain::Sea);
  }
  // Twelve hexes, ten tokens: 120 ways.
  EXPECT_EQ(terrains, (std::map<Terrain, int>{{Terrain::Hills, 20},
                                              {Terrain::Forest, 10},
                                              {Terrain::Mountains, 20},
                                              {Terrain::Fields, 20},
                                              {Terrain::Pasture, 10},
                                              {Terrain::Gold, 20},
                                              {Terrain::Sea, 20}}));
  EXPECT_EQ(numbers,
            (std::map<int, int>{
                {3, 20}, {4, 10}, {5, 10}, {6, 10}, {8, 10}, {9, 10}, {10, 10}, {11, 10}, {12, 10}}));
  EXPECT_FALSE(play.can(play.turn_up(Terrain::Mountains, 2)));
  EXPECT_FALSE(play.can(play.turn_up(Terrain::Desert)));
  EXPECT_FALSE(play.can(play.turn_up(Terrain::Mountains)));
}

/// The numbers with which each terrain can come up.
std::map<Terrain, std::set<int>> numbers_by_terrain(Playing& play) {
  std::map<Terrain, std::set<int>> numbers;
  for (const auto& possible : outcomes(play.game(), play.state(), play.legal().front())) {
    const Face face = face_of(possible.outcome);
    numbers[face.terrain].insert(face.number);
  }
  return numbers;
}

TEST(Fog, TokensThatAreSetAsideGoToTheirTerrainTheLowestFirst) {  // JUN-07, NSH-06
  Scenario scenario = template_named("fog-islands-3");
  scenario.terrain_tokens["fog"] = {{Terrain::Mountains, {{5, 1}, {8, 1}}}};
  BeforeTheFog play(scenario);
  play.act(play.sail);
  auto numbers = numbers_by_terrain(play);
  EXPECT_EQ(numbers[Terrain::Mountains], std::set<int>{5});
  EXPECT_EQ(numbers[Terrain::Forest], (std::set<int>{3, 4, 6, 9, 10, 11, 12}));
  std::map<Terrain, int> weights;
  for (const auto& [outcome, weight] : outcomes(play.game(), play.state(), play.legal().front()))
    weights[face_of(outcome).terrain] += weight;
  EXPECT_EQ(weights[Terrain::Mountains], weights[Terrain::Sea]) << "two of each";
  EXPECT_EQ(weights[Terrain::Mountains], 2 * weights[Terrain::Forest]);

  play.act(play.turn_up(Terrain::Mountains, 5));
  play.hidden = play.hex(2, 3);
  PlayContext t{play.game(), play.state()};
  do_later(t, {.kind = TaskKind::TurnUp, .a = play.hidden});
  numbers = numbers_by_terrain(play);
  EXPECT_EQ(numbers[Terrain::Mountains], std::set<int>{8});
  EXPECT_EQ(numbers[Terrain::Forest], (std::set<int>{3, 4, 6, 9, 10, 11, 12}));
  EXPECT_FALSE(play.can(play.turn_up(Terrain::Forest, 8)));
}

TEST(Fog, TokensForATerrainThatCannotComeAreAnybodys) {  // JUN-07
  Scenario scenario = template_named("fog-islands-3");
  scenario.terrain_tokens["fog"] = {{Terrain::Jungle, scenario.token_pools.at("fog")}};
  BeforeTheFog play(scenario);
  play.act(play.sail);
  EXPECT_EQ(numbers_by_terrain(play)[Terrain::Forest], (std::set<int>{3, 4, 5, 6, 8, 9, 10, 11, 12}));
}

/// How often so many forests have come up once all of these have.
void count_forests(const Game& game, const State& state, const std::vector<HexId>& hidden, double chance,
                   std::map<int, double>& chances) {
  const auto next = std::ranges::find_if(hidden, [&](HexId hex) { return !is_known(state, hex); });
  if (next == hidden.end()) {
    const auto is_forest = [&](HexId hex) { return shows(state, hex, Terrain::Forest); };
    chances[static_cast<int>(std::ranges::count_if(hidden, is_forest))] += chance;
    return;
  }
  State asked = state;
  PlayContext table{game, asked};
  do_next(table, {.kind = TaskKind::TurnUp, .a = *next});
  const Action turn_up{.kind = TurnUp, .a = *next};
  const auto possible = outcomes(game, asked, turn_up);
  const double all = std::accumulate(possible.begin(), possible.end(), 0.0,
                                     [](double sum, const auto& each) { return sum + each.weight; });
  for (const auto& [outcome, weight] : possible) {
    State after = asked;
    apply(game, after, {.kind = TurnUp, .a = turn_up.a, .c = outcome});
    count_forests(game, after, hidden, chance * weight / all, chances);
  }
}

// A forest that comes up may be the certain one or one that was dealt; both remain possible.
TEST(Fog, AStackThatMixesCertainAndDealtHexesHoldsWhatDealingWouldPutThere) {  // SEA-09, FOG-01
  Playing play(mixed_fog());
  play.turn_of(0);
  std::vector<HexId> hidden;
  for (const HexId hex : play.board().hexes())
    if (const StackId stack = play.game().map().stack_of(hex);
        stack != none && play.game().map().stacks()[static_cast<std::size_t>(stack)].name == "mixed")
      hidden.push_back(hex);
  ASSERT_EQ(hidden.size(), 3U);
  std::map<int, double> chances;
  count_forests(play.game(), play.state(), hidden, 1, chances);
  // Of the six pairs that may be dealt one has two forests, four have one, one has none.
  EXPECT_NEAR(chances[3], 1.0 / 6, 1e-9);
  EXPECT_NEAR(chances[2], 4.0 / 6, 1e-9);
  EXPECT_NEAR(chances[1], 1.0 / 6, 1e-9);
}

TEST(Fog, WhatHasComeUpCannotComeAgain) {  // SEA-09
  BeforeTheFog play;
  play.act(play.sail);
  play.act(play.turn_up(Terrain::Forest, 8));
  play.hidden = play.hex(2, 3);
  PlayContext t{play.game(), play.state()};
  do_later(t, {.kind = TaskKind::TurnUp, .a = play.hidden});
  EXPECT_EQ(play.why_not(play.turn_up(Terrain::Forest, 5)),
            "chance cannot bring this: it is not there any more, or never was");
  EXPECT_FALSE(play.can(play.turn_up(Terrain::Mountains, 8)));
  EXPECT_TRUE(play.can(play.turn_up(Terrain::Mountains, 5)));
}

TEST(Fog, AStackHoldsExactlyItsHexes) {  // SEA-09
  BeforeTheFog play;
  int cells = 0;
  for (const HexId hex : play.board().hexes()) {
    if (is_known(play.state(), hex)) continue;
    ++cells;
    PlayContext t{play.game(), play.state()};
    do_later(t, {.kind = TaskKind::TurnUp, .a = hex});
  }
  EXPECT_EQ(cells, 12);
  std::map<int, int> come_up;
  while (play.state().task_count > 0) {
    if (play.state().task()->kind == TaskKind::TurnUp) {
      const HexId hex = play.state().task()->a.hex();
      play.act(play.legal().front());
      ++come_up[play.state().terrain[hex]];
    } else {
      play.act(play.legal().front());
    }
  }
  EXPECT_EQ(come_up, (std::map<int, int>{{static_cast<int>(Terrain::Hills), 2},
                                         {static_cast<int>(Terrain::Forest), 1},
                                         {static_cast<int>(Terrain::Mountains), 2},
                                         {static_cast<int>(Terrain::Fields), 2},
                                         {static_cast<int>(Terrain::Pasture), 1},
                                         {static_cast<int>(Terrain::Gold), 2},
                                         {static_cast<int>(Terrain::Sea), 2}}));
  EXPECT_EQ(play.tokens_left(), 0);
}

TEST(Fog, AllHexesThatAnEndAdjoinsComeUp) {  // SEA-08
  BeforeTheFog play;
  play.act(play.sail);
  play.act(play.turn_up(Terrain::Sea));
  // On along the new sea, to where (2,1) and, a path further, (1,1)... adjoin.
  play.give(0, Cards(0, 9, 0, 0, 9));
  play.act({.kind = BuildShip, .a = play.side(2, 2, Direction::NorthEast)});
  EXPECT_EQ(play.state().task()->kind, TaskKind::TurnUp);
  EXPECT_EQ(play.state().task()->a.hex(), play.hex(2, 1));
  EXPECT_EQ(play.state().task_count, 1);  // once, though both ends of the ship adjoin it
  play.act(play.legal().front());
}

TEST(Fog, ARoadTurnsItUpAsWell) {  // SEA-08
  BeforeTheFog play;
  play.act(play.sail);
  play.act(play.turn_up(Terrain::Pasture, 3));
  play.settlement(1, play.corner(2, 2, Corner::South));
  play.turn_of(1);
  play.give(1, road_price);
  // Along the new pasture, to where the hex in the north-west of it adjoins.
  const PathId path = play.side(2, 2, Direction::SouthWest);
  play.act({.kind = BuildRoad, .a = path});
  ASSERT_NE(play.state().task(), nullptr);
  EXPECT_EQ(play.state().task()->kind, TaskKind::TurnUp);
  EXPECT_EQ(actor(play.state()), SeatId(1));
}

TEST(Fog, AShipThatIsMovedTurnsItUp) {  // SEA-08, SEA-02
  BeforeTheFog play;
  play.ship(0, play.side(3, 2, Direction::NorthEast));
  play.state().new_ships = {};
  play.act({.kind = TakeUpShip, .a = play.side(3, 2, Direction::NorthEast)});
  play.act({.kind = PutDownShip, .a = play.sail.a});
  EXPECT_EQ(play.state().task()->kind, TaskKind::TurnUp);
}

TEST(Fog, NobodySettlesOnWhatIsUnknown) {  // SEA-08
  BeforeTheFog play;
  EXPECT_FALSE(play.state().sites.has(play.corner(1, 1, Corner::North)));
  // (2,6) and its neighbours in the fog.
  EXPECT_FALSE(play.game().carries_road(play.state(), play.side(2, 5, Direction::East)));
}

}  // namespace
}  // namespace hexwright
