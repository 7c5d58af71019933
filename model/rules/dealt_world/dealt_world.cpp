#include <array>

#include "listed_modules.h"
#include "model/rules/base/founding.h"
#include "model/rules/base/harbors.h"
#include "model/rules/deal.h"
#include "model/rules/dealt_world/parts.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::dealt_world {
namespace {

constexpr std::array needs{Need{.module = "foreign-islands"}};
constexpr std::array checks{&founding_once_dealt, &harbors_to_lay};

/// Deals are repeated until one will do, so that one that will not do tells of all.
void find_no_deal(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  Random random(1, 0);
  if (base::everybody_can_found(map, deal(map, random))) return;
  const int players = map.scenario().details.max_players, each = map.rules().founding_settlements();
  report.add(WholeScenario{},
             say(N_("however it is dealt, founding takes {0} places, {2} for each of {1} players and no two "
                    "side by side, and no deal was found that has them"),
                 each * players, players, each));
}

void find_harbors_of_the_map(const MapView& map, Report& report) {
  if (map.harbors().empty()) return;
  Edits edits;
  for (const PlacedHarborView& harbor : map.harbors()) edits.push_back(SetHarbor{harbor.path, {}});
  report.add(
      WholeScenario{},
      by_number(map.harbors().size(), plural("the players lay all harbors, but {0} lies on the map already",
                                             "the players lay all harbors, but {0} lie on the map already")),
      Fix{say(N_("take them off the map")), std::move(edits)});
}

}  // namespace

constinit const Check harbors_to_lay{
    .info = {.id = "dealt-world.harbors-to-lay",
             .severity = Severity::Error,
             .title = N_("Players lay all harbors"),
             .why =
                 N_("Nobody knows where the coasts will be. The tokens of harbor pools from which no place "
                    "draws are laid before anybody founds."),
             .requirement = "NEW-04"},
    .run = find_harbors_of_the_map};

constinit const Check founding_once_dealt{
    .info = {.id = "dealt-world.founding-once-dealt",
             .severity = Severity::Error,
             .title = N_("There are deals in which every player can found"),
             .why = N_("A world in which somebody finds no place is dealt again. There must be one that has "
                       "room for all."),
             .requirement = "NEW-07 BASE-17"},
    .run = find_no_deal};

void add_instructions(const MapView& map, Instructions& sheet) {
  sheet.steps.emplace_back(
      say(N_("Should the land not have room for two settlements of every player, no two side by side, deal "
             "again.")));
  std::vector<Argument> tokens;
  for (const auto& [kind, count] : base::harbors_laid_in_play(map))
    tokens.emplace_back(counted(map.packs(), count, kind));
  if (!tokens.empty())
    sheet.steps.emplace_back(say(
        N_("Before anybody founds, shuffle the harbor tokens face down ({0}). In turn, beginning with the "
           "first "
           "player, everybody turns one up and lays it at a coast, also at one that faces the frame, until "
           "all "
           "lie. No two harbors share an intersection; tokens for which no coast is left stay in the box."),
        list(tokens)));
  sheet.rules.push_back(
      {dealt_world_module.title,
       say(N_("Robber and pirate wait beside the board and come in when they are first moved."))});
}

}  // namespace hexwright::dealt_world

namespace hexwright {

constinit const RuleModule dealt_world_module{
    .id = "dealt-world",
    .title = N_("Dealt world"),
    .about =
        N_("Land and sea are dealt at random, and the players lay the harbors before they found. Robber and "
           "pirate wait beside the board."),
    .needs = dealt_world::needs,
    .is_scenario = true,
    .checks = dealt_world::checks,
    .robber_waits = true,  // NEW-06
    .deals_land = true,    // NEW-05, NEW-07
    .lays_harbors = true,  // NEW-04
    .add_instructions = dealt_world::add_instructions,
};

}  // namespace hexwright
