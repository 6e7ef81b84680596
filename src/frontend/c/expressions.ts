/** The syntax of expressions [C17 6.5], by precedence; their meaning is in operators.ts, calls.ts and builtins.ts. */
import type { Span } from '../../base/source.ts';
import { encodeUtf8 } from '../../base/utf8.ts';
import { builtinCall, isBuiltin } from './builtins.ts';
import { call } from './calls.ts';
import { condition, convert, int, integerLiteral, sizeType, value } from './conversions.ts';
import { typeName } from './declarators.ts';
import { genericSelection } from './generic.ts';
import { compoundLiteral } from './initialisers.ts';
import {
  bytesOfUnits,
  encodingOf,
  encodings,
  parseNumber,
  plainCharacter,
  unitsOf,
  type Encoding,
  type LiteralFlaw,
} from './literals.ts';
import {
  address,
  assign,
  binary,
  binaryOps,
  conditional,
  dereference,
  memberPath,
  offset,
  unary,
  update,
} from './operators.ts';
import { complexPart, lane } from './parts.ts';
import type { Parser } from './parser.ts';
import { precedences } from './precedence.ts';
import { Kind, placeOf, type Token } from './preprocessor/token.ts';
import { beginsType } from './specifiers.ts';
import { keywordOf } from './token-stream.ts';
import type { Expr, FuncSymbol, VarSymbol } from './tree.ts';
import { checkDeprecated } from './warnings/calls.ts';
import { checkCast } from './warnings/conversions.ts';
import { checkMeasured } from './warnings/declarations.ts';
import { checkAssign, checkBinary, checkIndex, checkUnary } from './warnings/operators.ts';
import { checkLeft } from './warnings/statements.ts';
import { typeText } from './type-text.ts';
import { castToUnion } from './union-values.ts';
import { reinterpreted } from './vectors.ts';
import {
  alignOf,
  arrayOf,
  complexType,
  CONST,
  floatType,
  intType,
  isComplete,
  isInteger,
  isScalar,
  isUnknown,
  isVla,
  isVoid,
  pointerTo,
  qualify,
  sizeOf,
  voidType,
  wrap,
  type Type,
} from './types.ts';

const assignmentMarks: ReadonlySet<string> = new Set([
  '=',
  '*=',
  '/=',
  '%=',
  '+=',
  '-=',
  '<<=',
  '>>=',
  '&=',
  '^=',
  '|=',
]);

/** With commas. */
export function expression(p: Parser): Expr {
  let left = assignment(p);
  while (p.tokens.at(',')) {
    p.grow();
    p.tokens.next();
    const right = value(p, assignment(p));
    if (p.switches.isOn('unused-value')) checkLeft(p, left);
    const ignored = value(p, left);
    left = { kind: 'comma', left: ignored, right, type: right.type, span: p.join(left.span, right.span) };
  }
  return left;
}

/** Without commas: what an argument, an initialiser or an element is. */
export function assignment(p: Parser): Expr {
  return p.nested(() => {
    const left = conditionalExpression(p);
    const mark = p.tokens.peek();
    if (mark.kind !== Kind.mark || !assignmentMarks.has(mark.text)) return left;
    p.tokens.next();
    const right = assignment(p);
    if (mark.text === '=') checkAssign(p, left, right);
    return assign(p, mark.text, left, right);
  });
}

/** An expression that has to be constant; whoever asks for it checks that it is. */
export function constantExpression(p: Parser): Expr {
  return value(p, conditionalExpression(p));
}

function conditionalExpression(p: Parser): Expr {
  const test = binaryExpression(p, 1);
  if (!p.tokens.at('?')) return test;
  return p.nested(() => {
    p.tokens.next();
    const checked = test.type.kind === 'vector' ? value(p, test) : condition(p, test);
    const then = p.tokens.at(':') ? undefined : expression(p);
    p.expect(':');
    return conditional(p, checked, then, conditionalExpression(p));
  });
}

/** Operators of at least this precedence; those of equal one group to the left. */
function binaryExpression(p: Parser, least: number): Expr {
  let left = castExpression(p);
  for (;;) {
    const mark = p.tokens.peek();
    const precedence = mark.kind === Kind.mark ? precedences.get(mark.text) : undefined;
    if (precedence === undefined || precedence < least || !binaryOps.has(mark.text)) return left;
    p.grow();
    p.tokens.next();
    const right = p.beside(() => binaryExpression(p, precedence + 1));
    const result = binary(p, mark.text, left, right);
    checkBinary(p, mark.text, left, right, result);
    left = result;
  }
}

function castExpression(p: Parser): Expr {
  if (!p.tokens.at('(') || !beginsType(p, 1)) return unaryExpression(p);
  return p.nested(() => {
    const first = p.tokens.next();
    const type = typeName(p);
    p.expect(')');
    if (p.tokens.at('{')) return postfix(p, compoundLiteral(p, type, first), first);
    return cast(p, type, castExpression(p), first);
  });
}

