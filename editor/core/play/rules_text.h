#pragma once

#include <vector>

#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// Some sentences of the rules, and what they have in common.
struct RulesChapter {
  Message title;
  std::vector<Message> sentences;
};

/// What players read of the rules of a map beside those of the base game: what they do before the first
/// turn, and then by module, the own rules last.
std::vector<RulesChapter> rules_to_read(const Scenario& scenario);

}  // namespace hexwright
