#include "io/table/guard.h"

#include <algorithm>

#include <boost/asio/ip/address.hpp>

namespace hexwright {
namespace {

/// "[::1]:80" and "127.0.0.1:80" without the port and the brackets.
std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) {
    const auto end = host.find(']');
    return end == std::string_view::npos ? std::string_view() : host.substr(1, end - 1);
  }
  return host.substr(0, host.find(':'));
}

}  // namespace

bool is_own_host(std::string_view host, const std::vector<std::string>& names) {
  const std::string name(without_port(host));
  boost::system::error_code fault;
  boost::asio::ip::make_address(name, fault);
  return !fault || name == "localhost" || std::ranges::find(names, name) != names.end();
}

bool is_own_origin(std::string_view origin, std::string_view host) {
  for (const std::string_view scheme : {"http://", "https://"})
    if (origin.starts_with(scheme) && origin.substr(scheme.size()) == host) return true;
  return origin.empty();
}

bool RateLimit::take(Clock::time_point now) {
  const std::chrono::duration<double> passed = now - last_;
  last_ = now;
  left_ = std::min(most_, left_ + std::max(0.0, passed.count()) * a_second_);
  if (left_ < 1) return false;
  left_ -= 1;
  return true;
}

void RateLimit::forgive() { left_ = std::min(most_, left_ + 1); }

}  // namespace hexwright
