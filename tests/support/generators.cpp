#include "tests/support/generators.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/rules/module.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright::test {
namespace {

namespace gen = rc::gen;

// Every value is made by plain functions that draw numbers, and nothing but numbers, within gen::exec:
// RapidCheck shrinks the numbers, and each kind of generator that it knows takes seconds to compile.

/// From 0 to `count` - 1, each as often as the others.
int pick(int count) { return *gen::resize(rc::kNominalSize, gen::inRange(0, count)); }
int number(int least, int most) { return least + pick(most - least + 1); }
/// Up to `most`, more as the tests go on.
int amount(int most) { return *gen::inRange(0, most + 1); }
bool in_one_of(int times) { return pick(times) == times - 1; }
template <class Range>
auto one_of(const Range& all) {
  return *std::next(std::begin(all), pick(static_cast<int>(std::size(all))));
}

template <class Make>
auto optional_of(Make make) -> std::optional<decltype(make())> {
  if (in_one_of(4)) return std::nullopt;
  return make();
}

template <class Make>
auto boxed(Make make) -> SharedValue<decltype(make())> {
  return {optional_of(make)};
}

/// As a set or a map has them: what comes twice is there once.
template <class Container, class Make>
Container several(int most, Make make) {
  Container all;
  for (int left = amount(most); left > 0; --left) all.insert(all.end(), make());
  return all;
}

const std::vector<std::string> line_pieces{"a", "Z", "7",     " ",   "  ",     "ä",      "ß",     "é",
                                           "Ω", "Ж", "島",    "ש",   "🏝",   "\"",     "'",     "<",
                                           ">", "&", "&amp;", "]]>", "<!--",   "{0}",    "%s",    "\\",
                                           "/", ";", "=",     ",",   "\u00A0", "\uFEFF", "\u0301"};

std::string cut_to(std::size_t bytes, std::string text) {
  if (text.size() <= bytes) return text;
  text.resize(bytes);
  while (!is_clean_text(text, true)) text.pop_back();
  return text;
}

std::string pieces_of_text(int most, const std::vector<std::string>& pieces) {
  std::string all;
  for (int left = amount(most); left > 0; --left) all += one_of(pieces);
  return cut_to(limits::line, std::move(all));
}
std::string line() { return pieces_of_text(20, line_pieces); }
std::string text() {
  static const auto pieces = [] {
    auto all = line_pieces;
    all.insert(all.end(), {"\n", "\n\n", "\t"});
    return all;
  }();
  return pieces_of_text(30, pieces);
}
std::string name() {
  const std::string some = cut_to(limits::name - 2, line());
  return is_name(some) ? some : "x" + some + "x";
}
std::string name_among_few() {
  if (in_one_of(7)) return name();
  return one_of(std::array<const char*, 4>{"main", "fog", "Home island", "Küste & \"mehr\""});
}

Hex hex(int reach = 6) {
  const int q = number(-reach, reach);
  return {q, number(-reach, reach)};
}
Path path(int reach = 6) {
  const Hex at = hex(reach);
  return {at, one_of(all_directions)};
}
Intersection intersection(int reach = 6) {
  const Hex at = hex(reach);
  return {at, one_of(all_corners)};
}
std::vector<Hex> hexes(int most, int reach = 6) {
  return several<std::vector<Hex>>(most, [&] { return hex(reach); });
}
Topology topology() {
  const int kind = pick(3);
  if (kind == 0) return {};
  const int round = kind == 1 ? number(3, 9) : 2 * number(2, 5), along = number(-9, 9);
  return kind == 1 ? Topology::joined_east_west(round, along) : Topology::joined_north_south(round, along);
}

Terrain terrain() { return one_of(all_terrains); }
HarborKind harbor_kind() { return one_of(all_harbor_kinds); }
int token() { return in_one_of(10) ? number(0, limits::max_token) : number(2, 12); }
int small_count() { return number(1, in_one_of(10) ? limits::count : 9); }
std::string stack_name() { return in_one_of(4) ? name_among_few() : ""; }

template <class Make, class Face = decltype(std::declval<Make>()())>
Placed<Face> placed(Make face) {
  const int kind = pick(7);
  if (kind == 0) return {};
  if (kind < 5) return face();
  return Drawn{name_among_few()};
}

Cell cell() {
  Cell cell;
  cell.terrain = placed(terrain);
  cell.token = placed(token);
  cell.stack = stack_name();
  return cell;
}

template <class Make, class Face = decltype(std::declval<Make>()())>
Counts<Face> counts(Make face) {
  return several<Counts<Face>>(10, [&] {
    const Face some = face();
    return std::pair(some, small_count());
  });
}

Stack stack() {
  Stack stack;
  stack.hexes = counts(terrain);
  stack.token_pool = stack_name();
  stack.harbors = counts(harbor_kind);
  stack.dealt = in_one_of(4) ? small_count() : 0;
  stack.dealt_from = stack_name();
  stack.paired_with = stack_name();
  return stack;
}

TerrainTokens terrain_tokens() {
  return several<TerrainTokens>(5, [] {
    const Terrain some = terrain();
    return std::pair(some, counts(token));
  });
}

Chits chits() {
  Chits chits;
  chits.points = small_count();
  chits.settlements = small_count();
  chits.every_player = pick(2) == 1;
  return chits;
}

Area area() {
  Area area;
  area.roles = several<decltype(area.roles)>(3, [] { return one_of(all_area_roles); });
  area.chits = optional_of(chits);
  area.cells = several<decltype(area.cells)>(20, [] { return hex(); });
  return area;
}

Pieces pieces() {
  Pieces pieces;
  pieces.roads = number(0, 30);
  pieces.settlements = number(0, 30);
  pieces.cities = number(0, 30);
  pieces.ships = number(0, 30);
  return pieces;
}

Details details() {
  Details details;
  details.title = line();
  details.author = line();
  details.description = text();
  details.source = text();
  details.notes = text();
  details.min_players = small_count();
  details.max_players = small_count();
  details.victory_points = small_count();
  details.pieces = pieces();
  details.quarter_turned = pick(2) == 1;
  return details;
}

/// A module with options: mostly known ones, mostly with values that they take.
std::pair<std::string, RuleOptions> module_choice() {
  const RuleModule* module = in_one_of(5) ? nullptr : one_of(all_modules());
  const auto option = [&] {
    const bool known = module && !module->options.empty() && pick(2) == 0;
    return known ? std::string(one_of(module->options).id) : name();
  };
  const auto value = [&] {
    return !module || in_one_of(5)
               ? line()
               : std::string(one_of(std::array<const char*, 5>{"yes", "no", "3", "12", "track"}));
  };
  return {module ? std::string(module->id) : name(), several<RuleOptions>(5, [&] {
            const std::string which = option();
            return std::pair(which, value());
          })};
}
RuleChoices rules() { return several<RuleChoices>(10, module_choice); }

std::string box_name() {
  if (in_one_of(4)) return name();
  return one_of(
      std::array<const char*, 5>{"base", "base-5-6", "seafarers", "seafarers-5-6", "cities-and-knights"});
}

ForeignEntry foreign_entry() {
  ForeignEntry entry;
  entry.format = "pioneers";
  entry.key = name();
  entry.value = text();
  return entry;
}

Wish wish() {
  Wish wish{one_of(all_wish_kinds)};
  const WishInfo& about = info(wish.kind);
  if (about.has_limit()) wish.limit = number(about.least, about.most);
  wish.weight = optional_of([] { return number(1, most_wish_weight); });
  return wish;
}

std::optional<Dealt> dealt() {
  if (pick(2) == 0) return std::nullopt;
  const auto any = gen::arbitrary<std::uint64_t>();
  return Dealt{*any, *any};
}

SetHarbor set_harbor() {
  const Path at = path();
  if (pick(2) == 0) return {at, std::nullopt};
  return {at, Harbor{at.side(), placed(harbor_kind)}};
}

SetFrontier set_frontier() {
  const Path at = path();
  const auto centre = ends(at)[pick(2)];
  return {at, optional_of([&] { return centre; })};
}

SetMark set_mark() {
  const MarkKind kind = one_of(all_mark_kinds);
  MarkPlace at = hex();
  if (info(kind).at == MarkedAt::Path) at = path();
  if (info(kind).at == MarkedAt::Intersection) at = intersection();
  const int most = info(kind).number == MarkNumber::None ? 0 : 6;
  return {at, optional_of([&] { return Mark{kind, number(most == 0 ? 0 : 1, most)}; })};
}

template <class Make, class Thing = decltype(std::declval<Make>()())>
SetNamed<Thing> set_named(Make thing) {
  const std::string name = name_among_few();
  return {name, boxed(thing)};
}

/// The kinds of edits, each as often as its weight says.
const std::vector<std::pair<int, Edit (*)()>> edit_kinds{
    {24,
     []() -> Edit {
       return SetCell{hex(), boxed(cell)};
     }},
    {12,
     []() -> Edit {
       return SetTerrain{hex(), placed(terrain)};
     }},
    {12,
     []() -> Edit {
       return SetToken{hex(), placed(token)};
     }},
    {6,
     []() -> Edit {
       return SetHidden{hex(), stack_name()};
     }},
    {9, []() -> Edit { return set_harbor(); }},
    {3, []() -> Edit { return set_frontier(); }},
    {3,
     []() -> Edit {
       return SetMarker{one_of(all_markers), optional_of([] { return hex(); })};
     }},
    {3,
     []() -> Edit {
       return SetClosedToFounding{intersection(), pick(2) == 1};
     }},
    {4, []() -> Edit { return set_mark(); }},
    {6,
     []() -> Edit {
       return SetInArea{name_among_few(), hex(), pick(2) == 1};
     }},
    {4, []() -> Edit { return set_named(area); }},
    {3, []() -> Edit { return set_named([] { return counts(terrain); }); }},
    {3, []() -> Edit { return set_named([] { return counts(token); }); }},
    {3, []() -> Edit { return set_named([] { return counts(harbor_kind); }); }},
    {3, []() -> Edit { return set_named(stack); }},
    {2, []() -> Edit { return set_named(terrain_tokens); }},
    {2, []() -> Edit { return SetDetails{SharedValue<Details>(details())}; }},
    {1, []() -> Edit { return SetRules{rules()}; }},
    {1,
     []() -> Edit {
       return SetBoxes{several<decltype(SetBoxes::boxes)>(5, [] {
         const std::string box = box_name();
         return std::pair(box, small_count());
       })};
     }},
    {1, []() -> Edit { return SetTopology{topology()}; }},
    {2, []() -> Edit { return SetWishes{several<std::vector<Wish>>(5, wish)}; }},
    {6,
     []() -> Edit {
       return SetLocked{hex(), pick(2) == 1};
     }},
    {1, []() -> Edit { return SetDealt{dealt()}; }},
    {2,
     []() -> Edit {
       const std::string check = name();
       return SetAccepted{{check, line()}, optional_of(line)};
     }},
    {1, []() -> Edit { return SetForeign{several<std::vector<ForeignEntry>>(10, foreign_entry)}; }},
};

Edit edit() {
  int all = 0;
  for (const auto& [weight, make] : edit_kinds) all += weight;
  int chosen = pick(all);
  auto kind = edit_kinds.begin();
  for (; chosen >= kind->first; ++kind) chosen -= kind->first;
  return kind->second();
}

}  // namespace

