#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

// Who is let in, and how much of anything.

namespace hexwright {

/// Whether a request for this host (its header "Host", with or without a port) is for the table: an address
/// in numbers, this machine by its usual name, or one of the names that the table was given. Other names may
/// lead here by somebody's doing, whose page then could talk to the table as if it were the table's own.
bool is_own_host(std::string_view host, const std::vector<std::string>& names);
/// Whether a page from this origin may open a connection to this host: the table's own. Programs that are no
/// browsers tell none.
bool is_own_origin(std::string_view origin, std::string_view host);

/// So many at once, and afterwards so many a second.
class RateLimit {
 public:
  using Clock = std::chrono::steady_clock;
  RateLimit(double at_once, double a_second) : most_(at_once), left_(at_once), a_second_(a_second) {}

  /// Counts one; false when it is one too many.
  bool take(Clock::time_point now = Clock::now());
  /// One that was counted does not count.
  void forgive();

 private:
  double most_, left_, a_second_;
  Clock::time_point last_ = Clock::now();
};

}  // namespace hexwright
