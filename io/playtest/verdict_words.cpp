#include "io/playtest/verdict_words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

#include <fmt/format.h>

#include "io/playtest/html.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/pack_effect.h"
#include "model/playtest/batch/verdict.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

using Kind = SeatVerdict::Kind;
using Voice = SeatVerdict::Voice;

Message name_of(const BotKind* bot) {
  return {bot ? std::string(bot->title) : N_("The bots of the batch"), {}};
}

Message several_of(const BotKind* bot) {
  if (!bot) return {N_("the bots of the batch"), {}};
  return {std::string(bot->several.empty() ? bot->title : bot->several), {}};
}

const BotKind* who_played(const Statistics& found) {
  return found.kinds.size() == 1 ? found.kinds.front() : nullptr;
}

/// "settlers (31.2 %), strategists (30.0 %)"
Message list_of(const std::vector<Voice>& voices) {
  std::vector<Argument> parts;
  for (const Voice& each : voices)
    parts.push_back(Message{N_("{0} ({1})"), {several_of(each.bot), percent(each.share())}});
  return joined_by(", ", parts);
}

Message those(const SeatVerdict& verdict, const std::function<bool(const Voice&)>& who) {
  std::vector<Voice> voices;
  std::copy_if(verdict.voices.begin(), verdict.voices.end(), std::back_inserter(voices), who);
  return list_of(voices);
}

/// 19,172 as 20,000: it is no more exact than that.
Decimal roughly(std::uint64_t games) {
  std::uint64_t step = 1;
  while (games / step >= 100) step *= 10;
  return grouped(static_cast<Statistics::Count>((games + step - 1) / step * step));
}

/// "about 6 points"
Message points_of(double lead) {
  const auto points = static_cast<std::size_t>(std::max(1L, std::lround(100 * std::abs(lead))));
  return by_number(static_cast<Statistics::Count>(points), plural("about {0} point", "about {0} points"), {});
}

Message sentence_of(const SeatVerdict& verdict) {
  const bool ahead = verdict.standing == Standing::Ahead;
  const Argument seat = std::to_string(verdict.seat.value() + 1), points = points_of(verdict.lead);
  const auto agrees = [&](const Voice& each) { return each.standing == verdict.standing; };
  const auto contradicts = [](const Voice& each) { return each.contradicts; };
  const auto does_not = [&](const Voice& each) { return !agrees(each); };
  switch (verdict.kind) {
    case Kind::Holds:
      if (verdict.voices.size() == 1)
        return {
            ahead ? N_("Seat {0} is ahead by {1} among {2}.") : N_("Seat {0} is behind by {1} among {2}."),
            {seat, points, list_of(verdict.voices)}};
      return {ahead ? N_("Seat {0} is ahead by {1}, whoever plays: {2}.")
                    : N_("Seat {0} is behind by {1}, whoever plays: {2}."),
              {seat, points, list_of(verdict.voices)}};
    case Kind::BotsDoing:
      return {ahead ? N_("Seat {0} is ahead by {1} among {2}, not among {3}: that is the bots' doing, not "
                         "yet the map's.")
                    : N_("Seat {0} is behind by {1} among {2}, not among {3}: that is the bots' doing, not "
                         "yet the map's."),
              {seat, points, those(verdict, agrees), those(verdict, contradicts)}};
    case Kind::Open:
      if (verdict.seconds_to_settle)
        return {
            ahead ? N_("Seat {0} is ahead by {1} among {2}; among {3} it is not sure yet: {4} seconds more "
                       "for second opinions would likely settle it.")
                  : N_("Seat {0} is behind by {1} among {2}; among {3} it is not sure yet: {4} seconds more "
                       "for second opinions would likely settle it."),
            {seat, points, those(verdict, agrees), those(verdict, does_not),
             roughly(static_cast<std::uint64_t>(std::ceil(*verdict.seconds_to_settle)))}};
      if (!verdict.games_to_settle)
        return {ahead ? N_("Seat {0} is ahead by {1} among {2}; among {3} it is not sure.")
                      : N_("Seat {0} is behind by {1} among {2}; among {3} it is not sure."),
                {seat, points, those(verdict, agrees), those(verdict, does_not)}};
      return {ahead ? N_("Seat {0} is ahead by {1} among {2}; among {3} it is not sure yet: {4} games would "
                         "likely settle it.")
                    : N_("Seat {0} is behind by {1} among {2}; among {3} it is not sure yet: {4} games would "
                         "likely settle it."),
              {seat, points, those(verdict, agrees), those(verdict, does_not),
               roughly(*verdict.games_to_settle)}};
    case Kind::Even:
      break;
  }
  return {};
}

/// The lowest and the highest that the seats' shares may be.
Interval range_of(const BatchResult& result) {
  const Statistics& found = result.statistics;
  Interval range{1, 0};
  for (const auto wins : found.wins_by_seat()) {
    const Interval each = wilson(wins, found.decided(), count_of_claims(result));
    range = {std::min(range.low, each.low), std::max(range.high, each.high)};
  }
  return range;
}

