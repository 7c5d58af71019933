#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "model/playtest/state.h"
#include "model/rules/wonders/wonders.h"

// Who has claimed which wonder, and how far it is built: all can see that.

namespace hexwright::wonders {

/// The place in `Seat::counters`: see `Claim`. WON-10
inline constexpr std::size_t claimed = 1;

struct Claim {
  Wonder wonder = Wonder::Theater;
  int level = 0;
};

/// In one byte: 0 for no claim, else 1 + the wonder, and the level in the upper half.
constexpr std::uint8_t code_of(const Claim& claim) {
  return static_cast<std::uint8_t>((1 + static_cast<int>(claim.wonder)) | claim.level << 4);
}
constexpr std::optional<Claim> claim_of_code(int code) {
  if (code == 0) return {};
  return Claim{static_cast<Wonder>((code & 15) - 1), code >> 4};
}
inline std::optional<Claim> claim_of(const Seat& seat) { return claim_of_code(seat.counters[claimed]); }
/// 0 without a claim.
inline int level_of(const Seat& seat) { return seat.counters[claimed] >> 4; }

}  // namespace hexwright::wonders
