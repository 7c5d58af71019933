#pragma once

#include <string>
#include <string_view>

namespace hexwright {

/// A short name for bytes, 16 hexadecimal digits: equal bytes have equal marks, different ones hardly ever.
std::string content_mark(std::string_view bytes);

}  // namespace hexwright
