/**
 * Expressions: each node becomes the constructor of its opcode, or what says the same with other constructors.
 *
 * The constructors of [MapleLight] are named after the operations of src/scalar (`O_add`, `E_ceil`), so one case serves
 * all operations of a shape. Fields of its syntax trees keep the names of the document: `t` the type of the result, `pt`
 * that of the operands, `e1 e2` the operands, `fi` a field number.
 */
import { unreachable } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import { is_pointer_prim_type, prim, prim_type_of, primName } from '../../light/prim-types.ts';
import type { BinaryOperation, Const, Expr, PrimType, Statement, Type } from '../../light/syntax.ts';
import { isLocal, RETVAL0, specialRegs, type Node } from '../../maple/code.ts';
import { intrinsicCallee } from '../../maple/intrinsic-uses.ts';
import { intrinsics } from '../../maple/intrinsics.ts';
import { scalarUseOf, type Opcode } from '../../maple/opcodes.ts';
import { f32FromBits, f64FromBits } from '../../scalar/float-bits.ts';
import { expandOp, isFormulaDefined, type FormulaDefined, type ScalarUse } from '../../scalar/ops.ts';
import { bitsOf, type PrimType as ScalarType } from '../../scalar/prim-types.ts';
import { distantField, distantFieldOf, looseElement, readDistant, type DistantField } from './fields.ts';
import { allocateOnFrame, savedFrame } from './frame-memory.ts';
import { sequence, type FunctionBuilder } from './function.ts';
import { intrinsicBody } from './intrinsic-bodies.ts';
import { as, offsetBy, pointerTo } from './terms.ts';

type Plain = Exclude<BinaryOperation, { readonly pt: PrimType }>;

/** Translates one node whose operands are translated. */
export function translateExpr(f: FunctionBuilder, n: Node, op: Opcode): void {
  const use = scalarUseOf(op);
  if (use === undefined) translateOther(f, n, op);
  else translateScalar(f, n, use);
}

/** The document's constructors are called as the operations of src/scalar; what it lacks is said with others. */
function translateScalar(f: FunctionBuilder, n: Node, use: ScalarUse): void {
  const { code } = f;
  const span = code.span(n);
  const t = f.prim(n);
  switch (use.shape) {
    case 'binary':
    case 'shift':
    case 'logic': {
      const { op } = use;
      if (isFormulaDefined(op)) return formula(f, n, op, t);
      return two(f, n, (e1, e2) => ({ kind: 'E_binary', bop: { kind: `O_${op}` }, pt: t, e1, e2, span }));
    }
    case 'unary':
    case 'not': {
      const { op } = use;
      return one(f, n, (e) => ({ kind: 'E_unary', uop: { kind: `O_${op}` }, pt: t, e, span }));
    }
    case 'compare': {
      const bop = { kind: `O_${use.op}`, pt: f.program.types.prim(code.from(n)) } as const;
      return two(f, n, (e1, e2) => ({ kind: 'E_binary', bop, pt: t, e1, e2, span }));
    }
    case 'extract': {
      const { op } = use;
      if (op === 'extractbits') return one(f, n, (e) => extraction(f, n, t, e));
      const b = code.slot(n, 'bitSize');
      return one(f, n, (e) => ({ kind: 'E_unary', uop: { kind: `O_${op}`, b }, pt: t, e, span }));
    }
    case 'deposit':
      return two(f, n, (e1, e2) => deposit(f, n, t, e1, e2));
    case 'round': {
      const { op } = use;
      if (op === 'round') return rounded(f, n, t);
      const pt2 = f.program.types.prim(code.from(n));
      return one(f, n, (e) => ({ kind: `E_${op}`, pt1: t, pt2, e, span }));
    }
    case 'convert': {
      const pt2 = f.program.types.prim(code.from(n));
      if (f.isRunTime && is_pointer_prim_type(pt2) && t.kind === 'Tint') return hash(f, n, t);
      return one(f, n, (e) => ({ kind: 'E_cvt', pt1: t, pt2, e, span }));
    }
    case 'retype':
      return one(f, n, (e) => ({ kind: 'E_retype', t1: t, t2: f.type(code.type(n)), e, span }));
    case 'select':
      return selection(f, n, t);
    default:
      return unreachable(use);
  }
}

