/**
 * Rules about try composites, for functions that have any: which labels mark handlers, and that try and endtry match in
 * the order of the text.
 *
 * A javatry is closed by its endtry before its handlers; a jstry by the one behind its handler and finally block.
 */
import type { LabelId, Node } from './code.ts';
import { exceptionOpcodes, rows, type Opcode } from './opcodes.ts';
import type { FuncState } from './verifier-function.ts';

export function isExceptionOp(op: Opcode): boolean {
  return exceptionOpcodes.has(op) && op !== 'throw';
}

export function noteException(f: FuncState, n: Node): void {
  f.exceptionNodes.push(n);
  const op = f.opOf(n);
  if (rows[op].exception === 'catch' || op === 'finally') f.hasHandler = true;
}

export function checkExceptions(f: FuncState): void {
  if (f.exceptionNodes.length === 0) return;
  const firstOf = statementsAtLabels(f);
  checkNesting(f, firstOf);
  for (const n of f.exceptionNodes) checkTargets(f, n, firstOf);
}

/** By label, the first statement behind it; and all catch and finally statements that a label precedes. */
function statementsAtLabels(f: FuncState): Map<LabelId, Node> {
  const firstOf = new Map<LabelId, Node>();
  const marked = new Set<Node>();
  for (const block of blocksOf(f)) {
    let labels: LabelId[] = [];
    for (const statement of f.code.operands(block)) {
      const { kind } = rows[f.opOf(statement)];
      if (kind === 'label') labels.push(f.code.label(statement));
      else if (kind !== 'comment' && kind !== 'loc') {
        for (const label of labels) firstOf.set(label, statement);
        if (labels.length > 0) marked.add(statement);
        labels = [];
      }
    }
  }
  for (const n of f.exceptionNodes) {
    const op = f.opOf(n);
    if ((rows[op].exception === 'catch' || op === 'finally') && !marked.has(n)) f.report('MPL2507', n, [op]);
  }
  return firstOf;
}

function blocksOf(f: FuncState): Node[] {
  const blocks: Node[] = [];
  for (let n = 0 as Node; n < f.words.length; n = f.code.next(n)) if (f.opOf(n) === 'block') blocks.push(n);
  return blocks;
}

/** EXC-1 to EXC-3. */
function checkTargets(f: FuncState, n: Node, firstOf: ReadonlyMap<LabelId, Node>): void {
  const op = f.opOf(n);
  const wanted = rows[op].handler;
  if (op === 'gosub') return checkFinally(f, n, f.code.label(n), firstOf);
  if (wanted === undefined) return;
  if (op !== 'jstry') {
    for (const label of f.code.labels(n)) checkHandler(f, n, label, wanted, firstOf);
    return;
  }
  const handler = f.code.label(n);
  const finallyLabel = f.code.slot(n, 'label2') as LabelId;
  if (handler < 0 && finallyLabel < 0) f.report('MPL2503', n, []);
  if (handler >= 0) checkHandler(f, n, handler, wanted, firstOf);
  if (finallyLabel >= 0) checkFinally(f, n, finallyLabel, firstOf);
}

function checkHandler(
  f: FuncState,
  n: Node,
  label: LabelId,
  wanted: Opcode,
  firstOf: ReadonlyMap<LabelId, Node>,
): void {
  if (label < 0 || f.labelDef[label] === 0) return;
  const target = firstOf.get(label);
  const { name } = f.func.labels[label];
  if (target === undefined || f.opOf(target) !== wanted) f.reportAt('MPL2501', n, `@${name}`, [name, wanted]);
}

function checkFinally(f: FuncState, n: Node, label: LabelId, firstOf: ReadonlyMap<LabelId, Node>): void {
  if (label < 0 || f.labelDef[label] === 0) return;
  const target = firstOf.get(label);
  const { name } = f.func.labels[label];
  if (target === undefined || f.opOf(target) !== 'finally') f.reportAt('MPL2502', n, `@${name}`, [name]);
}

/** EXC-4 to EXC-6, EXC-8 and EXC-9. */
function checkNesting(f: FuncState, firstOf: ReadonlyMap<LabelId, Node>): void {
  const open: { readonly node: Node; inFinally: boolean }[] = [];
  /** First statements of the handlers and finally blocks that belong to a jstry which has ended. */
  const late = new Set<Node>();
  let finallyBlocks = 0;
  for (const n of f.exceptionNodes) {
    const op = f.opOf(n);
    const innermost = open[open.length - 1];
    if (late.has(n) && (op === 'jscatch' || op === 'finally')) f.report('MPL2610', n, [op]);
    if (rows[op].handler !== undefined) open.push({ node: n, inFinally: false });
    else if (op === 'endtry') {
      const ended = open.pop();
      if (ended === undefined) f.report('MPL2504', n, []);
      else if (f.opOf(ended.node) === 'jstry') for (const part of partsOf(f, ended.node, firstOf)) late.add(part);
      if (innermost?.inFinally) finallyBlocks--;
    } else if (op === 'finally' && innermost !== undefined && !innermost.inFinally) {
      innermost.inFinally = true;
      finallyBlocks++;
    } else if (op === 'retsub' && finallyBlocks === 0) f.report('MPL2506', n, []);
    else if (op === 'cleanuptry' && innermost === undefined) f.report('MPL2508', n, []);
  }
  for (const { node } of open) f.report('MPL2505', node, [f.opOf(node)]);
}

/** The statements at the labels of a jstry that come behind those that were seen. */
function partsOf(f: FuncState, n: Node, firstOf: ReadonlyMap<LabelId, Node>): Node[] {
  const labels = [f.code.label(n), f.code.slot(n, 'label2') as LabelId];
  return labels.flatMap((label) => firstOf.get(label) ?? []);
}
