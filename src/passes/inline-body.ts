/**
 * The body of a function in place of a call, in SSA form.
 *
 *     block B:  …                      B:  …                     parameters that the callee assigns become locals
 *               r = call @f a          goto F0
 *               …                      F0 … Fn: the callee; `return v` becomes `goto T`
 *                                      T:  r' = phi [Fi: v] …
 *                                          r = r'
 *                                          …
 *
 * Locals of the callee become locals of the caller, with versions one higher: version 0 was the 0 on entry of the callee, which is assigned
 * where the call was, for a call in a loop is many entries. Slots are not cleared: what they contain on entry is undefined.
 */
import type { Span } from '../base/source.ts';
import { scratchBytes, scratchInts } from '../base/scratch.ts';
import { keepReachable } from '../linear/cfg.ts';
import { mapDests, mapOperands, mapTargets, operandsOf, zeroOf } from '../linear/instr.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import type {
  Block,
  Call,
  Dest,
  Func,
  Instr,
  LinearModule,
  LinearSymbol,
  Operand,
  Phi,
  Return,
  ValueType,
} from '../linear/nodes.ts';
import { operandType } from '../linear/nodes.ts';
import { isNameable } from './places.ts';

/** Puts bodies in place of calls: `bodyFor` gives what is to stand for a call, or nothing. Whether there were any. */
export function replaceCalls(
  module: LinearModule,
  func: Func,
  bodyFor: (call: Call, block: number) => Func | undefined,
): boolean {
  /** What stands for each call, in the order of the text: one and the same instruction may be in two places. */
  const chosen: (Func | undefined)[] = [];
  const first = scratchInts(func.blocks.length);
  const last = scratchInts(func.blocks.length);
  let size = 0;
  func.blocks.forEach(({ instrs }, b) => {
    first[b] = size++;
    for (const instr of instrs) {
      if (instr.op !== 'Call') continue;
      const body = bodyFor(instr, b);
      chosen.push(body);
      if (body !== undefined) size += body.blocks.length + 1;
    }
    last[b] = size - 1;
  });
  if (!chosen.some((body) => body !== undefined)) return false;
  const plan = { next: chosen.values(), first, last };
  const blocks: Block[] = [];
  for (const block of func.blocks) appendBlock(module, func, block, blocks, plan);
  func.blocks = keepReachable(blocks).blocks;
  renumberSymbols(func, true);
  return true;
}

interface Plan {
  /** What stands for the next call. */
  readonly next: Iterator<Func | undefined>;
  /** Where the first and the last piece of each block will stand. */
  readonly first: Int32Array;
  readonly last: Int32Array;
}

function appendBlock(module: LinearModule, func: Func, block: Block, out: Block[], { next, first, last }: Plan): void {
  const { comments } = block;
  const phis = block.phis.map((phi) => ({ ...phi, sources: phi.sources.map((source) => last[source]) }));
  let current: Block = { phis, instrs: [], terminator: block.terminator, ...(comments && { comments }) };
  out.push(current);
  for (const instr of block.instrs) {
    const body = instr.op === 'Call' ? (next.next().value as Func | undefined) : undefined;
    if (body === undefined) {
      current.instrs.push(instr);
      continue;
    }
    const copy = new BodyCopy(module, func, body, instr as Call, out.length);
    for (const assign of copy.entry()) current.instrs.push(assign);
    current.terminator = { op: 'Goto', targets: [out.length], span: instr.span };
    for (const one of copy.blocks()) out.push(one);
    current = copy.tail();
    out.push(current);
  }
  current.terminator = mapTargets(block.terminator, (target) => first[target]);
}

/** Whether a body can stand for a call: its symbols must fit into the caller, and nothing in it may depend on the function as such. */
export function canStandFor(module: LinearModule, caller: Func, callee: Func, call: Call): boolean {
  const isFit = callee.symbols.every((symbol, s) => {
    if ('storage' in symbol) return symbol.storage === 'slot';
    if (isPointer(symbol.type)) return symbol.kind === 'p' && canBeNamed(module, caller, symbol, call.operands[s]);
    // As an address an array is counted in bytes, and where it stands itself in elements.
    return symbol.kind !== 'p' || !isPointer(operandType(module, caller, call.operands[s]));
  });
  return isFit && callee.blocks.every(({ instrs }) => instrs.every(({ op }) => op !== 'Alloca' && op !== 'Release'));
}

