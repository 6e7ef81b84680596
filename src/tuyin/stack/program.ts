/**
 * Stack code as part of a program: its functions, globals and constants by number, as machines want them. Names mean what
 * they mean to the program that is being made (src/tuyin/program.ts).
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { InternalError } from '../../base/errors.ts';
import { ConstantEvaluator, type Interning, type Typed } from '../graph/constants.ts';
import type { FuncId, GlobalId, GraphFunc } from '../graph/nodes.ts';
import { unknownType, type FuncEntry, type Program } from '../graph/program.ts';
import { voidType, type Type } from '../types.ts';
import { nameText } from '../names.ts';
import { stackRules } from './diagnostics.ts';
import type { Signature } from './instruction-types.ts';
import type { CodeFunc, ModuleCode, Outside } from './module-code.ts';
import type { VariableNames } from './compile.ts';
import type { CodeTypes } from './verifier.ts';

/** A function or global of a program. */
export type Reference =
  | { readonly kind: 'func'; readonly id: FuncId }
  | { readonly kind: 'global'; readonly id: GlobalId };

/** Verified code with what its names and constants are in the program. */
export interface RunnableCode {
  readonly types: CodeTypes;
  /** What the program's text calls variables, where they were made of some. */
  readonly names?: VariableNames;
  /** A constant of the pool, with its type. */
  constant(index: number): Typed;
  /** The global that holds a string of the pool. */
  string(index: number): GlobalId;
  func(name: string): FuncId;
  global(name: string): GlobalId;
  /** Either, for code that names it only. */
  symbol(name: string): Reference;
}

/** What arguments and result of a function are that does not write them. */
export function signatureOf(
  codes: readonly ModuleCode[],
  func: CodeFunc['item'],
): { readonly params: readonly Type[]; readonly result: Type } {
  const found = codesByItem(codes).get(func);
  if (found === undefined) return { params: [], result: voidType };
  const { result } = found.types;
  return {
    params: found.params,
    result: result === undefined ? unknownType : result === 'never' ? voidType : result,
  };
}

const byItem = new WeakMap<readonly ModuleCode[], Map<CodeFunc['item'], CodeFunc>>();

/** Found once for all functions of a program. */
function codesByItem(codes: readonly ModuleCode[]): ReadonlyMap<CodeFunc['item'], CodeFunc> {
  const known = byItem.get(codes);
  if (known !== undefined) return known;
  const found = new Map(codes.flatMap(({ funcs }) => [...funcs.values()].map((func) => [func.item, func] as const)));
  byItem.set(codes, found);
  return found;
}

/** What the names of a module mean in a program. */
export function outsideOf(program: Program, codes: readonly ModuleCode[], module: number): Outside {
  const { source } = program.modules[module].module;
  const lookup = (name: string): ReturnType<Program['lookup']> =>
    program.lookup(name, module, { source, start: 0, end: 0 });
  return {
    signature(name) {
      const target = lookup(name);
      if (target?.kind === 'global') return 'none';
      return target?.kind === 'func' ? signatureOfEntry(codes, target.func) : undefined;
    },
    global(name) {
      const target = lookup(name);
      if (target?.kind !== 'global' || target.global.type === unknownType) return undefined;
      const { type, space, byValue } = target.global;
      return { type, space, byValue };
    },
    types: program.typesOf(module),
  };
}

/** Subsets and `func`s take whatever they are given as their input. */
function signatureOfEntry(
  codes: readonly ModuleCode[],
  { form, params, variadic, result, item, module }: FuncEntry,
): Signature {
  const takesParameters = form === 'define' || form === 'declare';
  const code = item === undefined ? undefined : codes[module].funcs.get(item.name.name);
  const own =
    code?.item === item && code !== undefined ? code.types.result : result === unknownType ? undefined : result;
  return { params: takesParameters ? params : undefined, variadic, result: own };
}

/** Gives code the numbers of what it names. */
export class CodeLinker {
  readonly #program: Program;
  readonly #codes: readonly ModuleCode[];
  readonly #interning: Interning;
  readonly #evaluators = new Map<number, ConstantEvaluator>();

  constructor(program: Program, codes: readonly ModuleCode[], interning: Interning) {
    this.#program = program;
    this.#codes = codes;
    this.#interning = interning;
  }

  evaluator(module: number): ConstantEvaluator {
    const known = this.#evaluators.get(module);
    if (known !== undefined) return known;
    const made = new ConstantEvaluator(this.#program, module, this.#interning);
    this.#evaluators.set(module, made);
    return made;
  }

  /** All constants are settled here, while globals can still be made. */
  link({ item, module }: Pick<GraphFunc, 'item' | 'module'>): RunnableCode {
    const found = this.#codes[module].funcs.get(item?.name.name ?? '');
    if (found === undefined || item === undefined) throw new InternalError('no stack code', 'CodeLinker');
    const { types } = found;
    const { instrs, pool } = types.code;
    const { span } = item;
    const constants = new Map<number, Typed>();
    const strings = new Map<number, GlobalId>();
    const names = new Map<string, Reference | undefined>();
    const look = (name: string): void => {
      const target = this.#program.lookup(name, module, span);
      names.set(
        name,
        target?.kind === 'func'
          ? { kind: 'func', id: target.func.id }
          : target?.kind === 'global'
            ? { kind: 'global', id: target.global.id }
            : undefined,
      );
    };
    instrs.forEach(({ op, a }, at) => {
      // What no path reaches is not looked at, here neither.
      if (types.instrs[at] === undefined) return;
      if (op === 'ldk') constants.set(a, this.#constant(module, a));
      else if (op === 'ldstr') strings.set(a, this.#string(pool.strings[a]));
      else if (op === 'ldglb' || (op === 'call' && a >= 0)) look(pool.symbols[a]);
      const callee = types.instrs[at]?.callee;
      if (callee !== undefined) look(callee);
    });
    return {
      types,
      constant: (index) => required(constants.get(index)),
      string: (index) => required(strings.get(index)),
      func: (name) => idOf(names.get(name), 'func'),
      global: (name) => idOf(names.get(name), 'global'),
      symbol: (name) => required(names.get(name)),
    };
  }

  #constant(module: number, index: number): Typed {
    const code = this.#codes[module];
    const expr = code.pool.constants[index];
    const evaluator = this.evaluator(module);
    // An array stands for itself here, not for its address.
    const isWhole = expr.kind === 'typed' && (expr.type.kind === 'array' || expr.type.kind === 'vector');
    const exact = evaluator.evaluate(isWhole ? expr.operand : expr);
    const typed =
      exact === undefined ? undefined : evaluator.settle(exact, code.constantType(index), expr.span, isWhole);
    return typed ?? { type: voidType, value: { kind: 'zero' } };
  }

  #string(text: string): GlobalId {
    const { value } = this.#interning.string(text);
    if (value.kind !== 'address') throw new InternalError('a string has no address', 'CodeLinker');
    return value.global;
  }
}

function idOf(reference: Reference | undefined, kind: Reference['kind']): number {
  return required(reference?.kind === kind ? reference.id : undefined);
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new InternalError('a name of stack code means nothing', 'CodeLinker');
  return value;
}

/** Functions whose results follow from nothing but themselves and what calls them. */
export function unknownResults({ funcs }: ModuleCode): Diagnostic[] {
  const unknown = [...funcs.values()].filter(({ types }) => types.result === undefined);
  return unknown.map(({ item: { name } }) => {
    const notes = [{ message: `rule ${stackRules.TUY2610.rule}` }];
    return diagnose(stackRules, 'TUY2610', name.span, [nameText('@', name.name)], { notes });
  });
}
