/** Every way in which a program can end early has a program that ends so, and every code a kind of its own. */
import { expect, test } from 'vitest';
import { trapKinds } from '../../src/vm/trap.ts';
import { trapCodeOf, tuyinTraps } from '../../src/vm/tuyin/traps.ts';
import { readPrograms } from './program-files.ts';

test('each code is shown by a program', () => {
  const shown = new Set(
    readPrograms().flatMap(({ cases, calls }) => [
      ...cases.map(({ trap }) => trap),
      ...calls.flatMap((call) => (call.kind === 'trap' ? [call.trap] : [])),
    ]),
  );
  expect(Object.keys(tuyinTraps).filter((code) => !shown.has(code))).toEqual([]);
});

test('codes and kinds belong together', () => {
  for (const [code, kind] of Object.entries(tuyinTraps)) {
    expect(trapCodeOf(kind)).toBe(code);
    expect(trapKinds[kind]).toMatch(/./);
  }
  expect(trapCodeOf('timeout')).toBeUndefined();
});
