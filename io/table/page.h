#pragma once

#include <string>

#include "io/table/page_words.h"

namespace hexwright {

/// The page at which people play: one file with its style and its script, which browsers take for the page's
/// own by this word.
std::string table_page(const std::string& nonce, const PageWords& words);

}  // namespace hexwright