/** `(type)operand` [6.5.4]. */
export function cast(p: Parser, type: Type, operand: Expr, first: Token): Expr {
  const inner = value(p, operand);
  const span = p.spanFrom(first);
  if (inner.kind === 'error') return inner;
  if (isVoid(type)) return { kind: 'convert', type: voidType, operand: inner, span, isCast: true };
  const asUnion = castToUnion(p, type, inner, span);
  if (asUnion !== undefined) return asUnion;
  const isMixed =
    (inner.type.kind === 'pointer' && type.kind === 'float') ||
    (inner.type.kind === 'float' && type.kind === 'pointer');
  const isSame = inner.type.plain === type.plain && type.kind === 'record';
  const isVector =
    (type.kind === 'vector' || inner.type.kind === 'vector') && isComplete(type) && sizeOf(type) === sizeOf(inner.type);
  if (isVector) return reinterpreted(p, inner, type, span);
  if (!isSame && (!isScalar(type) || !isScalar(inner.type) || isMixed)) {
    p.report('CC2045', span, [typeText(inner.type), typeText(type)]);
    return p.error(span);
  }
  checkCast(p, inner, type, span);
  const converted = convert(inner, type, true);
  return converted === inner
    ? { kind: 'convert', type: type.plain, operand: inner, span, isCast: true }
    : { ...converted, span };
}

const prefixMarks: ReadonlySet<string> = new Set(['+', '-', '~', '!']);

function unaryExpression(p: Parser): Expr {
  const first = p.tokens.peek();
  const word = keywordOf(first) ?? (first.kind === Kind.mark ? first.text : undefined);
  switch (word) {
    case '++':
    case '--':
      return p.nested(() => {
        p.tokens.next();
        // What has a type in parentheses may be a compound literal; a cast is no place, which `step` says.
        return step(p, word, castExpression(p), false, first);
      });
    case '&':
    case '*':
    case '+':
    case '-':
    case '~':
    case '!':
      return p.nested(() => {
        p.tokens.next();
        return prefixed(p, word, castExpression(p), first);
      });
    case '&&':
      return labelAddress(p);
    case '__real__':
    case '__imag__':
      return p.nested(() => {
        p.tokens.next();
        const operand = castExpression(p);
        return complexPart(p, word, operand, p.spanFrom(first));
      });
    case 'sizeof':
    case '_Alignof':
      return p.nested(() => sizeOrAlignment(p, word));
    case '__extension__':
      p.tokens.next();
      return castExpression(p);
    default:
      return postfix(p, primary(p), first);
  }
}

function prefixed(p: Parser, mark: string, operand: Expr, first: Token): Expr {
  const span = p.spanFrom(first);
  checkUnary(p, mark, operand);
  if (prefixMarks.has(mark)) return unary(p, mark, operand, span);
  return mark === '&' ? address(p, operand, span) : dereference(p, operand, span);
}

/** `++place` and the like. */
function step(p: Parser, mark: string, place: Expr, isPostfix: boolean, first: Token): Expr {
  const span = p.spanFrom(first);
  const one = integerLiteral(1n, int, span);
  const changed = assign(p, `${mark[0]}=`, place, one);
  return changed.kind === 'error' ? changed : update(p, mark[0], place, one, isPostfix, span);
}

/** GNU's `&&label`. */
function labelAddress(p: Parser): Expr {
  const first = p.tokens.next();
  const name = p.name('a label');
  const label = p.useLabel(name);
  label.addressed = true;
  return { kind: 'label', label, type: pointerTo(voidType), span: p.spanFrom(first) };
}

/** `sizeof` and `_Alignof`, of a type or of an expression that is not evaluated [6.5.3.4]. */
function sizeOrAlignment(p: Parser, word: 'sizeof' | '_Alignof'): Expr {
  const first = p.tokens.next();
  p.unevaluated++;
  const isType = p.tokens.at('(') && beginsType(p, 1);
  let type: Type;
  let operand: Expr | undefined;
  if (isType) {
    p.tokens.next();
    type = typeName(p);
    p.expect(')');
    // `sizeof (int){1}` is the size of a literal.
    if (p.tokens.at('{')) type = postfix(p, compoundLiteral(p, type, first), first).type;
  } else {
    operand = measured(p);
    type = operand.type;
  }
  p.unevaluated--;
  const span = p.spanFrom(first);
  if (word === 'sizeof' && isVla(type)) return p.withLengths({ kind: 'size', of: type, type: sizeType(), span });
  if (!isComplete(type) && !isVoid(type) && type.kind !== 'func') {
    p.report('CC2010', span, [typeText(type)]);
    return p.error(span);
  }
  const size = integerLiteral(BigInt(word === 'sizeof' ? sizeOf(type) : alignOf(type)), sizeType(), span);
  if (word === 'sizeof') p.sizes.set(size, { type, operand });
  return size;
}

