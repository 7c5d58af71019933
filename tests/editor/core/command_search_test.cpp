#include "editor/core/search/command_search.h"

namespace hexwright {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::vector<SearchedCommand> commands{
    {L"file: save", L"save the scenario in its file"},
    {L"file: save as…", L"save the scenario in another file"},
    {L"file: export set-up sheet…", L"write a sheet to print"},
    {L"map: surround with sea", L"every empty place beside land becomes sea"},
    {L"view: reset the layout", L"every panel back in its place"},
    {L"tools: brush: line", L"what a stroke of the tool covers"},
};

std::vector<std::wstring> found(std::wstring_view typed, const std::vector<std::wstring>& used = {}) {
  std::vector<std::wstring> names;
  for (const std::size_t at : ranked(typed, commands, used)) names.push_back(commands[at].name);
  return names;
}

TEST(CommandSearch, FindsWordsInAnyOrder) {
  EXPECT_THAT(found(L"sea surround"), ElementsAre(L"map: surround with sea"));
  EXPECT_THAT(found(L"line br"), ElementsAre(L"tools: brush: line"));
  EXPECT_THAT(found(L"sea surround layout"), IsEmpty()) << "each word has to be there";
}

TEST(CommandSearch, FindsLettersThatFollowOneAnother) {
  EXPECT_EQ(found(L"sws").front(), L"map: surround with sea");
  EXPECT_EQ(found(L"rslay").front(), L"view: reset the layout");
  EXPECT_THAT(found(L"urround"), ElementsAre(L"map: surround with sea")) << "a part of a word";
  EXPECT_THAT(found(L"rround wh"), ElementsAre(L"map: surround with sea"));
  EXPECT_THAT(found(L"lw"), IsEmpty()) << "letters in the wrong order";
  EXPECT_THAT(found(L"qq"), IsEmpty());
}

TEST(CommandSearch, WordsComeBeforeTheirBeginningsAndPartsBeforeLetters) {
  EXPECT_GT(*fit(L"sea", commands[3]), *fit(L"se", commands[3]));
  EXPECT_GT(*fit(L"se", commands[3]), *fit(L"ea", commands[3]));
  EXPECT_GT(*fit(L"ea", commands[3]), *fit(L"sws", commands[3]));
  EXPECT_GT(*fit(L"sws", commands[3]), *fit(L"swt", commands[3])) << "beginnings before letters within";
}

TEST(CommandSearch, TheHelpIsSearchedToo) {
  EXPECT_THAT(found(L"print"), ElementsAre(L"file: export set-up sheet…"));
  EXPECT_THAT(found(L"rint"), IsEmpty()) << "only where one of its words begins";
}

TEST(CommandSearch, OfEqualsTheOneUsedLatelyComesFirst) {
  EXPECT_THAT(found(L"save"), ElementsAre(L"file: save", L"file: save as…"));
  EXPECT_THAT(found(L"save", {L"file: save as…"}), ElementsAre(L"file: save as…", L"file: save"));
  EXPECT_EQ(found(L"reset", {L"file: save"}).front(), L"view: reset the layout");
  EXPECT_EQ(found(L"ea", {L"view: reset the layout"}).front(), L"map: surround with sea")
      << "what fits better stays before it";
}

TEST(CommandSearch, WithNothingTypedAllAreThereThoseUsedLatelyFirst) {
  const auto all = found(L"  ", {L"tools: brush: line", L"file: save"});
  ASSERT_EQ(all.size(), commands.size());
  EXPECT_EQ(all[0], L"tools: brush: line");
  EXPECT_EQ(all[1], L"file: save");
  EXPECT_EQ(all[2], L"file: save as…");
}

}  // namespace
}  // namespace hexwright
