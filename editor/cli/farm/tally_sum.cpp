#include "editor/cli/farm/tally_sum.h"

#include <algorithm>

#include "editor/cli/scenario_file.h"
#include "editor/cli/words.h"
#include "model/playtest/bots/all_bots.h"
#include "model/scenario/plural.h"

namespace hexwright {

bool TallySum::add(const std::string& file, const std::optional<GameRange>& only) {
  const auto bytes = read_input(file, most_tally_bytes);
  if (const auto* refusal = bytes.refusal()) {
    complain(refusal->why);
    return false;
  }
  auto read = read_tally(bytes.value());
  if (const auto* problem = std::get_if<Problem>(&read)) {
    print_line(stderr, text(*problem, file, translated));
    return false;
  }
  auto& tally = std::get<BatchTally>(read);
  if (only && tally.played.hull().first >= only->end()) return true;
  if (only && tally.played.hull().end() > only->end()) {
    complain({N_("{0} has games on both sides of game {1}, where it is looked whether enough was played"),
              {file, std::to_string(only->end())}});
    return false;
  }
  return add(file, std::move(tally));
}

bool TallySum::add(const std::string& file, BatchTally more) {
  if (!batch_) {
    batch_ = more.identity;
    source_ = file;
  }
  if (const auto differs = difference(*batch_, more.identity)) {
    complain({N_("{0} does not belong to {1}: {2}"), {file, source_, *differs}});
    return false;
  }
  if (sum_)
    for (const GameRange& range : more.played.ranges())
      if (const auto twice = sum_->played.overlap(range)) {
        complain({N_("{0} has games that are in {1} already: {2}"),
                  {file, file_with(twice->first), range_words(*twice)}});
        return false;
      }
  for (const GameRange& range : more.played.ranges()) files_.emplace_back(range, file);
  if (!sum_) {
    sum_ = std::move(more);
    return true;
  }
  const auto refused = hexwright::add(*sum_, more);
  if (refused) complain({N_("{0} cannot be added: {1}"), {file, *refused}});
  return !refused;
}

const std::string& TallySum::file_with(std::uint64_t game) const {
  const auto found = std::find_if(files_.begin(), files_.end(), [game](const auto& file) {
    return file.first.first <= game && game < file.first.end();
  });
  return found == files_.end() ? source_ : found->second;
}

void report_holes(const std::vector<GameRange>& holes) {
  constexpr std::size_t most_listed = 20;
  for (std::size_t i = 0; i < std::min(holes.size(), most_listed); ++i)
    complain(in_form_for(holes[i].games,
                         plural("{0} is missing from the playtest", "{0} are missing from the playtest"),
                         {range_words(holes[i])}));
  if (holes.size() > most_listed)
    complain(by_number(holes.size() - most_listed, plural("and {0} further gap", "and {0} further gaps")));
}

TalliedBatch::TalliedBatch(const Game& its_game, const BatchTally& tally)
    : game(its_game), result{tally.statistics} {
  const BatchIdentity& batch = tally.identity;
  for (const std::string& bot : batch.bots) options.bots.push_back(find_bot(bot));
  options.seed = batch.seed;
  options.study = batch.studied;
  options.most_turns = batch.most_turns;
  options.first = tally.played.hull().first;
  options.games = tally.played.games();
}

}  // namespace hexwright
