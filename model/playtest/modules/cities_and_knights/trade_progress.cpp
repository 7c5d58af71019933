#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/card_gains.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

// Progress cards of trade. CK-69 to CK-74

namespace hexwright::cities_and_knights {
namespace {

constexpr int taken_by_master = 2, by_resource_monopoly = 2, by_trade_monopoly = 1;

/// Others who can still be made an offer in this turn. CK-69
template <class Visit>
void for_each_unasked(const ReadContext& read, SeatId seat, Visit visit) {
  for_each_other(read.game, seat, [&](SeatId other) {
    if ((read.state.realms.harbor_asked >> other.value() & 1U) == 0 && !seat_of(read, other).hand.empty())
      visit(other);
  });
}

void list_harbor(const ReadContext& read, SeatId seat, Actions& actions) {
  if (read.state.realms.harbor != 0) return;
  bool any = false;
  for_each_unasked(read, seat, [&](SeatId) { any = true; });
  if (any) actions.push_back({.kind = action::play_commercial_harbor});
}

/// It lies face down until a commodity is given for it; who has none hands it back.
void apply_offer(PlayContext& play, SeatId seat, const Action& action) {
  const SeatId other(action.x);
  play.state.realms.harbor_asked = static_cast<std::uint8_t>(play.state.realms.harbor_asked | 1U << action.x);
  if (play.seat(other).hand.commodities().empty()) return;
  realm(play, seat).chosen = Cards(static_cast<Card>(action.a.value()));
  do_next(play, task_for(other, task::give_commodity, seat.value()));
}

void list_commodities(const ReadContext& read, const Task& task, Actions& actions) {
  seat_of(read, task.seat).hand.commodities().for_each_kind([&](Card card) {
    list_with(actions, action::give_commodity, card);
  });
  // Only where somebody imagines another hand.
  if (actions.empty()) actions.push_back({.kind = ActionKind::Pass});
}

void apply_commodity(PlayContext& play, const Task& task, const Action& action) {
  const SeatId seat(task.a.value());
  const Card offered = realm(play, seat).chosen.nth(0);
  realm(play, seat).chosen = {};
  if (action.kind == ActionKind::Pass) return;
  hand_over(play, seat, task.seat, offered);
  hand_over(play, task.seat, seat, static_cast<Card>(action.x));
}

/// CK-70
void list_master(const ReadContext& read, SeatId seat, Actions& actions) {
  for_each_other(read.game, seat, [&](SeatId other) {
    if (open_points(read, other) > open_points(read, seat) && !seat_of(read, other).hand.empty())
      list_with(actions, action::play_master_merchant, other);
  });
}

void list_taken(const ReadContext& read, const Task& task, Actions& actions) {
  seat_of(read, SeatId(task.b.value())).hand.for_each_kind([&](Card card) {
    list_with(actions, action::take_from_hand, card);
  });
}

void apply_taken(PlayContext& play, const Task& task, const Action& action) {
  hand_over(play, SeatId(task.b.value()), task.seat, static_cast<Card>(action.x));
  if (task.a > 1) do_next(play, task_for(task.seat, task::take_from_hand, task.a - 1, task.b));
}

/// Beside an own building; where it stands already only to take it from another. CK-71, CK-92
void list_merchant(const ReadContext& read, SeatId seat, Actions& actions) {
  const Realms& realms = read.state.realms;
  for (const HexId hex : read.board().hexes()) {
    const bool mine = realms.merchant_of == 1 + seat.value() && realms.merchant_at == hex;
    const bool gold = shows(read.state, hex, Terrain::Gold) ||
                      (shows(read.state, hex, Terrain::Volcano) && read.game.facts().gold_volcano);
    if (mine || gold || !is_open_land(read.state, hex)) continue;
    const auto& corners = read.board().hex_intersections(hex);
    if (std::any_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
          const BuildingPiece piece = building_at(read.state, corner);
          return is_town(piece) && piece.of(seat);
        }))
      list_at(actions, action::play_merchant, hex);
  }
}

void apply_merchant(PlayContext& play, SeatId seat, const Action& action) {
  use_up(play, seat, Progress::Merchant);
  Realms& realms = play.state.realms;
  if (realms.merchant_of != 0) add_points(play, SeatId(realms.merchant_of - 1), -1);
  realms.merchant_of = static_cast<std::uint8_t>(1 + seat.value());
  realms.merchant_at = action.a.hex();
  add_points(play, seat, 1);
}

/// What the bank takes for more than two. CK-72
void list_fleet(const ReadContext& read, SeatId seat, Actions& actions) {
  const Cards rates = bank_rates(read, seat);
  for (const Card card : cards_without_spices)
    if (rates[card] > 2) list_with(actions, action::play_merchant_fleet, card);
}

bool others_have_cards(const ReadContext& read, SeatId seat) {
  bool any = false;
  for_each_other(read.game, seat, [&](SeatId other) { any = any || !seat_of(read, other).hand.empty(); });
  return any;
}

