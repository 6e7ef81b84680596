/**
 * Expressions, statements and instructions in bitcode.
 *
 * An expression begins with a tag: 224 and more are the numbers 0 to 31, 128 and more the first 96 local names of the pool; below,
 * one of `tags`, which says the kind and the word that belongs to it (`binary +`, `io read`, `cast zext`). What follows are the parts in the order of the text. Constants are
 * entries of a pool. A statement, an arm and an instruction begin with bits that say which of their rarer parts follow.
 */
import { InternalError } from '../../base/errors.ts';
import { binaryOps, castOps, ioCommands, unaryOps, noComments } from '../nodes.ts';
import type {
  Arm,
  BinaryOp,
  Body,
  Choice,
  CastOp,
  Comments,
  Expr,
  ExprOf,
  Instr,
  IoCommand,
  MetaRef,
  Name,
  Operand,
  Stmt,
  StreamName,
  UnaryOp,
} from '../nodes.ts';
import {
  fastMathFlags,
  isOpcode,
  opcodes,
  rows,
  wrapFlags,
  type FastMathFlag,
  type Flag,
  type Opcode,
} from '../opcodes.ts';
import { characterText, metaText } from '../names.ts';
import { word, type Coder } from './coder.ts';
import { checkCallee, checkOperand, checkSpelling, isBareWord } from './rules.ts';
import type { Literal } from './pools.ts';

// Tags

type Words = ExprOf<'word'>['word'];
type Sigil = Name['sigil'];
type Detail =
  | BinaryOp
  | UnaryOp
  | CastOp
  | IoCommand
  | Words
  | StreamName
  | Sigil
  | 'next'
  | ''
  | ExprOf<'measure'>['op']
  | ExprOf<'element'>['op'];

const streams: readonly StreamName[] = ['input', 'output', 'error'];
const words: readonly Words[] = ['true', 'false', 'null', 'undef', 'zeroinitializer'];

/** For each kind the words of which one belongs to a node. The order is the number. */
const forms: { readonly [K in Expr['kind']]: readonly Detail[] } = {
  name: ['%', '@', ''],
  int: [''],
  decimal: [''],
  hexfloat: [''],
  string: [''],
  word: words,
  capture: [''],
  stream: streams,
  io: Object.keys(ioCommands) as IoCommand[],
  member: [''],
  index: [''],
  call: [''],
  unary: unaryOps,
  binary: Object.keys(binaryOps) as BinaryOp[],
  cond: [''],
  send: ['', 'next'],
  typed: [''],
  alloc: [''],
  array: [''],
  struct: [''],
  match: [''],
  cast: castOps,
  measure: ['sizeof', 'alignof'],
  element: ['getelementptr', 'extractvalue'],
  blockaddress: [''],
  elided: [''],
  char: [''],
};
const tags = (Object.keys(forms) as Expr['kind'][]).flatMap((kind) => forms[kind].map((detail) => ({ kind, detail })));
const tagNumbers = new Map(tags.map(({ kind, detail }, i) => [`${kind} ${detail}`, i]));
const firstLocal = 128;
const firstSmall = 224;

/** How tightly each tag binds, as in the printer: what binds less than its place asks for stands in brackets. */
const bindings = tags.map(({ kind, detail }) => bindingOf(kind, detail));

const SEND = 0;
const COND = 1;
const BINARY = 2;
const UNARY = 12;
const POSTFIX = 13;

function bindingOf(kind: Expr['kind'], detail: Detail): number {
  if (kind === 'match' || kind === 'elided') return -1;
  if (kind === 'send') return 0;
  if (kind === 'cond') return 1;
  if (kind === 'binary') return binaryOps[detail as BinaryOp];
  return kind === 'unary' || kind === 'typed' ? 12 : 13;
}

/** What a reader of trees must agree on with their writer. */
export const treeFacts = {
  tags: tags.map(({ kind, detail }) => `${kind} ${detail}`),
  flags: [...fastMathFlags, ...wrapFlags],
};