function isPointer(type: ValueType): boolean {
  return type === 'i32*' || type === 'f32*';
}

/** A pointer to elements can only be given the name that it has in the caller. */
function canBeNamed(module: LinearModule, caller: Func, { type }: LinearSymbol, argument: Operand): boolean {
  return (argument.kind === 'p' || argument.kind === 'l') && operandType(module, caller, argument) === type;
}

/** Places in the copy of a body, which know of which function it is one, and what call it stands for. */
export class PlacesInCopy {
  readonly #func: string;
  readonly #call: Span | undefined;
  readonly #known = new Map<Span, Span>();

  constructor(func: string, call: Span | undefined) {
    this.#func = func;
    this.#call = call;
  }

  placed<T extends { readonly span?: Span }>(item: T): T {
    return item.span === undefined ? item : { ...item, span: this.#of(item.span) };
  }

  #of(span: Span): Span {
    const known = this.#known.get(span);
    if (known !== undefined) return known;
    const { func, at } = span.inlined ?? { func: this.#func, at: undefined };
    const outer = span.inlined === undefined || at === undefined ? this.#call : this.#of(at);
    const placed = { source: span.source, start: span.start, end: span.end, inlined: { func, at: outer } };
    this.#known.set(span, placed);
    return placed;
  }
}

class BodyCopy {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #callee: Func;
  readonly #call: Call;
  /** The number that the callee's first block gets. */
  readonly #base: number;
  /** The caller's symbol for each of the callee. */
  readonly #symbols: number[];
  /** Parameters that are never assigned, and whose argument can be named anywhere. */
  readonly #named: readonly (Operand | undefined)[];
  readonly #isRead0: Uint8Array;
  /** One for each result that is wanted. */
  readonly #results: readonly Dest[];
  readonly #places: PlacesInCopy;
  readonly #returns: { readonly block: number; readonly operands: readonly Operand[] }[] = [];

  constructor(module: LinearModule, func: Func, callee: Func, call: Call, base: number) {
    this.#module = module;
    this.#func = func;
    this.#callee = callee;
    this.#call = call;
    this.#base = base;
    this.#places = new PlacesInCopy(callee.name, call.span);
    this.#isRead0 = findReadOnEntry(callee);
    this.#named = this.#nameParameters();
    this.#symbols = callee.symbols.map(
      (symbol) => func.symbols.push(symbol.kind === 'p' ? asLocal(symbol) : symbol) - 1,
    );
    this.#results = call.dests.map((_, k) => this.#local(callee.results[k]));
  }

  #local(type: ValueType): Dest {
    return { kind: 'l', index: this.#func.symbols.push({ kind: 'l', type }) - 1, version: 1 };
  }

