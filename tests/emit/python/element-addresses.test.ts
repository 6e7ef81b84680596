/** Variables of Python that hold indices of elements instead of addresses, and those that must not. */
import { describe, expect, test } from 'vitest';
import { layOut } from '../../../src/linear/data-layout.ts';
import { elementShifts } from '../../../src/backend/text/element-addresses.ts';
import { rangeFacts } from '../../../src/backend/value-ranges.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { lower, parse } from '../../../src/driver/index.ts';
import type { LinearUnit } from '../../../src/driver/unit.ts';

/** The locals of a function with such a body that lack bits, and how many. */
async function shiftsOf(body: string): Promise<Record<string, number>> {
  const text = `profile full, pointer 8
global data 800 align 8 @d
export func i64 @f, param 1
  fparam i32 p0
  local i64 l1 "place"
  local i64 l2 "next"
  local i64 l3 "value"
  t4 = BandI p0, 7
  t5 = IToL t4
  t6 = ShlL t5, 3L
${body.trim().replace(/^ */gm, '  ')}
  return l3
func end
`;
  const unit = await parse(new SourceFile('shifts.lir', text), 'linear').orThrow();
  const { module } = (await lower(unit, 'cfg').orThrow()) as LinearUnit;
  const [func] = module.funcs;
  const facts = rangeFacts(module, layOut(module, 4096), func, func.blocks);
  const shifts = elementShifts(func, func.blocks, facts);
  return Object.fromEntries(func.symbols.flatMap(({ name }, i) => (name === undefined ? [] : [[name, shifts[i]]])));
}

describe('an address lacks its lowest bits', () => {
  test.each([
    [
      'if only loads and stores read it',
      'l1 = AddL @d, t6\nl3 = load.i64 l1\nstore.i64 l1 + 8, l3',
      { place: 3, next: 0 },
    ],
    ['by the size of what is accessed', 'l1 = AddL @d, t6\nt7 = load.i32 l1 + 4\nl3 = IToL t7', { place: 2, next: 0 }],
    ['if it leads to such an address', 'l1 = AddL @d, t6\nl2 = AddL l1, 16L\nl3 = load.i64 l2', { place: 3, next: 3 }],
  ])('%s', async (_, body, expected) => {
    expect(await shiftsOf(body)).toMatchObject({ ...expected, value: 0 });
  });
});

describe('an address is whole', () => {
  test.each([
    ['if its value is read', 'l1 = AddL @d, t6\nl3 = load.i64 l1\nl3 = AddL l3, l1'],
    ['if it is stored', 'l1 = AddL @d, t6\nstore.i64 l1, l1'],
    ['if elements of two sizes are accessed', 'l1 = AddL @d, t6\nl3 = load.i64 l1\nt7 = load.i32 l1\nl3 = IToL t7'],
    ['if it may not be a multiple', 'l1 = AddL @d, t5\nl3 = load.i64 l1'],
    ['if it may lie outside', 't7 = ShlL t6, 8L\nl1 = AddL @d, t7\nl3 = load.i64 l1'],
    ['if less than an element is added', 'l1 = AddL @d, t6\nl2 = AddL l1, 4L\nt7 = load.i32 l2\nl3 = load.i64 l1'],
    ['if a whole address is made of it', 'l1 = AddL @d, t6\nl2 = AddL l1, 8L\nl3 = load.i64 l1\nl3 = AddL l3, l2'],
  ])('%s', async (_, body) => {
    expect((await shiftsOf(body)).place).toBe(0);
  });
});
