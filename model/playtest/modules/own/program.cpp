#include "model/playtest/modules/own/program.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/modules/own/worths.h"

namespace hexwright::own {
namespace {

/// A path, or an intersection, is told from a hex by these bits.
constexpr unsigned corner_bit = 0x4000, path_bit = 0x8000;

/// The place is the same in the whole game, but for the card that a building there goes by.
bool stays(const Book& book, Filter place) {
  if (place.mark && book.moves(*place.mark)) return false;
  place.card = place.area = Filter::none_of_all;
  place.role.reset();
  place.not_role.reset();
  place.mark.reset();
  return place.empty();
}

bool is_of_buildings(const Book& book, const Figure& figure) {
  return (figure.of == "settlement" || figure.of == "city") && figure.conditions.empty() && !figure.each &&
         figure.count.of == Value::Of::Number && stays(book, figure.place);
}

/// Never more than the buildings themselves bring is taken from anybody.
bool leave_something(const Book& book, std::string_view building, int worth) {
  int taken = 0;
  for (const Figure& figure : book.figures)
    if (figure.what == Figure::What::Points && figure.of == building)
      taken += std::max(0, -figure.count.number);
  return taken <= worth;
}

void sort_points(Program& program) {
  const Book& book = program.book;
  const auto has = [&](auto is_so) {
    return std::ranges::any_of(book.figures, [&](const Figure& figure) {
      return figure.what == Figure::What::Points && is_so(figure);
    });
  };
  const bool any = has([](const Figure&) { return true; });
  program.has_points = !book.awards.empty() ||
                       has([&](const Figure& figure) { return !is_of_buildings(book, figure); }) ||
                       (any && !(leave_something(book, "settlement", 1) && leave_something(book, "city", 2)));
  program.has_standing_points = any && !program.has_points;
}

std::vector<KeptIn> keepers(const Book& book) {
  std::vector<KeptIn> keepers(book.counters.size(), KeptIn::Seat);
  for (std::size_t i = 0; i < keepers.size(); ++i)
    if (book.counters[i].of_table) keepers[i] = KeptIn::Table;
  return keepers;
}

/// Some terrain at which the rule may happen is so.
bool concerns_any(const Rule& rule, auto is_so) {
  const auto& named = rule.when.place.terrains;
  return !named || std::ranges::any_of(every_terrain, [&](Terrain terrain) {
    return named->contains(terrain) && is_so(terrain);
  });
}

/// Its hexes may have that number: without tokens they have only what is printed on them.
bool may_follow(const Rule& rule, std::size_t number, const Packs& packs) {
  return is_for_roll(rule, static_cast<int>(number)) && concerns_any(rule, [&](Terrain terrain) {
           const OwnTerrain* own = packs.terrain(terrain);
           return !own || own->takes_token || own->prints.test(number);
         });
}

/// No `event::HexRolled` tells of some hexes of the rule.
bool is_unreported(const Rule& rule, const Packs& packs) {
  return concerns_any(rule, [&](Terrain terrain) {
    const OwnTerrain* own = packs.terrain(terrain);
    return own ? own->prints.any() : resource_of(terrain).has_value();
  });
}

void sort_number_rule(Program& program, int number) {
  const Rule& rule = program.rule(number);
  const Packs& packs = program.book.packs;
  if (!rule.production) {
    for (std::size_t roll = 2; roll < program.after.size(); ++roll)
      if (may_follow(rule, roll, packs)) program.after[roll].push_back(number);
    return;
  }
  program.production.push_back(number);
  if (is_unreported(rule, packs)) program.unreported.push_back(number);
}

void sort_rules(Program& program) {
  using Event = Trigger::Event;
  for (std::size_t i = 0; i < program.book.rules.size(); ++i) {
    const Rule& rule = program.book.rules[i];
    const int number = static_cast<int>(i);
    switch (rule.when.event) {
      case Event::Number:
        sort_number_rule(program, number);
        break;
      case Event::Roll:
        (rule.each_building ? program.for_buildings : program.on_roll).push_back(number);
        break;
      case Event::Built:
        program.on_built.push_back(number);
        break;
      case Event::Turn:
        (rule.when.ends ? program.on_turn_ends : program.on_turn_begins).push_back(number);
        break;
      case Event::Robber:
        program.on_robber.push_back(number);
        break;
      case Event::Reached:
        program.on_reached.push_back(number);
        break;
      case Event::Discovered:
        program.on_discovered.push_back(number);
        break;
      case Event::Produced:
        program.for_buildings.push_back(number);
        break;
      case Event::Lost:
        program.on_lost.push_back(number);
        break;
      case Event::Drawn:
        if (program.cards.size() == most_deck_cards) break;
        if (program.book.keeps_cards_of(rule.when.deck) && program.kept_cards.size() < most_kept_cards)
          program.kept_cards.push_back(static_cast<int>(program.cards.size()));
        program.cards.push_back(number);
        break;
      case Event::Knight:
        program.on_knight.push_back(number);
        break;
      case Event::Bought:
        program.on_bought.push_back(number);
        break;
      case Event::Nothing:
        program.on_nothing.push_back(number);
        break;
    }
  }
}

int card_of(const Rule& rule) {
  return rule.when.event == Trigger::Event::Produced ? rule.when.place.card : rule.buildings.card;
}

void sort_by_cards(Program& program) {
  for (std::size_t roll = 2; roll < program.on_buildings.size(); ++roll) {
    Program::OfBuildings& its = program.on_buildings[roll];
    its.by_card.resize(program.book.cards.size());
    for (const int number : program.for_buildings) {
      const Rule& rule = program.rule(number);
      const bool produced = rule.when.event == Trigger::Event::Produced;
      if (produced ? roll == 7 : !rule.when.numbers.test(roll)) continue;
      const int card = card_of(rule);
      if (card == Filter::none_of_all) its.anywhere.push_back(number);
      for (std::size_t i = 0; i < its.by_card.size(); ++i)
        if (card == Filter::none_of_all || card == static_cast<int>(i)) its.by_card[i].push_back(number);
    }
  }
}

/// An own building goes by a card of a site.
bool asks_for_site(const Condition& condition) {
  return condition.kind == Condition::Kind::Stands && !condition.negated && condition.place.card >= 0 &&
         condition.place.own == true && (condition.pieces & (a_road | a_ship)) == 0;
}

Program::Asked asked_of(const Action& action) {
  const Price& cost = action.cost;
  const Cards price = cards_of(cost);
  const auto builds_city = [](const Step& step) { return step.kind == Step::Kind::BuildCity; };
  Program::Asked asked{.price = price,
                       .least = price.size() + cost.any + cost.same + cost.different,
                       .builds_city = std::ranges::any_of(action.steps, builds_city)};
  for (const Condition& each : action.conditions)
    if (asks_for_site(each)) asked.by_cards |= std::uint64_t{1} << static_cast<unsigned>(each.place.card);
  return asked;
}

void sort_actions(Program& program) {
  for (const Action& action : program.book.actions) program.asked.push_back(asked_of(action));
  program.asks_for_sites =
      std::ranges::any_of(program.asked, [](const Program::Asked& asked) { return asked.by_cards != 0; });
  for (std::size_t i = 0; i < program.book.actions.size(); ++i) {
    const Action& action = program.book.actions[i];
    if (action.before_roll) program.actions_in[at(Phase::BeforeRoll)].push_back(i);
    if (action.main) program.actions_in[at(Phase::Main)].push_back(i);
    if (action.special) program.actions_in[at(Phase::Special)].push_back(i);
  }
}

}  // namespace

std::uint16_t packed(const Where& where) {
  if (where.hex != none) return static_cast<std::uint16_t>(where.hex.value());
  if (where.corner != none)
    return static_cast<std::uint16_t>(corner_bit | static_cast<unsigned>(where.corner.value()));
  if (where.path != none)
    return static_cast<std::uint16_t>(path_bit | static_cast<unsigned>(where.path.value()));
  return path_bit | corner_bit;
}

Where where_of(std::uint16_t code) {
  const int number = code & 0x3FFF;
  Where where;
  switch (code & (corner_bit | path_bit)) {
    case 0:
      where.hex = HexId(number);
      break;
    case corner_bit:
      where.corner = IntersectionId(number);
      break;
    case path_bit:
      where.path = PathId(number);
      break;
    default:
      break;
  }
  return where;
}

std::shared_ptr<const Program> make_program(const MapView& map) {
  auto program = std::make_shared<Program>();
  program->book = map.rules().own_book();
  for (const AreaRole role : all_area_roles) program->roles[at(role)] = bits_of(map.hexes_in(role));
  for (const OwnMark& mark : map.packs().marks()) {
    if (program->book.moves(mark.value)) program->moved_marks |= 1U << own_number(mark.value);
    const Touched touched = touched_by_marks(map, mark.value);
    program->marked[own_number(mark.value)] = {bits_of(touched.hexes), bits_of(touched.corners),
                                               bits_of(touched.paths), static_cast<int>(touched.count)};
  }
  find_sites(map, *program);
  program->kept_in = keepers(program->book);
  for (const std::string& name : program->book.areas)
    program->areas.push_back(bits_of(hexes_of_area(map, name)));
  for (const std::string& name : program->book.pools) {
    const TokenPool* pool = map.token_pool(name);
    const bool is_there = pool && pool->content;
    program->pools.push_back(is_there ? PoolId(pool - map.token_pools().data()) : PoolId());
  }
  const auto note_turns = [&](const std::vector<Condition>& conditions) {
    for (const Condition& each : conditions)
      if (each.in_turn) program->once_in_turn |= 1U << static_cast<unsigned>(each.slot);
  };
  for (const Rule& rule : program->book.rules) note_turns(rule.conditions);
  for (const Action& action : program->book.actions) note_turns(action.conditions);
  sort_rules(*program);
  sort_by_cards(*program);
  sort_actions(*program);
  for (const OwnTerrain& terrain : map.packs().terrains()) {
    if (terrain.prints.any() && (terrain.yields || terrain.yields_choice))
      program->printed.push_back(&terrain);
    if (terrain.takes_token && terrain.yields_choice) program->of_choice.push_back(&terrain);
    program->prints |= terrain.prints;
  }
  sort_points(*program);
  for (const Figure& figure : program->book.figures)
    if (figure.what == Figure::What::Dice)
      (figure.from_deck ? program->rolls_from_deck : program->rolls_twice) = true;
  program->counter_worth = worths_of_counters(program->book);
  program->card_worth = worths_of_cards(*program);
  for (const OwnTerrain& terrain : map.packs().terrains())
    program->worths[own_number(terrain.value)] = worth_of(*program, terrain);
  return program;
}

}  // namespace hexwright::own
