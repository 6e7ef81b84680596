/**
 * What the lowering of one function knows: the builder of its linear form, where its variables and registers live, what
 * the last call returned.
 *
 * A variable has a home. It is a register (a linear parameter or local) if it is a scalar whose address nobody takes and
 * that is not volatile; else it is memory: a slot of the frame, data (globals and static locals), or, for an aggregate
 * parameter, the copy that the caller made. Labels keep their numbers; the address of a label is its number plus 1.
 */
import { InternalError } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Dest, Operand } from '../../linear/nodes.ts';
import {
  isLocal,
  RETVAL0,
  specialRegs,
  varIndex,
  type Code,
  type Node,
  type Reg,
  type VarRef,
} from '../../maple/code.ts';
import type { Layout } from '../../maple/layout.ts';
import type { Func, Variable } from '../../maple/module.ts';
import type { TypeId } from '../../maple/types.ts';
import { primRows, type PrimType } from '../../scalar/prim-types.ts';
import { convert } from './conversions.ts';
import type { GlobalData } from './globals.ts';
import type { ModuleLowering } from './module-lowering.ts';
import {
  isExtended,
  isFloatScalar,
  kindOf,
  kindsByCode,
  scalarRows,
  type Kind,
  type Scalar,
  type Value,
} from './scalars.ts';
import type { CallShape } from './signatures.ts';

export type Home =
  | { readonly kind: 'register'; readonly dest: Dest; readonly scalar: Scalar; readonly type: TypeId }
  | { readonly kind: 'memory'; readonly address: Operand; readonly type: TypeId; readonly volatile: boolean };

/** What a scan of the code finds out before anything is lowered. */
export interface Uses {
  /** Locals that must be in memory because of how they are accessed. */
  readonly inMemory: ReadonlySet<number>;
  readonly readsResults: boolean;
  /** Labels whose addresses are taken. */
  readonly takenLabels: ReadonlySet<number>;
}

/** A slot that several statements share one after the other; its size is known when all have been seen. */
interface SharedSlot {
  readonly index: number;
  readonly dest: Dest;
  size: number;
  align: number;
}

export class FuncContext {
  readonly program: ModuleLowering;
  readonly data: GlobalData;
  readonly func: Func;
  readonly code: Code;
  readonly layout: Layout;
  readonly b: LinearBuilder;
  readonly uses: Uses;
  readonly shape: CallShape;
  /** By local. */
  readonly homes: Home[] = [];
  /** Where the callee puts its aggregate results. */
  readonly resultAddresses: Dest[] = [];
  /** The address of the variable arguments, for a variadic function. */
  variableArgs: Operand | undefined;
  /** What the last call (in the order of the text) left in %%retvalN. */
  returned: (Value | undefined)[] = [];
  readonly #kinds: readonly (Kind | undefined)[];
  readonly #globalHomes = new Map<number, Home>();
  readonly #registers = new Map<number, { readonly dest: Dest; readonly scalar: Scalar }>();
  readonly #returnLocals = new Map<string, Dest>();
  readonly #sharedSlots = new Map<string, SharedSlot>();

  constructor(program: ModuleLowering, data: GlobalData, func: Func, code: Code, b: LinearBuilder, uses: Uses) {
    this.program = program;
    this.data = data;
    this.func = func;
    this.code = code;
    this.layout = program.layout.within(func);
    this.b = b;
    this.uses = uses;
    this.#kinds = kindsByCode(program.pointerSize);
    this.shape = program.shapeOf(func.id);
  }

  get pointerSize(): 4 | 8 {
    return this.program.pointerSize;
  }

  /** The scalar that addresses are. */
  get addressScalar(): 'u32' | 'u64' {
    return this.pointerSize === 8 ? 'u64' : 'u32';
  }

  spanOf(n: Node): Span {
    return this.code.span(n);
  }

  /** What is added from now on comes from a node; from nowhere, if nobody wrote that. */
  at(n: Node): void {
    const { code } = this;
    if (code.end(n) === 0) this.b.at(undefined);
    else this.b.atPlace(code.source, code.start(n), code.end(n));
  }

  /** The kind of the type of a node. */
  kindOfNode(n: Node): Kind {
    return this.#kinds[this.code.words[n] >>> 16] ?? this.kindOf(this.code.prim(n), n);
  }

  /** The kind of a primitive type; reports those that are not lowered and goes on with i64. */
  kindOf(prim: PrimType, n: Node): Kind {
    const kind = kindOf(prim, this.pointerSize);
    if (kind !== undefined) return kind;
    if (prim !== 'void') this.program.reportOnce('MPL3002', this.spanOf(n), prim);
    return primRows[prim].kind === 'void' ? 'i32' : 'i64';
  }

  kindOfType(type: TypeId, n: Node): Kind {
    return this.kindOf(this.layout.primOf(type), n);
  }

