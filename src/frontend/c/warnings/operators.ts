/** Operators whose use does not mean much, or something else than it looks like: looked at where they are read. */
import { constantOf, integerValue } from '../constants.ts';
import type { Parser } from '../parser.ts';
import { precedences } from '../precedence.ts';
import type { CompareOp, Expr } from '../tree.ts';
import { typeText } from '../type-text.ts';
import { commonType, integerOf, intRows, isInteger, isSigned, VOLATILE, wrap, type Member } from '../types.ts';
import { rangeOf, unwidened, type Range } from './ranges.ts';
import { isSame } from './same.ts';

/** `left mark right`, the operands as they were read, and what was made of them. */
export function checkBinary(p: Parser, mark: string, left: Expr, right: Expr, result: Expr): void {
  if (result.kind === 'error' || p.unevaluated > 0) return;
  if (p.switches.isOn('parentheses')) checkGrouping(p, mark, left, right);
  if (result.kind === 'compare') checkComparison(p, mark, left, right, result);
  else if (result.kind === 'binary') {
    checkOverflow(p, result);
    checkElements(p, mark, left, right);
    if (p.switches.isOn('double-promotion')) checkPromotion(p, left, right);
  }
}

// Grouping

/** The marks of operators that one does not expect in each other: which inner ones an outer one has. */
const surprising: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    '||': ['&&'],
    '|': ['&', '^', '+', '-', '==', '!=', '<', '>', '<=', '>='],
    '^': ['&', '+', '-', '==', '!=', '<', '>', '<=', '>='],
    '&': ['+', '-', '==', '!=', '<', '>', '<=', '>='],
    '<<': ['+', '-'],
    '>>': ['+', '-'],
  }).map(([outer, inner]) => [outer, new Set(inner)]),
);
const relational = new Set(['lt', 'gt', 'le', 'ge']);
const marksOfOps: Readonly<Record<string, string>> = {
  and: '&',
  or: '|',
  xor: '^',
  add: '+',
  sub: '-',
  shl: '<<',
  shr: '>>',
  eq: '==',
  ne: '!=',
  lt: '<',
  gt: '>',
  le: '<=',
  ge: '>=',
};

/** The operator that an operand is, unless it stands in parentheses. */
function markOf(p: Parser, operand: Expr): string | undefined {
  if (p.parenthesised.has(operand)) return undefined;
  if (operand.kind === 'logical') return operand.op === 'and' ? '&&' : '||';
  return operand.kind === 'binary' || operand.kind === 'compare' ? marksOfOps[operand.op] : undefined;
}

function checkGrouping(p: Parser, mark: string, left: Expr, right: Expr): void {
  const inner = surprising.get(mark);
  for (const operand of [left, right]) {
    const own = inner === undefined ? undefined : markOf(p, operand);
    if (own !== undefined && inner?.has(own) === true) p.report('CC4051', operand.span, [own, mark]);
  }
  const isChain = left.kind === 'compare' && relational.has(left.op) && precedences.get(mark) === precedences.get('<');
  if (isChain && !p.parenthesised.has(left)) p.report('CC4052', p.join(left.span, right.span), []);
}

// Comparisons

function checkComparison(
  p: Parser,
  mark: string,
  left: Expr,
  right: Expr,
  result: Expr & { readonly op: CompareOp },
): void {
  const { op, span } = result;
  if (p.switches.isOn('logical-not-parentheses')) checkNot(p, mark, left, right);
  const isEquality = op === 'eq' || op === 'ne';
  if (p.switches.isOn('tautological-compare') && isSame(left, right) && isSteady(left))
    p.report('CC4053', span, [op === 'eq' || op === 'le' || op === 'ge']);
  if (isEquality && p.switches.isOn('address')) checkAddresses(p, op === 'ne', left, right, result);
  if (isEquality && (left.type.kind === 'float' || right.type.kind === 'float') && p.switches.isOn('float-equal'))
    p.report('CC4059', span, [mark]);
  if (!isInteger(left.type) || !isInteger(right.type)) return;
  if (p.switches.isOn('type-limits') && checkLimits(p, op, left, right, result)) return;
  if (p.switches.isOn('sign-compare')) checkSigns(p, left, right, result);
}

/** A fraction may be NaN, which does not equal itself, and something volatile may change. */
function isSteady({ type }: Expr): boolean {
  return type.kind !== 'float' && (type.quals & VOLATILE) === 0;
}

