#pragma once

#include "editor/cli/commands.h"
#include "io/playtest/report.h"

namespace hexwright {

/// Writes those that are asked for. A report can be made again at any time, so an older one is replaced.
ExitCode save_reports(const ReportFiles& files, const Playtest& playtest);

}  // namespace hexwright
