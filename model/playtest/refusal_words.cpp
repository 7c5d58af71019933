#include "playtest/refusal_words.h"

namespace hexwright {
namespace {

/// {0}: the player who does it, {1}: how many.
const char* what_comes_first(What what) {
  switch (what) {
    case What::Discard:
      return N_("{0} has to discard first; cards still to go: {1}");
    case What::MoveRobber:
      return N_("{0} has to move the robber or the pirate first");
    case What::Steal:
      return N_("{0} has to steal a card first");
    case What::FreeRoute:
      return N_("{0} has to lay free roads or ships first; still to go: {1}");
    case What::TakeCard:
      return N_("{0} has to take cards of choice first; still to take: {1}");
    case What::PutDownShip:
      return N_("{0} has to put down the ship that was taken up first");
    case What::AnswerTrade:
      return N_("{0} has to accept or decline the offer first");
    case What::CloseTrade:
      return N_("{0} has to choose a partner for the trade, or withdraw the offer, first");
    case What::TurnUp:
      return N_("{0} has to turn up the hex that was reached first");
    case What::Erupt:
      return N_("{0} has to roll for the eruption of the volcano first");
    case What::DrawSea:
      return N_("{0} has to draw the sea hex that comes with the new land first");
    case What::LaySea:
      return N_("{0} has to lay the sea hex that was drawn first");
    case What::MoveToken:
      return N_("{0} has to choose the number token for the new land first");
    case What::TurnUpEvent:
      return N_("{0} has to turn up the card of the frontier event first");
    case What::ChooseEvent:
      return N_("{0} has to choose the event for the new settlement first");
    case What::MayTake:
      return N_("{0} has to take what the event offers, or pass, first");
    case What::MustPay:
      return N_("{0} has to pay for the event first");
    case What::TradeProduced:
      return N_("{0} has to trade two of the cards that were produced, or pass, first");
    case What::MeetPeople:
      return N_("{0} has to meet the indigenous people first");
    case What::DrawSpice:
      return N_("{0} has to draw a spice card first");
    case What::TakeOption:
      return N_("{0} has to take a trade option first");
    case What::ReturnSpice:
      return N_("{0} has to return a spice card first");
    case What::Devalue:
      return N_("{0} has to choose hexes that lose value first; still to choose: {1}");
    case What::RobberToDesert:
      return N_("{0} has to send the robber to a desert first");
  }
  return N_("{0} has something else to do first");
}

Refusal waits(const Task& task) {
  return refuse(what_comes_first(task.what), {unnamed_player(task.seat), std::to_string(task.a)});
}

Refusal why_no_robber_there(const Look& l, Number hex) {
  if (hex == l.state.robber) return refuse(N_("the robber has to go to another hex"));
  return refuse(N_("the robber goes to land that lies open"));
}

Refusal why_no_pirate_there(const Look& l, Number hex) {
  if (!l.game.has_ships()) return refuse(N_("there are no ships in this game, and no pirate"));
  if (hex == l.state.pirate) return refuse(N_("the pirate has to go to another hex"));
  if (!shows(l.state, hex, Terrain::Sea)) return refuse(N_("the pirate goes to sea"));
  return refuse(N_("the pirate stays where it is in this game"));
}

Refusal why_no_ship_there(const Look& l, const Task& task, Number path) {
  if (path == task.a) return refuse(N_("the ship has to go elsewhere"));
  if (!route_at(l.state, path).empty()) return refuse(N_("a road or ship lies there already"));
  if (!l.game.carries_ship(l.state, path)) return refuse(N_("no ship can lie there: it is not at sea"));
  if (!seat_of(l, task.seat).ship_spots.has(path))
    return refuse(N_("no ship or building of this player is next to it"));
  return refuse(N_("the pirate keeps ships away from there"));
}

bool is_card(int x) { return x < static_cast<int>(all_cards.size()); }

Refusal why_no_card(const char* pattern, int x) {
  if (!is_card(x)) return refuse(N_("there is no such card"));
  return refuse(pattern, {word(static_cast<Card>(x))});
}

/// The action is of a kind that does what waits; something else about it is wrong.
std::optional<Refusal> what_is_wrong(const Look& l, const Task& task, const Action& action) {
  switch (action.kind) {
    case ActionKind::Discard:
      if (task.what == What::Discard) return why_no_card(N_("there is no {0} in hand"), action.x);
      break;
    case ActionKind::PayCard:
      if (task.what != What::MustPay) break;
      return why_no_card(N_("{0} cannot be paid: there is none in hand, or it is not asked for"), action.x);
    case ActionKind::TakeCard:
      if (task.what != What::TakeCard && task.what != What::MayTake && task.what != What::MeetPeople) break;
      return why_no_card(N_("{0} cannot be taken: the bank has none, or it is not among the choices"),
                         action.x);
    case ActionKind::MoveRobber:
      if (task.what == What::MoveRobber) return why_no_robber_there(l, action.a);
      break;
    case ActionKind::MovePirate:
      if (task.what == What::MoveRobber) return why_no_pirate_there(l, action.a);
      break;
    case ActionKind::Steal:
      if (task.what != What::Steal) break;
      return refuse(N_("this player has no card, or nothing at the hex of the robber or pirate"));
    case ActionKind::PutDownShip:
      if (task.what == What::PutDownShip) return why_no_ship_there(l, task, action.a);
      break;
    case ActionKind::AnswerTrade:
      if (task.what == What::AnswerTrade) return refuse(N_("the cards that are wanted are not in hand"));
      break;
    case ActionKind::CloseTrade:
      if (task.what == What::CloseTrade) return refuse(N_("this player does not accept the offer"));
      break;
    default:
      break;
  }
  return {};
}

}  // namespace

std::string unnamed_player(int seat) { return phrase(N_("player {0}"), {std::to_string(seat + 1)}); }

Refusal why_not_for(const Look& l, const Task& task, const Action& action) {
  return what_is_wrong(l, task, action).value_or(waits(task));
}

const char* when_possible(ActionKind kind) {
  switch (kind) {
    case ActionKind::Roll:
      return N_("the dice were rolled already");
    case ActionKind::Discard:
      return N_("cards are discarded only after a 7, by who has too many");
    case ActionKind::MoveRobber:
    case ActionKind::MovePirate:
    case ActionKind::Steal:
      return N_("the robber and the pirate come only with a 7 or a knight");
    case ActionKind::TakeCard:
    case ActionKind::PayCard:
      return N_("there is nothing to take or to pay now");
    case ActionKind::PutDownShip:
      return N_("a ship has to be taken up first");
    case ActionKind::AnswerTrade:
    case ActionKind::CloseTrade:
    case ActionKind::WithdrawTrade:
      return N_("there is no offer on the table");
    case ActionKind::TurnUp:
      return N_("a hex comes up only when a road or ship reaches it");
    case ActionKind::Pass:
      return N_("there is nothing to pass by: the turn goes on or ends");
    case ActionKind::PlaceMerchant:
      return N_(
          "a merchant costs 1 ore and 1 wool and stands at a discovered spice hex, where nobody stands "
          "and an own road or ship ends");
    case ActionKind::UseOption:
      return N_(
          "this needs an own trade option and two of the resource that it shows, and a spice card that "
          "is left");
    case ActionKind::ExchangeSpices:
      return N_("three equal or three different spice cards are exchanged, once a turn");
    case ActionKind::SetAside:
      return N_("two of one resource are set aside by who has a building at that event and none lies there");
    case ActionKind::UpgradeForAny:
      return N_("only a settlement with the scientists' event becomes a city for any three resources");
    case ActionKind::RightBuilding:
      return N_("only an own building that was overturned is set up again, for one resource in hand");
    default:
      return N_("this cannot be done now");
  }
}

}  // namespace hexwright