function checkNot(p: Parser, mark: string, left: Expr, right: Expr): void {
  const isNot = left.kind === 'unary' && left.op === 'not' && !p.parenthesised.has(left);
  const isTruth =
    right.kind === 'compare' || right.kind === 'logical' || (right.kind === 'unary' && right.op === 'not');
  if (isNot && !isTruth && integerOf(right.type)?.name !== '_Bool') p.report('CC4058', left.span, [mark]);
}

function checkAddresses(p: Parser, isTrue: boolean, left: Expr, right: Expr, { span }: Expr): void {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ]) {
    if (one.kind === 'string' && other.kind !== 'int') return void p.report('CC4057', span, []);
    const what = neverNull(one);
    if (what !== undefined && integerValue(other) === 0n) return void p.report('CC4056', span, [what, isTrue]);
  }
}

/** What has an address in every program, as a message names it. */
function neverNull(operand: Expr): string | undefined {
  if (operand.kind === 'function' && operand.symbol.attributes.weak !== true)
    return `the function \`${operand.symbol.name}\``;
  if (operand.kind === 'variable' && operand.type.kind === 'array') return `the array \`${operand.symbol.name}\``;
  const place = operand.kind === 'address' ? operand.operand : undefined;
  return place?.kind === 'variable' && place.symbol.attributes.weak !== true ? `\`${place.symbol.name}\`` : undefined;
}

/** Whether the type alone decides a comparison with a constant; says so. */
function checkLimits(p: Parser, op: CompareOp, left: Expr, right: Expr, { span }: Expr): boolean {
  const isSwapped = left.kind === 'int';
  const constant = integerValue(isSwapped ? left : right);
  const other = unwidened(isSwapped ? right : left);
  if (constant === undefined || integerValue(other) !== undefined) return false;
  const type = integerOf(other.type);
  // What is compared is the constant in the common type: `x < -1u` has a large one.
  const range = rangeOf(other);
  const common = integerOf(commonType(left.type, right.type));
  if (type === undefined || range === undefined || common === undefined || type.name === '_Bool') return false;
  const decided = decide(isSwapped ? swapped[op] : op, range, wrap(constant, common));
  if (decided !== undefined) p.report('CC4054', span, [typeText(other.type), decided]);
  return decided !== undefined;
}

const swapped: Readonly<Record<CompareOp, CompareOp>> = { eq: 'eq', ne: 'ne', lt: 'gt', gt: 'lt', le: 'ge', ge: 'le' };

function decide(op: CompareOp, { min, max }: Range, constant: bigint): boolean | undefined {
  const isOutside = constant < min || constant > max;
  switch (op) {
    case 'eq':
      return isOutside ? false : undefined;
    case 'ne':
      return isOutside ? true : undefined;
    case 'lt':
      return max < constant ? true : min >= constant ? false : undefined;
    case 'ge':
      return min >= constant ? true : max < constant ? false : undefined;
    case 'gt':
      return min > constant ? true : max <= constant ? false : undefined;
    case 'le':
      return max <= constant ? true : min > constant ? false : undefined;
  }
}

/** A signed operand that may be negative is compared as an unsigned number. */
function checkSigns(p: Parser, left: Expr, right: Expr, { span }: Expr): void {
  const common = commonType(left.type, right.type);
  if (isSigned(common)) return;
  for (const operand of [left, right]) {
    const range = rangeOf(operand);
    if (range !== undefined && range.min < 0n && isSigned(operand.type))
      return void p.report('CC4043', span, [typeText(left.type.plain), typeText(right.type.plain)]);
  }
}

// Values

/** Does a calculation with constants leave its type? What is calculated of variables is left alone. */
function checkOverflow(p: Parser, result: Extract<Expr, { kind: 'binary' }>): void {
  const type = integerOf(result.type);
  if (type === undefined || !intRows[type.name].signed || result.right.kind !== 'int') return;
  const [a, b] = [integerValue(result.left), result.right.value];
  const value = a === undefined ? undefined : exact(result.op, a, b);
  if (value !== undefined && wrap(value, type) !== value)
    p.report('CC4045', result.span, [typeText(type), String(wrap(value, type))]);
}

