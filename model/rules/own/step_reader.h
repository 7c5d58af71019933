#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "model/rules/own/part_reader.h"

namespace hexwright::own {

/// Reads what rules and actions do.
class StepReader : protected PartReader {
 protected:
  using PartReader::PartReader;

  std::optional<Step> step(const Element& element) {
    using enum Step::Kind;
    constexpr std::array<std::pair<std::string_view, Step::Kind>, 22> kinds_of_steps{
        {{"take", Take},     {"pay", Pay},      {"swap", Swap},     {"gain", Gain},   {"lose", Lose},
         {"points", Points}, {"roll", Roll},    {"strike", Strike}, {"move", Move},   {"number", Number},
         {"draw", Draw},     {"give", Give},    {"become", Become}, {"build", Build}, {"steal", Steal},
         {"choose", Choose}, {"put", Put},      {"remove", Remove}, {"turn", Turn},   {"lay", Lay},
         {"end", End},       {"return", Return}}};
    const auto* found = std::find_if(kinds_of_steps.begin(), kinds_of_steps.end(),
                                     [&](const auto& each) { return each.first == element.name; });
    if (found == kinds_of_steps.end()) return {};
    Step step;
    step.kind = found->second;
    if (step.kind == Build && element.get("what") == "city") {
      step.kind = BuildCity;
      only_if(false, element, {"count"});
    }
    if (step.kind == Give && element.find("counter")) {
      step.kind = GiveCounter;
      only_if(false, element, {"what"});
    }
    if (step.kind == Give && !element.find("what"))
      problem(element, say(N_("it says neither which cards are given nor which counter")));
    step.count = values(element, "count", 1);
    step.what = kinds(element.get(step.kind == Swap ? "give" : "what"));
    step.get = kinds(element.get("get"));
    if (step.kind == Gain || step.kind == Lose || step.kind == GiveCounter)
      step.counter = counter(element, element.get("counter"));
    if (step.kind == GiveCounter && book_.counters[at(step.counter)].of_table)
      problem(element, say(N_("what is counted for the table is nobody's to give")));
    if (step.kind == Draw) step.deck = deck(element);
    if (step.kind == Draw && step.deck >= 0 && book_.decks[at(step.deck)].at_sites)
      problem(element, say(N_("cards of this deck are drawn at its sites, and nowhere else")));
    step.all_lose = step.kind == End && !element.find("by");
    if (step.kind == End && !step.all_lose) step.count[0] = value(element, element.get("by"));
    step.same = yes(element, "same");
    step.may = yes(element, "may");
    step.random = element.get("how") == "random";
    step.shrinks = yes(element, "shrinks");
    step.to_corner = element.get("to") == "corner";
    step.to = element.get("to") == "left"            ? Step::Receiver::Left
              : element.get("to") == "fewest-points" ? Step::Receiver::FewestPoints
              : element.get("to") == "others"        ? Step::Receiver::Others
                                                     : Step::Receiver::OnTurn;
    step.up = element.get("step") == "up";
    step.away = element.get("step") == "away";
    step.rarer = element.get("step") == "rarer";
    step.from = element.get("from") == "more-points"   ? Step::Victim::MorePoints
                : element.get("from") == "left"        ? Step::Victim::Left
                : element.get("from") == "most-points" ? Step::Victim::MostPoints
                                                       : Step::Victim::Others;
    if (step.kind == Strike || step.kind == Choose || step.kind == Turn || step.kind == BuildCity)
      step.place = filter(element);
    if (step.kind == Build) only_if(false, element, of_places);
    step.over = element.get("to") == "over";
    step.to_hand = element.get("to") == "hand";
    step.together = yes(element, "together");
    if (step.kind == Swap && step.together && step.count[0].number > most_cards_together)
      problem(element, too_many_together());
    if (step.kind == Put || step.kind == Remove) step.mark = mark(element, element.get("marker"));
    step.moves = yes(element, "moves");
    if (step.kind == Choose) read_choice(element, step);
    step.pirate = element.get("piece") == "pirate";
    step.ship = element.get("what") == "ship";
    step.sides = number_or(element, "sides", 6);
    step.dice = number_or(element, "dice", 1);
    step.struck = element.get("what") == "building" ? a_settlement | a_city
                  : element.get("what") == "route"  ? a_road | a_ship
                                                    : pieces_in(element.get("what"));
    if (step.kind == Strike && (step.struck & a_city) == 0) only_if(false, element, {"shrinks"});
    if (step.kind == Move && element.find("terrain")) {
      step.terrains = terrains(element, element.get("terrain"));
      TerrainSet sea;
      sea.add(Terrain::Sea);
      if (step.pirate ? !step.terrains.contains(Terrain::Sea) : step.terrains == sea)
        problem(element, say(N_("the robber stands on land, and the pirate at sea")));
    }
    if (step.kind == Number && step.away) only_if(false, element, {"at-end"});
    if (step.kind == Number && element.find("pool")) step.pool = pool(std::string(element.get("pool")));
    if (step.kind == Become || (step.kind == Number && element.find("at-end"))) {
      step.terrains = terrains(element, element.get(step.kind == Become ? "terrain" : "at-end"));
      if (step.terrains.count() > 1 || step.terrains.contains(Terrain::Sea))
        problem(element, say(N_("a hex becomes one terrain, which is land")));
    }
    step.on = numbers_of(element.get("on"));
    if (step.to_corner && (step.sides != 6 || step.dice != 1))
      problem(element, say(N_("a hex has six corners: only one die with six sides names one")));
    return step;
  }
  /// What a place has to be, for a step or a rule about it; a bit each.
  enum PlaceKinds : unsigned { a_hex = 1, a_corner = 2, a_path = 4 };
  static unsigned place_bit(MarkedAt at) {
    return at == MarkedAt::Hex ? a_hex : at == MarkedAt::Path ? a_path : a_corner;
  }
  /// Steps that happen at a place have one of the right kind: the rule's, or one that is chosen before.
  void check_places(const Element& element, const std::vector<Step>& steps, unsigned place,
                    bool is_rule_or_card) {
    bool names_corner = false;
    for (const Step& step : steps) {
      using enum Step::Kind;
      if (step.kind == Choose) place = place_bit(step.chosen);
      if (step.to_corner && (place & a_hex) == 0)
        problem(element, say(N_("a step names a corner of a hex, and it is about no hex")));
      names_corner = names_corner || step.to_corner;
      const unsigned struck_at = (step.struck & (a_road | a_ship)) != 0 ? a_path : a_corner;
      if (step.kind == Strike && step.place.empty() && (place & struck_at) == 0 && !names_corner)
        problem(element, say(N_("a step strikes what stands at a place, and it is about no such place")));
      if (step.kind == Turn && step.place.empty() && (place & a_corner) == 0)
        problem(element, say(N_("a step turns a building over, and it is about no corner")));
      if (step.kind == BuildCity && step.place.empty() && (place & a_corner) == 0)
        problem(element, say(N_("a step builds a city, and it is about no corner")));
      if (step.what.beside && place == 0 && !names_corner)
        problem(element,
                say(N_("a step is about what hexes beside a place yield, and it is about no place")));
      if (step.kind == Move && step.terrains.empty() && (place & a_hex) == 0)
        problem(element, say(N_("a step moves a piece there, and it is about no hex")));
      if (step.kind == Become && (place & a_hex) == 0)
        problem(element, say(N_("a step makes another terrain of a hex, and it is about no hex")));
      if (step.kind == Number && (place & a_hex) == 0 && !is_rule_or_card)
        problem(element, say(N_("a step changes the number of a hex, and it is about no hex")));
      if (step.kind == Put && step.mark && (place & place_bit(info(*step.mark).at)) == 0)
        problem(element, say(N_("a step lays a mark, and it is about no place where such a mark lies")));
      if (step.kind == Remove && place == 0)
        problem(element, say(N_("a step takes a mark away, and it is about no place")));
    }
  }
  static Message too_many_together() {
    return say(N_("at most {0} cards of choice are named in one decision"), most_cards_together);
  }
  /// At least one, where it has to have some.
  std::vector<Step> steps_to_do(const Element& element) {
    auto all = steps(element);
    if (all.empty()) problem(element, say(N_("it does nothing: it has no steps")));
    return all;
  }
  static bool is_choice(const Step& step) { return step.kind == Step::Kind::Choose; }
  std::vector<Step> steps(const Element& element) {
    std::vector<Step> all;
    bool rolled = false;
    for (const Element& child : element.children) {
      const auto read = step(child);
      if (!read) continue;
      if (read->on.any() && !rolled)
        problem(child, say(N_("\"on\" speaks of the result of a <roll> before it, and there is none")),
                say(N_("\"on\" speaks of the result of a die, and no part before this one rolls any")));
      if (read->other && std::ranges::none_of(all, is_choice))
        problem(child,
                say(N_("another place than one that was chosen before: no step before this one chooses")));
      rolled = rolled || read->kind == Step::Kind::Roll;
      all.push_back(*read);
    }
    return all;
  }

 private:
  void read_choice(const Element& element, Step& step) {
    read_beside(element, "rather", step.rather);
    read_beside(element, "one", step.one);
    only_if(step.count[0].number > 1, element, {"together"});
    only_if(step.together, element, {"one"});
    step.other = yes(element, "other");
    const auto what = element.get("what");
    step.chosen = what == "path" ? MarkedAt::Path : what == "corner" ? MarkedAt::Intersection : MarkedAt::Hex;
    only_if(step.chosen != MarkedAt::Hex, element, {"stands", "whose"});
    const unsigned fitting =
        step.chosen == MarkedAt::Path ? a_road | a_ship | no_piece : a_settlement | a_city | no_piece;
    if (const std::string* stands = element.find("stands")) {
      step.place.stands = pieces_in(*stands);
      if ((step.place.stands & ~fitting) != 0)
        problem(element, say(N_("settlements and cities stand at corners, roads and ships on paths")));
    }
    if (const std::string* whose = element.find("whose")) step.place.own = *whose == "own";
  }
};

}  // namespace hexwright::own
