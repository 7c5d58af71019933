#pragma once

#include <array>
#include <string_view>

#include <nlohmann/json.hpp>

#include "model/balance/state.h"

namespace hexwright {

using BalanceJson = nlohmann::ordered_json;

inline constexpr std::string_view state_format = "hexwright-balance";
inline constexpr int state_version = 2;

/// By `BalanceStage`.
inline constexpr std::array<std::string_view, 6> stage_words{"boards",  "settlers",    "strategists",
                                                             "verdict", "explanation", "done"};

BalanceJson json_of(const Played& played);

}  // namespace hexwright
