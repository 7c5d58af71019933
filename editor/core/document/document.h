#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/core/document/file_format.h"
#include "editor/core/editing/command.h"
#include "model/findings/finding.h"
#include "model/scenario/history.h"

namespace hexwright {

struct Opened;

/// How a file looked on the disk: two stamps differ when it was written in between.
struct DiskStamp {
  std::filesystem::file_time_type written;
  std::uintmax_t size = 0;
  bool exists = false;

  friend bool operator==(const DiskStamp&, const DiskStamp&) = default;
};

DiskStamp stamp_of(const std::filesystem::path& path);

/// A scenario that is being edited: its history, where it is stored, and what the checks find.
class Document {
 public:
  /// A scenario that is stored nowhere yet.
  explicit Document(Scenario start = {});

  /// Reads an XML scenario or a Pioneers map, whatever the file is called.
  static Opened open(const std::filesystem::path& path);
  /// A new, unstored document from the XML of a template.
  static Opened new_from(std::string_view template_xml, Translate translate);
  /// The same of a map of the templates with a pack laid on it, to see and play what it says.
  static Opened example_of(const own::Element& pack, Translate translate);
  /// The same from a map that somebody sent as text.
  static Opened from_text(std::string_view text);

  const Scenario& scenario() const { return history_.now(); }
  History& history() { return history_; }
  const History& history() const { return history_; }
  std::optional<Refusal> perform(const Command& command);

  /// Empty while it is stored nowhere.
  const std::filesystem::path& path() const { return path_; }
  bool is_modified() const;
  /// For title bars: the file's name, else the scenario's title, else empty.
  std::string display_title() const;
  /// What reading its file had to tell.
  const Problems& load_problems() const { return load_problems_; }

  /// What has become of the file since it was opened or saved here, by other programs.
  enum class OnDisk : std::uint8_t { AsKnown, Changed, Gone };
  /// `AsKnown` while it is stored nowhere. EDIT-03
  OnDisk on_disk() const;
  /// Takes what the file holds now, as one undo step, so that what was here can come back. The result is what
  /// reading it had to tell; with errors, nothing has changed. Precondition: it has a path.
  Problems reload();
  /// What is here counts, whatever the file has become: it is modified then, and saved without a question.
  void keep_mine();

  enum class Overwrite : std::uint8_t { Refuse, Allow };
  /// Stores it where it came from, also when the file is gone; refuses when that is nowhere, or when another
  /// program has changed the file. The result is what the file's format could not hold.
  Outcome<Problems> save(Overwrite overwrite = Overwrite::Refuse);
  /// Stores it elsewhere (.xml or .game) and works there from now on.
  Outcome<Problems> save_as(const std::filesystem::path& path);
  /// Writes a copy in any format; `options` are for pictures.
  Outcome<Problems> export_to(const std::filesystem::path& path, const PictureOptions& options = {}) const;

  /// What the checks find in the scenario as it is now; computed when it is asked for and then kept until
  /// the next change. Valid until then.
  const std::vector<Finding>& findings();
  /// True when `findings()` would have to run the checks.
  bool findings_are_stale() const { return checked_at_ != history_.revision(); }
  std::optional<Refusal> accept(const Finding& finding, const std::string& reason);
  std::optional<Refusal> withdraw_acceptance(const Finding& finding);
  /// The finding's fix as one undo step. Precondition: it has one.
  std::optional<Refusal> apply_fix(const Finding& finding);
  /// The fixes of all that the same check finds, as one undo step: one after the other, as each finding is
  /// then, so that what an earlier one has mended is left alone. What is accepted stays.
  std::optional<Refusal> apply_fixes_of_kind(const Finding& finding);

 private:
  Outcome<Problems> store(const std::filesystem::path& path, FileFormat format);

  History history_;
  std::filesystem::path path_;
  FileFormat format_ = FileFormat::Xml;  ///< of the file at `path_`
  DiskStamp stamp_;
  Problems load_problems_;
  std::vector<Finding> findings_;
  std::optional<std::uint64_t> checked_at_;
};

/// A document, or why there is none.
struct Opened {
  std::optional<Document> document;
  /// Without a document: what is wrong with the file.
  Problems problems;
};

}  // namespace hexwright
