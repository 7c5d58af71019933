#include "support/generators.h"

#include <array>
#include <iterator>
#include <numeric>
#include <tuple>
#include <utility>

#include "rules/module.h"
#include "scenario/limits.h"
#include "scenario/text_rules.h"

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
rc::Gen<Boxed<T>> boxed(const rc::Gen<T>& some) {
  return gen::map(optional_of(some), [](std::optional<T> value) { return Boxed<T>(std::move(value)); });
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
  return gen::build<Cell>(gen::set(&Cell::terrain, placed(terrain())),
                          gen::set(&Cell::token, placed(token())), gen::set(&Cell::stack, stack_name()));
}

template <class Face>
rc::Gen<Counts<Face>> counts(const rc::Gen<Face>& face) {
  return gen::map(gen::scale(0.1, gen::container<std::map<Face, int>>(face, small_count())),
                  [](const std::map<Face, int>& all) { return Counts<Face>(all.begin(), all.end()); });
}

rc::Gen<Stack> stack() {
  const auto dealt = gen::weightedOneOf<int>({{3, gen::just(0)}, {1, small_count()}});
  return gen::build<Stack>(
      gen::set(&Stack::hexes, counts(terrain())), gen::set(&Stack::token_pool, stack_name()),
      gen::set(&Stack::harbors, counts(harbor_kind())), gen::set(&Stack::dealt, dealt),
      gen::set(&Stack::dealt_from, stack_name()), gen::set(&Stack::paired_with, stack_name()));
}

rc::Gen<TerrainTokens> terrain_tokens() {
  const auto tokens = gen::container<std::map<Terrain, Counts<int>>>(terrain(), counts(token()));
  return gen::map(gen::scale(0.05, tokens), [](const std::map<Terrain, Counts<int>>& all) {
    return TerrainTokens(all.begin(), all.end());
  });
}

rc::Gen<Chits> chits() {
  return gen::build<Chits>(gen::set(&Chits::points, small_count()),
                           gen::set(&Chits::settlements, small_count()), gen::set(&Chits::every_player));
}

rc::Gen<Area> area() {
  const auto roles = gen::map(gen::container<std::set<AreaRole>>(gen::elementOf(all_area_roles)),
                              [](const std::set<AreaRole>& all) {
                                return boost::container::flat_set<AreaRole>(all.begin(), all.end());
                              });
  const auto cells = gen::map(any_hexes(), [](const std::vector<Hex>& hexes) {
    return boost::container::flat_set<Hex>(hexes.begin(), hexes.end());
  });
  return gen::build<Area>(gen::set(&Area::roles, gen::scale(0.03, roles)),
                          gen::set(&Area::chits, optional_of(chits())),
                          gen::set(&Area::cells, gen::scale(0.2, cells)));
}

rc::Gen<Pieces> pieces() {
  const auto count = number(0, 30);
  return gen::build<Pieces>(gen::set(&Pieces::roads, count), gen::set(&Pieces::settlements, count),
                            gen::set(&Pieces::cities, count), gen::set(&Pieces::ships, count));
}

rc::Gen<Details> details() {
  return gen::build<Details>(
      gen::set(&Details::title, any_line()), gen::set(&Details::author, any_line()),
      gen::set(&Details::description, any_text()), gen::set(&Details::source, any_text()),
      gen::set(&Details::notes, any_text()), gen::set(&Details::min_players, small_count()),
      gen::set(&Details::max_players, small_count()), gen::set(&Details::victory_points, small_count()),
      gen::set(&Details::pieces, pieces()), gen::set(&Details::quarter_turned));
}

