/**
 * The body of a function as bytes:
 *
 *     symbols (count)  declared (count) { kind, type, … }  padding  instructions or blocks (count)
 *     linear form:  { instruction }
 *     blocks:       { 2 * instructions + (1 if there are phis)  [phis (count)]  { phi } { instruction } terminator }
 *     instruction:  shape { number }
 *
 * Symbols that are not declared are temporaries, and what defines them says their types. Numbers that lie near each other are
 * written as differences: temporaries from the next one, labels from the last, targets from the block or label before them.
 */
import type { ByteWriter } from '../../base/bytes.ts';
import { destsOf, operandsOf } from '../instr.ts';
import type { Immediate } from '../literal.ts';
import type { Block, Dest, Func, Instr, LinearSymbol, Operand, Phi } from '../nodes.ts';
import { memTypeNames } from './format.ts';
import { isCalcOp } from '../opcodes.ts';
import { isShort } from './constants.ts';
import { anyTemp, codeOfOp, nextTemp, operandCode, typeCode, type Shape, type ShapeTable } from './shapes.ts';
import { zigzag, type Table } from './tables.ts';

/** What bodies share. */
export interface BodyTables {
  readonly shapes: ShapeTable;
  readonly words: Table<string>;
  readonly constants: Table<Immediate>;
  signature(signature: { readonly params: Func['params']; readonly results: Func['results'] }): number;
}

/** The kinds of symbols; with `storage` an array or slot. */
export const symbolKinds = ['p', 'l', 't', 'array', 'slot'] as const;
const nameFlag = 128;

/** Symbols up to the last that is no temporary. */
export function declaredCount({ symbols }: Func): number {
  return symbols.findLastIndex(({ kind }) => kind !== 't') + 1;
}

/** Finds the shapes of the instructions of a function: their numbers, in order, for `BodyWriter`. */
export class ShapeFinder {
  readonly #func: Func;
  readonly #tables: BodyTables;
  #next: number;

  constructor(func: Func, tables: BodyTables) {
    this.#func = func;
    this.#tables = tables;
    this.#next = declaredCount(func);
  }

  find(instr: Instr): number {
    const dests = destsOf(instr).map((dest) => this.#destCode(dest));
    const phi = instr.op === 'Phi' ? instr.dest : undefined;
    const operands = operandsOf(instr).map((operand) => codeOfOperand(operand, phi));
    const mem = 'mem' in instr ? instr.mem : 'i32';
    const volatile = 'mem' in instr && instr.volatile === true;
    const hasOffset = 'mem' in instr && instr.offset !== 0;
    const trap = instr.op === 'Trap' ? this.#tables.words.indexOf(instr.trap) : 0;
    const access = memTypeNames.indexOf(mem) + (volatile ? 32 : 0) + (hasOffset ? 64 : 0);
    const key = String.fromCharCode(codeOfOp(instr.op), access, trap & 0xffff, trap >>> 16, dests.length, ...dests);
    return this.#tables.shapes.use(key + codesText(operands), (): Shape => ({
      op: instr.op,
      isCalc: isCalcOp(instr.op),
      dests,
      operands,
      mem,
      volatile,
      hasOffset,
      trap,
    }));
  }

  #destCode(dest: Dest): number {
    if (dest.kind !== 't') return codeOfOperand(dest, undefined);
    const symbol = this.#func.symbols[dest.index];
    const isNext = dest.index === this.#next;
    this.#next = dest.index + 1;
    return (isNext ? nextTemp : anyTemp) + typeCode(symbol?.type ?? 'i32');
  }
}

function codesText(codes: readonly number[]): string {
  let text = '';
  for (const code of codes) text += String.fromCharCode(code);
  return text;
}

function codeOfOperand(operand: Operand, phi: Dest | undefined): number {
  switch (operand.kind) {
    case 't':
      return operandCode.t;
    case 'l':
    case 'p': {
      if (operand.version === undefined) return operandCode[operand.kind];
      const isSame = phi?.kind === operand.kind && phi.index === operand.index && phi.version !== undefined;
      return isSame ? operandCode.same : operandCode[`${operand.kind}Version`];
    }
    case 'g':
      return operand.offset === undefined ? operandCode.g : operandCode.gOffset;
    case 'f':
      return operandCode.f;
    case 'v':
      if (!isShort(operand)) return operandCode.constant;
      return operand.type === 'i64' ? operandCode.i64 : operandCode.i32;
  }
}

/** Writes a body whose shapes are known. */
export class BodyWriter {
  readonly #out: ByteWriter;
  readonly #tables: BodyTables;
  readonly #numbers: Int32Array;
  readonly #shapes: Iterator<number>;
  #next = 0;
  /** The last label, or the number of the block. */
  #near = -1;

