#pragma once

namespace hexwright::gui {

class Frame;

// What the Play menu of the editor does. A game is played in a window of its own beside the drawing, which
// stays as it is: its view, tool, selection and history wait there.

/// Asks who plays, then plays the map as it is now, saved or not.
void play_map(Frame& frame);
/// Back to the game that was left.
void go_on_playing(Frame& frame);
bool has_game(const Frame& frame);
/// Asks who plays, then opens a table that people come to from their browsers, and shows it in a window.
void host_table(Frame& frame);
/// One that was closed, from the record of its game.
void go_on_with_table(Frame& frame);
/// From a file.
void resume_game(Frame& frame);
/// Asks before a game is lost that is not saved; false when the window has to stay.
bool may_lose_game(Frame& frame);

}  // namespace hexwright::gui
