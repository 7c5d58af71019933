#include "model/playtest/bounded_list.h"

#include <stdexcept>
#include <vector>

#include "model/board/ids.h"

namespace hexwright {
namespace {

using Few = BoundedList<PathId, 3>;
using Many = BoundedList<PathId, 100>;

std::vector<int> numbers(const auto& list) {
  std::vector<int> all;
  for (const PathId id : list) all.push_back(id.value());
  return all;
}

TEST(BoundedList, HoldsWhatIsAppendedInOrder) {
  Few list;
  EXPECT_TRUE(list.empty());
  list.push_back(PathId(7));
  list.push_back(PathId(4));
  list.push_back(PathId(5));
  EXPECT_EQ(numbers(list), (std::vector{7, 4, 5}));
  EXPECT_EQ(list.size(), 3U);
  EXPECT_EQ(list.front(), PathId(7));
  EXPECT_EQ(list.back(), PathId(5));
  EXPECT_EQ(list[1], PathId(4));
  EXPECT_EQ(list.data(), &list.front());
}

TEST(BoundedList, ForgetsTheLastOneOrAll) {
  Few list;
  list.push_back(PathId(1));
  list.push_back(PathId(2));
  list.pop_back();
  list.push_back(PathId(3));
  EXPECT_EQ(numbers(list), (std::vector{1, 3}));
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(numbers(list), std::vector<int>());
}

TEST(BoundedList, HoldsNoMoreThanItsCapacity) {
  Few list;
  for (const int i : {1, 2, 3}) list.push_back(PathId(i));
  EXPECT_ANY_THROW(list.push_back(PathId(4)));
  EXPECT_EQ(numbers(list), (std::vector{1, 2, 3}));
}

TEST(BoundedList, CopiesStandByThemselves) {
  Few list;
  list.push_back(PathId(1));
  Few copy = list;
  copy.push_back(PathId(2));
  EXPECT_EQ(numbers(list), std::vector{1});
  list = copy;
  copy.clear();
  EXPECT_EQ(numbers(list), (std::vector{1, 2}));
}

// Beside ids of another kind, as boost::container::static_vector was when gcc 12 at -O2 left out the call
// that returned it.
struct Trail {
  Many paths;
  IntersectionId end;
};
[[gnu::noinline]] Trail counted_down_from(int n) {
  Trail trail;
  while (n > 0 && trail.paths.size() < 100) trail.paths.push_back(PathId(n--));
  return trail;
}
[[gnu::noinline]] PathId one_of(int n, std::size_t which) {
  const Trail trail = counted_down_from(n);
  return trail.paths[which];
}

TEST(BoundedList, IsReadWhereAFunctionReturnsIt) {
  EXPECT_EQ(one_of(5, 0), PathId(5));
  EXPECT_EQ(one_of(6, 1), PathId(5));
  EXPECT_EQ(one_of(90, 89), PathId(1));
}

}  // namespace
}  // namespace hexwright
