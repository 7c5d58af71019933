#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

/// Two seats with a settlement each, as far from each other as the island lets them, and roads from there.
struct Rivals : Playing {
  IntersectionId homes[2]{corner(-2, 2, Corner::South), corner(2, -2, Corner::North)};
  std::vector<PathId> ways[2];

  explicit Rivals(int length = 8) : Playing("base-3-4") {
    turn_of(0);
    for (int seat : {0, 1}) settlement(seat, homes[seat]);
    for (int seat : {0, 1}) ways[seat] = clear_way(homes[seat], length);
  }
  /// Leaves room for the ways that are not laid yet.
  std::vector<PathId> clear_way(IntersectionId from, int length) {
    const State before = state();
    for (int seat : {0, 1}) lay(seat, static_cast<int>(ways[seat].size()));
    const auto found = way(from, length);
    state() = before;
    return found;
  }
  /// The third seat's, with five roads.
  void third_rival() {
    const IntersectionId home = corner(2, 0, Corner::SouthEast);
    const auto five = clear_way(home, 5);
    settlement(2, home);
    roads(2, five);
  }
  /// So many of the roads of the way, from its beginning.
  void lay(Who seat, int count) {
    for (int i = 0; i < count; ++i)
      if (state().route[ways[seat.index()][static_cast<std::size_t>(i)]].empty())
        road(seat, ways[seat.index()][static_cast<std::size_t>(i)]);
  }
  /// Where so many roads of the way end.
  IntersectionId after(Who seat, int count) const {
    IntersectionId at = homes[seat.index()];
    for (int i = 0; i < count; ++i) {
      const auto& ends = board().path_ends(ways[seat.index()][static_cast<std::size_t>(i)]);
      at = ends[0] == at ? ends[1] : ends[0];
    }
    return at;
  }
  int length(Who seat) const { return longest_route(game(), const_cast<Rivals*>(this)->state(), seat); }
  int holder() { return SeatId(state().longest_holder).value(); }
};

TEST(LongestRoad, BringsTwoPointsFromFiveOn) {  // BASE-10
  Rivals play;
  play.lay(0, 4);
  EXPECT_EQ(play.holder(), -1);
  EXPECT_EQ(points(play.state(), SeatId(0)), 1);
  play.lay(0, 5);
  EXPECT_EQ(play.holder(), 0);
  EXPECT_EQ(points(play.state(), SeatId(0)), 3);
  EXPECT_EQ(play.broken(), "");
}

