#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <boost/container/flat_map.hpp>
#include <pugixml.hpp>

#include "io/xml/report.h"
#include "io/xml/written_at.h"
#include "model/scenario/message.h"

namespace hexwright {

inline Message words(const Hex& h) { return {N_("hex {0},{1}"), {std::to_string(h.q), std::to_string(h.r)}}; }

/// What a section of the file puts on places of the board, collected first and sorted once: inserting one
/// by one would take for ever when a file of many thousand places is not in order.
template <class Place, class Thing>
class Collected {
 public:
  using Things = typename boost::container::flat_map<Place, Thing>::sequence_type;

  Collected(pugi::xml_node section, std::size_t most, FileReport& report)
      : section_(section), most_(most), report_(report) {
    // Room for as many as the bytes of the section could tell of; what stays unused costs no memory.
    constexpr std::size_t shortest = std::string_view("<cell q='0' r='0'/>\n").size();
    const auto bytes =
        report.at(section.last_child()) - std::min(report.at(section), report.at(section.last_child()));
    things_.reserve(std::min(most, bytes / shortest + 1));
    written_.reserve(std::min(most, bytes / shortest + 1));
  }

  /// False, and reported, when there are as many as there may be.
  bool has_room() {
    if (things_.size() < most_) return true;
    report_.error(report_.at(section_), N_("<{0}> holds more than {1} places"),
                  {section_.name(), std::to_string(most_)});
    return false;
  }
  /// Takes over things that stand in the order of the file, spelled as there. `keep(place, at)` makes a
  /// place canonical and tells whether it may be kept.
  template <class Keep>
  void begin_with(Things things, std::span<const WrittenAt::Offset> at, Keep keep) {
    if (things.empty()) return;
    things_ = std::move(things);
    written_.reserve(things_.size());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < things_.size(); ++i) {
      const Hex spelled = things_[i].first;
      if (!keep(things_[i].first, at[i])) continue;
      if (kept != i) things_[kept] = std::move(things_[i]);
      written_.push_back({spelled, at[i]});
      ++kept;
    }
    things_.erase(things_.begin() + static_cast<std::ptrdiff_t>(kept), things_.end());
  }
  void add(Place place, Thing&& thing, Hex spelled, std::size_t at) {
    things_.emplace_back(place, std::move(thing));
    written_.push_back({spelled, static_cast<WrittenAt::Offset>(at)});
  }

  /// Puts all into `map`, and their places of writing into `offsets`; what comes twice is reported.
  template <class Map>
  void move_into(Map& map, std::vector<std::pair<Place, WrittenAt::Offset>>& offsets) {
    if (!in_order()) sort();
    offsets.reserve(things_.size());
    for (std::size_t i = 0; i < things_.size(); ++i) offsets.emplace_back(things_[i].first, written_[i].at);
    map.adopt_sequence(boost::container::ordered_unique_range, std::move(things_));
  }

 private:
  struct Written {
    Hex spelled;
    WrittenAt::Offset at = 0;
  };

  bool in_order() const {
    return std::adjacent_find(things_.begin(), things_.end(), [](const auto& a, const auto& b) {
             return !(a.first < b.first);
           }) == things_.end();
  }

  void sort() {
    std::vector<std::size_t> order(things_.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return std::tie(things_[a].first, written_[a].at) < std::tie(things_[b].first, written_[b].at);
    });
    Things things;
    std::vector<Written> written;
    things.reserve(order.size());
    written.reserve(order.size());
    for (const std::size_t i : order) {
      if (!things.empty() && things.back().first == things_[i].first) {
        report_second(written.back(), written_[i]);
      } else {
        things.push_back(std::move(things_[i]));
        written.push_back(written_[i]);
      }
    }
    things_ = std::move(things);
    written_ = std::move(written);
  }

  void report_second(const Written& first, const Written& second) {
    if (first.spelled == second.spelled) {
      report_.error(second.at, N_("this place is taken already, on line {0}"), {report_.line_of(first.at)});
    } else {
      report_.error(second.at, N_("this place is taken already, on line {0}, where it is written from {1}"),
                    {report_.line_of(first.at), words(first.spelled)});
    }
  }

  pugi::xml_node section_;
  std::size_t most_;
  FileReport& report_;
  Things things_;
  std::vector<Written> written_;
};

}  // namespace hexwright
