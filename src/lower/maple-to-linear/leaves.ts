/**
 * Leaves of expressions: variables, registers, constants and addresses.
 *
 *     dread i32 %x             the register that is the home of %x, or a load from its place
 *     addrof ptr %x 2          the address of %x plus where its field 2 lies
 *     addroffunc ptr &f        the number of f in the function table
 *     conststr ptr "…"         the address of data that all equal strings share
 */
import type { Operand } from '../../linear/nodes.ts';
import { type Node, type Reg, RETVAL0, specialRegs } from '../../maple/code.ts';
import { constantWord, isDynamic } from '../../maple/dynamic-words.ts';
import type { LeafOpcode, Opcode, ReplacedExpr } from '../../maple/opcodes.ts';
import { f32FromBits, f64FromBits } from '../../scalar/float-bits.ts';
import { lowerCallOperation } from './call-operations.ts';
import type { FuncContext } from './context.ts';
import { convert, integer, zero } from './conversions.ts';
import { bitsOperand } from './lanes.ts';
import { load, readVariable, variableAddress } from './memory.ts';
import { addressOf, fieldPlace, reach } from './places.ts';
import { isExtended, isFloatScalar, type Kind, type Scalar, type Value } from './scalars.ts';

/** The address of a variable, or of a field of it. */
function fieldAddress(f: FuncContext, n: Node): Value {
  const { code } = f;
  const home = f.home(code.var(n), n);
  const place = fieldPlace(f, variableAddress(f, code.var(n), n), home.type, code.field(n), false, n);
  return addressAs(f, n, addressOf(f, place));
}

export function lowerLeaf(f: FuncContext, n: Node, op: Opcode): Value {
  const { code } = f;
  switch (op) {
    case 'constval':
      return constant(f, n);
    case 'dread':
      return readVariable(f, code.var(n), code.field(n), f.kindOfNode(n), n);
    case 'regread':
      return readRegister(f, n);
    case 'addrof':
      return fieldAddress(f, n);
    case 'addrofoff':
      return addressAs(f, n, f.offset(variableAddress(f, code.var(n), n), code.offset(n)));
    case 'dreadoff':
      return readAt(f, n, variableAddress(f, code.var(n), n), code.offset(n));
    case 'addroffunc':
      return addressAs(f, n, f.program.addressOf(f.b, code.func(n), f.spanOf(n)));
    case 'addroflabel':
      return addressAs(f, n, f.b.address(code.label(n) + 1));
    case 'conststr':
      return addressAs(f, n, { kind: 'g', index: f.program.stringIndex(code.text(n, 'string'), 1) });
    case 'conststr16':
      return addressAs(f, n, { kind: 'g', index: f.program.stringIndex(code.text(n, 'string'), 2) });
    case 'sizeoftype':
      return numberAs(f, n, BigInt(f.layout.sizeOf(code.type(n))));
    case 'fieldsdist':
      return numberAs(f, n, fieldDistance(f, n));
    case 'stackmalloc':
      return addressAs(f, n, f.b.alloca(f.b.address(f.layout.sizeOf(code.type(n)))));
    case 'intrinsicop':
    case 'intrinsicopwithtype':
      return lowerCallOperation(f, n, op, []);
    default:
      op satisfies Exclude<Opcode, LeafOpcode> | ReplacedExpr;
      return refused(f, n);
  }
}

/** Reports an expression that is not lowered and goes on with 0. */
export function refused(f: FuncContext, n: Node): Value {
  f.notLowered(n);
  return { operand: zero(f.b, 'i64'), kind: 'i64' };
}

/** An address as the type that the instruction says. */
export function addressAs(f: FuncContext, n: Node, address: Operand): Value {
  const kind = f.kindOfNode(n);
  if (kind === 'agg') return { operand: address, kind };
  return { operand: convert(f.b, address, f.addressScalar, kind), kind };
}

/** The scalar that an instruction's primitive type is; an aggregate is its address. */
export function scalarOfNode(f: FuncContext, n: Node): Scalar {
  const kind = f.kindOfNode(n);
  return kind === 'agg' ? f.addressScalar : kind;
}

function numberAs(f: FuncContext, n: Node, value: bigint): Value {
  const kind = scalarOfNode(f, n);
  return { operand: integer(f.b, kind, value), kind };
}

function constant(f: FuncContext, n: Node): Value {
  const prim = f.code.prim(n);
  if (prim === 'i32' || prim === 'u32') return { operand: f.b.i32(f.code.lowBits(n)), kind: prim };
  const kind = scalarOfNode(f, n);
  if (isExtended(kind)) return { operand: bitsOperand(f.b, kind, f.code.bits(n)), kind };
  if (isFloatScalar(kind)) return { operand: floatConstant(f, kind, f.code.bits(n)), kind };
  const bits = isDynamic(prim) ? constantWord(prim, f.code.bits(n)) : f.code.bits(n);
  return { operand: integer(f.b, kind, bits), kind };
}

function floatConstant(f: FuncContext, scalar: Scalar, bits: bigint): Operand {
  const value = scalar === 'f32' ? f32FromBits(Number(BigInt.asUintN(32, bits))) : f64FromBits(bits);
  const isOrdinary = value === value || bits === (scalar === 'f32' ? 0x7fc00000n : 0x7ff8000000000000n);
  if (!isOrdinary) return { kind: 'v', type: scalar === 'f32' ? 'f32' : 'f64', value, bits };
  return scalar === 'f32' ? f.b.f32(value) : f.b.f64(value);
}

function readRegister(f: FuncContext, n: Node): Value {
  const reg = f.code.reg(n);
  const want = f.kindOfNode(n);
  if (reg <= RETVAL0) return returnedValue(f, RETVAL0 - reg, want);
  if (reg < 0) return readSpecial(f, n, reg);
  const home = f.register(reg, f.code.prim(n), n);
  if (want === 'agg') return { operand: home.dest, kind: home.scalar };
  return { operand: convert(f.b, home.dest, home.scalar, want), kind: want };
}

function readSpecial(f: FuncContext, n: Node, reg: Reg): Value {
  if (reg === specialRegs['%%thrownval']) return readAt(f, n, thrownCell(f), 0);
  return refused(f, n);
}

/** The one cell of `%%thrownval`, as large as any scalar. */
export function thrownCell(f: FuncContext): Operand {
  return { kind: 'g', index: f.program.specialIndex('.thrownval', 16) };
}

/** What the last call left in `%%retvalN`; 0 if no call did. */
function returnedValue(f: FuncContext, index: number, want: Kind): Value {
  const value = f.returned[index];
  const scalar = want === 'agg' ? f.addressScalar : want;
  if (value === undefined) return { operand: zero(f.b, scalar), kind: scalar };
  if (want === 'agg') return value;
  return { operand: f.as(value, want), kind: want };
}

/** The value of the instruction's type at an address plus bytes. */
export function readAt(f: FuncContext, n: Node, address: Operand, bytes: number): Value {
  const kind = f.kindOfNode(n);
  const [base, offset] = reach(f, address, bytes);
  return load(
    f,
    { address: base, offset, kind, type: f.program.module.types.prim(f.code.prim(n)), volatile: false },
    kind,
  );
}

function fieldDistance(f: FuncContext, n: Node): bigint {
  const type = f.code.type(n);
  const struct = f.layout.pointee(type) ?? type;
  const [from, to] = [f.code.field(n), f.code.slot(n, 'field2')].map((id) => f.layout.field(struct, id)?.offset ?? 0);
  return BigInt(to - from);
}
