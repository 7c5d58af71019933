#include "model/validation/checks_of_every_map/fixes.h"

#include <algorithm>

#include "model/rules/base/numbers.h"
#include "model/rules/token_shares.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::map {
namespace {

void declare(std::map<std::string, int>& boxes, const Box& box, std::vector<Argument>& titles) {
  if (!boxes.emplace(box.id, 1).second) return;
  titles.push_back(Message{box.title});
  for (const auto required : box.requires_boxes)
    if (const Box* other = find_box(required)) declare(boxes, *other, titles);
}

}  // namespace

std::optional<Fix> declare_more(const Scenario& scenario,
                                const std::function<Lack(const Scenario&)>& lack_with) {
  Scenario with_more;
  with_more.details = scenario.details;
  with_more.markers = scenario.markers;
  with_more.boxes = scenario.boxes;
  std::vector<Argument> titles;
  for (Lack lack = lack_with(with_more); lack.any; lack = lack_with(with_more)) {
    const std::size_t before = titles.size();
    for (const Box* box : lack.suppliers)
      if (box) declare(with_more.boxes, *box, titles);
    if (titles.size() == before) return {};  // nobody has the rest
  }
  return Fix{by_number(titles.size(), plural("add the box {1}", "add the boxes {1}"), {list(titles)}),
             {SetBoxes{with_more.boxes}}};
}

namespace {

/// More would be no repair, but another pool.
constexpr int most_mended = 30;

std::vector<Argument> words(const std::vector<int>& numbers) {
  std::vector<Argument> words;
  for (const int number : numbers) words.emplace_back(std::to_string(number));
  return words;
}

}  // namespace

std::optional<Fix> add_tokens(const MapView& map, const TokenPool& pool, int missing) {
  if (missing > most_mended) return {};
  Counts<int> mended = *pool.content;
  const auto numbers = base::spare_numbers(map, missing);
  for (const int number : numbers) ++mended[number];
  return Fix{say(N_("add {0}"), list(words(numbers))), {SetTokenPool{pool.name, mended}}};
}

// What is most frequent goes first, and of that what is rolled least.
std::optional<Fix> remove_tokens(const MapView& map, const TokenPool& pool, int spare) {
  Counts<int> free = token_shares(map, pool).back().tokens;
  if (spare > most_mended || spare > total(free)) return {};
  Counts<int> mended = *pool.content;
  std::vector<int> removed;
  for (int i = 0; i < spare; ++i) {
    const auto most = std::max_element(free.begin(), free.end(), [](const auto& a, const auto& b) {
      return std::pair(a.second, -pips(a.first)) < std::pair(b.second, -pips(b.first));
    });
    removed.push_back(most->first);
    if (--mended[most->first] == 0) mended.erase(most->first);
    if (--most->second == 0) free.erase(most);
  }
  std::sort(removed.begin(), removed.end());
  return Fix{say(N_("take {0} out"), list(words(removed))), {SetTokenPool{pool.name, mended}}};
}

}  // namespace hexwright::map
