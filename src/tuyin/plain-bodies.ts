/**
 * Bodies in which nothing can be wrong. Most bodies of most programs are integers and addresses, calls of functions that say their
 * types, reads of so many bytes and matches with numbers; one walk sees that all of it fits, without a graph, a table of
 * numbers or anything that is kept for a message.
 *
 * The walk gives up at the first thing that is not on its short list, right or wrong: it never reports. What it accepts
 * is accepted by `BodyChecker` and by elaboration (graph/), with the same type as its result; tests/tuyin/plain-bodies.test.ts
 * holds them to it. What it leaves is looked at by both, as everything is when a module has a mistake.
 *
 *     types     ints, floats, addresses of such; bits as they are read, until they are converted, matched or sent
 *     literals  numbers below 2^31, beside a value of whose type they are, in the order of signed numbers
 *     locals    what is assigned in an arm has a new name there, and none behind it
 */
import { convertsTo } from './conversions.ts';
import { parseExtra, typesOfUse, type ExtraUse } from './extra-uses.ts';
import { explicitConversion } from './graph/explicit-conversions.ts';
import { isComparison } from './graph/folding.ts';
import type { Func, Global } from './module.ts';
import { bytesOfText, isNumber } from './names.ts';
import type { Arm, Expr, ExprOf, MetaRef, Stmt } from './nodes.ts';
import { hostSignatures } from './stack/module-code.ts';
import {
  blockType,
  bytePointer,
  i1,
  i32,
  i8,
  isContent,
  joinOperands,
  sameType,
  voidType,
  type Type,
} from './types.ts';
import type { Verification } from './verification.ts';

/** What is known of a body that was accepted. */
export interface PlainBody {
  readonly result: Type;
  /** Does it take from its input more than its parameters? */
  readonly reads: boolean;
}

/** Of a function whose types are written, and plain. */
interface PlainSignature {
  readonly params: readonly Type[];
  readonly result: Type;
}

/** Where nothing needs more room: `input.read` of so many bytes. */
const mostRead = 2 ** 16;
/** A literal, for which its place decides. */
const literal = 'literal';
const mostPointers = 4;

/** Operations whose operands and result say all that there is to check. */
const plainExtra = /^(?:mem\.(?:load|store)|conv|(?:u|cmp|nsw|nuw|math|fp)\.[a-z]+)$/;

export class PlainBodies {
  readonly #v: Verification;
  readonly #hasMeta: (name: string) => boolean;
  readonly #signatures = new Map<string, PlainSignature | undefined>();
  readonly #addresses = new Map<string, Type | undefined>();
  readonly #uses = new Map<string, ExtraUse | undefined>();
  readonly #locals = new Map<string, Type | undefined>();
  /** Names that were assigned in the arms that are open. */
  readonly #inArms: string[] = [];
  #arms = 0;
  #reads = false;
  /** Is there memory that ends with the function? Its address may not go everywhere. */
  #hasRegion = false;

  constructor(v: Verification, hasMeta: (name: string) => boolean) {
    this.#v = v;
    this.#hasMeta = hasMeta;
  }

