#include "editor/gui/file_drop.h"

#include <wx/dnd.h>

#include "editor/gui/files.h"
#include "editor/gui/frame.h"
#include "editor/gui/paths.h"

namespace hexwright::gui {
namespace {

class FileDrop : public wxFileDropTarget {
 public:
  explicit FileDrop(Frame& frame) : frame_(frame) {}

  bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
    // Later: whoever drags waits for the answer, and opening may show a dialog.
    frame_.CallAfter([this, names] {
      Frame* from = &frame_;
      for (const wxString& name : names) {
        open_file(from, path_of(name));
        from = nullptr;  // the first one may have taken its window's place
      }
    });
    return true;
  }

 private:
  Frame& frame_;
};

}  // namespace

void open_dropped_files(Frame& frame) { frame.SetDropTarget(new FileDrop(frame)); }

}  // namespace hexwright::gui