  notLowered(n: Node): void {
    this.program.reportOnce('MPL3001', this.spanOf(n), this.code.op(n));
  }

  // Variables

  home(ref: VarRef, n: Node): Home {
    if (isLocal(ref)) {
      const home = this.homes[varIndex(ref)];
      if (home === undefined) throw new InternalError(`no local ${varIndex(ref)}`, `lowering ${this.func.name}`);
      return home;
    }
    const index = varIndex(ref);
    let home = this.#globalHomes.get(index);
    if (home === undefined) this.#globalHomes.set(index, (home = this.#globalHome(index, n)));
    return home;
  }

  #globalHome(index: number, n: Node): Home {
    const { type, attrs, name } = this.program.module.globals[index];
    if (this.data.undefinedExterns.has(index)) this.program.reportOnce('MPL3005', this.spanOf(n), name);
    return {
      kind: 'memory',
      address: this.data.nulls.has(index) ? this.b.address(0) : { kind: 'g', index },
      type,
      volatile: attrs.some((attr) => attr.name === 'volatile'),
    };
  }

  variable(ref: VarRef): Variable {
    return isLocal(ref) ? this.func.locals[varIndex(ref)] : this.program.module.globals[varIndex(ref)];
  }

  // Registers

  /** The local that holds a pseudo-register; its type is the declared one, or that of its first access. */
  register(reg: Reg, access: PrimType, n: Node): { readonly dest: Dest; readonly scalar: Scalar } {
    let home = this.#registers.get(reg);
    if (home === undefined) {
      const decl = this.func.pregs.get(reg);
      const kind = decl === undefined ? this.kindOf(access, n) : this.kindOfType(decl.type, n);
      const scalar = kind === 'agg' ? this.addressScalar : kind;
      home = this.setRegister(reg, this.b.local(scalarRows[scalar].value, registerName(reg)), scalar);
    }
    return home;
  }

  setRegister(reg: number, dest: Dest, scalar: Scalar): { readonly dest: Dest; readonly scalar: Scalar } {
    const home = { dest, scalar };
    this.#registers.set(reg, home);
    return home;
  }

  /** The local in which a call leaves result `index` of a scalar type. */
  returnLocal(index: number, scalar: Scalar): Dest {
    const { value } = scalarRows[scalar];
    const key = `${index} ${value}`;
    let dest = this.#returnLocals.get(key);
    if (dest === undefined) this.#returnLocals.set(key, (dest = this.b.local(value, `retval${index}`)));
    return dest;
  }

  // Frame

  /** The slot `name`, at least as large as asked for; its content is of no use after the next request for it. */
  sharedSlot(name: string, size: number, align: number): Operand {
    let slot = this.#sharedSlots.get(name);
    if (slot === undefined) {
      const dest = this.b.slot(0, 1, name);
      slot = { index: dest.index, dest, size, align };
      this.#sharedSlots.set(name, slot);
    }
    slot.size = Math.max(slot.size, size);
    slot.align = Math.max(slot.align, align);
    return slot.dest;
  }

  /** Gives the shared slots their sizes; the last thing to do before the builder finishes. */
  finishSlots(): void {
    const { symbols } = this.b.func;
    for (const { index, size, align } of this.#sharedSlots.values()) {
      const symbol = symbols[index];
      if ('storage' in symbol && symbol.storage === 'slot') symbols[index] = { ...symbol, size, align };
    }
  }

  // Small things

  /** An address plus a constant number of bytes. */
  offset(address: Operand, bytes: number): Operand {
    if (bytes === 0) return address;
    if (address.kind === 'g') return { kind: 'g', index: address.index, offset: (address.offset ?? 0) + bytes };
    return this.b.calc(this.pointerSize === 8 ? 'AddL' : 'AddI', address, this.b.address(bytes));
  }

  /** A value as a scalar; an aggregate is its address. */
  as(value: Value, scalar: Scalar): Operand {
    return convert(this.b, value.operand, value.kind === 'agg' ? this.addressScalar : value.kind, scalar);
  }

  /** A value as an integer of its own width; a float is truncated. */
  asInteger(value: Value): { readonly operand: Operand; readonly kind: Scalar } {
    const kind = this.scalarOf(value);
    return isFloatScalar(kind) || isExtended(kind)
      ? { operand: this.as(value, 'i64'), kind: 'i64' }
      : { operand: value.operand, kind };
  }

  /** The scalar that a value is; an aggregate is its address. */
  scalarOf(value: Value): Scalar {
    return value.kind === 'agg' ? this.addressScalar : value.kind;
  }
}

const specialNames = new Map<number, string>(Object.entries(specialRegs).map(([name, reg]) => [reg, name]));

/** `r5` for %5; special registers by name. */
export function registerName(reg: number): string {
  if (reg <= RETVAL0) return `retval${RETVAL0 - reg}`;
  return reg < 0 ? (specialNames.get(reg) ?? `special${-reg}`).slice(2) : `r${reg}`;
}
