#include "tests/support/knights_board.h"

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;

/// Roads in a row of a seat: the intersections that they lead over, from the first on.
std::vector<IntersectionId> lay_row(KnightsBoard& play, int seat, IntersectionId from, int length) {
  std::vector<IntersectionId> row{from};
  for (const PathId path : play.way(from, length)) {
    play.road(seat, path);
    const auto& ends = play.board().path_ends(path);
    row.push_back(ends[0] == row.back() ? ends[1] : ends[0]);
  }
  return row;
}
IntersectionId middle(const KnightsBoard& play) { return play.corner(0, 0, Corner::North); }

Action move(IntersectionId from, IntersectionId to) {
  return {.kind = action::move_knight, .a = from, .b = to};
}

TEST(Knights, AreHiredAtOwnRoadsWithoutDistance) {  // CK-29, CK-30
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 2);
  play.give(0, Cards(0, 0, 3, 0, 3));
  EXPECT_EQ(play.count(action::hire_knight), 3);
  play.act(action_at(action::hire_knight, row[0]));
  play.act(action_at(action::hire_knight, row[1]));
  ASSERT_NE(play.find(0, row[0]), nullptr);
  EXPECT_EQ(*play.find(0, row[0]), (Knight{row[0], 1, 0}));
  EXPECT_EQ(play.count(action::hire_knight), 0);  // two basic ones each
  EXPECT_EQ(play.seat(0).hand, Cards(0, 0, 1, 0, 1));
}

TEST(Knights, AreActivatedForGrainAndActInALaterTurn) {  // CK-31, CK-33
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 1);
  play.knight_at(0, row[0], 1, false);
  play.give(0, Cards(0, 0, 0, 1, 0));
  play.act(action_at(action::activate_knight, row[0]));
  EXPECT_TRUE(play.find(0, row[0])->is(Knight::Active));
  EXPECT_EQ(play.count(action::move_knight), 0);
  for (int n = 0; n < 3; ++n) {
    play.act({.kind = ActionKind::EndTurn});
    play.roll_event(1, 1, EventDie::Trade);
  }
  ASSERT_EQ(play.state().turn, SeatId(0));
  play.act(move(row[0], row[1]));
  EXPECT_EQ(play.find(0, row[0]), nullptr);
  EXPECT_FALSE(play.find(0, row[1])->is(Knight::Active));
  EXPECT_EQ(play.count(action::move_knight), 0);
}

TEST(Knights, ArePromotedOnceATurnAndMightyOnesNeedAFortress) {  // CK-32
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 1);
  play.knight_at(0, row[0], 1, true);
  play.give(0, Cards(0, 0, 2, 0, 2));
  play.act(action_at(action::promote_knight, row[0]));
  EXPECT_EQ(play.find(0, row[0])->rank, 2);
  EXPECT_TRUE(play.find(0, row[0])->is(Knight::Active));
  EXPECT_EQ(play.realm(0).knights_left, (std::array<std::uint8_t, 3>{2, 1, 2}));
  play.realm(0).levels[static_cast<std::size_t>(Track::Politics)] = 3;
  EXPECT_EQ(play.count(action::promote_knight), 0);  // once a turn
  play.realm(0).knights[0].clear(Knight::PromotedNow);
  play.realm(0).levels[static_cast<std::size_t>(Track::Politics)] = 2;
  EXPECT_EQ(play.count(action::promote_knight), 0);
  play.realm(0).levels[static_cast<std::size_t>(Track::Politics)] = 3;
  play.act(action_at(action::promote_knight, row[0]));
  EXPECT_EQ(play.find(0, row[0])->rank, 3);
}

TEST(Knights, AreNotPromotedWithoutAPieceOfTheNextRank) {  // CK-30
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 2);
  for (int n = 0; n < 2; ++n) play.knight_at(0, row[static_cast<std::size_t>(n)], 2, true);
  play.knight_at(0, row[2], 1, true);
  play.give(0, Cards(0, 0, 1, 0, 1));
  EXPECT_EQ(play.count(action::promote_knight), 0);
}

