/** Programs of several modules, linked: what linking gives has to be right whatever it is made of. */
import { expect } from 'vitest';
import { hasErrors, type Diagnostic } from '../../../src/base/diagnostics.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { decodeTuyin, encodeTuyin } from '../../../src/tuyin/bitcode/index.ts';
import type { LinkedModule } from '../../../src/tuyin/graph/program.ts';
import type { LinkOptions } from '../../../src/base/link-options.ts';
import { linkTuyin, orderModules } from '../../../src/tuyin/link/index.ts';
import type { Module } from '../../../src/tuyin/module.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { printTuyin } from '../../../src/tuyin/printer.ts';
import { linkProgram, type TuyinCode } from '../../../src/tuyin/program.ts';
import { verifyTuyin } from '../../../src/tuyin/verifier.ts';
import { Exit, Trap } from '../../../src/vm/trap.ts';
import { instantiateCode, machines, type Machine } from '../instances.ts';

/** Texts by the names of their files, which is how they import each other; the first is the program's own. */
export type Files = Readonly<Record<string, string>>;

export function moduleOf(name: string, text: string): Module {
  const { module, diagnostics } = parseTuyin(new SourceFile(name, text));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return module;
}

export function modulesOf(files: Files): readonly LinkedModule[] {
  const names = Object.keys(files);
  const modules = names.map((name): LinkedModule => {
    const module = moduleOf(name, files[name]);
    expect(verifyTuyin(module).filter(({ severity }) => severity === 'error')).toEqual([]);
    const paths = module.items.flatMap((item) => (item.kind === 'import' ? [item.path] : []));
    return {
      module,
      imports: new Map(paths.flatMap((path) => (names.includes(path) ? [[path, names.indexOf(path)]] : []))),
    };
  });
  return orderModules(modules);
}

export interface LinkedFiles {
  readonly module: Module | undefined;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The linked module, which passes the verifier and is the same as text, as bitcode and in memory. */
export function link(files: Files | readonly LinkedModule[], options: LinkOptions = {}): LinkedFiles {
  const given = Array.isArray(files) ? (files as readonly LinkedModule[]) : modulesOf(files as Files);
  const { module, diagnostics } = linkTuyin(given, { name: 'linked.ti', ...options });
  if (module === undefined) return { module, text: '', diagnostics };
  const text = printTuyin(module);
  const again = moduleOf('linked.ti', text);
  expect(printTuyin(again)).toBe(text);
  expect(verifyTuyin(again).filter(({ severity }) => severity === 'error')).toEqual([]);
  const { module: decoded } = decodeTuyin(encodeTuyin(module), 'linked.tb');
  expect(decoded && printTuyin(decoded)).toBe(text);
  return { module, text, diagnostics };
}

/** What a program writes and how it ends. */
export function outcome(code: TuyinCode, engine: Machine, input = ''): string {
  const out: string[] = [];
  let rest: Uint8Array | undefined = Buffer.from(input, 'latin1');
  const stdin = (): Uint8Array | undefined => {
    const part = rest;
    rest = undefined;
    return part;
  };
  const stdout = (bytes: Uint8Array): void => void out.push(Buffer.from(bytes).toString('latin1'));
  try {
    const status = instantiateCode(code, { engine, stdin, stdout, fuel: 1_000_000 }).main();
    return `${out.join('')} status ${status & 255}`;
  } catch (error) {
    if (error instanceof Exit) return `${out.join('')} exit ${error.code & 255}`;
    if (error instanceof Trap) return `${out.join('')} trap ${error.kind}`;
    throw error;
  }
}

export function codeOf(modules: Module | readonly LinkedModule[]): TuyinCode {
  const { program, diagnostics } = linkProgram(modules);
  if (program === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return program;
}

/** The program does the same before and after it was linked, and when its text is read again. */
export function sameOutcome(files: Files, input = '', engines: readonly Machine[] = machines): string {
  const before = outcome(codeOf(modulesOf(files)), 'graph', input);
  for (const gc of [false, true]) {
    const { module, text, diagnostics } = link(files, { gc });
    if (module === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    expect(outcome(codeOf(module), 'graph', input)).toBe(before);
    const again = codeOf(moduleOf('linked.ti', text));
    for (const engine of engines) expect(outcome(again, engine, input), engine).toBe(before);
  }
  return before;
}
