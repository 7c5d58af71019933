#include "playtest/teller_words.h"
#include "playtest/telling.h"

namespace hexwright {
namespace {

/// Of which nothing is told but who did it. By `ActionKind`; null for the others.
constexpr const char* plain_deed(ActionKind kind) {
  switch (kind) {
    case ActionKind::BuildSettlement:
      return N_("{0} builds a settlement");
    case ActionKind::BuildRoad:
      return N_("{0} builds a road");
    case ActionKind::BuildCity:
      return N_("{0} builds a city");
    case ActionKind::PlayKnight:
      return N_("{0} plays a knight");
    case ActionKind::PlayRoadBuilding:
      return N_("{0} plays road building");
    case ActionKind::PlayYearOfPlenty:
      return N_("{0} plays year of plenty");
    case ActionKind::WithdrawTrade:
      return N_("{0} withdraws the offer");
    case ActionKind::EndTurn:
      return N_("{0} ends the turn");
    case ActionKind::BuildShip:
      return N_("{0} builds a ship");
    case ActionKind::TakeUpShip:
      return N_("{0} takes up a ship");
    case ActionKind::PutDownShip:
      return N_("{0} puts the ship down again");
    case ActionKind::MovePirate:
      return N_("{0} moves the pirate");
    case ActionKind::PlaceMerchant:
      return N_("{0} places a merchant");
    case ActionKind::RobberToDesert:
      return N_("{0} sends the robber to a desert");
    default:
      return nullptr;
  }
}

/// What is told of one action.
class Deed {
 public:
  Deed(const Teller& teller, const State& before, const Action& action, const State& after)
      : words_(teller), game_(teller.game), before_(before), action_(action), after_(after) {}

  Message told() const {
    if (before_.task_count == 0 && before_.phase == Phase::Special && action_.kind == ActionKind::EndTurn)
      return by(N_("{0} builds no more"));
    if (action_.kind == ActionKind::BuildSettlement && before_.phase == Phase::FoundSettlement)
      return by(N_("{0} founds a settlement"));
    if (const char* pattern = plain_deed(action_.kind)) return by(pattern);
    return told_of_cards();
  }

 private:
  template <class... Arguments>
  Message by(const char* pattern, Arguments... arguments) const {
    return {pattern, {words_.player(actor_), std::move(arguments)...}};
  }
  std::string card() const { return words_.card(action_.x); }
  std::string drawn_card() const { return words_.card(action_.c - 1); }
  std::string taken() const { return words_.cards(gained(before_, after_, actor_)); }
  std::string bundle(std::uint16_t bits) const { return words_.cards(Cards::of_bundle(bits)); }

  Message told_of_cards() const {
    switch (action_.kind) {
      case ActionKind::Roll:
        return told_of_roll();
      case ActionKind::Discard:
        return by(N_("{0} discards {1}"), card());
      case ActionKind::Steal:
        return words_.sees(actor_) || words_.sees(action_.x)
                   ? by(N_("{0} steals {1} from {2}"), drawn_card(), words_.player(action_.x))
                   : by(N_("{0} steals a card from {1}"), words_.player(action_.x));
      case ActionKind::BuyDevelopment:
        return words_.sees(actor_) ? by(N_("{0} buys a development card: {1}"), words_.development(action_.c))
                                   : by(N_("{0} buys a development card"));
      case ActionKind::PlayMonopoly:
        return told_of_monopoly();
      case ActionKind::TradeWithBank:
        return by(N_("{0} gives the bank {1} for {2}"),
                  words_.card(action_.a, bank_rate(before_.seats[at(actor_)], static_cast<Card>(action_.a))),
                  card());
      case ActionKind::OfferTrade:
        return by(N_("{0} offers {1} for {2}"), bundle(action_.a), bundle(action_.b));
      case ActionKind::AnswerTrade:
        return action_.x == 1 ? by(N_("{0} accepts the offer")) : by(N_("{0} declines the offer"));
      case ActionKind::CloseTrade:
        return by(N_("{0} gives {1} {2} for {3}"), words_.player(action_.x), bundle(before_.give),
                  bundle(before_.want));
      case ActionKind::TakeCard:
        return told_of_taking();
      case ActionKind::PayCard:
        return by(N_("{0} pays {1}"), card());
      case ActionKind::LoseCard:
        return by(N_("{0} loses {1}"), drawn_card());
      case ActionKind::Pass:
        return told_of_passing();
      default:
        return told_of_places();
    }
  }

  Message told_of_places() const {
    switch (action_.kind) {
      case ActionKind::MoveRobber:
        return by(N_("{0} moves the robber to {1}"), words_.hex(before_, action_.a));
      case ActionKind::TurnUp:
        return by(N_("{0} discovers {1}"), words_.face(action_.c));
      case ActionKind::Erupt:
        return by(N_("{0} rolls {1} for the volcano"), std::to_string(action_.c));
      case ActionKind::DrawSea:
        return by(N_("{0} draws {1}"), words_.face(action_.c));
      case ActionKind::LaySea:
        return by(N_("{0} lays {1}"), words_.face(before_.task()->b));
      case ActionKind::MoveToken:
        return by(N_("{0} moves the number {1} to the new land"), std::to_string(before_.number[action_.a]));
      case ActionKind::TurnUpEvent:
        return by(N_("{0} discovers an event: {1}"), words_.event(action_.c));
      case ActionKind::ChooseEvent:
        return by(N_("{0} chooses the event {1} for the new settlement"),
                  words_.event(before_.events[action_.a]));
      case ActionKind::Devalue:
        return by(N_("{0} chooses {1} to lose value"), words_.hex(before_, action_.a));
      default:
        return told_of_modules();
    }
  }

