#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace hexwright::test {

/// How somebody comes to a table.
struct Coming {
  std::string token = {};
  std::size_t since = 0;
  bool pictures = false;
  std::string origin = {};  ///< of the page; none: a program
  std::string host = {};    ///< as it names the table; empty: by its address
};

/// Another program at the other end of a table's WebSocket. It waits for what it asks, not for ever; what
/// goes wrong is an exception.
class TableClient {
 public:
  /// Comes to "127.0.0.1:8222" and greets. Throws when it is not let in.
  TableClient(const std::string& address, const Coming& coming);
  /// Only the connection, without a greeting.
  static TableClient unknown(const std::string& address, const Coming& coming = {});
  TableClient(TableClient&&) noexcept;
  TableClient& operator=(TableClient&&) noexcept;
  ~TableClient();

  /// The next message; none when the table has closed the connection.
  std::optional<nlohmann::json> next();
  /// The next one of this kind.
  std::optional<nlohmann::json> next(const std::string& kind);
  /// The next "decide" or "see".
  std::optional<nlohmann::json> moment();
  /// False when the connection is gone.
  bool send(const nlohmann::json& message) { return send_text(message.dump()); }
  bool send_text(const std::string& text);
  /// Bytes as they are, below WebSocket.
  bool send_raw(const std::string& bytes);
  bool ping();
  /// Without a word, as when a phone loses its network.
  void cut();

 private:
  struct Impl;
  explicit TableClient(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// What is answered to bytes that are sent to an address, until the other side closes or nothing comes any
/// more.
std::string answer_to(const std::string& address, const std::string& bytes);

/// A decision that brings a game on: builds rather than trades.
std::size_t busy_choice(const nlohmann::json& decide, std::uint64_t& chance);

}  // namespace hexwright::test
