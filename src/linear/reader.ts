/**
 * A cursor over the tokens of a file, with the grammar's small parts: types, operands, counts, targets.
 *
 * A mistake is recorded as a diagnostic and then `Recover` is thrown, which the loop over lines catches to go on with the
 * next line: so one mistake a line is reported, and no mistake is reported twice.
 */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import type { Span } from '../base/source.ts';
import { linearCatalogue } from './diagnostics.ts';
import { readLiteral, settleLiteral, type Immediate, type Literal } from './literal.ts';
import type { Operand, ValueType } from './nodes.ts';
import { memTypes, valueTypes, type MemType } from './opcodes.ts';
import { splitName, unquote, type TokenKind, type Tokens } from './scanner.ts';

export class Recover extends Error {}

/** An operand before types are known: a literal may still take the type that is wanted, a name is not yet looked up. */
export type DraftOperand =
  | Exclude<Operand, { kind: 'v' }>
  | { readonly kind: 'literal'; readonly literal: Literal; readonly text: string; readonly at: number };

type Code = keyof typeof linearCatalogue;
type Args<K extends Code> = Parameters<(typeof linearCatalogue)[K]['message']>;

export class Reader {
  readonly tokens: Tokens;
  readonly diagnostics: Diagnostic[] = [];
  at = 0;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
  }

  get kind(): TokenKind {
    return this.tokens.kinds[this.at];
  }

  get text(): string {
    return this.tokens.text(this.at);
  }

  get atLineEnd(): boolean {
    return this.kind === 'line' || this.kind === 'end';
  }

  report<K extends Code>(code: K, span: Span, ...args: Args<K>): void {
    this.diagnostics.push(diagnose(linearCatalogue, code, span, args));
  }

  /** Reports a mistake at the token `at` and gives up the line. */
  fail<K extends Code>(code: K, at: number, ...args: Args<K>): never {
    this.report(code, this.tokens.span(at), ...args);
    throw new Recover();
  }

  expected(wanted: string): never {
    const found = this.atLineEnd ? 'the end of the line' : `\`${this.text}\``;
    if (this.kind === 'bad') this.fail('LIN1001', this.at, this.text);
    this.fail('LIN1002', this.at, wanted, found);
  }

  isSign(sign: string): boolean {
    return this.kind === 'sign' && this.text === sign;
  }

  isWord(word: string): boolean {
    return this.kind === 'word' && this.text === word;
  }

  take(sign: string): boolean {
    if (!this.isSign(sign)) return false;
    this.at++;
    return true;
  }

  takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.at++;
    return true;
  }

  expect(sign: string): void {
    if (!this.take(sign)) this.expected(`\`${sign}\``);
  }

  expectWord(word: string): void {
    if (!this.takeWord(word)) this.expected(`\`${word}\``);
  }

  endLine(): void {
    if (!this.atLineEnd) this.expected('the end of the line');
  }

  /** To the beginning of the next line. */
  skipLine(): void {
    while (!this.atLineEnd) this.at++;
    if (this.kind === 'line') this.at++;
  }

  skipBlankLines(): void {
    while (this.kind === 'line') this.at++;
  }

  // Types and numbers

  get isType(): boolean {
    return this.kind === 'word' && (valueTypes as readonly string[]).includes(this.text);
  }

  type(): ValueType {
    if (!this.isType) this.expected('a type');
    const name = this.text as ValueType;
    this.at++;
    if (!this.isSign('*')) return name;
    if (name !== 'i32' && name !== 'f32') this.expected('i32* or f32*');
    this.at++;
    return `${name}*`;
  }

  /** `a, b` up to a closing bracket, which is taken. */
  typesUpTo(close: string): ValueType[] {
    const types: ValueType[] = [];
    if (this.take(close)) return types;
    do types.push(this.type());
    while (this.take(','));
    this.expect(close);
    return types;
  }

  /** `void`, `i32`, `(i32, f64)`. */
  results(): ValueType[] {
    if (this.takeWord('void')) return [];
    return this.take('(') ? this.typesUpTo(')') : [this.type()];
  }

  memType(name: string): MemType {
    if (!Object.hasOwn(memTypes, name))
      this.fail('LIN1002', this.at, 'the type of a memory cell (`u8`, `i32`, …)', `\`${name}\``);
    return name as MemType;
  }

  /** A decimal or hexadecimal number that is not negative. */
  count(what: string, limit: number): number {
    if (this.isType) this.at++;
    if (this.kind !== 'number' || !/^(?:[0-9]+|0[xX][0-9a-fA-F]+)$/.test(this.text)) this.expected(what);
    const value = Number(this.text);
    if (value > limit) this.fail('LIN1017', this.at, what, limit);
    this.at++;
    return value;
  }

  name(): { readonly name: string; readonly at: number } {
    if (this.kind !== 'name') this.expected('a name `@…`');
    const { name, offset } = splitName(this.text);
    if (offset !== 0 || name === '') this.expected('a name `@…`');
    return { name, at: this.at++ };
  }

  string(): string {
    if (this.kind !== 'string') this.expected('a string');
    const text = unquote(this.text);
    this.at++;
    return text;
  }

  // Literals

  get isLiteral(): boolean {
    const at = this.isSign('-') ? this.at + 1 : this.at;
    const kind = this.tokens.kinds[at];
    return kind === 'number' || (kind === 'word' && /^(?:inf|nan)D?$/.test(this.tokens.text(at)));
  }

  literal(): Extract<DraftOperand, { kind: 'literal' }> {
    if (!this.isLiteral) this.expected('a number');
    const at = this.at;
    let text = this.take('-') ? '-' : '';
    text += this.text;
    const isNaN = this.isWord('nan') || this.isWord('nanD');
    this.at++;
    if (isNaN && this.isSign(':') && /^0x/.test(this.tokens.text(this.at + 1))) {
      text += `:${this.tokens.text(this.at + 1)}`;
      this.at += 2;
    }
    const literal = readLiteral(text);
    return literal === undefined ? this.fail('LIN1004', at, text, 'any') : { kind: 'literal', literal, text, at };
  }

  /** A literal of exactly this type. */
  settleAs(operand: Extract<DraftOperand, { kind: 'literal' }>, type: ValueType): Immediate {
    const value = this.settle(operand, type);
    return value.type === type ? value : this.fail('LIN1004', operand.at, operand.text, type);
  }

  settle(operand: Extract<DraftOperand, { kind: 'literal' }>, wanted: ValueType | undefined): Immediate {
    const { literal, text, at } = operand;
    return settleLiteral(literal, wanted) ?? this.fail('LIN1004', at, text, wanted ?? literal.type);
  }
}
