/** `samara as --list` of a file: no body is read, and what it says of one is where the body is. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { decodeMaple, encodeMaple, listMaple } from '../../../src/maple/binary/index.ts';
import { parseMaple } from '../../../src/maple/parser.ts';

const text = `
type $t <struct {@x i32}>
var $v <$t>
var $w extern i32
func &outside () void
func &f weak () i32 {
  return (constval i32 1)
}
func &g () i32 {
  # a comment
  return (constval i32 2)
}
`;
const bytes = encodeMaple(parseMaple(new SourceFile('x.mpl', text)).module);
const listing = listMaple(bytes, 'x.bpl').orThrow();

test('symbols are types, variables and functions, in order', () => {
  expect(listing.symbols.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'type $t',
    'var $v',
    'extern var $w',
    'extern func &outside',
    'weak func &f',
    'func &g',
  ]);
});

test('what damages the bytes of a body damages that function and no other', () => {
  const { offset = 0, size } = listing.symbols.find(({ name }) => name === '&f') ?? { size: 0 };
  const damaged = bytes.slice();
  damaged.fill(0xff, offset, offset + size);
  const { module } = decodeMaple(damaged, 'x.bpl', { lazy: true });
  const found = module?.funcs.map(
    ({ name, stored }) =>
      `${name} ${
        stored
          ?.read()
          .map(({ code }) => code)
          .join() ?? ''
      }`,
  );
  expect(found).toEqual(['&outside ', '&f MPL1401', '&g ']);
  expect(listMaple(damaged, 'x.bpl').orThrow().symbols).toEqual(listing.symbols);
});

test('sections lie in the file one behind the other', () => {
  const ends = listing.sections.map(({ offset, size }) => offset + size);
  listing.sections.slice(1).forEach(({ offset }, i) => expect(offset).toBeGreaterThan(ends[i]));
  expect(ends.at(-1)).toBe(bytes.length);
});

test('opening reads as many bytes of a file with long bodies as of one with short ones', () => {
  const longer = encodeMaple(
    parseMaple(new SourceFile('x.mpl', text.replace('# a comment', 'eval (constval i32 7)\n'.repeat(5000)))).module,
  );
  const outside = ['bodies', 'places of bodies', 'sources', 'texts of bodies'];
  const opened = (of: typeof listing): number =>
    of.sections.reduce((sum, { name, size }) => sum + (outside.includes(name) ? 0 : size), 0);
  expect(longer.length).toBeGreaterThan(20 * bytes.length);
  // More of a number of two bytes instead of one, and of another shape.
  expect(opened(listMaple(longer, 'x.bpl').orThrow())).toBeLessThan(opened(listing) + 32);
});
