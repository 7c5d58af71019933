#pragma once

#include <optional>
#include <vector>

#include "io/table/audience.h"
#include "io/table/table.h"

namespace hexwright {

/// What was done is taken back by agreement: who did it asks, and all other people at the table agree.
class TakeBacks {
 public:
  /// `links`: remember what was taken back, and must outlive it. `file`: theirs.
  TakeBacks(Table& table, Audience& audience, TableLinks& links, std::filesystem::path file)
      : table_(&table), audience_(&audience), links_(&links), file_(std::move(file)) {}

  /// Nobody goes on before that is settled.
  bool is_open() const { return request_.has_value(); }
  /// All have agreed: the table can be taken back to so many actions.
  bool is_agreed() const { return request_ && request_->waits.empty(); }

  std::optional<Refusal> ask(SeatId seat);
  std::optional<Refusal> answer(SeatId seat, bool yes);
  /// Who leaves is not waited for; where it was who asked, nobody asks any more.
  void left(SeatId seat);
  /// Somebody has gone on instead.
  void forget();
  /// Does what was agreed on, and tells all. Refused when it cannot be written down.
  /// Preconditions: `is_agreed`; no bot thinks.
  std::optional<Refusal> take_back();

  /// What somebody has to be told who comes, or comes back, and knows so much. Returns how many of the
  /// actions that it knows are still so.
  std::size_t welcome(Guest& guest, const Hello& hello) const;

 private:
  Table* table_;
  Audience* audience_;
  TableLinks* links_;
  std::filesystem::path file_;
  std::optional<TakeBack> request_;
};

}  // namespace hexwright
