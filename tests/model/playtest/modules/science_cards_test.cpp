#include "tests/support/knights_board.h"

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;

TEST(Alchemist, ChoosesTheDiceAndTheEventComesFirst) {  // CK-53, CK-09
  KnightsBoard board;
  board.hold(0, Progress::Alchemist);
  EXPECT_EQ(board.count(action::play_alchemist), 0);  // only before the roll
  board.roll_of(0);
  EXPECT_EQ(board.count(action::play_alchemist), 36);
  const Action chosen{.kind = action::play_alchemist, .a = 3, .b = 4};
  EXPECT_EQ(outcomes(board.game(), board.state(), chosen).size(), 4U);
  board.act({.kind = action::play_alchemist, .a = 3, .b = 4, .c = dice_outcome(3, 4, EventDie::Ship)});
  EXPECT_EQ(board.state().realms.ship_step, 1);
  EXPECT_EQ(board.state().dice, 7);
  EXPECT_EQ(board.state().phase, Phase::Main);
  EXPECT_EQ(board.held(0, Progress::Alchemist), 0);
}

TEST(Crane, MakesTheNextImprovementCheaperByOne) {  // CK-54
  KnightsBoard board;
  board.hold(0, Progress::Crane, 2);
  EXPECT_EQ(board.count(action::play_crane), 0);  // without a city nothing can be improved: CK-50
  board.any_city(0);
  board.act(play(action::play_crane));
  EXPECT_EQ(board.count(action::play_crane), 0);  // one waits
  EXPECT_EQ(board.count(action::improve), 3);     // level 1 costs nothing
  board.act({.kind = action::improve, .x = static_cast<std::uint8_t>(Track::Politics)});
  EXPECT_EQ(board.count(action::improve), 0);
  EXPECT_EQ(board.count(action::play_crane), 1);
  board.give(0, Cards(Card::Coin));
  EXPECT_EQ(board.count(action::improve), 0);  // level 2 costs two
  board.act(play(action::play_crane));
  board.act({.kind = action::improve, .x = static_cast<std::uint8_t>(Track::Politics)});
  EXPECT_TRUE(board.seat(0).hand.empty());
  board.hold(0, Progress::Smith);
  PlayContext t = board.context();
  t.state.realms.crane = 1;
  board.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(board.state().realms.crane, 0);  // unused it lapses
}

TEST(Engineer, BuildsAWallForNothing) {  // CK-55
  KnightsBoard board;
  board.hold(0, Progress::Engineer);
  EXPECT_EQ(board.count(action::play_engineer), 0);
  const IntersectionId city = board.any_city(0);
  board.act(action_at(action::play_engineer, city));
  EXPECT_TRUE(board.state().realms.walls.has(city));
  EXPECT_EQ(hand_limit_of(board.game(), board.state(), SeatId(0)), 9);
}

TEST(Inventor, SwapsTwoDifferentTokensButNoExtremeAndNoRedOnes) {  // CK-56, CK-131
  KnightsBoard board;
  // Tokens 2, 3, 5, 6, 8, 9, 11, 12, one each; the robber on the 3.
  State& s = board.state();
  PlayContext t = board.context();
  HexId three, nine;
  std::vector<int> left{2, 3, 5, 6, 8, 9, 11, 12};
  for (const HexId hex : board.board().hexes()) {
    if (s.number[hex] == 0) continue;
    const int number = left.empty() ? 0 : left.front();
    if (!left.empty()) left.erase(left.begin());
    set_number(t, hex, number);
    if (number == 3) three = hex;
    if (number == 9) nine = hex;
  }
  s.robber = three;
  s.realms.undrawn[static_cast<std::size_t>(Progress::Inventor)] = 1;
  board.realm(0).progress[static_cast<std::size_t>(Progress::Inventor)] = 1;
  EXPECT_EQ(board.count(action::play_inventor), 6);
  apply(board.game(), s,
        {.kind = action::play_inventor, .a = std::min(three, nine), .b = std::max(three, nine)});
  EXPECT_EQ(s.number[three], 9);
  EXPECT_EQ(s.robber, three);
  EXPECT_TRUE(s.numbered[9].has(three));
  EXPECT_FALSE(s.numbered[9].has(nine));
}

