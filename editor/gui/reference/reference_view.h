#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include <wx/timer.h>

#include "editor/core/library/kept_reference.h"
#include "io/render/board/underlay.h"

namespace hexwright {
struct KeeperNews;
}  // namespace hexwright

namespace hexwright::gui {

class Frame;

/// The picture that the map of one window is traced from: lies under the hexes, and is kept in the library.
class ReferenceView {
 public:
  explicit ReferenceView(Frame& frame);
  /// What was changed last is kept.
  ~ReferenceView();
  ReferenceView(const ReferenceView&) = delete;
  ReferenceView& operator=(const ReferenceView&) = delete;

  const std::optional<ReferencePicture>& picture() const { return picture_; }
  /// Why it cannot be seen, although there is one.
  const std::optional<Refusal>& unseen() const { return unseen_; }
  /// The library has it as it is now.
  bool is_kept() const { return kept_in_.has_value() && !keeping_.IsRunning(); }

  /// Another picture; it takes the place of the one before, or covers the map. Why not.
  std::optional<Refusal> take(const std::filesystem::path& file);
  /// Of the same file.
  void change(const ReferencePicture& picture);
  /// As large as the map, or the window when there is none.
  void cover_map();
  void remove();
  /// A document that was saved nowhere has a place in the library now.
  void hear(const KeeperNews& news);

  std::function<void()> on_change;

 private:
  /// Shows what the library knows of the document, once the window is on the screen.
  void find_when_painted(wxIdleEvent& event);
  void find();
  void show();
  void keep();
  void keep_soon();
  DocumentPlace place() const;
  void put_over_map(ReferencePicture& picture) const;

  Frame& frame_;
  std::optional<ReferencePicture> picture_;
  std::shared_ptr<cairo_surface_t> pixels_;  ///< null when it cannot be read
  std::optional<Refusal> unseen_;
  std::optional<EntryId> kept_in_;
  wxTimer keeping_;
};

/// The small window with the place, size and opacities of the picture under the map. Without a picture, first
/// the choice of one.
void show_reference_picture(Frame& frame);
/// Lays a picture under the map; says why not.
void trace_from(Frame& frame, const std::filesystem::path& picture);

}  // namespace hexwright::gui
