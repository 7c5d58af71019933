#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hexwright {

/// A sentence for people, pattern and arguments kept apart until it is shown, so that the pattern can be
/// translated. Patterns use fmt's positional braces: "{0} is short by {1}". Lower case, no full stop.
struct Message {
  std::string pattern;
  std::vector<std::string> arguments;

  friend bool operator==(const Message&, const Message&) = default;
};

/// The translation of a pattern; the identity where none is installed.
using Translate = std::string (*)(const std::string& pattern);

/// The sentence in full. A broken translation (unknown braces) falls back to the untranslated sentence.
std::string text(const Message& message, Translate translate = nullptr);

/// Marks a pattern for extraction by xgettext; changes nothing. Some toolkits bring a macro of that name.
#ifndef N_
constexpr const char* N_(const char* pattern) { return pattern; }
#endif

/// Why something that was asked for was not done: words for whoever asked.
struct Refusal {
  Message why;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline Refusal refuse(std::string pattern, std::vector<std::string> arguments = {}) {
  return {{std::move(pattern), std::move(arguments)}};
}

/// Either what was asked for, or why not.
template <class T>
using Outcome = std::variant<T, Refusal>;

}  // namespace hexwright