TEST(Irrigation, BringsTwoGrainForEachFieldsHexWithABuilding) {  // CK-57
  KnightsBoard board;
  board.hold(0, Progress::Irrigation), board.hold(0, Progress::Mining);
  EXPECT_EQ(board.count(action::play_irrigation), 0);
  const HexId fields = board.hexes(Terrain::Fields).front();
  board.city(0, board.board().hex_intersections(fields)[0]);
  board.state().robber = fields;  // no matter
  board.act(play(action::play_irrigation));
  int beside = 0;
  for (const HexId hex : board.board().intersection_hexes(board.board().hex_intersections(fields)[0]))
    if (hex != none && shows(board.state(), hex, Terrain::Fields)) ++beside;
  EXPECT_EQ(board.seat(0).hand, Cards(Card::Grain, 2 * beside));
}

TEST(Mining, BringsOreAsFarAsTheBankHasSome) {  // CK-57
  KnightsBoard board;
  board.hold(0, Progress::Mining);
  board.settlement(0, board.board().hex_intersections(board.hexes(Terrain::Mountains).front())[0]);
  board.give(1, Cards(Card::Ore, 18));
  board.act(play(action::play_mining));
  EXPECT_EQ(board.seat(0).hand[Card::Ore], 1);
}

TEST(Medicine, UpgradesASettlementForLess) {  // CK-58
  KnightsBoard board;
  board.hold(0, Progress::Medicine);
  board.settlement(0, board.corner(0, 0, Corner::North));
  EXPECT_EQ(board.count(action::play_medicine), 0);
  board.give(0, Cards(0, 0, 2, 1, 0));
  board.act(action_at(action::play_medicine, board.corner(0, 0, Corner::North)));
  EXPECT_TRUE(building_at(board.state(), board.corner(0, 0, Corner::North)).is(SeatId(0), Building::City));
  EXPECT_TRUE(board.seat(0).hand.empty());
}

TEST(RoadBuildingOfProgress, LaysUpToTwoRoads) {  // CK-59
  KnightsBoard board;
  board.hold(0, Progress::RoadBuilding);
  EXPECT_EQ(board.count(action::play_road_building), 0);
  board.settlement(0, board.corner(0, 0, Corner::North));
  board.act(play(action::play_road_building));
  board.act(board.legal().front());
  EXPECT_TRUE(board.can({.kind = ActionKind::Pass}));
  board.act(board.legal().front());
  EXPECT_EQ(board.seat(0).route_count, 2);
  EXPECT_EQ(board.state().task_count, 0);
}

TEST(Smith, PromotesTwoDifferentKnightsOneAfterTheOther) {  // CK-60, CK-130
  KnightsBoard board;
  board.hold(0, Progress::Smith);
  EXPECT_EQ(board.count(action::play_smith), 0);
  board.level(0, Track::Politics, 3);
  const IntersectionId strong = board.knight(0, 2, true), other = board.knight(0, 2, false),
                       basic = board.knight(0, 1, false);
  board.act(play(action::play_smith));
  // No strong piece is left for the basic one before one of the strong ones is mighty.
  EXPECT_FALSE(board.can(action_at(action::promote_free, basic)));
  EXPECT_TRUE(board.can(action_at(action::promote_free, other)));
  EXPECT_FALSE(board.can({.kind = ActionKind::Pass}));
  board.act(action_at(action::promote_free, strong));
  EXPECT_FALSE(board.can(action_at(action::promote_free, strong)));
  EXPECT_TRUE(board.can({.kind = ActionKind::Pass}));
  board.act(action_at(action::promote_free, basic));
  EXPECT_EQ(board.find(0, strong)->rank, 3);
  EXPECT_TRUE(board.find(0, strong)->is(Knight::Active));
  EXPECT_EQ(board.find(0, basic)->rank, 2);
  EXPECT_EQ(board.state().task_count, 0);
}

}  // namespace
}  // namespace hexwright