function tagOf(c: Coder, expr: Expr): number {
  if (expr.kind === 'int' && expr.value < 32n && expr.value >= 0n) return firstSmall + Number(expr.value);
  if (expr.kind === 'name' && expr.sigil === '%') {
    const number = c.localNumber(expr.name);
    if (number < firstSmall - firstLocal) return firstLocal + number;
  }
  const tag = tagNumbers.get(`${expr.kind} ${detailOf(expr)}`);
  if (tag === undefined) throw new InternalError(`${expr.kind} ${detailOf(expr)} is not in bitcode`, 'encodeTuyin');
  return tag;
}

function detailOf(expr: Expr): Detail {
  switch (expr.kind) {
    case 'name':
      return expr.sigil;
    case 'word':
      return expr.word;
    case 'stream':
      return expr.stream;
    case 'io':
      return expr.command;
    case 'unary':
    case 'binary':
    case 'cast':
    case 'measure':
    case 'element':
      return expr.op;
    case 'send':
      return expr.next === undefined ? '' : 'next';
    default:
      return '';
  }
}

// Names

function name<S extends Sigil>(c: Coder, v: Name | undefined, sigil: S, printed: Sigil = sigil): Name {
  const start = c.begin(v?.span);
  const text = c.name(v?.name, printed);
  return { kind: 'name', sigil, name: text, span: c.end(start, v?.span) };
}

export function symbolName(c: Coder, v?: Name): Name {
  return name(c, v, '@');
}

export function localName(c: Coder, v?: Name): Name {
  return name(c, v, '%');
}

export function metaRef(c: Coder, v?: MetaRef): MetaRef {
  const start = c.begin(v?.span);
  const text = c.text(v?.name);
  c.check(text !== '', 'metadata without a name');
  c.skip(c.detailed ? metaText(text).length : 0);
  return { name: text, span: c.end(start, v?.span) };
}

// Expressions

type Coding<K extends Expr['kind']> = (c: Coder, v: ExprOf<K> | undefined, detail: Detail, start: number) => ExprOf<K>;

/** Brackets that are not needed do not count; those that are, are skipped. */
export function expr(c: Coder, v?: Expr, least = SEND): Expr {
  c.down();
  const tag = c.u8(v === undefined ? undefined : tagOf(c, v));
  if (tag >= firstLocal) {
    const leaf = tag >= firstSmall ? smallInteger(c, v, tag - firstSmall) : frequentLocal(c, v, tag - firstLocal);
    c.up();
    return leaf;
  }
  if (tag >= tags.length) c.fail(`there is no kind of expression ${tag}`);
  const bracket = bindings[tag] < least ? 1 : 0;
  c.skip(bracket);
  const start = c.begin(v?.span);
  const { kind, detail } = tags[tag];
  const value = (codings[kind] as (c: Coder, v: Expr | undefined, detail: Detail, start: number) => Expr)(
    c,
    v,
    detail,
    start,
  );
  c.skip(bracket);
  c.up();
  return value;
}

const smallLengths = Array.from({ length: 32 }, (_, i) => String(i).length);
const smallValues = Array.from({ length: 32 }, (_, i) => BigInt(i));

function frequentLocal(c: Coder, v: Expr | undefined, number: number): Expr {
  const start = c.begin(v?.span);
  const text = c.local(number);
  c.use(text, '%');
  return { kind: 'name', sigil: '%', name: text, span: c.end(start, v?.span) };
}

function smallInteger(c: Coder, v: Expr | undefined, value: number): Expr {
  const start = c.begin(v?.span);
  c.skip(smallLengths[value]);
  return { kind: 'int', value: smallValues[value], span: c.end(start, v?.span) };
}

function operand(c: Coder, v?: Expr): Expr {
  return expr(c, v, UNARY);
}

function head(c: Coder, v?: Expr): Expr {
  return expr(c, v, POSTFIX);
}

function exprs(c: Coder, v: readonly Expr[] | undefined): Expr[] {
  return c.list(v, expr, 2);
}

function literal<K extends Literal['kind']>(kind: K): Coding<K> {
  return (c, v: ExprOf<Literal['kind']> | undefined, _detail, start) => {
    const value = c.literal(v);
    if (value.kind !== kind) c.fail(`a constant is no ${kind}`);
    const span = c.end(start, v?.span);
    return (value.kind === 'int' ? { kind: 'int', value: value.value, span } : { ...value, span }) as ExprOf<K>;
  };
}

