#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/modules/own/hooks.h"
#include "model/playtest/modules/own/program.h"

// Marks that rules lay and take away: a state has a list of them.

namespace hexwright::own {
namespace {

/// A mark and its place, as a state remembers it: never 0.
class LyingMark {
 public:
  constexpr LyingMark(MarkKind mark, int place)
      : code_(static_cast<std::uint16_t>(place << bits_of_mark | static_cast<int>(1 + own_number(mark)))) {}
  explicit constexpr LyingMark(std::uint16_t code) : code_(code) {}

  constexpr MarkKind mark() const { return own_mark((code_ & most_marks) - 1); }
  Where where() const {
    const int place = code_ >> bits_of_mark;
    switch (info(mark()).at) {
      case MarkedAt::Hex:
        return at_hex(HexId(place));
      case MarkedAt::Path:
        return at_path(PathId(place));
      case MarkedAt::Intersection:
        break;
    }
    return at_corner(IntersectionId(place));
  }
  constexpr std::uint16_t code() const { return code_; }

 private:
  static constexpr int bits_of_mark = 4, most_marks = (1 << bits_of_mark) - 1;
  static_assert(own_marks::most < most_marks && std::max(most_paths, most_intersections) < 1 << 12);
  std::uint16_t code_;
};

/// Nothing where marks of this kind lie at other sorts of places.
std::optional<LyingMark> mark_at(MarkKind mark, const Where& where) {
  switch (info(mark).at) {
    case MarkedAt::Hex:
      return where.hex != none ? std::optional(LyingMark(mark, where.hex.value())) : std::nullopt;
    case MarkedAt::Path:
      return where.path != none ? std::optional(LyingMark(mark, where.path.value())) : std::nullopt;
    case MarkedAt::Intersection:
      return where.corner != none ? std::optional(LyingMark(mark, where.corner.value())) : std::nullopt;
  }
  return {};
}

/// The places are the same, or one is at the edge of the other.
bool touch(const BoardGraph& board, const Where& a, const Where& b) {
  const auto among = [](const auto& ids, auto id) { return std::ranges::find(ids, id) != ids.end(); };
  if (a.hex != none) {
    if (b.hex != none) return a.hex == b.hex;
    return b.corner != none ? among(board.hex_intersections(a.hex), b.corner)
                            : b.path != none && among(board.hex_paths(a.hex), b.path);
  }
  if (a.corner != none) {
    if (b.corner != none) return a.corner == b.corner;
    return b.hex != none ? touch(board, b, a) : b.path != none && among(board.path_ends(b.path), a.corner);
  }
  if (b.path != none) return a.path == b.path;
  return (b.hex != none || b.corner != none) && touch(board, b, a);
}

bool is_moved(const ReadContext& read, MarkKind mark) {
  return (program(read.game).moved_marks >> own_number(mark) & 1U) != 0;
}

/// The codes of the marks that lie on the board.
template <class AnyState>
auto lying(AnyState& state) {
  auto& all = state.lying_marks;
  return std::span(all.begin(), std::ranges::find(all, 0));
}

const std::uint16_t* find_lying(const ReadContext& read, MarkKind mark, const Where& where) {
  for (const std::uint16_t& code : lying(read.state)) {
    const LyingMark each(code);
    if (each.mark() == mark && touch(read.board(), each.where(), where)) return &code;
  }
  return nullptr;
}

std::optional<MarkKind> mark_of(std::uint16_t code) {
  return code == 0 ? std::nullopt : std::optional(LyingMark(code).mark());
}

void take_away(auto& all, auto one) {
  std::copy(one + 1, all.end(), one);
  all.back() = 0;
}

MarkPlace place_of(const BoardGraph& board, const Where& where) {
  if (where.hex != none) return board.hex(where.hex);
  if (where.path != none) return board.path(where.path);
  return board.intersection(where.corner);
}

}  // namespace

bool lies(const ReadContext& read, MarkKind mark, const Where& where) {
  return is_moved(read, mark) ? find_lying(read, mark, where) != nullptr
                              : is_marked(program(read.game).marked[own_number(mark)], where);
}

int count_marks(const ReadContext& read, MarkKind mark) {
  if (!is_moved(read, mark)) return program(read.game).marked[own_number(mark)].count;
  return static_cast<int>(std::ranges::count_if(
      lying(read.state), [&](std::uint16_t code) { return LyingMark(code).mark() == mark; }));
}

void put_mark(PlayContext& play, MarkKind mark, const Where& where, bool moves) {
  const auto put = mark_at(mark, where);
  auto& all = play.state.lying_marks;
  if (put && moves)
    if (const auto old = std::ranges::find(all, std::optional(mark), mark_of); old != all.end())
      take_away(all, old);
  const auto there = lying(play.state);
  if (!put || there.size() == all.size()) return;
  const auto place = std::ranges::lower_bound(there, put->code());
  if (place != there.end() && *place == put->code()) return;
  const auto at = all.begin() + (place - there.begin());
  std::copy_backward(at, all.end() - 1, all.end());
  *at = put->code();
}

void remove_mark(PlayContext& play, MarkKind mark, const Where& where) {
  const std::uint16_t* found = find_lying(play, mark, where);
  if (!found) return;
  auto& all = play.state.lying_marks;
  take_away(all, all.begin() + (found - all.data()));
}

void lay_out_marks(PlayContext& play) {
  for (const auto& [place, mark] : play.game.scenario().marks)
    if (is_own(mark.kind) && is_moved(play, mark.kind))
      put_mark(play, mark.kind, where_on(play.board(), place));
}

void show_marks(const ReadContext& read, OnBoard& shown) {
  for (const auto& [place, mark] : read.game.scenario().marks)
    if (is_own(mark.kind) && is_moved(read, mark.kind)) shown.gone.push_back(place);
  for (const std::uint16_t code : lying(read.state)) {
    const LyingMark each(code);
    shown.laid.emplace_back(place_of(read.board(), each.where()), Mark{each.mark()});
  }
}

}  // namespace hexwright::own
