#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

/// What a command is found by, all in lower case.
struct SearchedCommand {
  std::wstring name;
  std::wstring help;  ///< a sentence; its words count less than those of the name
};

/// How well what was typed fits, the more the better; none: not at all. Every word of it, in any order, has
/// to be in the name or begin a word of the help. Best is a whole word, then the beginning of one, then a
/// part, then letters that follow one another ("sws" for "surround with sea").
std::optional<int> fit(std::wstring_view typed, const SearchedCommand& command);

/// Those that fit, the best first. `used_lately`, newest first: they come before others that fit as well.
std::vector<std::size_t> ranked(std::wstring_view typed, const std::vector<SearchedCommand>& commands,
                                const std::vector<std::wstring>& used_lately);

}  // namespace hexwright
