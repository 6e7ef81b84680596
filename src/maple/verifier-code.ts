/**
 * The loop over the nodes of a function: what the opcode table says of types and operands, then the checks of what is
 * special about the slots of a row.
 *
 * All that can be known of an opcode is gathered once into arrays by opcode code; for each node the loop reads a few
 * bytes and, where a row has such slots, calls a few functions. Nothing is allocated until there is something to report.
 */
import type { PrimType } from '../scalar/prim-types.ts';
import { hasEffect } from '../table/row.ts';
import { HEADER, type Code, type Node } from './code.ts';
import type { Func } from './module.ts';
import {
  arity,
  opcodeNames,
  rows,
  slotSyntax,
  type FormPart,
  type MapleRow,
  type Opcode,
  type OperandRule,
  type SlotName,
} from './opcodes.ts';
import { primName, type Verification } from './verification.ts';
import {
  checkCall,
  checkFuncSlot,
  checkIndirectCall,
  checkInstant,
  checkPlain,
  checkProtoCall,
  checkResultPlaces,
  checkReturn,
  checkInterfaceCall,
  checkIntrinsic,
} from './verifier-calls.ts';
import {
  checkCases,
  checkDoloop,
  checkEnd,
  checkForeach,
  checkIndexGoto,
  checkLabel,
  checkLabelList,
  checkLabelUse,
  checkLabelsDefined,
  checkRange,
  checkTags,
} from './verifier-control.ts';
import { checkExceptions, isExceptionOp, noteException } from './verifier-exceptions.ts';
import { FuncState, type NodeCheck } from './verifier-function.ts';
import { checkFrameAccess, checkGlobalAccess } from './verifier-state.ts';
import { allowedBy, FAIL, OK, ruleCode, ruleWords } from './verifier-matrix.ts';
import {
  checkDirectAddress,
  checkDirectRead,
  checkDirectStore,
  checkFieldsDist,
  checkIndirectAddress,
  checkIndirectRead,
  checkIndirectStore,
  checkReg,
  checkVarSlot,
} from './verifier-storage.ts';
import type { TypeChecker } from './verifier-types.ts';
import {
  checkArray,
  checkArrayObject,
  checkAssertion,
  checkBitRange,
  checkCounted,
  checkDivisor,
  checkRetype,
  checkShift,
  checkSizedType,
} from './verifier-values.ts';

/** `takes` by opcode code: four entries each, the last one repeats. Type codes of the node itself stand for SAME, FROM. */
const SAME = 200;
const FROM = 201;
const NOTHING = 255;

/** What the loop asks of a row, by its code (0 to 255); truth values are bytes. */
interface OpTable {
  /** Words of a record before its operands. */
  readonly start: Uint8Array;
  readonly takes: Uint8Array;
  /** Where the operand type stands, in words from the node; 0 for a row without. */
  readonly fromSlot: Uint8Array;
  /** `allowed[(code << 6) | prim]`: may the row have this primitive type? */
  readonly allowed: Uint8Array;
  readonly allowedFrom: Uint8Array;
  /** The numbers of operands that a row may have. */
  readonly least: Uint16Array;
  readonly most: Uint16Array;
  readonly isExpr: Uint8Array;
  readonly allocates: Uint8Array;
  readonly assigns: Uint8Array;
  readonly isHigh: Uint8Array;
  readonly calls: Uint8Array;
  /** By opcode code; `checksOf` for an opcode that has not been seen before. */
  readonly checks: (readonly NodeCheck[] | undefined)[];
}

const BLOCK = rows.block.code;

/** A table in which no row allows anything special: everything may stand everywhere, and nothing is known. */
function emptyTable(): OpTable {
  const bytes = (n: number): Uint8Array => new Uint8Array(n);
  return {
    start: bytes(256),
    takes: bytes(1024).fill(NOTHING),
    fromSlot: bytes(256),
    allowed: bytes(256 << 6).fill(1),
    allowedFrom: bytes(256 << 6).fill(1),
    least: new Uint16Array(256),
    most: new Uint16Array(256),
    isExpr: bytes(256),
    allocates: bytes(256),
    assigns: bytes(256),
    isHigh: bytes(256),
    calls: bytes(256),
    checks: Array.from<readonly NodeCheck[] | undefined>({ length: 256 }),
  };
}

function makeTable(): OpTable {
  const table = emptyTable();
  for (const op of opcodeNames) {
    const row = rows[op];
    const { code } = row;
    enterSlots(table, row);
    [table.least[code], table.most[code]] = arity(op);
    if (row.of !== undefined) table.allowed.set(allowedBy(row.of), code << 6);
    if (row.fromOf !== undefined) table.allowedFrom.set(allowedBy(row.fromOf), code << 6);
    table.isExpr[code] = row.kind === 'expr' ? 1 : 0;
    table.allocates[code] = hasEffect(row, 'allocates') ? 1 : 0;
    table.assigns[code] = isAssignment(row) ? 1 : 0;
    table.isHigh[code] = row.high === true ? 1 : 0;
    table.calls[code] = row.kind === 'stmt' && hasEffect(row, 'calls') ? 1 : 0;
  }
  return table;
}

