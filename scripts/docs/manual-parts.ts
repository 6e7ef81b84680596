/**
 * The generated parts of docs/ir/maple.md: tables of types, attributes, directives, slots and intrinsics from their tables,
 * and an entry for each opcode from its row and its example.
 */
import { opTables, type OpDescription } from '../../src/driver/op-tables.ts';
import { attrRows, type AttrArgs } from '../../src/maple/attributes.ts';
import { directiveRows, type DirectiveShape } from '../../src/maple/directives.ts';
import { opcodeAreas, opcodeExamples } from '../../src/maple/examples/index.ts';
import { allIntrinsicNames, intrinsics } from '../../src/maple/intrinsics.ts';
import { isJsIntrinsic, jsRows } from '../../src/maple/js-intrinsics.ts';
import {
  opcodeAliases,
  opcodeNames,
  rows,
  type MapleRow,
  type OperandRule,
  type PrimRule,
  type SlotName,
} from '../../src/maple/opcodes.ts';
import { neverExecuted, whyNotExecuted } from '../../src/maple/unsupported-intrinsics.ts';
import { vectorIntrinsics, vectorOps, vectorRows, type VectorRow } from '../../src/maple/vector-intrinsics.ts';
import { primAliases, primByCode, primRows, type PrimKind, type PrimRow } from '../../src/scalar/prim-types.ts';
import { code, table } from './markdown.mjs';

const operations = new Map(opTables.maple.operations().map((op) => [op.name, op]));

const kindWords: Readonly<Record<PrimKind, string>> = {
  void: 'no value',
  int: 'integer',
  address: 'address',
  float: 'floating point',
  complex: 'complex number',
  vector: 'vector',
  dynamic: 'dynamic value',
  aggregate: 'a structure or an array as a whole',
  unknown: 'not decided yet',
};

/** What the types of dynamic values hold: which of the values of JavaScript. */
const dynamicWords: Readonly<Record<string, string>> = {
  simplestr: 'a string, without a tag',
  simpleobj: 'an object, without a tag',
  dynany: 'any value of JavaScript',
  dynundef: 'undefined',
  dynnull: 'null',
  dynhole: 'an element that is not there',
  dynbool: 'true or false',
  dynptr: 'an address',
  dyni32: 'a signed integer',
  dynu32: 'an unsigned integer',
  dynf32: 'a number, rounded to f32',
  dynf64: 'a number',
  dynstr: 'a string',
  dynobj: 'an object',
  dynnone: 'no value',
  constStr: 'a string',
};

export function primitiveTypes(): string {
  const spellings = (name: string): string[] => Object.keys(primAliases).filter((alias) => primAliases[alias] === name);
  const rowOf = (name: (typeof primByCode)[number]): string[] => {
    const row = primRows[name];
    const also = spellings(name)
      .map((alias) => `; also read: \`${alias}\``)
      .join('');
    return [
      `\`${name}\``,
      widthOf(row),
      `${dynamicWords[name] ?? `${signOf(row)}${kindWords[row.kind]}${laneOf(row)}`}${also}`,
    ];
  };
  return table(['Type', 'Bits', 'Values'], primByCode.map(rowOf));
}

function widthOf({ bits, kind }: PrimRow): string {
  return bits > 0 ? String(bits) : kind === 'address' ? 'as pointers' : '–';
}

function signOf({ kind, signed }: PrimRow): string {
  return kind === 'int' ? (signed === true ? 'signed ' : 'unsigned ') : '';
}

function laneOf({ lane, lanes }: PrimRow): string {
  return lane === undefined ? '' : ` of ${lanes} ${lane}`;
}

const attrForms: Readonly<Record<AttrArgs, string>> = {
  none: '',
  int: '(n)',
  power: '(2ⁿ)',
  string: '("…")',
  strings: '("…", …)',
};

export function attributes(): string {
  return table(
    ['Attribute', 'Of', 'Acts', 'Says'],
    Object.entries(attrRows).map(([name, { where, args = 'none', acts, doc }]) => [
      `\`${name}${attrForms[args]}\``,
      where.join(', '),
      acts === true ? 'yes' : '',
      doc,
    ]),
  );
}

const directiveForms: Readonly<Record<DirectiveShape, string>> = {
  int: '8',
  string: '"text"',
  func: '&main',
  words: '= [ 0x1 0x2 ]',
  braces: '{ @name "value" }',
};

