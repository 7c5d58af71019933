#pragma once

#include <optional>

namespace hexwright {

/// Numbers typed digit by digit: 2 to 9 stand at once, 1 waits for the 0, 1 or 2 that follows.
class NumberEntry {
 public:
  /// The number that the digit completes, if it does.
  std::optional<int> type(int digit);
  bool waiting() const { return waiting_; }
  void forget() { waiting_ = false; }

 private:
  bool waiting_ = false;
};

}  // namespace hexwright
