#include "model/rules/instructions.h"

#include "listed_modules.h"
#include "model/rules/frontiers/frontiers.h"
#include "model/rules/frontiers/parts.h"

namespace hexwright::frontiers {
namespace {

void add_rule(Instructions& sheet, Message words) {
  sheet.rules.push_back({frontiers_module.title, std::move(words)});
}

/// FRO-02 to FRO-05
void add_discovery(Instructions& sheet) {
  add_rule(sheet,
           say(N_("each hex of a frontier area hides one event, which touches three intersections; the "
                  "one in the centre belongs to both events of the area")));
  add_rule(sheet,
           say(N_("the first settlement beside an event, a founding one too, discovers it: lay the top "
                  "frontier card face up on the hex")));
  add_rule(sheet,
           say(N_("an event acts on each building beside it from the moment it is built, but only on one "
                  "building of each player")));
  add_rule(sheet,
           say(N_("where two events could act on a settlement, its builder chooses one of them, for good")));
  add_rule(sheet, say(N_("what an event does on a roll comes after everything else that the roll brings")));
  add_rule(sheet, say(N_("nobody wins by a settlement before its events are known and chosen")));
}

/// What the printed rules leave open, as far as the map raises the question. README.md has all that is
/// decided.
void add_rulings(const MapView& map, Instructions& sheet) {
  add_rule(sheet,
           map.rules().plays("seafarers")
               ? say(N_("a building produces what a roll gives its owner for it; what gold fields and the "
                        "founding bring is not produced"))
               : say(N_("a building produces what a roll gives its owner for it; what the founding brings "
                        "is not produced")));
  if (map.rules().plays("spices"))
    add_rule(sheet, say(N_("events make players pay, lose and take resources only, never spice cards")));
  if (!map.rules().plays("volcano") && !map.rules().plays("desolation")) return;
  add_rule(sheet, say(N_("a building that is lost to a roll drops what events would do to it on that roll")));
  add_rule(
      sheet,
      say(N_("when a building is lost, another one of its owner beside the event takes its place, unless it "
             "belongs to another event; where there is none, cards that were set aside come back")));
}

}  // namespace

constinit const std::array<EventWords, cards> events{
    EventWords{N_("Green Folk"),
               N_("a settlement that produces may take 1 more of a type that it produced; a "
                  "city that produces must pay 1 of a type that it produced")},
    {N_("Merchants"),
     N_("what a settlement produces stays face up before its owner; it counts as hand, "
        "pays costs and can be taken, but is not traded by choice or picked up again; a city that "
        "produces may change 2 of it for any 1")},
    {N_("Scientists"), N_("a settlement may become a city for any 3 resources; the city is worth 1 "
                          "victory point")},
    {N_("Diplomats"), N_("a settlement is worth no victory point, a city 3")},
    {N_("Wild Animals"), N_("on a 4, pay any 1 resource")},
    {N_("Alien Artefacts"), N_("on a 10, you may take 1 resource of a hex beside the building")},
    {N_("Pirate Nest"),
     N_("on a 4 the building is turned over and produces nothing until its owner "
        "pays any 1 resource, at any moment of a turn of theirs, before the roll too; also when it "
        "becomes a city")},
    {N_("Volcano"),
     N_("on a 12 pay any 2 resources, or the 1 that you have; on a 10 you may take any 1 resource "
        "for a settlement, 2 of one type for a city")},
    {N_("A Little Gold"), N_("on a 2, you may take any 1 resource")},
    {N_("Indigenous People"),
     N_("at any moment of your turn, before the roll too, you may lay 2 resources of "
        "one type before you, face up and no longer in hand; on a 5 whoever has them laid out discards "
        "them and may take any 1, whoever has not discards 1 at random, drawn by the left neighbour")},
};

void add_instructions(const MapView& map, Instructions& sheet) {
  sheet.steps.emplace_back(
      say(N_("shuffle the {0} frontier cards and lay them face down beside the board"), cards));
  if (const auto areas = map.frontiers().size(); areas > 0)
    sheet.steps.emplace_back(
        say(N_("the hexes of the frontier areas stay empty; areas: {0}, events: {1}"), areas, 2 * areas));
  if (map.rules().is_on("frontiers", "development-cards"))
    sheet.steps.emplace_back(say(N_("the {0} development cards of the module Development stay aside: "
                                    "what they do is not known"),
                                 development_cards));
  add_discovery(sheet);
  add_rulings(map, sheet);
  for (const auto& [title, words] : events) add_rule(sheet, say("{0}: {1}", Message(title), Message(words)));
}

}  // namespace hexwright::frontiers
