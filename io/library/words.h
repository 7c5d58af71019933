#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

// How a list of names lies in one column: a line for each. Names hold no line feeds.

inline std::string joined(const std::vector<std::string>& names) {
  std::string lines;
  for (const std::string& name : names) lines += (lines.empty() ? "" : "\n") + name;
  return lines;
}

inline std::vector<std::string> split(std::string_view lines) {
  std::vector<std::string> names;
  while (!lines.empty()) {
    const auto end = lines.find('\n');
    names.emplace_back(lines.substr(0, end));
    lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
  }
  return names;
}

}  // namespace hexwright
