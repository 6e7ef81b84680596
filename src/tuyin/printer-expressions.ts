/**
 * Expressions as text, with the fewest brackets that keep their meaning.
 *
 * Precedence: 0 send, 1 `?:`, 2 to 11 binary operators (nodes.ts), 12 unary and typed, 13 postfix. Inside an arm and
 * outside brackets `|` would begin the next arm (`noBar`). Function words in front of a value, allocations in front of a
 * name and dots behind names would be read as something else; each such place is marked below.
 */
import { unreachable } from '../base/errors.ts';
import { foreignStatements } from './keywords.ts';
import { characterText, isNumber, nameText, metaText, quote } from './names.ts';
import {
  binaryOps,
  castOps,
  isIoCommand,
  type Arm,
  type Choice,
  type Expr,
  type ExprOf,
  type MetaRef,
  type Name,
} from './nodes.ts';
import { decimalText, floatLiteral, floatText, hexFloatText, integerText, literalBits } from './numbers.ts';
import { isOpcode } from './opcodes.ts';
import { typeText, type Type } from './types.ts';

const SEND = 0;
const COND = 1;
const BINARY = 2;
const UNARY = 12;
const POSTFIX = 13;

/** Where an expression stands. */
interface Place {
  /** A `|` must be put in brackets. */
  readonly noBar: boolean;
  /** The type that is known from outside. */
  readonly type?: Type;
}

const inside: Place = { noBar: false };

export class ExprPrinter {
  /** Names of locals and symbols, for which `%m.peek` is a name and no command. */
  readonly #defined: ReadonlySet<string>;

  constructor(defined: ReadonlySet<string>) {
    this.#defined = defined;
  }

  /** An expression that may be anything, at a place where statements and patterns stand. */
  text(expr: Expr, noBar = false, type?: Type): string {
    return this.#text(expr, SEND, { noBar, type });
  }

  name({ sigil, name }: Name): string {
    // These words would begin something else; bare names without a definition keep no sigil.
    if (sigil === '' && (isOpcode(name) || isIoCommand(name) || isStartingWord(name))) return `(${name})`;
    return nameText(sigil, name);
  }

  /** `%x`: what an assignment defines. */
  target(name: Name): string {
    return nameText(name.sigil, name.name);
  }

