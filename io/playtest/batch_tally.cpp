#include "io/playtest/batch_tally.h"

#include <fmt/format.h>

#include "io/playtest/engine_signature.h"

namespace hexwright {
namespace {

std::string in_a_row(const std::vector<std::string>& bots) { return fmt::format("{}", fmt::join(bots, ",")); }

}  // namespace

BatchIdentity identity_of(const Game& game, const BatchOptions& options) {
  BatchIdentity identity{engine_signature(), map_mark(game.scenario()), {},           game.offers_a_turn(),
                         options.seed,       options.most_turns,        options.study};
  for (const BotKind* bot : options.bots) identity.bots.emplace_back(bot->id);
  return identity;
}

std::optional<Message> difference(const BatchIdentity& here, const BatchIdentity& there) {
  const auto differs = [](const char* words, const auto& one, const auto& other) -> std::optional<Message> {
    if (one == other) return {};
    return Message{words, {fmt::format("{}", one), fmt::format("{}", other)}};
  };
  if (auto no = differs(N_("it was played on another map: {1} instead of {0}"), here.map, there.map))
    return no;
  if (auto no = differs(N_("other bots play: {1} instead of {0}"), in_a_row(here.bots), in_a_row(there.bots)))
    return no;
  if (auto no = differs(N_("its seed is {1} instead of {0}"), here.seed, there.seed)) return no;
  if (auto no = differs(N_("its offers a turn are {1} instead of {0}"), here.offers, there.offers)) return no;
  if (auto no = differs(N_("its turn limit is {1} instead of {0}"), here.most_turns, there.most_turns))
    return no;
  if (auto no = differs(N_("its bots studied {1} games instead of {0}"), here.studied, there.studied))
    return no;
  return differs(
      N_("it was played by a program that plays otherwise: its engine has the signature {1} instead of "
         "{0}; install the same version of Hexwright everywhere"),
      here.engine, there.engine);
}

std::optional<Message> add(BatchTally& sum, const BatchTally& more) {
  if (auto differs = difference(sum.identity, more.identity)) return differs;
  const Statistics &all = sum.statistics, &its = more.statistics;
  if (all.hexes.size() != its.hexes.size() || all.intersections.size() != its.intersections.size())
    return Message{N_("its board has other hexes and intersections, though it names the same map"), {}};
  if (sum.played.games() + more.played.games() > most_tallied_games)
    return Message{N_("together these are more than {0} games, the most that are counted"),
                   {std::to_string(most_tallied_games)}};
  if (const auto twice = sum.played.add(more.played))
    return Message{N_("{0} of it are counted already"), {range_words(*twice)}};
  sum.statistics.merge(its);
  return {};
}

std::optional<Message> mismatch(const BatchTally& tally, const Game& game) {
  const Statistics& found = tally.statistics;
  if (const std::string mark = map_mark(game.scenario()); mark != tally.identity.map)
    return Message{N_("it was played on another map: {1} instead of {0}"), {mark, tally.identity.map}};
  if (found.seats.size() != static_cast<std::size_t>(game.players()) ||
      found.hexes.size() != static_cast<std::size_t>(game.board().hex_count()) ||
      found.intersections.size() != static_cast<std::size_t>(game.board().intersection_count()) ||
      !game.counters().are_begun_by(found.counted.size()))
    return Message{N_("its numbers do not fit the map and the players that it names"), {}};
  return {};
}

Message range_words(const GameRange& range) {
  if (range.games == 1) return {N_("game {0}"), {std::to_string(range.first)}};
  return {N_("games {0} to {1}"), {std::to_string(range.first), std::to_string(range.end() - 1)}};
}

}  // namespace hexwright
