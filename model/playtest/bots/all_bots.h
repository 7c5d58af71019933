#pragma once

#include <span>
#include <string_view>

#include "model/playtest/bot.h"

namespace hexwright {

/// Every kind, the weakest first.
std::span<const BotKind> all_bots();
/// Null when there is none of this id.
const BotKind* find_bot(std::string_view id);

}  // namespace hexwright
