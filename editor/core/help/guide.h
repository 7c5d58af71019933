#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/scenario/message.h"

namespace hexwright {

/// A place in the guide.
struct GuidePlace {
  std::string page;  ///< the path of its file from the top of the repository, without ending: "editor/README"
  std::string anchor;  ///< of a heading, as code hosts form them: "how-to-read-a-playtest"; empty: the top
  friend bool operator==(const GuidePlace&, const GuidePlace&) = default;
};

/// A heading, and what stands below it up to the next one.
struct GuideSection {
  int level = 1;  ///< 1 for the title of a page
  std::string title;
  GuidePlace place;
  std::string text;  ///< without markup, the title included
};

struct GuidePage {
  std::string path;  ///< as in GuidePlace
  std::string html;  ///< what the body contains; headings have anchors
  std::vector<GuideSection> sections;
};

/// The guide: the READMEs of the repository, which the build has converted to HTML in the same folders.
class Guide {
 public:
  /// Reads the pages named in "contents.txt" of the folder, in this order. Pages after a blank line there are
  /// read, too, but not listed in the contents. What there is of a page in `language`, as
  /// "installer/guide/de/editor/README" is of "editor/README" in "de", is listed in its place. Refused when a
  /// file cannot be read.
  static Outcome<Guide> read(const std::filesystem::path& folder, std::string_view language);

  const std::filesystem::path& folder() const { return folder_; }
  const std::vector<GuidePage>& pages() const { return pages_; }
  const GuidePage* find_page(std::string_view path) const;
  /// Null when there is no such page or heading.
  const GuideSection* find_section(const GuidePlace& place) const;
  /// The same section in the guide's language; the place itself where the guide has none. Pages in other
  /// languages have the sections of the English one in the same order.
  GuidePlace in_its_language(const GuidePlace& place) const;
  /// What a link on a page leads to, in the guide's language, except from pages that are in it already and so
  /// mean what they say; none when that is not in the guide.
  std::optional<GuidePlace> target(const std::string& page, const std::string& link) const;

  /// The sections of the listed pages that contain every word, whatever the case of their letters; all of
  /// them when there is no word.
  std::vector<const GuideSection*> search(std::string_view words) const;

 private:
  void list_pages_of_its_language();

  std::filesystem::path folder_;
  std::string own_folder_;  ///< "installer/guide/de/", before the paths of the English pages
  std::vector<GuidePage> pages_;
  std::size_t listed_ = 0;
};

/// The anchor that code hosts give a heading.
std::string guide_anchor(std::string_view title);

}  // namespace hexwright
