/**
 * The tree of a Tuyin module in JSON: objects with the `kind` and the fields of nodes.ts and module.ts, but names, types
 * without parts and small numbers as plain texts and numbers.
 *
 *     {"kind": "binary", "op": "+", "left": "%x", "right": 1}
 *
 * Names have their sigils (`@f`, `%x`; none where nothing defines them), metadata `!`. A string stands for bytes; one that
 * is no UTF-8 is half of a surrogate pair, U+DC80 to U+DCFF, as in Python's `surrogateescape`.
 */
import {
  countForm,
  digitsAt,
  field,
  fieldUnless,
  flagField,
  integerForm,
  laterForm,
  listField,
  linesForm,
  listForm,
  namedForm,
  nestedForm,
  optionalField,
  ReadSpan,
  recordForm,
  spanField,
  textForm,
  variantsForm,
  wordForm,
  type Around,
  type Field,
  type Form,
  type FormFields,
  type FormWriter,
  type RecordForm,
} from '../../base/json/forms.ts';
import { JsonKind, type JsonAt, type JsonText } from '../../base/json/json-text.ts';
import type { JsonValue } from '../../base/json/json-writer.ts';
import {
  choice,
  document,
  either,
  integer,
  list,
  namedShape,
  natural,
  number,
  text,
  type ChoiceRow,
  type Member,
  type RecordShape,
  type Shape,
} from '../../base/json/shapes.ts';
import type {
  AddressMode,
  Alias,
  AttrGroup,
  Attribute,
  Func,
  FuncBody,
  Global,
  Head,
  Import,
  Item,
  Linkage,
  MetaDef,
  MetaValue,
  Module,
  ModuleStmt,
  Param,
  Placement,
  Preemption,
  TypeDef,
  Visibility,
} from '../module.ts';
import {
  binaryOps,
  castOps,
  ioCommands,
  noComments,
  unaryOps,
  type Arm,
  type AttrRef,
  type BinaryOp,
  type Body,
  type Choice,
  type Comments,
  type Expr,
  type ExprOf,
  type HexFormat,
  type Instr,
  type IoCommand,
  type MetaRef,
  type Name,
  type Operand,
  type Stmt,
  type StreamName,
} from '../nodes.ts';
import { decimalText, parseDecimal } from '../numbers.ts';
import { fastMathFlags, opcodeNames, rows, wrapFlags, type Flag, type Opcode, type OperandKind } from '../opcodes.ts';
import { mostBlockBits, mostSpace, typeText, type FloatName, type Type } from '../types.ts';

// Texts and names

/** A string of bytes. */
const string = text('text', '^[^\\ud800-\\udc7f\\udd00-\\udfff]*$');
const bytes = textForm({ ...string, units: true });
const line = textForm(text('comment of one line', '^[^\\n\\r]*$'));
const word = textForm(text('word', '^[A-Za-z_][A-Za-z0-9_]*$'));
const nameShape = {
  ...text('name such as `@f`, `%x` or `x`', '^[@%]?[^\\ud800-\\udc7f\\udd00-\\udfff]+$'),
  units: true,
} as const;

/** A name with its sigil; its place is that of what it stands in. */
const name: Form<Name> = {
  shape: namedShape('name', () => nameShape),
  write: (value) => value.sigil + value.name,
  read: (json, at, around) => nameOf(json.text(at), new ReadSpan(json, at, around)),
};

function nameOf(text: string, span: Name['span']): Name {
  const sigil = text.startsWith('@') ? '@' : text.startsWith('%') ? '%' : '';
  return { kind: 'name', sigil, name: text.slice(sigil.length), span };
}

const metaRef: Form<MetaRef> = {
  shape: { ...text('metadata such as `!0`', '^![^\\ud800-\\udc7f\\udd00-\\udfff]+$'), units: true },
  write: ({ name: of }) => `!${of}`,
  read: (json, at, around) => ({ name: json.text(at).slice(1), span: new ReadSpan(json, at, around) }),
};
const attrRef: Form<AttrRef> = {
  shape: natural,
  write: ({ id }) => id,
  read: (json, at, around) => ({ id: Number(digitsAt(json, at)), span: new ReadSpan(json, at, around) }),
};
const metaField = listField(metaRef, 'metadata');
const attrsField = listField(attrRef, 'groups of attributes');

