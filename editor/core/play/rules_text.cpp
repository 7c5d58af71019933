#include "editor/core/play/rules_text.h"

#include "model/rules/map_view.h"

namespace hexwright {

std::vector<Instructions::Chapter> rules_to_read(const Scenario& scenario) {
  const Instructions sheet = instructions_of(MapView(scenario));
  std::vector<Instructions::Chapter> chapters = sheet.chapters();
  if (!sheet.founding.empty())
    chapters.insert(chapters.begin(),
                    {Message{N_("Before the first turn")}, {sheet.founding.begin(), sheet.founding.end()}});
  return chapters;
}

}  // namespace hexwright
