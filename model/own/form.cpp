#include <algorithm>
#include <array>
#include <charconv>

#include "model/own/vocabulary.h"
#include "model/scenario/suggestion.h"
#include "model/scenario/terrain.h"
#include "model/scenario/text_rules.h"

namespace hexwright::own {
namespace {

Message words(const char* pattern, std::vector<Argument> arguments) {
  return {pattern, std::move(arguments)};
}

bool is_id(std::string_view text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= 40 && text.front() >= 'a' && text.front() <= 'z' &&
         std::all_of(text.begin(), text.end(), fits);
}

bool is_word(std::span<const std::string_view> known, std::string_view word) {
  return std::find(known.begin(), known.end(), word) != known.end();
}

bool are_numbers(std::string_view text, int least, int most) {
  const auto all = words_of(text);
  return !all.empty() && std::all_of(all.begin(), all.end(), [&](std::string_view word) {
    const auto number = whole(word);
    return number && *number >= least && *number <= most;
  });
}

bool is_value(std::string_view text) {
  const auto slash = text.find('/');
  if (slash != std::string_view::npos) {
    const auto by = whole(text.substr(slash + 1));
    if (!by || *by < 1 || *by > 100) return false;
    text = text.substr(0, slash);
  }
  if (const auto number = whole(text)) return *number >= -9'999 && *number <= 9'999;
  if (text.starts_with('$')) return is_id(text.substr(1));
  if (text.starts_with("counter:")) return is_id(text.substr(8));
  if (text.starts_with(marks_sign)) return is_id(text.substr(marks_sign.size()));
  if (text.starts_with(stock_sign))
    return std::ranges::any_of(all_resources, [&](Resource resource) {
      return hexwright::id(resource) == text.substr(stock_sign.size());
    });
  return is_word(game_values, text);
}

/// The first word that is not one of them; empty where all are.
std::string_view first_unknown(std::string_view text, std::span<const std::string_view> known) {
  for (const std::string_view word : words_of(text))
    if (!is_word(known, word)) return word;
  return {};
}

Message not_one_of(const std::string& attribute, std::string_view word,
                   std::span<const std::string_view> known) {
  const std::vector<std::string_view> all(known.begin(), known.end());
  if (const auto meant = suggestion(word, all))
    return words(N_("{0} is \"{1}\"; did you mean \"{2}\"?"),
                 {attribute, std::string(word), std::string(*meant)});
  return words(N_("{0} is \"{1}\"; expected one of: {2}"), {attribute, std::string(word), listed(all)});
}

std::optional<Message> wrong_price(const std::string& name, std::string_view text) {
  const auto all = words_of(text);
  for (std::size_t i = 0; i < all.size(); i += 2) {
    const auto number = whole(all[i]);
    if (!number || *number < 1 || *number > 30 || i + 1 == all.size())
      return words(
          N_("{0} is \"{1}\"; expected numbers and what they are of, as in \"1 brick 2 fish\" or \"3 any\""),
          {name, std::string(text)});
    if (!is_id(all[i + 1]))
      return words(N_("{0}: \"{1}\" is neither a card nor the id of a counter"),
                   {name, std::string(all[i + 1])});
  }
  if (!all.empty()) return {};
  return words(N_("{0} is empty; leave it out where nothing is paid"), {name});
}

std::optional<Message> expected(const std::string& name, const std::string& value, const char* what) {
  return words(N_("{0} is \"{1}\"; expected {2}"), {name, value, Message{what}});
}

/// What is wrong with a value; none where nothing is.
std::optional<Message> wrong_value(const AttributeRow& row, const std::string& value) {
  const std::string name(row.name);
  if (value.size() > longest_value)
    return words(N_("{0} is too long: {1} bytes, {2} at most"),
                 {name, std::to_string(value.size()), std::to_string(longest_value)});
  if (!is_clean_text(value, false)) return words(N_("{0} holds control characters; remove them"), {name});
  using enum ValueType;
  switch (row.type) {
    case Id:
    case Name:
      if (!is_id(value))
        return expected(name, value, N_("lower-case letters, digits and hyphens, a letter first"));
      break;
    case Condition:
      if (!is_id(value.starts_with('!') ? std::string_view(value).substr(1) : std::string_view(value)))
        return expected(name, value, N_("the id of an option, or \"!\" and that id"));
      break;
    case Line:
      if (value.find_first_not_of(' ') == std::string::npos) return expected(name, value, N_("some words"));
      if (value.find_first_of("{}") != std::string::npos)
        return expected(name, value, N_("words without braces"));
      break;
    case YesNo:
      if (value != "yes" && value != "no") return expected(name, value, N_("\"yes\" or \"no\""));
      break;
    case Whole: {
      const auto number = whole(value);
      if (!number || *number < row.least || *number > row.most)
        return words(N_("{0} is \"{1}\"; expected a whole number from {2} to {3}"),
                     {name, value, std::to_string(row.least), std::to_string(row.most)});
      break;
    }
    case OneOf:
      if (!is_word(row.words, value)) return not_one_of(name, value, row.words);
      break;
    case Several:
      if (const auto unknown = first_unknown(value, row.words); !unknown.empty())
        return not_one_of(name, unknown, row.words);
      break;
    case Rolls:
      if (!are_numbers(value, 2, 12))
        return expected(name, value, N_("numbers from 2 to 12 with blanks between them"));
      break;
    case Faces:
      if (!are_numbers(value, 1, 24))
        return expected(name, value, N_("results of a die with blanks between them"));
      break;
    case Colour:
      if (value.size() != 6 || value.find_first_not_of("0123456789ABCDEFabcdef") != std::string::npos)
        return expected(name, value, N_("six hexadecimal digits, as in \"2F6F9F\""));
      break;
    case Value:
    case Values: {
      const auto all = words_of(value);
      const bool fits = !all.empty() && all.size() <= (row.type == Values ? 2U : 1U);
      if (!fits || !std::all_of(all.begin(), all.end(), is_value))
        return expected(
            name, value,
            N_("a number, \"$option\", \"counter:id\", \"marks:id\", \"stock:brick\", or one of points, "
               "cards, settlements, cities, routes, knights, turn, round, roll, longest-route, "
               "largest-army, aside"));
      break;
    }
    case Terrains: {
      const auto all = words_of(value);
      if (all.empty() || !std::all_of(all.begin(), all.end(), is_id))
        return expected(name, value, N_("ids of terrains"));
      break;
    }
    case Beside:
      for (const std::string_view word : words_of(value))
        if (!is_word(beside_words, word) && !(word.starts_with("terrain:") && is_id(word.substr(8))) &&
            !(word.starts_with("harbor:") && is_id(word.substr(7))))
          return not_one_of(name, word,
                            std::array<std::string_view, 6>{"own-building", "any-building", "own-route",
                                                            "others-route", "terrain:...", "harbor:..."});
      break;
    case Cards:
      if (value.empty()) return expected(name, value, N_("kinds of cards"));
      if (const auto unknown = first_unknown(value, card_words); !unknown.empty())
        return not_one_of(name, unknown, card_words);
      break;
    case Price:
      return wrong_price(name, value);
  }
  return {};
}

std::vector<std::string_view> names_in(std::string_view parent) {
  std::vector<std::string_view> names;
  for (const ElementRow& row : vocabulary())
    if (std::find(row.parents.begin(), row.parents.end(), parent) != row.parents.end())
      names.push_back(row.name);
  return names;
}

class FormCheck {
 public:
  explicit FormCheck(std::vector<FormProblem>& found) : found_(found) {}

