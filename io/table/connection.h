#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "io/table/guard.h"
#include "io/table/page_words.h"

namespace hexwright {

class GuestConnection;

/// Whose connections they are.
class ConnectionOwner {
 public:
  ConnectionOwner() = default;
  ConnectionOwner(const ConnectionOwner&) = delete;
  ConnectionOwner& operator=(const ConnectionOwner&) = delete;
  virtual ~ConnectionOwner() = default;

  /// Names besides addresses by which the table is found.
  virtual const std::vector<std::string>& names() const = 0;
  virtual const PageWords& page_words() const = 0;
  /// It speaks WebSocket now.
  virtual void opened(GuestConnection& connection) = 0;
  virtual void heard(GuestConnection& connection, std::string_view line) = 0;
  /// Called once, as the last thing, whether it was opened or not.
  virtual void closed(GuestConnection& connection) = 0;
};

/// What is sent to many is kept once.
using Line = std::shared_ptr<const std::string>;

/// One connection: it serves the page and ends, or becomes a WebSocket. Whatever the other side does, it
/// costs no more than what is limited here.
class GuestConnection : public std::enable_shared_from_this<GuestConnection> {
 public:
  GuestConnection(boost::asio::ip::tcp::socket socket, ConnectionOwner& owner);

  /// Where it comes from, in numbers.
  std::string address() const;

  void start();
  void send(Line line);
  /// Sends what is waiting, then closes.
  void finish();
  /// At once.
  void drop();
  /// It has shown that it may be here: no deadline runs any more.
  void admit();
  /// Its last message brought the game on: that is no flood, however quick a program is.
  void forgive() { messages_.forgive(); }
  /// Of one that is over: neither side has closed it.
  bool was_lost() const { return is_open_ && !is_closing_ && !was_closed_; }

 private:
  using Stream = boost::beast::basic_stream<boost::asio::ip::tcp, boost::asio::ip::tcp::socket::executor_type,
                                            boost::beast::simple_rate_policy>;
  using Error = boost::system::error_code;
  using Request = boost::beast::http::request<boost::beast::http::empty_body>;

  void answer(const Request& request);
  void upgrade(const Request& request);
  void respond(boost::beast::http::status status, const std::string& type, std::string body,
               const std::string& policy = {});
  void read();
  void write();
  void end();

  ConnectionOwner* owner_;
  boost::beast::websocket::stream<Stream> socket_;
  boost::asio::steady_timer deadline_;
  boost::beast::flat_buffer buffer_;
  boost::beast::http::request_parser<boost::beast::http::empty_body> parser_;
  Request request_;
  boost::beast::http::response<boost::beast::http::string_body> response_;
  std::deque<Line> waiting_;
  std::size_t waiting_bytes_ = 0;
  RateLimit messages_;
  bool is_open_ = false, is_finishing_ = false, is_closing_ = false, is_over_ = false, was_closed_ = false;
};

}  // namespace hexwright
