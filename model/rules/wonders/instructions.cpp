#include "model/rules/instructions.h"

#include "listed_modules.h"
#include "model/board/index.h"
#include "model/rules/chit_areas.h"
#include "model/rules/wonders/parts.h"
#include "model/rules/wonders/wonders.h"
#include "model/rules/words.h"

namespace hexwright::wonders {
namespace {

/// "1 brick, 1 lumber and 3 wool"
Argument price_in_words(Wonder wonder) {
  std::vector<Argument> parts;
  for (const Resource resource : all_resources)
    if (const int count = price(wonder)[at(resource)]; count > 0)
      parts.emplace_back(
          Message{N_("{0} {1}"), {std::to_string(count), Message{std::string(id(resource)), {}}}});
  return list(parts);
}

void add_table(const MapView& map, Instructions& sheet) {
  const int players = map.scenario().details.max_players;
  for (const Wonder wonder : all_wonders) {
    const Message name{title(wonder)}, needs{condition(wonder)};
    sheet.rules.push_back(
        {wonders_module.title,
         copies(wonder, players) == 1
             ? say(N_("{0}: to claim it takes {1}. Each level costs {2}."), name, needs,
                   price_in_words(wonder))
             : say(N_("{0}: to claim it takes {1}. Each level costs {2}. There are {3} of it."), name, needs,
                   price_in_words(wonder), copies(wonder, players))});
  }
}

/// WON-14
void add_calm(const MapView& map, Instructions& sheet) {
  for (const HexId hex : map.board().hexes())
    if (is_at_wasteland(map, hex) && map.token_pool_of(hex) != none) {
      sheet.steps.emplace_back(
          say(N_("No 6 or 8 stays at a mark for wasteland: change it with another number of the main island, "
                 "so that none comes to touch another.")));
      return;
    }
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  const int players = map.scenario().details.max_players;
  int all = 0;
  for (const Wonder wonder : all_wonders) all += copies(wonder, players);
  sheet.steps.emplace_back(
      say(N_("Lay the {0} cards of the wonders beside the board, or a sheet of paper for each."), all));
  add_calm(map, sheet);
  sheet.founding.emplace_back(
      say(N_("Nobody founds at the marks for wasteland and strait, nor one path from a mark for strait. "
             "Later anybody may build there.")));
  const auto rule = [&](Message words, Topic topic = Topic::Nothing) {
    sheet.rules.push_back({wonders_module.title, std::move(words), topic});
  };
  rule(say(N_("There is no pirate: on a 7 or with a knight you move the robber.")), Topic::Pirate);
  rule(map.rules().is_on("wonders", "claim-builds")
           ? say(N_("In your turn you may claim a wonder that nobody has, when you meet what it takes: lay a "
                    "ship of your supply on its card and pay for its first level. Each player claims one, "
                    "and keeps it."))
           : say(N_("In your turn you may claim a wonder that nobody has, when you meet what it takes: lay a "
                    "ship of your supply on its card. Each player claims one, and keeps it.")));
  rule(
      say(N_("A claimed wonder is built in {0} levels, one after the other, as many in a turn as you can pay "
             "for. Levels are no victory points."),
          levels));
  add_table(map, sheet);
  rule(say(N_("Who has built the last level of a wonder wins in an own turn, with however few victory "
              "points. {0} victory points win in an own turn only with more levels than every other player."),
           map.scenario().details.victory_points),
       Topic::Victory);
  if (!map.rules().is_on("wonders", "every-settlement")) return;
  for (const ChitArea& area : chit_areas(map))
    rule(say(N_("Area {0}: every settlement brings extra victory points, {1} each."), names_of(area),
             area.chits.points),
         Topic::Chits);
}

}  // namespace hexwright::wonders
