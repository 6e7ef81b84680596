/**
 * What compiling one function needs to know: where its variables and registers live, its temporaries, its frame.
 *
 * A scalar variable whose address nobody takes lives in a slot; every other one lives in the memory of the frame, in data, or
 * (an aggregate parameter) in a copy. Temporaries are given back when a statement ends. In a function with loops,
 * constants that an instruction cannot hold are put into slots when the function begins.
 *
 *     slots    header | parameters | locals, pseudo-registers (0 on entry) | address of the frame, constants, temporaries
 *     memory   sp ─▶ area | area | …        on the stack of variables, gone when the function returns
 *
 * Which temporaries there are is only known when the body is written, so its code comes before that of its entry.
 */
import { alignUp } from '../../base/memory-map.ts';
import { type Code, isLocal, type Node, type Reg, RETVAL0, varIndex, type VarRef } from '../../maple/code.ts';
import type { Layout } from '../../maple/layout.ts';
import type { Func, Variable } from '../../maple/module.ts';
import type { TypeId } from '../../maple/types.ts';
import { primRows, type PrimType } from '../../scalar/prim-types.ts';
import { absolute, type Addr } from '../machine/addresses.ts';
import { Assembler } from '../machine/assembler.ts';
import { putConstant } from '../machine/moves.ts';
import type { LabelRef } from '../machine/opcodes.ts';
import { HEADER_SLOTS, NO_SLOT, type Slot, slotAt, type SlotClass, slotsOf } from '../machine/slots.ts';
import { extendedConstant } from './extended-values.ts';
import { isStatic } from './image.ts';
import { convertConstant, isExtended, type Kind, kindOf, type Scalar, scalars } from './kinds.ts';
import type { VmProgram } from './program.ts';
import type { Uses } from './scan.ts';
import type { Shape } from './shapes.ts';
import type { ScalarVal, Val } from './values.ts';

/** Where a local variable lives. Only what an address is taken of, or what is no scalar, is in memory. */
export type Home =
  | { readonly in: 'slot'; readonly slot: Slot; readonly kind: Scalar; readonly type: TypeId }
  | { readonly in: 'memory'; readonly addr: Addr; readonly type: TypeId };

/** Trees are walked by recursion to this depth; what lies deeper is put off (expressions.ts). */
export const mostDepth = 150;
/** The stack of variables begins at a multiple of this, and so does what every function leaves of it. */
export const stackAlignment = 16;

/** What `evaluate` of expressions.ts is: a tree as a value, computed in `hint` if possible. */
export type Evaluate = (f: FuncContext, n: Node, hint: Slot, depth: number) => Val;

/** Work put off until the statement is done: the code of a tree too deep to be reached by recursion. */
export interface Outlined {
  readonly node: Node;
  readonly kind: Kind;
  readonly slot: Slot;
  readonly from: LabelRef;
  readonly back: LabelRef;
}

/**
 * The state of one compilation: code that is written, slots that are free, where variables live. Dropped when the function is
 * linked.
 */
export class FuncContext {
  readonly vm: VmProgram;
  readonly func: Func;
  readonly code: Code;
  readonly layout: Layout;
  readonly uses: Uses;
  readonly shape: Shape;
  readonly a = new Assembler();
  readonly before = new Assembler();
  readonly homes: Home[] = [];
  readonly labels: LabelRef[];
  readonly resultAddresses: Slot[] = [];
  variableArgs: Slot = NO_SLOT;
  /** What the last call (in the order of the text) left in %%retvalN. */
  returned: (Val | undefined)[] = [];
  readonly outlined: Outlined[] = [];
  /** Loops that test at their head: where the test is, and the code behind it (statements.ts). */
  readonly heads = new Map<number, { readonly test: Node; readonly body: LabelRef }>();
  /** The code behind each such test. */
  readonly bodies = new Map<Node, LabelRef>();
  readonly #registers = new Map<number, { slot: Slot; kind: Scalar }>();
  readonly #constants = new Map<string, Slot>();
  readonly #returnSlots = new Map<string, Slot>();
  readonly #areas = new Map<string, number>();
  readonly #free: Slot[] = [];
  #used: Slot[] = [];
  readonly #isTemp = new Set<Slot>();
  readonly #freePairs: Slot[] = [];
  readonly #isPairTemp = new Set<Slot>();
  #nextSlot: number = HEADER_SLOTS;
  #frameBytes = 0;
  #frameAlignment = stackAlignment;
  #frameSlot: Slot = NO_SLOT;
  usesStack = false;
  /** Some return leaves the stack as it is. */
  returnsBare = false;

