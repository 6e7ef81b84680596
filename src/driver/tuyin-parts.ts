/**
 * Tuyin IR in a program of several languages. Its functions take bytes of streams and have a memory of their own, so they are not
 * linked as code: the other languages call them, and are called by them, as functions of the host, with numbers.
 *
 *     MAPLE, SysY, linear IR  ──linked──▶  a linear unit that calls @f (extern)  ──▶  `others`: @f of the Tuyin program beside it
 *                                          its @g                                ◀──  what Tuyin declares and does not define
 *
 * What can cross are integers of up to 64 bits, float and double. A Tuyin program with a start of its own is started by a function
 * `@main` that is made for it.
 */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { linkCatalogue } from '../base/link-diagnostics.ts';
import { Result } from '../base/result.ts';
import type { Span } from '../base/source.ts';
import type { LinkSymbol } from '../base/symbol-resolution.ts';
import { ModuleBuilder } from '../linear/builder.ts';
import type { LinearModule, Signature, ValueType } from '../linear/nodes.ts';
import type { Graph, GraphFunc } from '../tuyin/graph/nodes.ts';
import type { Type } from '../tuyin/types.ts';
import { flushOutput, type HostEntry, type HostType, type HostValue } from '../vm/host.ts';
import { Trap } from '../vm/trap.ts';
import type { EngineRow } from './engine-row.ts';
import { engines, runsOn } from './engines.ts';
import { languageOf } from './languages.ts';
import type { HostFunctions, ProgramValue } from './host-functions.ts';
import type { AnyProgram, Program } from './program.ts';
import type { RunOptions } from './run-options.ts';
import { instantiateTuyin } from './tuyin-running.ts';
import { linkUnit } from './tuyin-program.ts';
import type { OtherParts, TuyinUnit } from './unit.ts';

/** A Tuyin program as the linker of the linear IR sees it. */
export interface TuyinParts {
  /** Declares what can cross, with its types; defines `@main` if the program has a start. */
  readonly stub: LinearModule;
  readonly others: OtherParts;
  /** Of its functions, those that no other language can call, because of their types. */
  readonly foreign: ReadonlyMap<string, GraphFunc>;
}

/** What other languages see of a unit: functions that it defines and that it declares. Nothing of one with mistakes. */
export function tuyinSymbols(unit: TuyinUnit): LinkSymbol<unknown>[] {
  const graph = linkUnit(unit).value?.graph;
  return (graph?.functions ?? [])
    .filter((func) => isShared(func, graph))
    .map(({ name, span, body, id }) => {
      return { kind: body.kind === 'missing' ? 'reference' : 'definition', name, span, item: id };
    });
}

function isShared({ linkage, form, body, id }: GraphFunc, graph: Graph | undefined): boolean {
  return linkage === 'external' && form !== 'init' && body.kind !== 'host' && id !== graph?.main;
}

/** The parts of a linked unit; undefined if it has mistakes. */
export function tuyinParts(unit: TuyinUnit): Result<TuyinParts> {
  const { value: code, diagnostics } = linkUnit(unit);
  if (code === undefined) return Result.failed(diagnostics);
  const { graph } = code;
  const shared = graph.functions.filter((func) => isShared(func, graph));
  const native = shared.filter((func) => signatureOf(func) !== undefined);
  const foreign = new Map(shared.filter((func) => signatureOf(func) === undefined).map((func) => [func.name, func]));
  const hasStart = graph.main !== undefined;
  const others: OtherParts = {
    title: 'Tuyin IR',
    calls: native.filter(({ body }) => body.kind === 'missing').map(({ name }) => name),
    start: (other, engine, options) => startParts({ unit, native, hasStart }, other, engine, options),
  };
  return new Result({ stub: stubOf(native, graph), others, foreign }, diagnostics);
}

/** Mistakes of calls of functions whose types do not cross; `used` are the names that other languages use. */
export function checkForeign({ foreign }: TuyinParts, used: ReadonlySet<string>): Diagnostic[] {
  return [...foreign.values()]
    .filter(({ name, body }) => used.has(name) && body.kind !== 'missing')
    .map(({ name, span }) => diagnose(linkCatalogue, 'LNK0023', span, [name]));
}

