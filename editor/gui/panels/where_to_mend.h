#pragma once

#include <cstddef>
#include <optional>

#include "editor/gui/fields/field.h"
#include "model/findings/finding.h"

namespace hexwright::gui {

/// As the finding's fix leaves it; as it is, where there is none or it cannot be done any more.
Scenario mended(const Scenario& scenario, const Finding& finding);

/// Where in the properties a finding is to be mended: the first field that its fix changes, else the one that
/// such findings are about. None where they are about no field.
std::optional<std::size_t> field_to_mend(const Finding& finding, const Fields& now, const Fields& mended);

}  // namespace hexwright::gui
