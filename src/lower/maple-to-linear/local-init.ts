/** Initial values of locals that are not static: assigned each time the function begins. */
import type { Operand } from '../../linear/nodes.ts';
import { isLocal, varIndex } from '../../maple/code.ts';
import { encodeInit, type EncodedInit, type Relocation } from '../../maple/initialiser.ts';
import type { Init, Variable } from '../../maple/module.ts';
import { f32FromBits, f64FromBits } from '../../scalar/float-bits.ts';
import type { FuncContext, Home } from './context.ts';
import { convert, integer } from './conversions.ts';
import { bitsOperand } from './lanes.ts';
import { isExtended, scalarRows, type Scalar } from './scalars.ts';

export function initialiseLocal(f: FuncContext, variable: Variable, init: Init, home: Home): void {
  const encoded = encodeInit(f.layout, variable.type, init, f.func);
  if (home.kind === 'register') {
    f.b.assign(home.dest, registerValue(f, encoded, home.scalar));
    return;
  }
  const { bytes, relocations } = encoded;
  const size = f.layout.sizeOf(variable.type);
  f.b.fill(home.address, f.b.i32(0), f.b.i32(size));
  if (bytes.length > 0) f.b.copy(home.address, imageOf(f, variable, bytes), f.b.i32(bytes.length));
  for (const relocation of relocations) {
    const address = addressIn(f, relocation);
    if (address === undefined) continue;
    const value = withTag(f, address, undefined, relocation);
    f.b.store(scalarRows[f.addressScalar].mem, home.address, value, relocation.offset);
  }
}

/** What fits a register is one scalar, or one address. */
function registerValue(f: FuncContext, { bytes, relocations }: EncodedInit, scalar: Scalar): Operand {
  const address = relocations.length > 0 ? addressIn(f, relocations[0]) : undefined;
  const plain = scalarIn(f, bytes, scalar);
  if (address === undefined) return plain;
  return withTag(f, convert(f.b, address, f.addressScalar, scalar), plain, relocations[0]);
}

/** The address in a cell of a dynamic type, whose tag is in the addend or, with pointers of 4 bytes, in the bytes. */
function withTag(f: FuncContext, address: Operand, bytes: Operand | undefined, { addend }: Relocation): Operand {
  const tag = Math.floor(addend / 2 ** 32);
  if (tag > 0) return f.b.calc('BorL', address, f.b.i64(BigInt(tag) << 32n));
  return bytes?.kind === 'v' && typeof bytes.value === 'bigint' && bytes.value !== 0n
    ? f.b.calc('BorL', address, bytes)
    : address;
}

/** The bytes as constant data, to be copied. */
function imageOf(f: FuncContext, variable: Variable, bytes: Uint8Array): Operand {
  const name = f.program.uniqueName(`${f.func.name.slice(1)}.${variable.name.slice(1)}.init`);
  const { b, ownLinkage: linkage } = f.program;
  return b.data(name, bytes.length, { align: f.layout.alignOf(variable.type), constant: true, bytes, linkage });
}

function addressIn(f: FuncContext, relocation: Relocation): Operand | undefined {
  switch (relocation.kind) {
    case 'func':
      return f.program.addressOf(f.b, relocation.func);
    case 'string':
      return { kind: 'g', index: f.program.stringIndex(relocation.text, relocation.wide ? 2 : 1) };
    case 'label': {
      const label = f.func.labels.findIndex(({ name }) => name === relocation.label);
      return label < 0 ? undefined : f.b.address(label + 1);
    }
    default: {
      const home = isLocal(relocation.var) ? f.homes[varIndex(relocation.var)] : f.home(relocation.var, f.code.root);
      return home?.kind === 'memory' ? f.offset(home.address, relocation.addend % 2 ** 32) : undefined;
    }
  }
}

function scalarIn(f: FuncContext, bytes: Uint8Array, scalar: Scalar): Operand {
  let bits = 0n;
  for (let i = Math.min(bytes.length, 16) - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(bytes[i]);
  if (isExtended(scalar)) return bitsOperand(f.b, scalar, bits);
  if (scalar === 'f32') return f.b.f32(f32FromBits(Number(bits & 0xffffffffn)));
  if (scalar === 'f64') return f.b.f64(f64FromBits(BigInt.asUintN(64, bits)));
  return integer(f.b, scalar, scalar === 'u1' ? (bits === 0n ? 0n : 1n) : bits);
}