rc::Gen<Hex> any_hex(int reach) {
  return gen::exec([reach] { return hex(reach); });
}
rc::Gen<Path> any_path(int reach) {
  return gen::exec([reach] { return path(reach); });
}
rc::Gen<Intersection> any_intersection(int reach) {
  return gen::exec([reach] { return intersection(reach); });
}
rc::Gen<Topology> any_topology() { return gen::exec(topology); }
rc::Gen<std::vector<Hex>> any_hexes(int reach) {
  return gen::exec([reach] { return hexes(100, reach); });
}

rc::Gen<std::vector<Hex>> connected_hexes() {
  return gen::exec([] {
    std::vector<Hex> all{{0, 0}};
    // Each step grows a neighbour of a hex that is there already.
    for (int left = amount(100); left > 0; --left)
      all.push_back(neighbour(one_of(all), one_of(all_directions)));
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  });
}

rc::Gen<std::string> any_line() { return gen::exec(line); }
rc::Gen<std::string> any_text() { return gen::exec(text); }
rc::Gen<std::string> any_name() { return gen::exec(name); }
rc::Gen<std::string> common_name() { return gen::exec(name_among_few); }
rc::Gen<RuleChoices> any_rules() { return gen::exec(rules); }
rc::Gen<Edit> any_edit() { return gen::exec(edit); }

rc::Gen<Scenario> any_scenario() {
  return gen::map(gen::pair(any_topology(), gen::container<Edits>(any_edit())),
                  [](const std::pair<Topology, Edits>& chosen) {
                    Scenario scenario;
                    apply_edit(scenario, SetTopology{chosen.first});
                    for (const Edit& edit : chosen.second) apply_edit(scenario, edit);
                    return scenario;
                  });
}

}  // namespace hexwright::test
