#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hexwright {

/// The word that was probably meant, when one of `known` is close enough to what was written.
std::optional<std::string_view> suggestion(std::string_view written, std::span<const std::string_view> known);

/// "hills, forest, mountains": the words of a vocabulary, for a message.
std::string listed(std::span<const std::string_view> known);

}  // namespace hexwright