const codings: { readonly [K in Expr['kind']]: Coding<K> } = {
  name(c, v, detail, start) {
    const sigil = detail as Sigil;
    const text = c.name(v?.name, sigil);
    c.use(text, sigil);
    return { kind: 'name', sigil, name: text, span: c.end(start, v?.span) };
  },
  int: literal('int'),
  char(c, v, _detail, start) {
    const code = c.u8(v?.code);
    c.skip(characterText(code).length);
    return { kind: 'char', code, span: c.end(start, v?.span) };
  },
  decimal: literal('decimal'),
  hexfloat: literal('hexfloat'),
  string: literal('string'),
  word(c, v, detail, start) {
    c.skip(detail.length);
    return { kind: 'word', word: detail as Words, span: c.end(start, v?.span) };
  },
  capture(c, v, _detail, start) {
    const index = c.uleb(v?.index);
    c.check(index <= 0xffff, 'the number of a capture is too large');
    c.skip(digitsOf(index) + 1);
    return { kind: 'capture', index, span: c.end(start, v?.span) };
  },
  stream(c, v, detail, start) {
    c.skip(detail.length);
    return { kind: 'stream', stream: detail as StreamName, span: c.end(start, v?.span) };
  },
  io(c, v, detail, start) {
    const command = detail as IoCommand;
    const target = head(c, v?.target);
    c.skip(command.length + 2);
    const args = ioArgs(c, command, v?.args);
    c.skip(1);
    return { kind: 'io', target, command, args, span: c.end(start, v?.span) };
  },
  member(c, v, _detail, start) {
    const target = head(c, v?.target);
    const field = c.text(v?.name);
    c.check(isBareWord(field), 'the name of a member is no word');
    c.skip(field.length + 1);
    return { kind: 'member', target, name: field, span: c.end(start, v?.span) };
  },
  index(c, v, _detail, start) {
    const target = head(c, v?.target);
    c.skip(1);
    const index = expr(c, v?.index);
    c.skip(1);
    return { kind: 'index', target, index, span: c.end(start, v?.span) };
  },
  call(c, v, _detail, start) {
    const callee = head(c, v?.callee);
    checkCallee(c, callee);
    c.skip(1);
    const args = exprs(c, v?.args);
    c.skip(1);
    return { kind: 'call', callee, args, span: c.end(start, v?.span) };
  },
  unary(c, v, detail, start) {
    c.skip(1);
    return { kind: 'unary', op: detail as UnaryOp, operand: operand(c, v?.operand), span: c.end(start, v?.span) };
  },
  binary(c, v, detail, start) {
    const op = detail as BinaryOp;
    const binding = binaryOps[op];
    const left = expr(c, v?.left, binding);
    c.skip(op.length + 2);
    const right = expr(c, v?.right, binding + 1);
    return { kind: 'binary', op, left, right, span: c.end(start, v?.span) };
  },
  cond(c, v, _detail, start) {
    const test = expr(c, v?.test, BINARY);
    c.skip(3);
    const yes = expr(c, v?.yes);
    c.skip(3);
    const no = expr(c, v?.no);
    return { kind: 'cond', test, yes, no, span: c.end(start, v?.span) };
  },
  send(c, v, detail, start) {
    const target = expr(c, v?.target, BINARY);
    c.skip(4);
    const hasNext = detail === 'next';
    const value = expr(c, v?.value, hasNext ? BINARY : COND);
    if (hasNext) c.skip(1);
    const next = hasNext ? symbolName(c, v?.next) : undefined;
    return { kind: 'send', target, value, next, span: c.end(start, v?.span) };
  },
  typed(c, v, _detail, start) {
    const type = c.type(v?.type, 'value');
    c.skip(1);
    return { kind: 'typed', type, operand: operand(c, v?.operand), span: c.end(start, v?.span) };
  },
  alloc(c, v, _detail, start) {
    c.skip(1);
    const size = expr(c, v?.size);
    c.skip(1);
    return { kind: 'alloc', size, span: c.end(start, v?.span) };
  },
  array(c, v, _detail, start) {
    c.skip(1);
    const elements = exprs(c, v?.elements);
    c.skip(1);
    return { kind: 'array', elements, span: c.end(start, v?.span) };
  },
  struct(c, v, _detail, start) {
    c.skip(1);
    const elements = exprs(c, v?.elements);
    c.check(elements.length > 0, 'a struct without elements');
    c.skip(elements.length === 1 ? 2 : 1);
    return { kind: 'struct', elements, span: c.end(start, v?.span) };
  },
  match(c, v, _detail, start) {
    c.skip(6);
    const scrutinee = expr(c, v?.scrutinee);
    c.skip(5);
    const arms = c.list(v?.arms, arm, 0);
    c.check(arms.length > 0, 'a match without arms');
    return { kind: 'match', scrutinee, arms, span: c.end(start, v?.span) };
  },
  cast(c, v, detail, start) {
    const op = detail as CastOp;
    c.skip(op.length + 1);
    const value = expr(c, v?.operand);
    c.skip(4);
    const type = c.type(v?.type, 'plain');
    c.skip(1);
    return { kind: 'cast', op, operand: value, type, span: c.end(start, v?.span) };
  },
  measure(c, v, detail, start) {
    const op = detail as ExprOf<'measure'>['op'];
    c.skip(op.length + 1);
    const type = c.type(v?.type, 'plain');
    c.skip(1);
    return { kind: 'measure', op, type, span: c.end(start, v?.span) };
  },
  element(c, v, detail, start) {
    const op = detail as ExprOf<'element'>['op'];
    c.skip(op.length + 1);
    const operands = exprs(c, v?.operands);
    c.check(operands.length > 1, `${op} has too few operands`);
    c.skip(1);
    return { kind: 'element', op, operands, span: c.end(start, v?.span) };
  },
  blockaddress(c, v, _detail, start) {
    c.skip('blockaddress('.length);
    const func = symbolName(c, v?.func);
    c.skip(2);
    const block = localName(c, v?.block);
    c.skip(1);
    return { kind: 'blockaddress', func, block, span: c.end(start, v?.span) };
  },
  elided(c, v, _detail, start) {
    c.skip(3);
    return { kind: 'elided', span: c.end(start, v?.span) };
  },
};

