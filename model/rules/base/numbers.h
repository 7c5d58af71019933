#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "model/rules/map_view.h"

namespace hexwright::base {

/// A fixed number on a hex that can never yield anything. BASE-13
bool is_idle_number(const MapView& map, HexId hex);
/// Gets no number although something can be yielded there. BASE-13
bool lacks_number(const MapView& map, HexId hex);

/// The number is legal, and no module bars it from this hex. BASE-13
bool takes_number(const MapView& map, HexId hex, int number);

/// An open 6 or 8. BASE-14
bool is_red(const MapView& map, HexId hex);
/// The neighbours that are red, too.
bool touches_red(const MapView& map, HexId hex);

/// Legal and not red, so that it spoils nothing around it.
constexpr bool is_calm_number(int number) { return is_legal_number(number) && !hexwright::is_red(number); }
using NumberTest = std::function<bool(int)>;
/// Of the numbers that will do, the one that the boxes (without boxes: a usual set of tokens) have most of
/// beyond those in use: a stand-in for an illegal number. 0 when none will do.
int spare_number(const MapView& map, const NumberTest& will_do = is_calm_number);
/// So many of them, as they would be taken one after the other.
std::vector<int> spare_numbers(const MapView& map, int count, const NumberTest& will_do = is_calm_number);
/// One for this hex, a calm one where that can be; none when it takes no number.
std::optional<int> spare_number_for(const MapView& map, HexId hex);

}  // namespace hexwright::base
