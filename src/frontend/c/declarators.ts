/**
 * Declarators: `*(*name[3])(int)` [C17 6.7.6, 6.7.7].
 *
 * A declarator is read from the inside out. `Shape` collects what is to be done to the type of the specifiers, in the order
 * in which it is to be done: for `*a[3]` a pointer is made first, then an array of those.
 */
import type { Span } from '../../base/source.ts';
import { attributes, beginsAttributes, mergedAttributes, noAttributes, type AttributeSet } from './attributes.ts';
import { integerValue } from './constants.ts';
import { convert, sizeType, value } from './conversions.ts';
import type { Length, Parser } from './parser.ts';
import { Kind, placeOf, type Token } from './preprocessor/token.ts';
import { beginsType, isUnknownType, specifiers, vector, type Specifiers } from './specifiers.ts';
import type { VarSymbol } from './tree.ts';
import { typeText } from './type-text.ts';
import {
  arrayOf,
  ATOMIC,
  CONST,
  decay,
  funcOf,
  intType,
  isComplete,
  isInteger,
  isVoid,
  pointerTo,
  qualify,
  RESTRICT,
  sizeOf,
  vlaOf,
  VOLATILE,
  type Type,
} from './types.ts';

export interface Declarator {
  readonly name: Token | undefined;
  readonly type: Type;
  /** The parameters of the function that is declared, for its definition. */
  readonly params: readonly Parameter[] | undefined;
  /** A list of names without types: `int f(a, b)`. */
  readonly names: readonly Token[] | undefined;
  /** Of arrays among these parameters. */
  readonly lengths: readonly Length[];
  readonly attributes: AttributeSet;
  /** `asm("symbol")`. */
  readonly label: string | undefined;
}

export interface Parameter {
  readonly name: Token | undefined;
  /** What the name means in what follows it, and in the body; undefined for a name in the style of K&R. */
  readonly symbol: VarSymbol | undefined;
  readonly type: Type;
  readonly at: Token;
  readonly isUnused: boolean;
}

type Modifier =
  | { readonly kind: 'pointer'; readonly quals: number }
  | {
      readonly kind: 'array';
      readonly size: number | undefined;
      readonly vla: VarSymbol | undefined;
      readonly quals: number;
      readonly span: Span;
    }
  | {
      readonly kind: 'func';
      readonly params: readonly Parameter[];
      readonly names: readonly Token[];
      readonly variadic: boolean;
      readonly isOld: boolean;
      /** Of arrays among the parameters: calculated where the function begins, never by a prototype. */
      readonly lengths: readonly Length[];
      readonly span: Span;
    };

interface Shape {
  name: Token | undefined;
  readonly modifiers: Modifier[];
  readonly attributes: AttributeSet;
  label: string | undefined;
}

/** Must a name stand in it, may it, or must it not? */
export type Naming = 'named' | 'either' | 'unnamed';

const largestArray = 2 ** 47;

/** Reads a declarator, and gives what it makes of a type. */
export function declarator(p: Parser, base: Type, naming: Naming = 'named'): Declarator {
  const read = shape(p, naming);
  const { vectorSize } = read.attributes;
  let type = vectorSize === undefined ? base : vector(p, read.name ?? p.tokens.last, base, vectorSize);
  for (const modifier of read.modifiers) type = modified(p, type, modifier);
  const last = read.modifiers.at(-1);
  const func = last?.kind === 'func' ? last : undefined;
  const { name, attributes: set, label } = read;
  return {
    name,
    type,
    params: func?.params,
    lengths: func?.lengths ?? [],
    names: func?.isOld === true ? func.names : undefined,
    attributes: set,
    label,
  };
}

/** `int *(*)[3]`: specifiers and a declarator without a name. */
export function typeName(p: Parser): Type {
  const base = specifiers(p, false);
  return declarator(p, base.type, 'unnamed').type;
}

