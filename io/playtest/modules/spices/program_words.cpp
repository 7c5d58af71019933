#include "listed_words.h"

namespace hexwright {
namespace {

/// 0 in games without them.
void add_merchants(const View& view, const State& /*seen*/, nlohmann::ordered_json& decision) {
  if (view.seat() != none) decision["you"]["supply"]["merchants"] = view.own().merchants;
}

}  // namespace

constinit const ModuleWords spices_words{add_merchants};

}  // namespace hexwright
