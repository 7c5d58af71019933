#include "model/playtest/modules/own/worths.h"

#include <algorithm>

#include "model/board/index.h"

namespace hexwright::own {
namespace {

constexpr float cards_of_a_point = 6;

float cost_in_cards(const Price& price) {
  return static_cast<float>(price.any + price.same + price.different + cards_of(price).size());
}

/// The counter that a figure goes by, and what one of it adds to the figure.
std::optional<std::pair<int, float>> counted_by(const Figure& figure) {
  const auto share = [](const Value& counter) { return 1 / static_cast<float>(counter.divisor); };
  if (figure.each && figure.each->of == Value::Of::Counter && figure.count.of == Value::Of::Number)
    return std::pair(figure.each->number, static_cast<float>(figure.count.number) * share(*figure.each));
  if (!figure.each && figure.count.of == Value::Of::Counter)
    return std::pair(figure.count.number, share(figure.count));
  return {};
}

/// The counter of which a player must have some.
std::optional<int> needed_counter(const Condition& condition) {
  using enum Condition::Compare;
  if (condition.kind != Condition::Kind::Compare || condition.negated ||
      condition.value.of != Value::Of::Counter || condition.than.of != Value::Of::Number)
    return {};
  const int least = condition.than.number + (condition.compare == Above ? 1 : 0);
  if (condition.compare == AtMost || condition.compare == Below || least < 1) return {};
  return condition.value.number;
}

bool is_about(const Rule& rule, Terrain terrain) {
  return rule.when.event == Trigger::Event::Number && rule.when.place.terrains &&
         rule.when.place.terrains->contains(terrain);
}

}  // namespace

std::vector<float> worths_of_counters(const Book& book) {
  constexpr float of_keeping = 0.8F, uses_of_what_stays = 2;
  std::vector<float> worths(book.counters.size());
  const auto raise = [&](int counter, float brings) {
    float& worth = worths[at(counter)];
    if (!book.counters[at(counter)].of_table) worth = std::max(worth, of_keeping * brings);
  };
  const auto is_spent = [](const auto& spent, int counter) {
    return std::ranges::any_of(spent, [=](const auto& each) { return each.first == counter; });
  };
  if (book.stand_in) worths[at(book.stand_in->counter)] = 1;
  for (const Award& award : book.awards)
    if (award.by.of == Value::Of::Counter) {
      float& worth = worths[at(award.by.number)];
      worth = std::max(worth, static_cast<float>(award.points) / static_cast<float>(award.least));
    }
  for (const Figure& figure : book.figures) {
    const auto counted = counted_by(figure);
    if (!counted || !figure.adds || book.counters[at(counted->first)].of_table) continue;
    if (figure.what == Figure::What::Points && figure.of.empty())
      worths[at(counted->first)] += cards_of_a_point * counted->second;
    if (figure.what == Figure::What::Victory)
      worths[at(counted->first)] -= cards_of_a_point * counted->second;
  }
  // What an action brings may be what another one needs, and so on.
  for (int pass = 0; pass < 3; ++pass)
    for (const Action& action : book.actions) {
      float brings = cards_brought(book, action.steps) - cost_in_cards(action.cost);
      std::vector<std::pair<int, int>> spent = action.cost.counters;
      for (const Step& step : action.steps) {
        if (step.kind == Step::Kind::Gain) brings += usual_count(step) * worths[at(step.counter)];
        if (step.kind == Step::Kind::Lose)
          spent.emplace_back(step.counter, std::max(1, step.count[0].number));
      }
      for (const Condition& condition : action.conditions)
        if (const auto counter = needed_counter(condition); counter && !is_spent(spent, *counter))
          raise(*counter, uses_of_what_stays * brings);
      for (const auto& [counter, count] : spent) raise(counter, brings / static_cast<float>(count));
    }
  return worths;
}

TerrainWorth worth_of(const Program& program, const OwnTerrain& terrain) {
  constexpr float of_choice = 1.1F, of_a_strike = 0.15F;
  TerrainWorth worth;
  if (terrain.yields_choice) worth.cards += of_choice;
  for (const Rule& rule : program.book.rules) {
    if (!is_about(rule, terrain.value)) continue;
    for (const Step& step : rule.steps) {
      if (step.kind == Step::Kind::Strike) worth.points = -of_a_strike;
      if (!rule.around) continue;
      const float count = usual_count(step);
      if (step.kind == Step::Kind::Take || step.kind == Step::Kind::Steal) worth.cards += count;
      if (step.kind == Step::Kind::Pay || step.kind == Step::Kind::Give) worth.cards -= count;
      if (step.kind == Step::Kind::Gain) worth.cards += count * program.counter_worth[at(step.counter)];
      if (step.kind == Step::Kind::Points) worth.cards += cards_of_a_point * count;
    }
  }
  worth.yields = worth.cards > 0;
  for (const HexWorth& said : program.book.worths) {
    if (!said.terrains.contains(terrain.value)) continue;
    if (said.cards) worth.cards = *said.cards;
    if (said.points) worth.points = *said.points;
    worth.income = said.income;
  }
  return worth;
}

float cards_brought(const Book& book, const std::vector<Step>& steps, int depth) {
  float brings = 0;
  for (const Step& step : steps) {
    const float count = usual_count(step);
    if (step.kind == Step::Kind::Take || step.kind == Step::Kind::Steal) brings += count;
    if (step.kind == Step::Kind::Give) brings -= count;
    if (step.kind == Step::Kind::Points) brings += cards_of_a_point * count;
    if (step.kind == Step::Kind::Build) brings += 2;
    if (step.kind == Step::Kind::BuildCity) brings += cards_of_a_point;
    if (step.kind != Step::Kind::Draw || depth == 0) continue;
    if (step.deck == Step::development_deck) brings += 2;
    float sum = 0, copies = 0;
    for (const Rule& card : book.rules) {
      if (!book.is_card_of(card, step.deck)) continue;
      const auto many = static_cast<float>(card.when.copies);
      copies += many;
      if (card.doer == Doer::Who || card.doer == Doer::Everyone)
        sum += many * cards_brought(book, card.steps, depth - 1);
    }
    if (copies > 0) brings += sum / copies;
  }
  return brings;
}

}  // namespace hexwright::own
