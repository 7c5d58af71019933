#include "board/locator.h"

namespace hexwright {
struct Locator::Trees {};
Locator::Locator(const BoardGraph&) : trees_(std::make_unique<Trees>()) {}
Locator::~Locator() = default;
Locator::Locator(Locator&&) noexcept = default;
Locator& Locator::operator=(Locator&&) noexcept = default;
std::optional<Intersection> Locator::intersection(Point, double) const { return {}; }
std::optional<Path> Locator::path(Point, double) const { return {}; }
}  // namespace hexwright
