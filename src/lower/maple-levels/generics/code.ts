/** The code of an instance: types replaced, generic calls made plain, and values of unknown type given the one they have. */
import { CodeWriter, type Code, type FuncId, type Node, type Result, type VarRef } from '../../../maple/code.ts';
import { Layout } from '../../../maple/layout.ts';
import type { Func, Module } from '../../../maple/module.ts';
import { opcodeNames, rows, type Opcode } from '../../../maple/opcodes.ts';
import { pointerSizeOf } from '../../../maple/pointer-size.ts';
import type { Instantiation, TypeId } from '../../../maple/types.ts';
import { primByCode, type PrimType } from '../../../scalar/prim-types.ts';
import { fieldInInstance } from './field-ids.ts';
import type { TypeParams } from './params.ts';

/** The substitution under which one instance is made. */
export interface Env {
  /** Name of a type parameter (`!T`) → the type that it stands for in this instance. */
  readonly types: ReadonlyMap<string, TypeId>;
  /** The generic function whose local type names count here; undefined while a type of the module is instantiated. */
  readonly func: Func | undefined;
  /** Types with parameters in them → what they became, so that each is substituted once and recursive types end. */
  readonly known: Map<TypeId, TypeId>;
}

/** The worklist of instances (index.ts), as the code of an instance sees it: where it asks for the ones that it uses. */
export interface InstanceSource {
  readonly module: Module;
  /** The type with its parameters replaced; an instance of a generic type is asked for and stands by its name. */
  substitute(type: TypeId, env: Env): TypeId;
  /** Defines the instances of types that were asked for. */
  drainTypes(): void;
  requestFunc(generic: FuncId, vector: readonly Instantiation[], env: Env): FuncId;
  /** A call by class needs instances of all methods that it may reach. */
  requestOverriding(called: FuncId, vector: readonly Instantiation[], env: Env): void;
}

const withVector: ReadonlySet<Opcode> = new Set(opcodeNames.filter((op) => rows[op].form.includes('instant')));

export class InstanceCode {
  readonly #source: InstanceSource;
  readonly #layout: Layout;
  readonly #params: TypeParams;

  constructor(source: InstanceSource, params: TypeParams) {
    this.#source = source;
    this.#params = params;
    this.#layout = new Layout(source.module, pointerSizeOf(source.module));
  }

