#include <set>

#include <rapidcheck.h>

#include "editor/core/editing/motion.h"
#include "model/validation/validate.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

/// What is found, wherever: one finding for a group of hexes is placed at the first of them, and which that
/// is depends on how the board lies.
std::set<std::pair<std::string_view, Severity>> found(const Scenario& scenario) {
  std::set<std::pair<std::string_view, Severity>> found;
  for (const Finding& finding : validate(scenario)) found.emplace(finding.check, finding.severity);
  return found;
}

rc::Gen<Motion> any_motion_of(const Topology& topology) {
  return rc::gen::suchThat(
      rc::gen::map(rc::gen::tuple(rc::gen::arbitrary<bool>(), rc::gen::inRange(0, 6), test::any_hex()),
                   [](const auto& parts) {
                     return Motion{std::get<0>(parts), std::get<1>(parts), std::get<2>(parts)};
                   }),
      [topology](const Motion& motion) { return keeps(topology, motion); });
}

TEST(Validate, FindsTheSameOnABoardThatIsMovedTurnedOrMirroredAcrossSeamsToo) {  // EXP-07 DES-07 EDIT-02
  const bool held = rc::check([] {
    const Scenario scenario = *test::any_scenario();
    const Motion motion = *any_motion_of(scenario.topology);
    const Scenario elsewhere = moved(scenario, motion);
    RC_CLASSIFY(scenario.topology.kind() != Topology::Kind::Flat, "joined");
    RC_ASSERT(found(elsewhere) == found(scenario));
  });
  EXPECT_TRUE(held);
}

}  // namespace
}  // namespace hexwright
