#pragma once

#include <nlohmann/json.hpp>

#include "model/playtest/view.h"

namespace hexwright {

/// What a module adds to the line that asks a seat for a decision: under "you", under "players", or beside
/// them. `seen`: `View::visible`. One for each modules/NAME/program_words.cpp whose module is in the build:
/// `listed_words`.
struct ModuleWords {
  void (*add)(const View& view, const State& seen, nlohmann::ordered_json& decision);
};

}  // namespace hexwright
