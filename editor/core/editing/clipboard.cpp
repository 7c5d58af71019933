#include "editor/core/editing/clipboard.h"

#include <cassert>
#include <memory>
#include <utility>

#include "editor/core/editing/labels.h"

namespace hexwright {
namespace {

/// What hexes are turned and laid down about.
Hex middle_hex(const Topology& topology, const HexSet& hexes) { return middle_of(together(topology, hexes)); }

/// Takes hexes off the map and lays them down again as `change` makes them.
template <class Change>
Edits relaid(const Scenario& scenario, const HexSet& hexes, Hex by, Change change) {
  const Fragment fragment = change(copy(scenario, hexes));
  Edits edits = erase(scenario, hexes);
  // What was lifted is gone when it is laid down: its markers and harbors are no obstacle.
  Scenario without = scenario;
  const auto erased = apply_edits(without, edits);
  assert(!erased.refusal());
  Edits laid = lay_down(without, fragment, middle_hex(scenario.topology, hexes) + by);
  edits.insert(edits.end(), std::make_move_iterator(laid.begin()), std::make_move_iterator(laid.end()));
  return edits;
}

HexSet laid(const Topology& topology, const HexSet& hexes, const Motion& motion) {
  HexSet result;
  for (const Hex h : together(topology, hexes)) result.insert(topology.canonical(motion(h)));
  return result;
}

Outcome<Command> whole_map(const Scenario& scenario, const Motion& motion, Message label) {
  if (!keeps(scenario.topology, motion))
    return Refusal{{N_("a board with joined edges can only be turned by half or mirrored"), {}}};
  return Command{std::move(label), {SetScenario{std::make_shared<Scenario>(moved(scenario, motion))}}};
}

}  // namespace

Fragment copy(const Scenario& scenario, const HexSet& hexes) {
  const HexSet piece = together(scenario.topology, hexes);
  return lift(scenario, piece, middle_of(piece));
}

Command cut_command(const Scenario& scenario, const HexSet& hexes) {
  return {by_number(hexes.size(), plural("cut a hex", "cut {0} hexes")), erase(scenario, hexes)};
}

Command paste_command(const Scenario& scenario, const Fragment& fragment, Hex at) {
  return {by_number(fragment.scenario.cells.size(), plural("paste a hex", "paste {0} hexes")),
          lay_down(scenario, fragment, at)};
}

Command move_command(const Scenario& scenario, const HexSet& hexes, Hex by) {
  return {by_number(hexes.size(), plural("move a hex", "move {0} hexes")),
          relaid(scenario, hexes, by, [](Fragment f) { return f; })};
}

Command turn_command(const Scenario& scenario, const HexSet& hexes, int sixths) {
  return {by_number(hexes.size(), plural("turn a hex", "turn {0} hexes")),
          relaid(scenario, hexes, Hex{0, 0}, [&](const Fragment& f) { return turned(f, sixths); })};
}

Command mirror_command(const Scenario& scenario, const HexSet& hexes) {
  return {by_number(hexes.size(), plural("mirror a hex", "mirror {0} hexes")),
          relaid(scenario, hexes, Hex{0, 0}, [](const Fragment& f) { return mirrored(f); })};
}

HexSet moved_hexes(const Topology& topology, const HexSet& hexes, Hex by) {
  return laid(topology, hexes, {false, 0, by});
}

HexSet turned_hexes(const Topology& topology, const HexSet& hexes, int sixths) {
  return laid(topology, hexes, *about(middle_hex(topology, hexes), false, sixths));
}

HexSet mirrored_hexes(const Topology& topology, const HexSet& hexes) {
  return laid(topology, hexes, *about(middle_hex(topology, hexes), true, 0));
}

Outcome<Command> turn_map_command(const Scenario& scenario, int sixths) {
  return whole_map(scenario, *about(Hex{0, 0}, false, sixths), {N_("turn the map"), {}});
}

Outcome<Command> mirror_map_command(const Scenario& scenario) {
  return whole_map(scenario, *about(Hex{0, 0}, true, 0), {N_("mirror the map"), {}});
}

}  // namespace hexwright
