/**
 * Straight code on vectors, in SSA form (S. Larsen, S. Amarasinghe, "Exploiting superword level parallelism with multimedia instruction sets", PLDI 2000): stores to cells in a
 * row, whose values are computed alike from cells in a row, are one store of a vector.
 *
 *     t1 = load.f64 a; t2 = MulD t1, x; store.f64 b, t2                 v1 = load.v128 a
 *     t3 = load.f64 a + 8; t4 = MulD t3, x; store.f64 b + 8, t4   ──▶   v2 = MulF64x2 v1, v3; store.v128 b, v2       v3 = SplatF64x2 x
 *
 * The *lanes* of a group of stores are followed upwards together: to operations that are the same, loads in a row, constants, and one value for all. What else they are is put
 * together lane by lane, which has to be gained elsewhere. All of it comes to stand where the last store of the group was; nothing that its loads and stores pass may touch the same bytes.
 * No level has it: on nbody, rays and fft, where it finds the most, WebAssembly takes up to a fifth longer, for vectors are loaded next to where their halves were
 * stored, and are taken apart again (docs/decisions/0478-straight-code-on-vectors.md).
 * Where something traps, stores of the group in front of it may be missing, so only whole programs are done so.
 */
import type { DefUse } from '../linear/analysis/def-use.ts';
import { accessOf, type MemoryObjects } from '../linear/analysis/objects.ts';
import { isValue } from '../linear/analysis/values.ts';
import { isCalc, sameOperand, writesGlobal } from '../linear/instr.ts';
import {
  operandType,
  type Block,
  type Calc,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
} from '../linear/nodes.ts';
import type { Load, Operand, Store } from '../linear/nodes.ts';
import { calcRows, memTypes, type CalcOp, type FamilyName } from '../linear/opcodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import type { Known, Sweep } from './pass.ts';
import {
  cellOf,
  cellOp,
  cellRows,
  constantVector,
  isFloatCell,
  numberInCell,
  onFloats,
  vectorSize,
  type Cell,
} from './vector-cells.ts';

/** How far what is moved may come, in instructions. */
const furthest = 200;
/** Operations, one in the other; and additions between an address and its base. */
const deepest = 10;
/** Instructions that have to go for each group. */
const leastGain = 2;

export function packStores(module: LinearModule, { analyses, isWhole }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      if (module.profile === 'core' || !isWhole || !func.blocks.some(mayPack)) return false;
      const packing = new Packing(module, func, analyses.of('uses', func), analyses.of('memory', func));
      let changed = false;
      func.blocks.forEach((block, b) => {
        const instrs = packing.pack(block);
        if (instrs !== undefined) func.blocks[b] = { ...block, instrs };
        changed ||= instrs !== undefined;
      });
      if (changed) renumberSymbols(func, true);
      return changed;
    },
  };
}

/** Two stores, as any group has. */
function mayPack({ instrs }: Block): boolean {
  return instrs.filter(({ op }) => op === 'Store').length > 1;
}

const onIntegers: ReadonlySet<FamilyName> = new Set<FamilyName>([
  'Add',
  'Sub',
  'Mul',
  'Neg',
  'Band',
  'Bor',
  'Bxor',
  'Bnot',
  'Min',
  'Max',
  'Abs',
]);

/** A load or store, by what its address is a sum of; `at` is its place in the block. */
interface Place<I extends Load | Store = Load | Store> {
  readonly instr: I;
  readonly at: number;
  readonly base: string;
  readonly offset: bigint;
  readonly size: bigint;
}

/** How a vector is made of its lanes. */
type Node =
  | { readonly kind: 'constant'; readonly vector: Operand }
  | { readonly kind: 'same'; readonly operand: Operand }
  | { readonly kind: 'load'; readonly loads: readonly Place<Load>[] }
  | { readonly kind: 'calc'; readonly op: CalcOp; readonly operands: readonly Node[] }
  | { readonly kind: 'lanes'; readonly lanes: readonly Operand[] };