export function directives(): string {
  return table(
    ['Written', 'In', 'Section', 'Says'],
    Object.entries(directiveRows).map(([name, { where, shape, at, doc }]) => [
      `\`${name} ${directiveForms[shape]}\``,
      where === 'func' ? 'function' : 'module',
      /^\d/.test(at) ? at : '–',
      doc,
    ]),
  );
}

/** What stands for a slot in the forms below. */
const slotWords: Readonly<Record<SlotName, string>> = {
  prim: 'a primitive type: that of the result, or of the value that is stored',
  from: 'a primitive type: that of the operands',
  type: 'a type: `i32`, `<* <$Point>>`',
  var: 'a variable: `$global` or `%local`',
  var2: 'a variable that is an array or points to one',
  counter: 'a local integer: a variable `%i`, or a register `%1`',
  func: 'a function: `&name`',
  label: 'a label: `@name`',
  label2: 'a label, or 0 for none',
  labels: 'labels in braces: `{@first @second}`',
  field: 'number of a field, depth first from 1; 0 (or nothing) is the whole',
  field2: 'number of another field of the same type',
  offset: 'a number of bytes, or the first value of a table of jumps',
  align: 'alignment in bytes',
  size: 'a number of bytes',
  bitOffset: 'the lowest bit, counted from 0',
  bitSize: 'a number of bits',
  index: 'a number: of a file, or of an entry of a table',
  flag: '0 or 1',
  line: 'number of a line',
  column: 'number of a column',
  reg: 'a register: `%1`, `%%retval0`, `%%thrownval`, `%%SP`, `%%FP`, `%%GP`',
  value: "a constant: `-7`, `0xff`, `'a'`, `2.5`, `nan`",
  string: 'text in double quotes',
  action: 'a word',
  raw: 'kept as written',
  intrinsic: 'name of an intrinsic',
  instant: 'type arguments: `<{!T=i32}>`, directly behind the name',
  cases: 'tags with their jumps: `{ 1: goto @one 2: goto @two }`',
  results: 'where the results go: `{ dassign %x 2 regassign i32 %1 }`',
  types: 'types in braces: `{<* <$A>> <* <$B>>}`',
  scope: 'the functions concerned: `<&f>`, `<&callee, 0, &caller>`',
};

export function slots(): string {
  return table(
    ['Slot', 'What stands there'],
    Object.entries(slotWords).map(([name, words]) => [`\`<${name}>\``, words]),
  );
}

const typeRules: Readonly<Record<PrimRule, string>> = {
  int: 'an integer',
  signed: 'a signed integer',
  unsigned: 'an unsigned integer',
  float: 'a floating-point type',
  number: 'an integer or floating-point type',
  scalar: 'any but `void` and `agg`',
  address: 'an address',
  'int-or-address': 'an integer or an address',
};

const operandRules: Readonly<Record<OperandRule, string>> = {
  same: 'of type `<prim>`',
  from: 'of type `<from>`',
  int: 'an integer',
  cond: 'a condition: 0 is false, anything else true',
  float: 'a floating-point value',
  address: 'an address',
  ref: 'a reference to a managed object',
  size: 'a count',
  value: 'any value',
  type: 'of type `<type>`',
};

const editions: Readonly<Record<MapleRow['from'], string>> = {
  both: 'both editions',
  second: 'second edition',
  first: 'first edition',
  dialect: 'in real files only',
};

/** The exceptions of the grammar are not written like operations. */
const ownForms: Readonly<Record<string, string>> = { block: '{ … }', label: '@name', comment: '# text' };

export function opcodes(): string {
  const areaOf = areas();
  return opcodeAreas
    .map(({ title, names }) => {
      const own = opcodeNames.filter((name) => areaOf.get(name) === title);
      const older = names.filter((name) => Object.hasOwn(opcodeAliases, name));
      return [
        `### ${title}`,
        overview([...own, ...older]),
        ...own.map((name) => entry(name, rows[name])),
        ...older.map(alias),
      ].join('\n\n');
    })
    .join('\n\n');
}

function overview(names: readonly string[]): string {
  return table(
    ['Opcode', 'What it does'],
    names.map((name) => [`[${name}](#${name.toLowerCase()})`, operations.get(name)?.description ?? '']),
  );
}

/** An opcode without an example belongs where those before it in the table do. */
function areas(): Map<string, string> {
  const found = new Map<string, string>();
  let title = opcodeAreas[0].title;
  for (const name of opcodeNames) {
    title = opcodeAreas.find(({ names }) => names.includes(name))?.title ?? title;
    found.set(name, title);
  }
  return found;
}

