/**
 * Away with values of 128 bits. First operations on lanes become calls (`lanes.ts`), which leaves only operations that look
 * at whole halves; then every value becomes two of 64 bits, the lower first: parameters, results, locals, globals,
 * arguments, cells of memory. A call through an address compares types that have been split, too.
 *
 *     t3 = BandW p0, 0x…   becomes    t6 = BandL p0, …      where the v128 p0 is p0 and p1 now
 *                                     t7 = BandL p1, …
 */
import { calcRows, isCalcOp, type CalcOp, type LinearOp } from '../../linear/opcodes.ts';
import type { Instr, LinearModule } from '../../linear/nodes.ts';
import { expandModule } from './expand.ts';
import type { Helpers } from './helpers.ts';
import { laneAt, writeLanes } from './lanes.ts';
import { splitModule } from './split.ts';
import type { Draft, StepRow } from './step.ts';
import { vectorHalving } from './vector-halves.ts';

export const vectorStep: StepRow = {
  takesAway: 'values of 128 bits',
  why: 'a language or a processor without vectors; pairs of 64 bits stand there',
  implies: ['quad', 'wide'],
  preserves: 'form',
  takesOp: isOnVectors,
  remains: findVector,
  run: (draft) => {
    expandLanes(draft);
    splitModule(draft.module, vectorHalving);
  },
};

function findVector({ funcs, globals }: LinearModule): string | undefined {
  const global = globals.find((one) => one.storage === 'scalar' && one.type === 'v128');
  if (global !== undefined) return `the global ${global.name}`;
  const func = funcs.find(
    ({ results, symbols }) => results.includes('v128') || symbols.some(({ type }) => type === 'v128'),
  );
  return func && `a value of ${func.name}`;
}

function isOnVectors(op: LinearOp): boolean {
  return isCalcOp(op) && (calcRows[op].result === 'v128' || calcRows[op].operands.includes('v128'));
}

/** Operations that treat both halves alike, or have one of them: `split.ts` says what becomes of each. */
const onHalves: ReadonlySet<LinearOp> = new Set<CalcOp>([
  'BandW',
  'BorW',
  'BxorW',
  'BnotW',
  'SelectW',
  'BitselectW',
  'EqualW',
  'NotEqualW',
  'LToW',
  'ULToW',
  'WToL',
  'SplatI64x2',
]);

function isOnHalves(instr: Instr): boolean {
  if (instr.op === 'LaneI64x2' || instr.op === 'ReplaceI64x2') return instr.operands[1].kind === 'v';
  return onHalves.has(instr.op);
}

function expandLanes(draft: Draft): void {
  expandModule(draft, isOnVectors, () => (instr, code) => {
    const { op } = instr;
    if (!isCalcOp(op) || !isOnVectors(op) || isOnHalves(instr) || !('dest' in instr)) return false;
    const { family, letter } = calcRows[op];
    const [whole, index] = instr.operands;
    if (family === 'Lane' && letter !== undefined && index.kind === 'v') {
      const half = (k: number): ReturnType<typeof code.calc> => code.calc('LaneI64x2', whole, { ...index, value: k });
      const halves = { low: half(0), high: half(1) };
      code.assign(instr.dest, laneAt(code, letter, halves, Number(index.value) & (16 / sizeOf(letter) - 1)));
    } else code.call(laneHelper(draft.helpers, op), [instr.dest], instr.operands);
    return true;
  });
}

/** Bytes of a lane. */
function sizeOf(letter: string): number {
  return 16 / Number(letter.slice(letter.indexOf('x') + 1));
}

function laneHelper(helpers: Helpers, op: CalcOp): number {
  const { operands, result } = calcRows[op];
  return helpers.indexOf(op, { params: operands, results: [result] }, (b) => writeLanes(b, op));
}