class Packing {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #memory: MemoryObjects;
  /** What stands at each place of the block now, and where its instructions are. */
  #slots: Instr[][] = [];
  #placeOf = new Map<Instr, number>();
  /** Of the group: what is won by it, and the loads that move. */
  #gain = 0;
  #loads: Place<Load>[] = [];
  /** By lanes, which may be wanted several times. */
  readonly #nodes = new Map<string, Node>();
  readonly #written = new Map<Node, Operand>();

  constructor(module: LinearModule, func: Func, uses: DefUse, memory: MemoryObjects) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#memory = memory;
  }

  /** The instructions of the block afterwards, if anything changes. */
  pack(block: Block): Instr[] | undefined {
    if (!mayPack(block)) return undefined;
    this.#slots = block.instrs.map((instr) => [instr]);
    this.#placeOf = new Map(block.instrs.map((instr, at) => [instr, at]));
    const groups = this.#groupsOf(block);
    const packed = groups.filter(([cell, group]) => this.#packGroup(cell, group));
    return packed.length > 0 ? this.#slots.flat() : undefined;
  }

  /** Stores that fill a vector, in the order of their cells. */
  #groupsOf({ instrs }: Block): (readonly [Cell, readonly Place<Store>[]])[] {
    const open = new Map<string, Place<Store>[]>();
    const rows: (readonly [Cell, Place<Store>[]])[] = [];
    instrs.forEach((instr, at) => {
      const cell = instr.op === 'Store' ? this.#cellOf(instr, instr.operands[1]) : undefined;
      if (instr.op !== 'Store' || cell === undefined) return;
      const place = this.#place(instr, at);
      const key = `${place.base} ${cell}`;
      const row = open.get(key);
      const [first] = row ?? [];
      const isNear = first !== undefined && at - first.at < furthest;
      if (row !== undefined && isNear && !row.some(({ offset }) => offset === place.offset)) row.push(place);
      else {
        const begun = [place];
        open.set(key, begun);
        rows.push([cell, begun]);
      }
    });
    return rows.flatMap(([cell, row]) =>
      runsOf(row, vectorSize / cellRows[cell].size).map((run) => [cell, run] as const),
    );
  }

  /** The cell of memory that an access reads or writes as it is. */
  #cellOf({ mem, volatile }: Load | Store, value: Operand): Cell | undefined {
    const cell = cellOf(operandType(this.#module, this.#func, value));
    const isWhole = cell !== undefined && memTypes[mem].size === cellRows[cell].size;
    return isWhole && volatile !== true ? cell : undefined;
  }

  #place<I extends Load | Store>(instr: I, at: number): Place<I> {
    let base: Operand = instr.operands[0];
    let offset = BigInt(instr.offset);
    for (let steps = 0; steps < deepest && isValue(base); steps++) {
      const sum = this.#uses.definitionOf(base)?.instr;
      if (sum?.op !== 'AddL' && sum?.op !== 'AddI') break;
      const [a, b] = sum.operands;
      if (b.kind !== 'v' || operandType(this.#module, this.#func, a).endsWith('*')) break;
      offset += BigInt(b.value);
      base = a;
    }
    if (base.kind === 'g') offset += BigInt(base.offset ?? 0);
    return { instr, at, base: nameOf(base), offset, size: BigInt(memTypes[instr.mem].size) };
  }

  #packGroup(cell: Cell, group: readonly Place<Store>[]): boolean {
    this.#gain = group.length - 1;
    this.#loads = [];
    this.#nodes.clear();
    this.#written.clear();
    const values = group.map(({ instr }) => instr.operands[1]);
    const tree = this.#nodeOf(values, cell, deepest);
    const last = Math.max(...group.map(({ at }) => at));
    if (this.#gain < leastGain || !this.#mayMove(group, last)) return false;
    const made: Instr[] = [];
    let vector = this.#write(tree, cell, made);
    if (isFloatCell(cell) && tree.kind === 'load') vector = this.#make(made, cellOp('Mul', cell), [vector, one(cell)]);
    const [{ instr }] = group;
    const { span } = this.#storeAt(last);
    made.push({ op: 'Store', mem: 'v128', offset: instr.offset, operands: [instr.operands[0], vector], span });
    for (const { at } of group) this.#slots[at] = [];
    this.#slots[last] = made;
    return true;
  }

  #storeAt(at: number): Instr {
    return this.#slots[at][0];
  }

  /** May the loads and stores of the group come to where the last store is? */
  #mayMove(group: readonly Place<Store>[], last: number): boolean {
    const moved: readonly Place[] = [...group, ...this.#loads];
    const first = Math.min(...moved.map(({ at }) => at));
    if (last - first > furthest) return false;
    const own = new Set<Instr>(moved.map(({ instr }) => instr));
    for (let at = first; at < last; at++)
      for (const instr of this.#slots[at])
        if (!this.#mayPass(instr, at, own.has(instr) ? (instr.op === 'Load' ? group : []) : moved)) return false;
    return true;
  }

  /** May those of the accesses that stand in front of the instruction come behind it? */
  #mayPass(instr: Instr, at: number, moved: readonly Place[]): boolean {
    if (instr.op === 'Assign' || isCalc(instr)) return !writesGlobal(instr);
    if ((instr.op !== 'Load' && instr.op !== 'Store') || instr.volatile === true) return false;
    const place = this.#place(instr, at);
    return moved.every(
      (other) => other.at >= at || (instr.op === 'Load' && other.instr.op === 'Load') || this.#isApart(place, other),
    );
  }

  #isApart(a: Place, b: Place): boolean {
    if (a.base === b.base) return a.offset + a.size <= b.offset || b.offset + b.size <= a.offset;
    return this.#memory.alias(accessOf(a.instr), accessOf(b.instr)) === 'no';
  }

  // Lanes

  #nodeOf(lanes: readonly Operand[], cell: Cell, depth: number): Node {
    const key = lanes.every((lane) => isValue(lane)) ? lanes.map((lane) => nameOf(lane)).join(' ') : undefined;
    const known = key === undefined ? undefined : this.#nodes.get(key);
    const node = known ?? this.#findNode(lanes, cell, depth);
    if (key !== undefined) this.#nodes.set(key, node);
    return node;
  }

  #findNode(lanes: readonly Operand[], cell: Cell, depth: number): Node {
    const [first] = lanes;
    if (lanes.every((lane) => lane.kind === 'v'))
      return {
        kind: 'constant',
        vector: constantVector(
          cell,
          lanes.map((lane) => numberInCell(lane)),
        ),
      };
    if (lanes.every((lane) => sameOperand(lane, first)) && first.kind !== 'g') {
      this.#gain--;
      return { kind: 'same', operand: first };
    }
    const instrs = lanes.map((lane) => this.#definitionOf(lane));
    const loads = this.#rowOf(instrs, lanes, cell);
    const calcs = instrs.filter((instr): instr is Calc => instr !== undefined && isCalc(instr));
    if (loads !== undefined) {
      this.#loads.push(...loads);
      this.#count(lanes);
      return { kind: 'load', loads };
    }
    const op = calcs.length === lanes.length && depth > 0 ? this.#opOf(calcs, cell) : undefined;
    if (op === undefined) {
      // Values of the module may change before they are read.
      this.#gain -= lanes.some(({ kind }) => kind === 'g' || kind === 'f') ? Infinity : 2 * lanes.length;
      return { kind: 'lanes', lanes };
    }
    this.#count(lanes);
    const operands = calcs[0].operands.map((_, k) =>
      this.#nodeOf(
        calcs.map((calc) => calc.operands[k]),
        cell,
        depth - 1,
      ),
    );
    return { kind: 'calc', op, operands };
  }

  /** One instruction more, and as many less as nobody else reads. */
  #count(lanes: readonly Operand[]): void {
    const isRead = (lane: Operand): boolean =>
      isValue(lane) && new Set(this.#uses.usesOf(lane).map(({ instr }) => instr)).size > 1;
    this.#gain += lanes.filter((lane) => !isRead(lane)).length - 1;
  }

  /** In this block. */
  #definitionOf(lane: Operand): Instr | undefined {
    const instr = isValue(lane) ? this.#uses.definitionOf(lane)?.instr : undefined;
    return instr !== undefined && this.#placeOf.has(instr) ? instr : undefined;
  }

  /** Loads of cells in a row. */
  #rowOf(
    instrs: readonly (Instr | undefined)[],
    lanes: readonly Operand[],
    cell: Cell,
  ): readonly Place<Load>[] | undefined {
    const loads = instrs.filter(
      (instr, i): instr is Load => instr?.op === 'Load' && this.#cellOf(instr, lanes[i]) === cell,
    );
    if (loads.length < lanes.length) return undefined;
    const places = loads.map((instr) => this.#place(instr, this.#placeOf.get(instr) ?? 0));
    const [{ base, offset, size }] = places;
    const isRow = places.every((place, i) => place.base === base && place.offset === offset + BigInt(i) * size);
    return isRow ? places : undefined;
  }

  /** The operation on vectors that does what all of these do. */
  #opOf([{ op }, ...others]: readonly Calc[], cell: Cell): CalcOp | undefined {
    const { family, letter, operands } = calcRows[op];
    if (family === undefined || letter === undefined || !others.every((other) => other.op === op)) return undefined;
    const isUnsigned = letter === 'UI' || letter === 'UL';
    const isOfCells = operands.every((type) => cellOf(type) === cell);
    return isOfCells && isPacked(family, cell) ? cellOp(family, cell, isUnsigned) : undefined;
  }

  // What is written

  #write(node: Node, cell: Cell, made: Instr[]): Operand {
    const vector = this.#written.get(node) ?? this.#writeNode(node, cell, made);
    this.#written.set(node, vector);
    return vector;
  }

  #writeNode(node: Node, cell: Cell, made: Instr[]): Operand {
    switch (node.kind) {
      case 'constant':
        return node.vector;
      case 'same':
        return this.#make(made, cellOp('Splat', cell), [node.operand]);
      case 'load': {
        const [{ instr }] = node.loads;
        const dest = this.#fresh();
        made.push({ op: 'Load', dest, mem: 'v128', offset: instr.offset, operands: instr.operands, span: instr.span });
        return dest;
      }
      case 'calc':
        return this.#make(
          made,
          node.op,
          node.operands.map((operand) => this.#write(operand, cell, made)),
        );
      case 'lanes':
        return node.lanes
          .slice(1)
          .reduce(
            (vector, lane, i) =>
              this.#make(made, cellOp('Replace', cell), [vector, { kind: 'v', type: 'i32', value: i + 1 }, lane]),
            this.#make(made, cellOp('Splat', cell), [node.lanes[0]]),
          );
    }
  }

  #make(made: Instr[], op: CalcOp | undefined, operands: readonly Operand[]): Operand {
    const dest = this.#fresh();
    if (op !== undefined) made.push({ op, dest, operands });
    return dest;
  }

  #fresh(): Dest & Operand {
    return { kind: 't', index: this.#func.symbols.push({ kind: 't', type: 'v128' }) - 1 };
  }
}

function isPacked(family: FamilyName, cell: Cell): boolean {
  return isFloatCell(cell) ? onFloats.has(family) : onIntegers.has(family);
}

function one(cell: Cell): Operand {
  const bits = numberInCell({ kind: 'v', type: cellRows[cell].lane, value: 1 });
  return constantVector(
    cell,
    Array.from({ length: vectorSize / cellRows[cell].size }, () => bits),
  );
}

/** The same for operands that are the same, but for the offset of data. */
function nameOf(operand: Operand): string {
  if (operand.kind === 'v') return `${operand.type} ${operand.value}`;
  return `${operand.kind}${operand.index}.${'version' in operand ? operand.version : ''}`;
}

/** As many as fill a vector, cell behind cell. */
function runsOf(row: readonly Place<Store>[], lanes: number): (readonly Place<Store>[])[] {
  const sorted = row.toSorted((a, b) => (a.offset < b.offset ? -1 : 1));
  const runs: Place<Store>[][] = [];
  let run: Place<Store>[] = [];
  for (const place of sorted) {
    const before = run.at(-1);
    if (before !== undefined && place.offset !== before.offset + before.size) run = [];
    run.push(place);
    if (run.length < lanes) continue;
    runs.push(run);
    run = [];
  }
  return runs;
}
