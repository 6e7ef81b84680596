/**
 * Instructions and operands as code: expression trees, locals, memory, calls. Which value stays on the operand stack is
 * decided by `Pending`; where the others live, by `SymbolLocals` and `Frame`.
 */
import { InternalError } from '../../base/errors.ts';
import { lowestAddress } from '../../base/memory-map.ts';
import { functionAddress } from '../../linear/data-layout.ts';
import { destsOf, operandsOf } from '../../linear/instr.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type Operand } from '../../linear/nodes.ts';
import { isCalcOp, memTypes, type CalcOp, type MemType, type ValueType } from '../../linear/opcodes.ts';
import type { Locals } from '../locals.ts';
import { findLooseLanes, type LooseLanes } from '../loose-lanes.ts';
import type { SymbolLocals } from '../symbol-locals.ts';
import { Pending, type Tree } from '../trees.ts';
import type { RangeFacts } from '../value-ranges.ts';
import type { BodyWriter, Origin } from './body-writer.ts';
import type { CalcTarget } from './calc-target.ts';
import { beginCalc, finishCalc, isIntegerToFloat, oneNan, operandOrder } from './calc.ts';
import { valTypeOf, writeTrap, type ModuleContext } from './context.ts';
import { writeTest } from './address-test.ts';
import { isShort, testBlock, writeShortBlock } from './short-blocks.ts';
import type { Frame } from './frame.ts';
import type { Access } from './telling.ts';
import { findChased, loadInstruction, storeInstruction } from './memory-access.ts';
import { vectorBytes, type ValType } from './module.ts';
import { oneNanLanes } from './wide-calc.ts';

/** The constant part of an address, and where it comes from if it is not the program's own. */
interface AccessOffset {
  readonly bytes: number;
  readonly origin?: Origin;
}

/** The address of a global in memory, and what is added to it. */
interface KnownAddress {
  readonly index: number;
  readonly offset: number;
  /** The sum. */
  readonly address: number;
}

/** What an address is the sum of. */
interface Sum {
  readonly operand: Operand;
  readonly tree: Tree | undefined;
  readonly constant: number;
}

/** What the parts of a function's emitter share. */
export interface FuncParts {
  readonly context: ModuleContext;
  readonly func: Func;
  /** As the module has it, before addresses became narrow. */
  readonly original: Func;
  readonly blocks: readonly Block[];
  readonly facts: RangeFacts | undefined;
  readonly body: BodyWriter;
  readonly locals: Locals<ValType>;
  readonly symbols: SymbolLocals<ValType>;
  readonly frame: Frame | undefined;
}

/** The instructions of one function; lives as long as its emitter, block after block. */
export class TreeEmitter {
  readonly #context: ModuleContext;
  readonly #func: Func;
  /** The function before its addresses became narrow: as the module has it. */
  readonly #original: Func;
  readonly #body: BodyWriter;
  readonly #locals: Locals<ValType>;
  readonly #symbols: SymbolLocals<ValType>;
  readonly #frame: Frame | undefined;
  readonly #facts: RangeFacts | undefined;
  /** Vectors that are loose in the function as the module has it. */
  readonly #loose: LooseLanes;
  readonly #pending: Pending;
  /** Symbols that hold pointers out of memory: their null test must not delay the next load (`memory-access.ts`). */
  readonly #chased: ReadonlySet<number>;
  /** Those whose present value has been tested in this block. */
  readonly #tested = new Map<number, number>();
  /** Those of which it has been told how much may be read and written behind their present value in this block. */
  readonly #allowed = { reads: new Map<number, number>(), writes: new Map<number, number>() };

  constructor({ context, func, original, blocks, facts, body, locals, symbols, frame }: FuncParts) {
    this.#context = context;
    this.#func = func;
    this.#original = original;
    this.#body = body;
    this.#locals = locals;
    this.#symbols = symbols;
    this.#frame = frame;
    this.#facts = facts;
    this.#chased = findChased(blocks);
    this.#loose = findLooseLanes(original);
    this.#pending = new Pending(context.module.globals, (tree) => this.#materialise(tree));
  }

