#include <algorithm>
#include <vector>

#include "model/board/index.h"
#include "model/rules/own/parts.h"

namespace hexwright::own {
namespace {

bool draws(const std::vector<Step>& steps, int deck) {
  return std::ranges::any_of(
      steps, [&](const Step& step) { return step.kind == Step::Kind::Draw && step.deck == deck; });
}

void find_unused_decks(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  for (const Element& pack : map.packs().all())
    for (const Element& part : pack.children)
      for (std::size_t i = 0; i < book.decks.size(); ++i) {
        if (part.name != "deck" || part.get("id") != book.decks[i].id) continue;
        const int deck = static_cast<int>(i);
        const auto is_drawn = [&](const auto& each) { return draws(each.steps, deck); };
        if (std::ranges::none_of(book.rules, [&](const Rule& rule) { return book.is_card_of(rule, deck); }))
          report.add(place_of(pack, part), say(N_("the deck \"{0}\" has no cards"), book.decks[i].title));
        else if (book.decks[i].at_sites) {
          if (std::ranges::none_of(book.sites, [&](const Sites& sites) { return sites.deck == deck; }))
            report.add(place_of(pack, part),
                       say(N_("no marker is a site of the deck \"{0}\""), book.decks[i].title));
        } else if (std::ranges::none_of(book.rules, is_drawn) && std::ranges::none_of(book.actions, is_drawn))
          report.add(place_of(pack, part),
                     say(N_("nothing ever draws a card of the deck \"{0}\""), book.decks[i].title));
      }
}

/// Cards that lie aside, and what brings them away from there.
void find_cards_left_aside(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  const auto gives_back = [](const auto& part) {
    return std::ranges::any_of(part.steps, [](const Step& step) { return step.kind == Step::Kind::Return; });
  };
  const bool lies_aside = book.lays_aside();
  const bool comes_away =
      std::ranges::any_of(book.rules, gives_back) || std::ranges::any_of(book.actions, gives_back);
  for (const Action& action : book.actions) {
    if (action.aside && !comes_away)
      report.add(place_of_part(map.packs(), action.element),
                 say(N_("what \"{0}\" lays aside stays there to the end of the game"), action.title));
    if (!lies_aside && gives_back(action))
      report.add(place_of_part(map.packs(), action.element), say(N_("nothing is ever laid aside")));
  }
  for (const Rule& rule : book.rules)
    if (!lies_aside && gives_back(rule))
      report.add(place_of_part(map.packs(), rule.element), say(N_("nothing is ever laid aside")));
}

void find_unused_things(const MapView& map, Report& report) {
  const Packs& packs = map.packs();
  const Book& book = map.rules().own_book();
  std::vector<int> gained(book.counters.size()), used(book.counters.size());
  const auto look_at_value = [&](const Value& value) {
    if (value.of == Value::Of::Counter) ++used[at(value.number)];
  };
  const auto look_at_conditions = [&](const std::vector<Condition>& conditions) {
    for (const Condition& each : conditions) {
      look_at_value(each.value);
      look_at_value(each.than);
      for (const Condition& one : each.any) look_at_value(one.value), look_at_value(one.than);
    }
  };
  const auto look_at_steps = [&](const std::vector<Step>& steps) {
    for (const Step& step : steps) {
      if (step.kind == Step::Kind::Gain) ++gained[at(step.counter)];
      if (step.kind == Step::Kind::GiveCounter) ++used[at(step.counter)];
      look_at_value(step.count[0]);
      look_at_value(step.count[1]);
    }
  };
  for (const Rule& rule : book.rules) {
    look_at_conditions(rule.conditions);
    look_at_steps(rule.steps);
    if (rule.when.event == Trigger::Event::Reached) ++used[at(rule.when.counter)];
  }
  for (const Action& action : book.actions) {
    look_at_conditions(action.conditions);
    look_at_steps(action.steps);
    for (const auto& [counter, count] : action.cost.counters) ++used[at(counter)];
  }
  for (const Award& award : book.awards) look_at_value(award.by);
  for (const Figure& figure : book.figures) {
    look_at_value(figure.count);
    look_at_conditions(figure.conditions);
    if (figure.each) look_at_value(*figure.each);
  }
  for (const Bar& bar : book.bars) look_at_conditions(bar.conditions);
  if (book.stand_in) ++used[at(book.stand_in->counter)];
  for (const Element& pack : packs.all())
    for (const Element& part : pack.children) {
      if (part.name != "counter") continue;
      for (std::size_t i = 0; i < book.counters.size(); ++i) {
        if (book.counters[i].id != part.get("id")) continue;
        if (gained[i] == 0 && book.counters[i].start == 0)
          report.add(place_of(pack, part),
                     say(N_("nothing ever adds to the counter \"{0}\""), book.counters[i].title));
        else if (used[i] == 0)
          report.add(place_of(pack, part), say(N_("the counter \"{0}\" is of no use: nothing asks for it"),
                                               book.counters[i].title));
      }
    }
  find_unused_decks(map, report);
  find_cards_left_aside(map, report);
}

}  // namespace

constinit const Check things_used{{"own.things-used", Severity::Warning, N_("Counters and decks are used"),
                                   N_("A counter that nothing adds to or asks for, or a deck of which no "
                                      "card is drawn, does nothing in the "
                                      "game."),
                                   "OWN-04"},
                                  find_unused_things};

}  // namespace hexwright::own
