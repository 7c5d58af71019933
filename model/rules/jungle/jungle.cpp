#include "rules/jungle/jungle.h"

#include <array>

#include "scenario/message.h"

namespace hexwright {
namespace {

constexpr std::array terrains{Terrain::Jungle};
constexpr std::array options{
    ModuleOption{.id = "counters-per-card",
                 .title = N_("Discoveries for a development card"),
                 .about = N_("How many of a card's three resources may be replaced by discoveries."),
                 .kind = ModuleOption::Kind::Number,
                 .standard = "3",
                 .least = 1,
                 .most = 3},
};

}  // namespace

constinit const RuleModule jungle_module{
    .id = "jungle",
    .title = N_("Jungle"),
    .about =
        N_("Jungles take the place of deserts. Whoever lives beside one makes discoveries, which help to "
           "buy development cards."),
    .vocabulary = {.terrains = terrains},
    .options = options,
};

}  // namespace hexwright
