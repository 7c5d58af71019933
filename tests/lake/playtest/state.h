#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

namespace hexwright::lake {

/// What lakes remember of a seat.
struct SeatState {
  std::uint8_t fish = 0;

  static constexpr std::string_view part = "lake";
  constexpr auto fields() const { return std::tie(fish); }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

}  // namespace hexwright::lake
