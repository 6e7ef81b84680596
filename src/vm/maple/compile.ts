/**
 * Compiles one function for the machine: homes for its parameters and variables, its statements, and in front of them
 * what its frame needs. Done once, when the function is first called.
 */
import { type Code, isLocal, varIndex } from '../../maple/code.ts';
import { type EncodedInit, encodeInit } from '../../maple/initialiser.ts';
import type { Func, Init, Param, Variable } from '../../maple/module.ts';
import type { TypeId } from '../../maple/types.ts';
import { f32FromBits, f64FromBits } from '../../scalar/float-bits.ts';
import { absolute, type Addr, moved } from '../machine/addresses.ts';
import type { Compiled } from '../machine/instance.ts';
import { putConstant } from '../machine/moves.ts';
import { NO_SLOT, type Slot, slotAt } from '../machine/slots.ts';
import { addressValue, assignSlot, copyBytes } from './cells.ts';
import { FuncContext, stackAlignment, type Home } from './context.ts';
import { canonical, convert } from './conversions.ts';
import { evaluate } from './expressions.ts';
import { constantOfBits } from './extended-values.ts';
import { isStatic } from './image.ts';
import { isExtended, type Kind, type Scalar, scalars } from './kinds.ts';
import { store } from './memory-access.ts';
import type { VmProgram } from './program.ts';
import { scanCode } from './scan.ts';
import { resultsEnd } from './shapes.ts';
import { compileStatements } from './statements.ts';
import type { ScalarVal } from './values.ts';

/** The spans are the start and end in the text. */
export interface CompiledFunc extends Compiled {
  readonly source: Func;
}

/** The code of a function as it stands at `position`. */
export function compileFunc(
  vm: VmProgram,
  func: Func,
  code: Code,
  position: number,
): { compiled: CompiledFunc; words: Int32Array } {
  const uses = scanCode(code);
  const f = writeBody(new FuncContext(vm, func, code, uses, evaluate));
  // A return that was written before anything asked for memory does not give it back.
  if (!f.usesStack || !f.returnsBare) return link(f, position);
  return link(writeBody(new FuncContext(vm, func, code, { ...uses, allocates: true }, evaluate)), position);
}

function writeBody(f: FuncContext): FuncContext {
  const { func, before } = f;
  f.a.at(func.start, func.end);
  const incoming = placeParameters(f);
  const zeroFrom = f.newSlot();
  const locals = placeLocals(f);
  f.placeRegisters();
  const zeroTo = f.frameSize;
  for (const enter of incoming) enter();
  for (const initialise of locals) initialise();
  compileStatements(f);
  before.at(func.start, func.end);
  before.emit('Enter', func.id, f.frameSize, zeroFrom, slotAt(zeroTo));
  if (f.frameSlot !== NO_SLOT) openFrame(f, f.frameSlot);
  for (const { slot, kind, value } of f.vmConstants) putConstant(before, scalars[kind].slot, slot, value);
  return f;
}

function link(f: FuncContext, position: number): { compiled: CompiledFunc; words: Int32Array } {
  const { func, before } = f;
  const { code: words, spans } = f.a.link(before, position, f.frameSize);
  return { compiled: { source: func, start: position, end: position + words.length, spans }, words };
}

/** The memory of the frame; what is aligned more strictly than the stack begins somewhere in it. */
function openFrame({ before, frameBytes, frameAlignment }: FuncContext, slot: Slot): void {
  const slack = frameAlignment - stackAlignment;
  before.emit('Frame', slot, frameBytes + slack);
  if (slack === 0) return;
  before.emit('AddWi', slot, slot, slack);
  before.emit('AndWi', slot, slot, -frameAlignment);
}

/** What is to be done with the parameters once all slots are known. */
function placeParameters(f: FuncContext): (() => void)[] {
  const { func, shape } = f;
  const actions: (() => void)[] = [];
  const typeOf = (param: Param): TypeId => (param.kind === 'var' ? func.locals[param.local].type : param.type);
  const params = func.params.filter((param) => f.layout.primOf(typeOf(param)) !== 'void');
  // All of them before anything else asks for a slot: they are where the caller put them.
  for (const { kind } of shape.results) if (kind === 'agg') f.resultAddresses.push(f.newSlot());
  const slots = params.map((param) => {
    const kind = f.kindOfType(typeOf(param));
    return f.newSlotFor(kind === 'agg' ? 'long' : scalars[kind].slot);
  });
  if (shape.variadic) f.variableArgs = f.newSlot();
  // Results go over parameters only, which nobody reads any more by then.
  while (f.frameSize < resultsEnd(shape)) f.newSlot();
  params.forEach((param, i) => {
    const kind = f.kindOfType(typeOf(param));
    if (param.kind === 'reg') f.setRegister(param.reg, slots[i], kind === 'agg' ? f.address : kind);
    else actions.push(...placeParameter(f, param.local, slots[i], kind));
  });
  return actions;
}

