#include "playtest/action_fields.h"

namespace hexwright {
namespace {

constexpr Field at_hex{"at", FieldKind::Hex};
constexpr Field at_intersection{"at", FieldKind::Intersection};
constexpr Field at_path{"at", FieldKind::Path};
constexpr Field card{"card", FieldKind::Card};
constexpr Field drawn_card{"card", FieldKind::DrawnCard};
constexpr Field face{"face", FieldKind::Face};

ActionFields fields_of_modules(ActionKind kind) {
  switch (kind) {
    case ActionKind::Erupt:
      return {.a = at_hex, .c = {"die"}};
    case ActionKind::DrawSea:
      return {.c = face};
    case ActionKind::LaySea:
      return {.a = at_hex, .b = {"harbor", FieldKind::PathOrNone}};
    case ActionKind::MoveToken:
      return {.a = {"from", FieldKind::Hex}};
    case ActionKind::TurnUpEvent:
      return {.a = {"event"}, .c = {"card"}};
    case ActionKind::ChooseEvent:
      return {.a = {"event"}};
    case ActionKind::TradeProduced:
      return {.x = {"get", FieldKind::Card}, .a = {"give", FieldKind::Bundle}};
    case ActionKind::UpgradeForAny:
      return {.a = at_intersection, .b = {"pay", FieldKind::Bundle}};
    case ActionKind::RightBuilding:
      return {.x = {"pay", FieldKind::Card}, .a = at_intersection};
    case ActionKind::LoseCard:
    case ActionKind::DrawSpice:
      return {.c = drawn_card};
    case ActionKind::SetAside:
    case ActionKind::ReturnSpice:
      return {.x = card};
    case ActionKind::PlaceMerchant:
      return {.a = at_intersection};
    case ActionKind::TakeOption:
      return {.x = {"option", FieldKind::Card}};
    case ActionKind::UseOption:
      return {.x = {"option", FieldKind::Card}, .c = drawn_card};
    case ActionKind::ExchangeSpices:
      return {.x = {"card", FieldKind::CardOrAll}};
    case ActionKind::Devalue:
    case ActionKind::RobberToDesert:
      return {.a = at_hex};
    default:
      return {};
  }
}

}  // namespace

ActionFields fields_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::BuildSettlement:
    case ActionKind::BuildCity:
      return {.a = at_intersection};
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
    case ActionKind::TakeUpShip:
    case ActionKind::PutDownShip:
      return {.a = at_path};
    case ActionKind::Roll:
      return {.c = {"dice", FieldKind::Dice}};
    case ActionKind::MoveRobber:
    case ActionKind::MovePirate:
      return {.a = at_hex};
    case ActionKind::Steal:
      return {.x = {"from", FieldKind::Seat}, .c = drawn_card};
    case ActionKind::BuyDevelopment:
      return {.x = {"discoveries"}, .c = {"card", FieldKind::DrawnDevelopment}};
    case ActionKind::Discard:
    case ActionKind::PlayMonopoly:
    case ActionKind::TakeCard:
    case ActionKind::PayCard:
      return {.x = card};
    case ActionKind::TradeWithBank:
      return {.x = {"get", FieldKind::Card}, .a = {"give", FieldKind::Card}};
    case ActionKind::OfferTrade:
      return {.a = {"give", FieldKind::Bundle}, .b = {"want", FieldKind::Bundle}};
    case ActionKind::AnswerTrade:
      return {.x = {"accepts", FieldKind::YesOrNo}};
    case ActionKind::CloseTrade:
      return {.x = {"with", FieldKind::Seat}};
    case ActionKind::TurnUp:
      return {.a = at_hex, .c = face};
    default:
      return fields_of_modules(kind);
  }
}

}  // namespace hexwright
