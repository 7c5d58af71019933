#include <cstdint>
#include <string_view>

#include "io/table/client_message.h"
#include "model/playtest/limits.h"
#include "model/scenario/text_rules.h"
#include "tests/fuzz/promise.h"

namespace {

using namespace hexwright;

void check_name(const std::string& name) {
  promise(is_utf8(name) && !first_acting(name, false), "a name acts on nothing that shows it");
  promise(name.size() <= 4 * most_name, "a name is short");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  const auto read = client_message_from(line);
  if (const auto* refused = read.refusal()) {
    constexpr std::size_t longest = 1000;
    promise(!text(refused->why).empty(), "what is wrong is told in words");
    promise(text(refused->why).size() < longest, "an answer is short, whatever was sent");
    return 0;
  }
  promise(size <= most_message, "no message is longer");
  if (const auto* hello = std::get_if<Hello>(&read.value())) check_name(hello->name);
  if (const auto* wish = std::get_if<StandIn>(&read.value()))
    promise(wish->seat != none && wish->seat.value() < most_players, "a seat is one of those that there are");
  if (const auto* take = std::get_if<Take>(&read.value())) {
    check_name(take->name);
    promise(take->seat == none || take->seat.value() < most_players, "a seat is one of those that there are");
  }
  return 0;
}
