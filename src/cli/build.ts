/** `samara build`: a program as a file of an output's format, or with `-c` one file of it as an object. */
import { ownEntry } from '../base/own-entry.ts';
import { chmodSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Option, type Command } from 'commander';
import { emit, outputs, verify } from '../driver/index.ts';
import { compileNative, nativeKindOf } from '../driver/node-compiler.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { Emitted } from '../driver/outputs.ts';
import { splitAtDashes, textOption, type CommandModule, type Context, type Words } from './command.ts';
import { declareDependencies, Dependencies, longDependencyWords } from './dependencies.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, declareLowering, loweringOptions } from './inputs.ts';
import type { Level } from '../passes/levels.ts';
import { askedLevel, levelOption } from './level.ts';
import { buildObject } from './object-file.ts';
import { declareLibraries, readProgram } from './program.ts';
import { printJson } from './results.ts';

export const build: CommandModule = {
  usage: 'FILE… --target OUTPUT -o OUT | -c FILE -o OBJECT [options]',
  get about() {
    const list = Object.entries(outputs).map(
      ([name, { title, system }]) => `  ${name.padEnd(6)}  ${title}; needs: ${system}`,
    );
    return (
      'A note says what the file imports, for whoever runs it. With -c a file is checked and written as an object for `link`, in the ' +
      'format that the name of OBJECT says. What is written depends on the files and options alone.\n\nOutputs:\n' +
      list.join('\n')
    );
  },
  examples: [
    ['samara build examples/hello.mpl --target wasm -o hello.wasm', 'a WebAssembly module'],
    ['samara build program.sy --target wat -O1 -o -', 'its text, on standard output'],
    ['samara build main.lir sort.lir --target wasm -o program.wasm', 'of several files'],
    ['samara build sort.mpl --target wasm --loader -o sort.wasm', 'with sort.mjs, which loads it, and its types'],
    ['samara build a.c b.c --target js --whole-program -o program.mjs', 'of which nothing but `run` is called'],
    ['samara build program.c --target native -O1 -o program', 'a command for this machine'],
    ['samara build sort.sy --target c --header sort.h -o sort.c', 'a library in C'],
    ['samara build -c sort.sy -o sort.lir -MD', 'an object, and sort.d with the files that it was made of'],
  ],
  json: { prints: ['Built', 'Written'] },
  get extensions() {
    return extensionsOf();
  },
  split(argv) {
    const [own, rest] = splitAtDashes(argv);
    return [longDependencyWords(own), rest];
  },
  declare(command) {
    declareInputs(command);
    declareLibraries(command);
    declareObject(command);
    declareDependencies(command);
    command.addOption(levelOption('optimise before (default: 2; 0 for objects, for c, and for native with -g)'));
    declareLowering(command);
    command.requiredOption('-o, --output <file>', 'where to write; - is standard output');
  },
  async execute(words, context) {
    const { report } = context;
    const target = textOption(words, 'target');
    const isObject = words.options['c'] === true;
    if (report.json && textOption(words, 'output') === '-')
      return report.wrongUsage('--json and -o - exclude each other', 'standard output takes one of them');
    if (isObject === (target !== undefined))
      return report.wrongUsage(
        'build takes either --target or -c',
        'a program for a machine, or an object for samara link',
      );
    if (words.options['wholeProgram'] === true && (isObject || isForLinking(words)))
      return report.wrongUsage(
        '--whole-program is for programs that nobody else calls',
        'leave it away for objects, headers and shared libraries',
      );
    const dependencies = Dependencies.of(words);
    if (typeof dependencies === 'string') return report.wrongUsage(dependencies);
    const status = await (isObject
      ? buildObject(words, context, dependencies.opened)
      : buildProgram(words, context, dependencies));
    if (status === exit.done) report.add(dependencies.write());
    return report.hasErrors ? exit.diagnostics : status;
  },
};

function declareObject(command: Command): void {
  command.addOption(new Option('--target <output>', 'what to build').choices(Object.keys(outputs)));
  command.option('-c', 'write an object; nothing is linked');
  command.option('--whole-program', 'nothing is called from outside but the start: no other function is exported');
  command.option('-g', 'for debuggers: which line is which (c, native; wasm, wasi, js: a source map)');
  command.option(
    '--header <file>',
    'a library for callers, and the header with what it exports (c, native; js: its types)',
  );
  command.option('--loader', 'beside the module a module of JavaScript that loads it, and its types (wasm)');
  command.option('--features', 'say what the module wants of its engine (wasm, wat, wasi)');
  command.option('--strip', 'of an object: leave out comments, places and the source text');
}