function translateOther(f: FunctionBuilder, n: Node, op: Opcode): void {
  const { code } = f;
  const span = code.span(n);
  const t = f.prim(n);
  switch (op) {
    case 'constval':
      return f.set(n, { kind: 'E_constval', t, v: constant(f, n), span }, []);
    case 'dread': {
      const distant = distantFieldOf(f, code.var(n), code.field(n));
      if (distant !== undefined) return void f.items.set(n, readDistant(f, n, addressOf(f, n), distant));
      f.checkField(f.variable(code.var(n)).type, code.field(n), n);
      return f.set(n, { kind: 'E_dread', t, v: f.varId(code.var(n)), fi: code.field(n), span }, []);
    }
    case 'addrof': {
      const distant = distantFieldOf(f, code.var(n), code.field(n));
      if (distant !== undefined) return f.set(n, offsetBy(addressOf(f, n), distant.offset), []);
      return f.set(n, { kind: 'E_addrof', t, v: f.varId(code.var(n)), fi: code.field(n), span }, []);
    }
    case 'addroffunc':
      if (f.program.isNull(code.func(n)))
        return f.set(n, { kind: 'E_constval', t, v: integer(f, code.prim(n), 0n), span }, []);
      return f.set(n, { kind: 'E_addroffunc', t, f: f.program.func(code.func(n)).name, span }, []);
    case 'addroflabel': {
      const e: Expr = { kind: 'E_addrof', t: prim('ptr'), v: f.program.labelAddresses(f.func), fi: 0, span };
      return f.set(n, { ...offsetBy(e, code.label(n)), span }, []);
    }
    case 'conststr':
    case 'conststr16': {
      const id = f.program.string(code.text(n, 'string'), op === 'conststr16');
      return f.set(n, { kind: 'E_addrof', t, v: { kind: 'Vglobal', id }, fi: 0, span }, []);
    }
    case 'sizeoftype':
      return f.set(n, { kind: 'E_sizeoftype', t1: t, t2: f.type(code.type(n)), span }, []);
    case 'fieldsdist':
      return f.set(
        n,
        { kind: 'E_constval', t, v: { kind: 'Vlong', i: BigInt.asUintN(64, fieldsDistance(f, n)) }, span },
        [],
      );
    case 'regread':
      return readRegister(f, n, t);
    case 'iread': {
      const to = f.layout.pointee(code.type(n));
      const distant =
        code.field(n) === 0 ? looseElement(f, code.operand(n, 0), to) : distantField(f, to, code.field(n));
      if (distant !== undefined) return readThrough(f, n, distant);
      f.checkField(f.layout.pointee(code.type(n)), code.field(n), n);
      return one(f, n, (e) => {
        const { t: t2, fi, e1 } = cell(f, n, e);
        return { kind: 'E_iread', t1: t, t2, fi, e: e1, span };
      });
    }
    case 'iaddrof': {
      const distant = distantField(f, f.layout.pointee(code.type(n)), code.field(n));
      if (distant !== undefined) return one(f, n, (e) => ({ ...offsetBy(as(e, t), distant.offset), span }));
      return one(f, n, (e) => ({ kind: 'E_iaddrof', pt: t, t: f.pointerType(n), fi: code.field(n), e, span }));
    }
    case 'ireadoff':
      return one(f, n, (e) => ({
        kind: 'E_iread',
        t1: t,
        t2: pointerTo(t),
        fi: 0,
        e: offsetBy(e, code.offset(n)),
        span,
      }));
    case 'dreadoff':
      return f.set(
        n,
        { kind: 'E_iread', t1: t, t2: pointerTo(t), fi: 0, e: offsetBy(addressOf(f, n), code.offset(n)), span },
        [],
      );
    case 'addrofoff':
      return f.set(n, { ...offsetBy(addressOf(f, n), code.offset(n)), span }, []);
    case 'cand':
    case 'cior':
      return shortCircuit(f, n, op, t);
    case 'array': {
      const operands = f.pureOperands(n);
      const el = operands.map(({ expr }) => expr);
      return f.set(
        n,
        { kind: 'E_array', b: code.slot(n, 'flag') === 1, t1: t, t2: f.type(code.type(n)), el, span },
        operands,
      );
    }
    default:
      return translateExt(f, n, op, t);
  }
}

