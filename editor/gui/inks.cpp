#include "gui/inks.h"

#include <wx/settings.h>

namespace hexwright::gui {
namespace {

wxColour either(const wxColour& on_light, const wxColour& on_dark) {
  return wxSystemSettings::GetAppearance().IsUsingDarkBackground() ? on_dark : on_light;
}

}  // namespace

wxColour quiet_ink() { return either({90, 92, 98}, {176, 178, 184}); }
wxColour note_ink() { return either({24, 84, 168}, {140, 188, 255}); }
wxColour alarm_ink() { return either({176, 0, 16}, {255, 120, 110}); }
wxColour good_ink() { return either({20, 110, 40}, {130, 214, 140}); }

}  // namespace hexwright::gui
