#include "editor/core/editing/own_fixes.h"

#include <algorithm>
#include <optional>

#include "editor/core/editing/own_repairs.h"
#include "editor/core/editing/own_rules.h"
#include "editor/core/editing/own_words.h"
#include "model/rules/own/own.h"

namespace hexwright {
namespace {

constexpr std::string_view check_of_names = "own.names-known";

NamedPlace place_of(const own::Element& pack, const PartPath& part) {
  return part.empty() ? own::place_of(pack) : own::place_of(pack, pack.children.at(part.front()));
}

/// Step by step, until nothing is wrong there.
std::optional<Fix> fix_at(const own::Packs& packs, own::Element pack, const NamedPlace& place) {
  constexpr int most_steps = 8;
  std::vector<Argument> labels;
  for (int step = 0; step <= most_steps; ++step) {
    const auto problems = problems_with_names(packs, pack);
    const auto its = std::ranges::find_if(
        problems, [&](const PartProblem& problem) { return place_of(pack, problem.part) == place; });
    if (its == problems.end()) {
      if (labels.empty()) return {};
      return Fix{joined_by(Argument(std::string(", ")), labels),
                 {SetPacks{with_pack(packs, std::move(pack))}}};
    }
    if (!its->repair) return {};
    labels.emplace_back(its->repair->label);
    pack = own::Element(its->repair->pack);
  }
  return {};
}

std::vector<Argument> words_at(const own::Packs& packs, const own::Element& pack, const NamedPlace& place) {
  std::vector<Argument> words;
  for (const PartProblem& problem : problems_with_names(packs, pack))
    if (place_of(pack, problem.part) == place) words.emplace_back(problem.message);
  return words;
}

}  // namespace

void fit_own_findings(const Scenario& scenario, std::vector<Finding>& findings) {
  for (Finding& finding : findings) {
    const auto* place = std::get_if<NamedPlace>(&finding.place);
    if (!place || place->kind != NamedPlace::Kind::OwnRules) continue;
    const own::Element* pack = scenario.own.find(place->name.substr(0, place->name.find('/')));
    if (!pack) continue;
    for (const own::Element& thing : pack->children)
      if (own::place_of(*pack, thing) == *place) finding.message = in_words_of_window(finding, thing);
    if (finding.check != check_of_names) continue;
    finding.fix = fix_at(scenario.own, *pack, *place);
    if (const auto words = words_at(scenario.own, *pack, *place); !words.empty())
      finding.message = joined_by(std::string("; "), words);
  }
}

}  // namespace hexwright
