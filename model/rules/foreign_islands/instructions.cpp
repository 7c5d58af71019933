#include "listed_modules.h"
#include "model/findings/check.h"
#include "model/rules/foreign_islands/parts.h"
#include "model/rules/foreign_islands/points.h"

namespace hexwright::foreign_islands {

int most_points(const MapView& map) { return points_for(map.rules(), most_foreign_islands(map)); }

void add_components(const MapView& map, Components& needed) {
  needed.chits += most_points(map) * map.scenario().details.max_players;
}

void add_instructions(const MapView& map, Instructions& sheet) {
  sheet.steps.emplace_back(say(N_("Put the victory point chits for foreign islands beside the board.")));
  sheet.founding.emplace_back(
      say(N_("Both founding settlements may stand on one island, or on two. These are your home islands; all "
             "others are foreign to you.")));
  const auto rule = [&](Message words) {
    sheet.rules.push_back({foreign_islands_module.title, std::move(words)});
  };
  rule(
      say(N_("An island is all land that hangs together. Only your founding settlements make an island your "
             "home.")));
  const int first = points_for_next(map.rules(), 0), further = points_for_next(map.rules(), 1);
  if (first == further)
    rule(say(N_("Your first settlement on each foreign island brings extra victory points: {0}. It does not "
                "matter who came there before; a second settlement of yours there brings none."),
             further));
  else
    rule(
        say(N_("Your first settlement on a foreign island brings extra victory points: {0} on the first such "
               "island, {1} on each further one. It does not matter who came there before; a second "
               "settlement of yours there brings none."),
            first, further));
}

}  // namespace hexwright::foreign_islands
