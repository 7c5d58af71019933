#pragma once

#include <string>
#include <string_view>

namespace hexwright {

/// Bytes as letters of RFC 4648, with the "=" at their end.
std::string base64_of(std::string_view bytes);

/// The bytes of such letters; what is no such letter is passed over.
std::string from_base64(const std::string& letters);

}  // namespace hexwright
