#include <cstdint>
#include <string>

#include "io/library/tables.h"
#include "tests/fuzz/promise.h"

using namespace hexwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string report(reinterpret_cast<const char*>(data), size);
  if (is_playtest_report(report))
    promise(report.find("hexwright-playtest") != std::string::npos, "a report names its format");
  return 0;
}
