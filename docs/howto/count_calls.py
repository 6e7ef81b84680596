"""Makes a MAPLE program count how often each of its functions is called.

python3 count_calls.py IN.json COUNT.json OUT.json [OLD=NEW ...]     the pairs rename functions
"""

import json
import sys


def load(name):
    with open(name) as file:
        return json.load(file)


def nodes(value):
    """Every object of a document."""
    waiting = [value]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            yield value
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)


def rename(items, old, new):
    for node in nodes(items):
        for member in ("name", "func"):
            if node.get(member) == old:
                node[member] = new


def count(items):
    """Each function begins with a call of &count; main says what was counted before it returns."""
    functions = [item for item in items if item["kind"] == "func" and "body" in item]
    report = []
    for function in functions:
        counter = "$calls_" + function["name"][1:]
        items.insert(0, {"kind": "var", "name": counter, "type": "i32"})
        address = {"op": "addrof", "type": "ptr", "var": counter}
        function["body"].insert(0, {"op": "call", "func": "&count", "operands": [address]})
        name = {"op": "conststr", "type": "ptr", "text": function["name"]}
        calls = {"op": "dread", "type": "i32", "var": counter}
        report.append({"op": "call", "func": "&report", "operands": [name, calls]})
    main = next(function for function in functions if function["name"] == "&main")
    last = len(main["body"]) - 1
    main["body"][last:last] = report


source, functions, target, *pairs = sys.argv[1:]
module = load(source)
calls = [node["func"] for node in nodes(module) if node.get("op", "").startswith("call")]
print("calls in the text:", ", ".join(f"{name} {calls.count(name)}" for name in sorted(set(calls))))
for pair in pairs:
    rename(module["items"], *pair.split("="))
count(module["items"])
module["items"] += load(functions)["items"]
with open(target, "w") as file:
    json.dump(module, file)
