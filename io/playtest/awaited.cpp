#include "playtest/teller_words.h"
#include "scenario/plural.h"

namespace hexwright {
namespace {

/// {0}: the player who does it, {1}: how many.
const char* awaited_of_base(What what) {
  switch (what) {
    case What::Discard:
      return N_("{0} discards; cards still to go: {1}");
    case What::MoveRobber:
      return N_("{0} moves the robber or the pirate");
    case What::Steal:
      return N_("{0} steals a card");
    case What::FreeRoute:
      return N_("{0} lays free roads or ships; still to go: {1}");
    case What::TakeCard:
      return N_("{0} takes cards of choice; still to take: {1}");
    case What::PutDownShip:
      return N_("{0} puts down the ship that was taken up");
    case What::CloseTrade:
      return N_("{0} chooses a partner for the trade, or withdraws the offer");
    case What::TurnUp:
      return N_("{0} turns up the hex that was reached");
    case What::Erupt:
      return N_("{0} rolls for the eruption of the volcano");
    case What::DrawSea:
      return N_("{0} draws the sea hex that comes with the new land");
    case What::MoveToken:
      return N_("{0} chooses the number token for the new land");
    default:
      return nullptr;
  }
}

const char* awaited_of_modules(What what) {
  switch (what) {
    case What::TurnUpEvent:
      return N_("{0} turns up the card of the frontier event");
    case What::ChooseEvent:
      return N_("{0} chooses the event for the new settlement");
    case What::MayTake:
      return N_("{0} may take what the event offers");
    case What::MustPay:
      return N_("{0} pays for the event");
    case What::TradeProduced:
      return N_("{0} may trade two of the cards that were produced");
    case What::MeetPeople:
      return N_("{0} meets the indigenous people");
    case What::DrawSpice:
      return N_("{0} draws a spice card");
    case What::TakeOption:
      return N_("{0} takes a trade option");
    case What::ReturnSpice:
      return N_("{0} returns a spice card");
    case What::Devalue:
      return N_("{0} chooses hexes that lose value; still to choose: {1}");
    default:
      return N_("{0} sends the robber to a desert");
  }
}

Message awaited_task(const TellerWords& words, const State& state, const Task& task) {
  const std::string player = words.player(task.seat);
  if (task.what == What::AnswerTrade)
    return {N_("{0} answers: {1} offers {2} for {3}"),
            {player, words.player(state.turn), words.cards(Cards::of_bundle(state.give)),
             words.cards(Cards::of_bundle(state.want))}};
  if (task.what == What::LaySea) return {N_("{0} lays {1}"), {player, words.face(task.b)}};
  const char* pattern = awaited_of_base(task.what);
  return {pattern ? pattern : awaited_of_modules(task.what), {player, std::to_string(task.a)}};
}

const char* awaited_in(Phase phase) {
  switch (phase) {
    case Phase::FoundSettlement:
      return N_("{0} founds a settlement");
    case Phase::FoundRoute:
      return N_("{0} lays a road or ship beside the new settlement");
    case Phase::BeforeRoll:
      return N_("{0} rolls the dice");
    case Phase::Special:
      return N_("{0} may build and buy");
    default:
      return N_("{0} trades, builds or ends the turn");
  }
}

}  // namespace

Message awaited(const Teller& teller, const State& state) {
  const TellerWords words(teller);
  if (state.phase == Phase::Over)
    return by_number(points(state, state.winner),
                     plural("{1} has won with {0} point", "{1} has won with {0} points"),
                     {words.player(state.winner)});
  if (const Task* task = state.task()) return awaited_task(words, state, *task);
  return {awaited_in(state.phase), {words.player(actor(state))}};
}

}  // namespace hexwright
