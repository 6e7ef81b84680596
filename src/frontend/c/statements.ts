/** Statements [C17 6.8]. */
import { attributes, noAttributes } from './attributes.ts';
import { integerValue } from './constants.ts';
import { assignable, condition, convert, promoted, value } from './conversions.ts';
import { declaration } from './declarations.ts';
import { expression } from './expressions.ts';
import { Recover, type Parser, type SwitchContext } from './parser.ts';
import { Kind, placeOf, type Token } from './preprocessor/token.ts';
import { behindAttributes, beginsDeclaration, isUnknownType } from './specifiers.ts';
import { otherName, statementWord } from './suggestions.ts';
import { keywordOf } from './token-stream.ts';
import type { Block, Expr, LabelSymbol, Stmt, SwitchCase } from './tree.ts';
import { typeText } from './type-text.ts';
import {
  checkBody,
  checkDangling,
  checkOrder,
  checkReturned,
  checkStatement,
  Conditions,
  guard,
  type Guard,
} from './warnings/statements.ts';
import { isInteger, isVoid, pointerTo, voidType, wrap, type Type } from './types.ts';

/** `{ … }` with a scope of its own. */
export function block(p: Parser): Block {
  p.scopes.open();
  const result = blockInScope(p);
  p.closeScope();
  return result;
}

/** `{ … }` in the scope that is open, as that of a function's parameters. */
export function blockInScope(p: Parser): Block {
  const first = p.expect('{');
  const items: Stmt[] = [];
  p.nested(() => {
    while (!p.tokens.at('}')) {
      if (p.tokens.peek().kind === Kind.end) {
        p.fail('CC1004', first, []);
      }
      blockItem(p, items);
    }
  });
  p.expect('}');
  return { items, span: p.spanFrom(first) };
}

/** A declaration or a statement; after a mistake, reading goes on with the next one. */
function blockItem(p: Parser, items: Stmt[]): void {
  const before = p.tokens.peek();
  try {
    if (p.tokens.accept('__label__')) localLabels(p);
    else if (isUnknownType(p, false)) unknownWord(p, items);
    else if (beginsDeclaration(p) && !p.tokens.at(':', 1)) {
      checkOrder(p, items, before);
      items.push(...declaration(p));
    } else items.push(...statements(p));
  } catch (error) {
    if (!(error instanceof Recover)) throw error;
    if (p.tokens.peek() === before) p.tokens.next();
    p.skipToNext();
  }
}

/** `retrun x;` is no declaration of `x`. */
function unknownWord(p: Parser, items: Stmt[]): void {
  const token = p.tokens.peek();
  const word = statementWord(token.text);
  if (word !== undefined) p.fail('CC1016', token, [token.text], otherName(token, word));
  items.push(...declaration(p));
}

/** GNU's `__label__ a, b;`: labels of the block that are others than those around it. */
function localLabels(p: Parser): void {
  do {
    const name = p.name('a label');
    p.scopes.declareLabel(name.text, p.newLabel(name.text, placeOf(name), false));
  } while (p.tokens.accept(','));
  p.expectAfter(';', 'the labels');
}

/** One statement, as the body of another. */
export function statement(p: Parser, isBody = false): Stmt {
  const first = p.tokens.peek();
  if (beginsDeclaration(p) && !p.tokens.at(':', 1)) p.fail('CC1030', first, []);
  const items = statements(p, isBody);
  return items.length === 1
    ? items[0]
    : { kind: 'block', block: { items, span: p.spanFrom(first) }, span: p.spanFrom(first) };
}

/** A statement with the labels before it, each of which is an item of its own. */
function statements(p: Parser, isBody = false): Stmt[] {
  const items: Stmt[] = [];
  for (;;) {
    const label = labelled(p);
    if (label === undefined) break;
    items.push(label);
    // C23 and GNU: a label may stand before a declaration and at the end of a block.
    if (p.tokens.at('}') || beginsDeclaration(p)) return items;
  }
  items.push(p.nested(() => unlabelled(p, isBody)));
  return items;
}

