#pragma once

#include <functional>
#include <memory>

#include <wx/timer.h>

#include "core/library/kept_work.h"
#include "gui/desk.h"

namespace hexwright::gui {

/// Has the work of one window kept in the library soon after each change.
class Autosave {
 public:
  /// `work`: of a document that was recovered, or is of the library; none for others.
  Autosave(Desk& desk, Keeper& keeper, std::unique_ptr<KeptWork> work);

  const KeptWork& work() const { return *work_; }
  /// The document was saved just now.
  void saved() { work_->saved(desk_->document()); }
  /// The window closes, and what is not saved is not wanted.
  void close();
  void hear(const KeeperNews& news);

  /// The state of the work is another one.
  std::function<void()> on_state;

 private:
  void notice(const Desk::News& news);
  void look();

  Desk* desk_;
  std::unique_ptr<KeptWork> work_;
  wxTimer pause_;
};

}  // namespace hexwright::gui
