#pragma once

#include <cstdint>
#include <optional>

#include "model/playtest/modules/wonders/state.h"
#include "model/rules/wonders/wonders.h"

// Who has claimed which wonder, and how far it is built: all can see that.

namespace hexwright::wonders {

/// WON-10
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
inline std::optional<Claim> claim_of(const SeatState& seat) { return claim_of_code(seat.wonder); }
/// 0 without a claim.
inline int level_of(const SeatState& seat) { return seat.wonder >> 4; }

}  // namespace hexwright::wonders
