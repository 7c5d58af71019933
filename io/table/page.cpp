#include "io/table/page.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "io/pages/html_text.h"
#include "io/table/page_parts.h"

namespace hexwright {
namespace {

/// The page's HTML, where "{{Your name}}" stands for that text in its language.
std::string translated(std::string_view html, const PageWords& words) {
  constexpr std::string_view begin = "{{", end = "}}";
  std::string page;
  for (auto at = html.find(begin); at != std::string_view::npos; at = html.find(begin)) {
    page += html.substr(0, at);
    html.remove_prefix(at + begin.size());
    const auto size = html.find(end);
    const std::string key(html.substr(0, size));
    page += escaped_html(key == "en" ? words.language : words.texts.at(key));
    html.remove_prefix(size + end.size());
  }
  return page += html;
}

/// Not even a title that somebody gave their own terrain ends the script.
std::string told(const PageWords& words) {
  std::string json =
      nlohmann::json{{"language", words.language}, {"texts", words.texts}, {"names", words.names}}.dump();
  for (auto at = json.find('<'); at != std::string::npos; at = json.find('<', at))
    json.replace(at, 1, "\\u003c");
  return json;
}

}  // namespace

std::string table_page(const std::string& nonce, const PageWords& words) {
  std::string page = translated(page_html(), words);
  const auto put = [&page](std::string_view mark, const std::string& part) {
    page.replace(page.find(mark), mark.size(), part);
  };
  put("<!--style-->", fmt::format("<style nonce=\"{}\">{}</style>", nonce, page_css()));
  put("<!--script-->",
      fmt::format("<script nonce=\"{}\">const told = {};\n{}</script>", nonce, told(words), page_js()));
  return page;
}

}  // namespace hexwright
