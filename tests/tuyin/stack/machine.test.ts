/** What surrounds running code: debuggers, bounds, traces, thrown values; and arithmetic against BigInt and Math. */
import { describe, expect, test } from 'vitest';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { linkProgram } from '../../../src/tuyin/program.ts';
import { stackRules } from '../../../src/tuyin/stack/diagnostics.ts';
import { verifyTuyin } from '../../../src/tuyin/verifier.ts';
import { Trap } from '../../../src/vm/trap.ts';
import { graphCode } from '../../../src/tuyin/stack/graph-code.ts';
import { graphBodies } from '../../../src/vm/tuyin/graph-activation.ts';
import { runTuyin } from '../../../src/vm/tuyin/index.ts';
import { Machine } from '../../../src/vm/tuyin/machine.ts';
import { codeBodies, Thrown, type Break } from '../../../src/vm/tuyin/stack-machine.ts';
import { call, ending, funcOf, program, start } from './expectations.ts';

function failure(action: () => unknown): Trap {
  try {
    action();
  } catch (error) {
    if (error instanceof Trap) return error;
    throw error;
  }
  throw new Error('it did not fail');
}

function run(text: string, settings: Parameters<typeof start>[2] = {}): unknown {
  const linked = program(text);
  const { machine } = start(linked, undefined, settings);
  return machine.call(linked.graph.main ?? 0, machine.input);
}

test('a breakpoint tells where the program is, and what it holds', () => {
  const places: Break[] = [];
  run('define i32 @main() {\n  ldc.7\n  stloc 1\n  ldc 40\n  breakpoint\n  ret\n}\n', {
    onBreakpoint: (place) => void places.push(place),
  });
  expect(places.map(({ func, at, stack, locals }) => ({ func, at, stack, locals }))).toEqual([
    { func: 'main', at: 3, stack: [40n], locals: [0n, 7n] },
  ]);
  expect(places[0].span.source.position(places[0].span.start).line).toBe(5);
});

test('fuel: instructions are counted', () => {
  const endless = 'define i32 @main() {\nagain:\n  br again\n}\n';
  expect(ending(failure(() => run(endless, { fuel: 1000 })))).toBe('trap T-FUEL');
  const linked = program('define i32 @main() {\n  ldc.1\n  ldc.2\n  add\n  ret\n}\n');
  const { machine } = start(linked, undefined, { fuel: 4 });
  machine.call(linked.graph.main ?? 0, machine.input);
  expect(machine.steps).toBe(4);
  expect(ending(failure(() => run('define i32 @main() {\n  ldc.1\n  ldc.2\n  add\n  ret\n}\n', { fuel: 3 })))).toBe(
    'trap T-FUEL',
  );
});

test('calls are bounded, not by the host', () => {
  const text = 'define i32 @main() {\n  call @main, 0\n  nop\n  ret\n}\n';
  const trap = failure(() => run(text, { maxDepth: 500 }));
  expect(ending(trap)).toBe('trap T-DEPTH');
  expect(trap.message).toContain('500 calls are open');
});

test('a trap knows its place and its callers', () => {
  const trap = failure(() =>
    run(
      'define i32 @main() {\n  ldc.3\n  call @halve, 1\n  nop\n  ret\n}\ndefine i32 @halve(i32 %n) {\n  ldarg.0\n  ldc.0\n  div\n  ret\n}\n',
    ),
  );
  expect(trap.frames.map(({ func, span }) => `${func}:${span?.source.position(span.start).line}`)).toEqual([
    'halve:10',
    'main:3',
  ]);
  expect(trap.message).toBe('integer division by zero (T-DIV0)');
});

