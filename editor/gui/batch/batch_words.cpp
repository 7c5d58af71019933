#include <cmath>

#include <wx/intl.h>

#include "editor/gui/batch/batch_panel.h"
#include "editor/gui/controls/words.h"
#include "io/playtest/charts.h"
#include "io/playtest/people_words.h"
#include "io/playtest/reasons.h"
#include "io/playtest/verdict_words.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

std::string duration(double seconds) {
  const auto whole = std::llround(seconds);
  return utf8(whole < 3600
                  ? wxString::Format("%lld:%02lld", whole / 60, whole % 60)
                  : wxString::Format("%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60));
}

wxString outcome_words(const PlayedSoFar& batch) {
  const auto played = batch.result.statistics.games;
  const std::string time = duration(batch.progress.seconds);
  switch (batch.result.ended) {
    case BatchResult::Ended::Stopped:
      return words(by_number(batch.progress.games,
                             plural("Cancelled after {1} of {0} game; what is done is kept.",
                                    "Cancelled after {1} of {0} games; what is done is kept."),
                             {std::to_string(played)}));
    case BatchResult::Ended::NarrowEnough:
      return words(by_number(
          played, plural("Enough is known after {0} game ({1}).", "Enough is known after {0} games ({1})."),
          {time}));
    case BatchResult::Ended::AllPlayed:
      break;
  }
  return words(by_number(played, plural("{0} game played in {1}.", "{0} games played in {1}."), {time}));
}

wxString kept_words(const PlayedSoFar& batch) {
  if (batch.kept) return "\n" + _("Kept in the library with this version of the map.");
  if (!batch.not_kept) return {};
  return "\n" + wxString::Format(_("Not kept in the library: %s."), words(batch.not_kept->why));
}

}  // namespace

wxString progress_words(const PlayedSoFar& batch, bool running) {
  const auto& [done, games, opinion, seconds, left] = batch.progress;
  if (running) {
    const Message played = by_number(games, plural("{1} of {0} game, {2} left", "{1} of {0} games, {2} left"),
                                     {std::to_string(done), duration(left)});
    return words(opinion ? Message{N_("Second opinion, {0}: {1}"), {Message{opinion->title}, played}}
                         : played);
  }
  return outcome_words(batch) + kept_words(batch);
}

wxString seat_words(const PlayedSoFar& batch) {
  const BatchResult& result = batch.result;
  wxString all;
  for (const Message& sentence : verdict_sentences(result)) all += words(sentence) + "\n";
  for (const Message& reason : reasons(batch.playtest())) all += words(reason) + "\n";
  if (const auto by_chance = chance_sentence(result.statistics)) all += words(*by_chance);
  return all.Trim();
}

wxString people_words(const PlayedSoFar& batch) {
  if (!batch.result.people) return {};
  const PeopleReport report = people_report(batch.playtest());
  wxString all = "\n" + sentence(report.games);
  for (const Message& each : report.sentences) all += "\n" + words(each);
  if (!report.notes.empty()) all += "\n\n" + _("What players said of the map:");
  for (const Message& note : report.notes) all += "\n• " + words(note);
  return all;
}

wxString length_words(const PlayedSoFar& batch) {
  const Statistics& found = batch.result.statistics;
  wxString all;
  if (found.decided() > 0)
    all =
        wxString::Format(_("Turns on average: %.0f; half of the games end within %d, nine of ten within %d."),
                         found.mean_length(), found.length_of_share(0.5), found.length_of_share(0.9));
  if (found.stalled > 0)
    all += (all.empty() ? "" : " ") +
           words(by_number(found.stalled,
                           plural("{0} game stalled: nobody had won after turn {1}.",
                                  "{0} games stalled: nobody had won after turn {1}."),
                           {std::to_string(batch.options.most_turns)}));
  if (found.stuck > 0)
    all += (all.empty() ? "" : " ") +
           words(by_number(found.stuck, plural("{0} game got stuck: nobody could ever get a card again.",
                                               "{0} games got stuck: nobody could ever get a card again.")));
  if (found.lost > 0)
    all += (all.empty() ? "" : " ") +
           words(by_number(found.lost, plural("{0} game was lost by all players.",
                                              "{0} games were lost by all players.")));
  return all;
}

}  // namespace hexwright::gui
