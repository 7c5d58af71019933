#pragma once

#include <map>
#include <string>
#include <utility>

#include "io/xml/report.h"

namespace hexwright {

/// Remembers where things were named first, and says so when one comes again.
template <class Key>
class NamedOnce {
 public:
  explicit NamedOnce(FileReport& report) : report_(report) {}

  bool operator()(const Key& key, std::size_t at, const std::string& kind, const Argument& name) {
    const auto [first, is_new] = first_.emplace(key, at);
    if (!is_new)
      report_.error(at, N_("{0} \"{1}\" is here a second time; the first is on line {2}"),
                    {kind, name, report_.line_of(first->second)});
    return is_new;
  }

 private:
  FileReport& report_;
  std::map<Key, std::size_t> first_;
};

}  // namespace hexwright
