// ---- The moment.

function show(message) {
  now = message;
  document.body.classList.toggle("mine", mine());
  $("refused").textContent = "";
  show_prompt();
  $("now").classList.toggle("mine", mine());
  if (table) document.title = (mine() ? "● " : "") + table.title;
  show_choices();
  show_spots();
  show_hand();
  show_players();
  show_offer();
  show_take_back();
  tell(now.log);
  last_step = now.step;
  came_back = false;
  document.body.classList.remove("away");
}
function show_prompt() {
  const free = now.actor !== null && table && table.seats[now.actor].free;
  $("prompt").textContent = mine() ? T("Your decision: {0}", now.prompt) : capital(now.prompt) +
      (free ? ": " + T("this seat is free, and the game waits until somebody takes it") : "");
}
const mine = () => now.hexwright === "decide";
const listed = cards => Object.entries(cards).map(([card, count]) => count + " " + called(card)).join(", ");
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
    summary.append(make("span", is_placed ? counted(numbers.length, "on the board: {0} way", "on the board: {0} ways") : String(numbers.length), "count"));
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

// ---- Taking back what was done: who did it asks, the others agree.

let request = null;
function show_take_back() {
  const parts = [];
  const others = table.seats.some((seat, number) => number !== table.seat && !seat.bot && seat.here);
  if (request) {
    const own = request.seat === table.seat, name = table.seats[request.seat].name;
    const names = request.waits.map(seat => table.seats[seat].name).join(", ");
    parts.push(make("span", own ? T("You ask to take back what you did last. Not yet agreed: {0}.", names) :
        T("{0} asks to take back what {0} did last.", name)));
    const answer = yes => () => send({hexwright: "agree", yes});
    if (request.waits.includes(table.seat)) parts.push(button(T("Agree"), answer(true)), button(T("Do not agree"), answer(false), "quiet"));
    if (own) parts.push(button(T("Leave it as it is"), answer(false), "quiet"));
  } else if (now && now.mayTakeBack) {
    parts.push(button(others ? T("Ask to take back what I did") : T("Take back what I did"), () => send({hexwright: "take-back"}), "quiet"));
  }
  const had_focus = $("take-back").contains(document.activeElement);
  $("take-back").replaceChildren(...parts);
  $("take-back").hidden = parts.length === 0;
  if (had_focus) ($("take-back").querySelector("button") || $("map")).focus({preventScroll: true});
}
/** What was done after so many actions was not done. */
function forget_after(step) {
  for (const item of [...$("log").children]) if (Number(item.dataset.step) > step) item.remove();
  last_step = Math.min(last_step, step);
  last_turn = $("log").lastChild ? Number($("log").lastChild.dataset.turn) : -1;
}

// ---- Hand, players, bank.

