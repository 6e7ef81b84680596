/**
 * The opcode tables of all IRs in one shape, for `samara ops`, the reference pages and editors. A description holds
 * nothing that is not computed from the rows.
 */
import type { CalcOp, CalcRow, StructuralOp, StructuralRow } from '../linear/opcodes.ts';
import { calcRows, linearAliases, structuralRows } from '../linear/opcodes.ts';
import { opcodeExamples } from '../maple/examples/index.ts';
import type { FormPart, Opcode } from '../maple/opcodes.ts';
import { arity, opcodeAliases, opcodeNames, rows, slotSyntax } from '../maple/opcodes.ts';
import { extraForm, extraKeys, extraPrefix, extraRows, type ExtraKey } from '../tuyin/extras.ts';
import type { Opcode as StackOpcode } from '../tuyin/opcodes.ts';
import {
  opcodeAliases as stackAliases,
  opcodeForm,
  opcodeNames as stackOpcodes,
  rows as stackRows,
} from '../tuyin/opcodes.ts';
import { ownEntry } from '../base/own-entry.ts';

/** All that is known of an operation, computed from its row. */
export interface OpDescription {
  readonly name: string;
  /** The stable number of the binary form. */
  readonly code: number;
  readonly kind: string;
  /** What is written, in order, with the name itself: `dread <prim> <var> [<field>]`, `r = AddI a, b`. */
  readonly syntax: string;
  /** Fewest and most operands; the most is null where there is no end. */
  readonly operands: readonly [min: number, max: number | null];
  readonly effects: readonly string[];
  /** Levels of MAPLE, profiles of the linear IR that may contain it. */
  readonly levels: readonly string[];
  /** Section of the document that defines it. */
  readonly section: string;
  readonly from: string;
  readonly description: string;
  readonly aliases: readonly string[];
  /** Of an older spelling: the operations that it is read as. */
  readonly means?: readonly string[];
  /** A small program with what it gives, as text. */
  readonly example?: string;
}

/** The operations of one IR. */
export interface OpTable {
  readonly title: string;
  /** Where the rows are. */
  readonly source: string;
  readonly operations: () => readonly OpDescription[];
}

/** The operations of all IRs, by the name of the IR. */
export const opTables: Readonly<Record<string, OpTable>> = {
  maple: {
    title: 'MAPLE IR',
    source: 'src/maple/opcodes.ts',
    operations: () => [...opcodeNames.map(describeMaple), ...mapleAliases.map(describeAlias)],
  },
  linear: { title: 'the linear IR', source: 'src/linear/opcodes.ts', operations: describeLinear },
  tuyin: {
    title: 'Tuyin stack code',
    source: 'src/tuyin/opcodes.ts',
    operations: () => stackOpcodes.map(describeStack),
  },
  'tuyin-extra': {
    title: 'extra functions of Tuyin',
    source: 'src/tuyin/extras.ts',
    operations: () => extraKeys.map(describeExtra),
  },
};

function describeMaple(name: Opcode): OpDescription {
  const row = rows[name];
  const [least, most] = arity(name);
  return {
    name,
    code: row.code,
    kind: row.kind,
    syntax: [name, ...row.form.map((part) => (part === '()' ? operandText(least, most) : slotText(part)))].join(' '),
    operands: [least, most >= 0xffff ? null : most],
    effects: row.effects ?? [],
    levels: row.high === true ? ['high'] : ['high', 'flat'],
    section: row.at,
    from: row.from,
    description: row.doc,
    aliases: mapleAliases.filter(([, means]) => means.includes(name)).map(([alias]) => alias),
    example: opcodeExamples[name],
  };
}

const mapleAliases = (Object.keys(opcodeAliases) as (keyof typeof opcodeAliases)[]).map(
  (alias): readonly [keyof typeof opcodeAliases, readonly Opcode[]] => [alias, opcodeAliases[alias].means],
);

/** An older spelling, with what can be said of all that it may mean. */
function describeAlias([alias, means]: readonly [keyof typeof opcodeAliases, readonly Opcode[]]): OpDescription {
  const { at, doc } = opcodeAliases[alias];
  const meanings = means.map(describeMaple);
  const syntax = meanings.map((meaning) => meaning.syntax.replace(meaning.name, alias)).join(' or ');
  return {
    ...meanings[0],
    name: alias,
    kind: 'alias',
    syntax,
    section: at,
    from: 'first',
    description: doc,
    aliases: [],
    means,
    example: opcodeExamples[alias],
  };
}

