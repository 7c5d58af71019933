#include "board/outline.h"

namespace hexwright {
std::vector<Region> outline(std::span<const Hex>) { return {}; }
double area(const Region&) { return 0; }
bool contains(const Region&, Point) { return false; }
}  // namespace hexwright
