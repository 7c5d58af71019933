#include <array>

#include "listed_modules.h"
#include "model/rules/fog/parts.h"
#include "model/scenario/message.h"

namespace hexwright::fog {
namespace {

constexpr std::array checks{&fog::founding_out_of_fog, &fog::face_down_bare};
constexpr std::array options{
    ModuleOption{.id = "exploring",
                 .title = N_("Players explore"),
                 .about = N_("Hexes lie face down until a route reaches them. Otherwise all are turned up "
                             "at the set-up, and nobody takes a resource for being the first to reach one."),
                 .standard = "yes"},
};

}  // namespace
}  // namespace hexwright::fog

namespace hexwright {

constinit const RuleModule fog_module{
    .id = "fog",
    .title = N_("Fog"),
    .about = N_("Hexes lie face down in stacks and sections, and come up when a route reaches them."),
    .vocabulary = {.stacks = true},  // sections are stacks that are filled up from a pool. FOG-01
    .options = fog::options,
    .checks = fog::checks,
    .explores_if = "exploring",  // FOG-04
    .add_instructions = fog::add_instructions,
};

}  // namespace hexwright
