#include "model/rules/base/fixes.h"
#include "model/rules/base/numbers.h"
#include "model/rules/base/robber.h"
#include "model/rules/components.h"
#include "model/rules/volcano/parts.h"
#include "model/scenario/plural.h"

namespace hexwright::volcano {
namespace {

void find_deserts(const MapView& map, Report& report) {
  // At sea a volcano may lie anywhere; where jungles are played, they are to replace what is left.
  if (map.plays("seafarers") || map.plays("jungle")) return;
  if (!map.terrains_in_use().contains(Terrain::Desert)) return;
  const int number = base::spare_number(map);
  for (auto& deserts : base::deserts(map, Terrain::Volcano, number)) {
    std::optional<Fix> fix;
    // A world that dries out needs its deserts. DES-02
    if (deserts.replaced && !map.plays("desolation") && !runs_short_with(map, {{number, deserts.count}}))
      fix = Fix{say(N_("replace by volcano with the number {0}"), number), std::move(*deserts.replaced)};
    const auto* named = std::get_if<NamedPlace>(&deserts.place);
    const Message message =
        named ? by_number(
                    deserts.count,
                    plural("{0} desert is left in \"{1}\"; without a sea, volcanoes replace all deserts",
                           "{0} deserts are left in \"{1}\"; without a sea, volcanoes replace all deserts"),
                    {named->name})
              : say(N_("a desert is left; without a sea, volcanoes replace all deserts"));
    report.add(std::move(deserts.place), message, std::move(fix));
  }
}

void find_robber(const MapView& map, Report& report) {
  const auto elsewhere = base::robber_elsewhere(map);
  if (!elsewhere || !base::lies_open(map, Terrain::Volcano)) return;
  // Then jungles have said so.
  if (map.plays("jungle") && base::lies_open(map, Terrain::Jungle)) return;
  report.add(*elsewhere, say(N_("the robber does not start on a volcano")), base::send_robber_to_start(map));
}

}  // namespace

constinit const Check deserts_replaced{
    .info = {.id = "volcano.deserts-replaced",
             .severity = Severity::Warning,
             .title = N_("Without a sea, volcanoes replace all deserts"),
             .why =
                 N_("On a standard map a volcano is what a desert turns into. Where both are meant, accept "
                    "the finding."),
             .requirement = "VOL-01"},
    .run = find_deserts};

constinit const Check robber_on_volcano{
    .info = {.id = "volcano.robber-on-volcano",
             .severity = Severity::Warning,
             .title = N_("The robber starts on a volcano"),
             .why = N_("It starts there and holds back the gold, but never the eruption. A jungle will do as "
                       "well."),
             .requirement = "VOL-03"},
    .run = find_robber};

}  // namespace hexwright::volcano
