#include "tests/referee/referee.h"

#include <algorithm>

#include "model/playtest/engine.h"
#include "model/playtest/modules/cloth_villages/kinds.h"
#include "model/playtest/modules/dealt_world/kinds.h"
#include "model/playtest/modules/desolation/kinds.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/modules/spices/kinds.h"
#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "model/playtest/modules/volcano/kinds.h"
#include "model/playtest/modules/wonders/kinds.h"
#include "tests/referee/awards.h"
#include "tests/referee/choices.h"
#include "tests/referee/comparing.h"
#include "tests/referee/debts.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"
#include "tests/referee/table.h"

namespace hexwright::referee {
namespace {

/// What can only be done when nothing else is due.
bool goes_on_with_turn(const Book& b, const Action& action, bool asked) {
  switch (action.kind) {
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
      return !is_owed(b, TaskKind::FreeRoute) && !is_owed(b, cities_and_knights::task::lay_again);
    case ActionKind::BuildSettlement:
    case ActionKind::BuildCity:
    case ActionKind::Roll:
    case ActionKind::BuyDevelopment:
    case ActionKind::PlayKnight:
    case ActionKind::PlayRoadBuilding:
    case ActionKind::PlayYearOfPlenty:
    case ActionKind::PlayMonopoly:
    case ActionKind::TradeWithBank:
    case ActionKind::OfferTrade:
    case ActionKind::EndTurn:
    case ActionKind::TakeUpShip:
    case spices::action::place_merchant:
    case spices::action::use_option:
    case spices::action::exchange_spices:
    case frontiers::action::upgrade_for_any:
    case frontiers::action::right_building:
    case frontiers::action::set_aside:
    case tribal_gifts::action::place_harbor:
    case pirate_fleet::action::attack_fortress:
    case wonders::action::claim_wonder:
    case wonders::action::build_level:
      return !asked;
    default:
      return !asked && action.kind >= cities_and_knights::action::improve &&
             action.kind <= cities_and_knights::action::play_trade_monopoly;
  }
}

/// Before the roll one plays cards and does what the rulings allow; all else waits. BASE-05, FRO-12, FRO-15,
/// SPI-10
void check_time(Book& b, int seat, ActionKind kind) {
  const bool own_turn = b.phase != Phase::Special && seat == b.turn;
  switch (kind) {
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
    case ActionKind::BuildSettlement:
      if (b.phase == Phase::FoundSettlement || b.phase == Phase::FoundRoute) {
        b.require(own_turn && (kind == ActionKind::BuildSettlement) == (b.phase == Phase::FoundSettlement),
                  "somebody founds out of order");
        return;
      }
      if (is_owed(b, TaskKind::FreeRoute, seat) || is_owed(b, cities_and_knights::task::lay_again, seat))
        return;
      [[fallthrough]];
    case ActionKind::BuildCity:
      if (kind == ActionKind::BuildCity && b.phase == Phase::FoundSettlement) return;
      [[fallthrough]];
    case ActionKind::BuyDevelopment:
    case tribal_gifts::action::place_harbor:
      if (is_owed(b, tribal_gifts::task::place_harbor, seat)) return;
      b.require((b.phase == Phase::Main && own_turn) || (b.phase == Phase::Special && seat == b.special),
                "somebody builds out of turn");
      return;
    case ActionKind::TradeWithBank:
    case ActionKind::OfferTrade:
    case ActionKind::TakeUpShip:
    case spices::action::use_option:
      b.require(b.phase == Phase::Main && own_turn, "somebody trades or sails out of turn");
      return;
    case ActionKind::Roll:
    case spices::action::exchange_spices:
    case frontiers::action::right_building:
    case frontiers::action::set_aside:
    case ActionKind::PlayKnight:
    case ActionKind::PlayRoadBuilding:
    case ActionKind::PlayYearOfPlenty:
    case ActionKind::PlayMonopoly:
      b.require((b.phase == Phase::BeforeRoll || b.phase == Phase::Main) && own_turn,
                "somebody acts out of turn");
      return;
    default:
      return;
  }
}

void take_card(Book& b, const std::optional<Task>& asked, int seat, int card) {
  const TaskKind kind = asked ? asked->kind : TaskKind::TakeCard;
  if (card >= resource_kinds) return b.fault("card {} is taken from the bank", card);
  if (kind == frontiers::task::meet_people) {
    forgive(b, owed(b, kind, seat, -1, asked->b));
    give_set_aside(b, seat);
    b.require(take(b, seat, card, 1) == 1, "the bank gives what it has not");
    return;
  }
  Debt* debt = owed(b, kind, seat, -1, kind == frontiers::task::may_take ? asked->b.value() : -1);
  if (!debt) return;
  b.require(debt->cards.contains(card), "another card is taken than those to choose from");
  b.require(take(b, seat, card, debt->amount) > 0, "the bank gives what it has not");
  meet(b, debt);
}

void pay_card(Book& b, const std::optional<Task>& asked, int seat, int card) {
  Debt* debt = owed(b, frontiers::task::must_pay, seat, -1, asked ? asked->b.value() : -1);
  if (!debt) return;
  b.require(debt->cards.contains(card), "another card is paid than those to choose from");
  pay(b, seat, card);
  meet(b, debt);
}

/// Leaves out what one may, or what nobody can do.
void pass(Book& b, const std::optional<Task>& asked, int seat) {
  if (!asked) return b.fault("seat {} passes where nothing was asked", seat);
  const bool event = asked->kind == frontiers::task::may_take ||
                     asked->kind == frontiers::task::trade_produced ||
                     asked->kind == frontiers::task::meet_people || asked->kind == frontiers::task::must_pay;
  Debt* debt = owed(b, asked->kind, seat, -1, event ? asked->b.value() : -1);
  if (!debt) return;
  if (asked->kind == frontiers::task::meet_people)
    give_set_aside(b, seat);
  else
    b.require(debt->optional || debt->lapsed, "something is left out that must be done");
  forgive(b, owed(b, asked->kind, seat, -1, event ? asked->b.value() : -1));
}

void lose_card(Book& b, const std::optional<Task>& asked, int seat, int card) {
  forgive(b, owed(b, frontiers::task::meet_people, seat, -1, asked ? asked->b.value() : -1));
  b.require(b.player(seat).set_aside < 0, "a card is lost though two were set aside");
  if (card < 0 || card >= card_kinds) return b.fault("card {} is lost", card);
  pay(b, seat, card);
}

void discovery(Book& b, const std::optional<Task>& asked, int seat, const Action& action) {
  const int land = asked ? asked->a.value() : -1;
  switch (action.kind) {
    case ActionKind::TurnUp:
      forgive(b, owed(b, TaskKind::TurnUp, seat, action.a));
      return turn_up(b, seat, action.a, action.c);
    case dealt_world::action::draw_harbor:
      forgive(b, owed(b, dealt_world::task::draw_harbor, seat));
      return draw_harbor(b, seat, action.c);
    case dealt_world::action::lay_harbor:
      return lay_harbor(b, seat, action.a, action.b);
    case explorers::action::draw_sea:
      forgive(b, owed(b, explorers::task::draw_sea, seat, land));
      return draw_sea(b, seat, land, action.c);
    case explorers::action::lay_sea:
      lay_sea(b, land, action.a, action.b.empty() ? -1 : action.b.value());
      return forgive(b, owed(b, explorers::task::lay_sea, seat, land));
    case explorers::action::move_token:
      forgive(b, owed(b, explorers::task::move_token, seat, land));
      return move_token(b, seat, land, action.a);
    default:
      return;
  }
}

void act_in_module(Book& b, const std::optional<Task>& asked, int seat, const Action& action) {
  switch (action.kind) {
    case volcano::action::erupt:
      forgive(b, owed(b, volcano::task::erupt, seat, action.a));
      return erupt(b, action.a, action.c);
    case frontiers::action::turn_up_event:
      return turn_up_event(b, seat, action.a, action.c);
    case frontiers::action::choose_event:
      forgive(b, owed(b, frontiers::task::choose_event, seat, asked ? asked->a.value() : -1));
      return choose_event(b, seat, asked ? asked->a.value() : 0, action.a);
    case frontiers::action::trade_produced: {
      Debt* debt = owed(b, frontiers::task::trade_produced, seat, -1, asked ? asked->b.value() : -1);
      if (!debt) return;
      trade_produced(b, *debt, action.x, Cards::of_bundle(action.a));
      return forgive(b, debt);
    }
    case frontiers::action::upgrade_for_any:
      upgrade_for_any(b, seat, action.a, Cards::of_bundle(action.b));
      return becomes_city(b, seat, action.a);
    case frontiers::action::right_building:
      return right_building(b, seat, action.a, action.x);
    case frontiers::action::set_aside:
      return set_aside(b, seat, action.x);
    case frontiers::action::lose_card:
      return lose_card(b, asked, seat, action.c - 1);
    case cloth_villages::action::steal_cloth:
      return steal_cloth(b, seat, action.x);
    case tribal_gifts::action::draw_gift:
      return draw_gift(b, seat, action.c - 1);
    case tribal_gifts::action::place_harbor:
      return place_harbor(b, asked, seat, action);
    case pirate_fleet::action::lose_to_fleet:
      return lose_to_fleet(b, seat, action.c - 1);
    case pirate_fleet::action::attack_fortress:
      return attack_fortress(b, seat, action.c);
    case wonders::action::claim_wonder:
      return claim_wonder(b, seat, action.x);
    case wonders::action::build_level:
      return build_level(b, seat);
    case spices::action::draw_spice:
      forgive(b, owed(b, spices::task::draw_spice, seat));
      draw_spice(b, seat, action.c - 1);
      return spices_depleted(b);
    case spices::action::place_merchant:
      return place_merchant(b, seat, action.a);
    case spices::action::take_option: {
      Debt* debt = owed(b, spices::task::take_option, seat);
      if (!debt) return;
      take_option(b, seat, action.x, debt->place);
      return forgive(b, debt);
    }
    case spices::action::use_option:
      return use_option(b, seat, action.x, action.c - 1);
    case spices::action::exchange_spices:
      return exchange_spices(b, seat, action.x);
    case spices::action::return_spice:
      forgive(b, owed(b, spices::task::return_spice, seat));
      b.require(action.x >= resource_kinds, "another card is returned than a spice");
      return pay(b, seat, action.x);
    case desolation::action::devalue:
      meet(b, owed(b, desolation::task::devalue, seat));
      return devalue(b, action.a);
    case desolation::action::robber_to_desert:
      forgive(b, owed(b, desolation::task::robber_to_desert, seat));
      b.require(is(b, action.a, Terrain::Desert), "the robber goes to no desert");
      b.robber = action.a;
      return;
    default:
      return discovery(b, asked, seat, action);
  }
}

void act(Book& b, const std::optional<Task>& asked, int seat, const Action& action) {
  if (b.knights() && act_with_knights(b, asked, seat, action)) return;
  switch (action.kind) {
    case ActionKind::BuildSettlement:
      return build_settlement(b, seat, action.a);
    case ActionKind::BuildRoad:
      return build_route(b, seat, action.a, Route::Road);
    case ActionKind::BuildShip:
      return build_route(b, seat, action.a, Route::Ship);
    case ActionKind::BuildCity:
      return b.phase == Phase::FoundSettlement ? found_city(b, seat, action.a)
                                               : build_city(b, seat, action.a);
    case ActionKind::Roll:
      return b.knights() ? roll_with_event(b, action.c)
                         : roll_dice(b, first_die(action.c), second_die(action.c));
    case ActionKind::Discard:
      meet(b, owed(b, TaskKind::Discard, seat));
      return pay(b, seat, action.x);
    case ActionKind::MoveRobber:
    case ActionKind::MovePirate:
      forgive(b, owed(b, TaskKind::MoveRobber, seat));
      return move_thief(b, seat, action.a, action.kind == ActionKind::MovePirate);
    case ActionKind::Steal:
      return b.plays("pirate-fleet") ? rob_anyone(b, seat, action.x, action.c - 1)
                                     : steal(b, seat, action.x, action.c - 1);
    case ActionKind::BuyDevelopment:
      return buy_development(b, seat, action.x, action.c - 1);
    case ActionKind::PlayKnight:
      return play_development(b, seat, Development::Knight, 0);
    case ActionKind::PlayRoadBuilding:
      return play_development(b, seat, Development::RoadBuilding, 0);
    case ActionKind::PlayYearOfPlenty:
      return play_development(b, seat, Development::YearOfPlenty, 0);
    case ActionKind::PlayMonopoly:
      return play_development(b, seat, Development::Monopoly, action.x);
    case ActionKind::TradeWithBank:
      return trade_with_bank(b, seat, action.a, action.x);
    case ActionKind::OfferTrade:
      return offer_trade(b, seat, Cards::of_bundle(action.a, bundled(action)),
                         Cards::of_bundle(action.b, bundled(action)));
    case ActionKind::AnswerTrade:
      return answer_trade(b, seat, action.x != 0);
    case ActionKind::CloseTrade:
      return close_trade(b, seat, action.x);
    case ActionKind::WithdrawTrade:
      return withdraw_trade(b);
    case ActionKind::EndTurn:
      return end_turn(b, seat);
    case ActionKind::Pass:
      return pass(b, asked, seat);
    case ActionKind::TakeCard:
      return take_card(b, asked, seat, action.x);
    case ActionKind::PayCard:
      return pay_card(b, asked, seat, action.x);
    case ActionKind::TakeUpShip:
      return take_up_ship(b, seat, action.a);
    case ActionKind::PutDownShip:
      forgive(b, owed(b, TaskKind::PutDownShip, seat));
      return put_down_ship(b, seat, action.a);
    default:
      return act_in_module(b, asked, seat, action);
  }
}

/// BASE-11: on one's own turn. Points of a settlement wait until its event is known. FRO-09
void look_for_winner(Book& b) {
  if (const int winner = std::max(winner_by_villages(b), winner_by_wonder(b)); winner >= 0) {
    b.winner = winner;
    b.phase = Phase::Over;
    return b.debts.clear();
  }
  if (b.phase != Phase::BeforeRoll && b.phase != Phase::Main) return;
  if (is_owed(b, frontiers::task::turn_up_event) || is_owed(b, frontiers::task::choose_event)) return;
  if (b.player(b.turn).fortress_chits > 0) return;  // PIR-15
  if (all_points(b, b.turn) < b.game.points_to_win() || !points_win(b, b.turn)) return;
  b.winner = b.turn;
  b.phase = Phase::Over;
  b.debts.clear();
}

}  // namespace

Referee::Referee(const Game& game, const State& start) : book_(std::make_unique<Book>(game)) {
  open_book(*book_, start);
}
Referee::~Referee() = default;

void Referee::follow(std::optional<Task> asked, int seat, const Action& action) {
  Book& b = *book_;
  if (goes_on_with_turn(b, action, asked.has_value())) settle_debts(b);
  check_time(b, seat, action.kind);
  act(b, asked, seat, action);
  raids_end(b);
  if (!b.route_in_hand()) award_longest_route(b);  // SEA-02: it is put down at once; CK-63
  let_lapse(b);
  if (b.phase == Phase::Special && !is_anything_due(b)) pass_special_turns(b);
  look_for_winner(b);
}

std::vector<std::string> Referee::misjudged(std::optional<Task> asked, int seat, const Actions& legal) const {
  std::vector<std::string> all;
  compare_all_choices(*book_, asked, seat, legal, all);
  return all;
}

void Referee::resume(const State& state) { take_over(*book_, state); }

std::vector<std::string> Referee::offences() { return std::exchange(book_->faults, {}); }

std::vector<std::string> Referee::deviations(const State& state) {
  std::vector<std::string> all = offences();
  compare(*book_, state, all);
  return all;
}

}  // namespace hexwright::referee
