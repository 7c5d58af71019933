#include "model/rules/frontiers/frontiers.h"

#include <array>

#include "listed_modules.h"
#include "model/rules/components.h"
#include "model/rules/frontiers/parts.h"
#include "model/scenario/message.h"

namespace hexwright::frontiers {
namespace {

constexpr std::array options{
    ModuleOption{.id = "development-cards",
                 .title = N_("Extra development cards"),
                 .about = N_("The four cards of the module Development belong to the components; what they "
                             "do is not known, so they have no effect.")},
};

constexpr std::array checks{
    &has_areas,         &areas_at_the_border,     &areas_apart,      &hexes_bare,        &cards_suffice,
    &centres_buildable, &intersections_buildable, &events_reachable, &harbors_elsewhere,
};

/// All cards are shuffled, whatever the number of events, so the whole stack is needed. FRO-02
void add_components(const MapView& map, Components& needed) {
  needed.accessories[Accessory::FrontierCard] += cards;
  if (map.rules().is_on("frontiers", "development-cards"))
    needed.accessories[Accessory::DevelopmentCard] += development_cards;
}

}  // namespace
}  // namespace hexwright::frontiers

namespace hexwright {

constinit const RuleModule frontiers_module{
    .id = "frontiers",
    .title = N_("Frontiers"),
    .about = N_("Pairs of hexes at the border hide events. The first settlement beside one turns it up; it "
                "helps or troubles the buildings around it from then on."),
    .vocabulary = {.frontiers = true},
    .options = frontiers::options,
    .checks = frontiers::checks,
    .add_components = frontiers::add_components,
    .add_instructions = frontiers::add_instructions,
};

}  // namespace hexwright
