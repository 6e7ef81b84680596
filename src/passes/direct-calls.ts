/**
 * Calls through addresses become calls by name, in CFG form: where the function is known at once, and, in loops, behind a test for each of the
 * few functions that it can be.
 *
 *     B: t3 = icall i32 (i64) p0, l1            B:  t4 = EqualL p0, &f; cond goto t4 B1 B2
 *        …                             ──▶      B1: l5 = call @f l1; goto B3
 *                                               B2: l5 = icall i32 (i64) p0, l1; goto B3
 *                                               B3: t3 = l5
 *                                                   …
 *
 * A function can be meant if its address occurs in the program and it has the signature of the call. That is a guess, for addresses may come from
 * elsewhere; the call through the address stays for those. A call by name needs no look into the table of functions, and its body can take its place.
 */
import type { LoopForest } from '../base/loops.ts';
import { takenFunctions } from '../linear/data-layout.ts';
import { operandType, type Block, type Call, type Dest, type Func, type ICall, type Instr } from '../linear/nodes.ts';
import type { LinearModule, Operand, Signature } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import type { Known, Sweep } from './pass.ts';

/** More tests take longer than the call through the table. */
const mostTests = 4;

export function callDirectly(module: LinearModule, { analyses }: Known): Sweep {
  const meant = findMeant(module);
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      return func.blocks.some(({ instrs }) => instrs.some(({ op }) => op === 'ICall'))
        ? replaceIn(module, func, analyses.of('loops', func), meant)
        : false;
    },
  };
}

/** The functions that a call with a signature may mean, by what the signature is written as. */
function findMeant(module: LinearModule): ReadonlyMap<string, readonly number[]> {
  const meant = new Map<string, number[]>();
  for (const index of takenFunctions(module)) {
    const func = module.funcs[index];
    if (func.variadic) continue;
    const key = keyOf(func);
    const known = meant.get(key);
    if (known === undefined) meant.set(key, [index]);
    else known.push(index);
  }
  return meant;
}

function keyOf({ params, results }: Signature): string {
  return `${params.join(' ')} : ${results.join(' ')}`;
}

function replaceIn(
  module: LinearModule,
  func: Func,
  { of }: LoopForest,
  meant: ReadonlyMap<string, readonly number[]>,
): boolean {
  let changed = false;
  for (let b = 0, count = func.blocks.length; b < count; b++) {
    const { instrs } = func.blocks[b];
    for (let i = 0; i < instrs.length; i++) {
      const instr = instrs[i];
      if (instr.op === 'ICall' && instr.operands[0].kind === 'f') {
        const known = asCall(module, instr, instr.operands[0].index);
        if (known !== undefined) instrs[i] = known;
        changed ||= known !== undefined;
      }
    }
    if (of[b] >= 0 && module.profile === 'full') changed = testIn(module, func, b, meant) || changed;
  }
  if (changed) renumberSymbols(func);
  return changed;
}

/** The call by name, if it is one of this function. */
function asCall({ funcs }: LinearModule, { signature, dests, operands, span }: ICall, func: number): Call | undefined {
  const { variadic } = funcs[func];
  if (variadic || keyOf(funcs[func]) !== keyOf(signature)) return undefined;
  return { op: 'Call', func, dests, operands: operands.slice(1), ...(span && { span }) };
}

/** Puts tests in front of the calls of a block; what follows a call goes to a block of its own. */
function testIn(module: LinearModule, func: Func, b: number, meant: ReadonlyMap<string, readonly number[]>): boolean {
  let block = func.blocks[b];
  let changed = false;
  for (;;) {
    const at = block.instrs.findIndex((instr) => {
      const count = instr.op === 'ICall' ? (meant.get(keyOf(instr.signature))?.length ?? 0) : 0;
      return count > 0 && count <= mostTests;
    });
    if (at < 0) return changed;
    changed = true;
    const call = block.instrs[at] as ICall;
    block = putTests(module, func, block, at, meant.get(keyOf(call.signature)) ?? []);
  }
}

/** The block behind the call. */
function putTests(module: LinearModule, func: Func, block: Block, at: number, meant: readonly number[]): Block {
  const { blocks, symbols } = func;
  const call = block.instrs[at] as ICall;
  const { dests, span } = call;
  const locals = call.signature.results.map((type): Dest => ({
    kind: 'l',
    index: symbols.push({ kind: 'l', type }) - 1,
  }));
  const results = dests.length > 0 ? locals : [];
  const rest: Block = {
    phis: [],
    instrs: [
      ...dests.map((dest, k): Instr => ({ op: 'Assign', dest, operands: [results[k]], span })),
      ...block.instrs.slice(at + 1),
    ],
    terminator: block.terminator,
  };
  const behind = blocks.push(rest) - 1;
  const add = (instrs: Instr[]): number =>
    blocks.push({ phis: [], instrs, terminator: { op: 'Goto', targets: [behind], span } }) - 1;
  block.instrs.length = at;
  let testing = block;
  meant.forEach((index) => {
    const direct = asCall(module, { ...call, dests: results }, index);
    if (direct === undefined) return;
    const [test, truth] = testFor(module, func, call.operands[0], index);
    testing.instrs.push({ ...test, span });
    const next: Block = { phis: [], instrs: [], terminator: { op: 'Goto', targets: [behind], span } };
    const otherwise = blocks.push(next) - 1;
    testing.terminator = { op: 'CondGoto', operands: [truth], targets: [add([direct]), otherwise], span };
    testing = next;
  });
  testing.instrs.push({ ...call, dests: results });
  return rest;
}

/** Whether the address is that of the function. */
function testFor(module: LinearModule, func: Func, address: Operand, index: number): [Instr, Dest] {
  const truth: Dest = { kind: 't', index: func.symbols.push({ kind: 't', type: 'i32' }) - 1 };
  const op = operandType(module, func, address) === 'i64' ? 'EqualL' : 'EqualI';
  return [{ op, dest: truth, operands: [address, { kind: 'f', index }] }, truth];
}
