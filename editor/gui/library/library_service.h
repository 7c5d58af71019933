#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <thread>

#include "editor/core/library/document_autosave.h"

namespace hexwright::gui {

class Frame;

/// The program's side of the library: the keeper of all windows, and where the library is.
class LibraryService {
 public:
  LibraryService();
  ~LibraryService();
  LibraryService(const LibraryService&) = delete;
  LibraryService& operator=(const LibraryService&) = delete;

  /// Null when there is no place for a library.
  AutosaveWorker* keeper() { return keeper_.get(); }
  /// The library's file, or why there is none.
  const Outcome<std::filesystem::path>& file() const { return file_; }

  /// Once the first window is there: sets a damaged library aside, tells what is wrong with it, and offers
  /// what another run of the program has left unsaved. Damage that only a thorough look shows is found while
  /// the user works already; the keeper then goes on in the new library.
  void look_around();

 private:
  Outcome<std::filesystem::path> file_;
  std::unique_ptr<AutosaveWorker> keeper_;
  std::thread thorough_look_;
};

}  // namespace hexwright::gui
