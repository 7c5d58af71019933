#include <nlohmann/json.hpp>

#include "editor/cli/names.h"
#include "editor/cli/report.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

/// Every key is always there; null says that there is nothing to say.
template <class Value>
Json or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json json(const ReportItem& item) {
  auto hexes = Json::array();
  for (const Hex& hex : item.hexes) hexes.push_back({hex.q, hex.r});
  return {
      {"check", item.check},
      {"severity", id(item.severity)},
      {"line", item.position ? Json(item.position->line) : Json(nullptr)},
      {"column", item.position && item.position->column > 0 ? Json(item.position->column) : Json(nullptr)},
      {"place", item.place},
      {"hexes", std::move(hexes)},
      {"message", item.message},
      {"requirement", item.requirement},
      {"fix", or_null(item.fix)},
      {"accepted", or_null(item.accepted)}};
}

Json json(const CheckedFile& file) {
  auto findings = Json::array();
  for (const ReportItem& item : file.items) findings.push_back(json(item));
  return {{"file", file.name},
          {"title", file.title},
          {"unreadable", or_null(file.unreadable)},
          {"findings", std::move(findings)}};
}

}  // namespace

void print_json(const std::vector<CheckedFile>& files) {
  auto all = Json::array();
  for (const CheckedFile& file : files) all.push_back(json(file));
  const FindingCounts sum = tally(files);
  print_json(Json{{"program", "hexwright-cli"},
                  {"version", HEXWRIGHT_VERSION},
                  {"reportVersion", 1},
                  {"files", std::move(all)},
                  {"summary",
                   {{"files", sum.files},
                    {"unreadable", sum.unreadable},
                    {"errors", sum.errors},
                    {"warnings", sum.warnings},
                    {"notes", sum.notes},
                    {"accepted", sum.accepted}}}});
}

}  // namespace hexwright
