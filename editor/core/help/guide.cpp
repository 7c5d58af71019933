#include "editor/core/help/guide.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <regex>
#include <sstream>

#include "io/files/file_access.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes_of_a_page = 1 << 20;

/// Letters of ASCII and of western Europe: in UTF-8, À to Þ are a byte C3 and one below 9F, their small ones
/// 20 above.
std::string in_lower_case(std::string_view text) {
  std::string result(text);
  bool behind_c3 = false;
  for (char& c : result) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_letter = byte >= 0x80 && byte < 0x9F && byte != 0x97;  // × is none
    if (behind_c3 && is_letter)
      c = static_cast<char>(byte + 0x20);
    else if (byte < 0x80)
      c = static_cast<char>(std::tolower(byte));
    behind_c3 = byte == 0xC3;
  }
  return result;
}

void replace_all(std::string& text, std::string_view old, std::string_view by) {
  for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + by.size()))
    text.replace(at, old.size(), by);
}

/// What is read when the page is shown: no tags, the characters that entities stand for.
std::string without_markup(std::string_view html) {
  std::string result;
  bool in_tag = false;
  for (const char c : html) {
    if (c == '<')
      in_tag = true;
    else if (c == '>')
      in_tag = false;
    else if (!in_tag)
      result += c;
  }
  constexpr std::array<std::array<std::string_view, 2>, 4> entities{
      {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}}};
  for (const auto& [entity, character] : entities) replace_all(result, entity, character);
  return result;
}

/// Finds the headings of a page, and gives each its anchor.
class HeadingMarker {
 public:
  explicit HeadingMarker(GuidePage& page) : page_(page) {}

  void mark() {
    static const std::regex heading("<h([1-6])>(.*?)</h[1-6]>");
    const std::string html = std::move(page_.html);
    page_.html.clear();
    auto begin = html.cbegin();
    for (std::sregex_iterator found(html.begin(), html.end(), heading), end; found != end; ++found) {
      add_text({begin, (*found)[0].first});
      add_heading(std::stoi((*found)[1]), (*found)[2]);
      begin = (*found)[0].second;
    }
    add_text({begin, html.cend()});
  }

 private:
  void add_text(const std::string& html) {
    page_.html += html;
    if (!page_.sections.empty()) page_.sections.back().text += without_markup(html);
  }

  void add_heading(int level, const std::string& html) {
    const std::string title = without_markup(html);
    std::string anchor = guide_anchor(title);
    if (const int before = used_[anchor]++; before > 0) anchor += "-" + std::to_string(before);
    const std::string tag = "h" + std::to_string(level);
    page_.html.append("<" + tag + ">");
    page_.html.append("<a name=\"" + anchor + "\">").append(html).append("</a></" + tag + ">");
    page_.sections.push_back({level, title, {page_.path, anchor}, title + "\n"});
  }

  GuidePage& page_;
  std::map<std::string, int> used_;
};

std::vector<std::string> lines_of_contents(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

std::string guide_anchor(std::string_view title) {
  std::string result;
  for (const char c : in_lower_case(title)) {
    const bool is_letter =
        std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<signed char>(c) < 0;
    if (is_letter || c == '-' || c == '_') result += c;
    if (c == ' ') result += '-';
  }
  return result;
}

Outcome<Guide> Guide::read(const fs::path& folder, std::string_view language) {
  auto contents = read_file(folder / "contents.txt", most_bytes_of_a_page);
  if (auto* refusal = contents.refusal()) return std::move(*refusal);
  Guide guide;
  guide.folder_ = folder;
  guide.own_folder_ = "installer/guide/" + std::string(language) + "/";
  bool is_listed = true;
  for (const std::string& path : lines_of_contents(contents.value())) {
    is_listed = is_listed && !path.empty();
    if (path.empty()) continue;
    auto html = read_file(folder / (path + ".html"), most_bytes_of_a_page);
    if (auto* refusal = html.refusal()) return std::move(*refusal);
    guide.pages_.push_back({path, std::move(html).value(), {}});
    HeadingMarker(guide.pages_.back()).mark();
    if (is_listed) ++guide.listed_;
  }
  guide.list_pages_of_its_language();
  return guide;
}

void Guide::list_pages_of_its_language() {
  for (std::size_t i = 0; i < listed_; ++i) {
    const auto own = std::ranges::find(pages_, own_folder_ + pages_[i].path, &GuidePage::path);
    if (own != pages_.end()) std::swap(pages_[i], *own);
  }
}

const GuidePage* Guide::find_page(std::string_view path) const {
  const auto found = std::ranges::find(pages_, path, &GuidePage::path);
  return found == pages_.end() ? nullptr : &*found;
}

const GuideSection* Guide::find_section(const GuidePlace& place) const {
  const GuidePage* page = find_page(place.page);
  if (!page || page->sections.empty()) return nullptr;
  if (place.anchor.empty()) return &page->sections.front();
  const auto found = std::ranges::find(page->sections, place, &GuideSection::place);
  return found == page->sections.end() ? nullptr : &*found;
}

GuidePlace Guide::in_its_language(const GuidePlace& place) const {
  const GuidePage* own = find_page(own_folder_ + place.page);
  const GuideSection* section = find_section(place);
  if (!own || !section) return place;
  const auto at = section - find_page(place.page)->sections.data();
  return at < std::ssize(own->sections) ? own->sections[static_cast<std::size_t>(at)].place : place;
}

std::optional<GuidePlace> Guide::target(const std::string& page, const std::string& link) const {
  const auto hash = link.find('#');
  const std::string file = link.substr(0, hash);
  GuidePlace place{page, hash == std::string::npos ? "" : link.substr(hash + 1)};
  if (!file.empty())
    place.page =
        (fs::path(page).parent_path() / file).lexically_normal().replace_extension().generic_string();
  if (!find_section(place)) return std::nullopt;
  return page.starts_with(own_folder_) ? place : in_its_language(place);
}

std::vector<const GuideSection*> Guide::search(std::string_view words) const {
  std::vector<std::string> wanted;
  std::istringstream stream(in_lower_case(words));
  for (std::string word; stream >> word;) wanted.push_back(word);
  std::vector<const GuideSection*> found;
  for (std::size_t i = 0; i < listed_; ++i)
    for (const GuideSection& section : pages_[i].sections) {
      const std::string text = in_lower_case(section.text);
      const auto has = [&](const std::string& word) { return text.find(word) != std::string::npos; };
      if (std::ranges::all_of(wanted, has)) found.push_back(&section);
    }
  return found;
}

}  // namespace hexwright
