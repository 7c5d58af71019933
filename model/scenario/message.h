#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/board/ids.h"

namespace hexwright {

struct Message;

/// Stands for whoever plays at a seat: the name where names are given, "player 1" for seat 0 elsewhere.
struct PlayerName {
  SeatId seat;
  friend bool operator==(const PlayerName&, const PlayerName&) = default;
};

/// A number as the language writes it: "12.5", "12,5".
struct Decimal {
  double value = 0;
  int decimals = 0;
  bool is_grouped = false;  ///< "1,234"
  bool has_sign = false;    ///< "+0.5"
  friend bool operator==(const Decimal&, const Decimal&) = default;
};

/// What stands in place of a pattern's braces. A text is a whole number or a name out of the user's document
/// and is never translated; a message is translated together with the one around it.
using Argument = std::variant<std::string, Message, PlayerName, Decimal>;

/// The number that decides which form of a pattern is shown, and the form for all numbers but 1. English
/// needs no more; a translation has as many forms as its language has.
struct Plural {
  std::uint64_t number = 0;
  std::string several;
  friend bool operator==(const Plural&, const Plural&) = default;
};

/// A sentence for people, pattern and arguments kept apart until it is shown, so that the pattern can be
/// translated. Patterns use fmt's positional braces: "{0} is short by {1}". Lower case, no full stop.
struct Message {
  std::string pattern;
  std::vector<Argument> arguments;
  std::optional<Plural> count;  ///< none: the pattern has one form; else it is the form for 1

  // All written out in message.cpp: where they were in place, a fifth of all compiling went into them.
  Message();
  // Explicit: a text becomes a message, and is translated, only where that is written out.
  explicit Message(std::string_view words);
  Message(std::string_view words, std::vector<Argument> its_arguments, std::optional<Plural> its_count = {});
  Message(const Message&);
  Message(Message&&) noexcept;
  Message& operator=(const Message&);
  Message& operator=(Message&&) noexcept;
  ~Message();

  friend bool operator==(const Message& a, const Message& b);
};

/// The translation of a pattern, in the form for the count if there is one (not null); the identity, or the
/// English form, where none is installed.
using Translate = std::string (*)(const std::string& pattern, const Plural* count);

/// Of players, by seat; seats beyond the last have none.
using PlayerNames = std::span<const std::string>;

/// The sentence in full. A broken translation (unknown braces) falls back to the untranslated sentence.
std::string text(const Message& message, Translate translate = nullptr, PlayerNames players = {});
/// An argument by itself, written as in a sentence.
std::string text(const Argument& argument, Translate translate = nullptr, PlayerNames players = {});

/// The parts one after another, as one message: "a, b, c". The separator may be translated, too.
Message joined_by(const Argument& separator, const std::vector<Argument>& parts);

/// Marks a pattern for extraction by xgettext; changes nothing. Some toolkits bring a macro of that name.
#ifndef N_
constexpr const char* N_(const char* pattern) { return pattern; }
#endif

/// Why something that was asked for was not done: words for whoever asked.
struct Refusal {
  Message why;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline Refusal refuse(std::string_view pattern, std::vector<Argument> arguments = {}) {
  return {{pattern, std::move(arguments)}};
}

/// Either what was asked for, or why not.
template <class T>
class Outcome {
 public:
  Outcome() requires std::default_initializable<T>
  = default;
  template <class Value>
  requires(std::convertible_to<Value, T> && !std::same_as<std::remove_cvref_t<Value>, Outcome> &&
           !std::same_as<std::remove_cvref_t<Value>, Refusal>)
      Outcome(Value&& value)  // NOLINT(bugprone-forwarding-reference-overload): constrained
      : either_(std::in_place_index<0>, std::forward<Value>(value)) {}
  Outcome(Refusal refusal) : either_(std::in_place_index<1>, std::move(refusal)) {}

  /// Null where there is a value.
  const Refusal* refusal() const { return std::get_if<1>(&either_); }
  Refusal* refusal() { return std::get_if<1>(&either_); }
  /// Null where there is a refusal.
  const T* value_if() const { return std::get_if<0>(&either_); }
  T* value_if() { return std::get_if<0>(&either_); }
  // Precondition: there is no refusal.
  const T& value() const& { return std::get<0>(either_); }
  T& value() & { return std::get<0>(either_); }
  T&& value() && { return std::get<0>(std::move(either_)); }

  friend bool operator==(const Outcome&, const Outcome&) = default;

 private:
  std::variant<T, Refusal> either_;
};

template <class Word>
Argument argument(const Word& word) {
  if constexpr (std::integral<Word>)
    return std::to_string(word);
  else if constexpr (std::is_convertible_v<const Word&, std::string_view>)
    return std::string(std::string_view(word));
  else
    return word;
}

/// A message from a marked pattern and its arguments: messages, texts of the document, numbers.
template <class... Arguments>
Message say(const char* pattern, const Arguments&... arguments) {
  return {pattern, {argument(arguments)...}};
}

}  // namespace hexwright
