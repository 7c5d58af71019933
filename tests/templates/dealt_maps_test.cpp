#include <cstdlib>
#include <set>

#include "model/validation/validate.h"
#include "tests/templates/dealt_scenario.h"
#include "tests/templates/loaded_template.h"

// Deals are maps like any other: whatever the pools and stacks of a template bring, it passes every check
// that the same map would pass had a designer drawn it so.

namespace hexwright::test {
namespace {

/// HEXWRIGHT_DEALS says how many of each template; tests of every day take fewer.
int deals_of_each() {
  constexpr int usual = 40;
  const char* wanted = std::getenv("HEXWRIGHT_DEALS");
  return wanted ? std::atoi(wanted) : usual;
}

bool is_drawn(const Scenario& scenario) {
  return !scenario.terrain_pools.empty() || !scenario.token_pools.empty() || !scenario.stacks.empty();
}

std::vector<std::string> drawn_templates() {
  std::vector<std::string> names = template_names();
  std::erase_if(names, [](const std::string& name) { return !is_drawn(loaded_template(name)); });
  return names;
}

/// Of errors and warnings, the checks that find them.
std::set<std::string> checks_that_find(const Scenario& scenario) {
  std::set<std::string> checks;
  for (const Finding& finding : validate(scenario))
    if (finding.severity != Severity::Note) checks.emplace(finding.check);
  return checks;
}

class DealtMap : public testing::TestWithParam<std::string> {};

TEST_P(DealtMap, PassesEveryCheckOfADrawnOne) {  // JUN-01, JUN-07, BASE-14, SPI-04
  const Scenario scenario = loaded_template(GetParam());
  auto known = checks_that_find(scenario);
  // Land that is dealt with the sea may come out as one island. NEW-07
  if (scenario.rules.contains("dealt-world")) known.insert("foreign-islands.islands-to-settle");
  for (int seed = 0; seed < deals_of_each(); ++seed) {
    const Scenario map = dealt_scenario(scenario, static_cast<std::uint64_t>(seed));
    for (const Finding& finding : validate(map))
      EXPECT_TRUE(finding.severity == Severity::Note || known.contains(std::string(finding.check)))
          << "deal " << seed << ": " << text(finding.message) << " [" << finding.check << "] at "
          << key(finding.place);
  }
}

std::string template_test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Of, DealtMap, testing::ValuesIn(drawn_templates()), template_test_name);

TEST(DealtJungles, CarryNoNumberButTheirOwn) {  // JUN-01, JUN-07
  for (const auto& [name, number] : {std::pair("jungle-3-4-variable", 9), std::pair("jungle-5-6-variable", 9),
                                     std::pair("jungle-sea-4-variable", 4)}) {
    const Scenario scenario = loaded_template(name);
    int jungles = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
      for (const auto& [hex, cell] : dealt_scenario(scenario, seed).cells) {
        if (open_terrain(cell) != Terrain::Jungle) continue;
        ++jungles;
        EXPECT_EQ(open_token(cell), number) << name << ", deal " << seed;
      }
    EXPECT_GE(jungles, 1000);
  }
}

}  // namespace
}  // namespace hexwright::test
