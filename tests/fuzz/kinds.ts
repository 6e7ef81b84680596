/**
 * The kinds of random tests, for `npm run fuzz -- --kind NAME`: one row each. A check gets a seed, from which alone it makes
 * its input, and says what went wrong, or undefined; what it throws is a failure too. Its module is loaded when it is wanted.
 */

import type { TestEngine } from '../engines.ts';
import type { BytesKind } from './bytes.ts';
import type { TextLanguage } from './tokens.ts';

/** Undefined if all is well, else what happened, with all that somebody needs who wants to understand it. */
export type Check = (seed: bigint) => Promise<string | undefined | Tallied>;

/** What a check says that also counts, over all seeds, what was compared and what was left out. */
export interface Tallied {
  readonly counted: readonly string[];
  readonly problem?: string;
}

export interface FuzzKind {
  readonly help: string;
  /** The tool of the machine without which it checks nothing. */
  readonly needs?: 'gcc' | 'csmith' | 'java';
  readonly load: () => Promise<Check>;
  /** The input that belongs to a seed, for `--show`. */
  readonly show?: () => Promise<(seed: bigint) => string | Promise<string>>;
  /** A small input that fails as that of the seed does, for `--reduce`. */
  readonly reduce?: () => Promise<(seed: bigint) => Promise<string>>;
  /** The same inputs built and run, for `--target`. */
  readonly onOutputs?: () => Promise<OnOutputs>;
}

/** How inputs of a kind are tried on outputs. */
export interface OnOutputs {
  readonly check: (outputs: readonly TestEngine[]) => Check;
  readonly reduce?: (outputs: readonly TestEngine[]) => (seed: bigint) => Promise<string>;
}

