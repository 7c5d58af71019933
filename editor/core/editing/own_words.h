#pragma once

#include <vector>

#include "editor/core/editing/own_parts.h"
#include "model/findings/finding.h"
#include "model/own/packs.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/book.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// What is wrong with own rules, in the words of their window: files are written in elements and attributes,
// the window has parts and slots with titles.

Message in_words_of_window(const own::Problem& problem, const own::ElementRow& row);
/// What checks of the map find in a thing of a pack, with what to do about it.
Message in_words_of_window(const Finding& finding, const own::Element& thing);
/// Of a value that has not the form it should have.
Message in_words_of_window(const own::FormProblem& problem, const own::ElementRow& row);

// What things of own rules say in words, and which places of the map they speak of.

/// Of the part at this position in the pack. Precondition: the pack is one of these.
Message saying_of(const own::Packs& packs, const own::Element& pack, std::size_t part);

/// Hexes that a thing names by their terrains, numbers or roles; sorted.
std::vector<Hex> places_of(const Scenario& scenario, const own::Packs& packs, const own::Element& thing);
/// The corners around them, each once; sorted.
std::vector<Intersection> corners_around(const Scenario& scenario, const std::vector<Hex>& hexes);
/// "6 hexes of this map, with 18 corners"; that there are none; empty where the thing names no places.
Message places_in_words(const Scenario& scenario, const own::Packs& packs, const own::Element& thing);

/// What a step of the history does to the packs: "own rules: Lakes, sell fish".
Message change_of(const own::Packs& before, const own::Packs& after);

}  // namespace hexwright
