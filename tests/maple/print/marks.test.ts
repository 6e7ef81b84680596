/** Pragma marks stay behind their statements: as text, and through lowering. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { lowerToFlat } from '../../../src/lower/maple-levels/index.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import type { Module } from '../../../src/maple/module.ts';

function parse(text: string): Module {
  const { module, diagnostics } = parseMaple(new SourceFile('x.mpl', text));
  expect(diagnostics).toEqual([]);
  return module;
}

const canonical = `func &f (var %x i32) i32 {
  pragma !1 prefer_inline "ON"

  dassign %x (constval i32 1) !1
  if (dread i32 %x) {
    call &g () !1 !2
  } else { !2
    # a comment
    call &g () !1 # another
  } !1
@a !1
  switch (dread i32 %x) @a {
    1: goto @a
  } !1
  return (dread i32 %x) !1
}

func &g () void
`;

describe('marks', () => {
  test('the canonical form is a fixed point', () => {
    expect(printMaple(parse(canonical))).toBe(canonical);
  });

  test.each([
    ['behind a statement without operands', 'func &f () void { return !1 }', 'func &f () void {\n  return () !1\n}\n'],
    ['behind a brace', 'func &f () void { !1\n  return ()\n}', 'func &f () void {\n  !1\n  return ()\n}\n'],
    [
      'behind a declaration',
      'func &f () void {\n  var %x i32 !1\n  return ()\n}',
      'func &f () void {\n  var %x i32\n\n  !1\n  return ()\n}\n',
    ],
    [
      'on a line of its own',
      'func &f () void {\n  return () # c\n  !1\n}',
      'func &f () void {\n  return () # c\n  !1\n}\n',
    ],
    [
      'behind a comment inside the statement',
      'func &f () void {\n  return ( # c\n  ) !1\n}',
      'func &f () void {\n  # c\n  return () !1\n}\n',
    ],
  ])('%s', (_where, text, printed) => {
    expect(printMaple(parse(text))).toBe(printed);
    expect(printMaple(parse(printed))).toBe(printed);
  });

  test('lowering keeps each, and its text reads back', () => {
    const flat = printMaple(lowerToFlat(parse(canonical)));
    expect(flat.match(/ ![12]\b/g)).toHaveLength(canonical.match(/ ![12]\b/g)?.length ?? 0);
    expect(printMaple(parse(flat))).toBe(flat);
  });
});
