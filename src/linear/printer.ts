/**
 * The one canonical text of a module: `.lir`.
 *
 *     profile full, pointer 8
 *     entry @main
 *     global i32 @n = 5                        extern global i32 @m
 *     global data 8 align 4 @s = {0: "abc", 4: "\01"}
 *
 *     func i32 @f, param 1                     func i32 @f, param 1, form ssa
 *       fparam i32 p0                            fparam i32 p0.0
 *       local i32 l1                             local i32 l1.0
 *       t2 = LessI p0, 10                        block B0:
 *       goto t2 ? lbl0 : lbl1                      t2 = LessI p0.0, 10
 *     lbl0:                                        cond goto t2 B1 B2
 *       rparam p0                                block B1:
 *       l1 = call @g, param 1                      …
 *     …                                            l1.2 = phi [B0: p0.0] [B1: l1.1]
 *     func end                                   func end
 *
 * What the parser reads for this text prints as the same text again, comments at their places (`comments.ts`). Types stand at
 * declarations only: the type of a temporary follows from its definition. Names of temporaries are not part of the text.
 */
import { unreachable } from '../base/errors.ts';
import { encodeUtf8, Utf8Text } from '../base/utf8.ts';
import { printImmediate } from './literal.ts';
import { BodyPrinter, commentLine, printResults } from './body-printer.ts';
import type { Commented, Constructor, Func, Global, Instr, LinearModule, Operand } from './nodes.ts';
import { lastPriority } from './nodes.ts';
import { quoteBytes, quoteName } from './scanner.ts';

/** The canonical text of a module. */
export function printModule(module: LinearModule): string {
  const printer = new LinearPrinter(module);
  const { first, funcs } = arranged(module);
  const parts = [printer.sections(first), ...funcs.map((func) => printer.func(func)), ...endOf(module)];
  // The last line is ended here: added to the whole text, it would make a copy of that.
  parts.push(`${parts.pop()}\n`);
  return parts.join('\n\n');
}

/** Functions keep their numbers: where a definition stands before an extern one, the order of the text says so; else those are `first`. */
function arranged({ funcs }: LinearModule): { readonly first: readonly Func[]; readonly funcs: readonly Func[] } {
  const isOrdered = funcs.every((func, i) => !func.extern || i === 0 || funcs[i - 1].extern);
  return isOrdered
    ? { first: funcs.filter((func) => func.extern), funcs: funcs.filter((func) => !func.extern) }
    : { first: [], funcs };
}

function endOf({ comments }: LinearModule): string[] {
  return comments === undefined || comments.end.length === 0 ? [] : [comments.end.map(commentLine).join('\n')];
}

/** Bytes of a piece, at least. */
const pieceSize = 1 << 20;

/**
 * The canonical text of a module, of which functions are printed as soon as they are finished: what they consist of is
 * of no use to it afterwards. Before each of them stands its empty line.
 */
export class PiecewisePrinter {
  readonly #body: BodyPrinter;
  readonly #printed = new Set<Func>();
  readonly #pieces: Uint8Array[] = [];

  constructor(module: LinearModule) {
    this.#body = new BodyPrinter(module);
  }

  has(func: Func): boolean {
    return this.#printed.has(func);
  }

