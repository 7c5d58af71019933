"use strict";
// The table in a browser. It knows no rule: what can be done, and where, is what the table lists as legal.
(() => {
const protocol = 1;
const most_lines = 500;
const svg_space = "http://www.w3.org/2000/svg";
const $ = id => document.getElementById(id);
const capital = words => words && words[0].toUpperCase() + words.slice(1);
const spoken = id => capital(id.replace(/-/g, " "));

/** An element with a text, which stays a text whatever is in it. */
function make(tag, text, className) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  return element;
}
function button(text, act, className) {
  const element = make("button", text, className);
  element.type = "button";
  element.addEventListener("click", act);
  return element;
}
function kept(key, value) {  // where the browser keeps anything at all
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch { /* then it is asked for again */ }
  return null;
}

let socket = null, pause = 500, waiting = 0, stopped = false;
let table = null, game = null, now = null, last_step = 0, last_turn = -1, came_back = false, seen_table = false;
const token = () => location.hash.slice(1);

// ---- The connection: it comes back by itself.

function say(text, bad) {
  $("connection").textContent = text;
  $("connection").classList.toggle("bad", Boolean(bad));
}
function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
function connect() {
  clearTimeout(waiting);
  if (stopped || (socket && socket.readyState < WebSocket.CLOSING)) return;
  const address = new URL("table", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  socket = new WebSocket(address);
  const mine = socket;
  mine.onmessage = event => { if (mine === socket) hear(JSON.parse(event.data)); };
  mine.onclose = () => { if (mine === socket) closed(); };
}
function closed() {
  socket = null;
  seen_table = false;
  if (stopped) return;
  came_back = true;
  say("connection lost, trying again", true);
  document.body.classList.add("away");
  waiting = setTimeout(connect, pause * (0.7 + Math.random() * 0.6));
  pause = Math.min(pause * 1.7, 8000);
}
function stop(text) {
  stopped = true;
  say(text, true);
  if (socket) socket.close();
}
addEventListener("online", connect);
document.addEventListener("visibilitychange", () => { if (!document.hidden) connect(); });
addEventListener("hashchange", () => {
  stopped = false;
  last_step = 0;
  last_turn = -1;
  seen_table = came_back = false;
  $("log").replaceChildren();
  if (socket) { const old = socket; socket = null; old.close(); }
  connect();
});

const heard = {
  hello(message) {
    if (message.version !== protocol) return stop("this table speaks another version: load the page again");
    send({hexwright: "hello", version: protocol, token: token(), name: "", since: last_step, pictures: true});
  },
  table(message) {
    table = message;
    seen_table = true;
    pause = 500;
    if (message.guest) document.body.classList.remove("away");
    document.title = $("title").textContent = table.title;
    if (!now || !now.over) say(table.guest || table.seat === null ? watching() : "connected");
    $("door").hidden = !table.guest;
    $("table").hidden = table.guest;
    if (table.guest) show_door(); else show_name();
    if (now && !table.guest) show_players();
  },
  game(message) { game = message; },
  picture(message) { show_picture(message); },
  decide(message) { show(message); },
  see(message) { show(message); },
  end() { stopped = true; say("the game is over"); },
  seat(message) {
    kept("hexwright-named-" + message.token, "1");
    location.hash = message.token;
  },
  moved() {
    stopped = true;
    say("this seat plays on in another window", true);
    $("elsewhere").showModal();
  },
  refused(message) {
    if (!seen_table) { stop(capital(message.why)); return; }
    $("refused").textContent = capital(message.why);
    if (table && table.guest) $("free").prepend(make("p", capital(message.why)));
    lock(false);
  },
};
function hear(message) {
  const act = Object.hasOwn(heard, message.hexwright) ? heard[message.hexwright] : null;
  if (act) act(message);
}
function watching() {
  const people = table.watchers === 1 ? "1 watches" : table.watchers + " watch";
  return table.guest ? "choose a seat" : people;
}
$("here-again").addEventListener("click", () => {
  $("elsewhere").close();
  stopped = false;
  came_back = true;
  connect();
});

// ---- The door: a name, and a seat.

const name_given = () => $("name").value.trim();
function show_door() {
  if (!$("name").value) $("name").value = kept("hexwright-name") || "";
  const take = seat => {
    if (name_given()) kept("hexwright-name", name_given());
    send({hexwright: "take", seat, name: name_given()});
  };
  const seats = table.seats.map((seat, number) => {
    const place = "eat " + (number + 1) + ", " + seat.name;
    const line = seat.free ? button("Sit down: s" + place, () => take(number)) :
        make("p", "S" + place + (seat.bot ? ", is played by a bot: " + seat.bot : ", is taken"));
    line.prepend(dot(number));
    return line;
  });
  $("free").replaceChildren(...seats);
  if (!table.seats.some(seat => seat.free)) $("free").prepend(make("p", "All seats are taken; you can watch."));
  $("watch").onclick = () => take(null);
}
$("entry").addEventListener("submit", event => event.preventDefault());
/** Who opened the link of a seat has given no name yet. */
function show_name() {
  const old = $("naming");
  if (old) old.remove();
  if (table.seat === null || kept("hexwright-named-" + token())) return;
  const form = make("form");
  form.id = "naming";
  const label = make("label", "Your name"), input = make("input");
  label.htmlFor = input.id = "my-name";
  input.maxLength = 24;
  input.value = kept("hexwright-name") || "";
  const done = make("button", "That is me");
  form.append(label, input, done);
  form.addEventListener("submit", event => {
    event.preventDefault();
    const name = input.value.trim();
    if (name) kept("hexwright-name", name);
    kept("hexwright-named-" + token(), "1");
    send({hexwright: "take", seat: table.seat, name});
    form.remove();
  });
  $("table").prepend(form);
}
function dot(seat) {
  const mark = make("span", "", "dot");
  mark.style.background = table.seats[seat].colour;
  return mark;
}

// ---- The moment.

function show(message) {
  now = message;
  document.body.classList.toggle("mine", mine());
  $("refused").textContent = "";
  $("prompt").textContent = capital(now.prompt);
  $("now").classList.toggle("mine", mine());
  if (table) document.title = (mine() ? "● " : "") + table.title;
  show_choices();
  show_spots();
  show_hand();
  show_players();
  show_offer();
  tell(now.log);
  last_step = now.step;
  came_back = false;
  document.body.classList.remove("away");
}
const mine = () => now.hexwright === "decide";
const listed = cards => Object.entries(cards).map(([card, count]) => count + " " + card).join(", ") || "nothing";
function choose(number) {
  lock(true);
  send({choose: number, step: now.step});
}
/** Nothing is chosen twice while the table has not answered. */
function lock(on) {
  document.querySelectorAll("#choices button, #here button, #deal button").forEach(each => { each.disabled = on; });
  $("spots").classList.toggle("locked", on);
}

/** Decisions of a kind together, as [kind, numbers]. */
function groups() {
  const all = new Map();
  now.legal.forEach((action, number) => {
    if (!all.has(action.do)) all.set(action.do, []);
    all.get(action.do).push(number);
  });
  return [...all];
}
function words_of(number) {
  const choice = now.choices[number];
  return capital(choice.words) + (choice.place ? ": " + place_words(choice.place, choice.kind) : "");
}
function choice_button(number) {
  const element = button(words_of(number), () => choose(number));
  element.dataset.choice = number;
  const spot = now.choices[number].spot;
  if (spot) {
    element.addEventListener("pointerenter", () => point_out(number, true));
    element.addEventListener("focus", () => point_out(number, true));
    element.addEventListener("pointerleave", () => point_out(number, false));
    element.addEventListener("blur", () => point_out(number, false));
  }
  return element;
}
function show_choices() {
  const had_focus = $("choices").contains(document.activeElement) || $("spots").contains(document.activeElement);
  const open = new Set([...document.querySelectorAll("#choices details[open]")].map(each => each.dataset.kind));
  const parts = [], folded = [];
  const all = groups();
  for (const [kind, numbers] of all) {
    const is_placed = numbers.some(number => now.choices[number].spot);
    if (!is_placed && (numbers.length <= 2 || (all.length === 1 && numbers.length <= 12))) {
      parts.push(...numbers.map(choice_button));
      continue;
    }
    const details = make("details"), list = make("div", undefined, "group");
    const summary = make("summary", capital(now.choices[numbers[0]].title) + " ");
    summary.append(make("span", is_placed ? "on the board, " + numbers.length : String(numbers.length), "count"));
    details.dataset.kind = kind;
    details.append(summary, list);
    details.addEventListener("toggle", () => {
      // It may come when the moment is over.
      if (details.isConnected && details.open && !list.firstChild) list.append(...numbers.map(choice_button));
    });
    details.open = open.has(kind) && numbers.length > 1;
    folded.push(details);
  }
  $("choices").replaceChildren(...parts, ...folded);
  $("choices").hidden = all.length === 0;
  $("here").hidden = true;
  if (had_focus) ($("choices").querySelector("button, summary") || $("map")).focus({preventScroll: true});
}

// ---- Places in words, for those who do not see the board.

function place_words(place, kind) {
  if (!game || !now) return place;
  const hexes = new Map(now.board.hexes.map(each => [each.hex, each]));
  const tell_hex = hex => {
    const found = hexes.get(hex);
    return found ? found.terrain.replace(/-/g, " ") + (found.number ? " " + found.number : "") : "open sea";
  };
  if (kind === "hex") return tell_hex(place);
  let around = game.board.intersections[place];
  const ends = game.board.paths[place];
  if (ends) {
    const [one, other] = ends.map(end => game.board.intersections[end] || []);
    around = one.filter(hex => other.includes(hex));
  }
  const names = (around || []).map(tell_hex);
  const where = names.length ? names.join(", ") : "the coast";
  return ends ? "beside " + where : where;
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
function zoom(factor, x = view.x + view.width / 2, y = view.y + view.height / 2) {
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
        spot.numbers.length + " decisions: " + place_words(now.choices[spot.numbers[0]].place, spot.kind)});
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
  const cancel = button("Not here", () => {
    $("here").hidden = true;
    spot.element.classList.remove("chosen");
    spot.element.focus({preventScroll: true});
  }, "quiet");
  $("here").replaceChildren(...spot.numbers.map(choice_button), cancel);
  $("here").hidden = false;
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
  const element = event.target.closest(".spot");
  if (element) use_spot(element, event.pointerType !== "touch" && event.pointerType !== "pen");
});
$("map").addEventListener("wheel", event => {
  event.preventDefault();
  const at = on_board(event.clientX, event.clientY);
  zoom(Math.exp(-event.deltaY / 400), at.x, at.y);
}, {passive: false});
$("closer").addEventListener("click", () => zoom(1.5));
$("farther").addEventListener("click", () => zoom(1 / 1.5));
$("whole").addEventListener("click", show_all);
for (const look of document.querySelectorAll("[data-theme]"))
  look.addEventListener("click", () => send({hexwright: "theme", theme: look.dataset.theme}));