/** Most commands take one argument or none; of the others it is said. */
function ioArgs(c: Coder, command: IoCommand, v: readonly Expr[] | undefined): readonly Expr[] {
  const [fewest, most] = ioCommands[command];
  if (fewest === most) return fewest === 0 ? [] : [expr(c, v?.[0])];
  const args = exprs(c, v);
  c.check(args.length >= fewest && args.length <= most, `${command} has ${args.length} arguments`);
  return args;
}

// Comments

/** Those of an element, which say with two bits whether they are there. */
const hasBefore = 1;
const hasAfter = 2;

function commentBits(c: Coder, v: Comments | undefined): number {
  if (v === undefined || !c.detailed) return 0;
  return (v.before.length > 0 ? hasBefore : 0) | (v.after === undefined ? 0 : hasAfter);
}

function comment(c: Coder, v: string | undefined): string {
  const text = c.comment(v);
  c.skip(text.length + 3 + c.indent);
  return text;
}

/** The comments above an element, each with its line end and the blanks of the next line. */
function before(c: Coder, v: Comments | undefined, bits: number): readonly string[] {
  return (bits & hasBefore) === 0 ? noComments.before : c.list(v?.before, comment, 0);
}

/** The comment behind an element: the rest of its line. */
function after(c: Coder, v: Comments | undefined, bits: number, above: readonly string[]): Comments {
  if ((bits & hasAfter) === 0) return above.length === 0 ? noComments : { before: above, after: undefined };
  return { before: above, after: c.comment(v?.after) };
}

export function itemComments(c: Coder, v: Comments | undefined): Comments {
  const bits = c.u8(commentBits(c, v));
  c.check(bits < 4, 'unknown bits');
  return after(c, v, bits, before(c, v, bits));
}

export function tail(c: Coder, v: readonly string[] | undefined): readonly string[] {
  return c.list(c.detailed ? v : [], comment, 0);
}

// Statements

const hasTarget = 4;
const hasFlags = 8;
const hasMeta = 16;
const isGlobalTarget = 32;
const mostStmtBits = 63;

