#include <sys/resource.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <gmock/gmock.h>

#include "tests/editor/table/hosted.h"
#include "tests/support/sanitized.h"
#include "tests/support/templates.h"

// Somebody who means harm, while a game goes on.

namespace hexwright::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Hostile : public testing::Test {
 protected:
  std::string get(const std::string& target, const std::string& host) const {
    return answer_to(table.address(), "GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
  }
  /// The game still goes on: the next decision is done.
  void expect_play() {
    auto player = table.client(0);
    const auto decide = player.next("decide");
    ASSERT_TRUE(decide);
    const std::size_t step = (*decide)["step"];
    player.send({{"choose", 0}, {"step", step}});
    EXPECT_EQ((*player.moment())["step"], step + 1);
  }
  static bool is_closed(TableClient& client) {
    while (client.next()) {
    }
    return true;
  }

  HostedTable table{"base-3-4", {"", "settler", "settler", "settler"}, 6};
};

TEST_F(Hostile, PagesAreServedUnderTheTablesOwnNamesOnlyAndWithAStrictPolicy) {
  const std::string page = get("/", table.address());
  EXPECT_THAT(page, AllOf(StartsWith("HTTP/1.1 200"), HasSubstr("default-src 'none'"),
                          HasSubstr("script-src 'nonce-"), HasSubstr("frame-ancestors 'none'"),
                          HasSubstr("X-Content-Type-Options: nosniff"), Not(HasSubstr("Set-Cookie")),
                          Not(HasSubstr("unsafe-inline"))));
  EXPECT_NE(page, get("/", table.address())) << "each has a word of its own";
  EXPECT_THAT(get("/", "evil.example.com"), StartsWith("HTTP/1.1 421"));
  EXPECT_THAT(get("/../../etc/passwd", table.address()), StartsWith("HTTP/1.1 404"));
  EXPECT_THAT(answer_to(table.address(), "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
              StartsWith("HTTP/1.1 405"));
  EXPECT_THAT(get("/", std::string(20'000, 'x')), Not(HasSubstr("200")));
}

TEST_F(Hostile, PagesOfOthersDoNotReachTheTable) {
  EXPECT_ANY_THROW(TableClient::unknown(table.address(), {.origin = "http://evil.example.com"}));
  EXPECT_ANY_THROW(TableClient::unknown(table.address(), {.origin = "null"}));
  EXPECT_ANY_THROW(TableClient::unknown(table.address(), {.host = "evil.example.com"}));
  EXPECT_NO_THROW(TableClient::unknown(table.address(), {.origin = "http://" + table.address()}));
  expect_play();
}

TEST_F(Hostile, FloodsCostTheFlooderItsConnection) {
  auto messages = table.client(table.links().watchers);
  for (int i = 0; i < 100'000 && messages.send_text(R"({"choose":0})"); ++i) {
  }
  EXPECT_TRUE(is_closed(messages));
  expect_play();
  auto pings = table.client(table.links().watchers);
  for (int i = 0; i < 100'000 && pings.ping(); ++i) {
  }
  EXPECT_TRUE(is_closed(pings));
  expect_play();
}

TEST_F(Hostile, GiantFramesAreNotTaken) {
  auto giant = table.client(table.links().watchers);
  giant.send_text(std::string(1U << 20U, 'x'));
  EXPECT_TRUE(is_closed(giant));
  // The head of a frame of 2^62 bytes, and nothing behind it; then what is no frame at all.
  auto announced = table.client(table.links().watchers);
  announced.send_raw(std::string("\x81\xFF\x40\0\0\0\0\0\0\0abcd", 14));
  EXPECT_TRUE(is_closed(announced));
  auto nonsense = TableClient::unknown(table.address());
  nonsense.send_raw(std::string(2000, '\xFF'));
  EXPECT_TRUE(is_closed(nonsense));
  expect_play();
}

TEST_F(Hostile, ThousandsOfSilentConnectionsKeepNobodyOut) {
  const int many = is_full_check() ? 10'000 : 1000;
  namespace asio = boost::asio;
  asio::io_context io;
  const auto colon = table.address().rfind(':');
  const asio::ip::tcp::endpoint place(
      asio::ip::make_address(table.address().substr(0, colon)),
      static_cast<unsigned short>(std::stoi(table.address().substr(colon + 1))));
  std::vector<asio::ip::tcp::socket> silent;
  boost::system::error_code fault;
  for (int i = 0; i < many; ++i) {
    if (silent.size() == 400) silent.erase(silent.begin());  // as many as this program may have open
    silent.emplace_back(io).connect(place, fault);
    if (i % 250 == 0) expect_play();
  }
  expect_play();
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  constexpr long most_kilobytes = 256L << 10U;
  if (!is_sanitized) EXPECT_LT(used.ru_maxrss, most_kilobytes);
}

TEST_F(Hostile, ReplayedAnswersDoNothing) {
  auto player = table.client(0);
  const auto decide = player.next("decide");
  const nlohmann::json answer{{"choose", 0}, {"step", (*decide)["step"]}};
  for (int i = 0; i < 5; ++i) player.send(answer);
  const auto after = player.next("refused");
  EXPECT_THAT((*after)["why"].get<std::string>(),
              testing::AnyOf(HasSubstr("earlier moment"), HasSubstr("not your")));
}

}  // namespace
}  // namespace hexwright::test