/** A distant field of what an address leads to. */
function readThrough(f: FunctionBuilder, n: Node, field: DistantField): void {
  const base = f.pureOperand(n, 0);
  const item = readDistant(f, n, base.expr, field);
  const before = [base.before ?? [], item.before ?? []].flat();
  f.set(n, item.expr, [{ ...base, before: before.length === 0 ? undefined : before }]);
}

/** What allocates or calls: it stays an extended expression if it stands alone on a right-hand side. */
function translateExt(f: FunctionBuilder, n: Node, op: Opcode, pt: PrimType): void {
  const { code } = f;
  const span = code.span(n);
  switch (op) {
    case 'malloc': {
      const { expr, before } = f.pureOperand(n, 0);
      f.items.set(n, { kind: 'ext', ext: { kind: 'EE_malloc', pt, e: expr, span }, before });
      return;
    }
    case 'stackmalloc':
      // An object lives in a block of its own: its type is known by the block alone.
      if (f.layout.resolve(code.type(n)).kind === 'class') f.program.problems.needsFlat = true;
      return f.setBefore(n, ...allocateOnFrame(f, n, op, pt));
    case 'alloca':
      return f.setBefore(n, ...allocateOnFrame(f, n, op, pt));
    case 'gcmalloc':
    case 'gcpermalloc':
      f.items.set(n, { kind: 'ext', ext: { kind: `EE_${op}`, pt, t: f.type(code.type(n)), span }, before: undefined });
      return;
    case 'gcmallocjarray': {
      const { expr, before } = f.pureOperand(n, 0);
      const array = f.type(code.type(n));
      f.items.set(n, {
        kind: 'ext',
        ext: { kind: 'EE_gcmallocjarray', pt, t: array.kind === 'Tarray' ? array.t : array, e: expr, span },
        before,
      });
      return;
    }
    case 'intrinsicop':
    case 'intrinsicopwithtype': {
      const name = code.text(n, 'intrinsic');
      const operands = f.pureOperands(n);
      if (name === 'C_stack_save' && f.frameBlocks !== undefined) return f.set(n, savedFrame(f.frameBlocks), operands);
      if (name === 'C___builtin_expect') return f.set(n, as(operands[0].expr, pt), operands);
      const before = operands.flatMap((operand) => operand.before ?? []);
      const callee = libraryFunction(f, name, n);
      if (callee === undefined || callee.result === undefined) break;
      const args = operands.map(({ expr }) => expr).slice(0, callee.args);
      f.items.set(n, {
        kind: 'call',
        name: callee.name,
        args,
        result: callee.result,
        span,
        before: before.length === 0 ? undefined : before,
      });
      return;
    }
    default:
      f.program.problems.once('MPL4002', span, op);
  }
  f.set(n, { kind: 'E_constval', t: prim('i64'), v: { kind: 'Vlong', i: 0n }, span }, []);
}

/** Intrinsics that the machine's library supplies under their own names. */
const bitFunctions = /^C_(?:(?:clz|ctz|popcount|parity|clrsb)(?:32|64)|ffs|bswap(?:16|32|64)|rev16_2|rev_[48])$/;
/** Operations on bytes: the machine's own, whatever function of the name the program defines (base/host-name.ts). */
const onBlocks: ReadonlySet<string> = new Set(['C_memcpy', 'C_memmove', 'C_memset']);
/** Those that are neither functions of the C library nor supplied. */
const compilerOnly = /^C_(?:constant_p|stack_|alloca|prefetch|va_)/;

interface LibraryFunction {
  readonly name: string;
  readonly result: PrimType | undefined;
  /** How many of the operands it takes, if not all: orders of memory accesses mean nothing here. */
  readonly args?: number;
}

/** The C function that an intrinsic is, declared in the program. */
export function libraryFunction(f: FunctionBuilder, name: string, n: Node): LibraryFunction | undefined {
  const own = ownFunction(f, name, n);
  if (own !== undefined) return own;
  const row = intrinsics().get(name);
  const isLibrary = /^C_[a-z]/.test(name) && !compilerOnly.test(name);
  const known = row !== undefined && isLibrary && row.args.every((arg) => arg !== 'dynany') && row.result !== 'dynany';
  if (!known) {
    f.program.problems.once('MPL4003', f.code.span(n), name);
    return undefined;
  }
  const type = (name_: Parameters<typeof f.program.types.prim>[0]): Type => ({
    kind: 'Tprim',
    t: f.program.types.prim(name_),
  });
  const result = row.result === 'void' ? undefined : f.program.types.prim(row.result);
  const callee = `&${calleeName(f, name)}`;
  f.program.declareExtern(callee, row.args.map(type), result === undefined ? [] : [{ kind: 'Tprim', t: result }]);
  return { name: callee, result };
}

