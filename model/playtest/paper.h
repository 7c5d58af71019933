#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "model/board/ids.h"
#include "model/rules/map_view.h"
#include "model/scenario/boxes.h"
#include "model/scenario/message.h"

namespace hexwright {

/// What players make of paper where no box of theirs has it: a thing of an accessory, in our own words. Each
/// module says which ones it plays with.
struct PaperThing {
  enum class Form : std::uint8_t {
    Card,
    Disc,     ///< stands on the board, or is turned over
    Counter,  ///< lies before a player
    Track,    ///< a card with places in a row
  };
  Accessory of = Accessory::SpiceCard;
  Form form = Form::Card;
  int count = 1;
  Message title = {};
  Message words = {};  ///< a phrase that says what it does
  std::uint32_t colour = 0x6B6459;
  std::string_view symbol = "none";  ///< of `own::all_symbols`
  /// Of a card: its deck, which is all that its back says. Of a disc: what it is when it is turned over.
  Message back = {};
  SeatId seat = {};  ///< whose it is, in whose colour; none: everybody's
  int value = 1;     ///< of a disc or counter: a number on it, where it is more
  int places = 0;    ///< of a track
};

/// All that the map's modules play with.
std::vector<PaperThing> paper_things(const MapView& map);
/// Of these so many of each accessory: those of the last players, or of all kinds alike.
std::vector<PaperThing> part_of(const std::vector<PaperThing>& things, const Counts<Accessory>& wanted);

}  // namespace hexwright
