#include "scenario/edit.h"

#include <algorithm>
#include <utility>

#include "scenario/limits.h"
#include "scenario/text_rules.h"

namespace hexwright {
namespace {

Refusal refusal(const char* pattern, std::vector<std::string> arguments = {}) {
  return Refusal{Message{pattern, std::move(arguments)}};
}

using Refused = std::optional<Refusal>;

Refused check_place(Hex h) {
  const auto inside = [](int v) { return v >= -limits::coordinate && v <= limits::coordinate; };
  if (inside(h.q) && inside(h.r)) return {};
  return refusal(N_("hex {0},{1} lies too far out; coordinates go from -{2} to {2}"),
                 {std::to_string(h.q), std::to_string(h.r), std::to_string(limits::coordinate)});
}

Refused check_name(const std::string& name) {
  if (is_name(name)) return {};
  if (name.empty()) return refusal(N_("a name is missing"));
  if (name.size() > limits::name)
    return refusal(N_("the name is too long: {0} bytes, {1} at most"),
                   {std::to_string(name.size()), std::to_string(limits::name)});
  return refusal(N_("a name has no blanks at its ends and no control characters"));
}

Refused check_text(const std::string& text, std::size_t limit, bool lines) {
  if (text.size() > limit)
    return refusal(N_("the text is too long: {0} bytes, {1} at most"),
                   {std::to_string(text.size()), std::to_string(limit)});
  if (!is_clean_text(text, lines)) return refusal(N_("the text has characters that cannot be saved"));
  return {};
}

Refused check_count(int count, int least = 0) {
  if (count >= least && count <= limits::count) return {};
  return refusal(N_("{0} is out of range; it goes from {1} to {2}"),
                 {std::to_string(count), std::to_string(least), std::to_string(limits::count)});
}

template <class Face>
Refused check_placed(const Placed<Face>& placed) {
  if (const auto* pool = pool_of(placed)) return check_name(*pool);
  return {};
}

Refused check_token(const PlacedToken& token) {
  if (const auto number = fixed(token); number && (*number < 0 || *number > limits::max_token))
    return refusal(N_("a number token cannot show {0}"), {std::to_string(*number)});
  return check_placed(token);
}

Refused check_stack_name(const std::string& stack) { return stack.empty() ? Refused{} : check_name(stack); }

Refused check_cell(const Cell& cell) {
  if (auto no = check_placed(cell.terrain)) return no;
  if (auto no = check_token(cell.token)) return no;
  return check_stack_name(cell.stack);
}

Refused check_full(std::size_t size, std::size_t limit, const char* pattern) {
  if (size < limit) return {};
  return refusal(pattern, {std::to_string(limit)});
}

template <class Face>
Refused check_thing(const Counts<Face>& counts) {
  for (const auto& [face, count] : counts) {
    if (auto no = check_count(count, 1)) return no;
    if constexpr (std::is_same_v<Face, int>) {
      if (auto no = check_token(face)) return no;
    }
  }
  return {};
}
Refused check_thing(const Stack& stack) {
  if (auto no = check_thing(stack.hexes)) return no;
  return check_stack_name(stack.token_pool);
}
Refused check_thing(const Area& area) {
  if (area.chits) {
    if (auto no = check_count(area.chits->points, 1)) return no;
    if (auto no = check_count(area.chits->settlements, 1)) return no;
  }
  for (const Hex h : area.cells)
    if (auto no = check_place(h)) return no;
  if (area.cells.size() > limits::cells)
    return refusal(N_("an area holds at most {0} hexes"), {std::to_string(limits::cells)});
  return {};
}

/// Applies edits of each kind to one scenario. Each overload checks first, then changes.
class Applier {
 public:
  explicit Applier(Scenario& scenario) : s_(scenario) {}