  /** The instructions of a block; the result is its terminator, with the trees that it reads not yet written. */
  emitBlock({ instrs, terminator }: Block): Tree {
    this.#tested.clear();
    this.#allowed.reads.clear();
    this.#allowed.writes.clear();
    for (const instr of instrs) this.#emitInstr(instr);
    const ending = this.#pending.take(terminator, ascendingOrder(operandsOf(terminator)));
    this.#pending.flush();
    return ending;
  }

  /** Writes an instruction, or keeps it pending until its value is used. */
  #emitInstr(instr: Instr): void {
    const dests = destsOf(instr);
    const order = orderOf(instr);
    if (dests.length === 1 && dests[0].kind === 't' && this.#symbols.isStackable(dests[0].index)) {
      this.#pending.defer(instr, dests[0].index, order);
      return;
    }
    const tree = this.#pending.take(instr, order);
    this.emitTree(tree);
    if (dests.length === 0) this.#dropResults(instr);
    for (let i = dests.length - 1; i >= 0; i--) this.#store(dests[i]);
  }

  /** A call may be written without destinations although it has results. */
  #dropResults(instr: Instr): void {
    const results =
      instr.op === 'Call'
        ? this.#context.module.funcs[instr.func].results
        : instr.op === 'ICall'
          ? instr.signature.results
          : [];
    for (let i = 0; i < results.length; i++) this.#body.plain('drop');
  }

  /** Computes a tree now, into the local of its temporary. */
  #materialise(tree: Tree): void {
    this.emitTree(tree);
    this.#store({ kind: 't', index: tree.temp });
  }

  /** Pops the top of the operand stack into a destination. */
  #store(dest: Dest): void {
    const { index } = dest;
    if (dest.kind === 'g') return this.#body.global('global.set', this.#context.globalIndex(index));
    this.#tested.delete(index);
    this.#allowed.reads.delete(index);
    this.#allowed.writes.delete(index);
    const local = this.#symbols.toWrite(index);
    if (local === undefined) this.#body.plain('drop');
    else this.#body.local('local.set', local);
  }

  typeOf(operand: Operand): ValueType {
    return operandType(this.#context.module, this.#func, operand);
  }

  /** Recursion is bounded by the depth of trees (`trees.ts`). */
  pushOperands(tree: Tree, order: readonly number[]): void {
    const operands = operandsOf(tree.instr);
    for (const k of order) this.pushOperand(operands[k], tree.kids[k]);
  }

  /** Writes the tree that computes an operand, or reads the operand where it is. */
  pushOperand(operand: Operand, tree: Tree | undefined): void {
    if (tree !== undefined) this.emitTree(tree);
    else if (operand.kind === 'v') this.#pushConstant(operand);
    else if (operand.kind === 'f') this.#pushFunctionAddress(operand.index);
    else if (operand.kind === 'g') this.#pushGlobal(operand);
    else if (this.#frame?.offsets.has(operand.index)) this.#pushFrameAddress(this.#frame, operand.index);
    else this.#body.local('local.get', this.#symbols.toRead(operand.index));
  }

  /** Floats with unusual bits come with them (`bits`): JavaScript's numbers do not keep those of NaN. */
  #pushConstant({ type, value, bits }: Extract<Operand, { kind: 'v' }>): void {
    const body = this.#body;
    switch (type) {
      case 'i64':
        return body.i64(BigInt(value));
      case 'f32':
        return bits === undefined ? body.f32(Number(value)) : body.f32Bits(Number(bits));
      case 'f64':
        return bits === undefined ? body.f64(Number(value)) : body.f64Bits(bits);
      case 'v128':
        return body.v128(vectorBytes(bits ?? BigInt(value)));
      default:
        return body.i32(Number(value));
    }
  }

  #pushFunctionAddress(index: number): void {
    this.#pushAddress(functionAddress(index), { kind: 'funcAddress', index, addend: 0 });
  }

  #pushAddress(address: number, origin: Origin): void {
    if (this.#context.module.pointerSize === 8) this.#body.i64(BigInt(address), origin);
    else this.#body.i32(address, origin);
  }

  /** The value of a scalar; of everything else the address. */
  #pushGlobal({ index, offset = 0 }: Extract<Operand, { kind: 'g' }>): void {
    const global = this.#context.module.globals[index];
    if (global.storage === 'scalar') return this.#body.global('global.get', this.#context.globalIndex(index));
    const address = this.#context.layout.addresses[index] + offset;
    const origin = { kind: 'address', index, addend: offset } as const;
    if (global.storage === 'array') this.#body.i32(address, origin);
    else this.#pushAddress(address, origin);
  }

  /** The low half of what is a known address; false for other operands. */
  #pushLowAddress(operand: Operand): boolean {
    const known = this.#knownAddress(operand);
    if (known !== undefined)
      this.#body.i32(known.address | 0, { kind: 'address', index: known.index, addend: known.offset });
    else if (operand.kind === 'l' && this.#frame?.offsets.has(operand.index))
      this.#pushFrameBase(this.#frame, operand.index);
    else return false;
    return true;
  }

  #pushFrameAddress(frame: Frame, symbol: number): void {
    this.#pushFrameBase(frame, symbol);
    if (this.#func.symbols[symbol].type === 'i64') this.#body.plain('i64.extend_i32_u');
  }

  #pushFrameBase(frame: Frame, symbol: number): void {
    const offset = frame.offsets.get(symbol) ?? 0;
    this.#body.local('local.get', frame.base);
    if (offset > 0) {
      this.#body.i32(offset);
      this.#body.plain('i32.add');
    }
  }

  /** Leaves the tree's value on the operand stack, or nothing for what has none. */
  emitTree(tree: Tree): void {
    const { instr } = tree;
    if (isCalcOp(instr.op)) return this.#emitCalc(tree);
    switch (instr.op) {
      case 'Assign':
        return this.pushOperand(instr.operands[0], tree.kids[0]);
      case 'Load':
        return this.#emitLoad(tree, instr);
      case 'Store':
        return this.#emitStore(tree, instr);
      case 'ArrayLoad':
      case 'ArrayStore':
        return this.#emitElement(tree, instr);
      case 'Copy':
      case 'Fill':
        return this.#emitBulk(tree, instr.op);
      case 'Alloca':
        return this.#emitAlloca(tree);
      case 'Release':
        return this.#emitRelease(tree);
      case 'Call':
        return this.#emitCall(tree, instr.func);
      case 'ICall':
        return this.#emitIndirectCall(tree);
      default:
        throw new InternalError(`${instr.op} among the instructions of a block`, `wasm: ${this.#func.name}`);
    }
  }

  #emitLoad(tree: Tree, instr: Extract<Instr, { op: 'Load' }>): void {
    const { bytes, origin } = this.#pushLocation(tree, instr.offset, widthOf(instr.mem));
    this.#body.mark(instr.span);
    this.#body.memory(loadInstruction(instr.mem, valTypeOf(this.typeOf(instr.dest))), bytes, 0, origin);
  }

  #emitStore(tree: Tree, instr: Extract<Instr, { op: 'Store' }>): void {
    const { bytes, origin } = this.#pushLocation(tree, instr.offset, widthOf(instr.mem), true);
    this.#pushStored(instr.operands[1], tree.kids[1], instr.operands[0]);
    this.#body.mark(instr.span);
    this.#body.memory(storeInstruction(instr.mem, valTypeOf(this.typeOf(instr.operands[1]))), bytes, 0, origin);
  }

  /** An element of an array: i32 or f32, aligned to 4 bytes. */
  #emitElement(tree: Tree, instr: Extract<Instr, { op: 'ArrayLoad' | 'ArrayStore' }>): void {
    const isStore = instr.op === 'ArrayStore';
    const { bytes, origin } = this.#pushElement(tree, isStore);
    if (isStore) this.#pushStored(instr.operands[2], tree.kids[2]);
    this.#body.mark(instr.span);
    const type = this.typeOf(instr.operands[0]) === 'f32*' ? 'f32' : 'i32';
    this.#body.memory(`${type}.${isStore ? 'store' : 'load'}`, bytes, 2, origin);
  }

  /** A value on its way to memory. Where nobody sees its bits, a NaN may be any. */
  #pushStored(operand: Operand, tree: Tree | undefined, address?: Operand): void {
    this.pushOperand(operand, tree);
    const type = this.typeOf(operand);
    const lanes = type === 'v128' ? this.#loose.get(symbolOf(operand)) : undefined;
    const isFloat = type === 'f32' || type === 'f64';
    if (lanes === undefined && !(isFloat && mayBeNan(operand, tree))) return;
    if (address !== undefined && this.#context.holdsFloatsOnly(this.#original, address)) return;
    if (lanes !== undefined) oneNanLanes(this.#calcTarget(), lanes);
    else if (isFloat) oneNan(this.#calcTarget(), type);
  }

  #calcTarget(): CalcTarget {
    return {
      body: this.#body,
      takeLocal: (type: ValType) => this.#locals.take(type),
      giveLocal: (type: ValType, local: number) => this.#locals.give(type, local),
      ...(this.#context.telling && { refuseZero: (type: 'i32' | 'i64') => this.#refuseZero(type) }),
    };
  }

  #refuseZero(type: 'i32' | 'i64'): void {
    const local = this.#locals.take(type);
    this.#context.telling?.refuseZero(this.#body, type, local);
    this.#locals.give(type, local);
  }

  /** `AddI` on an element pointer counts elements, so its second operand is scaled. */
  #emitCalc(tree: Tree): void {
    const { instr } = tree;
    if (!isCalcOp(instr.op) || !('dest' in instr)) return;
    const { op } = instr;
    const operands = operandsOf(instr);
    if (op === 'LToI' && tree.kids[0] === undefined && this.#pushLowAddress(operands[0])) return;
    const target = this.#calcTarget();
    const isLoose = this.#loose.has(symbolOf(instr.dest));
    if (isLoose && isTimesOne(op, operands)) return this.pushOperand(operands[0], tree.kids[0]);
    const isPointerSum = op === 'AddI' && valTypeOf(this.typeOf(operands[0])) !== this.typeOf(operands[0]);
    beginCalc(target, op);
    this.pushOperands(tree, operandOrder(op, operands));
    this.#body.mark(instr.span);
    if (isPointerSum) this.#scaleIndex();
    finishCalc(target, { op, operands }, isLoose);
  }

  /** An index on the stack becomes a distance in bytes: elements have four. */
  #scaleIndex(): void {
    this.#body.i32(2);
    this.#body.plain('i32.shl');
  }

  /**
   * Pushes an address as i32, prepared so that null traps; returns the constant offset of the access.
   *
   *     global in memory     i32.const 0            offset: its address and that of the access
   *     slot of the frame    the frame's base       offset: its place in the frame and that of the access
   *     pointer p + c        p - lowest             offset: c + lowest: below `lowest` the sum is beyond all memory
   *     pointer just loaded  p, tested              see `memory-access.ts`
   *     any of them, inside  p                      offset: c: its place is known to be there (`value-ranges.ts`)
   */
  #pushLocation({ instr, kids: [tree] }: Tree, offset: number, width: number, isStore = false): AccessOffset {
    const body = this.#body;
    const [address] = operandsOf(instr);
    const known = this.#knownAddress(address);
    const lowest = this.#lowest(isStore);
    if (known !== undefined && known.address + offset < 2 ** 32) {
      if (this.#context.telling === undefined) return this.#pushKnown(known, offset, lowest);
      body.mark(instr.span);
      return this.#tellKnown(known, { offset, width, isStore });
    }
    const frame = address.kind === 'l' ? this.#frame?.offsets.get(address.index) : undefined;
    if (frame !== undefined) {
      body.local('local.get', this.#frame?.base ?? 0);
      return { bytes: frame + offset };
    }
    const isInside = this.#facts?.inside.has(instr) === true;
    const sum = uncut(this.#splitSum(address, tree, isInside));
    this.pushOperand(sum.operand, sum.tree);
    body.mark(instr.span);
    if (this.typeOf(sum.operand) === 'i64') body.plain('i32.wrap_i64');
    if (isInside) return { bytes: offset + sum.constant };
    const symbol = sum.tree === undefined ? symbolOf(sum.operand) : -1;
    if (this.#context.telling !== undefined)
      return this.#tellAccess(symbol, { offset: offset + sum.constant, width, isStore });
    if (this.#context.guardsNull && (this.#chased.has(symbol) || sum.tree?.instr.op === 'Load')) {
      this.#testAddress(symbol, lowest);
      return { bytes: offset + sum.constant };
    }
    return this.#guard(offset + sum.constant, isStore);
  }

  /** A known address. What must not be accessed is made to lie beyond all memory, as the sum of two unsigned numbers. */
  #pushKnown(known: KnownAddress, offset: number, lowest: number): AccessOffset {
    const address = known.address + offset;
    const isRefused = this.#context.guardsNull && address < lowest;
    this.#body.i32(isRefused ? address - lowest : 0, isRefused ? { kind: 'other' } : undefined);
    if (isRefused) return { bytes: lowest };
    return { bytes: address, origin: { kind: 'address', index: known.index, addend: known.offset + offset } };
  }

  /** Tests the address on the stack; that of a symbol not again for what lies within the bytes that were tested in this block. */
  #tellAccess(symbol: number, access: Access): AccessOffset {
    const { offset, width, isStore } = access;
    const allowed = isStore ? this.#allowed.writes : this.#allowed.reads;
    if ((allowed.get(symbol) ?? 0) >= offset + width) return { bytes: offset };
    if (symbol >= 0) allowed.set(symbol, offset + width);
    const local = this.#locals.take('i32');
    this.#context.telling?.refuseAccess(this.#body, local, access);
    this.#locals.give('i32', local);
    return { bytes: offset };
  }

  /** What lies in the data of the module needs no test. */
  #tellKnown(known: KnownAddress, { offset, width, isStore }: Access): AccessOffset {
    const address = known.address + offset;
    const isWrong = address < this.#lowest(isStore);
    if (isWrong) this.#context.telling?.refuseKnown(this.#body, address, isStore);
    if (isWrong || address + width <= this.#context.layout.heapBase) {
      this.#body.i32(0);
      return { bytes: isWrong ? lowestAddress : address };
    }
    this.#body.i32(known.address | 0);
    return this.#tellAccess(-1, { offset, width, isStore });
  }

  /** The lowest address that a load or store may have. */
  #lowest(isStore: boolean): number {
    return isStore ? this.#context.layout.stackBottom : lowestAddress;
  }

  /**
   * Compares the address on the operand stack with the lowest one that is allowed; the value of a symbol (-1 for other values) only
   * once in a block.
   */
  #testAddress(symbol: number, lowest: number): void {
    if ((this.#tested.get(symbol) ?? 0) >= lowest) return;
    if (symbol >= 0) this.#tested.set(symbol, lowest);
    const address = this.#locals.take('i32');
    this.#body.local('local.set', address);
    this.#body.local('local.get', address);
    this.#body.i32(lowest, lowest > lowestAddress ? { kind: 'stackBottom', addend: 0 } : undefined);
    this.#body.plain('i32.lt_u');
    this.#body.block('if');
    if (lowest > lowestAddress) writeTest(this.#context, this.#body, address, lowestAddress, 'null-pointer');
    writeTrap(this.#context, this.#body, lowest > lowestAddress ? 'read-only' : 'null-pointer');
    this.#body.plain('end');
    this.#body.local('local.get', address);
    this.#locals.give('i32', address);
  }

  /** An address that is a constant: a global in memory. */
  #knownAddress(operand: Operand): KnownAddress | undefined {
    if (operand.kind !== 'g') return undefined;
    const { index, offset = 0 } = operand;
    const base = this.#context.layout.addresses[index];
    return base < 0 ? undefined : { index, offset, address: base + offset };
  }

  /**
   * A pointer plus a small constant: the constant joins the offset of the access. It must be below the lowest address:
   * then a sum that is a valid address has not wrapped. It may be larger if that is known of an access that lies inside.
   */
  #splitSum(operand: Operand, tree: Tree | undefined, isInside: boolean): Sum {
    const { instr } = tree ?? {};
    if (tree !== undefined && (instr?.op === 'AddL' || instr?.op === 'AddI')) {
      const [base, addend] = operandsOf(tree.instr);
      const constant = addend.kind === 'v' ? Number(addend.value) : -1;
      const isSmall = constant < lowestAddress || (isInside && this.#neverWraps(tree.instr));
      if (constant >= 0 && isSmall && !this.typeOf(base).endsWith('*')) {
        return { operand: base, tree: tree.kids[0], constant };
      }
    }
    return { operand, tree, constant: 0 };
  }

  /** Is it a sum of numbers without sign that fits? */
  #neverWraps(instr: Instr): boolean {
    return this.#facts?.exact.has(instr) === true && this.#facts.unsigned.has(instr);
  }

  /** Makes an address below `lowest` wrap to beyond all memory, and returns the offset that undoes this for all others. */
  #guard(offset: number, isStore: boolean): AccessOffset {
    const lowest = this.#lowest(isStore);
    if (!this.#context.guardsNull || offset + lowest >= 2 ** 32) return { bytes: offset };
    this.#body.i32(lowest, isStore ? { kind: 'stackBottom', addend: 0 } : undefined);
    this.#body.plain('i32.sub');
    return { bytes: offset + lowest, origin: isStore ? { kind: 'stackBottom', addend: offset } : undefined };
  }

  /** The address of an array element, operands 0 and 1 of an array access. */
  #pushElement(tree: Tree, isStore = false): AccessOffset {
    const [array, index] = operandsOf(tree.instr);
    const body = this.#body;
    const known = this.#knownAddress(array);
    if (known === undefined) this.pushOperand(array, tree.kids[0]);
    if (index.kind === 'v') body.i32(Number(index.value) * 4);
    else {
      this.pushOperand(index, tree.kids[1]);
      this.#scaleIndex();
    }
    if (this.#context.telling !== undefined) {
      body.mark(tree.instr.span);
      if (known !== undefined) body.i32(known.address);
      body.plain('i32.add');
      if (this.#facts?.inside.has(tree.instr) === true) return { bytes: 0 };
      if (known === undefined && array.kind === 'l' && this.#frame?.offsets.has(array.index)) return { bytes: 0 };
      return this.#tellAccess(-1, { offset: 0, width: 4, isStore });
    }
    const isInside = this.#facts?.inside.has(tree.instr) === true;
    if (known !== undefined) {
      const lowest = this.#context.guardsNull && !isInside ? this.#lowest(isStore) : 0;
      body.i32(known.address - lowest, { kind: 'other' });
      body.plain('i32.add');
      return { bytes: lowest };
    }
    body.plain('i32.add');
    if (isInside || (array.kind === 'l' && this.#frame?.offsets.has(array.index) === true)) return { bytes: 0 };
    return this.#guard(0, isStore);
  }

  /** Lengths and values are i32; addresses may be i64. */
  #emitBulk(tree: Tree, op: 'Copy' | 'Fill'): void {
    const operands = operandsOf(tree.instr);
    const [, , length] = operands;
    if (length.kind === 'v' && isShort(Number(length.value)) && this.#context.telling === undefined)
      return this.#emitShort(tree, op, Number(length.value));
    operands.forEach((operand, k) => {
      this.pushOperand(operand, tree.kids[k]);
      if (this.typeOf(operand) === 'i64') this.#body.plain('i32.wrap_i64');
    });
    this.#body.mark(tree.instr.span);
    this.#context.telling?.call(this.#body);
    if (this.#context.guardsNull || this.#context.isMetered)
      this.#body.func('call', this.#context.bulkFunc(op === 'Copy' ? 'copy' : 'fill'));
    else if (op === 'Copy') this.#body.memoryCopy('memory.copy');
    else this.#body.memoryIndex('memory.fill');
  }

  /** A few bytes, whose number is known. */
  #emitShort(tree: Tree, op: 'Copy' | 'Fill', length: number): void {
    const operands = operandsOf(tree.instr).slice(0, 2);
    operands.forEach((operand, k) => {
      this.pushOperand(operand, tree.kids[k]);
      if (this.typeOf(operand) === 'i64') this.#body.plain('i32.wrap_i64');
    });
    this.#body.mark(tree.instr.span);
    const [target, source] = operands.map(() => this.#locals.take('i32'));
    this.#body.local('local.set', source);
    this.#body.local('local.set', target);
    const byte = operands[1].kind === 'v' ? Number(operands[1].value) & 255 : undefined;
    const isOwn = (operand: Operand): boolean =>
      operand.kind === 'l' && this.#frame?.offsets.has(operand.index) === true;
    testBlock(this.#context, this.#body, {
      target: isOwn(operands[0]) ? undefined : target,
      source: op === 'Fill' || isOwn(operands[1]) ? undefined : source,
    });
    writeShortBlock(this.#body, { name: op === 'Copy' ? 'copy' : 'fill', target, source, length, byte });
    for (const local of [target, source]) this.#locals.give('i32', local);
  }

  #emitAlloca(tree: Tree): void {
    const [size] = operandsOf(tree.instr);
    this.#frame?.allocate(this.typeOf(size) === 'i64' ? 'i64' : 'i32', () => {
      this.pushOperand(size, tree.kids[0]);
      this.#body.mark(tree.instr.span);
    });
  }

  #emitRelease(tree: Tree): void {
    const [end] = operandsOf(tree.instr);
    this.#frame?.release(this.typeOf(end) === 'i64' ? 'i64' : 'i32', () => this.pushOperand(end, tree.kids[0]));
  }

  /** Arguments of host functions are converted to the types in which the host takes them. */
  #emitCall(tree: Tree, func: number): void {
    const conversion = this.#context.conversionOf(func);
    operandsOf(tree.instr).forEach((operand, k) => {
      this.pushOperand(operand, tree.kids[k]);
      const convert = conversion?.params[k];
      if (convert !== undefined) this.#body.plain(convert);
    });
    this.#body.mark(tree.instr.span);
    this.#context.telling?.call(this.#body);
    this.#body.func('call', this.#context.funcIndex(func));
    if (conversion?.result !== undefined) this.#body.plain(conversion.result);
  }

  /** The number of the callee is pushed last. */
  #emitIndirectCall(tree: Tree): void {
    const { instr } = tree;
    if (instr.op !== 'ICall') return;
    this.pushOperands(tree, orderOf(instr));
    if (this.typeOf(instr.operands[0]) === 'i64') this.#body.plain('i32.wrap_i64');
    this.#body.mark(instr.span);
    const type = this.#context.typeOf(instr.signature);
    this.#tellCallee(type);
    this.#body.callIndirect('call_indirect', type);
  }

  /** The number of the callee is on the stack. */
  #tellCallee(type: number): void {
    const { telling } = this.#context;
    if (telling === undefined) return;
    const local = this.#locals.take('i32');
    telling.refuseCallee(this.#body, local, type);
    telling.call(this.#body);
    this.#locals.give('i32', local);
  }
}

