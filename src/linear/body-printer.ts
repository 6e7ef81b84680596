/**
 * The canonical text of the bodies of functions, line by line (printer.ts shows it). Most of the text of a module is instructions, and they are
 * many: they are written into one buffer, and become strings together.
 */
import { unreachable } from '../base/errors.ts';
import { TextBuffer } from '../base/text-buffer.ts';
import { defaultLoadType } from './mem-types.ts';
import { calcRows, type LinearOp } from './opcodes.ts';
import { printImmediate } from './literal.ts';
import type {
  Block,
  Calc,
  Commented,
  Dest,
  Func,
  Instr,
  LinearModule,
  LinearSymbol,
  Operand,
  Signature,
  ValueType,
} from './nodes.ts';
import { quoteName, quoteString } from './scanner.ts';

/** What stands between the destination and the operands, of the operations that compute. */
const calcTexts = new Map<LinearOp, string>(Object.keys(calcRows).map((op) => [op as LinearOp, ` = ${op} `]));

/** `a`, `(a, b)`, or `void`. */
export function printResults(types: readonly ValueType[]): string {
  if (types.length === 0) return 'void';
  return types.length === 1 ? types[0] : `(${types.join(', ')})`;
}

export function commentLine(comment: string): string {
  return `#${comment}`;
}

/** Is told of each line when it has been written, and of the instruction that it belongs to. */
type SeeLine = (instr?: Instr) => void;

export class BodyPrinter {
  readonly #module: LinearModule;
  readonly out = new TextBuffer();
  readonly #quoted = new Map<string, string>();
  #form: Func['form'];

  constructor(module: LinearModule, form: Func['form'] = 'linear') {
    this.#module = module;
    this.#form = form;
  }

  /** What was written since it was asked last. */
  take(): string {
    return this.out.take();
  }

  /** All lines of a function that has a body, behind each other. */
  func(func: Func, head: string): string {
    this.write(func, head);
    // Nothing ends the last line.
    return this.take().slice(0, -1);
  }

  /** Leaves them to be taken, each with its end. */
  write(func: Func, head: string): void {
    this.funcLines(func, head, () => this.out.text('\n'));
  }

  funcLines(func: Func, head: string, see: SeeLine): void {
    this.#form = func.form;
    this.#line(func, '', head, see);
    func.symbols.forEach((symbol, i) => {
      if (symbol.kind !== 't') this.#line(symbol, '  ', this.#declaration(symbol, i), see);
    });
    if (func.form === 'linear') for (const instr of func.instrs) this.#instrLines(instr, func, see);
    else func.blocks.forEach((block, b) => this.#blockLines(block, b, func, see));
    // What stands before the end is indented like the lines before it.
    const comments = func.end?.comments;
    this.#before({ comments }, '  ', see);
    this.#line({ comments: comments && { ...comments, before: [] } }, '', 'func end', see);
  }

  /** A line and the comments that belong to it. */
  #line(node: Commented, indent: string, line: string, see: SeeLine): void {
    this.#before(node, indent, see);
    this.out.text(indent);
    this.out.text(line);
    this.#after(node);
    see();
  }

