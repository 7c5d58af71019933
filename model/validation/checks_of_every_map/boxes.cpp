#include "model/scenario/boxes.h"

#include "model/rules/map_view.h"
#include "model/rules/words.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

void find_unknown_boxes(const MapView& map, Report& report) {
  std::vector<Argument> unknown;
  for (const auto& [id, count] : map.scenario().boxes)
    if (!find_box(id)) unknown.emplace_back("\"" + id + "\"");
  if (!unknown.empty())
    report.add(WholeScenario{},
               say(N_("this version does not know what these boxes hold: {0}"), list(unknown)));
}

void find_incomplete_boxes(const MapView& map, Report& report) {
  std::vector<Argument> words;
  auto boxes = map.scenario().boxes;
  for (const auto& [id, count] : map.scenario().boxes) {
    const Box* box = find_box(id);
    if (!box) continue;
    for (const auto required : box->requires_boxes) {
      if (map.scenario().boxes.contains(std::string(required))) continue;
      const Box* other = find_box(required);
      words.push_back(
          Message{N_("{0} for {1}"), {Message{other ? other->title : required}, Message{box->title}}});
      boxes[std::string(required)] = 1;
    }
  }
  if (words.empty()) return;
  report.add(WholeScenario{}, say(N_("boxes that the declared ones need are missing: {0}"), list(words)),
             Fix{say(N_("add them")), {SetBoxes{boxes}}});
}

}  // namespace

constinit const Check boxes_known{.info = {.id = "map.boxes-known",
                                           .severity = Severity::Warning,
                                           .title = N_("All boxes are known"),
                                           .why = N_("What an unknown box holds cannot be counted."),
                                           .requirement = "BASE-16"},
                                  .run = find_unknown_boxes};

constinit const Check boxes_complete{
    .info = {.id = "map.boxes-complete",
             .severity = Severity::Warning,
             .title = N_("Extensions come with the boxes that they need"),
             .why = N_("An extension cannot be played without the box that it extends."),
             .requirement = "BASE-16"},
    .run = find_incomplete_boxes};

}  // namespace hexwright::map
