#pragma once

#include <vector>

#include "rules/map_view.h"
#include "scenario/message.h"

namespace hexwright {

/// What the set-up sheet says besides the board: sentences in our own words, in the order to print them.
struct Instructions {
  /// What to take out of which box, one line a kind of thing.
  std::vector<Message> components;
  /// The set-up, step by step.
  std::vector<Message> steps;
  /// The rules that differ from the base game's, each with the module it belongs to.
  struct Rule {
    std::string_view module;  ///< the module's title, to be translated
    Message words;
  };
  std::vector<Rule> rules;
};

/// Those of the scenario and of all its modules.
Instructions instructions_of(const MapView& map);

}  // namespace hexwright
