#include <array>

#include "playtest/teller_words.h"

namespace hexwright {
namespace {

// By ActionKind.
constexpr std::array<const char*, action_kinds> titles{N_("build a settlement"),
                                                       N_("build a road"),
                                                       N_("build a city"),
                                                       N_("roll the dice"),
                                                       N_("discard"),
                                                       N_("move the robber"),
                                                       N_("steal a card"),
                                                       N_("buy a development card"),
                                                       N_("play a knight"),
                                                       N_("play road building"),
                                                       N_("play year of plenty"),
                                                       N_("play monopoly"),
                                                       N_("trade with the bank"),
                                                       N_("offer a trade"),
                                                       N_("answer the offer"),
                                                       N_("close the trade"),
                                                       N_("withdraw the offer"),
                                                       N_("end the turn"),
                                                       N_("pass"),
                                                       N_("take a card"),
                                                       N_("pay a card"),
                                                       N_("build a ship"),
                                                       N_("take up a ship"),
                                                       N_("put the ship down"),
                                                       N_("move the pirate"),
                                                       N_("turn up the hex"),
                                                       N_("roll for the volcano"),
                                                       N_("draw a sea hex"),
                                                       N_("lay the sea hex"),
                                                       N_("move a number to the new land"),
                                                       N_("turn up the event"),
                                                       N_("choose an event"),
                                                       N_("trade what was produced"),
                                                       N_("build a city for any three cards"),
                                                       N_("set a building up again"),
                                                       N_("set two cards aside"),
                                                       N_("lose a card"),
                                                       N_("draw a spice card"),
                                                       N_("place a merchant"),
                                                       N_("take a trade option"),
                                                       N_("use a trade option"),
                                                       N_("exchange spice cards"),
                                                       N_("return a spice card"),
                                                       N_("choose a hex that loses value"),
                                                       N_("send the robber to a desert")};

/// What stands in for the cards of a price, one bit each. JUN-06
Cards replaced(unsigned bits) {
  constexpr std::array price{Card::Ore, Card::Grain, Card::Wool};
  Cards cards;
  for (std::size_t i = 0; i < price.size(); ++i)
    if ((bits >> i & 1U) != 0) cards.add(price[i]);
  return cards;
}

/// A decision, put as what one would do.
class Decision {
 public:
  Decision(const Teller& teller, const State& state, const Action& action)
      : words_(teller), state_(state), action_(action) {}

  Message put() const {
    switch (action_.kind) {
      case ActionKind::Discard:
        return {N_("discard {0}"), {card()}};
      case ActionKind::Steal:
        return {N_("steal a card from {0}"), {words_.player(action_.x)}};
      case ActionKind::BuyDevelopment:
        return action_.x == 0 ? plain()
                              : Message{N_("buy a development card, with discoveries instead of {0}"),
                                        {words_.cards(replaced(action_.x))}};
      case ActionKind::PlayMonopoly:
        return {N_("play monopoly on {0}"), {words_.kind(static_cast<Card>(action_.x))}};
      case ActionKind::TradeWithBank:
        return for_card(words_.card(action_.a, bank_rate(actor_seat(), static_cast<Card>(action_.a))));
      case ActionKind::OfferTrade:
        return {N_("offer {0} for {1}"), {bundle(action_.a), bundle(action_.b)}};
      case ActionKind::AnswerTrade:
        return {action_.x == 1 ? N_("accept the offer") : N_("decline the offer"), {}};
      case ActionKind::CloseTrade:
        return {N_("trade with {0}"), {words_.player(action_.x)}};
      case ActionKind::EndTurn:
        return {state_.phase == Phase::Special ? N_("build no more") : titles[at(action_.kind)], {}};
      case ActionKind::Pass:
        return passing();
      case ActionKind::TakeCard:
        return taking();
      case ActionKind::PayCard:
        return {N_("pay {0}"), {card()}};
      default:
        return of_modules();
    }
  }

