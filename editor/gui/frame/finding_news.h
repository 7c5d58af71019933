#pragma once

#include <set>
#include <vector>

#include <wx/string.h>

#include "model/findings/finding.h"

namespace hexwright::gui {

/// What has come up or gone since it was asked last, for those who hear it and do not see the marks.
class FindingNews {
 public:
  /// The first few that are new, then how many there are in all; empty when nothing has changed.
  wxString since_last(const std::vector<Finding>& findings);

 private:
  std::set<AcceptedFinding> reported_;
};

}  // namespace hexwright::gui
