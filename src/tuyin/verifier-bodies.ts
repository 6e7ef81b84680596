/**
 * Bodies of statements: names, unnamed numbers and captures, and the types of values as far as they are known without
 * knowing what functions return. A type that is not known agrees with everything.
 *
 * What needs the types of all values (calls, `pop()`, the escape of addresses, patterns) is found by elaboration (graph/),
 * which runs when nothing is wrong here.
 */
import { isComparison } from './graph/folding.ts';
import { isNumber, nameText } from './names.ts';
import {
  isDefault,
  type Arm,
  type Body,
  type Choice,
  type Expr,
  type ExprOf,
  type MetaRef,
  type Name,
  type Stmt,
} from './nodes.ts';
import { numberBody, isConstant, type Numbering } from './numbering.ts';
import {
  blockType,
  bytePointer,
  doubleType,
  i1,
  i32,
  i8,
  intType,
  isNumeric,
  joinArms,
  joinOperands,
  typeText,
  voidType,
  type Type,
  sameType,
} from './types.ts';
import { checkConstant, evaluateInteger, literalInteger } from './verifier-constants.ts';
import { checkType } from './verifier-types.ts';
import type { Verification } from './verification.ts';

/** What `$n` can be in an arm. */
interface Captures {
  readonly raw: Type | undefined;
  readonly types: readonly (Type | undefined)[];
}

/** What a body refers to outside of it, in the order of the text: found on the way, so that nobody else has to look for it. */
export interface Mentions {
  /** Symbols, and members of modules. */
  readonly names: readonly (Name | ExprOf<'member'>)[];
  readonly meta: readonly MetaRef[];
  /** Is a value named by its number? */
  readonly hasNumbers: boolean;
}

export class BodyChecker {
  readonly #v: Verification;
  readonly #numbers: Numbering['numbers'] | undefined;
  readonly #locals = new Map<string, Type | undefined>();
  readonly #captures: Captures[] = [];
  #nextByHand = 0;
  readonly #names: (Name | ExprOf<'member'>)[] = [];
  readonly #meta: MetaRef[] = [];
  #hasNumbers = false;

  /** `hasNumbers`: may a value be named by its number? */
  constructor(
    v: Verification,
    stmts: readonly Stmt[],
    hasNumbers = true,
    params: readonly { readonly name: Name | undefined; readonly type: Type }[] = [],
  ) {
    this.#v = v;
    if (hasNumbers) this.#numbers = numberBody(stmts, (name) => v.isFunction(name)).numbers;
    for (const { name, type } of params) if (name !== undefined) this.#locals.set(name.name, type);
  }

  /** Checks statements; the type of the last one is that of the body. */
  body(stmts: readonly Stmt[], isUsed: boolean): Type | undefined {
    let type: Type | undefined = voidType;
    for (let i = 0; i < stmts.length; i++) type = this.#stmt(stmts[i], isUsed && i === stmts.length - 1);
    return type;
  }

