/**
 * Functions of a program that the library calls are called like all others: fuel and deadlines count in them, the frames of a trap name them
 * and who called, exceptions that they throw reach the caller's handler, and the stepper enters them. A callback here never comes back.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Format } from '../../src/driver/formats.ts';
import { instantiate, parse, type Engine, type RunOptions } from '../../src/driver/index.ts';
import { Meter } from '../../src/vm/meter.ts';
import { Trap } from '../../src/vm/trap.ts';
import { samaraWith } from '../cli/samara.ts';
import { enginesOf, fullEngines, namesOf } from '../engines.ts';
import { inTurn } from '../long.ts';

const compare = 'int back(const void *a, const void *b) { for (;;); return 0; }\n';

/** Programs by the function of the library that calls `back`. */
const programs: Readonly<Record<string, string>> = {
  qsort: `#include <stdlib.h>\n${compare}int main(void) { int of[3] = {3, 1, 2}; qsort(of, 3, 4, back); return 0; }\n`,
  bsearch: `#include <stdlib.h>\n${compare}int main(void) { int of[3] = {1, 2, 3}; return bsearch(of, of, 3, 4, back) != 0; }\n`,
  exit: '#include <stdlib.h>\nvoid back(void) { for (;;); }\nint main(void) { atexit(back); exit(0); }\n',
  raise:
    '#include <signal.h>\nvoid back(int number) { for (;;); }\nint main(void) { signal(SIGINT, back); return raise(SIGINT); }\n',
};

/** An iterator of dynamic values, which calls a function of the program for each element. */
const dynamic = `var $args <[1] dynany>
func &back (var %x dynany) dynany {
  while (constval u1 1) { eval (constval i32 0) }
  return (dread dynany %x)
}
func &main () i32 {
  var %list dynany
  iassignoff dynany 0 (addrof ptr $args, constval dyni32 6)
  dassign %list (intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 1))
  iassignoff dynany 0 (addrof ptr $args, intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &back, constval ptr 0, constval u32 1))
  intrinsiccall JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %list, conststr simplestr "forEach"), dread dynany %list, addrof ptr $args, constval u32 1)
  return (constval i32 0)
}
`;

const cases = (engines: readonly Engine[]) =>
  Object.keys(programs).flatMap((caller) => engines.map((engine) => ({ caller, engine })));

