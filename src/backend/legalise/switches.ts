/**
 * Away with switches: each becomes the tests that decide it (`switch-tests.ts`), in blocks of their own behind the others.
 *
 *     b2: switch x {1: A, 5: B, 9: C, else: D}          b2: x < 5 ? b8 : b9
 *                                                       b8: x == 1 ? A : D
 *                                                       b9: x < 9 ? b10 : b11     (b10: x == 5 ? B : D, …)
 */
import { toCfg } from '../../linear/cfg.ts';
import { cloneFunc } from '../../linear/instr.ts';
import {
  operandType,
  type Block,
  type Func,
  type LinearModule,
  type LinearSymbol,
  type Operand,
  type Switch,
} from '../../linear/nodes.ts';
import type { CalcOp } from '../../linear/opcodes.ts';
import { testsOf, type SwitchTest } from '../switch-tests.ts';
import { Expansion, i32, i64 } from './expand.ts';
import type { StepRow } from './step.ts';

export const switchStep: StepRow = {
  takesAway: 'switches',
  why: 'a target may have no jump through a table; comparisons that halve the values stand there',
  preserves: 'nothing',
  takesOp: (op) => op === 'Switch',
  run: ({ module }) => {
    module.funcs.forEach((func, i) => {
      if (!func.extern) module.funcs[i] = withoutSwitches(module, func);
    });
  },
};

/** The function itself if it has no switch; else a copy in blocks. */
function withoutSwitches(module: LinearModule, original: Func): Func {
  if (![...original.instrs, ...original.blocks.map(({ terminator }) => terminator)].some(({ op }) => op === 'Switch'))
    return original;
  const func = cloneFunc(original);
  if (func.form === 'linear') toCfg(func);
  const symbols = func.symbols.slice();
  const result: Func = { ...func, symbols };
  const count = func.blocks.length;
  for (let b = 0; b < count; b++) {
    const { terminator } = func.blocks[b];
    if (terminator.op === 'Switch') placeTests(module, result, symbols, b, terminator);
  }
  return result;
}

/** The first test ends the switch's own block (`at`); each of the others gets a block behind all there are. */
function placeTests(module: LinearModule, func: Func, symbols: LinearSymbol[], at: number, end: Switch): void {
  const { blocks } = func;
  const otherwise = end.targets[end.values.length];
  const tests = testsOf(end, 'none');
  if (tests.length === 0) blocks[at].terminator = { op: 'Goto', targets: [otherwise], span: end.span };
  const behind = blocks.length - 1;
  const blockOf = (test: number): number => (test === 0 ? at : behind + test);
  const isLong = operandType(module, func, end.operands[0]) === 'i64';
  tests.forEach((test, k) => {
    const code = new Expansion(symbols, end.span);
    const holds = writeComparison(code, test, end.operands[0], isLong);
    const [then, rest] = test.kind === 'less' ? [blockOf(test.then), blockOf(test.rest)] : [targetOf(test), otherwise];
    const instrs = k === 0 ? [...blocks[at].instrs, ...code.instrs] : code.instrs;
    const block: Block = {
      phis: [],
      instrs,
      terminator: { op: 'CondGoto', operands: [holds], targets: [then, rest], span: end.span },
    };
    blocks[blockOf(k)] = block;
  });
}

/** Compares the operand of a switch with the value of a test. */
function writeComparison(code: Expansion, test: SwitchTest, operand: Operand, isLong: boolean): Operand {
  const op: CalcOp = `${test.kind === 'equal' ? 'Equal' : 'Less'}${isLong ? 'L' : 'I'}`;
  const value = valueOf(test);
  return code.calc(op, operand, isLong ? i64(value) : i32(Number(value)));
}

function valueOf(test: SwitchTest): bigint {
  return test.kind === 'table' ? test.low : test.value;
}

function targetOf(test: SwitchTest): number {
  return test.kind === 'equal' ? test.target : -1;
}
