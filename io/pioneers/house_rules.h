#pragma once

#include <functional>
#include <optional>

#include "io/pioneers/settings.h"

// Pioneers' bank, development deck and rule for the 7, which house rules say here.
namespace hexwright::pioneers {

/// Of a file that says so much by these settings, for so many players: what differs from the usual rules, as
/// far as house rules can say it.
RuleOptions house_rules_of(const std::function<int(const Setting&)>& said, int players);
/// These house rules say what the setting says.
bool says(const RuleOptions& house_rules, const Setting& setting);
/// What a scenario with house rules asks of Pioneers by this setting; none where they say nothing of it.
std::optional<int> value_by_house_rules(const Scenario& scenario, const Setting& setting);

}  // namespace hexwright::pioneers
