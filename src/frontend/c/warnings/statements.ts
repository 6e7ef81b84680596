/** Statements whose form says something else than what they do: looked at where they are read. */
import type { Span } from '../../../base/source.ts';
import type { Parser } from '../parser.ts';
import { Kind, placeOf, type Token } from '../preprocessor/token.ts';
import type { Expr, Stmt } from '../tree.ts';
import { isVoid, VOLATILE } from '../types.ts';
import { checkIgnored } from './calls.ts';

/** What a calculation whose value nobody takes is called; undefined for what has an effect. */
function uselessOf(expr: Expr): string | undefined {
  switch (expr.kind) {
    case 'binary':
    case 'offset':
    case 'distance':
    case 'unary':
      return 'this value';
    case 'compare':
      return 'this comparison';
    case 'load':
    case 'variable':
    case 'member':
    case 'decay':
    case 'address':
    case 'string':
    case 'function':
      return (expr.type.quals & VOLATILE) !== 0 || isVoid(expr.type) || ofCall(expr) ? undefined : 'this value';
    case 'int':
    case 'float':
      return 'this constant';
    case 'convert':
      return isVoid(expr.type) ? undefined : uselessOf(expr.operand);
    case 'logical':
      return uselessOf(expr.right);
    case 'conditional':
      return expr.then !== undefined && uselessOf(expr.then) !== undefined ? uselessOf(expr.otherwise) : undefined;
    case 'comma':
      return uselessOf(expr.right);
    default:
      return undefined;
  }
}

/** A member of what a call gave: the call counts. */
function ofCall(expr: Expr): boolean {
  let at = expr;
  while (at.kind === 'load' || at.kind === 'member' || at.kind === 'decay')
    at = at.kind === 'member' ? at.base : at.operand;
  return at.kind !== 'variable' && at.kind !== 'deref' && at.kind !== 'string' && at.kind !== 'function';
}

/** Does reading it count, for it is volatile? */
function isVolatile(expr: Expr): boolean {
  return expr.kind === 'load' && (expr.operand.type.quals & VOLATILE) !== 0;
}

/** An expression as a statement, behind which the next token is seen. */
export function checkStatement(p: Parser, expr: Expr): void {
  if (expr.kind === 'call') {
    checkIgnored(p, expr);
    return;
  }
  if (!p.switches.isOn('unused-value')) return;
  // The last value of a block as an expression is its value.
  if (p.tokens.at('}') && p.tokens.at(')', 1)) return;
  const what = uselessOf(expr);
  if (what !== undefined && !isVolatile(expr)) {
    const fix = expr.kind === 'compare' && expr.op === 'eq' ? assignment(expr) : undefined;
    p.report('CC4022', expr.span, [what], { fix });
  }
}

/** `x == 1;` was to be `x = 1;`. */
function assignment({
  left,
  right,
}: Extract<Expr, { kind: 'compare' }>): { title: string; span: Span; replacement: string } | undefined {
  const { source } = left.span;
  const at = source.text.indexOf('==', left.span.end);
  if (source !== right.span.source || at < 0 || at >= right.span.start) return undefined;
  return { title: 'assign', span: { source, start: at, end: at + 2 }, replacement: '=' };
}

/** The left side of a comma. */
export function checkLeft(p: Parser, expr: Expr): void {
  const what = uselessOf(expr);
  if (what !== undefined && !isVolatile(expr) && p.unevaluated === 0) p.report('CC4022', expr.span, [what]);
}

// Bodies

/** A statement whose body begins at the next token. */
export interface Guard {
  readonly word: 'if' | 'else' | 'while' | 'for' | 'switch';
  readonly token: Token;
  readonly body: Token;
}

/** Before the body is read. */
export function guard(p: Parser, word: Guard['word'], token: Token): Guard {
  return { word, token, body: p.tokens.peek() };
}

/** Behind the body. */
export function checkBody(p: Parser, { word, token, body }: Guard): void {
  if (token.from !== undefined || body.from !== undefined) return;
  if (body.is(';')) {
    if (p.switches.isOn('empty-body')) checkEmpty(p, word, token, body);
  } else if (!body.is('{') && p.switches.isOn('misleading-indentation')) checkIndentation(p, word, token, body);
}

