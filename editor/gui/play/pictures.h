#pragma once

#include <functional>
#include <span>

#include <wx/bmpbndl.h>

#include "io/render/pieces/pieces.h"
#include "model/playtest/cards.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/describe/seat_notes.h"

namespace hexwright {
struct EventFace;
}

namespace hexwright::gui {

// Small pictures for the panels and dialogs of a game. Sizes in logical pixels, `pixel` is the scale factor
// of the screen.

/// Whatever is drawn on a clear ground, in logical pixels.
wxBitmapBundle painted(const wxSize& size, double pixel, const std::function<void(cairo_t*)>& paint);

/// A card with its symbol, or its letter where it has none.
wxBitmapBundle card_picture(Card card, int height, double pixel);
/// A face of a die; blank for 0.
wxBitmapBundle die_picture(int eyes, int size, double pixel);
/// A face of the event die: a ship, or a gate with the sign of its cards; blank for null.
wxBitmapBundle event_picture(const EventFace* face, int size, double pixel);
/// Boxes for the steps of a track, land at its end and a ship where it has come to.
wxBitmapBundle steps_picture(const StepTrack& track, int height, double pixel);
/// Each with the sign of its cards, and five levels.
wxBitmapBundle levels_picture(std::span<const LevelTrack> tracks, int height, double pixel);
wxBitmapBundle seat_picture(SeatId seat, int size, double pixel);
wxBitmapBundle piece_picture(BoardPiece::Kind kind, SeatId seat, int size, double pixel);
/// The piece with an arrow upwards: it is taken up.
wxBitmapBundle lifted_piece_picture(BoardPiece::Kind kind, SeatId seat, int size, double pixel);

}  // namespace hexwright::gui