function stmtBits(c: Coder, { target, flags, meta, comments }: Stmt): number {
  return (
    commentBits(c, comments) |
    (target === undefined ? 0 : hasTarget) |
    (target?.sigil === '@' ? isGlobalTarget : 0) |
    (flags.length > 0 ? hasFlags : 0) |
    (meta.length > 0 ? hasMeta : 0)
  );
}

const noFlags: readonly never[] = [];

function fastMath(c: Coder, v?: FastMathFlag): FastMathFlag {
  const flag = word(c, fastMathFlags, v);
  c.skip(flag.length + 2);
  return flag;
}

function spacedMeta(c: Coder, v?: MetaRef): MetaRef {
  c.skip(1);
  return metaRef(c, v);
}

export function stmt(c: Coder, v?: Stmt): Stmt {
  const bits = c.u8(v && stmtBits(c, v));
  c.check(bits <= mostStmtBits && (bits & (hasTarget | isGlobalTarget)) !== isGlobalTarget, 'unknown bits');
  const above = before(c, v?.comments, bits);
  const start = c.begin(v?.span);
  const target = (bits & hasTarget) === 0 ? undefined : assigned(c, v?.target, bits);
  const value = expr(c, v?.value);
  const flags = (bits & hasFlags) === 0 ? noFlags : c.list(v?.flags, fastMath, 0);
  const meta = (bits & hasMeta) === 0 ? noFlags : c.list(v?.meta, spacedMeta, 0);
  const span = c.end(start, v?.span);
  c.check((bits & hasFlags) === 0 || flags.length > 0, 'no flags');
  c.check((bits & hasMeta) === 0 || meta.length > 0, 'no metadata');
  const comments = after(c, v?.comments, bits, above);
  return { target, value, flags, meta, comments, span };
}

function assigned(c: Coder, v: Name | undefined, bits: number): Name {
  const target = (bits & isGlobalTarget) === 0 ? localName(c, v) : symbolName(c, v);
  c.define(target);
  c.skip(3);
  return target;
}

function lineStmt(c: Coder, v?: Stmt): Stmt {
  c.skip(1 + c.indent);
  return stmt(c, v);
}

/** Statements on lines of their own. */
export function body(c: Coder, v?: Body): Body {
  c.indent += 2;
  const stmts = c.list(v?.stmts, lineStmt, 0);
  c.check(stmts.length > 0, 'a body without statements');
  const rest = tail(c, v?.tail);
  c.indent -= 2;
  return { stmts, tail: rest };
}

const hasPattern = 4;
const isElided = 8;
const hasBody = 16;
const hasArmFlags = 32;
const hasArmMeta = 64;
const isShort = 128;

function armBits(c: Coder, { patterns, elided, flags, meta, body: inner, comments }: Arm): number {
  return (
    commentBits(c, comments) |
    (patterns.length === 0 ? 0 : hasPattern) |
    (elided || isMany(patterns) ? isElided : 0) |
    (inner === undefined ? 0 : hasBody) |
    (flags.length > 0 ? hasArmFlags : 0) |
    (meta.length > 0 ? hasArmMeta : 0) |
    (inner !== undefined && isPlainBody(c, inner) ? isShort : 0)
  );
}

/** More than one value: such arms have both bits, which exclude each other otherwise. */
function isMany(patterns: readonly Choice[]): boolean {
  return patterns.length > 1 || patterns.some(({ to }) => to !== undefined);
}

/** One statement that is nothing but a value. */
function isPlainBody(c: Coder, { stmts, tail: rest }: Body): boolean {
  return stmts.length === 1 && stmtBits(c, stmts[0]) === 0 && (rest.length === 0 || !c.detailed);
}

