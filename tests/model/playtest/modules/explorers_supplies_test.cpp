#include <functional>

#include "model/playtest/invariants.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "tests/support/checked_games.h"
#include "tests/support/exploring.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

TEST(Explorers, TakeATokenBesideTheirOwnBuildings) {  // EXP-08 b
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.want_token(0);
  EXPECT_EQ(play.choices(explorers::action::move_token),
            in_order({play.hex(2, 1), play.hex(3, 1), play.hex(2, 2)}));
  const int before = play.state().number[play.hex(2, 2)];
  play.act({.kind = explorers::action::move_token, .a = play.hex(2, 2)});
  EXPECT_EQ(play.state().number[play.hex(3, 0)], before);
  EXPECT_EQ(play.state().number[play.hex(2, 2)], 0);
}

TEST(Explorers, NeverTakeTheLastTokenBesideABuilding) {  // EXP-08 a
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.settlement(1, play.corner(3, 1, Corner::NorthEast));
  play.want_token(0);
  EXPECT_EQ(play.choices(explorers::action::move_token), in_order({play.hex(2, 1), play.hex(2, 2)}));
}

TEST(Explorers, KeepRedTokensApart) {  // EXP-08 c
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.lay(play.hex(2, 0), Terrain::Forest, 8);
  play.want_token(0);
  EXPECT_EQ(play.choices(explorers::action::move_token), in_order({play.hex(3, 1), play.hex(2, 2)}));
}

TEST(Explorers, TakeAnyTokenOfTheHomeIslandWithoutOnesOfTheirOwn) {  // EXP-08 b
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.lay(play.hex(-3, 5), Terrain::Forest, 3);
  play.want_token(1);
  // 14 tokens, of which the 8s and the other 6 would lie beside the 6 of (2, 1).
  EXPECT_EQ(play.choices(explorers::action::move_token).size(), 11U);
}

TEST(Explorers, TakeATokenFromElsewhereWhenTheHomeIslandHasNoneToGive) {  // EXP-08
  Exploring play;
  play.lay(play.hex(-3, 5), Terrain::Forest, 3);
  play.want_token(0);
  PlayContext t{play.game(), play.state()};
  play.game().facts().home.for_each([&](HexId hex) { set_number(t, hex, 0); });
  EXPECT_EQ(play.choices(explorers::action::move_token), Places{play.hex(-3, 5)});
}

