#include "editor/core/editing/own_places.h"

#include <algorithm>
#include <variant>

#include "model/board/index.h"
#include "model/rules/map_view.h"
#include "model/rules/own/grounds.h"
#include "model/rules/own/sayings.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

using own::Condition, own::Filter, own::Trigger, own::Where;

/// Of where something is, and not only of what comes to lie there in a game.
bool says_where(Filter filter) {
  filter.robber.reset();
  filter.turned.reset();
  filter.own_building = filter.any_building = filter.own_route = filter.others_route = false;
  filter.stands = 0;
  filter.own.reset();
  return !filter.empty();
}
bool say_where(const std::vector<Condition>& conditions) {
  return std::ranges::any_of(conditions, [](const Condition& each) {
    return each.kind == Condition::Kind::Place ? says_where(each.place) : say_where(each.any);
  });
}

/// Finds the places of all that a book says.
class PlaceFinder {
 public:
  explicit PlaceFinder(const MapView& map)
      : map_(map), board_(map.board()), book_(map.rules().own_book()), grounds_(map) {}

  OwnPlaces run() && {
    for (const own::Rule& rule : book_.rules) {
      look_at(rule);
      look_at(rule.conditions, rule.steps);
    }
    for (const own::Action& action : book_.actions) look_at(action.conditions, action.steps);
    for (const own::Figure& figure : book_.figures) {
      const unsigned pieces = own::pieces_in(figure.of);
      look_at(figure.place, where_stand(pieces == 0 ? own::a_settlement | own::a_city : pieces));
      look_at(figure.conditions, {});
    }
    for (const own::Bar& bar : book_.bars) {
      look_at(bar.place, bar.robber || bar.pirate
                             ? hexes()
                             : where_stand(bar.founding ? own::a_settlement : bar.pieces));
      look_at(bar.conditions, {});
    }
    for (const own::Requirement& required : book_.requirements)
      look_at(required.place, where_stand(own::a_settlement));
    for (const own::Join& join : book_.joined) look_at(with_numbers(join.numbers), hexes());
    for (const own::MapCheck& check : book_.checks)
      for (const own::MapCheck::Count& count : check.counts) look_at(count.place, hexes());
    for (const own::HexWorth& worth : book_.worths) look_at(with_terrains(worth.terrains), hexes());
    sort(found_.hexes);
    sort(found_.corners);
    sort(found_.paths);
    return std::move(found_);
  }

 private:
  template <class Place>
  static void sort(std::vector<Place>& places) {
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
  }
  static Filter with_numbers(const own::Numbers& numbers) {
    Filter filter;
    filter.numbers = numbers;
    return filter;
  }
  static Filter with_terrains(TerrainSet terrains) {
    Filter filter;
    filter.terrains = terrains;
    return filter;
  }

  void look_at(const Filter& filter, const std::vector<Where>& places) {
    if (!says_where(filter)) return;
    found_.any_named = true;
    for (const Where& where : places)
      if (fits(filter, where)) add(where);
  }

  void look_at(const std::vector<Condition>& conditions, const std::vector<own::Step>& steps) {
    for (const Condition& each : conditions)
      if (each.kind == Condition::Kind::Stands) look_at(each.place, where_stand(each.pieces));
    for (const own::Step& step : steps) {
      if (step.kind == own::Step::Kind::Strike) look_at(step.place, where_stand(step.struck));
      if (step.kind == own::Step::Kind::Turn)
        look_at(step.place, where_stand(own::a_settlement | own::a_city));
      if (step.kind == own::Step::Kind::Choose) look_at(step.place, choices(step.chosen));
      if (step.kind == own::Step::Kind::Move) look_at(with_terrains(step.terrains), hexes());
    }
  }

  void look_at(const own::Rule& rule) {
    if (rule.each_building) look_at(rule.buildings, where_stand(own::a_settlement | own::a_city));
    const Trigger& when = rule.when;
    const bool by_number = when.event == Trigger::Event::Number;
    if (!says_where(when.place) && !say_where(rule.conditions) && !by_number &&
        when.event != Trigger::Event::Discovered)
      return;
    found_.any_named = true;
    for (const Where& where : places_of(when))
      if (fits(when.place, where) && fit(rule.conditions, where) &&
          (!by_number || has_number(where.hex, when.numbers)))
        add(where);
  }

  std::vector<Where> choices(MarkedAt chosen) const {
    if (chosen == MarkedAt::Hex) return hexes();
    return where_stand(chosen == MarkedAt::Path ? own::a_road | own::a_ship
                                                : own::a_settlement | own::a_city);
  }
  std::vector<Where> places_of(const Trigger& when) const {
    if (when.of_piece()) return where_stand(when.pieces);
    if (!when.at_hex()) return {};
    std::vector<Where> all = hexes();
    if (when.event == Trigger::Event::Discovered)
      std::erase_if(all, [&](const Where& each) { return !map_.is_hidden(each.hex); });
    return all;
  }

  /// Those that are drawn: what is unfinished may be anything.
  std::vector<Where> hexes() const {
    std::vector<Where> all;
    for (const HexId hex : board_.hexes())
      if (!map_.is_unfinished(hex)) all.push_back(own::at_hex(hex));
    return all;
  }
  /// Where such pieces could stand, as far as land and sea let them.
  std::vector<Where> where_stand(unsigned pieces) const {
    std::vector<Where> all;
    const auto any = [](const auto& hexes, auto is_so) { return std::ranges::any_of(hexes, is_so); };
    const auto land = [&](HexId hex) { return map_.may_be_land(hex); };
    const auto sea = [&](HexId hex) { return map_.may_be_sea(hex); };
    if ((pieces & (own::a_settlement | own::a_city)) != 0)
      for (const IntersectionId corner : board_.intersections())
        if (any(board_.intersection_hexes(corner), land)) all.push_back(own::at_corner(corner));
    for (const PathId path : board_.paths())
      if (((pieces & own::a_road) != 0 && any(board_.path_hexes(path), land)) ||
          ((pieces & own::a_ship) != 0 && any(board_.path_hexes(path), sea)))
        all.push_back(own::at_path(path));
    return all;
  }

