#include "model/scenario/edit.h"

#include <algorithm>
#include <utility>

#include "model/scenario/limits.h"
#include "model/scenario/renumber.h"

namespace hexwright {
namespace {

/// The edit that takes a change back; none when nothing changed.
using Applied = Outcome<std::optional<Edit>>;

/// Gives every place in a map its canonical spelling; false when two would share one.
template <class Map, class Respell>
bool respell_keys(Map& map, Respell respell) {
  const auto by_key = [](const auto& a, const auto& b) { return a.first < b.first; };
  const auto same_key = [](const auto& a, const auto& b) { return a.first == b.first; };
  auto sequence = map.extract_sequence();
  for (auto& [key, value] : sequence) key = respell(key);
  std::sort(sequence.begin(), sequence.end(), by_key);
  const bool distinct = std::adjacent_find(sequence.begin(), sequence.end(), same_key) == sequence.end();
  if (distinct) map.adopt_sequence(boost::container::ordered_unique_range, std::move(sequence));
  return distinct;
}

template <class Set, class Respell>
void respell_members(Set& set, Respell respell) {
  auto sequence = set.extract_sequence();
  for (auto& member : sequence) member = respell(member);
  std::sort(sequence.begin(), sequence.end());
  sequence.erase(std::unique(sequence.begin(), sequence.end()), sequence.end());
  set.adopt_sequence(boost::container::ordered_unique_range, std::move(sequence));
}

constexpr const char* centre_is_an_end =
    N_("the centre of a frontier area is an end of the path between its two hexes");

bool ends_at(const Topology& topology, const Path& path, const Intersection& end) {
  const auto both = ends(path);
  return topology.canonical(both[0]) == end || topology.canonical(both[1]) == end;
}

/// The scenario as the spelling of a topology has it; refused when two things would share a place.
Outcome<Scenario> respelled(Scenario s, const Topology& topology) {
  const auto canonical = [&](const auto& place) { return topology.canonical(place); };
  s.topology = topology;
  for (auto& [path, centre] : s.frontiers) centre = canonical(centre);
  if (!respell_keys(s.cells, canonical) || !respell_keys(s.harbors, canonical) ||
      !respell_keys(s.frontiers, canonical) ||
      !respell_keys(s.marks, [&](const MarkPlace& at) { return hexwright::canonical(topology, at); }))
    return refuse(N_("the edges cannot be joined: two things would share a place"));
  for (const auto& [path, centre] : s.frontiers)
    if (!ends_at(topology, path, centre)) return refuse(centre_is_an_end);
  for (auto& [name, area] : s.areas) respell_members(area.cells, canonical);
  for (auto& [marker, at] : s.markers) at = canonical(at);
  respell_members(s.closed_to_founding, canonical);
  respell_members(s.generation.locked, canonical);
  if (auto no = check_edit(SetScenario{std::make_shared<Scenario>(s)})) return *no;
  return s;
}

/// Applies edits whose values are checked already to one scenario.
class Applier {
 public:
  explicit Applier(Scenario& scenario) : s_(scenario) {}

  Applied operator()(const SetCell& e) {
    return at_place(
        e.at, [&](Hex at) { return set_slot<SetCell>(s_.cells, at, e.cell, limits::cells, too_many_hexes); });
  }
  Applied operator()(const SetTerrain& e) { return set_layer<SetTerrain>(e.at, &Cell::terrain, e.terrain); }
  Applied operator()(const SetToken& e) { return set_layer<SetToken>(e.at, &Cell::token, e.token); }
  Applied operator()(const SetHidden& e) { return set_layer<SetHidden>(e.at, &Cell::stack, e.stack); }

  Applied operator()(const SetHarbor& e) {
    return at_place(e.at, [&](Path at) {
      return set_slot<SetHarbor>(s_.harbors, at, e.harbor, limits::harbors,
                                 N_("a scenario holds at most {0} harbors"));
    });
  }
  Applied operator()(const SetFrontier& e) {
    return at_place(e.at, [&](Path at) -> Applied {
      auto centre = e.centre;
      if (centre) {
        centre = s_.topology.canonical(*centre);
        if (!ends_at(s_.topology, at, *centre)) return refuse(centre_is_an_end);
      }
      return set_slot<SetFrontier>(s_.frontiers, at, centre, limits::frontiers,
                                   N_("a scenario holds at most {0} frontier areas"));
    });
  }
  Applied operator()(const SetMarker& e) {
    const auto set = [&](std::optional<Hex> at) {
      return set_slot<SetMarker>(s_.markers, e.marker, at, all_markers.size(), "");
    };
    return e.at ? at_place(*e.at, set) : set(std::nullopt);
  }
  Applied operator()(const SetClosedToFounding& e) {
    return at_place(e.at, [&](Intersection at) {
      return set_member(s_.closed_to_founding, at, e.closed, 2 * limits::cells,
                        N_("at most {0} intersections can be closed to founding"),
                        SetClosedToFounding{at, !e.closed});
    });
  }
  Applied operator()(const SetMark& e) {
    const MarkPlace at = canonical(s_.topology, e.at);
    if (auto no = check_place(hexwright::hex_of(at))) return *no;
    return set_slot<SetMark>(s_.marks, at, e.mark, limits::marks, N_("a scenario holds at most {0} marks"));
  }
  Applied operator()(const SetInArea& e) {
    const auto area = s_.areas.find(e.area);
    if (area == s_.areas.end()) return refuse(N_("there is no area named {0}"), {e.area});
    return at_place(e.at, [&](Hex at) {
      return set_member(area->second.cells, at, e.inside, limits::cells,
                        N_("an area holds at most {0} hexes"), SetInArea{e.area, at, !e.inside});
    });
  }

