#pragma once

#include <memory>
#include <string>

namespace hexwright::test {

/// A port that passes bytes on to another, as a proxy does, until the connections through it are cut.
class Relay {
 public:
  /// `to`: as "127.0.0.1:8222".
  explicit Relay(const std::string& to);
  ~Relay();
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;

  /// For those who come.
  std::string address() const;
  /// Ends all connections in the middle, as when a network fails; later ones are passed on again.
  void cut();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hexwright::test
