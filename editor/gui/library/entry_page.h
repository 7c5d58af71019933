#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "io/library/library.h"

class wxStaticText;
class wxTextCtrl;

namespace hexwright::gui {

class MapPicture;

/// Everything about one scenario of the library: picture, tags, notes, its versions, and of the chosen one
/// what changed and what playtests found.
class EntryPage : public wxPanel {
 public:
  EntryPage(wxWindow* parent, Library& library);

  /// Null: an empty page. What was typed for the entry before is kept.
  void show(const LibraryEntry* entry);
  /// Keeps tags and notes as they are typed now.
  void keep_words();

  const std::optional<LibraryEntry>& entry() const { return entry_; }
  /// The chosen versions, the newest first; of a scenario there is always one.
  std::vector<LibraryVersion> chosen() const;
  /// The version before this one; none when it is the first.
  std::optional<LibraryVersion> before(const LibraryVersion& version) const;

  std::function<void()> on_choice;
  std::function<void()> on_words;  ///< tags or notes are others now
  std::function<void(const Refusal&)> on_refusal;

 private:
  void build();
  void build_versions();
  void list_versions();
  std::optional<LibraryVersion> looked_at() const;
  void show_version();
  wxString what_changed(const LibraryVersion& version) const;
  wxString what_was_found(const LibraryVersion& version) const;

  Library& library_;
  std::optional<LibraryEntry> entry_;
  std::vector<LibraryVersion> versions_;
  MapPicture* picture_ = nullptr;
  wxStaticText* title_ = nullptr;
  wxStaticText* facts_ = nullptr;
  wxTextCtrl* tags_ = nullptr;
  wxTextCtrl* notes_ = nullptr;
  wxDataViewListCtrl* list_ = nullptr;
  wxTextCtrl* known_ = nullptr;
};

}  // namespace hexwright::gui
