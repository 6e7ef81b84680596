/** Statements, in order; blocks inside blocks are opened with a stack. */
import type { Operand } from '../../linear/nodes.ts';
import { type LabelId, NO_LABEL, type Node, RETVAL0, specialRegs } from '../../maple/code.ts';
import { opcodeByCode, rows, type ExecutedByRow, type NotExecuted } from '../../maple/opcodes.ts';
import { lowerCompare } from './arithmetic.ts';
import { callNamed, callStatement, indirectShape, passingsOf, returnValues } from './calls.ts';
import type { FuncContext } from './context.ts';
import { integer, truthOf } from './conversions.ts';
import { branchOn, evaluate } from './expressions.ts';
import { lowerIntrinsic } from './intrinsics.ts';
import { thrownCell } from './leaves.ts';
import { store, variableAddress, writeVariable } from './memory.ts';
import { addressOperand } from './operations.ts';
import { fieldPlace, pointedPlace, reach } from './places.ts';
import { isWideScalar, type Scalar, type Value } from './scalars.ts';

interface OpenBlock {
  readonly statements: readonly Node[];
  next: number;
}

export function lowerStatements(f: FuncContext): void {
  const blocks: OpenBlock[] = [{ statements: f.code.operands(f.code.root), next: 0 }];
  for (let block = blocks.at(-1); block !== undefined; block = blocks.at(-1)) {
    const n = block.statements[block.next++];
    if (n === undefined) blocks.pop();
    else if (f.code.op(n) === 'block') blocks.push({ statements: f.code.operands(n), next: 0 });
    else lowerStatement(f, n, block);
  }
}

/** What rows say of their statements, by the codes of opcodes. */
const saidByRows = opcodeByCode.map((op) => ({ does: op && rows[op].does, asserts: op && rows[op].asserts }));

/** How far `indirectShape` looks for reads of results. */
const LOOKAHEAD = 8;

function lowerStatement(f: FuncContext, n: Node, block: OpenBlock): void {
  const { b, code } = f;
  const op = code.op(n);
  f.at(n);
  const { does, asserts } = saidByRows[code.words[n] & 0xffff];
  if (does === 'nothing') return;
  if (does === 'evaluate') return void operands(f, n);
  if (asserts !== undefined) return assertThat(f, n, asserts);
  switch (op) {
    case 'dassign':
    case 'maydassign':
      return writeVariable(f, code.var(n), code.field(n), operand(f, n, 0), n);
    case 'iassign':
    case 'piassign':
      return assignIndirect(f, n);
    case 'iassignoff': {
      const address = addressOperand(f, operand(f, n, 0));
      return storeAt(f, n, address, code.offset(n), operand(f, n, 1));
    }
    case 'dassignoff':
      return storeAt(f, n, variableAddress(f, code.var(n), n), code.offset(n), operand(f, n, 0));
    case 'blkassignoff':
      return copyBlock(f, n);
    case 'regassign':
      return assignRegister(f, n);
    case 'label':
      return b.label(code.label(n));
    case 'goto':
      return b.goto(code.label(n));
    case 'brtrue':
    case 'brfalse':
      return branch(f, n, op);
    case 'switch':
      return switchOn(f, n, 0n);
    case 'rangegoto':
      return switchOn(f, n, BigInt(code.offset(n)));
    case 'igoto':
      return jumpToAddress(f, n);
    case 'indexgoto':
      return jumpThroughTable(f, n);
    case 'return':
      return returnFrom(f, n);
    case 'call':
      return callFunction(f, n);
    case 'icall':
    case 'icallproto': {
      const [pointer, ...args] = operands(f, n);
      const next = block.statements.slice(block.next, block.next + LOOKAHEAD);
      f.at(n);
      return callStatement(f, { address: addressOperand(f, pointer) }, indirectShape(f, n, next, args), args);
    }
    case 'intrinsiccall':
    case 'intrinsiccallwithtype': {
      const args = operands(f, n);
      f.at(n);
      keepResult(f, lowerIntrinsic(f, n, code.text(n, 'intrinsic'), args, undefined));
      return;
    }
    case 'free': {
      const args = operands(f, n);
      f.at(n);
      callNamed(f, 'free', { params: ['ptr'], result: undefined, variadic: false }, args, n);
      return;
    }
    case 'abort':
      return b.trap('abort');
    case 'asm':
      // An empty template without results is a barrier for compilers.
      if (!isEmptyAssembly(code.text(n, 'raw'))) f.notLowered(n);
      return;
    default:
      op satisfies ExecutedByRow | NotExecuted;
      f.notLowered(n);
  }
}