function calleeName({ program }: FunctionBuilder, intrinsic: string): string {
  if (bitFunctions.test(intrinsic)) return intrinsic;
  const name = intrinsic.slice(2);
  const other = intrinsicCallee(name);
  return onBlocks.has(intrinsic) || program.module.findFunc(`&${other}`) !== undefined ? other : name;
}

/** An intrinsic that the program gets as a function of its own. */
function ownFunction(f: FunctionBuilder, name: string, n: Node): LibraryFunction | undefined {
  const body = intrinsicBody(name, pointedType(f, n));
  if (body === undefined) return undefined;
  f.program.addIntrinsic(body);
  return {
    name: body.name,
    result: body.result === undefined ? undefined : f.program.types.prim(body.result),
    args: body.params.length,
  };
}

/** What the first operand points to: `addrof` of a variable, or a variable that is a pointer; else the type of the second. */
function pointedType(f: FunctionBuilder, n: Node): ScalarType | undefined {
  const { code, layout } = f;
  if (code.count(n) === 0) return undefined;
  const pointer = code.operand(n, 0);
  const op = code.op(pointer);
  const value = code.count(n) > 1 ? code.prim(code.operand(n, 1)) : undefined;
  if (op !== 'addrof' && op !== 'dread') return value;
  const type = layout.field(f.variable(code.var(pointer)).type, code.field(pointer))?.type;
  const to = type === undefined || op === 'addrof' ? type : layout.pointee(type);
  const prim_ = to === undefined ? 'void' : layout.primOf(to);
  return prim_ === 'agg' || prim_ === 'void' ? value : prim_;
}

function one(f: FunctionBuilder, n: Node, make: (e: Expr) => Expr): void {
  const operand = f.pureOperand(n, 0);
  f.set(n, make(operand.expr), [operand]);
}

function two(f: FunctionBuilder, n: Node, make: (e1: Expr, e2: Expr) => Expr): void {
  const operands = f.pureOperands(n);
  f.set(n, make(operands[0].expr, operands[1].expr), operands);
}

function constant(f: FunctionBuilder, n: Node): Const {
  const type = f.code.prim(n);
  const bits = f.code.bits(n);
  if (type === 'f32') return { kind: 'Vfloat', f: f32FromBits(Number(BigInt.asUintN(32, bits))) };
  if (type === 'f64') return { kind: 'Vdouble', f: f64FromBits(bits) };
  return integer(f, type, bits);
}

function integer(f: FunctionBuilder, type: ScalarType, bits: bigint): Const {
  const width = bitsOf(type, f.layout.pointerSize);
  if (width === 64) return { kind: 'Vlong', i: BigInt.asUintN(64, bits) };
  return { kind: 'Vint', i: Number(BigInt.asUintN(32, bits)) };
}

function readRegister(f: FunctionBuilder, n: Node, t: PrimType): void {
  const reg = f.code.reg(n);
  const span = f.code.span(n);
  if (reg >= 0) return f.set(n, { kind: 'E_regread', t, r: { kind: 'Preg', id: f.preg(reg, t) }, span }, []);
  if (reg === specialRegs['%%thrownval']) {
    const v = f.program.thrownCell(isAddressWide(t) ? 'address' : 'number');
    if (v === undefined) return f.set(n, { kind: 'E_regread', t, r: { kind: 'Thrownval' }, span }, []);
    const e: Expr = { kind: 'E_addrof', t: prim('ptr'), v, fi: 0, span };
    return f.set(n, { kind: 'E_iread', t1: t, t2: pointerTo(t), fi: 0, e, span }, []);
  }
  const result = reg <= RETVAL0 ? f.lastResults[RETVAL0 - reg] : undefined;
  if (result !== undefined) return f.set(n, { kind: 'E_dread', t, v: result[0], fi: 0, span }, []);
  const name = Object.entries(specialRegs).find(([, number]) => number === reg)?.[0] ?? `%%retval${RETVAL0 - reg}`;
  f.program.problems.once('MPL4010', span, name);
  f.set(n, { kind: 'E_constval', t: prim('i64'), v: { kind: 'Vlong', i: 0n }, span }, []);
}

