/**
 * Initialisers [MAPLE 4.8]: scalars, addresses, strings, and bracketed lists with or without field numbers.
 *
 *     init    = scalar | `[` (element `,`)* `]`
 *     element = (field `=`)? init
 *     scalar  = number | 'c' | "string" | `addrof` prim $v field? (`(` offset `)`)? | `addroffunc` prim &f
 *             | `addroflabel` prim @l | (`conststr` | `conststr16`) prim "string"
 *
 * Nesting stands on an explicit stack. What an integer or a number in a list means follows from the type; see
 * field-numbering.ts for the two editions' numbering of fields.
 */
import { primByCode, type PrimType } from '../scalar/prim-types.ts';
import { knownEntry } from '../base/own-entry.ts';
import type { VarRef } from './code.ts';
import { decodeString, integerValue } from './literals.ts';
import type { Func, Init } from './module.ts';
import type { Parser } from './parser-state.ts';
import { parseCount, primAt } from './parser-types.ts';
import { Kind } from './scanner.ts';

interface ListFrame {
  readonly items: Init[];
  /** The number before `=` of the element that is being read. */
  field: number | undefined;
}

/** An initialiser, or undefined after a diagnostic. `func` is given for local variables. */
export function parseInit(p: Parser, func: Func | undefined): Init | undefined {
  const { scanner } = p;
  const stack: ListFrame[] = [];
  for (;;) {
    if (scanner.kind === 91) {
      if (!openList(p, stack)) return undefined;
      if (!scanner.is(93)) {
        if (!startElement(p, stack)) return undefined;
        continue;
      }
    } else {
      const value = parseScalar(p, func);
      if (value === undefined) return undefined;
      if (stack.length === 0) return value;
      addElement(stack[stack.length - 1], value);
    }
    const done = closeLists(p, stack);
    if (done === 'error') return undefined;
    if (done !== 'more') return done;
  }
}

/** After an element or an empty list: a comma and the next element, or the ends of as many lists as end here. */
function closeLists(p: Parser, stack: ListFrame[]): Init | 'more' | 'error' {
  for (;;) {
    const frame = stack[stack.length - 1];
    if (frame.items.length > 0 && p.take(44)) {
      if (p.scanner.kind !== 93) return startElement(p, stack) ? 'more' : 'error';
    }
    if (!p.expect(93)) return 'error';
    stack.pop();
    const list: Init = { kind: 'list', items: frame.items };
    if (stack.length === 0) return list;
    addElement(stack[stack.length - 1], list);
  }
}

function addElement(frame: ListFrame, value: Init): void {
  frame.items.push(frame.field === undefined ? value : { kind: 'field', field: frame.field, value });
  frame.field = undefined;
}

/** Reads `n =` if it is there. */
function startElement(p: Parser, stack: ListFrame[]): boolean {
  const { scanner } = p;
  if (scanner.kind !== Kind.int) return true;
  const { start, end, value } = scanner;
  const text = scanner.slice();
  scanner.next();
  if (scanner.is(61)) {
    if (!(value >= 0 && value < 2 ** 31)) return p.report('MPL1113', start, end, [text, '0', String(2 ** 31 - 1)]);
    stack[stack.length - 1].field = value;
    scanner.next();
    return true;
  }
  // It was a scalar: go back to it.
  scanner.jump(start);
  scanner.next();
  return true;
}

/** Takes the `[`; false after a diagnostic. */
function openList(p: Parser, stack: ListFrame[]): boolean {
  if (stack.length >= p.maxNesting) return p.report('MPL1108', p.scanner.start, p.scanner.end, [p.maxNesting]);
  stack.push({ items: [], field: undefined });
  p.scanner.next();
  return true;
}

function parseScalar(p: Parser, func: Func | undefined): Init | undefined {
  const { scanner } = p;
  switch (scanner.kind) {
    case Kind.int:
    case Kind.char:
      return parseInteger(p);
    case Kind.float:
      return parseFloatText(p, '');
    case Kind.string:
      return { kind: 'string', text: parseString(p, false) };
    case 45: // -
      scanner.next();
      return parseFloatText(p, '-');
    case Kind.word:
      return parseWord(p, func);
    default:
      p.expected('a value');
      return undefined;
  }
}

function parseFloatText(p: Parser, sign: string): Init | undefined {
  const { scanner } = p;
  const text = scanner.slice();
  const named = scanner.kind === Kind.word && isFloatWord(text);
  if (!named && scanner.kind !== Kind.float) {
    p.expected('a value');
    return undefined;
  }
  scanner.next();
  return { kind: 'float', text: sign + text };
}

