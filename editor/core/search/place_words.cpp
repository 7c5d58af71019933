#include "editor/core/search/place_words.h"

namespace hexwright {
namespace {

Message at_hex(const char* pattern, Hex hex, std::string_view side = {}) {
  return {pattern, {std::to_string(hex.q), std::to_string(hex.r), std::string(side)}};
}

const char* pattern_of(NamedPlace::Kind kind) {
  switch (kind) {
    case NamedPlace::Kind::Area:
      return N_("area {0}");
    case NamedPlace::Kind::Stack:
      return N_("stack {0}");
    case NamedPlace::Kind::TerrainPool:
      return N_("terrain pool {0}");
    case NamedPlace::Kind::TokenPool:
      return N_("token pool {0}");
    case NamedPlace::Kind::HarborPool:
      return N_("harbor pool {0}");
    case NamedPlace::Kind::OwnRules:
      return N_("own rules {0}");
  }
  return "{0}";
}

struct InWords {
  Message operator()(const WholeScenario&) const { return {N_("scenario"), {}}; }
  Message operator()(const Hex& h) const { return at_hex(N_("hex {0},{1}"), h); }
  Message operator()(const Path& p) const {
    return at_hex(N_("path {0},{1} {2}"), p.hex(), short_name(p.side()));
  }
  Message operator()(const Intersection& i) const {
    return at_hex(N_("intersection {0},{1} {2}"), i.hex(), short_name(i.corner()));
  }
  Message operator()(const NamedPlace& n) const { return {pattern_of(n.kind), {n.name}}; }
};

}  // namespace

Message place_words(const Place& place) { return std::visit(InWords{}, place); }

}  // namespace hexwright
