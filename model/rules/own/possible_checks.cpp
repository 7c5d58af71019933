#include <algorithm>
#include <optional>

#include "model/board/index.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/grounds.h"
#include "model/rules/own/parts.h"
#include "model/rules/own/speaker.h"

namespace hexwright::own {
namespace {

/// The least and the most that a number of the game can be.
struct Range {
  int least = 0, most = 0;

  bool empty() const { return least > most; }
};

/// Finds out what can be on a map, in any game.
class Possible {
 public:
  explicit Possible(const MapView& map)
      : map_(map), book_(map.rules().own_book()), grounds_(map, book_.becomes()), speaker_(book_) {}

  /// Why a part never comes to anything; empty where it may.
  Message why_not(const Rule& rule) const {
    const Trigger& when = rule.when;
    if (when.event == Trigger::Event::Reached) {
      const Range range = range_of({.of = Value::Of::Counter, .number = when.counter});
      if (std::max(when.every, when.count) > range.most)
        return say(N_("the counter {0} never is more than {1}"), speaker_.counter(when.counter).title,
                   range.most);
    }
    if (when.event == Trigger::Event::Built && when.founding == Trigger::Founding::Yes &&
        std::ranges::all_of(rule.steps, [](const Step& step) { return step.kind == Step::Kind::End; }))
      return say(N_("while players found, no game ends"));
    const bool of_development = when.event == Trigger::Event::Knight || when.event == Trigger::Event::Bought;
    if (of_development && !map_.rules().has_development()) return say(N_("there are no development cards"));
    if (rule.each_building) {
      const auto buildings = places_for(a_settlement | a_city);
      if (!rule.buildings.empty() && !fits_somewhere(rule.buildings, buildings))
        return no_place(rule.buildings);
      return why_never(rule.conditions, buildings);
    }
    const auto places = places_of(when);
    if (!places) return why_never(rule.conditions, {Where{}});
    if (pieces_on_map(when.pieces) == 0) return say(N_("nobody builds ships on this map"));
    if (places->empty() && when.event == Trigger::Event::Discovered)
      return say(N_("no hex of this map lies face down"));
    std::vector<Where> fitting;
    for (const Where& place : *places)
      if (grounds_.may_match(when.place, place)) fitting.push_back(place);
    if (fitting.empty()) return no_place(when.place);
    if (when.event == Trigger::Event::Number) {
      std::erase_if(fitting, [&](const Where& place) {
        const Numbers numbers = grounds_.numbers(place.hex);
        return when.numbers.none() ? numbers.none() : (numbers & when.numbers).none();
      });
      if (fitting.empty()) return say(N_("none of these hexes has such a number, nor can get one"));
    }
    return why_never(rule.conditions, fitting);
  }
  Message why_not(const Action& action) const {
    if (!action.main && !action.before_roll && map_.scenario().details.max_players < 5)
      return say(N_("only with five players and more is there a special building phase"));
    return why_never(action.conditions, {Where{}});
  }
  Message why_not(const Award& award) const {
    const Range range = range_of(award.by);
    return range.most < award.least ? say(N_("nobody can have more than {0}"), range.most) : Message{};
  }
  Message why_not(const Figure& figure) const {
    const unsigned pieces = pieces_in(figure.of);
    if (!figure.place.empty() && pieces != 0 && !fits_somewhere(figure.place, places_for(pieces)))
      return no_place(figure.place);
    if (!figure.hex.empty() && !fits_somewhere(figure.hex, hexes())) return no_place(figure.hex);
    return why_never(figure.conditions, {Where{}}, pieces == 0);
  }
  Message why_not(const Bar& bar) const {
    if (bar.pirate && !has_ships()) return say(N_("there is no pirate on this map"));
    if (bar.pieces != 0 && pieces_on_map(bar.pieces) == 0) return say(N_("nobody builds ships on this map"));
    if (!bar.place.empty() &&
        !fits_somewhere(bar.place,
                        bar.robber ? hexes() : places_for(bar.founding ? a_settlement : bar.pieces)))
      return no_place(bar.place);
    return why_never(bar.conditions, {Where{}}, false);
  }

