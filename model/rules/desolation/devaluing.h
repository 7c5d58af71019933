#pragma once

#include <optional>

namespace hexwright::desolation {

/// The number that replaces one when its hex loses value: the next less likely one. None for 2 and 12: their
/// hex turns to desert. DES-02, DES-03. Precondition: a legal number.
constexpr std::optional<int> devalued(int number) {
  if (number == 2 || number == 12) return std::nullopt;
  return number < 7 ? number - 1 : number + 1;
}

}  // namespace hexwright::desolation
