/**
 * One function of the linear IR as a function body: its control flow.
 *
 * Blocks are written in the order of their structured form (`structure.ts`); what is inside them is the matter of
 * `tree-emitter.ts`. A block's terminator is written with the event that follows the block's code.
 *
 *     blocks    buildBlocks          the function in blocks
 *     narrow    narrowAddresses      addresses of 64 bits computed in 32
 *     facts     rangeFacts           which accesses always have a place, where the module is a file
 *     flow      flowOfBlocks         nodes that end in one or two ways, or a table; switches as tests
 *     events    structure            nested blocks, loops and ifs
 *     ranges    findLiveRanges       which symbols live where among the events
 *     symbols   SymbolLocals         which local each has; those whose ranges do not meet share one
 *     trees     TreeEmitter          what stays on the operand stack instead
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import { buildBlocks } from '../../linear/cfg.ts';
import { operandsOf } from '../../linear/instr.ts';
import type { Block, Func } from '../../linear/nodes.ts';
import { isCalcOp } from '../../linear/opcodes.ts';
import { flowOfBlocks, type BlockFlow, type NodeTest } from '../block-flow.ts';
import { findLiveRanges } from '../live-ranges.ts';
import { Locals } from '../locals.ts';
import { loopDepthOf, structure, type Event } from '../structure.ts';
import { SymbolLocals } from '../symbol-locals.ts';
import { countUses, type Tree } from '../trees.ts';
import { rangeFacts } from '../value-ranges.ts';
import { BodyWriter, type Note } from './body-writer.ts';
import { oppositeOf, plainCalc } from './calc.ts';
import { valTypeOf, writeTrap, type ModuleContext } from './context.ts';
import { Frame } from './frame.ts';
import type { ValType, WasmFunc } from './module.ts';
import { narrowAddresses } from './narrow.ts';
import { ascendingOrder, TreeEmitter } from './tree-emitter.ts';

/** A function with a body, in linear or block form, as WebAssembly; `notes` gets the numbers in it that depend on the module. */
export function emitFunc(context: ModuleContext, func: Func, notes?: Note[]): WasmFunc {
  return new FuncEmitter(context, func, notes).emit();
}

/** One function on its way: made, asked once for its code, thrown away. */
class FuncEmitter {
  readonly #context: ModuleContext;
  readonly #func: Func;
  readonly #blocks: readonly Block[];
  readonly #flow: BlockFlow;
  readonly #events: readonly Event[];
  readonly #body: BodyWriter;
  readonly #locals: Locals<ValType>;
  readonly #symbols: SymbolLocals<ValType>;
  readonly #frame: Frame | undefined;
  readonly #trees: TreeEmitter;
  /** The local that holds the dispatch variable, where there is one. */
  readonly #dispatch: number;
  /** What the current block's terminator reads. */
  #ending: Tree | undefined;
  /** Where the current block's terminator stands in the source. */
  #span: Span | undefined;
  /** Labels of the open constructs; `#place` is where each stands. */
  readonly #open: number[] = [];
  readonly #place = new Map<number, number>();
  /** The locals that hold switch operands, by block. */
  readonly #selectors = new Map<number, number>();