  /** Undefined: somebody else has to look. */
  accept({ signature }: Func, stmts: readonly Stmt[]): PlainBody | undefined {
    if (stmts.length === 0 || signature?.variadic === true) return undefined;
    this.#locals.clear();
    this.#inArms.length = 0;
    this.#arms = 0;
    this.#reads = false;
    this.#hasRegion = false;
    for (const { name, type } of signature?.params ?? [])
      if (name !== undefined) this.#locals.set(name.name, isPlain(type) ? type : undefined);
    const wanted = signature?.result;
    if (wanted !== undefined && wanted.kind !== 'void' && !isPlain(wanted)) return undefined;
    const given = this.#stmts(stmts, wanted?.kind !== 'void');
    if (given === undefined) return undefined;
    if (wanted === undefined) return { result: given === literal ? i32 : given, reads: this.#reads };
    return wanted.kind === 'void' || fits(given, wanted) ? { result: wanted, reads: this.#reads } : undefined;
  }

  #stmts(stmts: readonly Stmt[], isUsed: boolean): Given | undefined {
    let given: Given | undefined;
    for (let i = 0; i < stmts.length; i++) {
      given = this.#stmt(stmts[i], isUsed && i === stmts.length - 1);
      if (given === undefined) return undefined;
    }
    return given;
  }

  #stmt({ target, value, meta }: Stmt, isUsed: boolean): Given | undefined {
    if (meta.length > 0 && !this.#meta(meta)) return undefined;
    const given = this.#given(value, isUsed || target !== undefined);
    if (target === undefined || given === undefined) return given;
    const { name, sigil } = target;
    if (sigil !== '%' || given === voidType || isNumber(name)) return undefined;
    const type = given === literal ? i32 : given;
    if (this.#arms > 0) {
      if (this.#locals.has(name)) return undefined;
      this.#inArms.push(name);
    }
    this.#locals.set(name, type);
    return type;
  }

  #meta(refs: readonly MetaRef[]): boolean {
    return refs.every(({ name }) => this.#hasMeta(name));
  }

  #given(expr: Expr, isUsed: boolean): Given | undefined {
    return isLiteral(expr) ? literal : this.#value(expr, isUsed);
  }

  /** The type of a value that is none of the constants. */
  #value(expr: Expr, isUsed = true): Type | undefined {
    switch (expr.kind) {
      case 'name':
        return expr.sigil === '%' ? this.#locals.get(expr.name) : undefined;
      case 'binary':
        return this.#binary(expr);
      case 'unary':
        return this.#unary(expr);
      case 'cond':
        return this.#cond(expr, isUsed);
      case 'typed':
        return this.#typed(expr);
      case 'io':
        return this.#read(expr);
      case 'call':
        return this.#call(expr);
      case 'send':
        return this.#send(expr);
      case 'match':
        return this.#match(expr, isUsed);
      default:
        return undefined;
    }
  }

  // Operators

