#include "io/share/share_text.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <glib.h>
#include <random>
#include <sstream>
#include <vector>
#include <zlib.h>

#include <gmock/gmock.h>

namespace hexwright {
namespace {

using testing::HasSubstr;

std::string bytes_of_template(const std::string& name) {
  std::stringstream bytes;
  bytes << std::ifstream(std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml").rdbuf();
  return bytes.str();
}
std::string shared(const std::string& name) { return share_text(read_xml(bytes_of_template(name)).scenario); }

std::string why_not(std::string_view text_of_map) {
  const LoadedScenario read = read_share_text(text_of_map);
  return has_errors(read.problems) ? text(read.problems.front().message) : "";
}

TEST(ShareTexts, BringEveryTemplateBackToTheSameBytes) {
  for (const auto& file : std::filesystem::directory_iterator(HEXWRIGHT_TEMPLATES)) {
    if (file.path().extension() != ".xml") continue;
    const std::string xml = bytes_of_template(file.path().stem().string());
    const std::string text = share_text(read_xml(xml).scenario);
    EXPECT_THAT(text, testing::MatchesRegex("hexwright1:[A-Za-z0-9_-]+\\.")) << file.path();
    const LoadedScenario read = read_share_text(text);
    EXPECT_FALSE(has_errors(read.problems)) << file.path();
    EXPECT_EQ(write_xml(read.scenario), xml) << file.path();
  }
}

TEST(ShareTexts, ThatWereSentOnceStayReadable) {
  for (const char* name : {"base-3-4", "spices-fog-islands-4"}) {
    std::stringstream text;
    text << std::ifstream(std::string(HEXWRIGHT_FIXTURES "/share/") + name + ".text").rdbuf();
    EXPECT_EQ(why_not(text.str()), "") << name;
    EXPECT_FALSE(read_share_text(text.str()).scenario.cells.empty());
  }
}

TEST(ShareTexts, OfABaseMapAreShort) { EXPECT_LE(shared("base-3-4").size(), 1500U); }

TEST(ShareTexts, MayBeBrokenIntoLinesAndStandInALetter) {
  const std::string whole = shared("base-3-4");
  std::string letter = "Look at my map:\r\n";
  for (std::size_t at = 0; at < whole.size(); at += 70) letter += whole.substr(at, 70) + "\r\n";
  letter += "Have fun.";
  EXPECT_EQ(why_not(letter), "");
  EXPECT_EQ(read_share_text(letter).scenario, read_share_text(whole).scenario);
  EXPECT_FALSE(is_share_text(letter)) << "a letter is no text to be read as a file";
  EXPECT_TRUE(is_share_text("\n " + whole));
}

TEST(ShareTexts, ThatAreNoneOrIncompleteAreRefusedWithTheReason) {
  EXPECT_THAT(why_not(""), HasSubstr("begins with \"hexwright1:\""));
  EXPECT_THAT(why_not("hexwright is fine"), HasSubstr("begins with \"hexwright1:\""));
  EXPECT_THAT(why_not("hexwright2:abc."), HasSubstr("later version"));
  EXPECT_THAT(why_not("hexwright1:."), HasSubstr("damaged"));
  const std::string whole = shared("base-3-4");
  EXPECT_THAT(why_not(whole.substr(0, whole.size() - 1)), HasSubstr("the end of the text is missing"));
  EXPECT_THAT(why_not(whole.substr(0, 200)), HasSubstr("the end of the text is missing"));
}

TEST(ShareTexts, ThatAreDamagedAreRefusedInWords) {
  std::mt19937 chance(7);
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const std::string whole = shared("spices-fog-islands-4");
  constexpr std::size_t first = 11;  // after "hexwright1:"
  for (int n = 0; n < 10'000; ++n) {
    std::string damaged = whole;
    for (unsigned changes = 1 + chance() % 3; changes > 0; --changes) {
      const std::size_t at = first + chance() % (damaged.size() - first - 1);
      const char letter = letters[chance() % letters.size()];
      switch (chance() % 3) {
        case 0:
          damaged[at] = damaged[at] == letter ? (letter == 'A' ? 'B' : 'A') : letter;
          break;
        case 1:
          damaged.erase(at, 1 + chance() % 5);
          if (damaged.back() != '.') damaged += '.';
          break;
        default:
          damaged.insert(at, 1, letter);
      }
    }
    if (damaged == whole) continue;
    EXPECT_THAT(why_not(damaged), HasSubstr("damaged")) << damaged;
  }
}

TEST(ShareTexts, DoNotUnpackWithoutEnd) {
  Scenario large;
  large.details.description = std::string(most_shared_xml + 1, 'a');
  EXPECT_EQ(share_text(large), "") << "what would not be read is not written";
  // A thousand times smaller than what it unpacks to.
  const std::string blanks(8 * most_shared_xml, ' ');
  std::vector<Bytef> packed(compressBound(blanks.size()));
  uLongf size = packed.size();
  ASSERT_EQ(compress(packed.data(), &size, reinterpret_cast<const Bytef*>(blanks.data()), blanks.size()),
            Z_OK);
  // Without what zlib puts before and behind it; a sum is not asked for before all is unpacked.
  const std::string bytes =
      "sum." + std::string(packed.begin() + 2, packed.begin() + static_cast<long>(size) - 4);
  gchar* letters = g_base64_encode(reinterpret_cast<const guchar*>(bytes.data()), bytes.size());
  std::string bomb = letters;
  g_free(letters);
  std::ranges::replace(bomb, '+', '-');
  std::ranges::replace(bomb, '/', '_');
  bomb.erase(bomb.find_last_not_of('=') + 1);
  EXPECT_LT(bomb.size(), 400'000U);
  EXPECT_THAT(why_not("hexwright1:" + bomb + "."), HasSubstr("more than a map may have"));
}

}  // namespace
}  // namespace hexwright
