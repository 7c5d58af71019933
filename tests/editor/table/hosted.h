#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <thread>

#include <gmock/gmock.h>

#include "editor/core/table/hosted_game.h"
#include "io/playtest/programs/program_bots.h"
#include "io/table/host.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/editor/core/play/driven.h"
#include "tests/support/table_client.h"
#include "tests/support/temporary_folder.h"

namespace hexwright::test {

/// A table that is open while it lives.
class HostedTable {
 public:
  struct Ways {
    std::uint64_t seed = 1;
    std::chrono::seconds time_for_notes{0};
    Translate translate = nullptr;
  };
  /// The usual players of a template, those of the given kinds first; "program:..." for a program.
  HostedTable(const std::string& name, const std::vector<std::string>& kinds, const Ways& ways)
      : ways_(ways), game_(begun(name, kinds)), links_(TableLinks::of(game_->seats())) {
    reopen();
  }
  HostedTable(const std::string& name, const std::vector<std::string>& kinds, std::uint64_t seed = 1)
      : HostedTable(name, kinds, Ways{.seed = seed}) {}
  ~HostedTable() { close(); }
  HostedTable(const HostedTable&) = delete;
  HostedTable& operator=(const HostedTable&) = delete;

  /// Lets nobody in any more.
  void close() {
    if (!host_) return;
    host_->stop();
    if (thread_.joinable()) thread_.join();
    address_ = host_->address(), links_ = host_->links();
    host_.reset();
  }
  /// Where it was before, with the same links.
  void reopen() {
    HostOptions options;
    options.time_for_notes = ways_.time_for_notes;
    if (!address_.empty())
      options.port = static_cast<unsigned short>(std::stoi(address_.substr(address_.rfind(':') + 1)));
    host_ = std::move(TableHost::open(*game_, links_, folder_ / "game.jsonl.links", options)).value();
    address_ = host_->address();
    thread_ = std::thread([this] { failure_ = host_->run(); });
  }
  /// Waits until the game is over.
  void wait() { thread_.join(); }

  std::string address() const { return address_; }
  const TableLinks& links() const { return links_; }
  std::string token(int seat) const { return links().chairs[static_cast<std::size_t>(seat)].token; }
  TableClient client(const std::string& token, std::size_t since = 0) const {
    return {address(), {.token = token, .since = since}};
  }
  TableClient client(int seat, std::size_t since = 0) const { return client(token(seat), since); }
  std::filesystem::path record_file() const { return folder_ / "game.jsonl"; }
  std::string record() const {
    std::stringstream text;
    text << std::ifstream(record_file()).rdbuf();
    return text.str();
  }
  /// To be asked after it was stopped.
  const HostedGame& game() const { return *game_; }

 private:
  std::unique_ptr<HostedGame> begun(const std::string& name, const std::vector<std::string>& kinds) {
    PlaySetup setup = setup_of(name, {}, ways_.seed);
    for (std::size_t seat = 0; seat < kinds.size(); ++seat) {
      const std::string& kind = kinds[seat];
      setup.players.at(seat).bot =
          kind.starts_with(program_prefix) ? programs_.kind(kind).value() : find_bot(kind);
    }
    return std::move(HostedGame::begin(started(std::move(setup)), folder_ / "game.jsonl", ways_.translate))
        .value();
  }
  const Ways ways_;
  const TemporaryFolder folder_;
  ProgramBots programs_;
  std::unique_ptr<HostedGame> game_;
  TableLinks links_;
  std::string address_;
  std::unique_ptr<TableHost> host_;
  std::optional<Refusal> failure_;
  std::thread thread_;
};

/// Plays a seat to the end, or until the table closes the connection; all that it was sent.
inline std::vector<nlohmann::json> play_seat(TableClient& client, std::uint64_t chance) {
  std::vector<nlohmann::json> heard;
  for (auto message = client.next(); message; message = client.next()) {
    if ((*message)["hexwright"] == "decide")
      client.send({{"choose", busy_choice(*message, chance)}, {"step", (*message)["step"]}});
    heard.push_back(std::move(*message));
  }
  return heard;
}

}  // namespace hexwright::test
