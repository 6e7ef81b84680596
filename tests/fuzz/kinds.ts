/**
 * The kinds of random tests, for `npm run fuzz -- --kind NAME`: one row each. A check gets a seed, from which alone it makes
 * its input, and says what went wrong, or undefined; what it throws is a failure too. Its module is loaded when it is wanted.
 */

/** Undefined if all is well, else what happened, with all that somebody needs who wants to understand it. */
export type Check = (seed: bigint) => Promise<string | undefined>;

export interface FuzzKind {
  readonly help: string;
  readonly load: () => Promise<Check>;
  /** The input that belongs to a seed, for `--show`. */
  readonly show?: () => Promise<(seed: bigint) => string>;
  /** A small input that fails as that of the seed does, for `--reduce`. */
  readonly reduce?: () => Promise<(seed: bigint) => Promise<string>>;
}

export const kinds: Readonly<Record<string, FuzzKind>> = {
  expressions: {
    help: 'functions full of expressions, on wasm, interp and vm',
    load: async () => (await import('./differential.ts')).compareEngines,
    show: async () => {
      const { generate } = await import('./generate.ts');
      return (seed) => generate(seed).text;
    },
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
  programs: {
    help: 'whole programs with everything that MAPLE has, on wasm, interp and vm, optimised and not',
    load: async () => (await import('./programs/check.ts')).checkPrograms('full'),
    show: async () => (await import('./programs/check.ts')).showProgram('full'),
    reduce: async () => (await import('./programs/check.ts')).reduceProgram('full'),
  },
  'programs-light': {
    help: 'whole programs without undefined behaviour, on the formal machine too',
    load: async () => (await import('./programs/check.ts')).checkPrograms('light'),
    show: async () => (await import('./programs/check.ts')).showProgram('light'),
    reduce: async () => (await import('./programs/check.ts')).reduceProgram('light'),
  },
  'c-programs': {
    help: 'whole programs of what C can say too, against gcc',
    load: async () => (await import('./programs/c-oracle.ts')).checkCPrograms,
    show: async () => (await import('./programs/c-oracle.ts')).showCProgram,
  },
  'every-program': {
    help: 'no random ones: the programs of tests and examples, one a seed, on every engine, optimised, and as lowered text',
    load: async () => (await import('../programs/every-program.ts')).checkEveryProgram,
  },
  bytes: {
    help: 'binary files with changed bits: refused, or exactly what would be written',
    load: async () => (await import('./bytes.ts')).checkBytes,
  },
  'tuyin-mutants': {
    help: 'changed programs of Tuyin IR, on the graph and the stack machine',
    load: async () => (await import('./tuyin-mutants.ts')).checkTuyinMutant,
  },
};
