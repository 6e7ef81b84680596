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
  'step-history': {
    help: 'stepping back and on again, over all programs of the formal machine',
    load: async () => (await import('./step-history.ts')).checkStepHistory,
  },
  'second-opinion': {
    help: 'traces of all programs of the formal machine, decided by a checker of its own; changed traces fail',
    load: async () => (await import('./second-opinion.ts')).checkSecondOpinion,
  },
};
