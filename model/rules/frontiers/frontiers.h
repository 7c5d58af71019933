#pragma once

#include <array>
#include <string_view>

namespace hexwright::frontiers {

/// In the stack; every event takes one when it is discovered. FRO-02
inline constexpr int cards = 10;
/// Of the module Development. FRO-16
inline constexpr int development_cards = 4;

/// What is on the card of an event.
struct EventWords {
  std::string_view title;
  std::string_view words;  ///< a phrase
};
/// Of all events. FRO-06 to FRO-15
extern const std::array<EventWords, cards> events;

}  // namespace hexwright::frontiers
