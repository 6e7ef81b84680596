/**
 * GNU's `__builtin_…`: functions that the compiler knows. Those with plain parameters are rows; those that look at types or
 * names, or do not evaluate, have a reader of their own. Those behind which a function of the C library stands are declared in
 * predefined.ts, as that function.
 */
import { asAddress, dataModel } from './data-model.ts';
import { encodeUtf8 } from '../../base/utf8.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { atomicRows } from './atomics.ts';
import { argumentList } from './calls.ts';
import { constantOf, integerValue } from './constants.ts';
import { assignable, condition, convert, int, integerLiteral, sizeType, value } from './conversions.ts';
import { jumpsOf } from './jumps.ts';
import { typeName } from './declarators.ts';
import { memberPath, offset } from './operators.ts';
import type { Parser } from './parser.ts';
import { placeOf, type Token } from './preprocessor/token.ts';
import type { Expr, ExprOf } from './tree.ts';
import { typeText } from './type-text.ts';
import { vectorReaders } from './vector-builtins.ts';
import {
  arrayOf,
  complexType,
  CONST,
  floatType,
  type IntName,
  intType,
  isCompatible,
  isComplete,
  isInteger,
  isVla,
  pointerTo,
  qualify,
  sizeOf,
  type Type,
  voidType,
} from './types.ts';

const uint = intType('unsigned int');
const long = intType('long');
const ulong = intType('unsigned long');
const uint64 = (): Type => intType(dataModel().named.UINT64);
const ulonglong = intType('unsigned long long');
const double = floatType('double');
const voidPointer = pointerTo(voidType);
const anyPointer = pointerTo(qualify(voidType, CONST));

/** A type, or which one it is in the model of the file. */
type RowType = Type | (() => Type);

interface Row {
  readonly params: readonly RowType[];
  readonly result: RowType;
  /** The node that it becomes, if that has another name: variants of one operation differ in their type alone. */
  readonly as?: string;
}

/** `clz`, `clzl`, `clzll` and such. */
function bitRows(name: string): Readonly<Record<string, Row>> {
  return {
    [`__builtin_${name}`]: { params: [uint], result: int, as: name },
    [`__builtin_${name}l`]: { params: [ulong], result: int, as: name },
    [`__builtin_${name}ll`]: { params: [ulonglong], result: int, as: name },
  };
}

/** What the library is made of: operations of MAPLE that no other word of C names. */
const machineRows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    ['sqrt', 'fabs', 'floor', 'ceil', 'trunc'].map((name) => [
      `__builtin_samara_${name}`,
      { params: [double], result: double, as: name },
    ]),
  ),
  __builtin_samara_bits: { params: [double], result: ulonglong, as: 'bits' },
  __builtin_samara_from_bits: { params: [ulonglong], result: double, as: 'bits' },
};

const rows: Readonly<Record<string, Row>> = {
  ...machineRows,
  ...bitRows('clz'),
  ...bitRows('ctz'),
  ...bitRows('popcount'),
  ...bitRows('parity'),
  ...bitRows('ffs'),
  __builtin_clrsb: { params: [int], result: int, as: 'clrsb' },
  __builtin_clrsbl: { params: [long], result: int, as: 'clrsb' },
  __builtin_clrsbll: { params: [intType('long long')], result: int, as: 'clrsb' },
  __builtin_bswap16: { params: [intType('unsigned short')], result: intType('unsigned short'), as: 'bswap' },
  __builtin_bswap32: { params: [uint], result: uint, as: 'bswap' },
  __builtin_bswap64: { params: [uint64], result: uint64, as: 'bswap' },
  __builtin_memcpy: { params: [voidPointer, anyPointer, sizeType], result: voidPointer, as: 'memcpy' },
  __builtin_memmove: { params: [voidPointer, anyPointer, sizeType], result: voidPointer, as: 'memmove' },
  __builtin_memset: { params: [voidPointer, int, sizeType], result: voidPointer, as: 'memset' },
  __builtin_expect: { params: [long, long], result: long, as: 'expect' },
  __builtin_alloca: { params: [sizeType], result: voidPointer, as: 'alloca' },
  __builtin_trap: { params: [], result: voidType, as: 'trap' },
  __builtin_samara_throw: { params: [], result: voidType, as: 'throw' },
  __builtin_unreachable: { params: [], result: voidType, as: 'unreachable' },
};

