/**
 * Loads and stores of the type that is computed with, in SSA form: bits of a float that are loaded as an integer and read as a float only, or
 * made of a float to be stored, are loaded and stored as the float. Structures that are moved as 64-bit integers leave such code
 * when their objects have become values (promote.ts), and each change between registers of integers and floats costs some cycles.
 *
 *     t1 = load.i64 p0; t2 = LAsD t1          t2 = load.f64 p0
 *     t1 = DAsL t2; store.i64 p0, t1          store.f64 p0, t2
 *
 * A NaN is one value, and a store of a float writes its bits as `DAsL` gives them (decision 0012). Volatile accesses stay.
 */
import { findDefUse, type DefUse } from '../linear/analysis/def-use.ts';
import { isValue } from '../linear/analysis/values.ts';
import type { CalcOp, MemType } from '../linear/opcodes.ts';
import type { Dest, Func, Instr, LinearModule, Load, Operand, Store } from '../linear/nodes.ts';

export function chooseAccessTypes(_module: LinearModule, func: Func): boolean {
  if (!func.blocks.some(({ instrs }) => instrs.some((instr) => isChange(instr)))) return false;
  return new Chooser(func).run();
}

interface Floats {
  readonly type: 'f32' | 'f64';
  /** From the bits, and to them. */
  readonly from: CalcOp;
  readonly to: CalcOp;
}

/** What cells of integers can be loaded and stored as. */
const floatOf: Readonly<Partial<Record<MemType, Floats>>> = {
  i32: { type: 'f32', from: 'IAsF', to: 'FAsI' },
  u32: { type: 'f32', from: 'IAsF', to: 'FAsI' },
  i64: { type: 'f64', from: 'LAsD', to: 'DAsL' },
};

function isChange({ op }: Instr): boolean {
  return op === 'IAsF' || op === 'LAsD' || op === 'FAsI' || op === 'DAsL';
}

class Chooser {
  readonly #func: Func;
  readonly #defUse: DefUse;
  /** What operations become that read loaded bits as a float. */
  readonly #copies = new Map<Instr, Instr>();

  constructor(func: Func) {
    this.#func = func;
    this.#defUse = findDefUse(func);
  }

  run(): boolean {
    let changed = false;
    for (const { instrs } of this.#func.blocks)
      instrs.forEach((instr, i) => {
        const better = instr.op === 'Load' ? this.#load(instr) : instr.op === 'Store' ? this.#store(instr) : undefined;
        if (better === undefined) return;
        instrs[i] = better;
        changed = true;
      });
    if (this.#copies.size === 0) return changed;
    for (const { instrs } of this.#func.blocks)
      instrs.forEach((instr, i) => (instrs[i] = this.#copies.get(instr) ?? instr));
    return true;
  }

  #load(instr: Load): Load | undefined {
    const float = floatOf[instr.mem];
    if (float === undefined || instr.volatile === true || !isValue(instr.dest)) return undefined;
    const uses = this.#defUse.usesOf(instr.dest);
    if (uses.length === 0 || !uses.every((use) => use.instr.op === float.from)) return undefined;
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type: float.type }) - 1 };
    for (const use of uses) {
      const read = use.instr as Extract<Instr, { op: CalcOp }>;
      this.#copies.set(read, { op: 'Assign', dest: read.dest, operands: [dest], span: read.span });
    }
    return { ...instr, mem: float.type, dest };
  }

  #store(instr: Store): Store | undefined {
    const float = floatOf[instr.mem];
    const [address, value] = instr.operands;
    if (float === undefined || instr.volatile === true || !isValue(value)) return undefined;
    const source = this.#defUse.definitionOf(value)?.instr;
    if (source?.op !== float.to) return undefined;
    const [number]: readonly Operand[] = source.operands;
    return isValue(number) ? { ...instr, mem: float.type, operands: [address, number] } : undefined;
  }
}