/** Lost with `--strip`. */
const commentLines: Field<readonly string[]> = unstripped(listField(line, 'comments behind the last one'), []);

function unstripped<T>(of: Field<T>, absent: T): Field<T> {
  return { ...of, write: (value, to) => of.write(to.strip ? absent : value, to) };
}

const comments: Field<Comments> = unstripped(
  fieldUnless<Comments>(
    noComments,
    namedForm(
      'comments',
      recordForm<Comments>('Comments.', {
        before: listField(line, 'on lines of their own before it'),
        after: optionalField(line, 'behind it on its first line'),
      }),
    ),
    'comments',
    ({ before, after }) => before.length === 0 && after === undefined,
  ),
  noComments,
);

// Types

type Plain = Extract<Type, { kind: 'void' | 'int' | 'fixed' | 'float' | 'named' }>;
const floats: readonly FloatName[] = ['half', 'float', 'double', 'fp128'];
const typeTexts = {
  ...text(
    'type such as `i32`, `f16.16`, `double`, `void` or `%name`',
    `^(?:void|${floats.join('|')}|i[1-9][0-9]{0,6}|f[0-9]{1,7}\\.[0-9]{1,7}|%[^\\ud800-\\udc7f\\udd00-\\udfff]+)$`,
  ),
  units: true,
} as const;

/** Types without parts, which are texts. */
function plainType(of: string): Plain {
  const float = floats.find((known) => known === of);
  if (of === 'void') return { kind: 'void' };
  if (float !== undefined) return { kind: 'float', name: float };
  if (of.startsWith('%')) return { kind: 'named', name: of.slice(1) };
  const [whole, fraction] = of.slice(1).split('.').map(Number);
  return of.startsWith('i') ? { kind: 'int', bits: whole } : { kind: 'fixed', whole, fraction };
}

const type: Form<Type> = {
  shape: namedShape('type', () => either(typeTexts, derivedType.shape)),
  write(value, to) {
    switch (value.kind) {
      case 'void':
      case 'int':
      case 'fixed':
      case 'float':
        return typeText(value);
      case 'named':
        return `%${value.name}`;
      default:
        return laterType.write(value, to);
    }
  },
  read: (json, at, around) =>
    json.kind(at) === JsonKind.text ? plainType(json.text(at)) : laterType.read(json, at, around),
};
const laterType: Form<Exclude<Type, Plain>> = nestedForm(
  namedShape('type', () => type.shape),
  () => derivedType,
);
const sequence = <K extends string>(
  doc: string,
): RecordForm<{ readonly count: number; readonly of: Type; readonly kind?: K }> =>
  recordForm<{ readonly count: number; readonly of: Type }>(doc, {
    count: field(countForm(integer(0, mostBlockBits)), 'how many'),
    of: field(type, 'its elements'),
  });
const derivedType = variantsForm<Exclude<Type, Plain>>('kind of type', {
  pointer: recordForm<Omit<Extract<Type, { kind: 'pointer' }>, 'kind'>>('A pointer.', {
    to: field(type, 'what it points to'),
    space: fieldUnless(0, countForm(integer(0, mostSpace)), 'the address space'),
  }),
  block: recordForm<{ readonly bits: number }>('Bits without a structure.', {
    bits: field(countForm(integer(0, mostBlockBits)), 'how many'),
  }),
  array: sequence('An array.'),
  vector: sequence('A vector.'),
  struct: recordForm<Omit<Extract<Type, { kind: 'struct' }>, 'kind'>>('A struct.', {
    fields: field(listForm(type), 'the types of its fields'),
  }),
  func: recordForm<Omit<Extract<Type, { kind: 'func' }>, 'kind'>>('A function.', {
    result: field(type, 'its result'),
    params: field(listForm(type), 'its parameters'),
    variadic: flagField('takes further arguments'),
  }),
});

