#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "editor/core/play/board_now.h"
#include "model/playtest/action_spec.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/cities_and_knights/progress_words.h"
#include "model/playtest/modules/pirate_fleet/war.h"
#include "model/playtest/table.h"
#include "tests/editor/core/play/driven.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;

std::string words_at(const PlaySession& session, const Place& place) {
  std::string all;
  for (const Message& piece : words_of_pieces(session, place))
    all += text(piece, nullptr, session.names()) + "\n";
  return all;
}

PlaySession played_by_bots(std::string_view name, int moves) {
  PlaySession session = started(setup_of(name, {"settler", "settler", "settler", "settler"}));
  steps(session, moves);
  return session;
}

TEST(PieceWords, NameEveryPieceAndItsOwner) {
  for (const char* name : {"cities-and-knights-3-4", "pirate-islands-3-4", "frontiers"}) {
    const PlaySession session = played_by_bots(name, 600);
    const auto pieces = session.pieces_now();
    ASSERT_FALSE(pieces.empty());
    for (const BoardPiece& piece : pieces) {
      const Place place = std::visit([](const auto& at) { return Place(at); }, piece.at);
      const std::string words = words_at(session, place);
      EXPECT_THAT(words, HasSubstr(session.names()[piece.seat.index()])) << name;
      EXPECT_EQ(words.find_first_of("{}"), std::string::npos) << words;
    }
    EXPECT_EQ(words_at(session, WholeScenario{}), "");
  }
}

TEST(PieceWords, TellKnightsByRankAndWhetherTheyAreActive) {  // CK-29, CK-31
  const PlaySession session = played_by_bots("cities-and-knights-3-4", 1500);
  std::set<std::string> seen;
  for (const BoardPiece& piece : session.pieces_now()) {
    if (piece.kind < BoardPiece::Kind::BasicKnight || piece.kind > BoardPiece::Kind::MightyKnight) continue;
    const std::string words = words_at(session, std::get<Intersection>(piece.at));
    const std::string rank = piece.kind == BoardPiece::Kind::BasicKnight    ? "basic"
                             : piece.kind == BoardPiece::Kind::StrongKnight ? "strong"
                                                                            : "mighty";
    EXPECT_THAT(words, HasSubstr(rank + " knight of "));
    EXPECT_THAT(words, HasSubstr(piece.active ? ", active" : ", not active"));
    seen.insert(words);
  }
  EXPECT_FALSE(seen.empty());
}

TEST(PieceWords, TellWhoseFortressItIsAndWhatIsLeftOfIt) {  // PIR-02, PIR-14
  const PlaySession session = played_by_bots("pirate-islands-3-4", 40);
  const Game& game = session.game();
  for (const SeatId seat : game.seats()) {
    ASSERT_TRUE(pirate_fleet::stands_fortress(session.state(), seat));
    const pirate_fleet::PlayedBerth& berth = game.facts().berths[seat.index()];
    EXPECT_EQ(words_at(session, game.board().intersection(berth.fortress)),
              "fortress of the pirates for " + session.names()[seat.index()] + " to conquer: 3 chits left\n");
    EXPECT_EQ(words_at(session, game.board().intersection(berth.landing)),
              "landing place of " + session.names()[seat.index()] + "\n");
  }
}

TEST(SeatNotes, TellOfKnights) {  // CK-10, CK-21, CK-46
  const PlaySession session = played_by_bots("cities-and-knights-3-4", 0);
  const SeatNotes notes = notes_on(session.game(), session.state(), SeatId(0));
  EXPECT_EQ(notes.figures.size(), 2U);
  EXPECT_EQ(text(notes.words_of_tracks), "Improvements: Trade 0, Politics 0, Science 0");
  ASSERT_TRUE(notes.cards);
  EXPECT_EQ(text(notes.cards->words), "No progress cards");
  const OnBoard shown = on_board(session.game(), session.state());
  ASSERT_EQ(shown.tracks.size(), 1U);
  EXPECT_EQ(text(shown.tracks[0].words), "Barbarians: 0 of 7; cities 0, active knights 0");
}

TEST(BoardPieces, HaveTheFigureOfTheMerchantWhereItStands) {  // CK-71
  PlaySession session = played_by_bots("cities-and-knights-3-4", 0);
  State state = session.state();
  EXPECT_THAT(on_board(session.game(), state).pieces, testing::IsEmpty());
  state.realms.merchant_of = 2;
  state.realms.merchant_at = HexId(7);
  const auto pieces = on_board(session.game(), state).pieces;
  ASSERT_EQ(pieces.size(), 1U);
  EXPECT_EQ(pieces[0].kind, BoardPiece::Kind::MerchantFigure);
  EXPECT_EQ(pieces[0].seat, SeatId(1));
  EXPECT_EQ(std::get<Hex>(pieces[0].at), session.game().board().hex(HexId(7)));
  for (; !session.is_over(); steps(session, 20))
    EXPECT_EQ(std::ranges::count(session.pieces_now(), BoardPiece::Kind::MerchantFigure, &BoardPiece::kind),
              session.state().realms.merchant_of != 0 ? 1 : 0);
}

TEST(SeatNotes, TellOfCountsThatLieOpen) {  // PIR-12, CLO-02
  const auto counts_in = [](const char* name) {
    const PlaySession session = played_by_bots(name, 0);
    std::string all;
    const SeatNotes notes = notes_on(session.game(), session.state(), SeatId(0));
    for (const Message& count : notes.counts) all += text(count) + "\n";
    return all;
  };
  EXPECT_EQ(counts_in("pirate-islands-3-4"), "Warships: 0\nfortress: 3 chits left\n");
  EXPECT_EQ(counts_in("cloth-villages-3-4"), "Cloth: 0\n");
  EXPECT_EQ(counts_in("base-3-4"), "");
}

TEST(ProgressWords, AreThereForEveryCardAndEveryCardIsPlayedByOneAction) {  // CK-53 to CK-74
  std::set<Progress> played;
  for (const ActionSpec* spec : all_action_specs())
    if (const auto card = card_played_by(spec->kind)) {
      EXPECT_TRUE(played.insert(*card).second) << spec->id;
      EXPECT_EQ(spec->card, about(*card)) << spec->id;
      EXPECT_TRUE(spec->id.starts_with("play-")) << spec->id;
    }
  for (const Progress card : all_progress) {
    EXPECT_THAT(about(card), testing::EndsWith(".")) << title(card);
    EXPECT_EQ(played.contains(card), !is_victory_point(card)) << title(card);
  }
}

// Keys that the window uses itself, and those of modules that can be together, are not used twice.
TEST(KeysOfMoves, AreTheirOwnInEveryTemplate) {
  for (const std::string& name : template_names()) {
    const Game game(template_named(name), {.offers_a_turn = 1});
    std::set<char> keys{'F'};  // shows the whole board
    for (const ModuleRules* rules : all_module_rules()) {
      if (rules->module != "base" && !game.plays(rules->module)) continue;
      for (const ActionSpec& spec : rules->actions) {
        if (spec.key == 0) continue;
        EXPECT_TRUE(keys.insert(spec.key).second) << name << ": " << spec.key << ", " << spec.id;
      }
    }
  }
}

}  // namespace
}  // namespace hexwright
