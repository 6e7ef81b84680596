/**
 * What stands between an opcode's name and its operands: one reader for each kind of slot (`slotSyntax`). The readers
 * push words on the slot stack; they know kinds and never opcodes, with one exception: the string of `conststr16`
 * consists of 16-bit units (`wideStrings`).
 *
 * What fits a word (a number, a type, the number of a variable, function or label) is the word itself; everything else
 * (texts, lists of labels, cases, results) goes to the list table of the code, and the word is its index there. A name that
 * is used before its declaration gets its number at once: what stands there is marked as undeclared until then.
 *
 * Readers answer false (or -1, or undefined) after a diagnostic, and the caller gives up the statement.
 */
import { primByCode, primRows } from '../scalar/prim-types.ts';
import {
  counterWord,
  NO_LABEL,
  RETVAL0,
  specialRegs,
  type Case,
  type FuncId,
  type InstantSlot,
  type LabelId,
  type ListValue,
  type Reg,
  type Result,
  type VarRef,
} from './code.ts';
import { intrinsics, isKnownIntrinsic } from './intrinsics.ts';
import { exprOpOfAtom, keywords, stmtOpOfAtom } from './keywords.ts';
import { constantWidth, floatBits, floatFormat, integerValue } from './literals.ts';
import type { Func } from './module.ts';
import { Part } from './forms.ts';
import { opcodeByCode, rows } from './opcodes.ts';
import { dropComments } from './parser-directives.ts';
import { isFloatWord, parseString } from './parser-initialisers.ts';
import { shortened, type Parser } from './parser-state.ts';
import { NO_TYPE, parseType, primAt, startsType } from './parser-types.ts';
import { Kind } from './scanner.ts';
import type { TypeId } from './types.ts';

const wideStrings = rows.conststr16.code;

/** In the place of an operand type that was not written. */
export const NO_PRIM = -1;
/** Pseudo-registers are numbered up to here; the special ones have negative numbers. */
const greatestReg = 0xff_ffff;

/**
 * The state of a function body that is being read; the stacks are shared by all bodies of a file. They are typed arrays,
 * doubled when they are full, because an object for each open expression is what reading would spend its time on.
 */
export class BodyState {
  readonly p: Parser;
  func: Func;
  /** Primitive type of the statement or expression whose slots are being read. */
  prim = 0;
  /** Slot words of everything that is open. */
  slots = new Int32Array(256);
  slotTop = 0;
  /** Finished nodes that are not yet operands of another, and their primitive types. */
  pending = new Int32Array(256);
  pendingPrims = new Uint8Array(256);
  top = 0;
  /** Open expressions, `EXPR_FRAME` words each. */
  frames = new Int32Array(512);
  frameTop = 0;
  /** Open blocks, `BLOCK_FRAME` words each. */
  blocks = new Int32Array(128);
  blockTop = 0;

  /** Reads one expression: parser-code.ts, which needs the slots, gives it to them. */
  readonly parseExpr: (c: BodyState) => boolean;

  constructor(p: Parser, func: Func, parseExpr: (c: BodyState) => boolean) {
    this.p = p;
    this.func = func;
    this.parseExpr = parseExpr;
  }

  pushSlot(word: number): void {
    if (this.slotTop === this.slots.length) this.slots = grown(this.slots);
    this.slots[this.slotTop++] = word;
  }

  pushList(value: ListValue): void {
    this.pushSlot(this.p.writer.list(value));
  }

  pushNode(node: number, prim: number): void {
    if (this.top === this.pending.length) {
      this.pending = grown(this.pending);
      const prims = new Uint8Array(this.pending.length);
      prims.set(this.pendingPrims);
      this.pendingPrims = prims;
    }
    this.pending[this.top] = node;
    this.pendingPrims[this.top++] = prim;
  }
}

