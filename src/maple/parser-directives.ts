/**
 * Directives of modules and functions, by the shapes of directives.ts, and everything that is kept as it is written:
 * debug scopes, pragmas, `LOC` outside functions.
 */
import { directiveRow, type DirectiveRow } from './directives.ts';
import { decodeString, integerValue } from './literals.ts';
import type { Directive } from './module.ts';
import type { Parser } from './parser-state.ts';
import { Kind } from './scanner.ts';

/**
 * Something that is kept as it is written: to the end of the line, or to the closing brace of the first brace on it.
 */
export function parseRaw(p: Parser): string {
  const { scanner } = p;
  const { start } = scanner;
  let depth = 0;
  do {
    if (scanner.kind === 123) depth++;
    else if (scanner.kind === 125) depth--;
    scanner.next();
  } while (scanner.kind !== Kind.end && (depth > 0 || (p.sameLine() && scanner.kind !== 125)));
  if (depth > 0) p.report('MPL1107', start, start + 1, ['{']);
  const end = scanner.before;
  p.checkText(start, end);
  dropComments(p, start, end);
  return scanner.text.slice(start, end).replace(/\r\n?/g, '\n');
}

/** Comments inside text that is kept as written are part of it. */
export function dropComments(p: Parser, start: number, end: number): void {
  const { comments } = p.scanner;
  if (comments.length > 0)
    p.scanner.comments = comments.filter((_, i) => {
      const at = comments[i & ~1];
      return at < start || at >= end;
    });
}

/** A directive with its value; undefined after a diagnostic. */
export function parseDirective(p: Parser, name: string, row: DirectiveRow): Directive | undefined {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  if (row.shape === 'braces') return parseBraces(p, name, start);
  const values = row.shape === 'words' ? parseWords(p) : parseValue(p, name, row);
  return values && { name, values, start, end: scanner.before };
}

type Values = readonly (number | bigint | string)[];

/** `= [ 1, 2, … ]`; the commas may be missing. */
function parseWords(p: Parser): Values | undefined {
  if (!p.expect(61) || !p.expect(91)) return undefined;
  const values: (number | bigint)[] = [];
  while (p.scanner.kind === Kind.int) {
    values.push(integerOrNumber(p));
    p.take(44);
  }
  return p.expect(93) ? values : undefined;
}

/** The one value of a directive of another shape. */
function parseValue(p: Parser, name: string, { shape }: DirectiveRow): Values | undefined {
  const { scanner } = p;
  const { kind, start, end } = scanner;
  if (shape === 'func' && (kind === Kind.func || kind === Kind.global)) {
    const func = `&${p.nameOf(scanner.atom).slice(1)}`;
    scanner.next();
    return [func];
  }
  if (shape === 'int' && kind === Kind.int) return [integerOrNumber(p)];
  if (kind === Kind.string && (shape === 'string' || name === 'srclang')) {
    p.checkText(start, end);
    scanner.next();
    return [decodeString(scanner.text.slice(start + 1, end - 1), true)];
  }
  if (kind === Kind.bad) p.badToken();
  else p.report('MPL1304', start, end, [name, shapeText[shape]]);
  return undefined;
}

const shapeText = {
  int: 'a number',
  string: 'a string',
  func: 'a function name',
  words: 'words in square brackets',
  braces: 'pairs in braces',
} as const;

/** Values of words are kept as unsigned bigints when a number cannot hold them. */
function integerOrNumber(p: Parser): number | bigint {
  const { scanner } = p;
  const value = integerValue(scanner.slice());
  scanner.next();
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** `{ … }` with its white space normalised. */
function parseBraces(p: Parser, name: string, start: number): Directive | undefined {
  const { scanner } = p;
  const open = scanner.start;
  if (!p.expect(123)) return undefined;
  let raw = '';
  while (scanner.kind !== 125) {
    if (scanner.kind === Kind.end) {
      p.report('MPL1107', open, open + 1, ['{']);
      return undefined;
    }
    if (scanner.kind === Kind.bad) {
      p.badToken();
      return undefined;
    }
    p.checkText(scanner.start, scanner.end);
    raw += scanner.kind === 44 || raw === '' ? scanner.slice() : ` ${scanner.slice()}`;
    scanner.next();
  }
  scanner.next();
  return { name, values: [], raw, start, end: scanner.before };
}

/** `fileinfo` and the like in a function, `SCOPE`s and pragmas; false after a diagnostic. */
export function parseFuncDirective(p: Parser, name: string): boolean {
  const row = directiveRow(name);
  const { start } = p.scanner;
  const directive =
    row === undefined
      ? { name, values: [], raw: parseRaw(p), start, end: p.scanner.before }
      : parseDirective(p, name, row);
  if (directive === undefined) return false;
  p.funcDirectives.push(directive);
  return true;
}
