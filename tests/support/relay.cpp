#include "tests/support/relay.h"

#include <array>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

namespace hexwright::test {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Fault = boost::system::error_code;

/// Somebody who comes, and where they are passed on to.
struct Passage : std::enable_shared_from_this<Passage> {
  struct End {
    tcp::socket socket;
    std::array<char, 16384> bytes{};
  };
  Passage(tcp::socket&& from, asio::io_context& io) : ends{End{std::move(from)}, End{tcp::socket(io)}} {}

  void pass(std::size_t from) {
    ends[from].socket.async_read_some(
        asio::buffer(ends[from].bytes),
        [me = shared_from_this(), from](const Fault& fault, std::size_t size) {
          if (fault) return me->cut();
          asio::async_write(
              me->ends[1 - from].socket, asio::buffer(me->ends[from].bytes, size),
              [me, from](const Fault& failed, std::size_t /*size*/) { failed ? me->cut() : me->pass(from); });
        });
  }
  void cut() {
    Fault ignored;
    for (End& end : ends) end.socket.close(ignored);
  }

  std::array<End, 2> ends;
};

}  // namespace

struct Relay::Impl {
  void take_next() {
    door.async_accept([this](const Fault& fault, tcp::socket socket) {
      if (fault) return;
      const auto passage = std::make_shared<Passage>(std::move(socket), io);
      Fault nobody;
      passage->ends[1].socket.connect(target, nobody);
      if (!nobody) {
        passages.push_back(passage);
        passage->pass(0), passage->pass(1);
      }
      take_next();
    });
  }

  asio::io_context io;
  tcp::acceptor door{io, tcp::endpoint(asio::ip::address_v4::loopback(), 0)};
  tcp::endpoint target;
  std::vector<std::weak_ptr<Passage>> passages;
  std::thread thread;
};

Relay::Relay(const std::string& to) : impl_(std::make_unique<Impl>()) {
  const auto colon = to.rfind(':');
  impl_->target = {asio::ip::make_address(to.substr(0, colon)),
                   static_cast<unsigned short>(std::stoi(to.substr(colon + 1)))};
  impl_->take_next();
  impl_->thread = std::thread([this] { impl_->io.run(); });
}
Relay::~Relay() {
  impl_->io.stop();
  impl_->thread.join();
}
std::string Relay::address() const {
  return "127.0.0.1:" + std::to_string(impl_->door.local_endpoint().port());
}
void Relay::cut() {
  asio::post(impl_->io, [this] {
    for (const auto& each : std::exchange(impl_->passages, {}))
      if (const auto passage = each.lock()) passage->cut();
  });
}

}  // namespace hexwright::test
