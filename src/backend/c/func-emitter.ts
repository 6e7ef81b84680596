/**
 * One function of the linear IR as a function of C: its control flow, in the order of the structured form (structure.ts). What
 * is in the blocks is the matter of `tree-writer.ts`, how jumps look that of `lines.ts`.
 *
 *     block … end L     what jumps to L goes on behind the end: `break` if only a loop ends there, else `goto`
 *     loop              for (;;), while or do; deeper than `deepestBraces` a label alone
 *     switch            a `switch` of jumps
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import { buildBlocks } from '../../linear/cfg.ts';
import { operandsOf } from '../../linear/instr.ts';
import type { Block, Func } from '../../linear/nodes.ts';
import { flowOfBlocks, type BlockFlow, type NodeTest } from '../block-flow.ts';
import { structure, type Event } from '../structure.ts';
import type { Tree } from '../trees.ts';
import type { FileContext } from './context.ts';
import { as, integer, within, levels, type Expr } from './expr.ts';
import { Lines } from './lines.ts';
import { negated } from './negation.ts';
import { TreeWriter } from './tree-writer.ts';

/** Compilers of C99 need only understand 127 blocks in each other; arms of `if` and parentheses take their share. */
const deepestBraces = 50;

/** A function with a body, in linear or block form, as C; `result` is the type of what it returns. */
export function emitFunc(context: FileContext, index: number, result: string): string {
  return new FuncEmitter(context, index).emit(result);
}

class FuncEmitter {
  readonly #func: Func;
  readonly #name: string;
  readonly #blocks: readonly Block[];
  readonly #flow: BlockFlow;
  readonly #events: readonly Event[];
  readonly #lines = new Lines();
  /** The directive for where the function begins. */
  #start = '';
  readonly #trees: TreeWriter;
  readonly #dispatch: string | undefined;
  /** What the current block's terminator reads. */
  #ending: Tree | undefined;
  /** The variables that hold operands of switches, by block. */
  readonly #selectors = new Map<number, Expr>();
  /** What is open: how each construct is closed. */
  readonly #open: ('loop' | 'if' | 'nothing')[] = [];

  constructor(context: FileContext, index: number) {
    const func = context.module.funcs[index];
    if (func.form === 'ssa') throw new InternalError('leave SSA form first', `c: ${func.name}`);
    this.#func = func;
    this.#blocks = func.form === 'linear' ? buildBlocks(func.instrs).blocks : func.blocks;
    this.#flow = flowOfBlocks(this.#blocks);
    const { events, hasDispatch } = structure(this.#flow);
    this.#events = events;
    this.#trees = new TreeWriter(context, index, this.#blocks, this.#lines);
    this.#name = context.functionName(index);
    this.#dispatch = hasDispatch ? this.#trees.variable('way', 'i32') : undefined;
  }

  emit(result: string): string {
    const head = `static ${result} ${this.#name}(${this.#trees.params.join(', ') || 'void'})`;
    this.#trees.begin();
    this.#start = this.#lines.place ?? '';
    for (const [i, event] of this.#events.entries()) this.#emitEvent(event, i);
    const declared = this.#trees.declarations();
    const place = this.#lines.place;
    const lines = [`${head} {`, ...declared, this.#lines.toString(), '}'];
    if (place === undefined) return `${lines.join('\n')}\n`;
    // Debuggers tell the lines of a function from those of its beginning and its end.
    const [start, end] = [this.#start, place];
    return `${[start, lines[0], ...declared.flatMap((line) => [start, line]), this.#lines.toString(), end, '}'].join('\n')}\n`;
  }

  #emitEvent(event: Event, at: number): void {
    const lines = this.#lines;
    switch (event.op) {
      case 'block':
        this.#open.push('nothing');
        return;
      case 'loop':
        return this.#openLoop(event.label, at);
      case 'if':
        lines.openIf(this.#condition(event.block, event.negate).text);
        this.#open.push('if');
        return;
      case 'else':
        return lines.else();
      case 'end':
        return this.#close(event.label);
      case 'code':
        return this.#emitCode(event.block);
      case 'br':
        return lines.addJump(event.label);
      case 'brIf': {
        const condition = this.#condition(event.block, event.negate);
        return lines.addJumpIf(event.label, condition, negated(condition));
      }
      case 'switch':
        return this.#emitSwitch(event);
      case 'set':
        return lines.add(`${this.#dispatch} = ${event.value};`);
      case 'dispatch':
        return this.#addTable(`${this.#dispatch}`, event, (i) => String(i));
      case 'leave':
        return this.#trees.leave(this.#takeEnding());
      default:
        unreachable(event);
    }
  }

  #openLoop(label: number, at: number): void {
    if (this.#lines.depth < deepestBraces) {
      this.#lines.openLoop(label, this.#labelsBehind(at, label));
      this.#open.push('loop');
    } else {
      this.#lines.label(label);
      this.#open.push('nothing');
    }
  }

  /** The labels of the blocks that end where a loop ends. */
  #labelsBehind(at: number, label: number): ReadonlySet<number> {
    const labels = new Set<number>();
    let end = this.#endOf(label, at) + 1;
    for (let event = this.#events[end]; event?.op === 'end' && !this.#isLoop(event.label); event = this.#events[++end])
      labels.add(event.label);
    return labels;
  }

  #ends: ReadonlyMap<number, number> | undefined;
  #loopLabels: ReadonlySet<number> | undefined;

  #endOf(label: number, at: number): number {
    this.#ends ??= new Map(this.#events.flatMap((event, i) => (event.op === 'end' ? [[event.label, i]] : [])));
    return this.#ends.get(label) ?? at;
  }

  /** The end of an arm is nothing that one breaks out of, but control passes it. */
  #isLoop(label: number): boolean {
    this.#loopLabels ??= new Set(this.#events.flatMap((event) => (event.op === 'loop' ? [event.label] : [])));
    return this.#loopLabels.has(label);
  }

  #close(label: number): void {
    const kind = this.#open.pop();
    if (kind === 'loop') this.#lines.closeLoop();
    else if (kind === 'if') this.#lines.closeIf();
    else this.#lines.label(label);
  }