export const kinds: Readonly<Record<string, FuzzKind>> = {
  expressions: {
    help: 'functions full of expressions, on wasm, interp and vm',
    load: async () => (await import('./differential.ts')).compareEngines,
    show: async () => {
      const { generate } = await import('./generate.ts');
      return (seed) => generate(seed).text;
    },
    onOutputs: async () => (await import('./outputs.ts')).expressionsOnOutputs,
  },
  'expressions-light': {
    help: 'the same without undefined behaviour, on the formal machine too',
    load: async () => {
      const { compareEngines } = await import('./differential.ts');
      return (seed) => compareEngines(seed, true);
    },
    show: async () => {
      const { generate } = await import('./generate.ts');
      return (seed) => generate(seed, { light: true }).text;
    },
  },
  'light-syntax': {
    help: 'abstract syntax of MapleLight made by hand: refused, or run to an end',
    load: async () => (await import('./light-syntax.ts')).checkLightSyntax,
  },
  'step-history': {
    help: 'stepping back and on again, over all programs of the formal machine',
    load: async () => (await import('./step-history.ts')).checkStepHistory,
  },
  'second-opinion': {
    help: 'traces of all programs of the formal machine, decided by a checker of its own; changed traces fail',
    load: async () => (await import('./second-opinion.ts')).checkSecondOpinion,
  },
  programs: {
    help: 'whole programs with everything that MAPLE has, on wasm, interp and vm, optimised and not',
    load: async () => (await import('./programs/check.ts')).checkPrograms('full'),
    show: async () => (await import('./programs/check.ts')).showProgram('full'),
    reduce: async () => (await import('./programs/check.ts')).reduceProgram('full'),
    onOutputs: async () => (await import('./outputs.ts')).programsOnOutputs,
  },
  'split-programs': {
    help: 'whole programs divided into modules and linked again, on all engines; the linked text, and the modules in another order',
    load: async () => (await import('./programs/split.ts')).checkSplitPrograms('full'),
    show: async () => (await import('./programs/split.ts')).showSplitProgram('full'),
  },
  'split-programs-light': {
    help: 'the same with programs of MapleLight, on the formal machine too',
    load: async () => (await import('./programs/split.ts')).checkSplitPrograms('light'),
    show: async () => (await import('./programs/split.ts')).showSplitProgram('light'),
  },
  'programs-light': {
    help: 'whole programs without undefined behaviour, on the formal machine too',
    load: async () => (await import('./programs/check.ts')).checkPrograms('light'),
    show: async () => (await import('./programs/check.ts')).showProgram('light'),
    reduce: async () => (await import('./programs/check.ts')).reduceProgram('light'),
  },
  'c-programs': {
    help: 'whole programs of what C can say too, against gcc',
    needs: 'gcc',
    load: async () => (await import('./programs/c-oracle.ts')).checkCPrograms,
    show: async () => (await import('./programs/c-oracle.ts')).showCProgram,
    onOutputs: async () => (await import('./outputs.ts')).cProgramsOnOutputs,
  },
  formats: {
    help: 'printf and scanf with random formats and values, a hundred calls a seed, against glibc: on wasm, one in 20 on all engines',
    needs: 'gcc',
    load: async () => (await import('../c/random-formats.ts')).checkFormats,
    show: async () => (await import('../c/random-formats.ts')).formatsProgram,
  },
  loops: {
    help: 'loops over arrays that are done on vectors, against gcc: at -O2 and -O3 on wasm, one in 10 on interp',
    needs: 'gcc',
    load: async () => (await import('../c/random-loops.ts')).checkLoops,
    show: async () => (await import('../c/random-loops.ts')).loopsProgram,
  },
  csmith: {
    help: 'programs of csmith against gcc -O0 and -O2: all on wasm and interp, one in 10 on vm, one in 40 on the formal machine',
    needs: 'csmith',
    load: async () => (await import('../c/csmith.ts')).checkCsmith,
    show: async () => (await import('../c/csmith.ts')).showCsmith,
    reduce: async () => (await import('../c/csmith.ts')).reduceCsmith,
    onOutputs: async () => (await import('./outputs.ts')).csmithOnOutputs,
  },
  'every-program': {
    help: 'no random ones: the programs of tests and examples, one a seed, on every engine, optimised, and as lowered text',
    load: async () => (await import('../programs/every-program.ts')).checkEveryProgram,
  },
  limits: {
    help: 'no random ones: programs that want too much, one and an engine a seed, are stopped by the right limit',
    load: async () => (await import('./limits.ts')).checkLimits,
  },
  'dynamic-programs': {
    help: 'programs of JavaScript objects, arrays and text, by our run time and by node',
    load: async () => (await import('./dynamic-programs.ts')).checkDynamicPrograms,
  },
  linear: {
    help: 'modules of the linear IR: their text, their forms, what they do optimised',
    load: async () => (await import('./linear-modules.ts')).checkLinearModule,
    onOutputs: async () => (await import('./outputs.ts')).linearOnOutputs,
  },
  passes: {
    help: 'random modules of the linear IR and random programs at every level and after random sequences of passes; what differs is halved to the pass and reduced',
    load: async () => (await import('./pass-sequences.ts')).checkPassSequences,
  },
  legalise: {
    help: 'programs of the tests, random ones and random modules of the linear IR, after each step of legalisation and all',
    load: async () => (await import('../legalise/check.ts')).checkLegalised,
  },
  sysy: {
    help: 'programs of SysY, in every form, against a C compiler',
    load: async () => (await import('./sysy.ts')).checkSysy,
    onOutputs: async () => (await import('./outputs.ts')).sysyOnOutputs,
  },
  ...tokenKinds('maple', 'maple-types', 'linear', 'tuyin', 'sysy'),
  ...bytesKinds('tuyin', 'linear', 'openark'),
  'bytes-maple': {
    help: 'binary MAPLE with changed bits: refused, or a module that prints, verifies, is written again, lowers and runs',
    load: async () => (await import('./maple-bytes.ts')).checkMapleBytes,
  },
  'bytes-maple-types': {
    help: 'binary files of MAPLE types with changed bits, as modules and as imports: refused, or what can be said',
    load: async () => (await import('./maple-bytes.ts')).checkTypesBytes,
  },
  'json-trees': {
    help: 'JSON documents with changed trees: refused where the schema refuses them, or what their text says',
    load: async () => (await import('./json-trees.ts')).checkJsonTree,
    show: async () => {
      const { mutantOf } = await import('./json-trees.ts');
      return async (seed) => (await mutantOf(seed)).text;
    },
  },
  'tuyin-programs': {
    help: 'Tuyin programs of streams, structs, wide numbers and calls, up to 16 in a module, on every engine, optimised and not, and as lowered text, against a model',
    load: async () => {
      const { checkTuyinPrograms } = await import('./tuyin-whole.ts');
      return (seed) => checkTuyinPrograms(seed);
    },
    show: async () => {
      const { caseOf } = await import('./tuyin-whole.ts');
      return (seed) => caseOf(seed).text;
    },
  },
  'tuyin-streams': {
    help: 'Tuyin programs that read, put back, match and call, on every engine, against a model of the input',
    load: async () => {
      const { onEveryEngine } = await import('./tuyin-programs.ts');
      return onEveryEngine((await import('../tuyin/random-streams.ts')).streamProblem);
    },
    onOutputs: async () => (await import('./outputs.ts')).streamsOnOutputs,
  },
  'tuyin-matches': {
    help: 'Tuyin matches with literals, ranges and alternatives, on every engine, against a model of bytes',
    load: async () => {
      const { onEveryEngine } = await import('./tuyin-programs.ts');
      return onEveryEngine((await import('../tuyin/random-matches.ts')).matchProblem);
    },
    onOutputs: async () => (await import('./outputs.ts')).matchesOnOutputs,
  },
  'tuyin-mutants': {
    help: 'changed programs of Tuyin IR, on the graph and the stack machine',
    load: async () => (await import('./tuyin-mutants.ts')).checkTuyinMutant,
  },
};

/** Files with changed tokens, one kind a language. */
function tokenKinds(...languages: readonly TextLanguage[]): Record<string, FuzzKind> {
  return Object.fromEntries(
    languages.map((language): [string, FuzzKind] => [
      `tokens-${language}`,
      {
        help: `text of ${language} with changed tokens: refused, or what can be said`,
        load: async () => (await import('./tokens.ts')).checkTokens(language),
      },
    ]),
  );
}

/** Binary files with changed bits, one kind a form. */
function bytesKinds(...forms: readonly BytesKind[]): Record<string, FuzzKind> {
  return Object.fromEntries(
    forms.map((form): [string, FuzzKind] => [
      `bytes-${form}`,
      {
        help: `binary files of ${form} with changed bits: refused, or what would be written again`,
        load: async () => {
          const { checkBytes } = await import('./bytes.ts');
          return (seed) => checkBytes(seed, form);
        },
      },
    ]),
  );
}
