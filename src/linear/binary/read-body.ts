/**
 * Reads bodies as write-body.ts describes them. Every index is checked against its table when it is read, so that nothing that
 * comes out names what does not exist; what the verifier's rules are about is left to the verifier. The loop over instructions is
 * what reading costs, so operands that are alike are one object: nodes are never changed.
 */
import type { ByteReader } from '../../base/bytes.ts';
import { unreachable } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { Immediate } from '../literal.ts';
import type { Block, Dest, Func, Instr, LinearSymbol, Operand, Phi, Signature, Terminator } from '../nodes.ts';
import type { CalcOp, StructuralOp, ValueType } from '../opcodes.ts';
import { isTerminator } from '../instr.ts';
import { mostAlign, mostBytes, mostVersions, valueTypes } from './format.ts';
import { nextTemp, operandCode, typeOfTemp, type Shape } from './shapes.ts';
import type { SpanReader } from './spans.ts';
import { unzigzag } from './tables.ts';
import { symbolKinds } from './write-body.ts';

/** What the bodies of a file refer to. */
export interface BodyContext {
  readonly shapes: readonly Shape[];
  readonly constants: readonly Immediate[];
  readonly words: readonly string[];
  readonly signatures: readonly Signature[];
  readonly globals: number;
  readonly funcs: number;
  /** Versions that a function may have in all. */
  readonly mostVersions: number;
  /** Takes from what the file may amount to beyond its size. */
  spend(amount: number): void;
}

/** Temporaries are alike but for their types. */
const temps = Object.fromEntries(valueTypes.map((type) => [type, { kind: 't', type }])) as Readonly<
  Record<ValueType, LinearSymbol>
>;
/** Of what has no destination; stands in no node. */
const noDest: Dest = { kind: 't', index: 0 };
/** Immediates that occur most. */
const [leastShared, mostShared] = [-16, 255];
const sharedI32 = Array.from({ length: mostShared - leastShared + 1 }, (_, i): Immediate => ({
  kind: 'v',
  type: 'i32',
  value: leastShared + i,
}));

export class BodyReader {
  readonly #input: ByteReader;
  readonly #context: BodyContext;
  readonly #spans: SpanReader | undefined;
  #symbols: LinearSymbol[] = [];
  #declared = 0;
  #next = 0;
  #near = -1;
  /** Operands without a version, by their symbols. */
  #plain: (Dest | undefined)[] = [];
  /** The greatest version of each symbol, and their sum. */
  #versions: number[] = [];
  #versionSum = 0;

  constructor(input: ByteReader, context: BodyContext, spans: SpanReader | undefined) {
    this.#input = input;
    this.#context = context;
    this.#spans = spans;
  }

  /** Fills a function that has none yet. */
  read(func: Func): void {
    const input = this.#input;
    this.#readSymbols(func.symbols);
    const count = input.count();
    if (func.form === 'linear') {
      // The count fits into what is left, and arrays that grow take half as much again.
      const instrs = new Array<Instr>(count);
      for (let i = 0; i < count; i++) instrs[i] = this.#instr();
      func.instrs = instrs;
    } else {
      const blocks: Block[] = [];
      for (let b = 0; b < count; b++) blocks.push(this.#block(b));
      func.blocks = blocks;
    }
    if (!input.atEnd) input.fail('a body has more bytes than instructions');
    this.#spans?.finish();
  }

  #readSymbols(symbols: LinearSymbol[]): void {
    const input = this.#input;
    const total = input.uleb();
    const declared = input.count();
    symbols.length = 0;
    for (let left = declared; left > 0; left--) symbols.push(this.#symbol());
    if (total < declared) input.fail('there are fewer symbols than declared');
    this.#context.spend(Math.max(0, total - declared - input.remaining));
    input.bytes(input.count());
    for (let i = declared; i < total; i++) symbols.push(temps.i32);
    this.#symbols = symbols;
    this.#declared = this.#next = declared;
  }

  #symbol(): LinearSymbol {
    const input = this.#input;
    const tag = input.u8();
    const type = valueTypes[tag & 7] ?? input.fail('there is no such type');
    const kind = symbolKinds[(tag >> 3) & 15] ?? input.fail('there is no such kind of symbols');
    const name = tag < 128 ? undefined : this.#word();
    const named = name === undefined ? undefined : { name };
    if (kind === 't') return temps[type];
    if (kind === 'p' || kind === 'l') return { kind, type, ...named };
    const size = this.#bounded(kind === 'array' ? mostBytes / 4 : mostBytes, 'a size');
    if (kind === 'slot') {
      const align = this.#bounded(mostAlign, 'an alignment');
      if (type !== 'i32' && type !== 'i64') return input.fail(`an address of type ${type}`);
      return { kind: 'l', storage: 'slot', type, size, align, ...named };
    }
    if (type !== 'i32*' && type !== 'f32*') return input.fail(`an array of type ${type}`);
    return { kind: 'l', storage: 'array', type, count: size, ...named };
  }

