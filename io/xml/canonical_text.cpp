#include "io/xml/canonical_text.h"

namespace hexwright {
namespace {

void append_escaped(std::string& to, std::string_view text, std::string_view special) {
  for (;;) {
    const auto plain = text.find_first_of(special);
    to.append(text.substr(0, plain));
    if (plain == std::string_view::npos) return;
    switch (text[plain]) {
      case '&':
        to += "&amp;";
        break;
      case '<':
        to += "&lt;";
        break;
      case '>':
        to += "&gt;";
        break;
      default:
        to += "&quot;";
        break;
    }
    text.remove_prefix(plain + 1);
  }
}

}  // namespace

void CanonicalText::open(std::string_view element) {
  finish_tag();
  new_line();
  text_.append("<").append(element);
  ++depth_;
  in_tag_ = true;
}

void CanonicalText::close(std::string_view element) {
  --depth_;
  if (in_tag_) {
    text_ += "/>\n";
    in_tag_ = false;
    return;
  }
  new_line();
  text_.append("</").append(element).append(">\n");
}

void CanonicalText::attribute(std::string_view name, std::string_view value) {
  text_.append(" ").append(name).append("=\"");
  append_escaped(text_, value, "&<>\"");
  text_ += '"';
}

void CanonicalText::close_with(std::string_view text, std::string_view element) {
  text_ += '>';
  append_escaped(text_, text, "&<>");
  text_.append("</").append(element).append(">\n");
  --depth_;
  in_tag_ = false;
}

void CanonicalText::raw_attribute(std::string_view name, std::string_view value) {
  text_.append(" ").append(name).append("=\"").append(value).append("\"");
}

void CanonicalText::finish_tag() {
  if (in_tag_) text_ += ">\n";
  in_tag_ = false;
}

}  // namespace hexwright