  #nameParameters(): (Operand | undefined)[] {
    const isAssigned = findAssigned(this.#callee);
    return this.#callee.params.map((_, p) => {
      const argument = this.#call.operands[p];
      const isElement = isPointer(this.#callee.symbols[p].type);
      const isFree = this.#module.profile === 'full' && isNameable(this.#module, argument) && isAssigned[p] === 0;
      return isFree || isElement ? argument : undefined;
    });
  }

  /** What the callee finds on entry: arguments in locals, and 0 in those that it reads before it assigns them. */
  entry(): Instr[] {
    const { span } = this.#call;
    return this.#callee.symbols.flatMap((symbol, s): Instr[] => {
      if (this.#isRead0[s] === 0 || symbol.kind === 't' || 'storage' in symbol || this.#named[s] !== undefined)
        return [];
      const value = symbol.kind === 'p' ? this.#call.operands[s] : zeroOf(symbol.type);
      return [{ op: 'Assign', dest: { kind: 'l', index: this.#symbols[s], version: 1 }, operands: [value], span }];
    });
  }

  /** The callee's blocks, as the caller has them. */
  blocks(): Block[] {
    const tail = this.#base + this.#callee.blocks.length;
    return this.#callee.blocks.map(({ phis, instrs, terminator }, b): Block => {
      const copied = instrs.map((instr) => this.#rename(instr));
      const end = this.#rename(terminator);
      if (end.op === 'Return') {
        this.#endInReturn(end, this.#base + b, copied);
        return {
          phis: phis.map((phi) => this.#renamePhi(phi)),
          instrs: copied,
          terminator: { op: 'Goto', targets: [tail], span: end.span },
        };
      }
      const moved = mapTargets(end, (target) => target + this.#base);
      return { phis: phis.map((phi) => this.#renamePhi(phi)), instrs: copied, terminator: moved };
    });
  }

  /** In the strict profile a phi reads locals only, so each return assigns a version of its own. */
  #endInReturn({ operands, span }: Return, block: number, instrs: Instr[]): void {
    const versions = this.#results.map(({ index }, k): Operand => {
      const value = operands[k];
      if (this.#module.profile === 'full' && isNameable(this.#module, value)) return value;
      const dest: Dest = { kind: 'l', index, version: this.#returns.length + 2 };
      instrs.push({ op: 'Assign', dest, operands: [value], span });
      return dest;
    });
    this.#returns.push({ block, operands: versions });
  }

  /** Where control goes on behind the call, with its results. */
  tail(): Block {
    const { dests, span } = this.#call;
    const sources = this.#returns.map(({ block }) => block);
    const phis = this.#results.map((dest, k): Phi => ({
      op: 'Phi',
      dest,
      operands: this.#returns.map(({ operands }) => operands[k]),
      sources,
      span,
    }));
    const instrs = dests.map((dest, k): Instr => ({ op: 'Assign', dest, operands: [this.#results[k]], span }));
    return { phis, instrs, terminator: { op: 'Trap', trap: 'unreachable' } };
  }

  #renamePhi(phi: Phi): Phi {
    return { ...this.#rename(phi), sources: phi.sources.map((source) => source + this.#base) };
  }

  #rename<I extends Instr>(instr: I): I {
    const map = (operand: Operand): Operand => this.#operand(operand);
    return this.#places.placed(mapDests(mapOperands(instr, map), (dest) => map(dest) as Dest));
  }

  #operand(operand: Operand): Operand {
    switch (operand.kind) {
      case 't':
        return { kind: 't', index: this.#symbols[operand.index] };
      case 'l':
      case 'p': {
        const named = this.#named[operand.index];
        if (named !== undefined) return named;
        const isFixed = 'storage' in this.#callee.symbols[operand.index];
        const version = (operand.version ?? 0) + (isFixed ? 0 : 1);
        return { kind: 'l', index: this.#symbols[operand.index], version };
      }
      default:
        return operand;
    }
  }
}

function asLocal({ type, name, comments }: LinearSymbol): LinearSymbol {
  return { kind: 'l', type, ...(name !== undefined && { name }), ...(comments && { comments }) };
}

/** The variables of a function whose value on entry is read. */
function findReadOnEntry(func: Func): Uint8Array {
  const isRead = scratchBytes(func.symbols.length);
  const see = (instr: Instr): void => {
    for (const operand of operandsOf(instr))
      if ((operand.kind === 'l' || operand.kind === 'p') && (operand.version ?? 0) === 0) isRead[operand.index] = 1;
  };
  for (const { phis, instrs, terminator } of func.blocks) {
    phis.forEach(see);
    instrs.forEach(see);
    see(terminator);
  }
  return isRead;
}

/** The parameters of a function that it assigns. */
function findAssigned(func: Func): Uint8Array {
  const isAssigned = scratchBytes(func.symbols.length);
  const see = (instr: Instr): Instr =>
    mapDests(instr, (dest) => {
      if (dest.kind === 'p') isAssigned[dest.index] = 1;
      return dest;
    });
  for (const { phis, instrs } of func.blocks) {
    phis.forEach(see);
    instrs.forEach(see);
  }
  return isAssigned;
}
