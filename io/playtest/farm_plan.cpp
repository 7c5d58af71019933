#include "io/playtest/farm_plan.h"

#include <algorithm>

#include <fmt/format.h>

#include "io/playtest/tally_parts.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view plan_format = "hexwright-farm";
constexpr int plan_version = 2;  // 1 had no rounds
constexpr std::size_t most_plan_bytes = 64U << 10U;

std::optional<Message> read(const Json& json, FarmPlan& plan) {
  FieldReader fields;
  const TallyField top{&json};
  std::vector<const BotKind*> kinds;
  const auto at = [&top](std::string_view key) { return FieldReader::in(top, key); };
  std::string format;
  int version = 0;
  if (fields.is_object(top, {"format", "version", "engine", "map", "bots", "offersATurn", "seed", "turnLimit",
                             "studied", "first", "games", "shards", "rounds", "stopAtMillionths"}) &&
      fields.read(at("format"), format) && format != plan_format)
    fields.fail({N_("this is no plan of a farm: its format is not \"{0}\""), {std::string(plan_format)}});
  if (!fields.wrong() && fields.read(at("version"), version, plan_version, plan_version) &&
      read_identity(fields, top, plan.identity, kinds) &&
      fields.read(at("first"), plan.games.first, 0, most_first_game) &&
      fields.read(at("games"), plan.games.games, 1, most_games) &&
      fields.read(at("shards"), plan.shards, 1, most_shards) &&
      fields.read(at("rounds"), plan.rounds, 1, plan.shards))
    fields.read(at("stopAtMillionths"), plan.stop_at, 0, most_stop_at);
  return fields.wrong();
}

}  // namespace

std::string write_plan(const FarmPlan& plan) {
  Json json{{"format", plan_format}, {"version", plan_version}};
  json.update(words_of(plan.identity));
  json["first"] = plan.games.first;
  json["games"] = plan.games.games;
  json["shards"] = plan.shards;
  json["rounds"] = plan.rounds;
  json["stopAtMillionths"] = plan.stop_at;
  return in_lines(json);
}

bool FarmPlan::is_enough(const Statistics& statistics) const {
  return stop_at > 0 && widest_reach(statistics) * 1e6 <= static_cast<double>(stop_at);
}

std::vector<GameRange> rounds_of(const FarmPlan& plan) { return split(plan.games, plan.rounds); }

std::vector<GameRange> parts_of(const FarmPlan& plan, const GameRange& round) {
  return split(round, std::max<std::uint64_t>(1, plan.shards / plan.rounds));
}

Read<FarmPlan> read_plan(std::string_view json) {
  auto parsed = parse_json(json, most_plan_bytes);
  if (auto* problem = std::get_if<Problem>(&parsed)) return std::move(*problem);
  FarmPlan plan;
  if (auto wrong = read(std::get<Json>(parsed), plan))
    return Problem{Problem::Severity::Error, 0, 0, std::move(*wrong)};
  return plan;
}

std::string shard_name(const GameRange& range) {
  return fmt::format("shard-{}-{}.json", range.first, range.games);
}

std::vector<std::string> shard_options(const FarmPlan& plan, const std::string& first,
                                       const std::string& games) {
  const BatchIdentity& batch = plan.identity;
  return {"--first",
          first,
          "--games",
          games,
          "--bots",
          fmt::format("{}", fmt::join(batch.bots, ",")),
          "--players",
          std::to_string(batch.bots.size()),
          "--seed",
          std::to_string(batch.seed),
          "--offers",
          std::to_string(batch.offers),
          "--turns",
          std::to_string(batch.most_turns),
          "--study",
          std::to_string(batch.studied),
          "--threads",
          "1",
          "--quiet",
          "--tally",
          fmt::format("shard-{}-{}.json", first, games)};
}

}  // namespace hexwright