  void check(const Element& element, const ElementRow& row) {
    std::vector<std::string_view> known;
    for (const AttributeRow& attribute : row.attributes) {
      known.push_back(attribute.name);
      if (attribute.required && !element.find(attribute.name))
        add(element, "", words(N_("<{0}> lacks {1}=\"...\""), {element.name, std::string(attribute.name)}));
    }
    for (const Attribute& given : element.attributes) {
      const AttributeRow* attribute = find_attribute(row, given.name);
      if (!attribute) {
        const auto meant = suggestion(given.name, known);
        add(element, given.name,
            meant ? words(N_("<{0}> has no {1}; did you mean {2}?"),
                          {element.name, given.name, std::string(*meant)})
                  : words(N_("<{0}> has no {1}"), {element.name, given.name}));
        found_.back().is_unknown = true;
      } else if (auto wrong = wrong_value(*attribute, given.value)) {
        add(element, given.name, *std::move(wrong));
      }
    }
    check_children(element, row);
  }

 private:
  void check_children(const Element& element, const ElementRow& row) {
    for (const Element& child : element.children) {
      const ElementRow* child_row = find_row(row.name, child.name);
      if (!child_row) {
        const auto known = names_in(row.name);
        const auto meant = suggestion(child.name, known);
        add(child, "",
            meant           ? words(N_("<{0}> holds no <{1}>; did you mean <{2}>?"),
                                    {element.name, child.name, std::string(*meant)})
            : known.empty() ? words(N_("<{0}> holds nothing, and no <{1}>"), {element.name, child.name})
                            : words(N_("<{0}> holds no <{1}>; it may hold: {2}"),
                                    {element.name, child.name, listed(known)}));
        continue;
      }
      const auto before = std::count_if(element.children.data(), &child + 1,
                                        [&](const Element& other) { return other.name == child.name; });
      if (before == child_row->most + 1)
        add(child, "",
            words(N_("<{0}> holds at most {1} <{2}>"),
                  {element.name, std::to_string(child_row->most), child.name}));
      check(child, *child_row);
    }
  }
  void add(const Element& element, std::string attribute, Message message) {
    found_.push_back({&element, std::move(attribute), std::move(message)});
  }