test('throw brings its value, with its type, to the host; the frames are gone', () => {
  const text =
    'define i32 @main() {\n  ldc.8\n  callx @tuyin.mem.alloc\n  pop\n  call @inner, 0\n  nop\n  ret\n}\ndefine i32 @inner() {\n  ldk (7, true)\n  throw\n}\n';
  const linked = program(text);
  const { machine } = start(linked);
  const before = machine.arena.top;
  const thrown = failure(() => machine.call(linked.graph.main ?? 0, machine.input));
  if (!(thrown instanceof Thrown)) throw new Error('not thrown');
  expect(thrown.type).toEqual({
    kind: 'struct',
    fields: [
      { kind: 'int', bits: 32 },
      { kind: 'int', bits: 1 },
    ],
  });
  expect(thrown.value).toMatchObject({ items: [7n, 1n] });
  expect(thrown.message).toContain('(i32, i1)');
  expect([machine.arena.top, machine.arena.depth]).toEqual([before, 1]);
});

test('poison is a value, which a program may not end with', () => {
  const linked = program('define i8 @main() {\n  ldk i8 127\n  ldk i8 1\n  add nsw\n  ret\n}\n');
  expect(call(linked, 'main', [])).toBe('<poison>');
  expect(ending(failure(() => runTuyin(linked)))).toBe('trap T-POISON');
});

test('a loop of tail calls keeps the memory of one frame', () => {
  const text =
    'define i32 @main() {\n  ldc 5000\n  call @loop, 1\n  nop\n  ret\n}\ndefine i32 @loop(i32 %n) {\n  ldc 64\n  callx @tuyin.mem.alloc\n  pop\n  ldarg.0\n  brfalse out\n  ldarg.0\n  ldc.1\n  sub\n  call @loop, 1\n  ret\nout:\n  ldc.0\n  ret\n}\n';
  const linked = program(text);
  const { machine } = start(linked, undefined, { maxDepth: 3 });
  machine.call(linked.graph.main ?? 0, machine.input);
  expect(machine.arena.statistics.peak).toBeLessThan(300);
});

// Arithmetic, against BigInt, Math and typed arrays.

