/** Statements, in order; blocks inside blocks are opened with a stack. */
import { NO_LABEL, type Node, RETVAL0, specialRegs } from '../../maple/code.ts';
import { type ExecutedByRow, type NotExecuted, rows } from '../../maple/opcodes.ts';
import { whyNotExecutable } from '../../maple/unsupported-opcodes.ts';
import { absolute, type Addr, moved } from '../machine/addresses.ts';
import { jumpIfHolds, type RegisterCompare } from '../machine/comparisons.ts';
import { jumpByValue } from '../machine/moves.ts';
import type { LabelRef } from '../machine/opcodes.ts';
import { addressOf } from './addresses.ts';
import { callNamed, callStatement, indirectShape, keep, passingsOf, returnValues } from './calls.ts';
import { assignSlot, copyBytes, scalarVal } from './cells.ts';
import { jumpIf, jumpIfTrue } from './conditions.ts';
import type { FuncContext } from './context.ts';
import { convert } from './conversions.ts';
import { writeOutlined } from './expressions.ts';
import { compareExtended } from './extended-arithmetic.ts';
import { callIntrinsic } from './intrinsics.ts';
import { convertConstant, isExtended, isFloatScalar, type Scalar, scalars } from './kinds.ts';
import { store, variableAddr, writeVariable } from './memory-access.ts';
import { evaluateAs, evaluateInto, evaluateScalar } from './operands.ts';
import { fieldPlace, pointedPlace } from './places.ts';
import type { ScalarVal, Val } from './values.ts';

/** A block whose statements are being compiled; nesting is kept on a list, not on the host's stack. */
interface OpenBlock {
  readonly statements: readonly Node[];
  next: number;
}

export function compileStatements(f: FuncContext): void {
  const { code } = f;
  const blocks: OpenBlock[] = [{ statements: code.operands(code.root), next: 0 }];
  for (let block = blocks.at(-1); block !== undefined; block = blocks.at(-1)) {
    const n = block.statements[block.next++];
    if (n === undefined) blocks.pop();
    else if (code.op(n) === 'block') blocks.push({ statements: code.operands(n), next: 0 });
    else {
      compileStatement(f, n, block);
      f.endStatement();
    }
  }
  f.a.at(code.end(code.root), code.end(code.root));
  returnValues(f, []);
  writeOutlined(f);
}

/** How far `indirectShape` looks for reads of results. */
const LOOKAHEAD = 4;

