#include "model/validation/validate.h"

#include <set>

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"

namespace hexwright {
namespace {

using testing::Contains;
using testing::Field;

Cell cell(Terrain terrain, PlacedToken token = {}) { return {terrain, std::move(token), {}}; }

TEST(Validate, TakesAnyScenarioAndGivesEveryFindingItsOwnIdentity) {  // EDIT-02
  const bool held = rc::check([] {
    const Scenario scenario = *test::any_scenario();
    const auto findings = validate(scenario);
    std::set<AcceptedFinding> identities;
    for (const Finding& finding : findings) {
      RC_ASSERT(identities.insert(finding.identity()).second);
      RC_ASSERT(find_check(finding.check) != nullptr);
      RC_ASSERT(finding.severity >= find_check(finding.check)->severity);
    }
  });
  EXPECT_TRUE(held);
}

TEST(Validate, OffersFixesThatTakeTheirFindingAway) {  // EDIT-02
  const bool held = rc::check([] {
    const Scenario scenario = *test::any_scenario();
    for (const Finding& finding : validate(scenario)) {
      if (!finding.fix) continue;
      Scenario mended = scenario;
      const auto undo = apply_edits(mended, finding.fix->edits);
      if (const auto* refused = undo.refusal())
        RC_FAIL(std::string(finding.check) + ": " + text(finding.fix->label) +
                " is refused: " + text(refused->why));
      for (const Finding& left : validate(mended))
        if (left.identity() == finding.identity())
          RC_FAIL(std::string(finding.check) + ": " + text(left.message) +
                  ", in spite of: " + text(finding.fix->label));
    }
  });
  EXPECT_TRUE(held);
}

TEST(Validate, SortsBySeverity) {
  Scenario scenario;
  scenario.cells[{0, 0}] = cell(Terrain::Hills, 6);
  scenario.cells[{1, 0}] = cell(Terrain::Hills, 8);
  scenario.cells[{0, 1}] = cell(Terrain::Hills, 7);
  const auto findings = validate(scenario);
  EXPECT_TRUE(std::is_sorted(findings.begin(), findings.end(),
                             [](const Finding& a, const Finding& b) { return a.severity < b.severity; }));
  EXPECT_THAT(findings, Contains(Field(&Finding::check, "base.numbers-legal")));
  EXPECT_THAT(findings, Contains(Field(&Finding::check, "base.red-numbers-apart")));
}

TEST(Validate, MarksWhatTheDesignerAcceptsAndCountsItNoMore) {
  Scenario scenario;
  scenario.cells[{0, 0}] = cell(Terrain::Hills, 6);
  scenario.cells[{1, 0}] = cell(Terrain::Hills, 8);
  const int before = count_open(validate(scenario), Severity::Warning);
  scenario.accepted[{"base.red-numbers-apart", "path 0,0 e"}] = "meant";
  const auto findings = validate(scenario);
  EXPECT_EQ(count_open(findings, Severity::Warning), before - 1);
  EXPECT_THAT(findings, Contains(Field(&Finding::accepted, "meant")));
}

TEST(Validate, NamesWhatIsAcceptedButNoLongerFoundByItsTitle) {  // EDIT-02
  Scenario scenario;
  scenario.cells[{0, 0}] = cell(Terrain::Hills, 6);
  scenario.details.title = "Lone hill";
  const std::string titled(find_check("map.titled")->title), red(find_check("base.red-numbers-apart")->title);
  scenario.accepted[{"base.red-numbers-apart", "path 0,0 e"}] = "meant";
  scenario.accepted[{"map.titled", "scenario"}] = "a draft";
  const auto findings = validate(scenario);
  const auto found = std::ranges::find(findings, "map.accepted-still-found", &Finding::check);
  ASSERT_NE(found, findings.end());
  EXPECT_EQ(text(found->message), "these were accepted, but are no longer found: \"" + red +
                                      "\" (path 0,0 e) and \"" + titled + "\"");
}

TEST(Validate, DoesNotLetAnErrorBeAccepted) {  // EDIT-02
  Scenario scenario;
  scenario.cells[{0, 0}] = cell(Terrain::Hills, 7);
  const int before = count_open(validate(scenario), Severity::Error);
  scenario.accepted[{"base.numbers-legal", "hex 0,0"}] = "meant";
  const auto findings = validate(scenario);
  EXPECT_EQ(count_open(findings, Severity::Error), before);
  EXPECT_THAT(findings, Each(Field(&Finding::accepted, std::nullopt)));
  EXPECT_THAT(findings, Contains(Field(&Finding::check, "map.only-warnings-accepted")));
  EXPECT_THAT(findings, Not(Contains(Field(&Finding::check, "map.accepted-still-found"))));
}

}  // namespace
}  // namespace hexwright
