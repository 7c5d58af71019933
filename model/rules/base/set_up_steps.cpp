#include <algorithm>

#include "listed_modules.h"
#include "model/rules/base/parts.h"
#include "model/rules/base/robber.h"
#include "model/rules/base/token_steps.h"
#include "model/rules/token_shares.h"
#include "model/rules/words.h"

namespace hexwright::base {
namespace {

/// Of hexes or harbors: "3 hills and 1 desert".
template <class Face>
Argument all_of(const own::Packs& packs, const Counts<Face>& counts) {
  std::vector<Argument> words;
  for (const auto& [face, count] : counts) words.push_back(counted(packs, count, face));
  return list(words);
}

void add_tokens(const MapView& map, const TokenPool& pool, Instructions& sheet) {
  const Counts<int> others = token_shares(map, pool).back().tokens;
  if (!has_set_aside(map, pool)) {
    sheet.steps.emplace_back(say(
        N_("Shuffle the number tokens of \"{0}\" ({1}) and put one on each hex marked with that name that "
           "can produce. Should a 6 or 8 come to touch another, exchange one of them."),
        pool.name, numbers_in_words(others)));
    return;
  }
  add_steps_of_set_aside(map, pool, sheet);
  if (!others.empty())
    sheet.steps.emplace_back(
        say(N_("Shuffle the other number tokens of \"{0}\" ({1}) and put one on each other hex marked with "
               "that name that can produce."),
            pool.name, numbers_in_words(others)));
  sheet.steps.emplace_back(parting_of_set_aside());
}

void add_hexes(const MapView& map, Instructions& sheet) {
  bool fixed_numbers = false;
  for (const HexId hex : map.board().hexes())
    fixed_numbers = fixed_numbers || map.number(hex) != MapView::no_number;
  sheet.steps.emplace_back(say(N_("Put the frame together and lay out the board as the picture shows.")));
  for (const auto& pool : map.terrain_pools())
    if (pool.content && !pool.drawing.empty())
      sheet.steps.emplace_back(
          say(N_("Shuffle the {0} hexes of \"{1}\" face down ({2}) and turn one up on each of "
                 "the {3} places marked with that name."),
              total(*pool.content), pool.name, all_of(map.packs(), *pool.content), pool.drawing.size()));
  if (fixed_numbers)
    sheet.steps.emplace_back(say(N_("Put the number tokens on the hexes as the picture shows.")));
  for (const auto& pool : map.token_pools())
    if (pool.content && !pool.drawing.empty()) add_tokens(map, pool, sheet);
}

void add_harbors(const MapView& map, Instructions& sheet) {
  if (map.harbors().empty()) return;
  const bool any_fixed = std::any_of(map.harbors().begin(), map.harbors().end(), [](const auto& harbor) {
    return fixed(harbor.harbor->kind).has_value();
  });
  if (any_fixed) sheet.steps.emplace_back(say(N_("Lay out the harbors as the picture shows.")));
  for (const auto& pool : map.harbor_pools())
    if (pool.content && !pool.drawing.empty())
      sheet.steps.emplace_back(
          say(any_fixed ? N_("Shuffle the harbors of \"{0}\" ({1}) and lay one at each of the {2} other "
                             "harbor places.")
                        : N_("Shuffle the harbors of \"{0}\" ({1}) and lay one at each of the {2} harbor "
                             "places."),
              pool.name, all_of(map.packs(), *pool.content), pool.drawing.size()));
}

void add_robber(const MapView& map, Instructions& sheet) {
  if (is_without_robber(map)) return;
  const auto place = where_robber_begins(map);
  sheet.steps.emplace_back(place ? say(N_("The robber begins on {0}."), *place)
                                 : say(N_("The robber stays beside the board until he is first moved.")),
                           Topic::RobberStart);
}

Argument pieces_in_words(const Pieces& pieces) {
  std::vector<Argument> words;
  for (const auto& [count, pattern] : {std::pair<int, std::string_view>{pieces.roads, N_("{0} roads")},
                                       {pieces.settlements, N_("{0} settlements")},
                                       {pieces.cities, N_("{0} cities")},
                                       {pieces.ships, N_("{0} ships")}})
    if (count > 0) words.push_back(Message{pattern, {std::to_string(count)}});
  return list(words);
}

void add_founding(const MapView& map, Instructions& sheet) {
  sheet.founding.emplace_back(
      say(N_("Every player takes {0} of a colour."), pieces_in_words(map.scenario().details.pieces)));
  sheet.founding.emplace_back(
      map.rules().founding_settlements() == 2
          ? say(N_("In turn, every player builds a settlement with a road. Then, beginning with the "
                   "last player and in reverse order, everybody builds a second one with a road, and "
                   "takes one resource for each producing hex around it."))
          : say(N_("In turn, every player builds a settlement with a road; then, beginning with the last "
                   "player and in reverse order, a second one; and so on, to and fro, until everybody has "
                   "{0}. For each producing hex around the last one everybody takes one resource."),
                map.rules().founding_settlements()),
      Topic::Founding);
  std::vector<Argument> areas;
  for (const auto& area : map.areas())
    if (area.has(AreaRole::Founding)) areas.emplace_back("\"" + *area.name + "\"");
  if (!areas.empty())
    sheet.founding.emplace_back(say(N_("Founding settlements stand in {0} only."), list(areas)));
  if (!map.scenario().closed_to_founding.empty())
    sheet.founding.emplace_back(
        say(N_("At the intersections crossed out in the picture ({0}), nobody may found."),
            map.scenario().closed_to_founding.size()));
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  add_hexes(map, sheet);
  add_harbors(map, sheet);
  add_robber(map, sheet);
  add_founding(map, sheet);
  const Details& details = map.scenario().details;
  sheet.rules.push_back(
      {base_module.title,
       say(N_("Whoever has {0} victory points in their own turn wins."), details.victory_points),
       Topic::Victory});
  if (details.max_players > 4)
    sheet.rules.push_back(
        {base_module.title,
         say(N_("With 5 or 6 players, everybody may build after each turn, in order, without "
                "trading.")),
         Topic::TurnsOfOthers});
}

}  // namespace hexwright::base
