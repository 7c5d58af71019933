// The board of the page for friends: which deal is shown, and how large.
const $ = id => document.getElementById(id);
const pictures = [...document.querySelectorAll("#view img")];
const look = {scale: 1, x: 0, y: 0};

function show() {
  const {width, height} = $("view").getBoundingClientRect();
  look.x = Math.min(0, Math.max(look.x, width * (1 - look.scale)));
  look.y = Math.min(0, Math.max(look.y, height * (1 - look.scale)));
  for (const picture of pictures) picture.style.transform = `translate(${look.x}px, ${look.y}px) scale(${look.scale})`;
}
/** Larger by this factor about a point of the view. */
function zoom(factor, x, y) {
  const {width, height} = $("view").getBoundingClientRect();
  if (x === undefined) { x = width / 2; y = height / 2; }
  const scale = Math.min(8, Math.max(1, look.scale * factor)), by = scale / look.scale;
  look.x = x - (x - look.x) * by;
  look.y = y - (y - look.y) * by;
  look.scale = scale;
  show();
}
function whole() {
  Object.assign(look, {scale: 1, x: 0, y: 0});
  show();
}
function choose(number) {
  pictures.forEach((picture, n) => picture.classList.toggle("shown", n === number));
  show();
}
choose(0);
if ($("deal")) $("deal").addEventListener("change", () => choose(Number($("deal").value)));
$("closer").addEventListener("click", () => zoom(1.5));
$("farther").addEventListener("click", () => zoom(1 / 1.5));
$("whole").addEventListener("click", whole);
addEventListener("resize", show);

const fingers = new Map();
let apart = 0;
const place = event => {
  const box = $("view").getBoundingClientRect();
  return {x: event.clientX - box.left, y: event.clientY - box.top};
};
$("view").addEventListener("pointerdown", event => {
  fingers.set(event.pointerId, place(event));
  $("view").setPointerCapture(event.pointerId);
  apart = 0;
});
$("view").addEventListener("pointermove", event => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = place(event);
  fingers.set(event.pointerId, now);
  if (fingers.size === 1) {
    look.x += now.x - before.x;
    look.y += now.y - before.y;
    show();
  } else if (fingers.size === 2) {
    const [a, b] = [...fingers.values()], distance = Math.hypot(a.x - b.x, a.y - b.y);
    if (apart > 0 && distance > 0) zoom(distance / apart, (a.x + b.x) / 2, (a.y + b.y) / 2);
    apart = distance;
  }
});
for (const ending of ["pointerup", "pointercancel"])
  $("view").addEventListener(ending, event => { fingers.delete(event.pointerId); apart = 0; });
$("view").addEventListener("wheel", event => {
  event.preventDefault();
  const at = place(event);
  zoom(Math.exp(-event.deltaY / 400), at.x, at.y);
}, {passive: false});
$("view").addEventListener("keydown", event => {
  const way = {ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]}[event.key];
  if (event.key === "+") zoom(1.5);
  else if (event.key === "-") zoom(1 / 1.5);
  else if (event.key === "0") whole();
  else if (way && look.scale > 1) { look.x += 60 * way[0]; look.y += 60 * way[1]; show(); }
  else return;
  event.preventDefault();
});

if ($("copy")) $("copy").addEventListener("click", async () => {
  $("line").select();
  let done = false;
  try { await navigator.clipboard.writeText($("line").value); done = true; } catch { done = document.execCommand("copy"); }
  if (done) $("copy").textContent = $("copy").dataset.done;
});
