#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// How many sequences of so many decisions there are; chance is given its first outcome only, for what comes
/// up would multiply them without saying more of the rules.
std::uint64_t perft(const Game& game, const State& state, int depth) {
  Actions legal;
  legal_actions(game, state, legal);
  if (depth <= 1) return legal.size();
  std::uint64_t sum = 0;
  for (Action action : legal) {
    if (const auto possible = outcomes(game, state, action); !possible.empty())
      action.c = possible.front().outcome;
    State next = state;
    apply(game, next, action);
    sum += perft(game, next, depth - 1);
  }
  return sum;
}

/// The base board: an island of 54 intersections and 72 paths.
TEST(Perft, FoundingOnTheBaseBoard) {  // BASE-02, BASE-03
  const Playing play("base-3-4");
  const auto count = [&](int depth) { return perft(play.game(), const_cast<Playing&>(play).state(), depth); };
  // Anywhere.
  EXPECT_EQ(count(1), 54U);
  // Each path is one choice of a road for each of its two ends: 2 * 72.
  EXPECT_EQ(count(2), 144U);
  // An intersection of n paths leaves 54 - 1 - n to the next. Of 72 paths with 144 ends, 18 intersections at
  // the coast have two and 36 three (18 * 2 + 36 * 3 = 144). So 18 * 2 * (53 - 2) + 36 * 3 * (53 - 3).
  EXPECT_EQ(count(3), 18U * 2 * 51 + 36U * 3 * 50);
  // The same with a road for the second one, too: over pairs of places that are no neighbours, the product of
  // their paths. Of all ordered pairs 144 * 144, without the same place twice (18 * 4 + 36 * 9) and without
  // neighbours: of the 72 paths 6 * 1 join two coastal places of two paths, 24 one of two and one of three,
  // and 42 two of three, each in two orders.
  EXPECT_EQ(count(4), 144U * 144 - (18 * 4 + 36 * 9) - 2 * (6 * 4 + 24 * 6 + 42 * 9));
}

/// In the middle of a turn, with nothing but a settlement in the middle and no harbor.
TEST(Perft, OneRoadAndAnother) {  // BASE-02, BASE-04
  Playing play("base-3-4");
  play.turn_of(0);
  play.settlement(0, play.corner(0, 0, Corner::North));
  play.give(0, Cards(2, 2, 0, 0, 0));
  const auto count = [&](int depth) { return perft(play.game(), play.state(), depth); };
  // Three roads, or the end of the turn.
  EXPECT_EQ(count(1), 4U);
  // After a road: two beside the settlement, two at its end, or the end of the turn: 5. After the end of the
  // turn: the dice, 1.
  EXPECT_EQ(count(2), 3U * 5 + 1);
  // After two roads nothing but the end is left, whatever they are: 3 * 4 ways, 1 each. One road and the end
  // of the turn: 3 times the dice. The end and the dice (two ones, which nobody's place yields): the next
  // player has nothing to do but to end.
  EXPECT_EQ(count(3), 3U * 4 * 1 + 3 * 1 + 1);
}

/// A bank trade of four: each of the five resources against each other one.
TEST(Perft, TradesWithTheBank) {  // BASE-08
  Playing play("base-3-4");
  play.turn_of(0);
  play.give(0, Cards(4, 0, 0, 0, 4));
  const auto count = [&](int depth) { return perft(play.game(), play.state(), depth); };
  // Brick or wool for one of four, or the end.
  EXPECT_EQ(count(1), 2U * 4 + 1);
  // Brick for wool leaves five wool: 4 ways and the end; brick for another leaves four wool: the same, but
  // for lumber nothing more (a road would need a brick), so always 5; the same for wool. The end: the dice.
  EXPECT_EQ(count(2), 8U * 5 + 1);
}

/// Discards: four of eight cards of two kinds, in any order.
TEST(Perft, DiscardsAfterASeven) {  // BASE-07
  Playing play("base-3-4");
  play.roll_of(0);
  play.give(1, Cards(1, 0, 7, 0, 0));
  play.roll(3, 4);
  const auto count = [&](int depth) { return perft(play.game(), play.state(), depth); };
  EXPECT_EQ(count(1), 2U);
  // Sequences of four with at most one brick: 1 + 4; then the robber goes to one of 18 hexes.
  EXPECT_EQ(count(4), 5U);
  EXPECT_EQ(count(5), 5U * 18);
}

/// Where it is not worked out by hand any more, at least nothing changes unseen.
TEST(Perft, FoundingAtTheFogStaysAsItWas) {  // SEA-06
  Playing play("fog-islands-3");
  EXPECT_EQ(perft(play.game(), play.state(), 3), 10'016U);
}

}  // namespace
}  // namespace hexwright
