#pragma once

#include <string>

#include <boost/asio/ip/tcp.hpp>

namespace hexwright {

/// "127.0.0.1:8222", "[::1]:8222".
std::string spelled(const boost::asio::ip::tcp::endpoint& place);

/// By which others in its network find this machine; the loopback where there is none.
boost::asio::ip::address address_of_machine();

}  // namespace hexwright