  /** To be asked when the body was checked. */
  get mentions(): Mentions {
    return { names: this.#names, meta: this.#meta, hasNumbers: this.#hasNumbers };
  }

  #stmt({ target, value, meta }: Stmt, isUsed: boolean): Type | undefined {
    for (const ref of meta) this.#meta.push(ref);
    const type = this.#type(value, isUsed || target !== undefined);
    if (target === undefined) return type;
    if (target.sigil === '@') this.#v.report('TUY2104', target.span, [nameText('@', target.name)]);
    else if (isNumber(target.name)) {
      if (Number(target.name) !== this.#nextByHand)
        this.#v.report('TUY2004', target.span, [nameText('%', target.name), this.#nextByHand]);
      this.#nextByHand = Number(target.name) + 1;
    }
    this.#locals.set(target.name, type);
    return type;
  }

  #type(expr: Expr, isUsed = true): Type | undefined {
    const type = this.#infer(expr, isUsed);
    if (this.#numbers === undefined) return type;
    const number = this.#numbers.get(expr);
    if (number !== undefined) this.#locals.set(String(number), type);
    return type;
  }

  #infer(expr: Expr, isUsed: boolean): Type | undefined {
    switch (expr.kind) {
      case 'int':
        return integerType(expr.value);
      case 'char':
        return i32;
      case 'decimal':
        return doubleType;
      case 'hexfloat':
        return this.#hexFloat(expr);
      case 'string':
        return expr.characters ? { kind: 'array', count: expr.text.length, of: i8 } : bytePointer;
      case 'word':
        return expr.word === 'true' || expr.word === 'false' ? i1 : undefined;
      case 'name':
        return this.#name(expr);
      case 'capture':
        return this.#capture(expr);
      case 'io':
        return this.#io(expr);
      case 'unary':
        return this.#unary(expr);
      case 'binary':
        return this.#binary(expr);
      case 'cond':
        this.#type(expr.test);
        return this.#join(expr, [this.#type(expr.yes, isUsed), this.#type(expr.no, isUsed)], isUsed);
      case 'typed':
        return this.#typed(expr);
      case 'array':
      case 'struct':
        return this.#aggregate(expr);
      case 'match':
        return this.#match(expr, isUsed);
      case 'cast':
        this.#type(expr.operand);
        checkType(this.#v, expr.type, expr.span);
        return expr.type;
      case 'measure':
        checkType(this.#v, expr.type, expr.span);
        return i32;
      case 'blockaddress':
        this.#name(expr.func);
        return bytePointer;
      case 'elided':
        this.#v.report('TUY2302', expr.span, []);
        return undefined;
      case 'index':
        return this.#index(expr);
      case 'call':
        return this.#call(expr);
      case 'member':
        this.#names.push(expr);
        if (expr.target.kind !== 'name' || !this.#v.imports.has(expr.target.name)) this.#type(expr.target);
        else this.#names.push(expr.target);
        return undefined;
      case 'send':
        this.#type(expr.target);
        this.#type(expr.value);
        if (expr.next !== undefined) this.#name(expr.next);
        return undefined;
      case 'alloc':
        this.#type(expr.size);
        return undefined;
      case 'element':
        for (const operand of expr.operands) this.#type(operand);
        return undefined;
      case 'stream':
        return undefined;
    }
  }

  #hexFloat(expr: ExprOf<'hexfloat'>): Type | undefined {
    if (expr.format === 'K' || expr.format === 'M') this.#v.report('TUY2203', expr.span, []);
    if (expr.format === 'H') return { kind: 'float', name: 'half' };
    return expr.format === 'L' ? { kind: 'float', name: 'fp128' } : expr.format === '' ? doubleType : undefined;
  }

  #name(expr: Name): Type | undefined {
    const { sigil, name, span } = expr;
    const v = this.#v;
    if (sigil === '%') return this.#local(name, span);
    this.#names.push(expr);
    if (!v.mayExist(name))
      v.unknown(nameText(sigil, name), span, () => [...v.symbols.keys()].map((known) => nameText('@', known)));
    const symbol = v.globalNamed(name);
    if (symbol === undefined) return undefined;
    if (symbol.storage === 'value')
      return symbol.type ?? (symbol.init === undefined ? undefined : literalType(symbol.init));
    return symbol.type === undefined
      ? undefined
      : { kind: 'pointer', to: symbol.type, space: symbol.placement.space ?? 0 };
  }

  #local(name: string, span: Name['span']): Type | undefined {
    const isNumbered = isNumber(name);
    if (isNumbered) this.#hasNumbers = true;
    const type = this.#locals.get(name);
    if (type !== undefined || this.#locals.has(name)) return type;
    if (isNumbered) this.#v.report('TUY2003', span, [nameText('%', name)]);
    else
      this.#v.unknown(nameText('%', name), span, () =>
        [...this.#locals.keys()].filter((known) => !isNumber(known)).map((known) => nameText('%', known)),
      );
    this.#locals.set(name, undefined);
    return undefined;
  }

  #capture({ index, span }: ExprOf<'capture'>): Type | undefined {
    const captures = this.#captures.at(-1);
    if (captures !== undefined && index === 0) return captures.raw;
    if (captures === undefined || index > captures.types.length) this.#v.report('TUY2005', span, [index]);
    return captures?.types.at(index - 1);
  }

