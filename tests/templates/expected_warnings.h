#pragma once

#include <string>
#include <vector>

#include <gmock/gmock.h>

namespace hexwright::test {

/// What a template is known to lack: hexes, number tokens and cards that its boxes have not enough of. Each
/// matches one warning, "check: message".
std::vector<testing::Matcher<std::string>> expected_warnings(const std::string& template_name);

}  // namespace hexwright::test
