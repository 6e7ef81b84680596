/**
 * Who calls whom. A call through a pointer may reach every function whose address is taken and whose signature it has;
 * functions whose address is in data count as taken. Host functions may call back into functions with taken addresses,
 * which `reachableFrom` honours.
 */
import { componentMembers, findComponents } from '../../base/components.ts';
import { flattenGraph, type FlatGraph } from '../../base/graph.ts';
import { operandsOf } from '../instr.ts';
import type { Func, Instr, LinearModule, Signature } from '../nodes.ts';

/** Who calls whom; functions are indices. */
export interface CallGraph {
  /** The distinct functions that each function may call, ascending. */
  readonly callees: readonly (readonly number[])[];
  readonly callers: readonly (readonly number[])[];
  readonly addressTaken: ReadonlySet<number>;
  /** Strongly connected components, callees before callers; a component of several functions, or of one that calls itself, is recursive. */
  readonly components: readonly (readonly number[])[];
  isRecursive(func: number): boolean;
}

/** Who calls whom in a module. */
export function findCallGraph(module: LinearModule): CallGraph {
  const addressTaken = findTaken(module);
  const bySignature = groupBySignature(module, addressTaken);
  const callees = module.funcs.map((func) => calleesOf(func, bySignature));
  const callers: number[][] = callees.map(() => []);
  callees.forEach((list, caller) => list.forEach((callee) => callers[callee].push(caller)));
  const found = findComponents(callGraphOf(callees));
  const members = componentMembers(found);
  const components = Array.from({ length: found.count }, (_, c) => [
    ...members.items.subarray(members.start[c], members.start[c + 1]),
  ]);
  return {
    callees,
    callers,
    addressTaken,
    components,
    isRecursive: (func) => components[found.of[func]].length > 1 || callees[func].includes(func),
  };
}

function groupBySignature(module: LinearModule, funcs: ReadonlySet<number>): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const func of funcs) {
    const key = signatureKey(module.funcs[func]);
    const alike = groups.get(key);
    if (alike === undefined) groups.set(key, [func]);
    else alike.push(func);
  }
  return groups;
}

/** The functions that a body calls, and those that its calls through pointers may reach. */
function calleesOf(func: Func, bySignature: ReadonlyMap<string, readonly number[]>): number[] {
  const found = new Set<number>();
  for (const instr of instrsOf(func)) {
    if (instr.op === 'Call') found.add(instr.func);
    else if (instr.op === 'ICall')
      for (const callee of bySignature.get(signatureKey(instr.signature)) ?? []) found.add(callee);
  }
  return [...found].sort((a, b) => a - b);
}

/** The functions that may run when the given ones do. */
export function reachableFrom(graph: CallGraph, module: LinearModule, roots: readonly number[]): Set<number> {
  const reached = new Set<number>();
  const work = [...roots];
  let callsBack = false;
  for (let func = work.pop(); func !== undefined; func = work.pop()) {
    if (reached.has(func)) continue;
    reached.add(func);
    for (const callee of graph.callees[func]) work.push(callee);
    // Whatever has an address can be called from outside, whichever function of the outside it is.
    if (!module.funcs[func].extern || callsBack) continue;
    callsBack = true;
    for (const callee of graph.addressTaken) work.push(callee);
  }
  return reached;
}

export function callGraphOf(callees: readonly (readonly number[])[]): FlatGraph {
  return flattenGraph({ size: callees.length, entry: 0, successors: (func) => callees[func] });
}

function findTaken(module: LinearModule): Set<number> {
  const taken = new Set<number>();
  for (const global of module.globals) {
    if (global.storage === 'data') for (const { kind, index } of global.relocations) if (kind === 'f') taken.add(index);
  }
  for (const func of module.funcs) {
    for (const instr of instrsOf(func))
      for (const operand of operandsOf(instr)) if (operand.kind === 'f') taken.add(operand.index);
  }
  return taken;
}

function signatureKey({ params, results }: Signature): string {
  return `${params.join()}:${results.join()}`;
}

function* instrsOf(func: Func): Generator<Instr> {
  yield* func.instrs;
  for (const { phis, instrs, terminator } of func.blocks) {
    yield* phis;
    yield* instrs;
    yield terminator;
  }
}
