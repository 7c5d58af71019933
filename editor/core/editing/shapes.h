#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "editor/core/editing/selection.h"
#include "model/board/plane.h"

namespace hexwright {

/// The hexes at most `radius` steps away.
std::vector<Hex> disc(Hex middle, int radius);
/// The hexes from one to the other, both included, without gaps.
std::vector<Hex> hex_line(Hex from, Hex to);
/// The block with these two at opposite corners, its sides along the axes of the screen: as many hexes in
/// every row, every second row half a hex aside. None when it holds more than `most`.
std::optional<std::vector<Hex>> hex_rectangle(Hex a, Hex b, std::size_t most);
/// The hexes of the scenario connected with `start` through hexes that `belongs` takes; `start` included.
/// Reaches across seams. Empty when there is no hex at `start`.
std::vector<Hex> connected(const Scenario& scenario, Hex start, const std::function<bool(Hex)>& belongs);
/// The empty places connected with `start`, as far as hexes of the scenario enclose them; none when they
/// reach beyond the board. Empty when there is a hex at `start`.
std::optional<std::vector<Hex>> enclosed_gap(const Scenario& scenario, Hex start);
/// Whether a point lies inside a closed line; its first point follows its last.
bool inside(const std::vector<Point>& line, Point p);

}  // namespace hexwright