/** The run time makes a number of an address to find a place in a table: any number will do, and an address is none. */
function hash(f: FunctionBuilder, n: Node, t: PrimType): void {
  const operand = f.pureOperand(n, 0);
  f.set(n, { kind: 'E_constval', t, v: { kind: 'Vlong', i: 0n }, span: f.code.span(n) }, [operand]);
}

/** Addresses, and integers that may hold one for a while. */
function isAddressWide(t: PrimType): boolean {
  return t.kind === 'Tptr' || t.kind === 'Tref' || t.kind === 'Taddr' || (t.kind === 'Tint' && t.n === 'I64');
}

function fieldsDistance(f: FunctionBuilder, n: Node): bigint {
  const type = f.code.type(n);
  const struct = f.layout.pointee(type) ?? type;
  const [from, to] = [f.code.field(n), f.code.slot(n, 'field2')].map((id) => f.layout.field(struct, id)?.offset ?? 0);
  return BigInt(to - from);
}

/** What iread and iassign access; through a pointer to an array, a scalar is its element (docs/decisions/0030). */
export function cell(
  f: FunctionBuilder,
  n: Node,
  e1: Expr,
): { readonly t: Type; readonly fi: number; readonly e1: Expr } {
  const { code, layout } = f;
  const [t, fi] = [f.pointerType(n), code.field(n)];
  const to = layout.pointee(code.type(n));
  const type = to === undefined || fi === 0 ? to : layout.field(to, fi)?.type;
  if (type === undefined || layout.resolve(type).kind !== 'array' || accessed(f, n) === 'agg') return { t, fi, e1 };
  let element = f.type(type);
  while (element.kind === 'Tarray') element = element.t;
  return {
    t: { kind: 'Tpointer', t: element },
    fi: 0,
    e1: fi === 0 ? e1 : { kind: 'E_iaddrof', pt: prim('ptr'), t, fi, e: e1, span: e1.span },
  };
}

/** The type of the access: an assignment's is that of its value. */
function accessed(f: FunctionBuilder, n: Node): ScalarType {
  const { code } = f;
  return code.op(n) === 'iread' ? code.prim(n) : code.prim(code.operand(n, 1));
}

export function addressOf(f: FunctionBuilder, n: Node): Expr {
  const span = f.code.span(n);
  const isNull = !isLocal(f.code.var(n)) && f.program.isNullVariable(f.variable(f.code.var(n)));
  if (isNull) return { kind: 'E_constval', t: prim('ptr'), v: integer(f, 'ptr', 0n), span };
  return { kind: 'E_addrof', t: prim('ptr'), v: f.varId(f.code.var(n)), fi: 0, span };
}

/** With a second operand that needs statements of its own, these run only when it is evaluated. */
function shortCircuit(f: FunctionBuilder, n: Node, op: 'cand' | 'cior', t: PrimType): void {
  const span = f.code.span(n);
  const operands = [f.pureOperand(n, 0), f.pureOperand(n, 1)];
  const [e1, e2] = operands.map(({ expr }) => expr);
  if (operands[1].before === undefined) return f.set(n, { kind: `E_${op}`, pt: t, e1, e2, span }, operands);
  const { assign, read } = f.register(t, span);
  const second: Statement = sequence([operands[1].before, assign(truth(e2, t))]);
  const skip: Statement = { kind: 'S_skip' };
  const [s1, s2] = op === 'cand' ? [second, skip] : [skip, second];
  const before = [operands[0].before ?? [], assign(truth(e1, t)), { kind: 'S_if', e: read, s1, s2, span } as const];
  f.setBefore(n, read, before);
}

function selection(f: FunctionBuilder, n: Node, t: PrimType): void {
  const span = f.code.span(n);
  const operands = [f.pureOperand(n, 0), f.pureOperand(n, 1), f.pureOperand(n, 2)];
  const [e1, e2, e3] = [operands[0].expr, as(operands[1].expr, t), as(operands[2].expr, t)];
  if (operands[1].before === undefined && operands[2].before === undefined) {
    return f.set(n, { kind: 'E_select', pt: t, e1, e2, e3, span }, operands);
  }
  const { assign, read } = f.register(t, span);
  const [s1, s2] = [sequence([operands[1].before ?? [], assign(e2)]), sequence([operands[2].before ?? [], assign(e3)])];
  f.setBefore(n, read, [operands[0].before ?? [], { kind: 'S_if', e: e1, s1, s2, span }]);
}