/** The sum before it was cut to its low half (`narrow.ts`): the access does that too. */
function uncut(sum: Sum): Sum {
  if (sum.tree?.instr.op !== 'LToI') return sum;
  return { operand: sum.tree.instr.operands[0], tree: sum.tree.kids[0], constant: sum.constant };
}

/** Bytes of a cell. */
function widthOf(mem: MemType): number {
  return memTypes[mem].size;
}

/** The number of a parameter, local or temporary; -1 for other operands. */
function symbolOf(operand: Operand): number {
  return operand.kind === 't' || operand.kind === 'l' || operand.kind === 'p' ? operand.index : -1;
}

/** The order in which an instruction's operands are pushed. */
function orderOf(instr: Instr): readonly number[] {
  if (isCalcOp(instr.op)) return operandOrder(instr.op, operandsOf(instr));
  const order = ascendingOrder(operandsOf(instr));
  return instr.op === 'ICall' ? [...order.slice(1), 0] : order;
}

export function ascendingOrder(operands: readonly Operand[]): number[] {
  return operands.map((_, k) => k);
}

const onesOfF64 = 0x3ff0_0000_0000_0000_3ff0_0000_0000_0000n;
const onesOfF32 = 0x3f80_0000_3f80_0000_3f80_0000_3f80_0000n;

/** Vectors times one are what they are, but for their NaNs. */
function isTimesOne(op: CalcOp, [, operand]: readonly Operand[]): boolean {
  if ((op !== 'MulF64x2' && op !== 'MulF32x4') || operand.kind !== 'v') return false;
  return BigInt.asUintN(128, operand.bits ?? BigInt(operand.value)) === (op === 'MulF64x2' ? onesOfF64 : onesOfF32);
}

/** False for what cannot be NaN: constants that are none, and integers as floats. */
function mayBeNan(operand: Operand, tree: Tree | undefined): boolean {
  if (operand.kind === 'v') return Number.isNaN(Number(operand.value));
  return tree === undefined || !isCalcOp(tree.instr.op) || !isIntegerToFloat(tree.instr.op);
}