  Applied operator()(const SetArea& e) {
    if (!e.thing) return set_named(s_.areas, e);
    Area area = *e.thing;
    respell_members(area.cells, [&](Hex h) { return s_.topology.canonical(h); });
    for (const Hex h : area.cells)
      if (auto no = check_place(h)) return *no;
    return set_named(s_.areas, SetArea{e.name, std::move(area)});
  }
  Applied operator()(const SetTerrainPool& e) { return set_named(s_.terrain_pools, e); }
  Applied operator()(const SetTokenPool& e) { return set_named(s_.token_pools, e); }
  Applied operator()(const SetHarborPool& e) { return set_named(s_.harbor_pools, e); }
  Applied operator()(const SetStack& e) { return set_named(s_.stacks, e); }
  Applied operator()(const SetTerrainTokens& e) { return set_named(s_.terrain_tokens, e); }

  Applied operator()(const SetDetails& e) { return set_whole<SetDetails>(s_.details, *e.details); }
  Applied operator()(const SetRules& e) { return set_whole<SetRules>(s_.rules, e.rules); }
  Applied operator()(const SetPacks& e) {
    if (e.packs == s_.own) return std::nullopt;
    if (auto no = renumber(s_, e.packs)) return *std::move(no);
    return SetPacks{std::exchange(s_.own, e.packs)};
  }
  Applied operator()(const SetBoxes& e) { return set_whole<SetBoxes>(s_.boxes, e.boxes); }
  Applied operator()(const SetForeign& e) { return set_whole<SetForeign>(s_.foreign, e.foreign); }
  Applied operator()(const SetWishes& e) { return set_whole<SetWishes>(s_.generation.wishes, e.wishes); }
  Applied operator()(const SetLocked& e) {
    return at_place(e.at, [&](Hex at) {
      return set_member(s_.generation.locked, at, e.locked, limits::cells,
                        N_("at most {0} hexes can be locked"), SetLocked{at, !e.locked});
    });
  }
  Applied operator()(const SetDealt& e) { return set_whole<SetDealt>(s_.generation.dealt, e.dealt); }
  Applied operator()(const SetAccepted& e) {
    return set_slot<SetAccepted>(s_.accepted, e.finding, e.reason, limits::accepted_findings,
                                 N_("a scenario holds at most {0} accepted findings"));
  }

  Applied operator()(const SetTopology& e) {
    if (e.topology == s_.topology) return std::nullopt;
    auto joined = respelled(s_, e.topology);
    if (auto* no = joined.refusal()) return std::move(*no);
    return replace(std::move(joined).value());
  }
  Applied operator()(const SetScenario& e) {
    auto next = respelled(*e.scenario, e.scenario->topology);
    if (auto* no = next.refusal()) return std::move(*no);
    return replace(std::move(next).value());
  }

 private:
  static constexpr const char* too_many_hexes = N_("a scenario holds at most {0} hexes");

  /// Does something at the canonical spelling of a place, which must not lie too far out either.
  template <class Name, class Do>
  Applied at_place(const Name& place, Do what) const {
    const Name at = s_.topology.canonical(place);
    const auto no = check_place(hex_of(at));
    return no ? Applied(*no) : what(at);
  }
  static Hex hex_of(Hex h) { return h; }
  static Hex hex_of(const auto& name) { return name.hex(); }

  /// Puts a value where `key` is, or takes away what is there.
  template <class Kind, class Map, class Key, class Maybe>
  static Applied set_slot(Map& map, const Key& key, const Maybe& value, std::size_t limit, const char* full) {
    const auto found = map.find(key);
    if (found == map.end()) {
      if (!value) return std::nullopt;
      if (map.size() >= limit) return refuse(full, {std::to_string(limit)});
      map.emplace(key, *value);
      return Kind{key, std::nullopt};
    }
    if (value && found->second == *value) return std::nullopt;
    Kind back{key, std::move(found->second)};
    if (value) {
      found->second = *value;
    } else {
      map.erase(found);
    }
    return back;
  }

