#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <type_traits>

namespace hexwright {

/// A list of at most `capacity` values within itself, for plain values; those beyond its end are not written.
/// They are kept as what they are: boost::container::static_vector keeps them as bytes, and gcc 12 takes a
/// value that is read out of such a list for one that the function which returned the list did not write.
template <class Value, std::size_t capacity>
class BoundedList {
 public:
  // NOLINTNEXTLINE(modernize-use-equals-default): a default one would fill the values where {} begins a list
  constexpr BoundedList() {}

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const Value* data() const { return values_; }
  constexpr const Value* begin() const { return values_; }
  constexpr const Value* end() const { return values_ + size_; }
  constexpr const Value& operator[](std::size_t n) const {
    assert(n < size_);
    return values_[n];
  }
  constexpr const Value& front() const { return (*this)[0]; }
  constexpr const Value& back() const { return (*this)[size_ - 1]; }

  /// Throws when it is full.
  constexpr void push_back(Value value) {
    if (size_ == capacity) [[unlikely]]
      throw std::length_error("a list that is full");
    std::construct_at(values_ + size_, value);
    ++size_;
  }
  constexpr void pop_back() {
    assert(!empty());
    --size_;
  }
  constexpr void clear() { size_ = 0; }

 private:
  static_assert(std::is_trivially_copyable_v<Value>);
  std::size_t size_ = 0;
  union {
    Value values_[capacity];
  };
};

}  // namespace hexwright