function shape(p: Parser, naming: Naming): Shape {
  return p.nested(() => {
    const pointers: Modifier[] = [];
    const read: Shape = { name: undefined, modifiers: [], attributes: noAttributes(), label: undefined };
    for (;;) {
      attributes(p, read.attributes);
      if (!p.tokens.accept('*')) break;
      p.grow();
      pointers.push({ kind: 'pointer', quals: qualifiers(p, read.attributes) });
    }
    const inner = direct(p, read, naming);
    const suffixes: Modifier[] = [];
    while ((p.tokens.at('[') && !beginsAttributes(p)) || p.tokens.at('(')) {
      p.grow();
      suffixes.push(p.tokens.at('[') ? arraySuffix(p) : funcSuffix(p));
    }
    read.modifiers.push(...pointers, ...suffixes.reverse(), ...inner);
    if (p.tokens.at('asm')) read.label = assemblyLabel(p);
    attributes(p, read.attributes);
    return read;
  });
}

function qualifiers(p: Parser, set: AttributeSet): number {
  const bits = { const: CONST, volatile: VOLATILE, restrict: RESTRICT, _Atomic: ATOMIC } as const;
  let quals = 0;
  for (;;) {
    const word = (Object.keys(bits) as (keyof typeof bits)[]).find((candidate) => p.tokens.accept(candidate));
    if (word !== undefined) quals |= bits[word];
    else if (p.tokens.at('__attribute__') || beginsAttributes(p)) attributes(p, set);
    else return quals;
  }
}

/** The name, or a declarator in parentheses, whose modifiers are given. */
function direct(p: Parser, read: Shape, naming: Naming): readonly Modifier[] {
  const token = p.tokens.peek();
  if (token.kind === Kind.name && !p.tokens.at(token.text) && naming !== 'unnamed') {
    read.name = p.tokens.next();
    return [];
  }
  if (p.tokens.at('(') && isNestedDeclarator(p, naming)) {
    p.tokens.next();
    const inner = shape(p, naming);
    p.expect(')');
    read.name = inner.name;
    Object.assign(read.attributes, mergedAttributes(read.attributes, inner.attributes));
    return inner.modifiers;
  }
  if (naming === 'named') p.expected('a name');
  return [];
}

/** Where names may be missing, `(` begins a list of parameters if a type or `)` follows. */
function isNestedDeclarator(p: Parser, naming: Naming): boolean {
  return naming === 'named' || (!p.tokens.at(')', 1) && (p.tokens.at('__attribute__', 1) || !beginsType(p, 1)));
}

function assemblyLabel(p: Parser): string {
  p.tokens.next();
  p.expect('(');
  let label = '';
  while (p.tokens.peek().kind === Kind.string) label += p.tokens.next().text.slice(1, -1);
  p.expect(')');
  return label;
}

/** `[]`, `[n]`, `[static n]`, `[*]` [6.7.6.2]. */
function arraySuffix(p: Parser): Modifier {
  const first = p.tokens.next();
  let quals = qualifiers(p, noAttributes());
  if (p.tokens.accept('static')) quals |= qualifiers(p, noAttributes());
  const isStar = p.tokens.at('*') && p.tokens.at(']', 1);
  if (isStar) p.tokens.next();
  const hasLength = !isStar && !p.tokens.at(']');
  const { size, vla } = hasLength ? length(p) : { size: undefined, vla: isStar ? unsaidLength(p, first) : undefined };
  p.expect(']');
  return { kind: 'array', size, vla, quals, span: p.spanFrom(first) };
}

/** `[*]` in a prototype: some length, which nobody calculates [6.7.6.2p4]. */
function unsaidLength(p: Parser, at: Token): VarSymbol | undefined {
  return p.scopes.isFile ? undefined : p.hiddenVariable('length', sizeType(), placeOf(at));
}

/** The number of elements: a constant, or what is calculated before the array is declared. */
function length(p: Parser): { readonly size: number | undefined; readonly vla: VarSymbol | undefined } {
  const expr = value(p, p.grammar.assignment(p));
  const unknown = { size: undefined, vla: undefined };
  if (expr.kind === 'error') return { ...unknown, size: 1 };
  if (!isInteger(expr.type)) {
    p.report('CC2070', expr.span, [typeText(expr.type)]);
    return { ...unknown, size: 1 };
  }
  const size = integerValue(expr);
  if (size !== undefined) {
    if (size >= 0n && size <= largestArray) return { ...unknown, size: Number(size) };
    p.report(size < 0n ? 'CC2071' : 'CC2072', expr.span, []);
    return { ...unknown, size: 1 };
  }
  if (p.scopes.isFile) {
    p.report('CC2073', expr.span, []);
    return { ...unknown, size: 1 };
  }
  const symbol = p.hiddenVariable('length', sizeType(), expr.span);
  p.pendingLengths.push({ symbol, value: convert(expr, sizeType()) });
  return { size: undefined, vla: symbol };
}

