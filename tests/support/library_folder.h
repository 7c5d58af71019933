#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <unistd.h>

#include "library/library.h"

namespace hexwright::test {

/// What was asked for; a refusal ends the test with its words.
template <class T>
T granted(Outcome<T> outcome) {
  if (const auto* refusal = std::get_if<Refusal>(&outcome)) throw std::runtime_error(text(refusal->why));
  return std::get<T>(std::move(outcome));
}
inline void granted(const std::optional<Refusal>& refusal) {
  if (refusal) throw std::runtime_error(text(refusal->why));
}
/// Empty when nothing was refused.
template <class T>
std::string why_not(const Outcome<T>& outcome) {
  const auto* refusal = std::get_if<Refusal>(&outcome);
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
  LibraryFolder() {
    auto pattern = (std::filesystem::temp_directory_path() / "hexwright-library-XXXXXX").string();
    if (!mkdtemp(pattern.data())) throw std::runtime_error("no folder for a test");
    folder = pattern;
    file = folder / "library.sqlite";
  }
  ~LibraryFolder() override {
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all);
    std::filesystem::remove_all(folder);
  }
  Library open() const { return open_library(file); }

  std::filesystem::path folder, file;
};

}  // namespace hexwright::test
