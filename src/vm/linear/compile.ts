/**
 * From a function in any form to code of the register machine (../machine/opcodes.ts).
 *
 * In SSA form each version has its own slot, and the phis of a block are moves on the edges that lead to it. A block
 * that is reached by a jump and is small, or is reached from nowhere else, is written in place of the jump; what is
 * written in one piece is counted at its beginning (`Count`). With `checksUndefined`, `Hook` keeps track of slots that
 * were never written: reading one in a computation, a call, an access or a jump traps, copying one copies that.
 *
 * Left out are temporaries that only make up an address (addresses.ts), or are computed only to be assigned, to
 * be branched on, to be passed to a call, or to be read before the next one. Steps are counted as if all were there.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import { buildBlocks } from '../../linear/cfg.ts';
import { isCalc, movesStack, operandsOf, targetsOf } from '../../linear/instr.ts';
import type { Block, Dest, Func, Instr, Operand, Switch, Terminator, ValueType } from '../../linear/nodes.ts';
import type { Compiled } from '../machine/instance.ts';
import { jumpByValue, move, putConstant } from '../machine/moves.ts';
import type { LabelRef } from '../machine/opcodes.ts';
import { HEADER_SLOTS, NO_SLOT, outgoingSlot, type Slot, slotAt } from '../machine/slots.ts';
import { type BlockPlan, emitLoad, emitStore, type Place, planAddresses } from './addresses.ts';
import { classOf, type CompileContext, FrameContext, Hooks, resultSlots, slotsFrom } from './frame.ts';
import { emitCalc, emitCompareBranch, isBranchable } from './operations.ts';
import { emitPhis } from './phis.ts';
import { argumentsOf, BlockUses, type CallInstr } from './uses.ts';

/**
 * The spans are the index of the instruction in `origins`, and how many counted instructions of its piece have not been
 * executed when it has.
 */
export interface CompiledFunc extends Compiled {
  readonly source: Func;
  readonly origins: readonly Instr[];
  /** Where the parameters end in the frame. */
  readonly paramsEnd: number;
  readonly frameSize: number;
}

/** The code of a function as it stands at `position`. */
export function compileFunc(
  context: CompileContext,
  index: number,
  position: number,
): { compiled: CompiledFunc; words: Int32Array } {
  const func = context.module.funcs[index];
  const blocks = func.form === 'linear' ? buildBlocks(func.instrs).blocks : func.blocks;
  return new Compiler(context, { ...func, blocks }).compile(position);
}

/** A block of up to this many instructions is written once more in place of a jump to it. */
const smallBlock = 6;
/** Sizes that no stack has. */
const mostBytes = 2 ** 31 - 16;

/**
 * The code of one function. It is written in *pieces*, each a block and those that follow it for certain:
 *
 *     piece of b0:   Count; b0; b1 (reached from b0 alone); a branch to b4's label or its stub; b2 …
 *                    stubs: moves for the phis of a target, then a jump to it
 *     piece of b4:   …
 *
 * A branch that ends a piece has two ways. One is gone on with: its block follows directly (`#follower`) if it is not
 * written yet, else by a jump. The other is a jump to the block, or to a stub if the block has phis.
 */
class Compiler {
  readonly #f: FrameContext;
  readonly #func: Func;
  readonly #labels: LabelRef[];
  readonly #emitted: Uint8Array;
  /** How many jumps lead to each block. */
  readonly #entries: Int32Array;
  readonly #origins: Instr[] = [];
  /** How many counted instructions of the piece are still to be written. */
  #left = 0;
  readonly #usesStack: boolean;
  /** Of the block that is being written. */
  #plan: BlockPlan = { places: new Map(), skipped: new Set() };
  /** What is written behind the piece: moves for phis on the ways that are jumped to. */
  #stubs: (() => void)[] = [];
  /** Blocks that are jumped to, in the order of the jumps. */
  readonly #wanted: number[] = [];
  /** What the piece goes on with behind its end. */
  #follower: number | undefined;
  /** Steps of the first piece, which are counted as the frame is opened. */
  #first = 0;

