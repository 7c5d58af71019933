#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "model/rules/own/step_reader.h"

namespace hexwright::own {

/// Reads what happens: rules, cards and actions.
class RuleReader : protected StepReader {
 protected:
  using StepReader::StepReader;

  Trigger trigger(const Element& element) {
    using Event = Trigger::Event;
    constexpr std::array<std::pair<std::string_view, Event>, 12> events{{{"number", Event::Number},
                                                                         {"roll", Event::Roll},
                                                                         {"built", Event::Built},
                                                                         {"turn", Event::Turn},
                                                                         {"robber", Event::Robber},
                                                                         {"reached", Event::Reached},
                                                                         {"discovered", Event::Discovered},
                                                                         {"lost", Event::Lost},
                                                                         {"nothing", Event::Nothing},
                                                                         {"knight", Event::Knight},
                                                                         {"bought", Event::Bought},
                                                                         {"produced", Event::Produced}}};
    Trigger when;
    for (const auto& [word, event] : events)
      if (element.get("event") == word) when.event = event;
    when.place = filter(element);
    when.numbers = numbers_of(element.get("numbers"));
    if (const std::string* what = element.find("what")) when.pieces = pieces_in(*what);
    const auto founding = element.get("founding");
    when.founding = founding == "no"    ? Trigger::Founding::No
                    : founding == "yes" ? Trigger::Founding::Yes
                                        : Trigger::Founding::Any;
    when.nth = number_or(element, "nth", 0);
    when.ends = element.get("at") == "ends";
    when.every = number_or(element, "every", 0);
    when.count = number_or(element, "count", 0);
    only_if(when.at_hex() || when.of_piece(), element, of_places);
    only_if(when.event != Event::Number, element, {"number"});
    only_if(when.event == Event::Roll || when.event == Event::Number || when.event == Event::Nothing, element,
            {"numbers"});
    only_if(when.of_piece(), element, {"what"});
    only_if(when.event == Event::Built, element, {"founding", "nth"});
    if (when.event == Event::Lost || when.event == Event::Produced) {
      when.pieces &= a_settlement | a_city;
      if (when.pieces == 0)
        problem(element, say(when.event == Event::Lost
                                 ? N_("a rule about what is lost is about settlements and cities")
                                 : N_("a rule about what produces is about settlements and cities")));
    }
    only_if(when.event == Event::Turn, element, {"at"});
    only_if(when.event == Event::Reached, element, {"counter", "every", "count"});
    if (when.event == Event::Reached) {
      when.counter = counter(element, element.get("counter"));
      if ((when.every > 0) == (when.count > 0))
        problem(
            element,
            say(N_("a rule about a counter says either the count that it reaches, or at every how many")));
    }
    if (when.event == Event::Roll && when.numbers.none())
      problem(element, say(N_("a rule about a roll says for which numbers")));
    return when;
  }

  void read_rule(const Element& element) {
    Rule rule;
    rule.id = element.get("id");
    rule.title = element.get("title");
    rule.element = &element;
    rule.production = element.get("stage") == "production";
    const Element* when = nullptr;
    bool has_doer = false;
    for (const Element& child : element.children) {
      if (child.name == "when") when = &child;
      if (child.name == "for") {
        rule.each_building = child.get("each") == "building";
        rule.around = !rule.each_building;
        rule.buildings = filter(child);
      }
      if (child.name != "by") continue;
      has_doer = true;
      rule.doer = doer(child);
    }
    if (!when) {
      problem(element, say(N_("the rule does not say when: it lacks <when>")));
      book_.problems.back().lacks = "when";
      return;
    }
    rule.when = trigger(*when);
    rule.conditions = conditions(element);
    rule.steps = steps_to_do(element);
    const bool at_hex = rule.when.at_hex();
    if (rule.around && !at_hex)
      problem(element,
              say(N_("<for each=\"building-around\"/> needs a hex: the number of one, or the robber's")),
              say(N_("\"for\" needs a hex: the number of one, or the robber's")));
    if ((rule.around || rule.each_building) && has_doer)
      problem(element, say(N_("a rule is either for buildings, or by players")));
    const bool produced = rule.when.event == Trigger::Event::Produced;
    if (rule.each_building && produced)
      problem(element, say(N_("a rule about a building that has produced is for that building alone")));
    check_places(element, rule.steps, rule.each_building ? unsigned{a_corner} : places_of(rule.when), true);
    check_produced(element, rule.steps, produced);
    book_.rules.push_back(std::move(rule));
  }

