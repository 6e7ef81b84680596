/** Addresses of 64 bits are computed in 32, and reach the same bytes. */
import { describe, expect, test } from 'vitest';
import { emitModule } from '../../../src/backend/wasm/emit.ts';
import { encodeModule } from '../../../src/backend/wasm/encode.ts';
import { printModule } from '../../../src/backend/wasm/wat.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { instantiate, parse } from '../../../src/driver/index.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';

async function moduleOf(text: string): Promise<LinearModule> {
  const unit = await parse(new SourceFile('narrow.lir', `profile full, pointer 8\n${text}`), 'linear').orThrow();
  return unit.module as LinearModule;
}

/** The code of the first function, as one line of text. */
async function codeOf(body: string): Promise<string> {
  const { wasm } = emitModule(await moduleOf(body));
  const text = printModule(wasm);
  expect(WebAssembly.validate(encodeModule(wasm).bytes as BufferSource)).toBe(true);
  return text.replace(/\s+/g, ' ');
}

describe('what leads to addresses', () => {
  test('is computed in 32 bits: no extension of an index, no truncation', async () => {
    const code = await codeOf(`
export func i32 @f, param 2
  fparam i64 p0
  fparam i32 p1
  t2 = IToL p1
  t3 = ShlL t2, 2L
  t4 = AddL p0, t3
  t5 = load.i32 t4
  return t5
func end
`);
    expect(code).not.toContain('i64.extend');
    expect(code).not.toContain('i64.add');
    expect(code.match(/i32\.wrap_i64/g)).toHaveLength(1);
  });

  test('stays whole where it is read whole', async () => {
    const code = await codeOf(`
export func i64 @f, param 2
  fparam i64 p0
  fparam i64 p1
  local i64 l2
  l2 = AddL p0, p1
  t3 = load.i64 l2
  t4 = AddL t3, l2
  return t4
func end
`);
    expect(code).not.toContain('i32.add');
    expect(code.match(/i64\.add/g)).toHaveLength(2);
  });
});

/** Reads a byte of data at an address that is computed from two numbers in many ways. */
const ways: readonly [name: string, code: string][] = [
  ['a sum', 't2 = AddL p0, p1\n  t3 = AddL @bytes, t2'],
  ['a difference', 't2 = SubL p0, p1\n  t3 = AddL @bytes, t2'],
  ['a product', 't2 = MulL p0, p1\n  t3 = AddL @bytes, t2'],
  ['shifts by few and by many', 't4 = ShlL p0, 1L\n  t5 = ShlL p1, 33L\n  t2 = AddL t4, t5\n  t3 = AddL @bytes, t2'],
  ['a shift by more than a width', 't4 = ShlL p0, 65L\n  t3 = AddL @bytes, t4'],
  ['bits', 't4 = BandL p0, 15L\n  t5 = BxorL t4, 3L\n  t6 = BorL t5, 16L\n  t3 = AddL @bytes, t6'],
  ['a negation of a complement', 't4 = BnotL p0\n  t5 = NegL t4\n  t3 = AddL @bytes, t5'],
  ['the sign of a part', 't4 = Ext8L p0\n  t5 = Ext32L t4\n  t3 = AddL @bytes, t5'],
  ['an index of 32 bits', 't4 = LToI p0\n  t5 = UIToL t4\n  t3 = AddL @bytes, t5'],
  ['a quotient, which is whole', 't4 = DivL p0, 3L\n  t3 = AddL @bytes, t4'],
  ['a choice', 't4 = LessL p0, p1\n  t5 = SelectL t4, p0, p1\n  t3 = AddL @bytes, t5'],
];

describe('the same bytes are reached', () => {
  test.each(ways)('by %s', async (_, code) => {
    const text = `profile full, pointer 8
global data 64 align 8 @bytes = {0: "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"}
export func i32 @f, param 2
  fparam i64 p0
  fparam i64 p1
  ${code}
  t20 = load.u8 t3
  return t20
func end
`;
    const results = await Promise.all(
      (['wasm', 'interp'] as const).map(async (engine) => {
        const unit = await parse(new SourceFile('narrow.lir', text), 'linear').orThrow();
        const program = await instantiate(unit, { engine }).orThrow();
        return pairs.map(([a, b]) => attempt(() => program.call('f', [a, b])));
      }),
    );
    expect(results[0]).toEqual(results[1]);
  });
});

const pairs: readonly [bigint, bigint][] = [0n, 1n, 2n, 7n, 19n].flatMap((a) =>
  [0n, 1n, 2n, 3n].map((b) => [a, b] as [bigint, bigint]),
);

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    return 'trap';
  }
}
