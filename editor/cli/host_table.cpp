#include <chrono>
#include <filesystem>
#include <thread>

#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/console.h"
#include "editor/cli/open_playtest.h"
#include "editor/cli/qr_code.h"
#include "editor/cli/stop_on_signal.h"
#include "editor/cli/words.h"
#include "editor/core/table/hosted_game.h"
#include "editor/core/table/kept_table.h"
#include "io/library/library.h"
#include "io/table/host.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

using namespace std::chrono_literals;

constexpr const char* usual_place = "127.0.0.1:8222";

/// A game that can be hosted, and where it is kept.
struct Prepared {
  PlaySession session;
  std::string log;
  TableLinks links;
};

/// The players that the command names, called as their seats are; none when there is an unknown one, which is
/// told.
std::optional<std::vector<Player>> players_for(const HostCommand& command, std::vector<Player> players,
                                               ProgramBots& programs) {
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    players[seat].bot = nullptr;
    if (seat >= command.seats.size() || command.seats[seat] == person_id) continue;
    players[seat].bot = bot_named(command.seats[seat], programs);
    if (!players[seat].bot) return {};
  }
  return players;
}

std::variant<Prepared, ExitCode> fresh(const HostCommand& command, ProgramBots& programs) {
  const auto opened = open_sound(command.input, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  PlaySetup setup{.scenario = std::get<Scenario>(opened), .offers_a_turn = command.offers};
  auto usual = usual_players(setup.scenario);
  if (!command.seats.empty()) usual.resize(command.seats.size());
  for (const SeatId seat : Ids<SeatId>(std::min(static_cast<int>(usual.size()), seat_looks)))
    usual[seat.index()].name = words(seat_colour_title(seat));
  const PlayOptions options{static_cast<int>(usual.size()), command.offers};
  if (!is_playable(setup.scenario, options, command.input)) return ExitCode::ErrorsFound;
  auto players = players_for(command, std::move(usual), programs);
  if (!players) return ExitCode::Failed;
  setup.players = std::move(*players);
  // One that nobody at the table knows.
  setup.seed = command.seed.value_or(std::stoull(new_token().substr(0, 12), nullptr, 16));
  const std::string stem =
      command.input == "-" ? "map" : std::filesystem::path(command.input).stem().string();
  const std::string log = command.log.empty() ? stem + ".table.jsonl" : command.log;
  if (std::filesystem::exists(log)) {
    complain({N_("{0} has a game already: go on with it by --resume, or name another file by --log"), {log}});
    return ExitCode::Failed;
  }
  const TableLinks links = TableLinks::of(static_cast<int>(setup.players.size()));
  auto session = PlaySession::start(std::move(setup));
  if (const auto* refused = session.refusal()) return failed(*refused);
  return Prepared{std::move(session).value(), log, links};
}

/// Its seats as the command says or, without a word of them, as they were.
bool seat_again(const HostCommand& command, PlaySession& session, ProgramBots& programs) {
  if (command.seats.empty()) {
    for (const std::string& program : session.programs_replaced())
      complain({N_("a record starts no programs: settlers play for {0}; --seats names the program again"),
                {program}});
    return true;
  }
  if (command.seats.size() != session.players().size()) {
    complain(
        by_number(session.players().size(), plural("this game has {0} seat", "this game has {0} seats")));
    return false;
  }
  const auto players = players_for(command, session.players(), programs);
  if (!players) return false;
  for (const SeatId seat : session.game().seats()) session.seat(seat, (*players)[seat.index()].bot);
  return true;
}

std::variant<Prepared, ExitCode> resumed(const HostCommand& command, ProgramBots& programs) {
  auto kept = KeptTable::read(command.resume);
  if (const auto* problem = std::get_if<Problem>(&kept)) {
    print_line(stderr, text(*problem, command.resume, translated));
    return problem->line == 0 ? ExitCode::Failed : ExitCode::ErrorsFound;
  }
  auto& [session, links] = std::get<KeptTable>(kept);
  if (!seat_again(command, session, programs)) return ExitCode::Failed;
  return Prepared{std::move(session), command.resume, std::move(links)};
}

void print_now(const Message& message) {
  print_line(stdout, words(message));
  static_cast<void>(std::fflush(stdout));
}

void print_links(const TableHost& host, const HostedGame& game) {
  print_now({N_("table of \"{0}\", at http://{1}"), {game.title(), host.address()}});
  if (host.is_for_this_machine_only())
    print_now({N_("only this machine finds it; for phones and other machines: --listen 0.0.0.0:8222"), {}});
  print_now({N_("for guests, who choose a seat: {0}"), {host.link(host.links().guests)}});
  if (is_terminal(stdout) && !host.is_for_this_machine_only())
    fmt::print("{}", qr_code(host.link(host.links().guests)));
  for (const SeatId seat : game.session().game().seats()) {
    const BotKind* bot = game.session().player(seat).bot;
    const std::string number = std::to_string(seat.value() + 1);
    if (bot)
      print_now({N_("seat {0}, {1}: {2}"), {number, game.name(seat), words(bot->title)}});
    else
      print_now({N_("seat {0}, {1}: {2}"),
                 {number, game.name(seat), host.link(host.links().chairs[seat.index()].token)}});
  }
  print_now({N_("to watch: {0}"), {host.link(host.links().watchers)}});
}

/// Ends the table when the user asks the program to end.
class EndOnSignal {
 public:
  explicit EndOnSignal(TableHost& host)
      : watch_([this, &host] {
          while (!is_over_ && !was_asked_to_stop()) std::this_thread::sleep_for(50ms);
          host.stop();
        }) {}
  ~EndOnSignal() {
    is_over_ = true;
    watch_.join();
  }
  EndOnSignal(const EndOnSignal&) = delete;
  EndOnSignal& operator=(const EndOnSignal&) = delete;

 private:
  std::atomic<bool> is_over_ = false;
  std::thread watch_;
};

void print_end(const HostedGame& game, const std::string& log) {
  if (game.is_over())
    print_now({N_("{0}; the game is in {1}"), {game.session().prompt({.translate = translated}), log}});
  else
    print_now({N_("to play on later: hexwright-cli host --resume {0}"), {log}});
}

/// With the version of the map that was played. What stands against it is only told: the record is there.
void keep_in_library(const HostCommand& command, const HostedGame& game, const std::string& log) {
  if (!game.was_played_by_people()) return;
  const auto library = standard_library_file();
  const bool is_file = !command.input.empty() && command.input != "-";
  const auto refused =
      library.refusal() ? std::optional(*library.refusal())
                        : keep_table(log, game.session().game().scenario(),
                                     {.library = library.value(), .scenario = is_file ? command.input : ""});
  if (refused) complain({N_("the game is not in the library: {0}"), {refused->why}});
}

}  // namespace

