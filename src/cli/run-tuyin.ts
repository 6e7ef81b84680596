/** `samara run` for Tuyin programs, whose functions take bytes and whose values have types of their own. */
import { diagnose } from '../base/diagnostics.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import type { RunOptions, TuyinUnit } from '../driver/index.ts';
import { makeTuyinProgram, type TuyinProgram, type TuyinRunOptions } from '../driver/tuyin-program.ts';
import { typeText } from '../tuyin/types.ts';
import type { TypedValue } from '../vm/tuyin/index.ts';
import { formatTraceEvent, traceToJson } from '../vm/tuyin/trace.ts';
import { formatValue, parseValue } from '../vm/tuyin/value-text.ts';
import type { Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';

/** The exit status. Traps and `exit` pass through. */
export async function runTuyinUnit(
  unit: TuyinUnit,
  words: Words,
  { io, report }: Context,
  options: RunOptions,
): Promise<number> {
  const format = textOption(words, 'trace');
  const text = format === 'json' ? traceToJson : formatTraceEvent;
  const { value: program, diagnostics } = makeTuyinProgram(unit, {
    ...pick(options),
    optimize: await optimizer(options),
    onEvent: format === undefined ? undefined : (event) => io.err(`${text(event)}\n`),
  });
  report.addAll(diagnostics);
  if (program === undefined) return exit.diagnostics;
  const name = textOption(words, 'call');
  try {
    if (name !== undefined) return callOne(program, name, words.rest, { io, report });
    if (program.hasMain()) return program.main() & 0xff;
  } finally {
    if (words.options['count'] === true)
      io.err(
        options.engine === 'wasm'
          ? 'steps are counted by --engine graph, stack and interp\n'
          : `${program.steps} steps\n`,
      );
  }
  report.add(
    diagnose(driverCatalogue, 'SAM0201', undefined, [
      unit.source.name,
      'no function `@main`, and no statements outside functions',
    ]),
  );
  return exit.diagnostics;
}

function pick({
  stdin,
  stdout,
  stderr,
  engine,
  memoryLimit,
  fuel,
  timeout,
  beforeCompile,
}: RunOptions): TuyinRunOptions {
  return { stdin, stdout, stderr, engine, memoryLimit, fuel, timeout, beforeCompile };
}

async function optimizer({ optimize: level = 'O0' }: RunOptions): Promise<TuyinRunOptions['optimize']> {
  if (level === 'O0') return undefined;
  const { optimize } = await import('../driver/optimize.ts');
  const { optimizeGraph } = await import('../tuyin/graph/optimize.ts');
  return { graph: (graph) => optimizeGraph(graph), linear: (module) => void optimize(module, level) };
}

/** Without values the function reads standard input. */
function callOne(
  program: TuyinProgram,
  name: string,
  words: readonly string[],
  { io, report }: Pick<Context, 'io' | 'report'>,
): number {
  const func = program.func(name);
  if (func === undefined) {
    report.add(diagnose(driverCatalogue, 'SAM0202', undefined, [name]));
    return exit.diagnostics;
  }
  const { params } = func;
  if (params.length > 0 && words.length !== params.length && !func.variadic) {
    report.add(diagnose(driverCatalogue, 'SAM0203', undefined, [name, params.length, words.length]));
    return exit.diagnostics;
  }
  const values: TypedValue[] = [];
  for (const [i, word] of words.entries()) {
    const type = params.at(i);
    const value = parseValue(word, type);
    if (value === undefined) {
      const wanted = type === undefined ? 'Tuyin IR' : typeText(type);
      report.add(diagnose(driverCatalogue, 'SAM0204', undefined, [word, wanted]));
      return exit.diagnostics;
    }
    values.push(value);
  }
  const result = program.call(name, words.length === 0 ? undefined : values);
  if (result !== undefined) io.out(`${formatValue(result.type, result.value)}\n`);
  return exit.done;
}
