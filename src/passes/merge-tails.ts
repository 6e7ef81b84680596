/**
 * Common tails, in SSA form: what several blocks do last before they go to the same place, return or trap becomes one block. It is less code (-Os).
 *
 *     B1: …; store a, 1; t1 = call f, x; goto B3          B1: …; goto B4
 *     B2: …; store a, 2; t2 = call f, x; goto B3          B2: …; goto B4
 *     B3: l1 = phi [B1: t1] [B2: t2]                ──▶   B4: l2 = phi [B1: 1] [B2: 2]; store a, l2; t1 = call f, x; goto B3
 *                                                         B3: l1 = phi [B4: t1]
 *
 * On each way the same is done in the same order as before, so whatever it is, it may be shared: stores, calls, volatile accesses, what traps. Operands that
 * differ become phis, each of which costs the blocks a copy; results that only the tail and the phis behind it read are one result. How long the tail is that
 * is shared, and whether it pays, is counted in bytes of WebAssembly. Blocks that are the same from head to end are the longest tails. What is left of blocks
 * whose tails have gone is looked at again, now on the way to the tail: some of them may have more in common.
 *
 * Blocks on both sides of the entry of a loop share nothing, so that no loop gets a second entry.
 */
import { findLoops, loopContains, type LoopForest } from '../base/loops.ts';
import { entryOf } from '../base/once.ts';
import { scratchInts } from '../base/scratch.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, isCalc, mapOperands, operandsOf, sameOperand, targetsOf } from '../linear/instr.ts';
import { operandType, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand, Phi } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { isNameable } from './places.ts';
import { phiOf } from './round-copies.ts';

/** Each round looks at what the last one has left. */
const mostRounds = 8;
/**
 * Bytes of reading or setting a local, of instructions, and of a copy for a phi, since many of these become none. The jumps to the tail are not counted: the
 * programs of examples/c are least so, by 0.7 % (with 2 bytes for each jump and 4 for its label 0.4 %, with 2 for each copy 0.6 %).
 */
const sizes = { local: 2, access: 3, call: 2, bulk: 4, copy: 1 } as const;

/** The strict profile has no phis of temporaries. */
export function mergeTails(module: LinearModule, func: Func): boolean {
  if (module.profile === 'core') return false;
  let changed = false;
  for (let round = 0; round < mostRounds && new Tails(module, func).run(); round++) changed = true;
  if (changed) renumberSymbols(func);
  return changed;
}

/** What each of the blocks has at one place. */
type Tuple = readonly Operand[];

/** How much of their ends blocks share, in instructions, and what that saves. */
interface Plan {
  readonly length: number;
  readonly saved: number;
}

class Tails {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #values: ValueTable;
  readonly #forest: LoopForest;
  readonly #preds: readonly (readonly number[])[];
  /** How often each value is read. */
  readonly #uses: Int32Array;
  /** The loop of which each block is the header, or -1. */
  readonly #loopOf: Int32Array;
  readonly #shapes = new Map<Instr, string>();

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
    this.#values = numberValues(func);
    this.#forest = findLoops(graphOfBlocks(func.blocks));
    this.#preds = predecessorsOf(func.blocks);
    this.#uses = scratchInts(this.#values.count);
    this.#loopOf = scratchInts(func.blocks.length, -1);
    for (let loop = 0; loop < this.#forest.count; loop++) this.#loopOf[this.#forest.header[loop]] = loop;
    for (const { phis, instrs, terminator } of func.blocks)
      for (const list of [phis, instrs, [terminator]])
        for (const instr of list)
          for (const operand of operandsOf(instr)) if (isValue(operand)) this.#uses[valueOf(this.#values, operand)]++;
  }

