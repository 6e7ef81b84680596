/**
 * The shapes of MAPLE in JSON. Those of statements and expressions follow from the rows of opcodes.ts: `op`, a member for
 * each slot of the form, `operands`, `body` and `else`. Names have their sigils, as in the text.
 *
 *     {"op": "dassign", "var": "%x", "operands": [{"op": "constval", "type": "i32", "value": 1}]}
 *
 * A type is a text where it is a primitive type or has a name (`"i32"`, `"$pair"`, `"!T"`), else an object.
 */
import {
  choice,
  document,
  either,
  flag,
  int32,
  integer,
  list,
  namedShape,
  natural,
  needed,
  nothing,
  number,
  optional,
  place,
  record,
  text,
  units,
  word,
  type ChoiceRow,
  type Member,
  type RecordShape,
  type Shape,
} from '../../base/json/shapes.ts';
import { primByCode } from '../../scalar/prim-types.ts';
import { attrRows } from '../attributes.ts';
import { directiveRows, type DirectiveShape } from '../directives.ts';
import { arity, opcodeNames, rows, slotSyntax, type Opcode, type SlotName } from '../opcodes.ts';

// Names

/** What a name may consist of behind its sigil: letters, digits, `_$;/|.?@` and everything beyond ASCII. */
const noName = '\\u0000-\\u0023\\u0025-\\u002d\\u003a\\u003c-\\u003e\\u005b-\\u005e\\u0060\\u007b\\u007d-\\u007f';
const rest = `[^${noName}]`;
const globalPattern = `\\$${rest}+`;
/** `%5` is a register. */
const localPattern = `%[^${noName}0-9]${rest}*`;
const globalName = text('name such as `$x`', `^${globalPattern}$`);
const localName = text('name such as `%x`', `^${localPattern}$`);
const variableName = text('name of a variable such as `$x` or `%x`', `^(?:${globalPattern}|${localPattern})$`);
const funcName = text('name of a function such as `&f`', `^&${rest}+$`);
const labelName = text('label such as `@l`', `^@${rest}+$`);
const label = either(labelName, nothing);
const register = text('register such as `%1` or `%%SP`', '^(?:%[0-9]{1,8}|%%[A-Za-z_][A-Za-z0-9_]*)$');
const plainRegister = text('register such as `%1`', '^%[0-9]{1,8}$');
const typeParam = text('type parameter such as `!T`', `^!${rest}+$`);
const oneLine = '^[^\\n\\r]*$';
const comment = text('comment of one line', oneLine);
export const prim = word('primitive type', primByCode);

/** A string of bytes: its characters where the bytes are their UTF-8, else the bytes. */
const byteText = namedShape('bytes', () =>
  either(
    text('text'),
    record('Bytes that are no UTF-8.', {
      bytes: needed(text('pairs of hexadecimal digits', '^(?:[0-9a-f]{2})*$'), 'two digits a byte'),
    }),
  ),
);

// Attributes and types

/** The attributes with arguments, or those without. */
function attributesWith(hasArgs: boolean): readonly string[] {
  return Object.entries(attrRows).flatMap(([name, { args }]) => ((args !== undefined) === hasArgs ? [name] : []));
}
/** Between the quotes of the text, escapes as they are. */
const attrText = text('text without quotes and line ends', '^(?:[^"\\\\\\n\\r]|\\\\[^\\n\\r])*$');
const attr = namedShape('attribute', () =>
  either(
    word('attribute', attributesWith(false)),
    record('An attribute with arguments.', {
      name: needed(word('attribute with arguments', attributesWith(true)), 'its word'),
      args: needed(list(either(number, attrText), 1), 'numbers or texts'),
    }),
  ),
);
const attrs: Member = optional(list(attr), 'attributes, in their order');

const typeText = text(
  'primitive type or name of a type',
  `^(?:${primByCode.join('|')}|!${rest}+|${globalPattern}|${localPattern})$`,
);
export const type: Shape = namedShape('type', () => either(typeText, choice('kind of type', 'kind', typeRows)));

