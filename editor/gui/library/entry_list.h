#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <wx/dataview.h>

#include "io/library/library.h"

namespace hexwright::gui {

/// The scenarios that a search has found, each with a small picture. Only those in sight are drawn, however
/// many there are.
class EntryList : public wxDataViewCtrl {
 public:
  EntryList(wxWindow* parent, const Library& library);

  /// Takes this one where it is among them, else the first.
  void show(std::vector<LibraryEntry> entries, std::optional<EntryId> choice);
  /// The same scenario with other words, such as tags.
  void update(const LibraryEntry& entry);
  /// Null when there are none.
  const LibraryEntry* chosen() const;

  std::function<void()> on_choice;

 private:
  class Model;
  Model* model_;
};

}  // namespace hexwright::gui
