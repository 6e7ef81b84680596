/**
 * What a function gives that can find mistakes in its input: a value, diagnostics, or both. Whoever wants to show the
 * diagnostics takes the two fields; whoever cannot go on without the value calls `orThrow`, and an error that nobody
 * catches shows the code frames.
 */
import { formatDiagnostics } from './code-frame.ts';
import type { Diagnostic } from './diagnostics.ts';
import { hasErrors } from './diagnostics.ts';

/** A value, diagnostics, or both; `orThrow` for those who cannot go on without the value. */
export class Result<T> {
  /** Absent when nothing could be made of the input at all; it may be there in spite of errors. */
  readonly value: T | undefined;
  /** All that was found, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(value: T | undefined, diagnostics: readonly Diagnostic[] = []) {
    this.value = value;
    this.diagnostics = diagnostics;
  }

  /** A result without a value. */
  static failed(diagnostics: readonly Diagnostic[]): Result<never> {
    return new Result<never>(undefined, diagnostics);
  }

  /** The value. Throws a `DiagnosticError` if there is none or if there are errors; warnings do not count. */
  orThrow(): T {
    if (this.value === undefined || hasErrors(this.diagnostics)) throw new DiagnosticError(this.diagnostics);
    return this.value;
  }
}

/** The diagnostics of a `Result` that had to be without errors; the message is their code frames, as text without colours. */
export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(`\n${formatDiagnostics(diagnostics).trimEnd()}`);
    this.name = 'DiagnosticError';
    this.diagnostics = diagnostics;
  }
}

/** A result, also where something below called `orThrow` and there was no value. */
export async function resultOf<T>(action: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof DiagnosticError) return Result.failed(error.diagnostics);
    throw error;
  }
}

/** A result whose value has a name of its own, such as `module`; `orThrow` gives that. */
export type NamedResult<K extends string, T> = { readonly [P in K]: T } & {
  readonly diagnostics: readonly Diagnostic[];
  /** As `Result.orThrow`. */
  orThrow(): NonNullable<T>;
};

/** A result under a name: `named('module', module, diagnostics)`. */
export function named<K extends string, T>(
  name: K,
  value: T,
  diagnostics: readonly Diagnostic[] = [],
): NamedResult<K, T> {
  const orThrow = (): NonNullable<T> => new Result(value ?? undefined, diagnostics).orThrow();
  return { [name]: value, diagnostics, orThrow } as NamedResult<K, T>;
}

/** A promise of a `Result` whose value can be had in one go: `await parse(text).orThrow()`. */
export interface Pending<T> extends Promise<Result<T>> {
  /** As `Result.orThrow`, when the result is there. */
  orThrow(): Promise<T>;
}

/** Gives a promise of a result its `orThrow`. */
export function pending<T>(result: Promise<Result<T>>): Pending<T> {
  return Object.assign(result, { orThrow: async () => (await result).orThrow() });
}
