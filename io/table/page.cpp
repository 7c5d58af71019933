#include "io/table/page.h"

#include <fmt/format.h>

#include "io/table/page_parts.h"

namespace hexwright {

std::string table_page(const std::string& nonce) {
  std::string page(page_html());
  const auto put = [&page](std::string_view mark, const std::string& part) {
    page.replace(page.find(mark), mark.size(), part);
  };
  put("<!--style-->", fmt::format("<style nonce=\"{}\">{}</style>", nonce, page_css()));
  put("<!--script-->", fmt::format("<script nonce=\"{}\">{}</script>", nonce, page_js()));
  return page;
}

}  // namespace hexwright