/** The operand of `sizeof`. */
function measured(p: Parser): Expr {
  const operand = unaryExpression(p);
  if (operand.kind === 'member' && operand.member.bits !== undefined) p.report('CC2046', operand.span, []);
  if (operand.kind === 'variable') checkMeasured(p, operand);
  return operand;
}

const postfixMarks: ReadonlySet<string> = new Set(['[', '(', '.', '->', '++', '--']);

/** `operand[…]`, `operand(…)`, `operand.name`, `operand->name`, `operand++`. */
export function postfix(p: Parser, first: Expr, token: Token): Expr {
  let operand = first;
  for (;;) {
    const mark = p.tokens.peek();
    if (postfixMarks.has(mark.text) && mark.kind === Kind.mark) p.grow();
    if (mark.is('[')) operand = index(p, operand, token);
    else if (mark.is('(')) operand = call(p, operand, token);
    else if (mark.is('.') || mark.is('->')) operand = member(p, operand, token);
    else if (mark.is('++') || mark.is('--')) {
      p.tokens.next();
      operand = step(p, mark.text, operand, true, token);
    } else return operand;
  }
}

/** `a[i]` is `*(a + i)`, and so is `i[a]`. */
function index(p: Parser, left: Expr, first: Token): Expr {
  p.expect('[');
  const right = expression(p);
  p.expect(']');
  const span = p.spanFrom(first);
  checkIndex(p, left, right);
  const ofVector = lane(p, left, right, span);
  if (ofVector !== undefined) return ofVector;
  const [a, b] = [value(p, left), value(p, right)];
  if (a.kind === 'error' || b.kind === 'error') return p.error(span);
  const [pointer, number] = a.type.kind === 'pointer' ? [a, b] : [b, a];
  if (pointer.type.kind !== 'pointer' || !isInteger(number.type)) {
    p.report('CC2047', span, [typeText(a.type), typeText(b.type)]);
    return p.error(span);
  }
  const sum = offset(p, pointer, number, false, span);
  return sum.kind === 'error' ? sum : dereference(p, sum, span);
}

function member(p: Parser, operand: Expr, first: Token): Expr {
  const mark = p.tokens.next();
  const name = p.name('the name of a member');
  const span = p.spanFrom(first);
  const other = exchanged(p, operand, mark, name);
  const base = other ?? (mark.text === '->' ? dereference(p, operand, operand.span) : operand);
  if (base.kind === 'error' || isUnknown(base.type)) return p.error(span);
  if (base.type.kind !== 'record') {
    p.report('CC2048', span, [name.text, typeText(base.type)]);
    return p.error(span);
  }
  if (base.type.record.members === undefined) {
    p.report('CC2010', base.span, [typeText(base.type)]);
    return p.error(span);
  }
  const path = memberPath(base.type, name.text);
  if (path === undefined) return p.missingMember(base.type.record, name);
  return path.reduce<Expr>(
    (at, next) => ({ kind: 'member', base: at, member: next, type: qualify(next.type, at.type.quals), span }),
    base,
  );
}

/** `.` for `->` or the other way round: told, and read as it was meant. */
function exchanged(p: Parser, operand: Expr, mark: Token, name: Token): Expr | undefined {
  const isArrow = mark.text === '->';
  const { type } = operand;
  const isMeant = isArrow ? type.kind === 'record' : type.kind === 'pointer' && type.to.kind === 'record';
  if (!isMeant || isUnknown(type)) return undefined;
  const replacement = isArrow ? '.' : '->';
  const fix = { title: `write \`${replacement}\``, span: mark.span, replacement, isSafe: true };
  const extras = mark.from === undefined ? { fix } : {};
  if (isArrow) p.report('CC2044', operand.span, [typeText(type)], extras);
  else p.report('CC2048', p.join(operand.span, placeOf(name)), [name.text, typeText(type)], extras);
  return isArrow ? operand : dereference(p, operand, operand.span);
}

function primary(p: Parser): Expr {
  const token = p.tokens.peek();
  switch (token.kind) {
    case Kind.number:
      return number(p);
    case Kind.char:
      return character(p);
    case Kind.string:
      return string(p);
    case Kind.name:
      return named(p, token);
    default:
      if (!token.is('(')) p.expected('an expression', token);
      if (p.tokens.at('{', 1)) return p.grammar.statementExpression(p);
      return parenthesised(p);
  }
}

function parenthesised(p: Parser): Expr {
  const first = p.tokens.next();
  const inner = p.nested(() => expression(p));
  p.expect(')');
  const result = { ...inner, span: p.spanFrom(first) };
  if (p.switches.isOn('parentheses') || p.switches.isOn('logical-not-parentheses')) p.parenthesised.add(result);
  const size = inner.kind === 'int' ? p.sizes.get(inner) : undefined;
  if (size !== undefined) p.sizes.set(result, size);
  return result;
}

