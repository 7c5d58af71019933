#include "model/rules/jungle/numbers.h"

namespace hexwright {
namespace {

TEST(JungleNumbers, AreThreeFourFiveNineTenAndEleven) {  // JUN-01
  std::vector<int> numbers;
  for (int number = -1; number <= 100; ++number)
    if (jungle::is_jungle_number(number)) numbers.push_back(number);
  EXPECT_THAT(numbers, testing::ElementsAre(3, 4, 5, 9, 10, 11));
}

}  // namespace
}  // namespace hexwright