const prefix = '__builtin_';

type Reader = (p: Parser, name: Token) => Expr;

const readers: Readonly<Record<string, Reader>> = {
  __builtin_va_start: (p, name) => variable(p, name, 'va_start'),
  __builtin_va_end: (p, name) => variable(p, name, 'va_end'),
  __builtin_va_copy: variableCopy,
  __builtin_va_arg: variableArgument,
  __builtin_offsetof: offsetOf,
  __builtin_types_compatible_p: typesCompatible,
  __builtin_choose_expr: choose,
  __builtin_constant_p: isConstant,
  __builtin_object_size: objectSize,
  __builtin_add_overflow: overflow,
  __builtin_sub_overflow: overflow,
  __builtin_mul_overflow: overflow,
  __builtin_complex: complex,
  __builtin_inf: (p, name) => infinity(p, name, 'double'),
  __builtin_inff: (p, name) => infinity(p, name, 'float'),
  __builtin_infl: (p, name) => infinity(p, name, 'long double'),
  __builtin_huge_val: (p, name) => infinity(p, name, 'double'),
  __builtin_huge_valf: (p, name) => infinity(p, name, 'float'),
  __builtin_huge_vall: (p, name) => infinity(p, name, 'long double'),
  __builtin_nan: (p, name) => notANumber(p, name, 'double'),
  __builtin_nanf: (p, name) => notANumber(p, name, 'float'),
  __builtin_nanl: (p, name) => notANumber(p, name, 'long double'),
  __builtin_isnan: classification,
  __builtin_isinf: classification,
  __builtin_isfinite: classification,
  __builtin_isnormal: classification,
  __builtin_signbit: classification,
  __builtin_isinf_sign: classification,
  __builtin_fpclassify: classify,
  __builtin_isgreater: unordered,
  __builtin_isgreaterequal: unordered,
  __builtin_isless: unordered,
  __builtin_islessequal: unordered,
  __builtin_islessgreater: unordered,
  __builtin_isunordered: unordered,
  __builtin_prefetch: prefetch,
  ...vectorReaders,
  ...typedOverflows(),
  __builtin_add_overflow_p: overflows,
  __builtin_sub_overflow_p: overflows,
  __builtin_mul_overflow_p: overflows,
  __builtin_assume_aligned: firstOf,
  __builtin_expect_with_probability: firstOf,
  __builtin_classify_type: classifyType,
  __builtin_FUNCTION: (p, name) => placeText(p, name, p.func?.symbol.name ?? ''),
  __builtin_FILE: (p, name) => placeText(p, name, placeOf(name).source.name),
  __builtin_LINE: line,
  __builtin_return_address: (p, name) => unknownAddress(p, name),
  __builtin_frame_address: frameAddress,
  __builtin_samara_setjmp: setjmp,
};

/** All names, for `__has_builtin`. */
export const builtinNames: readonly string[] = [rows, readers, atomicRows].flatMap((table) => Object.keys(table));
const known = new Set(builtinNames);

export function isBuiltin(name: string): boolean {
  return name.startsWith('__') && known.has(name);
}

