#include "rules/frontiers/frontiers.h"

#include <array>

#include "rules/components.h"
#include "scenario/message.h"

namespace hexwright {
namespace {

constexpr std::array options{
    ModuleOption{.id = "development-cards",
                 .title = N_("Extra development cards"),
                 .about = N_("The four cards of the module Development belong to the components; what they "
                             "do is not known, so they have no effect.")},
};

// FRO-16
constexpr int development_cards = 4;

/// All cards are shuffled, whatever the number of events, so the whole stack is needed. FRO-02
void add_components(const MapView& map, Components& needed) {
  needed.accessories[Accessory::FrontierCard] += frontiers::cards;
  if (map.rules().is_on("frontiers", "development-cards"))
    needed.accessories[Accessory::DevelopmentCard] += development_cards;
}

}  // namespace

constinit const RuleModule frontiers_module{
    .id = "frontiers",
    .title = N_("Frontiers"),
    .about = N_("Pairs of hexes at the border hide events. The first settlement beside one turns it up; it "
                "helps or troubles the buildings around it from then on."),
    .vocabulary = {.frontiers = true},
    .options = options,
    .add_components = add_components,
};

}  // namespace hexwright
