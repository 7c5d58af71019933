#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::test {

/// Words of plain letters in a text, but for those: what was not translated.
using Words = std::set<std::string, std::less<>>;
std::vector<std::string> plain_words(std::string_view text, const Words& but = {});

}  // namespace hexwright::test
