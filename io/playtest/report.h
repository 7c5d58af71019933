#pragma once

#include <string>

#include "model/playtest/batch/batch.h"
#include "model/scenario/message.h"

namespace hexwright {

/// A batch that was played, to be told of.
struct Playtest {
  const Game& game;
  const BatchOptions& options;
  const BatchResult& result;

  const Statistics& found() const { return result.statistics; }
};

/// All statistics. Nothing in it depends on the machine, the threads or the clock: the same games give the
/// same bytes.
std::string playtest_json(const Playtest& playtest);
/// The map that such results tell of.
struct PlayedMap {
  std::string title;
  std::string mark;  ///< `map_mark` of the scenario; empty in results that are older than it
};
/// Empty where the text tells no map, or is no such results at all.
PlayedMap played_map(const std::string& json);
/// All statistics for a spreadsheet, one number a line: what is counted, of whom or where, in which detail.
std::string playtest_csv(const Playtest& playtest);
/// A page for people with charts and heat maps: one file that needs no network and no script.
std::string playtest_html(const Playtest& playtest, Translate translate = nullptr);

}  // namespace hexwright