 private:
  static std::size_t at(ActionKind kind) { return static_cast<std::size_t>(kind); }
  Message plain() const { return {titles[at(action_.kind)], {}}; }
  std::string card() const { return words_.card(action_.x); }
  std::string bundle(std::uint16_t bits) const { return words_.cards(Cards::of_bundle(bits)); }
  const Seat& actor_seat() const { return state_.seats[static_cast<std::size_t>(actor(state_))]; }
  Message for_card(const std::string& given) const { return {N_("give {0} for {1}"), {given, card()}}; }
  std::string set_aside() const { return words_.card(actor_seat().set_aside - 1, 2); }
  bool meets_people() const { return state_.task()->what == What::MeetPeople; }

  Message of_modules() const {
    switch (action_.kind) {
      case ActionKind::MoveToken:
        return {N_("move the {0} of {1} to the new land"),
                {std::to_string(state_.number[action_.a]), words_.hex(state_, action_.a)}};
      case ActionKind::LaySea:
        return {N_("lay {0}"), {words_.face(state_.task()->b)}};
      case ActionKind::ChooseEvent:
        return {N_("choose the event {0}"), {words_.event(state_.events[action_.a])}};
      case ActionKind::TradeProduced:
        return for_card(bundle(action_.a));
      case ActionKind::UpgradeForAny:
        return {N_("build a city for {0}"), {bundle(action_.b)}};
      case ActionKind::RightBuilding:
        return {N_("set the building up again for {0}"), {card()}};
      case ActionKind::SetAside:
        return {N_("set {0} aside"), {words_.card(action_.x, 2)}};
      case ActionKind::TakeOption:
        return {N_("take the trade option for {0}"), {words_.kind(static_cast<Card>(action_.x))}};
      case ActionKind::UseOption:
        return {N_("give {0} for a spice card"), {words_.card(action_.x, 2)}};
      case ActionKind::ExchangeSpices:
        return action_.x == three_different ? Message{N_("exchange three different spice cards"), {}}
                                            : Message{N_("exchange {0}"), {words_.card(action_.x, 3)}};
      case ActionKind::ReturnSpice:
        return {N_("return {0}"), {card()}};
      default:
        return plain();
    }
  }

  /// The bank gives as many of the type as the event says. FRO-11, FRO-13
  Message taking() const {
    if (meets_people()) return for_card(set_aside());
    const bool several = state_.task()->what == What::MayTake;
    return {N_("take {0}"), {words_.card(action_.x, several ? state_.task()->x : 1)}};
  }

  Message passing() const {
    const Task* task = state_.task();
    if (!task) return {N_("found nothing: no place is left"), {}};
    switch (task->what) {
      case What::MoveRobber:
        return {N_("leave the robber: it can go nowhere"), {}};
      case What::FreeRoute:
        return {N_("leave the second road or ship out"), {}};
      case What::TradeProduced:
        return {N_("trade nothing"), {}};
      case What::MeetPeople:
        return {N_("give {0} for nothing"), {set_aside()}};
      default:
        return {N_("take nothing"), {}};
    }
  }

  TellerWords words_;
  const State& state_;
  const Action& action_;
};

}  // namespace

const char* title(ActionKind kind) { return titles[static_cast<std::size_t>(kind)]; }

Message proposal(const Teller& teller, const State& state, const Action& action) {
  return Decision(teller, state, action).put();
}

Message outcome_told(const Teller& teller, const Action& action, std::uint16_t outcome) {
  const TellerWords words(teller);
  switch (action.kind) {
    case ActionKind::Roll:
      return {N_("{0} and {1}"), {std::to_string(first_die(outcome)), std::to_string(second_die(outcome))}};
    case ActionKind::BuyDevelopment:
      return {"{0}", {words.development(outcome)}};
    case ActionKind::TurnUp:
    case ActionKind::DrawSea:
      return {"{0}", {words.face(outcome)}};
    case ActionKind::TurnUpEvent:
      return {"{0}", {words.event(outcome)}};
    case ActionKind::Erupt:
      return {"{0}", {std::to_string(outcome)}};
    default:
      return {"{0}", {words.card(outcome - 1)}};
  }
}

}  // namespace hexwright