Message spread(const Statistics& found) {
  const Interval by_chance = chance_spread(1.0 / found.players(), found.decided());
  return {N_("{0} - {1} %"), {Decimal{100 * by_chance.low, 1}, Decimal{100 * by_chance.high, 1}}};
}

OpinionLine line_of(const Statistics& found) {
  OpinionLine line{
      by_number(found.games, plural("{1}, {0} game", "{1}, {0} games"), {name_of(who_played(found))}),
      {},
      spread(found)};
  for (const auto wins : found.wins_by_seat()) line.shares.push_back(percent(ratio(wins, found.decided())));
  return line;
}

/// "2.1 turns shorter (1.2 to 3.0)"
Message turns_words(const ChangeByPack& turns, Statistics::Count games) {
  const auto& [more, interval] = turns;
  const auto number = [](double turns) { return Decimal{turns, 1}; };
  if (!turns.is_sure())
    return by_number(games,
                     plural("as long, as far as {0} game tells ({1} to {2} turns)",
                            "as long, as far as {0} games tell ({1} to {2} turns)"),
                     {Decimal{interval.low, 1, false, true}, Decimal{interval.high, 1, false, true}});
  if (more > 0)
    return {N_("{0} turns longer ({1} to {2})"), {number(more), number(interval.low), number(interval.high)}};
  return {N_("{0} turns shorter ({1} to {2})"),
          {number(-more), number(-interval.high), number(-interval.low)}};
}

/// "seat 2 wins 6.1 points more (2.0 to 10.1)", of each that is not the same by chance
Message shares_words(const std::vector<ChangeByPack>& shares) {
  std::vector<Argument> sure;
  for (std::size_t seat = 0; seat < shares.size(); ++seat) {
    const auto& [more, interval] = shares[seat];
    if (!shares[seat].is_sure()) continue;
    const auto points = [](double share) { return Decimal{100 * share, 1}; };
    const std::string name = std::to_string(seat + 1);
    sure.emplace_back(more > 0
                          ? Message{N_("seat {0} wins {1} points more ({2} to {3})"),
                                    {name, points(more), points(interval.low), points(interval.high)}}
                          : Message{N_("seat {0} wins {1} points less ({2} to {3})"),
                                    {name, points(-more), points(-interval.high), points(-interval.low)}});
  }
  return sure.empty() ? Message{N_("seat shares stay within chance")} : joined_by(", ", sure);
}

Message sentence_of(const PackEffect& effect, const Statistics& with) {
  const std::string& pack = effect.without->title;
  const auto games = std::min(with.decided(), effect.without->statistics.decided());
  if (games < 2)
    return {N_("What {0} changes cannot be said: with it, or without it, hardly a game was won."), {pack}};
  return {N_("With {0} the game is {1}; {2}."),
          {pack, turns_words(effect.turns, games), shares_words(effect.shares)}};
}

}  // namespace

std::vector<OpinionLine> opinion_lines(const BatchResult& result) {
  if (result.opinions.empty()) return {};
  std::vector<OpinionLine> lines{line_of(result.statistics)};
  for (const Statistics& each : result.opinions) lines.push_back(line_of(each));
  return lines;
}

namespace {

std::vector<Message> seat_sentences(const BatchResult& result) {
  const Statistics& found = result.statistics;
  if (found.decided() == 0) return {{N_("No game was won, so nothing can be said about the seats."), {}}};
  std::vector<Message> sentences;
  for (const SeatVerdict& each : seat_verdicts(result))
    if (each.kind != Kind::Even) sentences.push_back(sentence_of(each));
  if (!sentences.empty()) return sentences;
  const auto [low, high] = range_of(result);
  const double fair = 1.0 / found.players();
  constexpr double near_enough = 0.05;
  const std::vector<Argument> range{fmt::format("{:.0f}", std::floor(100 * low)),
                                    fmt::format("{:.0f}", std::ceil(100 * high))};
  if (low >= fair - near_enough && high <= fair + near_enough)
    return {by_number(found.decided(),
                      plural("Fair to all seats, as far as {0} game tells: each wins {1} to {2} %.",
                             "Fair to all seats, as far as {0} games tell: each wins {1} to {2} %."),
                      range)};
  return {
      by_number(found.decided(),
                plural("No seat is surely ahead or behind, as far as {0} game tells: each wins {1} to {2} %. "
                       "More games tell more.",
                       "No seat is surely ahead or behind, as far as {0} games tell: each wins {1} to {2} %. "
                       "More games tell more."),
                range)};
}

}  // namespace

std::vector<Message> verdict_sentences(const BatchResult& result) {
  std::vector<Message> sentences = seat_sentences(result);
  for (const PackEffect& effect : pack_effects(result))
    sentences.push_back(sentence_of(effect, result.statistics));
  return sentences;
}

std::optional<Message> chance_sentence(const Statistics& found) {
  if (found.decided() == 0) return std::nullopt;
  const Interval by_chance = chance_spread(1.0 / found.players(), found.decided());
  return Message{N_("By chance alone, shares of equal seats would lie between {0} and {1}."),
                 {percent(by_chance.low), percent(by_chance.high)}};
}

}  // namespace hexwright