  Outcome<Edit> operator()(const SetCell& edit) {
    if (auto no = check_place(edit.at)) return *no;
    if (edit.cell) {
      if (auto no = check_cell(*edit.cell)) return *no;
    }
    const Hex at = s_.topology.canonical(edit.at);
    const auto found = s_.cells.find(at);
    if (found == s_.cells.end()) {
      if (!edit.cell) return SetCell{at, std::nullopt};
      if (auto no = check_room_for_cell()) return *no;
      s_.cells.emplace(at, *edit.cell);
      return SetCell{at, std::nullopt};
    }
    SetCell back{at, std::move(found->second)};
    if (edit.cell) {
      found->second = *edit.cell;
    } else {
      s_.cells.erase(found);
    }
    return back;
  }

  Outcome<Edit> operator()(const SetTerrain& edit) {
    if (auto no = check_placed(edit.terrain)) return *no;
    return set_layer(edit.at, &Cell::terrain, edit.terrain,
                     [](Hex at, PlacedTerrain old) { return SetTerrain{at, std::move(old)}; });
  }
  Outcome<Edit> operator()(const SetToken& edit) {
    if (auto no = check_token(edit.token)) return *no;
    return set_layer(edit.at, &Cell::token, edit.token,
                     [](Hex at, PlacedToken old) { return SetToken{at, std::move(old)}; });
  }
  Outcome<Edit> operator()(const SetHidden& edit) {
    if (auto no = check_stack_name(edit.stack)) return *no;
    return set_layer(edit.at, &Cell::stack, edit.stack,
                     [](Hex at, std::string old) { return SetHidden{at, std::move(old)}; });
  }

  Outcome<Edit> operator()(const SetHarbor& edit) {
    if (auto no = check_place(edit.at.hex())) return *no;
    const Path at = s_.topology.canonical(edit.at);
    const auto found = s_.harbors.find(at);
    SetHarbor back{at, found == s_.harbors.end() ? std::nullopt : std::optional(found->second)};
    if (!edit.harbor) {
      if (found != s_.harbors.end()) s_.harbors.erase(found);
      return back;
    }
    if (auto no = check_placed(edit.harbor->kind)) return *no;
    if (edit.harbor->facing != at.side() && edit.harbor->facing != opposite(at.side()))
      return refusal(N_("a harbor faces one of the two hexes of its path"));
    if (found != s_.harbors.end()) {
      found->second = *edit.harbor;
      return back;
    }
    if (auto no = check_full(s_.harbors.size(), limits::harbors, N_("a scenario holds at most {0} harbors")))
      return *no;
    s_.harbors.emplace(at, *edit.harbor);
    return back;
  }

  Outcome<Edit> operator()(const SetMarker& edit) {
    const auto found = s_.markers.find(edit.marker);
    SetMarker back{edit.marker, found == s_.markers.end() ? std::nullopt : std::optional(found->second)};
    if (!edit.at) {
      s_.markers.erase(edit.marker);
      return back;
    }
    if (auto no = check_place(*edit.at)) return *no;
    s_.markers[edit.marker] = s_.topology.canonical(*edit.at);
    return back;
  }

  Outcome<Edit> operator()(const SetClosedToFounding& edit) {
    if (auto no = check_place(edit.at.hex())) return *no;
    const Intersection at = s_.topology.canonical(edit.at);
    const SetClosedToFounding back{at, s_.closed_to_founding.contains(at)};
    if (edit.closed) {
      if (auto no = check_full(s_.closed_to_founding.size(), 2 * limits::cells,
                               N_("at most {0} intersections can be closed to founding")))
        return *no;
      s_.closed_to_founding.insert(at);
    } else {
      s_.closed_to_founding.erase(at);
    }
    return back;
  }

  Outcome<Edit> operator()(const SetInArea& edit) {
    if (auto no = check_place(edit.at)) return *no;
    const auto area = s_.areas.find(edit.area);
    if (area == s_.areas.end()) return refusal(N_("there is no area named {0}"), {edit.area});
    const Hex at = s_.topology.canonical(edit.at);
    auto& cells = area->second.cells;
    const SetInArea back{edit.area, at, cells.contains(at)};
    if (edit.inside) {
      if (auto no = check_full(cells.size(), limits::cells, N_("an area holds at most {0} hexes"))) return *no;
      cells.insert(at);
    } else {
      cells.erase(at);
    }
    return back;
  }

