/**
 * A whole program: modules, the first one the program's, as a graph together with the stack code of those functions
 * that are written as code. What code needs (results of functions that are statements, its strings and constants) is
 * found while the graph is made, so that both mean the same by a name.
 */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { named, type NamedResult } from '../base/result.ts';
import { InternalError } from '../base/errors.ts';
import { elaborate } from './graph/elaborate.ts';
import type { FuncId, Graph, GraphFunc } from './graph/nodes.ts';
import type { LinkedModule, Program, Twins } from './graph/program.ts';
import type { Module } from './module.ts';
import { nameText } from './names.ts';
import { Sameness } from './sameness.ts';
import { moduleCode, type ModuleCode } from './stack/module-code.ts';
import {
  CodeLinker,
  outsideOf,
  signatureOf,
  unknownResults,
  type Reference,
  type RunnableCode,
} from './stack/program.ts';
import { typeText, type Type } from './types.ts';
import { tuyinRules } from './verifier-diagnostics.ts';

/** A program that can be run: its graph, and the code of functions that are written as code. */
export interface TuyinCode {
  readonly graph: Graph;
  /** What names mean in each module. */
  readonly scopes: Program;
  /** Of a function of the graph whose body is code. */
  codeOf(func: GraphFunc): RunnableCode;
}

/** A program, or why there is none: there are mistakes, or an imported module is missing. */
export type LinkedProgram = NamedResult<'program', TuyinCode | undefined>;

/** Results may follow from each other through so many changes between code and statements. */
const mostRounds = 16;

/** The modules must have passed the verifier. A single one may be given alone. */
export function linkProgram(input: Module | readonly LinkedModule[]): LinkedProgram {
  const modules: readonly LinkedModule[] = 'items' in input ? [{ module: input, imports: new Map() }] : input;
  const table = new Map<string, Type>();
  let codes = modules.map(({ module }) => moduleCode(module, undefined, table));
  for (let round = 1; ; round++) {
    const { linked, better } = linkWith(modules, codes);
    if (better === undefined || round === mostRounds) return linked;
    codes = better;
  }
}

/** `better`: with what the graph says of statements, code gives something else than what the graph was made with. */
function linkWith(
  modules: readonly LinkedModule[],
  known: readonly ModuleCode[],
): { readonly linked: LinkedProgram; readonly better?: ModuleCode[] } {
  const runnable = new Map<FuncId, RunnableCode>();
  const problems: Diagnostic[] = [];
  let better: ModuleCode[] | undefined;
  let scopes: Program | undefined;
  const { graph, twins, diagnostics } = elaborate(modules, {
    codeSignature: (func) => signatureOf(known, func),
    finish(program, constants) {
      scopes = program;
      const codes = modules.map(({ module }, i) => moduleCode(module, outsideOf(program, known, i), program.types));
      if (resultsOf(codes) !== resultsOf(known)) {
        better = codes;
        return;
      }
      problems.push(...codes.flatMap((code) => [...code.problems, ...unknownResults(code)]));
      if (problems.some(isError)) return;
      const linker = new CodeLinker(program, codes, constants);
      for (const func of program.functions)
        if (func.body.kind === 'code' && isLinked(codes, func)) runnable.set(func.id, linker.link(func));
    },
  });
  const all = [...diagnostics, ...problems];
  if (graph === undefined || all.some(isError)) return { linked: named('program', undefined, all), better };
  const program: TuyinCode = { graph, codeOf: (func) => codeOf(runnable, func), scopes: scopes ?? unreached() };
  const differ = differences(program, twins);
  return { linked: named('program', differ.length > 0 ? undefined : program, [...all, ...differ]), better };
}

/** Definitions of one name that do not mean the same. */
function differences({ graph, codeOf }: TuyinCode, twins: readonly Twins[]): Diagnostic[] {
  if (twins.length === 0) return [];
  const found = new Map<Twins['kept'], Reference>();
  for (const { id, item } of graph.functions) if (item !== undefined) found.set(item, { kind: 'func', id });
  for (const { id, item } of graph.globals) if (item !== undefined) found.set(item, { kind: 'global', id });
  const sameness = new Sameness(graph, codeOf);
  return twins.flatMap(({ kept, other }) => {
    const [a, b] = [found.get(kept), found.get(other)];
    if (a !== undefined && b !== undefined && sameness.areSame(a, b)) return [];
    const notes = [
      { message: 'the other one is here', span: kept.name.span },
      { message: `rule ${tuyinRules.TUY2002.rule}` },
    ];
    return diagnose(tuyinRules, 'TUY2002', other.name.span, [nameText('@', other.name.name)], { notes });
  });
}

function resultsOf(codes: readonly ModuleCode[]): string {
  return codes
    .map(({ funcs }) =>
      [...funcs.values()]
        .map(({ types: { result } }) => (typeof result === 'object' ? typeText(result) : result))
        .join(),
    )
    .join('|');
}

function unreached(): never {
  throw new InternalError('a graph was finished without its names', 'linkProgram');
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function isLinked(
  codes: readonly ModuleCode[],
  { module, item }: { readonly module: number; readonly item: GraphFunc['item'] },
): boolean {
  return item !== undefined && codes[module].funcs.has(item.name.name);
}

function codeOf(runnable: ReadonlyMap<FuncId, RunnableCode>, func: GraphFunc): RunnableCode {
  const code = runnable.get(func.id);
  if (code === undefined) throw new InternalError(`@${func.name} is no stack code`, 'linkProgram');
  return code;
}
