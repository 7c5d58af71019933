#pragma once

#include <vector>

#include "model/rules/components.h"
#include "model/scenario/message.h"

namespace hexwright {

/// What the set-up sheet says besides the board: sentences in our own words, in the order to print them.
struct Instructions {
  /// What to take out of a box, in full.
  struct FromBox {
    const Box* box = nullptr;  ///< null for what the declared boxes lack
    Components take;
    bool robber = false;
    bool pirate = false;
  };
  std::vector<FromBox> boxes;
  /// What is needed besides, such as counters that no box holds.
  std::vector<Message> components;
  /// How the board is laid out, step by step.
  std::vector<Message> steps;
  /// And then what the players do before the first turn: pieces, founding.
  std::vector<Message> founding;
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
