/**
 * The shapes of the linear IR in JSON. Operations that compute a value are `op`, `dest` and as many `operands` as their row
 * has; the structural ones each have a row here. Symbols, labels and blocks have the names of the text (`t2`, `l1.3`,
 * `lbl0`, `B1`); globals and functions are named without `@` and `&`.
 *
 *     {"op": "AddI", "dest": "t2", "operands": ["p0", 10]}
 */
import {
  choice,
  document,
  either,
  flag,
  integer,
  list,
  namedShape,
  natural,
  needed,
  number,
  optional,
  place,
  record,
  text,
  word,
  type ChoiceRow,
  type Member,
  type RecordShape,
  type Shape,
} from '../../base/json/shapes.ts';
import { inlinings } from '../inlining.ts';
import { calcRows, memTypes, valueTypes, type CalcOp, type StructuralOp } from '../opcodes.ts';

const name = text('name');
const type = word('type of values', valueTypes);
const types = list(type);
/** The digits of an integer, `-0`, `inf`, `nan`, the bits of a NaN or of 128 bits. */
/** Comments are lost with `--strip`. */
const commentLine = text('comment of one line', '^[^\\n\\r]*$');
const comments: Member = optional(
  namedShape('comments', () => commentsShape),
  'comments',
);
const literal = either(number, text('number', '^-?(?:[0-9]+|0x[0-9a-fA-F]+|inf|nan(?::0x[0-9a-fA-F]+)?)$'));
const symbolName = text('symbol such as `t2`, `l1` or `p0`', '^[tlp][0-9]+(?:\\.[0-9]+)?$');
const target = text('label such as `lbl0`, or block such as `B0`', '^(?:lbl|B)[0-9]+$');
const hexBytes = text('pairs of hexadecimal digits', '^(?:[0-9a-fA-F]{2})*$');

const globalOperand = record('A global: its value, or the address of an array or of data.', {
  kind: needed(word('kind of operand', ['global']), 'what it is'),
  name: needed(name, 'the global'),
  offset: optional(integer(-(2 ** 31), 2 ** 31 - 1), 'bytes behind its beginning'),
});

/** What an instruction reads: a symbol; an i32, or any type where another is wanted; or an object. */
const operand = namedShape('operand', () => either(symbolName, number, choice('kind of operand', 'kind', operandRows)));
const operandRows: readonly ChoiceRow[] = [
  {
    words: ['global'],
    record: record(globalOperand.doc, {
      name: needed(name, 'the global'),
      offset: optional(integer(-(2 ** 31), 2 ** 31 - 1), 'bytes behind its beginning'),
    }),
  },
  { words: ['function'], record: record('The address of a function.', { name: needed(name, 'the function') }) },
  {
    words: ['value'],
    record: record('An immediate.', {
      type: needed(word('type of immediates', ['i32', 'i64', 'f32', 'f64', 'v128']), 'its type'),
      value: needed(literal, 'its value; as a text where a double cannot hold it'),
    }),
  },
];
/** What an instruction writes. */
const dest = namedShape('destination', () => either(symbolName, globalOperand));

const operands = (count: number, doc: string): Member => needed(list(operand, count, count), doc);
const dests = optional(list(dest), 'what takes the results: one for each, or none at all');
const offset = optional(integer(0, 2 ** 32), 'bytes added to the address');
const volatile = optional(flag, 'never removed, added or reordered');
const memory = needed(word('type of memory', Object.keys(memTypes)), 'what is in memory');

