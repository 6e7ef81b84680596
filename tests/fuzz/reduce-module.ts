/**
 * Makes a module of the linear IR small that shows something: leaves out instructions and bodies of functions, and turns branches into jumps, as long as
 * the verifier has nothing to say and it is still shown. Of modules in SSA form; what is tried need not be meaningful, the verifier decides.
 */
import { runPasses } from '../../src/passes/runner.ts';
import { dropUnreachable, pruneSources } from '../../src/passes/edges.ts';
import type { Block, Func, Instr, LinearModule, Operand } from '../../src/linear/nodes.ts';
import { destsOf } from '../../src/linear/instr.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { cloneModule } from '../linear/laws.ts';

export type Shows = (module: LinearModule) => Promise<boolean>;

/** Something changed in a copy of the module; undefined if there is nothing left to change. */
type Change = (module: LinearModule) => boolean;

/** How many candidates are tried: large modules stay larger. */
const mostTries = 4000;

/** The smallest that was found; undefined if the module itself does not show it. */
export async function reduceModule(module: LinearModule, shows: Shows): Promise<LinearModule | undefined> {
  if (!(await shows(module))) return undefined;
  let [small, tries] = [module, 0];
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const change of changesOf(small)) {
      if (tries++ > mostTries) return small;
      const candidate = cloneModule(small);
      if (!change(candidate) || verifyModule(candidate).length > 0 || !(await shows(candidate))) continue;
      small = candidate;
      isSmaller = true;
    }
  }
  const tidy = cloneModule(small);
  runPasses(tidy, ['copies', 'dead-code'], { leaveIn: 'ssa' });
  return (await shows(tidy)) ? tidy : small;
}

function changesOf({ funcs }: LinearModule): readonly Change[] {
  return funcs.flatMap((func, f) => (func.extern ? [] : [...jumps(func, f), ...omissions(func, f)]));
}

/** Each branch taken one way. */
function jumps({ blocks }: Func, f: number): readonly Change[] {
  return blocks.flatMap(({ terminator }, b) => {
    const ways = terminator.op === 'CondGoto' || terminator.op === 'Switch' ? [...new Set(terminator.targets)] : [];
    return ways.map((target): Change => ({ funcs }) => {
      const func = funcs[f];
      const block = func.blocks.at(b);
      if (block === undefined || block.terminator.op === 'Goto') return false;
      if (!('targets' in block.terminator) || !block.terminator.targets.includes(target)) return false;
      block.terminator = { op: 'Goto', targets: [target] };
      pruneSources(func);
      dropUnreachable(func);
      return true;
    });
  });
}

/** Runs of instructions left out, long ones first; their values are zero. */
function omissions({ blocks }: Func, f: number): readonly Change[] {
  return blocks.flatMap(({ instrs }, b) =>
    [16, 4, 1].flatMap((size) =>
      Array.from({ length: Math.ceil(instrs.length / size) }, (_, i): Change => (module) => {
        const block = module.funcs[f].blocks.at(b);
        // From the end: what is read is left out after who reads it.
        const from = (block?.instrs.length ?? 0) - (i + 1) * size;
        return block !== undefined && omit(module.funcs[f], block, Math.max(0, from), Math.max(0, from + size));
      }),
    ),
  );
}

function omit(func: Func, block: Block, from: number, to: number): boolean {
  const left = block.instrs.slice(from, to).filter((instr) => !isZero(instr));
  if (left.length === 0) return false;
  const zeros = left.flatMap((instr) => destsOf(instr).map((dest): Instr => assignZero(func, dest)));
  const isSame = zeros.length === left.length && left.every((instr, i) => instr.op === 'Assign' && instr === zeros[i]);
  block.instrs.splice(from, to - from, ...zeros);
  return !isSame;
}

function isZero(instr: Instr): boolean {
  return instr.op === 'Assign' && instr.operands[0].kind === 'v' && Number(instr.operands[0].value) === 0;
}

function assignZero({ symbols }: Func, dest: ReturnType<typeof destsOf>[number]): Instr {
  const type = dest.kind === 'g' ? 'i32' : symbols[dest.index].type;
  const isWide = type === 'i64' || type === 'v128' || type.endsWith('*');
  const value: Operand = { kind: 'v', type, value: isWide ? 0n : 0 };
  return { op: 'Assign', dest, operands: [value] };
}
