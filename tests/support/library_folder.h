#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

#include "io/library/library.h"
#include "tests/support/temporary_folder.h"

namespace hexwright::test {

/// What was asked for; a refusal ends the test with its words.
template <class T>
T granted(Outcome<T> outcome) {
  if (const auto* refusal = outcome.refusal()) throw std::runtime_error(text(refusal->why));
  return std::move(outcome).value();
}
inline void granted(const std::optional<Refusal>& refusal) {
  if (refusal) throw std::runtime_error(text(refusal->why));
}
/// Empty when nothing was refused.
template <class T>
std::string why_not(const Outcome<T>& outcome) {
  const auto* refusal = outcome.refusal();
  return refusal ? text(refusal->why) : "";
}
inline std::string why_not(const std::optional<Refusal>& refusal) {
  return refusal ? text(refusal->why) : "";
}

inline Library open_library(const std::filesystem::path& file) {
  auto opened = Library::open(file);
  if (const auto* unopened = std::get_if<Unopened>(&opened))
    throw std::runtime_error(text(unopened->refusal.why));
  return std::get<Library>(std::move(opened));
}

/// A folder of its own for each test, removed afterwards, with the name of a library in it.
class LibraryFolder : public testing::Test {
 protected:
  Library open() const { return open_library(file); }
  /// A hex, and this title.
  static Scenario titled(const std::string& title) {
    Scenario scenario;
    scenario.details.title = title;
    scenario.cells[{0, 0}].terrain = Terrain::Hills;
    return scenario;
  }

  const TemporaryFolder temporary;
  const std::filesystem::path folder = temporary.path(), file = folder / "library.sqlite";
};

}  // namespace hexwright::test
