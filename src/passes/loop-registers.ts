/**
 * Memory in loops to registers, in SSA form: a place that a loop stores to and that nothing else in the loop reaches is loaded in front of it, kept in a local, and
 * stored behind it.
 *
 *     P:                                        P: l = @sum
 *     H: t1 = @sum; t2 = AddI t1, i             H: t2 = AddI l, i; l = t2
 *        @sum = t2; … cond goto t H X              … cond goto t H E
 *     X: …                                      E: @sum = l; goto X
 *
 * The place must be the same in each round, and must be there: in an object, or at an address at which the loop stores whenever it is entered. Nothing
 * may be noticed between the rounds: calls stay out unless they know nothing of the place, and traps are the end of a whole program, which nobody looks at afterwards.
 * Outer loops are tried first. Loops are those that have a block in front (`rotate.ts`).
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops, type LoopForest } from '../base/loops.ts';
import { scratchBytes } from '../base/scratch.ts';
import { Memory, type Place } from '../linear/analysis/memory.ts';
import { isValue } from '../linear/analysis/values.ts';
import { graphOfBlocks, predecessorsOf } from '../linear/cfg.ts';
import {
  effectRowOf,
  isSafeDivision,
  mapDests,
  mapOperands,
  mapTargets,
  operandsOf,
  destsOf,
  targetsOf,
} from '../linear/instr.ts';
import type { FuncEffects } from '../linear/analysis/effects.ts';
import {
  operandType,
  type ArrayLoad,
  type ArrayStore,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
  type Load,
  type Operand,
  type Store,
} from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { addToSsa } from '../linear/ssa.ts';
import { hasEffect } from '../table/row.ts';
import { loopBlocks } from './loop-blocks.ts';
import { comeFrom } from './edges.ts';
import type { Known, Sweep } from './pass.ts';

/** Places of one loop that are looked at. */
const mostPlaces = 24;

export function keepInRegisters(module: LinearModule, { effects, isWhole, globalUses, analyses }: Known): Sweep {
  const run = (index: number): boolean => {
    const func = module.funcs[index];
    const search = searchDepthFirst(graphOfBlocks(func.blocks));
    const forest = findLoops(graphOfBlocks(func.blocks), search);
    if (forest.count === 0) return false;
    const memory = new Memory({ module, func, effects, uses: globalUses(), values: analyses.valuesOf(func) });
    const members = loopBlocks(forest, search.postorder.toReversed());
    return new LoopRegisters({ module, func, effects, isWhole }, memory, forest, members).run();
  };
  return { order: module.funcs.keys(), run };
}

interface Scope {
  readonly module: LinearModule;
  readonly func: Func;
  readonly effects: () => readonly FuncEffects[];
  readonly isWhole: boolean;
}

/** A load or store of one cell, or a scalar global. */
type Access = Load | Store | ArrayLoad | ArrayStore;

/** What a loop does at one place. */
interface Group {
  readonly place: Place;
  /** The global itself, or one of the loads and stores, which says how to load and store. */
  readonly sample: Access | Extract<Operand, { kind: 'g' }>;
  readonly type: ReturnType<typeof operandType>;
  readonly kind: string;
  isStored: boolean;
  isUniform: boolean;
}

class LoopRegisters {
  readonly #scope: Scope;
  readonly #memory: Memory;
  readonly #forest: LoopForest;
  readonly #members: readonly (readonly number[])[];
  readonly #preds: number[][];
  readonly #inside: Uint8Array;
  readonly #added = new Set<number>();

  constructor(scope: Scope, memory: Memory, forest: LoopForest, members: readonly (readonly number[])[]) {
    this.#scope = scope;
    this.#memory = memory;
    this.#forest = forest;
    this.#members = members;
    this.#preds = predecessorsOf(scope.func.blocks);
    this.#inside = scratchBytes(scope.func.blocks.length);
  }

