// ---- The connection: it comes back by itself.

let over = false, tries_after_end = 0;
const most_tries_after_end = 8;  // some half a minute

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
  mine.onclose = event => { if (mine === socket) closed(event.wasClean); };
}
function closed(said_goodbye) {
  socket = null;
  seen_table = false;
  // After the end the host says goodbye when its time for notes is over, and is then gone.
  if (over && (said_goodbye || ++tries_after_end > most_tries_after_end)) stopped = true;
  if (stopped) {
    if (over) say(T("the game is over"));
    $("note").hidden = true;  // there is nobody to leave it with
    return;
  }
  came_back = true;
  say(T("connection lost, trying again"), true);
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
  over = false;
  last_step = taken_back = 0;
  last_turn = -1;
  request = null;
  seen_table = came_back = false;
  $("log").replaceChildren();
  if (socket) { const old = socket; socket = null; old.close(); }
  connect();
});

const heard = {
  hello(message) {
    if (message.version !== protocol) return stop(T("this table speaks another version: load the page again"));
    send({hexwright: "hello", version: protocol, token: token(), name: "", since: last_step, takenBack: taken_back, pictures: true});
  },
  table(message) {
    table = message;
    seen_table = true;
    pause = 500;
    if (message.guest) document.body.classList.remove("away");
    document.title = $("title").textContent = table.title;
    if (!now || !now.over) say(table.guest || table.seat === null ? watching() : T("connected"));
    $("door").hidden = !table.guest;
    $("table").hidden = table.guest;
    if (table.guest) show_door(); else show_name();
    if (now && !table.guest) show_prompt();
    if (now && !table.guest) show_players();
    if (now && !table.guest) show_take_back();
  },
  game(message) { game = message; },
  picture(message) { show_picture(message); },
  decide(message) { show(message); },
  see(message) { show(message); },
  "take-back"(message) {
    request = message.seat === null ? null : message;
    if (table && message.seat === null && message.against !== null)
      $("refused").textContent = T("{0} does not agree to taking it back.", table.seats[message.against].name);
    show_take_back();
  },
  "taken-back"(message) {
    taken_back = message.count;
    forget_after(message.step);
  },
  end() {
    over = true;
    tries_after_end = 0;
    document.body.classList.remove("away");
    say(T("the game is over"));
    document.body.classList.add("over");
    $("note").open = true;
    $("now").after($("note"));
  },
  seat(message) {
    kept("hexwright-named-" + message.token, "1");
    location.hash = message.token;
  },
  moved() {
    stopped = true;
    say(T("this seat plays on in another window"), true);
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
  return table.guest ? T("choose a seat") : counted(table.watchers, "{0} watches", "{0} watch");
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
    const line = seat.free ? button(T("Sit down: seat {0}, {1}", number + 1, seat.name), () => take(number)) :
        make("p", seat.bot ? T("Seat {0}, {1}, is played by a bot: {2}", number + 1, seat.name, seat.bot) :
            T("Seat {0}, {1}, is taken", number + 1, seat.name));
    line.prepend(dot(number));
    return line;
  });
  $("free").replaceChildren(...seats);
  if (!table.seats.some(seat => seat.free)) $("free").prepend(make("p", T("All seats are taken; you can watch.")));
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
  const label = make("label", T("Your name")), input = make("input");
  label.htmlFor = input.id = "my-name";
  input.maxLength = 24;
  input.value = kept("hexwright-name") || "";
  const done = make("button", T("That is me"));
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

if (token()) connect();
else say(T("this page needs the whole link, with what follows the #"), true);