function compileStatement(f: FuncContext, n: Node, block: OpenBlock): void {
  const { a, code } = f;
  const op = code.op(n);
  a.at(code.start(n), code.end(n));
  const { does, asserts } = rows[op];
  if (does === 'nothing') return;
  if (does === 'evaluate') {
    for (const operand of code.operands(n)) f.evaluate(operand);
    return;
  }
  if (asserts !== undefined) return assertThat(f, n, asserts);
  switch (op) {
    case 'dassign':
    case 'maydassign':
      return assignVariable(f, n);
    case 'iassign':
    case 'piassign':
      return assignIndirect(f, n);
    case 'iassignoff': {
      const addr = addressOf(f, code.operand(n, 0));
      return storeAt(f, n, moved(addr, code.offset(n)), f.evaluate(code.operand(n, 1)));
    }
    case 'dassignoff':
      return storeAt(f, n, moved(variableAddr(f, code.var(n)), code.offset(n)), f.evaluate(code.operand(n, 0)));
    case 'blkassignoff': {
      const [to, from] = [addressOf(f, code.operand(n, 0)), addressOf(f, code.operand(n, 1))];
      a.at(code.start(n), code.end(n));
      return copyBytes(f, moved(to, code.offset(n)), from, code.slot(n, 'size'));
    }
    case 'regassign':
      return assignRegister(f, n);
    case 'label':
      a.bind(f.labels[code.label(n)]);
      return noteHead(f, n, block);
    case 'goto':
      return jump(f, n);
    case 'brtrue':
    case 'brfalse':
      jumpIf(f, code.operand(n, 0), op === 'brtrue', f.labels[code.label(n)]);
      return bindHead(f, n);
    case 'switch':
      return switchOn(f, n, 0n);
    case 'rangegoto':
      return switchOn(f, n, BigInt(code.offset(n)));
    case 'igoto':
      return jumpToAddress(f, n);
    case 'indexgoto':
      return jumpThroughTable(f, n);
    case 'return':
      return returnValues(
        f,
        code.count(n) === 0 ? assignedResults(f) : code.operands(n).map((value) => f.evaluate(value)),
      );
    case 'call': {
      const id = code.func(n);
      const args = code.operands(n);
      const shape = f.vm.assumeShape(id, passingsOf(f, args));
      return callStatement(f, f.vm.callee(id), shape, args, n);
    }
    case 'icall':
    case 'icallproto': {
      const shape = indirectShape(f, n, block.statements.slice(block.next, block.next + LOOKAHEAD));
      const pointer = evaluateAs(f, code.operand(n, 0), f.address);
      return callStatement(f, { to: 'address', slot: f.inSlot(pointer) }, shape, code.operands(n).slice(1), n);
    }
    case 'intrinsiccall':
    case 'intrinsiccallwithtype':
      return callIntrinsicStatement(f, n);
    case 'free': {
      const args = [f.evaluate(code.operand(n, 0))];
      callNamed(f, 'free', { params: ['ptr'], result: undefined, variadic: false }, args, n);
      return;
    }
    case 'abort':
      return a.emit('Trap', f.vm.trapIndex('abort'));
    case 'asm':
      // An empty template without results is a barrier for compilers.
      if (!/^[^"]*"\s*"/.test(code.text(n, 'raw')) || /\b(dassign|regassign)\b/.test(code.text(n, 'raw')))
        f.unsupported(`${op} (${whyNotExecutable(op)})`);
      return;
    default:
      f.unsupported(op satisfies ExecutedByRow | NotExecuted);
  }
}

// Assignments

function assignVariable(f: FuncContext, n: Node): void {
  const { code } = f;
  const home = f.home(code.var(n));
  if (home.in === 'slot') return evaluateInto(f, code.operand(n, 0), home.slot, home.kind);
  const val = f.evaluate(code.operand(n, 0));
  f.a.at(code.start(n), code.end(n));
  writeVariable(f, code.var(n), code.field(n), val);
}

function assignIndirect(f: FuncContext, n: Node): void {
  const { code } = f;
  const addr = addressOf(f, code.operand(n, 0));
  const val = f.evaluate(code.operand(n, 1));
  f.a.at(code.start(n), code.end(n));
  store(f, pointedPlace(f, addr, code.type(n), code.field(n), val.kind), val);
}

function storeAt(f: FuncContext, n: Node, addr: Addr, val: Val): void {
  f.a.at(f.code.start(n), f.code.end(n));
  const prim = f.code.prim(n);
  store(f, { ...fieldPlace(f, addr, f.vm.module.types.prim(prim), 0), kind: f.kindOf(prim) }, val);
}

function assignRegister(f: FuncContext, n: Node): void {
  const { code } = f;
  const reg = code.reg(n);
  if (reg > 0) {
    const home = f.register(reg, code.prim(n));
    return evaluateInto(f, code.operand(n, 0), home.slot, home.kind);
  }
  const val = f.evaluate(code.operand(n, 0));
  f.a.at(code.start(n), code.end(n));
  if (reg <= RETVAL0) return assignResult(f, n, RETVAL0 - reg, val);
  if (reg === specialRegs['%%thrownval']) return storeAt(f, n, absolute(f.vm.image.thrown), val);
  f.unsupported(`an assignment to this special register (${whyNotExecutable('regassign')})`);
}

/** `regassign %%retvalN` before `return ()`: the low-level way to give a result. */
function assignResult(f: FuncContext, n: Node, index: number, val: Val): void {
  const kind = f.scalarOfNode(n);
  const slot = f.returnSlot(index, scalars[kind].slot);
  assignSlot(f, slot, kind, val);
  f.returned[index] = { tag: 'reg', kind, slot };
}

/** `return ()` gives what `%%retvalN` was assigned; a register holds no aggregate. */
function assignedResults(f: FuncContext): (Val | undefined)[] {
  return f.shape.results.map(({ kind }, i) => (kind === 'agg' ? undefined : f.returned[i]));
}

function callIntrinsicStatement(f: FuncContext, n: Node): void {
  const args = f.code.operands(n).map((operand) => f.evaluate(operand));
  f.a.at(f.code.start(n), f.code.end(n));
  const val = callIntrinsic(f, n, f.code.text(n, 'intrinsic'), args, undefined);
  f.returned = [];
  if (val === undefined || !f.uses.readsResults) return;
  const slot = f.returnSlot(0, scalars[val.kind].slot);
  assignSlot(f, slot, val.kind, val);
  f.returned.push(keep(f, { tag: 'reg', kind: val.kind, slot }, 0));
}

// Jumps

/** A test of at most so many words is repeated at the end of a loop, which saves a jump a round. */
const smallTest = 200;

/** Remembers a label that a small test follows: the head of a loop. */
function noteHead(f: FuncContext, n: Node, block: OpenBlock): void {
  const { code } = f;
  let at = block.next;
  while (
    at < block.statements.length &&
    (code.op(block.statements[at]) === 'comment' || code.op(block.statements[at]) === 'LOC')
  )
    at++;
  const test = block.statements[at];
  if (test === undefined || (code.op(test) !== 'brtrue' && code.op(test) !== 'brfalse')) return;
  if (test - n > smallTest) return;
  const body = f.bodies.get(test) ?? f.a.newLabel();
  f.bodies.set(test, body);
  f.heads.set(code.label(n), { test, body });
}

function bindHead(f: FuncContext, test: Node): void {
  const body = f.bodies.get(test);
  if (body !== undefined) f.a.bind(body);
}

function jump(f: FuncContext, n: Node): void {
  const { code } = f;
  const head = f.heads.get(code.label(n));
  if (head === undefined || !f.a.isBound(head.body)) return f.a.emit('Jump', f.labels[code.label(n)]);
  // Back to a test: test here, and jump behind it.
  const leaves = code.op(head.test) === 'brtrue';
  jumpIf(f, code.operand(head.test, 0), !leaves, head.body);
  f.a.at(code.start(n), code.end(n));
  f.a.emit('Jump', f.labels[code.label(head.test)]);
}

/**
 * Cases in order; of equal values (after cutting to the operand's type) the first counts. Tags are relative to
 * `origin`.
 */
function switchOn(f: FuncContext, n: Node, origin: bigint): void {
  const { code } = f;
  const given = inOwnSlots(f, evaluateScalar(f, code.operand(n, 0)));
  f.a.at(code.start(n), code.end(n));
  const kind = isFloatScalar(given.kind) || isExtended(given.kind) ? 'i64' : given.kind;
  const otherwise = code.has(n, 'label') ? code.label(n) : NO_LABEL;
  const next = f.a.newLabel();
  const target = otherwise === NO_LABEL ? next : f.labels[otherwise];
  const all = code.cases(n).map(({ value, label }): WholeCase => [value + origin, f.labels[label]]);
  const cases = new Map<bigint, LabelRef>();
  for (const [value, label] of isExtended(given.kind) ? switchOnWide(f, given, all, target) : all) {
    const tag = BigInt(convertTag(value, kind));
    if (!cases.has(tag)) cases.set(tag, label);
  }
  dispatch(f, convert(f, given, kind), cases, target);
  f.a.bind(next);
  // A rangegoto promises that a tag matches; a switch without default goes on behind it.
  if (code.op(n) === 'rangegoto') f.a.emit('Trap', f.vm.trapIndex('unreachable'));
}

type WholeCase = readonly [tag: bigint, label: LabelRef];

/** A value of 128 bits: tags beyond 64 bits are compared one by one, and any other value beyond is none of the cases that are left. */
function switchOnWide(f: FuncContext, given: ScalarVal, cases: readonly WholeCase[], target: LabelRef): WholeCase[] {
  const whole = cases.map(([tag, label]): WholeCase => [BigInt.asIntN(128, tag), label]);
  const isLong = ([tag]: WholeCase): boolean => BigInt.asIntN(64, tag) === tag;
  for (const [tag, label] of whole.filter((entry) => !isLong(entry))) {
    jumpIfTrue(f, compareExtended(f, 'eq', given, f.constant(given.kind, tag)), true, label);
  }
  const back = convert(f, convert(f, given, 'i64'), given.kind);
  jumpIfTrue(f, compareExtended(f, 'ne', back, given), true, target);
  return whole.filter(isLong);
}

/** A value of 128 bits, which is needed twice. */
function inOwnSlots(f: FuncContext, val: ScalarVal): ScalarVal {
  if (scalars[val.kind].slot !== 'pair') return val;
  const slot = f.newSlotFor('pair');
  assignSlot(f, slot, val.kind, val);
  return { tag: 'reg', kind: val.kind, slot };
}

function convertTag(value: bigint, kind: Scalar): number | bigint {
  if (kind === 'u1') return value & 1n;
  return convertConstant(BigInt.asIntN(64, value), 'i64', kind);
}

/** Jumps by a value, whose tags are as its bits lie in the slot: words signed. */
function dispatch(f: FuncContext, val: ScalarVal, cases: ReadonlyMap<bigint, LabelRef>, otherwise: LabelRef): void {
  const isLong = scalars[val.kind].slot === 'long';
  const signed = new Map([...cases].map(([tag, label]) => [BigInt.asIntN(isLong ? 64 : 32, tag), label]));
  jumpByValue(f.a, f.inSlot(val), isLong, signed, otherwise);
}

function jumpToAddress(f: FuncContext, n: Node): void {
  const address = evaluateAs(f, f.code.operand(n, 0), f.address);
  const taken = [...(f.vm.image.takenLabels.get(f.func) ?? [])];
  jumpByNumber(
    f,
    n,
    address,
    taken.map((label) => [label + 1, label]),
  );
}

/** The labels of the table are known, so the index picks one without a look into memory. */
function jumpThroughTable(f: FuncContext, n: Node): void {
  const given = evaluateScalar(f, f.code.operand(n, 0));
  const index = isFloatScalar(given.kind) || isExtended(given.kind) ? convert(f, given, 'i64') : given;
  const table = f.vm.image.labelTables.get(f.variable(f.code.var(n))) ?? new Map<number, number>();
  jumpByNumber(
    f,
    n,
    index,
    [...table].map(([offset, label]) => [offset / f.pointerSize, label]),
  );
}

function jumpByNumber(f: FuncContext, n: Node, val: ScalarVal, entries: readonly (readonly [number, number])[]): void {
  f.a.at(f.code.start(n), f.code.end(n));
  const nowhere = f.a.newLabel();
  dispatch(f, val, new Map(entries.map(([key, label]) => [BigInt(key), f.labels[label]])), nowhere);
  f.a.bind(nowhere);
  f.a.emit('Trap', f.vm.trapIndex('unreachable'));
}

// Assertions

function assertThat(f: FuncContext, n: Node, relation: 'ge' | 'lt' | 'le' | 'ne'): void {
  const { a, code } = f;
  const x = scalarVal(f, f.evaluate(code.operand(n, 0)));
  const others = code
    .operands(n)
    .slice(1)
    .map((operand) => f.evaluate(operand));
  a.at(code.start(n), code.end(n));
  const holds = a.newLabel();
  if (relation === 'ne' || others.length === 0) jumpIfTrue(f, x, true, holds);
  else jumpIfCompared(f, relation, x, convert(f, scalarVal(f, others[0]), x.kind), holds);
  a.emit('Trap', f.vm.trapIndex('assertion'));
  a.bind(holds);
}

function jumpIfCompared(
  f: FuncContext,
  relation: 'ge' | 'lt' | 'le',
  x: ScalarVal,
  y: ScalarVal,
  label: LabelRef,
): void {
  if (isExtended(x.kind)) return jumpIfTrue(f, compareExtended(f, relation, x, y), true, label);
  const { slot, signed } = scalars[x.kind];
  const [left, right] = relation === 'ge' ? [y, x] : [x, y];
  const name = relation === 'lt' ? 'Lt' : 'Le';
  const isUnsigned = !signed && (slot === 'long' || x.kind === 'u32');
  const sort = slot === 'float' ? 'F' : slot === 'long' ? 'L' : 'W';
  const op: RegisterCompare = sort !== 'F' && isUnsigned ? `${name}U${sort}` : `${name}${sort}`;
  jumpIfHolds(f.a, { op, left: f.inSlot(left), right: f.inSlot(right) }, label);
}