/** `if (x);` in one line. Loops are told only if what follows looks like their body. */
function checkEmpty(p: Parser, word: Guard['word'], token: Token, body: Token): void {
  const next = p.tokens.peek();
  if (body.startsLine || body.source !== token.source || next.is('}')) {
    if (word !== 'if' && word !== 'else') return;
  }
  if (body.startsLine) return;
  const isLoop = word !== 'if' && word !== 'else';
  const isBody =
    next.is('{') || (next.startsLine && next.from === undefined && indent(next).length > indent(token).length);
  if (isLoop && !isBody) return;
  const span = placeOf(body);
  p.report('CC4060', span, [word], { fix: { title: 'take it away', span, replacement: '' } });
}

/** The white space before the first character of the token's line. */
function indent({ source, start }: Token): string {
  return /^[ \t]*/.exec(source.line(source.position(start).line))?.[0] ?? '';
}

/** Tabs run to the next multiple of 8, as most editors show them. */
function columnOf({ source, start }: Token): number {
  const { line, column } = source.position(start);
  let width = 0;
  for (const char of source.line(line).slice(0, column - 1)) width += char === '\t' ? 8 - (width % 8) : 1;
  return width;
}

function lineOf({ source, start }: Token): number {
  return source.position(start).line;
}

/** The statement behind a body without braces stands where the body stands, and so looks like a part of it. */
function checkIndentation(p: Parser, word: string, token: Token, body: Token): void {
  const next = p.tokens.peek();
  if (next.from !== undefined || next.source !== body.source || next.is('}') || next.is(';') || next.kind === Kind.end)
    return;
  if (['else', 'case', 'default', 'while'].some((other) => p.tokens.at(other)) || p.tokens.at(':', 1)) return;
  const isBehind =
    token.startsLine && !next.startsLine && lineOf(next) === lineOf(body) && lineOf(body) === lineOf(token);
  const first = { line: lineOf(token), indent: indent(token).replaceAll('\t', '        ').length };
  const isAligned =
    next.startsLine && body.startsLine && columnOf(next) === columnOf(body) && columnOf(next) > first.indent;
  if (isBehind || isAligned)
    p.report('CC4062', placeOf(next), [word], { notes: [{ message: `this \`${word}\``, span: placeOf(token) }] });
}

/** An `else` behind an `if` that is itself the body of an `if` without braces. */
export function checkDangling(p: Parser, at: Token): void {
  if (p.switches.isOn('dangling-else')) p.report('CC4061', at, []);
}

/** The same condition twice in a chain; the text is compared, so what calls or changes something is left out. */
export class Conditions {
  readonly #seen = new Map<string, Span>();

  check(p: Parser, { span, kind }: Expr): void {
    if (!p.switches.isOn('duplicated-cond') || kind === 'int') return;
    const text = span.source.text.slice(span.start, span.end);
    if (/\+\+|--|[^=!<>]=[^=]|\w\s*\(/.test(text) || text.length > 1000) return;
    const before = this.#seen.get(text);
    if (before !== undefined) p.report('CC4065', span, [], { notes: [{ message: 'here', span: before }] });
    else this.#seen.set(text, span);
  }
}

/** `return &local`. */
export function checkReturned(p: Parser, value: Expr): void {
  let at = value;
  while (at.kind === 'convert' || at.kind === 'offset') at = at.kind === 'convert' ? at.operand : at.pointer;
  if (at.kind !== 'address' && at.kind !== 'decay') return;
  let place = at.operand;
  while (place.kind === 'member') place = place.base;
  const isLocal = (place.kind === 'variable' || place.kind === 'compound') && place.symbol.storage === 'auto';
  if (!isLocal) return;
  const name = place.kind === 'variable' ? place.symbol.name : 'the literal';
  p.report('CC4081', value.span, [name], {
    notes: place.kind === 'variable' ? [{ message: 'it is declared here', span: place.symbol.span }] : [],
  });
}

/** Of a block: did a statement stand before the declaration? */
export function checkOrder(p: Parser, items: readonly Stmt[], at: Token): void {
  const last = items.at(-1);
  if (
    last !== undefined &&
    last.kind !== 'declare' &&
    last.kind !== 'length' &&
    p.switches.isOn('declaration-after-statement')
  )
    p.report('CC4074', at, []);
}
