/**
 * Step one: every conversion between static and dynamic types that a program leaves unsaid becomes a `cvt`, and
 * operations that have no meaning of their own on dynamic values are done on static ones.
 *
 *     dassign $dyn 0 (dread i32 %i)       dassign $dyn 0 (cvt dynany i32 (dread i32 %i))
 *     brtrue @l (dread dynany %x)         brtrue @l (cvt u1 dynany (dread dynany %x))
 *     sext dyni32 8 (dread dyni32 %x)     cvt dyni32 i32 (sext i32 8 (cvt i32 dyni32 (dread dyni32 %x)))
 *
 * Types with a tag are all the same here: a value keeps its tag when it goes from one to the other.
 */
import { isDynamic, isTagged } from '../../../maple/dynamic-words.ts';
import { intrinsics } from '../../../maple/intrinsics.ts';
import { isJsIntrinsic, jsRows } from '../../../maple/js-intrinsics.ts';
import { dynamicBinary, dynamicComparisons, dynamicUnary, type ScalarUse } from '../../../scalar/ops.ts';
import { hasIntrinsic, hasPrim, specialBit, specialRegs, type Code, type Node } from '../../../maple/code.ts';
import { Layout } from '../../../maple/layout.ts';
import { censusOf } from '../../../maple/module-census.ts';
import type { Module } from '../../../maple/module.ts';
import { opcodeNames, rows, scalarUseOf, type Opcode, type OperandRule } from '../../../maple/opcodes.ts';
import { pointerSizeOf } from '../../../maple/pointer-size.ts';
import type { TypeId } from '../../../maple/types.ts';
import { primRows, type PrimType } from '../../../scalar/prim-types.ts';
import type { ExpressionRule, Rewriter, StatementRule, Transformation } from '../rewrite.ts';
import { remake } from './remake.ts';
import { takesWords } from './runtime.ts';

export interface Explicit {
  readonly module: Module;
  readonly layout: Layout;
  /** Some function reads what was thrown as a dynamic value: then everything that is thrown is one. */
  readonly throwsDynamic: boolean;
}

export function explicitConversions(module: Module, throwsDynamic: boolean): Transformation {
  const state: Explicit = { module, layout: new Layout(module, pointerSizeOf(module)), throwsDynamic };
  const rules: Partial<Record<Opcode, StatementRule>> = {};
  const expressions: Partial<Record<Opcode, ExpressionRule>> = {};
  for (const op of opcodeNames) {
    const { kind, form } = rows[op];
    if (form.includes('{}')) continue;
    if (kind === 'expr') expressions[op] = (r, n) => expression(state, r, n, op);
    else if (kind === 'stmt' && form.includes('()')) rules[op] = (r, n) => statement(state, r, n, op);
  }
  return { name: 'dynamic-conversions', doc: '', rules, expressions };
}

/** Does a value have to change to go from one type to the other? */
export function differs(from: PrimType, to: PrimType): boolean {
  if (from === to || (!isDynamic(from) && !isDynamic(to))) return false;
  if (isTagged(from) && isTagged(to)) return false;
  return isConvertible(from) && isConvertible(to);
}

function isConvertible(prim: PrimType): boolean {
  const { kind } = primRows[prim];
  return kind === 'int' || kind === 'address' || kind === 'float' || kind === 'dynamic';
}

function converted(r: Rewriter, n: Node, value: Node, from: PrimType, to: PrimType): Node {
  return differs(from, to) ? r.make(n, 'cvt', to, [from], [value]) : value;
}

function statement(e: Explicit, r: Rewriter, n: Node, op: Opcode): Node {
  return withOperands(r, n, wantedByStatement(e, r, n, op)) ?? r.copyStatement(n);
}

/** What operand `i` is to be, which is of type `given`; undefined: what it is. */
type Wanted = (i: number, given: PrimType) => PrimType | undefined;

/** The node with its operands converted; undefined if none has to be. */
function withOperands(r: Rewriter, n: Node, wanted: Wanted, prim = r.code.prim(n)): Node | undefined {
  const { code } = r;
  const count = code.count(n);
  let isChanged = prim !== code.prim(n);
  const operands: Node[] = [];
  for (let i = 0; i < count; i++) {
    const from = code.prim(code.operand(n, i));
    const to = wanted(i, from) ?? from;
    if (differs(from, to)) isChanged = true;
    operands.push(converted(r, code.operand(n, i), r.operand(n, i), from, to));
  }
  return isChanged ? remake(r, n, prim, operands) : undefined;
}

