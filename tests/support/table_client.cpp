#include "tests/support/table_client.h"

#include <stdexcept>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

namespace hexwright::test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;
using Fault = boost::system::error_code;

constexpr std::chrono::seconds most_waiting{20};

tcp::endpoint endpoint_of(const std::string& address) {
  const auto colon = address.rfind(':');
  return {asio::ip::make_address(address.substr(0, colon)),
          static_cast<unsigned short>(std::stoi(address.substr(colon + 1)))};
}

/// Waits for what was begun, but not for ever.
void wait(asio::io_context& io) {
  io.restart();
  io.run_for(most_waiting);
  if (!io.stopped()) throw std::runtime_error("the table says nothing");
}

}  // namespace

struct TableClient::Impl {
  asio::io_context io;
  beast::websocket::stream<tcp::socket> socket{io};
};

TableClient::TableClient(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
TableClient::TableClient(TableClient&&) noexcept = default;
TableClient& TableClient::operator=(TableClient&&) noexcept = default;
TableClient::~TableClient() = default;

TableClient TableClient::unknown(const std::string& address, const Coming& coming) {
  auto impl = std::make_unique<Impl>();
  auto& socket = impl->socket;
  socket.next_layer().connect(endpoint_of(address));
  beast::websocket::permessage_deflate compression;
  compression.client_enable = true;
  socket.set_option(compression);
  socket.read_message_max(64U << 20U);
  socket.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
    if (!coming.origin.empty()) request.set(beast::http::field::origin, coming.origin);
  }));
  socket.handshake(coming.host.empty() ? address : coming.host, "/table");
  return TableClient(std::move(impl));
}

TableClient::TableClient(const std::string& address, const Coming& coming)
    : TableClient(unknown(address, coming)) {
  if (!next("hello")) throw std::runtime_error("no greeting");
  send({{"hexwright", "hello"},
        {"version", 1},
        {"name", ""},
        {"token", coming.token},
        {"since", coming.since},
        {"pictures", coming.pictures}});
}

std::optional<nlohmann::json> TableClient::next() {
  beast::flat_buffer buffer;
  Fault fault;
  impl_->socket.async_read(buffer, [&](Fault result, std::size_t) { fault = result; });
  wait(impl_->io);
  if (fault) return {};
  return nlohmann::json::parse(beast::buffers_to_string(buffer.data()));
}

std::optional<nlohmann::json> TableClient::next(const std::string& kind) {
  for (auto message = next(); message; message = next())
    if ((*message)["hexwright"] == kind) return message;
  return {};
}

std::optional<nlohmann::json> TableClient::moment() {
  for (auto message = next(); message; message = next())
    if ((*message)["hexwright"] == "decide" || (*message)["hexwright"] == "see") return message;
  return {};
}

bool TableClient::send_text(const std::string& text) {
  Fault fault;
  impl_->socket.text(true);
  impl_->socket.write(asio::buffer(text), fault);
  return !fault;
}

bool TableClient::send_raw(const std::string& bytes) {
  Fault fault;
  asio::write(impl_->socket.next_layer(), asio::buffer(bytes), fault);
  return !fault;
}

bool TableClient::ping() {
  Fault fault;
  impl_->socket.ping({}, fault);
  return !fault;
}

void TableClient::cut() {
  Fault ignored;
  impl_->socket.next_layer().close(ignored);
}

std::string answer_to(const std::string& address, const std::string& bytes) {
  asio::io_context io;
  tcp::socket socket(io);
  socket.connect(endpoint_of(address));
  Fault fault;
  asio::write(socket, asio::buffer(bytes), fault);
  std::string answer;
  asio::async_read(socket, asio::dynamic_buffer(answer), [&](Fault, std::size_t) {});
  wait(io);
  return answer;
}

std::size_t busy_choice(const nlohmann::json& decide, std::uint64_t& chance) {
  const auto draw = [&chance] {
    return (chance = chance * 6364136223846793005U + 1442695040888963407U) >> 33U;
  };
  const auto worth = [](const std::string& kind) {
    if (kind == "build-city" || kind == "build-settlement") return 4;
    if (kind.starts_with("trade") || kind.starts_with("offer") || kind == "end-turn") return 1;
    return kind.starts_with("build") || kind.starts_with("buy") || kind.starts_with("play") ? 3 : 2;
  };
  const auto& legal = decide["legal"];
  std::vector<std::size_t> best;
  int most = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const int value = worth(legal[i]["do"]);
    if (value > most) best.clear();
    most = std::max(most, value);
    if (value == most) best.push_back(i);
  }
  return draw() % 8 == 0 ? draw() % legal.size() : best[draw() % best.size()];
}

}  // namespace hexwright::test
