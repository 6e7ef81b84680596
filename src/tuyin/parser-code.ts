/**
 * Stack code in braces: instructions with labels before them.
 *
 *     code  ::= '{' {{label ':'} [opcode {flag} [operand] [';']]} '}'
 *     label ::= word | %name
 *
 * What an operand looks like is said by the row of the opcode.
 */
import type { ExprParser } from './parser-expressions.ts';
import type { Comments, Expr, Instr, Name, Operand } from './nodes.ts';
import {
  allowsFlag,
  isFlag,
  opcodeNames,
  opcodeOf,
  rows,
  type Flag,
  type Opcode,
  type OperandKind,
} from './opcodes.ts';
import { Recover, type Parser } from './parser-state.ts';

const mostIndex = 2 ** 32 - 1;

export class CodeParser {
  readonly #p: Parser;
  readonly #expressions: ExprParser;

  constructor(parser: Parser, expressions: ExprParser) {
    this.#p = parser;
    this.#expressions = expressions;
  }

  /** Does stack code begin here, behind the opening brace? Otherwise statements do. */
  begins(): boolean {
    const p = this.#p;
    if (this.#isLabel()) return true;
    if (p.kind !== 'bare') return false;
    const { text, length } = this.#word();
    const op = opcodeOf(text);
    if (op === undefined || p.textAt(length) === '=') return false;
    const touches = p.tokens.starts[p.at + length] === p.tokens.ends[p.at + length - 1];
    // `peek(4)` and `pop ()` are commands of the input; `ldk (1, 2)` has an operand.
    return p.textAt(length) !== '(' || (!touches && rows[op].operand !== 'none');
  }

  /** Up to the closing brace, which is taken. */
  code(): { readonly instrs: Instr[]; readonly tail: string[] } {
    const p = this.#p;
    const instrs: Instr[] = [];
    while (!p.isPunct('}') && p.kind !== 'end') {
      try {
        instrs.push(this.#instr());
      } catch (error) {
        if (!(error instanceof Recover)) throw error;
        this.#skipLine();
      }
    }
    const tail = p.tailComments(-1);
    p.expectPunct('}');
    return { instrs, tail };
  }

  #skipLine(): void {
    const p = this.#p;
    p.brackets = 0;
    do {
      if (p.isPunct('}')) return;
      p.next();
    } while (p.kind !== 'end' && !p.tokens.isFirst(p.at));
  }

  #isLabel(): boolean {
    const p = this.#p;
    return (p.kind === 'bare' || p.kind === 'local') && p.kindAt(1) === 'punct' && p.textAt(1) === ':';
  }

  /** `ldc.m1` is three tokens that touch. */
  #word(): { readonly text: string; readonly length: number } {
    const p = this.#p;
    const { starts, ends } = p.tokens;
    const touches = starts[p.at + 1] === ends[p.at] && starts[p.at + 2] === ends[p.at + 1];
    if (p.textAt(1) !== '.' || !touches) return { text: p.text, length: 1 };
    return { text: `${p.text}.${p.textAt(2)}`, length: 3 };
  }

  #instr(): Instr {
    const p = this.#p;
    const open = p.openComments();
    const start = p.at;
    const labels: Name[] = [];
    while (this.#isLabel()) {
      labels.push(this.#label());
      p.next();
      p.headComments(open);
    }
    let parts: Pick<Instr, 'op' | 'flags' | 'operand'> = { op: undefined, flags: [], operand: { kind: 'none' } };
    if (!(labels.length > 0 && p.isPunct('}'))) parts = this.#operation();
    const span = p.spanFrom(start);
    p.takePunct(';');
    const comments: Comments = p.closeComments(open);
    return { labels, ...parts, comments, span };
  }

  #label(): Name {
    const p = this.#p;
    if (p.kind !== 'bare' && p.kind !== 'local') p.expected('a label');
    const label: Name = { kind: 'name', sigil: '%', name: p.name(), span: p.tokens.span(p.at) };
    p.next();
    return label;
  }

  #operation(): Pick<Instr, 'op' | 'flags' | 'operand'> {
    const p = this.#p;
    const at = p.at;
    if (p.kind !== 'bare') p.expected('an instruction');
    const { text, length } = this.#word();
    const op = opcodeOf(text);
    if (op === undefined) {
      p.report('TUY1110', at, [text], p.suggestion(at, opcodeNames));
      throw new Recover();
    }
    p.at += length;
    return { op, flags: this.#flags(op), operand: this.#operand(rows[op].operand) };
  }

  #flags(op: Opcode): Flag[] {
    const p = this.#p;
    const flags: Flag[] = [];
    while (p.kind === 'bare' && !p.startsLine()) {
      const word = p.text;
      if (!isFlag(word) || p.textAt(1) === ':') break;
      if (!allowsFlag(op, word)) p.fail('TUY1111', p.at, word, op);
      flags.push(word);
      p.next();
    }
    return flags;
  }

  #operand(kind: OperandKind): Operand {
    const p = this.#p;
    if (kind !== 'none' && p.startsLine()) p.expected('an operand');
    switch (kind) {
      case 'none':
        return { kind: 'none' };
      case 'index':
        return { kind: 'number', value: BigInt(p.count('an index', mostIndex)) };
      case 'int32':
        return { kind: 'number', value: this.#integer(32) };
      case 'int64':
        return { kind: 'number', value: this.#integer(64) };
      case 'float32':
      case 'float64':
        return { kind: 'const', value: this.#float() };
      case 'string': {
        if (p.kind !== 'string') p.expected('a string');
        const text = p.name();
        p.next();
        return { kind: 'string', text };
      }
      case 'label':
        return { kind: 'labels', labels: [this.#label()] };
      case 'labels': {
        const labels = [this.#label()];
        while (p.takePunct(',')) labels.push(this.#label());
        return { kind: 'labels', labels };
      }
      case 'callee':
        return this.#callee();
      case 'symbol':
        return { kind: 'symbol', name: p.symbolName('the name of a symbol') };
      case 'const':
        return { kind: 'const', value: this.#expressions.expr() };
    }
  }

  #integer(bits: number): bigint {
    const p = this.#p;
    const at = p.at;
    const negative = p.takePunct('-');
    if (p.kind !== 'int') p.expected('an integer');
    const text = p.text;
    const value = text.length > 40 || /^[us]/.test(text) ? undefined : BigInt(text) * (negative ? -1n : 1n);
    // Both readings of the bits are welcome: 4294967295 is -1.
    if (value === undefined || value < -(1n << BigInt(bits - 1)) || value >= 1n << BigInt(bits))
      return p.fail('TUY1006', at, `an i${bits}`, `-2^${bits - 1}`, `2^${bits} - 1`);
    p.next();
    return BigInt.asIntN(bits, value);
  }

  /** A float literal, perhaps with a sign. */
  #float(): Expr {
    const p = this.#p;
    const start = p.at;
    const value = this.#expressions.expr();
    const literal = value.kind === 'unary' && value.op === '-' ? value.operand : value;
    if (literal.kind !== 'decimal' && literal.kind !== 'hexfloat')
      p.fail('TUY1101', start, 'a floating-point number', `\`${p.tokens.text(start)}\``);
    return value;
  }

  #callee(): Operand {
    const p = this.#p;
    let callee: Name | undefined;
    if (p.kind !== 'int') {
      callee = p.symbolName('the name of a function or a number of arguments');
      p.expectPunct(',');
    }
    return { kind: 'callee', callee, count: p.count('a number of arguments', 0xffff) };
  }
}