// Expressions

const expr: Form<Expr> = nestedForm(
  namedShape('expression', () => either({ ...nameShape, title: 'name' }, number, innerExpr.shape)),
  () => anyExpr,
);
const exprs = listForm(expr);

/** Names and numbers that JSON says exactly are texts and numbers, the rest objects. */
const anyExpr: Form<Expr> = {
  shape: expr.shape,
  write(value, to) {
    if (value.kind === 'name') return name.write(value, to);
    return plainNumber(value) ?? innerExpr.write(withSign(value), to);
  },
  read(json, at, around) {
    if (json.kind(at) === JsonKind.text) return name.read(json, at, around);
    if (json.kind(at) === JsonKind.number) return numberOf(json, at, around);
    const value = innerExpr.read(json, at, around);
    return value.kind === 'int' ? signed(value.value, new ReadSpan(json, at, { placed: at, depth: 0 })) : value;
  },
};

/** The number of JSON that says exactly this; a sign before a literal is its own. */
function plainNumber(value: Expr): number | undefined {
  if (value.kind === 'unary') {
    const literal = value.op === '-' ? plainNumber(value.operand) : undefined;
    return literal !== undefined && literal > 0 ? -literal : undefined;
  }
  if (value.kind === 'int') return Number.isSafeInteger(Number(value.value)) ? Number(value.value) : undefined;
  if (value.kind !== 'decimal') return undefined;
  const of = Number(decimalText(value));
  const { digits, exponent } = parseDecimal(String(of));
  return /[.e]/.test(String(of)) && digits === value.digits && exponent === value.exponent ? of : undefined;
}

/** Stack code has negative integers, which texts write with a sign: they are one. */
function withSign(value: Inner): Inner {
  const isNegative = value.kind === 'unary' && value.op === '-' && value.operand.kind === 'int';
  return isNegative && value.operand.kind === 'int'
    ? { kind: 'int', value: -value.operand.value, span: value.span }
    : value;
}

/** An integer as the grammar has it: the sign before it is an operation. */
function signed(value: bigint, span: ReadSpan): Expr {
  if (value >= 0n) return { kind: 'int', value, span };
  return { kind: 'unary', op: '-', operand: { kind: 'int', value: -value, span }, span };
}

/** A number of JSON; a negative one is what a text says by its sign. */
function numberOf(json: JsonText, at: JsonAt, around: Around): Expr {
  const span = new ReadSpan(json, at, around);
  const raw = json.raw(at);
  if (/^-?[0-9]+$/.test(raw)) return signed(BigInt(raw), span);
  const value: Expr = { kind: 'decimal', ...parseDecimal(raw.replace('-', '')), span };
  return raw.startsWith('-') ? { kind: 'unary', op: '-', operand: value, span } : value;
}

const commands = Object.keys(ioCommands) as readonly IoCommand[];
const operators = Object.keys(binaryOps) as readonly BinaryOp[];
const constants = ['true', 'false', 'null', 'undef', 'zeroinitializer'] as const;

type Inner = Exclude<Expr, Name>;
type Fields<K extends Inner['kind']> = Omit<ExprOf<K>, 'kind'>;
const span = spanField;
const node = <K extends Inner['kind']>(
  doc: string,
  fields: FormFields<Omit<Fields<K>, 'span'>>,
): RecordForm<Fields<K>> =>
  recordForm<Fields<K>>(doc, { ...fields, span } as unknown as FormFields<Fields<K>>, { span: 'at' } as never);

