#include "model/rules/own/own.h"

#include <algorithm>
#include <array>

#include "model/rules/instructions.h"
#include "model/rules/map_view.h"
#include "model/rules/own/grounds.h"
#include "model/rules/own/parts.h"
#include "model/rules/words.h"

namespace hexwright::own {
namespace {

constexpr std::array checks{
    &names_known,      &rules_end, &turn_ends,      &tasks_fit,    &choices_answered,  &things_used,
    &supplies_suffice, &map_fits,  &can_happen,     &terrains_lie, &figures_once,      &numbers_allowed,
    &colours_apart,    &words_fit, &stand_in_alone, &harbors_lie,  &harbors_lie_ready, &sites_have_cards};

/// What bars and requirements without conditions say.
void close_to_founding(const MapView& map, IdVector<IntersectionId, char>& open) {
  const Book& book = map.rules().own_book();
  if (book.bars.empty() && book.requirements.empty()) return;
  const Grounds grounds(map);
  for (const IntersectionId corner : map.board().intersections()) {
    const auto bars = [&](const Bar& bar) {
      return bar.founding && bar.conditions.empty() && grounds.matches(bar.place, at_corner(corner));
    };
    const auto lacks = [&](const Requirement& required) {
      return !required.one && !grounds.may_match(required.place, at_corner(corner));
    };
    if (std::ranges::any_of(book.bars, bars) || std::ranges::any_of(book.requirements, lacks))
      open[corner] = 0;
  }
}

bool bars_number(const MapView& map, HexId hex, int number) {
  const auto terrain = map.terrain(hex);
  const OwnTerrain* own = terrain ? map.packs().terrain(*terrain) : nullptr;
  return own && own->numbers.any() && number >= 0 && !own->numbers.test(static_cast<std::size_t>(number));
}

/// What rules and actions give again and again has no bound that a map could tell.
constexpr int many_points = 20;

int most_points(const MapView& map) {
  const Book& book = map.rules().own_book();
  int most = 0;
  for (const Award& award : book.awards) most += award.points;
  const auto gives = [](const std::vector<Step>& steps) {
    return std::any_of(steps.begin(), steps.end(),
                       [](const Step& step) { return step.kind == Step::Kind::Points; });
  };
  for (const Rule& rule : book.rules) most += gives(rule.steps) ? many_points : 0;
  for (const Action& action : book.actions) most += gives(action.steps) ? many_points : 0;
  for (const Figure& figure : book.figures) most += figure.what == Figure::What::Points ? many_points : 0;
  return most;
}

/// How many hexes of a terrain there are: on the board, and in pools and stacks.
int hexes_of(const MapView& map, Terrain terrain) {
  int count = 0;
  for (const HexId hex : map.board().hexes()) count += map.terrain(hex) == terrain ? 1 : 0;
  for (const TerrainPool& pool : map.terrain_pools())
    if (pool.content) count += count_of(*pool.content, terrain);
  for (const StackSupply& stack : map.stacks())
    if (stack.content) count += count_of(stack.content->hexes, terrain);
  return count;
}

int marks_of(const MapView& map, MarkKind kind) {
  return static_cast<int>(
      std::ranges::count(map.scenario().marks, kind, [](const auto& placed) { return placed.second.kind; }));
}

/// The same of harbors.
int harbors_of(const MapView& map, HarborKind kind) {
  int count = 0;
  for (const PlacedHarborView& placed : map.harbors()) count += fixed(placed.harbor->kind) == kind ? 1 : 0;
  for (const HarborPool& pool : map.harbor_pools())
    if (pool.content && !pool.drawing.empty()) count += count_of(*pool.content, kind);
  return count;
}

int cards_in(const Book& book, int deck) {
  int count = 0;
  for (const Rule& rule : book.rules) count += book.is_card_of(rule, deck) ? rule.when.copies : 0;
  return count;
}

void add_instructions(const MapView& map, Instructions& sheet) {
  const Book& book = map.rules().own_book();
  for (const OwnTerrain& terrain : book.packs.terrains())
    if (const int count = hexes_of(map, terrain.value); count > 0)
      sheet.components.emplace_back(say(N_("Hexes to make: {0} × {1}."), count, terrain.title));
  for (const OwnMark& mark : book.packs.marks())
    if (const int count = marks_of(map, mark.value); count > 0)
      sheet.components.emplace_back(
          say(N_("Marks to lay as the map shows them: {0} × {1}."), count, mark.title));
  for (const OwnHarbor& harbor : book.packs.harbors())
    if (const int count = harbors_of(map, harbor.value); count > 0)
      sheet.components.emplace_back(say(N_("Harbors to make: {0} × {1}."), count, harbor.title));
  for (const Counter& counter : book.counters)
    sheet.components.emplace_back(
        counter.supply > 0 ? say(N_("Counters for {0}: {1}."), counter.many, counter.supply)
        : counter.of_table ? say(N_("A counter for {0}, for the table."), counter.many)
                           : say(N_("Counters for {0}: anything small, up to {1} for each player."),
                                 counter.many, counter.most));
  for (std::size_t deck = 0; deck < book.decks.size(); ++deck)
    if (const int count = cards_in(book, static_cast<int>(deck)); count > 0)
      sheet.components.emplace_back(say(N_("Cards of {0}, to cut out: {1}."), book.decks[deck].title, count));
  for (const Element& pack : book.packs.all())
    for (Said& said : sentences_of(book, pack))
      sheet.rules.push_back(
          {own_module.title, std::move(said.words), Topic::Nothing, std::string(pack.get("title"))});
}

}  // namespace

NamedPlace place_of(const Element& pack) { return {NamedPlace::Kind::OwnRules, std::string(pack.get("id"))}; }

NamedPlace place_of(const Element& pack, const Element& part) {
  std::string name = place_of(pack).name + "/";
  if (part.find("id")) return {NamedPlace::Kind::OwnRules, name.append(part.get("id"))};
  int number = 0;
  for (const Element& other : pack.children) {
    number += other.name == part.name ? 1 : 0;
    if (&other == &part) break;
  }
  return {NamedPlace::Kind::OwnRules, name + part.name + " " + std::to_string(number)};
}

std::vector<Argument> in_words(const Numbers& numbers) {
  std::vector<Argument> words;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (numbers.test(i)) words.emplace_back(std::to_string(i));
  return words;
}

}  // namespace hexwright::own

namespace hexwright {

constinit const RuleModule own_module{
    .id = "own",
    .title = N_("Own rules"),
    .about = N_("The designer's own terrains, counters and rules."),
    .checks = own::checks,
    .bars_number = own::bars_number,
    .close_to_founding = own::close_to_founding,
    .most_points = own::most_points,
    .add_instructions = own::add_instructions,
};

}  // namespace hexwright