  bool fits(const Filter& filter, const Where& where) const {
    return grounds_.may_match(filter, where) && (filter.harbors == 0 || has_harbor(filter.harbors, where));
  }
  bool fit(const std::vector<Condition>& conditions, const Where& where) const {
    return std::ranges::all_of(conditions, [&](const Condition& each) { return fits(each, where); });
  }
  bool fits(const Condition& condition, const Where& where) const {
    if (condition.kind == Condition::Kind::Any)
      return std::ranges::any_of(condition.any, [&](const Condition& each) { return fits(each, where); });
    if (condition.kind != Condition::Kind::Place) return true;
    return condition.negated ? !grounds_.matches(condition.place, where) : fits(condition.place, where);
  }
  bool has_number(HexId hex, const own::Numbers& wanted) const {
    const own::Numbers its = grounds_.numbers(hex);
    return wanted.none() ? its.any() : (its & wanted).any();
  }

  /// One that is dealt may be of any kind.
  bool has_harbor(unsigned kinds, const Where& where) const {
    const auto is_at = [&](IntersectionId corner) {
      return corner != none && std::ranges::any_of(map_.harbors(), [&](const PlacedHarborView& each) {
               const auto kind = fixed(each.harbor->kind);
               return (each.ends[0] == corner || each.ends[1] == corner) &&
                      (!kind || (kinds >> static_cast<unsigned>(*kind) & 1U) != 0);
             });
    };
    if (where.hex != none) return std::ranges::any_of(board_.hex_intersections(where.hex), is_at);
    if (where.path != none) return std::ranges::any_of(board_.path_ends(where.path), is_at);
    return is_at(where.corner);
  }

  void add(const Where& where) {
    if (where.hex != none) found_.hexes.push_back(board_.hex(where.hex));
    if (where.corner != none) found_.corners.push_back(board_.intersection(where.corner));
    if (where.path != none) found_.paths.push_back(board_.path(where.path));
  }

  const MapView& map_;
  const BoardGraph& board_;
  const own::Book& book_;
  own::Grounds grounds_;
  OwnPlaces found_;
};

/// Where a thing of a pack lies.
OwnPlaces places_of_thing(const Scenario& scenario, const own::Element& thing) {
  OwnPlaces places;
  places.any_named = true;
  const auto id = thing.get("id");
  if (thing.name == "terrain") {
    const auto terrain = own::from_id<Terrain>(scenario.own, id);
    for (const auto& [hex, cell] : scenario.cells)
      if (terrain && open_terrain(cell) == terrain) places.hexes.push_back(hex);
  } else if (thing.name == "harbor") {
    const auto kind = own::from_id<HarborKind>(scenario.own, id);
    for (const auto& [path, harbor] : scenario.harbors)
      if (kind && fixed(harbor.kind) == kind) places.paths.push_back(path);
  } else {
    const auto kind = own::from_id<MarkKind>(scenario.own, id);
    for (const auto& [place, mark] : scenario.marks) {
      if (!kind || mark.kind != *kind) continue;
      if (const auto* hex = std::get_if<Hex>(&place)) places.hexes.push_back(*hex);
      if (const auto* path = std::get_if<Path>(&place)) places.paths.push_back(*path);
      if (const auto* corner = std::get_if<Intersection>(&place)) places.corners.push_back(*corner);
    }
  }
  return places;
}

}  // namespace

OwnPlaces places_of(const Scenario& scenario, const own::Element& pack, std::size_t part) {
  const own::Element& thing = pack.children[part];
  if (thing.name == "terrain" || thing.name == "harbor" || thing.name == "marker")
    return places_of_thing(scenario, thing);
  Scenario alone = scenario;
  alone.own = own::book_of_part(scenario.own, pack, part).packs;
  const MapView map(alone);
  return PlaceFinder(map).run();
}

std::vector<Intersection> corners_around(const Scenario& scenario, const std::vector<Hex>& hexes) {
  std::vector<Intersection> corners;
  for (const Hex hex : hexes)
    for (const Corner corner : all_corners)
      corners.push_back(scenario.topology.canonical(Intersection(hex, corner)));
  std::ranges::sort(corners);
  corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
  return corners;
}

Message in_words(const Scenario& scenario, const OwnPlaces& places) {
  if (!places.any_named) return {};
  std::vector<Argument> all;
  if (!places.hexes.empty())
    all.emplace_back(say(
        "{0}, {1}", by_number(places.hexes.size(), plural("{0} hex of this map", "{0} hexes of this map")),
        say(N_("with {0} corners"), corners_around(scenario, places.hexes).size())));
  if (!places.corners.empty())
    all.emplace_back(
        by_number(places.corners.size(), plural("{0} corner of this map", "{0} corners of this map")));
  if (!places.paths.empty())
    all.emplace_back(by_number(places.paths.size(), plural("{0} path of this map", "{0} paths of this map")));
  return all.empty() ? Message{N_("No place of this map")} : joined_by(std::string("; "), all);
}

}  // namespace hexwright
