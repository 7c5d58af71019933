#pragma once

#include <string>
#include <vector>

#include "model/rules/instructions.h"
#include "model/rules/map_view.h"
#include "model/rules/module.h"

// What one module says on the set-up sheet.

namespace hexwright::test {

inline std::vector<std::string> words(const std::vector<SheetSentence>& sentences) {
  std::vector<std::string> words;
  for (const SheetSentence& sentence : sentences) words.push_back(text(sentence));
  return words;
}
inline std::vector<std::string> rules(const Instructions& sheet) {
  std::vector<std::string> words;
  for (const auto& rule : sheet.rules) words.push_back(text(rule.words));
  return words;
}
inline Instructions instructions_of(const RuleModule& module, const Scenario& scenario) {
  Instructions sheet;
  module.add_instructions(MapView(scenario), sheet);
  return sheet;
}

}  // namespace hexwright::test
