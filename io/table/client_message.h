#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "io/render/pen/theme.h"
#include "io/render/view.h"
#include "model/board/ids.h"
#include "model/scenario/message.h"

// What guests of a table send: one JSON object a message, in the vocabulary of bots. README.md in io/table
// describes them for whoever writes another client.

namespace hexwright {

/// No message of a guest is longer, in bytes.
inline constexpr std::size_t most_message = 4096;
/// Of a guest's name, in characters.
inline constexpr std::size_t most_name = 24;

/// The first message, the answer to the table's "hello".
struct Hello {
  std::string token;           ///< of the link that was opened
  std::string name;            ///< empty: as the seat is called
  std::size_t since = 0;       ///< so many actions the guest has been told of
  bool pictures = false;       ///< the board is wanted as SVG
  std::size_t taken_back = 0;  ///< so often, as far as the guest was told, something was taken back
  friend bool operator==(const Hello&, const Hello&) = default;
};
/// A free seat is taken, or none: who asks watches. Who sits there gives another name.
struct Take {
  SeatId seat;
  std::string name;
  friend bool operator==(const Take&, const Take&) = default;
};
/// A bot is to play for somebody who has left, until that player is here again.
struct StandIn {
  SeatId seat;
  friend bool operator==(const StandIn&, const StandIn&) = default;
};
/// What the seat did last is to be taken back; the others are asked.
struct AskBack {
  friend bool operator==(const AskBack&, const AskBack&) = default;
};
/// Whether somebody who is asked agrees; who has asked, and does not any more, withdraws.
struct Agree {
  bool yes = false;
  friend bool operator==(const Agree&, const Agree&) = default;
};
/// What somebody says of the map, for the designer.
struct Note {
  std::string words;
  std::optional<Spot> at;  ///< on the picture of the board; none: of the whole map
  friend bool operator==(const Note&, const Note&) = default;
};
/// How the board is to look.
struct ChooseTheme {
  BoardTheme theme = BoardTheme::Standard;
  friend bool operator==(const ChooseTheme&, const ChooseTheme&) = default;
};
/// A decision: one of the legal ones by its number, `{"choose": 3}`, or an action in full, `{"do": ...}`.
/// What it says is for the game to read.
struct Answer {
  std::string line;
  std::optional<std::size_t> step;  ///< the moment that it is meant for, where it says so
  friend bool operator==(const Answer&, const Answer&) = default;
};
using ClientMessage = std::variant<Hello, Take, StandIn, AskBack, Agree, Note, ChooseTheme, Answer>;

/// What a guest sent, or why it is no message; never more than a sentence.
Outcome<ClientMessage> client_message_from(std::string_view line);

/// A line as it is shown: without blanks at its ends and without characters that act on the display, at most
/// so many characters.
std::string shown_line(std::string_view text, std::size_t most);
inline std::string shown_name(std::string_view text) { return shown_line(text, most_name); }

}  // namespace hexwright
