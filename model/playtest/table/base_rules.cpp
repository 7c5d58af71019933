#include <array>

#include "listed_rules.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"

namespace hexwright {
namespace {

constexpr Field at_hex{"at", FieldKind::Hex};
constexpr Field at_intersection{"at", FieldKind::Intersection};
constexpr Field at_path{"at", FieldKind::Path};
constexpr Field card{"card", FieldKind::Card};
constexpr Field drawn_card{"card", FieldKind::DrawnCard};

constexpr const char* with_the_robber = N_("the robber and the pirate come only with a 7 or a knight");
constexpr const char* with_an_offer = N_("there is no offer on the table");
constexpr const char* with_a_claim = N_("there is nothing to take or to pay now");

// What one may do in a turn is listed by the engine, in a fixed order.
constexpr std::array actions{
    ActionSpec{.kind = ActionKind::BuildSettlement,
               .id = "build-settlement",
               .title = N_("build a settlement"),
               .fields = {.a = at_intersection},
               .apply = apply_building,
               .describe = describe_settlement,
               .key = 'S'},
    ActionSpec{.kind = ActionKind::BuildRoad,
               .id = "build-road",
               .title = N_("build a road"),
               .fields = {.a = at_path},
               .apply = apply_building,
               .done = N_("{0} builds a road"),
               .key = 'R'},
    ActionSpec{.kind = ActionKind::BuildCity,
               .id = "build-city",
               .title = N_("build a city"),
               .fields = {.a = at_intersection},
               .apply = apply_building,
               .done = N_("{0} builds a city"),
               .key = 'C'},
    ActionSpec{.kind = ActionKind::Roll,
               .id = "roll",
               .title = N_("roll the dice"),
               .fields = {.c = {"dice", FieldKind::Dice}},
               .apply = [](PlayContext& play, SeatId, const Action& action) { roll(play, action); },
               .weigh = weigh_dice,
               .describe = describe_roll,
               .outcome = outcome_dice,
               .when_possible = N_("the dice were rolled already"),
               .key = 'D'},
    ActionSpec{.kind = ActionKind::Discard,
               .id = "discard",
               .title = N_("discard"),
               .fields = {.x = card},
               .label =
                   [](const Decision& d) {
                     return Message{N_("discard {0}"), {d.card()}};
                   },
               .describe = [](const Deed& deed) { return deed.by(N_("{0} discards {1}"), deed.card()); },
               .when_possible = N_("cards are discarded only after a 7, by who has too many")},
    ActionSpec{.kind = ActionKind::MoveRobber,
               .id = "move-robber",
               .title = N_("move the robber"),
               .fields = {.a = at_hex},
               .describe =
                   [](const Deed& deed) {
                     return deed.by(N_("{0} moves the robber to {1}"),
                                    deed.words.hex(deed.before, deed.action.a.hex()));
                   },
               .when_possible = with_the_robber},
    ActionSpec{.kind = ActionKind::Steal,
               .id = "steal",
               .title = N_("steal a card"),
               .fields = {.x = {"from", FieldKind::Seat}, .c = drawn_card},
               .weigh = weigh_stolen,
               .label =
                   [](const Decision& d) {
                     return Message{N_("steal a card from {0}"), {d.words.player(SeatId(d.action.x))}};
                   },
               .describe = describe_theft,
               .when_possible = with_the_robber,
               .at_task = true},
    ActionSpec{
        .kind = ActionKind::BuyDevelopment,
        .id = "buy-development",
        .title = N_("buy a development card"),
        .fields = {.x = {"discoveries", FieldKind::Replaced}, .c = {"card", FieldKind::DrawnDevelopment}},
        .apply = buy_development,
        .weigh = weigh_developments,
        .label = label_purchase,
        .describe = describe_purchase,
        .outcome = outcome_development,
        .key = 'B'},
    ActionSpec{.kind = ActionKind::PlayKnight,
               .id = "play-knight",
               .title = N_("play a knight"),
               .apply = play_development,
               .done = N_("{0} plays a knight"),
               .key = 'K'},
    ActionSpec{.kind = ActionKind::PlayRoadBuilding,
               .id = "play-road-building",
               .title = N_("play road building"),
               .apply = play_development,
               .done = N_("{0} plays road building"),
               .key = 'G'},
    ActionSpec{.kind = ActionKind::PlayYearOfPlenty,
               .id = "play-year-of-plenty",
               .title = N_("play year of plenty"),
               .apply = play_development,
               .done = N_("{0} plays year of plenty"),
               .key = 'Y'},
    ActionSpec{
        .kind = ActionKind::PlayMonopoly,
        .id = "play-monopoly",
        .title = N_("play monopoly"),
        .fields = {.x = card},
        .apply = play_development,
        .label =
            [](const Decision& d) {
              return Message{N_("play monopoly on {0}"), {d.words.kind(static_cast<Card>(d.action.x))}};
            },
        .describe = describe_monopoly,
        .key = 'O'},
    ActionSpec{.kind = ActionKind::TradeWithBank,
               .id = "trade-with-bank",
               .title = N_("trade with the bank"),
               .fields = {.x = {"get", FieldKind::Card}, .a = {"give", FieldKind::Card}},
               .apply = trade_with_bank,
               .label = label_bank_trade,
               .describe = describe_bank_trade,
               .key = 'T'},
    ActionSpec{.kind = ActionKind::OfferTrade,
               .id = "offer-trade",
               .title = N_("offer a trade"),
               .fields = {.x = {"commodities", FieldKind::BundledKinds},
                          .a = {"give", FieldKind::Bundle},
                          .b = {"want", FieldKind::Bundle}},
               .apply = offer_trade,
               .label = label_offer,
               .describe = describe_offer,
               .key = 'P'},
    ActionSpec{.kind = ActionKind::AnswerTrade,
               .id = "answer-trade",
               .title = N_("answer the offer"),
               .fields = {.x = {"accepts", FieldKind::YesOrNo}},
               .label =
                   [](const Decision& d) {
                     return Message{d.action.x == 1 ? N_("accept the offer") : N_("decline the offer")};
                   },
               .describe =
                   [](const Deed& deed) {
                     return deed.by(deed.action.x == 1 ? N_("{0} accepts the offer")
                                                       : N_("{0} declines the offer"));
                   },
               .when_possible = with_an_offer},
    ActionSpec{.kind = ActionKind::CloseTrade,
               .id = "close-trade",
               .title = N_("close the trade"),
               .fields = {.x = {"with", FieldKind::Seat}},
               .label =
                   [](const Decision& d) {
                     return Message{N_("trade with {0}"), {d.words.player(SeatId(d.action.x))}};
                   },
               .describe = describe_closing,
               .when_possible = with_an_offer},
    ActionSpec{.kind = ActionKind::WithdrawTrade,
               .id = "withdraw-trade",
               .title = N_("withdraw the offer"),
               .done = N_("{0} withdraws the offer"),
               .when_possible = with_an_offer},
    ActionSpec{.kind = ActionKind::EndTurn,
               .id = "end-turn",
               .title = N_("end the turn"),
               .apply =
                   [](PlayContext& play, SeatId seat, const Action&) {
                     if (!is_interrupted(play, interruption::TurnEnds{seat})) end_turn(play);
                   },
               .label = label_end,
               .describe = describe_end,
               .key = 'E'},
    ActionSpec{.kind = ActionKind::Pass,
               .id = "pass",
               .title = N_("pass"),
               .label = label_pass,
               .describe = describe_pass,
               .when_possible = N_("there is nothing to pass by: the turn goes on or ends")},
    ActionSpec{.kind = ActionKind::TakeCard,
               .id = "take-card",
               .title = N_("take a card"),
               .fields = {.x = card},
               .label =
                   [](const Decision& d) {
                     return Message{N_("take {0}"), {d.card()}};
                   },
               .describe = describe_cards_taken,
               .when_possible = with_a_claim},
    ActionSpec{.kind = ActionKind::PayCard,
               .id = "pay-card",
               .title = N_("pay a card"),
               .fields = {.x = card},
               .label =
                   [](const Decision& d) {
                     return Message{N_("pay {0}"), {d.card()}};
                   },
               .describe = [](const Deed& deed) { return deed.by(N_("{0} pays {1}"), deed.card()); },
               .when_possible = with_a_claim},
    // Seafarers.
    ActionSpec{.kind = ActionKind::BuildShip,
               .id = "build-ship",
               .title = N_("build a ship"),
               .fields = {.a = at_path},
               .apply = apply_building,
               .done = N_("{0} builds a ship"),
               .key = 'H'},
    ActionSpec{.kind = ActionKind::TakeUpShip,
               .id = "take-up-ship",
               .title = N_("take up a ship"),
               .fields = {.a = at_path},
               .apply = take_up_ship,
               .done = N_("{0} takes up a ship"),
               .key = 'M'},
    ActionSpec{.kind = ActionKind::PutDownShip,
               .id = "put-down-ship",
               .title = N_("put the ship down"),
               .fields = {.a = at_path},
               .done = N_("{0} puts the ship down again"),
               .when_possible = N_("a ship has to be taken up first")},
    ActionSpec{.kind = ActionKind::MovePirate,
               .id = "move-pirate",
               .title = N_("move the pirate"),
               .fields = {.a = at_hex},
               .done = N_("{0} moves the pirate"),
               .when_possible = with_the_robber},
    ActionSpec{
        .kind = ActionKind::TurnUp,
        .id = "turn-up",
        .title = N_("turn up the hex"),
        .fields = {.a = at_hex, .c = {"face", FieldKind::Face}},
        .weigh = weigh_turned_up,
        .describe =
            [](const Deed& deed) { return deed.by(N_("{0} discovers {1}"), deed.words.face(deed.action.c)); },
        .outcome = outcome_face,
        .when_possible = N_("a hex comes up only when a road or ship reaches it")}};

const std::array tasks{discard,       move_robber,  steal,       free_route, take_card,
                       put_down_ship, answer_trade, close_trade, turn_up};

}  // namespace

// The rules of Seafarers are those of every game, as hexes can be hidden on a map without ships.
const ModuleRules base_rules{.module = "base", .actions = actions, .tasks = tasks};
const ModuleRules seafarers_rules{.module = "seafarers", .counters = discovery_counters};

}  // namespace hexwright