function wantedByStatement(e: Explicit, r: Rewriter, n: Node, op: Opcode): Wanted {
  const { code } = r;
  switch (op) {
    case 'dassign':
    case 'maydassign':
      return () => fieldPrim(e, r, r.module.variable(code.var(n), r.func).type, code.field(n));
    case 'iassign':
    case 'piassign':
      return (i) => (i === 0 ? 'ptr' : pointedPrim(e, r, n));
    case 'call':
      return (i) => parameterPrim(r, n, i);
    case 'icall':
      return (i, given) => (i === 0 ? 'ptr' : proto(e, r, calledType(r, n), i - 1, given));
    case 'icallproto':
      return (i, given) => (i === 0 ? 'ptr' : proto(e, r, code.type(n), i - 1, given));
    case 'return':
      return (i) => (i < r.func.results.length ? r.module.valuePrim(r.func.results[i], r.func) : undefined);
    case 'throw':
      return (_, given) => (e.throwsDynamic && given !== 'ref' ? 'dynany' : given);
    case 'intrinsiccall':
    case 'intrinsiccallwithtype':
      return wantedByIntrinsic(code.text(n, 'intrinsic'));
    default:
      return wantedByRow(r, n, op);
  }
}

function wantedByIntrinsic(name: string): Wanted {
  if (isJsIntrinsic(name)) {
    const { args } = jsRows[name];
    return (i) => args[Math.min(i, args.length - 1)];
  }
  const args = intrinsics().get(name)?.args ?? [];
  return (i, given) => (args[i] === undefined || args[i] === 'dynany' ? given : args[i]);
}

/** What the row of the opcode says; dynamic operands only. */
function wantedByRow(r: Rewriter, n: Node, op: Opcode, prim = r.code.prim(n)): Wanted {
  const { takes } = rows[op];
  if (takes === undefined) return () => undefined;
  const fromPrim = r.code.has(n, 'from') ? r.code.from(n) : prim;
  const isDynamicShift = isDynamic(prim) && dynamicOps.has(op);
  return (i, given) => {
    const rule = takes[Math.min(i, takes.length - 1)];
    // What a dynamic value is shifted by is converted by the operation.
    if (rule === 'same' || (rule === 'int' && isDynamicShift)) return prim;
    if (rule === 'from') return fromPrim;
    return isDynamic(given) ? staticOperand(rule) : given;
  };
}

function staticOperand(rule: OperandRule): PrimType | undefined {
  switch (rule) {
    case 'cond':
      return 'u1';
    case 'int':
      return 'i32';
    case 'size':
      return 'u32';
    case 'float':
      return 'f64';
    case 'address':
    case 'ref':
      return 'ptr';
    default:
      return undefined;
  }
}

// Types of places

function fieldPrim(e: Explicit, r: Rewriter, type: TypeId, field: number): PrimType | undefined {
  if (field === 0) return r.module.valuePrim(type, r.func);
  const place = e.layout.within(r.func).field(type, field);
  return place === undefined ? undefined : r.module.valuePrim(place.type, r.func);
}

function pointedPrim(e: Explicit, r: Rewriter, n: Node): PrimType | undefined {
  const to = e.layout.within(r.func).pointee(r.code.type(n));
  return to === undefined ? undefined : fieldPrim(e, r, to, r.code.field(n));
}

function parameterPrim(r: Rewriter, n: Node, i: number): PrimType | undefined {
  const callee = r.module.func(r.code.func(n));
  const param = callee.params[i];
  if (!callee.declared || param === undefined || takesWords(r.module, callee.name)) return undefined;
  return r.module.valuePrim(param.kind === 'var' ? callee.locals[param.local].type : param.type, callee);
}

function calledType(r: Rewriter, n: Node): TypeId | undefined {
  const target = r.code.operand(n, 0);
  const isVariable = r.code.op(target) === 'dread' && r.code.field(target) === 0;
  return isVariable ? r.module.variable(r.code.var(target), r.func).type : undefined;
}

function proto(e: Explicit, r: Rewriter, type: TypeId | undefined, i: number, given: PrimType): PrimType {
  if (type === undefined) return given;
  const layout = e.layout.within(r.func);
  const func = layout.resolve(layout.pointee(type) ?? type);
  const param = func.kind === 'func' ? func.params[i] : undefined;
  return param === undefined ? given : r.module.valuePrim(param.type, r.func);
}

// Expressions

const dynamicOps: ReadonlySet<string> = new Set([...dynamicBinary, ...dynamicUnary, ...dynamicComparisons]);

/** The static types on which operations that dynamic values do not have are done, by their shapes. */
const doneOn: { readonly [S in Exclude<ScalarUse['shape'], 'extract'>]: PrimType | undefined } = {
  binary: 'i32',
  shift: 'u32',
  logic: 'u1',
  not: 'u1',
  unary: undefined,
  compare: undefined,
  round: 'i32',
  deposit: 'i32',
  convert: undefined,
  retype: undefined,
  select: undefined,
};

/** Undefined for what any type may have, and for what the run time makes itself (`conststr16`). */
function staticFor(op: Opcode): PrimType | undefined {
  const use = scalarUseOf(op);
  if (use !== undefined) return use.shape === 'extract' ? extracted[use.op] : doneOn[use.shape];
  const { of, takes } = rows[op];
  if (of === 'address') return op === 'conststr16' ? undefined : 'ptr';
  if (of !== 'int') return undefined;
  return takes?.includes('cond') ? 'u1' : 'i32';
}