  #io({ target, command, args }: ExprOf<'io'>): Type | undefined {
    this.#type(target);
    for (const arg of args) this.#type(arg);
    if (command === 'size' || command === 'pos' || command === 'cap') return i32;
    if (command === 'eof') return i1;
    const bytes =
      args.length === 1 && (command === 'read' || command === 'peek' || command === 'pop')
        ? evaluateInteger(args[0])
        : undefined;
    return typeof bytes === 'bigint' && bytes > 0n && bytes < 2n ** 32n ? blockType(Number(bytes) * 8) : undefined;
  }

  #unary({ op, operand }: ExprOf<'unary'>): Type | undefined {
    const type = this.#type(operand);
    if (op === '!') return i1;
    return type?.kind === 'block' ? intType(Math.min(type.bits, 2 ** 23 - 1)) : type;
  }

  #binary(expr: ExprOf<'binary'>): Type | undefined {
    const { op, left, right } = expr;
    const [a, b] = this.#operands(left, right);
    if (op === '&&' || op === '||') return i1;
    const compares = isComparison(op);
    if (a === undefined || b === undefined) return compares ? i1 : undefined;
    const joined = joinOperands(a, b);
    const isShift = op === '<<' || op === '>>';
    const isBitwise = isShift || op === '&' || op === '|' || op === '^';
    const isWrong =
      joined === undefined ||
      joined.kind === 'void' ||
      (isBitwise && joined.kind !== 'int' && joined.kind !== 'vector' && joined.kind !== 'block') ||
      (!compares &&
        !isNumeric(joined) &&
        joined.kind !== 'vector' &&
        joined.kind !== 'block' &&
        joined.kind !== 'pointer');
    if (isWrong) this.#v.report('TUY2207', expr.span, [op, typeText(a), typeText(b)]);
    if (compares) return i1;
    return isShift ? a : joined;
  }

  /** The types of two operands; a literal takes the type of the other one if it can. */
  #operands(left: Expr, right: Expr): readonly [Type | undefined, Type | undefined] {
    const a = this.#resolved(left);
    const b = this.#resolved(right);
    if (a === undefined || b === undefined || a.kind === 'named' || b.kind === 'named') return [undefined, undefined];
    if (isFlexible(left) && !isFlexible(right) && (isNumeric(b) || b.kind === 'block')) return [adapt(left, a, b), b];
    if (isFlexible(right) && !isFlexible(left) && (isNumeric(a) || a.kind === 'block')) return [a, adapt(right, b, a)];
    return [a, b];
  }

  #resolved(expr: Expr): Type | undefined {
    const type = this.#type(expr);
    return type && this.#v.resolve(type);
  }

  #typed({ type, operand, span }: ExprOf<'typed'>): Type {
    checkType(this.#v, type, span);
    if (isConstant(operand)) checkConstant(this.#v, operand, type);
    if (operand.kind !== 'hexfloat') this.#type(operand);
    return type;
  }

  #aggregate({ kind, elements }: ExprOf<'array' | 'struct'>): Type | undefined {
    const types = elements.map((element) => this.#type(element));
    const known = types.filter((type) => type !== undefined);
    if (known.length < types.length || known.length === 0) return undefined;
    if (kind === 'struct') return { kind: 'struct', fields: known };
    const of = known.reduce<Type | undefined>((sum, type) => sum && joinArms(sum, type), known[0]);
    return of && { kind: 'array', count: known.length, of };
  }

  #index({ target, index }: ExprOf<'index'>): Type | undefined {
    const type = this.#type(target);
    this.#type(index);
    return type?.kind === 'array' || type?.kind === 'vector' ? type.of : undefined;
  }

  #call({ callee, args }: ExprOf<'call'>): Type | undefined {
    this.#type(callee);
    for (const arg of args) this.#type(arg);
    if (callee.kind !== 'name' || callee.sigil !== '@') return undefined;
    return this.#v.symbols.get(callee.name)?.find((symbol) => symbol.kind === 'func')?.signature?.result;
  }

  #match(expr: ExprOf<'match'>, isUsed: boolean): Type | undefined {
    const raw = this.#type(expr.scrutinee);
    const types = expr.arms.map((arm) => this.#arm(arm, raw, isUsed));
    if (!expr.arms.some((arm) => isDefault(arm) || arm.elided))
      this.#v.report('TUY2301', { ...expr.span, end: expr.scrutinee.span.end }, []);
    return this.#join(expr, types, isUsed);
  }

  #arm({ patterns, elided, body, meta, span }: Arm, raw: Type | undefined, isUsed: boolean): Type | undefined {
    for (const ref of meta) this.#meta.push(ref);
    if (elided) this.#v.report('TUY2302', span, []);
    this.#captures.push({ raw, types: this.#patterns(patterns, raw) });
    const type = body === undefined ? voidType : this.#armBody(body, isUsed);
    this.#captures.pop();
    return elided ? undefined : type;
  }

  #armBody(body: Body, isUsed: boolean): Type | undefined {
    return this.body(body.stmts, isUsed);
  }

  /** Of several patterns: as those of the first if all give the same, else what was matched as it is. */
  #patterns(patterns: readonly Choice[], raw: Type | undefined): readonly (Type | undefined)[] {
    const all = patterns.map(({ value, to }) => {
      if (to !== undefined) this.#type(to);
      return this.#pattern(value, raw);
    });
    const isSame = (one: readonly (Type | undefined)[]): boolean =>
      one.length === all[0].length &&
      one.every((type, i) => {
        const first = all[0][i];
        return type !== undefined && first !== undefined && sameType(type, first);
      });
    if (all.length <= 1) return all[0] ?? [];
    return all.every(isSame) ? all[0] : [raw];
  }

  /** The types that the parts of a pattern give to `$1`, `$2`, … */
  #pattern(pattern: Expr, raw: Type | undefined): (Type | undefined)[] {
    const type = this.#type(pattern);
    if (pattern.kind === 'struct')
      return type?.kind === 'struct' ? [...type.fields] : pattern.elements.map(() => undefined);
    if (raw?.kind !== 'block') return [type];
    if (literalInteger(pattern) !== undefined) return [intType(Math.min(raw.bits, 2 ** 23 - 1))];
    const literal = pattern.kind === 'unary' ? pattern.operand : pattern;
    if (literal.kind !== 'decimal' && literal.kind !== 'hexfloat') return [type];
    const name = ({ 16: 'half', 32: 'float', 64: 'double', 128: 'fp128' } as const)[raw.bits as 16 | 32 | 64 | 128];
    if (name === undefined) this.#v.report('TUY2208', pattern.span, [raw.bits / 8]);
    return [name && { kind: 'float', name }];
  }

  /** Arms that give nothing make the whole give nothing. */
  #join(expr: Expr, types: readonly (Type | undefined)[], isUsed: boolean): Type | undefined {
    let joined = types.at(0);
    for (const type of types.slice(1)) {
      if (joined === undefined || type === undefined) return undefined;
      const both = joinArms(this.#v.resolve(joined), this.#v.resolve(type));
      if (both === undefined && isUsed) this.#v.report('TUY2206', expr.span, [typeText(joined), typeText(type)]);
      joined = both;
    }
    return joined;
  }
}

/** Without a context an integer has 32 bits, or the next power of two that holds it. */
export function integerType(value: bigint): Type {
  if (value < 0x8000_0000n) return i32;
  let bits = 64;
  while (value >= 1n << BigInt(bits - 1) && bits < 2 ** 22) bits *= 2;
  return intType(bits);
}

function literalType(expr: Expr): Type | undefined {
  const value = literalInteger(expr);
  if (value !== undefined) return integerType(value < 0n ? -value : value);
  return expr.kind === 'decimal' ? doubleType : expr.kind === 'typed' ? expr.type : undefined;
}

function isFlexible(expr: Expr): boolean {
  return (
    literalInteger(expr) !== undefined ||
    expr.kind === 'decimal' ||
    (expr.kind === 'unary' && expr.op === '-' && expr.operand.kind === 'decimal')
  );
}

/** The type of a literal beside another type: a decimal stays floating-point beside integers. */
function adapt(literal: Expr, own: Type, other: Type): Type {
  if (literalInteger(literal) !== undefined)
    return other.kind === 'int' && own.kind === 'int' && own.bits > 32 && own.bits > other.bits ? own : other;
  return other.kind === 'float' || other.kind === 'fixed' || other.kind === 'block' ? other : own;
}
