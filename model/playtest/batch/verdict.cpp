#include "model/playtest/batch/verdict.h"

#include <algorithm>
#include <cmath>

#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/second_opinion.h"

namespace hexwright {
namespace {

using Voice = SeatVerdict::Voice;
using Kind = SeatVerdict::Kind;

Voice voice_of(const Statistics& found, SeatId seat) {
  Voice voice{found.kinds.size() == 1 ? found.kinds.front() : nullptr, found.seats[seat].wins,
              found.decided()};
  voice.chance = chance_of_wins(voice.wins, voice.games, 1.0 / found.players());
  return voice;
}

double chance_of_same_share(const std::vector<Voice>& voices) {
  std::vector<Wins> all;
  for (const Voice& each : voices) all.push_back({each.wins, each.games});
  return hexwright::chance_of_same_share(all);
}

/// As many standard errors as the smallest chance of so many must have, to be too small for chance.
double errors_of_family(std::size_t chances) {
  // sqrt(2 log(n / 0.05)) is an upper bound of the normal quantile.
  return std::sqrt(2 * std::log(static_cast<double>(chances) / 0.05));
}

/// Games in which a share like this is told from that of equal seats, four times out of five.
double games_to_decide(double share, double fair, double errors) {
  constexpr double for_four_of_five = 0.84;
  const double off = std::max(std::abs(share - fair), 0.001);
  const double reach = (errors + for_four_of_five) / off;
  return share * (1 - share) * reach * reach;
}

/// How many games each voice plays in a batch of so many.
std::vector<double> games_of_voices(const BatchResult& result, std::uint64_t games) {
  std::vector<double> all{static_cast<double>(games)};
  BatchOptions options;
  options.bots = result.statistics.kinds;
  const auto plans = opinion_plans(options, games);
  for (const Statistics& each : result.opinions) {
    const auto plan = std::find_if(plans.begin(), plans.end(),
                                   [&](const OpinionPlan& one) { return one.bot == each.kinds.front(); });
    all.push_back(plan == plans.end() ? 0 : static_cast<double>(plan->games));
  }
  return all;
}

std::optional<std::uint64_t> games_to_settle(const BatchResult& result, const SeatVerdict& verdict,
                                             double errors) {
  const double fair = 1.0 / result.statistics.players();
  const double needed = games_to_decide(fair + verdict.lead, fair, errors);
  constexpr std::uint64_t most = 1'000'000;
  const auto played = static_cast<std::uint64_t>(result.statistics.games);
  for (std::uint64_t games = played; games <= most; games += games / 8 + 1) {
    const std::vector<double> plays = games_of_voices(result, games);
    bool is_enough = true;
    for (std::size_t i = 0; i < verdict.voices.size(); ++i)
      is_enough = is_enough && (verdict.voices[i].standing == verdict.standing || plays[i] >= needed);
    if (is_enough) return games;
  }
  return std::nullopt;
}

/// What is seen of one seat, after all chances were weighed together.
void judge(SeatVerdict& verdict, double fair, bool voices_differ) {
  auto& voices = verdict.voices;
  const auto first =
      std::find_if(voices.begin(), voices.end(), [](const Voice& v) { return v.standing != Standing::Even; });
  if (first == voices.end()) return;
  verdict.standing = first->standing;
  const auto agrees = [&](const Voice& each) { return each.standing == verdict.standing; };
  Statistics::Count wins = 0, games = 0;
  for (const Voice& each : voices)
    if (agrees(each)) wins += each.wins, games += each.games;
  verdict.lead = static_cast<double>(wins) / static_cast<double>(games) - fair;
  if (voices_differ)
    for (Voice& each : voices)
      if (!agrees(each)) {
        const Wins both[] = {{first->wins, first->games}, {each.wins, each.games}};
        each.contradicts = too_small_for_chance(std::vector{hexwright::chance_of_same_share(both)})[0];
      }
  const auto contradicts = [](const Voice& each) { return each.contradicts; };
  verdict.kind = std::all_of(voices.begin(), voices.end(), agrees)        ? Kind::Holds
                 : std::any_of(voices.begin(), voices.end(), contradicts) ? Kind::BotsDoing
                                                                          : Kind::Open;
}

}  // namespace

double SeatVerdict::Voice::share() const {
  return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games);
}

double SeatVerdict::Voice::score(double fair) const {
  return games == 0 ? 0 : (share() - fair) / std::sqrt(fair * (1 - fair) / static_cast<double>(games));
}

int count_of_claims(const BatchResult& result) {
  const auto voices = 1 + static_cast<int>(result.opinions.size());
  return result.statistics.players() * (voices + (voices > 1 ? 1 : 0));
}

std::vector<SeatVerdict> seat_verdicts(const BatchResult& result) {
  const double fair = 1.0 / result.statistics.players();
  std::vector<SeatVerdict> verdicts;
  std::vector<double> chances;
  for (const SeatId seat : result.statistics.seats.ids()) {
    SeatVerdict& verdict = verdicts.emplace_back();
    verdict.seat = seat;
    verdict.voices.push_back(voice_of(result.statistics, seat));
    for (const Statistics& each : result.opinions) verdict.voices.push_back(voice_of(each, seat));
    verdict.chance_of_same_share = chance_of_same_share(verdict.voices);
    for (const Voice& each : verdict.voices) chances.push_back(each.chance);
    if (verdict.voices.size() > 1) chances.push_back(verdict.chance_of_same_share);
  }
  const std::vector<bool> sure = too_small_for_chance(chances);
  auto next = sure.begin();
  for (SeatVerdict& verdict : verdicts) {
    for (Voice& each : verdict.voices)
      if (*next++) each.standing = each.share() > fair ? Standing::Ahead : Standing::Behind;
    judge(verdict, fair, verdict.voices.size() > 1 && *next++);
    if (verdict.kind == Kind::Open)
      verdict.games_to_settle = games_to_settle(result, verdict, errors_of_family(chances.size()));
  }
  return verdicts;
}

}  // namespace hexwright
