/**
 * One function of the linear IR as a function of a language of text: its control flow, in the order of the structured form
 * (structure.ts). What is in the blocks is the matter of `tree-writer.ts`, how jumps look that of `lines.ts`.
 *
 *     block … end L     what jumps to L goes on behind the end: `break` if only a loop ends there, else by the label
 *     loop              for (;;), while or do; with `goto`, deeper than `deepestBraces`, a label alone
 *     switch            a `switch` of jumps
 *
 * Where jumps are breaks and braces would be too deep, a `switch` in a loop has the nodes of the graph as its cases:
 *
 *     for (;;) {
 *       switch (way) {
 *         case 0: {  …  way = a < b ? 1 : 7; continue;  }
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import { buildBlocks } from '../../linear/cfg.ts';
import { operandsOf } from '../../linear/instr.ts';
import type { Block, Func } from '../../linear/nodes.ts';
import { flowOfBlocks, type BlockFlow, type NodeTest } from '../block-flow.ts';
import { structure, type Event } from '../structure.ts';
import type { Tree } from '../trees.ts';
import { rangeFacts } from '../value-ranges.ts';
import type { Expr } from './expr.ts';
import { cutBlocks, divide, isLarge, type Parts } from './divide.ts';
import type { Division, Language, TextFile, TextTable } from './language.ts';
import { Lines, type BodyLines } from './lines.ts';
import { TreeWriter } from './tree-writer.ts';

/** A function with a body, in linear or block form, as text. */
export function emitFunc<T extends string>(file: TextFile, language: Language<T>, index: number): string {
  const text = new FuncEmitter(file, language, index).emit() ?? new FuncEmitter(file, language, index, true).emit();
  if (text === undefined) throw new InternalError('nested too deeply', `${language.name}: ${file.functionName(index)}`);
  return text;
}

class FuncEmitter<T extends string> {
  readonly #language: Language<T>;
  readonly #func: Func;
  readonly #name: string;
  readonly #blocks: readonly Block[];
  readonly #flow: BlockFlow;
  readonly #events: readonly Event[];
  readonly #lines: BodyLines;
  readonly #trees: TreeWriter<T>;
  readonly #dispatch: string | undefined;
  readonly #isFlat: boolean;
  /** The parts of a large function. */
  readonly #parts: Parts | undefined;
  /** What the current block's terminator reads. */
  #ending: Tree | undefined;
  /** The variables that hold operands of switches, by block. */
  readonly #selectors = new Map<number, Expr<T>>();
  /** What is open: how each construct is closed. */
  readonly #open: ('loop' | 'if' | 'block' | 'nothing')[] = [];