function slotText(part: Exclude<FormPart, '()'>): string {
  if (part === '{}') return '{ … }';
  if (part === 'else') return part;
  return 'optional' in slotSyntax[part] ? `[<${part}>]` : `<${part}>`;
}

/** `(a, b)` for two operands, `(a, …)` for one or more, `(a [, b])` for one or two. */
function operandText(least: number, most: number): string {
  const letters = Array.from({ length: Math.min(least, 6) }, (_, i) => String.fromCharCode(97 + i));
  const fixed = letters.join(', ');
  if (most === least) return `(${fixed})`;
  if (most >= 0xffff) return `(${[...letters, '…'].join(', ')})`;
  const optional = Array.from({ length: most - least }, (_, i) => String.fromCharCode(97 + least + i)).join(', ');
  return least === 0 ? `([${optional}])` : `(${fixed} [, ${optional}])`;
}

function describeLinear(): OpDescription[] {
  const structure = Object.entries(structuralRows) as [StructuralOp, StructuralRow][];
  const calculations = Object.entries(calcRows) as [CalcOp, CalcRow][];
  return [
    ...structure.map(([name, row]) => describeStructure(name, row)),
    ...calculations.map(([name, row]) => describeCalculation(name, row)),
  ];
}

function describeStructure(name: StructuralOp, row: StructuralRow): OpDescription {
  const { code, effects = [], doc, form } = row;
  const kind = row.ends ? 'ending' : 'instruction';
  return {
    name,
    code,
    kind,
    syntax: form,
    operands: [0, null],
    effects,
    ...origin(row.core === true),
    description: doc,
    aliases: [],
  };
}

function describeCalculation(name: CalcOp, row: CalcRow): OpDescription {
  const { code, effects = [], doc, operands, result } = row;
  const letters = operands.map((_, i) => String.fromCharCode(97 + i)).join(', ');
  return {
    name,
    code,
    kind: 'calculation',
    syntax: `r = ${name} ${letters}`,
    operands: [operands.length, operands.length],
    effects,
    ...origin(row.profile === 'core'),
    description: `${doc}: (${operands.join(', ')}) ${result}`,
    aliases: Object.keys(linearAliases).filter((alias) => ownEntry(linearAliases, alias) === name),
  };
}

/** What [IR Design] lists is the strict profile; the rest is of the full one. */
function origin(core: boolean): Pick<OpDescription, 'levels' | 'section' | 'from'> {
  return core
    ? { levels: ['core', 'full'], section: 'core profile', from: 'IR Design Document' }
    : { levels: ['full'], section: 'full profile', from: 'full' };
}

/** Operands are values on the stack; what a signature adds is not counted. */
function describeStack(name: StackOpcode): OpDescription {
  const { code, pops, pushes, operand, flow, effects = [], doc, from } = stackRows[name];
  return {
    name,
    code,
    kind: flow,
    syntax: opcodeForm(name),
    operands: [pops, operand === 'callee' || name === 'callx' || name === 'ret' ? null : pops],
    effects,
    levels: ['stack'],
    section: 'instruction set',
    from: from === 'extension' ? 'extension' : 'manual',
    description: `${doc} (stack ${pushes < pops ? '' : '+'}${pushes - pops})`,
    aliases: Object.keys(stackAliases).filter((alias) => ownEntry(stackAliases, alias) === name),
  };
}

/** An extra function, called by `callx`. */
function describeExtra(key: ExtraKey): OpDescription {
  const { code, operands, effects = [], traps = [], doc, without } = extraRows[key];
  const counts = [operands.length, without?.operands.length ?? operands.length];
  return {
    name: `@${extraPrefix}${key}`,
    code,
    kind: 'extra function',
    syntax: `callx ${extraForm(key)}`,
    operands: operands[0] === 'fields' ? [0, null] : [Math.min(...counts), Math.max(...counts)],
    effects,
    levels: ['stack'],
    section: 'extra functions',
    from: 'extension',
    description: traps.length === 0 ? doc : `${doc} (${traps.join(', ')})`,
    aliases: [],
  };
}
