#include "model/playtest/table/base_refusals.h"

namespace hexwright {
namespace {

Refusal why_no_robber_there(const ReadContext& read, HexId hex) {
  if (hex == read.state.robber) return refuse(N_("the robber has to go to another hex"));
  if (read.game.facts().closed_to_robber.has(hex)) return refuse(N_("the robber never comes to that island"));
  if (read.game.facts().robber_needs_number && is_open_land(read.state, hex) && read.state.number[hex] == 0)
    return refuse(N_("the robber only goes to hexes with a number"));
  return refuse(N_("the robber goes to land that lies open"));
}

Refusal why_no_pirate_there(const ReadContext& read, HexId hex) {
  if (!read.game.has_ships()) return refuse(N_("there are no ships in this game, and no pirate"));
  if (hex == read.state.pirate) return refuse(N_("the pirate has to go to another hex"));
  if (!shows(read.state, hex, Terrain::Sea)) return refuse(N_("the pirate goes to sea"));
  return refuse(N_("the pirate stays where it is in this game"));
}

Refusal why_no_ship_there(const ReadContext& read, const Task& task, PathId path) {
  if (path == task.a.path()) return refuse(N_("the ship has to go elsewhere"));
  if (!route_at(read.state, path).empty()) return refuse(N_("a road or ship lies there already"));
  if (!read.game.carries_ship(read.state, path)) return refuse(N_("no ship can lie there: it is not at sea"));
  if (!seat_of(read, task.seat).ship_spots.has(path))
    return refuse(N_("no ship or building of this player is next to it"));
  return refuse(N_("the pirate keeps ships away from there"));
}

bool is_card(int x) { return x < static_cast<int>(all_cards.size()); }

Refusal why_no_card(const char* pattern, int x) {
  if (!is_card(x)) return refuse(N_("there is no such card"));
  return refuse(pattern, {word(static_cast<Card>(x))});
}

}  // namespace

std::optional<Refusal> why_no_discard(const ReadContext&, const Task&, const Action& action) {
  if (action.kind != ActionKind::Discard) return {};
  return why_no_card(N_("there is no {0} in hand"), action.x);
}

std::optional<Refusal> why_no_payment(const ReadContext&, const Task&, const Action& action) {
  if (action.kind != ActionKind::PayCard) return {};
  return why_no_card(N_("{0} cannot be paid: there is none in hand, or it is not asked for"), action.x);
}

std::optional<Refusal> why_not_taken(const ReadContext&, const Task&, const Action& action) {
  if (action.kind != ActionKind::TakeCard) return {};
  return why_no_card(N_("{0} cannot be taken: the bank has none, or it is not among the choices"), action.x);
}

std::optional<Refusal> why_not_moved(const ReadContext& read, const Task&, const Action& action) {
  if (action.kind == ActionKind::MoveRobber) return why_no_robber_there(read, action.a.hex());
  if (action.kind == ActionKind::MovePirate) return why_no_pirate_there(read, action.a.hex());
  return {};
}

std::optional<Refusal> why_no_theft(const ReadContext&, const Task&, const Action& action) {
  if (action.kind != ActionKind::Steal) return {};
  return refuse(N_("this player has no card, or nothing at the hex of the robber or pirate"));
}

std::optional<Refusal> why_not_put_down(const ReadContext& read, const Task& task, const Action& action) {
  if (action.kind != ActionKind::PutDownShip) return {};
  return why_no_ship_there(read, task, action.a.path());
}

std::optional<Refusal> why_no_answer(const ReadContext&, const Task&, const Action& action) {
  if (action.kind != ActionKind::AnswerTrade) return {};
  return refuse(N_("the cards that are wanted are not in hand"));
}

std::optional<Refusal> why_no_closing(const ReadContext&, const Task&, const Action& action) {
  if (action.kind != ActionKind::CloseTrade) return {};
  return refuse(N_("this player does not accept the offer"));
}

}  // namespace hexwright
