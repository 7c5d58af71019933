#include "listed_modules.h"
#include "model/rules/base/harbors.h"
#include "model/rules/tribal_gifts/gifts.h"
#include "model/rules/tribal_gifts/parts.h"
#include "model/rules/words.h"

namespace hexwright::tribal_gifts {
namespace {

void add_laying_out(const MapView& map, Instructions& sheet) {
  if (const int points = gifts_of(map, MarkKind::GiftPoint); points > 0)
    sheet.steps.emplace_back(say(
        N_("Lay a victory point chit at each of the {0} stars that the picture shows at coasts."), points));
  if (const int harbors = gifts_of(map, MarkKind::GiftHarbor); harbors > 0) {
    std::vector<Argument> tokens;
    for (const auto& [kind, count] : base::harbors_laid_in_play(map))
      tokens.emplace_back(counted(map.packs(), count, kind));
    sheet.steps.emplace_back(
        say(N_("Shuffle the harbor tokens ({0}) and lay one, face up, at each of the {1} anchors."),
            whole_list(tokens), harbors));
  }
  if (const int cards = gifts_of(map, MarkKind::GiftCard); cards > 0)
    sheet.steps.emplace_back(
        say(N_("Shuffle the development cards and lay the upper {0} of them, face down, one at each of the "
               "cards that the picture shows at coasts. The others are the stack to buy from."),
            cards));
}

void add_quiet(const MapView& map, Instructions& sheet) {
  std::vector<Argument> areas;
  for (const auto& area : map.areas())
    if (area.has(AreaRole::Quiet)) areas.emplace_back("\"" + *area.name + "\"");
  bool drawn = false;
  for (const HexId hex : map.board().hexes())
    drawn = drawn || (map.is_quiet(hex) && map.token_pool_of(hex) != none);
  if (drawn)
    sheet.steps.emplace_back(
        say(N_("No 5, 6, 8 or 9 stays in {0}: change each with another number of the main island."),
            list(areas)));
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  add_laying_out(map, sheet);
  add_quiet(map, sheet);
  sheet.founding.emplace_back(
      say(N_("Nobody settles at the islands of the tribe, now or later, and they produce nothing.")));
  const auto rule = [&](Message words) {
    sheet.rules.push_back({tribal_gifts_module.title, std::move(words)});
  };
  rule(say(N_(
      "The first ship that is built on, or moved to, a path with a gift takes the gift, whatever becomes of "
      "the ship. Roads take none.")));
  rule(say(
      N_("A chit is a victory point at once. A development card comes into your hand as if you had bought it "
         "in this turn.")));
  rule(say(
      N_("Lay a harbor that you are given at once at a coast, beside a settlement or city of yours, where no "
         "other harbor serves either end of the path. If there is no such place, set it aside, and lay it "
         "in a turn of yours, or when you may build, in which there is one: at the latest before you end "
         "it. It stays there, and serves everybody who builds there.")));
  rule(
      say(N_("After its start the robber only goes to hexes with a number: never to the islands of the "
             "tribe, and not "
             "to a desert.")));
  rule(say(N_("Routes to the tribe stay open: the last ship of such a route may move on.")));
}

}  // namespace hexwright::tribal_gifts
