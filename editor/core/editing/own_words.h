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

/// What a step of the history does to the packs: "own rules: Lakes, sell fish".
Message change_of(const own::Packs& before, const own::Packs& after);

}  // namespace hexwright
