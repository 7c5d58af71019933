#include "editor/core/help/topics.h"

#include <algorithm>
#include <array>

namespace hexwright {
namespace {

struct TopicRow {
  HelpTopic topic;
  std::string_view id, page, anchor;
};

constexpr std::array topic_rows{
    TopicRow{HelpTopic::Start, "start", "README", ""},
    TopicRow{HelpTopic::Window, "window", "editor/README", "the-window"},
    TopicRow{HelpTopic::Drawing, "drawing", "editor/README", "drawing"},
    TopicRow{HelpTopic::History, "history", "editor/README", "undo-and-the-history"},
    TopicRow{HelpTopic::Problems, "problems", "editor/README", "problems"},
    TopicRow{HelpTopic::Properties, "properties", "editor/README", "properties-and-rules"},
    TopicRow{HelpTopic::OwnRules, "own-rules", "editor/README", "own-rules"},
    TopicRow{HelpTopic::Stacks, "stacks", "editor/README", "stacks"},
    TopicRow{HelpTopic::Saving, "saving", "editor/README", "saving-and-exporting"},
    TopicRow{HelpTopic::Library, "library", "io/library/README", ""},
    TopicRow{HelpTopic::Analysis, "analysis", "editor/README", "analysis"},
    TopicRow{HelpTopic::Playtest, "playtest", "io/playtest/README", "how-to-read-a-playtest"},
    TopicRow{HelpTopic::Generate, "generate", "editor/README", "generating-boards"},
    TopicRow{HelpTopic::Playing, "playing", "editor/README", "playing-the-map"},
};

const TopicRow& row_of(HelpTopic topic) { return *std::ranges::find(topic_rows, topic, &TopicRow::topic); }

}  // namespace

const std::vector<HelpTopic>& all_help_topics() {
  static const auto all = [] {
    std::vector<HelpTopic> topics;
    for (const TopicRow& row : topic_rows) topics.push_back(row.topic);
    return topics;
  }();
  return all;
}

GuidePlace place_of(HelpTopic topic) {
  return {std::string(row_of(topic).page), std::string(row_of(topic).anchor)};
}

std::string_view id(HelpTopic topic) { return row_of(topic).id; }

std::optional<HelpTopic> find_help_topic(std::string_view id) {
  const auto found = std::ranges::find(topic_rows, id, &TopicRow::id);
  return found == topic_rows.end() ? std::nullopt : std::optional(found->topic);
}

}  // namespace hexwright
