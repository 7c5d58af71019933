#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

namespace hexwright::wonders {

/// What the module remembers of a seat.
struct SeatState {
  std::uint8_t wonder = 0;  ///< its claim and how far it is built: see `Claim`. WON-10

  static constexpr bool lies_open = true;
  static constexpr std::string_view part = "wonders";
  constexpr auto fields() const { return std::tie(wonder); }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

}  // namespace hexwright::wonders
