#include "io/playtest/verdict_words.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include <fmt/format.h>

#include "io/playtest/html.h"
#include "model/playtest/batch/confidence.h"
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
std::string roughly(std::uint64_t games) {
  std::uint64_t step = 1;
  while (games / step >= 100) step *= 10;
  return grouped(static_cast<Statistics::Count>((games + step - 1) / step * step));
}

Message sentence_of(const SeatVerdict& verdict) {
  const bool ahead = verdict.standing == Standing::Ahead;
  const Argument seat = std::to_string(verdict.seat.value() + 1);
  const auto agrees = [&](const Voice& each) { return each.standing == verdict.standing; };
  const auto contradicts = [](const Voice& each) { return each.contradicts; };
  const auto does_not = [&](const Voice& each) { return !agrees(each); };
  switch (verdict.kind) {
    case Kind::Holds:
      return {
          ahead ? N_("Seat {0} is ahead whoever plays: {1}.") : N_("Seat {0} is behind whoever plays: {1}."),
          {seat, list_of(verdict.voices)}};
    case Kind::BotsDoing:
      return {ahead ? N_("Seat {0} is ahead among {1}, not among {2}: that is the bots' doing, not yet the "
                         "map's.")
                    : N_("Seat {0} is behind among {1}, not among {2}: that is the bots' doing, not yet "
                         "the map's."),
              {seat, those(verdict, agrees), those(verdict, contradicts)}};
    case Kind::Open:
      return {
          ahead
              ? N_("Seat {0} is ahead among {1}; among {2} it is not sure yet. Some {3} games would settle "
                   "it.")
              : N_("Seat {0} is behind among {1}; among {2} it is not sure yet. Some {3} games would settle "
                   "it."),
          {seat, those(verdict, agrees), those(verdict, does_not), roughly(*verdict.games_to_settle)}};
    case Kind::Even:
      break;
  }
  return {};
}

std::string spread(const Statistics& found) {
  const Interval by_chance = chance_spread(1.0 / found.players(), found.decided());
  return fmt::format("{:.1f} - {:.1f} %", 100 * by_chance.low, 100 * by_chance.high);
}

OpinionLine line_of(const Statistics& found) {
  OpinionLine line{
      by_number(found.games, plural("{1}, {0} game", "{1}, {0} games"), {name_of(who_played(found))}),
      {},
      spread(found)};
  for (const auto wins : found.wins_by_seat()) line.shares.push_back(percent(ratio(wins, found.decided())));
  return line;
}

}  // namespace

std::vector<OpinionLine> opinion_lines(const BatchResult& result) {
  if (result.opinions.empty()) return {};
  std::vector<OpinionLine> lines{line_of(result.statistics)};
  for (const Statistics& each : result.opinions) lines.push_back(line_of(each));
  return lines;
}

std::vector<Message> verdict_sentences(const BatchResult& result) {
  if (result.opinions.empty()) return {};
  std::vector<Message> sentences;
  for (const SeatVerdict& each : seat_verdicts(result))
    if (each.kind != Kind::Even) sentences.push_back(sentence_of(each));
  if (sentences.empty())
    sentences.push_back({N_("Whoever plays, no seat is surely better or worse than another."), {}});
  return sentences;
}

std::optional<Message> chance_sentence(const Statistics& found) {
  if (found.decided() == 0) return std::nullopt;
  const Interval by_chance = chance_spread(1.0 / found.players(), found.decided());
  return Message{N_("By chance alone, shares of equal seats would lie between {0} and {1}."),
                 {percent(by_chance.low), percent(by_chance.high)}};
}

}  // namespace hexwright