  Message told_of_modules() const {
    switch (action_.kind) {
      case ActionKind::TradeProduced:
        return by(N_("{0} gives the bank {1} for {2}"), bundle(action_.a), card());
      case ActionKind::UpgradeForAny:
        return by(N_("{0} builds a city for {1}"), bundle(action_.b));
      case ActionKind::RightBuilding:
        return by(N_("{0} sets a building up again for {1}"), card());
      case ActionKind::SetAside:
        return by(N_("{0} sets {1} aside"), words_.card(action_.x, 2));
      case ActionKind::DrawSpice:
        return words_.sees(actor_) ? by(N_("{0} draws a spice card: {1}"), drawn_card())
                                   : by(N_("{0} draws a spice card"));
      case ActionKind::TakeOption:
        return words_.sees(actor_) ? by(N_("{0} takes a trade option: {1}"), words_.kind(card_of_x()))
                                   : by(N_("{0} takes a trade option"));
      case ActionKind::UseOption:
        return words_.sees(actor_)
                   ? by(N_("{0} gives {1} for a spice card: {2}"), words_.card(action_.x, 2), drawn_card())
                   : by(N_("{0} gives {1} for a spice card"), words_.card(action_.x, 2));
      case ActionKind::ExchangeSpices:
        return by(N_("{0} exchanges {1}"), words_.cards(before_.seats[at(actor_)].hand.spices() -
                                                        after_.seats[at(actor_)].hand.spices()));
      default:
        return by(N_("{0} returns {1}"), card());
    }
  }

  Card card_of_x() const { return static_cast<Card>(action_.x); }

  /// What everybody makes of it.
  Message told_of_roll() const {
    const int one = first_die(action_.c), other = second_die(action_.c);
    std::string yields;
    const auto add = [&](const std::string& yield) { yields += (yields.empty() ? "" : "; ") + yield; };
    for (int i = 0; i < game_.players(); ++i) {
      const int seat = (actor_ + i) % game_.players();
      if (const Cards cards = gained(before_, after_, seat); !cards.empty())
        add(words_.in_full(N_("{0} takes {1}"), words_.player(seat), words_.cards(cards)));
      const int discoveries = after_.seats[at(seat)].discoveries - before_.seats[at(seat)].discoveries;
      if (discoveries > 0)
        add(words_.in_full(N_("{0} makes discoveries: {1}"), words_.player(seat),
                           std::to_string(discoveries)));
    }
    const auto sum = std::to_string(one + other), first = std::to_string(one), second = std::to_string(other);
    return yields.empty() ? by(N_("{0} rolls {1} ({2} and {3})"), sum, first, second)
                          : by(N_("{0} rolls {1} ({2} and {3}): {4}"), sum, first, second, yields);
  }

  Message told_of_monopoly() const {
    std::string gifts;
    for (int seat = 0; seat < game_.players(); ++seat) {
      const int count = before_.seats[at(seat)].hand[card_of_x()];
      if (seat == actor_ || count == 0) continue;
      gifts += (gifts.empty() ? "" : "; ") +
               words_.in_full(N_("{0} gives {1}"), words_.player(seat), words_.card(action_.x, count));
    }
    const std::string what = words_.kind(card_of_x());
    return gifts.empty() ? by(N_("{0} plays monopoly on {1}, and nobody has any"), what)
                         : by(N_("{0} plays monopoly on {1}: {2}"), what, gifts);
  }

  bool meets_people() const { return before_.task()->what == What::MeetPeople; }
  std::string set_aside() const { return words_.card(before_.seats[at(actor_)].set_aside - 1, 2); }

  Message told_of_taking() const {
    return meets_people() ? by(N_("{0} gives {1} that were set aside for {2}"), set_aside(), card())
                          : by(N_("{0} takes {1}"), taken());
  }

  Message told_of_passing() const {
    const Task* task = before_.task();
    if (!task) return by(N_("{0} finds no place to found"));
    switch (task->what) {
      case What::MoveRobber:
        return by(N_("{0} finds no place to move the robber to"));
      case What::FreeRoute:
        return by(N_("{0} leaves the second road or ship out"));
      case What::TradeProduced:
        return by(N_("{0} trades nothing"));
      case What::MeetPeople:
        return by(N_("{0} gives {1} that were set aside for nothing"), set_aside());
      default:
        return by(N_("{0} takes nothing"));
    }
  }

  TellerWords words_;
  const Game& game_;
  const State& before_;
  const Action& action_;
  const State& after_;
  int actor_ = actor(before_);
};

}  // namespace

std::vector<Told> told(const Teller& teller, const State& before, const Action& action, const State& after) {
  std::vector<Told> all{{Deed(teller, before, action, after).told(), {}}};
  tell_consequences(teller, before, action, after, all);
  return all;
}

}  // namespace hexwright
