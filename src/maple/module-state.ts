/**
 * What a module says about its memory: the global block and the frames of functions ([MAPLE 4.1.3-6 and 4.7.2-8];
 * docs/decisions/0115-module-state.md). A word has 32 bits, whatever the size of pointers.
 *
 *     %%GP                 word 0, 1, 2 … of the global block
 *     %%FP                 word 0, 1, 2 … of the formals; below them, at -4 * n, word n of the locals
 *     %%FP - framesize     the end of the frame, %%SP
 *
 * Bit n of a bit vector is bit `n % 32` of its word `n / 32`. A word that is tagged is followed by its type tag.
 */
import { directiveRow } from './directives.ts';
import type { Directive, Func, Module } from './module.ts';

/** Byte offsets from the register that addresses the area. */
export interface MarkedWords {
  readonly tagged: ReadonlySet<number>;
  readonly counted: ReadonlySet<number>;
}

export interface GlobalArea extends MarkedWords {
  readonly size: number;
  /** The first words; zeros follow. */
  readonly words: readonly number[];
}

export interface FrameArea extends MarkedWords {
  /** Bytes below and above %%FP; undefined where the function does not say. */
  readonly locals: number | undefined;
  readonly formals: number | undefined;
}

export const WORD = 4;

const noFrame: FrameArea = { locals: undefined, formals: undefined, tagged: new Set(), counted: new Set() };

/** The block that %%GP addresses: as long as `globalmemsize` says, or as what it begins with. */
export function globalAreaOf(module: Module): GlobalArea {
  const last = (name: string): Directive | undefined => module.directives(name).at(-1);
  const words = wordsOf(last('globalmemmap'));
  const size = numberOf(last('globalmemsize')) ?? words.length * WORD;
  return {
    size,
    words,
    tagged: new Set(setBits(last('globalwordstypetagged')).map((n) => n * WORD)),
    counted: new Set(setBits(last('globalwordsrefcounted')).map((n) => n * WORD)),
  };
}

/** Those of a function that say how its frame is laid out. */
export const frameDirectives: ReadonlySet<string> = new Set([
  'framesize',
  'upformalsize',
  'formalwordstypetagged',
  'formalwordsrefcounted',
  'localwordstypetagged',
  'localwordsrefcounted',
]);

export function frameAreaOf(func: Func): FrameArea {
  if (!func.directives.some(({ name }) => frameDirectives.has(name))) return noFrame;
  const last = (name: string): Directive | undefined =>
    func.directives.findLast((directive) => directive.name === name);
  const marked = (what: 'typetagged' | 'refcounted'): Set<number> =>
    new Set([
      ...setBits(last(`formalwords${what}`)).map((n) => n * WORD),
      ...setBits(last(`localwords${what}`)).map((n) => -n * WORD),
    ]);
  return {
    locals: numberOf(last('framesize')),
    formals: numberOf(last('upformalsize')),
    tagged: marked('typetagged'),
    counted: marked('refcounted'),
  };
}

/** Does a function say how its frame is laid out? Sizes of 0 say nothing. */
export function hasFrame({ locals = 0, formals = 0, tagged, counted }: FrameArea): boolean {
  return locals + formals + tagged.size + counted.size > 0;
}

/** A size of bytes; absent or unreasonable ones are undefined. */
export function numberOf(directive: Directive | undefined): number | undefined {
  const value = directive?.values[0];
  return typeof value === 'number' && value >= 0 && value <= MAX_AREA ? value : undefined;
}

/** The largest area that is taken seriously. */
export const MAX_AREA = 2 ** 30;

function wordsOf(directive: Directive | undefined): number[] {
  return (directive?.values ?? []).map((value) => Number(BigInt.asUintN(32, BigInt(value))));
}

/** The numbers of the bits that are set. */
export function setBits(directive: Directive | undefined): number[] {
  return wordsOf(directive).flatMap((word, i) => {
    const bits: number[] = [];
    for (let bit = 0; bit < 32; bit++) if ((word >>> bit) % 2 === 1) bits.push(i * 32 + bit);
    return bits;
  });
}

/** Directives of which only the last has an effect. */
export function isSingle(name: string): boolean {
  const row = directiveRow(name);
  return row !== undefined && (row.shape === 'int' || row.shape === 'words' || row.shape === 'func');
}
