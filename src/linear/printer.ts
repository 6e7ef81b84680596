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
import { printImmediate } from './literal.ts';
import { isCalc } from './instr.ts';
import { defaultLoadType } from './mem-types.ts';
import type {
  Block,
  Commented,
  Constructor,
  Dest,
  Func,
  Global,
  Instr,
  LinearModule,
  LinearSymbol,
  Operand,
  Signature,
  ValueType,
} from './nodes.ts';
import { lastPriority } from './nodes.ts';
import { quoteBytes, quoteName, quoteString } from './scanner.ts';

/** The canonical text of a module; `printed` has that of functions that were printed before. */
export function printModule(module: LinearModule, printed?: ReadonlyMap<Func, string>): string {
  const printer = new LinearPrinter(module);
  const textOf = (func: Func): string => printed?.get(func) ?? printer.func(func);
  const head = printer.head();
  const globals = module.globals.flatMap((global) => withComments(global, [printer.global(global)]));
  // Functions keep their numbers: where a definition stands before an extern one, the order of the text says so.
  const isOrdered = module.funcs.every((func, i) => !func.extern || i === 0 || module.funcs[i - 1].extern);
  const externs = isOrdered ? module.funcs.filter((func) => func.extern) : [];
  const sections = [...head, ...globals, ...externs.map(textOf)];
  const apart = isOrdered ? module.funcs.filter((func) => !func.extern) : module.funcs;
  const end = module.comments?.end.map(commentLine) ?? [];
  return [sections.join('\n'), ...apart.map(textOf), ...(end.length > 0 ? [end.join('\n')] : [])]
    .join('\n\n')
    .concat('\n');
}

function commentLine(comment: string): string {
  return `#${comment}`;
}

/** The lines of something with its comments, all indented alike. */
function withComments({ comments }: Commented, lines: readonly string[], indent = ''): string[] {
  const own = indent === '' ? lines.slice() : lines.map((line) => indent + line);
  if (comments === undefined) return own;
  if (comments.after !== undefined) own.push(`${own.pop()} ${commentLine(comments.after)}`);
  return [...comments.before.map((comment) => indent + commentLine(comment)), ...own];
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
  return new LinearPrinter(module, func.form).lines(instr, func);
}

/** One instruction as a line without indentation; of a call, the line of the call alone. */
export function printInstr(module: LinearModule, func: Func, instr: Instr): string {
  return new LinearPrinter(module, func.form).instr(instr, func);
}

/** `a`, `(a, b)`, or `void`. */
function printResults(types: readonly ValueType[]): string {
  if (types.length === 0) return 'void';
  return types.length === 1 ? types[0] : `(${types.join(', ')})`;
}

export function printOperand(module: LinearModule, operand: Operand): string {
  return new LinearPrinter(module).operand(operand);
}

/** `export weak `: the words before a declaration that say how it meets others. */
function marks(named: Pick<Func, 'linkage'> & { readonly extern?: boolean; readonly exported?: boolean }): string {
  const words = [named.exported === true ? 'export ' : '', named.extern === true ? 'extern ' : ''];
  return `${words.join('')}${named.linkage === undefined ? '' : `${named.linkage} `}`;
}

function aliasText(kind: 'func' | 'global', { name }: Func | Global, target: Func | Global): string {
  return `alias ${kind} @${quoteName(name)} = @${quoteName(target.name)}`;
}

const calcTexts = new Map<string, string>();

/** What stands between the destination and the operands. */
function calcText(op: string): string {
  let text = calcTexts.get(op);
  if (text === undefined) calcTexts.set(op, (text = ` = ${op} `));
  return text;
}

/** Functions number from 0, so that the same few names come again and again; they are kept up to this number. */
const MOST_KEPT = 1 << 12;
const symbolTexts: Readonly<Record<'p' | 'l' | 't', string[]>> = { p: [], l: [], t: [] };

function symbolText(kind: 'p' | 'l' | 't', index: number): string {
  const known = symbolTexts[kind];
  if (index >= MOST_KEPT) return kind + index;
  while (known.length <= index) known.push(kind + known.length);
  return known[index];
}

type SeeLine = (text: string, instr?: Instr) => void;

class LinearPrinter {
  readonly #module: LinearModule;
  #form: Func['form'];

  constructor(module: LinearModule, form: Func['form'] = 'linear') {
    this.#module = module;
    this.#form = form;
  }