const instant = list(namedShape('instance', () => instanceShape));
const funcType = record('A function.', {
  params: needed(list(record('A parameter.', { type: needed(type, 'its type'), attrs })), 'its parameters'),
  results: needed(list(type), 'its results: none, one or several'),
  variadic: optional(flag, 'takes further arguments'),
});
const structType = record('A structure; each that is written is a type of its own.', {
  incomplete: optional(flag, 'more of it is elsewhere'),
  parents: optional(list(type), 'what it extends'),
  attrs,
  infos: optional(list(text('line', '^[^\\n\\r]+$')), 'pragmas and `@name value` pairs, as written'),
  fields: optional(list(namedShape('field', () => fieldShape)), 'its fields'),
  methods: optional(list(namedShape('method', () => methodShape)), 'its methods'),
  interfaces: optional(list(globalName), 'interfaces that it implements'),
  comments: optional(
    list(
      record('A comment among the members.', {
        text: needed(comment, 'what stands behind `#`'),
        before: needed(
          natural,
          'the member that it precedes: infos, fields, methods and interfaces are counted in this order',
        ),
      }),
    ),
    'comments among the members',
  ),
});
const typeRows: readonly ChoiceRow[] = [
  {
    words: ['pointer'],
    record: record('A pointer.', { to: needed(type, 'what it points to'), attrs }),
  },
  {
    words: ['array'],
    record: record('An array.', {
      of: needed(type, 'its elements'),
      size: optional(integer(0, 2 ** 53 - 1), 'how many; without it, nobody knows'),
      placeholder: optional(integer(0, 2 ** 53 - 1), 'the number that is written although nobody knows'),
    }),
  },
  { words: ['func'], record: funcType },
  {
    words: ['name'],
    record: record('A generic type with types for its parameters.', {
      name: needed(text('name such as `$t`', `^(?:${globalPattern}|${localPattern})$`), 'its name'),
      instant: needed(instant, 'the types'),
    }),
  },
  { words: ['struct', 'union', 'class', 'interface'], record: structType },
];

// Constants

/** `inf`, `nan`, `-0`, digits beyond 2^53, bits in hexadecimal: what a number of JSON cannot be trusted with. */
const numberText = text(
  'number',
  '^-?(?:[0-9]+|[0-9]+\\.[0-9]*(?:[eE][-+]?[0-9]+)?[fF]?|inff?|nanf?|0[xX]L?[0-9a-fA-F]+)$',
);
const scalarValue = either(number, numberText);
/** Of a vector or complex type, one for each lane. */
const value = either(number, numberText, list(scalarValue, 1));

/** An initialiser: a number is a number, a text a string of bytes, a list a list. */
export const init: Shape = namedShape('initialiser', () =>
  either(number, text('string'), list(init), choice('kind of initialiser', 'kind', initRows)),
);
const address = { type: needed(prim, 'type of the address') };
const initRows: readonly ChoiceRow[] = [
  {
    words: ['int'],
    record: record('An integer that is large, or means bits.', {
      value: needed(integer(-(2n ** 128n), 2n ** 128n), 'its value'),
      hex: optional(flag, 'written in hexadecimal: a float type takes the bits'),
    }),
  },
  {
    words: ['float'],
    record: record('A float literal by its exact text.', {
      text: needed(
        text(
          'float literal',
          '^-?(?:nanf?|inff?|0[xX][0-9a-fA-F.]*[pP][-+]?[0-9]+[fFlL]?|[0-9]*\\.?[0-9]*(?:[eE][-+]?[0-9]+)?[fFlL]?|0[xX]L[0-9a-fA-F]+)$',
        ),
        'as in MAPLE',
      ),
    }),
  },
  {
    words: ['string'],
    record: record('Bytes of an array of characters that are no UTF-8.', { text: needed(byteText, 'the bytes') }),
  },
  {
    words: ['field'],
    record: record('The value of a field.', {
      field: needed(integer(0, 2 ** 31 - 1), 'its number'),
      value: needed(init, 'its value'),
    }),
  },
  {
    words: ['addrof'],
    record: record('The address of a variable.', {
      ...address,
      var: needed(variableName, 'the variable'),
      field: optional(int32, 'a field of it'),
      offset: optional(integer(-(2 ** 31) + 1, 2 ** 31 - 1), 'bytes behind it'),
    }),
  },
  {
    words: ['addroffunc'],
    record: record('The address of a function.', { ...address, func: needed(funcName, 'the function') }),
  },
  {
    words: ['addroflabel'],
    record: record('The address of a label.', { ...address, label: needed(labelName, 'the label') }),
  },
  {
    words: ['conststr'],
    record: record('The address of a string of bytes.', { ...address, text: needed(byteText, 'the string') }),
  },
  {
    words: ['conststr16'],
    record: record('The address of a string of 16-bit units.', { ...address, text: needed(units, 'the string') }),
  },
];

