#include "io/library/salvage.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "io/files/file_access.h"
#include "io/library/damaged_copy.h"
#include "io/library/library.h"
#include "io/library/search.h"
#include "io/library/tables.h"
#include "io/library/words.h"
#include "model/rules/words.h"
#include "model/scenario/limits.h"
#include "model/scenario/message.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// Contents as they are stored now.
struct Brought {
  ContentId id{};
  std::string title;
};

bool is_number(std::int64_t row) { return row > 0 && row <= DamagedCopy::most_rows; }

/// By their numbers. One whose number is lost comes before the first with contents that were stored later:
/// contents count up as they are stored.
std::vector<OldVersion> in_order(std::vector<OldVersion> versions) {
  const auto lost = std::stable_partition(versions.begin(), versions.end(),
                                          [](const auto& each) { return each.number > 0; });
  std::vector<OldVersion> ordered(versions.begin(), lost);
  std::ranges::stable_sort(ordered, {}, &OldVersion::number);
  std::ranges::sort(lost, versions.end(), {}, &OldVersion::content);
  for (auto each = lost; each != versions.end(); ++each) {
    const auto later =
        std::ranges::find_if(ordered, [&](const auto& other) { return other.content > each->content; });
    ordered.insert(later, std::move(*each));
  }
  return ordered;
}

/// What of the index is the owner's: behind it stand the scenario's own texts.
std::string notes_in_index(std::string indexed, const Scenario* scenario) {
  const std::string own = scenario ? texts_to_search(*scenario) : std::string();
  if (!scenario || !indexed.ends_with(own)) return {};
  indexed.resize(indexed.size() - own.size());
  return is_clean_text(indexed, true) && indexed.size() <= limits::text ? indexed : std::string();
}

bool can_be_read(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  stream.ignore(std::numeric_limits<std::streamsize>::max());
  return stream.is_open() && !stream.bad();
}

class Salvager {
 public:
  Salvager(DamagedCopy& old, Connection& fresh) : old_(&old), fresh_(&fresh) {}

  Salvage run() {
    entries_ = old_->entries();
    for (const auto& [id, entry] : entries_) versions_[id];
    for (OldVersion& version : old_->versions())
      if (is_number(version.entry)) versions_[version.entry].push_back(std::move(version));
    for (const auto& [id, versions] : versions_)
      for (const OldVersion& version : versions) bring_content(version.content);
    bring_contents_of_lost_versions();
    // Last those that get new numbers: by then it is known which are free.
    const auto numbered = versions_.lower_bound(1);
    for (auto each = numbered; each != versions_.end(); ++each) bring_entry(each->first, each->second);
    for (auto each = versions_.begin(); each != numbered; ++each) bring_entry(each->first, each->second);
    bring_playtests();
    bring_games();
    bring_drafts();
    return std::move(done_);
  }

 private:
  const std::optional<Brought>& bring_content(std::int64_t old) {
    const auto [known, is_new] = contents_.try_emplace(old);
    if (!is_new) return known->second;
    const auto xml = old_->xml(old);
    const auto read = xml ? read_kept(*xml, "") : Outcome<Scenario>(Refusal());
    if (const auto* scenario = read.value_if())
      known->second = Brought{store_content(*fresh_, *xml), scenario->details.title};
    return known->second;
  }

  /// They become versions of the scenario of their title that lacks some, else scenarios of their own.
  void bring_contents_of_lost_versions() {
    for (const std::int64_t content : old_->contents()) {
      if (contents_.contains(content) || !bring_content(content)) continue;
      const auto lacks = std::ranges::find_if(entries_, [&](const auto& entry) {
        return entry.second.title == contents_[content]->title &&
               static_cast<std::size_t>(entry.second.versions) > versions_[entry.first].size();
      });
      OldVersion version;
      version.content = content;
      version.entry = lacks == entries_.end() ? -content : lacks->first;
      versions_[version.entry].push_back(std::move(version));
    }
  }