// ---- Hand, players, bank.

function cards(counts, label, fresh = {}) {
  const list = make("ul", undefined, "cards");
  list.setAttribute("aria-label", label);
  for (const card of new Set([...Object.keys(counts), ...Object.keys(fresh)])) {
    const item = make("li"), count = (counts[card] || 0) + (fresh[card] || 0);
    item.append(make("b", String(count)), " " + card.replace(/-/g, " "));
    if (fresh[card] && !counts[card]) item.append(" (new)");
    list.append(item);
  }
  return list;
}
function show_hand() {
  const you = now.you;
  $("hand").hidden = !you;
  if (!you) return;
  const total = Object.values(you.hand).reduce((sum, count) => sum + count, 0);
  const supply = Object.entries(you.supply).filter(([, count]) => count > 0).map(([what, count]) => what + " " + count);
  const parts = [make("p", "Your hand: " + (total === 1 ? "1 card" : total + " cards") + " · " +
      (you.points === 1 ? "1 point" : you.points + " points"), "own")];
  if (total) parts.push(cards(you.hand, "Cards"));
  if (Object.keys({...you.developments, ...you.newDevelopments}).length)
    parts.push(cards(you.developments, "Development cards", you.newDevelopments));
  if (you.progress && Object.keys(you.progress).length) parts.push(cards(you.progress, "Progress cards"));
  if (supply.length) parts.push(make("p", "Left to build: " + supply.join(" · "), "own"));
  $("hand").replaceChildren(...parts);
}
function details_of(player) {
  const parts = [player.cards === 1 ? "1 card" : player.cards + " cards"];
  const face_up = listed(player.faceUp);
  if (face_up !== "nothing") parts.push("face up: " + face_up);
  if (player.developments) parts.push(player.developments + " development");
  if (player.knights) parts.push(player.knights + (player.knights === 1 ? " knight" : " knights"));
  if (player.longestRoute) parts.push("route " + player.longestRoute);
  if (now.longestRoute === player.seat) parts.push("longest route");
  if (now.largestArmy === player.seat) parts.push("largest army");
  for (const what of [player.levels, player.progress])
    if (what && Object.values(what).some(Boolean))
      parts.push((what === player.levels ? "levels: " : "progress: ") +
          Object.entries(what).filter(([, count]) => count).map(([track, count]) => track + " " + count).join(", "));
  if (player.wonder) parts.push(player.wonder.kind.replace(/-/g, " ") + ", level " + player.wonder.level);
  return parts.concat(player.counters || []).join(" · ");
}
function show_players() {
  if (!table || !now) return;
  $("seats").replaceChildren(...now.players.map(player => {
    const seat = table.seats[player.seat], item = make("li", undefined, now.actor === player.seat ? "acts" : "");
    const who = make("span", seat.name, "who");
    const kind = player.seat === table.seat ? "you" : seat.bot ? seat.bot : seat.here ? "" : seat.standIn ? "away, a bot plays on" :
        seat.free ? "free" : "away";
    if (kind) who.append(" ", make("small", kind));
    if (now.turnOf === player.seat) who.append(" ", make("small", "on turn"));
    item.append(dot(player.seat), who, make("span", player.points === 1 ? "1 point" : player.points + " points", "points"),
        make("span", details_of(player), "more"));
    if (kind === "away" && table.seat !== null)
      item.append(button("Let a bot play on", () => send({hexwright: "stand-in", seat: player.seat}), "quiet"));
    return item;
  }));
  const common = ["Bank: " + listed(now.bank), now.developmentsLeft + " development cards"].concat(now.counters || []);
  if (now.barbarians) common.push("barbarians: step " + now.barbarians.step + " of 7");
  $("bank").textContent = common.join(" · ");
}

