/** Expressions of C: their values as nodes of MAPLE, and what they do as statements before. */
import type { Node } from '../../../maple/code.ts';
import { isMaybeNowhere } from '../constants.ts';
import { isPlace } from '../conversions.ts';
import type { BinaryOp, Expr, ExprOf } from '../tree.ts';
import { floatType, isReal, isSigned, isVoid, isVolatile, sizeOf, type Type } from '../types.ts';
import { keptValue } from './blocks.ts';
import { builtin } from './builtins.ts';
import { callValue } from './calls.ts';
import { compared, complexBinary, complexNegative } from './complex.ts';
import { converted, zero } from './conversions.ts';
import type { FuncLowering } from './function.ts';
import { initialise } from './initialise.ts';
import { addressOfPlace, byAddress, memberOf, readPlace, writePlace, type Place } from './places.ts';
import { isKeptLevel, isSimple, mayStop } from './purity.ts';
import { distancePrim, memoryPrim, sizePrim, valuePrim } from './types.ts';

/** The value of an expression; of a structure, a node of the type `agg`. */
export function valueOf(f: FuncLowering, expr: Expr): Node {
  const value = plainValue(f, expr);
  if (!isKeptLevel(expr) || isVoid(expr.type)) return value;
  const prim = valuePrim(expr.type);
  return prim === 'agg' ? value : f.kept(prim, value)();
}

function plainValue(f: FuncLowering, expr: Expr): Node {
  const { b } = f;
  switch (expr.kind) {
    case 'int':
      return expr.type.kind === 'pointer' ? b.constval('ptr', expr.value) : f.int(expr.value, expr.type);
    case 'float':
      return f.module.floatConstant(b, expr.text, memoryPrim(expr.type));
    case 'load':
      return readPlace(b, placeOf(f, expr.operand), valuePrim(expr.type));
    case 'decay':
      return decayed(f, expr.operand);
    case 'address':
      return addressOfPlace(b, placeOf(f, expr.operand));
    case 'function':
      return b.addroffunc('ptr', f.module.func(expr.symbol));
    case 'convert':
      return converted(f, valueOf(f, expr.operand), expr.operand.type, expr.type);
    case 'unary':
      return unaryValue(f, expr);
    case 'binary':
      return binaryValue(f, expr.op, expr.type, operands(f, expr.left, expr.right), [expr.left.type, expr.right.type]);
    case 'offset':
      return offsetValue(f, expr);
    case 'distance':
      return distanceValue(f, expr);
    case 'compare':
    case 'logical':
      return logicalValue(f, expr);
    case 'conditional':
      return conditionalValue(f, expr);
    case 'comma':
      effectOf(f, expr.left);
      return valueOf(f, expr.right);
    case 'assign':
      return assignValue(f, expr);
    case 'update':
      return updateValue(f, expr, true) ?? f.unexpected('an update');
    case 'call':
      return callValue(f, expr, true) ?? f.unexpected('a value');
    case 'builtin':
      return builtin(f, expr) ?? f.unexpected('a value');
    case 'statement':
      return statementValue(f, expr);
    case 'label':
      return b.addroflabel('ptr', f.label(expr.label));
    case 'size':
      return sizeValue(f, expr.of);
    case 'variable':
    case 'deref':
    case 'member':
    case 'compound':
    case 'string':
      return readPlace(b, placeOf(f, expr), valuePrim(expr.type));
    case 'error':
      return f.unexpected('a mistake');
  }
}

/** Only what the expression does. */
export function effectOf(f: FuncLowering, expr: Expr): void {
  switch (expr.kind) {
    case 'comma':
      effectOf(f, expr.left);
      effectOf(f, expr.right);
      return;
    case 'assign':
      assign(f, expr);
      return;
    case 'update':
      updateValue(f, expr, false);
      return;
    case 'call':
      callValue(f, expr, false);
      return;
    case 'builtin':
      dropped(f, expr, builtin(f, expr));
      return;
    case 'convert':
      effectOf(f, expr.operand);
      return;
    case 'conditional':
      branches(
        f,
        expr.condition,
        () => expr.then && effectOf(f, expr.then),
        () => effectOf(f, expr.otherwise),
      );
      return;
    case 'logical':
      branches(
        f,
        expr.left,
        () => expr.op === 'and' && effectOf(f, expr.right),
        () => expr.op === 'or' && effectOf(f, expr.right),
      );
      return;
    case 'statement':
      f.statements(expr.block.items);
      return;
    case 'load':
      // What is volatile is read, though nobody asks for the value.
      if (isVolatile(expr.operand.type)) f.b.eval(valueOf(f, expr));
      else placeEffects(f, expr.operand);
      return;
    default:
      if (!isSimple(expr)) dropped(f, expr, valueOf(f, expr));
  }
}

