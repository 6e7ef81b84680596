/**
 * Stack code as a program: its functions, globals and constants by number, as machines want them.
 *
 * `linkCode` puts modules together whose functions are all stack code (or come from the host). Where other bodies take
 * part, whoever makes the graph uses `CodeLinker` with the program that it builds: names then mean the same for both.
 */
import { InternalError } from '../../base/errors.ts';
import type { Diagnostic } from '../../base/diagnostics.ts';
import { ConstantEvaluator, type Interning, type Typed } from '../graph/constants.ts';
import { dataOf } from '../graph/data.ts';
import type { Constant, FuncId, GlobalId, Graph, GraphFunc } from '../graph/nodes.ts';
import { Program, type GlobalEntry, type LinkedModule } from '../graph/program.ts';
import { Sink } from '../graph/sink.ts';
import { bytesOfText } from '../names.ts';
import type { Module } from '../module.ts';
import { i8, voidType, type Type } from '../types.ts';
import { moduleCode, type CodeFunc, type KnownResult, type ModuleCode } from './module-code.ts';
import type { CodeTypes } from './verifier.ts';

/** Verified code with what its names and constants are in the program. */
export interface RunnableCode {
  readonly types: CodeTypes;
  /** A constant of the pool, with its type. */
  constant(index: number): Typed;
  /** The global that holds a string of the pool. */
  string(index: number): GlobalId;
  func(name: string): FuncId;
  global(name: string): GlobalId;
}

export interface CodeProgram {
  /** Undefined if there are errors. */
  readonly graph: Graph | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Of a function of the graph whose body is code. */
  codeOf(func: GraphFunc): RunnableCode;
}

export function linkCode(modules: readonly LinkedModule[], knownResult?: KnownResult): CodeProgram {
  const codes = modules.map(({ module }) => moduleCode(module, knownResult));
  const sink = new Sink();
  const program = new Program(modules, sink, (func) => signatureOf(codes, func));
  const linker = new CodeLinker(program, codes, new StringConstants(program));
  settleGlobals(program, linker);
  const runnable = new Map<FuncId, RunnableCode>();
  for (const func of program.functions) if (func.body.kind === 'code') runnable.set(func.id, linker.link(func));
  const diagnostics = [...sink.diagnostics, ...codes.flatMap(({ problems }) => problems)];
  return {
    graph: diagnostics.some(({ severity }) => severity === 'error') ? undefined : graphOf(program),
    diagnostics,
    codeOf(func) {
      const code = runnable.get(func.id);
      if (code === undefined) throw new InternalError(`@${func.name} is no stack code`, 'linkCode');
      return code;
    },
  };
}

/** What arguments and result of a function are that does not write them. */
export function signatureOf(codes: readonly ModuleCode[], func: CodeFunc['item']): { readonly params: readonly Type[]; readonly result: Type } {
  for (const { funcs } of codes) {
    const found = funcs.get(func.name.name);
    if (found?.item !== func) continue;
    const { result } = found.types;
    return { params: found.params, result: result === undefined || result === 'never' ? voidType : result };
  }
  return { params: [], result: voidType };
}

/** Strings that code uses, each once, as globals of the program. */
class StringConstants implements Interning {
  readonly #program: Program;
  readonly #known = new Map<string, GlobalEntry>();

  constructor(program: Program) {
    this.#program = program;
  }

  string(text: string): Typed {
    const known = this.#known.get(text);
    if (known !== undefined) return addressOf(known);
    const bytes = bytesOfText(text);
    const elements = [...bytes].map((byte): Constant => ({ kind: 'number', value: BigInt.asIntN(8, BigInt(byte)) }));
    const made = this.#add({ kind: 'array', count: bytes.length, of: i8 }, { kind: 'aggregate', elements });
    this.#known.set(text, made);
    return addressOf(made);
  }

