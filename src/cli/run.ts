/** `samara run`: a whole program, or one function of it with values from the command line. */
import { Option } from 'commander';
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose } from '../base/diagnostics.ts';
import { formatResult, parseArgument } from '../driver/arguments.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import type { Program, ProgramSignature, Unit } from '../driver/index.ts';
import { engines, instantiate, isEngine, verify } from '../driver/index.ts';
import { chooseWasmCompiler } from '../driver/node-wasm.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { basicType, isVectorType } from '../scalar/values.ts';
import { Exit, Trap, formatTrap } from '../vm/trap.ts';
import { splitRunWords } from './call-words.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { declareInputs, readUnit } from './inputs.ts';

export const run: CommandModule = {
  usage: 'FILE [options] [--call NAME VALUE…] [-- ARGUMENT…]',
  about:
    'A program starts at its entryfunc or at main; what that returns is the exit status. --call prints the results ' +
    'of one function, one on each line. A trap is reported with its place, and the exit status is 3.\n\nEngines:\n' +
    Object.entries(engines).map(([name, text]) => `  ${name.padEnd(8)} ${text}`).join('\n'),
  examples: [
    ['samara run examples/hello.mpl', 'a program'],
    ['samara run examples/wc.mpl < README.md', 'with standard input'],
    ['samara run program.mpl -- one two', 'with arguments of its own'],
    ['samara run examples/fact.mpl --call fact 10', 'one function'],
  ],
  split: splitRunWords,
  declare(command) {
    declareInputs(command);
    command.option('--call <name>', 'call this function with the values that follow, and print its results');
    const engine = new Option('--engine <name>', 'what executes the program');
    command.addOption(engine.choices(Object.keys(engines)).default('wasm'));
  },
  async execute(words, context) {
    if (words.args.length !== 1) {
      context.io.err('error: run takes one file\n(words for the program stand behind --)\n');
      return exit.usage;
    }
    const unit = await readUnit(words.args[0], words, context);
    if (unit === undefined) return exit.diagnostics;
    // Warnings are what `check` is for: a program that runs has its standard error to itself.
    const problems = await verify(unit);
    context.report.addAll(problems.filter(({ severity }) => severity === 'error'));
    return context.report.hasErrors ? exit.diagnostics : runUnit(unit, words, context);
  },
};

async function runUnit(unit: Unit, words: Words, context: Context): Promise<number> {
  const { io, report } = context;
  const engine = textOption(words, 'engine') ?? '';
  const { value: program, diagnostics } = await instantiate(unit, {
    engine: isEngine(engine) ? engine : undefined,
    args: [unit.source.name, ...words.rest],
    stdin: () => io.input(),
    stdout: (bytes) => io.out(bytes),
    stderr: (bytes) => io.err(bytes),
    beforeCompile: chooseWasmCompiler,
  });
  report.addAll(diagnostics.filter(({ severity }) => severity === 'error'));
  if (program === undefined) return exit.diagnostics;
  const name = textOption(words, 'call');
  if (name === undefined && !program.hasMain()) {
    report.add(diagnose(driverCatalogue, 'SAM0201', undefined, [unit.source.name]));
    return exit.diagnostics;
  }
  return guarded(context, () => (name === undefined ? program.main() & 0xff : callOne(program, name, words.rest, context)));
}

/** What ends a program early: `exit` with its status, a trap with its report. */
function guarded({ io }: Context, action: () => number): number {
  try {
    return action();
  } catch (error) {
    if (error instanceof Exit) return error.code & 0xff;
    if (!(error instanceof Trap)) throw error;
    io.err(`${foldRepeats(formatTrap(error).split('\n')).join('\n')}\n`);
    return exit.trap;
  }
}

/** A deep recursion says the same again and again: a line and a number are enough. */
function foldRepeats(lines: readonly string[]): string[] {
  const folded: string[] = [];
  for (let i = 0; i < lines.length; ) {
    let end = i + 1;
    while (end < lines.length && lines[end] === lines[i]) end++;
    if (end - i <= 3) folded.push(...lines.slice(i, end));
    else folded.push(lines[i], `  … ${end - i - 1} more of the same`);
    i = end;
  }
  return folded;
}

function callOne(program: Program, name: string, words: readonly string[], { io, report }: Context): number {
  const signature = program.signature(name);
  const problem = signature === undefined
    ? diagnose(driverCatalogue, 'SAM0202', undefined, [name])
    : signatureProblem(name, signature, words);
  if (signature === undefined || problem !== undefined) {
    report.add(problem);
    return exit.diagnostics;
  }
  const values: (number | bigint)[] = [];
  for (const [i, word] of words.entries()) {
    const value = parseArgument(word, signature.params[i], program.pointerSize);
    if (value === undefined) {
      report.add(diagnose(driverCatalogue, 'SAM0204', undefined, [word, signature.params[i]]));
      return exit.diagnostics;
    }
    values.push(value);
  }
  const results = program.call(name, values);
  io.out(results.map((value, i) => `${formatResult(value, signature.results[i], program.pointerSize)}\n`).join(''));
  return exit.done;
}

function signatureProblem(name: string, signature: ProgramSignature, words: readonly string[]): Diagnostic | undefined {
  const { params, results } = signature;
  const unwritable = [...params, ...results].find((type) => !isWritable(type));
  if (unwritable !== undefined) return diagnose(driverCatalogue, 'SAM0205', undefined, [name, unwritable]);
  if (params.length === words.length) return undefined;
  return diagnose(driverCatalogue, 'SAM0203', undefined, [name, params.length, words.length]);
}

/** Integers and floats of up to 64 bits. */
function isWritable(type: PrimType): boolean {
  const basic = basicType(type, 8);
  return basic !== undefined && !isVectorType(basic) && !['i128', 'u128', 'f128', 'c64', 'c128'].includes(basic);
}