function placeEffects(f: FuncLowering, place: Expr): void {
  if (isSimple(place)) return;
  if (place.kind === 'member') placeEffects(f, place.base);
  else if (place.kind === 'deref') effectOf(f, place.operand);
}

function dropped(f: FuncLowering, { type }: Expr, value: Node | undefined): void {
  if (value !== undefined && !isVoid(type)) f.b.eval(value);
}

/** Two operands: if the second one does something, the first is kept before. */
export function operands(f: FuncLowering, left: Expr, right: Expr): readonly [Node, Node] {
  const first = valueOf(f, left);
  if (isSimple(right)) return [first, valueOf(f, right)];
  if (left.kind === 'int' || left.kind === 'float') return [first, valueOf(f, right)];
  const prim = valuePrim(left.type);
  if (prim === 'agg') return [first, valueOf(f, right)];
  const kept = f.kept(prim, first);
  return [kept(), valueOf(f, right)];
}

// Places

/** The place that an expression names; what it does on the way is done. */
export function placeOf(f: FuncLowering, expr: Expr): Place {
  switch (expr.kind) {
    case 'variable':
      if (expr.symbol.storage === 'auto' && expr.type.kind === 'array' && expr.type.vla !== undefined)
        return memory(f, f.b.dread('ptr', f.variable(expr.symbol), 0), expr.type, () =>
          f.b.dread('ptr', f.variable(expr.symbol), 0),
        );
      return variablePlace(f, expr);
    case 'deref':
      return derefPlace(f, expr);
    case 'member':
      return memberPlace(f, expr);
    case 'compound':
      if (expr.symbol.storage === 'auto') initialise(f, expr.symbol, expr.init);
      return { kind: 'variable', ref: f.variable(expr.symbol), field: 0, type: expr.type, bits: undefined };
    case 'string':
      return { kind: 'variable', ref: f.module.stringVariable(expr), field: 0, type: expr.type, bits: undefined };
    case 'load':
      return placeOf(f, expr.operand);
    default:
      return valuePlace(f, expr);
  }
}

/**
 * What may be nowhere is reached by its address, which is null then; so is what is volatile and declared without saying so, as parameters
 * are.
 */
function variablePlace(f: FuncLowering, { symbol, type }: ExprOf<'variable'>): Place {
  const ref = f.variable(symbol);
  const place: Place = { kind: 'variable', ref, field: 0, type, bits: undefined };
  const isUnmarked = isVolatile(type) && !f.isDeclaredVolatile(ref);
  return isUnmarked || isMaybeNowhere(symbol) ? byAddress(f, place) : place;
}

/** The value of a structure that lies nowhere yet. */
function valuePlace(f: FuncLowering, expr: Expr): Place {
  const value = valueOf(f, expr);
  const ref = f.temporary(expr.type);
  f.b.dassign(ref, 0, value);
  return { kind: 'variable', ref, field: 0, type: expr.type, bits: undefined };
}

/** An address that is used once is written where it is used; the first node that was made for it is that one. */
function memory(f: FuncLowering, first: Node, type: Type, again: () => Node): Place {
  let unused: Node | undefined = first;
  const address = (): Node => {
    const node = unused ?? again();
    unused = undefined;
    return node;
  };
  return { kind: 'memory', address, pointer: f.module.types.pointerTo(type), field: 0, type, bits: undefined };
}

function derefPlace(f: FuncLowering, expr: ExprOf<'deref'>): Place {
  const pointer = expr.operand;
  if (pointer.kind === 'address' && isPlace(pointer.operand)) return placeOf(f, pointer.operand);
  if (isSimple(pointer)) return memory(f, valueOf(f, pointer), expr.type, () => valueOf(f, pointer));
  const kept = f.kept('ptr', valueOf(f, pointer));
  return memory(f, kept(), expr.type, kept);
}

function memberPlace(f: FuncLowering, { base, member, type }: ExprOf<'member'>): Place {
  const whole = placeOf(f, base);
  // Of members of members MAPLE says only of the innermost whether it is volatile.
  const isInside = whole.kind !== 'bits' && whole.field > 0;
  const place = isInside && isVolatile(base.type) ? byAddress(f, whole) : whole;
  return base.type.kind === 'record'
    ? memberOf(f, place, base.type.record, member, type)
    : f.unexpected('a member of what has none');
}