TEST(LongestRoad, IsTakenOnlyByStrictlyMore) {  // BASE-10
  Rivals play;
  play.lay(0, 5);
  play.lay(1, 5);
  EXPECT_EQ(play.holder(), 0);
  play.lay(1, 6);
  EXPECT_EQ(play.holder(), 1);
  EXPECT_EQ(points(play.state(), SeatId(0)), 1);
  EXPECT_EQ(points(play.state(), SeatId(1)), 3);
  play.lay(0, 6);
  EXPECT_EQ(play.holder(), 1);
  play.lay(0, 8);
  EXPECT_EQ(play.holder(), 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(LongestRoad, GrownByItsHolderIsNotTakenByLess) {  // BASE-10
  Rivals play;
  play.lay(0, 7);
  play.lay(1, 6);
  play.lay(1, 7);
  EXPECT_EQ(play.holder(), 0);
}

TEST(LongestRoad, IsCutByABuildingOfAnother) {  // BASE-10
  Rivals play;
  play.lay(0, 6);
  play.settlement(2, play.after(0, 3));
  EXPECT_EQ(play.length(0), 3);
  EXPECT_EQ(play.holder(), -1);
  EXPECT_EQ(points(play.state(), SeatId(0)), 1);
  EXPECT_EQ(play.broken(), "");
}

TEST(LongestRoad, IsNotCutByOnesOwnBuilding) {  // BASE-10
  Rivals play;
  play.lay(0, 6);
  play.settlement(0, play.after(0, 3));
  EXPECT_EQ(play.length(0), 6);
  EXPECT_EQ(play.holder(), 0);
}

TEST(LongestRoad, GoesToTheNextWhenItIsCut) {  // BASE-10
  Rivals play;
  play.lay(0, 7);
  play.lay(1, 5);
  play.settlement(2, play.after(0, 3));
  EXPECT_EQ(play.length(0), 4);
  EXPECT_EQ(play.holder(), 1);
  EXPECT_EQ(play.broken(), "");
}

TEST(LongestRoad, StaysWithAHolderWhoTiesAfterACut) {  // BASE-10
  Rivals play;
  play.lay(0, 8);
  play.lay(1, 5);
  play.settlement(2, play.after(0, 3));
  EXPECT_EQ(play.length(0), 5);
  EXPECT_EQ(play.holder(), 0);
}

TEST(LongestRoad, IsOutOfPlayWhenOthersTieUntilOneLeads) {  // BASE-10
  Rivals play;
  play.lay(0, 7);
  // Two others with five each.
  play.lay(1, 5);
  play.third_rival();
  EXPECT_EQ(play.holder(), 0);
  play.settlement(3, play.after(0, 3));
  EXPECT_EQ(play.holder(), -1);
  for (const SeatId seat : Ids<SeatId>(3)) EXPECT_EQ(points(play.state(), seat), 1);
  EXPECT_EQ(play.broken(), "");
  play.lay(1, 6);
  EXPECT_EQ(play.holder(), 1);
  EXPECT_EQ(play.broken(), "");
}

TEST(LongestRoad, ComesBackIntoPlayWhenATieIsCut) {  // BASE-10
  Rivals play;
  play.lay(0, 7);
  play.lay(1, 5);
  play.third_rival();
  play.settlement(3, play.after(0, 3));
  ASSERT_EQ(play.holder(), -1);
  play.settlement(3, play.after(1, 2));
  EXPECT_EQ(play.holder(), 2);
  EXPECT_EQ(play.broken(), "");
}

TEST(LongestRoad, CountsABranchOnlyOnce) {  // BASE-10
  Rivals play;
  play.lay(0, 4);
  const IntersectionId fork = play.after(0, 2);
  for (const PathId path : play.board().intersection_paths(fork))
    if (path != none && play.state().route[path].empty()) play.road(0, path);
  EXPECT_EQ(play.length(0), 4);
  EXPECT_EQ(play.holder(), -1);
}

TEST(LongestRoad, GoesRoundARing) {  // BASE-10
  Playing play("base-3-4");
  play.turn_of(0);
  play.settlement(0, play.corner(0, 0, Corner::North));
  for (const Direction d : all_directions) play.road(0, play.side(0, 0, d));
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 6);
  // A tail is one more, for who comes along it goes round and ends where it came in.
  play.road(0, play.side(-1, 1, Direction::East));  // from the south corner on
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 7);
  // Another's building where they meet leaves the ring alone, which nobody can pass there.
  play.settlement(1, play.corner(0, 0, Corner::South));
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 6);
  EXPECT_EQ(play.broken(), "");
}

TEST(LongestRoad, ARoadThatJoinsTwoPartsCountsBoth) {  // BASE-10
  Rivals play;
  for (const std::size_t i : {0, 1, 2, 4, 5, 6}) play.road(0, play.ways[0][i]);
  EXPECT_EQ(play.length(0), 3);
  EXPECT_EQ(play.holder(), -1);
  play.road(0, play.ways[0][3]);
  EXPECT_EQ(play.length(0), 7);
  EXPECT_EQ(play.holder(), 0);
}

TEST(LongestRoad, IsTakenBackWhenARoadBuilderLeads) {  // BASE-10, BASE-04
  Rivals play;
  play.lay(0, 4);
  play.give(0, road_price);
  play.act({.kind = BuildRoad, .a = play.ways[0][4]});
  EXPECT_EQ(play.holder(), 0);
}

TEST(LargestArmy, NeedsThreeKnightsAndGoesToStrictlyMore) {  // BASE-10
  Playing play("base-3-4");
  const auto knight = [&](Who seat) {
    play.roll_of(seat);
    --play.state().developments[0];
    ++play.seat(seat).developments[0];
    play.state().played_development = 0;
    play.act({.kind = PlayKnight});
    play.act(play.legal().front());
  };
  knight(0), knight(0);
  EXPECT_EQ(play.state().army_holder, none);
  knight(0);
  EXPECT_EQ(play.state().army_holder, SeatId(0));
  EXPECT_EQ(points(play.state(), SeatId(0)), 2);
  knight(1), knight(1), knight(1);
  EXPECT_EQ(play.state().army_holder, SeatId(0));
  knight(1);
  EXPECT_EQ(play.state().army_holder, SeatId(1));
  EXPECT_EQ(points(play.state(), SeatId(0)), 0);
  EXPECT_EQ(points(play.state(), SeatId(1)), 2);
}

}  // namespace
}  // namespace hexwright