 private:
  Message no_place(const Filter& filter) const {
    return say(N_("this holds nowhere on the map: {0}"), whole_list(speaker_.places(filter)));
  }
  bool has_ships() const { return map_.scenario().details.pieces.ships > 0; }
  unsigned pieces_on_map(unsigned pieces) const { return has_ships() ? pieces : pieces & ~unsigned{a_ship}; }

  std::vector<Where> hexes() const {
    std::vector<Where> all;
    for (const HexId hex : map_.board().hexes()) all.push_back(at_hex(hex));
    return all;
  }
  std::vector<Where> places_for(unsigned pieces) const {
    std::vector<Where> all;
    if ((pieces & (a_settlement | a_city)) != 0)
      for (const IntersectionId corner : map_.board().intersections()) all.push_back(at_corner(corner));
    if ((pieces & (a_road | a_ship)) != 0)
      for (const PathId path : map_.board().paths()) all.push_back(at_path(path));
    return all;
  }
  std::optional<std::vector<Where>> places_of(const Trigger& when) const {
    switch (when.event) {
      case Trigger::Event::Number:
      case Trigger::Event::Robber:
        return hexes();
      case Trigger::Event::Discovered: {
        std::vector<Where> hidden = hexes();
        std::erase_if(hidden, [&](const Where& each) { return !map_.is_hidden(each.hex); });
        return hidden;
      }
      case Trigger::Event::Built:
      case Trigger::Event::Lost:
      case Trigger::Event::Produced:
        return places_for(when.pieces);
      default:
        return {};
    }
  }
  bool fits_somewhere(const Filter& filter, const std::vector<Where>& places) const {
    return std::ranges::any_of(places, [&](const Where& each) { return grounds_.may_match(filter, each); });
  }

  /// Conditions that hold at none of these places, or never, or never at once.
  Message why_never(const std::vector<Condition>& conditions, const std::vector<Where>& places,
                    bool knows_place = true) const {
    for (const Condition& each : conditions) {
      if (each.kind == Condition::Kind::Compare && !may_hold(each))
        return say(N_("this never holds: {0}"), speaker_.condition(each));
      if (each.kind == Condition::Kind::Stands && !each.negated &&
          !fits_somewhere(each.place, places_for(pieces_on_map(each.pieces))))
        return say(N_("this never holds: {0}"), speaker_.condition(each));
      if (range_with(conditions, each.value).empty())
        return say(N_("these never hold together: {0}"), speaker_.conditions(conditions));
    }
    if (!knows_place) return {};
    const auto fit = [&](const Where& place) {
      return std::ranges::all_of(conditions, [&](const Condition& each) { return may_hold_at(each, place); });
    };
    if (std::ranges::any_of(places, fit)) return {};
    return say(N_("at none of its places does this hold: {0}"), speaker_.conditions(conditions));
  }

  bool may_hold_at(const Condition& condition, const Where& place) const {
    switch (condition.kind) {
      case Condition::Kind::Place:
        return condition.negated ? !grounds_.matches(condition.place, place)
                                 : grounds_.may_match(condition.place, place);
      case Condition::Kind::Compare:
        return may_hold(condition);
      case Condition::Kind::Any:
        return std::ranges::any_of(condition.any,
                                   [&](const Condition& each) { return may_hold_at(each, place); });
      case Condition::Kind::Once:
      case Condition::Kind::Stands:
        return true;
    }
    return true;
  }

  bool may_hold(const Condition& condition) const {
    const Range a = range_of(condition.value), b = range_of(condition.than);
    switch (condition.compare) {
      case Condition::Compare::Is:
        return condition.negated ? a.least != a.most || b.least != b.most || a.least != b.least
                                 : a.most >= b.least && a.least <= b.most;
      case Condition::Compare::AtLeast:
        return condition.negated ? a.least < b.most : a.most >= b.least;
      case Condition::Compare::AtMost:
        return condition.negated ? a.most > b.least : a.least <= b.most;
      case Condition::Compare::Above:
        return condition.negated ? a.least <= b.most : a.most > b.least;
      case Condition::Compare::Below:
        return condition.negated ? a.most >= b.least : a.least < b.most;
    }
    return true;
  }

