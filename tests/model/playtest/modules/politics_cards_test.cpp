#include "model/playtest/table/awards.h"
#include "model/playtest/view.h"
#include "tests/support/knights_board.h"

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;
namespace task = cities_and_knights::task;
Action choose(Card card) { return {.kind = action::choose_card, .x = static_cast<std::uint8_t>(card)}; }
const Action pass{.kind = ActionKind::Pass};

/// Free ends of a row of roads of a seat.
std::vector<IntersectionId> row_of(KnightsBoard& board, int seat, IntersectionId from, int length) {
  std::vector<IntersectionId> row{from};
  for (const PathId path : board.way(from, length)) {
    board.road(seat, path);
    const auto& ends = board.board().path_ends(path);
    row.push_back(ends[0] == row.back() ? ends[1] : ends[0]);
  }
  return row;
}
PathId between(const KnightsBoard& board, IntersectionId one, IntersectionId other) {
  for (const PathId path : board.board().intersection_paths(one))
    if (path != none &&
        (board.board().path_ends(path)[0] == other || board.board().path_ends(path)[1] == other))
      return path;
  return {};
}

TEST(Bishop, MovesTheRobberAndStealsFromEverybodyThere) {  // CK-61, CK-18
  KnightsBoard board;
  board.hold(0, Progress::Bishop);
  const HexId hex = board.hexes(Terrain::Fields).front();
  board.settlement(0, board.board().hex_intersections(hex)[0]);
  board.settlement(1, board.board().hex_intersections(hex)[2]);
  board.settlement(2, board.board().hex_intersections(hex)[4]);
  board.give(0, Cards(Card::Wool));
  board.give(1, Cards(Card::Coin)), board.give(2, Cards(Card::Ore));
  EXPECT_EQ(board.count(action::play_bishop), 0);  // asleep
  board.state().realms.attacked = 1;
  EXPECT_TRUE(board.can(action_at(action::play_bishop, hex)));
  board.act(action_at(action::play_bishop, hex));
  EXPECT_EQ(board.state().robber, hex);
  ASSERT_EQ(board.legal(), (Actions{action_with(ActionKind::Steal, SeatId(1))}));
  board.act(board.legal().front());
  board.act(action_with(ActionKind::Steal, SeatId(2)));
  EXPECT_EQ(board.seat(0).hand, Cards(Card::Wool) + Cards(Card::Coin) + Cards(Card::Ore));
  EXPECT_EQ(board.state().task_count, 0);
}

TEST(Deserter, TakesAKnightOfTheOwnersChoiceAndPlacesOneOfItsRank) {  // CK-62
  KnightsBoard board;
  board.hold(0, Progress::Deserter);
  EXPECT_EQ(board.count(action::play_deserter), 0);
  const IntersectionId mighty = board.knight(1, 3, true), basic = board.knight(1, 1, false);
  const auto row = row_of(board, 0, board.corner(0, 0, Corner::North), 1);
  board.act(against(action::play_deserter, 1));
  ASSERT_EQ(actor(board.state()), SeatId(1));
  EXPECT_EQ(board.count(action::give_up_knight), 2);
  EXPECT_TRUE(board.can(action_at(action::give_up_knight, basic)));
  board.act(action_at(action::give_up_knight, mighty));
  ASSERT_EQ(actor(board.state()), SeatId(0));
  EXPECT_TRUE(board.can(pass));
  board.act({.kind = action::place_deserter, .x = 3, .a = row[1]});  // without level 3 of politics
  EXPECT_EQ(*board.find(0, row[1]), (Knight{row[1], 3, Knight::Active}));
  EXPECT_GT(board.count(action::move_knight), 0);  // it may act at once
  EXPECT_EQ(board.realm(1).knights_left[2], 2);
}

TEST(Deserter, PlacesABasicOneWhereTheRankIsOut) {  // CK-62
  KnightsBoard board;
  board.hold(0, Progress::Deserter);
  board.realm(0).knights_left[1] = 2;
  board.knight(0, 2, true), board.knight(0, 2, true);
  const IntersectionId strong = board.knight(1, 2, false);
  board.act(against(action::play_deserter, 1));
  board.act(action_at(action::give_up_knight, strong));
  ASSERT_FALSE(board.all(action::place_deserter).empty());
  for (const Action& each : board.all(action::place_deserter)) EXPECT_EQ(each.x, 1);
}

TEST(Deserter, OnlyRemovesWhereNoPieceIsLeft) {  // CK-137
  KnightsBoard board;
  board.hold(0, Progress::Deserter);
  for (const int rank : {3, 3, 1, 1}) board.knight(0, rank, true);
  const IntersectionId mighty = board.knight(1, 3, true);
  board.act(against(action::play_deserter, 1));
  board.act(action_at(action::give_up_knight, mighty));
  EXPECT_EQ(board.state().task_count, 0);
  EXPECT_EQ(board.realm(1).knight_count, 0);
  EXPECT_EQ(board.realm(0).knight_count, 4);
}

