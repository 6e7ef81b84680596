/** Lists as long as a program makes them are nowhere the arguments of one call: there may not be so many on the stack that a program gets by itself. */
import { expect, test } from 'vitest';
import { parseText } from '../../src/linear/parser.ts';
import { runPasses } from '../../src/passes/runner.ts';
import type { PassName } from '../../src/passes/table.ts';
import { verifyModule } from '../../src/linear/verifier.ts';

const many = 150_000;

const products = Array.from({ length: many }, (_, i) => `  t${3 + i} = MulI p0, ${i}\n`).join('');
const sums = Array.from({ length: many }, (_, i) => `  l2 = BxorI l2, t${3 + i}\n`).join('');

test.each<PassName[]>([['sink', 'simplify-cfg'], ['call-constants']])('%s', (...passes) => {
  const { module } = parseText(`profile full, pointer 8
export func i32 @f, param 2
  fparam i32 p0
  fparam i32 p1
  local i32 l2
  l2 = call @one, param 0
${products}  goto p1 ? lbl0 : lbl1
lbl0:
${sums}  return l2
lbl1:
  return l2
func end

func i32 @one, param 0
  return 1
func end
`);
  if (module === undefined) throw new Error('the module has mistakes');
  runPasses(module, passes, { isWhole: true });
  expect(module.funcs[0].blocks.map(({ instrs }) => instrs.length > many)).toContain(true);
  expect(verifyModule(module)).toEqual([]);
});