  #text(expr: Expr, least: number, place: Place): string {
    const needed = precedenceOf(expr) < least || (expr.kind === 'binary' && expr.op === '|' && place.noBar);
    if (needed) return `(${this.#plain(expr, { ...place, noBar: false })})`;
    return this.#plain(expr, place);
  }

  #plain(expr: Expr, place: Place): string {
    const { noBar } = place;
    const below = noBar ? { noBar } : inside;
    switch (expr.kind) {
      case 'int':
        return integerText(expr.value);
      case 'char':
        return characterText(expr.code);
      case 'decimal':
      case 'hexfloat':
        return (
          this.#float(expr, place.type) ??
          (expr.kind === 'decimal' ? decimalText(expr) : hexFloatText(expr.format, expr.bits))
        );
      case 'string':
        return `${expr.characters ? 'c' : ''}${quote(expr.text)}`;
      case 'word':
        return expr.word;
      case 'name':
        return this.name(expr);
      case 'capture':
        return `$${expr.index}`;
      case 'stream':
        return expr.stream;
      case 'io':
        return `${this.#dotted(expr.target, expr.command, below)}.${expr.command}(${this.#list(expr.args)})`;
      case 'member':
        return `${this.#dotted(expr.target, undefined, below)}.${expr.name}`;
      case 'index':
        return `${this.#head(expr.target, below)}[${this.#text(expr.index, SEND, inside)}]`;
      case 'call':
        return `${this.#callee(expr.callee, below)}(${this.#list(expr.args)})`;
      case 'unary':
        return this.#float(expr, place.type) ?? this.#unary(expr, below);
      case 'binary': {
        const level = binaryOps[expr.op];
        return `${this.#text(expr.left, level, below)} ${expr.op} ${this.#text(expr.right, level + 1, below)}`;
      }
      case 'cond':
        return `${this.#text(expr.test, BINARY, below)} ? ${this.#text(expr.yes, SEND, below)} : ${this.#text(expr.no, SEND, below)}`;
      case 'send':
        return this.#send(expr, below);
      case 'typed':
        return `${typeText(expr.type)} ${this.initialiser(expr.operand, expr.type, UNARY, noBar)}`;
      case 'alloc':
        return `[${this.#text(expr.size, SEND, inside)}]`;
      case 'array':
        return `[${this.#list(expr.elements, place.type)}]`;
      case 'struct':
        return `(${this.#list(expr.elements, place.type)}${expr.elements.length === 1 ? ',' : ''})`;
      case 'match':
        return this.#match(expr);
      case 'cast':
        return `${expr.op}(${this.#text(expr.operand, SEND, inside)} to ${typeText(expr.type)})`;
      case 'measure':
        return `${expr.op}(${typeText(expr.type)})`;
      case 'element':
        return `${expr.op}(${this.#list(expr.operands)})`;
      case 'blockaddress':
        return `blockaddress(${nameText('@', expr.func.name)}, ${nameText('%', expr.block.name)})`;
      case 'elided':
        return '...';
      default:
        return unreachable(expr);
    }
  }

  /** The value behind a type: one that would be taken for the size of an allocation, or the end of the type, is put in brackets. */
  initialiser(expr: Expr, type: Type, least = SEND, noBar = false): string {
    const text = this.#text(expr, least, { noBar, type });
    const hidden = expr.kind === 'alloc' || (type.kind === 'block' && !/^[[("@%$0-9a-zA-Z<]/.test(text));
    return hidden || (type.kind === 'block' && /^to\b/.test(text)) ? `(${text})` : text;
  }

  /** A float constant whose type is known. */
  #float(expr: Expr, type: Type | undefined): string | undefined {
    if (type?.kind !== 'float') return undefined;
    const found = floatLiteral(expr);
    if (found === undefined) return undefined;
    const value = literalBits(found.literal, found.negative, type.name);
    return value?.exact === true ? floatText(value.bits, type.name) : undefined;
  }

  #unary({ op, operand }: ExprOf<'unary'>, place: Place): string {
    const text = this.#text(operand, UNARY, place);
    // `!x` would be metadata.
    return op === '!' && /^[-a-zA-Z$._0-9"{\\]/.test(text) ? `! ${text}` : `${op}${text}`;
  }

  #send({ target, value, next }: ExprOf<'send'>, place: Place): string {
    const to = this.#text(target, BINARY, place);
    if (next === undefined) return `${to} <- ${this.#text(value, COND, place)}`;
    const text = this.#text(value, BINARY, place);
    return `${to} <- ${isOpenEnded(value) && !text.endsWith(')') ? `(${text})` : text} ${this.name(next)}`;
  }

  /** What a bracket follows. */
  #head(expr: Expr, place: Place): string {
    const text = this.#text(expr, POSTFIX, place);
    return expr.kind === 'alloc' ? `(${text})` : text;
  }

  #callee(expr: Expr, place: Place): string {
    const text = this.#head(expr, place);
    if (expr.kind === 'member' && isIoCommand(expr.name)) return `(${text})`;
    if (expr.kind !== 'name' || text.endsWith('"') || text.startsWith('(')) return text;
    const dot = expr.name.lastIndexOf('.');
    const isCommand = dot > 0 && isIoCommand(expr.name.slice(dot + 1)) && !this.#isDefined(expr.name, expr.sigil);
    return isCommand ? `(${text})` : text;
  }

  /** What a dot follows: numbers and most names would swallow it. */
  #dotted(expr: Expr, command: string | undefined, place: Place): string {
    const text = this.#head(expr, place);
    if (expr.kind === 'int' || expr.kind === 'decimal' || expr.kind === 'hexfloat') return `(${text})`;
    if (expr.kind !== 'name' || expr.sigil === '' || text.endsWith('"') || isNumber(expr.name)) return text;
    return command === undefined || this.#isDefined(`${expr.name}.${command}`, expr.sigil) ? `(${text})` : text;
  }

  /** Functions of the language have names of symbols. */
  #isDefined(name: string, sigil: Name['sigil']): boolean {
    return this.#defined.has(name) || (sigil === '@' && name.startsWith('tuyin.'));
  }

  #list(exprs: readonly Expr[], type?: Type): string {
    const typeOf = (i: number): Type | undefined => {
      if (type?.kind === 'array' || type?.kind === 'vector') return type.of;
      return type?.kind === 'struct' ? type.fields.at(i) : undefined;
    };
    return exprs.map((expr, i) => this.#text(expr, SEND, { noBar: false, type: typeOf(i) })).join(', ');
  }

  /** On one line, always in brackets. */
  #match({ scrutinee, arms }: ExprOf<'match'>): string {
    const lines = arms.map((arm, i) => {
      const body = arm.body?.stmts.map(({ target, value, flags, meta }) => {
        const head = target === undefined ? '' : `${this.target(target)} = `;
        return `${head}${this.text(value, true)}${this.suffix(flags, meta)}`;
      });
      const end = body === undefined && !arm.elided && i < arms.length - 1 ? ';' : '';
      return `${this.armHead(arm)}${body === undefined ? '' : ` -> ${body.join('; ')}`}${arm.meta.map((ref) => `, ${metaText(ref.name)}`).join('')}${end}`;
    });
    return `match ${this.text(scrutinee)} with ${lines.join(' ')}`;
  }

  /** `| 1.1 * input.read(4), arcp, nsz`, `| 'a' .. 'z' | "_"`. */
  armHead({ patterns, elided, flags }: Arm): string {
    const head = elided ? '...' : patterns.length === 0 ? '_' : patterns.map(this.#choice).join(' | ');
    return `| ${[head, ...flags].join(', ')}`;
  }

  readonly #choice = ({ value, to }: Choice): string => {
    const text = this.text(value, true);
    return to === undefined ? text : `${text} .. ${this.text(to, true)}`;
  };

  /** `, nsz !0`. */
  suffix(flags: readonly string[], meta: readonly MetaRef[]): string {
    return flags.map((flag) => `, ${flag}`).join('') + meta.map(({ name }) => ` ${metaText(name)}`).join('');
  }
}

/** Brackets around a match, and around an elision within something, come from their place below everything. */
function precedenceOf(expr: Expr): number {
  switch (expr.kind) {
    case 'match':
    case 'elided':
      return -1;
    case 'send':
      return SEND;
    case 'cond':
      return COND;
    case 'binary':
      return binaryOps[expr.op];
    case 'unary':
    case 'typed':
      return UNARY;
    default:
      return POSTFIX;
  }
}

/** Would a name behind this value be taken for its argument or its own value? */
function isOpenEnded(expr: Expr): boolean {
  switch (expr.kind) {
    case 'binary':
      return isOpenEnded(expr.right);
    case 'unary':
    case 'typed':
      return isOpenEnded(expr.operand);
    case 'name':
    case 'alloc':
      return true;
    default:
      return false;
  }
}

const functionWords: ReadonlySet<string> = new Set([
  ...castOps,
  'sizeof',
  'alignof',
  'getelementptr',
  'extractvalue',
  'to',
  'type',
  'distinct',
  'as',
]);

/** Would the word begin something else than a name where a statement, pattern or value begins? */
function isStartingWord(name: string): boolean {
  return functionWords.has(name) || name === '_' || Object.hasOwn(foreignStatements, name);
}