  constructor(file: TextFile, language: Language<T>, index: number, isFlat = false) {
    const func = file.module.funcs[index];
    if (func.form === 'ssa') throw new InternalError('leave SSA form first', `${language.name}: ${func.name}`);
    this.#func = func;
    this.#language = language;
    this.#lines = language.lines?.() ?? new Lines(language.jumps);
    const blocks = func.form === 'linear' ? buildBlocks(func.instrs).blocks : func.blocks;
    const isDivided = language.division !== undefined && isLarge(blocks, language.division);
    this.#blocks = isDivided ? cutBlocks(blocks, language.division) : blocks;
    this.#flow = flowOfBlocks(this.#blocks, language.switches);
    const { events, hasDispatch } = isDivided ? { events: [], hasDispatch: false } : structure(this.#flow);
    this.#events = events;
    this.#isFlat =
      isFlat || (language.jumps === 'break' && (depthOf(events) > language.deepestBraces || this.#hasLargeTable()));
    this.#parts = isDivided ? divide(this.#blocks, this.#flow.size, language.division) : undefined;
    const facts = language.asksRanges === true ? rangeFacts(file.module, file.layout, func, this.#blocks) : undefined;
    this.#trees = new TreeWriter(file, language, index, {
      blocks: this.#blocks,
      lines: this.#lines,
      isDivided,
      facts,
    });
    this.#name = file.functionName(index);
    this.#dispatch = isDivided
      ? this.#trees.takeName('way')
      : hasDispatch || this.#isFlat
        ? this.#trees.variable('way', 'i32')
        : undefined;
  }

  #hasLargeTable(): boolean {
    const most = this.#language.lookUp?.most ?? Infinity;
    return this.#flow.tests.some((node) => node?.test.kind === 'table' && node.test.targets.length > most);
  }

  /** Undefined: the language does not take it so deep. */
  emit(): string | undefined {
    const { division } = this.#language;
    if (this.#parts !== undefined && division !== undefined) return this.#emitParts(this.#parts, division);
    const head = this.#language.head(this.#func, this.#name, this.#trees.params);
    this.#trees.begin();
    if (this.#isFlat) this.#emitNodes();
    else for (const [i, event] of this.#events.entries()) this.#emitEvent(event, i);
    return this.#lines.text(head, this.#trees.declarations(), (name) => this.#trees.takeName(name));
  }

  #emitEvent(event: Event, at: number): void {
    const lines = this.#lines;
    switch (event.op) {
      case 'block':
        return this.#openBlock(event.label);
      case 'loop':
        return this.#openLoop(event.label, at);
      case 'if':
        lines.openIf(this.#test(event.block, event.negate));
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
        const language = this.#language;
        const opposite = language.condition(language.negated(condition));
        return lines.addJumpIf(event.label, language.condition(condition), opposite);
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

  #openBlock(label: number): void {
    const { jumps, bracesBlocks, deepestBraces } = this.#language;
    const isBraced = jumps === 'break' || (bracesBlocks === true && this.#lines.depth < deepestBraces);
    if (isBraced) this.#lines.openBlock(label);
    this.#open.push(isBraced ? 'block' : 'nothing');
  }

  #openLoop(label: number, at: number): void {
    const { jumps, deepestBraces } = this.#language;
    if (jumps === 'break' || this.#lines.depth < deepestBraces) {
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
    else if (kind === 'if') this.#lines.close();
    else if (kind === 'block') this.#lines.closeBlock(label);
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
    if (ending === undefined)
      throw new InternalError('a terminator away from its block', `${this.#language.name}: ${this.#func.name}`);
    this.#ending = undefined;
    return ending;
  }

  /** The condition of a branch; `negate`: its opposite. */
  #condition(node: number, negate: boolean): Expr<T> {
    const test = this.#flow.tests[node];
    const condition = test === undefined ? this.#ownCondition() : this.#testOf(test);
    return negate ? this.#language.negated(condition) : condition;
  }

  #test(node: number, negate: boolean): Expr<T> {
    return this.#language.condition(this.#condition(node, negate));
  }

  #ownCondition(): Expr<T> {
    const { instr, kids } = this.#takeEnding();
    return this.#trees.operand(operandsOf(instr)[0], kids[0]);
  }

  #selector(block: number): Expr<T> {
    const selector = this.#selectors.get(block);
    if (selector === undefined)
      throw new InternalError('a switch without its operand', `${this.#language.name}: ${this.#func.name}`);
    return selector;
  }

  /** One test of a switch: compares its operand with a value; values of switches are signed. */
  #testOf({ block, test }: NodeTest): Expr<T> {
    if (test.kind === 'table') throw new InternalError('a table as a condition', this.#language.name);
    return this.#language.compareCase(test.kind === 'equal' ? '==' : '<', this.#selector(block), test.value);
  }

  #emitSwitch(event: Extract<Event, { op: 'switch' }>): void {
    const { selector, value } = this.#tableOf(event.block);
    this.#addTable(selector, event, value);
  }

  /** The operand of a switch by a table, and the value of its case number i. */
  #tableOf(node: number): TextTable {
    const { block, test } = this.#flow.tests[node] ?? {};
    if (block === undefined || test?.kind !== 'table')
      throw new InternalError('a switch without a table', this.#language.name);
    const selector = this.#selector(block);
    const own = this.#language.table?.(selector, test.low);
    if (own !== undefined) return own;
    const type = this.#trees.isWide(selector) ? 'i64' : 'i32';
    const number = (i: number): bigint => test.values?.[i] ?? test.low + BigInt(i);
    return { selector: selector.text, value: (i) => this.#language.integer(number(i), type).text };
  }

  /** Values that lead to the same place stand together; those that lead to the default are not written. */
  #addTable(
    selector: string,
    { labels, label }: Extract<Event, { op: 'switch' | 'dispatch' }>,
    value: (i: number) => string,
  ): void {
    this.#lines.addTable(selector, [...casesOf(labels, label, value)], label);
  }

  // As a switch over the nodes of the graph

  #emitNodes(): void {
    const lines = this.#lines;
    lines.openNodes(this.#dispatch ?? '');
    for (let node = 0; node < this.#flow.size; node++) this.#emitNode(node);
    lines.closeNodes();
  }

  #emitParts({ starts }: Parts, division: Division): string {
    this.#trees.begin();
    const takeAll = (): string[] => this.#lines.takeAll?.() ?? [];
    const begin = takeAll();
    const parts = starts.map((from, k) => {
      for (let node = from; node < (starts[k + 1] ?? this.#flow.size); node++) this.#emitNode(node);
      return takeAll().join('\n');
    });
    return division.join({
      name: this.#name,
      signature: this.#func,
      params: this.#trees.params,
      names: this.#trees.paramNames,
      fields: this.#trees.declarations(),
      begin,
      constants: this.#trees.constants,
      way: this.#dispatch ?? '',
      parts,
    });
  }

  /** The number of a node as a case. */
  #numberOf(node: number): number {
    return this.#parts?.numbers[node] ?? node;
  }

  #emitNode(node: number): void {
    this.#lines.openNode(this.#numberOf(node));
    this.#emitCode(node);
    this.#emitWay(node);
    this.#lines.close();
  }

  #emitWay(node: number): void {
    const way = this.#flow.terminator(node);
    switch (way.kind) {
      case 'leave':
        return this.#trees.leave(this.#takeEnding());
      case 'jump':
        return this.#goOn(way.target);
      case 'branch': {
        if (way.then === way.otherwise) return this.#goOn(way.then);
        this.#lines.openIf(this.#test(node, false));
        this.#goOn(way.then);
        this.#lines.else();
        this.#goOn(way.otherwise);
        return this.#lines.close();
      }
      case 'switch':
        return this.#addWays(node, way.targets, way.otherwise);
      default:
        unreachable(way);
    }
  }