/// Spices, too, where they are played. CK-89
void list_resource_monopoly(const ReadContext& read, SeatId seat, Actions& actions) {
  if (!others_have_cards(read, seat)) return;
  for (const Card card : read.game.cards())
    if (!is_commodity(card)) list_with(actions, action::play_resource_monopoly, card);
}

void list_trade_monopoly(const ReadContext& read, SeatId seat, Actions& actions) {
  if (!others_have_cards(read, seat)) return;
  for (const Card card : commodity_cards) list_with(actions, action::play_trade_monopoly, card);
}

void collect(PlayContext& play, SeatId seat, Card card, int most) {
  for_each_other(play.game, seat, [&](SeatId other) {
    for (int n = std::min(most, play.seat(other).hand[card]); n > 0; --n) hand_over(play, other, seat, card);
  });
}

std::string kind_of(const NarratorWords& words, std::uint8_t card) {
  return words.kind(static_cast<Card>(card));
}

}  // namespace

void list_offers_in_harbor(const ReadContext& read, SeatId seat, Actions& actions) {
  if (read.state.realms.harbor == 0) return;
  for_each_unasked(read, seat, [&](SeatId other) {
    seat_of(read, seat).hand.resources().for_each_kind([&](Card card) {
      actions.push_back({.kind = action::offer_resource,
                         .x = static_cast<std::uint8_t>(other.value()),
                         .a = static_cast<std::uint16_t>(card)});
    });
  });
}

constinit const std::array<PlayableCard, 6> trade_cards{{{Progress::CommercialHarbor, list_harbor},
                                                         {Progress::MasterMerchant, list_master},
                                                         {Progress::Merchant, list_merchant},
                                                         {Progress::MerchantFleet, list_fleet},
                                                         {Progress::ResourceMonopoly, list_resource_monopoly},
                                                         {Progress::TradeMonopoly, list_trade_monopoly}}};

constinit const ActionSpec play_commercial_harbor{
    .kind = action::play_commercial_harbor,
    .id = "play-commercial-harbor",
    .title = N_("play commercial harbor"),
    .apply =
        [](PlayContext& play, SeatId seat, const Action&) {
          use_up(play, seat, Progress::CommercialHarbor);
          play.state.realms.harbor = 1;
        },
    .done = N_("{0} plays commercial harbor"),
    .when_possible = N_("commercial harbor lets one offer resources for commodities, for who has that card"),
    .gain = gain_of_attack_on_others};
constinit const ActionSpec offer_resource{
    .kind = action::offer_resource,
    .id = "offer-resource",
    .title = N_("offer a resource for a commodity"),
    .fields = {.x = {"to", FieldKind::Seat}, .a = {"give", FieldKind::Card}},
    .apply = apply_offer,
    .label =
        [](const Decision& d) {
          return Message{N_("offer {0} to {1} for a commodity"),
                         {d.words.card(d.action.a), d.words.player(SeatId(d.action.x))}};
        },
    .describe =
        [](const Deed& deed) {
          const std::string other = deed.words.player(SeatId(deed.action.x));
          return deed.is_seen() ? deed.by(N_("{0} offers {1} to {2} for a commodity"),
                                          deed.words.card(deed.action.a), other)
                                : deed.by(N_("{0} offers a resource to {1} for a commodity"), other);
        },
    .when_possible =
        N_("commercial harbor has to be played first, and each other player gets one offer a turn"),
    .gain = gain_of_offer};
constinit const ActionSpec give_commodity{
    .kind = action::give_commodity,
    .id = "give-commodity",
    .title = N_("give a commodity"),
    .fields = {.x = {"card", FieldKind::Card}},
    .label =
        [](const Decision& d) {
          return Message{N_("give {0}"), {d.card()}};
        },
    .describe =
        [](const Deed& deed) {
          const SeatId taker(deed.before.task()->a.value());
          return deed.is_seen() || deed.words.sees(taker) ? deed.by(N_("{0} gives {1}"), deed.card())
                                                          : deed.by(N_("{0} gives a commodity"));
        },
    .when_possible = N_("a commodity is given only for what commercial harbor offers"),
    .worth = worth_of_card_given};
constinit const TaskSpec give_commodity_task{
    .kind = task::give_commodity,
    .list = list_commodities,
    .apply = apply_commodity,
    .prompt = N_("{0} gives a commodity for a resource"),
    .comes_first = N_("{0} has to give a commodity for a resource first")};