const hexDigits: Form<bigint> = {
  shape: text('hexadecimal digits', '^[0-9a-fA-F]{1,32}$'),
  write: (bits) => bits.toString(16).toUpperCase(),
  read: (json, at) => BigInt(`0x${json.text(at)}`),
};
/** The digits and the exponent of a decimal as one text. */
const decimal: RecordForm<Fields<'decimal'>> = {
  ...recordForm<{ value: string; span: Fields<'decimal'>['span'] }>(
    'A decimal number that is no double.',
    {
      value: field(textForm(text('decimal number', '^[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$')), 'its digits'),
      span,
    },
    { span: 'at' },
  ),
  write: (value, to) => decimalMembers(value, to),
  writeMembers: (value, to) => decimalMembers(value, to),
  read: (json, at) => ({
    ...parseDecimal(json.text(json.member(at, 'value') ?? at)),
    span: new ReadSpan(json, at, { placed: at, depth: 0 }),
  }),
};

function decimalMembers(value: Fields<'decimal'>, to: FormWriter): { readonly [name: string]: JsonValue | undefined } {
  return { value: decimalText(value), at: to.places.of(value.span) };
}

const innerExpr = variantsForm<Inner>('kind of expression', {
  int: node<'int'>('An integer that is no double.', {
    value: field(integerForm(integer(-(2n ** 1024n), 2n ** 1024n)), 'its value'),
  }),
  char: node<'char'>('A character of one byte, as the integer for it.', {
    code: field(countForm(integer(0, 255)), 'the byte'),
  }),
  decimal,
  hexfloat: node<'hexfloat'>('A float by its bits.', {
    format: fieldUnless<HexFormat>(
      '',
      wordForm<HexFormat>('format', ['', 'H', 'L', 'K', 'M']),
      'of a double unless given',
    ),
    bits: field(hexDigits, 'the bits'),
  }),
  string: node<'string'>('A string.', {
    text: field(bytes, 'its bytes'),
    characters: flagField('an array of characters, not an address'),
  }),
  word: node<'word'>('A constant with a name.', { word: field(wordForm('constant', constants), 'which') }),
  capture: node<'capture'>('What a pattern has read.', { index: field(countForm(natural), 'its number') }),
  stream: node<'stream'>('A stream.', {
    stream: field(wordForm<StreamName>('stream', ['input', 'output', 'error']), 'which'),
  }),
  io: node<'io'>('A command of a stream or region.', {
    target: field(expr, 'the stream'),
    command: field(wordForm('command', commands), 'what to do'),
    args: listFieldOf(exprs, 'its arguments'),
  }),
  member: node<'member'>('A member.', { target: field(expr, 'of what'), name: field(bytes, 'which') }),
  index: node<'index'>('An element.', { target: field(expr, 'of what'), index: field(expr, 'which') }),
  call: node<'call'>('A call.', { callee: field(expr, 'what is called'), args: listFieldOf(exprs, 'its arguments') }),
  unary: node<'unary'>('An operation of one operand.', {
    op: field(wordForm('operator', unaryOps), 'the operator'),
    operand: field(expr, 'the operand'),
  }),
  binary: node<'binary'>('An operation of two operands.', {
    op: field(wordForm('operator', operators), 'the operator'),
    left: field(expr, 'the first operand'),
    right: field(expr, 'the second operand'),
  }),
  cond: node<'cond'>('`test ? yes : no`.', {
    test: field(expr, 'the condition'),
    yes: field(expr, 'the value if it holds'),
    no: field(expr, 'the value otherwise'),
  }),
  send: node<'send'>('Give a value to a target, then go on with a function on the same input.', {
    target: field(expr, 'where to'),
    value: field(expr, 'what'),
    next: optionalField(name, 'the function'),
  }),
  typed: node<'typed'>('A typed constant, or a conversion.', {
    type: field(type, 'the type'),
    operand: field(expr, 'what'),
  }),
  alloc: node<'alloc'>('That many zeroed bytes.', { size: field(expr, 'how many') }),
  array: node<'array'>('An array.', { elements: listFieldOf(exprs, 'its elements') }),
  struct: node<'struct'>('A struct.', { elements: listFieldOf(exprs, 'its fields') }),
  match: node<'match'>('A choice by patterns.', {
    scrutinee: field(expr, 'what is looked at'),
    arms: field(
      listForm(
        nestedForm(
          namedShape('arm', () => arm.shape),
          () => arm,
        ),
      ),
      'the alternatives',
    ),
  }),
  cast: node<'cast'>('A conversion of a constant.', {
    op: field(wordForm('conversion', castOps), 'which'),
    operand: field(expr, 'what'),
    type: field(type, 'to which type'),
  }),
  measure: node<'measure'>('Size or alignment of a type.', {
    op: field(wordForm('measure', ['sizeof', 'alignof'] as const), 'which'),
    type: field(type, 'of which type'),
  }),
  element: node<'element'>('An element of a constant.', {
    op: field(wordForm('access', ['getelementptr', 'extractvalue'] as const), 'its address or its value'),
    operands: field(exprs, 'the constant, the indices'),
  }),
  blockaddress: node<'blockaddress'>('The address of a block.', {
    func: field(name, 'of which function'),
    block: field(name, 'of which block'),
  }),
  elided: node<'elided'>('`...`: something was left out.', {}),
});

