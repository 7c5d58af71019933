#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/findings/finding.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// A map to be searched by words: each hex has the names of what is on it (terrain, number, harbor, robber,
/// stack, pools, areas) and of the checks that find something there. Made anew when the map changes.
class MapSearch {
 public:
  /// Puts a name into the user's language, in lower case.
  using InLowerCase = std::function<std::wstring(const Message&)>;

  MapSearch(const Scenario& scenario, const std::vector<Finding>& findings, InLowerCase in_lower_case);

  /// The hexes that have every word, as one reads: row by row from the top. A word is the beginning of one of
  /// the hex's words ("mou 6": mountains with a 6), a number is whole, "2,-1" is the hex with these
  /// coordinates. `typed`: in lower case. No words find nothing.
  std::vector<Hex> find(std::wstring_view typed) const;

 private:
  using NameId = std::uint32_t;
  void add(Hex hex, const Message& name);
  void add_cell(const Scenario& scenario, Hex hex, const Cell& cell);
  void add_things(const Scenario& scenario);
  void add_findings(const Scenario& scenario, const std::vector<Finding>& findings);
  void put_in_reading_order(const Scenario& scenario);
  std::vector<bool> names_with(std::wstring_view word) const;

  InLowerCase in_lower_case_;
  /// A map has many hexes and few names.
  std::map<std::string, NameId, std::less<>> ids_;
  std::vector<std::wstring> names_;
  std::map<Hex, std::vector<NameId>> names_of_;
  std::vector<Hex> reading_order_;
};

}  // namespace hexwright
