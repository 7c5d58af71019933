#include "scenario/phrase.h"

#include <utility>

namespace hexwright {
namespace {

constexpr char opens = '\x0e', divides = '\x1f', closes = '\x0f';
/// Files may hold the marks although documents do not; what lies deeper than any phrase of ours is dropped.
constexpr int deepest = 64;

/// Reads an argument from left to right; marks that do not match end with the text.
class Reader {
 public:
  Reader(std::string_view text, Translate translate) : rest_(text), translate_(translate) {}

  /// Up to what divides or closes the phrase around.
  std::string words(int depth) {
    std::string result;
    while (!rest_.empty() && (depth == 0 || (rest_.front() != divides && rest_.front() != closes))) {
      const char next = rest_.front();
      rest_.remove_prefix(1);
      if (next != opens)
        result += next;
      else if (depth < deepest)
        result += phrase_after_mark(depth + 1);
    }
    return result;
  }

 private:
  std::string phrase_after_mark(int depth) {
    Message message{words(depth), {}};
    while (take(divides)) message.arguments.push_back(words(depth));
    take(closes);
    return text(message, translate_);
  }

  bool take(char mark) {
    if (rest_.empty() || rest_.front() != mark) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view rest_;
  Translate translate_;
};

}  // namespace

std::string phrase(const Message& message) {
  std::string result = opens + message.pattern;
  for (const std::string& argument : message.arguments) (result += divides) += argument;
  return result + closes;
}

std::string phrase(std::string_view pattern, std::vector<std::string> arguments) {
  return phrase(Message{std::string(pattern), std::move(arguments)});
}

std::string in_full(const std::string& argument, Translate translate) {
  if (argument.find(opens) == std::string::npos) return argument;
  return Reader(argument, translate).words(0);
}

}  // namespace hexwright