  run(): boolean {
    for (let loop = 0; loop < this.#forest.count; loop++) this.#tryLoop(loop);
    if (this.#added.size === 0) return false;
    addToSsa(this.#scope.func, this.#added);
    renumberSymbols(this.#scope.func, false);
    return true;
  }

  #tryLoop(loop: number): void {
    const members = this.#members[loop];
    const header = this.#forest.header[loop];
    if (this.#forest.irreducible[loop] === 1 || members.length === 0) return;
    for (const block of members) this.#inside[block] = 1;
    const entries = this.#preds[header].filter((pred) => this.#inside[pred] !== 1);
    const { blocks } = this.#scope.func;
    if (entries.length === 1 && targetsOf(blocks[entries[0]].terminator).length === 1) {
      const groups = this.#groupsOf(members).filter((group) => this.#canKeep(group, members, header));
      if (groups.length > 0) this.#keep(groups, members, entries[0]);
    }
    for (const block of members) this.#inside[block] = 0;
  }

  // What the loop does

  #groupsOf(members: readonly number[]): Group[] {
    const groups = new Map<string, Group>();
    for (const block of members) {
      const { instrs, terminator } = this.#scope.func.blocks[block];
      for (const instr of [...instrs, terminator]) {
        for (const dest of destsOf(instr)) if (dest.kind === 'g') this.#see(groups, dest, true);
        for (const operand of operandsOf(instr))
          if (operand.kind === 'g' && this.#memory.scalarPlace(operand) !== undefined)
            this.#see(groups, operand, false);
        if (isAccess(instr)) this.#see(groups, instr, instr.op === 'Store' || instr.op === 'ArrayStore');
      }
    }
    return [...groups.values()].filter(({ isStored, isUniform }) => isStored && isUniform).slice(0, mostPlaces);
  }

  #see(groups: Map<string, Group>, sample: Group['sample'], isStored: boolean): void {
    const place = 'op' in sample ? this.#memory.placeOf(sample) : this.#memory.scalarPlace(sample);
    if (place === undefined || !this.#isInvariant(place)) return;
    const key = `${place.object} ${place.base} ${place.offset}`;
    const kind = 'op' in sample ? `${this.#cellOf(sample)} ${this.#valueTypeOf(sample)}` : 'scalar';
    const type = 'op' in sample ? this.#valueTypeOf(sample) : operandType(this.#scope.module, this.#scope.func, sample);
    const known = groups.get(key);
    if (known === undefined) {
      const isUniform = !('op' in sample) || (this.#areOutside(sample) && this.#cellOf(sample) === type);
      groups.set(key, { place, sample, type, kind, isStored, isUniform });
      return;
    }
    if (known.kind !== kind) known.isUniform = false;
    if (isStored) known.isStored = true;
  }

  /** The type of its cells. */
  #cellOf(access: Access): string {
    if ('mem' in access) return access.mem;
    return this.#typeOf(access.operands[0]) === 'f32*' ? 'f32' : 'i32';
  }

  #valueTypeOf(access: Access): Group['type'] {
    return this.#typeOf('dest' in access ? access.dest : access.operands[access.operands.length - 1]);
  }

  #typeOf(operand: Operand): Group['type'] {
    return operandType(this.#scope.module, this.#scope.func, operand);
  }

  #isInvariant(place: Place): boolean {
    return this.#memory.partsOf(place).every((part) => this.#isOutside(part));
  }

  #isOutside(operand: Operand): boolean {
    const home = this.#memory.homeOf(operand);
    return home < 0 || this.#inside[home] !== 1;
  }

  /** Its address can be computed in front of the loop. */
  #areOutside(access: Access): boolean {
    const address = access.op === 'Load' || access.op === 'Store' ? 1 : 2;
    return access.operands.slice(0, address).every((operand) => {
      return this.#isOutside(operand) && (isValue(operand) || this.#memory.scalarPlace(operand) === undefined);
    });
  }

