/**
 * A whole program: modules, the first one the program's, as a graph together with the stack code of those functions that
 * are written as code. What code needs (results of functions that are statements, its strings and constants) is found
 * while the graph is made, so that both mean the same by a name.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { InternalError } from '../base/errors.ts';
import { elaborate } from './graph/elaborate.ts';
import type { FuncId, Graph, GraphFunc } from './graph/nodes.ts';
import { unknownType, type LinkedModule, type Program } from './graph/program.ts';
import type { Module } from './module.ts';
import { moduleCode, type ModuleCode } from './stack/module-code.ts';
import { CodeLinker, signatureOf, type RunnableCode } from './stack/program.ts';
import type { Type } from './types.ts';

export interface TuyinCode {
  readonly graph: Graph;
  /** Of a function of the graph whose body is code. */
  codeOf(func: GraphFunc): RunnableCode;
}

export interface LinkedProgram {
  /** Undefined if there are mistakes, or if an imported module is missing. */
  readonly program: TuyinCode | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The modules must have passed the verifier. A single one may be given alone. */
export function linkProgram(input: Module | readonly LinkedModule[]): LinkedProgram {
  const modules: readonly LinkedModule[] = 'items' in input ? [{ module: input, imports: new Map() }] : input;
  const first = modules.map(({ module }) => moduleCode(module));
  const runnable = new Map<FuncId, RunnableCode>();
  const problems: Diagnostic[] = [];
  const { graph, diagnostics } = elaborate(modules, {
    codeSignature: (func) => signatureOf(first, func),
    finish(program, constants) {
      const codes = modules.map(({ module }, i) => moduleCode(module, (name) => resultOf(program, name, i)));
      problems.push(...codes.flatMap((code) => [...code.problems]));
      if (problems.some(isError)) return;
      const linker = new CodeLinker(program, codes, constants);
      for (const func of program.functions) if (func.body.kind === 'code' && isLinked(codes, func)) runnable.set(func.id, linker.link(func));
    },
  });
  const all = [...diagnostics, ...problems];
  if (graph === undefined || all.some(isError)) return { program: undefined, diagnostics: all };
  return { program: { graph, codeOf: (func) => codeOf(runnable, func) }, diagnostics: all };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function isLinked(codes: readonly ModuleCode[], { module, item }: { readonly module: number; readonly item: GraphFunc['item'] }): boolean {
  return item !== undefined && codes[module].funcs.has(item.name.name);
}

function codeOf(runnable: ReadonlyMap<FuncId, RunnableCode>, func: GraphFunc): RunnableCode {
  const code = runnable.get(func.id);
  if (code === undefined) throw new InternalError(`@${func.name} is no stack code`, 'linkProgram');
  return code;
}

/** What a name gives in a module, as far as it is known. */
function resultOf(program: Program, name: string, module: number): Type | undefined {
  const candidates = program.functions.filter(({ item }) => item?.name.name === name);
  const func = candidates.find((one) => one.module === module) ?? candidates.at(0);
  return func === undefined || func.result === unknownType ? undefined : func.result;
}
