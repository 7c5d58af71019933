#pragma once

#include <string>

namespace hexwright {

/// The page at which people play: one file with its style and its script, which browsers take for the page's
/// own by this word.
std::string table_page(const std::string& nonce);

}  // namespace hexwright
