/** Tuyin IR, as text and as bitcode. */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import type { Lack } from '../../lower/tuyin-whole/index.ts';
import type { Module as TuyinModule } from '../../tuyin/module.ts';
import { driverCatalogue } from '../diagnostics.ts';
import { tuyinJson } from '../json-files.ts';
import type { LanguageRow } from '../language-row.ts';
import type { LowerOptions } from '../run-options.ts';
import type { LinearUnit, ParseOptions, TuyinUnit } from '../unit.ts';
import { linearLevels } from './linear.ts';

export const tuyin: LanguageRow<TuyinUnit> = {
  title: 'Tuyin IR',
  formats: {
    tuyin: {
      title: 'Tuyin IR',
      extensions: ['.ti'],
      pointerSize: 4,
      async read(source, options) {
        const { parseTuyin } = await import('../../tuyin/parser.ts');
        const { module, diagnostics } = parseTuyin(source, options);
        return withImports(module, diagnostics, options);
      },
      write: async (unit) => new Result(await tuyin.print(unit)),
    },
    'tuyin-bitcode': {
      title: 'Tuyin bitcode',
      extensions: ['.tb'],
      binary: true,
      pointerSize: 4,
      looksLike: (head) => head.startsWith('TUIB'),
      async readBytes(bytes, name, options) {
        const { decodeTuyin } = await import('../../tuyin/bitcode/index.ts');
        const { module, diagnostics } = decodeTuyin(bytes, name);
        return module === undefined ? Result.failed(diagnostics) : withImports(module, diagnostics, options, name);
      },
      async write({ module }, options) {
        const { encodeTuyin } = await import('../../tuyin/bitcode/index.ts');
        return new Result(encodeTuyin(module, options));
      },
      list: async (bytes, name) => (await import('../../tuyin/bitcode/index.ts')).listTuyin(bytes, name),
    },
    'tuyin-json': tuyinJson(withImports),
  },
  levels: {
    stack: {
      title: 'Tuyin IR with stack code in place of statements',
      async lower(unit) {
        const { linkUnit, stackUnit } = await import('../tuyin-program.ts');
        const { value: code, diagnostics } = linkUnit(unit);
        if (code === undefined) return Result.failed(diagnostics);
        const made = await stackUnit(code);
        return new Result(made.value, [...diagnostics, ...made.diagnostics]);
      },
    },
    ...linearLevels(toLinear),
    graph: {
      title: 'the typed graph of Tuyin IR',
      async show(unit) {
        const { linkUnit } = await import('../tuyin-program.ts');
        const { printGraph } = await import('../../tuyin/graph/printer.ts');
        const { value: code, diagnostics } = linkUnit(unit);
        return new Result(code && printGraph(code.graph), diagnostics);
      },
    },
  },
  pictures: {
    automaton: {
      help: 'Tuyin IR: how its functions read their input; --func for one of them',
      draw: async (unit, func) => (await import('../tuyin-pictures.ts')).drawAutomaton(unit, func),
    },
    calls: { draw: async (unit) => (await import('../tuyin-pictures.ts')).drawCalls(unit) },
  },
  profiles: {
    'tuyin-0.1': {
      title: 'Tuyin IR whose calls leave the input as they did in version 0.1',
      check: async (unit) => {
        const { linkUnit } = await import('../tuyin-program.ts');
        const { widthChanges } = await import('../../tuyin/graph/width-changes.ts');
        const { value: code } = linkUnit(unit);
        return code === undefined ? [] : widthChanges(code.graph);
      },
    },
  },
  has: [],
  lacks: {
    bounds: 'Tuyin IR has bounds of its own',
    watch: 'memory is tidied up when functions return, so nothing leaks',
  },
  starts: 'no function `@main`, and no statements outside functions',
  verify: async (unit) => (await import('../tuyin-check.ts')).checkTuyin(unit),
  print: async ({ module }) => (await import('../../tuyin/printer.ts')).printTuyin(module),
  symbols: async (unit) => (await import('../tuyin-parts.ts')).tuyinSymbols(unit),
  link: async (units, options) => (await import('../tuyin-linking.ts')).linkTuyinUnits(units, options),
  instantiate: async (unit, engine, options) =>
    (await import('../tuyin-running.ts')).instantiateTuyin(unit, engine, options),
};

async function toLinear(unit: TuyinUnit, options: LowerOptions): Promise<Result<LinearUnit>> {
  const { linkUnit } = await import('../tuyin-program.ts');
  const { value: code, diagnostics } = linkUnit(unit);
  if (code === undefined) return Result.failed(diagnostics);
  const { wholeProgram } = await import('../tuyin-linear.ts');
  const { module, lacks } = wholeProgram(code, { isPart: options.linkable });
  const { source } = unit;
  if (module === undefined) return Result.failed([...diagnostics, ...notLowered(lacks)]);
  const { withLinearLibc } = await import('../libc.ts');
  const completed = await withLinearLibc(module, options);
  return new Result<LinearUnit>({ ir: 'linear', source, module: completed.module }, diagnostics);
}

/** Each operation once, where it stands first. */
function notLowered(lacks: readonly Lack[]): Diagnostic[] {
  const first = new Map(lacks.toReversed().map((lack) => [lack.what, lack]));
  return [...first.values()]
    .toReversed()
    .map(({ what, func, span }) => diagnose(driverCatalogue, 'SAM0105', span, [what, func]));
}

async function withImports(
  module: TuyinModule,
  found: readonly Diagnostic[],
  options: ParseOptions,
  file: string = module.source.name,
): Promise<Result<TuyinUnit>> {
  const { source } = module;
  const hasImports = module.items.some(({ kind }) => kind === 'import');
  if (options.imports === undefined || !hasImports) {
    const modules = [{ module, imports: new Map(), file: options.imports?.identity(file) ?? file }];
    return new Result<TuyinUnit>({ ir: 'tuyin', source, module, modules, importProblems: [] }, found);
  }
  const { readImports } = await import('../../tuyin/imports.ts');
  const { modules, diagnostics: importProblems } = readImports(module, options.imports, options, file);
  return new Result<TuyinUnit>({ ir: 'tuyin', source, module, modules, importProblems }, found);
}
