#include <algorithm>
#include <numeric>

#include "io/playtest/batch_tally.h"
#include "io/playtest/tally_fields.h"
#include "io/playtest/tally_parts.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;
using Json = nlohmann::ordered_json;

constexpr std::size_t most_entries = most_tally_bytes;  // the file is not larger
/// No game counts more of anything: so that sums over `most_tallied_games` cannot overflow.
constexpr std::uint64_t most_in_a_game = 100'000'000;
/// Of 30,000 cards of a kind. All that can be added up stays a number.
constexpr std::uint64_t most_squared_in_a_game = 900'000'000;

class TallyReader {
 public:
  explicit TallyReader(const Json& json) : top_{&json} {}

  std::optional<Message> read(BatchTally& tally) {
    if (read_head(tally.identity) && read_ranges(tally.played) && read_games(tally)) {
      Statistics& found = tally.statistics;
      if (read_seats(found) && read_bots(found) && read_lengths(found) && read_places(found) &&
          read_rest(found))
        if (auto wrong = disagreement(tally)) fields_.fail(std::move(*wrong));
    }
    return fields_.wrong();
  }

 private:
  TallyField at(std::string_view key) const { return FieldReader::in(top_, key); }

  bool read_format() {
    std::string format;
    const Json& json = *top_.json;
    const auto found = json.find("format");
    if (!json.is_object() || found == json.end() || *found != tally_format)
      return fields_.fail({N_("this is no tally of a playtest: it does not begin with \"format\": \"{0}\""),
                           {std::string(tally_format)}});
    const auto version = json.find("version");
    if (version != json.end() && version->is_number_unsigned() && *version > tally_version)
      return fields_.fail(
          {N_("this tally was written in version {0} of the format; this program reads versions up "
              "to {1}"),
           {version->dump(), std::to_string(tally_version)}});
    return true;
  }

  bool read_head(BatchIdentity& batch) {
    int version = 0;
    if (!read_format()) return false;
    if (!fields_.is_object(
            top_,
            {"format",        "version",   "engine",        "map",       "bots",        "offersATurn",
             "seed",          "turnLimit", "studied",       "ranges",    "games",       "stalled",
             "stalledGames",  "stuck",     "stuckGames",    "decisions", "seats",       "byBot",
             "lengths",       "hexes",     "intersections", "openings",  "bankTrades",  "rolls",
             "trades",        "knights",   "robberies",     "discarded", "leadChanges", "leadChangesSquared",
             "incomeSquared", "counted"},
            {"lost"}))
      return false;
    return fields_.read(at("version"), version, 1, tally_version) &&
           read_identity(fields_, top_, batch, kinds_);
  }

  bool read_ranges(GameRanges& played) {
    const TallyField field = at("ranges");
    if (!fields_.is_list(field, 1, most_entries)) return false;
    for (std::size_t i = 0; i < field.json->size(); ++i) {
      const TallyField each = FieldReader::in(field, i);
      GameRange range;
      if (!fields_.is_object(each, {"first", "games"}) ||
          !fields_.read(FieldReader::in(each, "first"), range.first, 0, most_first_game + most_games) ||
          !fields_.read(FieldReader::in(each, "games"), range.games, 1, most_tallied_games))
        return false;
      if (i > 0 && range.first <= played.ranges().back().end())
        return fields_.fail({N_("\"{0}\" touches the range before it, or one behind it"), {each.path()}});
      played.add(range);
    }
    return true;
  }

  bool read_games(BatchTally& tally) {
    Statistics& found = tally.statistics;
    const std::uint64_t games = tally.played.games();
    if (games > most_tallied_games)
      return fields_.fail({N_("these are more than {0} games, the most that are counted"),
                           {std::to_string(most_tallied_games)}});
    most_games_ = games;
    most_ = games * most_in_a_game;
    most_squared_ = games * most_squared_in_a_game;
    return fields_.read(at("games"), found.games, static_cast<std::int64_t>(games), games) &&
           fields_.read(at("stalled"), found.stalled, 0, games) &&
           fields_.read(at("stuck"), found.stuck, 0, games) &&
           (!top_.json->contains("lost") || fields_.read(at("lost"), found.lost, 1, games)) &&
           read_named("stalledGames", found.stalled_games) && read_named("stuckGames", found.stuck_games);
  }

