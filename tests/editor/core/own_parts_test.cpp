#include "editor/core/editing/own_parts.h"

#include "editor/core/editing/own_names.h"
#include "editor/core/editing/own_places.h"
#include "editor/core/editing/own_slots.h"
#include "editor/core/editing/own_words.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/book.h"
#include "model/rules/own/sayings.h"
#include "tests/editor/core/own_writing.h"

// Packs of own rules as they are written in the window, slot by slot.

namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// Whatever the vocabulary has can be begun, and has the form that files ask for.
TEST(OwnParts, EveryElementHasANeutralStart) {
  for (const own::ElementRow& each : own::vocabulary())
    for (const std::string_view parent : each.parents) {
      own::Element pack = with_things({"terrain", "counter", "deck", "marker"});
      PartPath path;
      const auto begin = [&](std::string_view outer, std::string_view inner) {
        const ChangedPack with = with_part({}, pack, path, row(outer, inner));
        pack = with.pack, path = with.part;
      };
      if (parent == "any") begin("pack", "rule");
      if (parent != "pack") begin(parent == "any" ? "rule" : "pack", parent);
      const ChangedPack with = with_part({}, pack, path, each);
      EXPECT_EQ(part_at(with.pack, with.part).name, each.name);
      EXPECT_THAT(own::form_problems(with.pack), IsEmpty()) << each.name << " in " << parent;
      for (const own::Problem& problem : own::read_book(own::Packs({with.pack})).problems)
        EXPECT_TRUE(problem.word.empty()) << each.name << " names " << problem.word;
    }
}

TEST(OwnParts, StartsSpeakOfNothingThatIsNotThere) {
  own::Element pack = with_things({"rule", "rule", "action"});
  EXPECT_EQ(pack.children[0].get("title"), "New rule");
  EXPECT_EQ(pack.children[1].get("id"), "new-rule-2");
  EXPECT_EQ(pack.children[2].get("title"), "New action");
  EXPECT_FALSE(pack.children[2].find("cost"));
  pack = with_part({}, with_part({}, pack, {0}, row("rule", "when")).pack, {0}, row("rule", "take")).pack;
  EXPECT_EQ(part_at(pack, {0, 0}).attributes, (std::vector<own::Attribute>{{"event", "number"}}));
  EXPECT_EQ(part_at(pack, {0, 1}).attributes, (std::vector<own::Attribute>{{"what", "any"}, {"count", "1"}}));
  const own::Element gain = with_part({}, pack, {0}, row("rule", "gain")).pack;
  EXPECT_EQ(part_at(gain, {0, 2}).get("counter"), "new-counter");
  ASSERT_TRUE(problem_at(problems_in(gain), "counter").repair) << "which adds it";
}

TEST(OwnParts, StartsNameWhatThereIs) {
  own::Element pack = changed(with_things({"terrain"}), {0}, "title", "Salt Marsh");
  EXPECT_EQ(pack.children[0].get("id"), "salt-marsh");
  pack = with_part({}, pack, {}, row("pack", "bar")).pack;
  EXPECT_EQ(pack.children[1].get("beside"), "terrain:salt-marsh");
}

TEST(OwnParts, AnIdFollowsItsTitleAndAllThatNameIt) {
  const own::Element pack = changed(fishing(), {1}, "title", "Golden carps");
  EXPECT_EQ(pack.children[1].get("id"), "golden-carps");
  EXPECT_EQ(part_at(pack, {2, 2}).get("counter"), "golden-carps");
  const own::Element emptied = changed(changed(pack, {1}, "title", ""), {1}, "title", "Eels");
  EXPECT_EQ(part_at(emptied, {2, 2}).get("counter"), "eels");
}

TEST(OwnParts, AnIdOfTheMapStays) {
  const own::Element pack = fishing();
  const own::Element renamed =
      with_value({}, own::Packs({pack}), pack, {0}, slot("pack", "terrain", "title"), "Sea of salt");
  EXPECT_EQ(renamed.children[0].get("id"), pack.children[0].get("id"));
  EXPECT_EQ(renamed.children[0].get("title"), "Sea of salt");
}

TEST(OwnParts, AreAddedOnlyAsOftenAsTheyMayStand) {
  const auto rows = addable(fishing(), {2});
  EXPECT_THAT(rows, Not(Contains(&row("rule", "when"))));
  EXPECT_THAT(rows, Contains(&row("rule", "take")));
  EXPECT_FALSE(with_copy({}, fishing(), {2, 0}));
}

TEST(OwnParts, AreCopiedMovedAndTakenOut) {
  const auto copy = with_copy({}, fishing(), {2});
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->part, PartPath({3}));
  EXPECT_NE(copy->pack.children[3].get("id"), copy->pack.children[2].get("id"));
  own::Element pack = with_part({}, fishing(), {2}, row("rule", "take")).pack;
  EXPECT_FALSE(with_part_moved(pack, {2, 0}, 1)) << "what a rule waits for comes first";
  const auto moved = with_part_moved(pack, {2, 2}, 1);
  ASSERT_TRUE(moved);
  EXPECT_EQ(part_at(moved->pack, {2, 2}).name, "take");
  EXPECT_EQ(without_part(moved->pack, {2}).children.size(), 2U);
}