/** A use of a builtin function, at its name. */
export function builtinCall(p: Parser): Expr {
  const name = p.tokens.next();
  const reader = ownEntry(readers, name.text);
  if (reader !== undefined) {
    p.expect('(');
    return reader(p, name);
  }
  const onAtomic = ownEntry(atomicRows, name.text);
  if (onAtomic !== undefined) {
    p.expect('(');
    return onAtomic.read(p, name, fixedArguments(p, name, onAtomic.count));
  }
  const row = ownEntry(rows, name.text);
  if (row === undefined) return p.unknownName(name);
  p.expect('(');
  const args = fixedArguments(p, name, row.params.length);
  const converted = args.map((arg, i) =>
    assignable(p, arg, typeOf(row.params[i]), { what: 'passed', to: `\`${name.text}\`` }),
  );
  return node(p, name, row.as ?? name.text, converted, typeOf(row.result));
}

function typeOf(type: RowType): Type {
  return typeof type === 'function' ? type() : type;
}

function node(p: Parser, name: Token, builtin: string, args: readonly Expr[], type: Type, of?: Type): Expr {
  const span = p.spanFrom(name);
  if (args.some((arg) => arg.kind === 'error')) return p.error(span);
  return { kind: 'builtin', name: builtin, args, of, type, span };
}

/** So many arguments, up to the closing parenthesis; what is missing is an error expression. */
function fixedArguments(p: Parser, name: Token, count: number): Expr[] {
  const args = argumentList(p);
  if (args.length === count) return args;
  p.report('CC2091', p.spanFrom(name), [name.text, count, args.length, false], {});
  return Array.from({ length: count }, () => p.error(p.spanFrom(name)));
}

// Variable arguments: a `va_list` holds the address of the next one, each in a slot of 8 bytes or a multiple of it

function variable(p: Parser, name: Token, builtin: 'va_start' | 'va_end'): Expr {
  const [list] = argumentList(p);
  if (list === undefined) return fixedArguments(p, name, 1)[0];
  if (builtin === 'va_start' && p.func?.symbol.type.variadic !== true) p.report('CC2100', name, []);
  return node(p, name, builtin, [listPlace(p, list)], voidType);
}

/** Where the list holds the address of its next argument; a list is an array of one structure, and as a parameter its address. */
function listPlace(p: Parser, operand: Expr): Expr {
  const list = value(p, operand);
  const of = list.type.kind === 'pointer' ? list.type.to : list.type;
  const [next] = of.kind === 'record' && of.record.tag === '__va_list_tag' ? (of.record.members ?? []) : [];
  if (next !== undefined) {
    const base: Expr = { kind: 'deref', operand: list, type: of, span: list.span };
    return { kind: 'member', base, member: next, type: next.type, span: list.span };
  }
  if (list.kind !== 'error') p.report('CC2101', list.span, [typeText(operand.type)]);
  return p.error(list.span);
}

function variableCopy(p: Parser, name: Token): Expr {
  const [to, from] = fixedArguments(p, name, 2);
  return node(p, name, 'va_copy', [listPlace(p, to), value(p, listPlace(p, from))], voidType);
}

function variableArgument(p: Parser, name: Token): Expr {
  const list = p.grammar.assignment(p);
  p.expect(',');
  const type = typeName(p);
  p.expect(')');
  const isPromoted = (type.kind === 'int' && sizeOf(type) < 4) || (type.kind === 'float' && type.name === 'float');
  if (isPromoted) p.report('CC3050', name, [typeText(type)]);
  return node(p, name, 'va_arg', [listPlace(p, list)], type.plain, type);
}

// What is asked of types and constants