  /** The lines that say something of the whole module. */
  head(): string[] {
    const { profile, pointerSize, entry, funcs, constructors = [], comments = { end: [] } } = this.#module;
    const first = profile === 'core' ? 'profile core' : `profile full, pointer ${pointerSize}`;
    return [
      ...withComments({ comments: comments.profile }, [first]),
      ...(entry === undefined
        ? []
        : withComments({ comments: comments.entry }, [`entry @${quoteName(funcs[entry].name)}`])),
      ...constructors.flatMap((line) => withComments(line, [this.#constructorLine(line)])),
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
      const func = (): string => this.operand({ kind: 'f', index }) + (addend === 0 ? '' : `:${addend}`);
      items.push([at, kind === 'f' ? func() : this.operand({ kind, index, offset: addend })]);
    }
    return items.sort(([a], [b]) => a - b).map(([at, text]) => `${at}: ${text}`);
  }

  #extern(func: Func): string {
    const { funcs } = this.#module;
    if (func.alias !== undefined)
      return `${marks({ ...func, extern: false })}${aliasText('func', func, funcs[func.alias])}`;
    return `${marks(func)}func ${printResults(func.results)} @${quoteName(func.name)}(${func.params.join(', ')})${func.variadic ? ', variadic' : ''}`;
  }

  func(func: Func): string {
    const lines: string[] = [];
    this.#eachLine(func, (text) => lines.push(text));
    return lines.join('\n');
  }

  funcLines(func: Func): PrintedLine[] {
    const lines: PrintedLine[] = [];
    this.#eachLine(func, (text, instr) => lines.push(instr === undefined ? { text } : { text, instr }));
    return lines;
  }

  #eachLine(func: Func, see: SeeLine): void {
    if (func.extern) return withComments(func, [this.#extern(func)]).forEach((text) => see(text));
    this.#form = func.form;
    const flags = `${func.variadic ? ', variadic' : ''}${func.inlining ? `, ${func.inlining}` : ''}${func.form === 'linear' ? '' : `, form ${func.form}`}`;
    const head = `${marks(func)}func ${printResults(func.results)} @${quoteName(func.name)}, param ${func.params.length}${flags}`;
    const add = (node: Commented, line: string, indent = ''): void => {
      for (const text of withComments(node, [line], indent)) see(text);
    };
    add(func, head);
    func.symbols.forEach((symbol, i) => {
      if (symbol.kind !== 't') add(symbol, this.#declaration(symbol, i), '  ');
    });
    if (func.form === 'linear') for (const instr of func.instrs) this.#instrLines(see, instr, func);
    else func.blocks.forEach((block, b) => this.#blockLines(see, block, b, func));
    // What stands before the end is indented like the lines before it.
    for (const comment of func.end?.comments?.before ?? []) see(`  ${commentLine(comment)}`);
    add({ comments: func.end?.comments && { ...func.end.comments, before: [] } }, 'func end');
  }

  #declaration(symbol: LinearSymbol, index: number): string {
    const version = this.#form === 'ssa' ? '.0' : '';
    const name = symbol.name === undefined ? '' : ` ${quoteString(symbol.name)}`;
    if (symbol.kind === 'p') return `fparam ${symbol.type} p${index}${version}${name}`;
    if (!('storage' in symbol)) return `local ${symbol.type} l${index}${version}${name}`;
    if (symbol.storage === 'array')
      return `local ${symbol.type.slice(0, -1)}[${symbol.count}] l${index}${version}${name}`;
    return `local slot ${symbol.size} align ${symbol.align} l${index}${version}${name}`;
  }

  #blockLines(see: SeeLine, block: Block, b: number, func: Func): void {
    for (const text of withComments(block, [`block B${b}:`])) see(text);
    for (const phi of block.phis) this.#instrLines(see, phi, func);
    for (const instr of block.instrs) this.#instrLines(see, instr, func);
    this.#instrLines(see, block.terminator, func);
  }

  #instrLines(see: SeeLine, instr: Instr, func: Func): void {
    const indent = instr.op === 'Label' ? '' : '  ';
    // Nearly all are one line without comments.
    if (instr.comments === undefined && instr.op !== 'Call' && instr.op !== 'ICall')
      return see(indent + this.instr(instr, func), instr);
    for (const text of withComments(instr, this.lines(instr, func), indent)) see(text, instr);
  }

  /** A call has its `rparam` lines before it. */
  lines(instr: Instr, func: Func): string[] {
    const line = this.instr(instr, func);
    if (instr.op !== 'Call' && instr.op !== 'ICall') return [line];
    const args = instr.op === 'Call' ? instr.operands : instr.operands.slice(1);
    return [...args.map((arg) => `rparam ${this.operand(arg)}`), line];
  }

  instr(instr: Instr, func: Func): string {
    if (isCalc(instr)) return this.operand(instr.dest) + calcText(instr.op) + this.operands(instr.operands);
    switch (instr.op) {
      case 'Label':
        return `lbl${instr.label}:`;
      case 'Assign':
        return `${this.operand(instr.dest)} = ${this.operand(instr.operands[0])}`;
      case 'ArrayLoad':
        return `${this.operand(instr.dest)} = ${this.operand(instr.operands[0])}[${this.operand(instr.operands[1])}]`;
      case 'ArrayStore':
        return `${this.operand(instr.operands[0])}[${this.operand(instr.operands[1])}] = ${this.operand(instr.operands[2])}`;
      case 'Load': {
        const type = this.#typeOfDest(instr.dest, func);
        const suffix = type === defaultLoadType(instr.mem) ? '' : `.${type}`;
        return `${this.operand(instr.dest)} = ${instr.volatile ? 'volatile ' : ''}load.${instr.mem}${suffix} ${this.#address(instr)}`;
      }
      case 'Store':
        return `${instr.volatile ? 'volatile ' : ''}store.${instr.mem} ${this.#address(instr)}, ${this.operand(instr.operands[1])}`;
      case 'Copy':
      case 'Fill':
        return `${instr.op.toLowerCase()} ${this.operands(instr.operands)}`;
      case 'Alloca':
        return `${this.operand(instr.dest)} = alloca ${this.operand(instr.operands[0])}`;
      case 'Release':
        return `release ${this.operand(instr.operands[0])}`;
      case 'Call':
        return `${this.#dests(instr.dests)}call @${quoteName(this.#module.funcs[instr.func].name)}, param ${instr.operands.length}`;
      case 'ICall': {
        const { signature, dests, operands } = instr;
        return `${this.#dests(dests)}icall ${this.operand(operands[0])} ${this.#signature(signature)}, param ${operands.length - 1}`;
      }
      case 'Goto':
        return this.#form === 'linear'
          ? `goto ${this.#target(instr.targets[0])}`
          : `ucond goto ${this.#target(instr.targets[0])}`;
      case 'CondGoto': {
        const [ifTrue, ifFalse] = instr.targets.map((target) => this.#target(target));
        const condition = this.operand(instr.operands[0]);
        return this.#form === 'linear'
          ? `goto ${condition} ? ${ifTrue} : ${ifFalse}`
          : `cond goto ${condition} ${ifTrue} ${ifFalse}`;
      }
      case 'Switch': {
        const cases = instr.values.map(
          (value, i) => `${value}${typeof value === 'bigint' ? 'L' : ''}: ${this.#target(instr.targets[i])}`,
        );
        return `switch ${this.operand(instr.operands[0])} [${cases.join(', ')}], ${this.#target(instr.targets[instr.values.length])}`;
      }
      case 'Return':
        return instr.operands.length === 0 ? 'return' : `return ${this.operands(instr.operands)}`;
      case 'Trap':
        return `trap ${instr.trap}`;
      case 'Phi': {
        const values = instr.operands.map((operand, i) => ` [B${instr.sources[i]}: ${this.operand(operand)}]`);
        return `${this.operand(instr.dest)} = phi${values.join('')}`;
      }
      default:
        return unreachable(instr);
    }
  }

  #typeOfDest(dest: Dest, func: Func): ValueType | undefined {
    if (dest.kind !== 'g') return func.symbols[dest.index].type;
    const global = this.#module.globals[dest.index];
    return global.storage === 'scalar' ? global.type : undefined;
  }

  #address({ operands, offset }: { readonly operands: readonly Operand[]; readonly offset: number }): string {
    return offset === 0 ? this.operand(operands[0]) : `${this.operand(operands[0])} + ${offset}`;
  }

  #dests(dests: readonly Dest[]): string {
    return dests.length === 0 ? '' : `${this.operands(dests)} = `;
  }

  #signature({ params, results }: Signature): string {
    return `(${params.join(', ')}) ${printResults(results)}`;
  }

  #target(target: number): string {
    return `${this.#form === 'linear' ? 'lbl' : 'B'}${target}`;
  }

  operands(operands: readonly Operand[]): string {
    if (operands.length === 2) return `${this.operand(operands[0])}, ${this.operand(operands[1])}`;
    return operands.map((operand) => this.operand(operand)).join(', ');
  }

  operand(operand: Operand): string {
    switch (operand.kind) {
      case 'v':
        return printImmediate(operand);
      case 'f':
        return `&${quoteName(this.#module.funcs[operand.index].name)}`;
      case 'g':
        return `@${quoteName(this.#module.globals[operand.index].name)}${operand.offset ? `:${operand.offset}` : ''}`;
      default:
        return operand.version === undefined
          ? symbolText(operand.kind, operand.index)
          : `${symbolText(operand.kind, operand.index)}.${operand.version}`;
    }
  }
}
