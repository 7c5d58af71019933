#pragma once

#include "editor/core/help/topics.h"

class wxWindow;

namespace hexwright::gui {

/// Opens the guide there: in a window of its own that stays open beside the others, or above a dialog that
/// waits for an answer, until it is closed.
void show_guide(wxWindow* parent, const GuidePlace& place);

/// What F1 explains while this window, or a part of it that has no topic of its own, has the keyboard.
void set_help_topic(wxWindow& window, HelpTopic topic);
/// Of the window or of the nearest one around it that has a topic.
HelpTopic help_topic_of(const wxWindow* window);

/// Opens the part about what has the keyboard. For menus of windows.
void show_help(wxWindow& window);
/// Has F1 do so in every dialog of the program.
void give_dialogs_help();

}  // namespace hexwright::gui