/** `__builtin_offsetof(type, member.member[index])`. */
function offsetOf(p: Parser, name: Token): Expr {
  const type = typeName(p);
  p.expect(',');
  const span = p.spanFrom(name);
  const pointer = integerLiteral(0n, pointerTo(type), span);
  let place: Expr = { kind: 'deref', operand: pointer, type, span };
  let isFirst = true;
  while (isFirst || p.tokens.at('.') || p.tokens.at('[')) {
    if (p.tokens.accept('[')) {
      const at = value(p, p.grammar.expression(p));
      p.expect(']');
      const sum = offset(p, value(p, place), at, false, span);
      place = sum.type.kind === 'pointer' ? { kind: 'deref', operand: sum, type: sum.type.to, span } : sum;
    } else {
      if (!isFirst) p.expect('.');
      const member = p.name('the name of a member');
      const path = memberPath(place.type, member.text);
      if (path === undefined) {
        if (place.type.kind === 'record') p.missingMember(place.type.record, member);
        else p.report('CC2048', member, [member.text, typeText(place.type)]);
        place = p.error(span);
        while (!p.tokens.at(')')) p.tokens.next();
      } else
        place = path.reduce(
          (base, next): Expr => ({ kind: 'member', base, member: next, type: next.type, span }),
          place,
        );
    }
    isFirst = false;
  }
  p.expect(')');
  if (place.kind === 'error') return place;
  return convert({ kind: 'address', operand: place, type: pointerTo(place.type), span }, sizeType());
}

function typesCompatible(p: Parser, name: Token): Expr {
  const one = typeName(p);
  p.expect(',');
  const other = typeName(p);
  p.expect(')');
  return integerLiteral(isCompatible(one.plain, other.plain) ? 1n : 0n, int, p.spanFrom(name));
}

/** `__builtin_choose_expr(constant, a, b)`: only one is evaluated, and only its type counts. */
function choose(p: Parser, name: Token): Expr {
  const test = p.grammar.constantExpression(p);
  const decided = integerValue(test);
  if (decided === undefined && test.kind !== 'error') p.report('CC2068', test.span, []);
  const branch = (isLive: boolean): Expr => {
    p.expect(',');
    if (!isLive) p.unevaluated++;
    const expr = p.grammar.assignment(p);
    if (!isLive) p.unevaluated--;
    return expr;
  };
  const then = branch(decided !== 0n);
  const otherwise = branch(decided === 0n);
  p.expect(')');
  return { ...(decided === 0n ? otherwise : then), span: p.spanFrom(name) };
}

function isConstant(p: Parser, name: Token): Expr {
  p.unevaluated++;
  const [arg] = fixedArguments(p, name, 1);
  p.unevaluated--;
  const constant = constantOf(value(p, arg));
  const isKnown = constant !== undefined && (constant.kind !== 'address' || constant.of.kind === 'string');
  return integerLiteral(isKnown ? 1n : 0n, int, p.spanFrom(name));
}

/** How many bytes there are from an address on: to the end of the variable, or, of kind 1 and 3, of its innermost part. */
function objectSize(p: Parser, name: Token): Expr {
  p.unevaluated++;
  const [address, kind] = fixedArguments(p, name, 2);
  p.unevaluated--;
  const mode = integerValue(kind) ?? 0n;
  const size = bytesFrom(value(p, address), (mode & 1n) !== 0n) ?? ((mode & 2n) !== 0n ? 0n : -1n);
  return integerLiteral(asAddress(size), sizeType(), p.spanFrom(name));
}

/** Undefined where only the running program knows. */
function bytesFrom(address: Expr, ofPart: boolean): bigint | undefined {
  if (address.kind === 'convert') return bytesFrom(address.operand, ofPart);
  if (address.kind === 'offset') {
    const index = integerValue(address.index);
    const rest = bytesFrom(address.pointer, ofPart);
    if (index === undefined || rest === undefined || address.type.kind !== 'pointer') return undefined;
    const bytes = rest - index * BigInt(sizeOf(address.type.to)) * (address.negative ? -1n : 1n);
    return bytes < 0n ? 0n : bytes;
  }
  if (address.kind !== 'decay' && address.kind !== 'address') return undefined;
  let offset = 0;
  let place = address.operand;
  for (; !ofPart && place.kind === 'member'; place = place.base) offset += place.member.offset;
  const isKnown = place.kind !== 'deref' && place.kind !== 'load' && isComplete(place.type) && !isVla(place.type);
  let root = place;
  while (root.kind === 'member') root = root.base;
  return isKnown && root.kind !== 'deref' ? BigInt(sizeOf(place.type) - offset) : undefined;
}

