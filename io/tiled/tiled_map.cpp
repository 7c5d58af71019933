#include "io/tiled/tiled_map.h"

#include "io/files/plain_board.h"
#include "io/tiled/parts.h"

namespace hexwright {

bool is_tiled_map(std::string_view bytes) {
  constexpr std::size_t head = 4000;
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF", root = "<map";
  bytes = bytes.substr(0, head);
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  const auto first = bytes.find_first_not_of(" \t\r\n");
  const auto begin = bytes.find(root);
  if (first == std::string_view::npos || bytes[first] != '<' || begin == std::string_view::npos) return false;
  const std::string_view element = bytes.substr(begin + root.size());
  constexpr std::string_view mark = "orientation=";
  return element.find_first_of(" \t\r\n") == 0 && element.substr(0, element.find('>')).find(mark) < head;
}

ImportedMap read_tiled(std::string_view bytes) {
  ProblemList problems;
  Scenario scenario = tiled::read_map(bytes, problems);
  return {std::move(scenario), problems.take()};
}

ExportedMap write_tiled(const Scenario& scenario) {
  ProblemList losses;
  report_beyond_plain_board(scenario, losses);
  std::string map = tiled::write_map(scenario, losses);
  return {std::move(map), losses.take()};
}

}  // namespace hexwright