/// A module with options: mostly known ones, mostly with values that they take.
rc::Gen<std::pair<std::string, RuleOptions>> module_choice() {
  const auto known = gen::mapcat(
      gen::elementOf(std::vector(all_modules().begin(), all_modules().end())), [](const RuleModule* module) {
        std::vector<std::string> names;
        for (const ModuleOption& option : module->options) names.emplace_back(option.id);
        const auto value = gen::weightedOneOf<std::string>(
            {{4, gen::elementOf(std::vector<std::string>{"yes", "no", "3", "12"})}, {1, any_line()}});
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
      {{3, gen::elementOf(std::vector<std::string>{"base", "base-5-6", "seafarers", "seafarers-5-6"})},
       {1, any_name()}});
}

rc::Gen<ForeignEntry> foreign_entry() {
  return gen::build<ForeignEntry>(gen::set(&ForeignEntry::format, gen::just(std::string("pioneers"))),
                                  gen::set(&ForeignEntry::key, any_name()),
                                  gen::set(&ForeignEntry::value, any_text()));
}

rc::Gen<AcceptedFinding> accepted_finding() {
  return gen::build<AcceptedFinding>(gen::set(&AcceptedFinding::check, any_name()),
                                     gen::set(&AcceptedFinding::place, any_line()));
}

rc::Gen<SetHarbor> set_harbor() {
  return gen::map(
      gen::tuple(any_hex(), gen::elementOf(all_directions), gen::arbitrary<bool>(), placed(harbor_kind())),
      [](const std::tuple<Hex, Direction, bool, PlacedHarbor>& chosen) {
        const auto& [hex, facing, present, kind] = chosen;
        const auto harbor = present ? std::optional(Harbor{facing, kind}) : std::nullopt;
        return SetHarbor{Path(hex, facing), harbor};
      });
}

rc::Gen<SetFrontier> set_frontier() {
  return gen::map(gen::tuple(any_hex(), gen::elementOf(all_directions), gen::arbitrary<bool>(),
                             gen::weightedElement<bool>({{3, true}, {1, false}})),
                  [](const std::tuple<Hex, Direction, bool, bool>& chosen) {
                    const auto& [hex, side, clockwise, present] = chosen;
                    const Path path(hex, side);
                    const auto centre = ends(path)[clockwise ? 0 : 1];
                    return SetFrontier{path, present ? std::optional(centre) : std::nullopt};
                  });
}

template <class Thing>
rc::Gen<SetNamed<Thing>> set_named(const rc::Gen<Thing>& thing) {
  return gen::build<SetNamed<Thing>>(gen::set(&SetNamed<Thing>::name, common_name()),
                                     gen::set(&SetNamed<Thing>::thing, boxed(thing)));
}

template <class Kind>
rc::Gen<Edit> edit(const rc::Gen<Kind>& kind) {
  return gen::cast<Edit>(kind);
}

}  // namespace

rc::Gen<Hex> any_hex(int reach) {
  return gen::build<Hex>(gen::set(&Hex::q, number(-reach, reach)), gen::set(&Hex::r, number(-reach, reach)));
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
  const auto boxes = gen::scale(0.05, gen::container<std::map<std::string, int>>(box_name(), small_count()));
  return gen::weightedOneOf<Edit>({
      {24,
       edit(gen::build<SetCell>(gen::set(&SetCell::at, any_hex()), gen::set(&SetCell::cell, boxed(cell()))))},
      {12, edit(gen::build<SetTerrain>(gen::set(&SetTerrain::at, any_hex()),
                                       gen::set(&SetTerrain::terrain, placed(terrain()))))},
      {12, edit(gen::build<SetToken>(gen::set(&SetToken::at, any_hex()),
                                     gen::set(&SetToken::token, placed(token()))))},
      {6, edit(gen::build<SetHidden>(gen::set(&SetHidden::at, any_hex()),
                                     gen::set(&SetHidden::stack, stack_name())))},
      {9, edit(set_harbor())},
      {3, edit(set_frontier())},
      {3, edit(gen::build<SetMarker>(gen::set(&SetMarker::marker, gen::elementOf(all_markers)),
                                     gen::set(&SetMarker::at, optional_of(any_hex()))))},
      {3, edit(gen::build<SetClosedToFounding>(gen::set(&SetClosedToFounding::at, any_intersection()),
                                               gen::set(&SetClosedToFounding::closed)))},
      {6, edit(gen::build<SetInArea>(gen::set(&SetInArea::area, common_name()),
                                     gen::set(&SetInArea::at, any_hex()), gen::set(&SetInArea::inside)))},
      {4, edit(set_named(area()))},
      {3, edit(set_named(counts(terrain())))},
      {3, edit(set_named(counts(token())))},
      {3, edit(set_named(counts(harbor_kind())))},
      {3, edit(set_named(stack()))},
      {2, edit(set_named(terrain_tokens()))},
      {2, edit(gen::build<SetDetails>(gen::set(&SetDetails::details, gen::cast<Boxed<Details>>(details()))))},
      {1, edit(gen::build<SetRules>(gen::set(&SetRules::rules, any_rules())))},
      {1, edit(gen::build<SetBoxes>(gen::set(&SetBoxes::boxes, boxes)))},
      {1, edit(gen::build<SetTopology>(gen::set(&SetTopology::topology, any_topology())))},
      {2, edit(gen::build<SetAccepted>(gen::set(&SetAccepted::finding, accepted_finding()),
                                       gen::set(&SetAccepted::reason, optional_of(any_line()))))},
      {1, edit(gen::build<SetForeign>(
              gen::set(&SetForeign::foreign,
                       gen::scale(0.1, gen::container<std::vector<ForeignEntry>>(foreign_entry())))))},
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
