#include <utility>

#include "model/scenario/edit.h"

namespace hexwright {
namespace {

// One overload for each kind of value: the bytes on the heap below it. Declared first, since they call each
// other.
std::size_t bytes(const std::string& text);
template <class Face>
std::size_t bytes(const Placed<Face>& placed);
template <class Key, class Value>
std::size_t bytes(const std::map<Key, Value>& map);
template <class Key, class Value>
std::size_t bytes(const boost::container::flat_map<Key, Value>& map);
template <class Key>
std::size_t bytes(const boost::container::flat_set<Key>& set);
template <class Value>
std::size_t bytes(const std::optional<Value>& value);
template <class Value>
std::size_t bytes(const SharedValue<Value>& boxed);

/// What a shared value has beside itself: two counts and a table of functions.
constexpr std::size_t control_block = 16;
/// What each node of a std::map has beside its value.
constexpr std::size_t map_node = 32;

template <class Plain>
requires std::is_trivially_copyable_v<Plain> std::size_t bytes(const Plain&) { return 0; }
std::size_t bytes(const Cell& cell) { return bytes(cell.terrain) + bytes(cell.token) + bytes(cell.stack); }
std::size_t bytes(const Harbor& harbor) { return bytes(harbor.kind); }
std::size_t bytes(const Stack& stack) {
  return bytes(stack.hexes) + bytes(stack.token_pool) + bytes(stack.harbors) + bytes(stack.dealt_from) +
         bytes(stack.paired_with);
}
std::size_t bytes(const Area& area) { return bytes(area.roles) + bytes(area.cells); }
std::size_t bytes(const AcceptedFinding& finding) { return bytes(finding.check) + bytes(finding.place); }
std::size_t bytes(const ForeignEntry& entry) {
  return bytes(entry.format) + bytes(entry.key) + bytes(entry.value);
}
std::size_t bytes(const own::Attribute& attribute) { return bytes(attribute.name) + bytes(attribute.value); }
std::size_t bytes(const own::Element& element) {
  std::size_t sum = bytes(element.name);
  sum += element.attributes.capacity() * sizeof(own::Attribute);
  for (const own::Attribute& attribute : element.attributes) sum += bytes(attribute);
  sum += element.children.capacity() * sizeof(own::Element);
  for (const own::Element& child : element.children) sum += bytes(child);
  return sum;
}
/// Copies share them; each counts as if it were the only one.
std::size_t bytes(const own::Packs& packs) {
  std::size_t sum = 0;
  for (const own::Element& pack : packs.all()) sum += sizeof pack + bytes(pack);
  for (const own::OwnTerrain& terrain : packs.terrains())
    sum += sizeof terrain + bytes(terrain.id) + bytes(terrain.title) + bytes(terrain.word);
  for (const own::OwnMark& mark : packs.marks()) sum += sizeof mark + bytes(mark.id) + bytes(mark.title);
  return sum;
}
std::size_t bytes(const Details& d) {
  return bytes(d.title) + bytes(d.author) + bytes(d.description) + bytes(d.source) + bytes(d.notes);
}
template <class Value>
std::size_t bytes(const std::vector<Value>& values) {
  std::size_t sum = values.capacity() * sizeof(Value);
  for (const Value& value : values) sum += bytes(value);
  return sum;
}
std::size_t bytes(const Scenario& s) {
  return bytes(s.details) + bytes(s.rules) + bytes(s.own) + bytes(s.boxes) + bytes(s.cells) +
         bytes(s.harbors) + bytes(s.areas) + bytes(s.terrain_pools) + bytes(s.token_pools) +
         bytes(s.harbor_pools) + bytes(s.stacks) + bytes(s.terrain_tokens) + bytes(s.frontiers) +
         bytes(s.markers) + bytes(s.closed_to_founding) + bytes(s.marks) + bytes(s.generation.wishes) +
         bytes(s.generation.locked) + bytes(s.accepted) + bytes(s.foreign);
}

std::size_t bytes(const std::string& text) {
  // Short texts lie in the string itself.
  return text.capacity() > std::string().capacity() ? text.capacity() + 1 : 0;
}
template <class Face>
std::size_t bytes(const Placed<Face>& placed) {
  const auto* pool = pool_of(placed);
  return pool ? bytes(*pool) : 0;
}
template <class Key, class Value>
std::size_t bytes(const std::map<Key, Value>& map) {
  std::size_t sum = 0;
  for (const auto& [key, value] : map)
    sum += map_node + sizeof(std::pair<const Key, Value>) + bytes(key) + bytes(value);
  return sum;
}
template <class Key, class Value>
std::size_t bytes(const boost::container::flat_map<Key, Value>& map) {
  std::size_t sum = map.capacity() * sizeof(std::pair<Key, Value>);
  for (const auto& [key, value] : map) sum += bytes(value);
  return sum;
}
template <class Key>
std::size_t bytes(const boost::container::flat_set<Key>& set) {
  return set.capacity() * sizeof(Key);
}
template <class Value>
std::size_t bytes(const std::optional<Value>& value) {
  return value ? bytes(*value) : 0;
}
template <class Value>
std::size_t bytes(const SharedValue<Value>& boxed) {
  return boxed ? control_block + sizeof(Value) + bytes(*boxed) : 0;
}

struct HeapBytes {
  std::size_t operator()(const SetCell& e) const { return bytes(e.cell); }
  std::size_t operator()(const SetTerrain& e) const { return bytes(e.terrain); }
  std::size_t operator()(const SetToken& e) const { return bytes(e.token); }
  std::size_t operator()(const SetHidden& e) const { return bytes(e.stack); }
  std::size_t operator()(const SetHarbor& e) const { return bytes(e.harbor); }
  std::size_t operator()(const SetFrontier& /*plain*/) const { return 0; }
  std::size_t operator()(const SetMarker& /*plain*/) const { return 0; }
  std::size_t operator()(const SetClosedToFounding& /*plain*/) const { return 0; }
  std::size_t operator()(const SetMark& /*plain*/) const { return 0; }
  std::size_t operator()(const SetTopology& /*plain*/) const { return 0; }
  std::size_t operator()(const SetInArea& e) const { return bytes(e.area); }
  template <class Thing>
  std::size_t operator()(const SetNamed<Thing>& e) const {
    return bytes(e.name) + bytes(e.thing);
  }
  std::size_t operator()(const SetDetails& e) const { return bytes(e.details); }
  std::size_t operator()(const SetRules& e) const { return bytes(e.rules); }
  std::size_t operator()(const SetPacks& e) const { return bytes(e.packs); }
  std::size_t operator()(const SetBoxes& e) const { return bytes(e.boxes); }
  std::size_t operator()(const SetWishes& e) const { return bytes(e.wishes); }
  std::size_t operator()(const SetLocked& /*plain*/) const { return 0; }
  std::size_t operator()(const SetDealt& /*plain*/) const { return 0; }
  std::size_t operator()(const SetAccepted& e) const { return bytes(e.finding) + bytes(e.reason); }
  std::size_t operator()(const SetForeign& e) const { return bytes(e.foreign); }
  std::size_t operator()(const SetScenario& e) const {
    return control_block + sizeof(Scenario) + bytes(*e.scenario);
  }
};

}  // namespace

std::size_t heap_bytes(const Edit& edit) { return std::visit(HeapBytes{}, edit); }

std::size_t heap_bytes(const Message& message) {
  std::size_t sum = bytes(message.pattern) + message.arguments.capacity() * sizeof(Argument);
  for (const Argument& argument : message.arguments) {
    if (const auto* words = std::get_if<std::string>(&argument)) sum += bytes(*words);
    if (const auto* within = std::get_if<Message>(&argument)) sum += heap_bytes(*within);
  }
  return message.count ? sum + bytes(message.count->several) : sum;
}

}  // namespace hexwright