  /** The code of `generic` as that of its instance `func`. */
  rewrite(code: Code, generic: Func, func: Func, env: Env): Code {
    const writer = CodeWriter.rewriting(code);
    const made = new Int32Array(code.words.length);
    const prims: PrimType[] = [];
    const fields = env.types.size > 0;
    for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
      const operands = code.operands(n).map((operand) => made[operand] as Node);
      const copy = withVector.has(code.op(n))
        ? this.#callInstance(code, n, operands, writer, env)
        : writer.copy(code, n, operands);
      made[n] = copy;
      if (!withVector.has(code.op(n))) this.#substituteSlots(code, n, copy, writer, env);
      this.#source.drainTypes();
      if (!fields) continue;
      this.#fixFields(code, n, copy, writer, generic, func, env);
      this.#fixPrims(code, n, copy, writer, generic, func, env, prims);
    }
    return writer.finish(made[code.root] as Node);
  }

  #substituteSlots(code: Code, n: Node, copy: Node, writer: CodeWriter, env: Env): void {
    if (code.has(n, 'type')) writer.setSlot(copy, 'type', this.#source.substitute(code.type(n), env));
    if (code.has(n, 'types'))
      writer.setSlot(copy, 'types', writer.list(code.types(n).map((type) => this.#source.substitute(type, env))));
  }

  #callInstance(code: Code, n: Node, operands: readonly Node[], writer: CodeWriter, env: Env): Node {
    const op = code.op(n);
    const vector = code.instant(n).map((item) => ({ ...item, type: this.#source.substitute(item.type, env) }));
    this.#source.drainTypes();
    const instance = this.#source.requestFunc(code.func(n), vector, env);
    if (op.startsWith('virtual') || op.startsWith('interface') || op.startsWith('superclass'))
      this.#source.requestOverriding(code.func(n), vector, env);
    const slots = code.has(n, 'results') ? [instance, code.results(n)] : [instance];
    return writer.at(code.start(n), code.end(n)).make(op.replace('instant', '') as Opcode, 'void', slots, operands);
  }

  #fixFields(code: Code, n: Node, copy: Node, writer: CodeWriter, generic: Func, func: Func, env: Env): void {
    if (!code.has(n, 'field')) return;
    writer.setSlot(copy, 'field', this.#fieldIn(code, n, code.field(n), generic, func, env));
    if (code.has(n, 'field2'))
      writer.setSlot(copy, 'field2', this.#fieldIn(code, n, code.slot(n, 'field2'), generic, func, env));
  }

  /** The id in an instance of a field of the variable, or of what the pointer points to. */
  #fieldIn(code: Code, n: Node, id: number, generic: Func, func: Func, env: Env): number {
    if (code.has(n, 'var')) return this.#fieldOfVariable(code.var(n), id, generic, func);
    const pointer = this.#source.module.types.get(code.type(n));
    const open = pointer.kind === 'pointer' ? pointer.to : code.type(n);
    return this.#fieldOf(open, this.#source.substitute(open, env), id, generic, func);
  }

  #fieldOfVariable(ref: VarRef, id: number, generic: Func, func: Func): number {
    const { module } = this.#source;
    return this.#fieldOf(module.variable(ref, generic).type, module.variable(ref, func).type, id, generic, func);
  }

  #fieldOf(open: TypeId, closed: TypeId, id: number, generic: Func, func: Func): number {
    if (id <= 0 || this.#params.of(open).size === 0) return id;
    return fieldInInstance(open, closed, this.#layout.within(generic), this.#layout.within(func), id);
  }

  /** What was read as a value of unknown type has one in an instance. */
  #fixPrims(
    code: Code,
    n: Node,
    copy: Node,
    writer: CodeWriter,
    generic: Func,
    func: Func,
    env: Env,
    prims: PrimType[],
  ): void {
    const prim = code.prim(n);
    const actual = isOpen(prim) ? this.#actualPrim(code, n, generic, func, env, prims) : prim;
    prims[n] = actual;
    if (actual !== prim) writer.setPrim(copy, actual);
    if (code.has(n, 'from') && isOpen(code.from(n)))
      writer.setSlot(copy, 'from', primByCode.indexOf(prims[code.operand(n, 0)]));
    if (!code.has(n, 'results')) return;
    const results = code.results(n).map((result) => this.#fixResult(result, generic, func));
    writer.setSlot(copy, 'results', writer.list(results));
  }

  /** Where a call's result goes: the field, or the type of the register, that it is in the instance. */
  #fixResult(result: Result, generic: Func, func: Func): Result {
    if (result.kind === 'var')
      return { ...result, field: this.#fieldOfVariable(result.var, result.field, generic, func) };
    if (result.kind !== 'reg' || !isOpen(result.prim)) return result;
    return { ...result, prim: this.#registerPrim(func, result.reg) ?? result.prim };
  }

  /** The type of a value in the instance, found from what it reads or, for operations, from the operands before it. */
  #actualPrim(code: Code, n: Node, generic: Func, func: Func, env: Env, prims: readonly PrimType[]): PrimType {
    const layout = this.#layout.within(func);
    const prim = code.prim(n);
    const fieldPrim = (type: TypeId | undefined): PrimType | undefined => {
      const field = type === undefined ? 0 : this.#fieldIn(code, n, code.field(n), generic, func, env);
      const place = type === undefined ? undefined : layout.field(type, field);
      return place && layout.primOf(place.type);
    };
    switch (code.op(n)) {
      case 'dread':
        return fieldPrim(this.#source.module.variable(code.var(n), func).type) ?? prim;
      case 'iread':
        return fieldPrim(layout.pointee(this.#source.substitute(code.type(n), env))) ?? prim;
      case 'regread':
      case 'regassign':
        return this.#registerPrim(func, code.reg(n)) ?? prim;
      case 'retype':
        return layout.primOf(this.#source.substitute(code.type(n), env));
      default: {
        const from = code.op(n) === 'select' ? 1 : 0;
        return code.count(n) > from && rows[code.op(n)].kind === 'expr' ? (prims[code.operand(n, from)] ?? prim) : prim;
      }
    }
  }

  #registerPrim(func: Func, reg: number): PrimType | undefined {
    const decl = func.pregs.get(reg);
    return decl === undefined ? undefined : this.#source.module.valuePrim(decl.type, func);
  }
}

function isOpen(prim: PrimType): boolean {
  return prim === 'agg' || prim === 'unknown' || prim === 'gen';
}
