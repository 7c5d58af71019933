#pragma once

#include <string>

#include "io/playtest/record.h"
#include "io/playtest/report.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/playing.h"

namespace hexwright {

/// A batch of a template, or of another map, that was really played.
struct PlayedBatch {
  PlayedBatch(std::string_view name, std::uint64_t games, std::initializer_list<std::string_view> bots)
      : PlayedBatch(template_named(name), games, bots) {}
  PlayedBatch(const Scenario& scenario, std::uint64_t games, std::initializer_list<std::string_view> bots)
      : game(scenario) {
    for (const auto bot : bots) options.bots.push_back(find_bot(bot));
    while (static_cast<int>(options.bots.size()) < game.players())
      options.bots.push_back(options.bots.front());
    options.games = games;
    options.threads = 1;
    result.emplace(play_batch(game, options));
  }
  Playtest playtest() const { return {game, options, *result}; }

  Game game;
  BatchOptions options;
  std::optional<BatchResult> result;
};

/// A game of random bots with trade, its log and its end.
struct PlayedGameOnFile {
  explicit PlayedGameOnFile(std::string_view name, std::uint64_t number = 0)
      : PlayedGameOnFile(template_named(name), number) {}
  explicit PlayedGameOnFile(const Scenario& scenario, std::uint64_t number = 0)
      : game(scenario, {.players = 0, .offers_a_turn = 1}) {
    head.title = game.scenario().details.title;
    head.map = map_mark(game.scenario());
    head.seed = 7, head.game = number;
    head.options = {game.players(), 1};
    head.most_turns = 300;
    const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("random"));
    Match match(game, bots);
    end = match.play(head.seed, head.game, head.most_turns, nullptr, &actions).state;
  }

  Game game;
  RecordHead head;
  Actions actions;
  State end;
};

}  // namespace hexwright
