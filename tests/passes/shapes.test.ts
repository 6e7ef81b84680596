/** What each pass makes of small functions. */
import { describe, expect, test } from 'vitest';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { runPasses } from '../../src/passes/runner.ts';
import type { PassName } from '../../src/passes/table.ts';

/** The lines of the function's body after some passes; the function takes p0 and p1. */
function after(
  sequence: readonly PassName[],
  body: string,
  { locals = '', leaveIn = 'ssa' as 'ssa' | 'cfg', profile = 'full, pointer 8' } = {},
): string[] {
  const { module, diagnostics } = parseText(
    `profile ${profile}\nglobal i32 @n\nextern func i32 @g(i32)\nfunc i32 @f, param 2\n  fparam i32 p0\n  fparam i32 p1\n${locals}\n${body}\nfunc end`,
  );
  expect(diagnostics).toEqual([]);
  if (module === undefined) throw new Error('no module');
  expect(verifyModule(module)).toEqual([]);
  runPasses(module, sequence, { verifyEach: true, leaveIn });
  const lines = printModule(module)
    .split('\n')
    .map((line) => line.trim());
  return lines.slice(lines.findIndex((line) => line.startsWith('block B0')) + 1, lines.indexOf('func end'));
}

describe('constants', () => {
  test("branches that constants decide are not taken into account (Wegman and Zadeck's example)", () => {
    expect(
      after(
        ['constants', 'dead-code', 'simplify-cfg', 'dead-code'],
        `  l2 = 1
lbl0:
  t3 = EqualI l2, 1
  goto t3 ? lbl1 : lbl2
lbl1:
  l2 = 1
  goto lbl3
lbl2:
  l2 = 2
lbl3:
  goto p0 ? lbl0 : lbl4
lbl4:
  return l2`,
        { locals: '  local i32 l2' },
      ),
    ).toEqual(['ucond goto B1', 'block B1:', 'cond goto p0.0 B1 B2', 'block B2:', 'return 1']);
  });

  test('what would trap stays', () => {
    expect(
      after(['constants', 'dead-code'], '  t2 = DivI 1, 0\n  t3 = DivI 7, 2\n  t4 = AddI t3, 1\n  return t4'),
    ).toEqual(['t2 = DivI 1, 0', 'return 4']);
  });

  test('a switch on a constant', () => {
    expect(
      after(
        ['constants', 'simplify-cfg'],
        '  l2 = 5\n  switch l2 [4: lbl0, 5: lbl1], lbl0\nlbl0:\n  return 1\nlbl1:\n  return 2',
        { locals: '  local i32 l2' },
      ),
    ).toEqual(['l2.1 = 5', 'return 2']);
  });

  test('a local that was never assigned is not constant', () => {
    expect(
      after(['constants'], '  goto p0 ? lbl0 : lbl1\nlbl0:\n  l2 = 3\nlbl1:\n  return l2', {
        locals: '  local i32 l2',
      }).at(-1),
    ).toBe('return l2.2');
  });
});

describe('gvn', () => {
  test('in dominating blocks, with operands in either order', () => {
    expect(
      after(
        ['gvn', 'copies', 'dead-code'],
        '  t2 = AddI p0, p1\n  goto p0 ? lbl0 : lbl1\nlbl0:\n  t3 = AddI p1, p0\n  t4 = MulI t3, t2\n  return t4\nlbl1:\n  return t2',
      ),
    ).toEqual([
      't2 = AddI p0.0, p1.0',
      'cond goto p0.0 B1 B2',
      'block B1:',
      't3 = MulI t2, t2',
      'return t3',
      'block B2:',
      'return t2',
    ]);
  });

  test('not from a sibling, not in the wrong order, not across a change of a global', () => {
    const lines = after(
      ['gvn', 'copies', 'dead-code'],
      `  goto p0 ? lbl0 : lbl1
lbl0:
  t2 = SubI p0, p1
  @n = t2
lbl1:
  t3 = SubI p0, p1
  t4 = SubI p1, p0
  t5 = AddI @n, 1
  @n = t3
  t6 = AddI @n, 1
  t7 = AddI t4, t5
  t8 = AddI t6, t7
  return t8`,
    );
    expect(lines.filter((line) => line.includes('SubI'))).toHaveLength(3);
    expect(lines.filter((line) => line.includes('AddI @n, 1'))).toHaveLength(2);
  });

  test('equal phis of one block', () => {
    const lines = after(
      ['gvn', 'copies', 'dead-code'],
      '  goto p0 ? lbl0 : lbl1\nlbl0:\n  l2 = 1\n  l3 = 1\n  goto lbl2\nlbl1:\n  l2 = p1\n  l3 = p1\nlbl2:\n  t4 = SubI l2, l3\n  return t4',
      { locals: '  local i32 l2\n  local i32 l3' },
    );
    expect(lines.filter((line) => line.includes('phi'))).toHaveLength(1);
  });
});