function operand(f: FuncContext, n: Node, i: number): Value {
  const value = evaluate(f, f.code.operand(n, i));
  f.at(n);
  return value;
}

function operands(f: FuncContext, n: Node): Value[] {
  const values: Value[] = [];
  for (let i = 0; i < f.code.count(n); i++) values.push(evaluate(f, f.code.operand(n, i)));
  return values;
}

function isEmptyAssembly(raw: string): boolean {
  return /^[^"]*"\s*"/.test(raw) && !/\b(dassign|regassign)\b/.test(raw);
}

// Assignments

function assignIndirect(f: FuncContext, n: Node): void {
  const address = addressOperand(f, operand(f, n, 0));
  const value = operand(f, n, 1);
  store(f, pointedPlace(f, address, f.code.type(n), f.code.field(n), value.kind, n), value);
}

function storeAt(f: FuncContext, n: Node, address: Operand, bytes: number, value: Value): void {
  const prim = f.code.prim(n);
  const [base, offset] = reach(f, address, bytes);
  const kind = f.kindOf(prim, n);
  store(f, { ...fieldPlace(f, base, f.program.module.types.prim(prim), 0, false, n), kind, offset }, value);
}

function copyBlock(f: FuncContext, n: Node): void {
  const target = addressOperand(f, operand(f, n, 0));
  const source = addressOperand(f, operand(f, n, 1));
  f.b.copy(f.offset(target, f.code.offset(n)), source, f.b.i32(f.code.slot(n, 'size')));
}

function assignRegister(f: FuncContext, n: Node): void {
  const reg = f.code.reg(n);
  const value = operand(f, n, 0);
  if (reg <= RETVAL0) return assignResult(f, n, RETVAL0 - reg, value);
  if (reg === specialRegs['%%thrownval']) return storeAt(f, n, thrownCell(f), 0, value);
  if (reg < 0) return f.notLowered(n);
  const home = f.register(reg, f.code.prim(n), n);
  f.b.assign(home.dest, f.as(value, home.scalar));
}

/** `regassign %%retvalN` before `return ()`: the low-level way to give a result. */
function assignResult(f: FuncContext, n: Node, index: number, value: Value): void {
  const kind = f.kindOfNode(n);
  const scalar = kind === 'agg' ? f.addressScalar : kind;
  const dest = f.returnLocal(index, scalar);
  f.b.assign(dest, f.as(value, scalar));
  f.returned[index] = { operand: dest, kind };
}

function keepResult(f: FuncContext, value: Value | undefined): void {
  f.returned = [];
  if (value === undefined) return;
  const scalar = f.scalarOf(value);
  const dest = f.returnLocal(0, scalar);
  f.b.assign(dest, value.operand);
  f.returned.push({ operand: dest, kind: value.kind });
}

// Jumps

function branch(f: FuncContext, n: Node, op: 'brtrue' | 'brfalse'): void {
  const next = f.b.newLabel();
  const label = f.code.label(n);
  const [ifTrue, ifFalse] = op === 'brtrue' ? [label, next] : [next, label];
  branchOn(f, f.code.operand(n, 0), ifTrue, ifFalse);
  f.b.label(next);
}

/** Cases in order; of equal values (after cutting to the operand's type) the first counts. Tags are relative to `origin`. */
function switchOn(f: FuncContext, n: Node, origin: bigint): void {
  const { b, code } = f;
  const given = operand(f, n, 0);
  const { operand: value, kind: scalar } = f.asInteger(given);
  const otherwise = code.has(n, 'label') ? code.label(n) : NO_LABEL;
  const next = otherwise === NO_LABEL ? b.newLabel() : otherwise;
  const all = code.cases(n).map(({ value: tag, label }): WholeCase => [tag + origin, label]);
  const narrow = given.kind === 'i128' || given.kind === 'u128' ? switchOnWide(f, given, all, next) : all;
  const cases = new Map<number | bigint, LabelId>();
  for (const [tag, label] of narrow) {
    const immediate = integer(b, scalar, tag);
    if (immediate.kind === 'v' && !cases.has(immediate.value)) cases.set(immediate.value, label);
  }
  b.switch(value, [...cases], next);
  if (otherwise !== NO_LABEL) return;
  b.label(next);
  // A rangegoto promises that a tag matches; a switch without default goes on behind it.
  if (code.op(n) === 'rangegoto') b.trap('unreachable');
}

type WholeCase = readonly [tag: bigint, label: LabelId];

/** A value of 128 bits: tags beyond 64 bits are compared one by one, and any other value beyond is none of the cases that are left. */
function switchOnWide(
  f: FuncContext,
  { operand: value }: Value,
  cases: readonly WholeCase[],
  otherwise: number,
): WholeCase[] {
  const { b } = f;
  const whole = cases.map(([tag, label]): WholeCase => [BigInt.asIntN(128, tag), label]);
  const isLong = ([tag]: WholeCase): boolean => BigInt.asIntN(64, tag) === tag;
  for (const [tag, label] of whole.filter((entry) => !isLong(entry))) {
    const next = b.newLabel();
    b.condGoto(b.calc('EqualW', value, integer(b, 'i128', tag)), label, next);
    b.label(next);
  }
  const fits = b.newLabel();
  b.condGoto(b.calc('EqualW', b.calc('LToW', b.calc('WToL', value)), value), fits, otherwise);
  b.label(fits);
  return whole.filter(isLong);
}

function jumpToAddress(f: FuncContext, n: Node): void {
  const address = addressOperand(f, operand(f, n, 0));
  const taken = new Set([...f.uses.takenLabels, ...(f.data.takenLabels.get(f.func) ?? [])]);
  jumpByNumber(
    f,
    address,
    f.addressScalar,
    [...taken].sort((a, b) => a - b).map((label) => [label + 1, label]),
  );
}

/** The labels of the table are known, so the index picks one without a look into memory. */
function jumpThroughTable(f: FuncContext, n: Node): void {
  const index = f.asInteger(operand(f, n, 0));
  const table = f.data.labelTables.get(f.variable(f.code.var(n))) ?? new Map<number, number>();
  const entries = [...table].map(([offset, label]): [number, number] => [offset / f.pointerSize, label]);
  jumpByNumber(f, index.operand, index.kind, entries);
}

function jumpByNumber(
  f: FuncContext,
  value: Operand,
  scalar: Scalar,
  entries: readonly (readonly [number, number])[],
): void {
  const nowhere = f.b.newLabel();
  const wide = isWideScalar(scalar);
  const cases = entries.map(([key, label]): [number | bigint, LabelId] => [wide ? BigInt(key) : key, label as LabelId]);
  f.b.switch(value, cases, nowhere);
  f.b.label(nowhere);
  f.b.trap('unreachable');
}

// Calls and returns

function callFunction(f: FuncContext, n: Node): void {
  const args = operands(f, n);
  f.at(n);
  const id = f.code.func(n);
  if (f.program.isLinkedConstruction(f.func, id)) return;
  const shape = f.program.assumeShape(id, () => passingsOf(f, args));
  callStatement(f, { func: f.program.funcIndex(id, f.spanOf(n)) }, shape, args);
}

function returnFrom(f: FuncContext, n: Node): void {
  const values = operands(f, n);
  f.at(n);
  returnValues(f, values.length === 0 ? assignedResults(f) : values);
}

/** `return ()` of a function with results gives what `%%retvalN` was assigned; a register holds no aggregate. */
function assignedResults(f: FuncContext): (Value | undefined)[] {
  return f.shape.results.map(({ kind }, i) => (kind === 'agg' ? undefined : f.returned[i]));
}

// Assertions

function assertThat(f: FuncContext, n: Node, relation: 'ge' | 'lt' | 'le' | 'ne'): void {
  const { b } = f;
  const [x, y] = operands(f, n);
  f.at(n);
  const scalar = f.scalarOf(x);
  const holds =
    relation === 'ne' || y === undefined
      ? truthOf(b, x.operand, scalar)
      : lowerCompare(b, relation, scalar, x.operand, f.as(y, scalar));
  const [ok, failed] = [b.newLabel(), b.newLabel()];
  b.condGoto(holds, ok, failed);
  b.label(failed);
  b.trap('assertion');
  b.label(ok);
}
