/**
 * Expressions: operands from left to right, then the operation.
 *
 * Trees may be as deep as they like, so a stack of frames replaces recursion. A frame evaluates its operands one after
 * the other; what they gave lies on the stack of values. A frame in *branch mode* does not give a value but ends in a
 * jump to one of two labels: so `brtrue (cand (a, b))` becomes two jumps. `cand` and `cior` are always done by jumps,
 * `select` is unless both choices are cheap and can do no harm.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import type { Dest } from '../../linear/nodes.ts';
import type { Node } from '../../maple/code.ts';
import { rows, type Opcode } from '../../maple/opcodes.ts';
import type { FuncContext } from './context.ts';
import { convert, truthOf } from './conversions.ts';
import { lowerLeaf } from './leaves.ts';
import { lowerOperation } from './operations.ts';
import { scalarRows, type Kind, type Value } from './scalars.ts';

interface Targets {
  readonly ifTrue: number;
  readonly ifFalse: number;
}

interface Frame {
  readonly node: Node;
  readonly op: Opcode;
  readonly way: 'operands' | 'short-circuit' | 'choice';
  /** Operands begun so far. */
  next: number;
  /** Branch mode. */
  targets: Targets | undefined;
  /** Value mode of what is done by jumps: where the value is put together. */
  joined:
    | {
        readonly result: Dest;
        readonly kind: Kind;
        readonly ifTrue: number;
        readonly ifFalse: number;
        readonly end: number;
      }
    | undefined;
  /** The label between the operands of `cand` and `cior`. */
  middle: number;
}

/** The value of an expression. */
export function evaluate(f: FuncContext, root: Node): Value {
  if (f.code.count(root) === 0) {
    f.at(root);
    return lowerLeaf(f, root, f.code.op(root));
  }
  const values: Value[] = [];
  run(f, root, undefined, values);
  const value = values.pop();
  if (value === undefined || values.length > 0)
    throw new InternalError('values are left over', `lowering ${f.func.name}`);
  return value;
}

/** Jumps to one of two labels by the truth of an expression. */
export function branchOn(f: FuncContext, root: Node, ifTrue: number, ifFalse: number): void {
  run(f, root, { ifTrue, ifFalse }, []);
}

function run(f: FuncContext, root: Node, targets: Targets | undefined, values: Value[]): void {
  const frames: Frame[] = [];
  enter(f, frames, values, root, targets);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    switch (frame.way) {
      case 'operands':
        stepOperands(f, frames, values, frame);
        break;
      case 'short-circuit':
        stepShortCircuit(f, frames, values, frame);
        break;
      case 'choice':
        stepSelect(f, frames, values, frame);
        break;
      default:
        unreachable(frame.way);
    }
  }
}

/** Leaves are done at once; everything else becomes a frame. */
function enter(f: FuncContext, frames: Frame[], values: Value[], node: Node, targets?: Targets): void {
  const op = f.code.op(node);
  if (f.code.count(node) > 0) {
    frames.push({ node, op, way: wayOf(f, node, op), next: 0, targets, joined: undefined, middle: 0 });
    return;
  }
  f.at(node);
  deliver(f, values, lowerLeaf(f, node, op), targets);
}

function wayOf(f: FuncContext, node: Node, op: Opcode): Frame['way'] {
  if (op === 'cand' || op === 'cior') return 'short-circuit';
  if (op !== 'select') return 'operands';
  return isCheap(f, f.code.operand(node, 1)) && isCheap(f, f.code.operand(node, 2)) ? 'operands' : 'choice';
}

/** Gives a value to whoever waits for it, or jumps by it. */
function deliver(f: FuncContext, values: Value[], value: Value, targets: Targets | undefined): void {
  if (targets === undefined) values.push(value);
  else f.b.condGoto(truthOf(f.b, value.operand, f.scalarOf(value)), targets.ifTrue, targets.ifFalse);
}

function stepOperands(f: FuncContext, frames: Frame[], values: Value[], frame: Frame): void {
  if (frame.op === 'lnot' && frame.targets !== undefined) return stepNegated(f, frames, values, frame, frame.targets);
  const count = f.code.count(frame.node);
  while (frame.next < count) {
    const before = frames.length;
    enter(f, frames, values, f.code.operand(frame.node, frame.next++));
    if (frames.length > before) return;
  }
  frames.pop();
  f.at(frame.node);
  const operands = takeLast(values, count);
  deliver(f, values, lowerOperation(f, frame.node, frame.op, operands), frame.targets);
}

/** As `splice` does, which takes ten times as long for the few that there mostly are, as setting the length does. */
function takeLast(values: Value[], count: number): Value[] {
  const first = values.length - count;
  const taken = count === 1 ? [values[first]] : count === 2 ? [values[first], values[first + 1]] : values.slice(first);
  for (let i = 0; i < count; i++) values.pop();
  return taken;
}

