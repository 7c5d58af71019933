#include "model/playtest/batch/verdict.h"

#include <algorithm>
#include <cmath>

#include "model/playtest/batch/confidence.h"

namespace hexwright {
namespace {

using Voice = SeatVerdict::Voice;
using Kind = SeatVerdict::Kind;

constexpr double standard_errors = 1.96;  // 95 %
/// How often equal seats may differ so much before a batch says anything.
constexpr double doubtful = 0.05;

Voice voice_of(const Statistics& found, SeatId seat) {
  Voice voice{found.kinds.size() == 1 ? found.kinds.front() : nullptr, found.seats[seat].wins,
              found.decided(), Standing::Even};
  if (chance_of_fair_seats(found.wins_by_seat()) > doubtful) return voice;
  const double fair = 1.0 / found.players();
  const Interval share = wilson(voice.wins, voice.games);
  if (share.low > fair) voice.standing = Standing::Ahead;
  if (share.high < fair) voice.standing = Standing::Behind;
  return voice;
}

double variance(const Voice& voice) {
  const double share = voice.share();
  return voice.games == 0 ? 1 : share * (1 - share) / static_cast<double>(voice.games);
}

bool differ_surely(const Voice& one, const Voice& other) {
  return std::abs(one.share() - other.share()) > standard_errors * std::sqrt(variance(one) + variance(other));
}

/// Games until a share like this could be told from that of equal seats.
double games_to_tell(double share, double fair) {
  const double off = std::max(std::abs(share - fair), 0.001);
  return share * (1 - share) * (standard_errors / off) * (standard_errors / off);
}

/// So many times the batch, as each who played plays its share of it.
std::uint64_t games_to_settle(const SeatVerdict& verdict, const Voice& first, double fair,
                              Statistics::Count games) {
  double times = 1;
  for (const Voice& each : verdict.voices)
    if (each.standing != verdict.standing)
      times = std::max(times,
                       games_to_tell(first.share(), fair) / std::max(1.0, static_cast<double>(each.games)));
  constexpr double margin = 1.5;  // to be likely enough to come out
  return static_cast<std::uint64_t>(std::ceil(margin * times * static_cast<double>(games)));
}

SeatVerdict verdict_of(const BatchResult& result, SeatId seat) {
  const double fair = 1.0 / result.statistics.players();
  SeatVerdict verdict;
  verdict.seat = seat;
  verdict.voices.push_back(voice_of(result.statistics, seat));
  for (const Statistics& each : result.opinions) verdict.voices.push_back(voice_of(each, seat));
  const auto sees = [](const Voice& each) { return each.standing != Standing::Even; };
  const auto first = std::find_if(verdict.voices.begin(), verdict.voices.end(), sees);
  if (first == verdict.voices.end()) return verdict;
  verdict.standing = first->standing;
  const auto agrees = [&](const Voice& each) { return each.standing == first->standing; };
  for (Voice& each : verdict.voices) each.contradicts = !agrees(each) && differ_surely(*first, each);
  if (std::all_of(verdict.voices.begin(), verdict.voices.end(), agrees))
    verdict.kind = Kind::Holds;
  else if (std::any_of(verdict.voices.begin(), verdict.voices.end(),
                       [](const Voice& each) { return each.contradicts; }))
    verdict.kind = Kind::BotsDoing;
  else
    verdict.kind = Kind::Open,
    verdict.games_to_settle = games_to_settle(verdict, *first, fair, result.statistics.games);
  return verdict;
}

}  // namespace

double SeatVerdict::Voice::share() const {
  return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games);
}

std::vector<SeatVerdict> seat_verdicts(const BatchResult& result) {
  std::vector<SeatVerdict> verdicts;
  for (const SeatId seat : result.statistics.seats.ids()) verdicts.push_back(verdict_of(result, seat));
  return verdicts;
}

}  // namespace hexwright
