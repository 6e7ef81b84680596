// The measurement behind docs/decisions/0001-node-shape.md: what shape should a node of the MAPLE IR have?
//   node bench/node-shape.mjs [megabytes]
// One scanner and one recursive-descent parser of MAPLE-like text, three builders:
//   none     scanning and parsing alone (the floor)
//   objects  one class, one stable shape: op, type, operands, symbol, number, pos, end
//   arrays   one Int32Array a module: header words (op+type, operand count, pos, end), slots, operands
// Each runs in a process of its own; the figures are medians of five. Walk = sum over all nodes, operands first.
import { spawnSync } from 'node:child_process';

const OPS = [
  'dread',
  'constval',
  'add',
  'sub',
  'mul',
  'lt',
  'iread',
  'array',
  'addrof',
  'dassign',
  'iassign',
  'while',
  'if',
  'return',
  'block',
  'func',
];
const OP = Object.fromEntries(OPS.map((name, i) => [name, i]));
const megabytes = Number(process.argv[3] ?? process.argv[2] ?? 20);

function generate(bytes) {
  const parts = [];
  let size = 0;
  for (let f = 0; size < bytes; f++) {
    const text = `func &work${f} (var %n i32, var %p <* i32>) i32 {
  var %i i32
  var %total i32
  dassign %i 0 (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    dassign %total 0 (add i32 (dread i32 %total,
      mul i32 (iread i32 <* i32> 0 (array 0 ptr <* [10] i32> (dread ptr %p, dread i32 %i)), constval i32 ${f})))
    if (lt i32 i32 (dread i32 %total, constval i32 ${f * 7})) {
      iassign <* i32> 0 (array 0 ptr <* [10] i32> (dread ptr %p, dread i32 %i), sub i32 (dread i32 %total, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %total)
}
`;
    parts.push(text);
    size += text.length;
  }
  return parts.join('');
}

class ObjectNode {
  constructor(op, type, operands, symbol, number, pos, end) {
    this.op = op;
    this.type = type;
    this.operands = operands;
    this.symbol = symbol;
    this.number = number;
    this.pos = pos;
    this.end = end;
  }
}
const NO_OPERANDS = [];
const builders = {
  none: () => ({ make: () => 0, walk: () => 0, count: () => 0 }),
  objects: () => {
    let count = 0;
    return {
      make(op, type, operands, n, symbol, number, pos, end) {
        count++;
        return new ObjectNode(
          op,
          type,
          n === 0 ? NO_OPERANDS : operands.slice(operands.length - n),
          symbol,
          number,
          pos,
          end,
        );
      },
      walk(roots) {
        let sum = 0;
        const stack = [...roots];
        while (stack.length > 0) {
          const node = stack.pop();
          sum = (sum + node.op * 31 + node.type + node.symbol + node.pos) | 0;
          const { operands } = node;
          for (let i = 0; i < operands.length; i++) stack.push(operands[i]);
        }
        return sum;
      },
      count: () => count,
    };
  },
  arrays: () => {
    let words = new Int32Array(1 << 16);
    let top = 0;
    let count = 0;
    return {
      make(op, type, operands, n, symbol, number, pos, end) {
        if (top + 6 + n > words.length) {
          const bigger = new Int32Array(words.length * 2);
          bigger.set(words);
          words = bigger;
        }
        const node = top;
        words[top] = op | (type << 8);
        words[top + 1] = n;
        words[top + 2] = pos;
        words[top + 3] = end;
        words[top + 4] = symbol;
        words[top + 5] = number;
        top += 6;
        for (let i = operands.length - n; i < operands.length; i++) words[top++] = operands[i];
        count++;
        return node;
      },
      walk() {
        let sum = 0;
        for (let node = 0; node < top; node += 6 + words[node + 1]) {
          sum = (sum + (words[node] & 255) * 31 + (words[node] >> 8) + words[node + 4] + words[node + 2]) | 0;
        }
        return sum;
      },
      count: () => count,
    };
  },
};

