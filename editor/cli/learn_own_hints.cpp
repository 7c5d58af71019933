#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/outputs.h"
#include "editor/cli/pack_named.h"
#include "editor/cli/stop_on_signal.h"
#include "editor/cli/words.h"
#include "editor/core/editing/own_rules.h"
#include "io/xml/scenario_xml.h"
#include "model/playtest/batch/hint_search.h"
#include "model/scenario/edit.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// "25.2 % (23.9 to 26.6)", of all games that somebody won.
Message share_in_words(const Wins& wins) {
  const Interval interval = wilson(wins.wins, wins.games);
  const auto percent = [](double share) { return Decimal{100 * share, 1}; };
  return {N_("{0} % ({1} to {2})"), {percent(wins.share()), percent(interval.low), percent(interval.high)}};
}

void print_learned(const OwnCommand& command, const LearnedHints& found) {
  const auto line = [](const Message& message) { print_line(stdout, words(message)); };
  line(by_number(
      found.compared,
      plural("{1}: {0} hint was tried, in {2} games", "{1}: {0} hints were tried, each in {2} games"),
      {std::string(found.pack.get("title")), std::to_string(command.games)}));
  if (!found.is_complete) return line(Message(N_("stopped before the end: nothing is known yet")));
  if (found.changes.empty())
    return line(Message(N_("no other hints win surely more often than those of the pack")));
  for (const HintChange& each : found.changes)
    line({N_("{0}: {1} {2} instead of {3}"),
          {each.terrain, std::string(each.what), fmt::format("{:g}", each.after),
           fmt::format("{:.3g}", each.before)}});
  line({N_("wins of one settler with the hints as they were, among {0} players: {1}"),
        {std::to_string(found.players), share_in_words(found.before)}});
  line({N_("with the changed hints, in the same games: {0}"), {share_in_words(found.after)}});
  if (!found.is_proven) line(Message(N_("that is not surely more: the pack stays as it is")));
}

/// That of the map, if it has one of this name; else it is put into the map.
Outcome<std::string> put_pack(Scenario& scenario, const std::string& name) {
  if (scenario.own.find(name)) return name;
  auto pack = pack_named(name);
  if (const auto* no = pack.refusal()) return *no;
  std::string id(pack.value().get("id"));
  const auto outcome = apply_edit(scenario, SetPacks{with_pack(scenario.own, std::move(pack).value())});
  if (const auto* no = outcome.refusal()) return *no;
  return id;
}

Outcome<LearnedHints> search_hints(const Scenario& scenario, const std::string& pack,
                                   const OwnCommand& command) {
  HintCallbacks watch;
  watch.stop = &was_asked_to_stop();
  const bool is_shown = shows_progress(command.quiet);
  if (is_shown)
    watch.progress = [](int compared) {
      write_over(words(by_number(compared, plural("{0} hint tried", "{0} hints tried"))));
    };
  const StopOnSignal stopping;
  auto found = learn_hints(scenario,
                           {.pack = pack,
                            .play = {.players = command.players},
                            .seed = command.seed,
                            .games = command.games,
                            .threads = command.threads},
                           watch);
  if (is_shown) write_over("");
  return found;
}

}  // namespace

ExitCode learn(const OwnCommand& command) {
  const Outputs outputs{{"--output", command.output}};
  if (!are_apart(outputs, {command.pack, command.map}) || !can_be_written(outputs)) return ExitCode::Failed;
  const auto opened = open_sound(command.map, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  Scenario scenario = std::get<Scenario>(opened);
  const auto pack = put_pack(scenario, command.pack);
  if (const auto* no = pack.refusal()) return failed(*no);
  const auto found = search_hints(scenario, pack.value(), command);
  if (const auto* no = found.refusal()) return failed(*no);
  if (command.output != "-") print_learned(command, found.value());
  if (!found.value().is_complete) return ExitCode::Failed;
  if (command.output.empty()) return ExitCode::Fine;
  return save(command.output, write_pack(found.value().pack),
              command.force ? Existing::Replace : Existing::Keep);
}

}  // namespace hexwright
