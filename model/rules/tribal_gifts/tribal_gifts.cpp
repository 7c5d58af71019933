#include <algorithm>
#include <array>

#include "listed_modules.h"
#include "model/rules/components.h"
#include "model/rules/tribal_gifts/gifts.h"
#include "model/rules/tribal_gifts/parts.h"

namespace hexwright::tribal_gifts {
namespace {

constexpr std::array marks{MarkKind::GiftPoint, MarkKind::GiftHarbor, MarkKind::GiftCard};
constexpr std::array area_roles{AreaRole::Unsettled, AreaRole::Quiet};  // TRI-02, TRI-11
constexpr std::array needs{Need{.module = "seafarers"}};
constexpr std::array excludes{
    // SCK-03
    Exclusion{"cities-and-knights", N_("some gifts are development cards, and Cities & Knights has none")}};
constexpr std::array checks{
    &gifts_present,      &gifts_at_tribe_coasts,   &gifts_reachable, &harbors_for_gifts,
    &cards_for_gifts,    &islands_without_numbers, &islands_apart,   &coast_for_harbors,
    &robber_has_numbers, &quiet_hexes_quiet,
};

int most_points(const MapView& map) { return gifts_of(map, MarkKind::GiftPoint); }

/// BASE-16, TRI-03
void add_components(const MapView& map, Components& needed) {
  needed.chits += gifts_of(map, MarkKind::GiftPoint);
}

}  // namespace

int gifts_of(const MapView& map, MarkKind kind) {
  const auto gifts = map.gifts();
  return static_cast<int>(
      std::count_if(gifts.begin(), gifts.end(), [&](const GiftView& gift) { return gift.kind == kind; }));
}

bool bars_number(const MapView& map, HexId hex, int number) { return map.is_quiet(hex) && is_loud(number); }

}  // namespace hexwright::tribal_gifts

namespace hexwright {

constinit const RuleModule tribal_gifts_module{
    .id = "tribal-gifts",
    .title = N_("Tribal gifts"),
    .about =
        N_("A tribe lives on islands where nobody settles. The first ship at a marked part of their coasts "
           "is given what lies there: a victory point, a development card, or a harbor to be laid at a "
           "building of one's own."),
    .vocabulary = {.area_roles = tribal_gifts::area_roles, .marks = tribal_gifts::marks},
    .needs = tribal_gifts::needs,
    .is_scenario = true,
    .excludes = tribal_gifts::excludes,
    .checks = tribal_gifts::checks,
    .bars_number = tribal_gifts::bars_number,
    .bars_drawn_number = tribal_gifts::bars_number,
    .robber_needs_number = true,  // TRI-09
    .lays_harbors = true,         // TRI-04
    .most_points = tribal_gifts::most_points,
    .add_components = tribal_gifts::add_components,
    .add_instructions = tribal_gifts::add_instructions,
};

}  // namespace hexwright