  void bring_entry(std::int64_t old, std::vector<OldVersion>& versions) {
    const auto entry = entries_.find(old);
    const OldEntry says = entry == entries_.end() ? OldEntry() : entry->second;
    const int had = std::max(says.versions, static_cast<int>(versions.size()));
    std::erase_if(versions, [&](const OldVersion& version) { return !contents_[version.content]; });
    if (versions.empty()) return lost(N_("all of {0}"), says.title, old);
    versions = in_order(std::move(versions));
    const std::string& title = contents_[versions.back().content]->title;
    write_entry(old, says, versions);
    if (entry == entries_.end()) lost(N_("tags and notes of {0}"), title, old);
    if (says.from_index) lost(N_("where {0} is saved"), title, old);
    if (const int fewer = had - static_cast<int>(versions.size()); fewer > 0)
      lost(N_("{1} of {2} versions of {0}"), title, old, {std::to_string(fewer), std::to_string(had)});
    ++done_.scenarios;
    done_.versions += static_cast<int>(versions.size());
  }

  void lost(const char* pattern, const std::string& title, std::int64_t entry,
            std::vector<Argument> more = {}) {
    more.insert(more.begin(), !title.empty() ? Message{N_("\"{0}\""), {title}}
                              : is_number(entry)
                                  ? Message{N_("the scenario with the number {0}"), {std::to_string(entry)}}
                                  : Message{N_("an untitled scenario")});
    done_.lost.push_back(Message{pattern, std::move(more)});
  }

  /// It keeps its number: people know it by that, and programs that have it open.
  void write_entry(std::int64_t old, const OldEntry& says, const std::vector<OldVersion>& versions) {
    const auto newest = read_kept(old_->xml(versions.back().content).value_or(""), "");
    const auto* scenario = newest.value_if();
    const std::string notes = says.from_index ? notes_in_index(says.notes, scenario) : says.notes;
    const std::int64_t changed = says.changed > 0 ? says.changed : now().time_since_epoch().count();
    fresh_->run(
        "INSERT INTO entries (id, title, author, min_players, max_players, victory_points, modules, notes, "
        "tags, file, added, changed) VALUES (?, '', '', 0, 0, 0, '', ?, ?, ?, ?, ?)",
        is_number(old) ? std::optional(old) : std::nullopt, notes, joined(says.tags), says.file,
        says.added > 0 ? says.added : changed, changed);
    const auto id = fresh_->last_id<EntryId>();
    brought_.insert(old);
    int number = 0;
    for (const OldVersion& version : versions) {
      number = std::max(number + 1, version.number);
      fresh_->run("INSERT INTO versions (entry, number, content, origin, saved) VALUES (?, ?, ?, ?, ?)", id,
                  number, contents_[version.content]->id, version.origin,
                  version.saved > 0 ? version.saved : changed);
    }
    fresh_->run("UPDATE entries SET newest = ?, versions = ? WHERE id = ?", fresh_->last_id<VersionId>(),
                static_cast<int>(versions.size()), id);
    if (scenario) show_as(*fresh_, id, *scenario);
    if (const auto picture = old_->reference_picture(old)) store_reference_picture(*fresh_, id, *picture);
  }

  /// None where they could not be brought.
  std::optional<ContentId> new_content(std::int64_t old) const {
    const auto content = contents_.find(old);
    return content != contents_.end() && content->second ? std::optional(content->second->id) : std::nullopt;
  }

  void bring_playtests() {
    int unreadable = 0;
    old_->each_playtest([&](const OldPlaytest& playtest) {
      const auto content = new_content(playtest.content);
      const bool brought =
          content && store_playtest(*fresh_, *content, timestamp(playtest.played), playtest.json);
      ++(brought ? done_.playtests : unreadable);
    });
    if (unreadable > 0) done_.lost.push_back(Message{N_("playtests: {0}"), {std::to_string(unreadable)}});
  }

  void bring_games() {
    int unreadable = 0;
    old_->each_game([&](const OldGame& game) {
      const auto content = new_content(game.content);
      ++(content && store_game(*fresh_, *content, game.record) ? done_.games : unreadable);
    });
    if (unreadable > 0)
      done_.lost.push_back(Message{N_("games of people: {0}"), {std::to_string(unreadable)}});
  }