  constructor(out: ByteWriter, tables: BodyTables, shapeIds: Iterable<number>, numbers: Int32Array) {
    this.#out = out;
    this.#tables = tables;
    this.#shapes = shapeIds[Symbol.iterator]();
    this.#numbers = numbers;
  }

  /** `padding` is what the writer spells out of symbols that nothing mentions. */
  write(func: Func, padding: number): void {
    const out = this.#out;
    const declared = declaredCount(func);
    out.uleb(func.symbols.length);
    out.uleb(declared);
    for (let i = 0; i < declared; i++) this.#symbol(func.symbols[i]);
    out.uleb(padding);
    for (let i = 0; i < padding; i++) out.u8(0);
    this.#next = declared;
    this.#near = -1;
    const isLinear = func.form === 'linear';
    out.uleb(isLinear ? func.instrs.length : func.blocks.length);
    if (isLinear) for (const instr of func.instrs) this.#instr(instr);
    else for (const [b, block] of func.blocks.entries()) this.#block(block, b);
  }

  #symbol(symbol: LinearSymbol): void {
    const out = this.#out;
    const kind = 'storage' in symbol ? symbol.storage : symbol.kind;
    const name = symbol.kind === 't' ? undefined : symbol.name;
    out.u8(typeCode(symbol.type) + 8 * symbolKinds.indexOf(kind) + (name === undefined ? 0 : nameFlag));
    if (name !== undefined) out.uleb(this.#tables.words.indexOf(name));
    if (!('storage' in symbol)) return;
    out.uleb(symbol.storage === 'array' ? symbol.count : symbol.size);
    if (symbol.storage === 'slot') out.uleb(symbol.align);
  }

  #block({ phis, instrs, terminator }: Block, b: number): void {
    this.#near = b;
    this.#out.uleb(2 * instrs.length + (phis.length > 0 ? 1 : 0));
    if (phis.length > 0) this.#out.uleb(phis.length);
    for (const phi of phis) this.#instr(phi);
    for (const instr of instrs) this.#instr(instr);
    this.#instr(terminator);
  }

  #instr(instr: Instr): void {
    const out = this.#out;
    out.uleb(this.#numbers[Number(this.#shapes.next().value)]);
    const before = this.#next;
    for (const dest of destsOf(instr)) this.#dest(dest);
    const phi = instr.op === 'Phi' ? instr.dest : undefined;
    for (const operand of operandsOf(instr)) this.#operand(operand, before, codeOfOperand(operand, phi));
    if ('offset' in instr && instr.offset !== 0) out.uleb(instr.offset);
    if ('func' in instr) out.uleb(instr.func);
    if ('signature' in instr) out.uleb(this.#tables.signature(instr.signature));
    if ('label' in instr) this.#label(instr.label);
    if ('values' in instr) this.#values(instr.values);
    if ('targets' in instr) for (const target of instr.targets) out.uleb(zigzag(target - this.#near));
    if (instr.op === 'Phi') for (const source of sourcesOf(instr)) out.uleb(zigzag(source - this.#near));
  }

  #label(label: number): void {
    this.#out.uleb(zigzag(label - this.#near - 1));
    this.#near = label;
  }

  #values(values: readonly (number | bigint)[]): void {
    this.#out.uleb(2 * values.length + (typeof values[0] === 'bigint' ? 1 : 0));
    for (const value of values) this.#out.slebBig(BigInt(value));
  }

  #dest(dest: Dest): void {
    if (dest.kind !== 't') return this.#operand(dest, this.#next, codeOfOperand(dest, undefined));
    if (dest.index !== this.#next) this.#out.uleb(zigzag(dest.index - this.#next));
    this.#next = dest.index + 1;
  }

  #operand(operand: Operand, next: number, code: number): void {
    const out = this.#out;
    switch (operand.kind) {
      case 't':
        return out.uleb(zigzag(next - 1 - operand.index));
      case 'l':
      case 'p':
        if (code !== operandCode.same) out.uleb(operand.index);
        if (operand.version !== undefined) out.uleb(operand.version);
        return;
      case 'g':
        out.uleb(operand.index);
        if (operand.offset !== undefined) out.sleb(operand.offset);
        return;
      case 'f':
        return out.uleb(operand.index);
      case 'v':
        if (code === operandCode.constant) out.uleb(this.#tables.constants.indexOf(operand));
        else out.sleb(Number(operand.value));
    }
  }
}

/** As many as there are values; a phi with more or fewer is none. */
function sourcesOf({ sources, operands }: Phi): readonly number[] {
  return operands.map((_, i) => sources[i] ?? 0);
}