// ---- Offers to the others: of any cards for any others.

const deal = {give: {}, want: {}};
function show_offer() {
  const can = now.legal.some(action => action.do === "offer-trade");
  $("offer").hidden = !can;
  if (!can) return;
  deal.give = {};
  deal.want = {};
  const all = [...new Set([...Object.keys(now.you.hand), ...Object.keys(now.bank)])];
  const side = (title, which, most) => {
    const field = make("fieldset");
    field.append(make("legend", title));
    for (const card of which === "give" ? Object.keys(now.you.hand) : all) {
      const line = make("div", undefined, "amount"), count = make("output", "0");
      const add = by => {
        deal[which][card] = Math.min(Math.max((deal[which][card] || 0) + by, 0), most(card));
        count.textContent = deal[which][card];
        ready();
      };
      const less = button("−", () => add(-1), "quiet"), more = button("+", () => add(1), "quiet");
      less.setAttribute("aria-label", "less " + card);
      more.setAttribute("aria-label", "more " + card);
      line.append(make("span", card), less, count, more);
      field.append(line);
    }
    return field;
  };
  const offer = make("button", "Offer it");
  const chosen = which => Object.fromEntries(Object.entries(deal[which]).filter(([, count]) => count > 0));
  const ready = () => { offer.disabled = !Object.keys(chosen("give")).length || !Object.keys(chosen("want")).length; };
  ready();
  $("deal").onsubmit = event => {
    event.preventDefault();
    lock(true);
    const message = {do: "offer-trade", give: chosen("give"), want: chosen("want"), step: now.step};
    if (["paper", "cloth", "coin"].some(card => message.give[card] || message.want[card])) message.commodities = true;
    send(message);
  };
  $("deal").replaceChildren(side("You give", "give", card => Math.min(3, now.you.hand[card] || 0)),
      side("You want", "want", () => 3), offer);
}

// ---- What happened.

function tell(lines) {
  const log = $("log"), at_end = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const news = lines.filter(line => line.step > last_step);
  if (came_back && last_step > 0 && news.length) log.append(make("li", "While you were away:", "missed"));
  for (const line of news) {
    if (line.turn !== last_turn) log.append(make("li", line.turn === 0 ? "Founding" : "Turn " + line.turn, "turn"));
    last_turn = line.turn;
    log.append(make("li", capital(line.words)));
  }
  while (log.childElementCount > most_lines) log.firstChild.remove();
  if (at_end || came_back) log.scrollTop = log.scrollHeight;
}

if (token()) connect();
else say("this page needs the whole link, with what follows the #", true);
})();
