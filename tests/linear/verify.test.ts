/** Every rule of the verifier is broken by one program and kept by another; the strict profile is that of [IR Design]. */
import { describe, expect, test } from 'vitest';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import type { Func, Instr, LinearModule } from '../../src/linear/nodes.ts';
import { calcRows, structuralRows } from '../../src/linear/opcodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { linearRules, ruleCodes, type RuleId } from '../../src/linear/rules.ts';
import { verifyModule } from '../../src/linear/verifier.ts';

const codesOf = (module: LinearModule): string[] => verifyModule(module).map(({ code }) => code);

/** Rules that the parser keeps too: these are broken by hand. */
const broken: Partial<Record<RuleId, () => LinearModule>> = {
  'MOD-2': () => {
    const m = new ModuleBuilder();
    m.global('f', 'i32');
    m.extern('f', [], []);
    return m.finish();
  },
  'NUM-1': () => withFunc((func) => func.symbols.push({ kind: 'l', type: 'i32' })),
  'NUM-2': () =>
    withFunc((func) =>
      func.instrs.unshift({ op: 'Assign', dest: { kind: 'p', index: 0 }, operands: [{ kind: 'l', index: 0 }] }),
    ),
  'LBL-5': () =>
    withFunc((func) => func.instrs.unshift({ op: 'Phi', dest: { kind: 'p', index: 0 }, operands: [], sources: [] })),
};

function withFunc(change: (func: Func) => void): LinearModule {
  const m = new ModuleBuilder();
  const b = m.func('f', ['i32'], ['i32']);
  b.return(b.calc('AddI', b.param(0), b.local('i32')));
  change(b.finish());
  return m.finish();
}

describe('rules', () => {
  test('ids and diagnostics belong together, one to one', () => {
    expect(Object.values(ruleCodes).sort()).toEqual(Object.keys(linearRules).sort());
    for (const [id, code] of Object.entries(ruleCodes))
      expect(linearRules[code].explain.startsWith(`${id}: `)).toBe(true);
  });

  test.each(Object.entries(ruleCodes) as [RuleId, keyof typeof linearRules][])(
    '%s is found and does not cry wolf',
    (id, code) => {
      const { bad, good } = linearRules[code];
      const badModule = broken[id]?.() ?? parseText(bad).module;
      expect(badModule === undefined ? parseText(bad).diagnostics : codesOf(badModule)).toEqual([code]);
      const { module, diagnostics } = parseText(good);
      expect(diagnostics).toEqual([]);
      expect(module && codesOf(module)).toEqual([]);
    },
  );

  test('the parser refuses what is broken by hand above', () => {
    for (const id of Object.keys(broken) as RuleId[])
      expect(parseText(linearRules[ruleCodes[id]].bad).module).toBe(undefined);
  });

  test('diagnostics point at the line', () => {
    const { module } = parseText(
      'func i32 @f, param 1\n  fparam i32 p0\n  t1 = AddI p0, 1\n  t2 = AddF t1, 1.0\n  return t1\nfunc end',
    );
    const [diagnostic] = module === undefined ? [] : verifyModule(module);
    expect(diagnostic.message).toBe('operand 1 of AddF has type i32, not f32');
    expect(diagnostic.span?.source.position(diagnostic.span.start)).toEqual({ line: 4, column: 3 });
    expect(diagnostic.notes).toEqual([{ message: 'rule TYP-1' }]);
  });

  test.each([
    ['an endless loop needs no return', 'lbl0:\n  goto lbl0', []],
    ['unreachable code may use what it likes', '  return p0\nlbl0:\n  return t1\n  t1 = 1', []],
    ['a use before the definition in the same block', '  t1 = AddI t2, 1\n  t2 = AddI p0, 1\n  return t1', ['LIN2032']],
    [
      'a loop may use what an earlier turn made only through a local',
      'lbl0:\n  t1 = AddI t2, 1\n  t2 = AddI p0, 1\n  goto t1 ? lbl0 : lbl1\nlbl1:\n  return t1',
      ['LIN2032'],
    ],
    ['a missing label and a wrong type, both', '  t1 = NegF p0\n  goto lbl7', ['LIN2051', 'LIN2022']],
    ['a condition is i32', '  t1 = IToF p0\n  goto t1 ? lbl0 : lbl0\nlbl0:\n  return p0', ['LIN2053']],
    ['shifts take counts of their own type', '  t1 = IToL p0\n  t2 = ShlL t1, p0\n  return p0', ['LIN2051']],
  ])('%s', (_, body, codes) => {
    const { module, diagnostics } = parseText(`func i32 @f, param 1\n  fparam i32 p0\n${body}\nfunc end`);
    expect(diagnostics).toEqual([]);
    expect(module && codesOf(module)).toEqual(codes);
  });
});