TEST(Explorers, LaySeaIntoTheOpenPlaceWhenTheLandHasRunOut) {  // EXP-09
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.give(0, road_price);
  play.stack(play.game().facts().land_stack) = {};
  play.just_do({.kind = ActionKind::BuildRoad, .a = play.side(2, 1, Direction::East)});
  play.just_do(play.legal().front());
  ASSERT_EQ(play.legal().front().kind, explorers::action::draw_sea);
  play.just_do(play.legal().front());
  for (const auto place : play.choices(explorers::action::lay_sea)) EXPECT_EQ(place, play.hex(3, 0));
  play.just_do(play.legal().front());
  EXPECT_TRUE(shows(play.state(), play.hex(3, 0), Terrain::Sea));
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(Explorers, LeaveOpenSeaWhenBothStacksHaveRunOut) {  // EXP-09
  Exploring play;
  play.settlement(0, play.corner(2, 1, Corner::SouthEast));
  play.give(0, road_price);
  play.stack(play.game().facts().land_stack) = {};
  play.stack(play.game().facts().sea_stack) = {};
  play.just_do({.kind = ActionKind::BuildRoad, .a = play.side(2, 1, Direction::East)});
  play.just_do(play.legal().front());
  EXPECT_TRUE(shows(play.state(), play.hex(3, 0), Terrain::Sea));
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(Explorers, RandomGamesHoldTogether) {  // EXP-05, EXP-08, EXP-09
  constexpr int count = 30;
  const CheckedGames games = play_checked_games("explorers-3-4", count);
  // Who plays by chance may throw away for ever what it takes to win.
  EXPECT_GE(games.ended, count - count / 20);
  EXPECT_GT(games.times(explorers::action::lay_sea), 10 * count);
  EXPECT_GT(games.times(explorers::action::move_token), count);
}

// What never happens on the template happens on maps that are made for it.

/// The world of the explorers with other stacks and another bag, and no token on so many hexes of the home
/// island.
Scenario scarce(Counts<Terrain> land, int sea, Counts<int> bag, int dried = 0) {
  Scenario scenario = template_named("explorers-3-4");
  scenario.boxes.clear();
  scenario.stacks["land"].hexes = std::move(land);
  scenario.stacks["sea"].hexes = {{Terrain::Sea, sea}};
  scenario.stacks["sea"].harbors.clear();
  scenario.token_pools["bag"] = std::move(bag);
  for (auto& [hex, cell] : scenario.cells) {
    if (dried == 0 || !open_token(cell)) continue;
    cell.terrain = Terrain::Desert;
    cell.token = {};
    --dried;
  }
  return scenario;
}

/// Random games; what each action is done to, and what comes of it. What chance brought shows there.
using Seen = std::function<void(const ReadContext& before, const Actions& legal, const Action&,
                                const ReadContext& after)>;
void look_at_games(const Scenario& scenario, int games, const Seen& seen) {
  const Game game(scenario);
  for (int n = 0; n < games && !testing::Test::HasFailure(); ++n) {
    int left = 1'500;
    State before;
    Actions offered;
    Action done{.kind = ActionKind::Pass};
    play_random_game(game, 1, static_cast<std::uint64_t>(n), 500,
                     [&](const State& state, const Actions& legal, const Action& next) {
                       if (!offered.empty()) seen({game, before}, offered, done, {game, state});
                       if (left % 16 == 0) {
                         EXPECT_EQ(broken_invariants(game, state), std::vector<std::string>{});
                       }
                       before = state, offered = legal, done = next;
                       return --left > 0 && !testing::Test::HasFailure();
                     });
  }
}

TEST(RareExplorers, LaySeaIntoThePlaceOnceTheLandIsGone) {  // EXP-13, EXP-09
  const Scenario scenario = scarce({{Terrain::Hills, 3}, {Terrain::Fields, 3}}, 28, {{3, 2}, {4, 2}, {9, 2}});
  ASSERT_TRUE(playability_errors(scenario).empty());
  int into_the_place = 0;
  look_at_games(
      scenario, 10,
      [&](const ReadContext& before, const Actions& legal, const Action& action, const ReadContext&) {
        if (action.kind != explorers::action::lay_sea ||
            !shows(before.state, before.state.task()->a.hex(), Terrain::Sea))
          return;
        EXPECT_EQ(action.a, before.state.task()->a);
        EXPECT_EQ(legal.size(), 1U);
        ++into_the_place;
      });
  EXPECT_GT(into_the_place, 20);
}

TEST(RareExplorers, LeaveOpenSeaOnceBothStacksAreGone) {  // EXP-13, EXP-09
  // Too few hexes for the open places: no map that is played, but what the rule is for.
  const Scenario scenario = scarce({{Terrain::Hills, 4}}, 4, {{3, 2}, {4, 2}});
  int open_sea = 0;
  look_at_games(
      scenario, 10,
      [&](const ReadContext& before, const Actions&, const Action& action, const ReadContext& after) {
        if (action.kind != ActionKind::TurnUp || !shows(after.state, action.a.hex(), Terrain::Sea)) return;
        const bool draws = after.state.task() && after.state.task()->kind == explorers::task::draw_sea;
        const auto& left = before.state.stacks[static_cast<std::size_t>(before.game.facts().sea_stack)];
        EXPECT_EQ(draws, left != decltype(left){});
        open_sea += draws ? 0 : 1;
      });
  EXPECT_GT(open_sea, 20);
}

bool has_token(const ReadContext& l, HexId hex) { return hex != none && l.state.number[hex] != 0; }

/// a) never the last one beside a building, and c) no red one beside another.
bool may_give(const ReadContext& l, HexId from, HexId to) {
  if (!has_token(l, from)) return false;
  for (const IntersectionId i : l.board().intersections()) {
    if (!is_town(building_at(l.state, i))) continue;
    bool beside = false;
    int others = 0;
    for (const HexId hex : l.board().intersection_hexes(i))
      if (hex == from)
        beside = true;
      else if (has_token(l, hex))
        ++others;
    if (beside && others == 0) return false;
  }
  const auto red = [&](HexId hex) {
    const int number = hex == none ? 0 : l.state.number[hex];
    return number == 6 || number == 8;
  };
  if (!red(from)) return true;
  for (const HexId hex : l.board().neighbours(to))
    if (hex != from && red(hex)) return false;
  return true;
}

bool touches_building_of(const ReadContext& l, Who seat, HexId hex) {
  for (const IntersectionId corner : l.board().hex_intersections(hex))
    if (is_town(building_at(l.state, corner)) && building_at(l.state, corner).of(seat)) return true;
  return false;
}

/// b) from home first, and there beside one's own buildings first.
Places who_may_give(const ReadContext& l, SeatId seat, HexId to) {
  for (const bool home : {true, false})
    for (const bool own : {true, false}) {
      Places from;
      for (const HexId hex : l.board().hexes())
        if (may_give(l, hex, to) && (!home || l.game.facts().home.has(hex)) &&
            (!own || touches_building_of(l, seat, hex)))
          from.push_back(hex);
      if (!from.empty()) return from;
    }
  return {};
}

TEST(RareExplorers, TakeTokensFromAbroadOrNone) {  // EXP-13, EXP-08
  int from_home = 0, from_abroad = 0, from_nowhere = 0;
  // Some tokens are left on the home island, or none.
  for (const int dried : {10, 14}) {
    const Scenario scenario = scarce({{Terrain::Hills, 6}, {Terrain::Fields, 6}, {Terrain::Forest, 5}}, 17,
                                     {{6, 1}, {3, 1}, {4, 1}}, dried);
    look_at_games(
        scenario, 30,
        [&](const ReadContext& before, const Actions& legal, const Action& action, const ReadContext& after) {
          if (action.kind == explorers::action::move_token) {
            const Task& task = *before.state.task();
            Places offered;
            for (const Action& each : legal) offered.push_back(each.a.hex());
            EXPECT_EQ(offered, who_may_give(before, task.seat, task.a.hex()));
            ++(before.game.facts().home.has(action.a.hex()) ? from_home : from_abroad);
          }
          const HexId laid = action.a.hex();
          if (action.kind != ActionKind::TurnUp ||
              !is_producing(static_cast<Terrain>(after.state.terrain[laid])))
            return;
          const bool wants = after.state.number[laid] == 0;
          const bool moves = after.state.task() && after.state.task()->kind == explorers::task::move_token;
          EXPECT_EQ(moves, wants && !who_may_give(after, before.state.task()->seat, laid).empty());
          from_nowhere += wants && !moves ? 1 : 0;
        });
  }
  EXPECT_GT(from_home, 20);
  EXPECT_GT(from_abroad, 20);
  EXPECT_GT(from_nowhere, 20);
}

}  // namespace
}  // namespace hexwright
