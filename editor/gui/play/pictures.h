#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include <wx/bmpbndl.h>

#include "io/render/pieces/pieces.h"
#include "model/playtest/action.h"
#include "model/playtest/cards.h"
#include "model/playtest/modules/cities_and_knights/progress.h"

namespace hexwright::gui {

// Small pictures for the panels and dialogs of a game. Sizes in logical pixels, `pixel` is the scale factor
// of the screen.

/// Whatever is drawn on a clear ground, in logical pixels.
wxBitmapBundle painted(const wxSize& size, double pixel, const std::function<void(cairo_t*)>& paint);

/// A card with its symbol, or its letter where it has none.
wxBitmapBundle card_picture(Card card, int height, double pixel);
/// A face of a die; blank for 0.
wxBitmapBundle die_picture(int eyes, int size, double pixel);
/// A face of the event die: the barbarians' ship, or the gate of a track. CK-03
wxBitmapBundle event_picture(EventDie event, int size, double pixel);
/// Where the barbarians' ship is on its way, from 0 to 6. CK-10
wxBitmapBundle barbarians_picture(int step, int height, double pixel);
/// The improvements of a player, five levels for each track. CK-21
wxBitmapBundle tracks_picture(const std::array<std::uint8_t, all_tracks.size()>& levels, int height,
                              double pixel);
wxBitmapBundle seat_picture(SeatId seat, int size, double pixel);
wxBitmapBundle piece_picture(BoardPiece::Kind kind, SeatId seat, int size, double pixel);
/// The piece with an arrow upwards: it is taken up.
wxBitmapBundle lifted_piece_picture(BoardPiece::Kind kind, SeatId seat, int size, double pixel);

}  // namespace hexwright::gui