  #bounded(limit: number, what: string): number {
    const value = this.#input.uleb();
    return value <= limit ? value : this.#input.fail(`${what} is ${value}, more than ${limit}`);
  }

  #word(): string {
    return this.#context.words[this.#index(this.#context.words.length, 'word')];
  }

  #index(limit: number, what: string): number {
    const index = this.#input.uleb();
    return index < limit ? index : this.#input.fail(`there is no ${what} ${index}`);
  }

  #block(b: number): Block {
    const input = this.#input;
    this.#near = b;
    const head = input.uleb();
    const count = Math.floor(head / 2);
    if (count > input.remaining) input.fail('a count of instructions exceeds what is left of the input');
    const phis: Phi[] = [];
    if (head % 2 === 1)
      for (let left = input.count(); left > 0; left--) {
        const phi = this.#instr();
        phis.push(phi.op === 'Phi' ? phi : input.fail(`${phi.op} is no phi`));
      }
    const instrs: Instr[] = [];
    for (let left = count; left > 0; left--) instrs.push(this.#instr());
    return { phis, instrs, terminator: this.#terminator() };
  }

  #terminator(): Terminator {
    const instr = this.#instr();
    return isTerminator(instr) ? instr : this.#input.fail(`${instr.op} ends no block`);
  }

  #instr(): Instr {
    const shape = this.#context.shapes[this.#index(this.#context.shapes.length, 'shape')];
    const span = this.#spans?.read();
    const before = this.#next;
    if (!shape.isCalc) return this.#structural(shape.op as StructuralOp, shape, before, span);
    const dest = this.#dest(shape.dests[0]);
    return { op: shape.op as CalcOp, dest, operands: this.#operands(shape, before, dest), span };
  }

  /** Nodes are literals with all their fields, as the reader of the text makes them: a place that is put in later takes memory of its own. */
  #structural(op: StructuralOp, shape: Shape, before: number, span: Span | undefined): Instr {
    if (op === 'Call' || op === 'ICall') return this.#call(op, shape, before, span);
    const dest = shape.dests.length === 0 ? noDest : this.#dest(shape.dests[0]);
    const operands = this.#operands(shape, before, dest);
    switch (op) {
      case 'Label':
        return { op, label: this.#label(), span };
      case 'Assign':
      case 'Alloca':
        return { op, dest, operands: tuple<1>(operands), span };
      case 'ArrayLoad':
        return { op, dest, operands: tuple<2>(operands), span };
      case 'Release':
        return { op, operands: tuple<1>(operands), span };
      case 'ArrayStore':
      case 'Copy':
      case 'Fill':
        return { op, operands: tuple<3>(operands), span };
      case 'Load':
        return this.#load(dest, tuple<1>(operands), shape, span);
      case 'Store':
        return this.#store(tuple<2>(operands), shape, span);
      case 'Goto':
        return { op, targets: [this.#target()], span };
      case 'CondGoto':
        return { op, operands: tuple<1>(operands), targets: [this.#target(), this.#target()], span };
      case 'Switch': {
        const values = this.#values();
        const targets = Array.from({ length: values.length + 1 }, () => this.#target());
        return { op, operands: tuple<1>(operands), values, targets, span };
      }
      case 'Return':
        return { op, operands, span };
      case 'Trap':
        return { op, trap: this.#context.words[shape.trap], span };
      case 'Phi':
        return { op, dest, operands, sources: operands.map(() => this.#target()), span };
      default:
        return unreachable(op);
    }
  }

  #load(dest: Dest, operands: Tuples[1], shape: Shape, span: Span | undefined): Instr {
    const { mem, volatile } = shape;
    const offset = this.#offset(shape);
    return volatile
      ? { op: 'Load', dest, mem, offset, volatile, operands, span }
      : { op: 'Load', dest, mem, offset, operands, span };
  }

  #store(operands: Tuples[2], shape: Shape, span: Span | undefined): Instr {
    const { mem, volatile } = shape;
    const offset = this.#offset(shape);
    return volatile
      ? { op: 'Store', mem, offset, volatile, operands, span }
      : { op: 'Store', mem, offset, operands, span };
  }

  #offset({ hasOffset }: Shape): number {
    return hasOffset ? this.#input.uleb() : 0;
  }

  #call(op: 'Call' | 'ICall', shape: Shape, before: number, span: Span | undefined): Instr {
    const dests = shape.dests.map((code) => this.#dest(code));
    const operands = this.#operands(shape, before, dests.at(0));
    if (op === 'Call') return { op, func: this.#index(this.#context.funcs, 'function'), dests, operands, span };
    const { signatures } = this.#context;
    return { op, signature: signatures[this.#index(signatures.length, 'signature')], dests, operands, span };
  }

  #label(): number {
    const label = this.#near + 1 + unzigzag(this.#input.uleb());
    if (label < 0 || label > Number.MAX_SAFE_INTEGER) this.#input.fail('there is no such label');
    return (this.#near = label);
  }

  #target(): number {
    const target = this.#near + unzigzag(this.#input.uleb());
    return target >= 0 ? target : this.#input.fail('there is no such target');
  }

  #values(): (number | bigint)[] {
    const input = this.#input;
    const head = input.uleb();
    const count = Math.floor(head / 2);
    if (count > input.remaining) input.fail('a count of values exceeds what is left of the input');
    const isLong = head % 2 === 1;
    return Array.from({ length: count }, () => {
      const value = input.slebBig(64);
      return isLong ? value : Number(BigInt.asIntN(32, value));
    });
  }

  #dest(code: number): Dest {
    const type = typeOfTemp(code);
    if (type === undefined) return this.#operand(code, 0, undefined) as Dest;
    const index = code < nextTemp + valueTypes.length ? this.#next : this.#next + unzigzag(this.#input.uleb());
    if (index < 0 || index >= this.#symbols.length) this.#input.fail(`there is no temporary ${index}`);
    this.#next = index + 1;
    if (index >= this.#declared) this.#symbols[index] = temps[type];
    return (this.#plain[index] ??= { kind: 't', index });
  }

  #operands({ operands: codes }: Shape, next: number, dest: Dest | undefined): Operand[] {
    switch (codes.length) {
      case 0:
        return [];
      case 1:
        return [this.#operand(codes[0], next, dest)];
      case 2:
        return [this.#operand(codes[0], next, dest), this.#operand(codes[1], next, dest)];
      default:
        return codes.map((code) => this.#operand(code, next, dest));
    }
  }

  #operand(code: number, next: number, dest: Dest | undefined): Operand {
    const input = this.#input;
    switch (code) {
      case operandCode.t:
        return this.#symbolOperand('t', next - 1 - unzigzag(input.uleb()));
      case operandCode.l:
        return this.#symbolOperand('l', input.uleb());
      case operandCode.p:
        return this.#symbolOperand('p', input.uleb());
      case operandCode.lVersion:
      case operandCode.pVersion: {
        const index = this.#index(this.#symbols.length, 'symbol');
        return { kind: code === operandCode.lVersion ? 'l' : 'p', index, version: this.#version(index) };
      }
      case operandCode.same:
        return {
          kind: dest?.kind === 'p' ? 'p' : 'l',
          index: dest?.index ?? 0,
          version: this.#version(dest?.index ?? 0),
        };
      case operandCode.g:
        return { kind: 'g', index: this.#index(this.#context.globals, 'global') };
      case operandCode.gOffset:
        return { kind: 'g', index: this.#index(this.#context.globals, 'global'), offset: input.sleb() };
      case operandCode.f:
        return { kind: 'f', index: this.#index(this.#context.funcs, 'function') };
      case operandCode.constant:
        return this.#context.constants[this.#index(this.#context.constants.length, 'constant')];
      case operandCode.i64:
        return { kind: 'v', type: 'i64', value: BigInt(this.#word32()) };
      default: {
        const value = this.#word32();
        if (value >= leastShared && value <= mostShared) return sharedI32[value - leastShared];
        return { kind: 'v', type: 'i32', value };
      }
    }
  }

  #word32(): number {
    const value = this.#input.sleb();
    return value === (value | 0) ? value : this.#input.fail('a number does not fit in 32 bits');
  }

  #symbolOperand(kind: 't' | 'l' | 'p', index: number): Dest {
    if (index < 0 || index >= this.#symbols.length) this.#input.fail(`there is no symbol ${index}`);
    const known = this.#plain[index];
    if (known !== undefined && known.kind === kind) return known;
    return (this.#plain[index] = { kind, index });
  }

  /** Versions are numbered densely in memory, so their sum over all symbols is bounded. */
  #version(index: number): number {
    const version = this.#input.uleb();
    const known = this.#versions[index] ?? 0;
    if (version > known) {
      this.#versionSum += version - known;
      this.#versions[index] = version;
      if (this.#versionSum > Math.max(mostVersions, this.#context.mostVersions))
        this.#input.fail('there are too many versions');
    }
    return version;
  }
}

/** The shape has been counted. */
function tuple<N extends 1 | 2 | 3>(operands: readonly Operand[]): Tuples[N] {
  return operands as unknown as Tuples[N];
}
interface Tuples {
  1: readonly [Operand];
  2: readonly [Operand, Operand];
  3: readonly [Operand, Operand, Operand];
}
