#include "model/playtest/batch/game_ranges.h"

#include <rapidcheck/gtest.h>

#include "tests/support/playing.h"

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(GameRanges, JoinWhatTouchesInWhateverOrder) {
  GameRanges forth, back;
  const std::vector<GameRange> parts{{0, 10}, {10, 5}, {20, 5}, {15, 5}};
  for (const GameRange& part : parts) EXPECT_FALSE(forth.add(part));
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) EXPECT_FALSE(back.add(*part));
  EXPECT_THAT(forth.ranges(), ElementsAre(GameRange{0, 25}));
  EXPECT_EQ(forth, back);
}

TEST(GameRanges, RefuseGamesThatAreThereAndStayAsTheyAre) {
  GameRanges played;
  played.add({100, 50});
  const GameRanges before = played;
  EXPECT_EQ(played.add({90, 20}), (GameRange{100, 10}));
  EXPECT_EQ(played.add({149, 1}), (GameRange{149, 1}));
  GameRanges more;
  more.add({0, 5});
  more.add({140, 20});
  EXPECT_EQ(played.add(more), (GameRange{140, 10}));
  EXPECT_EQ(played, before);
}

TEST(GameRanges, NameHoles) {
  GameRanges played;
  played.add({10, 10});
  played.add({30, 10});
  EXPECT_THAT(played.holes({0, 50}), ElementsAre(GameRange{0, 10}, GameRange{20, 10}, GameRange{40, 10}));
  EXPECT_THAT(played.holes({12, 20}), ElementsAre(GameRange{20, 10}));
  EXPECT_THAT(played.holes({30, 10}), IsEmpty());
  EXPECT_THAT(GameRanges().holes({3, 4}), ElementsAre(GameRange{3, 4}));
}

TEST(GameRanges, AreCutIntoEqualParts) {
  EXPECT_THAT(split({5, 7}, 3), ElementsAre(GameRange{5, 3}, GameRange{8, 2}, GameRange{10, 2}));
  EXPECT_THAT(split({0, 2}, 5), ElementsAre(GameRange{0, 1}, GameRange{1, 1}));
  EXPECT_THAT(split({0, 0}, 5), IsEmpty());
}

// Against a list of games, one by one.
RC_GTEST_PROP(GameRanges, CountEachGameOnce, ()) {
  GameRanges played;
  std::vector<bool> known(64);
  for (int i = 0; i < 20; ++i) {
    const auto first = *rc::gen::inRange<std::uint64_t>(0, 60),
               games = *rc::gen::inRange<std::uint64_t>(0, 64 - first);
    const auto begin = known.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = begin + static_cast<std::ptrdiff_t>(games);
    const bool is_new = std::find(begin, end, true) == end;
    RC_ASSERT(played.add({first, games}).has_value() != is_new);
    if (is_new) std::fill(begin, end, true);
  }
  RC_ASSERT(played.games() == static_cast<std::uint64_t>(std::count(known.begin(), known.end(), true)));
  GameRanges holes;
  for (const GameRange& hole : played.holes({0, 64})) RC_ASSERT(!holes.add(hole));
  for (std::uint64_t game = 0; game < 64; ++game) {
    RC_ASSERT(played.contains(game) == known[game]);
    RC_ASSERT(holes.contains(game) != known[game]);
  }
  for (std::size_t i = 1; i < played.ranges().size(); ++i)
    RC_ASSERT(played.ranges()[i - 1].end() < played.ranges()[i].first);
}

}  // namespace
}  // namespace hexwright
