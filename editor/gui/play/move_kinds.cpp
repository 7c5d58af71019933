#include "editor/gui/play/move_kinds.h"

#include <algorithm>
#include <array>

#include <wx/intl.h>

#include "editor/gui/controls/words.h"
#include "model/board/index.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/table.h"

namespace hexwright::gui {
namespace {

using Kind = BoardPiece::Kind;

bool has_ships(const Game& game) { return game.may_lay_ships(); }
bool has_development(const Game& game) { return game.rules().has_development(); }
template <Development card>
bool has(const Game& game) {
  return has_development(game) && game.facts().deck[at(card)] > 0;
}
bool has_offers(const Game& game) { return game.offers_a_turn() > 0; }

/// Of the base game and Seafarers, before and after those that modules bring. What every turn begins and ends
/// with stands first, where it is seen however long the list is.
constexpr std::array first_kinds{
    MoveKind{ActionKind::Roll},
    MoveKind{ActionKind::EndTurn},
    MoveKind{ActionKind::BuildRoad, Kind::Road},
    MoveKind{ActionKind::BuildShip, Kind::Ship, has_ships},
    MoveKind{ActionKind::TakeUpShip, Kind::Ship, has_ships, true},
    MoveKind{ActionKind::BuildSettlement, Kind::Settlement},
    MoveKind{ActionKind::BuildCity, Kind::City},
};
constexpr std::array last_kinds{
    MoveKind{ActionKind::BuyDevelopment, {}, has_development},
    MoveKind{ActionKind::PlayKnight, {}, has<Development::Knight>},
    MoveKind{ActionKind::PlayRoadBuilding, {}, has<Development::RoadBuilding>},
    MoveKind{ActionKind::PlayYearOfPlenty, {}, has<Development::YearOfPlenty>},
    MoveKind{ActionKind::PlayMonopoly, {}, has<Development::Monopoly>},
    MoveKind{ActionKind::TradeWithBank},
    MoveKind{ActionKind::OfferTrade, {}, has_offers},
};

std::vector<MoveKind> all_kinds() {
  std::vector<MoveKind> kinds(first_kinds.begin(), first_kinds.end());
  for (const ModuleRules* rules : all_module_rules())
    for (const ActionSpec& spec : rules->actions)
      if (spec.key != 0 && rules->module != "base")
        kinds.push_back({spec.kind, spec.merchant ? std::optional(Kind::Merchant) : std::nullopt, nullptr,
                         false, rules->module});
  kinds.insert(kinds.end(), last_kinds.begin(), last_kinds.end());
  return kinds;
}

const std::vector<MoveKind>& kinds() {
  static const auto all = all_kinds();
  return all;
}

}  // namespace

char MoveKind::key() const { return spec_of(kind).key; }

bool MoveKind::is_in(const Game& game) const {
  return (module.empty() || game.plays(module)) && (!is_known || is_known(game));
}

std::span<const MoveKind> move_kinds() { return kinds(); }

const MoveKind* find_move_kind(ActionKind kind) {
  const auto found = std::ranges::find(kinds(), kind, &MoveKind::kind);
  return found == kinds().end() ? nullptr : &*found;
}

wxString label_of(ActionKind kind) { return sentence({title(kind), {}}); }

wxString short_label_of(ActionKind kind) {
  return kind == ActionKind::BuyDevelopment ? _("Buy a dev. card") : label_of(kind);
}

}  // namespace hexwright::gui