TEST(Knights, PassOwnPiecesButNotThoseOfOthers) {  // CK-34
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 4);
  play.knight_at(0, row[0], 1, true);
  play.settlement(0, row[1]);
  EXPECT_TRUE(play.can(move(row[0], row[4])));
  EXPECT_FALSE(play.can(move(row[0], row[1])));
  play.settlement(1, row[3]);
  EXPECT_FALSE(play.can(move(row[0], row[4])));
  EXPECT_TRUE(play.can(move(row[0], row[2])));
}

TEST(Knights, BarBuildingAndTheRoutesOfOthers) {  // CK-38
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 6);
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 6);
  const PathId across = [&] {
    for (const PathId path : play.board().intersection_paths(row[3]))
      if (path != none && route_at(play.state(), path).empty()) return path;
    return PathId();
  }();
  ASSERT_NE(across, PathId());
  EXPECT_TRUE(play.seat(0).road_spots.has(across));
  play.road(1, across);
  play.knight_at(1, row[3], 1, false);
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 3);
  EXPECT_FALSE(play.state().sites.has(row[3]));
  EXPECT_EQ(play.broken(), "");
  PlayContext t = play.context();
  cities_and_knights::remove_knight(t, SeatId(1), row[3]);
  award_longest_route(t);
  EXPECT_EQ(play.broken(), "");
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 6);
  play.knight_at(0, row[3], 1, false);  // one's own cuts nothing
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 6);
}

TEST(Knights, DisplaceWeakerOnesWhichRetreatOrGoToTheSupply) {  // CK-35, CK-36, CK-129
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 2);
  const PathId theirs = [&] {
    for (const PathId path : play.board().intersection_paths(row[2]))
      if (path != none && route_at(play.state(), path).empty()) return path;
    return PathId();
  }();
  play.road(1, theirs);
  const auto& ends = play.board().path_ends(theirs);
  const IntersectionId back = ends[0] == row[2] ? ends[1] : ends[0];
  play.knight_at(0, row[0], 2, true);
  play.knight_at(1, row[2], 2, true);
  EXPECT_FALSE(play.can(move(row[0], row[2])));  // equal ranks
  play.realm(0).knights[0].rank = 3, play.realm(0).knights_left = {2, 2, 1};
  play.act(move(row[0], row[2]));
  EXPECT_FALSE(play.find(0, row[2])->is(Knight::Active));
  ASSERT_EQ(actor(play.state()), SeatId(1));
  ASSERT_EQ(play.legal(), (Actions{action_at(action::retreat, back)}));
  play.act(play.legal().front());
  EXPECT_EQ(*play.find(1, back), (Knight{back, 2, Knight::Active}));
  // Where its route ends there is no other place.
  play.realm(0).knights[0].set(Knight::Active);
  play.road(0, [&] {
    for (const PathId path : play.board().intersection_paths(back))
      if (path != none && path != theirs) return path;
    return PathId();
  }());
  play.turn_of(0);
  EXPECT_FALSE(play.can(move(row[2], back)));  // no own road leads there
}

TEST(Knights, WithNoPlaceToGoComeBackToTheSupply) {  // CK-36
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 1);
  const PathId theirs = [&] {
    for (const PathId path : play.board().intersection_paths(row[1]))
      if (path != none && route_at(play.state(), path).empty()) return path;
    return PathId();
  }();
  play.road(1, theirs);
  const auto& ends = play.board().path_ends(theirs);
  play.knight_at(1, row[1], 1, true);
  play.knight_at(1, ends[0] == row[1] ? ends[1] : ends[0], 1, true);
  play.knight_at(0, row[0], 2, true);
  play.act(move(row[0], row[1]));
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.realm(1).knight_count, 1);
  EXPECT_EQ(play.realm(1).knights_left[0], 1);
}

