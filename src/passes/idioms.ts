/**
 * Loops that fill cells in a row with one byte, or copy them from another row, in SSA form: all rounds but the last are one `fill` or `copy` in front.
 *
 *     H: k = phi [P: a] [H: k']                    P: q = how often the loop goes back (`trips.ts`); t = LessUI q - 16, …; cond t F R
 *        store.i32 &b[k], 0                ──▶     F: fill &b[a], 0, q * 4; goto R
 *        k' = AddI k, 1; cond k' < n H X           R → H: as before, with k = phi [R: phi [P: a] [F: a + q]] [H: k']
 *
 * As the last round is left to the loop, nothing behind it changes, and the loop is there for few rounds too, for which a call costs more than it saves. A copy reads
 * what is there before: it stands for a loop upwards whose target does not begin inside of its source, which is known, or tested in front. Floats are not
 * copied so, as one that is loaded is the one NaN if it is any.
 *
 * Where one of these rounds traps, what those before it have stored may be missing: only in a whole program nobody looks.
 */
import { lowestAddress } from '../base/memory-map.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import { sourceOf } from '../linear/analysis/loop-counts.ts';
import { accessOf, type MemoryObjects } from '../linear/analysis/objects.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { integer, sameOperand } from '../linear/instr.ts';
import { operandType, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Block3, Goto, Load, Operand, Store } from '../linear/nodes.ts';
import { memTypes, type MemType } from '../linear/opcodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { isUnnoticed } from './dead-loops.ts';
import { CountedLoops, namesOf } from './front-loops.ts';
import type { Known, Sweep } from './pass.ts';
import { Recurrences, Sums, type Rounds } from './recurrences.ts';
import { phiOf, type Loop } from './round-copies.ts';
import { TripFinder, type Trips } from './trips.ts';

/** Fewer bytes are stored one by one sooner; more than there are in any memory are left to the loop, which traps. */
const bytes = { fewest: 256n, most: 1n << 30n };
/** Instructions of a round: what is not needed of it has gone. */
const mostInside = 20;

export function replaceIdioms(module: LinearModule, { analyses, isWhole }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      if (module.profile === 'core' || !isWhole || analyses.of('counts', func).length === 0) return false;
      return new Idioms(module, func, analyses).run();
    },
  };
}

/** What a loop does: its store, and the load that it stores or the byte that it fills with. */
interface Move {
  readonly store: Store;
  readonly size: bigint;
  readonly from: { readonly load: Load } | { readonly byte: Operand };
}

class Idioms {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #loops: CountedLoops;
  readonly #uses: DefUse;
  readonly #memory: MemoryObjects;
  readonly #trips: TripFinder;

  constructor(module: LinearModule, func: Func, analyses: Analyses) {
    this.#module = module;
    this.#func = func;
    this.#loops = new CountedLoops(func, analyses.of('counts', func));
    this.#uses = analyses.of('uses', func);
    this.#memory = analyses.of('memory', func);
    this.#trips = new TripFinder(func, this.#uses, predecessorsOf(func.blocks));
  }

