#include "tests/support/generators.h"

#include <array>
#include <iterator>
#include <numeric>
#include <tuple>
#include <utility>

#include "model/rules/module.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright::test {
namespace {

namespace gen = rc::gen;

template <class T>
rc::Gen<std::optional<T>> optional_of(const rc::Gen<T>& some) {
  return gen::weightedOneOf<std::optional<T>>(
      {{1, gen::just(std::optional<T>())},
       {3, gen::map(some, [](T value) { return std::optional(std::move(value)); })}});
}

template <class T>
rc::Gen<SharedValue<T>> boxed(const rc::Gen<T>& some) {
  return gen::map(optional_of(some), [](std::optional<T> value) { return SharedValue<T>(std::move(value)); });
}

/// From `least` to `most`, both possible.
rc::Gen<int> number(int least, int most) { return gen::inRange(least, most + 1); }

rc::Gen<std::string> joined(const rc::Gen<std::string>& piece) {
  return gen::map(gen::container<std::vector<std::string>>(piece),
                  [](const std::vector<std::string>& pieces) {
                    return std::accumulate(pieces.begin(), pieces.end(), std::string());
                  });
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

template <class Face>
rc::Gen<Placed<Face>> placed(const rc::Gen<Face>& face) {
  return gen::weightedOneOf<Placed<Face>>(
      {{1, gen::just(Placed<Face>())},
       {4, gen::map(face, [](Face f) { return Placed<Face>(f); })},
       {2, gen::map(common_name(), [](std::string pool) { return Placed<Face>(Drawn{std::move(pool)}); })}});
}

rc::Gen<Terrain> terrain() { return gen::elementOf(all_terrains); }
rc::Gen<HarborKind> harbor_kind() { return gen::elementOf(all_harbor_kinds); }
rc::Gen<int> token() {
  return gen::weightedOneOf<int>({{9, number(2, 12)}, {1, number(0, limits::max_token)}});
}
rc::Gen<int> small_count() {
  return gen::weightedOneOf<int>({{9, number(1, 9)}, {1, number(1, limits::count)}});
}
rc::Gen<std::string> stack_name() {
  return gen::weightedOneOf<std::string>({{3, gen::just(std::string())}, {1, common_name()}});
}

rc::Gen<Cell> cell() {
  return gen::exec([] {
    Cell cell;
    cell.terrain = *placed(terrain());
    cell.token = *placed(token());
    cell.stack = *stack_name();
    return cell;
  });
}

template <class Face>
rc::Gen<Counts<Face>> counts(const rc::Gen<Face>& face) {
  return gen::map(gen::scale(0.1, gen::container<std::map<Face, int>>(face, small_count())),
                  [](const std::map<Face, int>& all) { return Counts<Face>(all.begin(), all.end()); });
}

rc::Gen<Stack> stack() {
  return gen::exec([] {
    Stack stack;
    stack.hexes = *counts(terrain());
    stack.token_pool = *stack_name();
    stack.harbors = *counts(harbor_kind());
    stack.dealt = *gen::weightedOneOf<int>({{3, gen::just(0)}, {1, small_count()}});
    stack.dealt_from = *stack_name();
    stack.paired_with = *stack_name();
    return stack;
  });
}

rc::Gen<TerrainTokens> terrain_tokens() {
  const auto tokens = gen::container<std::map<Terrain, Counts<int>>>(terrain(), counts(token()));
  return gen::map(gen::scale(0.05, tokens), [](const std::map<Terrain, Counts<int>>& all) {
    return TerrainTokens(all.begin(), all.end());
  });
}

rc::Gen<Chits> chits() {
  return gen::exec([] {
    Chits chits;
    chits.points = *small_count();
    chits.settlements = *small_count();
    chits.every_player = *gen::arbitrary<bool>();
    return chits;
  });
}

rc::Gen<Area> area() {
  const auto roles = gen::map(gen::container<std::set<AreaRole>>(gen::elementOf(all_area_roles)),
                              [](const std::set<AreaRole>& all) {
                                return boost::container::flat_set<AreaRole>(all.begin(), all.end());
                              });
  const auto cells = gen::map(any_hexes(), [](const std::vector<Hex>& hexes) {
    return boost::container::flat_set<Hex>(hexes.begin(), hexes.end());
  });
  return gen::exec([roles = gen::scale(0.03, roles), cells = gen::scale(0.2, cells)] {
    Area area;
    area.roles = *roles;
    area.chits = *optional_of(chits());
    area.cells = *cells;
    return area;
  });
}

rc::Gen<Pieces> pieces() {
  return gen::exec([count = number(0, 30)] {
    Pieces pieces;
    pieces.roads = *count;
    pieces.settlements = *count;
    pieces.cities = *count;
    pieces.ships = *count;
    return pieces;
  });
}

rc::Gen<Details> details() {
  return gen::exec([] {
    Details details;
    details.title = *any_line();
    details.author = *any_line();
    details.description = *any_text();
    details.source = *any_text();
    details.notes = *any_text();
    details.min_players = *small_count();
    details.max_players = *small_count();
    details.victory_points = *small_count();
    details.pieces = *pieces();
    details.quarter_turned = *gen::arbitrary<bool>();
    return details;
  });
}

/// A module with options: mostly known ones, mostly with values that they take.
rc::Gen<std::pair<std::string, RuleOptions>> module_choice() {
  const auto known = gen::mapcat(
      gen::elementOf(std::vector(all_modules().begin(), all_modules().end())), [](const RuleModule* module) {
        std::vector<std::string> names;
        for (const ModuleOption& option : module->options) names.emplace_back(option.id);
        const auto value = gen::weightedOneOf<std::string>(
            {{4, gen::elementOf(std::vector<std::string>{"yes", "no", "3", "12", "track"})},
             {1, any_line()}});
        const auto option = names.empty() ? any_name() : gen::oneOf(gen::elementOf(names), any_name());
        const auto options = gen::scale(0.05, gen::container<RuleOptions>(option, value));
        return gen::pair(gen::just(std::string(module->id)), options);
      });
  const auto unknown =
      gen::pair(any_name(), gen::scale(0.05, gen::container<RuleOptions>(any_name(), any_line())));
  return gen::weightedOneOf<std::pair<std::string, RuleOptions>>({{4, known}, {1, unknown}});
}
rc::Gen<std::string> box_name() {
  return gen::weightedOneOf<std::string>(
      {{3, gen::elementOf(std::vector<std::string>{"base", "base-5-6", "seafarers", "seafarers-5-6",
                                                   "cities-and-knights"})},
       {1, any_name()}});
}

rc::Gen<ForeignEntry> foreign_entry() {
  return gen::exec([] {
    ForeignEntry entry;
    entry.format = "pioneers";
    entry.key = *any_name();
    entry.value = *any_text();
    return entry;
  });
}

rc::Gen<Wish> wish() {
  return gen::exec([] {
    Wish wish{*gen::elementOf(all_wish_kinds)};
    const WishInfo& about = info(wish.kind);
    if (about.has_limit()) wish.limit = *number(about.least, about.most);
    wish.weight = *optional_of(number(1, most_wish_weight));
    return wish;
  });
}

std::optional<Dealt> dealt() {
  if (*gen::arbitrary<bool>()) return std::nullopt;
  const auto any = gen::arbitrary<std::uint64_t>();
  return Dealt{*any, *any};
}

bool often() { return *gen::weightedElement<bool>({{3, true}, {1, false}}); }

SetHarbor set_harbor() {
  const Path path = *any_path();
  return {path, *gen::arbitrary<bool>() ? std::optional(Harbor{path.side(), *placed(harbor_kind())})
                                        : std::nullopt};
}

SetFrontier set_frontier() {
  const Path path = *any_path();
  const auto centre = ends(path)[*gen::arbitrary<bool>() ? 0 : 1];
  return {path, often() ? std::optional(centre) : std::nullopt};
}

SetMark set_mark() {
  const MarkKind kind = *gen::elementOf(all_mark_kinds);
  MarkPlace at = *any_hex();
  if (info(kind).at == MarkedAt::Path) at = *any_path();
  if (info(kind).at == MarkedAt::Intersection) at = *any_intersection();
  const int most = info(kind).number == MarkNumber::None ? 0 : 6;
  return {at, often() ? std::optional(Mark{kind, *number(most == 0 ? 0 : 1, most)}) : std::nullopt};
}

template <class Thing>
SetNamed<Thing> set_named(const rc::Gen<Thing>& thing) {
  return {*common_name(), *boxed(thing)};
}

/// The kinds of edits, each as often as its weight says.
const std::vector<std::pair<std::size_t, Edit (*)()>> edit_kinds{
    {24,
     []() -> Edit {
       return SetCell{*any_hex(), *boxed(cell())};
     }},
    {12,
     []() -> Edit {
       return SetTerrain{*any_hex(), *placed(terrain())};
     }},
    {12,
     []() -> Edit {
       return SetToken{*any_hex(), *placed(token())};
     }},
    {6,
     []() -> Edit {
       return SetHidden{*any_hex(), *stack_name()};
     }},
    {9, []() -> Edit { return set_harbor(); }},
    {3, []() -> Edit { return set_frontier(); }},
    {3,
     []() -> Edit {
       return SetMarker{*gen::elementOf(all_markers), *optional_of(any_hex())};
     }},
    {3,
     []() -> Edit {
       return SetClosedToFounding{*any_intersection(), *gen::arbitrary<bool>()};
     }},
    {4, []() -> Edit { return set_mark(); }},
    {6,
     []() -> Edit {
       return SetInArea{*common_name(), *any_hex(), *gen::arbitrary<bool>()};
     }},
    {4, []() -> Edit { return set_named(area()); }},
    {3, []() -> Edit { return set_named(counts(terrain())); }},
    {3, []() -> Edit { return set_named(counts(token())); }},
    {3, []() -> Edit { return set_named(counts(harbor_kind())); }},
    {3, []() -> Edit { return set_named(stack()); }},
    {2, []() -> Edit { return set_named(terrain_tokens()); }},
    {2, []() -> Edit { return SetDetails{SharedValue<Details>(*details())}; }},
    {1, []() -> Edit { return SetRules{*any_rules()}; }},
    {1,
     []() -> Edit {
       return SetBoxes{
           *gen::scale(0.05, gen::container<std::map<std::string, int>>(box_name(), small_count()))};
     }},
    {1, []() -> Edit { return SetTopology{*any_topology()}; }},
    {2, []() -> Edit { return SetWishes{*gen::scale(0.05, gen::container<std::vector<Wish>>(wish()))}; }},
    {6,
     []() -> Edit {
       return SetLocked{*any_hex(), *gen::arbitrary<bool>()};
     }},
    {1, []() -> Edit { return SetDealt{dealt()}; }},
    {2,
     []() -> Edit {
       return SetAccepted{{*any_name(), *any_line()}, *optional_of(any_line())};
     }},
    {1,
     []() -> Edit {
       return SetForeign{*gen::scale(0.1, gen::container<std::vector<ForeignEntry>>(foreign_entry()))};
     }},
};

}  // namespace

rc::Gen<Hex> any_hex(int reach) {
  return gen::exec([coordinate = number(-reach, reach)] {
    const int q = *coordinate;
    return Hex{q, *coordinate};
  });
}

rc::Gen<Path> any_path(int reach) {
  return gen::construct<Path>(any_hex(reach), gen::elementOf(all_directions));
}

rc::Gen<Intersection> any_intersection(int reach) {
  return gen::construct<Intersection>(any_hex(reach), gen::elementOf(all_corners));
}

rc::Gen<Topology> any_topology() {
  return gen::oneOf(
      gen::just(Topology()), gen::apply(&Topology::joined_east_west, number(3, 9), number(-9, 9)),
      gen::apply([](int half, int north) { return Topology::joined_north_south(2 * half, north); },
                 number(2, 5), number(-9, 9)));
}

rc::Gen<std::vector<Hex>> any_hexes(int reach) { return gen::container<std::vector<Hex>>(any_hex(reach)); }

rc::Gen<std::vector<Hex>> connected_hexes() {
  // Each step grows a neighbour of a hex that is there already.
  using Step = std::pair<unsigned, Direction>;
  const auto steps = gen::container<std::vector<Step>>(
      gen::pair(gen::arbitrary<unsigned>(), gen::elementOf(all_directions)));
  return gen::map(steps, [](const std::vector<Step>& all) {
    std::vector<Hex> hexes{{0, 0}};
    for (const auto& [from, direction] : all)
      hexes.push_back(neighbour(hexes[from % hexes.size()], direction));
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
  });
}

rc::Gen<std::string> any_line() {
  return gen::map(gen::scale(0.2, joined(gen::elementOf(line_pieces))),
                  [](std::string text) { return cut_to(limits::line, std::move(text)); });
}

rc::Gen<std::string> any_text() {
  auto pieces = line_pieces;
  pieces.insert(pieces.end(), {"\n", "\n\n", "\t"});
  return gen::map(gen::scale(0.3, joined(gen::elementOf(pieces))),
                  [](std::string text) { return cut_to(limits::line, std::move(text)); });
}

rc::Gen<std::string> any_name() {
  return gen::map(any_line(), [](std::string text) {
    text = cut_to(limits::name - 2, std::move(text));
    return is_name(text) ? text : "x" + text + "x";
  });
}

rc::Gen<std::string> common_name() {
  return gen::weightedOneOf<std::string>(
      {{6, gen::elementOf(std::vector<std::string>{"main", "fog", "Home island", "Küste & \"mehr\""})},
       {1, any_name()}});
}

rc::Gen<RuleChoices> any_rules() {
  return gen::map(
      gen::scale(0.1, gen::container<std::vector<std::pair<std::string, RuleOptions>>>(module_choice())),
      [](const std::vector<std::pair<std::string, RuleOptions>>& chosen) {
        return RuleChoices(chosen.begin(), chosen.end());
      });
}

rc::Gen<Edit> any_edit() {
  return gen::exec([] {
    std::size_t all = 0;
    for (const auto& [weight, edit] : edit_kinds) all += weight;
    // A small size would choose among the first kinds only.
    std::size_t chosen = *gen::resize(rc::kNominalSize, gen::inRange<std::size_t>(0, all));
    auto kind = edit_kinds.begin();
    for (; chosen >= kind->first; ++kind) chosen -= kind->first;
    return kind->second();
  });
}

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
