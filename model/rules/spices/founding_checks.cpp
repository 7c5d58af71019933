#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/fog/parts.h"
#include "model/rules/spices/merchants.h"
#include "model/rules/spices/parts.h"
#include "model/scenario/plural.h"

namespace hexwright::spices {
namespace {

/// A spice hex can come up on the stack's cells: out of it, out of the pool that is dealt to it, or out of
/// the stack that it is paired with.
bool may_hold_spice(const MapView& map, const StackSupply& stack) {
  if (!stack.content) return false;
  return std::any_of(stack.drawing.begin(), stack.drawing.end(), [&](HexId hex) {
    const TerrainSet terrains = map.terrains(hex);
    return terrains.contains(Terrain::Spice) && terrains != TerrainSet::all();
  });
}

void find_founding_at_spices(const MapView& map, Report& report) {
  if (!map.rules().explores()) return;
  const auto founding = base::founding_places(map);
  for (const StackSupply& stack : map.stacks()) {
    if (!may_hold_spice(map, stack)) continue;
    const auto places = fog::founding_beside(map, stack, founding);
    if (places.empty()) continue;
    report.add(
        NamedPlace{NamedPlace::Kind::Stack, stack.name},
        by_number(
            places.size(),
            plural("players may found at {0} intersection beside hexes of the stack \"{1}\", and one of "
                   "these can turn out to be a spice hex, where nobody may settle",
                   "players may found at {0} intersections beside hexes of the stack \"{1}\", and one of "
                   "these can turn out to be a spice hex, where nobody may settle"),
            {stack.name}),
        fog::close_to_founding(map, founding, places));
  }
}

}  // namespace

constinit const Check founding_elsewhere{
    .info = {.id = "spices.founding-elsewhere",
             .severity = Severity::Error,
             .title = N_("Nobody founds where a spice hex can come up"),
             .why =
                 N_("Settlements and roads are forbidden at spice hexes. Who founds beside a face-down hex "
                    "that turns out to be one would have both there."),
             .requirement = "SPI-02"},
    .run = find_founding_at_spices};

}  // namespace hexwright::spices