TEST(Diplomat, TakesOpenRoadsOfOthersButNoneThatAKnightStandsOnAlone) {  // CK-63, CK-39
  KnightsBoard board;
  board.hold(0, Progress::Diplomat);
  const auto row = row_of(board, 1, board.corner(0, 0, Corner::North), 3);
  const PathId first = between(board, row[0], row[1]), last = between(board, row[2], row[3]),
               middle = between(board, row[1], row[2]);
  EXPECT_TRUE(board.can(action_at(action::play_diplomat, first)));
  EXPECT_FALSE(board.can(action_at(action::play_diplomat, middle)));
  board.knight_at(1, row[3], 1, false);
  EXPECT_FALSE(board.can(action_at(action::play_diplomat, last)));
  board.settlement(1, row[0]);
  EXPECT_EQ(board.count(action::play_diplomat), 0);
  PlayContext t = board.context();
  cities_and_knights::remove_knight(t, SeatId(1), row[3]);
  board.act(action_at(action::play_diplomat, last));
  EXPECT_TRUE(route_at(board.state(), last).empty());
  EXPECT_EQ(board.state().task_count, 0);
}

TEST(Diplomat, LetsAnOwnRoadBeLaidElsewhereBeforeTheLongestRouteIsJudged) {  // CK-63
  KnightsBoard board;
  board.hold(0, Progress::Diplomat);
  const auto row = row_of(board, 0, board.corner(0, 0, Corner::North), 5);
  ASSERT_EQ(board.state().longest_holder, SeatId(0));
  const PathId last = between(board, row[4], row[5]);
  board.act(action_at(action::play_diplomat, last));
  EXPECT_EQ(board.state().longest_holder, SeatId(0));
  EXPECT_FALSE(board.can(action_at(ActionKind::BuildRoad, last)));
  EXPECT_TRUE(board.can(pass));
  const auto& paths = board.board().intersection_paths(row[0]);
  const PathId other = *std::find_if(paths.begin(), paths.end(), [&](PathId path) {
    return path != none && board.can(action_at(ActionKind::BuildRoad, path));
  });
  board.act(action_at(ActionKind::BuildRoad, other));
  EXPECT_EQ(board.state().longest_holder, SeatId(0));
  EXPECT_EQ(longest_route(board.game(), board.state(), SeatId(0)), 5);
}

TEST(Diplomat, CostsTheLongestRouteWhenTheRoadIsNotLaidAgain) {  // CK-63
  KnightsBoard board;
  board.hold(0, Progress::Diplomat);
  const auto row = row_of(board, 0, board.corner(0, 0, Corner::North), 5);
  board.act(action_at(action::play_diplomat, between(board, row[0], row[1])));
  board.act(pass);
  EXPECT_EQ(board.state().longest_holder, none);
}

TEST(Intrigue, JoinsARouteOnlyWhenTheDisplacedKnightStandsAgain) {  // CK-140
  KnightsBoard board;
  board.hold(0, Progress::Intrigue);
  const auto row = row_of(board, 0, board.corner(0, 0, Corner::North), 5);
  const auto& beside = board.board().intersection_paths(row[2]);
  const PathId theirs = *std::find_if(beside.begin(), beside.end(), [&](PathId path) {
    return path != none && route_at(board.state(), path).empty();
  });
  board.road(1, theirs);
  board.knight_at(1, row[2], 3, true);
  PlayContext t = board.context();
  routes_met_at(t, row[2]);
  award_longest_route(t);
  ASSERT_EQ(board.state().longest_holder, none);
  board.act(action_at(action::play_intrigue, row[2]));
  ASSERT_EQ(actor(board.state()), SeatId(1));
  EXPECT_EQ(board.state().longest_holder, none);
  board.act(board.legal().front());
  EXPECT_EQ(board.state().longest_holder, SeatId(0));
}

TEST(Intrigue, DisplacesAKnightOnAnOwnRoad) {  // CK-64
  KnightsBoard board;
  board.hold(0, Progress::Intrigue);
  const auto row = row_of(board, 0, board.corner(0, 0, Corner::North), 1);
  const PathId theirs = board.way(row[1], 1).front();
  board.road(1, theirs);
  board.knight_at(1, row[1], 3, true);
  board.act(action_at(action::play_intrigue, row[1]));
  ASSERT_EQ(actor(board.state()), SeatId(1));
  board.act(board.legal().front());
  EXPECT_EQ(board.realm(1).knights[0].rank, 3);
  EXPECT_TRUE(building_at(board.state(), row[1]).empty());
}