function named(p: Parser, token: Token): Expr {
  const word = keywordOf(token);
  if (word === '_Generic') return genericSelection(p);
  if (isBuiltin(token.text)) return builtinCall(p);
  if (word !== undefined) p.expected('an expression', token);
  p.tokens.next();
  const span = placeOf(token);
  const meaning = p.scopes.find(token.text);
  switch (meaning?.kind) {
    case 'variable':
      meaning.used = true;
      tellDeprecated(p, meaning, span);
      return { kind: 'variable', symbol: meaning, type: meaning.type, span };
    case 'function':
      if (p.unevaluated === 0) meaning.used = true;
      tellDeprecated(p, meaning, span);
      return { kind: 'function', symbol: meaning, type: meaning.type, span };
    case 'constant':
      return integerLiteral(meaning.value, meaning.type, span);
    case 'typedef':
      return p.expected('an expression', token);
    default:
      return functionName(p, token) ?? p.unknownName(token);
  }
}

function tellDeprecated(p: Parser, { name, attributes, span: declared }: FuncSymbol | VarSymbol, span: Span): void {
  if (attributes.deprecated !== undefined) checkDeprecated(p, name, attributes.deprecated, span, declared);
}

const functionNames: ReadonlySet<string> = new Set(['__func__', '__FUNCTION__', '__PRETTY_FUNCTION__']);

/** `__func__`, and GNU's names for it: an array with the name of the function [6.4.2.2]. */
function functionName(p: Parser, token: Token): Expr | undefined {
  if (p.func === undefined || !functionNames.has(token.text)) return undefined;
  const bytes = Uint8Array.of(...encodeUtf8(p.func.symbol.name), 0);
  return { kind: 'string', bytes, type: arrayOf(qualify(intType('char'), CONST), bytes.length), span: placeOf(token) };
}

// Constants

function number(p: Parser): Expr {
  const token = p.tokens.next();
  const span = placeOf(token);
  const constant = parseNumber(token.text);
  if (constant === undefined) {
    p.report('CC1020', token, [token.text]);
    return p.error(span);
  }
  if (constant.kind === 'int') {
    if (constant.isTooLarge) p.report('CC3030', token, [typeText(constant.type)]);
    return integerLiteral(wrap(constant.value, constant.type), constant.type, span);
  }
  const real: Expr = { kind: 'float', text: constant.text, type: floatType(constant.name), span };
  if (!constant.isImaginary) return real;
  const zero: Expr = { ...real, text: '0' };
  return {
    kind: 'builtin',
    name: '__builtin_complex',
    args: [zero, real],
    of: undefined,
    type: complexType(constant.name),
    span,
  };
}

function character(p: Parser): Expr {
  const token = p.tokens.next();
  const span = placeOf(token);
  const encoding = encodingOf(token.text);
  const units = literalUnits(p, token, encoding);
  if (units.length === 0 && token.flaw === undefined) p.report('CC1021', token, []);
  const type = encoding === '' || encoding === 'u8' ? int : intType(encodings[encoding].type);
  const isWide = encodings[encoding].bytes > 1;
  if (!isWide && units.length > 4) p.report('CC3031', token, []);
  // A plain one is signed.
  const isPlain = encoding === '' || (!isWide && units.length !== 1);
  return integerLiteral(isPlain ? plainCharacter(units) : wrap(BigInt(units[0] ?? 0), type), type, span);
}

function literalUnits(p: Parser, token: Token, encoding: Encoding): number[] {
  const flaws: LiteralFlaw[] = [];
  const units = token.flaw === undefined ? unitsOf(token.text, encoding, flaws) : [];
  for (const { what, text } of flaws) p.report(what === 'escape' ? 'CC3032' : 'CC1022', token, [text]);
  return units;
}

/** Strings that stand behind each other are one [5.1.1.2, phase 6]. */
function string(p: Parser): Expr {
  const tokens: Token[] = [];
  while (p.tokens.peek().kind === Kind.string) tokens.push(p.tokens.next());
  const prefixes = new Set(tokens.map(({ text }) => encodingOf(text)).filter((prefix) => prefix !== ''));
  if (prefixes.size > 1) p.report('CC1023', tokens[0], []);
  const encoding = [...prefixes].at(0) ?? '';
  const units: number[] = [];
  for (const token of tokens) for (const unit of literalUnits(p, token, encoding)) units.push(unit);
  const bytes = bytesOfUnits(units, encoding);
  return {
    kind: 'string',
    bytes,
    type: arrayOf(intType(encodings[encoding].type), units.length + 1),
    span: p.spanFrom(tokens[0]),
  };
}
