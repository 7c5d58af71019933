#include "model/playtest/bots/all_bots.h"

#include <algorithm>
#include <array>

#include "model/playtest/bots/random_bot.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/bots/strategist.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

template <class Kind>
std::unique_ptr<Bot> make(const Game&, SeatId) {
  return std::make_unique<Kind>();
}

const std::array bots{
    BotKind{"random", N_("Random"), N_("Does anything that is legal, each as likely as the other."),
            make<RandomBot>, N_("random bots")},
    BotKind{"settler", N_("Settler"),
            N_("Plays by rules of thumb: quick, and good enough to show what a map is like."), make<Settler>,
            N_("settlers"), true},
    BotKind{"strategist", N_("Strategist"),
            N_("Tries out what settlers would come to after each of its moves, and takes the best: slow, and "
               "stronger."),
            make<Strategist>, N_("strategists"), true},
};

}  // namespace

std::span<const BotKind> all_bots() { return bots; }

const BotKind* find_bot(std::string_view id) {
  const auto found = std::find_if(bots.begin(), bots.end(), [&](const BotKind& bot) { return bot.id == id; });
  return found == bots.end() ? nullptr : &*found;
}

}  // namespace hexwright
