#include <wx/intl.h>

#include "editor/gui/play/move_kinds.h"
#include "editor/gui/play/play_dialogs.h"

namespace hexwright::gui {

KeyLines keys_of_play() {
  KeyLines result{{_("Click"), _("do what the status bar says, at a marked place")},
                  {_("Right click"), _("all that can be done there")},
                  {_("Ctrl+click, Ctrl+E"), _("show the hex in the drawing")},
                  {_("Tab, Shift+Tab, arrows"), _("go from marked place to marked place")},
                  {_("Enter or Space"), _("do it there")},
                  {_("1 to 9"), _("the moves of the list, as they are numbered")},
                  {_("Escape"), _("drop the move in hand")},
                  {_("Wheel, + and -"), _("zoom to the pointer")},
                  {_("Middle drag, Ctrl and arrows left or right"), _("move the view")},
                  {_("F or Ctrl+0"), _("show the whole board")},
                  {_("F6, Shift+F6"), _("go to the next or the previous panel")},
                  {_("Ctrl+2, Ctrl+3"), _("show or hide the players, the log")},
                  {_("F9, F10"), _("let the bots play or wait; one step of a bot")},
                  {_("Ctrl+D"), _("choose dice and draws")},
                  {_("F5"), _("back to the drawing")},
                  {_("F2"), _("read the rules of this map")},
                  {_("F1"), _("open the guide at the part that has the keyboard")}};
  for (const MoveKind& move : move_kinds())
    result.emplace_back(wxString(wxUniChar(move.key())),
                        wxString::Format(_("move: %s"), label_of(move.kind)));
  return result;
}

}  // namespace hexwright::gui
