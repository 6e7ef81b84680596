/** The text of MAPLE as linear IR, made function by function, is that of the module that lowering gives. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lower, parse, print, show } from '../../src/driver/index.ts';
import { SourceFile } from '../../src/base/source.ts';

const head = 'func &f (var %x f64) f64 { return (dread f64 %x) }\n';
const programs: Readonly<Record<string, string>> = {
  'loops and calls': readFileSync('examples/queens.mpl', 'utf8'),
  'exceptions and a run time': readFileSync('tests/conformance/exceptions/checks.mpl', 'utf8'),
  'a function that nobody defines': `${head}func &g (var %x i32) void\nfunc &main () i32 { call &g (constval i32 1) return (constval i32 0) }`,
  'a function of the library': `func &abs (var %x i32) i32\nfunc &main () i32 { callassigned &abs (constval i32 -1) { regassign i32 %1 } return (regread i32 %1) }`,
  // The function of the library is called by what comes behind the use of the variable, which then gets another name.
  'a global of a name that turns out to be taken': `var $malloc i32 = 7\nfunc &first () i32 { return (dread i32 $malloc) }\nfunc &second () ptr { regassign ptr %1 (malloc ptr (constval i32 8)) return (regread ptr %1) }`,
  nothing: 'flavor 1\n',
};

test.each(Object.keys(programs))('%s', async (name) => {
  const read = async () => parse(new SourceFile('program.mpl', programs[name])).orThrow();
  for (const level of ['linear', 'cfg', 'ssa'] as const) {
    const whole = await lower(await read(), level);
    const shown = await show(await read(), level);
    expect(shown.value).toBe(await print(await lower(await read(), level).orThrow()));
    expect(shown.diagnostics.map(({ code, message }) => [code, message])).toEqual(
      whole.diagnostics.map(({ code, message }) => [code, message]),
    );
  }
});
