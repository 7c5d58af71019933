#pragma once

#include <functional>
#include <memory>

#include <wx/timer.h>

#include "editor/core/library/document_autosave.h"
#include "editor/gui/frame/editor_context.h"

namespace hexwright::gui {

/// Has the work of one window kept in the library soon after each change.
class Autosave {
 public:
  /// `work`: of a document that was recovered, or is of the library; none for others.
  Autosave(EditorContext& context, AutosaveWorker& keeper, std::unique_ptr<DocumentAutosave> work);

  const DocumentAutosave& work() const { return *work_; }
  /// The document was saved just now.
  void saved();
  /// The window closes, and what is not saved is not wanted.
  void close();
  /// Until it is saved: for work that nobody wants back.
  void keep_nothing();
  bool keeps() const { return keeps_; }
  void hear(const KeeperNews& news);

  /// The state of the work is another one.
  std::function<void()> on_state;

 private:
  void notice(const EditorContext::News& news);
  void look();

  EditorContext* context_;
  std::unique_ptr<DocumentAutosave> work_;
  wxTimer pause_;
  bool keeps_ = true;
};

}  // namespace hexwright::gui
