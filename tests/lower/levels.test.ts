/**
 * MAPLE high to flat. Each transformation leaves a module that verifies and whose text reads back the same; the last
 * one leaves the flat level. What the statements mean is checked by running them against JavaScript of the same shape.
 */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { levelTransformations, lowerToFlat, transformModule } from '../../src/lower/maple-levels/index.ts';
import { repack, type Code } from '../../src/maple/code.ts';
import type { Module } from '../../src/maple/module.ts';
import type { Opcode } from '../../src/maple/opcodes.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { startMachine } from './machine.ts';

const program = `
type $Pair <struct { @first <struct { @a i32, @b i32 }>, @second i64 }>
var $numbers <[5] i32> = [3, -1, 4, -1, 5]

func &two (var %x i32) i32, i64 {
  return (add i32 (dread i32 %x, constval i32 1), mul i64 (cvt i64 i32 (dread i32 %x), constval i64 10))
}

func &classify (var %x i32) i32 {
  multiway (dread i32 %x) @other {
    (constval i32 1): goto @one
    (constval i32 -7): goto @seven
    (add i32 (constval i32 20, constval i32 1)): goto @sum
    (constval i32 1): goto @sum }
  @one return (constval i32 100)
  @seven return (constval i32 700)
  @sum return (constval i32 2100)
  @other return (constval i32 0)
}

func &dense (var %x i32) i32 {
  multiway (dread i32 %x) @other {
    (constval i32 0): goto @zero
    (constval i32 -1): goto @minus }
  @zero return (constval i32 10)
  @minus return (constval i32 11)
  @other return (constval i32 12)
}

func &word (var %w <* i8>) i32 {
  multiway (dread ptr %w) @other {
    (conststr ptr "maple"): goto @tree
    (conststr ptr "map"): goto @chart }
  @tree return (constval i32 1)
  @chart return (constval i32 2)
  @other return (constval i32 3)
}

func &words () i32 {
  var %n i32
  var %sum i32
  callassigned &word (conststr ptr "maple") { dassign %sum }
  callassigned &word (conststr ptr "map") { dassign %n }
  dassign %sum (add i32 (mul i32 (dread i32 %sum, constval i32 10), dread i32 %n))
  callassigned &word (conststr ptr "mapl") { dassign %n }
  return (add i32 (mul i32 (dread i32 %sum, constval i32 10), dread i32 %n))
}

func &loops (var %n i32) i32 {
  var %i i32
  var %j i32
  var %sum i32
  doloop %i (constval i32 1, le u1 i32 (dread i32 %i, dread i32 %n), constval i32 2) {
    dassign %j (dread i32 %i)
    dowhile {
      if (band i32 (dread i32 %j, constval i32 1)) {
        dassign %sum (add i32 (dread i32 %sum, dread i32 %j))
      }
      else {
        {
          dassign %sum (sub i32 (dread i32 %sum, constval i32 1))
        }
      }
      dassign %j (sub i32 (dread i32 %j, constval i32 1))
    } (gt u1 i32 (dread i32 %j, constval i32 0))
    while (lt u1 i32 (dread i32 %sum, constval i32 0)) {
      dassign %sum (add i32 (dread i32 %sum, constval i32 3))
    }
  }
  return (add i32 (mul i32 (dread i32 %sum, constval i32 1000), dread i32 %i))
}

func &self () ptr {
  iassignpcoff i32 8 (constval i32 1)
  return (addroffpc ptr 0)
}

func &total (var %p <* <[5] i32>>) i32 {
  var %x i32
  var %y i32
  var %sum i32
  foreachelem %x $numbers {
    if (lt u1 i32 (dread i32 %x, constval i32 0)) { goto @next }
    foreachelem %y %p {
      dassign %sum (add i32 (dread i32 %sum, mul i32 (dread i32 %x, dread i32 %y)))
    }
    @next
  }
  return (dread i32 %sum)
}

func &callTotal () i32 {
  callassigned &total (addrof ptr $numbers) { regassign i32 %3 }
  return (regread i32 %3)
}

func &results (var %x i32) i64 {
  var %pair <$Pair>
  callassigned &two (dread i32 %x) { dassign %pair 3 dassign %pair 4 }
  icallassigned (addroffunc ptr &two, dread i32 %pair 3) { dassign %pair 2 }
  return (add i64 (dread i64 %pair 4, cvt i64 i32 (dread i32 %pair 2)))
}
`;

