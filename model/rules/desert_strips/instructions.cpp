#include "listed_modules.h"
#include "model/rules/desert_strips/parts.h"

namespace hexwright::desert_strips {

void add_instructions(const MapView& map, Instructions& sheet) {
  sheet.founding.emplace_back(
      say(N_("Both founding settlements stand on the main part of the large island: at intersections that "
             "touch one of its hexes, beside a desert too. Where only deserts, sea or strips lie, nobody "
             "founds.")));
  const auto rule = [&](const char* words) {
    sheet.rules.push_back({desert_strips_module.title, say(words)});
  };
  rule(
      N_("Roads lead through the desert, and settlements may stand there. A settlement scores for a strip or "
         "an islet when it touches a hex of it, beside a desert too; where it touches only deserts and sea, "
         "it scores for none."));
  rule(map.rules().is_on("desert-strips", "strips-as-one")
           ? N_("All strips beyond the desert are one area: your first settlement on any of them brings the "
                "chits.")
           : N_("Every strip beyond the desert is an area of its own, and so is every islet."));
}

}  // namespace hexwright::desert_strips
