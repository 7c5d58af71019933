#include <algorithm>

#include "model/rules/map_view.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

void find_no_hexes(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) report.add(WholeScenario{}, say(N_("the map has no hexes yet")));
}

void find_unfinished(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes())
    if (map.is_unfinished(hex))
      report.add(map.board().hex(hex),
                 say(N_("the hex has no terrain, and no pool or stack that it is drawn from")));
}

/// One finding a place: what removes a thing there takes the mark along.
Edits with_mark_at(const MapView& map, const MarkPlace& at, Edits removals) {
  if (map.scenario().marks.contains(at)) removals.push_back(SetMark{at, {}});
  return removals;
}

Message off_board(const std::vector<Argument>& names) {
  return in_form_for(
      names.size(),
      plural("the {0} is off the board, where no hex is", "the {0} are off the board, where no hex is"),
      {list(names)});
}

void find_markers_off_board(const MapView& map, Report& report) {
  const auto& markers = map.scenario().markers;
  std::vector<Hex> reported;
  for (const auto& [marker, hex] : markers) {
    if (map.board().find(hex) != none || std::count(reported.begin(), reported.end(), hex) > 0) continue;
    reported.push_back(hex);
    // Two markers in one place make one finding there.
    std::vector<Argument> names;
    Edits removals;
    for (const auto& [other, place] : markers) {
      if (place != hex) continue;
      names.emplace_back(word(other));
      removals.push_back(SetMarker{other, {}});
    }
    if (map.scenario().generation.locked.contains(hex)) removals.push_back(SetLocked{hex, false});
    report.add(hex, off_board(names), Fix{say(N_("remove it")), with_mark_at(map, hex, std::move(removals))});
  }
}

bool marker_stands_at(const MapView& map, Hex hex) {
  const auto& markers = map.scenario().markers;
  return std::any_of(markers.begin(), markers.end(),
                     [&](const auto& placed) { return placed.second == hex; });
}

/// A harbor, a marker or a closed intersection there tells of the place already.
bool is_reported(const MapView& map, const MarkPlace& at) {
  if (const auto* hex = std::get_if<Hex>(&at)) return marker_stands_at(map, *hex);
  if (const auto* path = std::get_if<Path>(&at)) return map.scenario().harbors.contains(*path);
  return map.scenario().closed_to_founding.contains(std::get<Intersection>(at));
}

void find_marks_off_board(const MapView& map, Report& report) {
  const auto& locked = map.scenario().generation.locked;
  for (const auto& [at, mark] : map.scenario().marks) {
    const bool found = std::visit([&](const auto& place) { return map.board().find(place) != none; }, at);
    const auto* hex = std::get_if<Hex>(&at);
    if (found || is_reported(map, at)) continue;
    Edits removals{SetMark{at, {}}};
    if (hex && locked.contains(*hex)) removals.push_back(SetLocked{*hex, false});
    report.add(std::visit([](const auto& place) { return Place(place); }, at),
               off_board({word(map.packs(), mark)}), Fix{say(N_("remove it")), std::move(removals)});
  }
}

void find_off_board(const MapView& map, Report& report) {
  find_markers_off_board(map, report);
  for (const auto& harbor : map.harbors())
    if (harbor.land_hex == none && harbor.sea_hex == none)
      report.add(
          harbor.path, say(N_("the harbor lies off the board, where no hex is")),
          Fix{say(N_("remove the harbor")), with_mark_at(map, harbor.path, {SetHarbor{harbor.path, {}}})});
  for (const Intersection& place : map.scenario().closed_to_founding)
    if (map.board().find(place) == none)
      report.add(place, say(N_("an intersection is closed to founding that is not on the board")),
                 Fix{say(N_("open it")), with_mark_at(map, place, {SetClosedToFounding{place, false}})});
  find_marks_off_board(map, report);
  for (const Hex hex : map.scenario().generation.locked)
    if (map.board().find(hex) == none && !marker_stands_at(map, hex) && !map.scenario().marks.contains(hex))
      report.add(
          hex, say(N_("the place is locked when boards are dealt, but it is off the board, where no hex is")),
          Fix{say(N_("unlock it")), {SetLocked{hex, false}}});
}

void find_untitled(const MapView& map, Report& report) {
  if (map.scenario().details.title.empty()) report.add(WholeScenario{}, say(N_("the scenario has no title")));
}

void find_odd_players(const MapView& map, Report& report) {
  const Details& details = map.scenario().details;
  Details mended = details;
  if (mended.min_players > mended.max_players) std::swap(mended.min_players, mended.max_players);
  mended.min_players = std::max(mended.min_players, 1);
  mended.max_players = std::max(mended.max_players, mended.min_players);
  if (mended == details) return;
  report.add(
      WholeScenario{},
      say(N_("the scenario is for {0} to {1} players"), details.min_players, details.max_players),
      Fix{say(N_("make it {0} to {1}"), mended.min_players, mended.max_players), {SetDetails{mended}}});
}

}  // namespace

constinit const Check has_hexes{.info = {.id = "map.has-hexes",
                                         .severity = Severity::Error,
                                         .title = N_("The map has hexes"),
                                         .why = N_("Nothing can be played on an empty map."),
                                         .requirement = "EDIT-02"},
                                .run = find_no_hexes};

constinit const Check hexes_finished{
    .info = {.id = "map.hexes-finished",
             .severity = Severity::Error,
             .title = N_("Every hex is decided"),
             .why = N_("Players must know what to lay there: a terrain, or what it is drawn from."),
             .requirement = "EDIT-02"},
    .run = find_unfinished};

constinit const Check things_on_board{
    .info = {.id = "map.things-on-board",
             .severity = Severity::Warning,
             .title = N_("Everything lies on the board"),
             .why = N_(
                 "A harbor, marker, mark or closed intersection beside the board is a leftover of an edit."),
             .requirement = "EDIT-02"},
    .run = find_off_board};

constinit const Check titled{.info = {.id = "map.titled",
                                      .severity = Severity::Note,
                                      .title = N_("The scenario has a title"),
                                      .why = N_("Players find a scenario by its title."),
                                      .requirement = "EDIT-02"},
                             .run = find_untitled};

constinit const Check players_sane{
    .info = {.id = "map.players-sane",
             .severity = Severity::Error,
             .title = N_("The number of players makes sense"),
             .why = N_("At least one player, and no fewer at most than at least."),
             .requirement = "EDIT-02"},
    .run = find_odd_players};

}  // namespace hexwright::map