function exact(op: string, a: bigint, b: bigint): bigint | undefined {
  if (op === 'add') return a + b;
  if (op === 'sub') return a - b;
  return op === 'mul' ? a * b : undefined;
}

/** `sizeof p / sizeof p[0]`. */
function checkElements(p: Parser, mark: string, left: Expr, right: Expr): void {
  if (mark !== '/' || left.kind !== 'int' || right.kind !== 'int') return;
  const [whole, element] = [p.sizes.get(left), p.sizes.get(right)];
  if (whole?.type.kind === 'pointer' && element !== undefined && whole.type.to.plain === element.type.plain)
    p.report('CC4016', p.join(left.span, right.span), []);
}

function checkPromotion(p: Parser, left: Expr, right: Expr): void {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ]) {
    const isFloat = one.type.kind === 'float' && one.type.name === 'float';
    if (isFloat && other.type.kind === 'float' && other.type.name === 'double') p.report('CC4085', one.span, []);
  }
}

/** A condition, as it was read. */
export function checkCondition(p: Parser, test: Expr): void {
  if (test.kind === 'assign' && p.switches.isOn('parentheses') && !p.parenthesised.has(test)) {
    // The mark stands between the place and the value.
    const { source, start } = test.span;
    const at = source.text.indexOf('=', test.place.span.end);
    const isFound = at > start && at < test.span.end && source === test.place.span.source;
    const fix = isFound ? { title: 'compare', span: { source, start: at, end: at + 1 }, replacement: '==' } : undefined;
    p.report('CC4050', test.span, [], { fix });
  }
  if (!p.switches.isOn('address')) return;
  const what = neverNull(test);
  if (what !== undefined) p.report('CC4056', test.span, [what, true]);
}

/** `place = right`, as both were read. */
export function checkAssign(p: Parser, place: Expr, right: Expr): void {
  if (place.kind === 'member' && place.member.bits !== undefined) checkBits(p, place.member, right);
  if (!p.switches.isOn('self-assign') || !isSame(place, right) || !isSteady(place)) return;
  p.report('CC4055', p.join(place.span, right.span), [textOf(place)]);
}

/** A constant that has more bits than the bit-field. */
function checkBits(p: Parser, { type, bits = 0, name = '' }: Member, right: Expr): void {
  const [value, integer] = [
    right.kind === 'int' || right.kind === 'unary' ? integerValue(right) : undefined,
    integerOf(type),
  ];
  if (value === undefined || integer === undefined || bits === 0) return;
  const kept = intRows[integer.name].signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
  // What only turns its sign keeps its bits.
  if (kept !== value && BigInt.asIntN(bits, value) !== value && BigInt.asUintN(bits, value) !== value)
    p.report('CC4044', right.span, [String(value), `${name} : ${bits}`, String(kept)]);
}

function textOf({ span }: Expr): string {
  return span.source.text.slice(span.start, span.end).slice(0, 60);
}

/** `~x` of a truth value. */
export function checkUnary(p: Parser, mark: string, operand: Expr): void {
  if (mark !== '~' || !p.switches.isOn('bool-operation')) return;
  const isTruth = operand.kind === 'compare' || operand.kind === 'logical' || integerOf(operand.type)?.name === '_Bool';
  if (isTruth) p.report('CC4064', operand.span, [mark]);
}

/** Old programs end a structure with an array of one element, and allocate more. */
function isOpenEnd(left: Expr, size: number): boolean {
  return size <= 1 && left.kind === 'member';
}

/** `left[index]` of an array. What only takes the address of the element behind the last is right. */
export function checkIndex(p: Parser, left: Expr, index: Expr): void {
  if (
    left.type.kind !== 'array' ||
    left.type.size === undefined ||
    p.unevaluated > 0 ||
    isOpenEnd(left, left.type.size)
  )
    return;
  const known = constantOf(index);
  if (known?.kind !== 'int') return;
  const { size } = left.type;
  const isBehind =
    known.value === BigInt(size) &&
    /(?:^|[^&])&\s*$/.test(left.span.source.text.slice(Math.max(0, left.span.start - 40), left.span.start));
  if ((known.value >= BigInt(size) || known.value < 0n) && !isBehind) {
    const notes = left.kind === 'variable' ? [{ message: 'it is declared here', span: left.symbol.span }] : [];
    p.report('CC4080', p.join(left.span, index.span), [known.value, size], { notes });
  }
}
