#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "io/library/connection.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// A stored text of a scenario.
enum class ContentId : std::int64_t {};

/// What these bytes are stored as; they are stored unless they are already.
ContentId store_content(Connection& connection, const std::string& xml);

/// The scenario of a text that a library or a draft has kept; `name` is what to call it in a refusal.
Outcome<Scenario> read_kept(const std::string& xml, const Argument& name);

/// Whether a kept picture is there to its end.
bool is_whole_png(std::string_view bytes);

/// Drops what is a version of nothing any more.
void drop_unused_contents(Connection& connection);

}  // namespace hexwright