function parse(text: string): Module {
  const { module, diagnostics } = parseMaple(new SourceFile('levels.mpl', text));
  expect(diagnostics).toEqual([]);
  return module;
}

function opcodesOf(module: Module): Set<Opcode> {
  return new Set(
    module.funcs.flatMap(({ code }) => (code === undefined ? [] : [...code.nodes()].map((n) => code.op(n)))),
  );
}

/** Operands stand before the nodes that have them, and nothing stands there that the root does not reach. */
function expectPostOrder(code: Code): void {
  for (const n of code.nodes()) expect(code.operands(n).every((operand) => operand < n)).toBe(true);
  expect(repack(code).words).toHaveLength(code.words.length);
}

const errors = (module: Module, level: 'high' | 'flat'): string[] =>
  verifyMaple(module, { level }).flatMap(({ severity, code, message }) =>
    severity === 'error' ? [`${code} ${message}`] : [],
  );

describe('each transformation', () => {
  let module = parse(program);
  test.each(
    levelTransformations
      .filter(({ rules }) => Object.keys(rules).length > 0)
      .map((transformation) => [transformation.name, transformation] as const),
  )('%s', (_, transformation) => {
    const before = opcodesOf(module);
    const handled = (Object.keys(transformation.rules) as Opcode[]).filter((op) => op !== 'block');
    expect(handled.some((op) => before.has(op))).toBe(true);
    module = transformModule(module, transformation);
    for (const op of handled) expect(opcodesOf(module)).not.toContain(op);
    expect(errors(module, 'high')).toEqual([]);
    const text = printMaple(module);
    expect(printMaple(parse(text))).toBe(text);
    for (const { code } of module.funcs) if (code) expectPostOrder(code);
  });

  test('together they reach the flat level', () => {
    expect(errors(lowerToFlat(parse(program)), 'flat')).toEqual([]);
  });

  test('a module that has nothing to lower is left as it is', () => {
    const flat = lowerToFlat(parse(program));
    expect(printMaple(lowerToFlat(flat))).toBe(printMaple(flat));
  });
});

describe('what statements mean', () => {
  const machine = startMachine(program);

  /** The loops of &loops in JavaScript. */
  function loops(n: number): number {
    let [i, sum] = [1, 0];
    for (; i <= n; i += 2) {
      let j = i;
      do {
        if (j & 1) sum += j;
        else sum -= 1;
        j -= 1;
      } while (j > 0);
      while (sum < 0) sum += 3;
    }
    return sum * 1000 + i;
  }

  test.each([-3, 0, 1, 2, 7, 12])('loops and conditionals: %i rounds', (n) => {
    expect(machine.call('loops', n)).toBe(loops(n));
  });

  test('the first tag that matches is taken', () => {
    expect([1, -7, 21, 2, 0].map((x) => machine.call('classify', x))).toEqual([100, 700, 2100, 0, 0]);
    expect([0, -1, 1].map((x) => machine.call('dense', x))).toEqual([10, 11, 12]);
  });

  test('string tags match by their characters', () => {
    expect(machine.call('words')).toBe(123);
  });

  test('foreachelem visits arrays and what pointers to arrays point to', () => {
    const numbers = [3, -1, 4, -1, 5];
    const sum = numbers.reduce((a, b) => a + b, 0);
    const expected = numbers.filter((x) => x >= 0).reduce((total, x) => total + x * sum, 0);
    expect(machine.call('callTotal')).toBe(expected);
  });

  test('results reach variables, fields and registers in order', () => {
    expect(machine.call('results', 5)).toBe(50n + 7n);
  });
});

test('conditionals nested a thousand deep are lowered without recursion', () => {
  const depth = 900;
  const text = `func &f (var %x i32) i32 {\n${'if (dread i32 %x) {\n'.repeat(depth)}return (constval i32 1)\n${'}\n'.repeat(depth)}return (constval i32 2)\n}`;
  const machine = startMachine(text);
  expect([machine.call('f', 1), machine.call('f', 0)]).toEqual([1, 2]);
});
