/** Programs that are over at once, and others. */
import { expect, test } from 'vitest';
import { toCfg } from '../../src/linear/cfg.ts';
import { parseText } from '../../src/linear/parser.ts';
import { paysToOptimize } from '../../src/linear/repeats.ts';

const main = (body: string, before = ''): string =>
  `profile full, pointer 8\n${before}func i32 @main, param 0\n${body}func end\n`;
const caller = (name: string, callee: string): string =>
  `func i32 @${name}, param 0\n  t0 = call @${callee}, param 0\n  return t0\nfunc end\n`;
const leaf = 'func i32 @f, param 0\n  return 1\nfunc end\n';

test.each([
  ['a straight line', main('  return 0\n'), false],
  ['a branch', main('  goto 1 ? lbl0 : lbl1\nlbl0:\n  return 1\nlbl1:\n  return 0\n'), false],
  ['a loop', main('lbl0:\n  goto lbl0\n'), true],
  ['calls', main('  t0 = call @f, param 0\n  return t0\n', leaf), false],
  ['a recursion', main('  return 0\n', caller('f', 'f')), true],
  ['a recursion of two', main('  return 0\n', caller('f', 'g') + caller('g', 'f')), true],
  ['a function whose address is taken', main('  t0 = icall &f () i32, param 0\n  return t0\n', leaf), true],
])('%s', (_, text, wanted) => {
  const { module, diagnostics } = parseText(text);
  expect(diagnostics).toEqual([]);
  if (module === undefined) return;
  expect(paysToOptimize(module)).toBe(wanted);
  module.funcs.forEach(toCfg);
  expect(paysToOptimize(module)).toBe(wanted);
});

test('a very large program is not optimised', () => {
  const { module } = parseText(main('lbl0:\n  goto lbl0\n'));
  if (module === undefined) return;
  const [func] = module.funcs;
  func.instrs = [...func.instrs, ...Array.from({ length: 50_000 }, () => func.instrs[1])];
  expect(paysToOptimize(module)).toBe(false);
});
