#include "io/library/stray_rows.h"

#include <algorithm>
#include <bit>

namespace hexwright {
namespace {

constexpr std::size_t file_header = 100;  // of the first page, before what every page has
constexpr char table_node = 5, table_leaf = 13;
constexpr std::size_t leaf_header = 8, node_header = 12;
/// No text of a library is so long.
constexpr std::uint64_t longest_row = 256U << 20U;

/// Big-endian, as SQLite writes all numbers; 0 behind the end of a page.
std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t width) {
  if (at > bytes.size() || width > bytes.size() - at) return 0;
  std::uint64_t number = 0;
  for (const char c : bytes.substr(at, width)) number = number << 8U | static_cast<unsigned char>(c);
  return number;
}

/// Seven bits a byte, of the ninth all eight. Moves behind it; none at the end.
std::optional<std::uint64_t> varint(std::string_view bytes, std::size_t& at) {
  std::uint64_t number = 0;
  for (int count = 1; count <= 9; ++count) {
    if (at >= bytes.size()) return std::nullopt;
    const auto byte = static_cast<unsigned char>(bytes[at++]);
    if (count == 9) return number << 8U | byte;
    number = number << 7U | (byte & 0x7FU);
    if (byte < 0x80) break;
  }
  return number;
}

/// Bytes of a value of this type; the odd types from 13 on are text, the even ones from 12 on blobs.
std::uint64_t width_of(std::uint64_t type) {
  constexpr std::uint64_t widths[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};
  return type < 12 ? widths[type] : (type - 12) / 2;
}

StoredValue value_of(std::uint64_t type, std::string_view bytes) {
  if (type == 0) return std::monostate();
  if (type >= 12) return std::string(bytes);
  if (type >= 8) return static_cast<std::int64_t>(type - 8);  // the numbers 0 and 1 themselves
  const std::uint64_t bits = number_at(bytes, 0, bytes.size());
  if (type == 7) return std::bit_cast<double>(bits);
  const auto unused = static_cast<unsigned>(64 - 8 * bytes.size());
  return static_cast<std::int64_t>(bits << unused) >> unused;
}

/// None unless the record ends where its header says.
std::optional<std::vector<StoredValue>> values_of(std::string_view record) {
  std::size_t at = 0;
  const auto header = varint(record, at);
  if (!header || *header > record.size()) return std::nullopt;
  std::vector<StoredValue> values;
  auto body = static_cast<std::size_t>(*header);
  while (at < *header) {
    const auto type = varint(record.substr(0, static_cast<std::size_t>(*header)), at);
    if (!type || *type == 10 || *type == 11 || width_of(*type) > record.size() - body) return std::nullopt;
    const auto width = static_cast<std::size_t>(width_of(*type));
    values.push_back(value_of(*type, record.substr(body, width)));
    body += width;
  }
  return body == record.size() ? std::optional(std::move(values)) : std::nullopt;
}

std::size_t header_at(std::int64_t page) { return page == 1 ? file_header : 0; }

std::vector<std::size_t> cells_of(std::string_view page, std::size_t header, std::size_t header_size) {
  const auto count = static_cast<std::size_t>(number_at(page, header + 3, 2));
  std::vector<std::size_t> cells;
  if (count > page.size() / 2) return cells;
  for (std::size_t n = 0; n < count; ++n)
    cells.push_back(static_cast<std::size_t>(number_at(page, header + header_size + 2 * n, 2)));
  return cells;
}

}  // namespace

DatabasePages::DatabasePages(const std::filesystem::path& file) : stream_(file, std::ios::binary) {
  std::string header(file_header, '\0');
  stream_.read(header.data(), static_cast<std::streamsize>(header.size()));
  page_size_ = static_cast<std::size_t>(number_at(header, 16, 2));
  if (page_size_ == 1) page_size_ = 65'536;
  if (page_size_ < 512 || !std::has_single_bit(page_size_)) return;
  usable_ = page_size_ - static_cast<std::size_t>(number_at(header, 20, 1));
  std::error_code unknown;
  const auto bytes = std::filesystem::file_size(file, unknown);
  if (!unknown) pages_ = static_cast<std::int64_t>(bytes / page_size_);
  taken_.resize(static_cast<std::size_t>(pages_) + 1);
}

