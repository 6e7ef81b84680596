/**
 * The directives of the linked module. Each is agreed upon, combined, or has had its effect:
 *
 *     flavor, srclang       what all modules that say it say; left out if they differ
 *     id                    left out: it told the modules apart, and two with the same are a mistake
 *     numfuncs              the number of functions with bodies, if a module says it
 *     entryfunc             of the only module that has one, or as the options say
 *     globalmem…            one block behind the other (global-block.ts)
 *     import, importpath    left out, for what was imported is declared now; kept for files that were not found, and for a
 *                           library that has no file
 *     srcfileinfo           one list; the numbers of `LOC` follow
 *     asmdecl, fileinfo, filedata   all of them
 */
import { saysPointerSize } from '../pointer-size.ts';
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import type { Directive } from '../module.ts';
import { mapleLinkCatalogue } from './diagnostics.ts';
import { libraryName, type Input } from './input.ts';

const NO_ID = 0xffff;
/** Directives of which the linked module has one if all modules agree. */
const agreed = ['flavor', 'srclang'] as const;
/** Directives that are kept, every one. */
const kept: ReadonlySet<string> = new Set(['asmdecl', 'fileinfo', 'filedata']);

/** A directive with the file that it comes from. */
export function placed({ module }: Input, directive: Directive): Directive {
  return { ...directive, source: directive.source ?? module.source };
}

/** A directive that no text has. */
export function made(name: string, values: Directive['values'], raw?: string): Directive {
  return { name, values, start: 0, end: 0, ...(raw === undefined ? {} : { raw }) };
}

/** Directives that stand before the declarations. */
export function joinHeaders(inputs: readonly Input[], problems: Diagnostic[]): Directive[] {
  checkIds(inputs, problems);
  return [...agreed.flatMap((name) => agreedValue(inputs, name)), ...pointerSize(inputs), ...libraries(inputs)];
}

/** Said once; that all agree is checked elsewhere (pointer-sizes.ts). */
function pointerSize(inputs: readonly Input[]): Directive[] {
  const saying = inputs.flatMap((input) =>
    input.module
      .directives('fileinfo')
      .filter(saysPointerSize)
      .map((one) => placed(input, one)),
  );
  return saying.slice(0, 1);
}

/** One import of each library; what it declares is not written anew. */
function libraries(inputs: readonly Input[]): Directive[] {
  const found = new Map<string, Directive>();
  for (const input of inputs.toSorted((a, b) => a.rank - b.rank))
    for (const directive of input.library) {
      const name = libraryName(String(directive.values[0]));
      if (!found.has(name)) found.set(name, placed(input, directive));
    }
  return [...found.values()];
}

function agreedValue(inputs: readonly Input[], name: string): Directive[] {
  const given = inputs.flatMap((input) =>
    input.module
      .directives(name)
      .slice(-1)
      .map((one) => placed(input, one)),
  );
  const values = new Set(given.map((directive) => String(directive.values[0]).toLowerCase()));
  return values.size === 1 ? [given[0]] : [];
}

function checkIds(inputs: readonly Input[], problems: Diagnostic[]): void {
  const first = new Map<string, Directive>();
  for (const input of inputs) {
    const own = input.module.directives('id').at(-1);
    if (own === undefined || own.values[0] === NO_ID) continue;
    const id = String(own.values[0]);
    const directive = placed(input, own);
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, directive);
      continue;
    }
    const notes = [{ message: 'the first of them is here', span: input.module.spanOf(before) }];
    problems.push(diagnose(mapleLinkCatalogue, 'LNK0103', input.module.spanOf(directive), [id], { notes }));
  }
}

/** What stays of the directives of one module where they stand: those that are kept, and imports that were not found. */
export function staysInPlace({ module }: Input, { name, values, raw }: Directive): boolean {
  if (saysPointerSize({ raw })) return false;
  if (kept.has(name)) return true;
  if (name === 'import') return module.missingImports.includes(String(values[0]));
  return name === 'importpath' && module.missingImports.length > 0;
}

/** The numbers of source files in the linked module: each file has one, its own in the first module that has it. */
export class FileNumbers {
  readonly #files = new Map<string, number>();
  readonly #maps: Map<number, number>[] = [];

  constructor(inputs: readonly Input[]) {
    const taken = new Set<number>();
    for (const input of inputs.toSorted((a, b) => a.rank - b.rank)) {
      const map = new Map<number, number>();
      this.#maps[input.number] = map;
      for (const [number, file] of filesOf(input)) map.set(number, this.#numberOf(file, number, taken));
    }
  }

  #numberOf(file: string, wanted: number, taken: Set<number>): number {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    let number = wanted;
    if (taken.has(number)) number = this.#next = freeFrom(this.#next, taken);
    taken.add(number);
    this.#files.set(file, number);
    return number;
  }

  #next = 1;

  of(input: Input, number: number): number {
    return this.#maps[input.number].get(number) ?? number;
  }

  /** `LOC 2 5` between declarations. */
  inText(input: Input, text: string): string {
    return text.replace(
      /^(LOC\s+)(\d+)/,
      (_, word: string, number: string) => `${word}${this.of(input, Number(number))}`,
    );
  }

  /** The list of all files, if there are any. */
  directive(): Directive[] {
    const list = [...this.#files].sort((a, b) => a[1] - b[1]).map(([file, number]) => `${number} ${file}`);
    return list.length === 0 ? [] : [made('srcfileinfo', [], list.join(', '))];
  }
}

function freeFrom(first: number, taken: ReadonlySet<number>): number {
  let number = first;
  while (taken.has(number)) number++;
  return number;
}

/** `2 "a.c", 3 "b.h"`; names stay as they are written, quotes included. */
function filesOf({ module }: Input): [number, string][] {
  const texts = module.directives('srcfileinfo').map(({ raw = '' }) => raw);
  return texts.flatMap((text) =>
    [...text.matchAll(/(\d+)\s*("(?:[^"\\]|\\.)*")/g)].map((match): [number, string] => [Number(match[1]), match[2]]),
  );
}
