#include "model/rules/bag.h"

#include <map>

namespace hexwright {
namespace {

Bag<char> some_bag() {
  Bag<char> bag;
  bag.add('a', 3);
  bag.add('b', 0);
  bag.add('c', 1);
  bag.put('d');
  bag.put('a');
  return bag;
}

TEST(Bag, GivesOutExactlyWhatWasPutIn) {
  Random random(1);
  Bag<char> bag = some_bag();
  std::map<char, int> drawn;
  while (bag.left() > 0) ++drawn[bag.draw(random)];
  EXPECT_EQ(drawn, (std::map<char, int>{{'a', 4}, {'c', 1}, {'d', 1}}));
}

TEST(Bag, EveryFaceIsAsLikelyAsItIsFrequent) {
  Random random(2);
  int a = 0;
  for (int i = 0; i < 60'000; ++i) a += some_bag().draw(random) == 'a' ? 1 : 0;
  EXPECT_NEAR(a, 40'000, 600);  // five standard deviations
}

TEST(Bag, DrawsOnlyWhatIsWanted) {
  Random random(3);
  Bag<char> bag = some_bag();
  const auto is_c = [](char face) { return face == 'c'; };
  EXPECT_EQ(bag.draw_if(random, is_c), 'c');
  EXPECT_EQ(bag.draw_if(random, is_c), std::nullopt);
  EXPECT_EQ(bag.left(), 5);
}

}  // namespace
}  // namespace hexwright