/** The members of each structural operation besides `op`. */
const structuralMembers: { readonly [O in StructuralOp]: Readonly<Record<string, Member>> } = {
  Label: { label: needed(text('label such as `lbl0`', '^lbl[0-9]+$'), 'its name') },
  Assign: { dest: needed(dest, 'where to'), operands: operands(1, 'the value') },
  ArrayLoad: { dest: needed(dest, 'where to'), operands: operands(2, 'array, index') },
  ArrayStore: { operands: operands(3, 'array, index, value') },
  Load: {
    dest: needed(dest, 'where to'),
    memory,
    type: optional(type, 'type of the result, where it is not the usual one of the type in memory'),
    offset,
    volatile,
    operands: operands(1, 'the address'),
  },
  Store: { memory, offset, volatile, operands: operands(2, 'address, value') },
  Copy: { operands: operands(3, 'target, source, length') },
  Fill: { operands: operands(3, 'target, value, length') },
  Alloca: { dest: needed(dest, 'where to'), operands: operands(1, 'the size') },
  Release: { operands: operands(1, 'where the stack ended') },
  Call: { dests, function: needed(name, 'what is called'), operands: optional(list(operand), 'the arguments') },
  ICall: {
    dests,
    signature: needed(
      record('Types of parameters and results.', { params: needed(types, ''), results: needed(types, '') }),
      'of what is called',
    ),
    operands: needed(list(operand, 1), 'the address of the function, the arguments'),
  },
  Goto: { targets: needed(list(target, 1, 1), 'where it goes') },
  CondGoto: {
    operands: operands(1, 'the condition'),
    targets: needed(list(target, 2, 2), 'where it goes if the condition is not 0, and if it is'),
  },
  Switch: {
    operands: operands(1, 'the value'),
    cases: needed(
      list(
        record('One case.', {
          value: needed(integer(-(2n ** 63n), 2n ** 63n - 1n), 'the value'),
          target: needed(target, 'where it goes'),
        }),
      ),
      'where each value goes',
    ),
    default: needed(target, 'where all others go'),
  },
  Return: { operands: optional(list(operand), 'the results') },
  Trap: { trap: needed(text('kind of trap', '^[A-Za-z][A-Za-z0-9-]*$'), 'why') },
  Phi: {
    dest: needed(dest, 'where to'),
    values: needed(
      list(
        record('A value and where it comes from.', {
          block: needed(text('block such as `B0`', '^B[0-9]+$'), 'the block before'),
          value: needed(operand, 'the value'),
        }),
      ),
      'one for each block before',
    ),
  },
};

/** Operations with as many operands share a row. */
function calcShapes(): readonly ChoiceRow[] {
  const byCount = new Map<number, string[]>();
  for (const op of Object.keys(calcRows) as CalcOp[]) {
    const count = calcRows[op].operands.length;
    const words = byCount.get(count);
    if (words === undefined) byCount.set(count, [op]);
    else words.push(op);
  }
  return [...byCount].map(([count, words]) => ({
    words,
    record: record('Computes a value of its operands.', {
      dest: needed(dest, 'where to'),
      operands: operands(count, 'what it is computed of'),
      comments,
      at: place,
    }),
  }));
}

const instructionRows: readonly ChoiceRow[] = [
  ...calcShapes(),
  ...Object.entries(structuralMembers).map(([op, members]) => ({
    words: [op],
    record: record('', { ...members, comments, at: place }),
  })),
];
const instruction: Shape = namedShape('instruction', () => choice('operation', 'op', instructionRows));
const code = list(instruction);

// Functions

const linkage = optional(word('linkage', ['weak', 'static']), 'how its name meets those of other modules');
const exported = optional(flag, 'may be called from outside');
const variadic = optional(flag, 'has one more parameter than its source: the address of further arguments');
const inlining = optional(
  word('inlining', Object.keys(inlinings)),
  'whether its body may stand in the place of its calls',
);
const called = optional(text('name'), 'its name in the source program');
const common = {
  name: needed(name, 'its name'),
  linkage,
  exported,
  comments,
};
const localRows: readonly ChoiceRow[] = [
  {
    words: ['value'],
    record: record('A variable.', {
      name: needed(symbolName, '`l` and its number'),
      type: needed(type, 'its type'),
      called,
      comments,
    }),
  },
  {
    words: ['array'],
    record: record('Elements in memory; the operand is the address of the first.', {
      name: needed(symbolName, '`l` and its number'),
      type: needed(word('type of elements', ['i32', 'f32']), 'type of an element'),
      count: needed(natural, 'how many'),
      called,
      comments,
    }),
  },
  {
    words: ['slot'],
    record: record('Bytes in memory; the operand is their address.', {
      name: needed(symbolName, '`l` and its number'),
      size: needed(natural, 'how many'),
      align: needed(natural, 'alignment in bytes'),
      called,
      comments,
    }),
  },
];
const head = {
  ...common,
  params: needed(
    list(namedShape('parameter', () => parameterShape)),
    'its parameters; they and the locals are numbered from 0',
  ),
  results: needed(types, 'types of the results'),
  variadic,
  inlining,
  locals: optional(list(namedShape('local', () => localShape)), 'its variables'),
  end: optional(record('Its last line.', { comments }), 'comments at its end'),
};
const functionRows: readonly ChoiceRow[] = [
  {
    words: ['linear'],
    record: record('Instructions with labels and jumps.', {
      ...head,
      code: needed(code, 'its instructions'),
      at: place,
    }),
  },
  {
    words: ['cfg', 'ssa'],
    record: record('Basic blocks; with `ssa`, every name is assigned once and has a version.', {
      ...head,
      blocks: needed(list(namedShape('block', () => blockShape)), 'the first one is the entry'),
      at: place,
    }),
  },
  {
    words: ['extern'],
    record: record('Of another module or of the host.', {
      ...common,
      params: needed(types, 'types of the parameters'),
      results: needed(types, 'types of the results'),
      variadic,
      at: place,
    }),
  },
  {
    words: ['alias'],
    record: record('Another name of a function.', { ...common, of: needed(name, 'the function'), at: place }),
  },
];