  Outcome<Edit> operator()(const SetArea& edit) {
    SetArea canonical = edit;
    if (canonical.thing) {
      decltype(Area::cells) cells;
      for (const Hex h : canonical.thing->cells) cells.insert(s_.topology.canonical(h));
      canonical.thing->cells = std::move(cells);
    }
    return set_named(s_.areas, canonical);
  }
  Outcome<Edit> operator()(const SetTerrainPool& edit) { return set_named(s_.terrain_pools, edit); }
  Outcome<Edit> operator()(const SetTokenPool& edit) { return set_named(s_.token_pools, edit); }
  Outcome<Edit> operator()(const SetHarborPool& edit) { return set_named(s_.harbor_pools, edit); }
  Outcome<Edit> operator()(const SetStack& edit) { return set_named(s_.stacks, edit); }

  Outcome<Edit> operator()(const SetDetails& edit) {
    const Details& d = edit.details;
    for (const auto* line : {&d.title, &d.author})
      if (auto no = check_text(*line, limits::line, false)) return *no;
    for (const auto* text : {&d.description, &d.source, &d.notes})
      if (auto no = check_text(*text, limits::text, true)) return *no;
    for (const int count : {d.min_players, d.max_players, d.victory_points})
      if (auto no = check_count(count, 1)) return *no;
    for (const int count : {d.pieces.roads, d.pieces.settlements, d.pieces.cities, d.pieces.ships})
      if (auto no = check_count(count)) return *no;
    return SetDetails{std::exchange(s_.details, d)};
  }

  Outcome<Edit> operator()(const SetRules& edit) {
    if (edit.rules.size() > limits::named_things) return too_many_names();
    for (const auto& [module, options] : edit.rules) {
      if (auto no = check_name(module)) return *no;
      if (options.size() > limits::named_things) return too_many_names();
      for (const auto& [option, value] : options) {
        if (auto no = check_name(option)) return *no;
        if (auto no = check_text(value, limits::line, false)) return *no;
      }
    }
    return SetRules{std::exchange(s_.rules, edit.rules)};
  }

  Outcome<Edit> operator()(const SetBoxes& edit) {
    if (edit.boxes.size() > limits::named_things) return too_many_names();
    for (const auto& [box, count] : edit.boxes) {
      if (auto no = check_name(box)) return *no;
      if (auto no = check_count(count, 1)) return *no;
    }
    return SetBoxes{std::exchange(s_.boxes, edit.boxes)};
  }

  Outcome<Edit> operator()(const SetTopology& edit) {
    auto joined = respelled(edit.topology);
    if (!joined) return refusal(N_("the edges cannot be joined: two things would share a place"));
    if (*joined == s_) return SetTopology{s_.topology};
    return replace(std::move(*joined));
  }

  Outcome<Edit> operator()(const SetAccepted& edit) {
    if (auto no = check_name(edit.finding.check)) return *no;
    if (auto no = check_text(edit.finding.place, limits::line, false)) return *no;
    const auto found = s_.accepted.find(edit.finding);
    SetAccepted back{edit.finding, found == s_.accepted.end() ? std::nullopt : std::optional(found->second)};
    if (!edit.reason) {
      s_.accepted.erase(edit.finding);
      return back;
    }
    if (auto no = check_text(*edit.reason, limits::line, false)) return *no;
    if (found == s_.accepted.end()) {
      if (auto no = check_full(s_.accepted.size(), limits::accepted_findings,
                               N_("a scenario holds at most {0} accepted findings")))
        return *no;
    }
    s_.accepted[edit.finding] = *edit.reason;
    return back;
  }

