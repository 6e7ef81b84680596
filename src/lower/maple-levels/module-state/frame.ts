/**
 * One function: its frame as a variable `%.frame`, whose byte `bias` is where %%FP points, and the rules that turn
 * what refers to it into accesses of that variable.
 *
 *     %.frame      locals, `bias` bytes      formals
 *                                            ^ %%FP
 *
 * When the function begins, its parameters go to their places and the marked words of the locals become 0.
 */
import { RETVAL0, localVar, specialRegs, type Code, type Node, type VarRef } from '../../../maple/code.ts';
import { Layout } from '../../../maple/layout.ts';
import type { Directive, Func, Module, Variable } from '../../../maple/module.ts';
import { frameAreaOf, type FrameArea, type GlobalArea } from '../../../maple/module-state.ts';
import { managedAllocations, type Opcode } from '../../../maple/opcodes.ts';
import { bitsOf, primRows, type PrimType } from '../../../scalar/prim-types.ts';
import { ownLocal } from '../own-names.ts';
import type { ExpressionRule, Rewriter, Statements, Transformation } from '../rewrite.ts';
import { formalsOf, newLocal, roundUp } from './formals.ts';
import { MarkedWord } from './words.ts';

/** The frame among the variables of a function: the last one of this name. */
export function frameIn(locals: readonly Variable[]): number {
  return locals.findLastIndex(({ name }) => /^%\.frame(\.\d+)?$/.test(name));
}

export interface StateOfModule {
  readonly global: VarRef | undefined;
  readonly area: GlobalArea;
  readonly pointerSize: 4 | 8;
}

/** Values that bring a reference of their own along: nobody else counts on them. */
const givesReference: ReadonlySet<Opcode> = new Set(managedAllocations);

export class FrameLowering {
  readonly #state: StateOfModule;
  readonly #layout: Layout;
  readonly #code: Code;
  readonly #area: FrameArea;
  readonly #bias: number;
  readonly #size: number;
  readonly #func: Func;
  #frame: VarRef | undefined;
  #stack: VarRef | undefined;

  constructor(module: Module, func: Func, state: StateOfModule) {
    this.#func = func;
    this.#code = func.code as Code;
    this.#state = state;
    this.#layout = new Layout(module, state.pointerSize).within(func);
    this.#area = frameAreaOf(func);
    const reach = this.#reach();
    this.#bias = roundUp(Math.max(this.#area.locals ?? 0, reach.below), 8);
    this.#size = this.#bias + Math.max(this.#area.formals ?? 0, reach.above);
  }