  readonly #evaluate: Evaluate;

  constructor(vm: VmProgram, func: Func, code: Code, uses: Uses, evaluate: Evaluate) {
    this.#evaluate = evaluate;
    this.vm = vm;
    this.func = func;
    this.code = code;
    this.uses = uses;
    this.layout = vm.layout.within(func);
    this.shape = vm.shapeOf(func.id);
    this.labels = func.labels.map(() => this.a.newLabel());
  }

  get pointerSize(): 4 | 8 {
    return this.vm.pointerSize;
  }

  get address(): 'u32' | 'u64' {
    return this.pointerSize === 8 ? 'u64' : 'u32';
  }

  get frameSize(): number {
    return this.#nextSlot;
  }

  get frameBytes(): number {
    return alignUp(this.#frameBytes, stackAlignment);
  }

  /** What the strictest of the frame's areas asks for, at least that of the stack. */
  get frameAlignment(): number {
    return this.#frameAlignment;
  }

  get frameSlot(): Slot {
    return this.#frameSlot;
  }

  /** The value of a tree (expressions.ts). */
  evaluate(n: Node, hint: Slot = NO_SLOT, depth = 0): Val {
    return this.#evaluate(this, n, hint, depth);
  }

  // Kinds

  /** What no slot can have traps when it is reached, and stands for 0. */
  kindOf(prim: PrimType): Kind {
    const kind = kindOf(prim, this.pointerSize);
    if (kind !== undefined) return kind;
    if (prim !== 'void') this.unsupported(`values of type ${prim}`);
    return primRows[prim].kind === 'void' ? 'i32' : 'i64';
  }

  kindOfType(type: TypeId): Kind {
    return this.kindOf(this.layout.primOf(type));
  }

  scalarOfNode(n: Node): Scalar {
    const kind = this.kindOf(this.code.prim(n));
    return kind === 'agg' ? this.address : kind;
  }

  unsupported(what: string): Val {
    this.a.emit('Trap', this.vm.trapIndex('unsupported', what));
    return { tag: 'const', kind: 'i64', value: 0n };
  }

  // Slots

  newSlot(): Slot {
    return slotAt(this.#nextSlot++);
  }

  /** Slots for a value of a class: the first of two for a pair. */
  newSlotFor(slotClass: SlotClass): Slot {
    const slot = this.newSlot();
    if (slotsOf(slotClass) === 2) this.newSlot();
    return slot;
  }

  temp(): Slot {
    const slot = this.#free.pop() ?? this.newSlot();
    this.#isTemp.add(slot);
    this.#used.push(slot);
    return slot;
  }

  #pairTemp(): Slot {
    const slot = this.#freePairs.pop() ?? this.newSlotFor('pair');
    this.#isPairTemp.add(slot);
    this.#used.push(slot);
    return slot;
  }

  /** A temporary whose value has been used may be the destination of what uses it. */
  release(val: Val): void {
    if (val.tag === 'reg') this.releaseSlot(val.slot);
  }

  releaseSlot(slot: Slot): void {
    if (this.#isTemp.delete(slot)) this.#free.push(slot);
    else if (this.#isPairTemp.delete(slot)) this.#freePairs.push(slot);
  }

  endStatement(): void {
    for (const slot of this.#used) this.releaseSlot(slot);
    this.#used = [];
  }

  dest(hint: Slot): Slot {
    return hint === NO_SLOT ? this.temp() : hint;
  }

  /** The slots for a result of a kind. */
  destOf(kind: Scalar, hint: Slot): Slot {
    return hint === NO_SLOT && scalars[kind].slot === 'pair' ? this.#pairTemp() : this.dest(hint);
  }

  // Variables and registers

  variable(ref: VarRef): Variable {
    return isLocal(ref) ? this.func.locals[varIndex(ref)] : this.vm.module.globals[varIndex(ref)];
  }

  home(ref: VarRef): Home {
    if (isLocal(ref)) return this.homes[varIndex(ref)];
    const variable = this.variable(ref);
    return { in: 'memory', addr: absolute(this.vm.image.addressOf(variable)), type: variable.type };
  }

  register(reg: Reg, access: PrimType): { slot: Slot; kind: Scalar } {
    let home = this.#registers.get(reg);
    if (home === undefined) {
      const decl = this.func.pregs.get(reg);
      const kind = decl === undefined ? this.kindOf(access) : this.kindOfType(decl.type);
      const scalar = kind === 'agg' ? this.address : kind;
      home = { slot: this.newSlotFor(scalars[scalar].slot), kind: scalar };
      this.#registers.set(reg, home);
    }
    return home;
  }

  setRegister(reg: number, slot: Slot, kind: Scalar): void {
    this.#registers.set(reg, { slot, kind });
  }

  /** Slots of the frame must be known before the body: all registers are given theirs here. */
  placeRegisters(): void {
    const { code } = this;
    for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
      const op = code.op(n);
      if ((op === 'regread' || op === 'regassign') && code.reg(n) > 0) this.register(code.reg(n), code.prim(n));
    }
  }

  /** A slot that keeps result `index` of a class until it is read. */
  returnSlot(index: number, slotClass: SlotClass): Slot {
    const key = `${index} ${slotClass}`;
    let slot = this.#returnSlots.get(key);
    if (slot === undefined) this.#returnSlots.set(key, (slot = this.newSlotFor(slotClass)));
    return slot;
  }

  // Frame memory

  /** Memory of the frame. */
  area(size: number, alignment: number): Addr {
    this.#frameAlignment = Math.max(this.#frameAlignment, alignment);
    this.#frameBytes = alignUp(this.#frameBytes, Math.max(1, alignment));
    const offset = this.#frameBytes;
    this.#frameBytes += Math.max(1, size);
    return { base: this.needFrame(), index: NO_SLOT, scale: 0, offset };
  }

  /** Memory that all requests with this name and size share. */
  sharedArea(name: string, size: number, alignment: number): Addr {
    const key = `${name} ${size} ${alignment}`;
    const known = this.#areas.get(key);
    if (known !== undefined) return { base: this.needFrame(), index: NO_SLOT, scale: 0, offset: known };
    const made = this.area(size, alignment);
    this.#areas.set(key, made.offset);
    return made;
  }

  needFrame(): Slot {
    if (this.#frameSlot === NO_SLOT) this.#frameSlot = this.newSlot();
    this.usesStack = true;
    return this.#frameSlot;
  }

  // Constants

  /** A value in a slot; constants go to `hint`, to a slot of their own, or to a temporary. */
  inSlot(val: ScalarVal, hint: Slot = NO_SLOT): Slot {
    if (val.tag === 'reg') return val.slot;
    if (hint !== NO_SLOT || !this.uses.loops) {
      const slot = this.destOf(val.kind, hint);
      putConstant(this.a, scalars[val.kind].slot, slot, val.value);
      return slot;
    }
    const key = `${scalars[val.kind].slot} ${Object.is(val.value, -0) ? '-0' : val.value}`;
    let slot = this.#constants.get(key);
    if (slot === undefined) {
      this.#constants.set(key, (slot = this.newSlotFor(scalars[val.kind].slot)));
      this.vmConstants.push({ slot, kind: val.kind, value: val.value });
    }
    return slot;
  }

  readonly vmConstants: { readonly slot: Slot; readonly kind: Scalar; readonly value: number | bigint }[] = [];

  /** The scalar that a value is; an aggregate is its address. */
  scalarOf(val: Val): Scalar {
    return val.tag === 'agg' ? this.address : val.kind;
  }

  constant(kind: Scalar, value: bigint): ScalarVal {
    if (isExtended(kind)) return extendedConstant(kind, value);
    const from =
      scalars[kind].slot === 'float'
        ? Number(value)
        : convertConstant(BigInt.asIntN(64, value), 'i64', kind === 'u1' ? 'i64' : kind);
    return { tag: 'const', kind, value: kind === 'u1' ? Number(value & 1n) : from };
  }

  isReturnRegister(reg: Reg): boolean {
    return reg <= RETVAL0;
  }

  isStaticLocal(local: number): boolean {
    return isStatic(this.func.locals[local]);
  }
}
