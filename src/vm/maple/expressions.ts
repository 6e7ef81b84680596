/**
 * Expressions: operands from left to right, then the operation, each into the slot where it is wanted if possible.
 *
 * `evaluate` gives a value, `jumpIf` jumps by the truth of one, `addressOf` gives an address for a memory access,
 * modulo 2^32 and in the form that the access can have. Trees are walked by recursion as far as `mostDepth`; what lies
 * deeper is put off: a jump leads to code that is written when the statement is done, and back (`writeOutlined`).
 */
import { type Node, RETVAL0, specialRegs } from '../../maple/code.ts';
import { constantWord, isDynamic } from '../../maple/dynamic-words.ts';
import type { LeafOpcode, Opcode, ReplacedExpr } from '../../maple/opcodes.ts';
import { whyNotExecutable } from '../../maple/unsupported-opcodes.ts';
import { f32FromBits, f64FromBits } from '../../scalar/float-bits.ts';
import { type Addr, moved } from '../machine/addresses.ts';
import { move } from '../machine/moves.ts';
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import { addressAs, addressOf, addrOfValue, elementAddressValue, fieldAddressValue, leafAddress } from './addresses.ts';
import { addressValue, addressWord, assignSlot, scalarVal } from './cells.ts';
import { choose, logicValue } from './conditions.ts';
import { type FuncContext, mostDepth } from './context.ts';
import { convert } from './conversions.ts';
import { constantOfBits } from './extended-values.ts';
import { functionAddress } from './image.ts';
import { callExpression } from './intrinsics.ts';
import { isExtended, type Kind, scalars } from './kinds.ts';
import { load, readAt, readVariable, variableAddr } from './memory-access.ts';
import { operate } from './operations.ts';
import { pointedPlace } from './places.ts';
import type { ScalarVal, Val } from './values.ts';

/**
 * One expression, its operands first, from left to right. `hint` is a slot where the result would be welcome; `depth`
 * bounds the recursion (`mostDepth`).
 */
export function evaluate(f: FuncContext, n: Node, hint: Slot = NO_SLOT, depth = 0): Val {
  if (depth > mostDepth) return putOff(f, n);
  const { code } = f;
  const op = code.op(n);
  if (code.count(n) === 0) {
    f.a.at(code.start(n), code.end(n));
    return evaluateLeaf(f, n, op, hint);
  }
  switch (op) {
    case 'cand':
    case 'cior':
      return logicValue(f, n, hint, depth);
    case 'select':
      return choose(f, n, hint, depth);
    case 'iread': {
      const want = f.kindOf(code.prim(n));
      const addr = addressOf(f, code.operand(n, 0), depth + 1);
      f.a.at(code.start(n), code.end(n));
      return load(f, pointedPlace(f, addr, code.type(n), code.field(n), want), want, hint);
    }
    case 'ireadoff': {
      const addr = addressOf(f, code.operand(n, 0), depth + 1);
      f.a.at(code.start(n), code.end(n));
      return readAt(f, n, moved(addr, code.offset(n)), hint);
    }
    case 'iaddrof':
      return fieldAddressValue(f, n, hint, depth);
    case 'array':
      return elementAddressValue(f, n, hint, depth);
    default:
      return operate(f, n, op, hint, depth);
  }
}

// Trees that are too deep

function putOff(f: FuncContext, n: Node): Val {
  const kind = f.kindOf(f.code.prim(n));
  const slot = kind === 'agg' ? f.newSlot() : f.newSlotFor(scalars[kind].slot);
  const [from, back] = [f.a.newLabel(), f.a.newLabel()];
  f.a.emit('Jump', from);
  f.a.bind(back);
  f.outlined.push({ node: n, kind, slot, from, back });
  if (kind !== 'agg') return { tag: 'reg', kind, slot };
  return { tag: 'agg', kind, addr: { base: slot, index: NO_SLOT, scale: 0, offset: 0 }, size: aggregateSize(f, n) };
}

/** The size of what an aggregate expression denotes, where its type tells. */
function aggregateSize(f: FuncContext, n: Node): number | undefined {
  const { code, layout } = f;
  if (code.op(n) !== 'iread') return undefined;
  const to = layout.pointee(code.type(n));
  const place = to === undefined ? undefined : layout.field(to, code.field(n));
  return place === undefined ? undefined : layout.sizeOf(place.type);
}

