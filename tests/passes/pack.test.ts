/** Stores in a row that are one store of a vector, those that are not, and that the memory is the same. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate } from '../../src/driver/index.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { runPasses } from '../../src/passes/runner.ts';

/** `@a` and `@b` are 16 cells of 64 bits each. */
const text = (body: string): string => `profile full, pointer 8
global data 128 align 16 @a = {}
global data 128 align 16 @b = {}
export func i64 @at, param 1
  fparam i64 p0
  t1 = AddL @a, p0
  t2 = load.i64 t1
  return t2
func end
export func void @start, param 0
  store.f64 @a, 1.5D
  store.f64 @a + 8, -0.0D
  store.i64 @a + 16, 0x7ff4000000000001L
  store.i32 @a + 24, 5
  store.i32 @a + 28, -6
  store.f64 @b, -1.5D
  store.i64 @b + 8, 0xfff8000000000000L
  store.i32 @b + 16, 50
  store.i32 @b + 20, 60
  store.i32 @b + 24, 70
  store.i32 @b + 28, 80
  return
func end
export func void @run, param 3
  fparam i64 p0
  fparam f64 p1
  fparam i32 p2
${body}
  return
func end`;

function packed(body: string, isWhole = true): { readonly module: LinearModule; readonly stores: number } {
  const { module } = parseText(text(body));
  if (module === undefined) throw new Error('the text is not read');
  runPasses(module, ['pack', 'dead-code'], { isWhole, called: ['at', 'start', 'run'], verifyEach: true });
  const instrs = module.funcs.flatMap((func) => [...func.instrs, ...func.blocks.flatMap((block) => block.instrs)]);
  return { module, stores: instrs.filter((instr) => instr.op === 'Store' && instr.mem === 'v128').length };
}

async function memoryAfter(module: LinearModule): Promise<readonly unknown[]> {
  const source = new SourceFile('pack.lir', '');
  const program = await instantiate({ ir: 'linear', source, module }, { engine: 'wasm' }).orThrow();
  program.call('start', []);
  program.call('run', [1024n, 2.5, 3]);
  return Array.from({ length: 12 }, (_, i) => program.call('at', [BigInt(8 * i)])[0]);
}

/** In `start` four cells of 32 bits, which are constants, are stored in a row. */
const inStart = 1;

const copy = 't3 = load.f64 @b\n store.f64 @a + 32, t3\n t4 = load.f64 @b + 8\n store.f64 @a + 40, t4';
const four = (value: (i: number) => string, target = '@a'): string =>
  Array.from({ length: 4 }, (_, i) => `${value(i)}\n store.i32 ${target} + ${48 + 4 * i}, t${20 + i}`).join('\n');

test.each([
  ['what was loaded, as the one NaN', copy],
  [
    'sums and products',
    't3 = load.f64 @a\n t4 = AddD t3, p1\n t5 = MulD t4, t4\n store.f64 @a + 32, t5\n t6 = load.f64 @a + 8\n t7 = AddD t6, p1\n t8 = MulD t7, t7\n store.f64 @a + 40, t8',
  ],
  [
    'what is there already',
    't3 = load.f64 @a\n t4 = AddD t3, p1\n t5 = load.f64 @a + 8\n t6 = AddD t5, p1\n store.f64 @a + 8, t6\n store.f64 @a, t4',
  ],
  ['words', four((i) => `t${10 + i} = load.i32 @b + ${16 + 4 * i}\n t${20 + i} = MulI t${10 + i}, p2`)],
  [
    'constants and values together',
    four((i) => `t${10 + i} = load.i32 @b + ${16 + 4 * i}\n t${20 + i} = SubI t${10 + i}, ${i}`),
  ],
  ['one value', four((i) => `t${20 + i} = AddI p2, 1`)],
  [
    'past stores to another object',
    `t3 = load.f64 @b\n store.f64 @a + 32, t3\n store.i32 @b + 64, p2\n t4 = load.f64 @b + 8\n store.f64 @a + 40, t4`,
  ],
])('on a vector: %s', async (_, body) => {
  const { module, stores } = packed(body);
  expect(stores).toBe(inStart + 1);
  expect(await memoryAfter(module)).toEqual(await memoryAfter(parseText(text(body)).module as LinearModule));
});

test.each([
  ['cells with a gap', 't3 = load.f64 @b\n store.f64 @a + 32, t3\n t4 = load.f64 @b + 8\n store.f64 @a + 48, t4'],
  [
    'what the first one stores',
    't3 = load.f64 @a + 24\n store.f64 @a + 32, t3\n t4 = load.f64 @a + 32\n store.f64 @a + 40, t4',
  ],
  [
    'what something else stores to in between',
    't3 = load.f64 @a\n store.f64 @a + 32, t3\n store.i64 @a, 7L\n t4 = load.f64 @a + 8\n store.f64 @a + 40, t4',
  ],
  [
    'what an address from elsewhere may lead to',
    't3 = load.f64 @b\n store.f64 @a + 32, t3\n t5 = load.i64 p0 + 32\n t4 = load.f64 @b + 8\n store.f64 @a + 40, t4\n store.i64 @a + 56, t5',
  ],
  [
    'around a call',
    't3 = load.f64 @b\n store.f64 @a + 32, t3\n rparam 8L\n t9 = call @at, param 1\n t4 = load.f64 @b + 8\n store.f64 @a + 40, t4',
  ],
  ['volatile cells', copy.replace('store.f64 @a + 32', 'volatile store.f64 @a + 32')],
  [
    'values that have nothing to do with each other',
    't3 = LToD p0\n t4 = MulD p1, 3.0D\n store.f64 @a + 32, t3\n store.f64 @a + 40, t4',
  ],
  ['different operations', 't3 = AddD p1, 1.0D\n t4 = SubD p1, 1.0D\n store.f64 @a + 32, t3\n store.f64 @a + 40, t4'],
  [
    'halves of numbers',
    four((i) => `t${10 + i} = LToI p0\n t${30 + i} = IToL t${10 + i}\n t${20 + i} = MulL t${30 + i}, ${i}L`),
  ],
])('not on a vector: %s', async (_, body) => {
  const { module, stores } = packed(body);
  expect(stores).toBe(inStart);
  expect(await memoryAfter(module)).toEqual(await memoryAfter(parseText(text(body)).module as LinearModule));
});

test('only in whole programs', () => {
  expect(packed(copy, false).stores).toBe(0);
});