/** The address of the first element. */
function decayed(f: FuncLowering, operand: Expr): Node {
  if (operand.type.kind === 'func')
    return operand.kind === 'function'
      ? f.b.addroffunc('ptr', f.module.func(operand.symbol))
      : functionAddress(f, operand);
  if (operand.kind === 'string') {
    const text = f.module.plainText(operand);
    if (text !== undefined) return f.b.conststr('ptr', text);
  }
  if (
    operand.kind === 'variable' &&
    operand.type.kind === 'array' &&
    operand.type.vla !== undefined &&
    operand.symbol.storage === 'auto'
  )
    return f.b.dread('ptr', f.variable(operand.symbol), 0);
  return addressOfPlace(f.b, placeOf(f, operand));
}

/** A function behind an address is that address. */
function functionAddress(f: FuncLowering, operand: Expr): Node {
  return operand.kind === 'deref' ? valueOf(f, operand.operand) : f.unexpected('a function');
}

/** `sizeof` of a type whose size is known when the program runs. */
function sizeValue(f: FuncLowering, type: Type): Node {
  if (type.kind !== 'array' || type.vla === undefined) return f.int(sizeOf(type), sizePrim());
  const count = f.b.dread(sizePrim(), f.variable(type.vla), 0);
  return f.b.mul(sizePrim(), count, sizeValue(f, type.of));
}

// Arithmetic

const mapleOps = {
  add: 'add',
  sub: 'sub',
  mul: 'mul',
  div: 'div',
  rem: 'rem',
  and: 'band',
  or: 'bior',
  xor: 'bxor',
  shl: 'shl',
} as const;

/** An operation in the type of its result, by operands of these types. */
export function binaryValue(
  f: FuncLowering,
  op: BinaryOp,
  type: Type,
  [left, right]: readonly [Node, Node],
  types: readonly [Type, Type],
): Node {
  const prim = valuePrim(type);
  const { b } = f;
  if (type.kind === 'complex') return complexBinary(f, op, type, [left, right], types);
  if (op !== 'shl' && op !== 'shr') return b[mapleOps[op]](prim, left, right);
  const count = type.kind === 'vector' ? right : converted(f, right, types[1], type);
  if (op === 'shl') return b.shl(prim, left, count);
  const isArithmetic = type.kind === 'vector' ? isSigned(type.of) : isSigned(type);
  return isArithmetic ? b.ashr(prim, left, count) : b.lshr(prim, left, count);
}

function unaryValue(f: FuncLowering, { op, operand, type }: ExprOf<'unary'>): Node {
  if (op === 'not') return compared(f, 'i32', 'eq', operand.type, [valueOf(f, operand), zero(f, operand.type)]);
  const value = valueOf(f, operand);
  if (type.kind === 'complex') return complexNegative(f, type, value);
  return op === 'neg' ? f.b.neg(valuePrim(type), value) : f.b.bnot(valuePrim(type), value);
}

function offsetValue(f: FuncLowering, { pointer, index, negative, type }: ExprOf<'offset'>): Node {
  const of = type.kind === 'pointer' ? type.to : type;
  const [base, at] = operands(f, pointer, index);
  const array = negative ? undefined : arrayOf(pointer);
  if (array !== undefined) return f.b.array(0, 'ptr', f.module.types.pointerTo(array), base, at);
  return moved(f, base, at, of, negative);
}

/** The array whose first element a pointer is, if it says how many it has: more than one, since those of one are often of any number. */
function arrayOf(pointer: Expr): Type | undefined {
  const type = pointer.kind === 'decay' ? pointer.operand.type : undefined;
  const isKnown = type?.kind === 'array' && type.vla === undefined && (type.size ?? 0) > 1;
  return isKnown && !(type.of.kind === 'array' && type.of.vla !== undefined) ? type : undefined;
}

/** An address moved by so many elements. */
function moved(f: FuncLowering, base: Node, index: Node, of: Type, negative: boolean): Node {
  return f.b[negative ? 'sub' : 'add']('ptr', base, bytesOf(f, index, of));
}

/** The bytes of so many elements. */
function bytesOf(f: FuncLowering, count: Node, of: Type): Node {
  const { b } = f;
  const prim = distancePrim();
  if (of.kind === 'array' && of.vla !== undefined) return b.mul(prim, count, b.cvt(prim, sizePrim(), sizeValue(f, of)));
  const size = sizeOf(of);
  return size === 1 ? count : b.mul(prim, count, f.int(size, prim));
}