/** The value of the first argument; the others advise. */
function firstOf(p: Parser, name: Token): Expr {
  const [first] = argumentList(p);
  return first === undefined ? fixedArguments(p, name, 1)[0] : { ...value(p, first), span: p.spanFrom(name) };
}

/** gcc's number for what a type is. */
function classifyType(p: Parser, name: Token): Expr {
  p.unevaluated++;
  const [arg] = fixedArguments(p, name, 1);
  p.unevaluated--;
  const { type } = value(p, arg);
  const isUnion = type.kind === 'record' && type.record.word === 'union';
  const classes = { void: 0, int: 1, enum: 1, pointer: 5, float: 8, complex: 9, record: isUnion ? 13 : 12 } as const;
  const number = (classes as Readonly<Partial<Record<Type['kind'], number>>>)[type.kind] ?? -1;
  return integerLiteral(BigInt(number), int, p.spanFrom(name));
}

function placeText(p: Parser, name: Token, text: string): Expr {
  fixedArguments(p, name, 0);
  const bytes = Uint8Array.of(...encodeUtf8(text), 0);
  const type = arrayOf(qualify(intType('char'), CONST), bytes.length);
  return value(p, { kind: 'string', bytes, type, span: p.spanFrom(name) });
}

function line(p: Parser, name: Token): Expr {
  fixedArguments(p, name, 0);
  const { source, start } = placeOf(name);
  return integerLiteral(BigInt(source.position(start).line), int, p.spanFrom(name));
}

/** Where code lies is known to nobody. */
function unknownAddress(p: Parser, name: Token): Expr {
  fixedArguments(p, name, 1);
  return integerLiteral(0n, voidPointer, p.spanFrom(name));
}

/** Where the stack ends, for the function itself. */
function frameAddress(p: Parser, name: Token): Expr {
  const [level] = fixedArguments(p, name, 1);
  const span = p.spanFrom(name);
  if (integerValue(level) !== 0n) return integerLiteral(0n, voidPointer, span);
  return node(p, name, 'alloca', [integerLiteral(0n, sizeType(), span)], voidPointer);
}

// Arithmetic

/** `__builtin_add_overflow(a, b, &result)`: exact, and whether the result holds it. */
function overflow(p: Parser, name: Token): Expr {
  const [a, b, target] = fixedArguments(p, name, 3).map((arg) => value(p, arg));
  const of = target.type.kind === 'pointer' ? target.type.to : undefined;
  const isRight = isInteger(a.type) && isInteger(b.type) && of !== undefined && isInteger(of);
  if (!isRight && ![a, b, target].some(({ kind }) => kind === 'error'))
    p.report('CC2102', p.spanFrom(name), [name.text]);
  if (!isRight) return p.error(p.spanFrom(name));
  return node(p, name, name.text.slice(prefix.length), [a, b, target], intType('_Bool'), of);
}

/** `__builtin_saddl_overflow` and such: the same for one type. */
function typedOverflows(): Readonly<Record<string, Reader>> {
  const types = {
    s: 'int',
    sl: 'long',
    sll: 'long long',
    u: 'unsigned int',
    ul: 'unsigned long',
    ull: 'unsigned long long',
  };
  return Object.fromEntries(
    Object.entries(types).flatMap(([letters, type]) =>
      ['add', 'sub', 'mul'].map((op): readonly [string, Reader] => [
        `${prefix}${letters[0]}${op}${letters.slice(1)}_overflow`,
        (p, name) => typedOverflow(p, name, `${op}_overflow`, intType(type as IntName)),
      ]),
    ),
  );
}

function typedOverflow(p: Parser, name: Token, builtin: string, type: Type): Expr {
  const params = [type, type, pointerTo(type)];
  const args = fixedArguments(p, name, 3).map((arg, i) =>
    assignable(p, arg, params[i], { what: 'passed', to: `\`${name.text}\`` }),
  );
  return node(p, name, builtin, args, intType('_Bool'), type);
}

