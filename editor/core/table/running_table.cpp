#include "editor/core/table/running_table.h"

#include <utility>

#include "editor/core/table/kept_table.h"

namespace hexwright {

Outcome<std::unique_ptr<RunningTable>> RunningTable::open(PlaySetup setup, const std::filesystem::path& log,
                                                          const HostOptions& options, Translate translate,
                                                          const Deliver& deliver,
                                                          std::optional<PlaceInLibrary> place) {
  const TableLinks links = TableLinks::of(static_cast<int>(setup.players.size()));
  auto session = PlaySession::start(std::move(setup));
  if (const auto* refusal = session.refusal()) return *refusal;
  auto table = run(std::move(session).value(), links, log, options, translate, deliver, std::move(place));
  // Nobody has seen the game.
  std::error_code fault;
  if (table.refusal()) std::filesystem::remove(log, fault);
  return table;
}

Outcome<std::unique_ptr<RunningTable>> RunningTable::resume(const std::filesystem::path& log,
                                                            HostOptions options, Translate translate,
                                                            const Deliver& deliver,
                                                            std::optional<PlaceInLibrary> place) {
  auto read = KeptTable::read(log);
  if (const auto* problem = std::get_if<Problem>(&read)) {
    if (problem->line == 0) return Refusal{problem->message};
    return refuse(N_("Line {0}: {1}"), {std::to_string(problem->line), problem->message});
  }
  auto& [session, links] = std::get<KeptTable>(read);
  if (const auto place = HostOptions::at(links.address)) {
    options.address = place->address;
    options.port = place->port;
  }
  return run(std::move(session), links, log, options, translate, deliver, std::move(place));
}

Outcome<std::unique_ptr<RunningTable>> RunningTable::run(PlaySession session, const TableLinks& links,
                                                         const std::filesystem::path& log,
                                                         const HostOptions& options, Translate translate,
                                                         const Deliver& deliver,
                                                         std::optional<PlaceInLibrary> place) {
  auto game = HostedGame::begin(std::move(session), log, translate);
  if (const auto* refusal = game.refusal()) return *refusal;
  std::unique_ptr<RunningTable> table(new RunningTable);
  table->record_ = log;
  table->game_ = std::move(game).value();
  table->players_ = table->game_->session().players();
  auto host = TableHost::open(*table->game_, links, links_file(log), options,
                              [deliver](const Message& event) { deliver({.event = event}); });
  if (const auto* refusal = host.refusal()) return *refusal;
  table->host_ = std::move(host).value();
  table->links_ = table->host_->links();
  table->game_->on_action = [deliver, &game = *table->game_] { deliver({.prompt = game.prompt(none)}); };
  deliver({.prompt = table->game_->prompt(none)});
  table->place_ = std::move(place);
  table->thread_ =
      std::thread([deliver, &host = *table->host_] { deliver({.refusal = host.run(), .is_over = true}); });
  return table;
}

std::optional<Refusal> RunningTable::end() {
  if (!thread_.joinable()) return {};
  host_->stop();
  thread_.join();
  if (!place_ || !game_->was_played_by_people()) return {};
  return keep_table(record_, game_->session().game().scenario(), *place_);
}

RunningTable::~RunningTable() { static_cast<void>(end()); }

}  // namespace hexwright