  #goOn(target: number): void {
    this.#lines.add(`${this.#dispatch} = ${this.#numberOf(target)};`);
    this.#lines.add('continue;');
  }

  #addWays(node: number, targets: readonly number[], otherwise: number): void {
    const { lookUp } = this.#language;
    if (lookUp !== undefined && targets.length > lookUp.most) this.#lookUp(node, targets, otherwise);
    else this.#chooseWay(node, targets, otherwise);
    this.#lines.add('continue;');
  }

  #chooseWay(node: number, targets: readonly number[], otherwise: number): void {
    const { selector, value } = this.#tableOf(node);
    this.#lines.add(`switch (${selector}) {`);
    for (const [target, values] of casesOf(targets, otherwise, value))
      this.#lines.add(
        `${values.map((one) => `case ${one}:`).join(' ')} ${this.#dispatch} = ${this.#numberOf(target)}; break;`,
      );
    this.#lines.add(`default: ${this.#dispatch} = ${this.#numberOf(otherwise)}; break;`);
    this.#lines.add('}');
  }

  #lookUp(node: number, targets: readonly number[], otherwise: number): void {
    const { block, test } = this.#flow.tests[node] ?? {};
    if (block === undefined || test?.kind !== 'table') return;
    const numbers = targets.map((target) => this.#numberOf(target));
    const found = this.#language.lookUp?.text(this.#selector(block), test.low, numbers, this.#numberOf(otherwise));
    this.#lines.add(`${this.#dispatch} = ${found};`);
  }
}

/** The values that lead to each place; those that lead to the default are not among them. */
function casesOf(
  targets: readonly number[],
  otherwise: number,
  value: (i: number) => string,
): ReadonlyMap<number, readonly string[]> {
  const cases = new Map<number, string[]>();
  targets.forEach((target, i) => {
    if (target === otherwise) return;
    const known = cases.get(target);
    if (known === undefined) cases.set(target, [value(i)]);
    else known.push(value(i));
  });
  return cases;
}

/** How many constructs are open at once, at most. */
function depthOf(events: readonly Event[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { op } of events) {
    if (op === 'block' || op === 'loop' || op === 'if') deepest = Math.max(deepest, ++depth);
    else if (op === 'end') depth--;
  }
  return deepest;
}