// Code

const result = namedShape('result', () => choice('kind of result', 'op', resultRows));
const resultRows: readonly ChoiceRow[] = [
  {
    words: ['dassign'],
    record: record('The result goes to a variable; without one, nowhere.', {
      var: optional(variableName, 'the variable'),
      field: optional(int32, 'a field of it'),
    }),
  },
  {
    words: ['regassign'],
    record: record('The result goes to a register.', {
      type: needed(prim, 'its type'),
      reg: needed(register, 'the register'),
    }),
  },
];

export const expression: Shape = namedShape('expression', () => choice('expression', 'op', expressionRows));
export const statement: Shape = namedShape('statement', () => choice('statement', 'op', statementRows));
const statements = list(statement);

/** What the member of a slot holds, by the slot's kind. */
const slotShapes: Readonly<Record<(typeof slotSyntax)[SlotName]['kind'], Shape>> = {
  prim,
  type,
  var: variableName,
  counter: text('variable or register', `^[$%]${rest}+$`),
  func: funcName,
  label,
  labels: list(label),
  int: int32,
  reg: register,
  value,
  string: byteText,
  word: text('word', '^[^\\n\\r]+$'),
  raw: text('text in braces'),
  intrinsic: text('name of an intrinsic', '^[A-Za-z_][A-Za-z0-9_]*$'),
  instant,
  cases: list(namedShape('case', () => caseShape)),
  results: list(result),
  types: list(type),
  scope: namedShape('scope', () => scopeShape),
};

/** One line of a multiway: its constant is an expression. */
const tags = list(namedShape('tag', () => tagShape));

/** What the member of a slot is called, where that is not the slot's name: the primitive type is simply the type. */
const memberNames: Partial<Readonly<Record<SlotName, string>>> = { prim: 'type', type: 'of', string: 'text' };

const slotDocs: Readonly<Record<SlotName, string>> = {
  prim: 'type of the result, or of the value',
  from: 'type of the operands',
  type: 'the type that it is about',
  var: 'the variable',
  var2: 'the second variable',
  counter: 'what counts',
  func: 'the function',
  label: 'where it goes, or the label',
  label2: 'the second label',
  labels: 'the labels',
  field: 'the field, 0 for the whole',
  field2: 'the field',
  offset: 'bytes',
  align: 'alignment in bytes',
  size: 'bytes',
  bitOffset: 'first bit',
  bitSize: 'number of bits',
  index: 'number of the file, or of what is meant',
  flag: 'see the opcode',
  line: 'line',
  column: 'column',
  reg: 'the register',
  value: 'the constant; as a text where a double cannot hold it',
  string: 'the string',
  action: 'the action',
  raw: 'as it is written',
  intrinsic: 'the intrinsic',
  instant: 'types for the type parameters',
  cases: 'where each constant goes',
  results: 'where the results go',
  types: 'the types',
  scope: 'the functions that it speaks of',
};

export function memberOf(slot: SlotName): string {
  return memberNames[slot] ?? slot;
}

/** Is the cases slot of this opcode one with expressions? */
export const tagged: Opcode = 'multiway';
/** The one opcode whose string is of 16-bit units. */
export const wide: Opcode = 'conststr16';

