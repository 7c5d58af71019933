#include "io/table/connection.h"

#include <chrono>

#include <fmt/format.h>

#include "io/table/client_message.h"
#include "io/table/links.h"
#include "io/table/page.h"

namespace hexwright {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

using namespace std::chrono_literals;

constexpr auto time_for_request = 10s, time_for_hello = 10s, time_of_silence = 30s;
constexpr std::uint32_t most_header = 8192;
constexpr std::size_t most_bytes_a_second = 64U << 10U;
/// Of one that reads too slowly or not at all.
constexpr std::size_t most_waiting_bytes = 8U << 20U;
/// Messages, pings included; nobody clicks as quickly.
constexpr double messages_at_once = 60, messages_a_second = 20;

/// No browser lets anything into the page that is not the page's own.
std::string policy_of_page(const std::string& nonce, std::string_view host) {
  return fmt::format(
      "default-src 'none'; script-src 'nonce-{0}'; style-src 'nonce-{0}'; img-src blob: data:; connect-src "
      "'self' "
      "ws://{1} wss://{1}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      nonce, host);
}

websocket::permessage_deflate compression() {
  websocket::permessage_deflate options;
  options.server_enable = true;
  options.server_max_window_bits = 13;
  options.client_max_window_bits = 10;
  options.compLevel = 3;
  options.memLevel = 5;
  return options;
}

}  // namespace

GuestConnection::GuestConnection(boost::asio::ip::tcp::socket socket, ConnectionOwner& owner)
    : owner_(&owner),
      socket_(std::move(socket)),
      deadline_(socket_.get_executor()),
      messages_(messages_at_once, messages_a_second) {
  parser_.header_limit(most_header);
  parser_.body_limit(0);
}

std::string GuestConnection::address() const {
  Error fault;
  const auto place = socket_.next_layer().socket().remote_endpoint(fault);
  return fault ? std::string() : place.address().to_string();
}

void GuestConnection::start() {
  socket_.next_layer().expires_after(time_for_request);
  socket_.next_layer().rate_policy().read_limit(most_bytes_a_second);
  http::async_read(socket_.next_layer(), buffer_, parser_,
                   [self = shared_from_this()](Error error, std::size_t) {
                     if (error) return self->end();
                     self->request_ = self->parser_.release();
                     self->answer(self->request_);
                   });
}

void GuestConnection::answer(const Request& request) {
  const std::string host(request[http::field::host]), target(request.target());
  if (!is_own_host(host, owner_->names()))
    return respond(http::status::misdirected_request, "text/plain",
                   "This table is not found under this name. Open it by its address in numbers, or let its "
                   "host name it with --name.\n");
  if (websocket::is_upgrade(request)) {
    if (target == "/table" && is_own_origin(std::string(request[http::field::origin]), host))
      return upgrade(request);
    return respond(http::status::forbidden, "text/plain", "Only the table's own page may talk to it.\n");
  }
  if (request.method() != http::verb::get && request.method() != http::verb::head)
    return respond(http::status::method_not_allowed, "text/plain", "There is only a page to be read here.\n");
  if (target != "/")
    return respond(http::status::not_found, "text/plain", "There is only one page here: /\n");
  const std::string nonce = new_token();
  respond(http::status::ok, "text/html; charset=utf-8", table_page(nonce, owner_->page_words()),
          policy_of_page(nonce, host));
}

void GuestConnection::respond(http::status status, const std::string& type, std::string body,
                              const std::string& policy) {
  response_ = {status, request_.version()};
  response_.set(http::field::content_type, type);
  response_.set(http::field::cache_control, "no-store");
  response_.set("Content-Security-Policy", policy.empty() ? "default-src 'none'" : policy);
  response_.set("X-Content-Type-Options", "nosniff");
  response_.set("X-Frame-Options", "DENY");
  response_.set("Referrer-Policy", "no-referrer");
  response_.keep_alive(false);
  const std::size_t length = body.size();
  if (request_.method() != http::verb::head) response_.body() = std::move(body);
  response_.content_length(length);
  socket_.next_layer().expires_after(time_for_request);
  const auto sent = [self = shared_from_this()](Error, std::size_t) {
    Error ignored;
    self->socket_.next_layer().socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
    self->end();
  };
  http::async_write(socket_.next_layer(), response_, sent);
}

void GuestConnection::upgrade(const Request& request) {
  if (buffer_.size() > 0)
    return respond(http::status::bad_request, "text/plain",
                   "Nothing is said before the answer to a request.\n");
  socket_.next_layer().expires_never();
  socket_.set_option(websocket::stream_base::timeout{time_for_request, time_of_silence, true});
  socket_.set_option(compression());
  socket_.read_message_max(most_message);
  socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind == websocket::frame_type::ping && !messages_.take()) drop();
  });
  deadline_.expires_after(time_for_hello);
  deadline_.async_wait([self = shared_from_this()](Error error) {
    if (!error) self->drop();
  });
  socket_.async_accept(request, [self = shared_from_this()](Error error) {
    if (error) return self->end();
    self->is_open_ = true;
    self->owner_->opened(*self);
    self->read();
  });
}

void GuestConnection::admit() { deadline_.cancel(); }

void GuestConnection::read() {
  socket_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
    self->was_closed_ = error == websocket::error::closed;
    if (error || !self->messages_.take()) return self->end();
    const auto bytes = self->buffer_.cdata();
    const std::string line(static_cast<const char*>(bytes.data()), bytes.size());
    self->buffer_.consume(bytes.size());
    if (!self->is_finishing_) self->owner_->heard(*self, line);
    self->read();
  });
}

void GuestConnection::send(Line line) {
  if (!is_open_ || is_finishing_ || is_over_) return;
  waiting_bytes_ += line->size();
  if (waiting_bytes_ > most_waiting_bytes) return drop();
  waiting_.push_back(std::move(line));
  if (waiting_.size() == 1) write();
}

void GuestConnection::write() {
  socket_.text(true);
  const auto sent = [self = shared_from_this()](Error error, std::size_t) {
    if (error) return self->end();
    self->waiting_bytes_ -= self->waiting_.front()->size();
    self->waiting_.pop_front();
    if (!self->waiting_.empty()) return self->write();
    if (self->is_finishing_) self->finish();
  };
  socket_.async_write(boost::asio::buffer(*waiting_.front()), sent);
}

void GuestConnection::finish() {
  if (!is_open_) return drop();
  is_finishing_ = true;
  if (!waiting_.empty() || is_closing_ || is_over_) return;
  is_closing_ = true;
  socket_.async_close(websocket::close_code::normal, [self = shared_from_this()](Error) { self->end(); });
}

void GuestConnection::drop() { beast::get_lowest_layer(socket_).close(); }

void GuestConnection::end() {
  if (is_over_) return;
  is_over_ = true;
  deadline_.cancel();
  drop();
  owner_->closed(*this);
}

}  // namespace hexwright
