#include "editor/core/document/document.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <system_error>
#include <utility>

#include "editor/core/document/in_language.h"
#include "editor/core/document/template_catalogue.h"
#include "editor/core/editing/own_repairs.h"
#include "io/files/file_access.h"
#include "model/findings/check.h"
#include "model/rules/own/example.h"
#include "model/scenario/plural.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

Problems whole_file(const Refusal& refusal) { return {Problem{Problem::Severity::Error, 0, 0, refusal.why}}; }

Opened opened(LoadedScenario loaded) {
  if (has_errors(loaded.problems)) return {{}, std::move(loaded.problems)};
  return {Document(std::move(loaded.scenario)), std::move(loaded.problems)};
}

}  // namespace

Document::Document(Scenario start) : history_(std::move(start)) {}

Opened Document::open(const std::filesystem::path& path) {
  // Taken before reading: a change while we read is one that we have not seen.
  const DiskStamp stamp = stamp_of(path);
  const auto bytes = read_file(path, max_xml_bytes);
  if (const auto* refusal = bytes.refusal()) return {{}, whole_file(*refusal)};
  const auto& contents = bytes.value();
  const FileFormat format = format_to_read(path, contents);
  Opened result = opened(decode(contents, format));
  if (result.document) {
    result.document->path_ = std::filesystem::absolute(path);
    result.document->format_ = format;
    result.document->stamp_ = stamp;
    result.document->load_problems_ = result.problems;
  }
  return result;
}

Opened Document::new_from(std::string_view template_xml, Translate translate) {
  LoadedScenario begun = decode(template_xml, FileFormat::Xml);
  begun.scenario = in_language(std::move(begun.scenario), translate);
  begun.scenario.details = begun_from(std::move(begun.scenario.details), translate);
  return opened(std::move(begun));
}

Opened Document::example_of(const own::Element& pack, Translate translate) {
  const auto refused = [](const Refusal& no) {
    return Opened{{}, {Problem{Problem::Severity::Error, 0, 0, no.why}}};
  };
  const auto found = find_template(own::example_template(pack));
  if (const auto* no = found.refusal()) return refused(*no);
  const auto xml = read_file(found.value().file, max_xml_bytes);
  if (const auto* no = xml.refusal()) return refused(*no);
  LoadedScenario begun = decode(xml.value(), FileFormat::Xml);
  begun.scenario = own::example_map(in_language(std::move(begun.scenario), translate), pack);
  begun.scenario.details = begun_from(std::move(begun.scenario.details), translate);
  begun.scenario.details.title = std::string(pack.get("title"));
  begun.scenario.details.description = std::string(pack.get("about"));
  return opened(std::move(begun));
}

Opened Document::from_text(std::string_view text) { return opened(decode(text, FileFormat::Text)); }

std::optional<Refusal> Document::perform(const Command& command) {
  return history_.perform(command.label, command.edits);
}

bool Document::is_modified() const { return history_.is_modified(); }

std::string Document::display_title() const {
  return path_.empty() ? scenario().details.title : path_.filename().string();
}

Document::OnDisk Document::on_disk() const {
  if (path_.empty()) return OnDisk::AsKnown;
  const DiskStamp now = stamp_of(path_);
  if (now == stamp_) return OnDisk::AsKnown;
  return now.exists ? OnDisk::Changed : OnDisk::Gone;
}

Problems Document::reload() {
  Opened fresh = open(path_);
  if (!fresh.document) return std::move(fresh.problems);
  const Command command{{N_("reload the file"), {}},
                        {SetScenario{std::make_shared<Scenario>(fresh.document->scenario())}}};
  if (const auto refused = perform(command)) return whole_file(*refused);
  format_ = fresh.document->format_;
  stamp_ = fresh.document->stamp_;
  load_problems_ = fresh.problems;
  history_.mark_saved();
  return std::move(fresh.problems);
}

void Document::keep_mine() {
  stamp_ = stamp_of(path_);
  history_.forget_saved();
}