/** `name:`, `case value:`, `default:`. */
function labelled(p: Parser): Stmt | undefined {
  const set = noAttributes();
  if (beginsLabel(p, behindAttributes(p))) attributes(p, set);
  const token = p.tokens.peek();
  if (p.tokens.at('case')) return caseLabel(p);
  if (p.tokens.at('default')) return defaultLabel(p);
  if (!beginsLabel(p, 0)) return undefined;
  p.tokens.next();
  p.expect(':');
  attributes(p, set);
  const label = p.useLabel(token);
  if (set.unused) p.quietLabels.add(label);
  if (label.defined)
    p.report('CC2110', token, [token.text], { notes: [{ message: 'it stands here, too', span: label.span }] });
  label.defined = true;
  label.live = p.scopes.live;
  label.span = placeOf(token);
  return { kind: 'label', label, span: placeOf(token) };
}

/** Does a label stand so many tokens further on? */
function beginsLabel(p: Parser, distance: number): boolean {
  const token = p.tokens.peek(distance);
  if (p.tokens.at('case', distance) || p.tokens.at('default', distance)) return true;
  return token.kind === Kind.name && keywordOf(token) === undefined && p.tokens.at(':', distance + 1);
}

/** `case 1:` and GNU's `case 1 ... 9:`. */
function caseLabel(p: Parser): Stmt {
  const first = p.tokens.next();
  const context = p.func?.switches.at(-1);
  const low = caseValue(p, context?.type);
  const high = p.tokens.accept('...') ? caseValue(p, context?.type) : low;
  p.expect(':');
  const span = p.spanFrom(first);
  const label = p.newLabel('case', span);
  if (context === undefined) p.report('CC2111', first, [first.text]);
  else if (low !== undefined && high !== undefined) {
    if (high < low) p.report('CC3060', span, []);
    const other = overlapping(context, low, high);
    if (other !== undefined)
      p.report('CC2112', span, [low], { notes: [{ message: 'the other one', span: other.label.span }] });
    else if (low <= high) addCase(context, { low, high, label });
  }
  return { kind: 'label', label, span };
}

/** Single values are found at once; ranges are few. */
function overlapping({ singles, ranges }: SwitchContext, low: bigint, high: bigint): SwitchCase | undefined {
  const single =
    low === high ? singles.get(low) : [...singles.values()].find((known) => low <= known.low && known.low <= high);
  return single ?? ranges.find((known) => low <= known.high && known.low <= high);
}

function addCase(context: SwitchContext, added: SwitchCase): void {
  context.cases.push(added);
  if (added.low === added.high) context.singles.set(added.low, added);
  else context.ranges.push(added);
}

function caseValue(p: Parser, type: Type | undefined): bigint | undefined {
  const expr = p.grammar.constantExpression(p);
  const found = integerValue(expr);
  if (found === undefined && expr.kind !== 'error') p.report('CC2068', expr.span, []);
  return found !== undefined && type?.kind === 'int' ? wrap(found, type) : found;
}

function defaultLabel(p: Parser): Stmt {
  const first = p.tokens.next();
  p.expect(':');
  const span = p.spanFrom(first);
  const context = p.func?.switches.at(-1);
  const label = p.newLabel('default', span);
  if (context === undefined) p.report('CC2111', first, [first.text]);
  else if (context.fallback !== undefined)
    p.report('CC2113', first, [], { notes: [{ message: 'the other one', span: context.fallback.span }] });
  else context.fallback = label;
  return { kind: 'label', label, span };
}

function unlabelled(p: Parser, isBody: boolean): Stmt {
  const first = p.tokens.peek();
  switch (keywordOf(first)) {
    case 'if':
      return ifStatement(p, isBody);
    case 'while':
      return whileStatement(p);
    case 'do':
      return doStatement(p);
    case 'for':
      return forStatement(p);
    case 'switch':
      return switchStatement(p);
    case 'goto':
      return gotoStatement(p);
    case 'break':
    case 'continue':
      return jump(p);
    case 'return':
      return returnStatement(p);
    case 'asm':
      return assembly(p);
    case 'else':
      // What stands behind it is read as a statement of its own.
      p.report('CC1006', p.tokens.next(), []);
      return p.nested(() => unlabelled(p, false));
    case '__attribute__':
      attributes(p, noAttributes());
      p.expectAfter(';', 'the attribute');
      return { kind: 'empty', span: placeOf(first) };
    case undefined:
      // `[[fallthrough]];`, or attributes of a statement.
      attributes(p, noAttributes());
      return keywordOf(p.tokens.peek()) === undefined ? simple(p, first) : unlabelled(p, isBody);
    default:
      return simple(p, first);
  }
}