  array(type: Type, value: Constant): Typed {
    return addressOf(this.#add(type, value));
  }

  #add(type: Type, value: Constant): GlobalEntry {
    const name = this.#program.uniqueName(`.str.${this.#program.globals.length}`);
    const entry = this.#program.addGlobal({ name, linkage: 'private', module: 0, item: undefined, byValue: false, space: 0, span: undefined });
    setValue(entry, { type, value });
    return entry;
  }
}

function addressOf({ id, type }: GlobalEntry): Typed {
  return { type: { kind: 'pointer', to: type, space: 0 }, value: { kind: 'address', global: id, offset: 0 } };
}

function setValue(entry: GlobalEntry, { type, value }: Typed): void {
  entry.type = type;
  entry.value = value;
  const data = dataOf(type, value);
  entry.size = data.size;
  entry.bytes = data.bytes;
  entry.relocations = data.relocations;
  entry.align = Math.max(data.align, entry.item?.placement.align ?? 1);
}

/** Types that are written or seen at once come first, because addresses of the others need them. */
function settleGlobals(program: Program, linker: CodeLinker): void {
  const entries = program.globals.filter(({ item }) => item?.init !== undefined);
  const isPlain = ({ item }: GlobalEntry): boolean => item?.type !== undefined || item?.init?.kind === 'string';
  for (const entry of entries) if (entry.item?.type !== undefined) entry.type = program.expand(entry.item.type, entry.module, entry.item.name.span);
  for (const entry of [...entries.filter(isPlain), ...entries.filter((entry) => !isPlain(entry))]) settleGlobal(entry, linker);
}

function settleGlobal(entry: GlobalEntry, linker: CodeLinker): void {
  const { item } = entry;
  if (item?.init === undefined) return;
  const evaluator = linker.evaluator(entry.module);
  const wanted = item.type !== undefined ? entry.type : item.init.kind === 'string' ? stringType(item.init.text) : undefined;
  const exact = evaluator.evaluate(item.init);
  if (exact === undefined) return;
  entry.exact = exact;
  const typed = evaluator.settle(exact, wanted, item.name.span, item.type !== undefined);
  if (typed !== undefined) setValue(entry, typed);
}

function stringType(text: string): Type {
  return { kind: 'array', count: bytesOfText(text).length, of: i8 };
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
    const names = new Map<string, { readonly func?: FuncId; readonly global?: GlobalId }>();
    const look = (name: string): void => {
      const target = this.#program.lookup(name, module, span);
      names.set(name, target?.kind === 'func' ? { func: target.func.id } : target?.kind === 'global' ? { global: target.global.id } : {});
    };
    instrs.forEach(({ op, a }, at) => {
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
      func: (name) => required(names.get(name)?.func),
      global: (name) => required(names.get(name)?.global),
    };
  }

  #constant(module: number, index: number): Typed {
    const code = this.#codes[module];
    const expr = code.pool.constants[index];
    const evaluator = this.evaluator(module);
    const exact = evaluator.evaluate(expr);
    const typed = exact === undefined ? undefined : evaluator.settle(exact, code.constantType(index), expr.span);
    return typed ?? { type: voidType, value: { kind: 'zero' } };
  }

  #string(text: string): GlobalId {
    const { value } = this.#interning.string(text);
    if (value.kind !== 'address') throw new InternalError('a string has no address', 'CodeLinker');
    return value.global;
  }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new InternalError('a name of stack code means nothing', 'CodeLinker');
  return value;
}

function graphOf(program: Program): Graph {
  const functions = program.functions.map(({ declared: _, ...func }): GraphFunc => func);
  const globals = program.globals.map(({ exact: _, space: __, ...global }) => global);
  const main = functions.find(({ name, body, module }) => name === 'main' && module === 0 && body.kind !== 'missing');
  return { modules: program.modules.map(({ module }) => module), types: program.types, functions, globals, aliases: [], init: [], main: main?.id };
}

/** One module that imports nothing but the host. */
export function linkModule(module: Module): CodeProgram {
  return linkCode([{ module, imports: new Map() }]);
}