const extracted: { readonly [O in Extract<ScalarUse, { shape: 'extract' }>['op']]: PrimType } = {
  sext: 'i32',
  zext: 'u32',
  extractbits: 'i32',
};

/** What an expression becomes; undefined where it stays as it is. */
function expression(e: Explicit, r: Rewriter, n: Node, op: Opcode): Node | undefined {
  const { code } = r;
  switch (op) {
    case 'dread':
      return read(r, n, fieldPrim(e, r, r.module.variable(code.var(n), r.func).type, code.field(n)), () => undefined);
    case 'iread':
      return read(r, n, pointedPrim(e, r, n), wantedByRow(r, n, op));
    case 'regread':
      return readRegister(e, r, n);
    case 'retype':
      return undefined;
    case 'cvt':
      // The operand is what it is, not what the instruction says of it.
      return withOperands(r, n, (_, given) => (isTagged(given) ? given : code.from(n)));
    case 'intrinsicop':
    case 'intrinsicopwithtype':
      return withOperands(r, n, wantedByIntrinsic(code.text(n, 'intrinsic')));
    default:
  }
  return operation(r, n, op);
}

/** An operation that is the same for all types: where dynamic ones lack it, it is done on static values. */
function operation(r: Rewriter, n: Node, op: Opcode): Node | undefined {
  const prim = r.code.prim(n);
  if (isDynamic(prim) && dynamicComparisons.some((name) => name === op)) return truth(r, n, op, prim);
  const instead = isDynamic(prim) && !dynamicOps.has(op) ? staticFor(op) : undefined;
  if (instead === undefined) return withOperands(r, n, wantedByRow(r, n, op));
  const made = withOperands(r, n, wantedByRow(r, n, op, instead), instead) ?? r.copyExpression(n);
  // Text is a string, whatever dynamic type is asked for.
  const to = op === 'conststr' && isTagged(prim) ? 'dynstr' : prim;
  return r.make(n, 'cvt', to, [instead], [made]);
}

/** A comparison whose answer is wanted as a dynamic value. */
function truth(r: Rewriter, n: Node, op: Opcode, prim: PrimType): Node {
  const answer = op.startsWith('cmp') ? 'i32' : 'u1';
  const made = withOperands(r, n, wantedByRow(r, n, op), answer) ?? r.copyExpression(n);
  return r.make(n, 'cvt', prim, [answer], [made]);
}

/** What lies in a place of one type, wanted as another. */
function read(r: Rewriter, n: Node, place: PrimType | undefined, wanted: Wanted): Node | undefined {
  const prim = r.code.prim(n);
  if (place === undefined || !differs(place, prim)) return withOperands(r, n, wanted);
  const made = withOperands(r, n, wanted, place) ?? r.copyExpression(n);
  return r.make(n, 'cvt', prim, [place], [made]);
}

function readRegister(e: Explicit, r: Rewriter, n: Node): Node | undefined {
  const reg = r.code.reg(n);
  if (reg === specialRegs['%%thrownval'])
    return e.throwsDynamic && r.code.prim(n) !== 'ref' ? read(r, n, 'dynany', () => undefined) : undefined;
  const decl = r.func.pregs.get(reg);
  return decl === undefined || reg < 0 ? undefined : read(r, n, r.module.valuePrim(decl.type, r.func), () => undefined);
}

// Which modules are concerned

export interface DynamicUse {
  readonly uses: boolean;
  readonly throwsDynamic: boolean;
}

/** One look at the types of variables and of code. */
export function dynamicUse(module: Module): DynamicUse {
  const census = censusOf(module);
  const hasDynamic = [...dynamicCodes].some((primCode) => hasPrim(census, primCode));
  const uses = hasDynamic || hasIntrinsic(census, isJsIntrinsic) || declaresDynamic(module);
  const throwsDynamic = hasDynamic && module.funcs.some(({ code }) => code !== undefined && readsThrown(code));
  return { uses, throwsDynamic };
}

/** Of primitive types, whose codes are their handles, too. */
const dynamicCodes: ReadonlySet<number> = new Set(
  Object.values(primRows).flatMap(({ kind, code }) => (kind === 'dynamic' ? [code] : [])),
);

/** Arrays and structures are found by the code that reads and writes them. */
function declaresDynamic({ globals, funcs }: Module): boolean {
  const isOne = (type: TypeId): boolean => dynamicCodes.has(type);
  return (
    globals.some(({ type }) => isOne(type)) ||
    funcs.some(({ locals, results }) => locals.some(({ type }) => isOne(type)) || results.some(isOne))
  );
}

/** Is what was thrown read as a dynamic value? */
function readsThrown(code: Code): boolean {
  if ((code.census.specials & specialBit(specialRegs['%%thrownval'])) === 0) return false;
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    const isThrown = code.op(n) === 'regread' && code.reg(n) === specialRegs['%%thrownval'];
    if (isThrown && isDynamic(code.prim(n))) return true;
  }
  return false;
}
