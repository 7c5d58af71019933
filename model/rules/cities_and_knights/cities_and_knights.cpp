#include "rules/cities_and_knights/cities_and_knights.h"

#include <array>

#include "scenario/message.h"

namespace hexwright {
namespace {

constexpr std::array options{
    ModuleOption{.id = "points-without",
                 .title = N_("Victory points without it"),
                 .about = N_("What the scenario asks for when it is played without Cities & Knights."),
                 .kind = ModuleOption::Kind::Number,
                 .standard = "10",
                 .least = 1,
                 .most = 99},
};

}  // namespace

constinit const RuleModule cities_and_knights_module{
    .id = "cities-and-knights",
    .title = N_("Cities & Knights"),
    .about = N_("Declares that the expansion is played along: the game is longer, and city walls protect "
                "cards. Its other rules are its own."),
    .options = options,
};

}  // namespace hexwright