function listFieldOf<T>(form: Form<readonly T[]>, doc: string): Field<readonly T[]> {
  return fieldUnless<readonly T[]>([], form, doc, (values) => values.length === 0);
}

// Statements

const fastMath = listField(wordForm('flag', fastMathFlags), 'what a float may lose');

const stmt: Form<Stmt> & { readonly shape: Shape } = laterForm(
  namedShape('statement', () => stmtRecord.shape),
  () => stmtRecord,
);
const stmtRecord = recordForm<Stmt>(
  'A statement: a value, and perhaps a name for it.',
  {
    target: optionalField(name, 'the name that the value gets'),
    value: field(expr, 'the value'),
    flags: fastMath,
    meta: metaField,
    comments,
    span,
  },
  { span: 'at' },
);
const body = recordForm<Body>('Statements.', {
  stmts: field(linesForm(stmt), 'the statements'),
  tail: commentLines,
});
const pattern = recordForm<Choice>('A pattern.', {
  value: field(expr, 'the value'),
  to: optionalField(expr, 'the last of a range of integers that begins with the value'),
});
const arm = recordForm<Arm>(
  'An alternative of a match.',
  {
    patterns: listFieldOf(listForm(pattern), 'what it is for, any of these; everything else, without one'),
    elided: flagField('`| ...`'),
    flags: fastMath,
    meta: metaField,
    body: optionalField(
      laterForm(
        namedShape('body', () => body.shape),
        () => body,
      ),
      'what it gives; nothing, without one',
    ),
    comments,
    span,
  },
  { span: 'at' },
);

// Stack code

const label: Form<Name> = {
  shape: { ...text('label', '^[^\\ud800-\\udc7f\\udd00-\\udfff]+$'), units: true },
  write: ({ name: of }) => of,
  read: (json, at, around) => ({ kind: 'name', sigil: '%', name: json.text(at), span: new ReadSpan(json, at, around) }),
};
const labels = listForm(label);

/** How an operand looks, by the kind that the row of its instruction names. */
const operandForms: { readonly [K in Exclude<OperandKind, 'none'>]: Form<Operand> } = {
  index: numberOperand(0n, 2n ** 32n - 1n),
  int32: numberOperand(-(2n ** 31n), 2n ** 32n - 1n),
  int64: numberOperand(-(2n ** 63n), 2n ** 64n - 1n),
  float32: constOperand(),
  float64: constOperand(),
  const: constOperand(),
  string: {
    shape: bytes.shape,
    write: (value) => (value.kind === 'string' ? value.text : undefined),
    read: (json, at) => ({ kind: 'string', text: json.text(at) }),
  },
  label: labelsOperand(1),
  labels: labelsOperand(Infinity),
  callee: {
    ...calleeForm(),
  },
  symbol: {
    shape: name.shape,
    write: (value, to) => (value.kind === 'symbol' ? name.write(value.name, to) : undefined),
    read: (json, at, around) => ({ kind: 'symbol', name: name.read(json, at, around) }),
  },
};

