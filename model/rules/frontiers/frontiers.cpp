#include "rules/frontiers/frontiers.h"

#include <array>

#include "scenario/message.h"

namespace hexwright {
namespace {

constexpr std::array options{
    ModuleOption{.id = "development-cards",
                 .title = N_("Extra development cards"),
                 .about = N_("The four cards of the module Development belong to the components; what they "
                             "do is not known, so they have no effect.")},
};

}  // namespace

constinit const RuleModule frontiers_module{
    .id = "frontiers",
    .title = N_("Frontiers"),
    .about = N_("Pairs of hexes at the border hide events. The first settlement beside one turns it up; it "
                "helps or troubles the buildings around it from then on."),
    .vocabulary = {.frontiers = true},
    .options = options,
};

}  // namespace hexwright
