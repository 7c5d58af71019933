#include "tests/support/generators.h"

#include <rapidcheck/gtest.h>

#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

RC_GTEST_PROP(Generators, NamesAndTextsAreWhatADocumentTakes, ()) {
  RC_ASSERT(is_name(*test::any_name()));
  RC_ASSERT(is_name(*test::common_name()));
  RC_ASSERT(is_clean_text(*test::any_line(), false));
  RC_ASSERT(is_clean_text(*test::any_text(), true));
}

// A generator that never fills a layer would make every property about that layer hold for nothing.
TEST(Generators, ScenariosFillEveryLayer) {
  Scenario seen;
  bool drawn = false;
  bool hidden = false;
  bool joined = false;
  bool roles = false;
  bool chits = false;
  bool locked = false;
  bool dealt = false;
  const bool passed = rc::check([&] {
    const auto s = *test::any_scenario();
    seen.harbors.insert(s.harbors.begin(), s.harbors.end());
    seen.terrain_pools.insert(s.terrain_pools.begin(), s.terrain_pools.end());
    seen.token_pools.insert(s.token_pools.begin(), s.token_pools.end());
    seen.harbor_pools.insert(s.harbor_pools.begin(), s.harbor_pools.end());
    seen.stacks.insert(s.stacks.begin(), s.stacks.end());
    seen.markers.insert(s.markers.begin(), s.markers.end());
    seen.closed_to_founding.insert(s.closed_to_founding.begin(), s.closed_to_founding.end());
    seen.marks.insert(s.marks.begin(), s.marks.end());
    seen.rules.insert(s.rules.begin(), s.rules.end());
    seen.boxes.insert(s.boxes.begin(), s.boxes.end());
    seen.accepted.insert(s.accepted.begin(), s.accepted.end());
    seen.foreign.insert(seen.foreign.end(), s.foreign.begin(), s.foreign.end());
    locked |= !s.generation.locked.empty() && !s.generation.wishes.empty();
    dealt |= s.generation.dealt.has_value();
    joined |= s.topology.kind() != Topology::Kind::Flat;
    for (const auto& [hex, cell] : s.cells) {
      drawn |= pool_of(cell.terrain) != nullptr && pool_of(cell.token) != nullptr;
      hidden |= is_hidden(cell);
    }
    for (const auto& [name, area] : s.areas) {
      roles |= !area.roles.empty() && !area.cells.empty();
      chits |= area.chits.has_value();
    }
  });
  EXPECT_TRUE(passed);
  EXPECT_FALSE(seen.harbors.empty() || seen.terrain_pools.empty() || seen.token_pools.empty() ||
               seen.harbor_pools.empty() || seen.stacks.empty() || seen.markers.size() < 2 ||
               seen.closed_to_founding.empty() || seen.marks.empty() || seen.rules.empty() ||
               seen.boxes.empty() || seen.accepted.empty() || seen.foreign.empty());
  EXPECT_TRUE(drawn && hidden && joined && roles && chits && locked && dealt);
}

}  // namespace
}  // namespace hexwright
