#include "model/rules/own/parts.h"

#include <algorithm>
#include <set>

namespace hexwright::own {
namespace {

/// Counters that its steps may raise.
std::set<int> raised(const std::vector<Step>& steps) {
  std::set<int> counters;
  for (const Step& step : steps)
    if (step.raises()) counters.insert(step.counter);
  return counters;
}

}  // namespace

NamedPlace place_of_part(const Packs& packs, const Element* element) {
  const auto holds = [&](const auto& self, const Element& whole) -> bool {
    return &whole == element || std::any_of(whole.children.begin(), whole.children.end(),
                                            [&](const Element& part) { return self(self, part); });
  };
  for (const Element& pack : packs.all())
    for (const Element& part : pack.children)
      if (holds(holds, part)) return place_of(pack, part);
  return place_of(packs.all().front());
}

bool is_once(const std::vector<Condition>& conditions) {
  return std::any_of(conditions.begin(), conditions.end(),
                     [](const Condition& each) { return each.kind == Condition::Kind::Once; });
}

int most_of(const Counter& counter) {
  return counter.supply > 0 ? std::min(counter.most, counter.supply) : counter.most;
}
bool sets_itself_off(const Book& book, const Rule& rule) {
  // From a rule to those that it sets off: what it raises reaches a number, or it draws a card. Builders run
  // out of roads and ships.
  const auto sets_off = [&](const Rule& one, const Rule& other) {
    for (const Step& step : one.steps)
      if (step.kind == Step::Kind::Draw && book.happens_when_drawn(other, step.deck)) return true;
    return other.when.event == Trigger::Event::Reached && raised(one.steps).contains(other.when.counter);
  };
  if (is_once(rule.conditions)) return false;
  std::vector<const Rule*> waiting{&rule}, seen;
  while (!waiting.empty()) {
    const Rule* next = waiting.back();
    waiting.pop_back();
    for (const Rule& other : book.rules) {
      if (is_once(other.conditions) || !sets_off(*next, other)) continue;
      if (&other == &rule) return true;
      if (std::find(seen.begin(), seen.end(), &other) == seen.end()) {
        seen.push_back(&other);
        waiting.push_back(&other);
      }
    }
  }
  return false;
}

}  // namespace hexwright::own