function numberOperand(least: bigint, most: bigint): Form<Operand> {
  const form = integerForm(integer(least, most));
  return {
    shape: form.shape,
    write: (value, to) => (value.kind === 'number' ? form.write(value.value, to) : undefined),
    read: (json, at, around) => ({ kind: 'number', value: form.read(json, at, around) }),
  };
}

function constOperand(): Form<Operand> {
  return {
    shape: expr.shape,
    write: (value, to) => (value.kind === 'const' ? expr.write(value.value, to) : undefined),
    read: (json, at, around) => ({ kind: 'const', value: expr.read(json, at, around) }),
  };
}

function labelsOperand(most: number): Form<Operand> {
  return {
    shape: list(label.shape, 1, most),
    write: (value, to) => (value.kind === 'labels' ? labels.write(value.labels, to) : undefined),
    read: (json, at, around) => ({ kind: 'labels', labels: labels.read(json, at, around) }),
  };
}

function calleeForm(): Form<Operand> {
  const form = recordForm<Omit<Extract<Operand, { kind: 'callee' }>, 'kind'>>('What is called.', {
    callee: optionalField(name, 'the function; its address is on the stack, without one'),
    count: field(countForm(integer(0, 0xffff)), 'how many arguments'),
  });
  return {
    shape: form.shape,
    write: (value, to) => (value.kind === 'callee' ? form.write(value, to) : undefined),
    read: (json, at, around) => ({ kind: 'callee', ...form.read(json, at, around) }),
  };
}

/** What stands for labels before the closing brace. */
const noInstruction = 'end';
const flag = wordForm<Flag>('flag', [...wrapFlags, ...fastMathFlags]);
const instrFields = {
  labels: listField(label, 'the labels before it'),
  flags: listField(flag, 'what it may assume'),
};

/** Instructions with operands of one kind share a row. */
function instrRows(): readonly ChoiceRow[] {
  const byKind = new Map<OperandKind, string[]>();
  for (const op of opcodeNames) byKind.set(rows[op].operand, [...(byKind.get(rows[op].operand) ?? []), op]);
  const members = { labels: instrFields.labels.member, flags: instrFields.flags.member };
  const rest = { comments: comments.member, at: span.member };
  const withOperand = [...byKind].map(([kind, words]): ChoiceRow => {
    const operand: Readonly<Record<string, Member>> =
      kind === 'none' ? {} : { operand: { shape: operandForms[kind].shape, doc: 'its operand' } };
    return { words, record: { kind: 'record', doc: 'An instruction.', members: { ...members, ...operand, ...rest } } };
  });
  const atEnd: RecordShape = {
    kind: 'record',
    doc: 'Labels before the closing brace.',
    members: { labels: { ...instrFields.labels.member, optional: undefined }, ...rest },
  };
  return [...withOperand, { words: [noInstruction], record: atEnd }];
}

const instrShape = choice('instruction', 'op', instrRows());
const instr: Form<Instr> = {
  shape: namedShape('instruction', () => instrShape),
  write({ op, labels: before, flags, operand, comments: of, span: at }, to) {
    const kind = op === undefined ? 'none' : rows[op].operand;
    return {
      op: op ?? noInstruction,
      labels: instrFields.labels.write(before, to),
      flags: instrFields.flags.write(flags, to),
      operand: kind === 'none' ? undefined : operandForms[kind].write(operand, to),
      comments: comments.write(of, to),
      at: to.places.of(at),
    };
  },
  read(json, at, { depth }) {
    const around = { placed: at, depth };
    const tag = json.member(at, 'op');
    const op = opcodeNames.find((known) => tag !== undefined && known === json.text(tag));
    return {
      labels: instrFields.labels.read(json, json.member(at, 'labels'), around),
      op,
      flags: instrFields.flags.read(json, json.member(at, 'flags'), around),
      operand: operandAt(json, json.member(at, 'operand'), around, op),
      comments: comments.read(json, json.member(at, 'comments'), around),
      span: new ReadSpan(json, at, { placed: at, depth: 0 }),
    };
  },
};

