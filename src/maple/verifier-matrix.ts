/**
 * Which types go where without a word, with a warning, or not at all: small tables by type code, made once for each
 * pointer size, so that the verifier's loop asks one byte.
 *
 * Real front ends lean on implicit casts, and [MapleLight] gives them a meaning (`sem_cast`): integers of any width and
 * sign, floats, and addresses of the same width as an integer convert. So:
 *
 *                      operand of an operation      assignment, argument      read of a variable
 *     same width       silent                       silent                    silent
 *     narrow integer   silent (in 32 bits)          silent                    silent
 *     wider integer    warning                      silent (truncates)        warning
 *     int and float    warning                      warning                   warning
 *     aggregate        error                        error                     error
 */
import { bitsOf, primByCode, primRows, type PrimRow, type PrimType } from '../scalar/prim-types.ts';
import type { OperandRule, PrimRule } from './opcodes.ts';

export const OK = 0;
export const WARN = 1;
export const FAIL = 2;

/** What an operand rule wants is a type code, or one of these beyond all type codes. */
const firstRule = 64;
const rules = ['int', 'cond', 'float', 'address', 'ref', 'size', 'value', 'type'] as const;

/** The number under which `operand` knows a rule that names no type. */
export function ruleCode(rule: Exclude<OperandRule, 'same' | 'from'>): number {
  return firstRule + rules.indexOf(rule);
}

export interface Matrix {
  /** `operand[(wanted << 6) | given]`; wanted is a type code or a rule code. */
  readonly operand: Uint8Array;
  /** `store[(place << 6) | value]`. */
  readonly store: Uint8Array;
  /** `read[(asked << 6) | place]`. */
  readonly read: Uint8Array;
}

const made = new Map<number, Matrix>();

export function matrixFor(pointerSize: 4 | 8): Matrix {
  let matrix = made.get(pointerSize);
  if (matrix === undefined) made.set(pointerSize, (matrix = makeMatrix(pointerSize)));
  return matrix;
}

/** A type, and its bits with pointers of the size in question. */
interface SizedRow extends PrimRow {
  readonly width: number;
}

type Relation = 'same' | 'narrows' | 'widens' | 'converts' | 'impossible';

function makeMatrix(pointerSize: 4 | 8): Matrix {
  const operand = new Uint8Array((firstRule + rules.length) << 6);
  const store = new Uint8Array(64 << 6);
  const read = new Uint8Array(64 << 6);
  const types = primByCode.map((prim) => ({ ...primRows[prim], width: bitsOf(prim, pointerSize) }));
  types.forEach((to, t) => {
    types.forEach((from, f) => {
      const relation = relate(to, from);
      operand[(t << 6) | f] = relation === 'impossible' ? FAIL : relation === 'same' || staysIn32(to, from) ? OK : WARN;
      store[(t << 6) | f] = relation === 'impossible' ? FAIL : relation === 'converts' ? WARN : OK;
      read[(t << 6) | f] = relation === 'impossible' ? FAIL : relation === 'same' || relation === 'widens' ? OK : WARN;
    });
  });
  rules.forEach((rule, r) => {
    primByCode.forEach((given, g) => {
      operand[((firstRule + r) << 6) | g] = suits(rule, given, pointerSize);
    });
  });
  return { operand, store, read };
}

/** Integers of at most 32 bits meet in registers of 32 bits, as long as none is cut. */
function staysIn32(a: PrimRow, b: PrimRow): boolean {
  return a.kind === 'int' && b.kind === 'int' && b.bits <= a.bits && a.bits <= 32;
}

function relate(a: SizedRow, b: SizedRow): Relation {
  if (a === b || a.kind === 'unknown' || b.kind === 'unknown') return 'same';
  if (a.kind === 'dynamic' || b.kind === 'dynamic') return relateDynamic(a, b);
  if (a.kind === 'vector' || b.kind === 'vector') return relateVectors(a, b);
  if (isAddressLike(a) && isAddressLike(b)) return relateWidths(a, b);
  return isNumber(a) && isNumber(b) ? 'converts' : 'impossible';
}

function relateWidths(a: SizedRow, b: SizedRow): Relation {
  if (a.width === b.width) return 'same';
  if (a.kind !== 'int' || b.kind !== 'int') return 'converts';
  return b.width > a.width ? 'narrows' : 'widens';
}

