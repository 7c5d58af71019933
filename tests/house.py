#!/usr/bin/env python3
"""Counts what shows how a code base of this size ages, one line each: to be compared before and after a change.

usage: tests/house.py [TOP], which is the folder above this one unless told
"""
import re
import statistics
import subprocess
import sys
from collections import Counter
from pathlib import Path

top = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent)
tracked = subprocess.run(["git", "-C", top, "ls-files"], check=True, capture_output=True, text=True).stdout.split()
code = {name: (top / name).read_text() for name in tracked
        if re.match(r"(model|io|editor)/.*\.(h|cpp)$", name) and (top / name).exists()}


def row(name, *values):
    print(f"{name:44}", *(f"{value:>8}" for value in values))


def without_words(text):
    """The code alone: comments and string literals are blank."""
    return re.sub(r'//[^\n]*|"(?:\\.|[^"\\\n])*"', lambda found: " " * len(found.group()), text)


def functions():
    """Their lengths in lines: a head that ends in "{" at the margin or in a class, up to the brace at its indentation."""
    for text in code.values():
        lines = without_words(text).splitlines()
        for first, line in enumerate(lines):
            head = re.match(r"( *)(?!namespace|struct|class|enum|union|if|for|while|switch|else|do\b|return|case)"
                            r"[^=]*\)[^=;]*\{$", line)
            if not head or len(head.group(1)) > 2:
                continue
            for last in range(first + 1, len(lines)):
                if re.match(head.group(1) + r"\}", lines[last]):
                    yield last - first + 1
                    break


def comma_statements(text):
    """Statements that are two, joined by a comma: not declarations, arguments or heads of loops."""
    count = 0
    for found in re.finditer(r"[^;{}]*;", without_words(text)):
        statement = re.sub(r"^(\s*((if|for|while)\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|else\b|do\b)\s*)*", "",
                           found.group()).strip()
        depth, comma = 0, None
        for at, letter in enumerate(statement):
            depth += (letter in "([") - (letter in ")]")
            if letter == "," and depth == 0 and comma is None:
                comma = at
            if depth < 0:
                break
        if depth < 0 or comma is None or re.match(r"(return|case|using|template|for)\b", statement):
            continue
        head = statement[:comma]
        if head.count("<") <= head.count(">") and re.match(r"(\+\+|--|\*)?[\w.\->\[\]()]+(\s*[-+*/|&^]?=[^=]|\(|$)", head):
            count += 1
    return count


def quantile(values, share):
    return sorted(values)[int(share * (len(values) - 1))]


lengths = {name: text.count("\n") for name, text in code.items()}
row("files", len(code))
row("files under 25 lines", sum(length < 25 for length in lengths.values()))
row("lines of a file: median, p90, longest", round(statistics.median(lengths.values())),
    quantile(lengths.values(), 0.9), max(lengths.values()))
longest = list(functions())
row("functions", len(longest))
row("lines of a function: median, p90, longest", round(statistics.median(longest)), quantile(longest, 0.9), max(longest))
for folder, count in Counter(str(Path(name).parent) for name in code).most_common(5):
    row("files beside each other in " + folder, count)

table = code.get("model/playtest/events.h", "") + code["model/playtest/table.h"]
row("hooks", len(re.findall(r"^  As<", table, re.M)))

words = {"get_if<Refusal>": r"get_if<Refusal>", "casts to std::size_t": r"static_cast<std::size_t>",
         "desk": r"\bdesk_?\b", "mind": r"\bmind\b", "told, tell, tells": r"\b(told|tells?)\b"}
for word, pattern in words.items():
    row(word, sum(len(re.findall(pattern, without_words(text), re.M)) for text in code.values()))

row("comma statements", sum(comma_statements(text) for text in code.values()))

print("\nFiles that name a rule module: by namespace, folder, id or requirement (as tests/modules_test.cpp)")
prefixes = dict(re.findall(r'\{"(\w+)", "([A-Z]+)"\}', (top / "tests/modules_test.cpp").read_text()))
of_modules = re.compile("/(" + "|".join(prefixes) + ")/")
row("", "shared", "modules'")
for module, prefix in prefixes.items():
    name = re.compile(rf'\b{module}::|/{module}/|"{module.replace("_", "-")}"|\b{prefix}-\d')
    named = [file for file, text in code.items() if f"/{module}/" not in file and name.search(text)]
    in_modules = sum(bool(of_modules.search(file)) for file in named)
    row(module, len(named) - in_modules, in_modules)
