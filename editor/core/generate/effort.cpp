#include "editor/core/generate/effort.h"

#include "model/balance/improve.h"
#include "model/scenario/plural.h"

namespace hexwright {

const char* title(BalanceEffort effort) {
  switch (effort) {
    case BalanceEffort::Glance:
      return N_("A quick look");
    case BalanceEffort::Usual:
      return N_("As usual");
    case BalanceEffort::Thorough:
      return N_("Thorough");
  }
  return "";
}

BalanceOptions with_effort(BalanceOptions options, BalanceEffort effort) {
  if (effort == BalanceEffort::Glance) {
    options.boards = 16;
    options.games = 60;
    options.finalists = 2;
    options.strategist_games = 4;
    options.verdict_games = 600;
    options.verdict_strategist_games = 8;
    options.explained = 2;
    options.study = 200;
  }
  if (effort == BalanceEffort::Thorough) {
    options.boards *= 4;
    options.games *= 2;
    options.verdict_games *= 2;
    options.explained = 8;
  }
  return options;
}

BalanceOptions with_effort_of_changes(BalanceOptions options, BalanceEffort effort) {
  options.boards = usual_changes;
  options.games = usual_games_of_changes;
  if (effort == BalanceEffort::Glance) {
    options.boards /= 5;
    options.games /= 5;
    options.verdict_games = 600;
    options.study = 200;
  }
  if (effort == BalanceEffort::Thorough) {
    options.boards *= 4;
    options.verdict_games *= 2;
  }
  return options;
}

Message stage_words(const BalanceStage& stage, int round, int rounds, int boards) {
  switch (stage) {
    case BalanceStage::Boards:
      return Message(N_("Boards are made"));
    case BalanceStage::Settlers:
      return by_number(
          boards, plural("Round {1} of {2}: one board is played", "Round {1} of {2}: {0} boards are played"),
          {std::to_string(round), std::to_string(rounds)});
    case BalanceStage::Strategists:
      return by_number(boards, plural("Stronger bots play one board", "Stronger bots play {0} boards"));
    case BalanceStage::Verdict:
      return Message(N_("The best is compared with the map, in fresh games"));
    case BalanceStage::Explanation:
      return Message(N_("What each exchange did is measured"));
    case BalanceStage::Done:
      break;
  }
  return Message(N_("Done"));
}

}  // namespace hexwright
