#include "editor/core/generate/wish_rows.h"

#include <gmock/gmock.h>

#include "editor/core/document/document.h"
#include "editor/core/document/template_catalogue.h"

namespace hexwright {
namespace {

Document base_document() { return *Document::open(find_template("base-3-4").value().file).document; }

const WishRow& row_of(const std::vector<WishRow>& rows, WishKind kind) {
  return *std::ranges::find_if(rows, [kind](const WishRow& row) { return row.wish.kind == kind; });
}

TEST(WishRows, ShowEveryKindAndWhichAreAskedFor) {
  Document document = base_document();
  auto rows = wish_rows(document.scenario());
  EXPECT_EQ(rows.size(), all_wish_kinds.size());
  EXPECT_THAT(rows, testing::Each(testing::Field(&WishRow::wanted, false)));
  const Wish asked{WishKind::CornerPips, 9, 3};
  ASSERT_FALSE(
      document.perform(change_wish(document.scenario(), row_of(rows, WishKind::CornerPips), asked, true)));
  rows = wish_rows(document.scenario());
  EXPECT_EQ(rows.size(), all_wish_kinds.size());
  EXPECT_TRUE(row_of(rows, WishKind::CornerPips).wanted);
  EXPECT_EQ(row_of(rows, WishKind::CornerPips).wish, asked);
}

TEST(WishRows, ChangeOneWishAndLeaveTheOthers) {
  Document document = base_document();
  ASSERT_FALSE(document.perform(take_wish_set(*find_wish_set("usual"))));
  EXPECT_EQ(wish_set_of(document.scenario()), find_wish_set("usual"));
  const auto before = document.scenario().generation.wishes;
  const WishRow row = row_of(wish_rows(document.scenario()), WishKind::CornerPips);
  ASSERT_FALSE(document.perform(change_wish(document.scenario(), row, {WishKind::CornerPips, 10}, true)));
  EXPECT_EQ(document.scenario().generation.wishes.size(), before.size());
  EXPECT_EQ(wish_set_of(document.scenario()), nullptr);
  const WishRow changed = row_of(wish_rows(document.scenario()), WishKind::CornerPips);
  EXPECT_EQ(changed.wish.limit, 10);
  ASSERT_FALSE(document.perform(change_wish(document.scenario(), changed, changed.wish, false)));
  EXPECT_EQ(document.scenario().generation.wishes.size(), before.size() - 1);
  document.history().go_to(1);
  EXPECT_EQ(document.scenario().generation.wishes, before);
}

TEST(WishRows, SayWhereTheBoardMissesAWish) {
  Document document = base_document();
  const WishRow row = row_of(wish_rows(document.scenario()), WishKind::RedNumbersApart);
  EXPECT_EQ(row.missed, 0);
  EXPECT_THAT(row.places, testing::IsEmpty());
  // Every hex with a number gets a 6.
  Command command{Message("sixes"), {}};
  for (const auto& [hex, cell] : document.scenario().cells)
    if (open_token(cell)) command.edits.emplace_back(SetToken{hex, 6});
  ASSERT_FALSE(document.perform(command));
  const WishRow missed = row_of(wish_rows(document.scenario()), WishKind::RedNumbersApart);
  EXPECT_GT(missed.missed, 10);
  EXPECT_EQ(missed.places.size(), 18U);
}

}  // namespace
}  // namespace hexwright