std::string DatabasePages::page(std::int64_t number) {
  std::string bytes(page_size_, '\0');
  stream_.clear();
  stream_.seekg((number - 1) * static_cast<std::int64_t>(page_size_));
  stream_.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(usable_);
  return bytes;
}

bool DatabasePages::take(std::int64_t number) {
  if (number < 1 || number > pages_ || taken_[static_cast<std::size_t>(number)]) return false;
  taken_[static_cast<std::size_t>(number)] = true;
  return true;
}

bool DatabasePages::follow_page(std::int64_t number, std::vector<std::int64_t>& below) {
  if (!take(number)) return false;
  const std::string bytes = page(number);
  const std::size_t header = header_at(number);
  if (bytes[header] == table_leaf) return true;
  if (bytes[header] != table_node) return false;
  for (const std::size_t cell : cells_of(bytes, header, node_header))
    below.push_back(static_cast<std::int64_t>(number_at(bytes, cell, 4)));
  below.push_back(static_cast<std::int64_t>(number_at(bytes, header + leaf_header, 4)));
  return true;
}

bool DatabasePages::follow_table(std::int64_t root) {
  bool whole = true;
  std::vector<std::int64_t> left{root};
  while (!left.empty()) {
    const std::int64_t number = left.back();
    left.pop_back();
    whole = follow_page(number, left) && whole;
  }
  return whole;
}

/// They keep the rows that were deleted with them.
void DatabasePages::take_free_pages() {
  constexpr std::size_t first_in_list = 32;
  if (pages_ == 0) return;
  auto trunk = static_cast<std::int64_t>(number_at(page(1), first_in_list, 4));
  while (take(trunk)) {
    const std::string bytes = page(trunk);
    const auto leaves = std::min<std::uint64_t>(number_at(bytes, 4, 4), bytes.size() / 4 - 2);
    for (std::size_t n = 0; n < leaves; ++n)
      take(static_cast<std::int64_t>(number_at(bytes, leaf_header + 4 * n, 4)));
    trunk = static_cast<std::int64_t>(number_at(bytes, 0, 4));
  }
}

std::vector<StoredRow> DatabasePages::stray_rows() {
  take_free_pages();
  std::vector<StoredRow> rows;
  for (std::int64_t number = 1; number <= pages_; ++number) {
    if (taken_[static_cast<std::size_t>(number)]) continue;
    const std::string bytes = page(number);
    if (bytes[header_at(number)] != table_leaf) continue;
    for (const std::size_t cell : cells_of(bytes, header_at(number), leaf_header))
      if (auto row = row_at(bytes, cell)) rows.push_back(*std::move(row));
  }
  return rows;
}

std::optional<StoredRow> DatabasePages::row_at(std::string_view page, std::size_t at) {
  const auto size = varint(page, at);
  const auto id = size ? varint(page, at) : std::nullopt;
  if (!id || *size > longest_row) return std::nullopt;
  const auto record = payload(page, at, static_cast<std::size_t>(*size));
  auto values = record ? values_of(*record) : std::nullopt;
  if (!values) return std::nullopt;
  return StoredRow{static_cast<std::int64_t>(*id), *std::move(values)};
}

std::optional<std::string> DatabasePages::payload(std::string_view page, std::size_t at, std::size_t size) {
  // How much of a long row is kept in its own page.
  const std::size_t most = usable_ - 35, least = (usable_ - 12) * 32 / 255 - 23;
  const std::size_t filling = least + (size < least ? 0 : (size - least) % (usable_ - 4));
  const std::size_t here = size <= most ? size : filling <= most ? filling : least;
  if (at > page.size() || here > page.size() - at) return std::nullopt;
  std::string bytes(page.substr(at, here));
  auto next = static_cast<std::int64_t>(size > here ? number_at(page, at + here, 4) : 0);
  while (bytes.size() < size) {
    if (next < 1 || next > pages_) return std::nullopt;
    const std::string more = this->page(next);
    bytes.append(more, 4, size - bytes.size());
    next = static_cast<std::int64_t>(number_at(more, 0, 4));
  }
  return bytes;
}

}  // namespace hexwright