describe('copies and dead code', () => {
  test('phis of one value are copies; circles of phis that nobody reads are dead', () => {
    expect(
      after(
        ['copies', 'dead-code'],
        '  l2 = p1\n  l3 = 0\nlbl0:\n  l3 = AddI l3, 1\n  l2 = l2\n  goto p0 ? lbl0 : lbl1\nlbl1:\n  return l2',
        { locals: '  local i32 l2\n  local i32 l3' },
      ),
    ).toEqual(['ucond goto B1', 'block B1:', 'cond goto p0.0 B1 B2', 'block B2:', 'return p1.0']);
  });

  test('a copy of a scalar global is not its later value', () => {
    expect(after(['copies', 'dead-code'], '  l2 = @n\n  @n = 1\n  return l2', { locals: '  local i32 l2' })).toEqual([
      'l2.1 = @n',
      '@n = 1',
      'return l2.1',
    ]);
  });

  test('effects stay, results that nobody reads go', () => {
    expect(
      after(
        ['dead-code'],
        '  rparam p0\n  t2 = call @g, param 1\n  t3 = load.i32 4096L\n  t4 = AddI p0, p1\n  t5 = DivI p0, p1\n  return 0',
      ),
    ).toEqual(['rparam p0.0', 'call @g, param 1', 't2 = load.i32 4096L', 't3 = DivI p0.0, p1.0', 'return 0']);
  });

  test('in the strict profile an array operand does not become a temporary', () => {
    const body = '  t3 = AddI l2, 1\n  l3 = t3\n  l4 = 5\n  l3[l4] = p0\n  t5 = l3[0]\n  return t5'
      .replace('l3 = t3', 'l3 = t5')
      .replace('t3 = AddI l2, 1', 't5 = AddI l2, 1')
      .replace('t5 = l3[0]\n  return t5', 't6 = l3[0]\n  return t6');
    const lines = after(['copies', 'gvn', 'dead-code'], body, {
      locals: '  local i32[4] l2\n  local i32* l3\n  local i32 l4',
      profile: 'core',
    });
    expect(lines).toEqual(['t4 = AddI l2.0, 1', 'l3.1 = t4', 'l3.1[5] = p0.0', 't5 = l3.1[0]', 'return t5']);
  });
});

describe('simplify-cfg', () => {
  test('skips empty blocks, joins the rest', () => {
    expect(
      after(
        ['simplify-cfg'],
        '  goto p0 ? lbl0 : lbl1\nlbl0:\n  goto lbl2\nlbl1:\n  goto lbl2\nlbl2:\n  goto lbl3\nlbl3:\n  return p1',
      ),
    ).toEqual(['return p1.0']);
  });

  test('an empty block on a way that a phi distinguishes stays', () => {
    expect(
      after(['simplify-cfg'], '  l2 = 1\n  goto p0 ? lbl0 : lbl1\nlbl0:\n  l2 = 2\nlbl1:\n  return l2', {
        locals: '  local i32 l2',
      }),
    ).toEqual([
      'l2.1 = 1',
      'cond goto p0.0 B1 B2',
      'block B1:',
      'l2.2 = 2',
      'ucond goto B2',
      'block B2:',
      'l2.3 = phi [B0: l2.1] [B1: l2.2]',
      'return l2.3',
    ]);
    expect(
      after(
        ['copies', 'dead-code', 'simplify-cfg'],
        '  l2 = 1\n  goto p0 ? lbl0 : lbl1\nlbl0:\n  l2 = 2\nlbl1:\n  return l2',
        { locals: '  local i32 l2' },
      ),
    ).toEqual(
      [
        'cond goto p0.0 B1 B2',
        'block B1:',
        'ucond goto B2',
        'block B2:',
        'l2.1 = phi [B0: 1] [B1: 2]',
        'return l2.1'.replace('l2.1', 'l2.1'),
      ].map((line) => line.replaceAll('l2.1', 'l2.3')),
    );
  });

  test('an endless loop of empty blocks stays', () => {
    expect(after(['simplify-cfg'], 'lbl0:\n  goto lbl1\nlbl1:\n  goto lbl0')).toEqual([
      'ucond goto B1',
      'block B1:',
      'ucond goto B1',
    ]);
  });
});

describe('promote', () => {
  const all: PassName[] = ['promote', 'constants', 'copies', 'dead-code', 'simplify-cfg'];

  test('cells of a slot and elements of an array become values, narrow ones extended as their loads say', () => {
    expect(
      after(
        all,
        '  store.i32 l2, p0\n  store.u8 l2 + 4, -1\n  l3[1] = 40\n  t4 = load.u8 l2 + 4\n  t5 = load.i8 l2 + 4\n  t6 = l3[1]\n  t7 = AddI t4, t5\n  t8 = AddI t7, t6\n  t9 = load.i32 l2\n  t10 = AddI t8, t9\n  return t10',
        { locals: '  local slot 8 align 4 l2\n  local i32[4] l3' },
      ),
    ).toEqual(['t2 = AddI 294, p0.0', 'return t2']);
  });

  test.each([
    ['passed on', '  store.i32 l2, p0\n  t3 = LToI l2\n  rparam t3\n  t4 = call @g, param 1\n  return t4'],
    ['filled', '  fill l2, 0, 8\n  t3 = load.i32 l2\n  return t3'],
    ['overlapping cells', '  store.i64 l2, 1L\n  t3 = load.i32 l2 + 4\n  return t3'],
    ['two kinds of values', '  store.f32 l2, 1.0\n  t3 = load.i32 l2\n  return t3'],
    ['outside of the object', '  t3 = load.i32 l2 + 8\n  return t3'],
    ['volatile', '  t3 = volatile load.i32 l2\n  return t3'],
    ['stored itself', '  store.i64 l2, l2\n  t3 = load.i32 l2\n  return t3'],
  ])('an object stays in memory: %s', (_, body) => {
    const plain = after([], body, { locals: '  local slot 8 align 8 l2', leaveIn: 'cfg' });
    expect(after(['promote'], body, { locals: '  local slot 8 align 8 l2', leaveIn: 'cfg' })).toEqual(plain);
  });

  test('a slot that nobody uses disappears', () => {
    expect(after(['promote'], '  return p0', { locals: '  local slot 8 align 8 l2', leaveIn: 'cfg' })).toEqual([
      'return p0',
    ]);
  });
});