/** Where the operands begin and where the operand type stands, in words from the node; and what the first four operands take. */
function enterSlots(table: OpTable, { code, form, takes = [] }: MapleRow): void {
  let at = HEADER;
  for (const part of form) {
    if (part === 'from') table.fromSlot[code] = at;
    if (part in slotSyntax) at += slotSyntax[part as SlotName].words;
  }
  table.start[code] = at;
  // The last rule holds for all operands that follow.
  takes.forEach((rule, i) => {
    const end = i === takes.length - 1 ? 4 : i + 1;
    for (let k = i; k < end; k++) table.takes[code * 4 + k] = takesCode(rule);
  });
}

/** Has the row a place that a value goes to? Counting references and barriers write, too. */
function isAssignment(row: MapleRow): boolean {
  const places: readonly FormPart[] = ['var', 'reg', 'field', 'offset'];
  return row.kind === 'stmt' && hasEffect(row, 'writes') && places.some((part) => row.form.includes(part));
}

function takesCode(rule: OperandRule): number {
  return rule === 'same' ? SAME : rule === 'from' ? FROM : ruleCode(rule);
}

/** The checks that a row needs follow from its slots; a few opcodes have rules of their own. */
function checksOf(op: Opcode): readonly NodeCheck[] {
  const row: MapleRow = rows[op];
  const has = (part: FormPart): boolean => row.form.includes(part);
  const isStatement = row.kind === 'stmt';
  const checks: (NodeCheck | false | undefined)[] = [
    has('type') && checkTypeSlot,
    has('types') && checkTypesSlot,
    has('var') && !has('field') && checkVarSlot,
    has('var') &&
      has('field') &&
      (isStatement ? checkDirectStore : row.of === 'address' ? checkDirectAddress : checkDirectRead),
    has('type') &&
      has('field') &&
      !has('field2') &&
      (isStatement ? checkIndirectStore : row.of === 'address' ? checkIndirectAddress : checkIndirectRead),
    has('field2') && checkFieldsDist,
    has('reg') && checkReg,
    has('bitSize') && checkBitRange,
    !has('bitSize') && isShift(row) && checkShift,
    row.kind === 'expr' && hasEffect(row, 'traps') && row.takes?.[1] === 'same' && checkDivisor,
    has('type') && hasEffect(row, 'allocates') && checkSizedType,
    row.kind === 'label' ? checkLabel : has('label') && checkLabelUse,
    has('labels') && checkLabelList,
    has('cases') && checkCases,
    has('cases') && row.operands === 1 && checkTags,
    has('func') && checkFuncSlot,
    has('func') && hasEffect(row, 'calls') && !has('type') && checkCall,
    has('func') && has('instant') && checkInstant,
    has('func') && hasEffect(row, 'calls') && !has('instant') && !has('type') && checkPlain,
    has('intrinsic') && checkIntrinsic,
    has('results') && checkResultPlaces,
    hasEffect(row, 'calls') && row.takes?.[0] === 'address' && (has('type') ? checkProtoCall : checkIndirectCall),
    isExceptionOp(op) && noteException,
    special[op],
  ];
  return checks.filter((check) => typeof check === 'function');
}

function isShift(row: MapleRow): boolean {
  return row.takes?.[0] === 'same' && row.takes[1] === 'int';
}

const special: Partial<Record<Opcode, NodeCheck>> = {
  ireadfpoff: checkFrameAccess,
  iassignfpoff: checkFrameAccess,
  ireadoff: checkGlobalAccess,
  iassignoff: checkGlobalAccess,
  array: checkArray,
  retype: checkRetype,
  sizeoftype: checkSizedType,
  doloop: checkDoloop,
  foreachelem: checkForeach,
  rangegoto: checkRange,
  indexgoto: checkIndexGoto,
  return: checkReturn,
  assertge: checkAssertion,
  assertlt: checkAssertion,
  gcmallocjarray: checkArrayObject,
  gcpermallocjarray: checkArrayObject,
  stackmallocjarray: checkArrayObject,
  incref: checkCounted,
  decref: checkCounted,
  interfacecall: checkInterfaceCall,
  interfacecallassigned: checkInterfaceCall,
  interfacecallinstant: checkInterfaceCall,
  interfacecallinstantassigned: checkInterfaceCall,
};

const table = makeTable();

function checkTypeSlot(f: FuncState, n: Node): void {
  const type = f.code.type(n);
  if (!f.types.isKnown(f.layout, type)) f.types.use(f.layout, type, f.code.span(n), true);
}

function checkTypesSlot(f: FuncState, n: Node): void {
  for (const type of f.code.types(n))
    if (!f.types.isKnown(f.layout, type)) f.types.use(f.layout, type, f.code.span(n), true);
}

