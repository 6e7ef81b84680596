// A pass of one's own: multiplication, division and remainder by powers of two become shifts and masks.
import { instantiate, parse, print, SourceFile } from 'samara-ir';
import { runPasses, type OwnPass } from 'samara-ir/passes';
import type { Instr, Operand } from 'samara-ir/linear';
import { compareBehaviour } from 'samara-ir/vm';

export const strength: OwnPass = {
  name: 'strength',
  requires: 'cfg',
  run(_module, func) {
    let changed = false;
    for (const { instrs } of func.blocks)
      instrs.forEach((instr, i) => {
        const cheaper = reduced(instr);
        if (cheaper === undefined) return;
        instrs[i] = cheaper;
        changed = true;
      });
    return changed;
  },
};

/** The instruction that does the same with less work, if there is one. Instructions are immutable: it is a new one. */
function reduced(instr: Instr): Instr | undefined {
  if (instr.op !== 'MulI' && instr.op !== 'DivUI' && instr.op !== 'ModUI') return undefined;
  const [x, by] = instr.op === 'MulI' ? constantLast(instr.operands) : instr.operands;
  const power = powerOfTwo(by);
  if (power === undefined) return undefined;
  switch (instr.op) {
    case 'MulI':
      return { ...instr, op: 'ShlI', operands: [x, i32(power)] };
    case 'DivUI':
      return { ...instr, op: 'ShrUI', operands: [x, i32(power)] };
    case 'ModUI':
      return { ...instr, op: 'BandI', operands: [x, i32(2 ** power - 1)] };
  }
}

function constantLast([a, b]: readonly Operand[]): readonly Operand[] {
  return a.kind === 'v' ? [b, a] : [a, b];
}

/** n, if the operand is the number 2 to the n. */
function powerOfTwo(operand: Operand): number | undefined {
  if (operand.kind !== 'v' || typeof operand.value !== 'number') return undefined;
  const bits = operand.value >>> 0;
  return bits !== 0 && (bits & (bits - 1)) === 0 ? 31 - Math.clz32(bits) : undefined;
}

function i32(value: number): Operand {
  return { kind: 'v', type: 'i32', value };
}

const text = `
func i32 @mix, param 1
  fparam i32 p0
  t1 = MulI p0, 8
  t2 = DivUI t1, 0x80000000
  t3 = ModUI p0, 16
  t4 = AddI t2, t3
  t5 = MulI t4, 10
  return t5
func end
`;

const unit = await parse(new SourceFile('mix.lir', text), 'linear').orThrow();
const { applications } = runPasses(unit.module, ['gvn', strength, 'dead-code'], {
  verifyEach: true,
  validate: compareBehaviour,
});
console.log(applications.filter(({ changed }) => changed).map(({ pass, func }) => `${pass} changed ${func}`));
console.log(await print(unit));
const program = await instantiate(unit).orThrow();
console.log(program.call('mix', [-1]));