/** How a program ends. */
async function trapOf(text: string, engine: Engine, options: RunOptions, format: Format = 'c'): Promise<Trap> {
  const { value: unit, diagnostics } = await parse(text, format);
  if (unit === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const program = (await instantiate(unit, { engine, ...options })).orThrow();
  try {
    program.main();
  } catch (error) {
    if (error instanceof Trap) return error;
    throw error;
  }
  throw new Error('it came back');
}

const namesIn = ({ frames }: Trap): string[] => frames.map(({ func }) => func);

describe('fuel is used up in a callback', () => {
  test.each(inTurn(cases(namesOf(enginesOf('c'))), 0))('of $caller on $engine', async ({ caller, engine }) => {
    const trap = await trapOf(programs[caller], engine, { fuel: 100_000 });
    expect(trap.kind).toBe('out-of-fuel');
    expect(namesIn(trap)).toEqual(expect.arrayContaining(['back', caller, 'main']));
  });
});

describe('a deadline passes in a callback', () => {
  test.each(inTurn(cases(namesOf(fullEngines('c'))), 1))('of $caller on $engine', async ({ caller, engine }) => {
    let now = 0;
    const meter = new Meter({ timeout: 8 }, () => now++);
    const trap = await trapOf(programs[caller], engine, { meter });
    expect(trap.kind).toBe('timeout');
    expect(namesIn(trap)).toEqual(expect.arrayContaining(['back', caller, 'main']));
  });
});

describe('so are iterators of dynamic values', () => {
  test.each(inTurn(namesOf(fullEngines('maple')), 0))('%s', async (engine) => {
    const starved = await trapOf(dynamic, engine, { fuel: 1_000_000 }, 'maple');
    expect(starved.kind).toBe('out-of-fuel');
    expect(namesIn(starved)).toEqual(expect.arrayContaining(['back', 'main']));
    let now = 0;
    const meter = new Meter({ timeout: 8 }, () => now++);
    expect((await trapOf(dynamic, engine, { meter }, 'maple')).kind).toBe('timeout');
  });
});

/** By caller: its declaration, a function that throws, and the call under which there is a handler. */
const throwing: Readonly<Record<string, { readonly back: string; readonly call: string }>> = {
  qsort: {
    back: `func &qsort extern (var %base <* void>, var %count u64, var %size u64, var %order <* <func (<* void>, <* void>) i32>>) void
func &back (var %a <* void>, var %b <* void>) i32 {`,
    call: 'call &qsort (addrof ptr $cells, constval u64 3, constval u64 4, addroffunc ptr &back)',
  },
  bsearch: {
    back: `func &bsearch extern (var %key <* void>, var %base <* void>, var %count u64, var %size u64, var %order <* <func (<* void>, <* void>) i32>>) <* void>
func &back (var %a <* void>, var %b <* void>) i32 {`,
    call: 'call &bsearch (addrof ptr $cells, addrof ptr $cells, constval u64 3, constval u64 4, addroffunc ptr &back)',
  },
  raise: {
    back: `func &signal extern (var %number i32, var %handler <* <func (i32) void>>) <* <func (i32) void>>
func &raise extern (var %number i32) i32
func &back (var %number i32) void {`,
    call: 'call &signal (constval i32 2, addroffunc ptr &back)\n  call &raise (constval i32 2)',
  },
  exit: {
    back: `func &atexit extern (var %handler <* <func () void>>) i32
func &exit extern (var %status i32) void
func &back () void {`,
    call: 'call &atexit (addroffunc ptr &back)\n  call &exit (constval i32 0)',
  },
};

const throwingProgram = (caller: string): string => `srclang 1
var $cells <[3] i32> = [3, 1, 2]
${throwing[caller].back}
  throw (constval i32 5)
}
func &main () i32 {
  javatry {@handler}
  ${throwing[caller].call}
  endtry
  return (constval i32 1)
@handler javacatch {i32}
  return (regread i32 %%thrownval)
}
`;

describe('exceptions pass through', () => {
  const columns = Object.keys(throwing).flatMap((caller) =>
    namesOf(enginesOf('maple')).map((engine) => ({ caller, engine })),
  );
  test.each(inTurn(columns, 2))('$caller on $engine', async ({ caller, engine }) => {
    const { value: unit, diagnostics } = await parse(throwingProgram(caller), 'maple');
    if (unit === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    expect((await instantiate(unit, { engine })).orThrow().main()).toBe(5);
  });

  test.each(inTurn(namesOf(fullEngines('maple')), 0))('forEach of dynamic values on %s', async (engine) => {
    const text = dynamic
      .replace('while (constval u1 1) { eval (constval i32 0) }', 'throw (dread dynany %x)')
      .replace('  intrinsiccall JSOP_CALL', '  jstry @caught 0\n  intrinsiccall JSOP_CALL')
      .replace(
        / {2}return \(constval i32 0\)\n}\n$/,
        '  return (constval i32 1)\n@caught jscatch\n  return (cvt i32 dynany (regread dynany %%thrownval))\n@end endtry\n  return (constval i32 2)\n}\n',
      );
    const { value: unit, diagnostics } = await parse(text, 'maple');
    if (unit === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    expect((await instantiate(unit, { engine })).orThrow().main()).toBe(6);
  });
});

describe('the stepper', () => {
  let folder = '';
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'samara-callbacks-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(inTurn(Object.keys(programs), 0))('enters a callback of %s', async (caller) => {
    const file = join(folder, `${caller}.c`);
    writeFileSync(file, programs[caller]);
    const { out } = await samaraWith('break back\ncontinue\ncalls\n', ['step', file]);
    expect(out).toContain('breakpoint: function &back');
    const shown = out.slice(out.lastIndexOf('breakpoint: function &back'));
    expect(shown).toMatch(new RegExp(`\\b${caller}\\b`));
    expect(shown).toMatch(/\bmain\b/);
  });
});
