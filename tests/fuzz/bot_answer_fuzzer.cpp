#include <cstdint>
#include <string_view>

#include "io/playtest/programs/bot_words.h"
#include "tests/fuzz/promise.h"

namespace {

using namespace hexwright;

void check_refusal(const Refusal& refusal) {
  constexpr std::size_t longest = 1000;
  promise(!text(refusal.why).empty(), "what is wrong is told in words");
  promise(text(refusal.why).size() < longest, "a program cannot fill a report");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  const auto name = greeting_from(line);
  if (const auto* refused = name.refusal()) check_refusal(*refused);
  constexpr std::size_t actions = 7;
  const auto choice = choice_from(line, actions);
  if (const auto* refused = choice.refusal())
    check_refusal(*refused);
  else
    promise(choice.value() < actions, "an action that is legal is chosen");
  return 0;
}
