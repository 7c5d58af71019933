#pragma once

#include <vector>

#include "rules/map_view.h"

namespace hexwright::base {

/// A fixed number on a hex that can never yield anything. BASE-13
bool is_idle_number(const MapView& map, MapView::Number hex);
/// Gets no number although something can be yielded there. BASE-13
bool lacks_number(const MapView& map, MapView::Number hex);

/// An open 6 or 8. BASE-14
bool is_red(const MapView& map, MapView::Number hex);
/// The neighbours that are red, too.
bool touches_red(const MapView& map, MapView::Number hex);

/// Legal and not red, so that it spoils nothing around it.
constexpr bool is_calm_number(int number) { return is_legal_number(number) && !hexwright::is_red(number); }
/// Of the numbers that will do, the one that the boxes (without boxes: a usual set of tokens) have most of
/// beyond those in use: a stand-in for an illegal number.
int spare_number(const MapView& map, bool (*will_do)(int) = is_calm_number);
/// So many of them, as they would be taken one after the other.
std::vector<int> spare_numbers(const MapView& map, int count, bool (*will_do)(int) = is_calm_number);

}  // namespace hexwright::base
