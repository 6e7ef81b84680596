/**
 * Reference counts that are raised and lowered again, in SSA form: neither is done.
 *
 *     rparam t1                                  rparam t1
 *     call @.incref, param 1                     call @.is_counted, param 1        the tests that incref would do
 *     …                                  ──▶     …
 *     rparam t1
 *     call @.decref, param 1
 *
 * Both are calls of the run time of MAPLE's objects (src/runtime/objects/counting.mpl). As `incref` has found references to the object, the count that
 * `decref` comes to is not the last one, if nothing in between may lower it: no call from which something is reached that lets go of objects, or of which
 * nothing is known, and no access in front of where an address points, for there the count is. All stands in one block. What incref traps on it still traps on.
 */
import { entryOf } from '../base/once.ts';
import { isValue, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import type { CallGraph } from '../linear/analysis/call-graph.ts';
import { isCalc, refill } from '../linear/instr.ts';
import type { Block, Call, Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import type { Known, Sweep } from './pass.ts';

/** The functions of the run time. */
interface Counting {
  readonly raise: number;
  readonly lower: number;
  readonly test: number;
}

export function pairCounts(module: LinearModule, { analyses }: Known): Sweep {
  const counting = findCounting(module);
  if (counting === undefined) return { order: module.funcs.keys(), run: () => false };
  const lowering = findLowering(module, analyses.ofModule('calls'));
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      const [values, before] = [analyses.valuesOf(func), addressesInFront(func)];
      return func.blocks.map((block) => new Pairing(block, counting, lowering, values, before).run()).some(Boolean);
    },
  };
}

function findCounting({ funcs }: LinearModule): Counting | undefined {
  const [raise, lower, test] = ['.incref', '.decref', '.is_counted'].map((name) =>
    funcs.findIndex((func) => func.name === name && !func.extern && func.params.length === 1),
  );
  return raise < 0 || lower < 0 || test < 0 ? undefined : { raise, lower, test };
}

/** The functions of which a call may let go of objects, or look at a count: also all that nobody has read. */
function findLowering({ funcs }: LinearModule, { callers }: CallGraph): ReadonlySet<number> {
  const lets = new Set(['.decref', '.release', '.bury', '.empty_dead', '.clear_weak']);
  const found = new Set<number>();
  const work: number[] = [];
  const add = (func: number): void => {
    if (!found.has(func)) work.push(func);
    found.add(func);
  };
  funcs.forEach((func, index) => {
    const callsUnknown = func.blocks.some(({ instrs }) => instrs.some(({ op }) => op === 'ICall'));
    if (func.extern || lets.has(func.name) || func.blocks.length === 0 || callsUnknown) add(index);
    // What the run time does with counts is known by the names of its functions.
    else if (!func.name.startsWith('.') && looksInFront(func)) add(index);
  });
  for (let func = work.pop(); func !== undefined; func = work.pop()) callers[func].forEach(add);
  return found;
}

/** Does the function access what lies in front of an address? */
function looksInFront(func: Func): boolean {
  const before = addressesInFront(func);
  return func.blocks.some(({ instrs }) => instrs.some((instr) => isInFront(instr, before)));
}

/** The symbols of a function that are an address less a number of bytes. */
function addressesInFront({ blocks }: Func): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { instrs } of blocks)
    for (const instr of instrs) {
      if (!isCalc(instr) || !isValue(instr.dest)) continue;
      const [, by] = instr.operands;
      if (by?.kind !== 'v') continue;
      const isLess = (/^Add[IL]$/.test(instr.op) && by.value < 0) || (/^Sub[IL]$/.test(instr.op) && by.value > 0);
      if (isLess) found.add(instr.dest.index);
    }
  return found;
}

function isInFront(instr: Instr, before: ReadonlySet<number>): boolean {
  switch (instr.op) {
    case 'Load':
    case 'Store': {
      const [address] = instr.operands;
      return instr.offset < 0 || (isValue(address) && before.has(address.index));
    }
    case 'Copy':
    case 'Fill':
      return instr.operands.some((operand) => isValue(operand) && before.has(operand.index));
    default:
      return false;
  }
}

class Pairing {
  readonly #block: Block;
  readonly #counting: Counting;
  readonly #lowering: ReadonlySet<number>;
  readonly #values: ValueTable;
  /** Calls that have raised a count, by the value that they were given, and where they stand. */
  readonly #raised = new Map<number, number[]>();
  readonly #before: ReadonlySet<number>;
  #changed = false;

  constructor(
    block: Block,
    counting: Counting,
    lowering: ReadonlySet<number>,
    values: ValueTable,
    before: ReadonlySet<number>,
  ) {
    this.#before = before;
    this.#block = block;
    this.#counting = counting;
    this.#lowering = lowering;
    this.#values = values;
  }

  run(): boolean {
    const { instrs } = this.#block;
    const kept: Instr[] = [];
    for (const instr of instrs) if (this.#see(instr, kept)) kept.push(instr);
    if (!this.#changed) return false;
    refill(instrs, kept);
    return true;
  }

  /** Whether the instruction stays. */
  #see(instr: Instr, kept: Instr[]): boolean {
    if (instr.op === 'ICall' || isInFront(instr, this.#before)) this.#raised.clear();
    if (instr.op !== 'Call') return true;
    const object = this.#numberOf(instr.operands[0]);
    if (instr.func === this.#counting.raise && object !== undefined) {
      entryOf(this.#raised, object, (): number[] => []).push(kept.length);
      return true;
    }
    const place =
      instr.func === this.#counting.lower && object !== undefined ? this.#raised.get(object)?.pop() : undefined;
    if (place === undefined) {
      if (this.#lowering.has(instr.func)) this.#raised.clear();
      return true;
    }
    kept[place] = { ...(kept[place] as Call), func: this.#counting.test };
    this.#changed = true;
    return false;
  }

  #numberOf(operand: Operand | undefined): number | undefined {
    return operand !== undefined && isValue(operand) ? valueOf(this.#values, operand) : undefined;
  }
}