  /** A function with a body. */
  print(func: Func): void {
    this.#printed.add(func);
    this.#body.out.text('\n');
    this.#body.write(func, headOf(func));
    if (this.#body.out.length >= pieceSize) this.#pieces.push(this.#body.out.takeBytes());
  }

  /** The whole; undefined where functions were printed in another order than they stand in. */
  finish(module: LinearModule): Utf8Text | undefined {
    const printer = new LinearPrinter(module);
    const { first, funcs } = arranged(module);
    let count = 0;
    for (const func of this.#printed) if (funcs[count++] !== func) return undefined;
    const behind = [...funcs.slice(count).map((func) => printer.func(func)), ...endOf(module)];
    return new Utf8Text([
      encodeUtf8(`${printer.sections(first)}\n`),
      ...this.#pieces,
      this.#body.out.takeBytes(),
      encodeUtf8(behind.map((text) => `\n${text}\n`).join('')),
    ]);
  }
}

/** The lines of something with its comments. */
function withComments({ comments }: Commented, line: string): string[] {
  if (comments === undefined) return [line];
  const after = comments.after === undefined ? '' : ` ${commentLine(comments.after)}`;
  return [...comments.before.map(commentLine), `${line}${after}`];
}

/** The canonical text of a function. */
export function printFunc(module: LinearModule, func: Func): string {
  return new LinearPrinter(module).func(func);
}

/** A line of the canonical text of a function, and the instruction that it belongs to. */
export interface PrintedLine {
  readonly text: string;
  /** Missing in the head, in declarations and at the names of blocks. */
  readonly instr?: Instr;
}

/** The canonical text of a function, line by line. */
export function printFuncLines(module: LinearModule, func: Func): readonly PrintedLine[] {
  return new LinearPrinter(module).funcLines(func);
}

/** One instruction as its lines, without indentation: a call has its arguments before it. */
export function printLines(module: LinearModule, func: Func, instr: Instr): string[] {
  const lines: string[] = [];
  const printer = new BodyPrinter(module, func.form);
  printer.lines(instr, func, () => lines.push(printer.take()));
  return lines;
}

/** One instruction as a line without indentation; of a call, the line of the call alone. */
export function printInstr(module: LinearModule, func: Func, instr: Instr): string {
  const printer = new BodyPrinter(module, func.form);
  printer.instr(instr, func);
  return printer.take();
}

export function printOperand(module: LinearModule, operand: Operand): string {
  const printer = new BodyPrinter(module);
  printer.operand(operand);
  return printer.take();
}

/** `export weak `: the words before a declaration that say how it meets others. */
function marks(named: Pick<Func, 'linkage'> & { readonly extern?: boolean; readonly exported?: boolean }): string {
  const words = [named.exported === true ? 'export ' : '', named.extern === true ? 'extern ' : ''];
  return `${words.join('')}${named.linkage === undefined ? '' : `${named.linkage} `}`;
}

function aliasText(kind: 'func' | 'global', { name }: Func | Global, target: Func | Global): string {
  return `alias ${kind} @${quoteName(name)} = @${quoteName(target.name)}`;
}

class LinearPrinter {
  readonly #module: LinearModule;
  readonly #body: BodyPrinter;

  constructor(module: LinearModule) {
    this.#module = module;
    this.#body = new BodyPrinter(module);
  }

  /** What stands before the functions, or before all but the first. */
  sections(first: readonly Func[]): string {
    const globals = this.#module.globals.flatMap((global) => withComments(global, this.global(global)));
    return [...this.head(), ...globals, ...first.map((func) => this.func(func))].join('\n');
  }

  /** The lines that say something of the whole module. */
  head(): string[] {
    const { profile, pointerSize, entry, funcs, constructors = [], comments = { end: [] } } = this.#module;
    const first = profile === 'core' ? 'profile core' : `profile full, pointer ${pointerSize}`;
    return [
      ...withComments({ comments: comments.profile }, first),
      ...(entry === undefined
        ? []
        : withComments({ comments: comments.entry }, `entry @${quoteName(funcs[entry].name)}`)),
      ...constructors.flatMap((line) => withComments(line, this.#constructorLine(line))),
    ];
  }

  #constructorLine({ func, priority }: Constructor): string {
    const { name } = this.#module.funcs[func];
    return `constructor @${quoteName(name)}${priority === lastPriority ? '' : `, priority ${priority}`}`;
  }

  global(global: Global): string {
    const { globals } = this.#module;
    if (global.alias !== undefined)
      return `${marks({ ...global, extern: false })}${aliasText('global', global, globals[global.alias])}`;
    return `${marks(global)}${this.#globalText(global, global.extern === true)}`;
  }

  /** A declaration says nothing of initial values. */
  #globalText(global: Global, isExtern: boolean): string {
    const name = `@${quoteName(global.name)}`;
    switch (global.storage) {
      case 'scalar':
        if (isExtern) return `global ${global.type} ${name}`;
        return `global ${global.type} ${name} = ${printImmediate({ kind: 'v', type: global.type, value: global.init })}`;
      case 'array': {
        const items = [...global.init].sort(([a], [b]) => a - b);
        return `global ${global.type}[${global.count}] ${name}${this.#braces(
          items.map(([at, value]) => `${at}: ${printImmediate({ kind: 'v', type: global.type, value })}`),
        )}`;
      }
      case 'data': {
        const { size, align, constant } = global;
        return `global ${constant ? 'const ' : ''}data ${size} align ${align} ${name}${this.#braces(this.#dataItems(global))}`;
      }
      default:
        return unreachable(global);
    }
  }

  #braces(items: readonly string[]): string {
    if (items.length === 0) return '';
    if (items.length <= 8 && items.join(', ').length <= 80) return ` = {${items.join(', ')}}`;
    const rows = Array.from(
      { length: Math.ceil(items.length / 8) },
      (_, i) => `  ${items.slice(8 * i, 8 * i + 8).join(', ')}`,
    );
    return ` = {\n${rows.join(',\n')}\n}`;
  }

  /** Bytes in pieces of up to 32 without leading or trailing zeros, and addresses; in the order of their places. */
  #dataItems({ bytes, relocations }: Extract<Global, { storage: 'data' }>): string[] {
    const items: (readonly [number, string])[] = [];
    for (let at = 0; at < bytes.length;) {
      if (bytes[at] === 0) {
        at++;
        continue;
      }
      const piece = bytes.subarray(at, at + 32);
      let length = piece.length;
      while (piece[length - 1] === 0) length--;
      items.push([at, quoteBytes(piece.subarray(0, length))]);
      at += length;
    }
    for (const { at, kind, index, addend } of relocations) {
      const func = (): string => this.#operandText({ kind: 'f', index }) + (addend === 0 ? '' : `:${addend}`);
      items.push([at, kind === 'f' ? func() : this.#operandText({ kind, index, offset: addend })]);
    }
    return items.sort(([a], [b]) => a - b).map(([at, text]) => `${at}: ${text}`);
  }

  #operandText(operand: Operand): string {
    this.#body.operand(operand);
    return this.#body.take();
  }

  #extern(func: Func): string {
    const { funcs } = this.#module;
    if (func.alias !== undefined)
      return `${marks({ ...func, extern: false })}${aliasText('func', func, funcs[func.alias])}`;
    return `${marks(func)}func ${printResults(func.results)} @${quoteName(func.name)}(${func.params.join(', ')})${func.variadic ? ', variadic' : ''}`;
  }

  func(func: Func): string {
    if (func.extern) return withComments(func, this.#extern(func)).join('\n');
    return this.#body.func(func, headOf(func));
  }

  funcLines(func: Func): PrintedLine[] {
    if (func.extern) return withComments(func, this.#extern(func)).map((text) => ({ text }));
    const lines: PrintedLine[] = [];
    this.#body.funcLines(func, headOf(func), (instr) => {
      const text = this.#body.take();
      lines.push(instr === undefined ? { text } : { text, instr });
    });
    return lines;
  }
}

function headOf(func: Func): string {
  const flags = `${func.variadic ? ', variadic' : ''}${func.inlining ? `, ${func.inlining}` : ''}${func.form === 'linear' ? '' : `, form ${func.form}`}`;
  return `${marks(func)}func ${printResults(func.results)} @${quoteName(func.name)}, param ${func.params.length}${flags}`;
}