/** Would the result fit into the type of the third operand? */
function overflows(p: Parser, name: Token): Expr {
  const [a, b, target] = fixedArguments(p, name, 3).map((arg) => value(p, arg));
  const isRight = [a, b, target].every(({ type }) => isInteger(type));
  if (!isRight && ![a, b, target].some(({ kind }) => kind === 'error'))
    p.report('CC2102', p.spanFrom(name), [name.text]);
  if (!isRight) return p.error(p.spanFrom(name));
  const place: ExprOf<'variable'> = {
    kind: 'variable',
    symbol: p.hiddenVariable('result', target.type, placeOf(name)),
    type: target.type,
    span: target.span,
  };
  const pointer: Expr = { kind: 'address', operand: place, type: pointerTo(target.type), span: target.span };
  place.symbol.addressed = true;
  return node(p, name, name.text.slice(prefix.length, -2), [a, b, pointer], intType('_Bool'), target.type);
}

function complex(p: Parser, name: Token): Expr {
  const [re, im] = fixedArguments(p, name, 2).map((arg) => value(p, arg));
  const type = re.type.kind === 'float' ? re.type : floatType('double');
  return node(p, name, '__builtin_complex', [convert(re, type), convert(im, type)], complexType(type.name));
}

function infinity(p: Parser, name: Token, type: 'float' | 'double' | 'long double'): Expr {
  fixedArguments(p, name, 0);
  return { kind: 'float', text: 'inf', type: floatType(type), span: p.spanFrom(name) };
}

function notANumber(p: Parser, name: Token, type: 'float' | 'double' | 'long double'): Expr {
  assignable(p, fixedArguments(p, name, 1)[0], pointerTo(qualify(intType('char'), CONST)), {
    what: 'passed',
    to: `\`${name.text}\``,
  });
  return { kind: 'float', text: 'nan', type: floatType(type), span: p.spanFrom(name) };
}

/** `isnan` and its like, for any floating type. */
function classification(p: Parser, name: Token): Expr {
  const arg = floating(p, fixedArguments(p, name, 1)[0]);
  return node(p, name, name.text.slice(prefix.length), [arg], int);
}

/** `__builtin_fpclassify(nan, infinite, normal, subnormal, zero, x)`. */
function classify(p: Parser, name: Token): Expr {
  const args = fixedArguments(p, name, 6);
  const kinds = args.slice(0, 5).map((arg) => convert(value(p, arg), int));
  return node(p, name, 'fpclassify', [...kinds, floating(p, args[5])], int);
}

function floating(p: Parser, arg: Expr): Expr {
  const operand = value(p, arg);
  if (operand.kind === 'error' || operand.type.kind === 'float') return operand;
  return convert(condition(p, operand), double);
}

function unordered(p: Parser, name: Token): Expr {
  const [a, b] = fixedArguments(p, name, 2).map((arg) => floating(p, arg));
  const isLong = [a, b].some(({ type }) => type.kind === 'float' && type.name === 'long double');
  const type = isLong ? floatType('long double') : double;
  return node(p, name, name.text.slice(prefix.length), [convert(a, type), convert(b, type)], int);
}

/** `setjmp(buffer)`, as the header writes it. */
function setjmp(p: Parser, name: Token): Expr {
  const [buffer] = fixedArguments(p, name, 1);
  if (jumpsOf(p, name) === undefined) return p.unknownName(name);
  const operand = assignable(p, buffer, voidPointer, { what: 'passed', to: '`setjmp`' });
  return node(p, name, 'setjmp', [operand], int);
}

/** Advice: the address is calculated for its effects. */
function prefetch(p: Parser, name: Token): Expr {
  const [first] = argumentList(p);
  const operand = first === undefined ? p.error(p.spanFrom(name)) : value(p, first);
  return { kind: 'convert', operand, type: voidType, span: p.spanFrom(name), isCast: true };
}
