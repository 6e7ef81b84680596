/**
 * One function of the linear IR as a function body.
 *
 * Blocks are written in the order of their structured form (`structure.ts`); inside a block instructions become trees
 * (`trees.ts`). Scalar locals and parameters are locals of the body; temporaries that are not on the operand stack get
 * one too, which is shared between temporaries of different blocks. Arrays, slots and `alloca` lie in the frame: the
 * stack pointer is lowered on entry (tested against the end of the stack), and put back by every return.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import { buildBlocks } from '../../linear/cfg.ts';
import { destsOf, operandsOf } from '../../linear/instr.ts';
import { isCalcOp, type ValueType } from '../../linear/opcodes.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type Operand } from '../../linear/nodes.ts';
import { structure, type Event } from '../structure.ts';
import { BodyWriter } from './body-writer.ts';
import { beginCalc, finishCalc, operandOrder, oppositeOf, plainCalc } from './calc.ts';
import { flowOfBlocks, type BlockFlow, type SwitchTest } from './flow.ts';
import { alignUp, lowestAddress, tableIndexOf } from './layout.ts';
import { findLiveRanges, ownLocal, type LiveRanges } from './live-ranges.ts';
import { Locals } from './locals.ts';
import { findChased, loadInstruction, storeInstruction } from './memory-access.ts';
import type { ValType, WasmFunc } from './module.ts';
import { valTypeOf, type ModuleContext } from './context.ts';
import { countUses, Pending, type TempUses, type Tree } from './trees.ts';

export function emitFunc(context: ModuleContext, func: Func): WasmFunc {
  return new FuncEmitter(context, func).emit();
}

class FuncEmitter {
  readonly #context: ModuleContext;
  readonly #func: Func;
  readonly #blocks: readonly Block[];
  readonly #flow: BlockFlow;
  readonly #uses: TempUses;
  readonly #body = new BodyWriter();
  readonly #locals: Locals;
  /** The local of each symbol; -1 for temporaries without one. */
  readonly #localOf: Int32Array;
  readonly #pending: Pending;
  /** What the current block's terminator reads. */
  #ending: Tree | undefined;
  /** Labels of the open constructs; `#place` is where each stands. */
  readonly #open: number[] = [];
  readonly #place = new Map<number, number>();
  /** The locals that hold switch operands, by block. */
  readonly #selectors = new Map<number, number>();
  #dispatch = -1;
  #frame: Frame | undefined;
  #span: Span | undefined;
  /** Symbols that hold pointers out of memory: their null test must not delay the next load (`memory-access.ts`). */
  readonly #chased: ReadonlySet<number>;
  #ranges: LiveRanges = new Int32Array(0);
  /** The locals that are free after each event. */
  readonly #due = new Map<number, { readonly type: ValType; readonly local: number }[]>();
  /** Those whose present value has been tested in this block. */
  readonly #tested = new Set<number>();

  constructor(context: ModuleContext, func: Func) {
    if (func.form === 'ssa') throw new InternalError('leave SSA form first', `wasm: ${func.name}`);
    this.#context = context;
    this.#func = func;
    this.#blocks = func.form === 'linear' ? buildBlocks(func.instrs).blocks : func.blocks;
    this.#flow = flowOfBlocks(this.#blocks);
    this.#uses = countUses(func, this.#blocks);
    this.#locals = new Locals(func.params.length);
    this.#localOf = new Int32Array(func.symbols.length).fill(-1);
    this.#chased = findChased(this.#blocks);
    this.#pending = new Pending(context.module.globals, (tree) => this.#materialise(tree));
  }

  emit(): WasmFunc {
    const { events, hasDispatch, dominators } = structure(this.#flow);
    this.#ranges = findLiveRanges(this.#func, this.#blocks, events, dominators);
    this.#assignLocals();
    if (hasDispatch) this.#dispatch = this.#locals.add('i32');
    this.#frame = this.#layOutFrame();
    this.#enter();
    events.forEach((event, i) => {
      this.#emitEvent(event, i === events.length - 1);
      this.#releaseLocals(i);
    });
    if (events.at(-1)?.op === 'end') this.#body.plain('unreachable');
    this.#body.plain('end');
    const { name, params, results } = this.#func;
    return {
      type: this.#context.typeOf({ params, results }),
      locals: this.#locals.types,
      code: this.#body.toBytes(),
      marks: this.#body.marks,
      name,
      localNames: this.#localNames(),
    };
  }

  #localNames(): ReadonlyMap<number, string> | undefined {
    const names = new Map<number, string>();
    this.#func.symbols.forEach(({ kind, name }, i) => {
      if (name !== undefined && kind !== 't' && this.#localOf[i] >= 0 && !names.has(this.#localOf[i])) names.set(this.#localOf[i], name);
    });
    return names.size === 0 ? undefined : names;
  }

  // Locals and the frame

  #assignLocals(): void {
    this.#func.symbols.forEach((symbol, i) => {
      if (symbol.kind === 'p') this.#localOf[i] = i;
      else if (symbol.kind === 'l' && !('storage' in symbol) && this.#ranges[i] === ownLocal) {
        this.#localOf[i] = this.#locals.add(valTypeOf(symbol.type));
      }
    });
  }

  /** A local for a symbol, which it has until its range ends. */
  #takeLocal(symbol: number): number {
    const type = valTypeOf(this.#func.symbols[symbol].type);
    const end = this.#ranges[symbol];
    const isTemp = this.#func.symbols[symbol].kind === 't';
    const local = this.#locals.take(type);
    if (isTemp && this.#uses.block[symbol] >= 0) return local;
    const due = this.#due.get(end);
    if (due === undefined) this.#due.set(end, [{ type, local }]);
    else due.push({ type, local });
    return local;
  }

  #releaseLocals(event: number): void {
    const due = this.#due.get(event);
    if (due === undefined) return;
    for (const { type, local } of due) this.#locals.give(type, local);
    this.#due.delete(event);
  }

  /** Offsets of arrays and slots from the frame's base, which is 16-byte aligned. */
  #layOutFrame(): Frame | undefined {
    const offsets = new Map<number, number>();
    let size = 0;
    this.#func.symbols.forEach((symbol, i) => {
      if (symbol.kind !== 'l' || !('storage' in symbol)) return;
      const isArray = symbol.storage === 'array';
      size = alignUp(size, isArray ? 16 : Math.max(1, symbol.align));
      offsets.set(i, size);
      size += isArray ? symbol.count * 4 : symbol.size;
    });
    const allocates = this.#blocks.some((block) => block.instrs.some((instr) => instr.op === 'Alloca'));
    if (offsets.size === 0 && !allocates) return undefined;
    return { base: this.#locals.add('i32'), size: alignUp(size, 16), offsets };
  }

  #enter(): void {
    if (this.#frame === undefined) return;
    this.#body.mark(this.#func.span);
    this.#lowerStack(() => this.#body.i32(this.#frame?.size ?? 0));
    this.#body.local('local.set', this.#frame.base);
  }

  /** Subtracts bytes from the stack pointer, leaves the new one on the operand stack, traps at the end of the stack. */
  #lowerStack(pushSize: () => void): void {
    const body = this.#body;
    const size = this.#locals.take('i32');
    const top = this.#locals.take('i32');
    pushSize();
    body.local('local.set', size);
    body.global('global.get', this.#context.stackPointer);
    body.local('local.set', top);
    body.local('local.get', size);
    body.local('local.get', top);
    body.i32(lowestAddress);
    body.plain('i32.sub');
    body.plain('i32.gt_u');
    body.block('if');
    this.#context.writeTrap(body, 'stack-overflow');
    body.plain('end');
    body.local('local.get', top);
    body.local('local.get', size);
    body.plain('i32.sub');
    body.local('local.set', top);
    body.local('local.get', top);
    body.global('global.set', this.#context.stackPointer);
    body.local('local.get', top);
    this.#locals.give('i32', top);
    this.#locals.give('i32', size);
  }

  #leaveFrame(): void {
    if (this.#frame === undefined) return;
    this.#body.local('local.get', this.#frame.base);
    this.#body.i32(this.#frame.size);
    this.#body.plain('i32.add');
    this.#body.global('global.set', this.#context.stackPointer);
  }

  // Control

  #emitEvent(event: Event, isLast: boolean): void {
    const body = this.#body;
    switch (event.op) {
      case 'block':
      case 'loop':
        body.block(event.op);
        return this.#openLabel(event.label);
      case 'if':
        this.#emitCondition(event.block, event.negate);
        body.block('if');
        return this.#openLabel(event.label);
      case 'else':
        return body.plain('else');
      case 'end':
        this.#open.pop();
        return body.plain('end');
      case 'code':
        return this.#emitCode(event.block);
      case 'br':
        return body.label('br', this.#depthOf(event.label));
      case 'brIf':
        this.#emitCondition(event.block, event.negate);
        return body.label('br_if', this.#depthOf(event.label));
      case 'switch': {
        const { low, count } = this.#tableOf(event.block);
        this.#pushSelector(event.block, low, count);
        return body.labels('br_table', event.labels.map((label) => this.#depthOf(label)), this.#depthOf(event.label));
      }
      case 'set':
        body.i32(event.value);
        return body.local('local.set', this.#dispatch);
      case 'dispatch':
        body.local('local.get', this.#dispatch);
        return body.labels('br_table', event.labels.map((label) => this.#depthOf(label)), this.#depthOf(event.label));
      case 'leave':
        return this.#emitLeave(event.block, isLast);
      default:
        unreachable(event);
    }
  }

  #openLabel(label: number): void {
    this.#place.set(label, this.#open.push(label) - 1);
  }

  #depthOf(label: number): number {
    const place = this.#place.get(label);
    if (place === undefined || this.#open[place] !== label) throw new InternalError('a jump to a label that is not open', 'wasm');
    return this.#open.length - 1 - place;
  }

  /** The instructions of a block. What its terminator reads stays pending: the terminator's event is the next. */
  #emitCode(node: number): void {
    if (node >= this.#blocks.length) return;
    const { instrs, end } = this.#blocks[node];
    this.#tested.clear();
    for (const instr of instrs) this.#emitInstr(instr);
    this.#ending = undefined;
    const terminator = this.#flow.terminator(node);
    const isTested = end.op === 'Switch' ? this.#flow.tests[node] !== undefined : terminator.kind !== 'branch' || terminator.then !== terminator.otherwise;
    const ending = this.#pending.take(end, ascendingOrder(operandsOf(end)));
    this.#pending.flush();
    this.#span = end.span;
    if (!isTested || end.op === 'Switch') this.#emitUnusual(node, ending, isTested);
    else this.#ending = ending;
  }

  /** A switch puts its operand into a local, because several tests may need it; an operand that decides nothing is dropped. */
  #emitUnusual(node: number, ending: Tree, isTested: boolean): void {
    const operand = operandsOf(ending.instr)[0];
    this.#pushOperand(operand, ending.kids[0]);
    if (!isTested) return this.#body.plain('drop');
    const type = valTypeOf(this.#typeOf(operand));
    const local = this.#locals.add(type);
    this.#body.local('local.set', local);
    this.#selectors.set(node, local);
  }

  #tableOf(node: number): SwitchTest & { kind: 'table' } {
    const test = this.#flow.tests[node];
    if (test?.kind !== 'table') throw new InternalError('a switch without a table', 'wasm');
    return test;
  }

  #pushSelectorLocal(block: number): 'i32' | 'i64' {
    this.#body.local('local.get', this.#selectors.get(block) ?? -1);
    return this.#typeOf(operandsOf(this.#blocks[block].end)[0]) === 'i64' ? 'i64' : 'i32';
  }

  /** The selector of a table: the operand minus the lowest value; every i64 beyond the table becomes its length. */
  #pushSelector(node: number, low: bigint, count: number): void {
    const body = this.#body;
    const test = this.#tableOf(node);
    const type = this.#pushSelectorLocal(test.block);
    if (low !== 0n) {
      if (type === 'i32') body.i32(Number(low));
      else body.i64(low);
      body.plain(`${type}.sub`);
    }
    if (type === 'i32') return;
    const local = this.#locals.take('i64');
    body.local('local.set', local);
    body.local('local.get', local);
    body.plain('i32.wrap_i64');
    body.i32(count);
    body.local('local.get', local);
    body.i64(BigInt(count));
    body.plain('i64.lt_u');
    body.plain('select');
    this.#locals.give('i64', local);
  }

  #emitCondition(node: number, negate: boolean): void {
    const test = this.#flow.tests[node];
    if (test !== undefined) return this.#emitTest(test, negate);
    const ending = this.#ending;
    if (ending === undefined) throw new InternalError('a condition away from its block', 'wasm');
    this.#ending = undefined;
    this.#body.mark(this.#span);
    const kid = ending.kids[0];
    const instr = kid?.instr;
    if (kid === undefined || instr === undefined || !isCalcOp(instr.op)) {
      this.#pushOperand(operandsOf(ending.instr)[0], kid);
      if (negate) this.#body.plain('i32.eqz');
      return;
    }
    this.#emitTruth(kid, negate);
  }

  /** A tree as a condition: comparisons with 0 disappear, negations turn the comparison round. */
  #emitTruth(tree: Tree, negate: boolean): void {
    const { instr, kids } = tree;
    const operands = operandsOf(instr);
    const comparesZero = operands.length === 2 && operands[1].kind === 'v' && operands[1].value === 0;
    if (instr.op === 'NotI' || (comparesZero && (instr.op === 'EqualI' || instr.op === 'NotEqualI'))) {
      const turned = negate !== (instr.op !== 'NotEqualI');
      const kid = kids[0];
      if (kid !== undefined && isCalcOp(kid.instr.op)) return this.#emitTruth(kid, turned);
      this.#pushOperand(operands[0], kid);
      if (turned) this.#body.plain('i32.eqz');
      return;
    }
    const opposite = negate && isCalcOp(instr.op) ? oppositeOf(instr.op) : undefined;
    const plain = opposite === undefined ? undefined : plainCalc[opposite];
    if (plain !== undefined) {
      this.#pushOperands(tree, ascendingOrder(operands));
      this.#body.mark(instr.span);
      this.#body.plain(plain);
      return;
    }
    this.#emitTree(tree);
    if (negate) this.#body.plain('i32.eqz');
  }

  #emitTest(test: SwitchTest, negate: boolean): void {
    if (test.kind === 'table') throw new InternalError('a table as a condition', 'wasm');
    const body = this.#body;
    const type = this.#pushSelectorLocal(test.block);
    if (type === 'i32') body.i32(Number(test.value));
    else body.i64(test.value);
    if (test.kind === 'equal') body.plain(`${type}.${negate ? 'ne' : 'eq'}`);
    else body.plain(`${type}.${negate ? 'ge_s' : 'lt_s'}`);
  }

  #emitLeave(node: number, isLast: boolean): void {
    const ending = this.#ending;
    if (ending === undefined) throw new InternalError('a terminator away from its block', 'wasm');
    this.#ending = undefined;
    const { end } = this.#blocks[node];
    if (end.op === 'Trap') {
      this.#body.mark(end.span);
      return this.#context.writeTrap(this.#body, end.trap);
    }
    this.#pushOperands(ending, ascendingOrder(operandsOf(end)));
    this.#body.mark(end.span);
    this.#leaveFrame();
    if (!isLast) this.#body.plain('return');
  }

  // Instructions

  #emitInstr(instr: Instr): void {
    const dests = destsOf(instr);
    const order = orderOf(instr);
    if (dests.length === 1 && dests[0].kind === 't' && this.#isStackable(dests[0].index)) {
      this.#pending.defer(instr, dests[0].index, order);
      return;
    }
    const tree = this.#pending.take(instr, order);
    this.#emitTree(tree);
    if (dests.length === 0) this.#dropResults(instr);
    for (let i = dests.length - 1; i >= 0; i--) this.#store(dests[i]);
  }

  #isStackable(temp: number): boolean {
    return this.#uses.count[temp] === 1 && this.#uses.block[temp] >= 0;
  }

  #dropResults(instr: Instr): void {
    const results = instr.op === 'Call' ? this.#context.module.funcs[instr.func].results : instr.op === 'ICall' ? instr.signature.results : [];
    for (let i = 0; i < results.length; i++) this.#body.plain('drop');
  }

  #materialise(tree: Tree): void {
    this.#emitTree(tree);
    this.#store({ kind: 't', index: tree.temp });
  }

  /** Pops the top of the operand stack into a destination. */
  #store(dest: Dest): void {
    const { index } = dest;
    if (dest.kind !== 'g') this.#tested.delete(index);
    if (dest.kind === 'g') return this.#body.global('global.set', this.#context.globalIndex(index));
    if (dest.kind === 't' && this.#uses.count[index] === 0) return this.#body.plain('drop');
    if (this.#localOf[index] < 0) this.#localOf[index] = this.#takeLocal(index);
    this.#body.local('local.set', this.#localOf[index]);
  }

  #typeOf(operand: Operand): ValueType {
    return operandType(this.#context.module, this.#func, operand);
  }

  /** Recursion is bounded by the depth of trees (`trees.ts`). */
  #pushOperands(tree: Tree, order: readonly number[]): void {
    const operands = operandsOf(tree.instr);
    for (const k of order) this.#pushOperand(operands[k], tree.kids[k]);
  }

  #pushOperand(operand: Operand, tree: Tree | undefined): void {
    if (tree !== undefined) this.#emitTree(tree);
    else if (operand.kind === 't') this.#pushTemp(operand.index);
    else if (operand.kind === 'v') this.#pushConstant(operand);
    else if (operand.kind === 'f') this.#pushAddress(tableIndexOf(operand.index));
    else if (operand.kind === 'g') this.#pushGlobal(operand);
    else if (this.#localOf[operand.index] >= 0) this.#body.local('local.get', this.#localOf[operand.index]);
    else this.#pushFrameAddress(operand.index);
  }

  /** After the last use of a temporary that lives in one block, its local is free. */
  #pushTemp(temp: number): void {
    const local = this.#localOf[temp];
    if (local < 0) throw new InternalError(`t${temp} is used before it is defined`, `wasm: ${this.#func.name}`);
    this.#body.local('local.get', local);
    if (this.#uses.block[temp] < 0) return;
    this.#uses.count[temp]--;
    if (this.#uses.count[temp] > 0) return;
    this.#locals.give(valTypeOf(this.#func.symbols[temp].type), local);
  }

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

  #pushAddress(address: number): void {
    if (this.#context.module.pointerSize === 8) this.#body.i64(BigInt(address));
    else this.#body.i32(address);
  }

  #pushGlobal({ index, offset = 0 }: Extract<Operand, { kind: 'g' }>): void {
    const global = this.#context.module.globals[index];
    if (global.storage === 'scalar') return this.#body.global('global.get', this.#context.globalIndex(index));
    const address = this.#context.layout.addresses[index] + offset;
    if (global.storage === 'array') this.#body.i32(address);
    else this.#pushAddress(address);
  }

  #pushFrameAddress(symbol: number): void {
    const frame = this.#frame;
    const offset = frame?.offsets.get(symbol);
    if (frame === undefined || offset === undefined) throw new InternalError('a local without a place', `wasm: ${this.#func.name}`);
    this.#body.local('local.get', frame.base);
    if (offset > 0) {
      this.#body.i32(offset);
      this.#body.plain('i32.add');
    }
    if (this.#func.symbols[symbol].type === 'i64') this.#body.plain('i64.extend_i32_u');
  }

  #emitTree(tree: Tree): void {
    const { instr } = tree;
    if (isCalcOp(instr.op)) return this.#emitCalc(tree);
    switch (instr.op) {
      case 'Assign':
        return this.#pushOperand(instr.operands[0], tree.kids[0]);
      case 'Load': {
        const offset = this.#pushLocation(tree, instr.offset);
        this.#body.mark(instr.span);
        const name = loadInstruction(instr.mem, valTypeOf(this.#typeOf(instr.dest)));
        return this.#body.memory(name, offset);
      }
      case 'Store': {
        const offset = this.#pushLocation(tree, instr.offset);
        this.#pushOperand(instr.operands[1], tree.kids[1]);
        this.#body.mark(instr.span);
        return this.#body.memory(storeInstruction(instr.mem, valTypeOf(this.#typeOf(instr.operands[1]))), offset);
      }
      case 'ArrayLoad': {
        const offset = this.#pushElement(tree);
        this.#body.mark(instr.span);
        return this.#body.memory(this.#typeOf(instr.operands[0]) === 'f32*' ? 'f32.load' : 'i32.load', offset, 2);
      }
      case 'ArrayStore': {
        const offset = this.#pushElement(tree);
        this.#pushOperand(instr.operands[2], tree.kids[2]);
        this.#body.mark(instr.span);
        return this.#body.memory(this.#typeOf(instr.operands[0]) === 'f32*' ? 'f32.store' : 'i32.store', offset, 2);
      }
      case 'Copy':
      case 'Fill':
        return this.#emitBulk(tree, instr.op);
      case 'Alloca':
        return this.#emitAlloca(tree);
      case 'Call':
        return this.#emitCall(tree, instr.func);
      case 'ICall':
        return this.#emitIndirectCall(tree);
      default:
        throw new InternalError(`${instr.op} among the instructions of a block`, `wasm: ${this.#func.name}`);
    }
  }

  #emitCalc(tree: Tree): void {
    const { instr } = tree;
    if (!isCalcOp(instr.op) || !('dest' in instr)) return;
    const { op } = instr;
    const operands = operandsOf(instr);
    const target = {
      body: this.#body,
      takeLocal: (type: ValType) => this.#locals.take(type),
      giveLocal: (type: ValType, local: number) => this.#locals.give(type, local),
      callHelper: (name: 'fmod') => this.#body.func('call', this.#context.helper(name)),
    };
    const isPointerSum = op === 'AddI' && valTypeOf(this.#typeOf(operands[0])) !== this.#typeOf(operands[0]);
    beginCalc(target, op);
    this.#pushOperands(tree, operandOrder(op));
    this.#body.mark(instr.span);
    if (isPointerSum) this.#scaleIndex();
    finishCalc(target, { op, operands });
  }

  #scaleIndex(): void {
    this.#body.i32(2);
    this.#body.plain('i32.shl');
  }

  /** Pushes an address as i32, prepared so that null traps; returns the constant offset of the access. */
  #pushLocation({ instr, kids: [tree] }: Tree, offset: number): number {
    const body = this.#body;
    const [address] = operandsOf(instr);
    const known = this.#knownAddress(address);
    if (known !== undefined && known + offset < 2 ** 32) {
      body.i32(0);
      return known + offset;
    }
    const frame = address.kind === 'l' ? this.#frame?.offsets.get(address.index) : undefined;
    if (frame !== undefined) {
      body.local('local.get', this.#frame?.base ?? 0);
      return frame + offset;
    }
    const sum = this.#splitSum(address, tree);
    this.#pushOperand(sum.operand, sum.tree);
    body.mark(instr.span);
    if (this.#typeOf(address) === 'i64') body.plain('i32.wrap_i64');
    const symbol = sum.tree === undefined ? symbolOf(sum.operand) : -1;
    if (this.#context.guardsNull && (this.#chased.has(symbol) || sum.tree?.instr.op === 'Load')) {
      this.#testNull(symbol);
      return offset + sum.constant;
    }
    return this.#guardNull(offset + sum.constant);
  }

  /**
   * Compares the address on the operand stack with the lowest one; the value of a symbol (-1 for other values) only once in
   * a block.
   */
  #testNull(symbol: number): void {
    if (this.#tested.has(symbol)) return;
    if (symbol >= 0) this.#tested.add(symbol);
    const address = this.#locals.take('i32');
    this.#body.local('local.set', address);
    this.#body.local('local.get', address);
    this.#body.i32(lowestAddress);
    this.#body.plain('i32.lt_u');
    this.#body.block('if');
    this.#context.writeTrap(this.#body, 'null-pointer');
    this.#body.plain('end');
    this.#body.local('local.get', address);
    this.#locals.give('i32', address);
  }

  /** An address that is a constant: a global in memory. */
  #knownAddress(address: Operand): number | undefined {
    if (address.kind !== 'g') return undefined;
    const base = this.#context.layout.addresses[address.index];
    return base < 0 ? undefined : base + (address.offset ?? 0);
  }

  /**
   * A pointer plus a small constant: the constant joins the offset of the access. It must be below the lowest address:
   * then a sum that is a valid address has not wrapped.
   */
  #splitSum(operand: Operand, tree: Tree | undefined): { operand: Operand; tree: Tree | undefined; constant: number } {
    const { instr } = tree ?? {};
    if (tree !== undefined && (instr?.op === 'AddL' || instr?.op === 'AddI')) {
      const [base, addend] = operandsOf(tree.instr);
      const constant = addend.kind === 'v' ? Number(addend.value) : -1;
      if (constant >= 0 && constant < lowestAddress && !this.#typeOf(base).endsWith('*')) {
        return { operand: base, tree: tree.kids[0], constant };
      }
    }
    return { operand, tree, constant: 0 };
  }

  #guardNull(offset: number): number {
    if (!this.#context.guardsNull || offset + lowestAddress >= 2 ** 32) return offset;
    this.#body.i32(lowestAddress);
    this.#body.plain('i32.sub');
    return offset + lowestAddress;
  }

  /** The address of an array element, operands 0 and 1 of an array access. */
  #pushElement(tree: Tree): number {
    const [array, index] = operandsOf(tree.instr);
    const body = this.#body;
    const known = this.#knownAddress(array);
    if (known === undefined) this.#pushOperand(array, tree.kids[0]);
    if (index.kind === 'v') body.i32(Number(index.value) * 4);
    else {
      this.#pushOperand(index, tree.kids[1]);
      this.#scaleIndex();
    }
    if (known !== undefined) {
      body.i32(known - (this.#context.guardsNull ? lowestAddress : 0));
      body.plain('i32.add');
      return this.#context.guardsNull ? lowestAddress : 0;
    }
    body.plain('i32.add');
    return array.kind === 'l' && this.#frame?.offsets.has(array.index) ? 0 : this.#guardNull(0);
  }

  /** Lengths and values are i32; addresses may be i64. */
  #emitBulk(tree: Tree, op: 'Copy' | 'Fill'): void {
    const operands = operandsOf(tree.instr);
    operands.forEach((operand, k) => {
      this.#pushOperand(operand, tree.kids[k]);
      if (this.#typeOf(operand) === 'i64') this.#body.plain('i32.wrap_i64');
    });
    this.#body.mark(tree.instr.span);
    if (this.#context.guardsNull) this.#body.func('call', this.#context.helper(op === 'Copy' ? 'copy' : 'fill'));
    else if (op === 'Copy') this.#body.memoryCopy('memory.copy');
    else this.#body.memoryIndex('memory.fill');
  }

  /** The size, rounded up to 16; a size that does not fit is more than the stack has. */
  #emitAlloca(tree: Tree): void {
    const body = this.#body;
    const [size] = operandsOf(tree.instr);
    const isWide = this.#typeOf(size) === 'i64';
    this.#lowerStack(() => {
      this.#pushOperand(size, tree.kids[0]);
      body.mark(tree.instr.span);
      if (isWide) this.#clampSize();
      else this.#roundSize();
    });
    if (isWide) body.plain('i64.extend_i32_u');
  }

  /** (size + 15) & -16, where a size near 2^32 stays there instead of wrapping. */
  #roundSize(): void {
    const body = this.#body;
    const size = this.#locals.take('i32');
    body.local('local.set', size);
    body.local('local.get', size);
    body.i32(15);
    body.plain('i32.add');
    body.i32(-16);
    body.plain('i32.and');
    body.i32(-16);
    body.local('local.get', size);
    body.i32(-16);
    body.plain('i32.lt_u');
    body.plain('select');
    this.#locals.give('i32', size);
  }

  #clampSize(): void {
    const body = this.#body;
    const size = this.#locals.take('i64');
    body.local('local.set', size);
    body.local('local.get', size);
    body.plain('i32.wrap_i64');
    body.i32(-1);
    body.local('local.get', size);
    body.i64(0x7fffffffn);
    body.plain('i64.le_u');
    body.plain('select');
    this.#locals.give('i64', size);
    this.#roundSize();
  }

  /** Arguments of host functions are converted to the types in which the host takes them. */
  #emitCall(tree: Tree, func: number): void {
    const border = this.#context.borderOf(func);
    operandsOf(tree.instr).forEach((operand, k) => {
      this.#pushOperand(operand, tree.kids[k]);
      const convert = border?.params[k];
      if (convert !== undefined) this.#body.plain(convert);
    });
    this.#body.mark(tree.instr.span);
    this.#body.func('call', this.#context.funcIndex(func));
    if (border?.result !== undefined) this.#body.plain(border.result);
  }

  #emitIndirectCall(tree: Tree): void {
    const { instr } = tree;
    if (instr.op !== 'ICall') return;
    this.#pushOperands(tree, orderOf(instr));
    if (this.#typeOf(instr.operands[0]) === 'i64') this.#body.plain('i32.wrap_i64');
    this.#body.mark(instr.span);
    this.#body.callIndirect('call_indirect', this.#context.typeOf(instr.signature));
  }
}

/** The part of the stack that belongs to one call. */
interface Frame {
  /** The local that holds the frame's address. */
  readonly base: number;
  readonly size: number;
  readonly offsets: ReadonlyMap<number, number>;
}

/** The number of a parameter, local or temporary; -1 for other operands. */
function symbolOf(operand: Operand): number {
  return operand.kind === 't' || operand.kind === 'l' || operand.kind === 'p' ? operand.index : -1;
}

/** The order in which an instruction's operands are pushed. */
function orderOf(instr: Instr): readonly number[] {
  if (isCalcOp(instr.op)) return operandOrder(instr.op);
  const order = ascendingOrder(operandsOf(instr));
  return instr.op === 'ICall' ? [...order.slice(1), 0] : order;
}

function ascendingOrder(operands: readonly Operand[]): number[] {
  return operands.map((_, k) => k);
}

function vectorBytes(bits: bigint): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, i) => Number(BigInt.asUintN(8, bits >> BigInt(8 * i))));
}
