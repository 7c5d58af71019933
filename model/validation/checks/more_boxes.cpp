#include "model/validation/checks/more_boxes.h"

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

}  // namespace hexwright::map