function entry(name: string, row: MapleRow): string {
  const op = operations.get(name) as OpDescription;
  const facts = [operandText(op, row), typeText(row), effectText(row), levelText(row), sectionText(row)];
  return `#### ${name}

\`${ownForms[name] ?? op.syntax}\` — ${row.doc}.

${facts.filter((fact) => fact !== '').join(' · ')}

${example(name)}`;
}

function example(name: string): string {
  const text = opcodeExamples[name];
  const note = /^# (?:run|trap): /m.test(text)
    ? ''
    : '\n\nNo engine runs it: a program that reaches it traps, or is not compiled.';
  return `${code(text, 'mpl')}${note}`;
}

function operandText({ operands: [, most] }: OpDescription, { takes = [] }: MapleRow): string {
  if (most === 0 || takes.length === 0) return '';
  const letters = takes.map((rule, i) => {
    const letter = String.fromCharCode(97 + i);
    const repeats = i === takes.length - 1 && (most === null || most > takes.length);
    return `*${letter}*${repeats ? ' …' : ''} ${operandRules[rule]}`;
  });
  const alike = takes.length > 1 && takes.every((rule) => rule === takes[0]);
  return alike ? `operands ${operandRules[takes[0]]}` : letters.join(', ');
}

function typeText({ of, fromOf }: MapleRow): string {
  const parts = [
    of === undefined ? '' : `\`<prim>\` is ${typeRules[of]}`,
    fromOf === undefined ? '' : `\`<from>\` is ${typeRules[fromOf]}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function effectText({ effects = [], kind }: MapleRow): string {
  return effects.length > 0 ? `effects: ${effects.join(', ')}` : kind === 'expr' ? 'no effects' : '';
}

function levelText({ high }: MapleRow): string {
  return high === true ? 'high level only' : '';
}

/** Sections are those of the specification. */
function sectionText({ at, from }: MapleRow): string {
  return from === 'both' || from === 'second' ? `section ${at}, ${editions[from]}` : editions[from];
}

function alias(name: string): string {
  const op = operations.get(name) as OpDescription;
  return `#### ${name}

\`${op.syntax}\` — ${op.description}; never printed.

${code(opcodeExamples[name], 'mpl')}`;
}

export function intrinsicTables(): string {
  return `### Of C, of Java and of reference counting

${signatureTable()}

### Of vectors

\`vector_OP_TYPE\`: *V* is the vector type in the name, *L* a lane of it (narrow ones as 32 bits), *M* its signed integers, *H* half
as many lanes, *D* twice as many, *W* lanes twice as wide, *N* half as wide, *P* twice as wide and half as many, *S* half as wide and
twice as many.

${table(
  ['OP', 'Signature', 'What it does'],
  vectorOps.map((op) => {
    const { result, args, doc }: VectorRow = vectorRows[op];
    return [`\`${op}\``, `${result} (${args.join(', ')})`, doc];
  }),
)}

### Of JavaScript

${table(
  ['Name', 'Signature', 'What it does'],
  Object.entries(jsRows).map(([name, { result, args, rest, doc }]) => [
    `\`${name}\``,
    `${result} (${args.join(', ')}${rest === true ? ', …' : ''})`,
    doc,
  ]),
)}

### Read, but not executed

${reasonList()}`;
}

/** Signatures with the names that have them. */
function signatureTable(): string {
  const named = allIntrinsicNames().filter(
    (name) => !vectorIntrinsics().has(name) && !isJsIntrinsic(name) && !neverExecuted.has(name),
  );
  const groups = groupBy(named, (name) => {
    const known = intrinsics().get(name);
    return known === undefined ? 'any (…)|' : `${known.result} (${known.args.join(', ')})|${known.pure ? 'yes' : ''}`;
  });
  return table(
    ['Signature', 'Pure', 'Names'],
    [...groups].map(([key, names]) => {
      const [signature, pure] = key.split('|');
      return [`\`${signature}\``, pure, names.map((name) => `\`${name}\``).join(' ')];
    }),
  );
}

function reasonList(): string {
  const groups = groupBy([...neverExecuted], whyNotExecuted);
  return [...groups]
    .map(([reason, names]) => `- ${names.map((name) => `\`${name}\``).join(', ')}: ${reason}.`)
    .join('\n');
}

function groupBy(names: readonly string[], keyOf: (name: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = keyOf(name);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return groups;
}
