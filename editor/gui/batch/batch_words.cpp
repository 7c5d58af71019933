#include "gui/batch/batch_words.h"

#include <wx/intl.h>

#include "gui/words.h"
#include "playtest/charts.h"

namespace hexwright::gui {
namespace {

wxString duration(double seconds) {
  const auto whole = static_cast<long long>(seconds + 0.5);
  return whole < 3600 ? wxString::Format("%lld:%02lld", whole / 60, whole % 60)
                      : wxString::Format("%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
}

unsigned long long number(std::uint64_t count) { return count; }

wxString outcome_words(const PlayedSoFar& batch) {
  const auto played = number(static_cast<std::uint64_t>(batch.result.statistics.games));
  const wxString time = duration(batch.progress.seconds);
  switch (batch.result.ended) {
    case BatchResult::Ended::Stopped:
      return wxString::Format(_("Cancelled after %llu of %llu games; what is done is kept."), played,
                              number(batch.progress.games));
    case BatchResult::Ended::NarrowEnough:
      return wxString::Format(_("Enough is known after %llu games (%s)."), played, time);
    case BatchResult::Ended::AllPlayed:
      break;
  }
  return wxString::Format(_("%llu games played in %s."), played, time);
}

wxString kept_words(const PlayedSoFar& batch) {
  if (batch.kept) return "\n" + _("Kept in the library with this version of the map.");
  if (!batch.not_kept) return {};
  return "\n" + wxString::Format(_("Not kept in the library: %s."), words(batch.not_kept->why));
}

}  // namespace

wxString progress_words(const PlayedSoFar& batch, bool running) {
  const auto& [done, games, seconds, left] = batch.progress;
  if (running)
    return wxString::Format(_("%llu of %llu games, %s left"), number(done), number(games), duration(left));
  return outcome_words(batch) + kept_words(batch);
}

wxString fairness_words(const Statistics& found) {
  const Fairness fairness = fairness_of(found);
  const wxString often = wxString::Format(_("Equal seats would differ so much in %s of 100 playtests: "),
                                          words(std::string_view(fairness.often)));
  switch (fairness.verdict) {
    case Fairness::Verdict::Unequal:
      return often + _("the seats are not equal.");
    case Fairness::Verdict::Perhaps:
      return often + _("perhaps they are not equal; play more games.");
    case Fairness::Verdict::Equal:
      break;
  }
  return often + _("no sign that a seat is better.");
}

wxString length_words(const PlayedSoFar& batch) {
  const Statistics& found = batch.result.statistics;
  wxString words;
  if (found.decided() > 0)
    words =
        wxString::Format(_("%.0f turns on average; half of the games end within %d, nine of ten within %d."),
                         found.mean_length(), found.length_of_share(0.5), found.length_of_share(0.9));
  if (found.stalled > 0)
    words += (words.empty() ? "" : " ") +
             wxString::Format(_("%lld games stalled: nobody had won after %d turns."),
                              static_cast<long long>(found.stalled), batch.options.most_turns);
  return words;
}

}  // namespace hexwright::gui
