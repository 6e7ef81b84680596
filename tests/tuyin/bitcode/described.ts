/** A module as text that can be compared: everything that it holds; places by file, line and column, as binary files keep them. */
import type { Span } from '../../../src/base/source.ts';
import type { Module } from '../../../src/tuyin/module.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { largestNesting } from '../../../src/tuyin/parser-state.ts';
import { printTuyin } from '../../../src/tuyin/printer.ts';
import { SourceFile } from '../../../src/base/source.ts';

export function described({ items, tail }: Module): string {
  return JSON.stringify({ items, tail }, (key, value: unknown) => {
    if (key === 'span' && isSpan(value)) return placeOf(value);
    return typeof value === 'bigint' ? `${value}n` : value;
  });
}

function placeOf({ source, start, end }: Span): string {
  const [from, to] = [source.position(start), source.position(end)];
  return `${source.name.replace(/^.*[/]/, '')}:${from.line}:${from.column}-${to.line}:${to.column}`;
}

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'source' in value;
}

/** What a module says: no places, no comments; how a float is written does not count. */
export function meant({ items }: Pick<Module, 'items'>): string {
  return JSON.stringify(items, (key, value: unknown) => {
    if (key === 'span' || key === 'comments' || key === 'tail') return undefined;
    if (typeof value === 'bigint') return `${value}n`;
    return isFloat(value) ? 'a float' : value;
  });
}

interface Loose {
  readonly kind?: unknown;
  readonly op?: unknown;
  readonly operand?: unknown;
}

function isFloat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, op, operand } = value as Loose;
  return kind === 'decimal' || kind === 'hexfloat' || (kind === 'unary' && op === '-' && isFloat(operand));
}

/** Why a module is none that a text could say; undefined if it is one. The text of what was read is read again. */
export function unsayable(module: Module): string | undefined {
  const text = printTuyin(module);
  const again = parseTuyin(new SourceFile(module.source.name, text), { maxNesting: largestNesting });
  const error = again.diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined) {
    const line = error.span?.source.line(error.span.source.position(error.span.start).line) ?? '';
    return `${error.message}\n${line}`;
  }
  if (meant(again.module) !== meant(module)) return difference(meant(module), meant(again.module));
  return printTuyin(again.module) === text ? undefined : 'its text is printed otherwise when it is read again';
}

function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `read:  ${a.slice(Math.max(0, at - 120), at + 120)}\nagain: ${b.slice(Math.max(0, at - 120), at + 120)}`;
}
