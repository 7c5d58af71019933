#include <algorithm>
#include <map>
#include <set>

#include "model/board/index.h"
#include "model/own/colour_sight.h"
#include "model/rules/base/numbers.h"
#include "model/rules/map_view.h"
#include "model/rules/own/own.h"
#include "model/rules/own/parts.h"
#include "model/rules/words.h"

namespace hexwright::own {

namespace {

/// The first element of a pack that says this.
const Element& part_with(const Packs& packs, std::string_view attribute, std::string_view value) {
  const auto find = [&](const auto& self, const Element& whole) -> const Element* {
    if (whole.get(attribute) == value) return &whole;
    for (const Element& part : whole.children)
      if (const Element* found = self(self, part)) return found;
    return nullptr;
  };
  for (const Element& pack : packs.all())
    if (const Element* found = find(find, pack)) return *found;
  return packs.all().front();
}

void find_unknown_names(const MapView& map, Report& report) {
  std::map<NamedPlace, std::vector<Message>> found;
  std::vector<NamedPlace> order;
  for (const Problem& problem : map.rules().own_book().problems) {
    const NamedPlace place = place_of_part(map.packs(), problem.element);
    if (!found.contains(place)) order.push_back(place);
    found[place].push_back(problem.message);
  }
  const Book& book = map.rules().own_book();
  const auto miss = [&](std::string_view attribute, const std::string& name, const char* words) {
    const NamedPlace place = place_of_part(map.packs(), &part_with(map.packs(), attribute, name));
    if (!found.contains(place)) order.push_back(place);
    found[place].push_back(say(words, name));
  };
  for (const std::string& name : book.areas)
    if (std::ranges::none_of(map.areas(), [&](const AreaView& area) { return *area.name == name; }))
      miss("area", name, N_("the map has no area \"{0}\""));
  for (const std::string& name : book.pools)
    if (const TokenPool* pool = map.token_pool(name); !pool || !pool->content)
      miss("pool", name, N_("the map has no token pool \"{0}\""));
  for (const NamedPlace& place : order) {
    Message words = found[place].front();
    for (std::size_t i = 1; i < found[place].size(); ++i) words = say(N_("{0}; {1}"), words, found[place][i]);
    report.add(place, std::move(words));
  }
}

void find_endless_rules(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  for (const Rule& rule : book.rules)
    if (sets_itself_off(book, rule))
      report.add(place_of_part(map.packs(), rule.element),
                 say(N_("the rule \"{0}\" sets itself off again, by a counter that it raises; say that it "
                        "happens only once, or let it raise another counter"),
                     rule.title));
}

/// The most that a number of the game is in any game that matters here.
int highest(const Book& book, const Value& value) {
  using enum Value::Of;
  constexpr int of_long_games = 60;
  int most = of_long_games;
  if (value.of == Number) most = value.number;
  if (value.of == Counter) most = book.counters[at(value.number)].most;
  if (value.of == Points || value.of == Cards || value.of == Aside || value.of == Routes ||
      value.of == Knights)
    most = 20;
  if (value.of == Settlements || value.of == Cities) most = 5;
  return most / value.divisor;
}

/// Adds what steps bring each time, at the best: of cards, which players can always exchange, of each counter
/// and of points. What is paid or lost only as far as there is any does not count. Rules set each other off
/// at most so often.
void add_gain(const Book& book, const std::vector<Step>& steps, double times, std::vector<double>& gain,
              int depth = 4) {
  int results = 1;
  for (const Step& step : steps) {
    if (step.kind == Step::Kind::Roll) results = step.dice * (step.sides - 1) + 1;
    const double count = times * std::max(highest(book, step.count[0]), highest(book, step.count[1])) *
                         (step.on.any() ? static_cast<double>(step.on.count()) / results : 1);
    if (count <= 0) continue;
    if (step.kind == Step::Kind::Take || step.kind == Step::Kind::Steal) gain[0] += count;
    if (step.kind == Step::Kind::Points) gain.back() += count;
    if (step.kind == Step::Kind::Draw && depth > 0) {
      double copies = 0;
      for (const Rule& card : book.rules)
        if (book.is_card_of(card, step.deck)) copies += card.when.copies;
      for (const Rule& card : book.rules)
        if (book.is_card_of(card, step.deck) && card.doer != Doer::Others && card.doer != Doer::Left)
          add_gain(book, card.steps, count * card.when.copies / copies, gain, depth - 1);
    }
    if (step.kind != Step::Kind::Gain) continue;
    gain[1 + static_cast<std::size_t>(step.counter)] += count;
    for (const Rule& rule : book.rules)
      if (depth > 0 && rule.when.event == Trigger::Event::Reached && rule.when.counter == step.counter &&
          rule.when.every > 0 && !is_once(rule.conditions))
        add_gain(book, rule.steps, count / rule.when.every, gain, depth - 1);
  }
}

std::vector<double> gain_of(const Book& book, const Action& action) {
  std::vector<double> gain(book.counters.size() + 2);
  // What lies aside is not gone where it may come back.
  if (!action.aside || !book.gives_back()) {
    gain[0] -= action.cost.any + action.cost.same + action.cost.different;
    for (const int count : action.cost.cards) gain[0] -= count;
  }
  for (const auto& [counter, count] : action.cost.counters)
    gain[1 + static_cast<std::size_t>(counter)] -= count;
  add_gain(book, action.steps, 1, gain);
  return gain;
}

void find_endless_turns(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  std::vector<const Action*> actions;
  std::vector<std::vector<double>> gains;
  for (const Action& action : book.actions) {
    if (action.limit > 0 || is_once(action.conditions)) continue;
    if (action.cost.free())
      report.add(place_of_part(map.packs(), action.element),
                 say(N_("\"{0}\" costs nothing and can be done without end; give it a limit or a price"),
                     action.title));
    else {
      actions.push_back(&action);
      gains.push_back(gain_of(book, action));
    }
  }
  const auto often = endless_gain(gains);
  std::vector<Argument> recipe;
  const Action* first = nullptr;
  for (std::size_t i = 0; i < often.size(); ++i) {
    if (often[i] < 1e-6) continue;
    recipe.emplace_back("\"" + actions[i]->title + "\"");
    if (!first) first = actions[i];
  }
  if (first)
    report.add(place_of_part(map.packs(), first->element),
               say(N_("a player could do this without end in one turn and have more each time: {0}; give it "
                      "a limit or a higher "
                      "price"),
                   list(recipe)));
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (actions[i] != first && std::ranges::all_of(gains[i], [](double gain) { return gain == 0; }))
      report.add(
          Severity::Warning, place_of_part(map.packs(), actions[i]->element),
          say(N_("\"{0}\" brings as much as it costs, and can be done over and over in a turn; give it "
                 "a limit"),
              actions[i]->title));
}

/// Terrains that no hex can turn out to be, and marks.
void find_missing_things(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  find_missing<MarkKind>(
      map, "marker", report,
      [&](MarkKind kind) {
        return map.rules().own_book().moves(kind) ||
               std::ranges::any_of(map.scenario().marks,
                                   [&](const auto& placed) { return placed.second.kind == kind; });
      },
      [&](MarkKind kind) {
        return say(N_("the mark {0} lies nowhere on the map"), title(map.packs(), kind));
      });
  TerrainSet used = map.terrains_in_use();
  used.add(map.rules().own_book().becomes());
  find_missing<Terrain>(
      map, "terrain", report, [&](Terrain terrain) { return used.contains(terrain); },
      [&](Terrain terrain) {
        return say(N_("no hex of the map is a {0}, nor can turn out to be one"),
                   word_in_sentence(map.packs(), terrain));
      });
}

void find_figures_twice(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  for (std::size_t i = 0; i < book.figures.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Figure &a = book.figures[i], &b = book.figures[j];
      const bool cards = a.what == Figure::What::Rate && (a.rate_of & b.rate_of) == 0;
      if (a.adds || b.adds || a.what != b.what || a.of != b.of || cards || !a.conditions.empty() ||
          !b.conditions.empty())
        continue;
      report.add(place_of_part(map.packs(), a.element),
                 say(N_("the same figure of the game is set twice; only this one holds")));
      break;
    }
}

void find_barred_numbers(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    const auto terrain = map.terrain(hex);
    const OwnTerrain* own = terrain ? map.packs().terrain(*terrain) : nullptr;
    const int number = map.number(hex);
    if (!own || own->numbers.none() || number == MapView::no_number || !is_legal_number(number) ||
        own->numbers.test(static_cast<std::size_t>(number)))
      continue;
    const Hex place = map.board().hex(hex);
    std::optional<Fix> fix;
    if (const auto other = base::spare_number_for(map, hex))
      fix = Fix{say(N_("put a {0} there"), *other), {SetToken{place, *other}}};
    report.add(place,
               say(N_("the {0} has the number {1}; it takes one of {2}"), own->word, number,
                   list(in_words(own->numbers))),
               std::move(fix));
  }
}

void find_alike_colours(const MapView& map, Report& report) {
  constexpr double plainly = 6;
  const Packs& packs = map.packs();
  const TerrainSet used = map.terrains_in_use();
  for (const Element& pack : packs.all())
    for (const Element& part : pack.children) {
      const auto terrain = part.name == "terrain" ? from_id<Terrain>(packs, part.get("id")) : std::nullopt;
      if (!terrain || !is_own(*terrain)) continue;
      for (const Terrain other : all_of<Terrain>(packs)) {
        const bool met = used.contains(other) && (!is_own(other) || other < *terrain);
        if (other == *terrain || !met ||
            least_apart(colours_of(packs, *terrain).standard, colours_of(packs, other).standard) >= plainly)
          continue;
        report.add(place_of(pack, part),
                   say(N_("the colour of the {0} is nearly that of the {1}"),
                       word_in_sentence(packs, *terrain), word_in_sentence(packs, other)));
        break;
      }
    }
}

void find_stand_in_beside_jungles(const MapView& map, Report& report) {
  if (!map.rules().own_book().stand_in) return;
  if (std::ranges::any_of(map.rules().modules(), &RuleModule::stands_in_for_cards))
    report.add(
        WholeScenario{},
        say(N_("a counter stands in for cards, and so do the discoveries of the jungles: play only one of "
               "the two")));
  if (!map.rules().has_development())
    report.add(WholeScenario{},
               say(N_("a counter stands in for cards of development cards, and there are none")));
}

}  // namespace

