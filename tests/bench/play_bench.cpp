// What a game in the window costs: what is asked at every move and drawn at every move of the mouse.
//   build/release/bin/play_bench --benchmark_filter=pieces

#include <benchmark/benchmark.h>
#include <cairo.h>

#include "editor/core/play/session.h"
#include "io/render/board/board_image.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

/// A whole game of settlers on the largest board.
PlaySession played_out() {
  PlaySetup setup{.scenario = bench::read_template("spices-fog-islands-5-6")};
  setup.players = usual_players(setup.scenario);
  setup.players.front().bot = setup.players.back().bot;
  auto session = PlaySession::start(std::move(setup)).value();
  while (!session.is_over()) session.play_bot();
  return session;
}

void whole_log(benchmark::State& state) {
  const PlaySession session = played_out();
  for (auto _ : state) benchmark::DoNotOptimize(session.log({}));
  state.counters["actions"] = static_cast<double>(session.size());
}
BENCHMARK(whole_log);

void one_line_of_the_log(benchmark::State& state) {
  const PlaySession session = played_out();
  std::size_t step = 0;
  for (auto _ : state) benchmark::DoNotOptimize(session.lines(1 + (step += 97) % session.size(), {}));
}
BENCHMARK(one_line_of_the_log);

void jump(benchmark::State& state) {
  PlaySession session = played_out();
  std::size_t step = 0;
  for (auto _ : state) session.jump_to((step += 97) % session.size());
}
BENCHMARK(jump);

void choices(benchmark::State& state) {
  PlaySession session = played_out();
  session.jump_to(session.size() - 1);
  for (auto _ : state) benchmark::DoNotOptimize(session.choices({}));
}
BENCHMARK(choices);

/// `again`: with the pictures that the last drawing made.
void pieces(benchmark::State& state, bool again) {
  const PlaySession session = played_out();
  const Scenario now = session.scenario_now();
  const auto on_board = session.pieces_now();
  BoardImage image;
  image.resize(1600, 1000);
  const BoardView view = fit(now, 1600, 1000, 10);
  image.redraw(now, view, {});
  cairo_t* cairo = cairo_create(static_cast<cairo_surface_t*>(image.cairo_surface()));
  Highlights highlights;
  for (const IntersectionId at : Ids<IntersectionId>(54))
    highlights.intersections.push_back(session.game().board().intersection(at));
  PiecePainter kept;
  for (auto _ : state) {
    PiecePainter fresh;
    PiecePainter& painter = again ? kept : fresh;
    painter.draw(cairo, on_board, now.topology, view);
    painter.highlight(cairo, highlights, seat_colour(SeatId(0)), now.topology, view, 1);
  }
  cairo_destroy(cairo);
  state.counters["pieces"] = static_cast<double>(on_board.size());
}
BENCHMARK_CAPTURE(pieces, first_time, false);
BENCHMARK_CAPTURE(pieces, again, true);

}  // namespace
}  // namespace hexwright

BENCHMARK_MAIN();
