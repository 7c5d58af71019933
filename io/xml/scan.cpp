#include "io/xml/scan.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "io/xml/scenario_xml.h"

namespace hexwright {
namespace {

constexpr bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

constexpr std::array<bool, 256> name_characters = [] {
  std::array<bool, 256> table{};
  for (unsigned c = 0; c < 256; ++c)
    table[c] = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == ':' || c == '-' || c == '.' || c >= 0x80;
  return table;
}();
constexpr bool is_in_name(char c) { return name_characters[static_cast<unsigned char>(c)]; }
constexpr bool begins_name(char c) { return is_in_name(c) && c != '-' && c != '.' && (c < '0' || c > '9'); }

bool is_xml_character(std::uint32_t code) {
  return code == 0x9 || code == 0xA || code == 0xD || (code >= 0x20 && code < 0xD800) ||
         (code >= 0xE000 && code < 0xFFFE) || (code >= 0x10000 && code < 0x110000);
}

/// Whether `name`, from between "&" and ";", stands for a character.
bool is_reference(std::string_view name) {
  for (const std::string_view known : {"amp", "lt", "gt", "quot", "apos"})
    if (name == known) return true;
  if (!name.starts_with('#')) return false;
  const bool hexadecimal = name.starts_with("#x");
  const auto digits = name.substr(hexadecimal ? 2 : 1);
  std::uint32_t code = 0;
  const auto* end = digits.data() + digits.size();
  const auto parsed = std::from_chars(digits.data(), end, code, hexadecimal ? 16 : 10);
  return parsed.ec == std::errc() && parsed.ptr == end && is_xml_character(code);
}

static_assert(xml_version == 4, "here the versions stand whose cells are read directly");
constexpr std::array<std::string_view, 3> direct_roots{"<scenario version=\"4\">", "<scenario version=\"3\">",
                                                       "<scenario version=\"2\">"};

/// One walk over the file. Its steps return false when there is no sense in going on.
class Scan {
 public:
  Scan(std::string_view xml, FileReport& report, ScanLimits limits)
      : xml_(xml), report_(report), limits_(limits) {}

  std::optional<SoundPart> run() {
    std::size_t sound = 0;
    while (at_ < xml_.size() && words() && (at_ == xml_.size() || markup())) {
      if (open_.size() == 2 && open_.back().at == cells_at_) plain_cells();
      sound = at_;
    }
    if (sound == xml_.size()) check_end();
    if (!has_root_ || is_too_much_) return std::nullopt;
    part_.text.append(xml_, kept_, sound - kept_);
    for (; !open_.empty(); open_.pop_back()) part_.text.append("</").append(open_.back().name).append(">");
    return std::move(part_);
  }

 private:
  struct Open {
    std::string_view name;
    std::size_t at = 0;
  };

  void check_end() {
    if (!open_.empty())
      fail(open_.back().at, N_("<{0}> is never closed; add </{0}>, or the file may have been cut off"),
           {shown(open_.back().name)});
    if (!has_root_) fail(0, N_("the file is empty; a scenario begins with <scenario>"));
  }

  bool fail(std::size_t at, const char* pattern, FileReport::Arguments arguments = {}) {
    report_.error(at, pattern, std::move(arguments));
    return false;
  }

  bool too_much(std::size_t at, const char* pattern, FileReport::Arguments arguments) {
    is_too_much_ = true;
    return fail(at, pattern, std::move(arguments));
  }

  bool words() {
    const auto end = std::min(xml_.find('<', at_), xml_.size());
    for (; at_ < end; ++at_) {
      if (is_blank(xml_[at_])) continue;
      if (open_.empty())
        return fail(at_, N_("\"{0}\" stands outside of <scenario>; remove it"),
                    {shown(xml_.substr(at_, xml_.find('\n', at_) - at_))});
      if (xml_[at_] == '&') reference();
    }
    return true;
  }

  bool markup() {
    const auto rest = xml_.substr(at_, 9);
    if (rest.starts_with("</")) return end_tag();
    if (rest.starts_with("<!--"))
      return skip_past("-->", 4, N_("the comment is never closed; end it with \"-->\""));
    if (rest.starts_with("<?"))
      return skip_past("?>", 2, N_("the instruction is never closed; end it with \"?>\""));
    if (rest == "<![CDATA[" && !open_.empty())
      return skip_past("]]>", 9, N_("the CDATA section is never closed; end it with \"]]>\""));
    if (rest.starts_with("<!")) return fail(at_, N_("a scenario has no DOCTYPE and the like; remove it"));
    return start_tag();
  }

  /// Only versions whose cells mean what they mean today are read directly, and only the first <cells>, as
  /// from the tree.
  bool opened() {
    const auto [name, begin] = open_.back();
    if (open_.size() == 1)
      is_direct_ = std::ranges::find(direct_roots, xml_.substr(begin, at_ - begin)) != direct_roots.end();
    if (open_.size() == 2 && is_direct_ && !cells_at_ && name == "cells") cells_at_ = begin;
    return has_root_ = true;
  }

  /// Reads the plain cells that stand here and leaves them out of the text.
  void plain_cells() {
    const auto begin = at_;
    auto end = begin;
    skip_blanks();
    while (const auto length = part_.cells.read(xml_.substr(at_), at_)) {
      end = at_ += length;
      skip_blanks();
    }
    if (end == begin) return;
    part_.text.append(xml_, kept_, begin - kept_).append("<!---->");
    part_.shifts.push_back({part_.text.size(), end - part_.text.size()});
    kept_ = end;
  }