function parse(text, builder) {
  const names = new Map();
  const intern = (name) => {
    let id = names.get(name);
    if (id === undefined) {
      id = names.size;
      names.set(name, id);
    }
    return id;
  };
  const pending = [];
  let at = 0,
    kind = 0,
    start = 0; // kind: 0 end, 1 word, 2 symbol, 3 number, else the character
  function next() {
    let c = text.charCodeAt(at);
    while (c === 32 || c === 10) c = text.charCodeAt(++at);
    start = at;
    if (c !== c) {
      kind = 0;
      return;
    }
    if (c >= 97 && c <= 122) {
      do c = text.charCodeAt(++at);
      while ((c >= 97 && c <= 122) || (c >= 48 && c <= 57));
      kind = 1;
    } else if (c === 37 || c === 38 || c === 36) {
      do c = text.charCodeAt(++at);
      while ((c >= 97 && c <= 122) || (c >= 48 && c <= 57));
      kind = 2;
    } else if (c >= 48 && c <= 57) {
      do c = text.charCodeAt(++at);
      while (c >= 48 && c <= 57);
      kind = 3;
    } else {
      at++;
      kind = c;
    }
  }
  const token = () => text.slice(start, at);
  function skipType() {
    let depth = 0;
    do {
      if (kind === 60) depth++;
      else if (kind === 62) depth--;
      next();
    } while (depth > 0);
  }
  function expr() {
    const pos = start,
      op = OP[token()];
    let type = 0,
      symbol = -1,
      number = 0,
      n = 0;
    next();
    while (kind !== 40) {
      if (kind === 1) {
        type = intern(token());
        next();
      } else if (kind === 60) {
        symbol = start;
        skipType();
      } else if (kind === 2) {
        symbol = intern(token());
        next();
        if (kind !== 3) break;
      } else if (kind === 3) {
        number = Number(token());
        next();
        if (op === 1) break;
      } else break;
    }
    if (kind === 40) {
      do {
        next();
        expr();
        n++;
      } while (kind === 44);
      next();
    }
    const node = builder.make(op, type, pending, n, symbol, number, pos, start);
    pending.length -= n;
    pending.push(node);
  }
  function block() {
    const pos = start;
    let n = 0;
    next();
    while (kind !== 125) {
      if (text.charCodeAt(start) === 118) {
        next();
        next();
        next();
        continue;
      }
      stmt();
      n++;
    }
    next();
    const node = builder.make(OP.block, 0, pending, n, -1, 0, pos, start);
    pending.length -= n;
    pending.push(node);
  }
  function stmt() {
    const pos = start,
      op = OP[token()];
    let symbol = -1,
      number = 0,
      n = 0;
    next();
    while (kind !== 40) {
      if (kind === 2) symbol = intern(token());
      else if (kind === 3) number = Number(token());
      if (kind === 60) skipType();
      else next();
    }
    do {
      next();
      expr();
      n++;
    } while (kind === 44);
    next();
    if (kind === 123) {
      block();
      n++;
    }
    const node = builder.make(op, 0, pending, n, symbol, number, pos, start);
    pending.length -= n;
    pending.push(node);
  }
  const roots = [];
  next();
  while (kind !== 0) {
    while (kind !== 123) next();
    block();
    roots.push(pending.pop());
  }
  return roots;
}

if (process.argv[2] in builders) {
  const text = generate(megabytes * 1e6);
  globalThis.gc();
  const idle = process.memoryUsage().rss;
  const builder = builders[process.argv[2]]();
  const t0 = performance.now();
  const roots = parse(text, builder);
  const t1 = performance.now();
  builder.walk(roots);
  const t2 = performance.now();
  process.stdout.write(
    JSON.stringify({
      parse: t1 - t0,
      walk: t2 - t1,
      memory: (process.resourceUsage().maxRSS * 1024 - idle) / 1e6,
      nodes: builder.count(),
    }),
  );
} else {
  for (const shape of Object.keys(builders)) {
    const runs = Array.from({ length: 5 }, () =>
      JSON.parse(
        spawnSync(process.execPath, ['--expose-gc', process.argv[1], shape, String(megabytes)], { encoding: 'utf8' })
          .stdout,
      ),
    );
    const median = (key) =>
      runs
        .map((run) => run[key])
        .sort((a, b) => a - b)[2]
        .toFixed(0);
    console.log(
      `${shape.padEnd(8)} parse ${median('parse')} ms  walk ${median('walk')} ms  memory ${median('memory')} MB  (${median('nodes')} nodes)`,
    );
  }
}
