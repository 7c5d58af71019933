#include <array>
#include <fstream>

#include <wx/dnd.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/reference/reference_view.h"
#include "io/files/content.h"

namespace hexwright::gui {
namespace {

bool holds_picture(const std::filesystem::path& path) {
  std::array<char, 8> head{};
  std::ifstream file(path, std::ios::binary);
  file.read(head.data(), head.size());
  return is_picture({head.data(), static_cast<std::size_t>(file.gcount())});
}

class FileDrop : public wxFileDropTarget {
 public:
  explicit FileDrop(Frame& frame) : frame_(frame) {}

  bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
    // Later: whoever drags waits for the answer, and opening may show a dialog.
    frame_.CallAfter([this, names] {
      Frame* from = &frame_;
      for (const wxString& name : names) {
        if (holds_picture(path_of(name))) {
          trace_from(frame_, path_of(name));
          continue;
        }
        if (is_pack_file(path_of(name))) {
          add_pack_file(frame_, path_of(name));
          continue;
        }
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