TEST(Saboteur, HalvesTheHandsOfThoseWithAsManyPoints) {  // CK-65, CK-132
  KnightsBoard board(base_with_knights(), 4);
  board.hold(0, Progress::Saboteur);
  board.points_of(0, 7), board.points_of(1, 8), board.points_of(2, 7), board.points_of(3, 6);
  board.give(1, Cards(9, 0, 0, 0, 0)), board.give(2, Cards(0, 3, 0, 0, 0)),
      board.give(3, Cards(0, 0, 12, 0, 0));
  board.act(play(action::play_saboteur));
  for (int n = 0; n < 4; ++n) {
    ASSERT_EQ(actor(board.state()), SeatId(1));
    EXPECT_EQ(board.seat(1).hand.size(), 9);  // nobody sees it before all have chosen: CK-52
    board.act(choose(Card::Brick));
  }
  ASSERT_EQ(actor(board.state()), SeatId(2));
  EXPECT_TRUE(View(board.game(), board.state(), SeatId(2)).visible().realms.seats[SeatId(1)].chosen.empty());
  board.act(choose(Card::Lumber));
  EXPECT_EQ(board.seat(1).hand.size(), 5);
  EXPECT_EQ(board.seat(2).hand.size(), 2);
  EXPECT_EQ(board.seat(3).hand.size(), 12);
  EXPECT_EQ(board.state().task_count, 0);
}

TEST(Spy, SeesAHandAndTakesACardOrNone) {  // CK-66
  KnightsBoard board;
  board.hold(0, Progress::Spy, 2);
  EXPECT_EQ(board.count(action::play_spy), 0);
  board.hold(1, Progress::Spy), board.hold(1, Progress::Merchant, 2);
  board.act(against(action::play_spy, 1));
  EXPECT_EQ(View(board.game(), board.state(), SeatId(0)).visible().realms.seats[SeatId(1)].progress,
            board.realm(1).progress);
  EXPECT_NE(View(board.game(), board.state(), SeatId(2)).visible().realms.seats[SeatId(1)].progress,
            board.realm(1).progress);
  EXPECT_EQ(board.count(action::take_progress), 2);
  EXPECT_TRUE(board.can(pass));
  board.act({.kind = action::take_progress, .x = static_cast<std::uint8_t>(Progress::Spy)});
  EXPECT_EQ(board.held(0, Progress::Spy), 2);
  EXPECT_EQ(board.held(1, Progress::Spy), 0);
  board.act(against(action::play_spy, 1));
  board.act(pass);
  EXPECT_EQ(board.held(1, Progress::Merchant), 2);
}

TEST(Warlord, ActivatesAllKnightsWhichActLater) {  // CK-67, CK-33
  KnightsBoard board;
  board.hold(0, Progress::Warlord);
  EXPECT_EQ(board.count(action::play_warlord), 0);
  const IntersectionId one = board.knight(0, 1, false), other = board.knight(0, 2, true);
  board.act(play(action::play_warlord));
  EXPECT_TRUE(board.find(0, one)->is(Knight::Active));
  for (const Action& each : board.all(action::move_knight)) EXPECT_EQ(each.a.intersection(), other);
}

TEST(Wedding, BringsTwoCardsFromEverybodyAhead) {  // CK-68, CK-52
  KnightsBoard board(base_with_knights(), 4);
  board.hold(0, Progress::Wedding);
  EXPECT_EQ(board.count(action::play_wedding), 0);  // nobody is ahead: CK-50
  board.points_of(1, 3), board.points_of(2, 2);
  board.give(1, Cards(1, 1, 0, 0, 0)), board.give(2, Cards(Card::Coin)), board.give(3, Cards(Card::Ore));
  board.act(play(action::play_wedding));
  board.act(choose(Card::Brick));
  EXPECT_FALSE(board.can(choose(Card::Brick)));
  board.act(choose(Card::Lumber));
  EXPECT_TRUE(board.seat(0).hand.empty());
  ASSERT_EQ(actor(board.state()), SeatId(2));
  board.act(choose(Card::Coin));
  EXPECT_EQ(board.seat(0).hand, Cards(1, 1, 0, 0, 0) + Cards(Card::Coin));
  EXPECT_EQ(board.seat(3).hand, Cards(Card::Ore));
}

TEST(Ships, ThatAKnightStandsOnAloneAreNotTakenUp) {  // CK-39
  Scenario scenario = template_named("new-shores-4");
  scenario.rules["cities-and-knights"]["points-without"] = "14";
  KnightsBoard board(scenario, 4);
  for (const IntersectionId i : board.board().intersections()) {
    if (!board.state().sites.has(i)) continue;
    try {
      const auto ships = board.way(i, 1, Route::Ship);
      board.ship(0, ships[0]);
      board.state().new_ships = {};
      const auto& ends = board.board().path_ends(ships[0]);
      EXPECT_FALSE(cities_and_knights::holds_knight(board.context(), SeatId(0), ships[0]));
      board.knight_at(0, ends[0] == i ? ends[0] : ends[1], 1, false);
      EXPECT_TRUE(cities_and_knights::holds_knight(board.context(), SeatId(0), ships[0]));
      EXPECT_FALSE(board.can(action_at(ActionKind::TakeUpShip, ships[0])));
      return;
    } catch (const std::runtime_error&) {
    }
  }
  FAIL() << "no coast";
}

}  // namespace
}  // namespace hexwright
