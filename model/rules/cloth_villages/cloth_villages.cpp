#include <array>

#include "listed_modules.h"
#include "model/rules/cloth_villages/cloth.h"
#include "model/rules/cloth_villages/parts.h"
#include "model/rules/components.h"

namespace hexwright::cloth_villages {
namespace {

constexpr std::array marks{MarkKind::Village};
constexpr std::array area_roles{AreaRole::Unsettled};
constexpr int most_supply = 100;
constexpr std::array options{
    ModuleOption{.id = "general-supply",
                 .title = N_("Cloth in the general supply"),
                 .about = N_("It is paid where a village has less than is due; the villages have 5 each."),
                 .kind = ModuleOption::Kind::Number,
                 .standard = "10",
                 .least = 0,
                 .most = most_supply},
    ModuleOption{
        .id = "shared-win",
        .title = N_("Equal players share the win"),
        .about = N_("When the villages run out, those with the most victory points and as much cloth "
                    "win together. Otherwise the first of them in the order of play does, beginning "
                    "with the player whose turn it is.")},
};
constexpr std::array needs{Need{.module = "seafarers"}};
constexpr std::array checks{&villages_enough, &villages_at_unsettled_coasts, &villages_reachable,
                            &village_numbers_legal, &robber_elsewhere};

int most_points(const MapView& map) { return all_cloth(map) / cloth_for_a_point; }

/// Chits lie for cloth. CLO-15
void add_components(const MapView& map, Components& needed) { needed.chits += all_cloth(map); }

}  // namespace

int general_supply(const Ruleset& rules) { return rules.number("cloth-villages", "general-supply"); }

int all_cloth(const MapView& map) {
  return cloth_of_village * static_cast<int>(map.villages().size()) + general_supply(map.rules());
}

}  // namespace hexwright::cloth_villages

namespace hexwright {

constinit const RuleModule cloth_villages_module{
    .id = "cloth-villages",
    .title = N_("Cloth villages"),
    .about = N_("Villages on islands where nobody settles trade in cloth with those whose ships come there. "
                "Two of it are a victory point, and the game ends early when the villages run out."),
    .vocabulary = {.area_roles = cloth_villages::area_roles, .marks = cloth_villages::marks},
    .options = cloth_villages::options,
    .needs = cloth_villages::needs,
    .is_scenario = true,
    .checks = cloth_villages::checks,
    .robber_shuns_unsettled = true,  // CLO-04
    .robber_on_rarest = true,
    .founding_settlements = 3,  // CLO-03
    .no_longest_route = true,   // CLO-11
    .most_points = cloth_villages::most_points,
    .add_components = cloth_villages::add_components,
    .add_instructions = cloth_villages::add_instructions,
};

}  // namespace hexwright
