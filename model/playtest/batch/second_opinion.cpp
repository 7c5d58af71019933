#include "model/playtest/batch/second_opinion.h"

#include <algorithm>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/settler.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

const BotKind other_openings{
    "settler-other-openings",
    N_("Settler with other openings"),
    N_("Plays as a settler, but founds at places that seem less good as well."),
    [](const Game&, SeatId) { return std::make_unique<Settler>(Weights{}, large_doubt); },
    N_("settlers with other openings"),
    true};

// Strategists are a hundred times as slow as settlers.
constexpr std::uint64_t least_slow = 10, most_slow = 400, slow_share = 20;
constexpr std::uint64_t most_quick = 4000, quick_share = 2;

}  // namespace

std::vector<OpinionPlan> opinion_plans(const BatchOptions& options, std::uint64_t played) {
  if (played < least_games_for_opinions) return {};
  const auto plays = [&](std::string_view id) {
    return std::any_of(options.bots.begin(), options.bots.end(),
                       [&](const BotKind* bot) { return bot->id == id; });
  };
  const std::uint64_t quick = std::min(most_quick, played / quick_share);
  std::vector<OpinionPlan> plans;
  if (!plays("strategist"))
    plans.push_back({find_bot("strategist"), std::clamp(played / slow_share, least_slow, most_slow)});
  if (!plays("settler")) plans.push_back({find_bot("settler"), quick});
  plans.push_back({&other_openings, quick});
  return plans;
}

}  // namespace hexwright
