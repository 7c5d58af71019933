#include "io/pioneers/foreign.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "io/pioneers/settings.h"

namespace hexwright::pioneers {
namespace {

bool is_ours(const ForeignEntry& entry) { return entry.format == format_name; }

std::optional<Hex> hex_from(std::string_view text) {
  Hex hex;
  const char* end = text.data() + text.size();
  const auto q = std::from_chars(text.data(), end, hex.q);
  if (q.ec != std::errc{} || q.ptr == end || *q.ptr != ',') return std::nullopt;
  const auto r = std::from_chars(q.ptr + 1, end, hex.r);
  return r.ec == std::errc{} && r.ptr == end ? std::optional(hex) : std::nullopt;
}

/// Whether the writer makes something of the entry.
bool is_understood(const ForeignEntry& entry) {
  if (!is_ours(entry)) return false;
  if (entry.key == bonus_key) return true;
  if (entry.key == fixed_key) return hex_from(entry.value).has_value();
  const auto settings = all_settings();
  return std::any_of(settings.begin(), settings.end(), [&](const Setting& setting) {
    return setting.keyword == entry.key && value_from_foreign(setting, entry.value);
  });
}

}  // namespace

void keep(Scenario& scenario, std::string_view key, std::string value) {
  scenario.foreign.push_back({std::string(format_name), std::string(key), std::move(value)});
}

void keep_fixed(Scenario& scenario, Hex at) { keep(scenario, fixed_key, fmt::format("{},{}", at.q, at.r)); }

std::vector<Hex> fixed_marks(const Scenario& scenario) {
  std::vector<Hex> marks;
  for (const auto& entry : scenario.foreign)
    if (is_ours(entry) && entry.key == fixed_key)
      if (const auto hex = hex_from(entry.value)) marks.push_back(*hex);
  return marks;
}

std::size_t count_of_strange_entries(const Scenario& scenario) {
  return static_cast<std::size_t>(std::count_if(scenario.foreign.begin(), scenario.foreign.end(),
                                                [](const auto& entry) { return !is_understood(entry); }));
}

}  // namespace hexwright::pioneers
