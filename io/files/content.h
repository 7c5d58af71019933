#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/scenario/message.h"

namespace hexwright {

/// What a file holds that no scenario is read from, told by its first bytes: "a picture (PNG)", "JSON", "a
/// tileset of Tiled, which is no map". None for what may be a scenario or anything else that is text.
std::optional<Message> other_content(std::string_view bytes);

/// A PNG or a JPEG, told by its first 3 bytes.
bool is_picture(std::string_view bytes);

/// A short name for bytes, 16 hexadecimal digits: equal bytes have equal marks, different ones hardly ever.
std::string content_mark(std::string_view bytes);

}  // namespace hexwright