  #before({ comments }: Commented, indent: string, see: SeeLine, instr?: Instr): void {
    for (const comment of comments?.before ?? []) {
      this.out.text(indent + commentLine(comment));
      see(instr);
    }
  }

  #after({ comments }: Commented): void {
    if (comments?.after !== undefined) this.out.text(` ${commentLine(comments.after)}`);
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

  #blockLines(block: Block, b: number, func: Func, see: SeeLine): void {
    this.#line(block, '', `block B${b}:`, see);
    for (const phi of block.phis) this.#instrLines(phi, func, see);
    for (const instr of block.instrs) this.#instrLines(instr, func, see);
    this.#instrLines(block.terminator, func, see);
  }

  /** With its comments; labels are the only ones that are not indented. */
  #instrLines(instr: Instr, func: Func, see: SeeLine): void {
    const indent = instr.op === 'Label' ? '' : '  ';
    if (instr.comments !== undefined) this.#before(instr, indent, see, instr);
    this.#passed(instr, indent, see);
    this.out.text(indent);
    this.instr(instr, func);
    if (instr.comments !== undefined) this.#after(instr);
    see(instr);
  }

  /** The lines of one without indentation and comments. */
  lines(instr: Instr, func: Func, see: SeeLine): void {
    this.#passed(instr, '', see);
    this.instr(instr, func);
    see(instr);
  }

  /** A call has its `rparam` lines before it. */
  #passed(instr: Instr, indent: string, see: SeeLine): void {
    if (instr.op !== 'Call' && instr.op !== 'ICall') return;
    for (let i = instr.op === 'Call' ? 0 : 1; i < instr.operands.length; i++) {
      this.out.text(indent);
      this.out.text('rparam ');
      this.operand(instr.operands[i]);
      see(instr);
    }
  }

  /** Its own line, of a call that of the call alone. */
  instr(instr: Instr, func: Func): void {
    const calc = calcTexts.get(instr.op);
    if (calc === undefined) return this.#other(instr as Exclude<Instr, Calc>, func);
    const { dest, operands } = instr as Calc;
    this.operand(dest);
    this.out.text(calc);
    this.#operands(operands);
  }

  #other(instr: Exclude<Instr, Calc>, func: Func): void {
    const out = this.out;
    switch (instr.op) {
      case 'Label':
        this.#target(instr.label);
        return out.text(':');
      case 'Assign':
        this.#result(instr.dest);
        return this.operand(instr.operands[0]);
      case 'ArrayLoad':
        this.#result(instr.dest);
        return this.#element(instr.operands);
      case 'ArrayStore':
        this.#element(instr.operands);
        out.text(' = ');
        return this.operand(instr.operands[2]);
      case 'Load': {
        const type = this.#typeOfDest(instr.dest, func);
        const suffix = type === defaultLoadType(instr.mem) ? '' : `.${type}`;
        this.#result(instr.dest);
        out.text(`${instr.volatile ? 'volatile ' : ''}load.${instr.mem}${suffix} `);
        return this.#address(instr);
      }
      case 'Store':
        out.text(`${instr.volatile ? 'volatile ' : ''}store.${instr.mem} `);
        this.#address(instr);
        out.text(', ');
        return this.operand(instr.operands[1]);
      case 'Copy':
      case 'Fill':
        out.text(`${instr.op.toLowerCase()} `);
        return this.#operands(instr.operands);
      case 'Alloca':
        this.#result(instr.dest);
        out.text('alloca ');
        return this.operand(instr.operands[0]);
      case 'Release':
        out.text('release ');
        return this.operand(instr.operands[0]);
      case 'Call':
        this.#results(instr.dests);
        out.text('call @');
        this.#name(this.#module.funcs[instr.func]);
        out.text(', param ');
        return out.number(instr.operands.length);
      case 'ICall': {
        const { signature, dests, operands } = instr;
        this.#results(dests);
        out.text('icall ');
        this.operand(operands[0]);
        return out.text(` ${signatureText(signature)}, param ${operands.length - 1}`);
      }
      case 'Goto':
        out.text(this.#form === 'linear' ? 'goto ' : 'ucond goto ');
        return this.#target(instr.targets[0]);
      case 'CondGoto':
        return this.#branch(instr.operands[0], instr.targets);
      case 'Switch':
        out.text('switch ');
        this.operand(instr.operands[0]);
        out.text(' [');
        instr.values.forEach((value, i) => {
          out.text(`${i === 0 ? '' : ', '}${value}${typeof value === 'bigint' ? 'L' : ''}: `);
          this.#target(instr.targets[i]);
        });
        out.text('], ');
        return this.#target(instr.targets[instr.values.length]);
      case 'Return':
        out.text(instr.operands.length === 0 ? 'return' : 'return ');
        return this.#operands(instr.operands);
      case 'Trap':
        return out.text(`trap ${instr.trap}`);
      case 'Phi':
        this.operand(instr.dest);
        out.text(' = phi');
        return instr.operands.forEach((operand, i) => {
          out.text(` [B${instr.sources[i]}: `);
          this.operand(operand);
          out.text(']');
        });
      default:
        return unreachable(instr);
    }
  }

  #result(dest: Dest): void {
    this.operand(dest);
    this.out.text(' = ');
  }

  #results(dests: readonly Dest[]): void {
    if (dests.length === 0) return;
    this.#operands(dests);
    this.out.text(' = ');
  }

  #element([array, index]: readonly Operand[]): void {
    this.operand(array);
    this.out.text('[');
    this.operand(index);
    this.out.text(']');
  }

  #branch(condition: Operand, [ifTrue, ifFalse]: readonly number[]): void {
    const isLinear = this.#form === 'linear';
    this.out.text(isLinear ? 'goto ' : 'cond goto ');
    this.operand(condition);
    this.out.text(isLinear ? ' ? ' : ' ');
    this.#target(ifTrue);
    this.out.text(isLinear ? ' : ' : ' ');
    this.#target(ifFalse);
  }

  #typeOfDest(dest: Dest, func: Func): ValueType | undefined {
    if (dest.kind !== 'g') return func.symbols[dest.index].type;
    const global = this.#module.globals[dest.index];
    return global.storage === 'scalar' ? global.type : undefined;
  }

  #address({ operands, offset }: { readonly operands: readonly Operand[]; readonly offset: number }): void {
    this.operand(operands[0]);
    if (offset === 0) return;
    this.out.text(' + ');
    this.out.number(offset);
  }

  #target(target: number): void {
    this.out.text(this.#form === 'linear' ? 'lbl' : 'B');
    this.out.number(target);
  }

  #operands(operands: readonly Operand[]): void {
    for (let i = 0; i < operands.length; i++) {
      if (i > 0) this.out.text(', ');
      this.operand(operands[i]);
    }
  }

  operand(operand: Operand): void {
    const out = this.out;
    switch (operand.kind) {
      case 'v': {
        const { type, value } = operand;
        // Most are such.
        return type === 'i32' && typeof value === 'number' && value > 0
          ? out.number(value)
          : out.text(printImmediate(operand));
      }
      case 'f':
        out.text('&');
        return this.#name(this.#module.funcs[operand.index]);
      case 'g':
        out.text('@');
        this.#name(this.#module.globals[operand.index]);
        return operand.offset ? out.text(`:${operand.offset}`) : undefined;
      default:
        out.text(operand.kind);
        out.number(operand.index);
        if (operand.version === undefined) return undefined;
        out.text('.');
        return out.number(operand.version);
    }
  }

  /** The name as it stands in the text: a few are quoted. */
  #name({ name }: { readonly name: string }): void {
    let quoted = this.#quoted.get(name);
    if (quoted === undefined) this.#quoted.set(name, (quoted = quoteName(name)));
    this.out.text(quoted);
  }
}

function signatureText({ params, results }: Signature): string {
  return `(${params.join(', ')}) ${printResults(results)}`;
}
