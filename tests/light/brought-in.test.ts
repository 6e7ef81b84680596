/**
 * What the document has no syntax for and the translation brings into it: the same results as on the interpreter of the
 * linear IR, and the constructors of the document where something is translated as it is written.
 */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate, parse, type Engine } from '../../src/driver/index.ts';
import { printProgram } from '../../src/light/printer.ts';
import { profile, program } from './light.ts';

async function results(text: string, engine: Engine, calls: readonly (readonly number[])[]): Promise<unknown[]> {
  const { value: unit } = await parse(new SourceFile('test.mpl', text), 'maple');
  if (unit === undefined) throw new Error('not read');
  const { value, diagnostics } = await instantiate(unit, { engine });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return calls.map((args) => value.call('f', args).map(Number));
}

const cases: Readonly<Record<string, readonly [text: string, calls: readonly (readonly number[])[]]>> = {
  'a condition of a while that calls': [
    `
func &f (var %n i32) i32 {
  var %p <* i8>
  var %i i32 = 0
  dassign %p (conststr ptr "maple")
  while (gt u1 u64 (intrinsicop u64 C_strlen (dread ptr %p), cvt u64 i32 (dread i32 %n))) {
    dassign %p (add ptr (dread ptr %p, constval i64 1))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %i)
}`,
    [[0], [3], [9]],
  ],
  'a condition of a dowhile that calls': [
    `
func &f (var %n i32) i32 {
  var %p <* i8>
  var %i i32 = 0
  dassign %p (conststr ptr "maple")
  dowhile {
    dassign %p (add ptr (dread ptr %p, constval i64 1))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  } (gt u1 u64 (intrinsicop u64 C_strlen (dread ptr %p), cvt u64 i32 (dread i32 %n)))
  return (dread i32 %i)
}`,
    [[0], [3], [9]],
  ],
  'operands of cand, cior and select that call': [
    `
func &f (var %n i32) i32 {
  var %s <* i8>
  dassign %s (conststr ptr "maple")
  regassign i32 %1 (cand i32 (dread i32 %n, intrinsicop u64 C_strlen (dread ptr %s)))
  regassign i32 %2 (cior i32 (gt u1 i32 (dread i32 %n, constval i32 2), ne u1 u64 (intrinsicop u64 C_strlen (dread ptr %s), constval u64 5)))
  regassign i32 %3 (select i32 (dread i32 %n, intrinsicop u64 C_strlen (dread ptr %s), constval i32 77))
  return (add i32 (regread i32 %1, add i32 (mul i32 (regread i32 %2, constval i32 10), mul i32 (regread i32 %3, constval i32 100))))
}`,
    [[0], [1], [3]],
  ],
  'memory of the frame, in a loop, with a result from it': [
    `
func &f (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %last ptr
  dassign %last (alloca ptr (constval u64 4))
  iassignoff i32 0 (dread ptr %last, constval i32 5)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %p (alloca ptr (constval u64 4))
    iassignoff i32 0 (dread ptr %p, add i32 (ireadoff i32 0 (dread ptr %last), dread i32 %i))
    dassign %last (dread ptr %p)
  }
  return (ireadoff i32 0 (dread ptr %last))
}`,
    [[0], [1], [6]],
  ],
  'rounding to the nearest integer': [
    `
func &f (var %n i32) i32 {
  return (add i32 (round i32 f64 (div f64 (cvt f64 i32 (dread i32 %n), constval f64 4.0)), round i32 f32 (div f32 (cvt f32 i32 (dread i32 %n), constval f32 2.0f))))
}`,
    [[-3], [1], [2], [7]],
  ],
  'atomic operations by the type of what they work on': [
    `
func &f (var %n i32) i32 {
  var %x i16 = 7
  var %y i64 = 100
  intrinsiccallassigned C___atomic_fetch_add (addrof ptr %x, dread i32 %n, constval i32 5) { regassign i32 %1 }
  intrinsiccallassigned C___atomic_nand_fetch (addrof ptr %y, cvt i64 i32 (dread i32 %n), constval i32 5) { regassign i64 %2 }
  intrinsiccallassigned C___atomic_exchange_n (addrof ptr %x, constval i32 3, constval i32 5) { regassign i32 %3 }
  return (add i32 (regread i32 %1, add i32 (mul i32 (regread i32 %3, constval i32 100), add i32 (cvt i32 i64 (regread i64 %2), dread i16 %x))))
}`,
    [[1], [9], [-20]],
  ],
};

describe('brought into MapleLight', () => {
  test.each(Object.entries(cases))('%s', async (_, [text, calls]) => {
    expect(await results(text, 'light', calls)).toEqual(await results(text, 'interp', calls));
  });

  test('a call that throws and a handler keep the constructors of the document where only throw raises an exception', () => {
    const text = `
func &g (var %x i32) void {
  throw (div i32 (constval i32 8, dread i32 %x))
}
func &main () i32 {
  javatry {@h}
  call &g (constval i32 2)
  endtry
  return (constval i32 0)
@h javacatch {i32}
  return (regread i32 %%thrownval)
}`;
    expect(printProgram(program(`srclang 1\n${text}`))).toContain('S_javatry');
    expect(printProgram(program(text))).not.toContain('S_javatry');
  });

  test('what is refused is reported in the text of the user', () => {
    expect(
      profile(
        'func &f (var %p ptr) i32 {\n  jstry @h 0\n  asm { "nop" }\n@h jscatch\n  endtry\n  return (constval i32 1)\n}\n',
      ),
    ).toEqual(['MPL4002']);
  });
});