// Globals

const globalHead = {
  name: needed(name, 'its name'),
  linkage,
  extern: optional(flag, 'defined by another module'),
  comments,
};
const contents = choice('kind of contents', 'kind', [
  {
    words: ['text'],
    record: record('Bytes that are text in UTF-8.', {
      offset: needed(natural, 'where'),
      text: needed(text('text'), 'what'),
    }),
  },
  {
    words: ['bytes'],
    record: record('Bytes.', {
      offset: needed(natural, 'where'),
      bytes: needed(hexBytes, 'two hexadecimal digits each'),
    }),
  },
  {
    words: ['global', 'function'],
    record: record('The address of a global or function.', {
      offset: needed(natural, 'where'),
      name: needed(name, 'of which'),
      addend: optional(integer(-(2 ** 53) + 1, 2 ** 53 - 1), 'bytes added to it'),
    }),
  },
]);
const globalRows: readonly ChoiceRow[] = [
  {
    words: ['scalar'],
    record: record('One value.', {
      ...globalHead,
      type: needed(type, 'its type'),
      value: optional(literal, 'its first value; 0 unless given'),
      at: place,
    }),
  },
  {
    words: ['array'],
    record: record('Elements.', {
      ...globalHead,
      type: needed(word('type of elements', ['i32', 'f32']), 'type of an element'),
      count: needed(natural, 'how many'),
      values: optional(
        list(record('An element.', { index: needed(natural, 'which'), value: needed(literal, 'its value') })),
        'the elements that are not 0',
      ),
      at: place,
    }),
  },
  {
    words: ['data'],
    record: record('Bytes, and addresses in them.', {
      ...globalHead,
      size: needed(natural, 'how many'),
      align: needed(natural, 'alignment in bytes'),
      constant: optional(flag, 'never written'),
      contents: optional(list(namedShape('contents', () => contents)), 'what is not 0'),
      at: place,
    }),
  },
  {
    words: ['alias'],
    record: record('Another name of a global.', {
      name: needed(name, 'its name'),
      linkage,
      of: needed(name, 'the global'),
      comments,
      at: place,
    }),
  },
];

/** A module of the linear IR. */
export const linearDocument: RecordShape = document('linear', 'A module of the linear IR.', {
  profile: optional(word('profile', ['core', 'full']), 'which operations it may use; full unless given'),
  pointer: optional(integer(4, 8), 'bytes of an address: 4 or 8; 8 unless given, 4 in the core profile'),
  entry: optional(name, 'the function with which the program starts'),
  comments: optional(
    record('Comments that belong to no declaration.', {
      profile: optional(record('The first line.', { comments }), 'at the first line'),
      entry: optional(record('The line of the entry.', { comments }), 'at the line of the entry'),
      end: optional(list(commentLine), 'behind the last declaration'),
    }),
    'comments of the module',
  ),
  constructors: optional(
    list(
      record('A function that runs before the program.', {
        function: needed(name, 'which'),
        priority: optional(integer(0, 65535), 'the least is first; last unless given'),
        comments,
      }),
    ),
    'functions that run before the program',
  ),
  globals: optional(list(namedShape('global', () => choice('kind of global', 'kind', globalRows))), 'its globals'),
  functions: needed(
    list(namedShape('function', () => choice('form of function', 'form', functionRows))),
    'its functions',
  ),
});

// Shapes with names, which those above refer to.

const commentsShape = record('Comments.', {
  before: optional(list(commentLine), 'on lines of their own before it'),
  after: optional(commentLine, 'behind it on its line'),
});
const parameterShape = record('A parameter.', {
  name: needed(symbolName, '`p` and its number'),
  type: needed(type, 'its type'),
  called,
  comments,
});
const blockShape = record('A block.', {
  name: needed(text('block such as `B0`', '^B[0-9]+$'), 'its name'),
  comments,
  code: needed(code, 'its instructions, of which the last one ends it'),
});
const localShape = choice('kind of local', 'kind', localRows);
