#include "gui/play/move_kinds.h"

#include <algorithm>
#include <array>

#include "gui/words.h"
#include "playtest/telling.h"

namespace hexwright::gui {
namespace {

bool has_ships(const Game& game) { return game.has_ships(); }
bool has_merchants(const Game& game) { return game.plays("spices"); }
bool has_offers(const Game& game) { return game.offers_a_turn() > 0; }

using Kind = BoardPiece::Kind;
constexpr std::array kinds{
    MoveKind{ActionKind::Roll, 'D'},
    MoveKind{ActionKind::BuildRoad, 'R', Kind::Road},
    MoveKind{ActionKind::BuildShip, 'H', Kind::Ship, has_ships},
    MoveKind{ActionKind::TakeUpShip, 'M', Kind::Ship, has_ships, true},
    MoveKind{ActionKind::BuildSettlement, 'S', Kind::Settlement},
    MoveKind{ActionKind::BuildCity, 'C', Kind::City},
    MoveKind{ActionKind::PlaceMerchant, 'N', Kind::Merchant, has_merchants},
    MoveKind{ActionKind::BuyDevelopment, 'B'},
    MoveKind{ActionKind::PlayKnight, 'K'},
    MoveKind{ActionKind::PlayRoadBuilding, 'G'},
    MoveKind{ActionKind::PlayYearOfPlenty, 'Y'},
    MoveKind{ActionKind::PlayMonopoly, 'O'},
    MoveKind{ActionKind::TradeWithBank, 'T'},
    MoveKind{ActionKind::OfferTrade, 'P', {}, has_offers},
    MoveKind{ActionKind::EndTurn, 'E'},
};

}  // namespace

std::span<const MoveKind> move_kinds() { return kinds; }

const MoveKind* find_move_kind(ActionKind kind) {
  const auto found = std::ranges::find(kinds, kind, &MoveKind::kind);
  return found == kinds.end() ? nullptr : &*found;
}

wxString label_of(ActionKind kind) { return sentence({title(kind), {}}); }

}  // namespace hexwright::gui
