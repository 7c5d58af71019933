#include <gmock/gmock.h>

#include "editor/core/editing/typing.h"

// What is typed into a field and not committed yet. EDIT-02

namespace hexwright {
namespace {

void type_letters(TypingHistory& history, std::wstring text, const std::wstring& letters) {
  for (const wchar_t letter : letters) history.type(text += letter);
}

TEST(TypingHistory, NothingIsUndoneBeforeAnythingIsTyped) {
  TypingHistory history;
  history.commit(L"Isle");
  history.type(L"Isle");
  EXPECT_FALSE(history.can_undo());
  EXPECT_FALSE(history.can_redo());
}

TEST(TypingHistory, AWordIsOneStepAndASpaceBeginsAnother) {
  TypingHistory history;
  history.commit(L"");
  type_letters(history, L"", L"Green hill");
  EXPECT_EQ(history.undo().text, L"Green ");
  EXPECT_EQ(history.undo().text, L"Green");
  EXPECT_EQ(history.undo().text, L"");
  EXPECT_FALSE(history.can_undo());
  EXPECT_EQ(history.redo().text, L"Green");
  EXPECT_EQ(history.redo().text, L"Green ");
  EXPECT_EQ(history.redo().text, L"Green hill");
  EXPECT_FALSE(history.can_redo());
}

TEST(TypingHistory, LettersElsewhereAndRemovalsAreStepsOfTheirOwn) {
  TypingHistory history;
  history.commit(L"land");
  history.type(L"lands");
  history.type(L"Xlands");
  history.type(L"Xland");
  EXPECT_EQ(history.undo().text, L"Xlands");
  EXPECT_EQ(history.undo().text, L"lands");
  EXPECT_EQ(history.undo().text, L"land");
}

TEST(TypingHistory, TypingOverASelectionIsOneStep) {
  TypingHistory history;
  history.commit(L"Old name");
  history.type(L"");
  type_letters(history, L"", L"New");
  EXPECT_EQ(history.undo().text, L"Old name");
  EXPECT_EQ(history.redo().text, L"New");
}

TEST(TypingHistory, TheCursorStandsBehindWhatAStepChanged) {
  TypingHistory history;
  history.commit(L"north island");
  history.type(L"north Xisland");
  EXPECT_EQ(history.undo().cursor, 6U);
  EXPECT_EQ(history.redo().cursor, 7U);
}

TEST(TypingHistory, TypingAfterAnUndoForgetsWhatWasUndoneAndACommitForgetsAll) {
  TypingHistory history;
  history.commit(L"a");
  history.type(L"ab");
  EXPECT_EQ(history.undo().text, L"a");
  history.type(L"ac");
  EXPECT_FALSE(history.can_redo());
  history.commit(L"ac");
  EXPECT_FALSE(history.can_undo());
}

}  // namespace
}  // namespace hexwright
