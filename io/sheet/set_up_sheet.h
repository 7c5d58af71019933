#pragma once

#include <string>

#include "io/render/render.h"
#include "io/sheet/paper.h"
#include "model/scenario/message.h"

namespace hexwright {

struct SheetOptions {
  Paper paper = Paper::A4;
  DrawOptions board;
  Translate translate = nullptr;
};

/// The set-up sheet as a PDF to print: the board, what comes out of which box, what is in stacks and pools,
/// the steps of the set-up, the special rules, the designer's notes, and where it takes no further page the
/// map as a QR code (io/share/share_text.h). One or two pages; more only when there is more to say than fits
/// on two in the smallest print, and then without the code. Pages to cut up follow where packs of own rules
/// have decks, counters or marks: each card as often as its deck has it, 63 x 88 mm large, then the rest. The
/// same scenario gives the same bytes. Never fails on any scenario short of memory, which throws.
std::string render_set_up_sheet(const Scenario& scenario, const SheetOptions& options);
/// Where its first page shows the board, in points from the page's upper left corner.
BoardView board_on_sheet(const Scenario& scenario, const SheetOptions& options);

}  // namespace hexwright
