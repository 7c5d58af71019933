#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/core/editing/own_parts.h"
#include "model/findings/finding.h"

namespace hexwright {

// What is wrong with a pack that is being written, at the slots that it concerns, and what would mend it.

/// The packs with this one in its place; where it has form problems, with values of the right form in place
/// of the wrong ones, so that all else can be said and checked. Parts stay where they are. None where that is
/// not enough: a part that nothing is known of.
std::optional<own::Packs> packs_with(const own::Packs& packs, const own::Element& pack);

/// The pack as it would be.
struct Repair {
  Message label;
  own::Element pack;
};
struct PartProblem {
  PartPath part;
  std::string attribute;  ///< empty: the part itself
  Severity severity = Severity::Error;
  Message message;
  std::optional<Repair> repair;
  bool is_of_form = false;  ///< no map takes the pack with it
};
/// In the order of the parts: form problems, names of nothing, and what checks of the map find in the pack.
std::vector<PartProblem> problems_of(const Scenario& scenario, const own::Packs& packs,
                                     const own::Element& pack);
/// Of those, the names of nothing and what does not fit together: all that is found without a map.
std::vector<PartProblem> problems_with_names(const own::Packs& packs, const own::Element& pack);

/// Findings of own rules get the words of their window, and the fixes that it offers for them, where these
/// leave nothing of the finding.
void fit_own_findings(const Scenario& scenario, std::vector<Finding>& findings);

}  // namespace hexwright