async function buildProgram(words: Words, context: Context, { opened }: Dependencies): Promise<number> {
  const { report, status } = context;
  const options = loweringOptions(words);
  const target = textOption(words, 'target') ?? '';
  const output = textOption(words, 'output') ?? '-';
  const isLong = bytesOf(words.args) > largeInput;
  const progress = (doing: string): void => status.show(`${words.args[0]}: ${doing}`, isLong);
  progress('reading');
  const unit = await readProgram(words, context, { opened });
  progress('checking');
  if (unit !== undefined) report.addAll(await verify(unit, options));
  if (unit === undefined || report.hasErrors) return exit.diagnostics;
  const { value, diagnostics } = await emit(unit, target, {
    ...options,
    optimize: askedLevel(words) ?? defaultLevel(words, target),
    debug: words.options['g'] === true,
    asLibrary: isForLinking(words) || undefined,
    wholeProgram: words.options['wholeProgram'] === true,
    fileName: output === '-' ? undefined : basename(output),
    loader: words.options['loader'] === true,
    progress,
  });
  report.addAll(diagnostics);
  if (value === undefined || report.hasErrors) return exit.diagnostics;
  return isCompiled(words) ? deliverCompiled(value, words, context) : deliver(value, words, context);
}

/** What is compiled for debuggers stays as it is written. */
function defaultLevel(words: Words, target: string): Level {
  const isOptimized = ownEntry(outputs, target)?.isOptimized === true;
  return isOptimized || (isCompiled(words) && words.options['g'] === true) ? 'O0' : 'O2';
}

function isCompiled(words: Words): boolean {
  return ownEntry(outputs, textOption(words, 'target') ?? '')?.isCompiled === true;
}

/** Whether other code is to call what is built: it gets a header, or is no command. */
function isForLinking(words: Words): boolean {
  if (textOption(words, 'header') !== undefined) return true;
  return isCompiled(words) && nativeKindOf(textOption(words, 'output') ?? '') !== 'command';
}

/** Reading so many bytes takes longer than one waits without being told. */
const largeInput = 1 << 20;

/** Of the files that can be looked at; whoever reads them says what is wrong with the others. */
function bytesOf(files: readonly string[]): number {
  const sizes = files.map((file) => {
    try {
      return statSync(file).size;
    } catch {
      return 0;
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The file that the compiler of the system makes of the one that was emitted. */
function deliverCompiled(emitted: Emitted, words: Words, context: Context): number {
  const output = textOption(words, 'output') ?? '-';
  context.status.show(`${words.args[0]}: compiling`, String(emitted.content).length > largeInput);
  const kind = nativeKindOf(output);
  const { value, diagnostics } = compileNative(String(emitted.content), {
    kind,
    debug: words.options['g'] === true,
    wanted: context.io.env.CC,
  });
  context.report.addAll(diagnostics);
  if (value === undefined) return exit.diagnostics;
  const status = deliver({ ...emitted, content: value }, words, context);
  if (kind === 'command' && output !== '-' && !context.report.hasErrors) chmodSync(output, 0o755);
  return status;
}

function deliver(
  { content, header, imports, features, beside }: Emitted,
  words: Words,
  { io, report, status }: Context,
): number {
  const output = textOption(words, 'output') ?? '-';
  status.clear();
  const headerFile = textOption(words, 'header');
  report.add(writeWhole(output, content));
  if (headerFile !== undefined && header !== undefined) report.add(writeWhole(headerFile, header));
  for (const [name, text] of Object.entries(beside ?? {})) report.add(writeWhole(join(dirname(output), name), text));
  if (report.hasErrors) return exit.diagnostics;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content).length : content.length;
  if (report.json)
    printJson(io, { file: words.args[0], output, target: textOption(words, 'target'), bytes, imports, features });
  else if (imports.length > 0) io.err(`note: ${nameOf(output)} imports ${imports.join(', ')}\n`);
  if (!report.json && words.options['features'] === true)
    io.err(`note: ${nameOf(output)} uses ${features?.join(', ') || 'no features'}\n`);
  return exit.done;
}

function nameOf(output: string): string {
  return output === '-' ? 'the text or module' : output;
}
