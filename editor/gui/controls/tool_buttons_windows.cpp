#include <wx/msw/wrapcctl.h>
#include <wx/toolbar.h>

#include "editor/gui/controls/tool_buttons.h"

namespace hexwright::gui {

wxRect place_of_tool(const wxToolBar& bar, int position) {
  RECT place{};
  const auto at = static_cast<WPARAM>(position);
  if (position < 0 || SendMessageW(bar.GetHWND(), TB_GETITEMRECT, at, reinterpret_cast<LPARAM>(&place)) == 0)
    return bar.GetScreenRect();
  return {bar.ClientToScreen(wxPoint(place.left, place.top)),
          wxSize(place.right - place.left, place.bottom - place.top)};
}

}  // namespace hexwright::gui
