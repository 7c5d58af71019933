#include "rules/fog/fog.h"

#include <array>

#include "scenario/message.h"

namespace hexwright {
namespace {

constexpr std::array options{
    ModuleOption{.id = "exploring",
                 .title = N_("Players explore"),
                 .about = N_("Hexes lie face down until a route reaches them. Otherwise all are turned up "
                             "at the set-up, and nobody takes a resource for being the first to reach one."),
                 .standard = "yes"},
};

}  // namespace

constinit const RuleModule fog_module{
    .id = "fog",
    .title = N_("Fog"),
    .about = N_("Hexes lie face down in stacks and sections, and come up when a route reaches them."),
    .vocabulary = {.stacks = true},
    .options = options,
};

}  // namespace hexwright
