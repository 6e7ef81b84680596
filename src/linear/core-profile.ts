/**
 * The strict profile: exactly what [IR Design] allows (rules COR-1 to COR-4).
 *
 * `coreKinds` is the document's instruction table: which kinds of operands may stand in each place. Two additions of
 * later knowledge: both operands of an operation may be any of t l p v g, and a constant index is allowed.
 */
import { calcRows, isCalcOp, structuralRows, type LinearOp } from './opcodes.ts';
import { destsOf, operandsOf } from './instr.ts';
import type { Func, Global, Instr, LinearModule, ValueType } from './nodes.ts';
import type { RuleReport } from './verifier.ts';

const value = 't l p v g';

interface KindRow {
  readonly dest?: string;
  /** The last entry holds for all further operands. */
  readonly operands: readonly string[];
}

export const coreKinds: Readonly<Partial<Record<LinearOp | 'Calc', KindRow>>> = {
  Calc: { dest: 't', operands: [value] },
  Assign: { dest: 't l p g', operands: [value] },
  ArrayLoad: { dest: 't l p g', operands: ['l p g', value] },
  ArrayStore: { operands: ['l p g', value, value] },
  CondGoto: { operands: [value] },
  Call: { dest: 't', operands: [value] },
  Return: { operands: [value] },
  Phi: { dest: 'l p', operands: ['l p'] },
};

const coreTypes: readonly ValueType[] = ['i32', 'f32', 'i32*', 'f32*'];

export function checkCoreGlobal(global: Global, report: RuleReport): void {
  if (global.storage === 'data') report.break('COR-2', undefined, `@${global.name}`, 'data');
  else if (global.type !== 'i32' && global.type !== 'f32')
    report.break('COR-2', undefined, `@${global.name}`, global.type);
}

export function checkCoreFunc(func: Func, report: RuleReport): void {
  if (func.results.length > 1) report.break('COR-4', func.span, func.name, 'has several results');
  if (func.variadic) report.break('COR-4', func.span, func.name, 'is variadic');
  for (const type of func.results)
    if (type !== 'i32' && type !== 'f32') report.break('COR-2', func.span, `the result of @${func.name}`, type);
  func.symbols.forEach((symbol, i) => {
    const name = `${symbol.kind}${i}`;
    if ('storage' in symbol && symbol.storage === 'slot') report.break('COR-2', func.span, name, 'a slot');
    else if (!coreTypes.includes(symbol.type)) report.break('COR-2', func.span, name, symbol.type);
  });
}

export function checkCoreInstr(module: LinearModule, instr: Instr, report: RuleReport): void {
  const isCore = isCalcOp(instr.op) ? calcRows[instr.op].profile === 'core' : structuralRows[instr.op].core === true;
  if (!isCore) return report.break('COR-1', instr.span, instr.op);
  const row = isCalcOp(instr.op) ? coreKinds.Calc : coreKinds[instr.op];
  if (row === undefined) return;
  const check = (place: string, kind: string, allowed: string): void => {
    if (!allowed.split(' ').includes(kind)) report.break('COR-3', instr.span, instr.op, place, kind, allowed);
  };
  for (const dest of destsOf(instr)) check('the destination', dest.kind, row.dest ?? '');
  operandsOf(instr).forEach((operand, i) => {
    check(`operand ${i + 1}`, operand.kind, row.operands[Math.min(i, row.operands.length - 1)]);
    if (operand.kind === 'v' && !coreTypes.includes(operand.type))
      report.break('COR-2', instr.span, 'an immediate', operand.type);
    if (operand.kind === 'g' && operand.offset !== undefined && operand.offset !== 0)
      report.break('COR-2', instr.span, `@${module.globals[operand.index].name}`, 'an address with an offset');
  });
}
