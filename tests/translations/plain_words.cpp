#include "tests/translations/plain_words.h"

#include <algorithm>

namespace hexwright::test {
namespace {

bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

}  // namespace

std::vector<std::string> plain_words(std::string_view text, const Words& but) {
  std::vector<std::string> found;
  for (auto from = text.begin(); from != text.end();) {
    from = std::find_if(from, text.end(), is_plain);
    const auto end = std::find_if_not(from, text.end(), is_plain);
    std::string word(from, end);
    // A single letter stands for a side or a key, in any language.
    if (word.size() > 1 && !but.contains(word)) found.push_back(std::move(word));
    from = end;
  }
  return found;
}

}  // namespace hexwright::test
