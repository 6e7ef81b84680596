/**
 * The conditions of `#if` and `#elif`: integers of 64 bits, signed and unsigned, with C's operators [C17 6.10.1].
 *
 * Operators and values lie on two stacks, so that parentheses may stand in each other without end. `&&`, `||` and `?:` decide
 * what is evaluated; in what is not, a division by zero is none, but it must be a right expression all the same: each value
 * knows whether something went wrong on the way to it.
 */
import { ownEntry } from '../../../base/own-entry.ts';
import { encodingOf, parseInteger, plainCharacter, unitsOf } from '../literals.ts';
import { precedences } from '../precedence.ts';
import type { Reports } from './report.ts';
import { nameOf } from './report.ts';
import { Kind, type Token } from './token.ts';

interface Value {
  readonly bits: bigint;
  readonly unsigned: boolean;
  /** The division by zero, or the overflow, that it depends on. */
  readonly fault?: Fault;
}

interface Fault {
  readonly code: 'CPP1303' | 'CPP1305';
  readonly at: Token;
}

const COMMA = 1;
const CONDITIONAL = 2;
/** A comma binds weakest, then a conditional. */
const binary = new Map([
  [',', COMMA],
  ['?', CONDITIONAL],
  [':', CONDITIONAL],
]);
for (const [mark, precedence] of precedences) binary.set(mark, precedence + CONDITIONAL);
const comparisons = new Set(['==', '!=', '<', '>', '<=', '>=']);
const unary = new Set(['+', '-', '!', '~']);
const UNARY = 13;
const simpleChar = /^(?:u8|[uUL])?'(?:[^\\']|\\(?:[abefnrtv'"?\\]|[0-7]{1,3}|x[0-9a-fA-F]+))+'$/su;

/** Names that are operators in conditions, as `defined`: they read what they need and give a number. */
export type NamedOperators = Readonly<Record<string, (name: Token) => bigint | undefined>>;

/** The value of a condition; undefined after a mistake, which is reported. */
export function evaluateCondition(
  next: () => Token,
  operators: NamedOperators,
  directive: Token,
  reports: Reports,
): boolean | undefined {
  return new Evaluation(next, operators, directive, reports).run();
}

interface Operator {
  readonly token: Token;
  readonly precedence: number;
  /** The condition of a `:`. */
  readonly condition?: Value;
}

class Evaluation {
  readonly #next: () => Token;
  readonly #named: NamedOperators;
  readonly #directive: Token;
  readonly #reports: Reports;
  readonly #values: Value[] = [];
  readonly #operators: Operator[] = [];

  constructor(next: () => Token, named: NamedOperators, directive: Token, reports: Reports) {
    this.#next = next;
    this.#named = named;
    this.#directive = directive;
    this.#reports = reports;
  }

  run(): boolean | undefined {
    let token = this.#next();
    if (token.kind === Kind.end) return this.#reports.add('CPP1301', this.#directive, [this.#directive.text]);
    for (;;) {
      const operand = this.#operand(token);
      if (operand === undefined) return undefined;
      this.#values.push(operand);
      token = this.#next();
      while (token.is(')')) {
        if (!this.#close(token)) return undefined;
        token = this.#next();
      }
      if (token.kind === Kind.end) return this.#finish(token);
      if (!this.#binary(token)) return undefined;
      token = this.#next();
    }
  }

  /** Operators and parentheses before an operand, and the operand. */
  #operand(first: Token): Value | undefined {
    let token = first;
    for (; token.kind === Kind.mark; token = this.#next()) {
      if (token.is('(')) this.#operators.push({ token, precedence: 0 });
      else if (unary.has(token.text)) this.#operators.push({ token, precedence: UNARY });
      else break;
    }
    switch (token.kind) {
      case Kind.number:
        return this.#number(token);
      case Kind.char:
        return this.#char(token);
      case Kind.name:
        return this.#name(token);
      default:
        return this.#expected('a value', token);
    }
  }

  #name(token: Token): Value | undefined {
    const operator = ownEntry(this.#named, token.text);
    if (operator === undefined) {
      this.#tellUndefined(token);
      return { bits: token.text === 'true' ? 1n : 0n, unsigned: false };
    }
    const bits = operator(token);
    return bits === undefined ? undefined : { bits, unsigned: false };
  }

  /** Behind `&&`, `||` or `?` the name may stand where it is not looked at: `defined X && X > 1`. */
  #tellUndefined(token: Token): void {
    if (token.text === 'true' || token.text === 'false' || !this.#reports.switches.isOn('undef')) return;
    const isSure = this.#operators.every((operator) => !['&&', '||', '?', ':'].includes(operator.token.text));
    if (isSure) this.#reports.add('CPP1307', token, [token.text]);
  }

  #number(token: Token): Value | undefined {
    const integer = parseInteger(token.text);
    if (integer === undefined) return this.#unfit(token);
    const { value, suffix } = integer;
    if (value >= 1n << 64n) this.#reports.add('CPP1305', token, []);
    return { bits: BigInt.asUintN(64, value), unsigned: suffix.includes('u') || value >= 1n << 63n };
  }

  /** The number of a character. */
  #char(token: Token): Value | undefined {
    if (!simpleChar.test(token.text)) return this.#unfit(token);
    const encoding = encodingOf(token.text);
    const units = unitsOf(token.text, encoding, []);
    const value = encoding === '' ? plainCharacter(units) : BigInt(units[units.length - 1]);
    return { bits: BigInt.asUintN(64, value), unsigned: false };
  }

  #unfit(token: Token): undefined {
    this.#reports.add('CPP1304', token, [nameOf(token)]);
  }

  #expected(what: string, found: Token): undefined {
    const at = found.kind === Kind.end ? this.#directive : found;
    this.#reports.add('CPP1302', at, [what, nameOf(found)]);
  }

  #binary(token: Token): boolean {
    const precedence = token.kind === Kind.mark ? binary.get(token.text) : undefined;
    if (precedence === undefined) {
      if (token.kind === Kind.mark && token.text !== '(') this.#unfit(token);
      else this.#expected('an operator', token);
      return false;
    }
    if (token.text === ',') this.#tellComma(token);
    // `?` takes what is between it and its `:` as in parentheses, and both group to the right.
    if (token.text === ':') return this.#colon(token);
    this.#reduce(token.text === '?' ? precedence + 1 : precedence);
    this.#operators.push({ token, precedence: token.text === '?' ? 0 : precedence });
    return true;
  }

  /** A constant expression has a comma only where it is not evaluated [6.6p3]. */
  #tellComma(token: Token): void {
    if (this.#reports.switches.isOn('comma-in-condition')) this.#reports.add('CPP1308', token, []);
  }

  #colon(token: Token): boolean {
    this.#reduce(COMMA);
    const question = this.#operators.pop();
    if (question?.token.text !== '?') {
      this.#expected('an operator', token);
      return false;
    }
    const then = this.#pop();
    const condition = this.#pop();
    this.#values.push(then);
    this.#operators.push({ token, precedence: CONDITIONAL, condition });
    return true;
  }

  #close(token: Token): boolean {
    this.#reduce(COMMA);
    if (this.#operators.pop()?.token.is('(') === true) return true;
    this.#expected('an operator', token);
    return false;
  }

  #finish(end: Token): boolean | undefined {
    this.#reduce(COMMA);
    const open = this.#operators.pop();
    if (open !== undefined) return this.#expected(open.token.is('(') ? '`)`' : '`:`', end);
    const { bits, fault } = this.#pop();
    if (fault !== undefined) this.#reports.add(fault.code, fault.at, []);
    return fault?.code === 'CPP1303' ? undefined : bits !== 0n;
  }

  /** Applies the operators on the stack that bind at least so strongly. */
  #reduce(precedence: number): void {
    for (
      let top = this.#operators.at(-1);
      top !== undefined && top.precedence >= precedence;
      top = this.#operators.at(-1)
    ) {
      this.#operators.pop();
      this.#apply(top);
    }
  }

  #apply({ token, precedence, condition }: Operator): void {
    const right = this.#pop();
    if (precedence === UNARY) this.#values.push(unaryValue(token, right));
    else {
      const left = this.#pop();
      this.#values.push(condition === undefined ? binaryValue(token, left, right) : chosen(condition, left, right));
    }
  }

  #pop(): Value {
    return this.#values.pop() ?? { bits: 0n, unsigned: false };
  }
}

