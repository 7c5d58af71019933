#pragma once

#include "model/playtest/bot.h"

namespace hexwright {

/// Takes every legal action as likely as any other.
class RandomBot final : public Bot {
 public:
  Action choose(const View&, std::span<const Action> legal, Random& random) override {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

}  // namespace hexwright