  bool read_named(std::string_view key, std::vector<std::uint64_t>& games) {
    const TallyField field = at(key);
    if (!fields_.is_list(field, 0, Statistics::most_stalled_named)) return false;
    games.resize(field.json->size());
    return fields_.read_all(field, games, 0, most_first_game + most_games + most_tallied_games);
  }

  bool read_seats(Statistics& found) {
    const TallyField field = at("seats");
    const auto players = static_cast<int>(kinds_.size());
    // Rules can take points away.
    const auto least = -static_cast<std::int64_t>(most_);
    found.seats = decltype(found.seats)(players);
    if (!fields_.is_list(field, kinds_.size(), kinds_.size())) return false;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      const TallyField each = FieldReader::in(field, i);
      auto& seat = found.seats[SeatId(static_cast<int>(i))];
      if (!fields_.is_object(each, {"wins", "income", "points", "winningPoints"}) ||
          !fields_.read(FieldReader::in(each, "wins"), seat.wins, 0, most_games_) ||
          !fields_.read_all(FieldReader::in(each, "income"), seat.income, 0, most_) ||
          !fields_.read_all(FieldReader::in(each, "points"), seat.points, least, most_) ||
          !fields_.read_all(FieldReader::in(each, "winningPoints"), seat.winning, least, most_))
        return false;
    }
    return true;
  }

  bool read_bots(Statistics& found) {
    for (const BotKind* kind : kinds_)
      if (std::find(found.kinds.begin(), found.kinds.end(), kind) == found.kinds.end())
        found.kinds.push_back(kind);
    const TallyField field = at("byBot");
    if (!fields_.is_list(field, found.kinds.size(), found.kinds.size())) return false;
    for (std::size_t i = 0; i < found.kinds.size(); ++i) {
      const TallyField each = FieldReader::in(field, i);
      std::string name;
      if (!fields_.is_object(each, {"bot", "games", "decided", "wins"}) ||
          !fields_.read(FieldReader::in(each, "bot"), name))
        return false;
      if (name != found.kinds[i]->id)
        return fields_.fail({N_("\"{0}.bot\" is another one than \"bots\" names"), {each.path()}});
      using Counts = Statistics::BotCounts;
      auto& bots = found.bots.emplace_back(found.seats.count());
      if (!read_column(FieldReader::in(each, "games"), bots, &Counts::games, most_games_) ||
          !read_column(FieldReader::in(each, "decided"), bots, &Counts::decided, most_games_) ||
          !read_column(FieldReader::in(each, "wins"), bots, &Counts::wins, most_games_))
        return false;
    }
    return true;
  }

  bool read_lengths(Statistics& found) {
    const TallyField field = at("lengths");
    if (!fields_.is_list(field, 0, longest_game + 1)) return false;
    for (std::size_t i = 0; i < field.json->size(); ++i) {
      const TallyField each = FieldReader::in(field, i);
      std::uint64_t turns = 0;
      Count games = 0;
      if (!fields_.is_list(each, 2, 2) || !fields_.read(FieldReader::in(each, 0), turns, 0, longest_game) ||
          !fields_.read(FieldReader::in(each, 1), games, 1, most_games_))
        return false;
      if (turns < found.lengths.size())
        return fields_.fail({N_("\"{0}\" has fewer turns than the one before it"), {each.path()}});
      found.lengths.resize(turns + 1);
      found.lengths.back() = games;
    }
    return true;
  }

  template <class Counts>
  bool read_column(const TallyField& field, std::vector<Counts>& list, Count Counts::*number,
                   std::uint64_t most) {
    if (!fields_.is_list(field, list.size(), list.size())) return false;
    for (std::size_t i = 0; i < list.size(); ++i)
      if (!fields_.read(FieldReader::in(field, i), list[i].*number, 0, most)) return false;
    return true;
  }

  bool read_places(Statistics& found) {
    const TallyField hexes = at("hexes"), corners = at("intersections");
    if (!fields_.is_object(hexes, {"cards", "discovered", "turns"}) ||
        !fields_.is_object(corners, {"settled", "decided", "won"}))
      return false;
    const TallyField cards = FieldReader::in(hexes, "cards"), settled = FieldReader::in(corners, "settled");
    if (!fields_.is_list(cards, 1, most_hexes) || !fields_.is_list(settled, 1, most_intersections))
      return false;
    found.hexes = decltype(found.hexes)(static_cast<int>(cards.json->size()));
    found.intersections = decltype(found.intersections)(static_cast<int>(settled.json->size()));
    using Hex = Statistics::HexCounts;
    using Corner = Statistics::IntersectionCounts;
    return read_column(cards, found.hexes, &Hex::cards, most_) &&
           read_column(FieldReader::in(hexes, "discovered"), found.hexes, &Hex::discovered, most_games_) &&
           read_column(FieldReader::in(hexes, "turns"), found.hexes, &Hex::turns, most_) &&
           read_column(settled, found.intersections, &Corner::settled, most_games_) &&
           read_column(FieldReader::in(corners, "decided"), found.intersections, &Corner::decided,
                       most_games_) &&
           read_column(FieldReader::in(corners, "won"), found.intersections, &Corner::won, most_games_) &&
           read_openings(found);
  }

  bool read_openings(Statistics& found) {
    const TallyField field = at("openings");
    if (!fields_.is_list(field, kinds_.size(), kinds_.size())) return false;
    using Counts = Statistics::OpeningCounts;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      const TallyField each = FieldReader::in(field, i);
      auto& seat = found.openings.emplace_back(found.intersections.count());
      if (!fields_.is_object(each, {"taken", "decided", "won"}) ||
          !read_column(FieldReader::in(each, "taken"), seat, &Counts::taken, most_games_) ||
          !read_column(FieldReader::in(each, "decided"), seat, &Counts::decided, most_games_) ||
          !read_column(FieldReader::in(each, "won"), seat, &Counts::won, most_games_))
        return false;
    }
    return true;
  }

  bool read_rest(Statistics& found) {
    const TallyField counted = at("counted");
    if (!fields_.is_list(counted, 0, most_entries)) return false;
    found.counted.resize(counted.json->size());
    return fields_.read_all(counted, found.counted, 0, most_) &&
           fields_.read_all(at("bankTrades"), found.bank_trades, 0, most_) &&
           fields_.read_all(at("rolls"), found.rolls, 0, most_) &&
           fields_.read(at("decisions"), found.decisions, 0, most_) &&
           fields_.read(at("trades"), found.trades, 0, most_) &&
           fields_.read(at("knights"), found.knights, 0, most_) &&
           fields_.read(at("robberies"), found.robberies, 0, most_) &&
           fields_.read(at("discarded"), found.discarded, 0, most_) &&
           fields_.read(at("leadChanges"), found.lead_changes, 0, most_) &&
           fields_.read(at("leadChangesSquared"), found.lead_changes_squared, 0, most_squared_) &&
           fields_.read_all(at("incomeSquared"), found.income_squared, 0, most_squared_);
  }

  FieldReader fields_;
  TallyField top_;
  std::vector<const BotKind*> kinds_;
  std::uint64_t most_games_ = 0, most_ = 0;  ///< that a count of games, or of anything, can be
  std::uint64_t most_squared_ = 0;           ///< the same of sums of squares
};

}  // namespace

Read<BatchTally> read_tally(std::string_view json) {
  auto parsed = parse_json(json, most_tally_bytes);
  if (auto* problem = std::get_if<Problem>(&parsed)) return std::move(*problem);
  BatchTally tally;
  if (auto wrong = TallyReader(std::get<Json>(parsed)).read(tally))
    return Problem{Problem::Severity::Error, 0, 0, std::move(*wrong)};
  return tally;
}

}  // namespace hexwright