constinit const ActionSpec play_master_merchant{
    .kind = action::play_master_merchant,
    .id = "play-master-merchant",
    .title = N_("play master merchant"),
    .fields = {.x = {"from", FieldKind::Seat}},
    .apply =
        [](PlayContext& play, SeatId seat, const Action& action) {
          use_up(play, seat, Progress::MasterMerchant);
          const int count = std::min(taken_by_master, play.seat(SeatId(action.x)).hand.size());
          do_next(play, task_for(seat, task::take_from_hand, count, action.x));
        },
    .label =
        [](const Decision& d) {
          return Message{N_("play master merchant against {0}"), {d.words.player(SeatId(d.action.x))}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays master merchant against {1}"),
                         deed.words.player(SeatId(deed.action.x)));
        },
    .when_possible = N_("master merchant takes cards from a player with more points, for who has that card"),
    .gain = gain_of_attack_on_others};
constinit const ActionSpec take_from_hand{
    .kind = action::take_from_hand,
    .id = "take-from-hand",
    .title = N_("take a card of the other hand"),
    .fields = {.x = {"card", FieldKind::Card}},
    .label =
        [](const Decision& d) {
          return Message{N_("take {0}"), {d.card()}};
        },
    .describe =
        [](const Deed& deed) {
          const SeatId giver(deed.before.task()->b.value());
          return deed.is_seen() || deed.words.sees(giver)
                     ? deed.by(N_("{0} takes {1} from {2}"), deed.card(), deed.words.player(giver))
                     : deed.by(N_("{0} takes a card from {1}"), deed.words.player(giver));
        },
    .when_possible = N_("master merchant has to be played first"),
    .worth = worth_of_card_got};
constinit const TaskSpec take_from_hand_task{
    .kind = task::take_from_hand,
    .list = list_taken,
    .apply = apply_taken,
    .prompt = N_("{0} takes cards of another hand; still to take: {1}"),
    .comes_first = N_("{0} has to take cards of another hand first; still to take: {1}")};
constinit const ActionSpec play_merchant{
    .kind = action::play_merchant,
    .id = "play-merchant",
    .title = N_("play merchant"),
    .fields = {.a = {"at", FieldKind::Hex}},
    .apply = apply_merchant,
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} puts the merchant on {1}"),
                         deed.words.hex(deed.before, deed.action.a.hex()));
        },
    .when_possible = N_(
        "the merchant goes to a land hex beside an own building, but no gold field, for who has that card"),
    .gain = gain_of_merchant};
constinit const ActionSpec play_merchant_fleet{
    .kind = action::play_merchant_fleet,
    .id = "play-merchant-fleet",
    .title = N_("play merchant fleet"),
    .fields = {.x = {"card", FieldKind::Card}},
    .apply =
        [](PlayContext& play, SeatId seat, const Action& action) {
          use_up(play, seat, Progress::MerchantFleet);
          play.state.realms.fleets = static_cast<std::uint16_t>(play.state.realms.fleets | 1U << action.x);
        },
    .label =
        [](const Decision& d) {
          return Message{N_("play merchant fleet for {0}"), {kind_of(d.words, d.action.x)}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays merchant fleet for {1}"), kind_of(deed.words, deed.action.x));
        },
    .when_possible = N_("merchant fleet trades cards of a kind two for one, for who has that card"),
    .gain = gain_of_fleet};
constinit const ActionSpec play_resource_monopoly{
    .kind = action::play_resource_monopoly,
    .id = "play-resource-monopoly",
    .title = N_("play resource monopoly"),
    .fields = {.x = {"card", FieldKind::Card}},
    .apply =
        [](PlayContext& play, SeatId seat, const Action& action) {
          use_up(play, seat, Progress::ResourceMonopoly);
          collect(play, seat, static_cast<Card>(action.x), by_resource_monopoly);
        },
    .label =
        [](const Decision& d) {
          return Message{N_("play resource monopoly on {0}"), {kind_of(d.words, d.action.x)}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays resource monopoly on {1} and takes {2}"),
                         kind_of(deed.words, deed.action.x),
                         deed.words.cards(gained(deed.before, deed.after, deed.actor)));
        },
    .when_possible =
        N_("resource monopoly takes 2 cards of a resource from everybody, for who has that card"),
    .gain = gain_of_monopoly};
constinit const ActionSpec play_trade_monopoly{
    .kind = action::play_trade_monopoly,
    .id = "play-trade-monopoly",
    .title = N_("play trade monopoly"),
    .fields = {.x = {"card", FieldKind::Card}},
    .apply =
        [](PlayContext& play, SeatId seat, const Action& action) {
          use_up(play, seat, Progress::TradeMonopoly);
          collect(play, seat, static_cast<Card>(action.x), by_trade_monopoly);
        },
    .label =
        [](const Decision& d) {
          return Message{N_("play trade monopoly on {0}"), {kind_of(d.words, d.action.x)}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays trade monopoly on {1} and takes {2}"),
                         kind_of(deed.words, deed.action.x),
                         deed.words.cards(gained(deed.before, deed.after, deed.actor)));
        },
    .when_possible = N_("trade monopoly takes a commodity from everybody, for who has that card"),
    .gain = gain_of_monopoly};

}  // namespace hexwright::cities_and_knights
