#include "io/table/links.h"

#include <filesystem>
#include <fstream>
#include <set>

#include <gmock/gmock.h>

#include "io/table/guard.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

TEST(Links, HaveTokensThatNobodyGuesses) {
  std::set<std::string> tokens;
  for (int i = 0; i < 1000; ++i) {
    const std::string token = new_token();
    EXPECT_EQ(token.size(), 32U);
    EXPECT_EQ(token.find_first_not_of("0123456789abcdef"), std::string::npos);
    tokens.insert(token);
  }
  EXPECT_EQ(tokens.size(), 1000U);
}

TEST(Links, AdmitToWhatTheyAreFor) {
  const TableLinks links = TableLinks::of(3);
  EXPECT_EQ(admission(links, links.guests).role, Admission::Role::Guest);
  EXPECT_EQ(admission(links, links.watchers).role, Admission::Role::Watcher);
  EXPECT_EQ(admission(links, links.chairs[2].token).role, Admission::Role::Player);
  EXPECT_EQ(admission(links, links.chairs[2].token).seat, SeatId(2));
  std::string nearly = links.chairs[2].token;
  nearly.back() = nearly.back() == '0' ? '1' : '0';
  for (const std::string& other : {nearly, std::string(), links.guests.substr(1), links.guests + "0"})
    EXPECT_EQ(admission(links, other).role, Admission::Role::None) << other;
}

TEST(Links, AreKeptForTheirOwnerAlone) {
  const test::TemporaryFolder folder;
  TableLinks links = TableLinks::of(4);
  links.address = "127.0.0.1:8222";
  links.chairs[1].taken = true;
  const fs::path file = folder / "game.links";
  std::ofstream(file) << "something that all may read";
  fs::permissions(file, fs::perms::owner_all | fs::perms::others_read);
  ASSERT_EQ(write_links(file, links), std::nullopt);
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  const auto read = read_links(file);
  ASSERT_EQ(read.refusal(), nullptr);
  EXPECT_EQ(read.value().address, links.address);
  EXPECT_EQ(read.value().guests, links.guests);
  EXPECT_EQ(read.value().watchers, links.watchers);
  ASSERT_EQ(read.value().chairs.size(), 4U);
  EXPECT_EQ(read.value().chairs[1].token, links.chairs[1].token);
  EXPECT_TRUE(read.value().chairs[1].taken);
  EXPECT_FALSE(read.value().chairs[2].taken);
}

TEST(Links, ThatAreBrokenAreRefusedInWords) {
  const test::TemporaryFolder folder;
  for (const char* text :
       {"", "{}", "[1]", R"({"hexwright":"table-links","guests":"1","watchers":"2","seats":[]})"}) {
    std::ofstream(folder / "game.links") << text;
    ASSERT_NE(read_links(folder / "game.links").refusal(), nullptr) << text;
  }
  EXPECT_NE(read_links(folder / "missing").refusal(), nullptr);
}

TEST(Guard, KnowsTheTableByAddressesAndItsOwnNames) {
  for (const char* host : {"127.0.0.1:8222", "127.0.0.1", "[::1]:8222", "[fe80::1]", "localhost:8222",
                           "192.168.1.7:80", "play.example.net", "play.example.net:443"})
    EXPECT_TRUE(is_own_host(host, {"play.example.net"})) << host;
  for (const char* host : {"", "evil.example.com", "evil.example.com:8222", "127.0.0.1.evil.example.com",
                           "localhost.evil", "[::1", "play.example.net.evil"})
    EXPECT_FALSE(is_own_host(host, {"play.example.net"})) << host;
}

TEST(Guard, LetsOnlyTheOwnPageTalkToTheTable) {
  EXPECT_TRUE(is_own_origin("http://127.0.0.1:8222", "127.0.0.1:8222"));
  EXPECT_TRUE(is_own_origin("https://play.example.net", "play.example.net"));
  EXPECT_TRUE(is_own_origin("", "127.0.0.1:8222")) << "a program that is no browser";
  for (const char* origin : {"http://evil.example.com", "null", "http://127.0.0.1:8223", "127.0.0.1:8222",
                             "http://127.0.0.1:8222.evil.example.com", "file://"})
    EXPECT_FALSE(is_own_origin(origin, "127.0.0.1:8222")) << origin;
}

TEST(Guard, CountsWhatComesTooOften) {
  using namespace std::chrono_literals;
  const auto begin = RateLimit::Clock::now() + 1h;
  RateLimit limit(3, 2);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.take(begin));
  EXPECT_FALSE(limit.take(begin));
  EXPECT_TRUE(limit.take(begin + 500ms));
  EXPECT_FALSE(limit.take(begin + 501ms));
  EXPECT_TRUE(limit.take(begin + 1h));
  limit.forgive();
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.take(begin + 1h));
  EXPECT_FALSE(limit.take(begin + 1h));
}

}  // namespace
}  // namespace hexwright
