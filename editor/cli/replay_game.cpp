#include <limits>

#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/open_playtest.h"
#include "editor/cli/outputs.h"
#include "editor/cli/words.h"
#include "editor/core/play/board_now.h"
#include "editor/core/play/choices.h"
#include "editor/core/search/place_words.h"
#include "io/playtest/record.h"
#include "model/board/index.h"
#include "model/playtest/batch/statistics.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/engine.h"
#include "model/scenario/message.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// A game that was read from its record and played again.
struct Replayed {
  RecordHead head;
  std::unique_ptr<Game> game;
  Replay replay;
};

ExitCode report(const Problem& problem, const std::string& file) {
  print_line(stderr, text(problem, file == "-" ? "<stdin>" : file, translated));
  return ExitCode::ErrorsFound;
}

/// What stands against playing the game of this head on this map, which is told.
bool fits(const RecordHead& head, const Scenario& scenario, const std::string& file, const std::string& map) {
  if (!is_playable(scenario, head.options, map)) return false;
  if (head.map.empty() || head.map == map_mark(scenario)) return true;
  complain({N_("{0} records a game on another map, or on an earlier version of this one: \"{1}\""),
            {file, head.title}});
  return false;
}

std::variant<Replayed, ExitCode> replayed(const std::string& file, const std::string& map, std::size_t most,
                                          Remarks remarks = Remarks::Report) {
  const auto read = read_input(file, most_record_bytes);
  if (const auto* refusal = read.refusal()) {
    complain(refusal->why);
    return ExitCode::Failed;
  }
  const auto& bytes = read.value();
  const auto head = read_head(bytes);
  if (const auto* problem = std::get_if<Problem>(&head)) return report(*problem, file);
  const auto opened = open_sound(map, remarks);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  Replayed result{std::get<RecordHead>(head), nullptr, {}};
  if (!fits(result.head, std::get<Scenario>(opened), file, map)) return ExitCode::ErrorsFound;
  result.game = std::make_unique<Game>(std::get<Scenario>(opened), result.head.options);
  auto played = replay(*result.game, result.head, bytes, most);
  if (const auto* problem = std::get_if<Problem>(&played)) return report(*problem, file);
  result.replay = std::get<Replay>(std::move(played));
  return result;
}

Message ending(const State& state) {
  if (state.winner != none)
    return by_number(points(state, state.winner),
                     plural("seat {1} won with {0} point", "seat {1} won with {0} points"),
                     {std::to_string(state.winner.value() + 1)});
  if (state.phase == Phase::Over) return {N_("everybody has lost"), {}};
  return {N_("nobody has won; it is seat {0}'s turn"), {std::to_string(state.turn.value() + 1)}};
}

void print_seat(const Replayed& played, SeatId seat) {
  const State& state = played.replay.state;
  const auto i = seat.index();
  const std::string bot = i < played.head.bots.size() ? fmt::format(" ({})", played.head.bots[i]) : "";
  std::string sources;
  const Sources from = points_by_source(*played.game, state, seat);
  for (const PointSource source : all_point_sources)
    if (const auto count = from[at(source)]; count != 0)
      sources += fmt::format(", {} {}", words(title(source)), count);
  print_line(stdout, fmt::format("  {}", words(by_number(points(state, seat),
                                                         plural("seat {1}: {0} point{2}; in hand: {3}",
                                                                "seat {1}: {0} points{2}; in hand: {3}"),
                                                         {std::to_string(seat.value() + 1) + bot, sources,
                                                          card_list(state.seats[seat].hand, translated)}))));
}

void print_replay(const Replayed& played) {
  const State& state = played.replay.state;
  print_line(stdout, words({N_("game {0} of seed {1} on {2}: {3}, all legal, {4}; {5}"),
                            {std::to_string(played.head.game), std::to_string(played.head.seed),
                             played.game->scenario().details.title,
                             by_number(played.replay.actions.size(), plural("{0} action", "{0} actions")),
                             by_number(state.turn_number, plural("{0} turn", "{0} turns")), ending(state)}}));
  for (const SeatId seat : played.game->seats()) print_seat(played, seat);
  print_line(stdout,
             fmt::format("  {}", words({N_("state {0}"), {fmt::format("{:016x}", fingerprint(state))}})));
}

std::vector<std::string> names_of(const Replayed& played) {
  std::vector<std::string> names = played.head.names;
  for (auto seat = static_cast<int>(names.size()); seat < played.game->players(); ++seat)
    names.push_back(words({N_("seat {0}"), {std::to_string(seat + 1)}}));
  return names;
}

std::string in_brackets(const Place& place) {
  return std::holds_alternative<WholeScenario>(place) ? "" : fmt::format(" [{}]", words(place_words(place)));
}

void print_words(const Replayed& played) {
  const Game& game = *played.game;
  const auto names = names_of(played);
  const Narrator narrator{game, names, {.translate = translated}};
  State before = played.replay.start, after = before;
  int step = 0;
  for (const Action& action : played.replay.actions) {
    apply(game, after, action);
    const Place place = place_of(game, before, action);
    ++step;
    for (const Sentence& each : describe(narrator, before, action, after))
      print_line(
          stdout,
          fmt::format("{:5} {}{}", step,
                      words({N_("turn {0}: {1}"), {fmt::format("{:3}", before.turn_number), each.words}}),
                      in_brackets(each.place.value_or(place))));
    before = after;
  }
}

ExitCode draw(const Replayed& played, const ReplayCommand& command) {
  const auto& [head, game, replay] = played;
  const auto format = picture_format_of(command.picture);
  if (!format) {
    complain({N_("{0} has no ending that names the kind of picture: end it in one of these: {1}"),
              {command.picture, endings_of(picture_formats())}});
    return ExitCode::Failed;
  }
  const auto render = *format == FileFormat::Pdf   ? render_game_pdf
                      : *format == FileFormat::Svg ? render_game_svg
                                                   : render_game_png;
  const OnBoard shown = on_board(*game, replay.state);
  return save(
      command.picture,
      render(board_now(*game, replay.state, replay.actions), shown.pieces, shown.signs, {}, command.width),
      Existing::Replace);
}

constexpr std::size_t all_actions = std::numeric_limits<std::size_t>::max();

}  // namespace

ExitCode run(const ReplayCommand& command) {
  if (!are_apart({{"--picture", command.picture}}, {command.log, command.map})) return ExitCode::Failed;
  const auto played =
      replayed(command.log, command.map, command.to.value_or(all_actions), remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&played)) return *code;
  if (command.words) print_words(std::get<Replayed>(played));
  print_replay(std::get<Replayed>(played));
  return command.picture.empty() ? ExitCode::Fine : draw(std::get<Replayed>(played), command);
}

ExitCode run(const TraceCommand& command) {
  const auto played = replayed(command.record, command.map, all_actions);
  if (const auto* code = std::get_if<ExitCode>(&played)) return *code;
  const auto& [head, game, replay] = std::get<Replayed>(played);
  if (command.check)
    print_replay(std::get<Replayed>(played));
  else
    fmt::print("{}", write_trace(*game, head, replay.actions));
  return ExitCode::Fine;
}

}  // namespace hexwright
