#include "io/table/address.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/udp.hpp>
#include <fmt/format.h>

namespace hexwright {

namespace asio = boost::asio;

std::string spelled(const asio::ip::tcp::endpoint& place) {
  const std::string address = place.address().to_string();
  return place.address().is_v6() ? fmt::format("[{}]:{}", address, place.port())
                                 : fmt::format("{}:{}", address, place.port());
}

asio::ip::address address_of_machine() {
  // Nothing is sent: the system only tells from where it would be. The place is one that examples are given
  // of.
  asio::io_context io;
  asio::ip::udp::socket socket(io, asio::ip::udp::v4());
  boost::system::error_code fault;
  socket.connect({asio::ip::make_address("192.0.2.1"), 9}, fault);
  const auto here = socket.local_endpoint(fault).address();
  return fault || here.is_unspecified() ? asio::ip::address_v4::loopback() : here;
}

}  // namespace hexwright
