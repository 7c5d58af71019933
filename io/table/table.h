#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "io/render/export/page.h"
#include "io/render/pen/theme.h"
#include "io/table/client_message.h"
#include "io/table/page_words.h"

namespace hexwright {

/// What a picture of the board is made of: what stays, and what moves on it.
enum class BoardLayer : std::uint8_t { Ground, Pieces };

/// A game as its host needs it. The host knows no rule: it asks what each viewer is told, and hands on what
/// guests answer. A viewer is a seat, or none for those who watch. All is asked in one thread but `think`.
class Table {
 public:
  Table() = default;
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  virtual ~Table() = default;

  virtual std::string title() const = 0;
  virtual int seats() const = 0;
  /// The title of the bot that plays there; empty for a person.
  virtual std::string bot(SeatId seat) const = 0;
  virtual std::string name(SeatId seat) const = 0;
  /// What the page is told in the language of the table.
  virtual const PageWords& page_words() const = 0;
  /// A guest says what to be called. Refused when that cannot be written down.
  virtual std::optional<Refusal> rename(SeatId seat, const std::string& name) = 0;

  /// How many actions were done.
  virtual std::size_t steps() const = 0;
  virtual bool is_over() const = 0;
  /// What the game is: see `game_line`. `seed`: for whoever plays by chance.
  virtual std::string game(SeatId viewer, std::uint64_t seed) const = 0;
  /// What the viewer sees and can do now, and what was done after so many actions: see `moment_line`.
  virtual std::string moment(SeatId viewer, std::size_t since) const = 0;
  /// On which pictures are drawn.
  virtual const Sheet& sheet() const = 0;
  /// An SVG, and the same one again while nothing in it has changed. Boards lie open: it is the same for all.
  virtual std::shared_ptr<const std::string> picture(BoardLayer layer, BoardTheme theme) = 0;

  /// Does what this seat chose; refused in words, and nothing has changed.
  virtual std::optional<Refusal> answer(SeatId seat, const Answer& answer) = 0;

  /// Keeps what somebody says of the map; `by`: the seat, or none for who watches. Refused when there are too
  /// many notes, or it cannot be written down. Bots may think meanwhile.
  virtual std::optional<Refusal> keep(SeatId by, const Note& note) = 0;

  /// After how many actions the game would be again if this seat took back what it did last: none unless that
  /// is the last thing that a person did.
  virtual std::optional<std::size_t> may_take_back_to(SeatId seat) const = 0;
  /// All that was done after so many actions is taken back. Refused when that cannot be written down. Not to
  /// be called while a bot thinks.
  virtual std::optional<Refusal> take_back_to(std::size_t steps) = 0;

  /// Whether a bot plays for the person of this seat, who has left. Not to be changed while a bot thinks.
  virtual bool has_stand_in(SeatId seat) const = 0;
  virtual void let_stand_in(SeatId seat, bool bot) = 0;

  virtual bool waits_for_bot() const = 0;
  /// Has the bot decide, in any thread, while nobody else acts.
  virtual void think() = 0;
  /// Does what it decided. Refused when that cannot be written down.
  virtual std::optional<Refusal> act_as_thought() = 0;
  /// Whether bots may think: without leave a decision that is being thought of ends, and means nothing. From
  /// any thread.
  virtual void let_think(bool leave) = 0;
};

}  // namespace hexwright