function signed({ bits, unsigned }: Value): bigint {
  return unsigned ? bits : BigInt.asIntN(64, bits);
}

function truth(isTrue: boolean, fault: Fault | undefined): Value {
  return { bits: isTrue ? 1n : 0n, unsigned: false, fault };
}

/** What is not chosen only says of which type the result is. */
function chosen(condition: Value, then: Value, otherwise: Value): Value {
  const { bits, fault } = condition.bits === 0n ? otherwise : then;
  return { bits, unsigned: then.unsigned || otherwise.unsigned, fault: condition.fault ?? fault };
}

/** A result in exact arithmetic, brought to 64 bits; a signed one that does not fit is a fault. */
function fitted(exact: bigint, unsigned: boolean, token: Token, fault: Fault | undefined): Value {
  const isWrong = !unsigned && BigInt.asIntN(64, exact) !== exact;
  return {
    bits: BigInt.asUintN(64, exact),
    unsigned,
    fault: fault ?? (isWrong ? { code: 'CPP1305', at: token } : undefined),
  };
}

function unaryValue(token: Token, value: Value): Value {
  switch (token.text) {
    case '-':
      return fitted(-signed(value), value.unsigned, token, value.fault);
    case '~':
      return { ...value, bits: BigInt.asUintN(64, ~value.bits) };
    case '!':
      return truth(value.bits === 0n, value.fault);
    default:
      return value;
  }
}

