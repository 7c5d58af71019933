#include "listed_modules.h"
#include "model/findings/check.h"
#include "model/rules/desolation/climate.h"
#include "model/rules/desolation/parts.h"

namespace hexwright::desolation {
namespace {

constexpr int special_points = 2;  // DES-06

}  // namespace

int most_points(const MapView&) { return special_points; }

void add_components(const MapView&, Components& needed) { needed.chits += special_points; }

void add_instructions(const MapView& map, Instructions& sheet) {
  if (const TokenPool* pool = spare_tokens(map))
    sheet.steps.emplace_back(
        say(N_("Put the {0} spare number tokens and the {1} special victory points beside the "
               "board."),
            total(*pool->content), special_points));
  else
    sheet.steps.emplace_back(say(N_("Put the {0} special victory points beside the board."), special_points));
  sheet.founding.emplace_back(
      say(N_("Both founding settlements stand on the home island, one of them at the coast.")));

  const auto rule = [&](const char* words) { sheet.rules.push_back({desolation_module.title, say(words)}); };
  rule(
      N_("The world is round from north to south: half a hex at each edge is one hex, and routes lead "
         "across. East "
         "and west do not join."));
  sheet.rules.push_back({desolation_module.title,
                         say(N_("There is no pirate: on a 7 or with a knight you move the robber.")),
                         Topic::Pirate});
  rule(N_(
      "Whenever you build a settlement or a city after the founding, wherever it is, the robber goes back to "
      "a "
      "desert, and you lower the numbers of two hexes of the home island by one step: 6, 5, 4, 3, 2 or 8, 9, "
      "10, 11, 12. A hex with a 2 or 12 loses its token and turns to desert. A number of which no spare "
      "token is left "
      "is passed over: the hex takes the next one that there is, or turns to desert."));
  rule(N_(
      "As long as there are such hexes, one of the two lies beside a building of yours, and both lie beside "
      "buildings. Hexes without buildings come last."));
  rule(
      N_("A road, settlement or city with deserts all around is isolated: it leaves the board and goes back "
         "to its "
         "owner, and none is built there. At the coast it stays, but yields nothing. What one loss of value "
         "isolates goes all at once; then the longest trade route is counted."));
  rule(N_(
      "New world: the first player with two settlements there gets a special victory point, and so does the "
      "first with a city there."));
}

}  // namespace hexwright::desolation
