// ---- Places in words, for those who do not see the board.

function place_words(place, kind) {
  if (!game || !now) return place;
  const hexes = new Map(now.board.hexes.map(each => [each.hex, each]));
  const tell_hex = hex => {
    const found = hexes.get(hex);
    return found ? called(found.terrain) + (found.number ? " " + found.number : "") : T("open sea");
  };
  if (kind === "hex") return tell_hex(place);
  let around = game.board.intersections[place];
  const ends = game.board.paths[place];
  if (ends) {
    const [one, other] = ends.map(end => game.board.intersections[end] || []);
    around = one.filter(hex => other.includes(hex));
  }
  const names = (around || []).map(tell_hex);
  for (const harbor of now.board.harbors)
    if (harbor.intersection === place) names.push(called("harbor " + harbor.kind));
  const where = names.length ? names.join(", ") : T("the coast");
  return ends ? T("beside {0}", where) : where;
}

// ---- The board.

const view = {x: 0, y: 0, width: 1000, height: 1000};
let whole = {width: 1000, height: 1000, side: 90};

function show_view() {
  $("map").setAttribute("viewBox", [view.x, view.y, view.width, view.height].join(" "));
}
function show_all() {
  Object.assign(view, {x: 0, y: 0, width: whole.width, height: whole.height});
  show_view();
}
/** Larger by this factor, about a point of the board; never smaller than the whole. */
function zoom(factor, x, y) {
  const width = Math.min(whole.width, Math.max(whole.width / 8, view.width / factor));
  const by = width / view.width;
  view.x = x - (x - view.x) * by;
  view.y = y - (y - view.y) * by;
  view.width = width;
  view.height *= by;
  keep_inside();
}
function keep_inside() {
  view.x = Math.min(Math.max(view.x, 0), whole.width - view.width);
  view.y = Math.min(Math.max(view.y, 0), whole.height - view.height);
  show_view();
}
const urls = {};
function show_picture(message) {
  const url = URL.createObjectURL(new Blob([message.svg], {type: "image/svg+xml"}));
  const {width, height, side} = message;
  if (width !== whole.width || height !== whole.height || side !== whole.side) {
    whole = {width, height, side};
    show_all();
  }
  const place = () => {
    const image = $(message.layer), old = urls[message.layer];
    image.setAttribute("width", width);
    image.setAttribute("height", height);
    image.setAttribute("href", url);
    urls[message.layer] = url;
    if (old) setTimeout(() => URL.revokeObjectURL(old), 1000);
  };
  // Loaded before it is shown, so that nothing flickers.
  const loading = new Image();
  loading.onload = loading.onerror = place;
  loading.src = url;
}
function svg(tag, attributes) {
  const element = document.createElementNS(svg_space, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
const reach = {hex: 0.62, corner: 0.36, path: 0.3}, mark = {hex: 0.5, corner: 0.2, path: 0.15};
let spots = [];

function show_spots() {
  const at = new Map();
  now.choices.forEach((choice, number) => {
    if (!choice.spot) return;
    const key = choice.spot.join(" ");
    if (!at.has(key)) at.set(key, {x: choice.spot[0], y: choice.spot[1], kind: choice.kind, numbers: []});
    at.get(key).numbers.push(number);
  });
  // Hexes first, so that what lies on them is above them.
  spots = [...at.values()].sort((a, b) => (b.kind === "hex") - (a.kind === "hex"));
  $("spots").classList.remove("locked");
  $("spots").replaceChildren(...spots.map(show_spot));
}
function show_spot(spot, index) {
  const group = svg("g", {class: "spot " + spot.kind, role: "button", tabindex: index === 0 ? 0 : -1,
    "aria-label": spot.numbers.length === 1 ? words_of(spot.numbers[0]) :
        T("{0} decisions: {1}", spot.numbers.length, place_words(now.choices[spot.numbers[0]].place, spot.kind))});
  group.dataset.choices = spot.numbers.join(" ");
  const title = svg("title", {});
  title.textContent = spot.numbers.slice(0, 6).map(words_of).join("\n");
  group.append(title, svg("circle", {class: "reach", cx: spot.x, cy: spot.y, r: reach[spot.kind] * whole.side}),
      svg("circle", {class: "mark", cx: spot.x, cy: spot.y, r: mark[spot.kind] * whole.side}));
  spot.element = group;
  return group;
}
function point_out(number, on) {
  const spot = spots.find(each => each.numbers.includes(number));
  if (spot) spot.element.classList.toggle("chosen", on);
  document.querySelectorAll(".aim").forEach(each => each.remove());
  const aim = now.choices[number] && now.choices[number].aim;
  if (on && aim && spot) $("spots").append(svg("line", {class: "aim", x1: spot.x, y1: spot.y, x2: aim[0], y2: aim[1]}));
}
/** `sure`: a mouse or a key hits what it means; a finger is asked again. */
function use_spot(element, sure) {
  const spot = spots.find(each => each.element === element);
  if (!spot || $("spots").classList.contains("locked")) return;
  if (spot.numbers.length === 1 && sure) { choose(spot.numbers[0]); return; }
  spots.forEach(each => each.element.classList.toggle("chosen", each === spot));
  const cancel = button(T("Not here"), () => {
    $("here").hidden = true;
    spot.element.classList.remove("chosen");
    spot.element.focus({preventScroll: true});
  }, "quiet");
  $("here").replaceChildren(...spot.numbers.map(choice_button), cancel);
  $("here").hidden = false;
  // Where it does not cover the place.
  const board = $("map").getBoundingClientRect(), place = element.getBoundingClientRect();
  $("here").classList.toggle("above", place.top + place.height / 2 > board.top + board.height / 2);
  $("here").firstChild.focus({preventScroll: true});
}
$("spots").addEventListener("keydown", event => {
  const spot = spots.find(each => each.element === document.activeElement);
  if (!spot) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    use_spot(spot.element, true);
    return;
  }
  const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
  if (!way) return;
  event.preventDefault();
  let best = null, least = Infinity;
  for (const other of spots) {
    const x = other.x - spot.x, y = other.y - spot.y, along = x * way[0] + y * way[1];
    const across = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (other !== spot && along > 1 && along + 2 * across < least) { best = other; least = along + 2 * across; }
  }
  if (!best) return;
  spot.element.setAttribute("tabindex", -1);
  best.element.setAttribute("tabindex", 0);
  best.element.focus();
});

// Fingers and the mouse: drag, pinch, wheel, tap.
const fingers = new Map();
let moved = 0, apart = 0;
let take_spot = null;  // who asks for a place of the board
function on_board(x, y) {
  const matrix = $("map").getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : {x: 0, y: 0};
}
$("map").addEventListener("pointerdown", event => {
  if (fingers.size === 0) moved = 0;
  fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  apart = 0;
});
addEventListener("pointermove", event => {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const from = on_board(finger.x, finger.y), to = on_board(event.clientX, event.clientY);
  moved += Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
  finger.x = event.clientX;
  finger.y = event.clientY;
  if (fingers.size === 1 && moved > 8) {
    view.x -= to.x - from.x;
    view.y -= to.y - from.y;
    keep_inside();
  } else if (fingers.size === 2) {
    const [a, b] = [...fingers.values()];
    const distance = Math.hypot(a.x - b.x, a.y - b.y), middle = on_board((a.x + b.x) / 2, (a.y + b.y) / 2);
    if (apart > 0 && distance > 0) zoom(distance / apart, middle.x, middle.y);
    apart = distance;
  }
});
for (const ending of ["pointerup", "pointercancel"])
  addEventListener(ending, event => { fingers.delete(event.pointerId); apart = 0; });
$("map").addEventListener("click", event => {
  if (moved > 8) return;
  if (take_spot) {
    const at = on_board(event.clientX, event.clientY);
    take_spot([at.x, at.y]);
    return;
  }
  const element = event.target.closest(".spot");
  if (element) use_spot(element, event.pointerType !== "touch" && event.pointerType !== "pen");
});
$("map").addEventListener("wheel", event => {
  event.preventDefault();
  const at = on_board(event.clientX, event.clientY);
  zoom(Math.exp(-event.deltaY / 400), at.x, at.y);
}, {passive: false});
/** About the place that is asked for, else about the middle. */
function zoom_here(factor) {
  const asked = $("here").hidden ? null : spots.find(each => each.element.classList.contains("chosen"));
  zoom(factor, asked ? asked.x : view.x + view.width / 2, asked ? asked.y : view.y + view.height / 2);
}
$("closer").addEventListener("click", () => zoom_here(1.5));
$("farther").addEventListener("click", () => zoom_here(1 / 1.5));
$("whole").addEventListener("click", show_all);
for (const look of document.querySelectorAll("[data-theme]"))
  look.addEventListener("click", () => send({hexwright: "theme", theme: look.dataset.theme}));
