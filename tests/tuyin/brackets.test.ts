/** Places where the canonical text needs brackets so that it is read as what it was printed of. */
import { expect, test } from 'vitest';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { printTuyin } from '../../src/tuyin/printer.ts';
import { unsayable } from './bitcode/described.ts';

test.each([
  ['(true)\n', 'a statement of the module that begins with a reserved word'],
  ['(undef <- "a")\n', 'a statement of the module that sends to one'],
  ['(true ? 1 : 2), nsz\n', 'with flags'],
  ['subset @f\n  match read(1) with\n  | (_) -> 1\n', 'a pattern that is the name `_`'],
  ['subset @f\n  (if)\n', 'a statement that is a name other languages have a statement of'],
  ['subset @f\n  x = [4]\n  (%x.read)(4)\n', 'a call of a member that is called like a command'],
  ['!0 = !{(null == 0), (! "s"), (null)}\n', 'constants of metadata that begin like other metadata'],
  ['!0 = !Record(a: (word), b: word)\n', 'a name where a word would be read'],
  ['@x = (%y)\n', 'a local where a type would be read'],
  ['@x = (%y[0])\n', 'the element of a local where a type would be read'],
])('%j: %s', (text) => {
  const { module, diagnostics } = parseTuyin(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(unsayable(module)).toBeUndefined();
  expect(printTuyin(module)).toContain('(');
});
