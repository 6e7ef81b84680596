/**
 * The stack code of a whole module: assembled, with the signatures of everything that it calls, and verified.
 *
 * A `func` without a declared result returns what its code returns. Functions may call each other in circles, so results
 * are found by iteration: at first no such function returns, which is true of fewer and fewer paths.
 */
import type { Diagnostic } from '../../base/diagnostics.ts';
import { TypeNames } from '../graph/type-names.ts';
import { BodyChecker } from '../verifier-bodies.ts';
import type { Func, Global, Module } from '../module.ts';
import { bytesOfText } from '../names.ts';
import { noComments, type Expr } from '../nodes.ts';
import { bytePointer, i32, i8, typeText, type Type } from '../types.ts';
import { Verification } from '../verification.ts';
import { assemble, type LabelProblem } from './assembler.ts';
import { Pool, type StackCode } from './code.ts';
import type { CodeContext, Signature } from './instruction-types.ts';
import { verifyCode, type CodeTypes, type Verified } from './verifier.ts';

/** Functions that every program has. */
export const hostSignatures: ReadonlyMap<string, Signature> = new Map<string, Signature>([
  ['puts', { params: [bytePointer], variadic: false, result: i32 }],
  ['putchar', { params: [i32], variadic: false, result: i32 }],
  ['exit', { params: [i32], variadic: false, result: i32 }],
]);

/** A function with stack code. */
export interface CodeFunc {
  readonly item: Func;
  readonly code: StackCode;
  readonly params: readonly Type[];
  readonly types: CodeTypes;
}

export interface ModuleCode {
  readonly pool: Pool;
  /** By name; only those without label problems. */
  readonly funcs: ReadonlyMap<string, CodeFunc>;
  readonly labelProblems: readonly LabelProblem[];
  readonly problems: readonly Diagnostic[];
  /** Where control runs off the end. */
  readonly ends: Verified['ends'];
  readonly signatures: (name: string) => Signature | 'none' | undefined;
  readonly expand: (type: Type) => Type;
  readonly constantType: (index: number) => Type | undefined;
}

/** What the other parts of a program are; asked for all names but those of the module's own code. Undefined: not known. */
export interface Outside {
  signature(name: string): Signature | 'none' | undefined;
  /** A global: what stands there, and where. `byValue`: its name alone is that value. */
  global(name: string): { readonly type: Type; readonly space: number; readonly byValue: boolean } | undefined;
  /** What the names of types mean. */
  readonly types: TypeNames;
}

/** What is wrong with the stack code of a module; what its functions are otherwise is given up, one by one. */
export interface CheckedCode extends Pick<ModuleCode, 'labelProblems' | 'problems' | 'ends'> {
  /** Of a function that has stack code without label problems. */
  signature(name: string): { readonly params: readonly Type[]; readonly result: CodeTypes['result'] } | undefined;
}

export function checkCode(v: Verification): CheckedCode {
  return new ModuleCoder(v.module, undefined, new Map(), v.symbols).check();
}

/** `table` collects the types that refer to themselves; modules of one program share it. */
export function moduleCode(module: Module, outside?: Outside, table: Map<string, Type> = new Map()): ModuleCode {
  return new ModuleCoder(module, outside, table).run();
}

const mostRounds = 64;

class ModuleCoder {
  /** For the types of constants; what it finds is found elsewhere too. */
  readonly #v: Verification;
  readonly #outside: Outside | undefined;
  readonly #pool = new Pool();
  readonly #names: TypeNames;
  readonly #table: ReadonlyMap<string, Type>;
  readonly #constants = new Map<number, Type | undefined>();
  readonly #globals = new Map<string, Type | undefined>();
  readonly #signatures = new Map<string, Signature | 'none' | undefined>();
  readonly #results = new Map<string, Type | 'never' | undefined>();
  readonly #callers = new Map<string, Set<string>>();
  readonly #codes = new Map<string, { readonly item: Func; readonly code: StackCode }>();

  constructor(
    module: Module,
    outside: Outside | undefined,
    table: Map<string, Type>,
    symbols?: Verification['symbols'],
  ) {
    this.#v = new Verification(module, symbols);
    this.#outside = outside;
    this.#names = outside?.types ?? new TypeNames(module, table).enterAll();
    this.#table = table;
  }

