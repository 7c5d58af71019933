#include "editor/cli/seat_bots.h"

#include <algorithm>

#include "editor/cli/scenario_file.h"
#include "model/playtest/bots/all_bots.h"

namespace hexwright {

const BotKind* bot_named(const std::string& word, ProgramBots& programs) {
  if (word.starts_with(program_prefix)) {
    const auto found = programs.kind(word);
    if (const auto* kind = found.value_if()) return *kind;
    complain(found.refusal()->why);
    return nullptr;
  }
  if (const BotKind* bot = find_bot(word)) return bot;
  std::string known;
  for (const BotKind& bot : all_bots()) known += std::string(bot.id) + ", ";
  complain(
      {N_("there is no bot {0}; there are {1}"), {word, known + std::string(program_prefix) + "COMMAND"}});
  return nullptr;
}

bool are_all_ours(std::span<const BotKind* const> bots) {
  const auto strange =
      std::find_if(bots.begin(), bots.end(), [](const BotKind* bot) { return find_bot(bot->id) != bot; });
  if (strange == bots.end()) return true;
  complain(
      {N_("{0} cannot play for a tally, which adds up games of several machines: that a program of others "
          "plays the same on each cannot be checked"),
       {std::string((*strange)->id)}});
  return false;
}

}  // namespace hexwright
