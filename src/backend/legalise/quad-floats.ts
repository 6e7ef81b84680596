/** Away with quads: each operation on them becomes a call of a function that computes it on 64-bit halves. */
import { expandModule } from './expand.ts';
import { isQuadOp, quadHelper } from './quad-conversions.ts';
import type { StepRow } from './step.ts';

export const quadStep: StepRow = {
  takesAway: 'arithmetic on floats of 128 bits, and their conversions',
  why: 'no target computes with quads; what stands there are the algorithms of a library of software floats, correctly rounded',
  preserves: 'form',
  takesOp: isQuadOp,
  run: (draft) => {
    expandModule(draft, isQuadOp, () => (instr, code) => {
      const { op } = instr;
      if (!isQuadOp(op) || !('dest' in instr)) return false;
      code.call(quadHelper(draft.helpers, op), [instr.dest], instr.operands);
      return true;
    });
  },
};
