// ---- Notes for the designer, during the game and after it.

let note_spot = null;
function show_note_spot() {
  $("pins").replaceChildren(...(note_spot ? [svg("circle", {class: "pin", cx: note_spot[0], cy: note_spot[1], r: 0.2 * whole.side})] : []));
  $("note-point").textContent = take_spot ? T("Now tap the place on the board") : note_spot ? T("Point at another place") : T("Point at a place");
  $("note-whole").hidden = !note_spot;
}
function ask_for_spot(on) {
  take_spot = on ? spot => {
    note_spot = spot;
    ask_for_spot(false);
    $("note-words").focus({preventScroll: true});
  } : null;
  $("map").classList.toggle("pointing", on);
  show_note_spot();
}
$("note-point").addEventListener("click", () => {
  ask_for_spot(!take_spot);
  if (take_spot) $("board").scrollIntoView({block: "nearest"});
});
$("note-whole").addEventListener("click", () => { note_spot = null; ask_for_spot(false); });
addEventListener("keydown", event => { if (event.key === "Escape" && take_spot) ask_for_spot(false); });
$("noting").addEventListener("submit", event => {
  event.preventDefault();
  const words = $("note-words").value.trim();
  if (words) send({hexwright: "note", words, spot: note_spot});
});
heard.noted = () => {
  $("note-words").value = "";
  note_spot = null;
  ask_for_spot(false);
  $("noted").textContent = T("Noted for the designer. Thank you!");
};
$("note-words").addEventListener("input", () => { $("noted").textContent = ""; });
show_note_spot();
