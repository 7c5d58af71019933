#include "listed_modules.h"
#include "model/rules/cloth_villages/cloth.h"
#include "model/rules/cloth_villages/parts.h"

namespace hexwright::cloth_villages {

void add_instructions(const MapView& map, Instructions& sheet) {
  sheet.steps.emplace_back(
      say(N_("Lay on each village its number token, as the picture shows, and {0} chits: they are its cloth. "
             "Lay {1} more beside the board, as the general supply."),
          cloth_of_village, general_supply(map.rules())));
  sheet.founding.emplace_back(say(
      N_("All founding settlements stand on the main islands: nobody settles at the islands with villages, "
         "now or later.")));
  const auto rule = [&](Message words, Topic topic = Topic::Nothing) {
    sheet.rules.push_back({cloth_villages_module.title, std::move(words), topic});
  };
  rule(say(
      N_("When a route of your ships leads from a building of yours to a village, you trade there for the "
         "rest of the game: take one cloth from it at once. The ships between the two do not move any "
         "more.")));
  rule(say(
      N_("When the number of a village is rolled, everybody who trades there takes one cloth from it. What "
         "it lacks comes from the general supply, first for the player whose turn it is, then in the order "
         "in which they came there; a village without cloth brings none.")));
  rule(
      say(N_("Each {0} cloth are a victory point; single ones count nothing. Cloth is no resource: it is not "
             "traded and not discarded."),
          cloth_for_a_point));
  rule(say(N_("The robber does not come to the islands with villages.")));
  rule(say(N_(
           "Only who trades with a village may move the pirate instead of the robber, and then steals either "
           "a random card or one cloth from the owner of a ship there. No ship is built at the pirate's hex "
           "or moved to or from it.")),
       Topic::Pirate);
  rule(say(N_("There are no points for the longest trade route.")));
  rule(say(
      map.rules().is_on("cloth-villages", "shared-win")
          ? N_("The game also ends at once when no more than {0} villages have cloth. The most victory "
               "points win; if several have them, the most cloth; those who have as much of it, too, win "
               "together.")
          : N_("The game also ends at once when no more than {0} villages have cloth. The most victory "
               "points win; if several have them, the most cloth; if several have as much of it, too, the "
               "first of them in the order of play, beginning with the player whose turn it is."),
      villages_at_the_end));
}

}  // namespace hexwright::cloth_villages