function arm(c: Coder, v?: Arm): Arm {
  const bits = c.u8(v && armBits(c, v));
  c.check((bits & (hasBody | isShort)) !== isShort, 'unknown bits');
  c.skip(1 + c.indent);
  const above = before(c, v?.comments, bits);
  const start = c.begin(v?.span);
  const elided = (bits & (isElided | hasPattern)) === isElided;
  c.skip(2);
  const patterns = (bits & hasPattern) === 0 ? noFlags : armPatterns(c, v?.patterns, (bits & isElided) !== 0);
  if (patterns.length === 0) c.skip(elided ? 3 : 1);
  const flags = (bits & hasArmFlags) === 0 ? noFlags : c.list(v?.flags, fastMath, 0);
  const inner = (bits & hasBody) === 0 ? undefined : armBody(c, v?.body, bits);
  const meta = (bits & hasArmMeta) === 0 ? noFlags : c.list(v?.meta, commaMeta, 0);
  const span = c.end(start, v?.span);
  c.check((bits & hasArmFlags) === 0 || flags.length > 0, 'no flags');
  c.check((bits & hasArmMeta) === 0 || meta.length > 0, 'no metadata');
  return { patterns, elided, flags, meta, body: inner, comments: after(c, v?.comments, bits, above), span };
}

function armPatterns(c: Coder, v: readonly Choice[] | undefined, many: boolean): readonly Choice[] {
  if (!many) return [{ value: expr(c, v?.[0].value), to: undefined }];
  const patterns = c.list(v, choice, 3);
  c.check(isMany(patterns), 'an arm of many patterns has one');
  return patterns;
}

function choice(c: Coder, v?: Choice): Choice {
  const isRange = c.u8(v && Number(v.to !== undefined));
  c.check(isRange <= 1, 'unknown bits');
  const value = expr(c, v?.value);
  if (isRange === 0) return { value, to: undefined };
  c.skip(4);
  return { value, to: expr(c, v?.to) };
}

function commaMeta(c: Coder, v?: MetaRef): MetaRef {
  c.skip(2);
  return metaRef(c, v);
}

function armBody(c: Coder, v: Body | undefined, bits: number): Body {
  if ((bits & isShort) === 0) {
    c.skip(3);
    return body(c, v);
  }
  c.skip(4);
  c.indent += 2;
  const given = v?.stmts[0];
  const start = c.begin(given?.span);
  const value = expr(c, given?.value);
  const span = c.end(start, given?.span);
  c.indent -= 2;
  return { stmts: [{ target: undefined, value, flags: noFlags, meta: noFlags, comments: noComments, span }], tail: [] };
}

// Stack code

/** In front of the number of an instruction; instructions that have none of this begin with their number. */
const prefix = { comments: 0xf8, labels: 0xfc, flags: 0xfd, none: 0xfe } as const;
const codes: ReadonlyMap<number, string> = new Map(Object.entries(opcodes).map(([key, { code }]) => [code, key]));
const allFlags: readonly Flag[] = [...fastMathFlags, ...wrapFlags];

function opcode(c: Coder, code: number): Opcode {
  const op = codes.get(code);
  return op !== undefined && isOpcode(op) ? op : c.fail(`there is no instruction 0x${code.toString(16)}`);
}

function instrFlag(c: Coder, v?: Flag): Flag {
  const flag = word(c, allFlags, v);
  c.skip(flag.length + 1);
  return flag;
}

/** A label in front of an instruction, with its colon and the line end; its sigil is not written. */
function label(c: Coder, v?: Name): Name {
  const defined = name(c, v, '%', '');
  c.skip(2);
  return defined;
}

function jumpLabel(c: Coder, v?: Name): Name {
  return name(c, v, '%', '');
}

/** The next byte: a prefix if the value has what it announces, else what follows. */
function prefixed(c: Coder, has: boolean, code: number, next: number | undefined): number {
  return c.u8(next === undefined ? undefined : has ? code : next);
}

export function instr(c: Coder, v?: Instr): Instr {
  const code = v && (v.op === undefined ? prefix.none : opcodes[v.op].code);
  const comment = commentBits(c, v?.comments);
  const afterLabels = v && (v.flags.length > 0 ? prefix.flags : code);
  const afterComments = v && (v.labels.length > 0 ? prefix.labels : afterLabels);
  let byte = prefixed(c, comment > 0, prefix.comments + comment, afterComments);
  const bits = byte > prefix.comments && byte < prefix.labels ? byte - prefix.comments : 0;
  const above = before(c, v?.comments, bits);
  if (bits > 0) byte = c.u8(afterComments);
  c.skip(byte === prefix.labels ? 1 : 3);
  const start = c.begin(v?.span);
  const labels = byte === prefix.labels ? c.list(v?.labels, label, 0) : noFlags;
  if (byte === prefix.labels) {
    c.check(labels.length > 0, 'no labels');
    c.skip(2);
    byte = c.u8(afterLabels);
  }
  const hasWords = byte === prefix.flags;
  const flagged = hasWords ? c.list(v?.flags, instrFlag, 0) : noFlags;
  if (hasWords) byte = c.u8(code);
  const op = byte === prefix.none ? undefined : opcode(c, byte);
  checkSpelling(c, op, flagged, labels.length, hasWords);
  c.skip(op?.length ?? 0);
  const found: Operand = op === undefined ? { kind: 'none' } : operandOf(c, op, v?.operand);
  const span = c.end(start, v?.span);
  return { labels, op, flags: flagged, operand: found, comments: after(c, v?.comments, bits, above), span };
}

