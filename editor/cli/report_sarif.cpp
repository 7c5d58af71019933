#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "editor/cli/names.h"
#include "editor/cli/report.h"
#include "editor/cli/words.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

bool stays_in_uri(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("-._~/").find(c) != std::string_view::npos;
}

/// Relative to where the program runs, or a file URI; RFC 3986.
std::string uri(const std::string& file) {
  std::string result = std::filesystem::path(file).is_absolute() ? "file://" : "";
  for (const char c : file)
    result += stays_in_uri(c) ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return result;
}

Json sarif_text(std::string_view words) { return {{"text", words}}; }

Json rule(const CheckInfo& check) {
  return {{"id", check.id},
          {"shortDescription", sarif_text(words(check.title))},
          {"fullDescription", sarif_text(words(check.why))},
          {"defaultConfiguration", {{"level", id(check.severity)}}},
          {"properties", {{"requirement", check.requirement}}}};
}

Json location(const std::string& file, const ReportItem& item) {
  Json physical{{"artifactLocation", {{"uri", uri(file)}}}};
  if (item.position) {
    physical["region"]["startLine"] = item.position->line;
    if (item.character_column) physical["region"]["startColumn"] = *item.character_column;
  }
  return {{"physicalLocation", std::move(physical)},
          {"logicalLocations", Json::array({{{"fullyQualifiedName", item.place}}})}};
}

Json result(const std::string& file, const ReportItem& item, const std::vector<CheckInfo>& rules) {
  const auto rule =
      std::find_if(rules.begin(), rules.end(), [&](const auto& r) { return r.id == item.check; });
  Json json{{"ruleId", item.check},
            {"ruleIndex", rule - rules.begin()},
            {"level", id(item.severity)},
            {"message", sarif_text(item.message)},
            {"locations", Json::array({location(file, item)})},
            {"partialFingerprints", {{"checkAndPlace/v1", fmt::format("{} {}", item.check, item.place)}}}};
  if (item.accepted)
    json["suppressions"] = Json::array({{{"kind", "inSource"}, {"justification", *item.accepted}}});
  return json;
}

Json notification(const CheckedFile& file) {
  return {{"level", "error"},
          {"message", sarif_text(*file.unreadable)},
          {"locations",
           Json::array({{{"physicalLocation", {{"artifactLocation", {{"uri", uri(file.name)}}}}}}})}};
}

}  // namespace

void print_sarif(const std::vector<CheckedFile>& files) {
  const auto checks = reported_checks();
  auto rules = Json::array();
  for (const CheckInfo& check : checks) rules.push_back(rule(check));
  auto results = Json::array();
  auto notifications = Json::array();
  for (const CheckedFile& file : files) {
    if (file.unreadable) notifications.push_back(notification(file));
    for (const ReportItem& item : file.items) results.push_back(result(file.name, item, checks));
  }
  const bool successful = notifications.empty();
  Json run{{"tool",
            {{"driver",
              {{"name", "hexwright-cli"}, {"version", HEXWRIGHT_VERSION}, {"rules", std::move(rules)}}}}},
           {"invocations", Json::array({{{"executionSuccessful", successful},
                                         {"toolExecutionNotifications", std::move(notifications)}}})},
           {"columnKind", "unicodeCodePoints"},
           {"results", std::move(results)}};
  print_json(Json{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                  {"version", "2.1.0"},
                  {"runs", Json::array({std::move(run)})}});
}

}  // namespace hexwright