/// The way off this row that has no road yet, for one of another seat.
PathId way_off(KnightsBoard& play, IntersectionId from) {
  for (const PathId path : play.board().intersection_paths(from))
    if (path != none && route_at(play.state(), path).empty()) return path;
  return {};
}
IntersectionId other_end(KnightsBoard& play, PathId path, IntersectionId from) {
  const auto& ends = play.board().path_ends(path);
  return ends[0] == from ? ends[1] : ends[0];
}
/// The award as it is on this board.
SeatId holder(KnightsBoard& play, IntersectionId changed) {
  PlayContext t = play.context();
  routes_met_at(t, changed);
  award_longest_route(t);
  return play.state().longest_holder;
}

TEST(Knights, JoinARouteOnlyWhenTheOneThatTheyDisplaceStandsAgain) {  // CK-140
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 5);
  play.road(1, way_off(play, row[2]));
  play.knight_at(1, row[2], 1, true);
  play.knight_at(0, row[0], 2, true);
  ASSERT_EQ(holder(play, row[2]), none);
  play.act(move(row[0], row[2]));
  ASSERT_EQ(actor(play.state()), SeatId(1));
  EXPECT_EQ(play.state().longest_holder, none);
  play.act(play.legal().front());
  EXPECT_EQ(play.state().longest_holder, SeatId(0));
  EXPECT_EQ(play.broken(), "");
}

TEST(Knights, BreakARouteOnlyWhenTheOneThatTheyDisplaceStandsAgain) {  // CK-140
  KnightsBoard play;
  const auto row = lay_row(play, 1, middle(play), 5);
  const PathId way = way_off(play, row[2]);
  const IntersectionId from = other_end(play, way, row[2]);
  play.road(0, way);
  play.knight_at(1, row[2], 1, true);
  play.knight_at(0, from, 2, true);
  ASSERT_EQ(holder(play, row[2]), SeatId(1));
  const int before = points(play.state(), SeatId(1));
  play.act(move(from, row[2]));
  ASSERT_EQ(actor(play.state()), SeatId(1));
  EXPECT_EQ(play.state().longest_holder, SeatId(1));
  EXPECT_EQ(points(play.state(), SeatId(1)), before);
  play.act(play.legal().front());
  EXPECT_EQ(play.state().longest_holder, none);
  EXPECT_EQ(points(play.state(), SeatId(1)), before - 2);
  EXPECT_EQ(play.broken(), "");
}

TEST(Knights, JoinARouteAtOnceWhereTheOneThatTheyDisplaceHasNoPlaceToGo) {  // CK-36, CK-140
  KnightsBoard play;
  const auto row = lay_row(play, 0, middle(play), 5);
  const PathId theirs = way_off(play, row[2]);
  play.road(1, theirs);
  play.knight_at(1, row[2], 1, true);
  play.knight_at(1, other_end(play, theirs, row[2]), 1, true);
  play.knight_at(0, row[0], 2, true);
  ASSERT_EQ(holder(play, row[2]), none);
  play.act(move(row[0], row[2]));
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.state().longest_holder, SeatId(0));
}

TEST(Knights, ChaseTheRobberOnceItIsAwake) {  // CK-37, CK-18
  KnightsBoard play;
  const HexId hex = play.hexes(Terrain::Fields).front(), other = play.hexes(Terrain::Hills).front();
  play.state().robber = hex;
  const IntersectionId corner = play.board().hex_intersections(hex)[0];
  lay_row(play, 0, corner, 1);
  play.knight_at(0, corner, 1, true);
  EXPECT_EQ(play.count(action::chase_robber), 0);
  play.state().realms.attacked = 1;
  play.settlement(1, play.board().hex_intersections(other)[3]);
  play.give(1, Cards(Card::Coin));
  play.act(action_at(action::chase_robber, corner));
  for (const Action& each : play.legal()) {
    EXPECT_EQ(each.kind, ActionKind::MoveRobber);
    EXPECT_NE(play.state().number[each.a.hex()], 0);
  }
  play.act(action_at(ActionKind::MoveRobber, other));
  play.act(action_with(ActionKind::Steal, SeatId(1)));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Coin));  // CK-20
  EXPECT_FALSE(play.find(0, corner)->is(Knight::Active));
}

}  // namespace
}  // namespace hexwright