  constructor(context: ModuleContext, original: Func, notes: Note[] | undefined) {
    if (original.form === 'ssa') throw new InternalError('leave SSA form first', `wasm: ${original.name}`);
    const { func, blocks } = narrowAddresses(context.module, {
      func: original,
      blocks: original.form === 'linear' ? buildBlocks(original.instrs).blocks : original.blocks,
    });
    this.#body = new BodyWriter(notes);
    this.#context = context;
    this.#func = func;
    this.#blocks = blocks;
    const facts = context.asksRanges ? rangeFacts(context.module, context.layout, func, blocks) : undefined;
    this.#flow = flowOfBlocks(blocks);
    const { events, hasDispatch, dominators } = structure(this.#flow);
    const locals = new Locals<ValType>(func.params.length);
    const ranges = findLiveRanges(func, blocks, events, dominators);
    const symbols = new SymbolLocals(func, countUses(func, blocks), ranges, locals, valTypeOf);
    const frame = Frame.of(context, func, blocks, this.#body, locals);
    this.#events = events;
    this.#locals = locals;
    this.#symbols = symbols;
    this.#dispatch = hasDispatch ? locals.add('i32') : -1;
    this.#frame = frame;
    this.#trees = new TreeEmitter({ context, func, original, blocks, facts, body: this.#body, locals, symbols, frame });
  }

  emit(): WasmFunc {
    const body = this.#body;
    const { name, params, results, span } = this.#func;
    body.mark(span);
    if (this.#context.isMetered) this.#context.writeMeter(body);
    this.#context.telling?.enter(body, this.#func, this.#blocks, this.#locals);
    this.#frame?.enter();
    for (const [i, event] of this.#events.entries()) {
      this.#emitEvent(event, i);
      this.#symbols.endEvent(i);
    }
    if (this.#events.at(-1)?.op === 'end') body.plain('unreachable');
    body.plain('end');
    return {
      type: this.#context.typeOf({ params, results }),
      locals: this.#locals.types,
      code: body.toBytes(),
      marks: body.marks,
      name,
      localNames: this.#symbols.names(),
      loopDepth: loopDepthOf(this.#events),
    };
  }

  #emitEvent(event: Event, at: number): void {
    const body = this.#body;
    switch (event.op) {
      case 'block':
        body.block('block');
        return this.#openLabel(event.label);
      case 'loop':
        return this.#openLoop(event.label, at);
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
      case 'switch':
        this.#pushSelector(event.block);
        return this.#jumpByTable(event);
      case 'set':
        body.i32(event.value);
        return body.local('local.set', this.#dispatch);
      case 'dispatch':
        body.local('local.get', this.#dispatch);
        return this.#jumpByTable(event);
      case 'leave':
        return this.#emitLeave(event.block, at === this.#events.length - 1);
      default:
        unreachable(event);
    }
  }

  #openLoop(label: number, at: number): void {
    this.#body.block('loop');
    this.#openLabel(label);
    if (!this.#context.isMetered) return;
    this.#body.mark(this.#spanBehind(at));
    this.#context.writeMeter(this.#body);
  }

  #jumpByTable({ labels, label }: Extract<Event, { op: 'switch' | 'dispatch' }>): void {
    const depths = labels.map((target) => this.#depthOf(target));
    this.#body.labels('br_table', depths, this.#depthOf(label));
  }

  /** Where the program is when it begins an iteration of the loop that opens at an event. */
  #spanBehind(at: number): Span | undefined {
    for (let i = at + 1; i < this.#events.length; i++) {
      const event = this.#events[i];
      if (event.op === 'code' && event.block < this.#blocks.length) {
        const { instrs, terminator } = this.#blocks[event.block];
        return (instrs.at(0) ?? terminator).span;
      }
    }
    return undefined;
  }

  /** The construct that has just been opened is the one with this label. */
  #openLabel(label: number): void {
    this.#place.set(label, this.#open.push(label) - 1);
  }

  /** WebAssembly counts labels from the innermost open construct outwards. */
  #depthOf(label: number): number {
    const place = this.#place.get(label);
    if (place === undefined || this.#open[place] !== label)
      throw new InternalError('a jump to a label that is not open', 'wasm');
    return this.#open.length - 1 - place;
  }

  /** The instructions of a block. What its terminator reads stays pending: the terminator's event is the next. */
  #emitCode(node: number): void {
    if (node >= this.#blocks.length) return;
    const block = this.#blocks[node];
    const { terminator } = block;
    const ending = this.#trees.emitBlock(block);
    const way = this.#flow.terminator(node);
    const isTested =
      terminator.op === 'Switch'
        ? this.#flow.tests[node] !== undefined
        : way.kind !== 'branch' || way.then !== way.otherwise;
    this.#ending = undefined;
    this.#span = terminator.span;
    if (!isTested || terminator.op === 'Switch') this.#emitUnusual(node, ending, isTested);
    else this.#ending = ending;
  }

  /**
   * A switch puts its operand into a local, because several tests may need it; an operand that decides nothing is
   * dropped.
   */
  #emitUnusual(node: number, ending: Tree, isTested: boolean): void {
    const operand = operandsOf(ending.instr)[0];
    this.#trees.pushOperand(operand, ending.kids[0]);
    if (!isTested) return this.#body.plain('drop');
    const type = valTypeOf(this.#trees.typeOf(operand));
    const local = this.#locals.add(type);
    this.#body.local('local.set', local);
    this.#selectors.set(node, local);
  }

  /** The operand of a switch, from its local; the result is its type. */
  #pushSelectorLocal(block: number): 'i32' | 'i64' {
    this.#body.local('local.get', this.#selectors.get(block) ?? -1);
    return this.#trees.typeOf(operandsOf(this.#blocks[block].terminator)[0]) === 'i64' ? 'i64' : 'i32';
  }

  /** The selector of a table: the operand minus the lowest value; every i64 beyond the table becomes its length. */
  #pushSelector(node: number): void {
    const body = this.#body;
    const { block, test } = this.#flow.tests[node] ?? {};
    if (block === undefined || test?.kind !== 'table') throw new InternalError('a switch without a table', 'wasm');
    const { low } = test;
    const type = this.#pushSelectorLocal(block);
    if (low !== 0n) {
      if (type === 'i32') body.i32(Number(low));
      else body.i64(low);
      body.plain(`${type}.sub`);
    }
    if (type === 'i64') this.#clampSelector(test.targets.length);
  }

  /** i64 → i32: x < count ? x : count, unsigned. */
  #clampSelector(count: number): void {
    const body = this.#body;
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

  /** Pushes the condition of a branch, as i32; `negate`: its opposite. */
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
      this.#trees.pushOperand(operandsOf(ending.instr)[0], kid);
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
      this.#trees.pushOperand(operands[0], kid);
      if (turned) this.#body.plain('i32.eqz');
      return;
    }
    if (negate) this.#emitNegated(tree);
    else this.#trees.emitTree(tree);
  }

