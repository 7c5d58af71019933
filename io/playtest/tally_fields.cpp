#include "io/playtest/tally_fields.h"

#include <algorithm>

#include "io/files/outside_json.h"
#include "io/files/problem.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

/// As it can be shown: what has parts is only named.
Argument shown(const nlohmann::ordered_json& json) {
  constexpr std::size_t longest = 60;
  if (json.is_object()) return Message{N_("an object"), {}};
  if (json.is_array()) return Message{N_("a list"), {}};
  std::string text = json.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace);
  if (text.size() > longest) text = text.substr(0, longest) + "...";
  return escaped(text);
}

}  // namespace

Read<nlohmann::ordered_json> parse_json(std::string_view text, std::size_t most) {
  const auto problem = [](TextPosition at, Message why) {
    return Problem{Problem::Severity::Error, at.line, at.column, std::move(why)};
  };
  if (text.size() > most)
    return problem({},
                   {N_("this file is larger than {0} bytes, the most that is read"), {std::to_string(most)}});
  constexpr JsonLimits limits;
  if (!is_nested_at_most(limits.depth, text))
    return problem(
        {}, {N_("lists and objects in it are nested deeper than {0}"), {std::to_string(limits.depth)}});
  try {
    return nlohmann::ordered_json::parse(text);
  } catch (const nlohmann::ordered_json::parse_error& error) {
    return problem(LineStarts(text).position(error.byte > 0 ? error.byte - 1 : 0),
                   {N_("this is no JSON, or the file is damaged from here on"), {}});
  } catch (const nlohmann::ordered_json::exception&) {
    return problem({}, {N_("there is a number in it that is too large"), {}});
  }
}

std::string TallyField::path() const {
  if (!within) return std::string(key);
  const std::string outer = within->path();
  if (key.empty()) return outer + "[" + std::to_string(index) + "]";
  return outer.empty() ? std::string(key) : outer + "." + std::string(key);
}

bool FieldReader::fail(Message why) {
  if (!wrong_) wrong_ = std::move(why);
  return false;
}

TallyField FieldReader::in(const TallyField& field, std::string_view key) {
  return {&*field.json->find(key), &field, key};
}
TallyField FieldReader::in(const TallyField& field, std::size_t index) {
  return {&(*field.json)[index], &field, {}, index};
}

bool FieldReader::is_object(const TallyField& field, std::initializer_list<std::string_view> keys,
                            std::initializer_list<std::string_view> possible) {
  if (wrong_) return false;
  if (!field.json->is_object()) {
    if (!field.within) return fail({N_("this is no tally of a playtest: a JSON object was expected"), {}});
    return fail({N_("\"{0}\" is {1}; an object was expected"), {field.path(), shown(*field.json)}});
  }
  const auto is_in = [](const auto& list, std::string_view key) {
    return std::find(list.begin(), list.end(), key) != list.end();
  };
  const auto path_of = [&field](std::string_view key) { return TallyField{nullptr, &field, key}.path(); };
  for (const std::string_view key : keys)
    if (!field.json->contains(key)) return fail({N_("\"{0}\" is missing"), {path_of(key)}});
  for (const auto& [key, value] : field.json->items())
    if (!is_in(keys, key) && !is_in(possible, key))
      return fail({N_("\"{0}\" is no field of a tally"), {escaped(path_of(key))}});
  return true;
}

bool FieldReader::is_list(const TallyField& field, std::size_t least, std::size_t most) {
  if (wrong_) return false;
  const auto& json = *field.json;
  if (json.is_array() && json.size() >= least && json.size() <= most) return true;
  const Argument found =
      json.is_array() ? Message{N_("a list of {0}"), {std::to_string(json.size())}} : shown(json);
  if (least == most)
    return fail(
        {N_("\"{0}\" is {1}; a list of {2} was expected"), {field.path(), found, std::to_string(least)}});
  return fail({N_("\"{0}\" is {1}; a list of {2} to {3} was expected"),
               {field.path(), found, std::to_string(least), std::to_string(most)}});
}

bool FieldReader::read(const TallyField& field, std::string& text) {
  if (wrong_) return false;
  if (!field.json->is_string())
    return fail({N_("\"{0}\" is {1}; a text was expected"), {field.path(), shown(*field.json)}});
  text = field.json->get<std::string>();
  return true;
}

bool FieldReader::no_number(const TallyField& field, std::int64_t least, std::uint64_t most) {
  return fail({N_("\"{0}\" is {1}; a whole number from {2} to {3} was expected"),
               {field.path(), shown(*field.json), std::to_string(least), std::to_string(most)}});
}

}  // namespace hexwright
