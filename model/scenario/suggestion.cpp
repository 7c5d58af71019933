#include "model/scenario/suggestion.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace hexwright {
namespace {

constexpr char in_lower_case(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// How many letters have to be changed, added or left out to get from one word to the other,
/// which is in lower case as all words of the format are.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0U);
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (in_lower_case(a[i]) == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::optional<std::string_view> suggestion(std::string_view written,
                                           std::span<const std::string_view> known) {
  constexpr std::size_t longest_worth_comparing = 40;
  if (written.size() > longest_worth_comparing) return std::nullopt;
  std::optional<std::string_view> best;
  std::size_t nearest = written.size() / 3 + 1;
  for (const std::string_view word : known) {
    const std::size_t distance = edit_distance(written, word);
    if (distance >= nearest || distance >= word.size()) continue;
    nearest = distance;
    best = word;
  }
  return best;
}

std::string listed(std::span<const std::string_view> known) {
  std::string list;
  for (const std::string_view word : known) list.append(list.empty() ? "" : ", ").append(word);
  return list;
}

}  // namespace hexwright