function simple(p: Parser, first: Token): Stmt {
  if (p.tokens.at('{')) {
    const inner = block(p);
    return { kind: 'block', block: inner, span: inner.span };
  }
  if (p.tokens.accept(';')) return { kind: 'empty', span: placeOf(first) };
  const expr = value(p, expression(p));
  p.expectAfter(';', 'the expression');
  checkStatement(p, expr);
  return { kind: 'expr', expr, span: p.spanFrom(first) };
}

function parenthesisedCondition(p: Parser): Expr {
  p.expect('(');
  const test = condition(p, expression(p));
  p.expect(')');
  return test;
}

/** `isBody`: it is itself the body of an `if`, without braces. */
function ifStatement(p: Parser, isBody: boolean): Stmt {
  // A chain of `else if` is as long as its author likes; it is put together from its end.
  const heads: { readonly first: Token; readonly test: Expr; readonly then: Stmt }[] = [];
  let last: Stmt | undefined;
  const conditions = new Conditions();
  for (;;) {
    const first = p.tokens.next();
    const test = parenthesisedCondition(p);
    conditions.check(p, test);
    const isDirect = p.tokens.at('if');
    heads.push({ first, test, then: bodyOf(p, 'if', first, isDirect) });
    const otherwise = p.tokens.peek();
    if (!p.tokens.accept('else')) break;
    if (isBody) checkDangling(p, otherwise);
    if (!p.tokens.at('if')) {
      last = bodyOf(p, 'else', otherwise);
      break;
    }
  }
  for (const { first, test, then } of heads.reverse())
    last = { kind: 'if', condition: test, then, otherwise: last, span: p.spanFrom(first) };
  return last ?? { kind: 'empty', span: placeOf(p.tokens.last) };
}

/** What belongs to a word; `isIf` says that it is an `if` without braces around it. */
function bodyOf(p: Parser, word?: Guard['word'], token?: Token, isIf = false): Stmt {
  const begun = word === undefined || token === undefined ? undefined : guard(p, word, token);
  p.scopes.open();
  const body = statement(p, isIf);
  p.closeScope();
  if (begun !== undefined) checkBody(p, begun);
  return body;
}

/** `do` has no word, for its `while` follows the body. */
function loopBody(p: Parser, word?: Guard['word'], token?: Token): Stmt {
  const { func } = p;
  if (func === undefined) return bodyOf(p, word, token);
  func.breakable++;
  func.continuable++;
  try {
    return bodyOf(p, word, token);
  } finally {
    func.breakable--;
    func.continuable--;
  }
}

function whileStatement(p: Parser): Stmt {
  const first = p.tokens.next();
  const test = parenthesisedCondition(p);
  const body = loopBody(p, 'while', first);
  return { kind: 'while', condition: test, body, span: p.spanFrom(first) };
}

function doStatement(p: Parser): Stmt {
  const first = p.tokens.next();
  const body = loopBody(p);
  p.expect('while');
  const test = parenthesisedCondition(p);
  p.expectAfter(';', 'the condition');
  return { kind: 'do', body, condition: test, span: p.spanFrom(first) };
}

function forStatement(p: Parser): Stmt {
  const first = p.tokens.next();
  p.expect('(');
  p.scopes.open();
  const { init, test, step } = forHead(p);
  const body = loopBody(p, 'for', first);
  p.closeScope();
  return { kind: 'for', init, condition: test, step, body, span: p.spanFrom(first) };
}

interface ForHead {
  readonly init: readonly Stmt[];
  readonly test: Expr | undefined;
  readonly step: Expr | undefined;
}

/** Up to the closing parenthesis, also after a mistake: the body is read in any case. */
function forHead(p: Parser): ForHead {
  try {
    const init = forInit(p);
    const test = p.tokens.at(';') ? undefined : condition(p, expression(p));
    p.expect(';');
    const step = p.tokens.at(')') ? undefined : value(p, expression(p));
    p.expect(')');
    return { init, test, step };
  } catch (error) {
    if (!(error instanceof Recover) || !p.skipPast(')')) throw error;
    return { init: [], test: undefined, step: undefined };
  }
}

