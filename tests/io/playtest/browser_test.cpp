#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <nlohmann/json.hpp>

#include "tests/io/playtest/played.h"
#include "tests/support/outside.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

// Looks at the page from inside: how wide it is, and what each choice of the map shows. The answer is left in
// an element that the browser prints with the page.
constexpr const char* look_inside = R"html(<script>
const seen = {errors: [], maps: {}};
addEventListener("error", event => seen.errors.push(String(event.message)));
addEventListener("load", () => {
  const root = document.documentElement;
  document.querySelectorAll("details").forEach(each => each.open = true);
  seen.width = innerWidth;
  seen.overflow = Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
  seen.paper = getComputedStyle(document.body).backgroundColor;
  document.querySelectorAll(".switch label").forEach(label => {
    label.click();
    seen.maps[label.htmlFor] = [...document.querySelectorAll(".heat, .legend")]
        .filter(each => getComputedStyle(each).display !== "none").map(each => each.classList[1]);
  });
  seen.smallest = Math.min(...[...document.querySelectorAll("p, h2, .value, .who, td")]
      .map(each => parseFloat(getComputedStyle(each).fontSize)));
  const answer = document.createElement("pre");
  answer.id = "answer";
  answer.textContent = JSON.stringify(seen);
  document.body.append(answer);
});
</script>)html";

class Browser : public testing::Test {
 protected:
  void SetUp() override {
    HEXWRIGHT_LOOKS_THROUGH_ANOTHER_PROGRAM();
    HEXWRIGHT_NEEDS_TOOL(HEXWRIGHT_CHROMIUM);
  }

  std::string contents(const char* name) const {
    std::ifstream in(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  /// What the page looks like from inside, in a window of this width.
  nlohmann::json opened(std::string page, int width, const std::string& options = "") {
    page.insert(page.find("</head>"), look_inside);
    std::ofstream(folder_ / "page.html", std::ios::binary) << page;
    const std::string at = "'" + folder_.path().string();
    const std::string command = "timeout 120 '" HEXWRIGHT_CHROMIUM
                                "' --headless --no-sandbox --disable-gpu "
                                "--enable-logging=stderr --virtual-time-budget=5000 --user-data-dir=" +
                                at + "/profile' --window-size=" + std::to_string(width) + ",900 " + options +
                                " --dump-dom 'file://" + folder_.path().string() + "/page.html' >" + at +
                                "/out' 2>" + at + "/err'";
    EXPECT_EQ(std::system(command.c_str()), 0) << contents("err");
    EXPECT_THAT(contents("err"), testing::Not(testing::HasSubstr("CONSOLE")));
    const std::string out = contents("out");
    const std::string mark = "<pre id=\"answer\">";
    const auto begin = out.find(mark);
    if (begin == std::string::npos) return {};
    const auto end = out.find("</pre>", begin);
    return nlohmann::json::parse(out.substr(begin + mark.size(), end - begin - mark.size()), nullptr, false);
  }

  const test::TemporaryFolder folder_;
};

TEST_F(Browser, ShowsTheReportOnAPhoneWithoutErrorsAndWithoutScrollingSideways) {
  const PlayedBatch played("spices-fog-islands-4", 3, {"settler", "random"});
  const auto seen = opened(playtest_html(played.playtest()), 360);
  ASSERT_TRUE(seen.is_object());
  EXPECT_THAT(seen["errors"], testing::IsEmpty());
  EXPECT_LE(seen["width"], 500);
  EXPECT_LE(seen["overflow"], 0);
  EXPECT_GE(seen["smallest"], 14);
  // Each choice shows what belongs to it, and nothing else.
  EXPECT_EQ(seen["maps"].size(), 5U);
  for (const auto& [choice, shown] : seen["maps"].items()) {
    const std::string what = choice.substr(std::string("show-").size());
    EXPECT_EQ(shown, (nlohmann::json{what, what})) << choice;
  }
}

TEST_F(Browser, ShowsTheReportOnADarkScreen) {
  const PlayedBatch played("base-3-4", 2, {"random"});
  const auto page = playtest_html(played.playtest());
  const auto light = opened(page, 900);
  const auto dark = opened(page, 900, "--blink-settings=preferredColorScheme=0");
  ASSERT_TRUE(light.is_object() && dark.is_object());
  EXPECT_EQ(light["paper"], "rgb(255, 255, 255)");
  EXPECT_EQ(dark["paper"], "rgb(20, 24, 28)");
  EXPECT_LE(light["overflow"], 0);
}

}  // namespace
}  // namespace hexwright
