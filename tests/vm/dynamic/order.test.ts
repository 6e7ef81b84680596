/**
 * Random expressions whose leaves have effects: getters that write a line and change a variable which other leaves read.
 * What is evaluated, and in which order, is what JavaScript does.
 */
import { describe, expect, test } from 'vitest';
import { engines, start } from './program.ts';
import { times } from '../../long.ts';

interface World {
  g: unknown;
  readonly log: string[];
}

interface Expression {
  readonly maple: string;
  readonly value: (world: World) => unknown;
}

function sequence(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const operators: readonly (readonly [string, (a: number, b: number) => unknown])[] = [
  ['add dynany', (a, b) => a + b],
  ['sub dynany', (a, b) => a - b],
  ['lt dynany dynany', (a, b) => a < b],
  ['bxor dynany', (a, b) => a ^ b],
  ['intrinsicop dynany JSOP_STRICTEQ', (a, b) => a === b],
];

function expression(next: (below: number) => number, depth: number): Expression {
  const kind = depth === 0 ? next(3) : 3 + next(5);
  const operand = (): Expression => expression(next, depth - 1);
  switch (kind) {
    case 0:
      return { maple: 'dread dynany $g', value: ({ g }) => g };
    case 1: {
      const number = next(5);
      return { maple: `constval dyni32 ${number}`, value: () => number };
    }
    case 2: {
      const name = `p${next(3)}`;
      return {
        maple: `intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany $o, conststr simplestr "${name}")`,
        value: (w) => getter(w, name),
      };
    }
    case 3: {
      const [a, b] = [operand(), operand()];
      return {
        maple: `cand dynany (${a.maple}, ${b.maple})`,
        value: (w) => Boolean(a.value(w)) && Boolean(b.value(w)),
      };
    }
    case 4: {
      const [a, b] = [operand(), operand()];
      return {
        maple: `cior dynany (${a.maple}, ${b.maple})`,
        value: (w) => Boolean(a.value(w)) || Boolean(b.value(w)),
      };
    }
    default: {
      const [a, b] = [operand(), operand()];
      const [name, meaning] = operators[next(operators.length)];
      return {
        maple: `${name} (${a.maple}, ${b.maple})`,
        value: (w) => {
          const x = a.value(w) as number;
          return meaning(x, b.value(w) as number);
        },
      };
    }
  }
}

function getter(world: World, name: string): unknown {
  world.log.push(name);
  world.g = name === 'p2' ? 'text' : `${String(world.g)}${name}`.length;
  return name === 'p0' ? 0 : world.g;
}

const getters = [0, 1, 2]
  .map(
    (i) => `
func &p${i} () dynany {
  intrinsiccall JS_PRINT (conststr dynstr "p${i}")
  dassign $g (${i === 2 ? 'conststr dynstr "text"' : `intrinsicop i32 JSOP_LENGTH (add dynany (cvt dynstr dynany (dread dynany $g), conststr dynstr "p${i}"))`})
  return (${i === 0 ? 'constval dyni32 0' : 'dread dynany $g'})
}`,
  )
  .join('');

const literal = [0, 1, 2]
  .map(
    (i) => `
  eval (intrinsicop dynany JSOP_INITPROP_GETTER (dread dynany $o, conststr dynstr "p${i}", intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &p${i}, constval ptr 0, constval u32 0)))`,
  )
  .join('');

describe.each(engines)('%s', (engine) => {
  test.each([1, 2, 3].slice(0, times(1, 3)))('seed %i', async (seed) => {
    const next = sequence(seed);
    const expressions = Array.from({ length: 25 }, () => expression(next, 1 + next(4)));
    const world: World = { g: 3, log: [] };
    for (const { value } of expressions) {
      const result = value(world);
      world.log.push(`${typeof result} ${String(result)}`);
    }
    const { program, output } = await start(
      `
var $g dynany = 3
var $o dynany${getters}
func &main () i32 {
  var %r dynany
  dassign $o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())${literal}
${expressions.map(({ maple }) => `  dassign %r (${maple})\n  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_TYPEOF (dread dynany %r), dread dynany %r)`).join('\n')}
  return (constval i32 0)
}`,
      engine,
    );
    expect(program.main()).toBe(0);
    expect(output().trimEnd().split('\n')).toEqual(world.log);
  });
});