  Outcome<Edit> operator()(const SetForeign& edit) {
    if (edit.foreign.size() > limits::foreign_entries)
      return refusal(N_("a scenario holds at most {0} foreign entries"),
                     {std::to_string(limits::foreign_entries)});
    for (const auto& entry : edit.foreign) {
      if (auto no = check_name(entry.format)) return *no;
      if (auto no = check_name(entry.key)) return *no;
      if (auto no = check_text(entry.value, limits::text, true)) return *no;
    }
    return SetForeign{std::exchange(s_.foreign, edit.foreign)};
  }

  Outcome<Edit> operator()(const SetScenario& edit) { return replace(*edit.scenario); }

 private:
  static Refusal too_many_names() {
    return refusal(N_("at most {0} of one kind can be named"), {std::to_string(limits::named_things)});
  }

  Refused check_room_for_cell() const {
    return check_full(s_.cells.size(), limits::cells, N_("a scenario holds at most {0} hexes"));
  }

  Edit replace(Scenario next) {
    auto old = std::make_shared<Scenario>(std::move(s_));
    s_ = std::move(next);
    return SetScenario{std::move(old)};
  }

  template <class Layer, class Back>
  Outcome<Edit> set_layer(Hex place, Layer Cell::*layer, const Layer& value, Back back) {
    if (auto no = check_place(place)) return *no;
    const Hex at = s_.topology.canonical(place);
    const auto found = s_.cells.find(at);
    if (found != s_.cells.end()) return back(at, std::exchange(found->second.*layer, value));
    if (auto no = check_room_for_cell()) return *no;
    s_.cells[at].*layer = value;
    return SetCell{at, std::nullopt};
  }

  template <class Thing>
  Outcome<Edit> set_named(std::map<std::string, Thing>& things, const SetNamed<Thing>& edit) {
    if (auto no = check_name(edit.name)) return *no;
    const auto found = things.find(edit.name);
    SetNamed<Thing> back{edit.name, {}};
    if (found != things.end()) back.thing = found->second;
    if (!edit.thing) {
      things.erase(edit.name);
      return back;
    }
    if (auto no = check_thing(*edit.thing)) return *no;
    if (found == things.end() && things.size() >= limits::named_things) return too_many_names();
    things[edit.name] = *edit.thing;
    return back;
  }

  /// The scenario in the spelling of another topology; none when two things would share a place.
  std::optional<Scenario> respelled(const Topology& topology) const {
    Scenario next = s_;
    next.topology = topology;
    next.cells.clear();
    for (const auto& [hex, cell] : s_.cells)
      if (!next.cells.emplace(topology.canonical(hex), cell).second) return std::nullopt;
    next.harbors.clear();
    for (const auto& [path, harbor] : s_.harbors)
      if (!next.harbors.emplace(topology.canonical(path), harbor).second) return std::nullopt;
    for (auto& [name, area] : next.areas) {
      decltype(Area::cells) cells;
      for (const Hex h : area.cells) cells.insert(topology.canonical(h));
      area.cells = std::move(cells);
    }
    for (auto& [marker, hex] : next.markers) hex = topology.canonical(hex);
    next.closed_to_founding.clear();
    for (const Intersection i : s_.closed_to_founding) next.closed_to_founding.insert(topology.canonical(i));
    return next;
  }

  Scenario& s_;
};

}  // namespace

Outcome<Edit> apply_edit(Scenario& scenario, const Edit& edit) { return std::visit(Applier(scenario), edit); }

Outcome<Edits> apply_edits(Scenario& scenario, const Edits& edits) {
  Edits back;
  back.reserve(edits.size());
  for (const Edit& edit : edits) {
    auto outcome = apply_edit(scenario, edit);
    if (auto* undo = std::get_if<Edit>(&outcome)) {
      back.push_back(std::move(*undo));
      continue;
    }
    for (auto undo = back.rbegin(); undo != back.rend(); ++undo) apply_edit(scenario, *undo);
    return std::get<Refusal>(std::move(outcome));
  }
  std::reverse(back.begin(), back.end());
  return back;
}

}  // namespace hexwright
