#include <cassert>
#include <type_traits>

#include "model/own/vocabulary.h"
#include "model/scenario/edit.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"
#include "model/scenario/wish.h"

namespace hexwright {
namespace {

using Refused = std::optional<Refusal>;

Refused check_name(const std::string& name) {
  if (is_name(name)) return {};
  if (name.empty()) return refuse(N_("a name is missing"));
  if (name.size() > limits::name)
    return refuse(N_("the name is too long: {0} bytes, {1} at most"),
                  {std::to_string(name.size()), std::to_string(limits::name)});
  return refuse(N_("a name has no blanks at its ends and no control characters"));
}

Refused check_name_or_none(const std::string& name) { return name.empty() ? Refused{} : check_name(name); }

Refused check_text(const std::string& text, std::size_t limit, bool lines) {
  if (text.size() > limit)
    return refuse(N_("the text is too long: {0} bytes, {1} at most"),
                  {std::to_string(text.size()), std::to_string(limit)});
  if (!is_clean_text(text, lines)) return refuse(N_("the text has characters that cannot be saved"));
  return {};
}
Refused check_line(const std::string& text) { return check_text(text, limits::line, false); }
Refused check_lines(const std::string& text) { return check_text(text, limits::text, true); }

Refused check_count(int count, int least) {
  if (count >= least && count <= limits::count) return {};
  return refuse(N_("{0} is out of range; it goes from {1} to {2}"),
                {std::to_string(count), std::to_string(least), std::to_string(limits::count)});
}

Refused check_size(std::size_t size, std::size_t limit, const char* pattern) {
  if (size <= limit) return {};
  return refuse(pattern, {std::to_string(limit)});
}

/// The first refusal among all of a range.
template <class Range, class Check>
Refused check_each(const Range& range, Check check) {
  for (const auto& item : range)
    if (auto no = check(item)) return no;
  return {};
}

Refused check_number(int token) {
  if (token >= 0 && token <= limits::max_token) return {};
  return refuse(N_("a number token cannot show {0}"), {std::to_string(token)});
}

template <class Face>
Refused check_placed(const Placed<Face>& placed) {
  if (const auto* pool = pool_of(placed)) return check_name(*pool);
  if constexpr (std::is_same_v<Face, int>) {
    if (const auto number = fixed(placed)) return check_number(*number);
  }
  return {};
}

Refused check_thing(const Cell& cell) {
  if (auto no = check_placed(cell.terrain)) return no;
  if (auto no = check_placed(cell.token)) return no;
  return check_name_or_none(cell.stack);
}

template <class Face>
Refused check_thing(const Counts<Face>& counts) {
  return check_each(counts, [](const auto& item) -> Refused {
    if constexpr (std::is_same_v<Face, int>) {
      if (auto no = check_number(item.first)) return no;
    }
    return check_count(item.second, 1);
  });
}

Refused check_thing(const Stack& stack) {
  if (auto no = check_thing(stack.hexes)) return no;
  if (auto no = check_thing(stack.harbors)) return no;
  // What comes up in play is told in bits, of which there are three for harbors.
  if (std::any_of(stack.harbors.begin(), stack.harbors.end(),
                  [](const auto& each) { return is_own(each.first); }))
    return refuse(N_("own harbors lie at coasts and in pools, and come up from no stack"));
  if (auto no = check_count(stack.dealt, 0)) return no;
  for (const auto* name : {&stack.dealt_from, &stack.token_pool, &stack.paired_with})
    if (auto no = check_name_or_none(*name)) return no;
  return {};
}

Refused check_thing(const TerrainTokens& tokens) {
  return check_each(tokens, [](const auto& item) { return check_thing(item.second); });
}

Refused check_thing(const Area& area) {
  if (area.chits) {
    if (auto no = check_count(area.chits->points, 1)) return no;
    if (auto no = check_count(area.chits->settlements, 1)) return no;
  }
  if (auto no = check_size(area.cells.size(), limits::cells, N_("an area holds at most {0} hexes")))
    return no;
  return check_each(area.cells, check_place);
}

Refused check_harbor(const Path& at, const Harbor& harbor) {
  if (harbor.facing != at.side() && harbor.facing != opposite(at.side()))
    return refuse(N_("a harbor faces one of the two hexes of its path"));
  return check_placed(harbor.kind);
}

/// In any spelling: of a joined board, the centre may be spelled from the other side.
Refused check_frontier(const Path& at, const Intersection& centre) {
  if (auto no = check_place(at.hex())) return no;
  return check_place(centre.hex());
}

Refused check_mark(const MarkPlace& at, const std::optional<Mark>& mark) {
  if (auto no = check_place(hex_of(at))) return no;
  return mark ? why_no_mark(at, *mark) : Refused{};
}

Refused check_details(const Details& d) {
  if (auto no = check_line(d.title)) return no;
  if (auto no = check_line(d.author)) return no;
  for (const auto* text : {&d.description, &d.source, &d.notes})
    if (auto no = check_lines(*text)) return no;
  for (const int count : {d.min_players, d.max_players, d.victory_points})
    if (auto no = check_count(count, 1)) return no;
  for (const int count : {d.pieces.roads, d.pieces.settlements, d.pieces.cities, d.pieces.ships})
    if (auto no = check_count(count, 0)) return no;
  return {};
}

constexpr const char* too_many_names = N_("at most {0} of one kind can be named");

Refused check_options(const RuleOptions& options) {
  if (auto no = check_size(options.size(), limits::named_things, too_many_names)) return no;
  return check_each(options, [](const auto& option) {
    auto no = check_name(option.first);
    return no ? no : check_line(option.second);
  });
}

Refused check_rules(const RuleChoices& rules) {
  if (auto no = check_size(rules.size(), limits::named_things, too_many_names)) return no;
  return check_each(rules, [](const auto& module) {
    auto no = check_name(module.first);
    return no ? no : check_options(module.second);
  });
}

std::size_t count_of_elements(const own::Element& element) {
  std::size_t count = 1;
  for (const own::Element& child : element.children) count += count_of_elements(child);
  return count;
}

Refused check_packs(const own::Packs& packs) {
  if (auto no = check_size(packs.all().size(), own::most_packs,
                           N_("a scenario holds at most {0} packs of own rules")))
    return no;
  std::size_t elements = 0;
  for (const own::Element& pack : packs.all()) elements += count_of_elements(pack);
  if (auto no =
          check_size(elements, own::most_elements, N_("packs of own rules hold at most {0} parts together")))
    return no;
  for (const own::Element& pack : packs.all()) {
    if (auto problems = own::form_problems(pack); !problems.empty())
      return refuse(N_("pack {0}: {1}"), {std::string(pack.get("id")), problems.front().message});
    if (packs.find(pack.get("id")) != &pack)
      return refuse(N_("there are two packs with the id {0}"), {std::string(pack.get("id"))});
  }
  if (!packs.unnumbered_marks().empty())
    return refuse(
        N_("there is no room for the marker {0}: a scenario has at most {1} kinds on hexes, on paths and at "
           "corners"),
        {packs.unnumbered_marks().front(), std::to_string(own_marks::most_of_a_sort)});
  if (!packs.unnumbered().empty())
    return refuse(
        N_("there is no room for the terrain {0}: a scenario has at most {1} own terrains with a token, {2} "
           "without, and {3} for each resource"),
        {packs.unnumbered().front(), std::to_string(own_terrains::most_numbered),
         std::to_string(own_terrains::most_blank), std::to_string(own_terrains::most_of_a_resource)});
  if (!packs.unnumbered_harbors().empty())
    return refuse(N_("there is no room for the harbor {0}: a scenario has at most {1} own harbors"),
                  {packs.unnumbered_harbors().front(), std::to_string(own_harbors::most)});
  return {};
}

Refused check_boxes(const std::map<std::string, int>& boxes) {
  if (auto no = check_size(boxes.size(), limits::named_things, too_many_names)) return no;
  return check_each(boxes, [](const auto& box) {
    auto no = check_name(box.first);
    return no ? no : check_count(box.second, 1);
  });
}

Refused check_accepted(const AcceptedFinding& finding, const std::string& reason) {
  if (auto no = check_name(finding.check)) return no;
  if (auto no = check_line(finding.place)) return no;
  return check_line(reason);
}

Refused check_foreign(const std::vector<ForeignEntry>& foreign) {
  if (auto no = check_size(foreign.size(), limits::foreign_entries,
                           N_("a scenario holds at most {0} foreign entries")))
    return no;
  return check_each(foreign, [](const ForeignEntry& entry) -> Refused {
    if (auto no = check_name(entry.format)) return no;
    if (auto no = check_name(entry.key)) return no;
    return check_lines(entry.value);
  });
}

template <class Thing>
Refused check_all_named(const std::map<std::string, Thing>& things) {
  if (auto no = check_size(things.size(), limits::named_things, too_many_names)) return no;
  return check_each(things, [](const auto& item) {
    auto no = check_name(item.first);
    return no ? no : check_thing(item.second);
  });
}

Refused check_wishes(const std::vector<Wish>& wishes) {
  if (auto no = check_size(wishes.size(), limits::wishes, N_("a scenario holds at most {0} wishes")))
    return no;
  return check_each(wishes, check_wish);
}

Refused check_board(const Scenario& s) {
  if (auto no = check_size(s.cells.size(), limits::cells, N_("a scenario holds at most {0} hexes")))
    return no;
  if (auto no = check_size(s.harbors.size(), limits::harbors, N_("a scenario holds at most {0} harbors")))
    return no;
  for (const auto& [at, cell] : s.cells) {
    if (auto no = check_place(at)) return no;
    if (auto no = check_thing(cell)) return no;
  }
  for (const auto& [at, harbor] : s.harbors) {
    if (auto no = check_place(at.hex())) return no;
    if (auto no = check_harbor(at, harbor)) return no;
  }
  if (auto no = check_size(s.frontiers.size(), limits::frontiers,
                           N_("a scenario holds at most {0} frontier areas")))
    return no;
  for (const auto& [at, centre] : s.frontiers)
    if (auto no = check_frontier(at, centre)) return no;
  for (const auto& [marker, at] : s.markers)
    if (auto no = check_place(at)) return no;
  if (auto no = check_size(s.marks.size(), limits::marks, N_("a scenario holds at most {0} marks")))
    return no;
  for (const auto& [at, mark] : s.marks)
    if (auto no = check_mark(at, mark)) return no;
  return check_each(s.closed_to_founding, [](const Intersection& i) { return check_place(i.hex()); });
}

Refused check_scenario(const Scenario& s) {
  if (auto no = check_board(s)) return no;
  if (auto no = check_all_named(s.areas)) return no;
  if (auto no = check_all_named(s.terrain_pools)) return no;
  if (auto no = check_all_named(s.token_pools)) return no;
  if (auto no = check_all_named(s.harbor_pools)) return no;
  if (auto no = check_all_named(s.stacks)) return no;
  if (auto no = check_all_named(s.terrain_tokens)) return no;
  if (auto no = check_details(s.details)) return no;
  if (auto no = check_rules(s.rules)) return no;
  if (auto no = check_packs(s.own)) return no;
  if (auto no = check_boxes(s.boxes)) return no;
  if (auto no = check_foreign(s.foreign)) return no;
  if (auto no = check_wishes(s.generation.wishes)) return no;
  if (auto no = check_size(s.generation.locked.size(), limits::cells, N_("at most {0} hexes can be locked")))
    return no;
  if (auto no = check_each(s.generation.locked, check_place)) return no;
  return check_each(s.accepted, [](const auto& item) { return check_accepted(item.first, item.second); });
}

struct Checker {
  Refused operator()(const SetCell& e) const {
    if (auto no = check_place(e.at)) return no;
    return e.cell ? check_thing(*e.cell) : Refused{};
  }
  Refused operator()(const SetTerrain& e) const {
    auto no = check_place(e.at);
    return no ? no : check_placed(e.terrain);
  }
  Refused operator()(const SetToken& e) const {
    auto no = check_place(e.at);
    return no ? no : check_placed(e.token);
  }
  Refused operator()(const SetHidden& e) const {
    auto no = check_place(e.at);
    return no ? no : check_name_or_none(e.stack);
  }
  Refused operator()(const SetHarbor& e) const {
    if (auto no = check_place(e.at.hex())) return no;
    return e.harbor ? check_harbor(e.at, *e.harbor) : Refused{};
  }
  Refused operator()(const SetFrontier& e) const {
    return check_frontier(e.at, e.centre.value_or(Intersection(e.at.hex(), Corner::North)));
  }
  Refused operator()(const SetMarker& e) const { return e.at ? check_place(*e.at) : Refused{}; }
  Refused operator()(const SetClosedToFounding& e) const { return check_place(e.at.hex()); }
  Refused operator()(const SetMark& e) const { return check_mark(e.at, e.mark); }
  Refused operator()(const SetInArea& e) const { return check_place(e.at); }
  template <class Thing>
  Refused operator()(const SetNamed<Thing>& e) const {
    if (auto no = check_name(e.name)) return no;
    return e.thing ? check_thing(*e.thing) : Refused{};
  }
  Refused operator()(const SetDetails& e) const {
    assert(e.details);
    return check_details(*e.details);
  }
  Refused operator()(const SetRules& e) const { return check_rules(e.rules); }
  Refused operator()(const SetPacks& e) const { return check_packs(e.packs); }
  Refused operator()(const SetBoxes& e) const { return check_boxes(e.boxes); }
  Refused operator()(const SetTopology& /*always legal*/) const { return {}; }
  Refused operator()(const SetWishes& e) const { return check_wishes(e.wishes); }
  Refused operator()(const SetLocked& e) const { return check_place(e.at); }
  Refused operator()(const SetDealt& /*always legal*/) const { return {}; }
  Refused operator()(const SetAccepted& e) const { return check_accepted(e.finding, e.reason.value_or("")); }
  Refused operator()(const SetForeign& e) const { return check_foreign(e.foreign); }
  Refused operator()(const SetScenario& e) const {
    assert(e.scenario);
    return check_scenario(*e.scenario);
  }
};

}  // namespace

std::optional<Refusal> check_place(Hex place) {
  const auto inside = [](int v) { return v >= -limits::coordinate && v <= limits::coordinate; };
  if (inside(place.q) && inside(place.r)) return {};
  return refuse(N_("hex {0},{1} lies too far out; coordinates go from -{2} to {2}"),
                {std::to_string(place.q), std::to_string(place.r), std::to_string(limits::coordinate)});
}

std::optional<Refusal> check_edit(const Edit& edit) { return std::visit(Checker{}, edit); }

}  // namespace hexwright
