/** Dynamic values that callers of a program hand in and get. */
import { expect, test } from 'vitest';
import { engines, start } from './program.ts';

test.each(engines)('values go in and out, on %s', async (engine) => {
  const text =
    'func &add (var %a dynany, var %b dynany) dynany { return (add dynany (dread dynany %a, dread dynany %b)) }';
  const { program } = await start(text, engine);
  const { dynamic } = program;
  if (dynamic === undefined) throw new Error('no dynamic values');
  const add = (a: string | number | boolean | null, b: string | number | undefined): string =>
    dynamic.text(BigInt(program.call('add', [dynamic.word(a), dynamic.word(b)])[0]));
  expect([add('a\u00e9"', 1.5), add(true, 2), add(-0, -0), add(null, undefined), add(0.1, 0.2)]).toEqual([
    '"a\u00e9\\"1.5"',
    '3',
    '-0',
    'NaN',
    '0.30000000000000004',
  ]);
});

test('a program without them has no way for them', async () => {
  const { program } = await start('func &one () i32 { return (constval i32 1) }', 'wasm');
  expect(program.dynamic).toBeUndefined();
});