  constructor(context: CompileContext, func: Func) {
    this.#f = new FrameContext(context, func);
    this.#func = func;
    this.#labels = func.blocks.map(() => this.#f.a.newLabel());
    this.#emitted = new Uint8Array(func.blocks.length);
    this.#entries = new Int32Array(func.blocks.length);
    for (const { terminator } of func.blocks) for (const target of targetsOf(terminator)) this.#entries[target]++;
    const allocates = func.blocks.some(({ instrs }) => instrs.some(({ op }) => movesStack(op)));
    this.#usesStack = this.#f.frameSlot !== NO_SLOT || allocates;
  }

  compile(position: number): { compiled: CompiledFunc; words: Int32Array } {
    const f = this.#f;
    this.#emitPiece(0);
    // Blocks to which nothing jumps are left out.
    for (let i = 0; i < this.#wanted.length;) {
      const b = this.#follower ?? this.#wanted[i++];
      this.#follower = undefined;
      if (this.#emitted[b] === 0) this.#emitPiece(b);
    }
    this.#emitEntry();
    const { code, spans } = f.a.link(f.before, position, f.frameSize);
    const { paramsEnd, frameSize } = f;
    const place = { start: position, end: position + code.length, spans, origins: this.#origins };
    return { compiled: { source: this.#func, ...place, paramsEnd, frameSize }, words: code };
  }

  /** Goes in front of the code when all of it is known: how large the frame is, and which constants are in it. */
  #emitEntry(): void {
    const f = this.#f;
    const { before } = f;
    before.at(0, 0);
    before.emit(
      'Open',
      f.frameSize,
      slotAt(f.zeroFrom),
      slotAt(f.zeroTo),
      // Where there is no memory, its address goes into the header, before what belongs there.
      f.frameSlot === NO_SLOT ? slotAt(1) : f.frameSlot,
      Math.min(f.frameBytes, mostBytes),
      this.#first,
    );
    if (f.context.checksUndefined) before.emit('Hook', Hooks.Begin, slotAt(0), slotAt(0));
    for (const { slotClass, slot, value } of f.entryConstants) putConstant(before, slotClass, slot, value);
  }

  // Pieces

  /** Writes a block, and those that follow it for certain. */
  #emitPiece(head: number): void {
    const { blocks } = this.#func;
    const chain = this.#chainFrom(head);
    const { a, context } = this.#f;
    this.#left = chain.reduce((sum, b) => sum + this.#countOf(blocks[b]), 0);
    a.bind(this.#labels[head]);
    chain.forEach((b, i) => {
      if (context.isMetered) this.#left = this.#countOf(blocks[b]);
      if (i === 0 || context.isMetered) this.#count(blocks[b]);
      const next = chain[i + 1];
      this.#emitBlock(b, next);
    });
    const stubs = this.#stubs;
    this.#stubs = [];
    for (const stub of stubs) stub();
  }

  /**
   * A block and those that follow it by `goto` alone. One that has other predecessors too is small and written once more
   * here (tail duplication); a loop ends the chain.
   */
  #chainFrom(head: number): number[] {
    const { blocks } = this.#func;
    const chain = [head];
    this.#emitted[head] = 1;
    for (let b = head; ;) {
      const { terminator } = blocks[b];
      if (terminator.op !== 'Goto') return chain;
      const [to] = terminator.targets;
      const isOnly = this.#entries[to] === 1 && this.#emitted[to] === 0;
      if (!isOnly && (chain.includes(to) || !isSmall(blocks[to]))) return chain;
      if (isOnly) this.#emitted[to] = 1;
      chain.push((b = to));
    }
  }

  #count(block: Block): void {
    this.#origins.push(block.instrs[0] ?? block.terminator);
    const {
      a,
      context: { isMetered },
    } = this.#f;
    a.at(this.#origins.length - 1, this.#left);
    if (isMetered && !this.#isAdded(block)) a.emit('CountFuel', this.#left);
    else if (isMetered) return;
    else if (a.length === 0) this.#first = this.#left;
    else if (this.#left > 0) a.emit('Count', this.#left);
  }

  #emitBlock(b: number, follower: number | undefined): void {
    const { instrs, terminator } = this.#func.blocks[b];
    const f = this.#f;
    this.#plan = planAddresses(f, this.#func.blocks[b]);
    const uses = new BlockUses(f, this.#func.blocks[b], b, this.#plan);
    uses.placeForCalls(this.#func.blocks[b]);
    const last = instrs.length;
    for (let i = 0; i < last; i++) {
      const instr = instrs[i];
      this.#begin(instr);
      if (this.#plan.skipped.has(i)) continue;
      const then = instrs[i + 1] ?? terminator;
      if ('dest' in instr && this.#isReadOnlyBy(instr.dest, then)) {
        if (then.op === 'Assign' && then.dest.kind !== 'g' && !f.context.checksUndefined) {
          this.#emitTo(instr, then.dest, i);
          this.#done(then);
          uses.releaseAt(i);
          uses.releaseAt(++i);
          continue;
        }
        if (then.op === 'CondGoto' && isCalc(instr) && isBranchable(instr) && i + 1 === last) {
          this.#done(then);
          this.#emitTwoWays(b, then.targets, (holds, label) => emitCompareBranch(f, instr, holds, label));
          uses.releaseAt(i);
          return uses.releaseAt(last);
        }
      }
      this.#emitInstr(instr, i);
      uses.releaseAt(i);
    }
    this.#begin(terminator);
    if (follower !== undefined) emitPhis(f, this.#func.blocks[follower], b);
    else this.#emitEnd(terminator, b);
    uses.releaseAt(last);
  }

  /** Is the temporary read once, by this instruction, as its first operand? */
  #isReadOnlyBy(dest: Dest, instr: Instr): boolean {
    const [operand] = operandsOf(instr);
    const isRead = dest.kind === 't' && operand?.kind === 't' && operand.index === dest.index;
    return isRead && this.#f.reads[this.#f.valueOf(dest)] === 1;
  }

  #begin(instr: Instr): void {
    this.#origins.push(instr);
    this.#done(instr);
    this.#f.a.at(this.#origins.length - 1, this.#left);
    this.#f.releaseScratch();
  }

  #done(instr: Instr): void {
    if (this.#isCounted(instr)) this.#left--;
  }

  /** Labels and jumps are not counted, nor is what somebody who counts has added. */
  #isCounted(instr: Instr): boolean {
    return instr.op !== 'Goto' && this.#f.context.uncounted?.has(instr) !== true;
  }

  #countOf({ instrs, terminator }: Block): number {
    const { uncounted } = this.#f.context;
    if (uncounted === undefined) return instrs.length + (terminator.op === 'Goto' ? 0 : 1);
    return [...instrs, terminator].reduce((sum, instr) => sum + (this.#isCounted(instr) ? 1 : 0), 0);
  }

  /** Is it a block of somebody who counts? */
  #isAdded({ terminator }: Block): boolean {
    return this.#f.context.uncounted?.has(terminator) === true;
  }

  // Instructions

  #emitInstr(instr: Instr, at: number): void {
    const f = this.#f;
    switch (instr.op) {
      case 'Assign':
        return f.copy(instr.dest, instr.operands[0]);
      case 'Store':
        return emitStore(f, { ...instr, type: f.typeOf(instr.operands[1]) }, this.#placeAt(at), instr.operands[1]);
      case 'ArrayStore': {
        const type = f.typeOf(instr.operands[2]);
        const access = { mem: type === 'i32' ? 'i32' : 'f32', type, offset: 0 } as const;
        return emitStore(f, access, this.#placeAt(at), instr.operands[2]);
      }
      case 'Copy':
      case 'Fill': {
        const [target, source, length] = instr.operands.map((operand) => f.read(operand));
        return f.a.emit(instr.op === 'Copy' ? 'CopyBy' : 'FillBy', target, source, length);
      }
      case 'Release':
        return f.a.emit('Release', f.read(instr.operands[0]));
      case 'Call':
      case 'ICall':
        return this.#emitCall(instr);
      default:
        if ('dest' in instr) return this.#emitTo(instr, instr.dest, at);
        throw new InternalError(`${instr.op} among the instructions of a block`, 'interp');
    }
  }

  #placeAt(at: number): Place {
    const place = this.#plan.places.get(at);
    if (place === undefined) throw new InternalError('an access without an address', 'interp');
    return place;
  }

  /** An instruction whose result goes to another place than its own, perhaps. */
  #emitTo(instr: Instr, dest: Dest, at: number): void {
    const f = this.#f;
    const to = f.target(dest);
    if (isCalc(instr)) emitCalc(f, instr, to);
    else if (instr.op === 'Load') emitLoad(f, { ...instr, type: f.typeOf(instr.dest) }, this.#placeAt(at), to);
    else if (instr.op === 'ArrayLoad') {
      const type = f.typeOf(instr.dest);
      emitLoad(f, { mem: type === 'i32' ? 'i32' : 'f32', type, offset: 0 }, this.#placeAt(at), to);
    } else if (instr.op === 'Alloca') {
      const [size] = instr.operands;
      f.a.emit('AllocaBy', to, f.read(size), f.typeOf(size) === 'i64' ? 1 : 0);
    } else if (instr.op === 'Assign') f.load(f.typeOf(dest), to, instr.operands[0]);
    else throw new InternalError(`${instr.op} has no single result`, 'interp');
    f.wrote(dest, to);
  }

  #emitCall(instr: CallInstr): void {
    const f = this.#f;
    const { funcs } = f.context.module;
    const signature = instr.op === 'Call' ? funcs[instr.func] : instr.signature;
    const address = instr.op === 'ICall' ? f.read(instr.operands[0]) : NO_SLOT;
    const places = slotsFrom(HEADER_SLOTS, signature.params);
    argumentsOf(instr).forEach((arg, i) => f.load(signature.params[i], outgoingSlot(places[i]), arg, false));
    if (instr.op === 'ICall') f.a.emit('CallIndirect', address, outgoingSlot(0), f.context.signature(signature));
    else f.a.emit(funcs[instr.func].extern ? 'CallHost' : 'Call', instr.func, outgoingSlot(0));
    const results = resultSlots(signature.results);
    instr.dests.forEach((dest, i) => {
      const from = outgoingSlot(results[i]);
      if (dest.kind === 'g') return f.wrote(dest, from);
      const to = f.slotOf(dest);
      move(f.a, classOf(signature.results[i]), to, from);
      return f.wrote(dest, to);
    });
  }

  // Terminators

  #emitEnd(end: Terminator, from: number): void {
    const f = this.#f;
    switch (end.op) {
      case 'Goto':
        return this.#emitJump(from, end.targets[0], true);
      case 'CondGoto': {
        const condition = f.read(end.operands[0]);
        return this.#emitTwoWays(from, end.targets, (holds, label) => {
          f.a.emit(holds ? 'BrW' : 'BrNotW', condition, label);
        });
      }
      case 'Switch':
        return this.#emitSwitch(end, from);
      case 'Return':
        return this.#emitReturn(end.operands);
      case 'Trap':
        return f.a.emit('Trap', f.context.trap(end.trap));
      default:
        return unreachable(end);
    }
  }

  #emitReturn(operands: readonly Operand[]): void {
    const f = this.#f;
    const types = operands.map((operand) => f.typeOf(operand));
    let slots: readonly Slot[] = operands.map((operand) => f.read(operand));
    if (slots.length > 1) slots = this.#moveResults(types, slots);
    if (this.#usesStack) f.a.emit('Leave');
    if (slots.length === 0) return f.a.emit('Return');
    const names = { word: 'ReturnW', long: 'ReturnL', float: 'ReturnF', pair: 'ReturnP' } as const;
    return f.a.emit(names[classOf(types[0])], slots[0]);
  }

  /** All but the first go over the beginning of the frame, so all leave it before. */
  #moveResults(types: readonly ValueType[], slots: readonly Slot[]): readonly Slot[] {
    const { a } = this.#f;
    const own = this.#f.behindResults();
    slots.forEach((slot, i) => move(a, classOf(types[i]), own[i], slot));
    resultSlots(types).forEach((place, i) => {
      if (i > 0) move(a, classOf(types[i]), slotAt(place), own[i]);
    });
    return own;
  }