function slotMember(op: Opcode, slot: SlotName): Member {
  const syntax: { readonly kind: keyof typeof slotShapes; readonly optional?: boolean } = slotSyntax[slot];
  const shape =
    op === tagged && slot === 'cases' ? tags : op === wide && slot === 'string' ? units : slotShapes[syntax.kind];
  const isComment = rows[op].kind === 'comment' && slot === 'string';
  const doc = slotDocs[slot];
  return syntax.optional === true ? optional(shape, doc) : needed(isComment ? comment : shape, doc);
}

/** The members of an opcode, from the parts of its form. */
function opcodeRecord(op: Opcode): RecordShape {
  const [least, most] = arity(op);
  const body: readonly [string, Member] = ['body', needed(statements, 'statements')];
  const members = rows[op].form.map((part): readonly [string, Member] => {
    if (part === '()') return ['operands', operandsOf(least, most >= 0xffff ? Infinity : most, op)];
    if (part === '{}') return body;
    if (part === 'else') return ['else', optional(statements, 'statements in the other case')];
    return [memberOf(part), slotMember(op, part)];
  });
  if (rows[op].kind === 'block') members.push(body);
  return record('', { ...Object.fromEntries(members), at: place });
}

function operandsOf(least: number, most: number, op: Opcode): Member {
  // The tags of a multiway are operands in memory, and stand in its cases here.
  const [fewest, greatest] = op === tagged ? [1, 1] : [least, most];
  return fewest === 0
    ? optional(list(expression, 0, greatest), 'expressions')
    : needed(list(expression, fewest, greatest), 'expressions');
}

/** Opcodes of one shape share a row. */
function opcodeRows(isWanted: (op: Opcode) => boolean): readonly ChoiceRow[] {
  const groups = new Map<string, Opcode[]>();
  for (const op of opcodeNames) {
    if (!isWanted(op)) continue;
    const key = JSON.stringify([rows[op].form, arity(op), op === tagged, op === wide, rows[op].kind]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [op]);
    else group.push(op);
  }
  return [...groups.values()].map((words) => ({ words, record: opcodeRecord(words[0]) }));
}

const expressionRows = opcodeRows((op) => rows[op].kind === 'expr');
const statementRows = opcodeRows((op) => rows[op].kind !== 'expr');

// Declarations

const storage = word('storage class', ['extern', 'fstatic', 'pstatic']);

function variableMembers(name: Shape, withInit: boolean): Readonly<Record<string, Member>> {
  return {
    name: needed(name, 'its name'),
    type: needed(type, 'its type'),
    storage: optional(storage, 'where it is known, how long it lives'),
    temp: optional(flag, 'made by a compiler'),
    attrs,
    ...(withInit ? { init: optional(init, 'its first value') } : {}),
    at: place,
  };
}

const directiveMembers: Readonly<Record<DirectiveShape, Readonly<Record<string, Member>>>> = {
  int: { value: needed(either(number, text('number or text')), 'its number') },
  string: { value: needed(units, 'its text') },
  func: { value: needed(funcName, 'the function') },
  words: { values: needed(list(integer(-(2n ** 63n), 2n ** 64n)), 'its words') },
  braces: { raw: needed(text('text of one line', oneLine), 'what stands in the braces') },
};

function directiveRowsOf(where: 'module' | 'func'): readonly ChoiceRow[] {
  return (Object.keys(directiveMembers) as DirectiveShape[]).flatMap((shape) => {
    const words = Object.entries(directiveRows).flatMap(([name, row]) =>
      row.where === where && row.shape === shape ? [name] : [],
    );
    const members = { ...directiveMembers[shape], at: place };
    return words.length === 0 ? [] : [{ words, record: record('A directive.', members) }];
  });
}

const rawMembers = { text: needed(text('line'), 'as it is written'), at: place };
const funcDirective = choice('directive', 'kind', [
  ...directiveRowsOf('func'),
  { words: ['raw'], record: record('A debug scope or a pragma.', rawMembers) },
]);

