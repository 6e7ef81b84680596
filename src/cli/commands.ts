/**
 * The commands: one row each, in the order of the help. The row is all that is known of a command before its file is
 * loaded, so that starting one command never costs the others' code.
 */
import type { CommandModule } from './command.ts';

export interface CommandRow {
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}

export const commands: Readonly<Record<string, CommandRow>> = {
  run: { summary: 'run a program, or one function of it', load: async () => (await import('./run.ts')).run },
  check: { summary: 'report every mistake in files', load: async () => (await import('./check.ts')).check },
  preprocess: {
    summary: 'print files behind their preprocessor',
    load: async () => (await import('./preprocess.ts')).preprocess,
  },
  fmt: { summary: 'print files in their canonical form', load: async () => (await import('./fmt.ts')).fmt },
  lower: { summary: 'show a program at a lower level', load: async () => (await import('./lower.ts')).lower },
  build: { summary: 'write a program for another machine', load: async () => (await import('./build.ts')).build },
  link: { summary: 'make one program of several files', load: async () => (await import('./link.ts')).link },
  archive: {
    summary: 'make a library of several files',
    load: async () => (await import('./archive.ts')).archive,
  },
  as: { summary: 'write a program in its binary form', load: async () => (await import('./as.ts')).as },
  dis: { summary: 'show a binary file as text', load: async () => (await import('./dis.ts')).dis },
  step: { summary: 'step through a program on the formal machine', load: async () => (await import('./step.ts')).step },
  opt: { summary: 'run passes over a program and watch them', load: async () => (await import('./opt.ts')).opt },
  graph: {
    summary: 'draw control flow, dominators, loops or calls',
    load: async () => (await import('./graph.ts')).graph,
  },
  explain: {
    summary: 'explain a diagnostic code by examples',
    load: async () => (await import('./explain.ts')).explain,
  },
  ops: { summary: 'list the operations of an IR', load: async () => (await import('./ops.ts')).ops },
  tuyin: {
    summary: 'shorten, compare and measure expressions over patterns',
    load: async () => (await import('./tuyin.ts')).tuyin,
  },
  completions: {
    summary: 'print a script with which a shell completes command lines',
    load: async () => (await import('./completions.ts')).completions,
  },
  manual: {
    summary: 'print the manual page',
    load: async () => (await import('./manual.ts')).manual,
  },
};