  run(): boolean {
    let changed = false;
    const { blocks } = this.#func;
    const groups = groupBy(
      [...blocks.keys()].filter((b) => b === 0 || this.#preds[b].length > 0),
      (b) => this.#endOf(b),
    );
    for (const group of groups) {
      // Ends that are the same, and then those that differ in what they read.
      const left = new Set(group);
      for (const nameOf of [this.#exactNameOf, this.#shapeNameOf])
        for (const members of groupBy([...left], (b) => nameOf.call(this, b))) {
          if (members.length < 2) continue;
          const { length, saved } = this.#plan(members);
          if (saved <= 0) continue;
          this.#share(members, length);
          for (const b of members) left.delete(b);
          changed = true;
        }
    }
    return changed;
  }

  /** What all blocks with the same tail have in common: where they go, and on which side of loops they are. */
  #endOf(b: number): string | undefined {
    const { instrs, terminator } = this.#func.blocks[b];
    if (terminator.op === 'Goto' && instrs.length === 0) return undefined;
    const sides = targetsOf(terminator).map((target) => {
      const loop = this.#loopOf[target];
      return loop < 0 ? '' : loopContains(this.#forest, loop, b) ? '+' : '-';
    });
    return `${this.#shapeOf(terminator)} ${targetsOf(terminator).join()} ${sides.join()}`;
  }

  /** The last instruction but a plain jump. */
  #lastOf(b: number): Instr {
    const { instrs, terminator } = this.#func.blocks[b];
    return terminator.op === 'Goto' ? instrs[instrs.length - 1] : terminator;
  }

  #shapeNameOf(b: number): string {
    return this.#shapeOf(this.#lastOf(b));
  }

  #exactNameOf(b: number): string {
    const last = this.#lastOf(b);
    const own = new Set(
      this.#func.blocks[b].instrs.flatMap((instr) => destsOf(instr).map((dest) => this.#nameOf(dest))),
    );
    const names = operandsOf(last).map((operand) => this.#nameOf(operand));
    return `${this.#shapeOf(last)} ${names.map((name) => (own.has(name) ? '' : name)).join()}`;
  }

  /** Instructions of one shape differ in the values that they read and give alone. */
  #shapeOf(instr: Instr): string {
    const known = this.#shapes.get(instr);
    if (known !== undefined) return known;
    const typeOf = (operand: Operand): string => operandType(this.#module, this.#func, operand);
    const dests = destsOf(instr).map((dest) => (isValue(dest) ? typeOf(dest) : this.#nameOf(dest)));
    const shape = `${partsOf(instr)} ${dests.join()} ${operandsOf(instr).map(typeOf).join()}`;
    this.#shapes.set(instr, shape);
    return shape;
  }

  #nameOf(operand: Operand): string {
    if (isValue(operand)) return `#${valueOf(this.#values, operand)}`;
    if (operand.kind === 'v')
      return `${operand.type}:${Object.is(operand.value, -0) ? '-0' : operand.value}:${operand.bits ?? ''}`;
    return `${operand.kind}${operand.index}+${operand.kind === 'g' ? (operand.offset ?? 0) : 0}`;
  }

  /** Whether a phi may bring what differs: a global is read where it stands, and what is released has its own rules. */
  #mayDiffer(instr: Instr, tuple: Tuple): boolean {
    return instr.op !== 'Release' && tuple.every((operand) => isNameable(this.#module, operand));
  }

  #keyOf(tuple: Tuple): string {
    return tuple.map((operand) => this.#nameOf(operand)).join();
  }

  /** The length that saves most; the ends are looked at from behind, as long as they are alike. */
  #plan(members: readonly number[]): Plan {
    const { blocks } = this.#func;
    const ends = members.map((b) => blocks[b]);
    const [{ terminator }] = ends;
    const tail = new Tail(members.length, (operand) => this.#nameOf(operand));
    for (const target of new Set(targetsOf(terminator)))
      for (const phi of blocks[target].phis) tail.bring(members.map((b) => phiOperandFrom(phi, b)));
    let best: Plan = { length: 0, saved: 0 };
    const note = (length: number): void => {
      const saved = tail.saved();
      if (saved > best.saved) best = { length, saved };
    };
    if (terminator.op !== 'Goto') {
      const isOne = this.#add(
        tail,
        ends.map((end) => end.terminator),
      );
      if (!isOne) return best;
      note(0);
    }
    for (let length = 1; ends.every(({ instrs }) => instrs.length >= length); length++) {
      const instrs = ends.map((end) => end.instrs[end.instrs.length - length]);
      const shape = this.#shapeOf(instrs[0]);
      const isAlike = instrs.every((instr) => this.#shapeOf(instr) === shape);
      if (!isAlike || !this.#close(tail, instrs) || !this.#add(tail, instrs)) break;
      note(length);
    }
    return best;
  }

  /** Takes instructions that are alike for one. */
  #add(tail: Tail, instrs: readonly Instr[]): boolean {
    for (let i = 0; i < operandsOf(instrs[0]).length; i++) {
      const tuple = instrs.map((instr) => operandsOf(instr)[i]);
      if (!isSame(tuple) && !this.#mayDiffer(instrs[0], tuple)) return false;
      tail.read(tuple);
    }
    tail.share(sizeOf(instrs[0]));
    return true;
  }

  /** What the instructions give becomes one, if nobody else reads it, and the tail reads it as one. */
  #close(tail: Tail, instrs: readonly Instr[]): boolean {
    return destsOf(instrs[0]).every((first, d) => {
      if (!isValue(first)) return true;
      const tuple = instrs.map((instr) => destsOf(instr)[d]);
      const uses = tuple.map((dest) => (isValue(dest) ? this.#uses[valueOf(this.#values, dest)] : 0));
      return tail.give(tuple, uses);
    });
  }

  #share(members: readonly number[], length: number): void {
    const { blocks } = this.#func;
    const at = blocks.length;
    const phis: Phi[] = [];
    const made = new Map<string, Operand>();
    const one = (tuple: Tuple): Operand => {
      if (isSame(tuple)) return tuple[0];
      const key = this.#keyOf(tuple);
      const known = made.get(key);
      if (known !== undefined) return known;
      const phi = this.#phiOf(tuple, members);
      phis.push(phi);
      made.set(key, phi.dest);
      return phi.dest;
    };
    const join = <I extends Instr>(instrs: readonly I[]): I => {
      let place = -1;
      const joined = mapOperands(instrs[0], () => {
        place++;
        return one(instrs.map((instr) => operandsOf(instr)[place]));
      });
      destsOf(instrs[0]).forEach((dest, d) => made.set(this.#keyOf(instrs.map((instr) => destsOf(instr)[d])), dest));
      const { span, ...rest } = joined;
      // Nobody can tell from where it came there.
      return instrs.every((instr) => instr.span === span) ? joined : (rest as I);
    };
    const tails = members.map((b) => blocks[b].instrs.splice(blocks[b].instrs.length - length, length));
    const instrs = tails[0].map((_, i) => join(tails.map((tail) => tail[i])));
    const terminator = join(members.map((b) => blocks[b].terminator));
    blocks.push({ phis, instrs, terminator });
    const isMember = new Set(members);
    for (const target of new Set(targetsOf(terminator)))
      blocks[target].phis.forEach((phi, p, list) => {
        const brought = one(members.map((b) => phiOperandFrom(phi, b)));
        const others = phi.sources.map((source, k) => [source, phi.operands[k]] as const);
        list[p] = phiOf(phi, ...others.filter(([source]) => !isMember.has(source)), [at, brought]);
      });
    for (const b of members) blocks[b].terminator = { op: 'Goto', targets: [at], span: blocks[b].terminator.span };
  }

  #phiOf(tuple: Tuple, members: readonly number[]): Phi {
    const { symbols } = this.#func;
    const type = operandType(this.#module, this.#func, tuple[0]);
    const dest: Dest = { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1, version: 1 };
    return phiOf({ op: 'Phi', dest, operands: [], sources: [] }, ...members.map((b, k) => [b, tuple[k]] as const));
  }
}

/** What a tail reads, as long as it grows at its head, and what sharing it saves. */
class Tail {
  readonly #members: number;
  readonly #nameOf: (operand: Operand) => string;
  /** What has to be brought to it, and how often each value is in that. */
  readonly #open = new Set<string>();
  readonly #opened = new Map<string, number>();
  /** Of these, what is brought by phis that are there already. */
  readonly #brought = new Set<string>();
  /** For each block, how often the tail reads a value. */
  readonly #reads: readonly Map<string, number>[];
  #saved = 0;
  #phis = 0;

  constructor(members: number, nameOf: (operand: Operand) => string) {
    this.#members = members;
    this.#nameOf = nameOf;
    this.#reads = Array.from({ length: members }, () => new Map<string, number>());
  }

  /** In bytes. */
  saved(): number {
    return this.#saved - this.#phis * sizes.copy * (this.#members + 1);
  }

  /** So many bytes are there once. */
  share(bytes: number): void {
    this.#saved += (this.#members - 1) * bytes;
  }

  /** For a phi behind it. */
  bring(tuple: Tuple): void {
    this.#brought.add(this.#keyOf(tuple));
    if (this.#note(tuple)) this.share(2 * sizes.local);
  }

  read(tuple: Tuple): void {
    if (this.#note(tuple)) this.share(operandSize(tuple[0]));
  }

  /** Whether it is the same for all. */
  #note(tuple: Tuple): boolean {
    tuple.forEach((operand, k) => addTo(this.#reads[k], this.#nameOf(operand), 1));
    if (isSame(tuple)) return true;
    const key = this.#keyOf(tuple);
    if (this.#open.has(key)) return false;
    this.#open.add(key);
    if (!this.#brought.has(key)) this.#phis++;
    for (const operand of tuple) addTo(this.#opened, this.#nameOf(operand), 1);
    return false;
  }

  /** Values that are given at its head, and how often each is read at all; false if they cannot be one. */
  give(tuple: Tuple, uses: readonly number[]): boolean {
    const key = this.#keyOf(tuple);
    if (this.#open.delete(key)) {
      if (!this.#brought.has(key)) this.#phis--;
      for (const dest of tuple) addTo(this.#opened, this.#nameOf(dest), -1);
    }
    return tuple.every((dest, k) => {
      const name = this.#nameOf(dest);
      return uses[k] === (this.#reads[k].get(name) ?? 0) && (this.#opened.get(name) ?? 0) === 0;
    });
  }

  #keyOf(tuple: Tuple): string {
    return tuple.map((operand) => this.#nameOf(operand)).join();
  }
}

function addTo(counts: Map<string, number>, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

function isSame(tuple: Tuple): boolean {
  return tuple.every((operand) => sameOperand(operand, tuple[0]));
}

/** All but what is read and given, and where it leads and stands. */
function partsOf(instr: Instr): string {
  switch (instr.op) {
    case 'Load':
    case 'Store':
      return `${instr.op} ${instr.mem} ${instr.offset} ${instr.volatile === true}`;
    case 'Call':
      return `Call ${instr.func}`;
    case 'ICall':
      return `ICall ${instr.signature.params.join()} ${instr.signature.results.join()}`;
    case 'Switch':
      return `Switch ${instr.values.join()}`;
    case 'Trap':
      return `Trap ${instr.trap}`;
    default:
      return instr.op;
  }
}

/** Bytes of an instruction without its operands. */
function sizeOf(instr: Instr): number {
  if (isCalc(instr)) return 1;
  switch (instr.op) {
    case 'Load':
    case 'Store':
    case 'ArrayLoad':
    case 'ArrayStore':
      return sizes.access;
    case 'Call':
    case 'ICall':
      return sizes.call;
    case 'Copy':
    case 'Fill':
    case 'Alloca':
    case 'Release':
      return sizes.bulk;
    case 'Assign':
      return sizes.local;
    default:
      return 1;
  }
}

function operandSize(operand: Operand): number {
  if (operand.kind !== 'v') return sizes.local;
  if (operand.type === 'f32') return 5;
  if (operand.type === 'f64') return 9;
  return 1 + Math.ceil((BigInt(operand.value).toString(2).length + 1) / 7);
}

/** In groups of the same name, in the order of their first; those without a name are left out. */
function groupBy(blocks: readonly number[], nameOf: (b: number) => string | undefined): number[][] {
  const groups = new Map<string, number[]>();
  for (const b of blocks) {
    const name = nameOf(b);
    if (name !== undefined) entryOf(groups, name, (): number[] => []).push(b);
  }
  return [...groups.values()];
}