/** Writes what was put off. To be called where control does not arrive by itself. */
export function writeOutlined(f: FuncContext): void {
  for (let entry = f.outlined.pop(); entry !== undefined; entry = f.outlined.pop()) {
    f.a.bind(entry.from);
    const val = f.evaluate(entry.node);
    if (entry.kind !== 'agg') assignSlot(f, entry.slot, entry.kind, val);
    else move(f.a, 'word', entry.slot, addressWord(f, val.tag === 'agg' ? val.addr : addrOfValue(f, val)));
    f.a.emit('Jump', entry.back);
  }
}

// Leaves

function evaluateLeaf(f: FuncContext, n: Node, op: Opcode, hint: Slot): Val {
  const { code } = f;
  switch (op) {
    case 'constval':
      return constant(f, n);
    case 'dread':
      return readVariable(f, code.var(n), code.field(n), f.kindOf(code.prim(n)), hint);
    case 'regread':
      return readRegister(f, n, hint);
    case 'addrof':
    case 'addrofoff':
    case 'conststr':
    case 'conststr16':
      return addressAs(f, n, addressValue(f, leafAddress(f, n, op), hint));
    case 'dreadoff':
      return readAt(f, n, moved(variableAddr(f, code.var(n)), code.offset(n)), hint);
    case 'addroffunc':
      return addressAs(
        f,
        n,
        f.constant(f.address, BigInt(f.vm.isNull(code.func(n)) ? 0 : functionAddress(code.func(n)))),
      );
    case 'addroflabel':
      return addressAs(f, n, f.constant(f.address, BigInt(code.label(n) + 1)));
    case 'sizeoftype':
      return f.constant(f.scalarOfNode(n), BigInt(f.layout.sizeOf(code.type(n))));
    case 'fieldsdist':
      return f.constant(f.scalarOfNode(n), fieldDistance(f, n));
    case 'stackmalloc': {
      const size = f.inSlot(f.constant('i32', BigInt(f.layout.sizeOf(code.type(n)))));
      const slot = f.dest(hint);
      f.usesStack = true;
      f.a.emit('Alloca', slot, size);
      return addressAs(f, n, { tag: 'reg', kind: f.address, slot });
    }
    case 'intrinsicop':
    case 'intrinsicopwithtype':
      return callExpression(f, n, op, []);
    default:
      return f.unsupported(op satisfies Exclude<Opcode, LeafOpcode> | ReplacedExpr);
  }
}

function constant(f: FuncContext, n: Node): ScalarVal {
  const kind = f.scalarOfNode(n);
  const bits = f.code.bits(n);
  if (isExtended(kind)) return constantOfBits(kind, bits);
  if (kind === 'f32') return { tag: 'const', kind, value: f32FromBits(Number(BigInt.asUintN(32, bits))) };
  if (kind === 'f64') return { tag: 'const', kind, value: f64FromBits(bits) };
  const prim = f.code.prim(n);
  return f.constant(kind, isDynamic(prim) ? constantWord(prim, bits) : bits);
}

function readRegister(f: FuncContext, n: Node, hint: Slot): Val {
  const reg = f.code.reg(n);
  const want = f.kindOf(f.code.prim(n));
  if (reg <= RETVAL0) return returnedValue(f, RETVAL0 - reg, want, hint);
  if (reg < 0) return readSpecial(f, n, reg, hint);
  const home = f.register(reg, f.code.prim(n));
  const val: ScalarVal = { tag: 'reg', ...home };
  return want === 'agg' ? val : convert(f, val, want, hint);
}

function readSpecial(f: FuncContext, n: Node, reg: number, hint: Slot): Val {
  const at = (offset: number): Addr => ({ base: NO_SLOT, index: NO_SLOT, scale: 0, offset });
  if (reg === specialRegs['%%thrownval']) return readAt(f, n, at(f.vm.image.thrown), hint);
  return f.unsupported(`this special register (${whyNotExecutable('regread')})`);
}

/** What the last call left in `%%retvalN`; 0 if no call did. */
function returnedValue(f: FuncContext, index: number, want: Kind, hint: Slot): Val {
  const val = f.returned[index];
  const scalar = want === 'agg' ? f.address : want;
  if (val === undefined) return f.constant(scalar, 0n);
  if (want === 'agg') return val;
  return convert(f, scalarVal(f, val), want, hint);
}

function fieldDistance(f: FuncContext, n: Node): bigint {
  const type = f.code.type(n);
  const struct = f.layout.pointee(type) ?? type;
  const [from, to] = [f.code.field(n), f.code.slot(n, 'field2')].map((id) => f.layout.field(struct, id)?.offset ?? 0);
  return BigInt(to - from);
}

// Addresses

// Addresses as values: exact in all their bits

// Conditions