  /** A branch to one of the targets; the other one is gone on with: at best one that can be written here. */
  #emitTwoWays(
    from: number,
    [ifTrue, ifFalse]: readonly [number, number],
    branch: (holds: boolean, label: LabelRef) => void,
  ): void {
    const goesOnIfTrue = this.#rankOf(ifTrue) < this.#rankOf(ifFalse);
    branch(!goesOnIfTrue, this.#wayTo(from, goesOnIfTrue ? ifFalse : ifTrue));
    this.#emitJump(from, goesOnIfTrue ? ifTrue : ifFalse, this.#stubs.length === 0);
  }

  /** Blocks that are not written yet in their order, then those that are, with moves before those without. */
  #rankOf(target: number): number {
    const { blocks } = this.#func;
    if (this.#emitted[target] === 0) return target;
    return blocks.length + (blocks[target].phis.length > 0 ? 0 : 1);
  }

  #labelOf(target: number): LabelRef {
    this.#wanted.push(target);
    return this.#labels[target];
  }

  /** The label of a block, or of the moves that lead to it, which are written behind the piece. */
  #wayTo(from: number, target: number): LabelRef {
    if (this.#func.blocks[target].phis.length === 0) return this.#labelOf(target);
    const label = this.#f.a.newLabel();
    this.#stubs.push(() => {
      this.#f.a.bind(label);
      this.#emitJump(from, target, false);
    });
    return label;
  }

  /**
   * Goes from block `from` to block `target`: the moves of its phis, then the block itself or a jump to it. If nothing
   * else of this piece is still to be written (`isLast`) and the block is not written yet, its piece is the next and
   * the jump is left out.
   */
  #emitJump(from: number, target: number, isLast: boolean): void {
    emitPhis(this.#f, this.#func.blocks[target], from);
    if (isLast && this.#emitted[target] === 0) {
      this.#follower = target;
      this.#wanted.push(target);
    } else this.#f.a.emit('Jump', this.#labelOf(target));
  }

  #emitSwitch(end: Switch, from: number): void {
    const f = this.#f;
    const value = f.read(end.operands[0]);
    const isLong = f.typeOf(end.operands[0]) === 'i64';
    const ways = new Map<number, LabelRef>();
    for (const target of new Set(end.targets)) ways.set(target, this.#wayTo(from, target));
    const wayTo = (i: number): LabelRef => ways.get(end.targets[i]) as LabelRef;
    const cases = new Map(end.values.map((tag, i) => [BigInt(tag), wayTo(i)]));
    jumpByValue(f.a, value, isLong, cases, wayTo(end.values.length));
  }
}

function isSmall({ instrs, terminator }: Block): boolean {
  return (
    instrs.length <= smallBlock &&
    (terminator.op === 'CondGoto' || terminator.op === 'Return') &&
    instrs.every((instr) => isCalc(instr) || instr.op === 'Load' || instr.op === 'Assign')
  );
}
