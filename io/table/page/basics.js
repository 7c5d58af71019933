// The table in a browser. It knows no rule: what can be done, and where, is what the table lists as legal. The page
// has this file, board.js, moment.js, table.js and notes.js one behind the other in one function.

const protocol = 1;
const most_lines = 500;
const svg_space = "http://www.w3.org/2000/svg";
const $ = id => document.getElementById(id);
const capital = words => words && words[0].toUpperCase() + words.slice(1);
/** A text in the language of the table, and what stands in it. */
const T = (text, ...parts) => (told.texts[text] || text).replace(/\{(\d)\}/g, (_, number) => parts[number]);
const plural = new Intl.PluralRules(Intl.PluralRules.supportedLocalesOf(/^[a-z]{2}$/.test(told.language) ? told.language : "en"));
const counted = (count, one, several) => T(plural.select(count) === "one" ? one : several, count);
/** What a word of the protocol is called. */
const called = id => told.names[id] || id.replace(/-/g, " ");

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
let table = null, game = null, now = null, last_step = 0, last_turn = -1, taken_back = 0, came_back = false, seen_table = false;
const token = () => location.hash.slice(1);
