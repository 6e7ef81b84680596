/**
 * Wrong programs (`wrong/*.c`): each mistake that was planted stands behind `//!` in its line, so that anybody's messages can be counted: one
 * in a line with a mistake has found it, one more, or one elsewhere, follows from another. `(or line 8)` says where else it may be told.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceFile } from '../../src/base/source.ts';
import type { Diagnostic } from '../../src/base/diagnostics.ts';
import { compileC } from '../../src/frontend/c/index.ts';

export const folder = join(import.meta.dirname, 'wrong');
export const names = readdirSync(folder)
  .filter((name) => name.endsWith('.c'))
  .sort();

/** A line, from 1 (0 for another file), and what is said of it. */
export type Message = readonly [line: number, text: string];

export function readProgram(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

export function diagnosticsOf(name: string, text = readProgram(name)): readonly Diagnostic[] {
  const source = new SourceFile(name, text);
  return compileC(source, { read: () => undefined, warnings: ['all', 'extra'] }).diagnostics;
}

/** What we say. */
export function messagesOf(name: string): Message[] {
  return diagnosticsOf(name).map(({ span, severity, code, message, option }) => {
    const line = span?.source.name === name ? span.source.position(span.start).line : 0;
    return [line, `${severity}[${code}]: ${message}${option === undefined ? '' : ` [-W${option}]`}`];
  });
}

export interface Score {
  readonly found: number;
  readonly followers: number;
}

/** The lines with mistakes, and how many; other lines where one may be told. */
export function plantedIn(text: string): {
  readonly planted: ReadonlyMap<number, number>;
  readonly other: ReadonlyMap<number, number>;
} {
  const planted = new Map<number, number>();
  const other = new Map<number, number>();
  for (const [i, line] of text.split('\n').entries()) {
    const count = line.split('//! ').length - 1;
    if (count > 0) planted.set(i + 1, count);
    const elsewhere = /\(or line (\d+)\)/.exec(line);
    if (elsewhere !== null) other.set(Number(elsewhere[1]), i + 1);
  }
  return { planted, other };
}

export function scoreOf(text: string, messages: readonly Message[]): Score {
  const { planted, other } = plantedIn(text);
  const told = new Map<number, number>();
  for (const [line] of messages) {
    const at = other.get(line) ?? line;
    told.set(at, (told.get(at) ?? 0) + 1);
  }
  let found = 0;
  for (const [line, count] of planted) found += Math.min(count, told.get(line) ?? 0);
  return { found, followers: messages.length - found };
}
