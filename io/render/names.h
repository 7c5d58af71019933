#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace hexwright {

/// Numbers for the names of pools and stacks, given in the order in which they are first seen.
class Names {
 public:
  std::uint32_t number(const std::string& name) {
    return numbers_.try_emplace(name, static_cast<std::uint32_t>(numbers_.size())).first->second;
  }

 private:
  std::map<std::string, std::uint32_t, std::less<>> numbers_;
};

}  // namespace hexwright
