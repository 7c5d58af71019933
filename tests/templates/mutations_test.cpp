#include "tests/templates/mutations.h"

#include <iostream>
#include <set>

#include "model/validation/validate.h"
#include "tests/support/sanitized.h"
#include "tests/templates/loaded_template.h"

// Proof that the checks mean something: every template is broken in every way that a rule forbids, by
// ordinary edits, and each break has to yield its finding; what breaks nothing has to yield none.

namespace hexwright::test {
namespace {

/// What is found: check, place and words, so that a finding that gets worse is another one.
using Findings = std::set<std::tuple<std::string, std::string, std::string>>;

Findings findings_of(const Scenario& scenario) {
  Findings findings;
  for (const Finding& finding : validate(scenario))
    findings.emplace(finding.check, key(finding.place), text(finding.message));
  return findings;
}

Findings new_findings(const Scenario& before, const Findings& known, const Edits& edits) {
  Scenario after = before;
  const auto outcome = apply_edits(after, edits);
  if (const auto* refusal = outcome.refusal()) ADD_FAILURE() << "refused: " << text(refusal->why);
  Findings fresh;
  for (auto& finding : findings_of(after))
    if (!known.contains(finding)) fresh.insert(finding);
  return fresh;
}

/// There is one of the same check at the same place.
bool is_found(const Findings& findings, const Findings::value_type& one) {
  return std::any_of(findings.begin(), findings.end(), [&](const auto& other) {
    return std::get<0>(other) == std::get<0>(one) && std::get<1>(other) == std::get<1>(one);
  });
}

std::string words(const Findings& findings) {
  std::string all;
  for (const auto& [check, place, message] : findings)
    all += "  " + check + " at " + place + ": " + message + "\n";
  return all;
}

/// Of many alike ways some from all over the map.
Ways sample(Ways ways, const std::string& name) {
  const std::size_t most = is_sanitized || !is_in_full(name) ? 2 : 8;
  if (ways.size() <= most) return ways;
  Ways some;
  for (std::size_t i = 0; i < most; ++i) some.push_back(ways[i * (ways.size() - 1) / (most - 1)]);
  return some;
}

struct Count {
  std::size_t mutations = 0, caught = 0, templates = 0;
};

class Templates {
 public:
  struct One {
    std::string name;
    Scenario scenario;
    Findings findings;
  };
  static const std::vector<One>& all() {
    static const std::vector<One> templates = [] {
      std::vector<One> loaded;
      for (const auto& name : template_names()) {
        auto scenario = loaded_template(name);
        auto findings = findings_of(scenario);
        loaded.push_back({name, std::move(scenario), std::move(findings)});
      }
      return loaded;
    }();
    return templates;
  }
};

Count run(const Mutation& mutation) {
  Count count;
  for (const auto& [name, scenario, known] : Templates::all()) {
    const Ways ways = sample(mutation.ways(scenario), name);
    if (!ways.empty()) ++count.templates;
    for (const Edits& edits : ways) {
      const auto fresh = new_findings(scenario, known, edits);
      const bool caught = std::any_of(fresh.begin(), fresh.end(), [&](const auto& finding) {
        return std::get<0>(finding) == mutation.check;
      });
      ++count.mutations;
      if (caught) ++count.caught;
      EXPECT_TRUE(caught) << mutation.kind << " in " << name << " is not found by " << mutation.check
                          << "; new are\n"
                          << words(fresh);
    }
  }
  return count;
}

std::vector<Mutation> all_mutations() {
  std::vector<Mutation> all;
  for (const auto& some :
       {mutations_of_hexes(), mutations_of_pools(), mutations_of_documents(), mutations_of_modules(),
        mutations_of_worlds(), mutations_of_seas(), mutations_of_gifts()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

class MutationTest : public testing::TestWithParam<Mutation> {
 public:
  static void TearDownTestSuite() {
    std::cout << total_.mutations << " mutations of " << kinds_ << " kinds on " << Templates::all().size()
              << " templates, " << total_.caught << " caught\n";
  }

 protected:
  static void report(const Mutation& mutation, const Count& count) {
    std::cout << "  " << mutation.kind << ": " << count.mutations << " on " << count.templates
              << " templates, " << count.caught << " caught [" << mutation.check << "]\n";
    total_.mutations += count.mutations;
    total_.caught += count.caught;
    ++kinds_;
  }

 private:
  static inline Count total_;
  static inline int kinds_ = 0;
};

// EDIT-02
TEST_P(MutationTest, IsFoundWhereverItIsMade) {
  const auto count = run(GetParam());
  report(GetParam(), count);
  EXPECT_GT(count.mutations, 0U) << "no template has what it takes";
}

std::string test_name(std::string_view words) {
  std::string name(words);
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, MutationTest, testing::ValuesIn(all_mutations()),
                         [](const auto& tested) { return test_name(tested.param.kind); });

class HarmlessEditTest : public testing::TestWithParam<HarmlessEdit> {};

TEST_P(HarmlessEditTest, BringsNoFinding) {
  std::size_t edits_made = 0;
  for (const auto& [name, scenario, known] : Templates::all())
    for (const Edits& edits : sample(GetParam().ways(scenario), name)) {
      ++edits_made;
      auto fresh = new_findings(scenario, known, edits);
      // The same in other words: a shortage that a further box makes smaller.
      std::erase_if(fresh, [&was = known](const auto& finding) { return is_found(was, finding); });
      EXPECT_EQ(words(fresh), "") << GetParam().kind << " in " << name;
    }
  EXPECT_GT(edits_made, 0U) << "no template has what it takes";
}

INSTANTIATE_TEST_SUITE_P(Every, HarmlessEditTest,
                         testing::ValuesIn(harmless_edits().begin(), harmless_edits().end()),
                         [](const auto& tested) { return test_name(tested.param.kind); });

}  // namespace
}  // namespace hexwright::test
