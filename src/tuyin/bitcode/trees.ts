/**
 * Types, expressions, statements and instructions in bitcode. Names, texts and types are indices into pools; so are the
 * constants at the leaves of expressions. Comments and places go beside the main stream (see `Sideline`).
 *
 * The numbers of kinds are part of the format: append, never change.
 */
import {
  sleb,
  uleb,
  bigInteger,
  besides,
  flag,
  list,
  nested,
  optional,
  Pool,
  pooled,
  record,
  Sideline,
  variants,
  word,
  type Codec,
} from '../../base/codec.ts';
import { SourceFile, type Span } from '../../base/source.ts';
import { bytesOfText, textOfBytes } from '../names.ts';
import { binaryOps, castOps, ioCommands, noComments, unaryOps } from '../nodes.ts';
import type {
  Arm,
  AttrRef,
  BinaryOp,
  Body,
  Comments,
  Expr,
  ExprOf,
  HexFormat,
  Instr,
  IoCommand,
  MetaRef,
  Name,
  Operand,
  Stmt,
} from '../nodes.ts';
import { fastMathFlags, isOpcode, opcodes, wrapFlags, type Flag, type Opcode } from '../opcodes.ts';
import type { FloatName, Type } from '../types.ts';

// Pools

const textBytes: Codec<string> = {
  write(out, text) {
    const bytes = bytesOfText(text);
    out.bytes.uleb(bytes.length);
    out.bytes.bytes(bytes);
  },
  read({ bytes }) {
    return textOfBytes(bytes.bytes(bytes.count()));
  },
};

export const texts = new Pool<string>('texts', () => textBytes);

export const text: Codec<string> = {
  write: pooled(texts).write,
  read(input) {
    const value = input.entryOf(texts);
    input.unfold(value.length);
    return value;
  },
};

export const types = new Pool<Type>('types', () => typeEntry);
/** Parts of a type that was read: entries name earlier ones, so a short table can describe a very large tree. */
const typeSizes = new WeakMap<Type, number>();

export const type: Codec<Type> = {
  write: pooled(types).write,
  read(input) {
    const value = input.entryOf(types);
    input.unfold(typeSizes.get(value) ?? 1);
    return value;
  },
};

const floatNames: readonly FloatName[] = ['half', 'float', 'double', 'fp128'];
const noFields = {};
const sequence = { count: uleb, of: type };

const typeKinds = variants<Type>({
  void: [0, noFields],
  int: [1, { bits: uleb }],
  fixed: [2, { whole: uleb, fraction: uleb }],
  float: [3, { name: word(floatNames) }],
  pointer: [7, { to: type, space: uleb }],
  block: [8, { bits: uleb }],
  array: [9, sequence],
  vector: [10, sequence],
  struct: [11, { fields: list(type) }],
  func: [12, { result: type, params: list(type), variadic: flag }],
  named: [13, { name: text }],
});

const typeEntry: Codec<Type> = {
  write: typeKinds.write,
  read(input) {
    const value = typeKinds.read(input);
    typeSizes.set(value, 1 + partsOf(value).reduce((sum, part) => sum + (typeSizes.get(part) ?? 1), 0));
    return value;
  },
};

function partsOf(value: Type): readonly Type[] {
  switch (value.kind) {
    case 'pointer':
      return [value.to];
    case 'array':
    case 'vector':
      return [value.of];
    case 'struct':
      return value.fields;
    case 'func':
      return [value.result, ...value.params];
    default:
      return [];
  }
}

// Places and comments

const sourceEntry: Codec<SourceFile> = {
  write(out, { name, text: content }) {
    text.write(out, name);
    text.write(out, content);
  },
  read: (input) => new SourceFile(text.read(input), text.read(input)),
};
export const sources = new Pool<SourceFile>('sources', () => sourceEntry);

/** Where what comes from a file without places is said to stand. */
const nowhere: Span = { source: new SourceFile('<bitcode>', ''), start: 0, end: 0 };

export const spans = new Sideline<Span>(
  {
    write(out, { source, start, end }) {
      uleb.write(out, out.indexIn(sources, source));
      uleb.write(out, start);
      uleb.write(out, end - start);
    },
    read(input) {
      const source = input.entryOf(sources);
      const start = uleb.read(input);
      const end = start + uleb.read(input);
      return end <= source.text.length ? { source, start, end } : input.bytes.fail('a place lies outside of its text');
    },
  },
  nowhere,
);

export const remarks = new Sideline<Comments>(
  record<Comments>({ before: list(text), after: optional(text) }),
  noComments,
);
/** Comments behind the last statement. */
export const tails = new Sideline<readonly string[]>(list(text), []);

export const span = besides(spans);
export const comments = besides(remarks);
export const tail = besides(tails);

// Names

const sigils: readonly Name['sigil'][] = ['@', '%', ''];
export const name = record<Name>({
  kind: { write: () => undefined, read: () => 'name' },
  sigil: word(sigils),
  name: text,
  span,
});
export const metaRef = record<MetaRef>({ name: text, span });
export const attrRef = record<AttrRef>({ id: uleb, span });

// Expressions

type Constant = ExprOf<'int' | 'decimal' | 'hexfloat' | 'string' | 'word'>;
type Unplaced<T> = T extends unknown ? Omit<T, 'span'> : never;