  /** The instructions of a block. What its terminator reads stays pending: the terminator's event is the next. */
  #emitCode(node: number): void {
    if (node >= this.#blocks.length) return;
    const { terminator } = this.#blocks[node];
    const ending = this.#trees.emitBlock(this.#blocks[node]);
    const way = this.#flow.terminator(node);
    if (terminator.op === 'Switch') {
      const isTested = this.#flow.tests[node] !== undefined;
      const operand = this.#trees.operand(operandsOf(terminator)[0], ending.kids[0]);
      if (isTested) this.#selectors.set(node, this.#trees.keep(operand));
      else this.#trees.drop(operand);
    } else if (way.kind === 'branch' && way.then === way.otherwise)
      this.#trees.drop(this.#trees.operand(operandsOf(terminator)[0], ending.kids[0]));
    else this.#ending = ending;
  }

  #takeEnding(): Tree {
    const ending = this.#ending;
    if (ending === undefined) throw new InternalError('a terminator away from its block', `c: ${this.#func.name}`);
    this.#ending = undefined;
    return ending;
  }

  /** The condition of a branch; `negate`: its opposite. */
  #condition(node: number, negate: boolean): Expr {
    const test = this.#flow.tests[node];
    const condition = test === undefined ? this.#ownCondition() : this.#testOf(test);
    return negate ? negated(condition) : condition;
  }

  #ownCondition(): Expr {
    const { instr, kids } = this.#takeEnding();
    return this.#trees.operand(operandsOf(instr)[0], kids[0]);
  }

  #selector(block: number): Expr {
    const selector = this.#selectors.get(block);
    if (selector === undefined) throw new InternalError('a switch without its operand', `c: ${this.#func.name}`);
    return selector;
  }

  /** One test of a switch: compares its operand with a value; values of switches are signed. */
  #testOf({ block, test }: NodeTest): Expr {
    if (test.kind === 'table') throw new InternalError('a table as a condition', 'c');
    const selector = this.#selector(block);
    const type = selector.type === 'i64' ? 'i64' : 'i32';
    const sign = test.kind === 'equal' ? '==' : '<';
    const value = integer(test.value, type).text;
    return { text: `${within(as(type, selector), levels.unary)} ${sign} ${value}`, level: levels.compare, type: 'i32' };
  }

  #emitSwitch(event: Extract<Event, { op: 'switch' }>): void {
    const { block, test } = this.#flow.tests[event.block] ?? {};
    if (block === undefined || test?.kind !== 'table') throw new InternalError('a switch without a table', 'c');
    const selector = this.#selector(block);
    const type = selector.type === 'i64' ? 'i64' : 'i32';
    this.#addTable(selector.text, event, (i) => integer(test.low + BigInt(i), type).text);
  }

  /** Values that lead to the same place stand together; those that lead to the default are not written. */
  #addTable(
    selector: string,
    { labels, label }: Extract<Event, { op: 'switch' | 'dispatch' }>,
    value: (i: number) => string,
  ): void {
    const lines = this.#lines;
    const cases = new Map<number, string[]>();
    labels.forEach((target, i) => {
      if (target === label) return;
      const known = cases.get(target);
      if (known === undefined) cases.set(target, [value(i)]);
      else known.push(value(i));
    });
    lines.add(`switch (${selector}) {`);
    for (const [target, values] of cases)
      lines.add(`${values.map((one) => `case ${one}:`).join(' ')} goto ${lines.nameOf(target)};`);
    lines.add(`default: goto ${lines.nameOf(label)};`);
    lines.add('}');
  }
}