type OperandOf<K extends Operand['kind']> = Extract<Operand, { readonly kind: K }>;

function given<K extends Operand['kind']>(v: Operand | undefined, kind: K): OperandOf<K> | undefined {
  if (v !== undefined && v.kind !== kind) throw new InternalError(`the operand is no ${kind}`, 'encodeTuyin');
  return v as OperandOf<K> | undefined;
}

function operandOf(c: Coder, op: Opcode, v: Operand | undefined): Operand {
  const { operand: kind } = rows[op];
  if (kind === 'none') return { kind: 'none' };
  c.skip(1);
  const found = writtenOperand(c, op, v);
  checkOperand(c, op, found);
  return found;
}

function writtenOperand(c: Coder, op: Opcode, v: Operand | undefined): Operand {
  switch (rows[op].operand) {
    case 'none':
      return { kind: 'none' };
    case 'index':
    case 'int32':
    case 'int64':
      return { kind: 'number', value: number(c, given(v, 'number')?.value) };
    case 'float32':
    case 'float64':
    case 'const':
      return { kind: 'const', value: expr(c, given(v, 'const')?.value) };
    case 'string': {
      const text = c.text(given(v, 'string')?.text);
      c.skip(text.length + 2);
      return { kind: 'string', text };
    }
    case 'label':
    case 'labels':
      return { kind: 'labels', labels: c.list(given(v, 'labels')?.labels, jumpLabel, 2) };
    case 'callee': {
      const callee = given(v, 'callee');
      const hasName = c.u8(callee && (callee.callee === undefined ? 0 : 1));
      c.check(hasName < 2, 'unknown bits');
      const func = hasName === 1 ? symbolName(c, callee?.callee) : undefined;
      const count = c.uleb(callee?.count);
      c.skip((func === undefined ? 0 : 2) + digitsOf(count));
      return { kind: 'callee', callee: func, count };
    }
    case 'symbol':
      return { kind: 'symbol', name: symbolName(c, given(v, 'symbol')?.name) };
  }
}

/** A signed number of at most 64 bits: twice its magnitude, less one if it is negative; as digits of base 2^24. */
function number(c: Coder, v: bigint | undefined): bigint {
  const zigzag = v === undefined ? undefined : v >= 0n ? 2n * v : -2n * v - 1n;
  const low = c.uleb(
    zigzag === undefined ? undefined : Number(zigzag & 0xffffffn) + (zigzag > 0xffffffn ? 0x1000000 : 0),
  );
  c.check(low < 0x2000000, 'a number is too large');
  if (low >= 0x1000000) return longNumber(c, zigzag, low);
  const small = low % 2 === 0 ? low / 2 : -(low + 1) / 2;
  c.skip(digitsOf(small));
  return BigInt(small);
}

function longNumber(c: Coder, zigzag: bigint | undefined, low: number): bigint {
  const high = BigInt(c.uleb(zigzag === undefined ? undefined : Number(zigzag >> 24n)));
  c.check(high > 0n, 'a number is not in its shortest form');
  const value = (high << 24n) | BigInt(low & 0xffffff);
  const result = value % 2n === 0n ? value / 2n : -(value + 1n) / 2n;
  c.skip(String(result).length);
  return result;
}

/** Characters of a whole number that is not large. */
export function digitsOf(value: number): number {
  let length = value < 0 ? 2 : 1;
  for (let rest = Math.abs(value); rest >= 10; rest = Math.floor(rest / 10)) length++;
  return length;
}