  #binary({ op, left, right }: ExprOf<'binary'>): Type | undefined {
    const a = this.#given(left, true);
    const b = a === undefined ? undefined : this.#given(right, true);
    if (a === undefined || b === undefined || (a === literal && b === literal)) return undefined;
    if (op === '&&' || op === '||') return a !== literal && isInt(a) && b !== literal && isInt(b) ? i1 : undefined;
    if (a === literal) return b !== literal && takesLiteral(b, left) ? operate(op, b, b) : undefined;
    if (b !== literal) return operate(op, a, b);
    if (a.kind === 'pointer') return op === '+' || op === '-' ? a : undefined;
    return takesLiteral(a, right) ? operate(op, a, a) : undefined;
  }

  #unary({ op, operand }: ExprOf<'unary'>): Type | undefined {
    const type = this.#value(operand);
    if (type === undefined) return undefined;
    if (op === '!') return isInt(type) ? i1 : undefined;
    return isInt(type) || (type.kind === 'float' && op === '-') ? type : undefined;
  }

  #typed({ type, operand }: ExprOf<'typed'>): Type | undefined {
    const from = isPlain(type) ? this.#value(operand) : undefined;
    if (from === undefined || from === voidType) return undefined;
    return sameType(from, type) || explicitConversion(from, type) !== undefined ? type : undefined;
  }

  #cond({ test, yes, no }: ExprOf<'cond'>, isUsed: boolean): Type | undefined {
    const decision = this.#value(test);
    if (decision === undefined || !isInt(decision)) return undefined;
    const a = this.#given(yes, isUsed);
    const b = a === undefined ? undefined : this.#given(no, isUsed);
    if (a === undefined || b === undefined) return undefined;
    return isUsed ? meet([a, b], [yes, no]) : voidType;
  }

  // Streams

  /** `input.read(n)`; of a computed count, a region. */
  #read({ target, command, args }: ExprOf<'io'>): Type | undefined {
    if (command !== 'read' || target.kind !== 'stream' || target.stream !== 'input') return undefined;
    this.#reads = true;
    const [count] = args;
    if (count.kind === 'int') {
      const isSmall = count.value > 0n && count.value <= mostRead;
      return isSmall ? blockType(8 * Number(count.value)) : undefined;
    }
    const type = this.#value(count);
    if (type?.kind !== 'int' || type.bits > 32) return undefined;
    this.#hasRegion = true;
    return region;
  }

  #send({ target, value, next }: ExprOf<'send'>): Type | undefined {
    if (next !== undefined) return undefined;
    if (target.kind === 'stream') {
      if (target.stream === 'input') return undefined;
      const type = this.#given(value, true);
      // Of an address, it may have to be told that it is one.
      if (type !== 'literal' && type?.kind === 'pointer' && !isContent(type)) return undefined;
      return type === undefined || type === voidType ? undefined : voidType;
    }
    if (target.kind !== 'name' || target.sigil !== '@' || target.name.startsWith('tuyin.')) return undefined;
    const signature = this.#signature(target.name);
    return signature?.params.length === 1 && this.#argument(value, signature.params[0]) ? signature.result : undefined;
  }

  // Calls

  #call({ callee, args }: ExprOf<'call'>): Type | undefined {
    if (callee.kind !== 'name' || callee.sigil !== '@') return undefined;
    if (callee.name.startsWith('tuyin.')) return this.#extra(callee.name, args);
    const signature = this.#signature(callee.name);
    if (signature === undefined || signature.params.length !== args.length || args.length === 0) return undefined;
    for (let i = 0; i < args.length; i++) if (!this.#argument(args[i], signature.params[i])) return undefined;
    return signature.result;
  }

  #argument(arg: Expr, wanted: Type): boolean {
    if (arg.kind === 'string') return !arg.characters && sameType(wanted, bytePointer);
    if (arg.kind === 'name' && arg.sigil === '@') {
      const address = wanted.kind === 'pointer' ? this.#address(arg.name) : undefined;
      return address !== undefined && convertsTo(address, wanted);
    }
    if (isLiteral(arg)) return takesLiteral(wanted, arg);
    const type = this.#value(arg);
    return type !== undefined && fits(type, wanted);
  }

  #extra(name: string, args: readonly Expr[]): Type | undefined {
    const use = this.#use(name);
    if (use === undefined || (use.key === 'mem.store' && this.#hasRegion)) return undefined;
    const given: Type[] = [];
    for (const arg of args) {
      const type = this.#value(arg);
      if (type === undefined || !isPlain(type)) return undefined;
      given.push(type);
    }
    const types = typesOfUse(use, given);
    if (typeof types === 'string' || types.takes.length !== args.length) return undefined;
    return types.takes.every((type, i) => type !== undefined && fits(given[i], type)) ? types.gives : undefined;
  }

  #use(name: string): ExtraUse | undefined {
    if (this.#uses.has(name)) return this.#uses.get(name);
    const parsed = parseExtra(name);
    const isListed = typeof parsed === 'object' && plainExtra.test(parsed.key);
    const use = isListed && (parsed.type === undefined || isPlain(parsed.type)) ? parsed : undefined;
    this.#uses.set(name, use);
    return use;
  }

  // Matches

  /** Numbers beside as many bits, and an arm for everything else. */
  #match({ scrutinee, arms }: ExprOf<'match'>, isUsed: boolean): Type | undefined {
    const type = this.#value(scrutinee);
    if (type === undefined || (type.kind !== 'block' && type.kind !== 'int') || type.bits % 8 !== 0) return undefined;
    const given: Given[] = [];
    const results: Expr[] = [];
    let hasDefault = false;
    for (const arm of arms) {
      if (arm.elided || (arm.meta.length > 0 && !this.#meta(arm.meta))) return undefined;
      if (arm.patterns.length === 0) hasDefault = true;
      else if (!isPlainPattern(arm, type.bits)) return undefined;
      const result = this.#arm(arm, isUsed);
      if (result === undefined) return undefined;
      given.push(result);
      const last = arm.body?.stmts.at(-1);
      if (last !== undefined) results.push(last.value);
    }
    if (!hasDefault) return undefined;
    if (!isUsed) return voidType;
    return results.length === given.length ? meet(given, results) : undefined;
  }

  #arm({ body }: Arm, isUsed: boolean): Given | undefined {
    if (body === undefined || body.stmts.length === 0) return isUsed ? undefined : voidType;
    const before = this.#inArms.length;
    this.#arms++;
    const given = this.#stmts(body.stmts, isUsed);
    this.#arms--;
    while (this.#inArms.length > before) this.#locals.set(this.#inArms.pop() ?? '', undefined);
    return given;
  }

  // Symbols

  /** Of the one function of a name, or of a function of the host that nobody else defines. */
  #signature(name: string): PlainSignature | undefined {
    if (this.#signatures.has(name)) return this.#signatures.get(name);
    const signature = this.#makeSignature(name);
    this.#signatures.set(name, signature);
    return signature;
  }

  #makeSignature(name: string): PlainSignature | undefined {
    const found = this.#v.symbols.get(name);
    if (found === undefined) {
      const host = this.#v.hasImports ? undefined : hostSignatures.get(name);
      return host?.params !== undefined && host.result !== undefined && host.result !== 'never'
        ? { params: host.params, result: host.result }
        : undefined;
    }
    const [func] = found;
    if (found.length !== 1 || func.kind !== 'func' || func.signature === undefined) return undefined;
    if (func.form === 'declare' && (this.#v.hasImports || hostSignatures.has(name))) return undefined;
    const { params, result, variadic } = func.signature;
    if (variadic || (result.kind !== 'void' && !isPlain(result)) || !params.every(({ type }) => isPlain(type)))
      return undefined;
    return { params: params.map(({ type }) => type), result: result.kind === 'void' ? voidType : result };
  }

  /** Of a global with memory of its own. */
  #address(name: string): Type | undefined {
    if (this.#addresses.has(name)) return this.#addresses.get(name);
    const found = this.#v.symbols.get(name);
    const address = found?.length === 1 && found[0].kind === 'global' ? addressOf(found[0]) : undefined;
    this.#addresses.set(name, address);
    return address;
  }
}

type Given = Type | typeof literal;

const region: Type = { kind: 'pointer', to: blockType(0), space: 0 };

/** Ints, floats and what leads to them: the same in every module. */
function isPlain(type: Type, levels = mostPointers): boolean {
  if (type.kind === 'pointer') return levels > 0 && isPlain(type.to, levels - 1);
  return type.kind === 'int' || type.kind === 'float';
}

function isInt(type: Type): boolean {
  return type.kind === 'int';
}

/** A number below 2^31, with its sign. */
function isLiteral(expr: Expr): boolean {
  if (expr.kind === 'unary' && expr.op === '-') return expr.operand.kind === 'int' && expr.operand.value < 0x8000_0000n;
  return expr.kind === 'int' && expr.value < 0x8000_0000n;
}

/** Is a literal one of the numbers of a type? */
function takesLiteral(type: Type, expr: Expr): boolean {
  if (type.kind === 'float') return true;
  if (type.kind !== 'int') return false;
  if (type.bits >= 32) return true;
  const value =
    expr.kind === 'int' ? expr.value : expr.kind === 'unary' && expr.operand.kind === 'int' ? expr.operand.value : 0n;
  return value < 1n << BigInt(type.bits - 1);
}

/** May it stand where such a value is wanted? */
function fits(given: Given, wanted: Type): boolean {
  if (given === literal) return wanted.kind === 'int' && wanted.bits >= 32;
  return sameType(given, wanted) || (given.kind === 'int' && wanted.kind === 'int' && given.bits <= wanted.bits);
}

/** Of two values; undefined where something may be wrong. */
function operate(op: ExprOf<'binary'>['op'], a: Type, b: Type): Type | undefined {
  const isShift = op === '<<' || op === '>>';
  if (a.kind === 'int' && b.kind === 'int') return isComparison(op) ? i1 : isShift ? a : a.bits >= b.bits ? a : b;
  if (a.kind === 'float' && b.kind === 'float') {
    if (isShift || op === '&' || op === '|' || op === '^') return undefined;
    return isComparison(op) ? i1 : joinOperands(a, b);
  }
  return a.kind === 'pointer' && isPlain(a) && b.kind === 'int' && (op === '+' || op === '-') ? a : undefined;
}

/** Where arms give ints: the widest, which takes the literals. */
function meet(given: readonly Given[], exprs: readonly Expr[]): Type | undefined {
  let widest: Type | undefined;
  for (const each of given) {
    if (each === literal) continue;
    if (each.kind !== 'int') return undefined;
    if (widest?.kind !== 'int' || each.bits > widest.bits) widest = each;
  }
  const type = widest ?? i32;
  return given.every((each, i) => each !== literal || takesLiteral(type, exprs[i])) ? type : undefined;
}

function isPlainPattern({ patterns }: Arm, bits: number): boolean {
  const [{ value, to }] = patterns;
  if (patterns.length !== 1 || to !== undefined || value.kind !== 'int') return false;
  return value.value < 0x8000_0000n && (bits >= 32 || value.value < 1n << BigInt(bits));
}

/** An array or a string stands where it is; so does what is written with its type. */
function addressOf({ storage, type, init, placement }: Global): Type | undefined {
  if (storage === 'value' || init === undefined) return undefined;
  const space = placement.space ?? 0;
  if (type !== undefined) {
    const isSimple = type.kind === 'array' ? isPlain(type.of) : isPlain(type);
    return isSimple ? { kind: 'pointer', to: type, space } : undefined;
  }
  if (init.kind !== 'string') return undefined;
  return { kind: 'pointer', to: { kind: 'array', count: bytesOfText(init.text).length, of: i8 }, space };
}
