#include "io/xml/report.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

constexpr std::size_t most_listed = 1'000;

}  // namespace

void FileReport::error(std::size_t at, const char* pattern, Arguments arguments) {
  add({at, Problem::Severity::Error, {pattern, std::move(arguments)}});
}

void FileReport::warning(std::size_t at, const char* pattern, Arguments arguments) {
  add({at, Problem::Severity::Warning, {pattern, std::move(arguments)}});
}

void FileReport::note(std::size_t at, const char* pattern, Arguments arguments) {
  add({at, Problem::Severity::Note, {pattern, std::move(arguments)}});
}

void FileReport::refused(std::size_t at, Refusal refusal) {
  add({at, Problem::Severity::Error, std::move(refusal.why)});
}

void FileReport::lacks(pugi::xml_node element, std::string_view attribute) {
  error(at(element), N_("<{0}> lacks {1}=\"...\""), {element.name(), std::string(attribute)});
}

void FileReport::warn_of_acting(std::size_t at, std::string_view what, std::string_view text, bool lines) {
  // However many there are, it is no reason to refuse the file.
  constexpr std::size_t most_warned_of = 20;
  const auto found = first_acting(text, lines);
  if (!found || acting_.size() == most_warned_of || !acting_.emplace(text).second) return;
  const auto length = utf8_length(text.substr(found->at));
  warning(at,
          N_("{0} holds {1}, a character that is not shown but acts on what shows it; it is kept, and "
             "spelled out "
             "where it could mislead"),
          {std::string(what), escaped(text.substr(found->at, length))});
}

std::size_t FileReport::in_text(std::size_t in_buffer) const {
  const auto after =
      std::upper_bound(shifts_.begin(), shifts_.end(), in_buffer,
                       [](std::size_t at, const Shift& shift) { return at < shift.in_buffer; });
  return after == shifts_.begin() ? in_buffer : in_buffer + std::prev(after)->further;
}

std::size_t FileReport::at(pugi::xml_node element) const {
  for (; element; element = element.parent())
    if (const auto name = element.offset_debug(); name > 0)
      return in_text(static_cast<std::size_t>(name) - 1);
  return 0;
}

std::size_t FileReport::at_name(pugi::xml_node element, pugi::xml_attribute attribute) const {
  return offset_in_buffer(attribute.name(), element);
}

std::size_t FileReport::at_value(pugi::xml_node element, pugi::xml_attribute attribute) const {
  return offset_in_buffer(attribute.value(), element);
}

std::size_t FileReport::offset_in_buffer(const char* text, pugi::xml_node fallback) const {
  const std::less<> before;
  const char* begin = buffer_.data();
  if (before(text, begin) || !before(text, begin + buffer_.size())) return at(fallback);
  return in_text(static_cast<std::size_t>(text - begin));
}

std::string FileReport::line_of(std::size_t offset) { return std::to_string(lines().position(offset).line); }

const LineStarts& FileReport::lines() {
  if (!lines_) lines_.emplace(text_);
  return *lines_;
}

Problems FileReport::problems() {
  std::stable_sort(entries_.begin(), entries_.end(),
                   [](const Entry& a, const Entry& b) { return a.at < b.at; });
  Problems problems;
  problems.reserve(entries_.size());
  for (Entry& entry : entries_) {
    const auto [line, column] = lines().position(entry.at);
    problems.push_back({entry.severity, line, column, std::move(entry.message)});
  }
  if (unlisted_ > 0)
    problems.push_back({Problem::Severity::Error,
                        0,
                        0,
                        {N_("{0} more problems are not listed"), {std::to_string(unlisted_)}}});
  entries_.clear();
  return problems;
}

void FileReport::add(Entry entry) {
  if (entries_.size() < most_listed) {
    entries_.push_back(std::move(entry));
  } else {
    ++unlisted_;
  }
}

std::string shown(std::string_view words) {
  constexpr std::size_t longest = 60;
  std::size_t end = 0;
  while (end < words.size() && end < longest) end += std::max<std::size_t>(utf8_length(words.substr(end)), 1);
  return escaped(words.substr(0, end)) + (end < words.size() ? "..." : "");
}

}  // namespace hexwright
