#include <limits>

#include "model/rules/base/fixes.h"
#include "model/rules/base/numbers.h"
#include "model/rules/base/robber.h"
#include "model/rules/components.h"
#include "model/rules/jungle/numbers.h"
#include "model/rules/jungle/parts.h"
#include "model/scenario/plural.h"

namespace hexwright::jungle {
namespace {

void find_deserts(const MapView& map, Report& report) {
  if (!map.terrains_in_use().contains(Terrain::Desert)) return;
  const int number = base::spare_number(map, is_jungle_number);
  const int spare = map.scenario().boxes.empty()
                        ? std::numeric_limits<int>::max()
                        : count_of(contents_of(map.scenario().boxes).hexes, Terrain::Jungle) -
                              count_of(components_needed(map).hexes, Terrain::Jungle);
  for (auto& deserts : base::deserts(map, Terrain::Jungle, number)) {
    std::optional<Fix> fix;
    // Not where the boxes would run out of jungles.
    if (deserts.replaced && deserts.count <= spare)
      fix = Fix{say(N_("replace by jungle with the number {0}"), number), std::move(*deserts.replaced)};
    const auto* named = std::get_if<NamedPlace>(&deserts.place);
    const Message message =
        named
            ? by_number(
                  deserts.count,
                  plural(
                      "{0} desert is left in \"{1}\"; where jungles are played, they replace all deserts",
                      "{0} deserts are left in \"{1}\"; where jungles are played, they replace all deserts"),
                  {named->name})
            : say(N_("a desert is left; where jungles are played, they replace all deserts"));
    report.add(std::move(deserts.place), message, std::move(fix));
  }
}

void find_robber(const MapView& map, Report& report) {
  const auto elsewhere = base::robber_elsewhere(map);
  if (!elsewhere || !base::lies_open(map, Terrain::Jungle)) return;
  const bool volcano = base::robber_starts(map).contains(Terrain::Volcano);
  report.add(*elsewhere,
             volcano ? say(N_("the robber starts neither on a jungle nor on a volcano"))
                     : say(N_("the robber does not start on a jungle")),
             base::send_robber_to_start(map));
}

}  // namespace

constinit const Check deserts_replaced{
    .info = {.id = "jungle.deserts-replaced",
             .severity = Severity::Warning,
             .title = N_("Jungles replace all deserts"),
             .why = N_("A jungle is what a desert turns into. Where both are meant, accept the finding."),
             .requirement = "JUN-01"},
    .run = find_deserts};

constinit const Check robber_on_jungle{
    .info = {.id = "jungle.robber-on-jungle",
             .severity = Severity::Warning,
             .title = N_("The robber starts on a jungle"),
             .why =
                 N_("It starts where the desert would have been, so that at first nobody makes discoveries "
                    "there. A volcano will do as well."),
             .requirement = "JUN-03"},
    .run = find_robber};

}  // namespace hexwright::jungle
