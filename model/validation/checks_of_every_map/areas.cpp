#include "model/rules/map_view.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

NamedPlace place_of(const AreaView& area) { return {NamedPlace::Kind::Area, *area.name}; }

void find_empty(const MapView& map, Report& report) {
  for (const auto& area : map.areas())
    if (area.hexes.empty() && area.off_board.empty())
      report.add(place_of(area), say(N_("the area \"{0}\" has no hexes"), *area.name),
                 Fix{say(N_("remove the area")), {SetArea{*area.name, {}}}});
}

void find_area_cells_off_board(const MapView& map, Report& report) {
  for (const auto& area : map.areas()) {
    if (area.off_board.empty()) continue;
    Fix fix{say(N_("take them out of the area")), {}};
    for (const Hex hex : area.off_board) fix.edits.push_back(SetInArea{*area.name, hex, false});
    if (area.hexes.empty()) fix = {say(N_("remove the area")), {SetArea{*area.name, {}}}};
    report.add(place_of(area),
               by_number(area.off_board.size(),
                         plural("{0} place of the area \"{1}\" is not on the board: the one at {2}",
                                "{0} places of the area \"{1}\" are not on the board, the first at {2}"),
                         {*area.name, word(area.off_board.front())}),
               std::move(fix));
  }
}

}  // namespace

constinit const Check areas_not_empty{.info = {.id = "map.areas-not-empty",
                                               .severity = Severity::Warning,
                                               .title = N_("Every area has hexes"),
                                               .why = N_("What an empty area says, nobody can follow."),
                                               .requirement = "SEA-10"},
                                      .run = find_empty};

constinit const Check areas_on_board{
    .info = {.id = "map.areas-on-board",
             .severity = Severity::Warning,
             .title = N_("Areas lie on the board"),
             .why = N_("Hexes were taken off the board, but the area still counts them."),
             .requirement = "SEA-10"},
    .run = find_area_cells_off_board};

}  // namespace hexwright::map