/** All rules about the body of one function. */
export function verifyCode(v: Verification, types: TypeChecker, func: Func, code: Code): void {
  const f = new FuncState(v, types, func, code);
  verifyNodes(f, v.level === 'flat');
  checkLabelsDefined(f);
  checkExceptions(f);
  checkEnd(f);
}

/** Measured: bench/parse.mjs; most nodes take the loop's straight way and one or two checks. */
function verifyNodes(f: FuncState, isFlat: boolean): void {
  const { words } = f;
  const { operand: matrix } = f.matrix;
  const {
    start,
    takes,
    fromSlot,
    allowed,
    allowedFrom,
    least,
    most,
    isExpr,
    allocates,
    assigns,
    isHigh,
    calls,
    checks,
  } = table;
  for (let n = 0; n < words.length;) {
    const code = words[n] & 0xffff;
    const prim = words[n] >>> 16;
    const count = words[n + 1];
    const first = n + start[code];
    if (code === BLOCK) {
      if (isFlat) checkFlatBlock(f, n as Node);
      n = first + count;
      continue;
    }
    if (allowed[(code << 6) | prim] === 0) reportType(f, n as Node);
    const from = fromSlot[code] === 0 ? prim : words[n + fromSlot[code]];
    if (fromSlot[code] !== 0 && allowedFrom[(code << 6) | from] === 0) reportFrom(f, n as Node);
    let operands = 0;
    for (let i = 0; i < count; i++) {
      const child = words[first + i];
      const childCode = words[child] & 0xffff;
      if (isExpr[childCode] === 0) continue;
      operands++;
      const rule = takes[code * 4 + (i < 3 ? i : 3)];
      const wanted = rule === SAME ? prim : rule === FROM ? from : rule;
      if (matrix[(wanted << 6) | (words[child] >>> 16)] !== OK) reportOperand(f, n as Node, child as Node, wanted);
      if (allocates[childCode] === 1 && assigns[code] === 0)
        f.report('MPL2220', child as Node, [f.opOf(child as Node)]);
    }
    if (isFlat && isHigh[code] === 1) f.report('MPL2231', n as Node, [f.opOf(n as Node)]);
    const list = (checks[code] ??= checksOf(f.opOf(n as Node)));
    if (operands < least[code] || operands > most[code]) reportShape(f, n as Node, operands);
    else for (let i = 0; i < list.length; i++) list[i](f, n as Node);
    if (calls[code] === 1) f.hasCalled = true;
    n = first + count;
  }
}

/** LEVEL-2. */
function checkFlatBlock(f: FuncState, block: Node): void {
  for (let i = 0; i < f.code.count(block); i++) {
    const statement = f.code.operand(block, i);
    if (f.opOf(statement) === 'block') f.report('MPL2232', statement, []);
  }
}

/** SHAPE-1. Nothing else is asked of such a node. */
function reportShape(f: FuncState, n: Node, given: number): void {
  const op = f.opOf(n);
  const [few, many] = arity(op);
  f.report('MPL2200', n, [op, few === many ? String(few) : `at least ${few}`, given]);
}

/** EXPR-1. */
function reportType(f: FuncState, n: Node): void {
  const op = f.opOf(n);
  const { of } = rows[op];
  const given = primName(f.primCode(n));
  if (of !== undefined && !isOpen(f, given)) f.reportAt('MPL2201', n, given, [op, ruleWords[of], given]);
}

/** EXPR-2. */
function reportFrom(f: FuncState, n: Node): void {
  const op = f.opOf(n);
  const { fromOf } = rows[op];
  if (fromOf !== undefined && !isOpen(f, f.code.from(n)))
    f.reportAt('MPL2202', n, f.code.from(n), [op, ruleWords[fromOf], f.code.from(n)]);
}

/** In a generic function `agg` stands for a value of any type; the instances are checked when they are made. */
function isOpen(f: FuncState, prim: PrimType): boolean {
  return prim === 'agg' && f.types.paramsOfFunc(f.func).size > 0;
}

const wantedWords = [
  'an integer',
  'a condition',
  'a floating-point value',
  'an address',
  'a reference',
  'a size',
  'a value',
  'a value',
];

/** EXPR-3 and EXPR-4. Stores of narrow types cut what they store, as assignments do. */
function reportOperand(f: FuncState, n: Node, child: Node, wanted: number): void {
  const op = f.opOf(n);
  const given = f.primCode(child);
  if (isOpen(f, primName(given)) || (wanted < 64 && isOpen(f, primName(wanted)))) return;
  const words = wanted < 64 ? primName(wanted) : wantedWords[wanted - 64];
  if (f.matrix.operand[(wanted << 6) | given] === FAIL) f.report('MPL2203', child, [op, words, primName(given)]);
  else if (wanted >= 64 || rows[op].kind === 'expr' || f.matrix.store[(wanted << 6) | given] !== OK) {
    f.report('MPL2204', child, [op, words, primName(given)]);
  }
}
