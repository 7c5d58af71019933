#pragma once

class wxWindow;

namespace hexwright {
class PlaySession;
}

namespace hexwright::gui {

enum class AfterTheEnd { LookAround, PlayAgain, BackToDrawing };

/// Who has won, and where everybody's points came from. Precondition: the game is over.
AfterTheEnd show_end(wxWindow* parent, const PlaySession& session);

}  // namespace hexwright::gui
