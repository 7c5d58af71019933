#pragma once

#include <string>
#include <string_view>

namespace hexwright {

/// A text as a QR code of characters, two of its rows a line, dark on light whatever the terminal's colours
/// are: for phones, which open a link from it. Empty for a text that no code can hold.
std::string qr_code(std::string_view text);

}  // namespace hexwright