function stubOf(native: readonly GraphFunc[], { functions, main }: Graph): LinearModule {
  const m = new ModuleBuilder({ pointerSize: 4 });
  for (const func of native) {
    const { params, results } = signatureOf(func) ?? none;
    if (func.body.kind === 'missing') m.extern(func.name, params, results, { span: func.span });
    else define(m, func.name, { params, results }, func.span);
  }
  if (main !== undefined) m.startAt(define(m, 'main', { params: [], results: ['i32'] }, functions[main].span));
  return m.finish();
}

const none: Signature = { params: [], results: [] };

/** A function that calls what the Tuyin program has under the name. */
function define(m: ModuleBuilder, name: string, { params, results }: Signature, span: Span): number {
  const host = m.extern(`.${hostNameOf(name)}`, params, results);
  const b = m.func(name, params, results, { exported: true, span }).at(span);
  b.return(
    ...b.callAll(
      host,
      params.map((_, i) => b.param(i)),
    ),
  );
  b.finish();
  return b.index;
}

/** The name by which the linear program calls a function of the Tuyin program. No text of a program calls a function so by chance. */
function hostNameOf(name: string): string {
  return `tuyin ${name}`;
}

function signatureOf({ params, result, variadic }: GraphFunc): Signature | undefined {
  const types = params.map(crossing);
  const results = result.kind === 'void' ? [] : [crossing(result)];
  const known = (list: readonly (ValueType | undefined)[]): list is readonly ValueType[] => !list.includes(undefined);
  return !variadic && known(types) && known(results) ? { params: types, results } : undefined;
}

function crossing(type: Type): Exclude<ValueType, 'v128' | 'i32*' | 'f32*'> | undefined {
  if (type.kind === 'int' && type.bits <= 64) return type.bits <= 32 ? 'i32' : 'i64';
  if (type.kind !== 'float') return undefined;
  return type.name === 'float' ? 'f32' : type.name === 'double' ? 'f64' : undefined;
}

/** The Tuyin program beside a linear one, and what that may call of it. */
async function startParts(
  {
    unit,
    native,
    hasStart,
  }: { readonly unit: TuyinUnit; readonly native: readonly GraphFunc[]; readonly hasStart: boolean },
  other: () => Program,
  engine: EngineRow,
  options: RunOptions,
): Promise<Result<HostFunctions>> {
  const declared = native.filter(({ body }) => body.kind === 'missing');
  const host = Object.fromEntries(
    declared.map(({ name }) => [name, (...args: HostValue[]) => callOther(other(), name, args)]),
  );
  const { value: program, diagnostics } =
    (await instantiateTuyin(unit, tuyinEngine(unit, engine), { ...options, host })) ?? Result.failed([]);
  if (program === undefined) return Result.failed(diagnostics);
  const defined = native.filter(({ body }) => body.kind !== 'missing');
  const entries = defined.map((func) => [hostNameOf(func.name), entryOf(func, program)] as const);
  const start = hasStart ? [[hostNameOf('main'), startEntry(program)] as const] : [];
  return new Result(Object.fromEntries([...entries, ...start]), diagnostics);
}

/** A call of what the other languages define; what nobody does ends the program. */
function callOther(other: Program, name: string, args: readonly ProgramValue[]): HostValue | undefined {
  if (other.signature(name) === undefined) throw new Trap('missing-function');
  return other.call(name, args.map(plain)).at(0);
}

/** The engine itself if it runs Tuyin IR, else the first that does. */
function tuyinEngine(unit: TuyinUnit, engine: EngineRow): EngineRow {
  const language = languageOf(unit);
  return runsOn(language, engine) ? engine : (Object.values(engines).find((row) => runsOn(language, row)) ?? engine);
}

function plain(value: ProgramValue): HostValue {
  return typeof value === 'bigint' ? value : Number(value);
}

function entryOf(func: GraphFunc, program: AnyProgram): HostEntry {
  const { params, results } = signatureOf(func) ?? none;
  return {
    params: params.map(hostType),
    result: results.length === 0 ? undefined : hostType(results[0]),
    variadic: false,
    create:
      (env) =>
      (...args) => {
        // What was written before the call stands before what the call writes.
        flushOutput(env);
        const result = program.call(func.name, args).at(0);
        return result === undefined ? undefined : plain(result);
      },
  };
}

function startEntry(program: AnyProgram): HostEntry {
  return { params: [], result: 'i32', variadic: false, create: () => () => program.main() };
}

function hostType(type: ValueType): HostType {
  return type === 'i64' || type === 'f32' || type === 'f64' ? type : 'i32';
}
