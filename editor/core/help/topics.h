#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "editor/core/help/guide.h"

namespace hexwright {

/// What a part of a window is about.
enum class HelpTopic : std::uint8_t {
  Start,
  Window,
  Drawing,
  History,
  Problems,
  Properties,
  OwnRules,
  Stacks,
  Saving,
  Library,
  Analysis,
  Playtest,
  Generate,
  Playing,
};

const std::vector<HelpTopic>& all_help_topics();
/// Where the guide explains it.
GuidePlace place_of(HelpTopic topic);

// Windows keep their topic as a word.
std::string_view id(HelpTopic topic);
std::optional<HelpTopic> find_help_topic(std::string_view id);

}  // namespace hexwright
