#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

namespace hexwright::jungle {

/// What the module remembers of a seat.
struct SeatState {
  std::uint16_t discoveries = 0;  ///< JUN-05

  static constexpr std::string_view part = "jungle";
  constexpr auto fields() const { return std::tie(discoveries); }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

}  // namespace hexwright::jungle
