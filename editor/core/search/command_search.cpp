#include "editor/core/search/command_search.h"

#include <algorithm>
#include <cwctype>

namespace hexwright {
namespace {

// Apart enough that no number of small advantages makes a lesser kind of fit the better one.
constexpr int whole_word = 100, beginning = 80, part = 50, most_for_letters = 40, in_help = 15;
constexpr int first_of_all = 5;     // the name begins with it
constexpr int most_for_recent = 9;  // less than lies between two kinds of fit

bool is_letter(wchar_t c) { return std::iswalnum(static_cast<std::wint_t>(c)) != 0; }

bool begins_word(std::wstring_view text, std::size_t at) {
  return is_letter(text[at]) && (at == 0 || !is_letter(text[at - 1]));
}

bool ends_word(std::wstring_view text, std::size_t end) {
  return end == text.size() || !is_letter(text[end]);
}

std::vector<std::wstring_view> words_of(std::wstring_view typed) {
  std::vector<std::wstring_view> words;
  for (std::size_t at = typed.find_first_not_of(L' '); at != std::wstring_view::npos;) {
    const std::size_t end = std::min(typed.find(L' ', at), typed.size());
    words.push_back(typed.substr(at, end - at));
    at = typed.find_first_not_of(L' ', end);
  }
  return words;
}

std::optional<int> fit_of_part(std::wstring_view word, std::wstring_view text) {
  std::optional<int> best;
  for (std::size_t at = text.find(word); at != std::wstring_view::npos; at = text.find(word, at + 1)) {
    const bool begins = begins_word(text, at);
    const int kind = begins && ends_word(text, at + word.size()) ? whole_word : begins ? beginning : part;
    best = std::max(best.value_or(0), kind + (at == 0 ? first_of_all : 0));
  }
  return best;
}

// The first letter begins a word; of the others those count that follow at once or begin a word. `best[i]`:
// the most that the letters so far are worth when the last of them is at i; negative: they are not there.
std::optional<int> fit_of_letters(std::wstring_view word, std::wstring_view text) {
  constexpr int none = -1, good = 3, scattered = 1;
  std::vector<int> best(text.size(), none);
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == word.front() && begins_word(text, i)) best[i] = good;
  for (const wchar_t letter : word.substr(1)) {
    std::vector<int> next(text.size(), none);
    int before = none;  // the best that ends anywhere before i
    for (std::size_t i = 1; i < text.size(); ++i) {
      const int adjacent = best[i - 1];
      before = std::max(before, adjacent);
      if (text[i] != letter || before == none) continue;
      next[i] = before + (begins_word(text, i) ? good : scattered);
      if (adjacent != none) next[i] = std::max(next[i], adjacent + good);
    }
    best = std::move(next);
  }
  const int most = *std::max_element(best.begin(), best.end());
  if (most == none) return std::nullopt;
  return most_for_letters * most / (good * static_cast<int>(word.size()));
}

std::optional<int> fit_of_word(std::wstring_view word, const SearchedCommand& command) {
  if (const auto found = fit_of_part(word, command.name)) return found;
  for (std::size_t at = command.help.find(word); at != std::wstring::npos;
       at = command.help.find(word, at + 1))
    if (begins_word(command.help, at)) return in_help;
  return command.name.empty() ? std::nullopt : fit_of_letters(word, command.name);
}

}  // namespace

std::optional<int> fit(std::wstring_view typed, const SearchedCommand& command) {
  const auto words = words_of(typed);
  if (words.empty()) return 0;
  int sum = 0;
  for (const std::wstring_view word : words) {
    const auto found = fit_of_word(word, command);
    if (!found) return std::nullopt;
    sum += *found;
  }
  return sum / static_cast<int>(words.size());
}

std::vector<std::size_t> ranked(std::wstring_view typed, const std::vector<SearchedCommand>& commands,
                                const std::vector<std::wstring>& used_lately) {
  struct Found {
    int worth;
    std::size_t at;
  };
  std::vector<Found> found;
  for (std::size_t at = 0; at < commands.size(); ++at) {
    const auto worth = fit(typed, commands[at]);
    if (!worth) continue;
    const auto used = std::ranges::find(used_lately, commands[at].name) - used_lately.begin();
    const bool lately = used < static_cast<std::ptrdiff_t>(used_lately.size());
    const int extra = lately ? std::max(1, most_for_recent - static_cast<int>(used)) : 0;
    found.push_back({*worth + extra, at});
  }
  std::ranges::stable_sort(found, std::ranges::greater(), &Found::worth);
  std::vector<std::size_t> result;
  for (const Found& each : found) result.push_back(each.at);
  return result;
}

}  // namespace hexwright
