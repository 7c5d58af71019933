#pragma once

#include <string>
#include <vector>

#include <rapidcheck.h>

#include "model/board/topology.h"
#include "model/scenario/edit.h"
#include "model/scenario/scenario.h"

namespace hexwright::test {

// Generators for property tests. What they yield is legal by the rules of the document (apply_edit takes
// it), but not by the rules of the game.

/// A hex at most `reach` steps from the middle in each coordinate.
rc::Gen<Hex> any_hex(int reach = 6);
rc::Gen<Path> any_path(int reach = 6);
rc::Gen<Intersection> any_intersection(int reach = 6);
/// Flat, joined east-west or joined north-south; joined ones small enough that boards meet the seam.
rc::Gen<Topology> any_topology();
/// Hexes without order, with gaps and perhaps doubles; may be empty.
rc::Gen<std::vector<Hex>> any_hexes(int reach = 6);
/// Hexes that hang together by their sides, at least one.
rc::Gen<std::vector<Hex>> connected_hexes();

/// Text as designers write it: several scripts, quotes, markup, blanks at the ends; `any_text` with line
/// feeds and tabs.
rc::Gen<std::string> any_line();
rc::Gen<std::string> any_text();
rc::Gen<std::string> any_name();
/// Mostly one of a few names, so that pools, stacks and areas of different edits meet.
rc::Gen<std::string> common_name();

/// Rule choices: mostly modules and options that there are, some with values that they do not take.
rc::Gen<RuleChoices> any_rules();
/// An edit of any kind but SetScenario; it may be refused (an unknown area, edges that cannot be joined).
rc::Gen<Edit> any_edit();
/// A document with every layer, built through edits.
rc::Gen<Scenario> any_scenario();

}  // namespace hexwright::test

namespace hexwright {

// What a failed property prints.
void showValue(const Hex& hex, std::ostream& out);
void showValue(const Path& path, std::ostream& out);
void showValue(const Intersection& intersection, std::ostream& out);
void showValue(const Topology& topology, std::ostream& out);
void showValue(const Edit& edit, std::ostream& out);
void showValue(const Scenario& scenario, std::ostream& out);

}  // namespace hexwright
