#include "editor/core/play/piece_words.h"

#include <algorithm>

#include "editor/core/play/board_now.h"
#include "model/playtest/modules/pirate_fleet/war.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

bool stands_at(const BoardPiece& piece, const Place& place) {
  return std::visit([&](const auto& at) { return Place(at) == place; }, piece.at);
}

const char* city_pattern(const BoardPiece& city) {
  switch (city.crown) {
    case BoardPiece::Crown::None:
      return city.walled ? N_("city of {0}, walled") : N_("city of {0}");
    case BoardPiece::Crown::Trade:
      return city.walled ? N_("metropolis of trade of {0}, walled") : N_("metropolis of trade of {0}");
    case BoardPiece::Crown::Politics:
      return city.walled ? N_("metropolis of politics of {0}, walled") : N_("metropolis of politics of {0}");
    case BoardPiece::Crown::Science:
      return city.walled ? N_("metropolis of science of {0}, walled") : N_("metropolis of science of {0}");
  }
  return "";
}

/// CK-29, CK-31
const char* knight_pattern(const BoardPiece& knight) {
  switch (knight.kind) {
    case BoardPiece::Kind::BasicKnight:
      return knight.active ? N_("basic knight of {0}, active") : N_("basic knight of {0}, not active");
    case BoardPiece::Kind::StrongKnight:
      return knight.active ? N_("strong knight of {0}, active") : N_("strong knight of {0}, not active");
    default:
      return knight.active ? N_("mighty knight of {0}, active") : N_("mighty knight of {0}, not active");
  }
}

const char* piece_pattern(const BoardPiece& piece) {
  switch (piece.kind) {
    case BoardPiece::Kind::Road:
      return N_("road of {0}");
    case BoardPiece::Kind::Ship:
      return N_("ship of {0}");
    case BoardPiece::Kind::Warship:
      return N_("warship of {0}");
    case BoardPiece::Kind::Settlement:
      return piece.overturned ? N_("settlement of {0}, overturned") : N_("settlement of {0}");
    case BoardPiece::Kind::City:
      return piece.overturned ? N_("city of {0}, overturned") : city_pattern(piece);
    case BoardPiece::Kind::Merchant:
    case BoardPiece::Kind::MerchantFigure:
      return N_("merchant of {0}");
    case BoardPiece::Kind::BasicKnight:
    case BoardPiece::Kind::StrongKnight:
    case BoardPiece::Kind::MightyKnight:
      break;
  }
  return knight_pattern(piece);
}

/// Fortresses that still stand and landing places that are still empty. PIR-02
void add_berths(const PlaySession& session, const Place& place, std::vector<Message>& words) {
  const Game& game = session.game();
  if (game.facts().berths.empty()) return;
  for (const SeatId seat : game.seats()) {
    const pirate_fleet::PlayedBerth& berth = game.facts().berths[seat.index()];
    const int chits = session.state().pirates.chits[seat];
    if (chits > 0 && place == Place(game.board().intersection(berth.fortress)))
      words.push_back(by_number(chits,
                                plural("fortress of the pirates for {1} to conquer: {0} chit left",
                                       "fortress of the pirates for {1} to conquer: {0} chits left"),
                                {PlayerName{seat}}));
    if (building_at(session.state(), berth.landing).empty() &&
        place == Place(game.board().intersection(berth.landing)))
      words.push_back({N_("landing place of {0}"), {PlayerName{seat}}});
  }
}

}  // namespace

std::vector<Message> words_of_pieces(const PlaySession& session, const Place& place) {
  std::vector<Message> words;
  for (const BoardPiece& piece : pieces_of(session.game(), session.state()))
    if (stands_at(piece, place)) words.push_back({piece_pattern(piece), {PlayerName{piece.seat}}});
  add_berths(session, place, words);
  return words;
}

}  // namespace hexwright