describe('strict profile', () => {
  /** The document's list of instructions, in our spellings. */
  const seedOps =
    'AddI SubI MulI DivI ModI EqualI NotEqualI GreaterI LessI GreaterEqualI LessEqualI AndI OrI AddF SubF MulF DivF EqualF NotEqualF ' +
    'GreaterF LessF GreaterEqualF LessEqualF AndF OrF IToF FToI NegI NotI NegF NotF';

  test('its operations are those of the document', () => {
    const core = Object.entries(calcRows)
      .filter(([, row]) => row.profile === 'core')
      .map(([name]) => name);
    expect(core.sort()).toEqual(seedOps.split(' ').sort());
    const structural = Object.entries(structuralRows)
      .filter(([, row]) => row.core === true)
      .map(([name]) => name);
    expect(structural.sort()).toEqual([
      'ArrayLoad',
      'ArrayStore',
      'Assign',
      'Call',
      'CondGoto',
      'Goto',
      'Label',
      'Phi',
      'Return',
    ]);
  });

  const head =
    'profile core\nglobal i32 @n\nglobal i32[3] @a\nextern func i32 @g(i32*)\nfunc i32 @f, param 2\n  fparam i32 p0\n  fparam i32* p1\n  local i32 l2\n  local f32 l3\n  local i32[10] l4\n  local i32* l5';
  const codes = (body: string): string[] => {
    const { module, diagnostics } = parseText(`${head}\n${body}\n  return p0\nfunc end`);
    expect(diagnostics).toEqual([]);
    return module === undefined ? ['none'] : codesOf(module);
  };

  test.each([
    't6 = AddI l4, 3',
    't6 = AddI p1, p0',
    't6 = AddI @a, @n',
    't6 = l4[@n]',
    'p0 = @a[1]',
    '@n = p1[l2]',
    '@a[t6] = l2\n  t6 = 1',
    'l2 = 5',
    '@n = l2',
    't6 = AndF l3, 1.0',
    't6 = NotF l3',
    't6 = NotI p0',
    'l5 = AddI p1, 1'.replace('l5', 't6'),
    'rparam l4\n  t6 = call @g, param 1',
    'rparam p1\n  call @g, param 1',
    'l5 = p1',
  ])('allows %s', (body) => {
    expect(codes(body).filter((code) => code !== 'LIN2032')).toEqual([]);
  });

  test.each([
    ['l2 = AddI p0, 1', 'LIN2063'],
    ['t6 = AddI p1, 1\n  t7 = t6[0]', 'LIN2063'],
    ['rparam l4\n  l2 = call @g, param 1', 'LIN2063'],
    ['t6 = SubI p1, 1', 'LIN2051'],
    ['t6 = AddI 1, p1', 'LIN2051'],
    ['t6 = NegI p1', 'LIN2051'],
    ['t6 = AddI l3, 1', 'LIN2051'],
    ['t6 = AndF p0, 1.0', 'LIN2051'],
    ['l4[0] = 1.5', 'LIN2053'],
    ['l4[1.5] = 1', 'LIN2053'],
    ['l3 = l4[0]', 'LIN2052'],
    ['t6 = ShlI p0, 1', 'LIN2061'],
    ['t6 = 5L', 'LIN2062'],
  ])('refuses %s', (body, code) => {
    expect(codes(body)).toContain(code);
  });

  test('operand places of every instruction are covered by the table', () => {
    const module = parseText(`${head}\n  return p0\nfunc end`).module;
    const func = module?.funcs[1];
    const address: Instr = { op: 'Assign', dest: { kind: 'l', index: 2 }, operands: [{ kind: 'f', index: 0 }] };
    func?.instrs.unshift(address);
    expect(module && codesOf(module)).toContain('LIN2063');
  });
});