  std::vector<FormProblem>& found_;
};

std::size_t place_of(const ElementRow* row) {
  return row ? static_cast<std::size_t>(row - vocabulary().data()) : vocabulary().size();
}

void make_canonical(Element& element, const ElementRow& row) {
  const auto rank = [&](const Attribute& attribute) {
    return std::find_if(row.attributes.begin(), row.attributes.end(),
                        [&](const AttributeRow& known) { return known.name == attribute.name; }) -
           row.attributes.begin();
  };
  std::stable_sort(element.attributes.begin(), element.attributes.end(),
                   [&](const Attribute& a, const Attribute& b) { return rank(a) < rank(b); });
  // Steps are done in their order; other things are sorted by kind, and keep their order within it.
  const bool has_steps = row.name == "rule" || row.name == "action" || row.name == "card";
  const auto kind = [&](const Element& child) {
    const std::size_t place = place_of(find_row(row.name, child.name));
    return has_steps ? std::min(place, place_of(find_row("rule", "take"))) : place;
  };
  std::stable_sort(element.children.begin(), element.children.end(),
                   [&](const Element& a, const Element& b) { return kind(a) < kind(b); });
  for (Element& child : element.children)
    if (const ElementRow* child_row = find_row(row.name, child.name)) make_canonical(child, *child_row);
}

}  // namespace

std::vector<FormProblem> form_problems(const Element& pack) {
  std::vector<FormProblem> found;
  const ElementRow* row = find_row("", pack.name);
  if (!row) {
    found.push_back({&pack, "", words(N_("<{0}> is no pack of rules"), {pack.name})});
    return found;
  }
  if (const auto version = whole(pack.get("language")); version && *version > language) {
    found.push_back(
        {&pack, "language",
         words(N_("the pack is written in version {0} of the language; this program reads up to {1}"),
               {std::to_string(*version), std::to_string(language)})});
    return found;
  }
  FormCheck(found).check(pack, *row);
  return found;
}

void make_canonical(Element& pack) {
  if (const ElementRow* row = find_row("", pack.name)) make_canonical(pack, *row);
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> found;
  for (std::size_t at = 0; at < text.size();) {
    at = text.find_first_not_of(' ', at);
    if (at == std::string_view::npos) break;
    const std::size_t end = std::min(text.find(' ', at), text.size());
    found.push_back(text.substr(at, end - at));
    at = end;
  }
  return found;
}

std::optional<int> whole(std::string_view text) {
  int number = 0;
  const auto* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stop == end && !text.empty() ? std::optional(number) : std::nullopt;
}

}  // namespace hexwright::own
