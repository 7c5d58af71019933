#pragma once

#include <string_view>

namespace hexwright {

// The parts of the page, from the folder `page`: the program carries them along.

std::string_view page_html();
std::string_view page_css();
std::string_view page_js();

}  // namespace hexwright
