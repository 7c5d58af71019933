#include <cstdlib>
#include <iostream>
#include <map>
#include <set>

#include "model/rules/random.h"
#include "model/validation/validate.h"
#include "tests/templates/dealt_scenario.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/mutations.h"

// A fix never makes things worse: templates, as they are and as they are dealt, are broken by one to three
// mutations, and every fix of every finding is tried. What it leads to is less severe than what it mends.

namespace hexwright::test {
namespace {

/// HEXWRIGHT_FIX_TRIALS says how many maps are broken; tests of every day take fewer.
int trials() {
  constexpr int usual = 1500;
  const char* wanted = std::getenv("HEXWRIGHT_FIX_TRIALS");
  return wanted ? std::atoi(wanted) : usual;
}

std::vector<Mutation> every_mutation() {
  std::vector<Mutation> all;
  for (const auto& some :
       {mutations_of_hexes(), mutations_of_pools(), mutations_of_documents(), mutations_of_modules(),
        mutations_of_worlds(), mutations_of_seas(), mutations_of_gifts()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

template <class Values>
const auto& any_of_them(const Values& values, Random& random) {
  return values[random.below(static_cast<std::uint32_t>(values.size()))];
}

/// Breaks a map in ways drawn at random; returns in which.
std::string break_it(Scenario& scenario, const std::vector<Mutation>& mutations, Random& random) {
  std::string how;
  for (std::uint32_t left = 1 + random.below(3); left > 0; --left) {
    const Mutation& mutation = any_of_them(mutations, random);
    const Ways ways = mutation.ways(scenario);
    if (ways.empty()) continue;
    Scenario broken = scenario;
    if (apply_edits(broken, any_of_them(ways, random)).refusal()) continue;
    scenario = std::move(broken);
    how += (how.empty() ? "" : "; ") + std::string(mutation.kind);
  }
  return how;
}

using Identities = std::set<std::tuple<std::string, std::string, Severity>>;

Identities identities_of(const std::vector<Finding>& findings) {
  Identities all;
  for (const Finding& finding : findings) all.emplace(finding.check, key(finding.place), finding.severity);
  return all;
}

/// It only has more rules played. What these ask of the map was wrong before, and nobody looked.
bool only_switches_rules(const Edits& edits) {
  return std::all_of(edits.begin(), edits.end(),
                     [](const Edit& edit) { return std::holds_alternative<SetRules>(edit); });
}

/// What a fix leads to that is as severe as what it mends, or more so, and was not found before.
std::string damage_by(const Scenario& scenario, const Finding& mended, const Identities& before) {
  Scenario after = scenario;
  if (apply_edits(after, mended.fix->edits).refusal()) return "it is refused";
  std::string damage;
  for (const Finding& finding : validate(after)) {
    if (finding.identity() == mended.identity()) damage += "it does not help; ";
    if (finding.severity <= mended.severity && !only_switches_rules(mended.fix->edits) &&
        !before.contains({std::string(finding.check), key(finding.place), finding.severity}))
      damage += text(finding.message) + " [" + std::string(finding.check) + "]; ";
  }
  return damage;
}

TEST(Fixes, NeverMakeThingsWorse) {  // EDIT-02, JUN-07
  const auto mutations = every_mutation();
  std::vector<std::pair<std::string, Scenario>> templates;
  for (const auto& name : template_names()) templates.emplace_back(name, loaded_template(name));
  std::size_t fixes = 0;
  std::map<std::string_view, int> tried;
  for (int trial = 0; trial < trials(); ++trial) {
    Random random(1871, static_cast<std::uint64_t>(trial));
    const auto& [name, original] = any_of_them(templates, random);
    Scenario scenario = original;
    const bool dealt_first = random.below(4) == 0;
    if (dealt_first) scenario = dealt_scenario(scenario, random.next());
    const std::string how = break_it(scenario, mutations, random);
    const auto findings = validate(scenario);
    const Identities before = identities_of(findings);
    for (const Finding& finding : findings) {
      if (!finding.fix) continue;
      ++fixes;
      ++tried[finding.check];
      const std::string damage = damage_by(scenario, finding, before);
      EXPECT_EQ(damage, "") << "trial " << trial << ", " << name << (dealt_first ? ", dealt" : "") << " ("
                            << how << "): " << text(finding.message) << " [" << finding.check
                            << "], mended by: " << text(finding.fix->label);
    }
  }
  EXPECT_GT(fixes, 0U);
  std::cout << fixes << " fixes of " << tried.size() << " checks tried\n";
}

}  // namespace
}  // namespace hexwright::test