  run(): boolean {
    let changed = false;
    for (let at = 0; at < this.#loops.count; at++) {
      const loop = this.#loops.at(at);
      const symbols = this.#func.symbols.length;
      if (loop !== undefined && this.#replace(loop)) changed = true;
      else this.#func.symbols.length = symbols;
    }
    if (changed) renumberSymbols(this.#func, true);
    return changed;
  }

  #replace(loop: Loop): boolean {
    const move = this.#moveOf(loop);
    const end = this.#func.blocks[loop.latch].terminator;
    if (move === undefined || end.op !== 'CondGoto' || !this.#isApart(move, loop)) return false;
    const { count, latch, preheader, exit, header, members } = loop;
    const rounds: Rounds = { count, latch, preheader, isInside: (block) => members.includes(block) };
    const sums = new Sums(this.#func, move.store.span);
    const recurrences = new Recurrences(this.#module, this.#func, this.#uses, rounds, sums);
    const trips = this.#trips.of({ ...rounds, exit, end, sums, recurrences });
    const isGrowing = accessesOf(move).every(({ operands: [address] }) => {
      const step = recurrences.lineOf(address)?.step;
      return step?.kind === 'v' && BigInt(step.value) === move.size;
    });
    if (trips === undefined || !isGrowing || !mayBeLong(trips, move)) return false;
    const front = this.#inFront(move, trips, sums, recurrences);
    const last = new Map<Dest, Operand>();
    for (const { dest } of this.#func.blocks[header].phis) {
      const value = front && recurrences.valueIn(dest, trips.count, trips.bits);
      if (value === undefined) return false;
      last.set(dest, value);
    }
    if (front === undefined) return false;
    this.#func.blocks[preheader].instrs.push(...sums.instrs);
    this.#write(loop, front, last);
    return true;
  }

  /** A piece of straight code that stores once. */
  #moveOf(loop: Loop): Move | undefined {
    const { blocks } = this.#func;
    if (loop.size > mostInside || loop.members.some((b) => b !== loop.latch && blocks[b].terminator.op !== 'Goto'))
      return undefined;
    const noticed = loop.members.flatMap((b) => blocks[b].instrs.filter((instr) => !isUnnoticed(instr)));
    if (noticed.length > 2 || !noticed.every(isMove)) return undefined;
    const store = noticed.find((instr) => instr.op === 'Store');
    const load = noticed.find((instr) => instr.op === 'Load');
    if (store === undefined || noticed.length !== (load === undefined ? 1 : 2)) return undefined;
    const size = BigInt(memTypes[store.mem].size);
    if (load === undefined) {
      const byte = this.#byteOf(store, loop);
      return byte === undefined ? undefined : { store, size, from: { byte } };
    }
    const isCopied = sameOperand(sourceOf(store.operands[1], this.#uses), load.dest);
    return isCopied && isInteger(load.mem) && isInteger(store.mem) && BigInt(memTypes[load.mem].size) === size
      ? { store, size, from: { load } }
      : undefined;
  }

  /** What is stored in each byte, if it is the same in all. */
  #byteOf({ operands: [, value], mem }: Store, loop: Loop): Operand | undefined {
    if (!this.#loops.isOutside(loop, value)) return undefined;
    if (value.kind !== 'v') {
      const isNarrow = memTypes[mem].size === 1 && operandType(this.#module, this.#func, value) === 'i32';
      return isNarrow ? value : undefined;
    }
    if (!isInteger(mem)) return Object.is(value.value, 0) ? integer(0n, 32) : undefined;
    const bits = BigInt.asUintN(8 * memTypes[mem].size, BigInt(value.value));
    const byte = bits & 255n;
    const pattern = Array.from({ length: memTypes[mem].size }).reduce((all: bigint) => (all << 8n) | byte, 0n);
    return bits === pattern ? integer(byte, 32) : undefined;
  }

  /** It is not known that the target begins inside of the source. */
  #isApart({ store, from, size }: Move, loop: Loop): boolean {
    if (!('load' in from)) return true;
    const [target, source] = [store, from.load].map((access) => this.#loops.placeOf(loop, access));
    const distance = target.offset - source.offset;
    return (
      !sameOperand(target.base, source.base) || distance <= 0n || distance >= size * (loop.count.rounds ?? 1n << 32n)
    );
  }

  /** All rounds but the last, and when they are done so. */
  #inFront(move: Move, { count, bits }: Trips, sums: Sums, recurrences: Recurrences): Front | undefined {
    const { size, from, store } = move;
    const [target, source] = accessesOf(move).map(({ operands: [address], offset }) => {
      const begin = recurrences.valueIn(address, integer(0n, 32), 32);
      const width = recurrences.bitsOf(address);
      return begin && width && sums.add(begin, integer(BigInt(offset), width), width);
    });
    if (target === undefined) return undefined;
    const length = sums.multiply(sums.resize(count, bits, 32), integer(size, 32), 32);
    const tests: Operand[] = [];
    if (count.kind !== 'v') {
      const fewest = bytes.fewest / size;
      const above = sums.add(count, integer(-fewest, bits), bits);
      const room = integer(bytes.most / size - fewest, bits);
      tests.push(sums.convert(bits === 64 ? 'LessUL' : 'LessUI', 32, above, room));
    }
    const { span } = store;
    if ('byte' in from) return { block: { op: 'Fill', operands: [target, from.byte, length], span }, test: tests[0] };
    if (source === undefined) return undefined;
    if (this.#memory.alias(accessOf(from.load), accessOf(store)) !== 'no') {
      // Addresses count up to 2 ^ 32.
      const width = this.#module.pointerSize === 8 ? 64 : 32;
      const [to, at] = [target, source].map((address) => sums.resize(address, width, 32));
      const moved = sums.add(sums.subtract(to, at, 32), integer(-1n, 32), 32);
      tests.push(sums.convert('GreaterEqualUI', 32, moved, sums.add(length, integer(-1n, 32), 32)));
    }
    const [first, second] = tests;
    const test = second === undefined ? first : sums.convert('BandI', 32, first, second);
    return { block: { op: 'Copy', operands: [target, source, length], span }, test };
  }

  #write(loop: Loop, { block, test }: Front, last: ReadonlyMap<Dest, Operand>): void {
    const { header, latch, preheader } = loop;
    const { blocks } = this.#func;
    const { span } = blocks[latch].terminator;
    const goto = (target: number): Goto => ({ op: 'Goto', targets: [target], span });
    const given = namesOf(this.#module, this.#func, loop);
    const rest = blocks.push({ phis: [], instrs: [], terminator: goto(header) }) - 1;
    const front = blocks.push({ phis: [], instrs: [block], terminator: goto(rest) }) - 1;
    blocks[preheader].terminator =
      test === undefined ? goto(front) : { op: 'CondGoto', operands: [test], targets: [front, rest], span };
    const { phis } = blocks[header];
    phis.forEach((phi, p) => {
      const start = phiOperandFrom(phi, preheader);
      const dest = given.get(phi.dest) ?? phi.dest;
      const ways: (readonly [number, Operand])[] = [[front, last.get(phi.dest) ?? start]];
      if (test !== undefined) ways.push([preheader, start]);
      blocks[rest].phis.push(phiOf({ ...phi, dest }, ...ways));
      phis[p] = phiOf(phi, [rest, dest], [latch, phiOperandFrom(phi, latch)]);
    });
  }
}

interface Front {
  readonly block: Block3;
  /** What is not 0 where it may be done; undefined where it always may. */
  readonly test: Operand | undefined;
}

/** Its store, and its load if it has one. */
function accessesOf({ store, from }: Move): readonly (Store | Load)[] {
  return 'load' in from ? [store, from.load] : [store];
}

function mayBeLong({ count }: Trips, { size }: Move): boolean {
  if (count.kind !== 'v') return true;
  const length = BigInt(count.value) * size;
  return length >= bytes.fewest && length < bytes.most;
}

function isMove(instr: Instr): instr is Load | Store {
  return (instr.op === 'Load' || instr.op === 'Store') && instr.volatile !== true && instr.offset < lowestAddress;
}

function isInteger(mem: MemType): boolean {
  return mem !== 'f32' && mem !== 'f64' && mem !== 'v128';
}