function distanceValue(f: FuncLowering, { left, right }: ExprOf<'distance'>): Node {
  const [a, b] = operands(f, left, right);
  const size = left.type.kind === 'pointer' ? left.type.to : left.type;
  const prim = distancePrim();
  const bytes = f.b.sub(prim, f.b.cvt(prim, 'ptr', a), f.b.cvt(prim, 'ptr', b));
  if (size.kind === 'array' && size.vla !== undefined)
    return f.b.div(prim, bytes, f.b.cvt(prim, sizePrim(), sizeValue(f, size)));
  return sizeOf(size) <= 1 ? bytes : f.b.div(prim, bytes, f.int(sizeOf(size), prim));
}

// Conditions

/** A value that is 1 or 0, for a statement that decides by it. */
export function conditionOf(f: FuncLowering, expr: Expr): Node {
  const value = plainCondition(f, expr);
  return isKeptLevel(expr) ? f.kept('u1', value)() : value;
}

function plainCondition(f: FuncLowering, expr: Expr): Node {
  if (expr.kind === 'compare') {
    return compared(f, 'u1', expr.op, expr.left.type, operands(f, expr.left, expr.right));
  }
  if (expr.kind === 'logical' && isSimple(expr.right)) {
    const left = conditionOf(f, expr.left);
    const right = conditionOf(f, expr.right);
    return expr.op === 'and' ? f.b.cand('u1', left, right) : f.b.cior('u1', left, right);
  }
  if (expr.kind === 'unary' && expr.op === 'not') {
    return compared(f, 'u1', 'eq', expr.operand.type, [valueOf(f, expr.operand), zero(f, expr.operand.type)]);
  }
  return compared(f, 'u1', 'ne', expr.type, [valueOf(f, expr), zero(f, expr.type)]);
}

function logicalValue(f: FuncLowering, expr: ExprOf<'compare' | 'logical'>): Node {
  const { b } = f;
  if (expr.kind === 'compare') {
    return compared(f, 'i32', expr.op, expr.left.type, operands(f, expr.left, expr.right));
  }
  if (isSimple(expr.right)) {
    const left = conditionOf(f, expr.left);
    const right = conditionOf(f, expr.right);
    return expr.op === 'and' ? b.cand('i32', left, right) : b.cior('i32', left, right);
  }
  const reg = b.register();
  const decide = (): void => void b.regassign('i32', reg, b.cvt('i32', 'u1', conditionOf(f, expr.right)));
  const known = (value: number) => (): void => void b.regassign('i32', reg, f.int(value));
  branches(f, expr.left, expr.op === 'and' ? decide : known(1), expr.op === 'and' ? known(0) : decide);
  return b.regread('i32', reg);
}

/** Does one thing or the other. */
export function branches(f: FuncLowering, condition: Expr, then: () => void, otherwise: () => void): void {
  f.b.if(conditionOf(f, condition), then, otherwise);
}

function conditionalValue(f: FuncLowering, expr: ExprOf<'conditional'>): Node {
  const { condition, then, otherwise, type } = expr;
  const { b } = f;
  const prim = valuePrim(type);
  if (then === undefined) return elvis(f, expr);
  if (prim === 'agg') return chosenRecord(f, expr);
  const canCalculateBoth = isSimple(then) && isSimple(otherwise) && !mayStop(then) && !mayStop(otherwise);
  if (canCalculateBoth) return b.select(prim, conditionOf(f, condition), valueOf(f, then), valueOf(f, otherwise));
  const reg = b.register();
  branches(
    f,
    condition,
    () => b.regassign(prim, reg, valueOf(f, then)),
    () => b.regassign(prim, reg, valueOf(f, otherwise)),
  );
  return b.regread(prim, reg);
}

/** GNU's `a ?: b`: the first, unless it is 0. */
function elvis(f: FuncLowering, { condition, otherwise, type }: ExprOf<'conditional'>): Node {
  const { b } = f;
  const tested = keptValue(f, condition.type, valueOf(f, condition));
  const ref = f.temporary(type);
  b.if(
    compared(f, 'u1', 'ne', condition.type, [tested(), zero(f, condition.type)]),
    () => b.dassign(ref, 0, converted(f, tested(), condition.type, type)),
    () => b.dassign(ref, 0, valueOf(f, otherwise)),
  );
  return b.dread(valuePrim(type), ref, 0);
}