export function isFloatWord(text: string): boolean {
  return text === 'nan' || text === 'nanf' || text === 'inf' || text === 'inff';
}

function parseWord(p: Parser, func: Func | undefined): Init | undefined {
  const { scanner } = p;
  const word = scanner.slice();
  if (isFloatWord(word)) return parseFloatText(p, '');
  if (!Object.hasOwn(addressForms, word)) {
    p.expected('a value', p.suggestion(word, Object.keys(addressForms)));
    return undefined;
  }
  scanner.next();
  const prim = primAt(p);
  if (scanner.kind !== Kind.word || prim < 0) {
    p.expected('an address type such as `ptr`');
    return undefined;
  }
  scanner.next();
  return knownEntry(addressForms, word)(p, primByCode[prim], func);
}

/** The values that are written as leaf opcodes. */
const addressForms: Readonly<Record<string, (p: Parser, prim: PrimType, func: Func | undefined) => Init | undefined>> =
  {
    addrof: parseAddrof,
    addroffunc: (p, prim) => {
      if (p.scanner.kind !== Kind.func && p.scanner.kind !== Kind.global) return wanted(p, 'a function name');
      const id = p.funcOf(p.scanner.atom);
      p.scanner.next();
      return { kind: 'addroffunc', prim, func: id };
    },
    addroflabel: (p, prim, func) => {
      if (p.scanner.kind !== Kind.label) return wanted(p, 'a label');
      const label = p.nameOf(p.scanner.atom).slice(1);
      if (func !== undefined) p.labelOf(func, p.scanner.atom);
      p.scanner.next();
      return { kind: 'addroflabel', prim, label };
    },
    conststr: (p, prim) => constantString(p, prim, false),
    conststr16: (p, prim) => constantString(p, prim, true),
  };

function wanted(p: Parser, what: string): undefined {
  p.expected(what);
  return undefined;
}

function constantString(p: Parser, prim: PrimType, wide: boolean): Init | undefined {
  if (p.scanner.kind !== Kind.string) return wanted(p, 'a string');
  return { kind: 'conststr', prim, wide, text: parseString(p, wide) };
}

/** The decoded text of the current string token. */
export function parseString(p: Parser, wide: boolean): string {
  const { scanner } = p;
  const { start, end } = scanner;
  p.checkText(start, end);
  const text = decodeString(scanner.text.slice(start + 1, end - 1), wide);
  scanner.next();
  return text;
}

/** An integer or a character. Of an integer too large for a number, the scanner's value is NaN. */
function parseInteger({ scanner }: Parser): Init {
  const text = scanner.slice();
  const isChar = scanner.kind === Kind.char;
  const value = isChar || !Number.isNaN(scanner.value) ? BigInt(scanner.value) : integerValue(text);
  scanner.next();
  return { kind: 'int', value, hex: !isChar && /^-?0[xX]/.test(text) };
}

function parseAddrof(p: Parser, prim: PrimType, func: Func | undefined): Init | undefined {
  const { scanner } = p;
  let ref: VarRef;
  if (scanner.kind === Kind.global) ref = p.globalOf(scanner.atom);
  else if (scanner.kind === Kind.local && func !== undefined) ref = p.localOf(func, scanner.atom);
  else return wanted(p, 'a variable');
  scanner.next();
  let field = 0;
  if (scanner.is(Kind.int)) {
    field = fieldNumber(p);
    if (scanner.is(Kind.bad)) return wanted(p, 'a field');
  }
  const offset = parseOffset(p);
  return offset === undefined ? undefined : { kind: 'addrof', prim, var: ref, field, offset };
}

/** `(n)` bytes, which may be negative; nothing is 0, and undefined a diagnostic. */
function parseOffset(p: Parser): number | undefined {
  const { scanner } = p;
  if (!p.take(40)) return 0;
  const negative = scanner.is(Kind.int) && scanner.value < 0;
  const offset = negative ? scanner.value : parseCount(p, 2 ** 31 - 1);
  if (negative) scanner.next();
  else if (offset < 0) return undefined;
  return p.expect(41) ? offset : undefined;
}

function fieldNumber(p: Parser): number {
  const { scanner } = p;
  const value = scanner.value;
  if (!(Math.abs(value) < 2 ** 31)) {
    p.report('MPL1113', scanner.start, scanner.end, [scanner.slice(), String(-(2 ** 31) + 1), String(2 ** 31 - 1)]);
    scanner.next();
    return 0;
  }
  scanner.next();
  return value;
}
