/**
 * Types in the text, and the question whether a type stands at some place, which decides between `i64 1` and `i64`,
 * between the type `[64]` and the allocation `[64]`, between a struct type and brackets.
 *
 *     type ::= 'void' | iN | fX.Y | 'half' | … | %name
 *            | '[' n ']' | '[' n 'x' type ']' | '<' n 'x' type '>' | '(' type {',' type} [','] ')'
 *            | type ['addr_space' '(' n ')'] '*' | type '(' [type {',' type}] [',' '...'] ')'
 */
import { ownEntry } from '../base/own-entry.ts';
import type { Parser } from './parser-state.ts';
import { tokenName } from './scanner.ts';
import { floatSpellings, mostBits, mostBlockBits, mostSpace, type Type } from './types.ts';

/** A type; with `funcs`, a list in brackets behind it makes it a function type. */
export function parseType(p: Parser, funcs = false): Type {
  return p.nested(() => {
    let type = parseBase(p);
    for (;;) {
      if (p.startsLine()) return type;
      if (p.isPunct('*')) {
        p.next();
        type = pointerTo(p, type, 0);
      } else if (p.isWord('addr_space')) type = pointerTo(p, type, parseSpacedStar(p));
      else if (funcs && p.isPunct('(')) type = parseFuncType(p, type);
      else return type;
    }
  });
}

function pointerTo(p: Parser, to: Type, space: number): Type {
  return p.node<Type>({ kind: 'pointer', to, space }, to);
}

function parseSpacedStar(p: Parser): number {
  const space = parseAddressSpace(p);
  p.expectPunct('*');
  return space;
}

/** `addr_space(5)`. */
export function parseAddressSpace(p: Parser): number {
  p.expectWord('addr_space');
  p.expectPunct('(');
  const space = p.inBrackets(() => p.count('the number of an address space', mostSpace));
  p.expectPunct(')');
  return space;
}

function parseFuncType(p: Parser, result: Type): Type {
  p.next();
  let variadic = false;
  const params = p.list(')', () => {
    if (variadic) p.expected('`)` after `...`');
    variadic = p.takePunct('...');
    return variadic ? result : parseType(p, true);
  });
  if (variadic) params.pop();
  return p.node<Type>({ kind: 'func', result, params, variadic }, result, ...params);
}

function parseBase(p: Parser): Type {
  if (p.kind === 'type') return parseTypeWord(p);
  if (p.kind === 'local') return { kind: 'named', name: p.localName().name };
  if (p.takePunct('[')) return p.inBrackets(() => parseSequence(p, ']'));
  if (p.takePunct('<')) return p.inBrackets(() => parseSequence(p, '>'));
  if (p.takePunct('(')) return parseStruct(p);
  return p.expected('a type');
}

function parseTypeWord(p: Parser): Type {
  const { at, text } = p;
  p.next();
  if (text === 'void') return { kind: 'void' };
  const float = ownEntry(floatSpellings, text);
  if (float !== undefined) return { kind: 'float', name: float };
  const [, letter, first, , second] = /^([if])([0-9]+)(\.([0-9]+))?$/.exec(text) ?? [];
  if (letter === 'f' && second === undefined) return p.fail('TUY1202', at, text);
  const [whole, fraction] = [Number(first), Number(second ?? 0)];
  if (whole < 1 || whole + fraction > mostBits) return p.fail('TUY1201', at, text, mostBits);
  return letter === 'i' ? { kind: 'int', bits: whole } : { kind: 'fixed', whole, fraction };
}

function parseSequence(p: Parser, close: ']' | '>'): Type {
  const count = p.count(close === ']' ? 'a number of bits or elements' : 'a number of elements', mostBlockBits);
  if (close === ']' && p.takePunct(']')) return { kind: 'block', bits: count };
  p.expectWord('x');
  const of = parseType(p, true);
  p.expectPunct(close);
  return p.node<Type>({ kind: close === ']' ? 'array' : 'vector', count, of }, of);
}

function parseStruct(p: Parser): Type {
  const start = p.at;
  const fields = p.list(')', () => parseType(p, true), true);
  if (fields.length === 0 || (fields.length === 1 && p.tokens.text(p.at - 2) !== ',')) p.fail('TUY1203', start - 1);
  return p.node<Type>({ kind: 'struct', fields }, ...fields);
}

/**
 * The place behind the type that stands at `at`, or -1 if none does. Nothing is reported; every place is looked at once,
 * so that asking at every bracket of a deep nest stays linear.
 */
export class TypeFinder {
  readonly #parser: Parser;
  readonly #memo = new Map<number, number>();

  constructor(parser: Parser) {
    this.#parser = parser;
  }

  endOf(at: number, depth = 0): number {
    const known = this.#memo.get(at);
    if (known !== undefined) return known;
    const base = depth > this.#parser.maxNesting ? -1 : this.#base(at, depth);
    const end = base < 0 ? -1 : this.#suffixes(base);
    this.#memo.set(at, end);
    return end;
  }

  #text(at: number): string {
    const { tokens } = this.#parser;
    return at < tokens.kinds.length ? tokens.text(at) : '';
  }

  #base(at: number, depth: number): number {
    const { tokens, known } = this.#parser;
    const kind = tokens.kinds[at];
    if (kind === 'type') return at + 1;
    if (kind === 'local') return known.types.has(tokenName(this.#text(at))) ? at + 1 : -1;
    const text = this.#text(at);
    if (text === '(') return this.#struct(at + 1, depth);
    if ((text !== '[' && text !== '<') || tokens.kinds[at + 1] !== 'int') return -1;
    const close = text === '[' ? ']' : '>';
    if (text === '[' && this.#text(at + 2) === ']') return at + 3;
    if (this.#text(at + 2) !== 'x') return -1;
    const element = this.endOf(at + 3, depth + 1);
    return element >= 0 && this.#text(element) === close ? element + 1 : -1;
  }

  #struct(at: number, depth: number): number {
    for (let fields = 1; ; fields++) {
      const end = this.endOf(at, depth + 1);
      if (end < 0) return -1;
      const separator = this.#text(end);
      if (separator === ')') return fields > 1 ? end + 1 : -1;
      if (separator !== ',') return -1;
      if (this.#text(end + 1) === ')') return end + 2;
      at = end + 1;
    }
  }

  #suffixes(at: number): number {
    for (;;) {
      if (this.#text(at) === '*') at++;
      else if (this.#text(at) === 'addr_space' && this.#text(at + 4) === '*') at += 5;
      else return at;
    }
  }
}