  run(): ModuleCode {
    const labelProblems = this.#assemble();
    const verified = this.#verify((found) => found);
    const funcs = new Map<string, CodeFunc>();
    for (const [name, { item, code }] of this.#codes) {
      const found = verified.get(name);
      if (found !== undefined) funcs.set(name, { item, code, params: this.#paramsOf(item), types: found.types });
    }
    this.#signatures.clear();
    return {
      pool: this.#pool,
      funcs,
      labelProblems,
      problems: [...verified.values()].flatMap(({ problems }) => problems),
      ends: [...verified.values()].flatMap(({ ends }) => ends),
      signatures: (name) => this.#signature(name),
      expand: (type) => this.#expand(type),
      constantType: (index) => this.#constantType(index),
    };
  }

  check(): CheckedCode {
    const labelProblems = this.#assemble();
    const verified = this.#verify(({ problems, ends, types: { result } }) => ({ problems, ends, result }));
    const all = [...verified.values()];
    return {
      labelProblems,
      problems: all.flatMap(({ problems }) => problems),
      ends: all.flatMap(({ ends }) => ends),
      signature: (name) => {
        const [entry, found] = [this.#codes.get(name), verified.get(name)];
        return entry && found && { params: this.#paramsOf(entry.item), result: found.result };
      },
    };
  }

  #assemble(): LabelProblem[] {
    const problems: LabelProblem[] = [];
    for (const item of this.#v.module.items) {
      if (item.kind !== 'func' || item.body?.kind !== 'code' || this.#codes.has(item.name.name)) continue;
      const { code, problems: found } = assemble(item.body, this.#pool);
      problems.push(...found);
      if (code === undefined) continue;
      this.#codes.set(item.name.name, { item, code });
      if (item.signature === undefined) this.#results.set(item.name.name, 'never');
    }
    return problems;
  }

  /** `keep`: what is needed of a body that was verified. */
  #verify<T>(keep: (verified: Verified) => T): Map<string, T> {
    const found = new Map<string, T>();
    const rounds = new Map<string, number>();
    const queue = [...this.#codes.keys()];
    const queued = new Set(queue);
    for (let next = 0; next < queue.length; next++) {
      const name = queue[next];
      const entry = this.#codes.get(name);
      queued.delete(name);
      if (entry === undefined) continue;
      const verified = verifyCode(entry.code, this.#context(name, entry.item));
      found.set(name, keep(verified));
      const round = (rounds.get(name) ?? 0) + 1;
      rounds.set(name, round);
      if (entry.item.signature !== undefined || !this.#changes(name, verified.types.result) || round > mostRounds)
        continue;
      for (const caller of this.#callers.get(name) ?? []) {
        if (queued.has(caller)) continue;
        queued.add(caller);
        queue.push(caller);
      }
    }
    return found;
  }

  #changes(name: string, result: CodeTypes['result']): boolean {
    const before = this.#results.get(name);
    this.#results.set(name, result);
    this.#signatures.delete(name);
    return resultText(before) !== resultText(result);
  }

  #context(func: string, item: Func): CodeContext {
    return {
      func,
      params: this.#paramsOf(item),
      result: item.signature === undefined ? undefined : this.#expand(item.signature.result),
      signature: (name) => {
        const callee = this.#target(name);
        const callers = this.#callers.get(callee);
        if (callers === undefined) this.#callers.set(callee, new Set([func]));
        else callers.add(func);
        return this.#signature(callee);
      },
      globalType: (name) => this.#globalType(name),
      constantType: (index) => this.#constantType(index),
      expand: (type) => this.#expand(type),
      resolve: (type) => (type.kind === 'named' ? (this.#table.get(type.name) ?? type) : type),
    };
  }

  /** A type that cannot be expanded is reported where it is written. */
  #expand(type: Type): Type {
    if (type.kind === 'int' || type.kind === 'float' || type.kind === 'void') return type;
    const expanded = this.#names.expand(type);
    return 'type' in expanded ? expanded.type : type;
  }

  #paramsOf({ signature }: Func): readonly Type[] {
    return signature === undefined ? [] : signature.params.map(({ type }) => this.#expand(type));
  }

  /** What an alias stands for. */
  #target(name: string): string {
    let at = name;
    for (let steps = 0; steps < 100; steps++) {
      const [symbol] = this.#v.symbols.get(at) ?? [];
      if (symbol?.kind !== 'alias' || this.#v.imports.has(symbol.module.name)) return at;
      at = symbol.target.name;
    }
    return at;
  }

  #signature(name: string): Signature | 'none' | undefined {
    if (!this.#signatures.has(name)) this.#signatures.set(name, this.#makeSignature(this.#target(name)));
    return this.#signatures.get(name);
  }

  #makeSignature(name: string): Signature | 'none' | undefined {
    const own = this.#codes.get(name);
    if (own !== undefined) return this.#funcSignature(name, own.item);
    if (this.#outside !== undefined) return this.#outside.signature(name);
    const symbols = this.#v.symbols.get(name) ?? [];
    const func =
      symbols.find((symbol) => symbol.kind === 'func' && symbol.form !== 'declare') ??
      symbols.find((symbol) => symbol.kind === 'func');
    if (func?.kind === 'func') return this.#funcSignature(name, func);
    if (symbols.some((symbol) => symbol.kind === 'global') || name.startsWith('tuyin.')) return 'none';
    return hostSignatures.get(name);
  }

  #funcSignature(name: string, { signature }: Func): Signature {
    if (signature === undefined) {
      return { params: undefined, variadic: false, result: this.#results.get(name) };
    }
    const { params, variadic, result } = signature;
    return { params: params.map(({ type }) => this.#expand(type)), variadic, result: this.#expand(result) };
  }

  // Constants and globals.

  #globalType(name: string): Type | undefined {
    const target = this.#target(name);
    if (!this.#globals.has(target)) this.#globals.set(target, this.#makeGlobalType(target));
    return this.#globals.get(target);
  }

  #makeGlobalType(name: string): Type | undefined {
    const elsewhere = this.#outside?.global(name);
    if (elsewhere !== undefined) return { kind: 'pointer', to: elsewhere.type, space: elsewhere.space };
    const global = this.#v.symbols.get(name)?.find((symbol): symbol is Global => symbol.kind === 'global');
    if (global === undefined) return undefined;
    const type = global.type ?? (global.init === undefined ? undefined : this.#typeOf(global.init, true));
    return type && { kind: 'pointer', to: this.#expand(type), space: global.placement.space ?? 0 };
  }

  #constantType(index: number): Type | undefined {
    if (!this.#constants.has(index)) this.#constants.set(index, this.#typeOf(this.#pool.constants[index], false));
    return this.#constants.get(index);
  }

  /** The value of a named constant, the address of another global. */
  #namedConstant(name: string): Type | undefined {
    const type = this.#signature(name) === 'none' ? this.#globalType(name) : undefined;
    const target = this.#target(name);
    const global = this.#v.symbols.get(target)?.find((symbol) => symbol.kind === 'global');
    const byValue = this.#outside?.global(target)?.byValue ?? (global !== undefined && isByValue(global));
    return type?.kind === 'pointer' && byValue ? type.to : type;
  }

  /** Where a string stands for itself, its type is that of its bytes. */
  #typeOf(expr: Expr, byValue: boolean): Type | undefined {
    if (expr.kind === 'string' && (byValue || expr.characters)) {
      return { kind: 'array', count: bytesOfText(expr.text).length, of: i8 };
    }
    if (expr.kind === 'word' && expr.word === 'null') return bytePointer;
    if (expr.kind === 'name' && expr.sigil === '@') return this.#namedConstant(expr.name);
    const checker = new BodyChecker(this.#v, []);
    const type = checker.body(
      [{ target: undefined, value: expr, flags: [], meta: [], comments: noComments, span: expr.span }],
      true,
    );
    return type && this.#expand(type);
  }
}

function isByValue({ storage, init }: Global): boolean {
  return storage === 'value' && init !== undefined && init.kind !== 'string' && init.kind !== 'array';
}

function resultText(result: CodeTypes['result']): string {
  return result === undefined ? '?' : result === 'never' ? 'never' : typeText(result);
}