TEST(OwnSlots, HaveATitleAndASentence) {
  for (const own::ElementRow& element : own::vocabulary())
    for (const own::AttributeRow& each : element.attributes) {
      EXPECT_NE(text(own::title_of(element, each)), "") << element.name << " " << each.name;
      EXPECT_NE(text(own::about_of(element, each)), "") << element.name << " " << each.name;
    }
  EXPECT_EQ(text(own::title_of(row("rule", "when"), slot("rule", "when", "what"))), "what is built or lost");
  EXPECT_EQ(text(own::title_of(row("rule", "take"), slot("rule", "take", "what"))), "cards");
}

TEST(OwnSlots, ShowWhatIsSaidAndOfferWhatMeansSomething) {
  own::Element pack = fishing();
  EXPECT_THAT(names(slots_of({}, pack, {})), ElementsAre("title", "about"));
  EXPECT_THAT(names(slots_of({}, pack, {2, 0})), ElementsAre("event", "terrain", "numbers"));
  EXPECT_THAT(names(details_of({}, pack, {2, 0})), Contains("role"));
  EXPECT_THAT(names(details_of({}, pack, {2, 0})), Not(Contains("every"))) << "only of counters";
  pack = changed(changed(pack, {2, 0}, "terrain", ""), {2, 0}, "event", "built");
  EXPECT_THAT(names(slots_of({}, pack, {2, 0})), ElementsAre("event", "terrain", "what"));
}

TEST(OwnSlots, OfferTheValuesThatFit) {
  const own::Element pack = fishing();
  const auto counters = choices_for({}, pack, slot("rule", "gain", "counter"), "fish");
  ASSERT_EQ(counters.size(), 1U);
  EXPECT_EQ(text(counters[0].title), "Fish");
  EXPECT_TRUE(counters[0].is_on);
  const auto terrains = choices_for({}, pack, slot("rule", "when", "terrain"), "desert lake");
  EXPECT_EQ(terrains.front().value, "desert") << "a second time takes it out";
  EXPECT_EQ(terrains.size(), 1 + all_terrains.size());
  EXPECT_EQ(choices_for({}, pack, slot("pack", "action", "cost"), "2 fish")[0].value, "3 fish");
}

TEST(OwnSlots, WhatMeansNothingAnyMoreGoesWithAValue) {
  own::Element pack = with_things({"action"});
  pack = changed(changed(pack, {0}, "limit", "1"), {0}, "per", "game");
  EXPECT_EQ(changed(pack, {0}, "limit", "").children[0].get("per"), "");
  EXPECT_EQ(changed(pack, {0}, "limit", "x").children[0].get("per"), "game") << "it is being written";
  pack = changed(fishing(), {2, 0}, "terrain", "lake");
  const own::Element turn = changed(pack, {2, 0}, "event", "turn");
  EXPECT_FALSE(part_at(turn, {2, 0}).find("terrain"));
  EXPECT_EQ(part_at(changed(pack, {2, 0}, "event", "built"), {2, 0}).get("terrain"), "lake");
}

TEST(OwnSlots, AnyTakesThePlaceOfKinds) {
  const own::AttributeRow& cards = slot("rule", "take", "what");
  const auto choice = [&](const std::string& value, const std::string& title) {
    for (const SlotChoice& each : choices_for({}, {}, cards, value))
      if (text(each.title) == title) return each.value;
    return std::string("none");
  };
  EXPECT_EQ(choice("wool grain", "any"), "any");
  EXPECT_EQ(choice("any", "wool"), "wool");
  EXPECT_EQ(choice("wool", "grain"), "wool grain");
}

TEST(OwnSayings, EveryThingSaysSomething) {
  own::Element pack = fishing();
  const own::Packs packs({pack});
  EXPECT_EQ(text(saying_of(packs, pack, 1)), "Fish: counted for each player, up to 30.");
  EXPECT_EQ(
      text(saying_of(packs, pack, 2)),
      "When the number of any Lake is rolled: the owners of the buildings around it: gain fish: 1 for each "
      "settlement and 2 for each city.");
  for (const own::ElementRow& each : own::vocabulary()) {
    if (each.parents.empty() || each.parents.front() != "pack") continue;
    const ChangedPack with = with_part({}, pack, {}, each);
    EXPECT_FALSE(text(saying_of(*packs_with({}, with.pack), with.pack, with.part.front())).empty())
        << each.name;
  }
}

