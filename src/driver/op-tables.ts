/**
 * The opcode tables of all IRs in one shape, for `samara ops`, the reference pages and editors. A description holds
 * nothing that is not computed from the rows.
 */
import type { FormPart, Opcode } from '../maple/opcodes.ts';
import { arity, opcodeAliases, opcodeNames, rows, slotSyntax } from '../maple/opcodes.ts';

export interface OpDescription {
  readonly name: string;
  /** The stable number of the binary form. */
  readonly code: number;
  readonly kind: string;
  /** What is written, in order, with the name itself: `dread <prim> <var> [<field>]`. */
  readonly syntax: string;
  /** Fewest and most operands; the most is null where there is no end. */
  readonly operands: readonly [min: number, max: number | null];
  readonly effects: readonly string[];
  readonly levels: readonly string[];
  /** Section of the document that defines it. */
  readonly section: string;
  readonly from: string;
  readonly description: string;
  readonly aliases: readonly string[];
}

export interface OpTable {
  readonly title: string;
  readonly operations: () => readonly OpDescription[];
}

export const opTables: Readonly<Record<string, OpTable>> = {
  maple: { title: 'MAPLE IR', operations: () => opcodeNames.map(describeMaple) },
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
    aliases: Object.entries(opcodeAliases).flatMap(([alias, { means }]) => ((means as readonly Opcode[]).includes(name) ? [alias] : [])),
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
