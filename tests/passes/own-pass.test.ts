/** A pass that is not in the table, given to the runner as an object. */
import { expect, test } from 'vitest';
import { UsageError } from '../../src/base/errors.ts';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { printModule } from '../../src/linear/printer.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { runPasses, type OwnPass, type PassName } from '../../src/passes/index.ts';

/** `x + 0` and `x * 1` become copies. */
const neutral: OwnPass = {
  name: 'neutral',
  requires: 'ssa',
  run(_module, func) {
    let changed = false;
    for (const { instrs } of func.blocks)
      instrs.forEach((instr, i) => {
        if (instr.op !== 'AddI' && instr.op !== 'MulI') return;
        const [value, other] = instr.operands;
        if (other.kind !== 'v' || other.value !== (instr.op === 'AddI' ? 0 : 1)) return;
        instrs[i] = { op: 'Assign', dest: instr.dest, operands: [value], span: instr.span };
        changed = true;
      });
    return changed;
  },
};

/** `return x * 1 + 0`. */
function built(): LinearModule {
  const m = new ModuleBuilder();
  const b = m.func('f', ['i32'], ['i32']);
  b.return(b.calc('AddI', b.calc('MulI', b.param(0), b.i32(1)), b.i32(0)));
  b.finish();
  return m.finish();
}

test('it runs among passes of the table, and reports have its name', () => {
  const module = built();
  const printed: string[] = [];
  const { applications } = runPasses(module, [neutral, 'copies', 'dead-code'], {
    verifyEach: true,
    printAfter: ['neutral'],
    print: (each) => printed.push(each),
  });
  expect(applications.map(({ pass, changed }) => [pass, changed])).toEqual([
    ['neutral', true],
    ['copies', true],
    ['dead-code', true],
  ]);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('# after neutral\n');
  expect(printModule(module)).not.toMatch(/AddI|MulI/);
});

test('what it breaks, the verifier says with its name', () => {
  const breaking: OwnPass = {
    name: 'breaking',
    requires: 'cfg',
    run: (_module, func) => {
      for (const { instrs } of func.blocks) instrs.length = 0;
      return true;
    },
  };
  expect(() => runPasses(built(), [breaking], { verifyEach: true })).toThrow('pass breaking on @f');
});

test('a name that is not there is misuse', () => {
  expect(() => runPasses(built(), ['neutral' as PassName])).toThrow(UsageError);
});
