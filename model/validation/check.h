#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "validation/validate.h"

namespace hexwright {

class MapView;
class Report;

/// A check: what is known of it, and what looks. It is named for the good state.
struct Check {
  CheckInfo info;
  void (*run)(const MapView& map, Report& report);
};

/// Collects what the checks find.
class Report {
 public:
  /// What is added from now on is found by this check.
  void begin(const CheckInfo& check) { check_ = &check; }

  void add(Place place, Message message, std::optional<Fix> fix = {}) {
    add(check_->severity, std::move(place), std::move(message), std::move(fix));
  }
  void add(Severity severity, Place place, Message message, std::optional<Fix> fix = {}) {
    findings_.push_back({check_->id, severity, std::move(place), std::move(message), check_->requirement,
                         std::move(fix), std::nullopt});
  }

  std::vector<Finding>& findings() { return findings_; }

 private:
  const CheckInfo* check_ = nullptr;
  std::vector<Finding> findings_;
};

inline std::string argument(std::string_view words) { return std::string(words); }
inline std::string argument(std::integral auto number) { return std::to_string(number); }

/// A message from a marked pattern and its arguments, words or numbers.
template <class... Arguments>
Message say(const char* pattern, const Arguments&... arguments) {
  return {pattern, {argument(arguments)...}};
}

}  // namespace hexwright
