#include "tests/support/own_twins.h"

#include "tests/support/same_games.h"
#include "tests/support/templates.h"

// Packs that say what built-in modules do play the very same games.

namespace hexwright {
namespace {

class JungleTwins : public testing::TestWithParam<const char*> {};
TEST_P(JungleTwins, PlayTheSameGames) {  // OWN-10, JUN-04, JUN-06
  expect_twins_to_play_the_same(template_named(GetParam()), jungle_twin);
}
INSTANTIATE_TEST_SUITE_P(Own, JungleTwins,
                         testing::Values("jungle-3-4", "jungle-3-4-variable", "jungle-5-6", "jungle-sea-4",
                                         "jungle-sea-4-variable"));

class VolcanoTwins : public testing::TestWithParam<const char*> {};
TEST_P(VolcanoTwins, PlayTheSameGames) {  // OWN-10, VOL-04, VOL-07
  expect_twins_to_play_the_same(template_named(GetParam()), volcano_twin);
}
INSTANTIATE_TEST_SUITE_P(Own, VolcanoTwins,
                         testing::Values("volcano-3-4", "volcano-3-4-variable", "volcano-5-6",
                                         "volcano-gold-3-4", "volcano-gold-5-6-variable", "volcano-sea-3"));

}  // namespace
}  // namespace hexwright
