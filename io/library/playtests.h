#pragma once

#include <string>

#include "library/contents.h"

namespace hexwright {

/// Keeps a report on a map with these contents; false when the text is no report.
bool store_playtest(Connection& connection, ContentId content, Timestamp played, const std::string& json);

}  // namespace hexwright