  /// Sessions keep their numbers: a program that still works in the damaged file holds the lock of its own,
  /// so that its drafts are no lost ones, and no new session may want that lock.
  void bring_drafts() {
    begin_session(old_->last_row("sessions"));
    for (const OldDraft& draft : old_->drafts()) {
      if (read_kept(draft.xml, "").refusal()) {
        lost(N_("unsaved work on {0}"), draft.title, draft.entry);
        continue;
      }
      begin_session(draft.session);
      fresh_->run(
          "INSERT OR REPLACE INTO drafts (session, work, title, file, entry, revision, kept, xml) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          draft.session, draft.work, draft.title, draft.file,
          brought_.contains(draft.entry) ? std::optional(draft.entry) : std::nullopt, draft.revision,
          draft.kept, draft.xml);
      ++done_.drafts;
    }
  }
  void begin_session(std::int64_t id) {
    fresh_->run("INSERT OR IGNORE INTO sessions (id, began) VALUES (?, ?)", id, now());
  }

  DamagedCopy* old_;
  Connection* fresh_;
  std::map<std::int64_t, OldEntry> entries_;
  std::map<std::int64_t, std::vector<OldVersion>> versions_;  ///< by entry; below 0 of none that is known
  std::map<std::int64_t, std::optional<Brought>> contents_;   ///< none: not what was saved
  std::set<std::int64_t> brought_;                            ///< entries
  Salvage done_;
};

}  // namespace

Outcome<Salvage> salvage(const fs::path& damaged, const fs::path& fresh) {
  try {
    DamagedCopy copy(damaged);
    Connection connection(fresh);
    auto done = connection.writing([&]() -> Outcome<Salvage> { return Salvager(copy, connection).run(); });
    if (!done.refusal()) connection.database().execAndGet("PRAGMA wal_checkpoint(TRUNCATE)");
    return done;
  } catch (const fs::filesystem_error& failure) {
    // A disk that does not give the file up will not do so at the next start either.
    if (!can_be_read(damaged)) return Salvage();
    return refuse(N_("{0} cannot be copied: {1}"), {damaged.string(), failure.code().message()});
  } catch (const SQLite::Exception& failure) {
    return refusal_for(failure, fresh);
  }
}

std::optional<fs::path> write_down_lost(const Salvage& salvage, const fs::path& damaged,
                                        Translate translate) {
  if (list(salvage.lost) == whole_list(salvage.lost)) return std::nullopt;
  std::string lines;
  for (const Argument& each : salvage.lost) lines += text(each, translate) + "\n";
  fs::path file = damaged;
  file.replace_filename(damaged.stem().string() + "-lost.txt");
  return write_file_atomically(file, lines) ? std::nullopt : std::optional(file);
}

Message described(const Salvage& salvage, const fs::path& damaged, const fs::path& fresh,
                  const std::optional<fs::path>& all_lost) {
  std::vector<Argument> arguments{damaged.string(), fresh.string()};
  if (salvage.found_nothing())
    return {N_("the library was damaged; it lies in {0} now, and a new one has begun in {1}. Nothing in the "
               "old one can be read any more"),
            std::move(arguments)};
  for (const int count :
       {salvage.scenarios, salvage.versions, salvage.playtests, salvage.games, salvage.drafts})
    arguments.emplace_back(std::to_string(count));
  if (salvage.lost.empty())
    return {N_("the library was damaged; it lies in {0} now, and a new one has begun in {1} with what was "
               "found in the old one: scenarios: {2}, versions: {3}, playtests: {4}, games of people: {5}, "
               "unsaved drafts: {6}"),
            std::move(arguments)};
  arguments.emplace_back(list(salvage.lost));
  if (all_lost) {
    arguments.emplace_back(all_lost->string());
    return {
        N_("the library was damaged; it lies in {0} now, and a new one has begun in {1} with what can still "
           "be read of the old one: scenarios: {2}, versions: {3}, playtests: {4}, games of people: {5}, "
           "unsaved drafts: {6}. "
           "Lost: {7}. All of it is named in {8}"),
        std::move(arguments)};
  }
  return {
      N_("the library was damaged; it lies in {0} now, and a new one has begun in {1} with what can still "
         "be read of the old one: scenarios: {2}, versions: {3}, playtests: {4}, games of people: {5}, "
         "unsaved drafts: {6}. "
         "Lost: {7}"),
      std::move(arguments)};
}

}  // namespace hexwright