const typeDefinition = (name: Shape): RecordShape =>
  record('A name for a type.', {
    name: needed(name, 'the name'),
    type: needed(type, 'the type'),
    attrs,
    at: place,
  });

const param = choice('kind of parameter', 'kind', [
  { words: ['var'], record: record('A variable.', variableMembers(localName, false)) },
  {
    words: ['reg'],
    record: record('A register.', {
      name: needed(plainRegister, 'the register'),
      type: needed(type, 'its type'),
      attrs,
    }),
  },
]);

const func = record('A function: a prototype, or with `body` a definition.', {
  name: needed(funcName, 'its name'),
  attrs,
  signature: optional(
    namedShape('signature', () => signatureShape),
    'without it, nothing is known of them',
  ),
  directives: optional(list(namedShape('directive', () => funcDirective)), 'what is said of it'),
  types: optional(list(namedShape('local-type', () => localType)), 'names for types'),
  registers: optional(
    list(namedShape('register', () => registerShape)),
    'registers that are declared; others are known by their use',
  ),
  variables: optional(list(namedShape('variable', () => localVariable)), 'its variables besides the parameters'),
  body: optional(statements, 'its statements'),
  at: place,
});

const item = choice('kind of item', 'kind', [
  { words: ['func'], record: func },
  { words: ['var'], record: record('A variable of the module.', variableMembers(globalName, true)) },
  { words: ['type'], record: typeDefinition(globalName) },
  { words: ['javaclass', 'javainterface'], record: typeDefinition(globalName) },
  ...directiveRowsOf('module'),
  {
    words: ['comment'],
    record: record('A comment between items.', {
      text: needed(comment, 'what stands behind `#`'),
      trailing: optional(flag, 'at the end of the line of the item before'),
      apart: optional(flag, 'an empty line follows: it belongs to no item'),
    }),
  },
  { words: ['raw'], record: record('`LOC`, a debug scope, a pragma.', { text: rawMembers.text }) },
]);

/** A module of MAPLE. */
export const mapleDocument: RecordShape = document('maple', 'A module of MAPLE IR.', {
  items: needed(list(namedShape('item', () => item)), 'its declarations, in their order'),
});

// Shapes with names, which those above refer to.

const fieldShape = record('A field.', {
  name: needed(
    text('field such as `@x`, or `^x` of a parent', `^(@|[@^]${rest}+)$`),
    'with its sigil; `@` alone is a bit-field that only fills',
  ),
  type: needed(type, 'its type'),
  bits: optional(integer(0, 128), 'width of a bit-field'),
  attrs,
  init: optional(text('constant', '^[^\\n\\r#]+$'), 'of a static final field, as written'),
  at: place,
});
const methodShape = record('A method.', {
  name: needed(funcName, 'its name'),
  attrs,
  type: needed(choice('kind of type', 'kind', [{ words: ['func'], record: funcType }]), 'its signature'),
});
const instanceShape = record('A type in the place of a type parameter.', {
  param: needed(typeParam, 'the parameter'),
  type: needed(type, 'the type'),
});
const caseShape = record('One line of a switch.', {
  value: needed(integer(-(2n ** 127n), 2n ** 128n), 'the constant'),
  label: needed(label, 'where it goes'),
});
const tagShape = record('One line of a multiway.', {
  tag: needed(expression, 'the constant'),
  label: needed(label, 'where it goes'),
});
const scopeShape = record('What a boundary assertion speaks of.', {
  funcs: needed(list(funcName, 1, 2), 'the function, or callee and caller'),
  argument: optional(natural, 'which argument of the callee'),
});
const registerShape = record('A register.', {
  name: needed(plainRegister, 'the register'),
  type: needed(type, 'its type'),
  counted: optional(flag, 'holds a counted reference'),
  at: place,
});
const signatureShape = record('Parameters and results.', {
  params: needed(list(param), 'its parameters'),
  results: needed(list(type), 'its results: none, one or several'),
  variadic: optional(flag, 'takes further arguments'),
});
const localType = typeDefinition(localName);
const localVariable = record('A variable.', variableMembers(localName, true));
