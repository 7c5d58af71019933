#include "editor/core/library/document_autosave.h"

#include <cassert>
#include <chrono>
#include <filesystem>

#include "io/xml/scenario_xml.h"
#include "model/scenario/message.h"

namespace hexwright {

DocumentAutosave::DocumentAutosave(AutosaveWorker& keeper, std::optional<EntryId> entry)
    : keeper_(&keeper), id_(keeper.begin()), entry_(entry) {}

DocumentAutosave::DocumentAutosave(AutosaveWorker& keeper, WorkId taken_over, const Document& document,
                                   std::optional<EntryId> entry)
    : keeper_(&keeper),
      id_(taken_over),
      entry_(entry),
      seen_(document.history().revision()),
      kept_(seen_),
      has_draft_(true) {}

DocumentSnapshot DocumentAutosave::copy_of(const Document& document) const {
  return {std::make_shared<const Scenario>(document.scenario()), document.history().revision(),
          document.path(), entry_};
}

void DocumentAutosave::look_at(const Document& document) {
  const std::uint64_t revision = document.history().revision();
  if (revision == seen_) return;
  seen_ = revision;
  if (document.is_modified()) {
    keeper_->keep(id_, copy_of(document));
    has_draft_ = true;
    return;
  }
  if (has_draft_) keeper_->drop(id_);
  has_draft_ = false;
  kept_ = revision;
}

void DocumentAutosave::saved(const Document& document) {
  seen_ = document.history().revision();
  keeper_->store(id_, copy_of(document));
  has_draft_ = false;
}

void DocumentAutosave::close() {
  if (has_draft_) keeper_->drop(id_);
  has_draft_ = false;
}

void DocumentAutosave::hear(const KeeperNews& news) {
  refused_ = news.refused;
  if (news.refused) return;
  kept_ = std::max(kept_, news.revision);
  if (news.kind == KeeperNews::Kind::Version) entry_ = news.entry;
}

DocumentAutosave::State DocumentAutosave::state() const {
  if (refused_) return State::Refused;
  if (!has_draft_) return State::Idle;
  return kept_ < seen_ ? State::Waiting : State::Kept;
}

Document opened_with(const std::filesystem::path& file, Scenario scenario, Message label) {
  Document document;
  if (!file.empty())
    if (Opened opened = Document::open(file); opened.document) document = *std::move(opened.document);
  auto all = std::make_shared<const Scenario>(std::move(scenario));
  // What was read from a library is within all limits.
  [[maybe_unused]] const auto refused = document.perform({std::move(label), {SetScenario{std::move(all)}}});
  assert(!refused);
  return document;
}

Outcome<Document> recovered(const Draft& draft) {
  LoadedScenario kept = read_xml(draft.xml);
  if (has_errors(kept.problems))
    return refuse(N_("the draft of \"{0}\" cannot be read: {1}"),
                  {draft.title, kept.problems.front().message});
  return opened_with(draft.file, std::move(kept.scenario), {N_("recover unsaved work"), {}});
}

bool file_is_newer(const LostDraft& lost) {
  using namespace std::chrono;
  std::error_code missing;
  const auto written = std::filesystem::last_write_time(lost.draft.file, missing);
  if (lost.draft.file.empty() || missing) return false;
  return floor<milliseconds>(file_clock::to_sys(written)) > lost.kept;
}

}  // namespace hexwright
