#pragma once

#include <optional>

#include "model/playtest/modules/wonders/kinds.h"
#include "model/playtest/table.h"
#include "model/rules/wonders/wonders.h"

namespace hexwright::wonders {

// Who has claimed which wonder, and how far it is built.

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

/// Of a level.
Cards price_of(Wonder wonder);
/// How many of it nobody has claimed. WON-04
int left_of(const ReadContext& l, Wonder wonder);
/// WON-05 to WON-09
bool meets_condition(const ReadContext& l, SeatId seat, Wonder wonder);
/// Also what a claim takes besides the condition. WON-10
bool may_claim(const ReadContext& l, SeatId seat, Wonder wonder);
/// The option that a claim costs, and builds, the first level. WON-10
inline bool claim_builds(const Game& game) { return game.rules().is_on("wonders", "claim-builds"); }
/// More levels than every other player. WON-12
bool leads_in_levels(const ReadContext& l, SeatId seat);

/// What bots make of it. WON-16
void add_goals(const Appraisal& appraisal, Goals& goals);
float gain_of_claim(const SettlerContext& mind, const Action& action, float before);
int race_points(const View& view, SeatId seat);

}  // namespace hexwright::wonders
