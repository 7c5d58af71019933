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

char lower_ascii(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

std::string lower_ascii(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), [](char c) { return lower_ascii(c); });
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
  for (const char c : title) {
    const bool is_letter =
        std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<signed char>(c) < 0;
    if (is_letter || c == '-' || c == '_') result += lower_ascii(c);
    if (c == ' ') result += '-';
  }
  return result;
}

Outcome<Guide> Guide::read(const fs::path& folder) {
  auto contents = read_file(folder / "contents.txt", most_bytes_of_a_page);
  if (auto* refusal = contents.refusal()) return std::move(*refusal);
  Guide guide;
  guide.folder_ = folder;
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
  return guide;
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

std::optional<GuidePlace> Guide::target(const std::string& page, const std::string& link) const {
  const auto hash = link.find('#');
  const std::string file = link.substr(0, hash);
  GuidePlace place{page, hash == std::string::npos ? "" : link.substr(hash + 1)};
  if (!file.empty())
    place.page =
        (fs::path(page).parent_path() / file).lexically_normal().replace_extension().generic_string();
  return find_section(place) ? std::optional(place) : std::nullopt;
}

std::vector<const GuideSection*> Guide::search(std::string_view words) const {
  std::vector<std::string> wanted;
  std::istringstream stream(lower_ascii(words));
  for (std::string word; stream >> word;) wanted.push_back(word);
  std::vector<const GuideSection*> found;
  for (std::size_t i = 0; i < listed_; ++i)
    for (const GuideSection& section : pages_[i].sections) {
      const std::string text = lower_ascii(section.text);
      const auto has = [&](const std::string& word) { return text.find(word) != std::string::npos; };
      if (std::ranges::all_of(wanted, has)) found.push_back(&section);
    }
  return found;
}

}  // namespace hexwright