  template <class Thing>
  static Applied set_named(std::map<std::string, Thing>& things, const SetNamed<Thing>& e) {
    return set_slot<SetNamed<Thing>>(things, e.name, e.thing, limits::named_things,
                                     N_("at most {0} of one kind can be named"));
  }

  template <class Set, class Member>
  static Applied set_member(Set& set, const Member& member, bool inside, std::size_t limit, const char* full,
                            Edit back) {
    if (set.contains(member) == inside) return std::nullopt;
    if (inside && set.size() >= limit) return refuse(full, {std::to_string(limit)});
    if (inside) {
      set.insert(member);
    } else {
      set.erase(member);
    }
    return back;
  }

  template <class Kind, class Layer>
  Applied set_layer(Hex place, Layer Cell::*layer, const Layer& value) {
    return at_place(place, [&](Hex at) -> Applied {
      const auto found = s_.cells.find(at);
      if (found == s_.cells.end()) {
        Cell cell;
        cell.*layer = value;
        return set_slot<SetCell>(s_.cells, at, SharedValue<Cell>(std::move(cell)), limits::cells,
                                 too_many_hexes);
      }
      if (found->second.*layer == value) return std::nullopt;
      return Kind{at, std::exchange(found->second.*layer, value)};
    });
  }

  template <class Kind, class Value>
  static Applied set_whole(Value& now, const Value& value) {
    if (now == value) return std::nullopt;
    return Kind{std::exchange(now, value)};
  }

  Applied replace(Scenario next) {
    if (next == s_) return std::nullopt;
    return SetScenario{std::make_shared<Scenario>(std::exchange(s_, std::move(next)))};
  }

  Scenario& s_;
};

/// Whether an edit names an own terrain, harbor or mark that no pack of the scenario brings.
class NamesMissing {
 public:
  explicit NamesMissing(const own::Packs& packs) : packs_(packs) {}

  bool operator()(const SetTerrain& e) const { return is_missing(e.terrain); }
  bool operator()(const SetCell& e) const { return e.cell && is_missing(e.cell->terrain); }
  bool operator()(const SetTerrainPool& e) const { return e.thing && any_missing(*e.thing); }
  bool operator()(const SetStack& e) const { return e.thing && any_missing(e.thing->hexes); }
  bool operator()(const SetHarbor& e) const { return e.harbor && is_missing(e.harbor->kind); }
  bool operator()(const SetHarborPool& e) const { return e.thing && any_missing(*e.thing); }
  bool operator()(const SetTerrainTokens& e) const { return e.thing && any_missing(*e.thing); }
  bool operator()(const SetMark& e) const { return e.mark && is_missing(e.mark->kind); }
  bool operator()(const auto& /*names none*/) const { return false; }

 private:
  bool is_missing(Terrain terrain) const { return is_own(terrain) && !packs_.terrain(terrain); }
  bool is_missing(HarborKind kind) const { return is_own(kind) && !packs_.harbor(kind); }
  bool is_missing(MarkKind kind) const { return is_own(kind) && !packs_.mark(kind); }
  template <class Face>
  bool is_missing(const Placed<Face>& placed) const {
    const auto* face = std::get_if<Face>(&placed);
    return face && is_missing(*face);
  }
  bool any_missing(const auto& by_face) const {
    return std::any_of(by_face.begin(), by_face.end(),
                       [&](const auto& each) { return is_missing(each.first); });
  }

  const own::Packs& packs_;
};

Applied applied(Scenario& scenario, const Edit& edit) {
  if (auto no = check_edit(edit)) return *no;
  if (std::visit(NamesMissing(scenario.own), static_cast<const EditKind&>(edit)))
    return refuse(N_("the map's own rules bring no such terrain, harbor or mark"));
  return std::visit(Applier(scenario), edit);
}

}  // namespace

Edit::Edit(const Edit&) = default;
Edit::Edit(Edit&&) noexcept = default;
Edit& Edit::operator=(const Edit&) = default;
Edit& Edit::operator=(Edit&&) noexcept = default;
Edit::~Edit() = default;

bool operator==(const Edit& a, const Edit& b) {
  return static_cast<const EditKind&>(a) == static_cast<const EditKind&>(b);
}

Outcome<Edit> apply_edit(Scenario& scenario, const Edit& edit) {
  auto outcome = applied(scenario, edit);
  if (auto* no = outcome.refusal()) return std::move(*no);
  // What changed nothing takes itself back.
  return std::move(outcome).value().value_or(edit);
}

Outcome<Edits> apply_edits(Scenario& scenario, const Edits& edits) {
  Edits back;
  back.reserve(edits.size());
  for (const Edit& edit : edits) {
    auto outcome = applied(scenario, edit);
    if (auto* no = outcome.refusal()) {
      for (auto undo = back.rbegin(); undo != back.rend(); ++undo) applied(scenario, *undo);
      return std::move(*no);
    }
    if (auto& undo = outcome.value()) back.push_back(*std::move(undo));
  }
  std::reverse(back.begin(), back.end());
  return back;
}

}  // namespace hexwright
