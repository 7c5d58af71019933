#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <wx/dnd.h>
#include <wx/image.h>

#include "editor/gui/reference/picture_file.h"
#include "editor/gui/reference/reference_view.h"
#include "tests/ui/driver.h"

// A picture under the map, to trace.

namespace hexwright::ui_test {
namespace {

namespace fs = std::filesystem;

constexpr Hex hole{0, 0}, wood{1, 0};

/// Woods around an empty place.
Scenario ring() {
  Scenario scenario;
  for (const Direction d : all_directions) scenario.cells[neighbour(hole, d)].terrain = Terrain::Forest;
  return scenario;
}

std::string bytes_of(const fs::path& path) {
  std::stringstream all;
  all << std::ifstream(path, std::ios::binary).rdbuf();
  return all.str();
}

/// Magenta, which nothing else on the screen is.
fs::path make_picture(const std::string& name, wxBitmapType type = wxBITMAP_TYPE_PNG) {
  const fs::path path = folder() / name;
  wxImage picture(400, 300);
  picture.SetRGB({0, 0, 400, 300}, 255, 0, 255);
  if (!wxImage::FindHandler(type)) wxImage::AddHandler(new wxJPEGHandler);
  picture.SaveFile(path.string(), type);
  return path;
}

/// How much more red and blue than green there is: 255 in the picture itself, 0 or less without it.
int magenta_at(Hex hex) {
  const wxPoint place = frame().canvas().ClientToScreen(frame().canvas().place_of(hex));
  const wxImage pixel = picture_of({place.x, place.y, 1, 1});
  return std::min(pixel.GetRed(0, 0), pixel.GetBlue(0, 0)) - pixel.GetGreen(0, 0);
}

void drop(const fs::path& path) {
  on_ui([&] {
    const wxString name = path.string();
    dynamic_cast<wxFileDropTarget&>(*frame().GetDropTarget()).OnDropFiles(10, 10, wxArrayString(1, &name));
  });
}

void start_with_file(const fs::path& path) {
  start_with_scenario(ring());
  save_as(path);
}

void open_again(const fs::path& path) {
  on_ui([] { frame().Close(); });
  start_empty();
  key('O', wxMOD_CONTROL);
  choose_file("Open a scenario", path);
  wait_until("the file again", [&] { return frame().context().document().path() == path; });
}

void choose_picture(const fs::path& path) {
  on_ui([] { frame().canvas().SetFocus(); });
  choose_in_menu('V', "U");
  wait_for_window("Open a reference picture");
  key('L', wxMOD_CONTROL);  // GTK's field for a path
  give_path(path);
}

wxWindow* reference_dialog() { return wxWindow::FindWindowByName("reference", &frame()); }

TEST(Reference, LiesUnderTheHexesAndIsThereAgainWithTheSameFile) {
  const fs::path path = folder() / "traced.xml";
  start_with_file(path);
  const std::string xml = bytes_of(path);
  EXPECT_LT(ask([] { return magenta_at(hole); }), 30);
  choose_picture(make_picture("coast.png"));
  wait_for_window("Reference picture");
  wait_until("the picture", [] { return magenta_at(hole) > 200; });
  const int through_wood = ask([] { return magenta_at(wood); });
  EXPECT_GT(through_wood, 60) << "the hexes let it through";
  EXPECT_LT(through_wood, 200) << "and are still to be seen";
  screenshot("reference-picture");
  fill_in("To the right, in hexes", "1.5");
  wait_until("the move",
             [] { return std::abs(frame().reference().picture()->centre.x - 1.5 * hex_width) < 0.01; });
  key(WXK_ESCAPE);
  wait_until("no dialog", [] { return !reference_dialog(); });
  const auto placed = ask([] { return frame().reference().picture(); });

  open_again(path);
  wait_until("the picture", [] { return magenta_at(hole) > 200; });
  EXPECT_EQ(ask([] { return frame().reference().picture(); }), placed);
  EXPECT_FALSE(ask([] { return frame().context().document().is_modified(); }));
  EXPECT_EQ(bytes_of(path), xml);
}

TEST(Reference, ChosenBeforeTheFirstSaveItIsKeptFromThenOn) {
  const fs::path path = folder() / "traced-later.xml";
  start_with_scenario(ring());
  choose_picture(make_picture("later.jpg", wxBITMAP_TYPE_JPEG));
  wait_for_window("Reference picture");
  key(WXK_ESCAPE);
  wait_until("no dialog", [] { return !reference_dialog(); });
  save_as(path);
  wait_until("its place in the library", [] { return frame().reference().is_kept(); });
  open_again(path);
  wait_until("the picture", [] { return magenta_at(hole) > 200; });
}

TEST(Reference, IsWhatAPictureBecomesThatIsDroppedOnTheWindow) {
  start_with_scenario(ring());
  drop(make_picture("dropped.png"));
  wait_until("the picture", [] { return magenta_at(hole) > 200; });
  const fs::path broken = folder() / "broken.png";
  std::ofstream(broken, std::ios::binary) << "\x89PNG and no more";
  drop(broken);
  wait_for_window("The picture cannot be shown");
  key(WXK_ESCAPE);
  wait_until("the same picture", [] { return frame().IsActive() && magenta_at(hole) > 200; });
}

TEST(Reference, ThatIsGoneIsToldAndNotForgotten) {
  const fs::path path = folder() / "orphan.xml", picture = make_picture("gone.png");
  start_with_file(path);
  choose_picture(picture);
  wait_for_window("Reference picture");
  wait_until("the picture", [] { return magenta_at(hole) > 200; });
  fs::remove(picture);
  open_again(path);
  wait_for_window("Reference picture");
  const auto says = ask([] { return frame().reference().unseen(); });
  ASSERT_TRUE(says);
  EXPECT_THAT(text(says->why), testing::HasSubstr("gone.png is not there any more"));
  screenshot("reference-picture-gone");
  key(WXK_ESCAPE);
  wait_until("no dialog", [] { return !reference_dialog(); });

  make_picture("gone.png");
  open_again(path);
  wait_until("the picture", [] { return magenta_at(hole) > 200; });
}

TEST(Reference, HidesAndGoesWhenItIsNotWanted) {
  start_with_scenario(ring());
  choose_picture(make_picture("hidden.png"));
  wait_for_window("Reference picture");
  wait_until("the picture", [] { return magenta_at(hole) > 200; });
  key('S', wxMOD_ALT);
  wait_until("no picture", [] { return magenta_at(hole) < 30; });
  EXPECT_TRUE(ask([] { return frame().reference().picture().has_value(); }));
  key('S', wxMOD_ALT);
  wait_until("the picture", [] { return magenta_at(hole) > 200; });
  key('M', wxMOD_ALT);
  wait_until("no picture", [] { return magenta_at(hole) < 30; });
  EXPECT_FALSE(ask([] { return frame().reference().picture().has_value(); }));
}

/// A picture that claims this size and ends where its pixels begin.
std::string head_of_png(std::uint32_t width, std::uint32_t height) {
  const auto number = [](std::uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 0xFFU);
    return bytes;
  };
  std::string head = "IHDR" + number(width) + number(height) + std::string("\x08\x02\0\0\0", 5);
  std::uint32_t crc = 0xFFFFFFFF;
  for (const char c : head) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1U ^ (crc & 1U ? 0xEDB88320U : 0U);
  }
  return "\x89PNG\r\n\x1A\n" + number(13) + head + number(~crc) + number(1'000) + "IDAT" +
         std::string(100, 'x');
}

TEST(Reference, DamagedAndHugePicturesAreRefusedInWords) {
  start_with_scenario(ring());
  const std::string whole = bytes_of(make_picture("whole.png"));
  struct File {
    std::string name, bytes, words;
  };
  const std::array files{File{"words.png", "These are words.", "is no PNG or JPEG picture, or it is damaged"},
                         File{"empty.png", "", "is no PNG or JPEG picture, or it is damaged"},
                         File{"half.png", whole.substr(0, whole.size() / 2), "cannot be read"},
                         File{"huge.png", head_of_png(60'000, 60'000), "60000 by 60000 pixels"}};
  for (const auto& [name, bytes, words] : files) {
    std::ofstream(folder() / name, std::ios::binary) << bytes;
    const auto loaded = ask([&, name = name] { return gui::load_picture(folder() / name); });
    ASSERT_TRUE(loaded.refusal()) << name;
    EXPECT_THAT(text(loaded.refusal()->why), testing::HasSubstr(words));
    choose_picture(folder() / name);
    wait_for_window("The picture cannot be shown");
    screenshot("reference-picture-" + fs::path(name).stem().string());
    key(WXK_ESCAPE);
    wait_for_window("Hexwright");
    EXPECT_FALSE(ask([] { return frame().reference().picture().has_value(); })) << name;
  }
}

}  // namespace
}  // namespace hexwright::ui_test
