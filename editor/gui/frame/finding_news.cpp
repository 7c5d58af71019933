#include "editor/gui/frame/finding_news.h"

#include <utility>

#include "editor/core/search/place_words.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/panels/problems_panel.h"

namespace hexwright::gui {

wxString FindingNews::since_last(const std::vector<Finding>& findings) {
  constexpr std::size_t most = 3;
  std::set<AcceptedFinding> now;
  wxString words;
  std::size_t news = 0;
  for (const Finding& finding : findings) {
    if (finding.accepted || !now.insert(finding.identity()).second) continue;
    if (reported_.contains(finding.identity()) || ++news > most) continue;
    words +=
        (words.empty() ? "" : ". ") + sentence(place_words(finding.place)) + ": " + sentence(finding.message);
  }
  const bool mended = now.size() < reported_.size();
  reported_ = std::move(now);
  if (words.empty() && !mended) return {};
  return words.empty() ? summary(findings) : words + ". " + summary(findings);
}

}  // namespace hexwright::gui