function truth(e: Expr, pt: PrimType): Expr {
  const from = prim_type_of(e);
  return { kind: 'E_binary', bop: { kind: 'O_ne', pt: from }, pt, e1: e, e2: zero(from), span: e.span };
}

export function zero(t: PrimType, span?: Span): Expr {
  return { kind: 'E_constval', t, v: t.kind === 'Tfloat' ? { kind: 'Vdouble', f: 0 } : { kind: 'Vlong', i: 0n }, span };
}

/** The document rounds up, down and towards zero. The library rounds to the nearest integer; that as the wanted type. */
function rounded(f: FunctionBuilder, n: Node, t: PrimType): void {
  const span = f.code.span(n);
  const pt2 = f.program.types.prim(f.code.from(n));
  const { expr, before } = f.pureOperand(n, 0);
  const name = primName(pt2) === 'f32' ? '&roundf' : '&round';
  const type: Type = { kind: 'Tprim', t: pt2 };
  f.program.declareExtern(name, [type], [type]);
  const call = f.callFirst({ kind: 'call', name, args: [as(expr, pt2)], result: pt2, span, before });
  f.set(n, { kind: 'E_trunc', pt1: t, pt2, e: call.expr, span }, [call]);
}

/** Bits [offset, offset + size): shifted down, then extended by the sign of the type. */
function extraction(f: FunctionBuilder, n: Node, t: PrimType, e: Expr): Expr {
  const [offset, b] = [f.code.slot(n, 'bitOffset'), f.code.slot(n, 'bitSize')];
  const span = f.code.span(n);
  const signed = t.kind === 'Tint' && t.b === 'Signed';
  const shifted: Expr = offset === 0 ? e : shift('O_lshr', prim_type_of(e), e, offset);
  return { kind: 'E_unary', uop: { kind: signed ? 'O_sext' : 'O_zext', b }, pt: t, e: shifted, span };
}

/** An operation that a formula defines; what the formula uses twice is computed once. */
function formula(f: FunctionBuilder, n: Node, operation: FormulaDefined, t: PrimType): void {
  const span = f.code.span(n);
  const [x, count] = f.inOrder([f.named(f.code.operand(n, 0), t), f.named(f.code.operand(n, 1), undefined)]);
  const e = expandOp<Expr>(operation, x.expr, as(count.expr, t), (op, [e1, e2]) =>
    op === 'neg' || op === 'bnot'
      ? { kind: 'E_unary', uop: { kind: `O_${op}` }, pt: t, e: e1, span }
      : { kind: 'E_binary', bop: { kind: `O_${op}` }, pt: t, e1, e2, span },
  );
  f.set(n, e, [x, count]);
}

function shift(op: 'O_lshr' | 'O_shl', pt: PrimType, e1: Expr, count: number): Expr {
  return {
    kind: 'E_binary',
    bop: { kind: op },
    pt,
    e1,
    e2: { kind: 'E_constval', t: prim('i32'), v: { kind: 'Vint', i: count } },
    span: e1.span,
  };
}

/** (target & ~mask) | ((value << offset) & mask) */
function deposit(f: FunctionBuilder, n: Node, t: PrimType, target: Expr, value: Expr): Expr {
  const [offset, size] = [f.code.slot(n, 'bitOffset'), f.code.slot(n, 'bitSize')];
  const span = f.code.span(n);
  const mask = ((1n << BigInt(size)) - 1n) << BigInt(offset);
  // A truth value has one bit, although it takes a byte: a mask of more would be true.
  const width = f.code.prim(n) === 'u1' ? 1 : 64;
  const number = (i: bigint): Expr => ({
    kind: 'E_constval',
    t,
    v: { kind: 'Vlong', i: BigInt.asUintN(width, i) },
    span,
  });
  const both = (bop: Plain, e1: Expr, e2: Expr): Expr => ({ kind: 'E_binary', bop, pt: t, e1, e2, span });
  const moved = offset === 0 ? as(value, t) : shift('O_shl', t, as(value, t), offset);
  return both(
    { kind: 'O_bior' },
    both({ kind: 'O_band' }, target, number(~mask)),
    both({ kind: 'O_band' }, moved, number(mask)),
  );
}
