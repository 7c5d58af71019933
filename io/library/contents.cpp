#include "io/files/content.h"
#include "io/library/library.h"
#include "io/library/tables.h"
#include "io/render/render.h"
#include "io/xml/scenario_xml.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

constexpr int thumbnail_width = 240;  // pixels, twice what lists show, for fine screens

Refusal no_version(VersionId id) {
  return refuse(N_("there is no version with the number {0} in the library"),
                {std::to_string(static_cast<std::int64_t>(id))});
}

Message name_of(VersionId id) {
  return {N_("the stored version {0}"), {std::to_string(static_cast<std::int64_t>(id))}};
}

}  // namespace

ContentId store_content(Connection& connection, const std::string& xml) {
  const std::string mark = content_mark(xml);
  auto same = connection.query("SELECT id FROM contents WHERE mark = ? AND xml = ?", mark, xml);
  if (same.executeStep()) return ContentId{same.getColumn(0).getInt64()};
  connection.run("INSERT INTO contents (mark, xml) VALUES (?, ?)", mark, xml);
  return connection.last_id<ContentId>();
}

Outcome<Scenario> read_kept(const std::string& xml, const Argument& name) {
  LoadedScenario loaded = read_xml(xml);
  if (!has_errors(loaded.problems)) return std::move(loaded.scenario);
  return refuse(N_("{0} cannot be read: {1}"), {name, loaded.problems.front().message});
}

bool is_whole_png(std::string_view bytes) {
  constexpr std::string_view signature = "\x89PNG\r\n\x1A\n", last = "IEND";
  constexpr std::size_t width = 4, around_data = 3 * width;  // a length, a name and a checksum
  if (!bytes.starts_with(signature)) return false;
  bytes.remove_prefix(signature.size());
  while (bytes.size() >= around_data) {
    std::size_t length = 0;
    for (const char c : bytes.substr(0, width)) length = length << 8U | static_cast<unsigned char>(c);
    const bool ends = bytes.substr(width, width) == last;
    if (length > bytes.size() - around_data) return false;
    bytes.remove_prefix(around_data + length);
    if (ends) return bytes.empty();
  }
  return false;
}

void drop_unused_contents(Connection& connection) {
  connection.run(
      "DELETE FROM contents WHERE NOT EXISTS (SELECT 1 FROM versions WHERE content = contents.id)");
}

Outcome<std::string> Library::xml(VersionId id) const {
  return connection_->reading([&]() -> Outcome<std::string> {
    auto row = connection_->query(
        "SELECT xml, mark FROM versions JOIN contents ON contents.id = content WHERE versions.id = ?", id);
    if (!row.executeStep()) return no_version(id);
    std::string xml = row.getColumn(0).getString();
    if (content_mark(xml) == row.getColumn(1).getString()) return xml;
    return refuse(N_("{0} is damaged: it is not what was saved"), {name_of(id)});
  });
}

Outcome<Scenario> Library::scenario(VersionId id) const {
  const auto found = xml(id);
  if (const auto* refusal = found.refusal()) return *refusal;
  return read_kept(found.value(), name_of(id));
}

Outcome<std::string> Library::thumbnail(VersionId id) const {
  auto kept = connection_->reading([&]() -> Outcome<std::string> {
    auto row = connection_->query(
        "SELECT png FROM versions JOIN thumbnails USING (content) WHERE versions.id = ?", id);
    return row.executeStep() ? row.getColumn(0).getString() : std::string();
  });
  if (kept.refusal() || is_whole_png(kept.value())) return kept;
  const auto drawn = scenario(id);
  if (const auto* refusal = drawn.refusal()) return *refusal;
  std::string png = render_png(drawn.value(), {.areas = false}, thumbnail_width);
  // Where it cannot be kept it is drawn again the next time.
  static_cast<void>(connection_->writing([&]() -> std::optional<Refusal> {
    connection_->run(
        "INSERT OR REPLACE INTO thumbnails (content, png) SELECT content, CAST (? AS BLOB) FROM versions "
        "WHERE id = ?",
        png, id);
    return {};
  }));
  return png;
}

}  // namespace hexwright
