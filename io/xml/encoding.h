#pragma once

#include <string_view>

#include "io/xml/report.h"

namespace hexwright {

/// Whether the bytes are UTF-8 text that XML may hold; if not, the report says where and what to do.
bool check_encoding(std::string_view xml, FileReport& report);

}  // namespace hexwright
