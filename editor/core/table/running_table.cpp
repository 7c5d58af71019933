#include "editor/core/table/running_table.h"

#include <utility>

namespace hexwright {

Outcome<std::unique_ptr<RunningTable>> RunningTable::open(PlaySetup setup, const std::filesystem::path& log,
                                                          const HostOptions& options, Translate translate,
                                                          const Deliver& deliver) {
  const TableLinks links = TableLinks::of(static_cast<int>(setup.players.size()));
  auto session = PlaySession::start(std::move(setup));
  if (const auto* refusal = session.refusal()) return *refusal;
  auto game = HostedGame::begin(std::move(session).value(), log, translate);
  if (const auto* refusal = game.refusal()) return *refusal;
  std::unique_ptr<RunningTable> table(new RunningTable);
  table->game_ = std::move(game).value();
  auto host = TableHost::open(*table->game_, links, links_file(log), options,
                              [deliver](const Message& event) { deliver({.event = event}); });
  if (const auto* refusal = host.refusal()) {
    // Nobody has seen the game.
    std::error_code fault;
    std::filesystem::remove(log, fault);
    return *refusal;
  }
  table->host_ = std::move(host).value();
  table->links_ = table->host_->links();
  table->game_->on_action = [deliver, &game = *table->game_] { deliver({.prompt = game.prompt(none)}); };
  deliver({.prompt = table->game_->prompt(none)});
  table->thread_ =
      std::thread([deliver, &host = *table->host_] { deliver({.refusal = host.run(), .is_over = true}); });
  return table;
}

RunningTable::~RunningTable() {
  if (!thread_.joinable()) return;
  host_->stop();
  thread_.join();
}

}  // namespace hexwright
