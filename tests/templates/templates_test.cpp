#include <algorithm>
#include <set>

#include "io/xml/scenario_xml.h"
#include "model/rules/ruleset.h"
#include "model/scenario/boxes.h"
#include "model/validation/validate.h"
#include "tests/templates/expected_warnings.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/template_counts.h"

namespace hexwright::test {

namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::IsEmpty;
using ::testing::Not;

/// One run for each template.
class Template : public testing::TestWithParam<std::string> {
 protected:
  const Scenario scenario = loaded_template(GetParam());
};

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(All, Template, testing::ValuesIn(template_names()), test_name);

// EDIT-03
TEST_P(Template, IsInCanonicalForm) { EXPECT_EQ(write_xml(scenario), template_text(GetParam())); }

TEST_P(Template, TellsWhatItIsAndWhereItComesFrom) {
  EXPECT_THAT(scenario.details.title, Not(IsEmpty()));
  EXPECT_THAT(scenario.details.description, Not(IsEmpty()));
  EXPECT_THAT(scenario.details.source, Not(IsEmpty()));
  EXPECT_THAT(scenario.details.author, Not(IsEmpty()));
}

TEST_P(Template, NamesOnlyBoxesThatTheProgramKnows) {
  EXPECT_THAT(scenario.boxes, Contains(testing::Key(testing::AnyOf("base", "base-1995"))));
  for (const auto& [id, count] : scenario.boxes) EXPECT_NE(find_box(id), nullptr) << id;
}

TEST_P(Template, HasItsBoxesForAsManyPlayersAsItIsFor) {
  int most = 0;
  for (const auto& [id, count] : scenario.boxes) most = std::max(most, find_box(id)->max_players);
  EXPECT_LE(scenario.details.max_players, most);
}

TEST_P(Template, UsesEveryPoolThatItHasAndNoOther) {
  std::map<std::string, int> terrain, tokens, harbors;
  for (const auto& [hex, cell] : scenario.cells) {
    if (const auto* pool = pool_of(cell.terrain)) ++terrain[*pool];
    if (const auto* pool = pool_of(cell.token)) ++tokens[*pool];
  }
  for (const auto& [name, stack] : scenario.stacks) {
    if (!stack.token_pool.empty()) ++tokens[stack.token_pool];
    if (!stack.dealt_from.empty()) ++terrain[stack.dealt_from];
  }
  for (const auto& [pool, option] : Ruleset(scenario.rules).token_pools()) ++tokens[pool];
  for (const auto& [path, harbor] : scenario.harbors)
    if (const auto* pool = pool_of(harbor.kind)) ++harbors[*pool];

  // Players lay them. NEW-04
  if (scenario.rules.contains("dealt-world")) ++harbors["harbors"];
  if (scenario.rules.contains("tribal-gifts")) ++harbors["gifts"];  // TRI-04

  const auto names = [](const auto& named) {
    std::vector<std::string> result;
    for (const auto& [name, rest] : named) result.push_back(name);
    return result;
  };
  EXPECT_EQ(names(terrain), names(scenario.terrain_pools));
  EXPECT_EQ(names(tokens), names(scenario.token_pools));
  EXPECT_EQ(names(harbors), names(scenario.harbor_pools));
}

// SEA-09
TEST_P(Template, DealsEveryPoolAndStackOutToTheLastHex) {
  std::map<std::string, int> drawn;
  for (const auto& [hex, cell] : scenario.cells)
    if (const auto* pool = pool_of(cell.terrain)) ++drawn[*pool];
  auto hexes = hidden_cells(scenario);  // less those that the stacks hold
  for (const auto& [name, stack] : scenario.stacks) {
    drawn[stack.dealt_from] += stack.dealt;
    hexes[name] -= size(stack);
    // The hexes of a partner come to the cells of the stack that it is paired with. EXP-05
    for (const auto& [other, rest] : scenario.stacks)
      if (rest.paired_with == name) hexes[name] += size(stack), hexes[other] -= size(stack);
  }
  for (const auto& [name, pool] : scenario.terrain_pools) EXPECT_EQ(drawn[name], total(pool)) << name;
  EXPECT_THAT(hexes, Each(testing::Pair(testing::_, 0)));
}

int producing(const Counts<Terrain>& hexes) {
  int count = 0;
  for (const auto& [terrain, hexes_of_it] : hexes)
    if (is_producing(terrain)) count += hexes_of_it;
  return count;
}

TEST_P(Template, HasATokenForEveryHexThatProduces) {
  std::map<std::string, int> wanted;  // by token pool
  for (const auto& [hex, cell] : scenario.cells) {
    // Where nobody settles nothing is produced, CLO-04, TRI-02, but for whoever takes it from pirates. PIR-14
    const bool settled =
        std::none_of(scenario.areas.begin(), scenario.areas.end(), [&at = hex](const auto& named) {
          return named.second.roles.contains(AreaRole::Unsettled) && named.second.cells.contains(at);
        });
    const bool pirates = !settled && scenario.rules.contains("pirate-fleet");
    if (const auto terrain = open_terrain(cell)) {
      const bool numbered = open_token(cell).has_value();
      EXPECT_TRUE(pirates ? !numbered || is_producing(*terrain)
                          : numbered == (settled && is_producing(*terrain)))
          << hex.q << "," << hex.r;
    }
    const auto* terrain_pool = pool_of(cell.terrain);
    const auto* token_pool = pool_of(cell.token);
    if (terrain_pool && token_pool) wanted[*token_pool] = producing(scenario.terrain_pools.at(*terrain_pool));
  }
  std::set<std::string> dealt;
  for (const auto& [name, stack] : scenario.stacks) {
    wanted[stack.token_pool] += producing(stack.hexes);
    if (stack.dealt > 0 && dealt.insert(stack.dealt_from).second)
      wanted[stack.token_pool] += producing(scenario.terrain_pools.at(stack.dealt_from));
  }
  for (const auto& [pool, option] : Ruleset(scenario.rules).token_pools())
    wanted[pool] = total(scenario.token_pools.at(pool));
  // The bag of the Explorers runs out, and numbers of the home island go on from there. EXP-08
  if (scenario.rules.contains("explorers")) wanted.at("bag") = 9;
  for (const auto& [name, pool] : scenario.token_pools) EXPECT_EQ(total(pool), wanted[name]) << name;
}

TEST_P(Template, HasNoErrorsAndOnlyTheWarningsThatAreKnown) {
  std::vector<std::string> warnings;
  for (const Finding& finding : validate(scenario)) {
    EXPECT_NE(finding.severity, Severity::Error)
        << finding.check << " at " << key(finding.place) << ": " << text(finding.message);
    if (finding.severity == Severity::Warning)
      warnings.push_back(std::string(finding.check) + ": " + text(finding.message));
  }
  EXPECT_THAT(warnings, testing::UnorderedElementsAreArray(expected_warnings(GetParam())));
}

}  // namespace
}  // namespace hexwright::test
