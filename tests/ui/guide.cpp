#include "tests/ui/guide.h"

namespace hexwright::ui_test {

gui::GuidePanel* guide_panel() {
  gui::GuidePanel* found = nullptr;
  for (wxWindow* top : wxTopLevelWindows)
    for (wxWindow* child : top->GetChildren())
      if (auto* panel = dynamic_cast<gui::GuidePanel*>(child);
          panel && top->IsShown() && !top->IsBeingDeleted())
        found = panel;
  return found;
}

void wait_for_guide(const GuidePlace& place, const std::string& title) {
  wait_until("the guide at " + place.page + "#" + place.anchor,
             [&] { return guide_panel() && guide_panel()->place() == place; });
  wait_for_window(title);
}

void close_guide() {
  const auto* open = ask(guide_panel);
  key(WXK_ESCAPE);
  wait_until("the guide to close", [&] { return guide_panel() != open; });
}

}  // namespace hexwright::ui_test
