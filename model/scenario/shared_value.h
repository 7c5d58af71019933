#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace hexwright {

/// An optional value on the heap, so that an edit that may carry a whole cell or area is as small as one that
/// carries a number. The value never changes; copies share it.
template <class T>
class SharedValue {
 public:
  SharedValue() = default;
  SharedValue(std::nullopt_t /*none*/) {}
  SharedValue(T value) : value_(std::make_shared<const T>(std::move(value))) {}
  SharedValue(std::optional<T> value) {
    if (value) value_ = std::make_shared<const T>(*std::move(value));
  }

  bool has_value() const { return value_ != nullptr; }
  explicit operator bool() const { return has_value(); }
  const T& operator*() const { return *value_; }
  const T* operator->() const { return value_.get(); }

  friend bool operator==(const SharedValue& a, const SharedValue& b) {
    if (a.value_ == b.value_) return true;
    return a && b && *a == *b;
  }

 private:
  std::shared_ptr<const T> value_;
};

}  // namespace hexwright
