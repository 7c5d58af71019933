#include <limits>

#include "io/playtest/tally_parts.h"
#include "model/playtest/bots/all_bots.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

bool is_hash(const std::string& text) {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

bool read_hash(FieldReader& fields, const TallyField& field, std::string& hash) {
  if (!fields.read(field, hash)) return false;
  return is_hash(hash) || fields.fail({N_("\"{0}\" is no hash of 16 hexadecimal digits"), {field.path()}});
}

bool read_bots(FieldReader& fields, const TallyField& field, std::vector<std::string>& bots,
               std::vector<const BotKind*>& kinds) {
  if (!fields.is_list(field, 1, most_players)) return false;
  for (std::size_t i = 0; i < field.json->size(); ++i) {
    if (!fields.read(FieldReader::in(field, i), bots.emplace_back())) return false;
    kinds.push_back(find_bot(bots.back()));
    if (!kinds.back())
      return fields.fail({N_("\"{0}\" is no bot of this program"), {FieldReader::in(field, i).path()}});
  }
  return true;
}

}  // namespace

Json words_of(const BatchIdentity& batch) {
  return {{"engine", batch.engine},      {"map", batch.map},   {"bots", batch.bots},
          {"offersATurn", batch.offers}, {"seed", batch.seed}, {"turnLimit", batch.most_turns},
          {"studied", batch.studied}};
}

bool read_identity(FieldReader& fields, const TallyField& object, BatchIdentity& batch,
                   std::vector<const BotKind*>& kinds) {
  const auto at = [&object](std::string_view key) { return FieldReader::in(object, key); };
  return read_hash(fields, at("engine"), batch.engine) && read_hash(fields, at("map"), batch.map) &&
         read_bots(fields, at("bots"), batch.bots, kinds) &&
         fields.read(at("offersATurn"), batch.offers, 0, 1000) &&
         fields.read(at("seed"), batch.seed, 0, std::numeric_limits<std::uint64_t>::max()) &&
         fields.read(at("turnLimit"), batch.most_turns, 1, longest_game) &&
         fields.read(at("studied"), batch.studied, 0, most_study);
}

std::string in_lines(const Json& object) {
  std::string text;
  for (const auto& [key, value] : object.items()) {
    text += text.empty() ? "{\n " : ",\n ";
    text += Json(key).dump() + ": " + value.dump();
  }
  return text + "\n}\n";
}

}  // namespace hexwright
