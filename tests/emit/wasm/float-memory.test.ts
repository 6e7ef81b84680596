/** Where nobody looks at the bits of floats in memory, a NaN is stored as it is (backend/float-memory.ts); everywhere else as the one NaN. */
import { describe, expect, test } from 'vitest';
import { emitModule } from '../../../src/backend/wasm/emit.ts';
import { printModule } from '../../../src/backend/wasm/wat.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { instantiate, parse } from '../../../src/driver/index.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';

const head = `profile full, pointer 8
static global data 64 align 8 @cells = {}
static global data 64 align 8 @others = {}
extern func void @seen(i64)
extern func i64 @malloc(i64)
`;

async function moduleOf(text: string): Promise<LinearModule> {
  const unit = await parse(new SourceFile('floats.lir', head + text), 'linear').orThrow();
  return unit.module as LinearModule;
}

/** How many of the stores make a NaN the one NaN. */
async function settled(text: string): Promise<number> {
  const code = printModule(emitModule(await moduleOf(text)).wasm);
  return code.match(/f(32|64)(x\d)?\.(eq|ne)/g)?.length ?? 0;
}

/** A function that stores an element of `@cells`, whose rest is as given. */
const storing = (rest: string): string => `
export func f64 @f, param 2
  fparam i32 p0
  fparam f64 p1
  t2 = IToL p0
  t3 = ShlL t2, 3L
  t4 = AddL @cells, t3
  t5 = MulD p1, p1
  store.f64 t4, t5
${rest}
func end`;

/** A vector from where the element lies, and the sum of it and itself. */
const doubled = 't6 = load.v128 t4\n  t7 = AddF64x2 t6, t6';

describe('a NaN is stored as it is', () => {
  test.each([
    ['where only floats are loaded', storing('t6 = load.f64 t4 + 8\n  return t6')],
    [
      'where bits are moved to where only floats are loaded',
      storing('t6 = load.i64 t4\n  store.i64 @others, t6\n  return p1'),
    ],
    [
      'in memory of its own',
      `export func f64 @f, param 1
  fparam f64 p0
  rparam 16L
  t1 = call @malloc, param 1
  t2 = MulD p0, p0
  store.f64 t1 + 8, t2
  t3 = load.f64 t1 + 8
  return t3
func end`,
    ],
    [
      'through a parameter that is given the address of such memory',
      `func void @put, param 2
  fparam i64 p0
  fparam f64 p1
  t2 = MulD p1, p1
  store.f64 p0, t2
  return
func end
export func f64 @f, param 1
  fparam f64 p0
  rparam @cells
  rparam p0
  call @put, param 2
  t1 = load.f64 @cells
  return t1
func end`,
    ],
    ['where vectors are loaded and read as such floats', storing(`${doubled}\n  store.v128 @others, t7\n  return p1`)],
    [
      'where vectors are chosen by such floats',
      storing(
        `${doubled}\n  t8 = LessF64x2 t6, t7\n  t9 = BitselectW t8, t6, t7\n  t10 = LaneF64x2 t9, 1\n  return t10`,
      ),
    ],
    [
      'where vectors are moved to where only floats are loaded',
      storing('t6 = load.v128 t4\n  store.v128 @others, t6\n  return p1'),
    ],
  ])('%s', async (_, text) => {
    expect(await settled(text)).toBe(0);
  });
});

describe('a NaN is stored as the one NaN', () => {
  test.each([
    ['where floats of the other size are loaded', storing('t6 = load.f32 t4\n  t7 = FToD t6\n  return t7')],
    [
      'where bits of vectors are asked for',
      storing(`${doubled}\n  t8 = BxorW t6, t7\n  store.v128 @others, t8\n  return p1`),
    ],
    [
      'where vectors are read as floats of the other size',
      storing('t6 = load.v128 t4\n  t7 = AddF32x4 t6, t6\n  t8 = LaneF32x4 t7, 0\n  t9 = FToD t8\n  return t9'),
    ],
    [
      'where vectors are read as floats of both sizes',
      storing(`${doubled}\n  t8 = AddF32x4 t7, t7\n  store.v128 @others, t8\n  return p1`),
    ],
    [
      'where vectors are chosen by narrower lanes',
      storing(
        `${doubled}\n  t8 = LessF32x4 t6, t6\n  t9 = BitselectW t8, t6, t7\n  t10 = LaneF64x2 t9, 1\n  return t10`,
      ),
    ],
    [
      'where vectors are moved to where bits are loaded',
      storing('t6 = load.v128 t4\n  store.v128 @others, t6\n  t7 = load.i64 @others\n  t8 = LToD t7\n  return t8'),
    ],
    [
      'where bits are loaded',
      storing(
        't6 = load.i64 @cells\n  t7 = IToD 1\n  store.i64 @others, t6\n  t8 = ShrUL t6, 63L\n  t9 = LToD t8\n  return t9',
      ),
    ],
    ['where bytes are loaded', storing('t6 = load.u8 t4 + 7\n  t7 = IToD t6\n  return t7')],
    [
      'where it is copied to where bits are loaded',
      storing('copy @others, @cells, 8\n  t6 = load.i32 @others\n  t7 = IToD t6\n  return t7'),
    ],
    ['whose address somebody else gets', storing('rparam @cells\n  call @seen, param 1\n  return p1')],
    ['whose address is in memory', storing('store.i64 @others, t4\n  return p1')],
    [
      'through an address from outside',
      `export func void @f, param 2
  fparam i64 p0
  fparam f64 p1
  t2 = MulD p1, p1
  store.f64 p0, t2
  return
func end`,
    ],
    [
      'through an address from memory',
      `export func void @f, param 1
  fparam f64 p0
  t1 = load.i64 @cells
  t2 = MulD p0, p0
  store.f64 t1, t2
  return
func end`,
    ],
  ])('%s', async (_, text) => {
    expect(await settled(text)).toBeGreaterThan(0);
  });
});

test('the sign of a NaN is not seen, wherever it was in between', async () => {
  const module = await moduleOf(`
export func i64 @bits, param 1
  fparam f64 p0
  t1 = SubD p0, p0
  store.f64 @cells, t1
  t2 = load.f64 @cells
  store.f64 @others, t2
  t3 = load.i64 @others
  return t3
func end`);
  const unit = { ir: 'linear', source: new SourceFile('floats.lir', ''), module } as const;
  const program = await instantiate(unit, { engine: 'wasm' }).orThrow();
  expect(program.call('bits', [Infinity])).toEqual([0x7ff8_0000_0000_0000n]);
});
