#include "editor/core/library/recovery.h"

#include <cassert>
#include <chrono>
#include <sys/stat.h>

#include "io/xml/scenario_xml.h"
#include "model/scenario/message.h"

namespace hexwright {

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
  struct stat status {};
  if (lost.draft.file.empty() || stat(lost.draft.file.c_str(), &status) != 0) return false;
  using namespace std::chrono;
  const auto written = seconds(status.st_mtim.tv_sec) + nanoseconds(status.st_mtim.tv_nsec);
  return duration_cast<milliseconds>(written) > lost.kept.time_since_epoch();
}

}  // namespace hexwright
