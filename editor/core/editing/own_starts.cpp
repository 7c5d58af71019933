#include "editor/core/editing/own_starts.h"

#include <algorithm>
#include <array>
#include <string>

#include "editor/core/editing/own_slots.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

struct Start {
  std::string_view element, attribute, value;
  std::string_view parents = {};  ///< with blanks between them; empty: any
};
constexpr std::array starts{
    Start{"option", "kind", "yes-no"},
    Start{"option", "standard", "no"},
    Start{"terrain", "token", "yes"},
    Start{"counter", "most", "30"},
    Start{"award", "by", "settlements"},
    Start{"award", "least", "3"},
    Start{"action", "limit", "1"},
    Start{"action", "per", "turn"},
    Start{"set", "to", "9"},
    Start{"add", "count", "1"},
    Start{"bar", "beside", "terrain:own"},
    Start{"require", "coast", "yes"},
    Start{"hex", "terrain", "own"},
    Start{"hex", "cards", "0.3"},
    Start{"if", "robber", "no", "rule"},
    Start{"if", "value", "points", "action set add bar any"},
    Start{"if", "at-least", "2", "action set add bar any"},
    Start{"if", "terrain", "desert", "check"},
    Start{"if", "count", "1", "check"},
    Start{"take", "count", "1"},
    Start{"pay", "count", "1"},
    Start{"swap", "count", "2"},
    Start{"gain", "count", "1"},
    Start{"lose", "count", "1"},
    Start{"roll", "sides", "6"},
};

constexpr std::array<std::pair<std::string_view, const char*>, 9> titles_of_new{
    {{"option", N_("New option")},
     {"terrain", N_("New terrain")},
     {"harbor", N_("New harbor")},
     {"marker", N_("New marker")},
     {"counter", N_("New counter")},
     {"award", N_("New award")},
     {"rule", N_("New rule")},
     {"action", N_("New action")},
     {"check", N_("New check")}}};

std::string start_value(const own::ElementRow& row, const own::AttributeRow& attribute,
                        std::string_view parent) {
  for (const Start& each : starts) {
    const auto parents = own::words_of(each.parents);
    if (each.element == row.name && each.attribute == attribute.name &&
        (parents.empty() || std::ranges::find(parents, parent) != parents.end()))
      return std::string(each.value);
  }
  return attribute.required ? sample_value(attribute) : std::string();
}

}  // namespace

own::Element start_of(const own::ElementRow& row, std::string_view parent, Translate translate) {
  own::Element start{std::string(row.name), {}, {}};
  for (const own::AttributeRow& attribute : row.attributes)
    if (!attribute.by_program) start.set(attribute.name, start_value(row, attribute, parent));
  for (const auto& [element, title] : titles_of_new)
    if (element == row.name) start.set("title", text(Message(std::string_view(title)), translate));
  return start;
}

}  // namespace hexwright
