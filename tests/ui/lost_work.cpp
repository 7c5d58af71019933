#include "tests/ui/lost_work.h"

#include "io/library/drafts.h"
#include "io/xml/scenario_xml.h"
#include "tests/support/library_folder.h"

namespace hexwright::ui_test {

using test::granted;

void leave_lost_work(const std::string& title) {
  Scenario map;
  map.details.title = title;
  map.cells[{0, 0}].terrain = Terrain::Hills;
  Drafts another_program = granted(Drafts::begin(granted(standard_library_file())));
  granted(another_program.keep(1, {write_xml(map), title, {}, {}, 1}));
}

void discard_lost_work() {
  Drafts session = granted(Drafts::begin(granted(standard_library_file())));
  for (const LostDraft& lost : granted(session.lost())) granted(session.discard(lost.id));
}

}  // namespace hexwright::ui_test