function placeParameter(f: FuncContext, local: number, slot: Slot, kind: Kind): (() => void)[] {
  const variable = f.func.locals[local];
  const { type } = variable;
  const val = (scalar: Scalar): ScalarVal => ({ tag: 'reg', kind: scalar, slot });
  if (kind === 'agg') {
    const addr = variableArea(f, variable);
    f.homes[local] = { in: 'memory', addr, type };
    return [() => copyBytes(f, addr, { base: slot, index: NO_SLOT, scale: 0, offset: 0 }, f.layout.sizeOf(type))];
  }
  // Whoever calls through a pointer of another type may pass anything.
  const cut = (): void => {
    if (scalars[kind].bits < 32 && f.vm.addressTaken.has(f.func.id)) canonical(f, slot, kind, slot);
  };
  if (!f.uses.inMemory.has(local) && !isVolatile(variable)) {
    f.homes[local] = { in: 'slot', slot, kind, type };
    return [cut];
  }
  const addr = variableArea(f, variable);
  f.homes[local] = { in: 'memory', addr, type };
  return [() => store(f, { addr, kind, type, bits: undefined }, val(kind))];
}

/** Others than the program's code look at it, or will. */
function isVolatile({ attrs }: Variable): boolean {
  return attrs.some(({ name }) => name === 'volatile');
}

function variableArea(f: FuncContext, variable: Variable): Addr {
  return f.area(f.layout.sizeOf(variable.type), f.layout.alignOfVariable(variable));
}

function placeLocals(f: FuncContext): (() => void)[] {
  const actions: (() => void)[] = [];
  f.func.locals.forEach((variable, local) => {
    if (f.homes[local] !== undefined) return;
    const home = localHome(f, variable, local);
    f.homes[local] = home;
    const { init } = variable;
    if (init !== undefined && !isStatic(variable)) actions.push(() => initialise(f, variable, init, home));
  });
  return actions;
}

function localHome(f: FuncContext, variable: Variable, local: number): Home {
  const { type } = variable;
  if (isStatic(variable)) return { in: 'memory', addr: absolute(f.vm.image.addressOf(variable)), type };
  const kind = f.kindOfType(type);
  const needsMemory = kind === 'agg' || f.uses.inMemory.has(local) || isVolatile(variable);
  if (needsMemory) return { in: 'memory', addr: variableArea(f, variable), type };
  return { in: 'slot', slot: f.newSlotFor(scalars[kind].slot), kind, type };
}

// First values of locals, assigned each time the function begins

function initialise(f: FuncContext, variable: Variable, init: Init, home: Home): void {
  const encoded = encodeInit(f.layout, variable.type, init, f.func);
  if (home.in === 'slot') return initialiseSlot(f, home, encoded);
  f.a.emit('Image', home.addr.base, home.addr.offset, f.layout.sizeOf(variable.type), f.vm.imageIndex(encoded.bytes));
  for (const relocation of encoded.relocations) {
    const address = relocatedAddress(f, relocation);
    const place = { addr: moved(home.addr, relocation.offset), kind: f.address, type: 0 as TypeId, bits: undefined };
    if (address !== undefined) store(f, place, address);
    f.endStatement();
  }
}

/** A scalar that is never in memory: its bytes are a constant, or it holds an address that is known when it is linked. */
function initialiseSlot(
  f: FuncContext,
  { slot, kind }: Extract<Home, { in: 'slot' }>,
  { bytes, relocations: [relocation] }: ReturnType<typeof encodeInit>,
): void {
  const address = relocation === undefined ? undefined : relocatedAddress(f, relocation);
  const plain = scalarIn(bytes, kind, f);
  assignSlot(f, slot, kind, address === undefined ? plain : withTag(f, convert(f, address, kind), plain));
  f.endStatement();
}

/** With pointers of 4 bytes the tag of an address in a dynamic variable is in the bytes. */
function withTag(f: FuncContext, address: ScalarVal, bytes: ScalarVal): ScalarVal {
  const isTagged =
    address.tag === 'const' && bytes.tag === 'const' && typeof bytes.value === 'bigint' && bytes.value !== 0n;
  return isTagged ? f.constant(address.kind, BigInt(address.value) | BigInt(bytes.value)) : address;
}

function relocatedAddress(f: FuncContext, relocation: EncodedInit['relocations'][number]): ScalarVal | undefined {
  if (relocation.kind === 'label') {
    const label = f.func.labels.findIndex(({ name }) => name === relocation.label);
    return label < 0 ? undefined : f.constant(f.address, BigInt(label + 1));
  }
  if (relocation.kind === 'var' && isLocal(relocation.var)) {
    const home = f.homes[varIndex(relocation.var)];
    return home?.in === 'memory' ? addressValue(f, moved(home.addr, relocation.addend)) : undefined;
  }
  const target = f.vm.image.target(relocation, f.func);
  return target === undefined ? undefined : f.constant(f.address, BigInt(target + relocation.addend));
}

function scalarIn(bytes: Uint8Array, kind: Scalar, f: FuncContext): ScalarVal {
  let bits = 0n;
  for (let i = Math.min(bytes.length, 16) - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(bytes[i]);
  if (isExtended(kind)) return constantOfBits(kind, bits);
  if (kind === 'f32') return { tag: 'const', kind, value: f32FromBits(Number(bits & 0xffffffffn)) };
  if (kind === 'f64') return { tag: 'const', kind, value: f64FromBits(BigInt.asUintN(64, bits)) };
  return f.constant(kind, kind === 'u1' ? (bits === 0n ? 0n : 1n) : bits);
}
