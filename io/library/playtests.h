#pragma once

#include <string>

#include "io/library/contents.h"

namespace hexwright {

/// Keeps a report on a map with these contents; false when the text is no report.
bool store_playtest(Connection& connection, ContentId content, Timestamp played, const std::string& json);

/// Whether a text is a report on a playtest.
bool is_playtest_report(const std::string& json);

}  // namespace hexwright
