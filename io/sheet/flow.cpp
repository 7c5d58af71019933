#include "io/sheet/flow.h"

namespace hexwright {
namespace {

/// From `first` on, those that must stay together: headings with what follows them.
std::size_t end_of_group(const std::vector<Block>& blocks, std::size_t first) {
  std::size_t end = first;
  while (end + 1 < blocks.size() && blocks[end].keep_with_next) ++end;
  return end + 1;
}

}  // namespace

std::vector<PlacedBlock> flow(const std::vector<Block>& blocks, const std::function<Column(int)>& column) {
  std::vector<PlacedBlock> placed;
  int number = 0;
  Column now = column(number);
  double used = 0;
  for (std::size_t first = 0; first < blocks.size();) {
    const std::size_t end = end_of_group(blocks, first);
    double wanted = 0;
    for (std::size_t i = first; i < end; ++i)
      wanted += blocks[i].height + (used + wanted > 0 ? blocks[i].space_before : 0);
    if (used > 0 && used + wanted > now.height) {
      now = column(++number);
      used = 0;
    }
    for (; first < end; ++first) {
      if (used > 0) used += blocks[first].space_before;
      placed.push_back({now.page, {now.at.x, now.at.y + used}, &blocks[first]});
      used += blocks[first].height;
    }
  }
  return placed;
}

}  // namespace hexwright