export function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Reads slots from part `i` on; gives the index of the part that is no slot (or the form's length), or -1. */
export function readSlots(c: BodyState, op: number, parts: Uint8Array, i: number): number {
  const { p } = c;
  const { scanner } = p;
  for (; i < parts.length; i++) {
    const part = parts[i];
    switch (part) {
      case Part.operands:
      case Part.body:
      case Part.else:
        return i;
      case Part.prim: {
        const prim = scanner.kind === Kind.word ? primAt(p) : -1;
        if (prim < 0) return noPrim(p);
        c.prim = prim;
        scanner.next();
        break;
      }
      case Part.var:
        if (scanner.kind === Kind.local) c.pushSlot(p.localOf(c.func, scanner.atom));
        else if (scanner.kind === Kind.global) c.pushSlot(p.globalOf(scanner.atom));
        else return noVar(p, op);
        scanner.next();
        break;
      case Part.optionalInt:
        if (scanner.kind !== Kind.int) c.pushSlot(0);
        else if (!readInt(c)) return -1;
        break;
      case Part.value:
        if (scanner.kind === Kind.int && scanner.value === scanner.value && smallValue(c)) scanner.next();
        else if (!readValue(c)) return -1;
        break;
      case Part.type: {
        const type = parseType(p);
        if (type < 0) return -1;
        c.pushSlot(type);
        break;
      }
      default:
        if (!readSlot(c, op, part)) return -1;
    }
  }
  return i;
}

/** The less frequent kinds. */
function readSlot(c: BodyState, op: number, part: number): boolean {
  switch (part) {
    case Part.from:
      return readFrom(c);
    case Part.func:
      return readFunc(c);
    case Part.label:
      return readLabel(c);
    case Part.labels:
      return readLabels(c);
    case Part.int:
      return readInt(c);
    case Part.reg:
      return readReg(c);
    case Part.string:
      return readString(c, op === wideStrings);
    case Part.word:
      return readWord(c);
    case Part.raw:
      return readRaw(c);
    case Part.intrinsic:
      return readIntrinsic(c);
    case Part.instant:
      return readInstant(c);
    case Part.cases:
      return readCases(c);
    case Part.tags:
      return readTags(c);
    case Part.results:
      return readResults(c);
    case Part.types:
      return readTypes(c);
    case Part.counter:
      return readCounter(c, op);
    default:
      return readScope(c);
  }
}

function noPrim(p: Parser): -1 {
  const { scanner } = p;
  if (scanner.kind === Kind.word)
    p.report(
      'MPL1110',
      scanner.start,
      scanner.end,
      [shortened(scanner.slice())],
      p.suggestion(scanner.slice(), primByCode),
    );
  else p.expected('a primitive type');
  return -1;
}

function noVar(p: Parser, op: number): -1 {
  const { scanner } = p;
  if (scanner.kind === Kind.preg || scanner.kind === Kind.special) {
    const word = rows[opcodeByCode[op]!].kind === 'expr' ? 'regread' : 'regassign';
    p.report('MPL1112', scanner.start, scanner.end, [scanner.slice(), word]);
  } else p.expected('a variable');
  return -1;
}

/** The operand type of comparisons; where missing, that of the first operand is taken [MAPLE first edition, sample 4]. */
function readFrom(c: BodyState): boolean {
  const { p } = c;
  const prim = p.scanner.kind === Kind.word ? primAt(p) : -1;
  if (prim < 0 && p.scanner.kind !== 40) return noPrim(p) > 0;
  c.pushSlot(prim);
  if (prim >= 0) p.scanner.next();
  return true;
}

function readFunc(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  if (scanner.kind !== Kind.func && scanner.kind !== Kind.global) return p.expected('a function name such as `&f`');
  c.pushSlot(p.funcOf(scanner.atom));
  scanner.next();
  return true;
}

/** `@name`, or 0 for none. */
function readLabel(c: BodyState): boolean {
  const label = labelAt(c);
  if (label === undefined) return c.p.expected('a label such as `@l`');
  c.pushSlot(label);
  return true;
}

function labelAt(c: BodyState): LabelId | undefined {
  const { p } = c;
  const { scanner } = p;
  let label: LabelId;
  if (scanner.kind === Kind.label) label = p.labelOf(c.func, scanner.atom);
  else if (scanner.kind === Kind.int && scanner.value === 0) label = NO_LABEL;
  else return undefined;
  scanner.next();
  return label;
}

/** `{@a @b}`, commas allowed; the braces may be missing. */
function readLabels(c: BodyState): boolean {
  const { p } = c;
  const braces = p.take(123);
  const labels: LabelId[] = [];
  for (let label = labelAt(c); label !== undefined; label = labelAt(c)) {
    labels.push(label);
    p.take(44);
    if (!braces && !p.sameLine()) break;
  }
  if (labels.length === 0 && !braces) return p.expected('labels in braces');
  c.pushList(labels);
  return !braces || p.expect(125);
}

function readInt(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  if (scanner.kind !== Kind.int) return p.expected('a number');
  const value = scanner.value === scanner.value ? scanner.value : Number(integerValue(scanner.slice()));
  if (value !== (value | 0))
    return p.report('MPL1113', scanner.start, scanner.end, [shortened(scanner.slice()), '-2147483648', '2147483647']);
  c.pushSlot(value | 0);
  scanner.next();
  return true;
}

function readReg(c: BodyState): boolean {
  const { p } = c;
  const reg = regAt(p);
  if (reg === undefined) return false;
  c.pushSlot(reg);
  if (reg >= 0) notePreg(c, reg, c.prim);
  p.scanner.next();
  return true;
}

/** A variable or a pseudo-register, which no type is written for: other uses and the start of the loop tell it. */
function readCounter(c: BodyState, op: number): boolean {
  const { p } = c;
  const { kind, atom } = p.scanner;
  if (kind === Kind.preg) {
    const reg = regAt(p);
    if (reg === undefined) return false;
    c.pushSlot(counterWord({ kind: 'reg', reg }));
  } else if (kind === Kind.local) c.pushSlot(p.localOf(c.func, atom));
  else if (kind === Kind.global) c.pushSlot(p.globalOf(atom));
  else return noVar(p, op) > 0;
  p.scanner.next();
  return true;
}

/** A register is known by its first use when nothing declares it. */
function notePreg(c: BodyState, reg: number, prim: number): void {
  const { pregs } = c.func;
  if (pregs.has(reg)) return;
  const { start, end } = c.p.scanner;
  pregs.set(reg, { reg, type: prim as TypeId, explicit: false, start, end });
}

/** The register at the current token; undefined after a diagnostic. */
function regAt(p: Parser): Reg | undefined {
  const { scanner } = p;
  if (scanner.kind === Kind.preg) {
    if (scanner.value <= greatestReg) return scanner.value as Reg;
    p.report('MPL1113', scanner.start, scanner.end, [shortened(scanner.slice()), '%0', `%${greatestReg}`]);
    return undefined;
  }
  if (scanner.kind === Kind.special || scanner.kind === Kind.local) return specialRegAt(p);
  p.expected('a register such as `%1` or `%%SP`');
  return undefined;
}

/** The special register of a name; undefined after a diagnostic. */
function specialRegAt(p: Parser): Reg | undefined {
  const { scanner } = p;
  // [MAPLE first edition] writes special registers with one percent sign.
  const name = scanner.kind === Kind.local ? `%${p.nameOf(scanner.atom)}` : p.nameOf(scanner.atom);
  if (Object.hasOwn(specialRegs, name)) return specialRegs[name as keyof typeof specialRegs] as Reg;
  const match = /^%%retval(\d{0,4})$/.exec(name);
  if (match !== null) return (RETVAL0 - Number(match[1])) as Reg;
  p.report(
    'MPL1111',
    scanner.start,
    scanner.end,
    [scanner.slice()],
    p.suggestion(name, [...Object.keys(specialRegs), '%%retval0', '%%retval1']),
  );
  return undefined;
}

/** Constants of a few digits of an integer or address type that they fit into, without big integers. */
function smallValue(c: BodyState): boolean {
  const { value } = c.p.scanner;
  const width = wordWidths[c.prim];
  if (width === 0) return false;
  if (value >= 0) {
    if (width < 64 && value >= 2 ** (width - 1)) return false;
    c.pushSlot(value | 0);
    c.pushSlot(value > 0x7fff_ffff ? Math.floor(value / 0x1_0000_0000) : 0);
    return true;
  }
  if (width < 32 || value < -0x8000_0000 || !isSignedCode(c.prim)) return false;
  c.pushSlot(value | 0);
  c.pushSlot(width === 32 ? 0 : -1);
  return true;
}

/** Width of integer and address types of up to 64 bits, by code; 0 for all others. */
const wordWidths = Uint8Array.from(primByCode, (prim) => {
  const { kind, bits } = primRows[prim];
  return (kind === 'int' || kind === 'address') && bits <= 64 ? bits || 64 : 0;
});
const signedCodes = Uint8Array.from(primByCode, (prim) => (primRows[prim].signed === true ? 1 : 0));
function isSignedCode(code: number): boolean {
  return signedCodes[code] === 1;
}

/** Any constant. */
function readValue(c: BodyState): boolean {
  const bits = constantBits(c.p, c.prim);
  if (bits === undefined) return false;
  if (constantWidth(primByCode[c.prim]) > 64) {
    c.pushList(bits);
    c.pushSlot(0);
  } else {
    c.pushSlot(Number(BigInt.asIntN(32, bits)));
    c.pushSlot(Number(BigInt.asIntN(32, bits >> 32n)));
  }
  return true;
}

function constantBits(p: Parser, primCode: number): bigint | undefined {
  const { scanner } = p;
  const prim = primByCode[primCode];
  const { lane, lanes } = primRows[prim];
  if (lane === undefined || lanes === undefined || scanner.kind !== 91) return scalarBits(p, primCode);
  const { start } = scanner;
  scanner.next();
  const values = laneBits(p, primByCode.indexOf(lane as (typeof primByCode)[number]));
  if (values === undefined) return undefined;
  if (values.length !== lanes) {
    p.report('MPL1115', start, scanner.before, [shortened(scanner.text.slice(start, scanner.before)), prim]);
    return undefined;
  }
  const width = BigInt(constantWidth(lane as (typeof primByCode)[number]));
  return values.reduce((bits, value, i) => bits | (value << (BigInt(i) * width)), 0n);
}

/** The bits of each lane, up to the closing bracket; the first lane is the lowest. */
function laneBits(p: Parser, laneCode: number): bigint[] | undefined {
  const values: bigint[] = [];
  do {
    const value = scalarBits(p, laneCode);
    if (value === undefined) return undefined;
    values.push(value);
  } while (p.take(44));
  return p.expect(93) ? values : undefined;
}

/** A number, character or float word of a scalar type, as bits. */
function scalarBits(p: Parser, primCode: number): bigint | undefined {
  const { scanner } = p;
  const prim = primByCode[primCode];
  const format = floatFormat(prim);
  const { start } = scanner;
  const sign = p.take(45) ? '-' : '';
  const text = scanner.slice();
  const { kind } = scanner;
  const isFloat = kind === Kind.float || (kind === Kind.word && isFloatWord(text));
  if (!isFloat && kind !== Kind.int && kind !== Kind.char) {
    p.expected('a constant');
    return undefined;
  }
  if ((isFloat || sign !== '') && format === undefined) {
    p.report('MPL1115', start, scanner.end, [shortened(sign + text), prim]);
    return undefined;
  }
  const value = kind === Kind.char ? BigInt(scanner.value) : 0n;
  scanner.next();
  if (format !== undefined) return floatBits(format, kind === Kind.char ? String(value) : sign + text);
  return fitted(p, kind === Kind.char ? value : integerValue(text), primCode, start);
}

/** The low bits of an integer; a warning when the rest was not just its sign. */
function fitted(p: Parser, value: bigint, primCode: number, start: number): bigint {
  const prim = primByCode[primCode];
  const width = constantWidth(prim);
  const bits = BigInt.asUintN(width, value);
  if (value >> BigInt(width) !== 0n && BigInt.asIntN(width, value) !== value) {
    const end = p.scanner.before;
    p.report('MPL1114', start, end, [
      shortened(p.scanner.text.slice(start, end)),
      prim,
      String(isSignedCode(primCode) ? BigInt.asIntN(width, bits) : bits),
    ]);
  }
  return bits;
}

function readString(c: BodyState, wide: boolean): boolean {
  const { p } = c;
  if (p.scanner.kind !== Kind.string) return p.expected('a string');
  c.pushList(parseString(p, wide));
  return true;
}

/** The action of a checkpoint: one token, kept as written. */
function readWord(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  if (scanner.kind === Kind.end || scanner.kind === Kind.bad || scanner.kind >= 32) return p.expected('a word');
  p.checkText(scanner.start, scanner.end);
  c.pushList(scanner.slice());
  scanner.next();
  return true;
}

/** Text up to the end of the brace that follows, kept as written. */
function readRaw(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  const { start } = scanner;
  while (scanner.kind === Kind.word) scanner.next();
  const open = scanner.start;
  if (scanner.kind !== 123) return p.expected('`{`');
  let depth = 0;
  do {
    if (scanner.is(Kind.end)) return p.report('MPL1107', open, open + 1, ['{']);
    if (scanner.kind === 123) depth++;
    else if (scanner.kind === 125) depth--;
    scanner.next();
  } while (depth > 0);
  const end = scanner.before;
  p.checkText(start, end);
  dropComments(p, start, end);
  c.pushList(scanner.text.slice(start, end).replace(/\r\n?/g, '\n'));
  return true;
}

function readIntrinsic(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  if (scanner.kind !== Kind.word) return p.expected('the name of an intrinsic');
  const name = scanner.slice();
  if (!isKnownIntrinsic(name))
    p.report('MPL1117', scanner.start, scanner.end, [shortened(name)], p.suggestion(name, intrinsics().keys()));
  c.pushList(name);
  scanner.next();
  return true;
}

/** `<{!T=type, !U=type}>` */
function readInstant(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  const list: InstantSlot[] = [];
  if (!p.expect(60) || !p.expect(123)) return false;
  do {
    if (scanner.kind !== Kind.param) return p.expected('a type parameter such as `!T`');
    const param = p.nameOf(scanner.atom);
    scanner.next();
    if (!p.expect(61)) return false;
    const type = parseType(p);
    if (type === NO_TYPE) return false;
    list.push({ param, type });
  } while (p.take(44));
  c.pushList(list);
  return p.expect(125) && p.expect(62);
}

/** `{ 1: goto @a  2: goto @b }` */
function readCases(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  const cases: Case[] = [];
  if (!p.expect(123)) return false;
  while (scanner.kind !== 125) {
    if (scanner.kind !== Kind.int && scanner.kind !== Kind.char) return p.expected('a constant or `}`');
    const text = scanner.slice();
    const value = scanner.value === scanner.value ? BigInt(scanner.value) : integerValue(text);
    scanner.next();
    const label = caseTarget(c);
    if (label === undefined) return false;
    cases.push({ value, label });
  }
  scanner.next();
  c.pushList(cases);
  return true;
}

/** `: goto @label`; undefined after a diagnostic. */
function caseTarget(c: BodyState): LabelId | undefined {
  const { p } = c;
  if (!p.expect(58)) return undefined;
  if (p.scanner.kind !== Kind.word || p.scanner.slice() !== 'goto') {
    p.expected('`goto`');
    return undefined;
  }
  p.scanner.next();
  const label = labelAt(c);
  if (label === undefined) p.expected('a label such as `@l`');
  p.take(44);
  return label;
}

/** `{ (tag): goto @a … }`: the tags become operands after the first. */
function readTags(c: BodyState): boolean {
  const { p } = c;
  const { prim } = c;
  const cases: Case[] = [];
  if (!p.expect(123)) return false;
  while (p.scanner.kind !== 125) {
    if (!p.expect(40) || !c.parseExpr(c) || !p.expect(41)) return false;
    const label = caseTarget(c);
    if (label === undefined) return false;
    cases.push({ value: BigInt(cases.length + 1), label });
  }
  p.scanner.next();
  c.prim = prim;
  c.pushList(cases);
  return true;
}

/** `{ dassign %v 1  regassign i32 %2 }`, commas allowed; a `dassign` without a name takes no result. */
function readResults(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  const results: Result[] = [];
  if (!p.expect(123)) return false;
  while (scanner.kind !== 125) {
    const word = scanner.kind === Kind.word ? scanner.slice() : '';
    if (word !== 'dassign' && word !== 'regassign') return p.expected('`dassign`, `regassign` or `}`');
    scanner.next();
    const result = word === 'dassign' ? varResult(c) : regResult(c);
    if (result === undefined) return false;
    results.push(result);
    p.take(44);
  }
  scanner.next();
  c.pushList(results);
  return true;
}

function varResult(c: BodyState): Result | undefined {
  const { p } = c;
  const { scanner } = p;
  let ref: VarRef;
  if (scanner.kind === Kind.local) ref = p.localOf(c.func, scanner.atom);
  else if (scanner.kind === Kind.global) ref = p.globalOf(scanner.atom);
  else if (scanner.kind === 125 || scanner.kind === 44 || scanner.kind === Kind.word) return { kind: 'none' };
  else {
    p.expected('a variable');
    return undefined;
  }
  scanner.next();
  if (!scanner.is(Kind.int)) return { kind: 'var', var: ref, field: 0 };
  if (!readInt(c)) return undefined;
  return { kind: 'var', var: ref, field: c.slots[--c.slotTop] };
}

function regResult(c: BodyState): Result | undefined {
  const { p } = c;
  const prim = p.scanner.kind === Kind.word ? primAt(p) : -1;
  if (prim < 0) {
    noPrim(p);
    return undefined;
  }
  p.scanner.next();
  const reg = regAt(p);
  if (reg === undefined) return undefined;
  if (reg >= 0) notePreg(c, reg, prim);
  p.scanner.next();
  return { kind: 'reg', prim: primByCode[prim], reg };
}

/** `{<* <$A>> <* <$B>>}`; the braces may be missing. */
function readTypes(c: BodyState): boolean {
  const { p } = c;
  const braces = p.take(123);
  const types: TypeId[] = [];
  while (startsType(p) && (braces || p.sameLine())) {
    const type = parseType(p);
    if (type === NO_TYPE) return false;
    types.push(type);
    p.take(44);
  }
  if (types.length === 0 && !braces) return p.expected('types in braces');
  c.pushList(types);
  return !braces || p.expect(125);
}

/** `<&func>` or `<&callee, index, &caller>`, or nothing. */
function readScope(c: BodyState): boolean {
  const { p } = c;
  const { scanner } = p;
  if (!p.take(60)) {
    c.pushSlot(-1);
    return true;
  }
  const funcs: FuncId[] = [];
  let argIndex: number | undefined;
  do {
    if (scanner.is(Kind.func) || scanner.is(Kind.global)) {
      funcs.push(p.funcOf(scanner.atom));
      scanner.next();
    } else {
      if (!readInt(c)) return false;
      argIndex = c.slots[--c.slotTop];
    }
  } while (p.take(44));
  c.pushList(argIndex === undefined ? { funcs } : { funcs, argIndex });
  return p.expect(62);
}

/** Opcode of the current word among expressions or statements; 0 if it is none. */
export function exprOpAt(p: Parser): number {
  const { kind, atom } = p.scanner;
  return kind === Kind.word && atom < keywords.length ? exprOpOfAtom[atom] : 0;
}

export function stmtOpAt(p: Parser): number {
  const { kind, atom } = p.scanner;
  return kind === Kind.word && atom < keywords.length ? stmtOpOfAtom[atom] : 0;
}