function operandAt(json: JsonText, at: JsonAt | undefined, around: Around, op: Opcode | undefined): Operand {
  const kind = op === undefined ? 'none' : rows[op].operand;
  return kind === 'none' || at === undefined ? { kind: 'none' } : operandForms[kind].read(json, at, around);
}

// Items

const head = fieldUnless<Head>(
  { linkage: undefined, visibility: undefined, preemption: undefined },
  namedForm(
    'head',
    recordForm<Head>('How a symbol is seen.', {
      linkage: optionalField(wordForm<Linkage>('linkage', ['private', 'internal', 'external']), 'linkage'),
      visibility: optionalField(wordForm<Visibility>('visibility', ['default', 'hidden', 'protected']), 'visibility'),
      preemption: optionalField(wordForm<Preemption>('preemption', ['dso_local', 'dso_preemptable']), 'preemption'),
    }),
  ),
  'how it is seen',
  ({ linkage, visibility, preemption }) =>
    linkage === undefined && visibility === undefined && preemption === undefined,
);
const addressMode = optionalField(
  wordForm<AddressMode>('address mode', ['unnamed_addr', 'local_unnamed_addr']),
  'whether its address matters',
);
const placement = fieldUnless<Placement>(
  { addressMode: undefined, space: undefined, align: undefined },
  namedForm(
    'placement',
    recordForm<Placement>('Where a symbol lives.', {
      addressMode,
      space: optionalField(countForm(integer(0, mostSpace)), 'the address space'),
      align: optionalField(countForm(natural), 'its alignment'),
    }),
  ),
  'where it lives',
  ({ addressMode: mode, space, align }) => mode === undefined && space === undefined && align === undefined,
);

const funcBody = variantsForm<FuncBody>('kind of body', {
  stmts: recordForm<{ readonly body: Body }>('Statements.', { body: field(namedForm('body', body), 'the statements') }),
  code: recordForm<Omit<Extract<FuncBody, { kind: 'code' }>, 'kind'>>('Stack code.', {
    instrs: field(linesForm(instr), 'its instructions'),
    tail: commentLines,
  }),
  elided: recordForm<Record<never, never>>('`{ ... }`.', {}),
});
const signature = recordForm<NonNullable<Func['signature']>>('Result and parameters.', {
  result: field(type, 'type of the result'),
  params: field(
    listForm(
      recordForm<Param>('A parameter.', { type: field(type, 'its type'), name: optionalField(name, 'its name') }),
    ),
    'its parameters',
  ),
  variadic: flagField('takes further arguments'),
});
const attribute = recordForm<Attribute>(
  'An attribute.',
  {
    key: field(bytes, 'its word'),
    quoted: flagField('in quotes: meant for the target'),
    value: optionalField(
      variantsForm<NonNullable<Attribute['value']>>('kind of value', {
        int: recordForm<{ readonly value: bigint }>('A number.', {
          value: field(integerForm(integer(-(2n ** 1024n), 2n ** 1024n)), 'the number'),
        }),
        text: recordForm<{ readonly text: string }>('A text.', { text: field(bytes, 'the text') }),
      }),
      'its value',
    ),
    span,
  },
  { span: 'at' },
);
const metaValue: Form<MetaValue> = nestedForm(
  namedShape('metadata', () => metaValues.shape),
  () => metaValues,
);
const metaValues = variantsForm<MetaValue>('kind of metadata', {
  ref: recordForm<{ readonly ref: MetaRef }>('Other metadata.', { ref: field(metaRef, 'which') }),
  string: recordForm<{ readonly text: string }>('A string.', { text: field(bytes, 'the string') }),
  null: recordForm<Record<never, never>>('Nothing.', {}),
  const: recordForm<{ readonly value: Expr }>('A constant.', { value: field(expr, 'the constant') }),
  node: recordForm<{ readonly values: readonly MetaValue[] }>('A list.', {
    values: field(listForm(metaValue), 'its values'),
  }),
  word: recordForm<{ readonly text: string }>('A word of a debug record.', { text: field(word, 'the word') }),
});
const metaContent = variantsForm<MetaDef['content']>('kind of content', {
  node: recordForm<{ readonly values: readonly MetaValue[] }>('A list.', {
    values: field(listForm(metaValue), 'its values'),
  }),
  record: recordForm<Omit<Extract<MetaDef['content'], { kind: 'record' }>, 'kind'>>('A debug record.', {
    name: field(bytes, 'its kind'),
    fields: field(
      listForm(
        recordForm<{ readonly key: string; readonly value: MetaValue }>('A field.', {
          key: field(word, 'its name'),
          value: field(metaValue, 'its value'),
        }),
      ),
      'its fields',
    ),
  }),
});

