#include "editor/gui/controls/text_colours.h"

#include <utility>

#include <wx/settings.h>
#include <wx/window.h>

#include "io/render/pen/palette.h"

namespace hexwright::gui {
namespace {

bool is_dark() { return wxSystemSettings::GetAppearance().IsUsingDarkBackground(); }

wxColour either(const wxColour& on_light, const wxColour& on_dark) { return is_dark() ? on_dark : on_light; }

}  // namespace

wxColour idle_colour() { return either({100, 102, 107}, {168, 170, 176}); }
wxColour quiet_colour() { return either({90, 92, 98}, {176, 178, 184}); }
wxColour note_colour() { return either({24, 84, 168}, {140, 188, 255}); }
wxColour error_colour() { return either({176, 0, 16}, {255, 120, 110}); }
wxColour warning_colour() { return either({150, 82, 0}, {255, 188, 76}); }
wxColour good_colour() { return either({20, 110, 40}, {130, 214, 140}); }

// The toolkit speaks of new colours whenever a widget may look otherwise, even when it loses the keyboard.
void on_new_colours(wxWindow& window, std::function<void()> act) {
  const auto now = [] {
    return std::pair(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT),
                     wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW));
  };
  window.Bind(wxEVT_SYS_COLOUR_CHANGED,
              [act = std::move(act), now, last = now()](wxSysColourChangedEvent& event) mutable {
                if (std::exchange(last, now()) != last) act();
                event.Skip();
              });
}

void colour_words(wxWindow& words, wxColour (*ink)()) {
  words.SetForegroundColour(ink());
  on_new_colours(words, [&words, ink] { words.SetForegroundColour(ink()); });
}

Colour desk_colour() {
  constexpr Colour dark_backdrop = rgb(0x2B2A28);
  return is_dark() ? dark_backdrop : palette::backdrop;
}

Colour colour_of(const wxColour& colour) {
  constexpr double most = 255;
  return {colour.Red() / most, colour.Green() / most, colour.Blue() / most, 1};
}

}  // namespace hexwright::gui