Outcome<Problems> Document::save(Overwrite overwrite) {
  if (path_.empty()) return Refusal{{N_("the scenario has no file yet; save it under a name"), {}}};
  if (overwrite == Overwrite::Refuse && on_disk() == OnDisk::Changed)
    return Refusal{{N_("{0} was changed by another program"), {path_.filename().string()}}};
  return store(path_, format_);
}

Outcome<Problems> Document::save_as(const std::filesystem::path& path) {
  const auto format = scenario_format_of(path);
  if (!format)
    return refuse(N_("a scenario is saved with one of these endings: {0}; pictures are exported"),
                  {endings_of(scenario_formats())});
  return store(std::filesystem::absolute(path), *format);
}

Outcome<Problems> Document::store(const std::filesystem::path& path, FileFormat format) {
  Encoded encoded = encode(scenario(), format);
  if (auto refused = refusal_to_write(encoded)) return *std::move(refused);
  if (auto refused = write_file_atomically(path, encoded.bytes)) return *std::move(refused);
  path_ = path;
  format_ = format;
  stamp_ = stamp_of(path);
  history_.mark_saved();
  return std::move(encoded.losses);
}

Outcome<Problems> Document::export_to(const std::filesystem::path& path,
                                      const PictureOptions& options) const {
  const auto format = format_of(path);
  if (!format)
    return refuse(N_("a map is exported with one of these endings: {0}, {1}"),
                  {endings_of(picture_formats()), endings_of(scenario_formats())});
  Encoded encoded = encode(scenario(), *format, options);
  if (auto refused = refusal_to_write(encoded)) return *std::move(refused);
  if (auto refused = write_file_atomically(path, encoded.bytes)) return *std::move(refused);
  return std::move(encoded.losses);
}

const std::vector<Finding>& Document::findings() {
  if (findings_are_stale()) {
    findings_ = validate(scenario());
    fit_own_findings(scenario(), findings_);
    checked_at_ = history_.revision();
  }
  return findings_;
}

std::optional<Refusal> Document::accept(const Finding& finding, const std::string& reason) {
  if (!can_be_accepted(finding))
    return refuse(N_("an error cannot be accepted: the map could not be played"));
  return perform({{N_("accept a finding"), {}}, {SetAccepted{finding.identity(), reason}}});
}

std::optional<Refusal> Document::withdraw_acceptance(const Finding& finding) {
  return perform({{N_("no longer accept a finding"), {}}, {SetAccepted{finding.identity(), {}}}});
}

std::optional<Refusal> Document::apply_fix(const Finding& finding) {
  assert(finding.fix);
  return perform({finding.fix->label, finding.fix->edits});
}

std::optional<Refusal> Document::apply_fixes_of_kind(const Finding& finding) {
  const CheckInfo* check = find_check(finding.check);
  assert(check);
  Scenario mended = scenario();
  Edits all;
  std::set<AcceptedFinding> tried;
  const auto next = [&]() -> std::optional<Finding> {
    auto all_found = validate_one(mended, finding.check);
    fit_own_findings(mended, all_found);
    for (Finding& found : all_found)
      if (found.fix && !found.accepted && tried.insert(found.identity()).second) return std::move(found);
    return {};
  };
  int fixes = 0;
  while (const auto found = next()) {
    if (apply_edits(mended, found->fix->edits).refusal()) continue;
    all.insert(all.end(), found->fix->edits.begin(), found->fix->edits.end());
    ++fixes;
  }
  return perform(
      {by_number(fixes, plural("fix one problem: {1}", "fix {0} problems: {1}"), {Message{check->title}}),
       std::move(all)});
}

DiskStamp stamp_of(const std::filesystem::path& path) {
  std::error_code problem;
  DiskStamp stamp;
  stamp.size = std::filesystem::file_size(path, problem);
  if (problem) return {};
  stamp.written = std::filesystem::last_write_time(path, problem);
  if (problem) return {};
  stamp.exists = true;
  return stamp;
}

}  // namespace hexwright