function cards(counts, label, fresh = {}) {
  const list = make("ul", undefined, "cards");
  list.setAttribute("aria-label", label);
  for (const card of new Set([...Object.keys(counts), ...Object.keys(fresh)])) {
    const item = make("li"), count = (counts[card] || 0) + (fresh[card] || 0);
    item.append(make("b", String(count)), " " + called(card));
    if (fresh[card] && !counts[card]) item.append(" " + T("(new)"));
    list.append(item);
  }
  return list;
}
function show_hand() {
  const you = now.you;
  $("hand").hidden = !you;
  if (!you) return;
  const total = Object.values(you.hand).reduce((sum, count) => sum + count, 0);
  const supply = Object.entries(you.supply).filter(([, count]) => count > 0).map(([what, count]) => called(what) + " " + count);
  const parts = [make("p", T("Your hand: {0}", counted(total, "{0} card", "{0} cards")) + " · " +
      counted(you.points, "{0} point", "{0} points"), "own")];
  if (total) parts.push(cards(you.hand, T("Cards")));
  if (Object.keys({...you.developments, ...you.newDevelopments}).length)
    parts.push(cards(you.developments, T("Development cards"), you.newDevelopments));
  if (you.progress && Object.keys(you.progress).length) parts.push(cards(you.progress, T("Progress cards")));
  if (supply.length) parts.push(make("p", T("Left to build: {0}", supply.join(" · ")), "own"));
  $("hand").replaceChildren(...parts);
}
function details_of(player) {
  const parts = [counted(player.cards, "{0} card", "{0} cards")];
  const face_up = listed(player.faceUp);
  if (face_up) parts.push(T("face up: {0}", face_up));
  if (player.developments) parts.push(counted(player.developments, "{0} development card", "{0} development cards"));
  if (player.knights) parts.push(counted(player.knights, "{0} knight", "{0} knights"));
  if (player.longestRoute) parts.push(T("route {0}", player.longestRoute));
  if (now.longestRoute === player.seat) parts.push(T("longest route"));
  if (now.largestArmy === player.seat) parts.push(T("largest army"));
  for (const what of [player.levels, player.progress])
    if (what && Object.values(what).some(Boolean))
      parts.push(T(what === player.levels ? "levels: {0}" : "progress: {0}",
          Object.entries(what).filter(([, count]) => count).map(([track, count]) => called(track) + " " + count).join(", ")));
  if (player.wonder) parts.push(T("{0}, level {1}", called(player.wonder.kind), player.wonder.level));
  return parts.concat(player.counters || []).join(" · ");
}
function show_players() {
  if (!table || !now) return;
  $("seats").replaceChildren(...now.players.map(player => {
    const seat = table.seats[player.seat], item = make("li", undefined, now.actor === player.seat ? "acts" : "");
    const who = make("span", seat.name, "who");
    const is_away = player.seat !== table.seat && !seat.bot && !seat.here && !seat.standIn && !seat.free;
    const kind = player.seat === table.seat ? T("you") : seat.bot ? seat.bot : seat.here ? "" : seat.standIn ? T("away, a bot plays on") :
        seat.free ? T("free") : T("away");
    if (kind) who.append(" ", make("small", kind));
    if (now.turnOf === player.seat) who.append(" ", make("small", T("on turn")));
    item.append(dot(player.seat), who, make("span", counted(player.points, "{0} point", "{0} points"), "points"),
        make("span", details_of(player), "more"));
    if (is_away && table.seat !== null)
      item.append(button(T("Let a bot play on"), () => send({hexwright: "stand-in", seat: player.seat}), "quiet"));
    return item;
  }));
  const common = [T("Bank: {0}", listed(now.bank) || T("nothing")), counted(now.developmentsLeft, "{0} development card", "{0} development cards")].concat(now.counters || []);
  if (now.barbarians) common.push(T("barbarians: step {0} of 7", now.barbarians.step));
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
      less.setAttribute("aria-label", T("less {0}", called(card)));
      more.setAttribute("aria-label", T("more {0}", called(card)));
      line.append(make("span", called(card)), less, count, more);
      field.append(line);
    }
    return field;
  };
  const offer = make("button", T("Offer it"));
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
  $("deal").replaceChildren(side(T("You give"), "give", card => Math.min(3, now.you.hand[card] || 0)),
      side(T("You want"), "want", () => 3), offer);
}

// ---- What happened.

function tell(lines) {
  const log = $("log"), at_end = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const news = lines.filter(line => line.step > last_step);
  if (came_back && last_step > 0 && news.length) log.append(make("li", T("While you were away:"), "missed"));
  const add = (line, text, className) => {
    const item = make("li", text, className);
    item.dataset.step = line.step;
    item.dataset.turn = line.turn;
    log.append(item);
  };
  for (const line of news) {
    if (line.turn !== last_turn) add(line, line.turn === 0 ? T("Founding") : T("Turn {0}", line.turn), "turn");
    last_turn = line.turn;
    add(line, capital(line.words));
  }
  while (log.childElementCount > most_lines) log.firstChild.remove();
  if (at_end || came_back) log.scrollTop = log.scrollHeight;
}