const hexFormats: readonly HexFormat[] = ['', 'H', 'L', 'K', 'M'];
const words: readonly ExprOf<'word'>['word'][] = ['true', 'false', 'null', 'undef', 'zeroinitializer'];

const digits: Codec<string> = {
  write: text.write,
  read(input) {
    const value = text.read(input);
    return /^[0-9]+$/.test(value) ? value : input.bytes.fail('a number has no digits');
  },
};

const constantPool = new Pool<Unplaced<Constant>>('constants', () =>
  variants<Unplaced<Constant>>({
    int: [0, { value: bigInteger }],
    decimal: [1, { digits, exponent: sleb }],
    hexfloat: [2, { format: word(hexFormats), bits: bigInteger }],
    string: [3, { text, characters: flag }],
    word: [4, { word: word(words) }],
  }),
);

export const constants: Pool<unknown> = constantPool;

const constant: Codec<Unplaced<Constant>> = {
  write: pooled(constantPool).write,
  read(input) {
    const value = input.entryOf(constantPool);
    input.unfold(
      value.kind === 'string' ? value.text.length : value.kind === 'int' ? value.value.toString(16).length : 1,
    );
    return value;
  },
};

type Inner = Exclude<Expr, Constant>;

const commandNames = Object.keys(ioCommands) as IoCommand[];
const operators = Object.keys(binaryOps) as BinaryOp[];
const flags: Codec<readonly Flag[]> = list(word<Flag>([...fastMathFlags, ...wrapFlags]));
const fastMath = list(word([...fastMathFlags]));

const innerKinds = variants<Inner>({
  name: [16, { sigil: word(sigils), name: text, span }],
  capture: [17, { index: uleb, span }],
  stream: [18, { stream: word<ExprOf<'stream'>['stream']>(['input', 'output', 'error']), span }],
  io: [19, { target: later(), command: word(commandNames), args: list(later()), span }],
  member: [20, { target: later(), name: text, span }],
  index: [21, { target: later(), index: later(), span }],
  call: [22, { callee: later(), args: list(later()), span }],
  unary: [23, { op: word(unaryOps), operand: later(), span }],
  binary: [24, { op: word(operators), left: later(), right: later(), span }],
  cond: [25, { test: later(), yes: later(), no: later(), span }],
  send: [26, { target: later(), value: later(), next: optional(name), span }],
  typed: [27, { type, operand: later(), span }],
  alloc: [28, { size: later(), span }],
  array: [29, { elements: list(later()), span }],
  struct: [30, { elements: list(later()), span }],
  match: [31, { scrutinee: later(), arms: list(nested(() => arm)), span }],
  cast: [32, { op: word(castOps), operand: later(), type, span }],
  measure: [33, { op: word<ExprOf<'measure'>['op']>(['sizeof', 'alignof']), type, span }],
  element: [
    34,
    { op: word<ExprOf<'element'>['op']>(['getelementptr', 'extractvalue']), operands: list(later()), span },
  ],
  blockaddress: [35, { func: name, block: name, span }],
  elided: [36, { span }],
});

/** An expression inside an expression. */
function later(): Codec<Expr> {
  return nested(() => expr);
}

const constantKinds: ReadonlySet<string> = new Set(['int', 'decimal', 'hexfloat', 'string', 'word']);

function isConstant(value: Expr): value is Constant {
  return constantKinds.has(value.kind);
}

export const expr: Codec<Expr> = {
  write(out, value) {
    flag.write(out, isConstant(value));
    if (!isConstant(value)) return innerKinds.write(out, value);
    constant.write(out, value);
    span.write(out, value.span);
  },
  read: (input) => (flag.read(input) ? { ...constant.read(input), span: span.read(input) } : innerKinds.read(input)),
};

// Statements

export const stmt = record<Stmt>({
  target: optional(name),
  value: expr,
  flags: fastMath,
  meta: list(metaRef),
  comments,
  span,
});
export const body = record<Body>({ stmts: list(stmt), tail });
const arm = record<Arm>({
  pattern: optional(expr),
  elided: flag,
  flags: fastMath,
  meta: list(metaRef),
  body: optional(body),
  comments,
  span,
});

// Stack code

const operand = variants<Operand>({
  none: [0, noFields],
  number: [1, { value: bigInteger }],
  const: [2, { value: expr }],
  string: [3, { text }],
  labels: [4, { labels: list(name) }],
  callee: [5, { callee: optional(name), count: uleb }],
  symbol: [6, { name }],
});

const codes: ReadonlyMap<number, string> = new Map(Object.entries(opcodes).map(([key, { code }]) => [code, key]));

/** By its number in the instruction table. */
const opcode: Codec<Opcode> = {
  write: (out, op) => out.bytes.u8(opcodes[op].code),
  read({ bytes }) {
    const code = bytes.u8();
    const op = codes.get(code);
    return op !== undefined && isOpcode(op)
      ? op
      : bytes.fail(`there is no instruction 0x${code.toString(16)}`, bytes.offset - 1);
  },
};

export const instr = record<Instr>({ labels: list(name), op: optional(opcode), flags, operand, comments, span });
