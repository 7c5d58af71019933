#pragma once

#include "io/render/board/heat.h"
#include "model/analysis/analysis.h"

namespace hexwright {

// The overlays one by one.

Heat pips_heat(const Analysis& now);
Heat mix_heat(const Analysis& now);
Heat sites_heat(const Analysis& now);
Heat draft_heat(const Analysis& now);
/// `before` may be null.
Heat changes_heat(const Analysis& now, const Analysis* before);
Heat reach_heat(const Analysis& now);
Heat odds_heat(const Analysis& now);

}  // namespace hexwright