ExitCode run(const HostCommand& command) {
  ProgramBots programs;
  auto prepared = command.resume.empty() ? fresh(command, programs) : resumed(command, programs);
  if (const auto* code = std::get_if<ExitCode>(&prepared)) return *code;
  auto& [session, log, links] = std::get<Prepared>(prepared);
  const std::string listen = !command.listen.empty()  ? command.listen
                             : !links.address.empty() ? links.address
                                                      : usual_place;
  auto options = HostOptions::at(listen);
  if (!options) {
    complain({N_("{0} is no address with a port, such as {1}"), {listen, usual_place}});
    return ExitCode::Failed;
  }
  options->names = command.names;
  options->bot_pause = std::chrono::milliseconds(command.pause);
  options->time_for_notes = std::chrono::minutes(command.notes);
  auto begun = HostedGame::begin(std::move(session), log, translated);
  if (const auto* refused = begun.refusal()) return failed(*refused);
  HostedGame& game = *begun.value();
  const auto report = [&command](const Message& message) {
    if (!command.quiet) print_now(message);
  };
  auto opened = TableHost::open(game, std::move(links), links_file(log), *options, report);
  if (const auto* refused = opened.refusal()) {
    // Nobody has seen the game: the same command is to work at another place.
    if (command.resume.empty()) std::filesystem::remove(log);
    return failed(*refused);
  }
  TableHost& host = *opened.value();
  const StopOnSignal stopping;  // before anybody hears that it can be asked to end
  print_links(host, game);
  std::optional<Refusal> failure;
  {
    const EndOnSignal ending(host);
    failure = host.run();
  }
  print_end(game, log);
  keep_in_library(command, game, log);
  return failure ? failed(*failure) : ExitCode::Fine;
}

}  // namespace hexwright
