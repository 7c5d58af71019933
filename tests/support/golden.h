#pragma once

#include <filesystem>
#include <string>

namespace hexwright::test {

/// The whole file; a test failure when it cannot be read.
std::string contents_of(const std::filesystem::path& path);

/// Compares with the golden file, or, when the environment has UPDATE_GOLDEN=1, rewrites it: the change is
/// then reviewed in the diff.
void expect_golden(const std::filesystem::path& golden, const std::string& actual);
/// The same of what has lines for each rule module: a build without some of them has those of the others.
void expect_golden_of_modules(const std::filesystem::path& golden, const std::string& actual);

}  // namespace hexwright::test