function forInit(p: Parser): readonly Stmt[] {
  if (p.tokens.accept(';')) return [];
  if (beginsDeclaration(p)) return declaration(p);
  const expr = value(p, expression(p));
  p.expect(';');
  return [{ kind: 'expr', expr, span: expr.span }];
}

function switchStatement(p: Parser): Stmt {
  const first = p.tokens.next();
  p.expect('(');
  const given = value(p, expression(p));
  p.expect(')');
  const isRight = isInteger(given.type);
  if (!isRight && given.kind !== 'error') p.report('CC2114', given.span, [typeText(given.type)]);
  const tested = isRight ? promoted(given) : p.error(given.span);
  const context: SwitchContext = { type: tested.type, cases: [], singles: new Map(), ranges: [], fallback: undefined };
  if (p.func === undefined) return p.expected('a function');
  p.func.switches.push(context);
  p.func.breakable++;
  try {
    const body = bodyOf(p, 'switch', first);
    return {
      kind: 'switch',
      value: tested,
      body,
      cases: context.cases,
      fallback: context.fallback,
      span: p.spanFrom(first),
    };
  } finally {
    p.func.switches.pop();
    p.func.breakable--;
  }
}

function gotoStatement(p: Parser): Stmt {
  const first = p.tokens.next();
  if (p.tokens.accept('*')) {
    const address = convert(value(p, expression(p)), pointerTo(voidType));
    p.expectAfter(';', 'the address');
    return { kind: 'jump', address, span: p.spanFrom(first) };
  }
  const label: LabelSymbol = p.useLabel(p.name('a label'));
  label.used = true;
  p.expectAfter(';', 'the label');
  return { kind: 'goto', label, span: p.spanFrom(first) };
}

function jump(p: Parser): Stmt {
  const token = p.tokens.next();
  const kind = keywordOf(token) === 'break' ? 'break' : 'continue';
  const around = kind === 'break' ? p.func?.breakable : p.func?.continuable;
  if (around === 0) p.report('CC2115', token, [kind]);
  p.expectAfter(';', `\`${kind}\``);
  return { kind, span: placeOf(token) };
}

function returnStatement(p: Parser): Stmt {
  const first = p.tokens.next();
  const result = p.func?.symbol.type.result ?? voidType;
  const given = p.tokens.at(';') ? undefined : expression(p);
  p.expectAfter(';', 'the value');
  const span = p.spanFrom(first);
  if (given === undefined) {
    if (!isVoid(result)) p.report('CC3061', first, [typeText(result)]);
    return { kind: 'return', value: undefined, span };
  }
  if (!isVoid(result)) checkReturned(p, value(p, given));
  if (!isVoid(result))
    return { kind: 'return', value: assignable(p, given, result, { what: 'returned', to: '' }), span };
  const operand = value(p, given);
  if (!isVoid(operand.type) && operand.kind !== 'error') p.report('CC3062', operand.span, []);
  const items: Stmt[] = [
    { kind: 'expr', expr: operand, span },
    { kind: 'return', value: undefined, span },
  ];
  return { kind: 'block', block: { items, span }, span };
}

/** An empty `asm` is a barrier for optimisers, and nothing here; another one is refused [decision 0310]. */
function assembly(p: Parser): Stmt {
  const first = p.tokens.next();
  while (p.tokens.accept('volatile') || p.tokens.accept('inline') || p.tokens.accept('goto'));
  p.expect('(');
  let text = '';
  while (p.tokens.peek().kind === Kind.string) text += p.tokens.next().text.slice(1, -1);
  for (let depth = 1; depth > 0;) {
    const token = p.tokens.next();
    if (token.kind === Kind.end) p.expected('`)`', token);
    if (token.is('(')) depth++;
    else if (token.is(')')) depth--;
  }
  if (text.trim() !== '') p.report('CC2116', p.spanFrom(first), []);
  p.expectAfter(';', 'the assembly');
  return { kind: 'empty', span: placeOf(first) };
}

/** GNU's `({ …; value; })`. */
export function statementExpression(p: Parser): Expr {
  const first = p.expect('(');
  if (p.func === undefined) p.fail('CC2117', first, []);
  const inner = p.nested(() => block(p));
  p.expect(')');
  const last = inner.items.at(-1);
  const type = last?.kind === 'expr' ? last.expr.type.plain : voidType;
  return { kind: 'statement', block: inner, type, span: p.spanFrom(first) };
}
