#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/harbors.h"
#include "model/rules/base/parts.h"
#include "model/rules/words.h"

namespace hexwright::base {
namespace {

Fix removal(const PlacedHarborView& harbor) {
  return {say(N_("remove the harbor")), {SetHarbor{harbor.path, {}}}};
}

/// The harbor of the same sea hex turned to a side where land is and no other harbor's intersection.
std::optional<Fix> turn_to_land(const MapView& map, const PlacedHarborView& harbor) {
  if (harbor.sea_hex == none || !map.is_sea(harbor.sea_hex)) return {};
  const Hex sea = map.board().hex(harbor.sea_hex);
  for (int turn = 1; turn < 6; ++turn) {
    const Direction side = rotated(harbor.harbor->facing, turn);
    PlacedHarborView turned{
        Path(sea, side), harbor.harbor, harbor.sea_hex, map.board().neighbours(harbor.sea_hex)[at(side)], {}};
    if (coast_of(map, turned) != Coast::Coast) continue;
    turned.ends = map.board().path_ends(map.board().find(turned.path));
    const auto all = map.harbors();
    if (std::any_of(all.begin(), all.end(), [&](const PlacedHarborView& other) {
          return other.path != harbor.path && share_an_intersection(turned, other);
        }))
      continue;
    Harbor now = *harbor.harbor;
    now.facing = side;
    return Fix{say(N_("turn it to the land in the {0}"), word(side, map.scenario().details)),
               {SetHarbor{harbor.path, {}}, SetHarbor{turned.path, now}}};
  }
  return {};
}

Fix turn_around(const PlacedHarborView& harbor) {
  Harbor now = *harbor.harbor;
  now.facing = opposite(now.facing);
  return {say(N_("turn it around")), {SetHarbor{harbor.path, now}}};
}

void find_off_coast(const MapView& map, Report& report) {
  for (const auto& harbor : map.harbors()) {
    const auto facing = word(harbor.harbor->facing, map.scenario().details);
    switch (coast_of(map, harbor)) {
      case Coast::Coast:
      case Coast::Nowhere:
        break;
      case Coast::Perhaps:
        if ((harbor.land_hex == none || !map.is_unfinished(harbor.land_hex)) &&
            (harbor.sea_hex == none || !map.is_unfinished(harbor.sea_hex)))
          report.add(
              Severity::Note, harbor.path,
              say(N_("whether this harbor, facing {0}, lies on a coast depends on the hexes drawn"), facing));
        break;
      case Coast::Inland:
        report.add(harbor.path, say(N_("the harbor has land on both sides, so no ship can call")),
                   removal(harbor));
        break;
      case Coast::OpenSea: {
        auto fix = turn_to_land(map, harbor);
        report.add(harbor.path, say(N_("the harbor faces open sea in the {0}, so nobody can use it"), facing),
                   fix ? std::move(fix) : removal(harbor));
        break;
      }
      case Coast::Reversed:
        report.add(harbor.path, say(N_("the harbor lies on land and faces the sea in the {0}"), facing),
                   turn_around(harbor));
        break;
    }
  }
}

void find_crowded(const MapView& map, Report& report) {
  const auto harbors = map.harbors();
  // By intersection: the first harbor that serves it.
  IdVector<IntersectionId, const PlacedHarborView*> first(map.board().intersection_count());
  for (const PlacedHarborView& harbor : harbors) {
    const PlacedHarborView* other = nullptr;
    for (const IntersectionId end : harbor.ends) {
      if (end == none) continue;
      const PlacedHarborView*& holder = first[end];
      if (!holder)
        holder = &harbor;
      else if (!other)
        other = holder;
    }
    if (!other) continue;
    const Hex neighbour = harbor_hex(other->path, *other->harbor);
    report.add(harbor.path,
               say(N_("the harbor shares an intersection with the one in hex {0}"), word(neighbour)),
               removal(harbor));
  }
}

void find_without_kind(const MapView& map, Report& report) {
  for (const auto& harbor : map.harbors()) {
    if (!std::holds_alternative<std::monostate>(harbor.harbor->kind)) continue;
    Harbor generic = *harbor.harbor;
    generic.kind = HarborKind::Generic;
    report.add(harbor.path, say(N_("the harbor has no kind and is drawn from no pool")),
               Fix{say(N_("make it a generic one, 3:1")), {SetHarbor{harbor.path, generic}}});
  }
}

}  // namespace

constinit const Check harbors_on_coast{
    .info = {.id = "base.harbors-on-coast",
             .severity = Severity::Error,
             .title = N_("Harbors lie on a coast and face land"),
             .why = N_("A harbor serves the two intersections between its sea hex and the land it faces."),
             .requirement = "BASE-15"},
    .run = find_off_coast};

constinit const Check harbors_spaced{.info = {.id = "base.harbors-spaced",
                                              .severity = Severity::Error,
                                              .title = N_("Harbors share no intersection"),
                                              .why = N_("A building would use two harbors at once."),
                                              .requirement = "BASE-15"},
                                     .run = find_crowded};

constinit const Check harbors_have_kind{
    .info = {.id = "base.harbors-have-kind",
             .severity = Severity::Error,
             .title = N_("Every harbor has a kind"),
             .why = N_("Players must know what a harbor trades: 3:1 for all, or 2:1 for one resource."),
             .requirement = "BASE-15"},
    .run = find_without_kind};

}  // namespace hexwright::base