  transformation(): Transformation {
    const expressions: Partial<Record<Opcode, ExpressionRule>> = {
      ireadfpoff: (r, n) => r.make(n, 'dreadoff', r.code.prim(n), [this.#frameVar(r), this.#bias + r.code.offset(n)]),
      regread: (r, n) => this.#readRegister(r, n),
      alloca: (r, n) => this.#alloca(r, n),
    };
    return {
      name: 'module-state',
      doc: '',
      expressions,
      rules: {
        iassignfpoff: (r, n) => this.#assign(r, n, 'frame', r.code.offset(n), 0),
        iassignspoff: (r, n) => this.#assignByStackPointer(r, n),
        iassignoff: (r, n) => this.#assignOffset(r, n),
        return: (r, n) => this.#return(r, n),
        // Every function has one: there may be nothing to do but the prologue.
        block: (r, n) => r.statements(n),
      },
      prologue: (r) => this.#prologue(r),
    };
  }

  #assignByStackPointer(r: Rewriter, n: Node): Node {
    const operands = [this.#stackPointer(r, n, 'ptr'), r.operand(n, 0)];
    return r.make(n, 'iassignoff', r.code.prim(n), [r.code.offset(n)], operands);
  }

  // The frame

  /** How far the function reaches from %%FP, where it does not say. */
  #reach(): { readonly below: number; readonly above: number } {
    let [below, above] = [0, 0];
    for (const n of this.#code.nodes()) {
      const op = this.#code.op(n);
      if (op !== 'ireadfpoff' && op !== 'iassignfpoff') continue;
      const offset = this.#code.offset(n);
      below = Math.max(below, -offset);
      above = Math.max(above, offset + Math.max(1, bitsOf(this.#code.prim(n), this.#state.pointerSize) / 8));
    }
    return { below, above };
  }

  #frameVar(r: Rewriter): VarRef {
    if (this.#frame === undefined) {
      const { types } = r.module;
      r.func.locals.push(
        newLocal(
          this.#func,
          ownLocal(r.func.locals, 'frame'),
          types.array(Math.max(1, this.#size), types.prim('u8')),
          16,
        ),
      );
      this.#frame = localVar(r.func.locals.length - 1);
    }
    return this.#frame;
  }

  #frameAddress(r: Rewriter, n: Node, prim: PrimType, offset: number): Node {
    return r.make(n, 'addrofoff', prim, [this.#frameVar(r), this.#bias + offset]);
  }

  #readRegister(r: Rewriter, n: Node): Node | undefined {
    const prim = r.code.prim(n);
    switch (r.code.reg(n)) {
      case specialRegs['%%FP']:
        return this.#frameAddress(r, n, prim, 0);
      case specialRegs['%%SP']:
        return this.#stackPointer(r, n, prim);
      case specialRegs['%%GP']:
        return this.#state.global === undefined ? undefined : r.make(n, 'addrofoff', prim, [this.#state.global, 0]);
      default:
        return undefined;
    }
  }

  /** The end of the frame, or what was allocated last: `alloca` moves %%SP. */
  #stackPointer(r: Rewriter, n: Node, prim: PrimType): Node {
    return r.make(n, 'dread', prim, [this.#stackVar(r), 0]);
  }

  #stackVar(r: Rewriter): VarRef {
    if (this.#stack === undefined) {
      r.func.locals.push(newLocal(this.#func, ownLocal(r.func.locals, 'sp'), r.module.types.prim('ptr')));
      this.#stack = localVar(r.func.locals.length - 1);
    }
    return this.#stack;
  }

  #alloca(r: Rewriter, n: Node): Node | undefined {
    if (!this.#readsStackPointer()) return undefined;
    const prim = r.code.prim(n);
    const memory = r.make(n, 'alloca', prim, [], [r.operand(n, 0)]);
    r.before(r.make(n, 'dassign', 'void', [this.#stackVar(r), 0], [memory]));
    return r.hold(n, prim, r.make(n, 'dread', prim, [this.#stackVar(r), 0]))();
  }

  #readsStackPointer(): boolean {
    return [...this.#code.nodes()].some(
      (n) =>
        this.#code.op(n) === 'iassignspoff' ||
        (this.#code.op(n) === 'regread' && this.#code.reg(n) === specialRegs['%%SP']),
    );
  }

  /** Parameters to their places; locals that are references or tagged begin as null and undefined. */
  #prologue(r: Rewriter): Statements {
    const { root } = r.code;
    const marked = new Set([...this.#area.counted, ...this.#area.tagged].filter((offset) => offset < 0));
    const cleared = [...marked].map((offset) =>
      r.make(root, 'dassignoff', 'u64', [this.#frameVar(r), this.#bias + offset], [r.constant(root, 'u64', 0)]),
    );
    const formals =
      this.#area.formals === undefined
        ? []
        : formalsOf(this.#func, this.#layout).map((formal) => this.#placeFormal(r, formal));
    const stack = this.#readsStackPointer()
      ? [r.make(root, 'dassign', 'void', [this.#stackVar(r), 0], [this.#frameAddress(r, root, 'ptr', -this.#bias)])]
      : [];
    return [cleared, formals, stack];
  }

  /** Copies a parameter to its place in the frame, where code reads it by its distance from %%FP. */
  #placeFormal(r: Rewriter, { local, reg, type, offset, size }: ReturnType<typeof formalsOf>[number]): Statements {
    const { root } = r.code;
    const prim = this.#layout.primOf(type);
    if (prim === 'void') return [];
    if (prim === 'agg') {
      const from = r.make(root, 'addrof', 'ptr', [localVar(local ?? 0), 0]);
      const to = this.#frameAddress(r, root, 'ptr', offset);
      return r.make(root, 'blkassignoff', 'void', [0, this.#layout.alignOf(type), size], [to, from]);
    }
    const value =
      local === undefined
        ? r.make(root, 'regread', prim, [reg ?? 0])
        : r.make(root, 'dread', prim, [localVar(local), 0]);
    const store = r.make(root, 'dassignoff', prim, [this.#frameVar(r), this.#bias + offset], [value]);
    const word = this.#word(r, 'frame', offset);
    return word === undefined || !word.isReference(prim) ? store : [store, word.retain(r, root)];
  }

  // Marked words

  #word(r: Rewriter, where: 'frame' | 'global', offset: number): MarkedWord | undefined {
    const area = where === 'frame' ? this.#area : this.#state.area;
    const [isCounted, isTagged] = [area.counted.has(offset), area.tagged.has(offset)];
    if (!isCounted && !isTagged) return undefined;
    const variable = where === 'frame' ? this.#frameVar(r) : (this.#state.global as VarRef);
    return new MarkedWord(variable, (where === 'frame' ? this.#bias : 0) + offset, isCounted, isTagged);
  }

  #assign(r: Rewriter, n: Node, where: 'frame' | 'global', offset: number, operand: number): Statements {
    const variable = where === 'frame' ? this.#frameVar(r) : (this.#state.global as VarRef);
    const prim = r.code.prim(n);
    const at = offset + (where === 'frame' ? this.#bias : 0);
    const store = r.make(n, 'dassignoff', prim, [variable, at], [r.operand(n, operand)]);
    const word = this.#word(r, where, offset);
    if (word === undefined) return store;
    return word.assign(r, n, prim, store, this.#givesReference(r.code.operand(n, operand)));
  }

  #givesReference(value: Node): boolean {
    const op = this.#code.op(value);
    return givesReference.has(op) || (op === 'regread' && this.#code.reg(value) <= RETVAL0);
  }

  /** `iassignoff` at a register, as a store to a word that may be marked. */
  #assignOffset(r: Rewriter, n: Node): Statements {
    const base = r.code.operand(n, 0);
    const isAt = (reg: number): boolean => r.code.op(base) === 'regread' && r.code.reg(base) === reg;
    if (isAt(specialRegs['%%GP']) && this.#state.global !== undefined)
      return this.#assign(r, n, 'global', r.code.offset(n), 1);
    if (isAt(specialRegs['%%FP'])) return this.#assign(r, n, 'frame', r.code.offset(n), 1);
    return r.copyStatement(n);
  }

  // The end

  /** A reference that is read from a word of the frame is one more, for the caller. */
  #return(r: Rewriter, n: Node): Statements {
    const kept: Statements[] = [];
    const values = r.code.operands(n).map((operand, i) => {
      const prim = r.code.prim(operand);
      const isKept =
        this.#code.op(operand) === 'ireadfpoff' &&
        this.#area.counted.has(this.#code.offset(operand)) &&
        primRows[prim].kind === 'address';
      if (!isKept) return r.operand(n, i);
      const reg = r.newPreg(n, prim);
      const read = (): Node => r.make(n, 'regread', prim, [reg]);
      kept.push(r.make(n, 'regassign', prim, [reg], [r.operand(n, i)]), r.make(n, 'incref', 'void', [], [read()]));
      return read();
    });
    return kept.length === 0 ? r.copyStatement(n) : [kept, r.make(n, 'return', 'void', [], values)];
  }

  /** With the sizes that the frame has been given, for `frame-release`. */
  directives(): Directive[] {
    const { directives, start, end } = this.#func;
    const size = (name: string, bytes: number): Directive => ({ name, values: [bytes], start, end });
    const rest = directives.filter(({ name }) => name !== 'framesize' && name !== 'upformalsize');
    return [...rest, size('framesize', this.#bias), size('upformalsize', this.#size - this.#bias)];
  }
}