function chosenRecord(f: FuncLowering, { condition, then, otherwise, type }: ExprOf<'conditional'>): Node {
  const ref = f.temporary(type);
  branches(
    f,
    condition,
    () => then && f.b.dassign(ref, 0, valueOf(f, then)),
    () => f.b.dassign(ref, 0, valueOf(f, otherwise)),
  );
  return f.b.dread('agg', ref, 0);
}

// Assignments

function assign(f: FuncLowering, { place, value }: ExprOf<'assign'>): Place {
  const target = isSimple(value) ? placeOf(f, place) : pinned(f, placeOf(f, place));
  if (target.kind === 'memory' && !isSimple(value)) {
    const prim = valuePrim(value.type);
    if (prim !== 'agg') {
      const kept = f.kept(prim, valueOf(f, value));
      writePlace(f.b, target, kept());
      return target;
    }
  }
  writePlace(f.b, target, valueOf(f, value));
  return target;
}

/** The place with its address kept, so that nothing that happens later changes it. */
function pinned(f: FuncLowering, place: Place): Place {
  return place.kind === 'variable' ? place : { ...place, address: f.kept('ptr', place.address()) };
}

function assignValue(f: FuncLowering, expr: ExprOf<'assign'>): Node {
  const prim = valuePrim(expr.type);
  if (prim === 'agg') return readPlace(f.b, assign(f, expr), 'agg');
  const place = isSimple(expr.value) ? placeOf(f, expr.place) : pinned(f, placeOf(f, expr.place));
  const kept = f.kept(prim, valueOf(f, expr.value));
  writePlace(f.b, place, kept());
  return fieldValue(f, place, kept());
}

/** A bit-field's value is what fits into it. */
function fieldValue(f: FuncLowering, { bits, type }: Place, value: Node): Node {
  if (bits?.bits === undefined) return value;
  const prim = valuePrim(type);
  if (type.kind === 'int' && type.name === '_Bool') return value;
  return isSigned(type) ? f.b.sext(prim, bits.bits, value) : f.b.zext(prim, bits.bits, value);
}

/** `place op= value`, `++` and `--`; gives the old or the new value if it is wanted. */
function updateValue(f: FuncLowering, expr: ExprOf<'update'>, isWanted: boolean): Node | undefined {
  const { place: target, value, inner, isPostfix, type } = expr;
  const { b } = f;
  const place = pinnedOnce(f, target);
  const prim = valuePrim(type);
  const given = isSimple(value) ? () => valueOf(f, value) : keptValue(f, value.type, valueOf(f, value));
  const read = readPlace(b, place, prim);
  const old = isPostfix && isWanted ? keptValue(f, type, read) : () => read;
  const result = updated(f, expr, old(), given());
  const stored = converted(f, result, inner, type);
  if (!isWanted) {
    writePlace(b, place, stored);
    return undefined;
  }
  if (isPostfix) {
    writePlace(b, place, stored);
    return old();
  }
  const kept = keptValue(f, type, stored);
  writePlace(b, place, kept());
  return fieldValue(f, place, kept());
}

function updated(f: FuncLowering, { op, value, inner, type }: ExprOf<'update'>, old: Node, given: Node): Node {
  if (op === 'offset') return moved(f, old, given, type.kind === 'pointer' ? type.to : type, false);
  const left = inner.kind === 'complex' && op !== 'div' && isReal(type) ? floatType(inner.name) : inner;
  return binaryValue(f, op, inner, [converted(f, old, type, left), given], [left, value.type]);
}

/** The place is evaluated once, though it is read and written. */
function pinnedOnce(f: FuncLowering, expr: Expr): Place {
  const place = placeOf(f, expr);
  return place.kind === 'memory' && isSimple(expr) && isCheap(expr) ? place : pinned(f, place);
}

/** An address that is written twice without harm: a variable, and members behind it. */
function isCheap(expr: Expr): boolean {
  let at = expr;
  while (at.kind === 'member') at = at.base;
  return at.kind === 'deref' && at.operand.kind === 'load' && at.operand.operand.kind === 'variable';
}

function statementValue(f: FuncLowering, { block, type }: ExprOf<'statement'>): Node {
  const last = block.items.at(-1);
  if (last?.kind !== 'expr' || isVoid(type)) {
    return f.unexpected('a value');
  }
  return f.blockValue(block.items.slice(0, -1), () => keptValue(f, type, valueOf(f, last.expr))());
}