/** A small generator, so that failures can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function binaryProgram(type: string, op: string, result = type): string {
  return `define ${result} @f(${type} %a, ${type} %b) {\n  ldarg.0\n  ldarg.1\n  ${op}\n  ret\n}\n`;
}

const integerOps: Record<string, (a: bigint, b: bigint) => bigint | undefined> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => (b === 0n ? undefined : a / b),
  rem: (a, b) => (b === 0n ? undefined : a % b),
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

describe('integers of any width', () => {
  test.each([2, 7, 8, 31, 32, 33, 64, 65, 200])('i%i', (width) => {
    const next = random(width);
    const special = [0n, 1n, -1n, (1n << BigInt(width - 1)) - 1n, -(1n << BigInt(width - 1))];
    const pick = (): bigint =>
      next() < 0.4
        ? special[Math.floor(next() * special.length)]
        : BigInt.asIntN(
            width,
            BigInt(Math.floor(next() * 2 ** 53)) * BigInt(Math.floor(next() * 2 ** 53)) * (next() < 0.5 ? -1n : 1n),
          );
    for (const [op, exact] of Object.entries(integerOps)) {
      const linked = program(binaryProgram(`i${width}`, op));
      for (let i = 0; i < 12; i++) {
        const [a, b] = [pick(), pick()];
        const result = exact(a, b);
        const expected = result === undefined ? 'trap T-DIV0' : BigInt.asIntN(width, result).toString();
        expect(`${a} ${op} ${b} = ${call(linked, 'f', [a.toString(), b.toString()])}`).toBe(
          `${a} ${op} ${b} = ${expected}`,
        );
      }
    }
  });
});

describe('floats', () => {
  const ops: Record<string, (a: number, b: number) => number> = {
    add: (a, b) => a + b,
    sub: (a, b) => a - b,
    mul: (a, b) => a * b,
    div: (a, b) => a / b,
    rem: (a, b) => a % b,
  };
  const operands = [0, -0, 1, -1.5, 3, 1e-310, 1.7e308, 0.1, Infinity, -Infinity, NaN];
  test.each(Object.entries(ops))('double %s', (op, exact) => {
    const linked = program(
      `define i64 @f(i64 %a, i64 %b) {\n  ldarg.0\n  callx @tuyin.bits.double\n  ldarg.1\n  callx @tuyin.bits.double\n  ${op}\n  callx @tuyin.bits.i64\n  ret\n}\n`,
    );
    const bits = (value: number): bigint => new BigInt64Array(new Float64Array([value]).buffer)[0];
    for (const a of operands) {
      for (const b of operands) {
        const result = exact(a, b);
        const expected = Number.isNaN(result) ? 0x7ff8000000000000n : bits(result);
        expect(call(linked, 'f', [bits(a).toString(), bits(b).toString()])).toBe(expected.toString());
      }
    }
  });
  test.each(Object.entries(ops))('float %s', (op, exact) => {
    const linked = program(
      `define i32 @f(i32 %a, i32 %b) {\n  ldarg.0\n  callx @tuyin.bits.float\n  ldarg.1\n  callx @tuyin.bits.float\n  ${op}\n  callx @tuyin.bits.i32\n  ret\n}\n`,
    );
    const bits = (value: number): number => new Int32Array(new Float32Array([value]).buffer)[0];
    for (const x of operands) {
      for (const y of operands) {
        const [a, b] = [Math.fround(x), Math.fround(y)];
        const result = exact(a, b);
        expect(call(linked, 'f', [String(bits(a)), String(bits(b))])).toBe(
          String(Number.isNaN(result) ? 0x7fc00000 : bits(result)),
        );
      }
    }
  });
});

describe('random code against a model of i32', () => {
  const steps: Record<string, (a: number, b: number) => number> = {
    add: (a, b) => (a + b) | 0,
    sub: (a, b) => (a - b) | 0,
    mul: Math.imul,
    and: (a, b) => a & b,
    or: (a, b) => a | b,
    xor: (a, b) => a ^ b,
    ceq: (a, b) => Number(a === b),
    cgt: (a, b) => Number(a > b),
    clt: (a, b) => Number(a < b),
    'callx @tuyin.math.min': Math.min,
    'callx @tuyin.cmp.le': (a, b) => Number(a <= b),
    'callx @tuyin.u.lt': (a, b) => Number(a >>> 0 < b >>> 0),
    'callx @tuyin.u.div': (a, b) => (b === 0 ? NaN : ((a >>> 0) / (b >>> 0)) | 0),
  };
  test.each(Array.from({ length: 25 }, (_, i) => i + 1))('program %i', (seed) => {
    const next = random(seed * 7919);
    const lines: string[] = [];
    const stack: number[] = [];
    const locals = [0, 0, 0];
    for (let i = 0; i < 120; i++) {
      const choice = next();
      if (stack.length < 2 || choice < 0.35) {
        const value = Math.floor((next() - 0.5) * 2 ** (4 + Math.floor(next() * 28)));
        lines.push(`ldc ${value}`);
        stack.push(value);
      } else if (choice < 0.45) {
        const local = Math.floor(next() * 3);
        lines.push(`stloc ${local}`);
        locals[local] = stack.pop() ?? 0;
      } else if (choice < 0.55) {
        const local = Math.floor(next() * 3);
        lines.push(`ldloc.${local}`);
        stack.push(locals[local]);
      } else if (choice < 0.6) {
        // A branch over something that would change the result.
        lines.push('peek', `brtrue skip_${i}`, 'ldc 77', 'add', `skip_${i}:`);
        const top = stack.pop() ?? 0;
        stack.push(top === 0 ? 77 : top);
      } else {
        const names = Object.keys(steps);
        const op = names[Math.floor(next() * names.length)];
        const [b, a] = [stack.pop() ?? 0, stack.pop() ?? 0];
        const result = steps[op](a, b);
        // A division by zero is not wanted here.
        if (Number.isNaN(result)) lines.push('pop', 'pop');
        else {
          lines.push(op);
          stack.push(result);
        }
      }
    }
    if (stack.length === 0) {
      lines.push('ldc.0');
      stack.push(0);
    }
    while (stack.length > 1) {
      lines.push('xor');
      const [b, a] = [stack.pop() ?? 0, stack.pop() ?? 0];
      stack.push(a ^ b);
    }
    const text = `define i32 @f() {\n${[...lines, 'ret'].map((line) => `  ${line}\n`).join('')}}\n`;
    expect(call(program(text), 'f', [])).toBe(String(stack[0]));
  });
});

test('functions that the module only declares are missing', () => {
  const linked = program(
    'declare i32 @elsewhere(i32)\ndefine i32 @f() {\n  ldc.1\n  call @elsewhere, 1\n  nop\n  ret\n}\n',
  );
  expect(funcOf(linked, 'elsewhere').body.kind).toBe('missing');
  expect(call(linked, 'f', [])).toBe('trap missing-function');
});

describe('with other modules and other bodies', () => {
  const linked = (...texts: readonly string[]): ReturnType<typeof linkProgram> => {
    const modules = texts.map((text) => parseTuyin(text).module);
    const imports = new Map(modules.map((_, i) => [`${i}.ti`, i]));
    return linkProgram(modules.map((module) => ({ module, imports })));
  };
  const statusOf = (...texts: readonly string[]): number[] => {
    const { program: code, diagnostics } = linked(...texts);
    if (code === undefined) throw new Error(diagnostics.map(({ message }) => message).join());
    const { graph } = code;
    const stack = codeBodies(graphCode(graph, code.codeOf));
    return [
      { graph: graphBodies, code: codeBodies(code.codeOf) },
      { graph: stack, code: stack },
    ].map((bodies) => {
      const machine = new Machine(graph, { bodies });
      return Number(machine.call(graph.main ?? 0, machine.input));
    });
  };

  test('code calls statements, and gives what they give', () => {
    expect(statusOf('subset @b\n  1 + 1\nfunc @a {\n  call @b, 0\n  ret\n}\nsubset @main\n  a + 5\n')).toEqual([7, 7]);
    expect(
      statusOf(
        'subset @b\n  1 + 1\nfunc @a {\n  call @b, 0\n  ldc.1\n  add\n  ret\n}\ndefine i32 @main() {\n  call @a, 0\n  ret\n}\n',
      ),
    ).toEqual([3, 3]);
  });
  test('one after the other, through several of each', () => {
    const chain = Array.from(
      { length: 6 },
      (_, i) => `subset @s${i}\n  c${i} + 1\nfunc @c${i + 1} {\n  call @s${i}, 0\n  ret\n}\n`,
    ).join('');
    expect(statusOf(`func @c0 {\n  ldc.3\n  ret\n}\n${chain}subset @main\n  c6\n`)).toEqual([9, 9]);
  });
  test('functions, globals and named constants of imported modules', () => {
    const main =
      'import "1.ti"\ndefine i32 @main() {\n  ldc.2\n  call @twice, 1\n  callx @tuyin.conv.i32\n  call @three, 0\n  add\n  ldglb @k\n  callx @tuyin.mem.load.i32\n  add\n  ldk @five\n  add\n  ret\n}\n';
    const lib =
      '@k = constant i32 40\n@five = 5\ndefine i64 @twice(i64 %x) {\n  ldarg.0\n  ldarg.0\n  add\n  ret\n}\nfunc @three {\n  ldc.3\n  ret\n}\n';
    expect(verifyTuyin(parseTuyin(main).module)).toEqual([]);
    expect(statusOf(main, lib)).toEqual([52, 52]);
  });
  test('modules that import each other', () => {
    const first = 'import "1.ti"\ndefine i32 @main() {\n  call @b, 0\n  ret\n}\nfunc @a {\n  ldc.8\n  ret\n}\n';
    const second = 'import "0.ti"\nfunc @b {\n  call @a, 0\n  ret\n}\n';
    expect(statusOf(first, second)).toEqual([8, 8]);
  });
  test('a circle that says no type is a mistake', () => {
    const { bad, good } = stackRules.TUY2610;
    expect(linked(bad).diagnostics.map(({ code }) => code)).toContain('TUY2610');
    expect(linked(good).diagnostics).toEqual([]);
  });
  test('an argument that an imported function does not take', () => {
    expect(
      linked(
        'import "1.ti"\ndefine i32 @main() {\n  ldstr "a"\n  call @f, 1\n  ret\n}\n',
        'define i32 @f(i32 %x) {\n  ldarg.0\n  ret\n}\n',
      ).diagnostics.map(({ code }) => code),
    ).toEqual(['TUY2606']);
  });
});
