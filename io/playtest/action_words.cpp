#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "io/files/outside_json.h"
#include "io/playtest/place_names.h"
#include "io/playtest/record_words.h"
#include "model/own/vocabulary.h"
#include "model/playtest/action_spec.h"
#include "model/playtest/table.h"
#include "model/rules/own/book.h"

namespace hexwright {
namespace {

constexpr const char* all_different = "different";

std::string_view id_of(std::size_t card) { return id(all_cards[card]); }

Json spelled(Cards cards) {
  auto json = Json::object();
  for (const Card each : all_cards)
    if (cards[each] > 0) json[std::string(id(each))] = cards[each];
  return json;
}

constexpr std::array<std::string_view, 5> event_ids{"", "ship", "trade", "politics", "science"};

/// The event die comes third, where there is one.
Json spelled_dice(std::uint16_t value) {
  Json dice{first_die(value), second_die(value)};
  const auto event = static_cast<std::size_t>(event_die(value));
  if (event > 0 && event < event_ids.size()) dice.push_back(event_ids[event]);
  return dice;
}

/// Spells one field; none where it is left out. A value for which its kind has no word is told as a number.
std::optional<Json> spelled(const Game& game, const Field& field, int value, Bundled kinds) {
  const BoardGraph& board = game.board();
  const auto card = static_cast<std::size_t>(value);
  switch (field.kind) {
    case FieldKind::Hex:
      if (value < board.hex_count()) return name(board.hex(HexId(value)));
      break;
    case FieldKind::Intersection:
      if (value < board.intersection_count()) return name(board.intersection(IntersectionId(value)));
      break;
    case FieldKind::PathOrNone:
      if (value == ActionField(none)) return Json(nullptr);
      [[fallthrough]];
    case FieldKind::Path:
      if (value < board.path_count()) return name(board.path(PathId(value)));
      break;
    case FieldKind::Seat:
      return value;
    case FieldKind::YesOrNo:
      return value != 0;
    case FieldKind::CardOrAll:
      if (value == three_different) return all_different;
      [[fallthrough]];
    case FieldKind::Card:
      if (card < all_cards.size()) return id_of(card);
      break;
    case FieldKind::Bundle:
      return spelled(Cards::of_bundle(static_cast<std::uint16_t>(value), kinds));
    case FieldKind::BundledKinds:
      return value == 1 ? std::optional<Json>(true) : std::nullopt;
    case FieldKind::Replaced:
      if (value == 0 || value >= 1 << replaceable_cards.size()) break;
      return spelled(replaced_by_discoveries(static_cast<unsigned>(value)));
    case FieldKind::OwnAction: {
      const auto& actions = game.map().rules().own_book().actions;
      if (card < actions.size()) return actions[card].name;
      break;
    }
    case FieldKind::CardKinds: {
      const Cards cards = Cards::of_bundle(static_cast<std::uint16_t>(value));
      if (cards.empty() || cards != cards.resources()) break;
      auto kinds = Json::array();
      for (const Card each : resource_cards)
        for (int i = 0; i < cards[each]; ++i) kinds.push_back(id(each));
      return kinds;
    }
    case FieldKind::Word:
      if (card < field.words->count) return field.words->id(card);
      break;
    case FieldKind::Dice:
      if (value == 0) break;  // not rolled yet
      return spelled_dice(static_cast<std::uint16_t>(value));
    case FieldKind::DrawnCard:
      if (value >= 1 && card <= all_cards.size()) return id_of(card - 1);
      break;
    case FieldKind::DrawnDevelopment:
      if (value >= 1 && card <= all_developments.size()) return id(all_developments[card - 1]);
      break;
    case FieldKind::DrawnWord:
      if (value >= 1 && card <= field.words->count) return field.words->id(card - 1);
      break;
    case FieldKind::Face: {
      if (value == 0) break;
      const Face face = face_of(static_cast<std::uint16_t>(value));
      Json json{{"terrain", own::id(game.map().packs(), face.terrain)}};
      if (face.number != 0) json["number"] = face.number;
      if (face.harbor) json["harbor"] = id(*face.harbor);
      if (face.dealt) json["dealt"] = true;
      return json;
    }
    case FieldKind::Number:
      break;
  }
  return value == 0 ? std::nullopt : std::optional<Json>(value);
}

/// "0,-1 se" in its parts; false for anything else.
bool take_apart(std::string_view text, Hex& hex, std::string_view& rest) {
  const char* end = text.data() + text.size();
  const auto q = std::from_chars(text.data(), end, hex.q);
  if (q.ec != std::errc() || q.ptr == end || *q.ptr != ',') return false;
  const auto r = std::from_chars(q.ptr + 1, end, hex.r);
  if (r.ec != std::errc()) return false;
  rest = std::string_view(r.ptr, static_cast<std::size_t>(end - r.ptr));
  if (rest.empty()) return true;
  if (rest.front() != ' ') return false;
  rest.remove_prefix(1);
  return !rest.empty();
}

/// Coordinates beyond this belong to no board, and could overflow.
bool is_far(Hex hex) { return std::abs(hex.q) > Topology::most || std::abs(hex.r) > Topology::most; }

std::optional<int> place_from(const BoardGraph& board, FieldKind kind, const Json& json) {
  if (!json.is_string()) return {};
  Hex hex;
  std::string_view rest;
  if (!take_apart(json.get_ref<const std::string&>(), hex, rest) || is_far(hex)) return {};
  ActionField found = none;
  if (kind == FieldKind::Hex && rest.empty()) found = board.find(hex);
  if (kind == FieldKind::Intersection)
    for (const Corner corner : all_corners)
      if (short_name(corner) == rest) found = board.find(Intersection(hex, corner));
  if (kind == FieldKind::Path)
    for (const Direction side : all_directions)
      if (short_name(side) == rest) found = board.find(Path(hex, side));
  return found.empty() ? std::nullopt : std::optional<int>(found);
}

std::optional<int> number_from(const Json& json, int most) {
  const auto found = whole_number(json, 0, most);
  return found ? std::optional(static_cast<int>(*found)) : std::nullopt;
}

template <class Found>
std::optional<int> index_of(const std::optional<Found>& found, int first = 0) {
  return found ? std::optional<int>(first + static_cast<int>(*found)) : std::nullopt;
}

std::optional<Cards> cards_from(const Json& json, int most_of_each) {
  if (!json.is_object()) return {};
  Cards cards;
  for (const auto& [word, count] : json.items()) {
    const auto card = card_from_id(word);
    const auto number = number_from(count, most_of_each);
    if (!card || !number || cards[*card] > 0) return {};
    cards.add(*card, *number);
  }
  return cards;
}

std::optional<EventDie> event_from(const Json& json) {
  const std::string id = json.is_string() ? json.get<std::string>() : "";
  const auto* const found = std::find(event_ids.begin() + 1, event_ids.end(), id);
  return found == event_ids.end() ? std::nullopt
                                  : std::optional(static_cast<EventDie>(found - event_ids.begin()));
}

std::optional<int> bundle_from(const Json& json, Bundled kinds) {
  const auto cards = cards_from(json, 3);
  const bool fits = cards && (kinds == Bundled::Spices ? cards->commodities() : cards->spices()).empty();
  return fits ? std::optional<int>(cards->bundle(kinds)) : std::nullopt;
}

std::optional<int> replaced_from(const Json& json) {
  const auto cards = cards_from(json, 1);
  for (unsigned bits = 0; cards && bits < 1U << replaceable_cards.size(); ++bits)
    if (replaced_by_discoveries(bits) == *cards) return static_cast<int>(bits);
  return {};
}

std::optional<int> face_from(const own::Packs& packs, const Json& json) {
  if (!json.is_object() || !json.contains("terrain") || !json["terrain"].is_string()) return {};
  const auto terrain = own::from_id<Terrain>(packs, json["terrain"].get<std::string>());
  if (!terrain) return {};
  Face face;
  face.terrain = *terrain;
  if (json.contains("number")) {
    const auto number = number_from(json["number"], 12);
    if (!number) return {};
    face.number = *number;
  }
  if (json.contains("harbor")) {
    if (json["harbor"].is_string()) face.harbor = harbor_kind_from_id(json["harbor"].get<std::string>());
    if (!face.harbor) return {};
  }
  if (json.contains("dealt")) {
    if (!json["dealt"].is_boolean()) return {};
    face.dealt = json["dealt"].get<bool>();
  }
  return face_outcome(face);
}

std::optional<int> kinds_from(const Json& json) {
  if (!json.is_array()) return {};
  Cards kinds;
  for (const Json& each : json) {
    const auto card = each.is_string() ? card_from_id(each.get<std::string>()) : std::nullopt;
    if (!card || !is_resource(*card) || kinds[*card] == own::most_cards_together) return {};
    kinds.add(*card);
  }
  return kinds.bundle();
}

std::optional<int> word_from(const FieldWords& words, std::string_view word, int first) {
  for (std::size_t i = 0; i < words.count; ++i)
    if (words.id(i) == word) return first + static_cast<int>(i);
  return {};
}

/// None when it is no value of this kind.
std::optional<int> value_from(const Game& game, const Field& field, const Json& json, Bundled kinds) {
  if (json.is_number()) return number_from(json, std::numeric_limits<std::uint16_t>::max());
  const BoardGraph& board = game.board();
  const std::string word = json.is_string() ? json.get<std::string>() : std::string();
  switch (field.kind) {
    case FieldKind::OwnAction: {
      const auto& actions = game.map().rules().own_book().actions;
      const auto found = std::ranges::find(actions, word, &own::Action::name);
      return found == actions.end() ? std::nullopt : std::optional(static_cast<int>(found - actions.begin()));
    }
    case FieldKind::CardKinds:
      return kinds_from(json);
    case FieldKind::PathOrNone:
      return json.is_null() ? std::optional<int>(ActionField(none))
                            : place_from(board, FieldKind::Path, json);
    case FieldKind::Hex:
    case FieldKind::Intersection:
    case FieldKind::Path:
      return place_from(board, field.kind, json);
    case FieldKind::BundledKinds:
    case FieldKind::YesOrNo:
      return json.is_boolean() ? std::optional<int>(json.get<bool>() ? 1 : 0) : std::nullopt;
    case FieldKind::CardOrAll:
      if (word == all_different) return three_different;
      [[fallthrough]];
    case FieldKind::Card:
      return index_of(card_from_id(word));
    case FieldKind::DrawnCard:
      return index_of(card_from_id(word), 1);
    case FieldKind::DrawnDevelopment:
      return index_of(development_from_id(word), 1);
    case FieldKind::Word:
      return word_from(*field.words, word, 0);
    case FieldKind::DrawnWord:
      return word_from(*field.words, word, 1);
    case FieldKind::Bundle:
      return bundle_from(json, kinds);
    case FieldKind::Replaced:
      return replaced_from(json);
    case FieldKind::Dice: {
      if (!json.is_array() || json.size() < 2 || json.size() > 3) return {};
      const auto one = number_from(json[0], 6), other = number_from(json[1], 6);
      const auto event = json.size() == 3 ? event_from(json[2]) : std::optional(EventDie::None);
      return one && other && event ? std::optional<int>(dice_outcome(*one, *other, *event)) : std::nullopt;
    }
    case FieldKind::Face:
      return face_from(game.map().packs(), json);
    case FieldKind::Seat:
    case FieldKind::Number:
      break;
  }
  return {};
}

bool may_be_left_out(const Field& field) {
  return field.may_be_left_out || field.kind == FieldKind::Number || field.kind == FieldKind::Replaced ||
         field.kind == FieldKind::BundledKinds || field.kind == FieldKind::CardKinds;
}

template <class Value>
std::optional<Refusal> read_field(const Game& game, const Field& field, const Json& json, Value& value,
                                  Bundled kinds = Bundled::Spices) {
  const std::string key(field.key);
  if (!json.contains(key)) {
    if (may_be_left_out(field)) return {};
    return refuse(N_("\"{0}\" is missing"), {key});
  }
  constexpr int most = (1 << 8 * sizeof(Value)) - 1;
  const auto found = value_from(game, field, json[key], kinds);
  if (!found || *found > most)
    return refuse(N_("\"{0}\" cannot be {1}: there is nothing of that name"),
                  {key, quoted_in_part(json[key].dump())});
  value = static_cast<Value>(*found);
  return {};
}

/// What is in the bundles of an action whose `x` says so.
Bundled kinds_in(const ActionFields& fields, std::uint8_t x) {
  return fields.x.kind == FieldKind::BundledKinds && x == 1 ? Bundled::Commodities : Bundled::Spices;
}

}  // namespace

void spell(const Game& game, const Action& action, Json& json) {
  json["do"] = id(action.kind);
  const ActionFields fields = fields_of(action.kind);
  const auto add = [&](const Field& field, int value) {
    if (const auto word = spelled(game, field, value, kinds_in(fields, action.x)))
      json[std::string(field.key)] = *word;
  };
  add(fields.x, action.x);
  add(fields.a, action.a);
  add(fields.b, action.b);
  add(fields.c, action.c);
}

Outcome<Action> action_from(const Game& game, const Json& json) {
  if (!json.contains("do") || !json["do"].is_string()) return refuse(N_("\"{0}\" is missing"), {"do"});
  const auto word = json["do"].get<std::string>();
  const auto kind = action_kind_from_id(word);
  if (!kind) return refuse(N_("there is no action \"{0}\""), {word});
  Action action{.kind = *kind};
  const ActionFields fields = fields_of(*kind);
  if (const auto wrong = read_field(game, fields.x, json, action.x)) return *wrong;
  const Bundled kinds = kinds_in(fields, action.x);
  if (const auto wrong = read_field(game, fields.a, json, action.a, kinds)) return *wrong;
  if (const auto wrong = read_field(game, fields.b, json, action.b, kinds)) return *wrong;
  if (const auto wrong = read_field(game, fields.c, json, action.c)) return *wrong;
  return action;
}

}  // namespace hexwright
