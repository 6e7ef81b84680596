/** Bodies that are read when linking reaches them: what comes out is the same, and what is not reached is not looked at. */
import { describe, expect, test } from 'vitest';
import { decodeLinear, encodeLinear, openLinear } from '../../../src/linear/binary/index.ts';
import { linkModules } from '../../../src/linear/link/link.ts';
import { damageOf } from '../../../src/linear/nodes.ts';
import { parseModule } from '../../../src/linear/parser.ts';
import { printModule } from '../../../src/linear/printer.ts';
import { SourceFile } from '../../../src/base/source.ts';

const text = `profile core
entry @main

// the start
func i32 @main, param 0
  rparam 1
  t0 = call @used, param 1
  return t0
func end

func i32 @used, param 1
  fparam i32 p0 "x"
  t1 = AddI p0, 1
  return t1
func end

func i32 @unused, param 1
  fparam i32 p0 "x"
  t1 = MulI p0, 3
  return t1
func end
`;

function binary(): Uint8Array {
  const { module, diagnostics } = parseModule(new SourceFile('a.lir', text));
  expect(diagnostics).toEqual([]);
  if (module === undefined) throw new Error('no module');
  return encodeLinear(module, new SourceFile('a.lir', text));
}

/** The body of the function of this index is no code any more. */
function damaged(index: number): Uint8Array {
  const bytes = binary().slice();
  const place = openLinear(bytes, 'a.lirb').file?.placeOf(index);
  if (place === undefined) throw new Error('no file');
  bytes.fill(0xff, place.offset, place.offset + place.size);
  return bytes;
}

function linked(bytes: Uint8Array, lazy: boolean, gc: boolean): { text: string | undefined; codes: string[] } {
  const { module } = decodeLinear(bytes, 'a.lirb', { lazy });
  if (module === undefined) return { text: undefined, codes: ['no module'] };
  const result = linkModules([{ name: 'a', module }], { gc });
  return { text: result.module && printModule(result.module), codes: result.diagnostics.map(({ code }) => code) };
}

describe('bodies that are read later', () => {
  test.each([true, false])('the same comes out, gc %s', (gc) => {
    const later = linked(binary(), true, gc);
    expect(later).toEqual(linked(binary(), false, gc));
    expect(later.codes).toEqual([]);
    expect(later.text?.includes('@unused')).toBe(!gc);
  });

  test('a module is printed as if it had been read at once', () => {
    const { module } = decodeLinear(binary(), 'a.lirb', { lazy: true });
    expect(module && printModule(module)).toBe(printModule(decodeLinear(binary(), 'a.lirb').module ?? fail()));
  });

  test('what is not reached is not looked at', () => {
    expect(linked(damaged(2), true, true)).toEqual(linked(binary(), false, true));
  });

  test('declarations meet it', () => {
    const user = parseModule(
      new SourceFile(
        'b.lir',
        'profile core\nentry @start\nextern func i32 @unused(i32)\n\nfunc i32 @start, param 0\n  return 4\nfunc end\n',
      ),
    );
    const { module } = decodeLinear(damaged(2), 'a.lirb', { lazy: true });
    const inputs = [user.module, module && { ...module, entry: undefined }].map((one) => ({
      name: 'a',
      module: one ?? fail(),
    }));
    expect(linkModules(inputs, { gc: true }).diagnostics).toEqual([]);
  });

  test.each([
    [1, true],
    [2, false],
  ])('damage of function %s is said when it is reached', (index, gc) => {
    expect(linked(damaged(index), true, gc)).toEqual({ text: undefined, codes: ['LIN3001'] });
  });

  test('who asks for a damaged body is told so', () => {
    const { module } = decodeLinear(damaged(1), 'a.lirb', { lazy: true });
    const func = module?.funcs[1] ?? fail();
    expect(damageOf(func).map(({ code }) => code)).toEqual(['LIN3001']);
    expect(() => func.instrs).toThrow(/LIN3001|damaged|binary/);
  });
});

function fail(): never {
  throw new Error('nothing was read');
}
