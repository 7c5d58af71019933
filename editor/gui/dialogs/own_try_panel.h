#pragma once

#include <memory>
#include <vector>

#include <wx/panel.h>

#include "editor/core/batch/batch_runner.h"

class wxButton;
class wxStaticText;

namespace hexwright::gui {

/// Bots play some games with the map as the window of own rules would make it, beside everything else.
class TryPanel : public wxPanel {
 public:
  explicit TryPanel(wxWindow* parent);

  /// The map that is played next. Not `playable`: there is none now.
  void show_map(const Scenario& map, bool playable);

 private:
  void start();
  void take(std::shared_ptr<const PlayedSoFar> news);
  void show();
  wxString results() const;

  Scenario map_;
  std::uint64_t revision_ = 0;  ///< of the map
  bool playable_ = true, running_ = false;
  std::vector<Message> obstacles_;
  std::shared_ptr<const PlayedSoFar> now_;
  wxButton* button_;
  wxStaticText* says_;
  BatchRunner runner_;  // last: it calls back
};

}  // namespace hexwright::gui
