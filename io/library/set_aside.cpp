#include <chrono>
#include <system_error>
#include <thread>

#include <fmt/chrono.h>

#include "io/files/file_access.h"
#include "io/files/system_files.h"
#include "io/library/library.h"
#include "io/library/lock.h"
#include "io/library/salvage.h"
#include "io/library/temporary_library.h"
#include "model/scenario/message.h"

// A new library takes the damaged one's name in one moment, when it is whole. Until then the damaged one has
// that name, too: a program that is killed has done nothing yet, and the next one begins again.

namespace hexwright {
namespace {

namespace fs = std::filesystem;

bool is_damaged(const std::variant<Library, Unopened>& outcome) {
  const auto* unopened = std::get_if<Unopened>(&outcome);
  return unopened && unopened->damaged;
}

OpenedLibrary as_opened(std::variant<Library, Unopened> outcome) {
  if (auto* unopened = std::get_if<Unopened>(&outcome)) return {std::nullopt, unopened->refusal.why};
  auto& library = std::get<Library>(outcome);
  auto gone = library.missing();
  const bool has_losses = gone.has_value();
  return {std::move(library), std::move(gone), has_losses};
}

std::string beginning_of_names(const fs::path& file) { return file.stem().string() + "-damaged-"; }

fs::path name_of_today(const fs::path& file) {
  const auto seconds = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
  fs::path other;
  int number = 0;
  do {
    other = file;
    other.replace_filename(fmt::format("{}{:%Y%m%d-%H%M%S}{}{}", beginning_of_names(file), seconds,
                                       number == 0 ? "" : fmt::format("-{}", number),
                                       file.extension().string()));
    ++number;
  } while (fs::exists(other));
  return other;
}

/// The other name that a program gave it which was killed then.
std::optional<fs::path> other_name(const fs::path& file) {
  std::error_code none;
  if (names_of(file) < 2) return std::nullopt;
  for (const auto& each : fs::directory_iterator(file.parent_path(), none))
    if (each.path().filename().string().starts_with(beginning_of_names(file)) &&
        fs::equivalent(each.path(), file, none))
      return each.path();
  return std::nullopt;
}

void name_also(const fs::path& file, const fs::path& other) {
  if (!fs::exists(file) || fs::exists(other)) return;
  std::error_code failure;
  fs::create_hard_link(file, other, failure);
  if (failure) fs::copy_file(file, other);  // some file systems know one name of a file only
}

/// The damaged library under its other name, with what lies beside it.
fs::path named_aside(const fs::path& file) {
  const auto before = other_name(file);
  fs::path aside = before ? *before : name_of_today(file);
  name_also(file, aside);
  for (const char* ending : beside_a_library)
    name_also(with_ending(file, ending), with_ending(aside, ending));
  return aside;
}

Outcome<Salvage> begin_with_what_is_left(const fs::path& aside, const fs::path& fresh) {
  const auto begun = as_opened(Library::open(fresh));
  if (begun.notice) return Refusal{*begun.notice};
  return salvage(aside, fresh);
}

/// What the user should know, and whether something is lost. Throws std::filesystem::filesystem_error.
struct Begun {
  Message notice;
  bool has_losses = false;
};
Outcome<Begun> begin_anew(const fs::path& file, Translate translate) {
  const TemporaryLibrary fresh(with_ending(file, ".salvaging"));
  const fs::path aside = named_aside(file);
  const auto salvaged = begin_with_what_is_left(aside, fresh.file());
  if (const auto* refusal = salvaged.refusal())
    return refuse(
        N_("the library {0} is damaged, and no new one can be made of what can still be read of it: "
           "{1}. It stays where it is; the next start tries again"),
        {file.string(), refusal->why});
  const auto& done = salvaged.value();
  Message notice = described(done, aside, file, write_down_lost(done, aside, translate));
  // SQLite would take what lies beside the old one for a part of the new one.
  for (const char* ending : beside_a_library) fs::remove(with_ending(file, ending));
  if (const int failure = rename_and_sync(fresh.file(), file); failure != 0)
    throw fs::filesystem_error("rename", fresh.file(), file, {failure, std::generic_category()});
  return Begun{std::move(notice), done.has_losses()};
}

/// Waits while another program sets the library aside: it takes seconds. Null when it takes too long, or when
/// files cannot be locked there.
std::unique_ptr<SessionLock> lock_to_set_aside(const fs::path& file) {
  using namespace std::chrono_literals;
  constexpr int most_tries = 500;
  constexpr auto number = SessionLock::for_setting_aside;
  auto lock = SessionLock::take(file, number);
  for (int tries = 1; !lock && tries < most_tries && SessionLock::is_held(file, number); ++tries) {
    std::this_thread::sleep_for(20ms);
    lock = SessionLock::take(file, number);
  }
  return lock;
}

}  // namespace

OpenedLibrary open_or_set_aside(const fs::path& named, Translate translate, Thoroughness look) {
  const fs::path file = fs::absolute(named).lexically_normal();
  std::error_code failure;
  const fs::path behind_links = fs::weakly_canonical(file, failure);
  if (failure) return as_opened(Library::open(file));
  // Without what lay beside it even a damaged one may open that a killed program had begun to set aside.
  const auto opened_soundly = [&]() -> std::optional<OpenedLibrary> {
    auto outcome = Library::open(file, look);
    if (is_damaged(outcome) || other_name(behind_links)) return std::nullopt;
    return as_opened(std::move(outcome));
  };
  if (auto opened = opened_soundly()) return *std::move(opened);
  const auto lock = lock_to_set_aside(file);
  if (auto opened = opened_soundly()) return *std::move(opened);  // another program has done it meanwhile
  if (!lock) return as_opened(Library::open(file, look));
  try {
    auto begun = begin_anew(behind_links, translate);
    if (auto* refusal = begun.refusal()) return {std::nullopt, std::move(refusal->why)};
    OpenedLibrary fresh = as_opened(Library::open(file));
    auto& done = begun.value();
    if (!fresh.notice) fresh.notice = std::move(done.notice);
    fresh.has_losses = done.has_losses;
    return fresh;
  } catch (const fs::filesystem_error& failure) {
    return {std::nullopt, Message{N_("the damaged library {0} cannot be set aside: {1}"),
                                  {file.string(), failure.code().message()}}};
  }
}

}  // namespace hexwright