function binaryValue(token: Token, left: Value, right: Value): Value {
  const operator = token.text;
  if (operator === ',') return { ...right, fault: left.fault ?? right.fault };
  if (operator === '&&')
    return truth(left.bits !== 0n && right.bits !== 0n, left.fault ?? (left.bits === 0n ? undefined : right.fault));
  if (operator === '||')
    return truth(left.bits !== 0n || right.bits !== 0n, left.fault ?? (left.bits !== 0n ? undefined : right.fault));
  const fault = left.fault ?? right.fault;
  if (operator === '<<' || operator === '>>') return shifted(token, left, right, fault);
  const unsigned = left.unsigned || right.unsigned;
  const a = signed({ bits: left.bits, unsigned });
  const b = signed({ bits: right.bits, unsigned });
  if (comparisons.has(operator)) return truth(compared(operator, a, b), fault);
  if ((operator === '/' || operator === '%') && b === 0n)
    return { bits: 0n, unsigned, fault: fault ?? { code: 'CPP1303', at: token } };
  return fitted(arithmetic(operator, a, b), unsigned, token, fault);
}

function compared(operator: string, a: bigint, b: bigint): boolean {
  switch (operator) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '>':
      return a > b;
    case '<=':
      return a <= b;
    default:
      return a >= b;
  }
}

function arithmetic(operator: string, a: bigint, b: bigint): bigint {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    default:
      return a ^ b;
  }
}

/** A negative count shifts the other way, as gcc has it; one of 64 and more leaves nothing but the sign. */
function shifted(token: Token, left: Value, right: Value, fault: Fault | undefined): Value {
  const count = signed(right);
  const isLeft = (token.text === '<<') === count >= 0n;
  const by = count < 0n ? -count : count;
  const value = signed(left);
  if (!isLeft)
    return {
      bits: BigInt.asUintN(64, by >= 64n ? (value < 0n ? -1n : 0n) : value >> by),
      unsigned: left.unsigned,
      fault,
    };
  return { bits: by >= 64n ? 0n : BigInt.asUintN(64, value << by), unsigned: left.unsigned, fault };
}
