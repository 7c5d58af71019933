#pragma once

#include <string>
#include <string_view>

namespace hexwright {

/// Text as it can stand in an element of HTML or in an attribute.
std::string escaped_html(std::string_view text);

}  // namespace hexwright