  #canKeep(group: Group, members: readonly number[], header: number): boolean {
    if (this.#memory.isConstant(group.place)) return false;
    if (!this.#memory.isInside(group.place) && !this.#isStoredAtOnce(group, header)) return false;
    const { blocks } = this.#scope.func;
    const isQuiet = (instr: Instr): boolean => this.#isAlone(instr, group) && !this.#isNoticed(instr, group);
    return members.every((block) => blocks[block].instrs.every(isQuiet));
  }

  /** The instruction is an access to the place, or has nothing to do with it. */
  #isAlone(instr: Instr, { place }: Group): boolean {
    if (this.#isOf(instr, place)) return true;
    return !this.#memory.mayWrite(instr, place) && !this.#readsBesides(instr, place);
  }

  /** Scalar globals that are operands are replaced, wherever they stand; what is called may read them by itself. */
  #readsBesides(instr: Instr, place: Place): boolean {
    const isScalar = operandsOf(instr).some((operand) => operand.kind === 'g' && this.#isPlaceOf(operand, place));
    const isCall = instr.op === 'Call' || instr.op === 'ICall';
    return (isCall || !isScalar) && this.#memory.mayRead(instr, place);
  }

  #isPlaceOf(operand: Operand, place: Place): boolean {
    const scalar = this.#memory.scalarPlace(operand);
    return scalar !== undefined && scalar.object === place.object;
  }

  /** It loads or stores exactly the place, and nothing else. */
  #isOf(instr: Instr, place: Place): boolean {
    if (isAccess(instr)) {
      const there = this.#memory.placeOf(instr);
      return there !== undefined && this.#memory.compare(there, place) === 'same';
    }
    return instr.op !== 'Call' && instr.op !== 'ICall' && destsOf(instr).some((dest) => this.#isPlaceOf(dest, place));
  }

  /** Somebody may look at the memory there. */
  #isNoticed(instr: Instr, { place }: Group): boolean {
    if (this.#memory.isBarrier(instr)) return true;
    if (this.#scope.isWhole || this.#isPrivate(place) || this.#isOf(instr, place)) return false;
    if (instr.op === 'Call') return this.#scope.effects()[instr.func].traps || this.#scope.effects()[instr.func].stays;
    if (!hasEffect(effectRowOf(instr.op), 'traps') || isSafeDivision(instr)) return false;
    const there = this.#memory.placeOf(instr);
    return there === undefined || !this.#memory.isInside(there);
  }

  #isPrivate({ object }: Place): boolean {
    return this.#memory.isOwn(object) && !this.#memory.isExposed(object);
  }