/// On a small island with a lake at its coast.
class OwnPlacesOnMap : public testing::Test {
 protected:
  static own::Element pack() {
    return written_pack(R"(
      <terrain id="lake" title="Lake" colour="2F6F9F" prints="2 3 11 12"/>
      <harbor id="port" title="Port" rate="2"/>
      <marker id="river" title="River" at="path" colour="2F6F9F"/>
      <counter id="fish" title="Fish" most="30"/>
      <rule id="fishing" title="Fishing"><when event="number" terrain="lake"/><gain counter="fish"/></rule>
      <rule id="five" title="Five"><when event="number" numbers="5"/><gain counter="fish"/></rule>
      <rule id="bridge" title="Bridge"><when event="built" what="road" marker="river"/><gain counter="fish"/></rule>
      <rule id="welcome" title="Welcome"><when event="built" what="settlement" beside="harbor:port"/>
        <gain counter="fish"/></rule>
      <rule id="any" title="Any"><when event="built" what="city"/><gain counter="fish"/></rule>
      <rule id="inland" title="Inland"><when event="built" what="settlement"/><if coast="no"/><gain counter="fish"/>
      </rule>
      <bar what="settlement" beside="terrain:desert"/>)");
  }
  OwnPlacesOnMap() {
    map.own = own::Packs({pack()});
    map.cells[{0, 0}].terrain = *own::from_id<Terrain>(map.own, "lake");
    map.cells[{1, 0}].terrain = Terrain::Forest;
    map.cells[{1, 0}].token = 5;
    map.cells[{0, 1}].terrain = Terrain::Hills;
    map.marks[river] = {*own::from_id<MarkKind>(map.own, "river")};
    map.harbors[Path({1, 0}, Direction::East)] = {Direction::West,
                                                  *own::from_id<HarborKind>(map.own, "port")};
  }
  OwnPlaces of(std::size_t part) const { return places_of(map, map.own.all()[0], part); }
  std::string words_of(std::size_t part) const { return text(in_words(map, of(part))); }

  const Path river{{0, 0}, Direction::East};
  Scenario map;
};

TEST_F(OwnPlacesOnMap, OfThingsAreWhereTheyLie) {
  EXPECT_THAT(of(0).hexes, ElementsAre(Hex{0, 0}));
  EXPECT_EQ(words_of(0), "1 hex of this map, with 6 corners");
  EXPECT_THAT(of(2).paths, ElementsAre(river));
  EXPECT_THAT(of(1).paths, ElementsAre(map.topology.canonical(Path({1, 0}, Direction::East))));
  EXPECT_EQ(words_of(3), "") << "a counter is nowhere";
}

TEST_F(OwnPlacesOnMap, OfRulesAreWhereTheyMayHappen) {
  EXPECT_THAT(of(4).hexes, ElementsAre(Hex{0, 0}));
  EXPECT_THAT(of(5).hexes, ElementsAre(Hex{1, 0}));
  EXPECT_THAT(of(6).paths, ElementsAre(river));
  EXPECT_EQ(words_of(7), "2 corners of this map");
  EXPECT_EQ(words_of(8), "") << "all corners are none to speak of";
  EXPECT_EQ(words_of(9), "1 corner of this map");
  EXPECT_EQ(words_of(10), "No place of this map");
}

/// Own harbors and marks are things like the others: offered, said, renamed with what names them.
TEST(OwnParts, NameHarborsAndMarks) {
  own::Element pack = with_things({"harbor", "marker", "rule"});
  pack = with_part({}, pack, {2}, row("rule", "when")).pack;
  const PartPath when{2, 0};
  pack = changed(pack, when, "event", "built");
  pack = changed(pack, when, "terrain", "");
  pack = changed(pack, when, "marker", std::string(pack.children[1].get("id")));
  pack = changed(pack, when, "beside", "harbor:" + std::string(pack.children[0].get("id")));
  pack = with_part({}, pack, {2}, row("rule", "take")).pack;
  EXPECT_THAT(single_words({}, pack, slot("rule", "when", "beside")),
              testing::AllOf(Contains("harbor:new-harbor"), Contains("harbor:generic")));
  EXPECT_THAT(single_words({}, pack, slot("rule", "when", "marker")), ElementsAre("new-marker"));
  const auto packs = packs_with({}, pack);
  ASSERT_TRUE(packs);
  EXPECT_THAT(text(saying_of(*packs, pack, 2)),
              testing::AllOf(testing::HasSubstr("New marker"), testing::HasSubstr("New harbor")));
  EXPECT_THAT(text(saying_of(*packs, pack, 0)), testing::HasSubstr("2"));
  pack = changed(pack, {0}, "title", "Free port");
  pack = changed(pack, {1}, "title", "Village");
  EXPECT_EQ(part_at(pack, when).get("beside"), "harbor:free-port");
  EXPECT_EQ(part_at(pack, when).get("marker"), "village-2") << "a mark of that id is built in";
}

}  // namespace
}  // namespace hexwright
