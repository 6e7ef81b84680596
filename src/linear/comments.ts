/**
 * Gives the comments of a text to what they stand at: lines of their own belong to what follows, a comment behind something on its
 * line belongs to that.
 *
 *     # before @f                      the function
 *     func i32 @f, param 1  # head     the function
 *       fparam i32 p0       # p        the symbol
 *       # two                          the call, whose lines begin here
 *       rparam p0
 *       t1 = call @g, param 1  # one   the call
 *       # last                         the end of the function
 *     func end
 *
 * This is a walk over the lines of a text whose module has been read, done only if there are comments: the parser knows nothing
 * of them. A comment within something, between braces or `rparam` lines, moves in front of it. None is lost.
 */
import { forEachInstr } from './instr.ts';
import type { Commented, Func, LinearModule } from './nodes.ts';
import type { Tokens } from './scanner.ts';

/** A line with something that comments may belong to, as offsets in the text. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly node: Commented;
}

export function attachComments(module: LinearModule, tokens: Tokens): void {
  const { commentStarts: starts, commentEnds: ends, source } = tokens;
  if (starts.length === 0) return;
  const { text } = source;
  const comments = starts.map((start, i) =>
    text
      .slice(start, ends[i])
      .replace(/^(?:#|\/\/)/, '')
      .trimEnd(),
  );
  const own = { profile: {}, entry: {} };
  const places = placesOf(module, tokens, own);
  let next = places[0]?.node === own.profile ? 0 : headLength(tokens, places[0]?.start ?? text.length);
  if (next > 0) own.profile = { comments: { before: comments.slice(0, next) } };
  for (const { end, node } of places) {
    const from = next;
    while (next < starts.length && starts[next] < end) next++;
    const before = comments.slice(from, next);
    const after = next < starts.length && !/[\r\n]/.test(text.slice(end, starts[next])) ? comments[next++] : undefined;
    if (before.length > 0 || after !== undefined) node.comments = { before, ...(after !== undefined && { after }) };
  }
  module.comments = { profile: commentsOf(own.profile), entry: commentsOf(own.entry), end: comments.slice(next) };
}

function commentsOf(node: Commented): Commented['comments'] {
  return node.comments;
}

/** How many comments stand at the top of a file apart from its first line: those before the last empty line between. */
function headLength({ commentStarts: starts, commentEnds: ends, source }: Tokens, limit: number): number {
  let length = 0;
  for (let i = 0; i < starts.length && starts[i] < limit; i++) {
    const next = Math.min(starts[i + 1] ?? limit, limit);
    if (/\n[ \t\r]*\n/.test(source.text.slice(ends[i], next))) length = i + 1;
  }
  return length;
}

/** The lines of the text that are something in the module, in their order. */
function placesOf(module: LinearModule, tokens: Tokens, own: Record<'profile' | 'entry', Commented>): Place[] {
  const byStart = nodesByStart(module);
  const finder = new LineFinder(module, own);
  const places: Place[] = [];
  for (let first = 0; first < tokens.kinds.length; first++) {
    if (tokens.kinds[first] === 'line') continue;
    let last = first;
    while (tokens.kinds[last + 1] !== 'line' && last + 1 < tokens.kinds.length) last++;
    const start = tokens.starts[first];
    const node = finder.nodeOf(byStart.get(start), tokens.text(first), last > first ? tokens.text(first + 1) : '');
    if (node !== undefined) places.push({ start, end: tokens.ends[last], node });
    first = last;
  }
  return places;
}

function nodesByStart({ globals, funcs }: LinearModule): Map<number, Commented> {
  const byStart = new Map<number, Commented>();
  const add = (node: Commented & { readonly span?: { readonly start: number } }): void => {
    if (node.span !== undefined) byStart.set(node.span.start, node);
  };
  globals.forEach(add);
  funcs.forEach(add);
  for (const func of funcs) forEachInstr(func, add);
  return byStart;
}

/** Knows the lines without a span of their own: they are counted in their function. */
class LineFinder {
  readonly #module: LinearModule;
  readonly #own: Record<'profile' | 'entry', Commented>;
  #func: Func | undefined;
  #constructors = 0;
  #symbols = 0;
  #blocks = 0;

  constructor(module: LinearModule, own: Record<'profile' | 'entry', Commented>) {
    this.#module = module;
    this.#own = own;
  }

  nodeOf(known: Commented | undefined, word: string, second: string): Commented | undefined {
    if (known !== undefined && 'symbols' in known) this.#enter(known as Func);
    if (known !== undefined) return known;
    switch (word) {
      case 'profile':
      case 'entry':
        return this.#own[word];
      case 'constructor':
        return this.#module.constructors?.[this.#constructors++];
      case 'fparam':
      case 'local':
        return this.#func?.symbols[this.#symbols++];
      case 'block':
      case '....Block':
        return second === 'End' ? undefined : this.#func?.blocks[this.#blocks++];
      case 'func':
      case 'end':
        return this.#endOf(this.#func);
      default:
        return undefined;
    }
  }

  #enter(func: Func): void {
    this.#func = func;
    this.#symbols = this.#blocks = 0;
  }

  #endOf(func: Func | undefined): Commented | undefined {
    if (func === undefined) return undefined;
    func.end = {};
    return func.end;
  }
}