/** `(int a, char *b, ...)`, `(void)`, `()`, `(a, b)` [6.7.6.3]. */
function funcSuffix(p: Parser): Modifier {
  const first = p.expect('(');
  const params: Parameter[] = [];
  const names: Token[] = [];
  let variadic = false;
  let isOld = false;
  const before = p.takeLengths();
  p.scopes.open();
  if (p.tokens.at(')')) isOld = true;
  else if (p.tokens.at('void') && p.tokens.at(')', 1)) p.tokens.next();
  else if (!beginsType(p) && p.tokens.peek().kind === Kind.name && (p.tokens.at(',', 1) || p.tokens.at(')', 1))) {
    isOld = true;
    do names.push(p.name());
    while (p.tokens.accept(','));
  } else variadic = parameterList(p, params);
  p.scopes.close();
  p.expect(')');
  const lengths = p.takeLengths();
  p.pendingLengths.push(...before);
  return { kind: 'func', params, names, variadic, isOld, lengths, span: p.spanFrom(first) };
}

/** Gives whether `...` stands at the end. */
function parameterList(p: Parser, params: Parameter[]): boolean {
  do {
    if (p.tokens.accept('...')) return true;
    params.push(parameter(p));
  } while (p.tokens.accept(','));
  return false;
}

function parameter(p: Parser): Parameter {
  const at = p.tokens.peek();
  if (!beginsType(p) && !isUnknownType(p, true)) p.expected('the type of a parameter', at);
  const base: Specifiers = specifiers(p);
  if (base.storage !== undefined && base.storage !== 'register') p.report('CC1010', at, [base.storage]);
  const { name, type, attributes: set } = declarator(p, base.type, 'either');
  const adjusted = adjustedParameter(type);
  const symbol = name && p.declareParameter(name, adjusted);
  return { name, symbol, type: adjusted, at: name ?? at, isUnused: set.unused || base.attributes.unused };
}

/** An array as a parameter is a pointer to its elements, a function a pointer to it [6.7.6.3p7]. */
export function adjustedParameter(type: Type): Type {
  return type.kind === 'array' || type.kind === 'func' ? decay(type) : type;
}

function modified(p: Parser, type: Type, modifier: Modifier): Type {
  switch (modifier.kind) {
    case 'pointer':
      return qualify(pointerTo(type), modifier.quals);
    case 'array':
      return arrayType(p, type, modifier);
    case 'func':
      if (type.kind === 'array' || type.kind === 'func') {
        p.report('CC2074', modifier.span, [typeText(type)]);
        return funcOf(intType('int'), []);
      }
      for (const param of modifier.params) if (isVoid(param.type)) p.report('CC2075', param.at, []);
      return funcOf(
        type.plain,
        modifier.params.map((param) => param.type),
        modifier.variadic,
        modifier.isOld,
      );
  }
}

function arrayType(p: Parser, of: Type, { size, vla, span }: Extract<Modifier, { kind: 'array' }>): Type {
  if (of.kind === 'func' || !isComplete(of)) {
    p.report('CC2076', span, [typeText(of)]);
    return arrayOf(intType('int'), size ?? 1);
  }
  if (vla !== undefined) return vlaOf(of, vla);
  if (of.kind === 'array' && of.size === undefined) {
    // An array of arrays of variable length has variable length: its own number of elements is a constant.
    if (size === undefined) return arrayOf(of, undefined);
    const symbol = p.hiddenVariable('length', sizeType(), span);
    p.pendingLengths.push({ symbol, value: { kind: 'int', value: BigInt(size), type: sizeType(), span } });
    return vlaOf(of, symbol);
  }
  if (size !== undefined && size * sizeOf(of) > largestArray) {
    p.report('CC2072', span, []);
    return arrayOf(of, 1);
  }
  return arrayOf(of, size);
}
