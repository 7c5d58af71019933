#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/scenario/message.h"

namespace hexwright::frontiers {

/// As `State::events` and the outcomes of `TurnUpEvent` name them. FRO-02
enum class EventCard : std::uint8_t {
  Unknown,
  GreenFolk,
  Merchants,
  Scientists,
  Diplomats,
  WildAnimals,
  AlienArtefacts,
  PirateNest,
  Volcano,
  LittleGold,
  IndigenousPeople
};

/// The spelling in reports: "green-folk".
std::string_view id(EventCard card);
/// To be translated.
std::string_view title(EventCard card);
/// "Green Folk", by `State::events` and the outcomes of `action::turn_up_event`.
std::string event_name(int card, Translate translate = nullptr);

}  // namespace hexwright::frontiers