  void check_produced(const Element& element, const std::vector<Step>& steps, bool produced) {
    const auto needs = [](const Step& step) { return step.what.produced || step.get.produced; };
    if (!produced && std::ranges::any_of(steps, needs))
      problem(element, say(N_("a step is about what a building produced, and this is about no such event")));
  }

  static unsigned places_of(const Trigger& when) {
    if (when.at_hex()) return a_hex;
    if (!when.of_piece()) return 0;
    return ((when.pieces & (a_settlement | a_city)) != 0 ? a_corner : 0U) |
           ((when.pieces & (a_road | a_ship)) != 0 ? a_path : 0U);
  }

  Doer doer(const Element& by) {
    constexpr std::array<std::pair<std::string_view, Doer>, 6> doers{{{"roller", Doer::Roller},
                                                                      {"everyone", Doer::Everyone},
                                                                      {"others", Doer::Others},
                                                                      {"left", Doer::Left},
                                                                      {"most-points", Doer::MostPoints},
                                                                      {"fewest-points", Doer::FewestPoints}}};
    for (const auto& [word, doer] : doers)
      if (by.get("who") == word) return doer;
    return Doer::Who;
  }

  void read_card(const Element& element) {
    Rule card;
    card.id = element.get("id");
    card.title = element.get("title");
    card.element = &element;
    card.when.event = Trigger::Event::Drawn;
    card.when.deck = deck(element);
    card.when.copies = number_or(element, "copies", 1);
    for (const Element& child : element.children)
      if (child.name == "by") card.doer = doer(child);
    card.conditions = conditions(element);
    // A card that lies at a site need not do anything by itself: rules speak of it.
    const bool at_site = card.when.deck >= 0 && book_.decks[at(card.when.deck)].at_sites;
    card.steps = at_site ? steps(element) : steps_to_do(element);
    check_places(element, card.steps, at_site ? unsigned{a_corner} : 0U, true);
    check_produced(element, card.steps, false);
    if (++cards_ == most_deck_cards + 1)
      problem(element, say(N_("all packs together have at most {0} cards that differ"), most_deck_cards));
    if (book_.keeps_cards_of(card.when.deck) && ++kept_cards_ == most_kept_cards + 1)
      problem(element, say(N_("of all decks from which players keep cards there are at most {0} that differ"),
                           most_kept_cards));
    book_.rules.push_back(std::move(card));
  }

  void read_action(const Element& element) {
    Action action;
    action.id = element.get("id");
    action.title = element.get("title");
    action.name = std::string(pack_->get("id")) + "." + action.id;
    action.element = &element;
    action.cost = price(element, "cost");
    read_ways_to_pay(element, action);
    if (const std::string* phase = element.find("phase")) {
      const auto words = words_of(*phase);
      const auto has = [&](std::string_view word) {
        return std::find(words.begin(), words.end(), word) != words.end();
      };
      action.main = has("main");
      action.special = has("special");
      action.before_roll = has("before-roll");
    }
    action.limit = number_or(element, "limit", 0);
    only_if(action.limit > 0, element, {"per"});
    action.per_game = element.get("per") == "game";
    const auto key = element.get("key");
    action.key = key.empty() ? '\0' : key.front();
    action.conditions = conditions(element);
    // To lay cards aside may be all that it is for.
    action.steps = action.aside ? steps(element) : steps_to_do(element);
    check_places(element, action.steps, 0, false);
    check_produced(element, action.steps, false);
    book_.actions.push_back(std::move(action));
  }

 private:
  void read_ways_to_pay(const Element& element, Action& action) {
    const Price& cost = action.cost;
    action.together = yes(element, "together");
    action.aside = element.get("goes") == "aside";
    only_if(cost.any > 0, element, {"together"});
    if (action.together && (cost.any > most_cards_together || cost.same + cost.different > 0))
      problem(element, too_many_together());
    if (action.aside && cost.free()) problem(element, say(N_("it costs nothing that could lie aside")));
    if (action.aside && cost.any > 0 && !action.together)
      problem(element, say(N_("what is laid aside is named in one decision")));
  }

  int cards_ = 0, kept_cards_ = 0;
};

}  // namespace hexwright::own
