#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <wx/bitmap.h>

#include "editor/core/pictures/painters.h"

class wxWindow;

namespace hexwright::gui {

/// The program's small pictures of maps in files: drawn in the background, kept until the program ends.
class Thumbnails {
 public:
  Thumbnails();
  ~Thumbnails();
  Thumbnails(const Thumbnails&) = delete;
  Thumbnails& operator=(const Thumbnails&) = delete;

  /// None: it is being drawn, and the windows that look are painted again once it is there. A bitmap that is
  /// not OK: there is nothing to be seen in the file.
  std::optional<wxBitmap> picture(const std::filesystem::path& file, const wxWindow& shown_in,
                                  const wxSize& size);

  /// Until the window is gone it is painted again whenever a picture has come.
  void refresh_with_news(wxWindow& window);

 private:
  void take(const Thumbnail& wish, const Pixels& pixels);

  std::map<Thumbnail, std::optional<wxBitmap>> pictures_;
  std::vector<wxWindow*> watching_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  std::unique_ptr<ThumbnailPainter> painter_;  // last: it may still deliver
};

}  // namespace hexwright::gui