/** What `cvt` can do: lane by lane, as many lanes; integers of one width share their bits. */
function relateVectors(a: PrimRow, b: PrimRow): Relation {
  if (a.kind !== b.kind || a.lanes !== b.lanes) return 'impossible';
  return a.bits === b.bits && !hasFloatLanes(a) && !hasFloatLanes(b) ? 'same' : 'converts';
}

/** Values with a tag hold numbers and addresses; the old names of strings and objects are addresses. */
function relateDynamic(a: PrimRow, b: PrimRow): Relation {
  if (a.kind === b.kind) return 'same';
  const other = a.kind === 'dynamic' ? b : a;
  const dynamic = a.kind === 'dynamic' ? a : b;
  if (other.kind === 'address' && dynamic.bits === 32) return 'same';
  return other.kind === 'int' || other.kind === 'float' || other.kind === 'address' ? 'converts' : 'impossible';
}

function isAddressLike(row: PrimRow): boolean {
  return row.kind === 'int' || row.kind === 'address';
}

function isNumber(row: PrimRow): boolean {
  return row.kind === 'int' || row.kind === 'float' || row.kind === 'complex';
}

function suits(rule: (typeof rules)[number], given: PrimType, pointerSize: 4 | 8): number {
  const row = primRows[given];
  if (row.kind === 'void') return FAIL;
  if (row.kind === 'unknown' || rule === 'value' || rule === 'type') return OK;
  switch (rule) {
    case 'int':
    case 'size':
      return isIntegral(row) ? OK : row.kind === 'address' ? WARN : FAIL;
    case 'cond':
      return isIntegral(row) || row.kind === 'address' ? OK : row.kind === 'float' ? WARN : FAIL;
    case 'float':
      return isFloating(row) ? OK : FAIL;
    case 'address':
    case 'ref':
      if (row.kind === 'address' || row.kind === 'dynamic') return OK;
      return row.kind === 'int' ? (bitsOf(given, pointerSize) === pointerSize * 8 ? OK : WARN) : FAIL;
  }
}

function isIntegral(row: PrimRow): boolean {
  return row.kind === 'int' || row.kind === 'dynamic' || (row.kind === 'vector' && !hasFloatLanes(row));
}

function isFloating(row: PrimRow): boolean {
  return row.kind === 'float' || row.kind === 'complex' || (row.kind === 'vector' && hasFloatLanes(row));
}

function hasFloatLanes(row: PrimRow): boolean {
  return row.lane !== undefined && row.lane.startsWith('f');
}

/** May a type stand where a row's `of` or `fromOf` says so? */
function isAllowed(rule: PrimRule, prim: PrimType): boolean {
  const row = primRows[prim];
  if (row.kind === 'unknown') return true;
  switch (rule) {
    case 'int':
      return isIntegral(row);
    case 'signed':
      return row.kind === 'int' && row.signed === true;
    case 'unsigned':
      return row.kind === 'int' && row.signed === false;
    case 'float':
      return isFloating(row);
    case 'number':
      return isIntegral(row) || isFloating(row);
    case 'scalar':
      return row.kind !== 'void' && row.kind !== 'aggregate';
    case 'address':
      return row.kind === 'address' || row.kind === 'dynamic';
    case 'int-or-address':
      return isIntegral(row) || row.kind === 'address';
  }
}

const allowed = new Map<PrimRule, Uint8Array>();

/** `isAllowed` by type code, 0 or 1. */
export function allowedBy(rule: PrimRule): Uint8Array {
  let row = allowed.get(rule);
  if (row === undefined)
    allowed.set(rule, (row = Uint8Array.from(primByCode, (prim) => (isAllowed(rule, prim) ? 1 : 0))));
  return row;
}

/** `of` and `fromOf` in words. */
export const ruleWords: Readonly<Record<PrimRule, string>> = {
  int: 'an integer type',
  signed: 'a signed integer type',
  unsigned: 'an unsigned integer type',
  float: 'a floating-point type',
  number: 'a number type',
  scalar: 'a scalar type',
  address: 'an address type (ptr, ref, a32, a64) or a dynamic one',
  'int-or-address': 'an integer or address type',
};
