#include <array>

#include "tests/templates/mutation_ways.h"

// What scenarios with gifts of a tribe forbid. TRI-12

namespace hexwright::test {
namespace {

bool has_gifts(const Scenario& s) { return plays(s, "tribal-gifts"); }
const auto& tribe(const Scenario& s) { return s.areas.at("Tribe").cells; }
const auto& home(const Scenario& s) { return s.areas.at("Main island").cells; }

Edits without(const Scenario& s, MarkKind kind) {
  Edits edits;
  for (const auto& [place, mark] : s.marks)
    if (mark.kind == kind) edits.push_back(SetMark{place, {}});
  return edits;
}

Ways no_gifts(const Scenario& s) {
  if (!has_gifts(s)) return {};
  Edits edits;
  for (const auto& [place, mark] : s.marks) edits.push_back(SetMark{place, {}});
  return {edits};
}

Ways a_gift_at_home(const Scenario& s) {
  if (!has_gifts(s)) return {};
  return {{SetMark{Path(*home(s).begin(), Direction::West), Mark{MarkKind::GiftPoint, 0}}}};
}

Ways a_gift_far_away(const Scenario& s) {
  if (!has_gifts(s)) return {};
  return {{SetCell{{40, 40}, Cell{Terrain::Desert, {}, ""}}, SetInArea{"Tribe", {40, 40}, true},
           SetMark{Path({40, 40}, Direction::East), Mark{MarkKind::GiftPoint, 0}}}};
}

/// Each of them alone.
Ways one_harbor_less(const Scenario& s) {
  Ways ways;
  if (has_gifts(s))
    for (const Edit& edit : without(s, MarkKind::GiftHarbor)) ways.push_back({edit});
  return ways;
}

/// Every coast of the tribe has a card.
Ways cards_everywhere(const Scenario& s) {
  if (!has_gifts(s)) return {};
  Edits edits;
  for (const Hex hex : tribe(s))
    for (const Direction side : all_directions)
      edits.push_back(SetMark{Path(hex, side), Mark{MarkKind::GiftCard, 0}});
  return {edits};
}

Ways a_number_of_the_tribe(const Scenario& s) {
  Ways ways;
  if (has_gifts(s))
    for (const Hex hex : tribe(s)) ways.push_back({SetToken{hex, 10}});
  return ways;
}

/// Any sea beside the tribe's land and the main island.
Ways a_bridge(const Scenario& s) {
  Ways ways;
  if (!has_gifts(s)) return ways;
  for (const auto& [hex, cell] : s.cells) {
    const auto touches = [at = hex](const auto& cells) {
      return std::any_of(all_directions.begin(), all_directions.end(),
                         [&](Direction d) { return cells.contains(neighbour(at, d)); });
    };
    if (open_terrain(cell) == Terrain::Sea && touches(tribe(s)) && touches(home(s)))
      ways.push_back({SetCell{hex, Cell{Terrain::Pasture, 3, ""}}});
  }
  if (ways.empty())  // sea lies between all of it, two hexes wide
    ways.push_back({SetInArea{"Tribe", *home(s).begin(), true}});
  return ways;
}

/// The main island is joined to nothing, but there is no sea to lay a harbor in.
Ways no_coast(const Scenario& s) {
  if (!has_gifts(s)) return {};
  Edits edits;
  for (const Hex hex : home(s))
    for (const Direction side : all_directions) {
      const Hex sea = neighbour(hex, side);
      if (const Cell* cell = cell_at(s, sea); cell && open_terrain(*cell) == Terrain::Sea)
        edits.push_back(SetCell{sea, {}});
    }
  return {edits};
}

Ways one_number(const Scenario& s) {
  if (!has_gifts(s)) return {};
  Edits edits;
  for (const Hex hex : home(s))
    if (hex != *home(s).begin()) edits.push_back(SetCell{hex, Cell{Terrain::Desert, {}, ""}});
  return {edits};
}

Ways a_loud_quiet_hex(const Scenario& s) {
  Ways ways;
  for (const auto& [name, area] : s.areas)
    if (area.roles.contains(AreaRole::Quiet))
      for (const Hex hex : area.cells) ways.push_back({SetToken{hex, 9}});
  return ways;
}

constexpr std::array ways_with_gifts{
    Mutation{"no gifts", "tribal-gifts.gifts-present", no_gifts},
    Mutation{"a gift at home", "tribal-gifts.gifts-at-tribe-coasts", a_gift_at_home},
    Mutation{"a gift where no ship comes", "tribal-gifts.gifts-reachable", a_gift_far_away},
    Mutation{"a gift of a harbor less", "tribal-gifts.harbors-for-gifts", one_harbor_less},
    Mutation{"cards at every coast of the tribe", "tribal-gifts.cards-for-gifts", cards_everywhere},
    Mutation{"a number of the tribe", "tribal-gifts.islands-without-numbers", a_number_of_the_tribe},
    Mutation{"a way to the tribe by land", "tribal-gifts.islands-apart", a_bridge},
    Mutation{"no coast for harbors", "tribal-gifts.coast-for-harbors", no_coast},
    Mutation{"a robber that cannot move", "tribal-gifts.robber-has-numbers", one_number},
    Mutation{"a loud number in a quiet area", "tribal-gifts.quiet-hexes-quiet", a_loud_quiet_hex},
};

}  // namespace

std::span<const Mutation> mutations_of_gifts() { return ways_with_gifts; }

}  // namespace hexwright::test