  /** The opposite comparison, where there is one that is one instruction; else the truth and a test for 0. */
  #emitNegated(tree: Tree): void {
    const { instr } = tree;
    const opposite = isCalcOp(instr.op) ? oppositeOf(instr.op) : undefined;
    const plain = opposite === undefined ? undefined : plainCalc(opposite);
    if (plain === undefined) {
      this.#trees.emitTree(tree);
      return this.#body.plain('i32.eqz');
    }
    this.#trees.pushOperands(tree, ascendingOrder(operandsOf(instr)));
    this.#body.mark(instr.span);
    this.#body.plain(plain);
  }

  /** One test of a switch: compares its operand with a value; values of switches are signed. */
  #emitTest({ block, test }: NodeTest, negate: boolean): void {
    if (test.kind === 'table') throw new InternalError('a table as a condition', 'wasm');
    const body = this.#body;
    const type = this.#pushSelectorLocal(block);
    if (type === 'i32') body.i32(Number(test.value));
    else body.i64(test.value);
    if (test.kind === 'equal') body.plain(`${type}.${negate ? 'ne' : 'eq'}`);
    else body.plain(`${type}.${negate ? 'ge_s' : 'lt_s'}`);
  }

  /** Return or trap. At the end of the body control leaves without a `return`. */
  #emitLeave(node: number, isLast: boolean): void {
    const ending = this.#ending;
    if (ending === undefined) throw new InternalError('a terminator away from its block', 'wasm');
    this.#ending = undefined;
    const { terminator } = this.#blocks[node];
    if (terminator.op === 'Trap') {
      this.#body.mark(terminator.span);
      return writeTrap(this.#context, this.#body, terminator.trap);
    }
    this.#trees.pushOperands(ending, ascendingOrder(operandsOf(terminator)));
    this.#body.mark(terminator.span);
    this.#frame?.leave();
    this.#context.telling?.leave(this.#body);
    if (!isLast) this.#body.plain('return');
  }
}