constinit const Check names_known{{"own.names-known", Severity::Error, N_("Own rules name what there is"),
                                   N_("Terrains, counters and options that a rule names are in one of the "
                                      "packs, or built in, and what it says fits together."),
                                   "OWN-01"},
                                  find_unknown_names};
constinit const Check rules_end{{"own.rules-end", Severity::Error, N_("Own rules come to an end"),
                                 N_("A rule that sets itself off again would never stop."), "OWN-02"},
                                find_endless_rules};
constinit const Check turn_ends{
    {"own.turn-ends", Severity::Error, N_("No endless gain in a turn"),
     N_("Actions that bring more than they cost, and have no limit, could be done without end."), "OWN-03"},
    find_endless_turns};
constinit const Check terrains_lie{
    {"own.terrains-lie", Severity::Warning, N_("Own terrains and marks lie on the map"),
     N_("A terrain that is on no hex and in no pool or stack in use plays no part, nor does a mark that lies "
        "nowhere."),
     "OWN-05"},
    find_missing_things};
constinit const Check figures_once{
    {"own.figures-once", Severity::Warning, N_("Each figure of the game is set once"),
     N_("Where two parts set the same figure, only the last one holds."), "OWN-06"},
    find_figures_twice};
constinit const Check numbers_allowed{
    {"own.numbers-allowed", Severity::Error, N_("Own terrains have numbers that they take"),
     N_("A terrain may say which numbers lie on it."), "OWN-07"},
    find_barred_numbers};
constinit const Check colours_apart{
    {"own.colours-apart", Severity::Warning, N_("Own terrains look different from others"),
     N_("Two terrains of nearly the same colour are hard to tell apart on the map."), "OWN-08"},
    find_alike_colours};
constinit const Check stand_in_alone{
    {"own.stand-in-alone", Severity::Error, N_("One counter stands in for cards"),
     N_("Discoveries of the jungle module do the same: a price has room for one of them."), "OWN-09"},
    find_stand_in_beside_jungles};

}  // namespace hexwright::own