/** `!x` as a condition is x with the labels exchanged. */
function stepNegated(
  f: FuncContext,
  frames: Frame[],
  values: Value[],
  frame: Frame,
  { ifTrue, ifFalse }: Targets,
): void {
  frames.pop();
  enter(f, frames, values, f.code.operand(frame.node, 0), { ifTrue: ifFalse, ifFalse: ifTrue });
}

function stepShortCircuit(f: FuncContext, frames: Frame[], values: Value[], frame: Frame): void {
  const { b } = f;
  const { ifTrue, ifFalse } = (frame.targets ??= joinBranches(f, frame, 'u1'));
  switch (frame.next++) {
    case 0: {
      frame.middle = b.newLabel();
      const isAnd = frame.op === 'cand';
      const first = { ifTrue: isAnd ? frame.middle : ifTrue, ifFalse: isAnd ? ifFalse : frame.middle };
      return enter(f, frames, values, f.code.operand(frame.node, 0), first);
    }
    case 1:
      b.label(frame.middle);
      return enter(f, frames, values, f.code.operand(frame.node, 1), { ifTrue, ifFalse });
    default:
      frames.pop();
      if (frame.joined !== undefined) values.push(joinTruth(f, frame, frame.joined));
  }
}

/** Labels of its own for a frame that must give a value although it is done by jumps. */
function joinBranches(f: FuncContext, frame: Frame, kind: Kind): Targets {
  const { b } = f;
  const value = kind === 'agg' ? f.program.addressType : scalarRows[kind].value;
  frame.joined = { result: b.local(value), kind, ifTrue: b.newLabel(), ifFalse: b.newLabel(), end: b.newLabel() };
  return frame.joined;
}

function joinTruth(
  f: FuncContext,
  frame: Frame,
  { result, ifTrue, ifFalse, end }: NonNullable<Frame['joined']>,
): Value {
  const { b } = f;
  f.at(frame.node);
  b.label(ifTrue);
  b.assign(result, b.i32(1));
  b.goto(end);
  b.label(ifFalse);
  b.assign(result, b.i32(0));
  b.label(end);
  const kind = f.kindOfNode(frame.node);
  const scalar = kind === 'agg' ? 'u1' : kind;
  return { operand: convert(b, result, 'u1', scalar), kind: scalar };
}

function stepSelect(f: FuncContext, frames: Frame[], values: Value[], frame: Frame): void {
  const { b, code } = f;
  const kind = f.kindOfNode(frame.node);
  switch (frame.next++) {
    case 0:
      return enter(f, frames, values, code.operand(frame.node, 0), joinBranches(f, frame, kind));
    case 1:
      b.label(joinOf(frame).ifTrue);
      return enter(f, frames, values, code.operand(frame.node, 1));
    case 2:
      assignChoice(f, frame, values);
      b.goto(joinOf(frame).end);
      b.label(joinOf(frame).ifFalse);
      return enter(f, frames, values, code.operand(frame.node, 2));
    default:
      assignChoice(f, frame, values);
      b.label(joinOf(frame).end);
      frames.pop();
      deliver(f, values, { operand: joinOf(frame).result, kind }, frame.targets);
  }
}

function joinOf(frame: Frame): NonNullable<Frame['joined']> {
  if (frame.joined === undefined) throw new InternalError('a select without its labels', 'maple to linear');
  return frame.joined;
}

function assignChoice(f: FuncContext, frame: Frame, values: Value[]): void {
  const { result, kind } = joinOf(frame);
  const value = values.pop();
  if (value === undefined) throw new InternalError('a select without its value', 'maple to linear');
  f.at(frame.node);
  f.b.assign(result, f.as(value, kind === 'agg' ? f.addressScalar : kind));
}

/** Leaves and operations on leaves that neither trap nor touch volatile memory. */
function isCheap(f: FuncContext, node: Node): boolean {
  const { code } = f;
  const count = code.count(node);
  if (!isHarmless(f, node)) return false;
  for (let i = 0; i < count; i++) {
    const operand = code.operand(node, i);
    if (code.count(operand) > 0 || !isHarmless(f, operand)) return false;
  }
  return count <= 2;
}

function isHarmless(f: FuncContext, node: Node): boolean {
  const op = f.code.op(node);
  const { effects } = rows[op];
  if (op === 'cand' || op === 'cior') return false;
  if (effects === undefined) return true;
  if (op !== 'dread') return op === 'regread';
  const home = f.home(f.code.var(node), node);
  return home.kind === 'register' || !home.volatile;
}