  bool skip_past(std::string_view end, std::size_t opening, const char* never_closed) {
    const auto found = xml_.find(end, at_ + opening);
    if (found == std::string_view::npos) return fail(at_, never_closed);
    at_ = found + end.size();
    return true;
  }

  bool end_tag() {
    const auto begin = at_;
    at_ += 2;
    const auto name = take_name();
    skip_blanks();
    if (!next_is('>')) return fail(begin, N_("</{0} is not closed by \">\""), {shown(name)});
    ++at_;
    if (open_.empty()) return fail(begin, N_("</{0}> closes nothing; remove it"), {shown(name)});
    if (open_.back().name != name)
      return fail(begin, N_("</{0}> is here, but <{1}> of line {2} is not closed yet; put </{1}> before"),
                  {shown(name), shown(open_.back().name), report_.line_of(open_.back().at)});
    open_.pop_back();
    return true;
  }

  bool start_tag() {
    const auto begin = at_++;
    const auto name = take_name();
    if (name.empty())
      return fail(begin, N_("\"<\" begins no element here; write \"&lt;\" for the sign itself"));
    if (open_.empty() && has_root_)
      return fail(begin, N_("<{0}> stands outside of <scenario>; a file holds one scenario"), {shown(name)});
    if (++elements_ > limits_.elements)
      return too_much(begin, N_("the file has more than {0} elements"), {std::to_string(limits_.elements)});
    if (open_.size() >= max_xml_depth)
      return too_much(begin, N_("elements are nested more than {0} deep"), {std::to_string(max_xml_depth)});
    for (std::size_t attributes = 0;; ++attributes) {
      const bool apart = skip_blanks();
      if (next_is('>')) {
        ++at_;
        open_.push_back({name, begin});
        return opened();
      }
      if (next_is('/') && at_ + 1 < xml_.size() && xml_[at_ + 1] == '>') {
        at_ += 2;
        open_.push_back({name, begin});
        opened();
        open_.pop_back();
        return true;
      }
      if (at_ == xml_.size()) return fail(begin, N_("<{0} is not closed by \">\""), {shown(name)});
      if (!attribute(name, apart)) return false;
      if (attributes == max_xml_attributes_each || ++attributes_ > limits_.attributes)
        return too_much(begin, N_("<{0}> comes with too many attributes"), {shown(name)});
    }
  }

  bool attribute(std::string_view element, bool apart) {
    const auto begin = at_;
    const auto name = take_name();
    if (name.empty())
      return fail(begin,
                  N_("\"{0}\" does not belong here; expected name=\"value\", \">\" or \"/>\" in <{1}>"),
                  {shown(xml_.substr(begin, 1)), shown(element)});
    if (!apart)
      return fail(begin, N_("a blank is missing before {0}, or a quote before that"), {shown(name)});
    skip_blanks();
    if (!next_is('=')) return fail(begin, N_("{0} has no value; expected {0}=\"...\""), {shown(name)});
    ++at_;
    skip_blanks();
    if (!next_is('"') && !next_is('\''))
      return fail(begin, N_("the value of {0} has no quotes; expected {0}=\"...\""), {shown(name)});
    const char quote = xml_[at_++];
    for (; at_ < xml_.size() && xml_[at_] != quote; ++at_) {
      if (xml_[at_] == '<')
        return fail(at_, N_("\"<\" in the value of {0}: the quote before it is missing, or write \"&lt;\""),
                    {shown(name)});
      if (xml_[at_] == '&') reference();
    }
    if (at_ == xml_.size())
      return fail(begin, N_("the value of {0} is not closed by a quote"), {shown(name)});
    ++at_;
    return true;
  }

  /// A wrong reference does not hinder reading on: it is reported, and the file refused in the end.
  void reference() {
    constexpr std::size_t longest = 10;
    const auto rest = xml_.substr(at_ + 1, longest);
    const auto end = rest.find(';');
    if (end == std::string_view::npos || !is_reference(rest.substr(0, end)))
      report_.error(at_, N_("\"&\" begins no sign that is known here; write \"&amp;\" for the sign itself"));
  }

  std::string_view take_name() {
    const auto begin = at_;
    if (at_ < xml_.size() && begins_name(xml_[at_]))
      while (at_ < xml_.size() && is_in_name(xml_[at_])) ++at_;
    return xml_.substr(begin, at_ - begin);
  }

  bool skip_blanks() {
    const auto begin = at_;
    while (at_ < xml_.size() && is_blank(xml_[at_])) ++at_;
    return at_ > begin;
  }

  bool next_is(char c) const { return at_ < xml_.size() && xml_[at_] == c; }

  std::string_view xml_;
  FileReport& report_;
  ScanLimits limits_;
  std::size_t at_ = 0;
  std::vector<Open> open_;
  bool has_root_ = false;
  bool is_direct_ = false;
  std::optional<std::size_t> cells_at_;
  bool is_too_much_ = false;
  SoundPart part_;
  std::size_t kept_ = 0;  ///< how far the file is in the text already, or left out of it
  std::size_t elements_ = 0;
  std::size_t attributes_ = 0;
};

}  // namespace

std::optional<SoundPart> scan(std::string_view xml, FileReport& report, ScanLimits limits) {
  return Scan(xml, report, limits).run();
}

}  // namespace hexwright
