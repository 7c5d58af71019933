#include "editor/core/play/rules_text.h"

#include "model/rules/instructions.h"
#include "model/rules/map_view.h"

namespace hexwright {

std::vector<RulesChapter> rules_to_read(const Scenario& scenario) {
  const Instructions sheet = instructions_of(MapView(scenario));
  std::vector<RulesChapter> chapters;
  if (!sheet.founding.empty())
    chapters.push_back(
        {Message{N_("Before the first turn")}, {sheet.founding.begin(), sheet.founding.end()}});
  Message module;
  for (const Instructions::Rule& rule : sheet.rules) {
    if (rule.heading() != module) chapters.push_back({rule.heading(), {}});
    module = rule.heading();
    chapters.back().sentences.push_back(rule.words);
  }
  return chapters;
}

}  // namespace hexwright