type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>;
type ItemFields<T> = Omit<T, 'kind' | 'comments' | 'span'>;

/** Comments and place are alike in all items. */
function item<T extends Item>(doc: string, fields: FormFields<ItemFields<T>>): RecordForm<Omit<T, 'kind'>> {
  const all = { ...fields, comments, span } as unknown as FormFields<Omit<T, 'kind'>>;
  return recordForm<Omit<T, 'kind'>>(doc, all, { span: 'at' } as never);
}

const items = variantsForm<Item>('kind of item', {
  import: item<Import>('An import.', {
    path: field(bytes, 'the file, or the module of the host'),
    alias: optionalField(word, 'what it is called here'),
  }),
  global: item<Global>('A constant or variable.', {
    name: field(name, 'its name'),
    head,
    placement,
    storage: field(
      wordForm<Global['storage']>('storage', ['value', 'global', 'constant']),
      'used by value, or by address',
    ),
    type: optionalField(type, 'its type'),
    init: optionalField(expr, 'its first value; absent in a declaration'),
    attrs: attrsField,
    meta: metaField,
  }),
  func: item<Func>('A function.', {
    form: field(
      wordForm<Func['form']>('form of function', ['subset', 'func', 'define', 'declare']),
      'how it is written',
    ),
    name: field(name, 'its name'),
    head,
    placement,
    signature: optionalField(namedForm('signature', signature), 'of `define` and `declare`'),
    attrs: attrsField,
    meta: metaField,
    body: optionalField(namedForm('function-body', funcBody), 'absent in a declaration'),
  }),
  alias: item<Alias>('Another name, or a signature, of a symbol.', {
    name: field(name, 'its name'),
    module: field(name, 'the module that holds the target'),
    target: field(name, 'the target'),
    head,
    addressMode,
    guid: optionalField(bytes, 'the identity that the module must have'),
  }),
  attributes: item<AttrGroup>('A group of attributes.', {
    id: field(countForm(natural), 'its number'),
    attributes: field(listForm(namedForm('attribute', attribute)), 'what is in it'),
  }),
  metadata: item<MetaDef>('Metadata.', {
    name: field(metaRef, 'its name'),
    distinct: flagField('unlike all others, whatever is in it'),
    content: field(namedForm('content', metaContent), 'what it says'),
  }),
  type: item<TypeDef>('A name for a type.', { name: field(name, 'the name'), type: field(type, 'the type') }),
  stmt: item<ModuleStmt>('A statement outside functions.', { stmt: field(stmtRecord, 'the statement') }),
} satisfies { [K in Item['kind']]: RecordForm<Omit<ItemOf<K>, 'kind'>> });

/** A module without its source. */
export const moduleForm = recordForm<Omit<Module, 'source'>>('A module of Tuyin IR.', {
  items: field(linesForm({ ...items, shape: namedShape('item', () => items.shape) }), 'its items, in their order'),
  tail: commentLines,
});

export const tuyinDocument: RecordShape = document('tuyin', 'A module of Tuyin IR.', moduleForm.shape.members);