  /** Whenever the loop is entered it is stored to, before anything is noticed. */
  #isStoredAtOnce({ place }: Group, header: number): boolean {
    const { blocks } = this.#scope.func;
    const seen = new Set<number>();
    for (let at = header; !seen.has(at);) {
      seen.add(at);
      for (const instr of blocks[at].instrs) {
        if (this.#isOf(instr, place) && (instr.op === 'Store' || instr.op === 'ArrayStore')) return true;
        if (instr.op === 'Call' || this.#memory.isBarrier(instr)) return false;
        if (!this.#scope.isWhole && this.#memory.writesAnything(instr)) return false;
      }
      const targets = targetsOf(blocks[at].terminator);
      if (targets.length !== 1 || this.#inside[targets[0]] !== 1 || this.#preds[targets[0]].length !== 1) return false;
      [at] = targets;
    }
    return false;
  }

  // Keeping it in a register

  #keep(groups: readonly Group[], members: readonly number[], preheader: number): void {
    const { blocks, symbols } = this.#scope.func;
    const locals = groups.map(({ type }): Dest => ({ kind: 'l', index: symbols.push({ kind: 'l', type }) - 1 }));
    groups.forEach((group, g) => {
      this.#added.add(locals[g].kind === 'l' ? locals[g].index : 0);
      blocks[preheader].instrs.push(loadInto(locals[g], group.sample));
    });
    for (const block of members) {
      const { instrs } = blocks[block];
      instrs.forEach((instr, i) => {
        // Which place it is of is known of the instruction as it was, so that comes before its operands change.
        const at = groups.findIndex(
          ({ place, sample }) => 'op' in sample && isAccess(instr) && this.#isOf(instr, place),
        );
        const own = at >= 0 && isAccess(instr) ? inRegister(instr, locals[at]) : instr;
        // What it gives is the same value as before, so what is known of it stays.
        instrs[i] = groups.reduce((one, group, g) => this.#replace(one, group, locals[g]), own);
      });
      blocks[block].terminator = groups.reduce(
        (end, group, g) => this.#replaceIn(end, group, locals[g]),
        blocks[block].terminator,
      );
    }
    for (const block of members) this.#storeBehind(block, groups, locals);
  }

  /** Where a scalar global is read or written. */
  #replace(instr: Instr, group: Group, local: Dest): Instr {
    const { place, sample } = group;
    if ('op' in sample) return instr;
    return mapDests(this.#replaceIn(instr, group, local), (dest) => (this.#isPlaceOf(dest, place) ? local : dest));
  }

  /** Where a scalar global is read. */
  #replaceIn<I extends Instr>(instr: I, { place, sample }: Group, local: Dest): I {
    if ('op' in sample) return instr;
    return mapOperands(instr, (operand) => (this.#isPlaceOf(operand, place) ? local : operand));
  }

  /** The ways out of a block get a block in between that stores what is kept. */
  #storeBehind(from: number, groups: readonly Group[], locals: readonly Dest[]): void {
    const { blocks } = this.#scope.func;
    const behind = new Map<number, number>();
    blocks[from].terminator = mapTargets(blocks[from].terminator, (target) => {
      if (this.#inside[target] === 1) return target;
      const known = behind.get(target);
      if (known !== undefined) return known;
      const instrs = groups.map((group, g) => storeFrom(locals[g], group.sample));
      const added = blocks.push({ phis: [], instrs, terminator: { op: 'Goto', targets: [target] } }) - 1;
      behind.set(target, added);
      return added;
    });
    for (const [target, added] of behind) this.#lead(target, from, added);
  }

  /** What came from one block comes from another one. */
  #lead(target: number, from: number, added: number): void {
    const { blocks } = this.#scope.func;
    comeFrom(blocks[target], from, added);
    this.#preds[target] = [...this.#preds[target].filter((pred) => pred !== from), added];
    this.#preds[added] = [from];
  }
}

function isAccess(instr: Instr): instr is Access {
  if (instr.op === 'Load' || instr.op === 'Store') return instr.volatile !== true;
  return instr.op === 'ArrayLoad' || instr.op === 'ArrayStore';
}

/** An access to what a register holds. */
function inRegister(access: Access, local: Dest): Instr {
  const { span } = access;
  if ('dest' in access) return { op: 'Assign', dest: access.dest, operands: [local], span };
  return { op: 'Assign', dest: local, operands: [access.operands[access.operands.length - 1]], span };
}

function loadInto(dest: Dest, sample: Group['sample']): Instr {
  if (!('op' in sample)) return { op: 'Assign', dest, operands: [sample] };
  const { span } = sample;
  if (sample.op === 'ArrayLoad' || sample.op === 'ArrayStore')
    return { op: 'ArrayLoad', dest, operands: [sample.operands[0], sample.operands[1]], span };
  return { op: 'Load', dest, mem: sample.mem, offset: sample.offset, operands: [sample.operands[0]], span };
}

function storeFrom(local: Dest, sample: Group['sample']): Instr {
  if (!('op' in sample)) return { op: 'Assign', dest: sample, operands: [local] };
  const { span } = sample;
  if (sample.op === 'ArrayLoad' || sample.op === 'ArrayStore')
    return { op: 'ArrayStore', operands: [sample.operands[0], sample.operands[1], local], span };
  return { op: 'Store', mem: sample.mem, offset: sample.offset, operands: [sample.operands[0], local], span };
}
