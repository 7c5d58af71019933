#pragma once

#include <string_view>

namespace hexwright {

/// What the program carries of the page for friends: friends.css and friends.js.
std::string_view friends_page_style();
std::string_view friends_page_script();

}  // namespace hexwright
