#include "tests/support/web_driver.h"

#include <array>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <regex>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/detail/base64.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

namespace hexwright::test {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using Json = nlohmann::json;

/// The program between a test and its browser, while it runs.
class Driver {
 public:
  Driver() {
    std::array<int, 2> pipes{};
    if (pipe2(pipes.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
      dup2(pipes[1], STDOUT_FILENO);
      execlp("chromedriver", "chromedriver", "--port=0", nullptr);
      _exit(127);
    }
    close(pipes[1]);
    out_ = fdopen(pipes[0], "r");
    static const std::regex started("successfully on port ([0-9]+)");
    std::array<char, 512> part{};
    while (port_ == 0 && std::fgets(part.data(), part.size(), out_)) {
      const std::string line = part.data();
      if (std::smatch found; std::regex_search(line, found, started))
        port_ = static_cast<unsigned short>(std::stoi(found[1]));
    }
    if (port_ == 0) throw std::runtime_error("chromedriver does not start");
  }
  ~Driver() {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
    fclose(out_);
  }
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  Json call(http::verb verb, const std::string& path, const Json& body = {}) const {
    asio::io_context io;
    asio::ip::tcp::socket socket(io);
    socket.connect({asio::ip::address_v4::loopback(), port_});
    http::request<http::string_body> request(verb, path, 11);
    request.set(http::field::host, "127.0.0.1");
    request.set(http::field::content_type, "application/json");
    if (verb == http::verb::post) request.body() = body.is_null() ? "{}" : body.dump();
    request.prepare_payload();
    http::write(socket, request);
    boost::beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(64U << 20U);
    http::read(socket, buffer, parser);
    Json answer = Json::parse(parser.get().body())["value"];
    if (parser.get().result() != http::status::ok) throw std::runtime_error(path + ": " + answer.dump());
    return answer;
  }

 private:
  pid_t process_ = 0;
  unsigned short port_ = 0;
  FILE* out_ = nullptr;
};

Json capabilities(const Browser::Window& window) {
  const std::string size = std::to_string(window.width) + "," + std::to_string(window.height);
  Json arguments{"--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=" + size};
  if (window.dark) arguments.push_back("--blink-settings=preferredColorScheme=0");
  Json options{{"args", arguments}};
  if (window.phone)
    options["mobileEmulation"] = {
        {"deviceMetrics",
         {{"width", window.width}, {"height", window.height}, {"pixelRatio", 2}, {"touch", true}}}};
  return {{"capabilities",
           {{"alwaysMatch",
             {{"browserName", "chrome"},
              {"goog:chromeOptions", options},
              {"goog:loggingPrefs", {{"browser", "ALL"}}}}}}}};
}

std::string from_base64(const std::string& text) {
  namespace base64 = boost::beast::detail::base64;
  std::string bytes(base64::decoded_size(text.size()), '\0');
  bytes.resize(base64::decode(bytes.data(), text.data(), text.size()).first);
  return bytes;
}

}  // namespace

struct Browser::Impl {
  Driver driver;
  std::string session;

  Json post(const std::string& path, const Json& body) const {
    return driver.call(http::verb::post, session + path, body);
  }
  std::string element(const std::string& selector) const {
    const Json found = post("/element", {{"using", "css selector"}, {"value", selector}});
    return "/element/" + found.begin().value().get<std::string>();
  }
};

Browser::Browser(const Window& window) : impl_(std::make_unique<Impl>()) {
  const Json made = impl_->driver.call(http::verb::post, "/session", capabilities(window));
  impl_->session = "/session/" + made["sessionId"].get<std::string>();
}
Browser::~Browser() {
  try {
    impl_->driver.call(http::verb::delete_, impl_->session);
  } catch (const std::exception&) {
    // It is gone already.
  }
}

void Browser::open(const std::string& url) { impl_->post("/url", {{"url", url}}); }
Json Browser::run(const std::string& script) {
  return impl_->post("/execute/sync", {{"script", script}, {"args", Json::array()}});
}
bool Browser::wait_for(const std::string& expression, int seconds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  while (std::chrono::steady_clock::now() < end) {
    if (run("return Boolean(" + expression + ")") == true) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
  }
  return false;
}
void Browser::click(const std::string& selector) {
  impl_->post(impl_->element(selector) + "/click", Json::object());
}
void Browser::type(const std::string& selector, const std::string& text) {
  impl_->post(impl_->element(selector) + "/value", {{"text", text}});
}
std::string Browser::screenshot() {
  return from_base64(impl_->driver.call(http::verb::get, impl_->session + "/screenshot"));
}
std::string Browser::complaints() {
  std::string all;
  for (const Json& entry : impl_->post("/se/log", {{"type", "browser"}}))
    all += entry["message"].get<std::string>() + "\n";
  return all;
}

}  // namespace hexwright::test
