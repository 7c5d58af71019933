#include "editor/cli/playtest_reports.h"

#include <utility>

#include "editor/cli/scenario_file.h"
#include "editor/cli/words.h"

namespace hexwright {

ExitCode save_reports(const ReportFiles& files, const Playtest& playtest) {
  using Report = std::string (*)(const Playtest&);
  const Report page = [](const Playtest& each) { return playtest_html(each, translated); };
  for (const auto& [file, report] : {std::pair<const std::string&, Report>(files.json, playtest_json),
                                     {files.csv, playtest_csv},
                                     {files.html, page}})
    if (!file.empty() && save(file, report(playtest), Existing::Replace) != ExitCode::Fine)
      return ExitCode::Failed;
  return ExitCode::Fine;
}

}  // namespace hexwright