  /// What a number can be where all these conditions about it hold.
  Range range_with(const std::vector<Condition>& conditions, const Value& value) const {
    Range range = range_of(value);
    for (const Condition& each : conditions) {
      if (each.kind != Condition::Kind::Compare || each.negated || each.value != value ||
          each.than.of != Value::Of::Number)
        continue;
      const int than = each.than.number / each.than.divisor;
      using enum Condition::Compare;
      if (each.compare == Is || each.compare == AtLeast) range.least = std::max(range.least, than);
      if (each.compare == Above) range.least = std::max(range.least, than + 1);
      if (each.compare == Is || each.compare == AtMost) range.most = std::min(range.most, than);
      if (each.compare == Below) range.most = std::min(range.most, than - 1);
    }
    return range;
  }

  Range range_of(const Value& value) const {
    constexpr int without_end = 9'999;
    const hexwright::Pieces& pieces = map_.scenario().details.pieces;
    Range range{0, without_end};
    switch (value.of) {
      case Value::Of::Number:
        range = {value.number, value.number};
        break;
      case Value::Of::Counter:
        range.most = most_of(speaker_.counter(value.number));
        break;
      case Value::Of::Settlements:
        range.most = pieces.settlements;
        break;
      case Value::Of::Cities:
        range.most = pieces.cities;
        break;
      case Value::Of::Routes:
        range.most = pieces.roads + pieces.ships;
        break;
      case Value::Of::Knights:
        if (!map_.rules().has_development()) range.most = 0;
        break;
      case Value::Of::Roll:
        range.most = 12;
        break;
      case Value::Of::LongestRoute:
      case Value::Of::LargestArmy:
        range.most = 1;
        break;
      case Value::Of::Marks:
        range.most = most_lying_marks;
        break;
      case Value::Of::Points:
      case Value::Of::Cards:
      case Value::Of::Aside:
      case Value::Of::Stock:
      case Value::Of::Turn:
      case Value::Of::Round:
        break;
    }
    return {range.least / value.divisor, range.most / value.divisor};
  }

  const MapView& map_;
  const Book& book_;
  Grounds grounds_;
  Speaker speaker_;
};

/// What packs ask of the map itself.
void find_unmet_checks(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  if (book.checks.empty() || map.board().hex_count() == 0) return;
  const Grounds grounds(map);
  const Speaker speaker(book);
  for (const MapCheck& check : book.checks)
    for (const MapCheck::Count& count : check.counts) {
      int certain = 0, possible = 0;
      for (const HexId hex : map.board().hexes()) {
        certain += grounds.matches(count.place, at_hex(hex)) ? 1 : 0;
        possible += grounds.may_match(count.place, at_hex(hex)) ? 1 : 0;
      }
      const bool few = count.compare != Condition::Compare::AtMost && possible < count.number;
      const bool many = count.compare != Condition::Compare::AtLeast && certain > count.number;
      if (!few && !many) continue;
      report.add(
          check.severity, place_of_part(map.packs(), check.element),
          say(count.compare == Condition::Compare::Is
                  ? N_("{0}: there are {1} hexes where {2}, instead of {3}")
              : few ? N_("{0}: there are {1} hexes where {2}, and at least {3} are needed")
                    : N_("{0}: there are {1} hexes where {2}, and at most {3} may be there"),
              check.title, few ? possible : certain, whole_list(speaker.places(count.place)), count.number));
      break;
    }
}

void find_impossible_parts(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  if (book.empty() || map.board().hex_count() == 0) return;
  const Possible possible(map);
  const auto look_at = [&](const auto& parts) {
    for (const auto& part : parts)
      if (const Message why = possible.why_not(part); !why.pattern.empty())
        report.add(place_of_part(map.packs(), part.element), say(N_("it never comes to anything: {0}"), why));
  };
  look_at(book.rules);
  look_at(book.actions);
  look_at(book.awards);
  look_at(book.figures);
  look_at(book.bars);
}

}  // namespace

constinit const Check map_fits{{"own.map-fits", Severity::Error, N_("The map is as own rules need it"),
                                N_("A pack may say how many hexes of a kind there have to be."), "OWN-24"},
                               find_unmet_checks};
constinit const Check can_happen{
    {"own.can-happen", Severity::Warning, N_("Own rules can happen on the map"),
     N_("A rule about a place that the map has not, or with conditions that never hold, plays no part."),
     "OWN-23"},
    find_impossible_parts};

}  // namespace hexwright::own
