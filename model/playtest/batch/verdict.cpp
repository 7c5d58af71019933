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
double errors_of_family(double chances) {
  // sqrt(2 log(n / 0.05)) is an upper bound of the normal quantile.
  return std::sqrt(2 * std::log(chances / 0.05));
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

/// Games of each opinion, in all, that are likely to settle what it does not see yet; 0 where that is
/// nothing.
std::vector<double> games_needed(const SeatVerdict& verdict, double fair, double errors) {
  std::vector<double> all(verdict.voices.size() - 1);
  if (verdict.kind != Kind::Open) return all;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (verdict.voices[i + 1].standing != verdict.standing)
      all[i] = games_to_decide(fair + verdict.lead, fair, errors);
  return all;
}

/// What somebody who plays on a bit at least would play more.
double games_more(double needed, const Statistics& played) {
  constexpr double least_growth = 0.5;
  const auto games = static_cast<double>(played.games);
  return needed == 0 ? 0 : std::max(needed - games, least_growth * games);
}

/// After a settling, or nothing where the batch itself is not sure: it is as large as it was asked for.
std::optional<double> seconds_to_settle(const BatchResult& result, const SeatVerdict& verdict,
                                        double errors) {
  const auto& spent = result.looks.seconds_a_game;
  if (spent.empty() || verdict.voices.front().standing != verdict.standing) return std::nullopt;
  const auto needed = games_needed(verdict, 1.0 / result.statistics.players(), errors);
  double seconds = 0;
  for (std::size_t i = 0; i < needed.size(); ++i)
    seconds += spent[i] * games_more(needed[i], result.opinions[i]);
  return seconds;
}

std::optional<std::uint64_t> games_to_settle(const BatchResult& result, const SeatVerdict& verdict,
                                             double errors) {
  const double fair = 1.0 / result.statistics.players();
  const double needed = games_to_decide(fair + verdict.lead, fair, errors);
  if (!result.looks.seconds_a_game.empty())
    return std::max(static_cast<std::uint64_t>(needed),
                    static_cast<std::uint64_t>(result.statistics.games) + 1);
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

namespace {

/// The first look is most of it: it is the only one where nothing is open.
constexpr double of_first_look = 0.8;
constexpr int further_looks = 3;

/// By seat: of each voice, then of all having the same share.
std::vector<double> chances_of_claims(const std::vector<SeatVerdict>& verdicts, const FurtherLooks& looks) {
  std::vector<double> chances;
  for (const SeatVerdict& each : verdicts) {
    for (const Voice& voice : each.voices) chances.push_back(voice.chance);
    if (each.voices.size() > 1) chances.push_back(each.chance_of_same_share);
  }
  for (double& chance : chances) chance = std::min(1.0, chance / looks.share);
  for (std::size_t i = 0; i < looks.chances.size(); ++i) chances[i] = std::min(chances[i], looks.chances[i]);
  return chances;
}

double errors_of(const std::vector<double>& chances, const FurtherLooks& looks) {
  return errors_of_family(static_cast<double>(chances.size()) / looks.share);
}

std::vector<SeatVerdict> voices_heard(const BatchResult& result) {
  std::vector<SeatVerdict> verdicts;
  for (const SeatId seat : result.statistics.seats.ids()) {
    SeatVerdict& verdict = verdicts.emplace_back();
    verdict.seat = seat;
    verdict.voices.push_back(voice_of(result.statistics, seat));
    for (const Statistics& each : result.opinions) verdict.voices.push_back(voice_of(each, seat));
    verdict.chance_of_same_share = chance_of_same_share(verdict.voices);
  }
  return verdicts;
}

}  // namespace

void settle_seats(BatchResult& result, double seconds, std::vector<double> seconds_a_game,
                  const std::function<double()>& clock,
                  const std::function<std::optional<Statistics>(std::size_t, std::uint64_t)>& play_on) {
  const double end = clock() + seconds, fair = 1.0 / result.statistics.players();
  result.looks = {of_first_look, {}, std::move(seconds_a_game)};
  auto& spent = result.looks.seconds_a_game;
  for (int look = 0; look < further_looks; ++look) {
    constexpr double of_further_look = (1 - of_first_look) / further_looks;
    const auto verdicts = seat_verdicts(result);
    const auto chances = chances_of_claims(verdicts, result.looks);
    std::vector<double> more(result.opinions.size());
    double needed_seconds = 0;
    for (const SeatVerdict& verdict : verdicts) {
      const auto needed = games_needed(verdict, fair, errors_of(chances, {of_further_look, {}, {}}));
      for (std::size_t i = 0; i < more.size(); ++i)
        more[i] = std::max(more[i], games_more(needed[i], result.opinions[i]));
    }
    for (std::size_t i = 0; i < more.size(); ++i) needed_seconds += more[i] * spent[i];
    const double left = end - clock();
    if (needed_seconds <= 0 || left <= 0) return;
    const double part = std::min(1.0, left / needed_seconds);
    bool played = false, stopped = false;
    for (std::size_t i = 0; i < more.size(); ++i) {
      const auto games = static_cast<std::uint64_t>(part * more[i]);
      if (games == 0) continue;
      const double begin = clock();
      const auto further = play_on(i, games);
      stopped = !further;
      if (stopped) break;
      spent[i] = (clock() - begin) / static_cast<double>(games);
      result.opinions[i].merge(*further);
      played = true;
    }
    if (played) {
      result.looks.share = of_further_look;
      result.looks.chances = chances;
    }
    if (!played || stopped) return;
  }
}

int count_of_claims(const BatchResult& result) {
  const auto voices = 1 + static_cast<int>(result.opinions.size());
  const int claims = result.statistics.players() * (voices + (voices > 1 ? 1 : 0));
  // The batch itself is looked at once.
  return result.looks.share < 1 ? static_cast<int>(std::ceil(claims / of_first_look)) : claims;
}

std::vector<SeatVerdict> seat_verdicts(const BatchResult& result) {
  const double fair = 1.0 / result.statistics.players();
  std::vector<SeatVerdict> verdicts = voices_heard(result);
  const std::vector<double> chances = chances_of_claims(verdicts, result.looks);
  const std::vector<bool> sure = too_small_for_chance(chances);
  auto next = sure.begin();
  for (SeatVerdict& verdict : verdicts) {
    for (Voice& each : verdict.voices)
      if (*next++) each.standing = each.share() > fair ? Standing::Ahead : Standing::Behind;
    judge(verdict, fair, verdict.voices.size() > 1 && *next++);
    if (verdict.kind != Kind::Open) continue;
    const double errors = errors_of(chances, result.looks);
    verdict.seconds_to_settle = seconds_to_settle(result, verdict, errors);
    if (!verdict.seconds_to_settle) verdict.games_to_settle = games_to_settle(result, verdict, errors);
  }
  return verdicts;
}

}  // namespace hexwright
