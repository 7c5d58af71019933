#include "editor/core/editing/own_slots.h"

#include <algorithm>
#include <array>
#include <utility>

#include "editor/core/editing/own_names.h"
#include "editor/core/editing/own_repairs.h"
#include "model/rules/own/book.h"

namespace hexwright {
namespace {

Message in_plain_words(std::string_view word) {
  std::string plain(word);
  std::ranges::replace(plain, '-', ' ');
  return Message(plain);
}

struct Word {
  std::string word;
  Message title;
};

void add_names(std::vector<Word>& words, const std::vector<OwnName>& names, const std::string& sign = {}) {
  for (const OwnName& name : names) words.push_back({sign + name.id, name.title});
}

template <class Words>
void add_plain(std::vector<Word>& words, const Words& more) {
  for (const auto& word : more) words.push_back({std::string(word), in_plain_words(word)});
}

std::vector<Word> titled_words(const own::Packs& packs, const own::Element& pack,
                               const own::AttributeRow& row) {
  const auto names = [&](std::string_view kind) { return names_of(packs, pack, kind); };
  std::vector<Word> words;
  using enum own::ValueType;
  switch (row.type) {
    case YesNo:
      add_plain(words, std::array{"yes", "no"});
      break;
    case OneOf:
    case Several:
      add_plain(words, row.words);
      break;
    case Name:
      add_names(words, names(row.name));
      break;
    case Condition:
      add_names(words, names("option"));
      for (const OwnName& option : names("option"))
        words.push_back({"!" + option.id, say(N_("not: {0}"), option.title)});
      break;
    case Terrains:
      add_names(words, names("terrain"));
      break;
    case Beside:
      add_plain(words, own::beside_words);
      add_names(words, names("terrain"), "terrain:");
      add_names(words, names("harbor"), "harbor:");
      break;
    case Cards:
      add_plain(words, own::card_words);
      break;
    case Price:
      add_names(words, names("counter"));
      for (const Resource resource : all_resources)
        words.push_back({std::string(id(resource)), in_plain_words(id(resource))});
      words.push_back({"any", Message{N_("cards of any kind")}});
      words.push_back({"same", Message{N_("cards that are alike")}});
      words.push_back({"different", Message{N_("cards that differ")}});
      break;
    case Value:
    case Values:
      add_names(words, names("counter"), "counter:");
      add_names(words, names("marker"), std::string(own::marks_sign));
      add_names(words, names("option"), "$");
      add_plain(words, own::game_values);
      break;
    default:
      break;
  }
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::vector<std::string> split(const std::string& value) {
  const auto words = own::words_of(value);
  return {words.begin(), words.end()};
}

/// A price with one more of something: "3 fish" becomes "4 fish".
std::string with_one_more(const std::string& price, const std::string& what) {
  auto words = split(price);
  for (std::size_t i = 1; i < words.size(); i += 2)
    if (words[i] == what) {
      words[i - 1] = std::to_string(own::whole(words[i - 1]).value_or(0) + 1);
      return joined(words);
    }
  words.insert(words.end(), {"1", what});
  return joined(words);
}

std::string with_word_switched(const own::AttributeRow& row, const std::string& value,
                               const std::string& word) {
  auto words = split(value);
  if (std::erase(words, word) > 0) return joined(words);
  // Beside "any" the others say nothing, and who chooses one wants less than any.
  if (offers_any(row))
    std::erase_if(words, [&](const std::string& other) { return word == "any" || other == "any"; });
  words.push_back(word);
  return joined(words);
}

/// Beside what is said already, the rules have no use for it.
bool is_idle(const own::Packs& packs, own::Element pack, const PartPath& part,
             const own::AttributeRow& attribute) {
  part_at(pack, part).set(attribute.name, sample_value(attribute));
  const auto trial = packs_with(packs, pack);
  if (!trial) return false;
  const own::Element* element = &part_at(*trial->find(pack.get("id")), part);
  const auto problems = own::read_book(*trial).problems;
  return std::ranges::any_of(problems, [&](const own::Problem& problem) {
    return problem.element == element && problem.idle == attribute.name;
  });
}

/// Empty slots of these are shown from the beginning: people look for them. Others wait in the menu.
constexpr std::array<std::pair<std::string_view, std::string_view>, 33> looked_for{
    {{"pack", "about"},     {"terrain", "pattern"}, {"terrain", "symbol"}, {"terrain", "token"},
     {"terrain", "prints"}, {"terrain", "yields"},  {"harbor", "cards"},   {"counter", "one"},
     {"counter", "many"},   {"when", "terrain"},    {"when", "numbers"},   {"when", "what"},
     {"when", "at"},        {"when", "counter"},    {"when", "count"},     {"when", "every"},
     {"action", "cost"},    {"action", "limit"},    {"action", "per"},     {"take", "count"},
     {"card", "copies"},    {"give", "count"},      {"pay", "count"},      {"gain", "count"},
     {"lose", "count"},     {"swap", "count"},      {"set", "of"},         {"set", "to"},
     {"set", "cards"},      {"add", "of"},          {"add", "count"},      {"add", "cards"},
     {"bar", "beside"}}};

bool is_looked_for(std::string_view element, std::string_view attribute) {
  return std::find(looked_for.begin(), looked_for.end(), std::pair(element, attribute)) != looked_for.end();
}

}  // namespace

std::vector<const own::AttributeRow*> slots_of(const own::Packs& packs, const own::Element& pack,
                                               const PartPath& part) {
  const own::Element& element = part_at(pack, part);
  std::vector<const own::AttributeRow*> slots;
  for (const own::AttributeRow& row : row_at(pack, part).attributes)
    if (!row.by_program && (row.required || element.find(row.name) ||
                            (is_looked_for(element.name, row.name) && !is_idle(packs, pack, part, row))))
      slots.push_back(&row);
  std::stable_partition(slots.begin(), slots.end(),
                        [](const own::AttributeRow* row) { return row->type != own::ValueType::Id; });
  return slots;
}

std::vector<const own::AttributeRow*> details_of(const own::Packs& packs, const own::Element& pack,
                                                 const PartPath& part) {
  const own::Element& element = part_at(pack, part);
  std::vector<const own::AttributeRow*> details;
  for (const own::AttributeRow& row : row_at(pack, part).attributes)
    if (!row.by_program && !row.required && !element.find(row.name) &&
        !is_looked_for(element.name, row.name) && !is_idle(packs, pack, part, row))
      details.push_back(&row);
  return details;
}

bool takes_several(const own::AttributeRow& row) {
  using enum own::ValueType;
  return row.type == Several || row.type == Terrains || row.type == Beside || row.type == Cards;
}

bool offers_any(const own::AttributeRow& row) {
  return row.type == own::ValueType::Cards ||
         std::find(row.words.begin(), row.words.end(), std::string_view("any")) != row.words.end();
}

bool is_only_chosen(const own::AttributeRow& row) {
  using enum own::ValueType;
  return row.type == YesNo || row.type == OneOf || row.type == Name || row.type == Condition;
}

std::vector<SlotChoice> choices_for(const own::Packs& packs, const own::Element& pack,
                                    const own::AttributeRow& row, const std::string& value) {
  std::vector<SlotChoice> choices;
  const auto now = split(value);
  for (Word& word : titled_words(packs, pack, row)) {
    const bool is_on = std::ranges::find(now, word.word) != now.end();
    std::string then = row.type == own::ValueType::Price ? with_one_more(value, word.word)
                       : takes_several(row)              ? with_word_switched(row, value, word.word)
                                                         : word.word;
    choices.push_back({std::move(then), std::move(word.title), is_on});
  }
  return choices;
}

std::vector<std::string> single_words(const own::Packs& packs, const own::Element& pack,
                                      const own::AttributeRow& row) {
  std::vector<std::string> words;
  for (Word& word : titled_words(packs, pack, row)) words.push_back(std::move(word.word));
  return words;
}

std::string sample_value(const own::AttributeRow& row) {
  using enum own::ValueType;
  switch (row.type) {
    case OneOf:
    case Several:
      return std::string(row.words.front());
    case YesNo:
      return "yes";
    case Whole:
      return std::to_string(std::clamp(1, row.least, row.most));
    case Rolls:
      return "2 12";
    case Colour:
      return "6F9F8F";
    case Terrains:
      return std::string(id(Terrain::Desert));
    case Beside:
      return std::string(own::beside_words.front());
    case Cards:
      return std::string(own::card_words.front());
    case Price:
      return "1 " + std::string(own::card_words.front());
    case Faces:
    case Value:
    case Values:
      return "1";
    case Id:
    case Name:
    case Condition:
    case Line:
      break;
  }
  return "own";
}

}  // namespace hexwright
