// A language in one page: functions of numbers, conditionals, recursion, printing.
//
//     def fib(n) = if n < 2 then n else fib(n - 1) + fib(n - 2)
//     print fib(20)
//
// The parser builds the linear IR while it reads; Samara verifies, optimises and runs it.
import { instantiate, LinearModuleBuilder, SourceFile } from 'samara-ir';
import type { LinearBuilder, LinearOperand, LinearUnit } from 'samara-ir';

/** Compiles a program; a mistake is an Error that names its place. */
export function compile(name: string, text: string): LinearUnit {
  const source = new SourceFile(name, text);
  return { ir: 'linear', source, module: new Compiler(source).program() };
}

/** Runs a program; what it prints goes to `show`. */
export async function run(name: string, text: string, show: (value: number) => void): Promise<void> {
  const { value: program } = await instantiate(compile(name, text), { host: { show } });
  program?.main();
}

const binaryOps = { '+': 'AddD', '-': 'SubD', '*': 'MulD', '/': 'DivD', '<': 'LessD', '<=': 'LessEqualD' } as const;
type BinaryOp = keyof typeof binaryOps;
/** Operators by how tightly they bind. */
const levels: Readonly<Record<number, readonly BinaryOp[]>> = { 0: ['<', '<='], 1: ['+', '-'], 2: ['*', '/'] };

class Compiler {
  readonly #builder = new LinearModuleBuilder();
  readonly #source: SourceFile;
  /** Numbers, names, operators; `index` is the place of each. */
  readonly #tokens: readonly RegExpExecArray[];
  readonly #functions = new Map<string, { index: number; arity: number }>();
  #next = 0;

  constructor(source: SourceFile) {
    this.#source = source;
    this.#tokens = [...source.text.matchAll(/\d+(?:\.\d+)?|[a-z]\w*|<=|\S/g)];
  }

  program() {
    const show = this.#builder.extern('show', ['f64'], []);
    const main = this.#builder.declare('main', [], ['i32'], { exported: true });
    const body = this.#builder.define(main);
    while (this.#next < this.#tokens.length) {
      if (this.#accept('def')) this.#definition();
      else this.#printing(body, show);
    }
    body.return(body.i32(0));
    body.finish();
    this.#builder.startAt(main);
    return this.#builder.finish();
  }

  #definition(): void {
    const name = this.#take();
    const params: string[] = [];
    this.#expect('(');
    while (!this.#accept(')')) {
      params.push(this.#take());
      if (!this.#peek(')')) this.#expect(',');
    }
    this.#expect('=');
    const types = params.map(() => 'f64' as const);
    const index = this.#builder.declare(name, types, ['f64'], { exported: true });
    this.#functions.set(name, { index, arity: params.length });
    const b = this.#builder.define(index);
    b.return(this.#expression(b, new Map(params.map((param, i) => [param, b.param(i)]))));
    b.finish();
  }

  #printing(b: LinearBuilder, show: number): void {
    this.#expect('print');
    b.callVoid(show, this.#expression(b, new Map()));
  }

  #expression(b: LinearBuilder, names: ReadonlyMap<string, LinearOperand>): LinearOperand {
    if (!this.#accept('if')) return this.#binary(b, names, 0);
    const result = b.local('f64');
    const condition = b.calc('NotEqualD', this.#expression(b, names), b.f64(0));
    this.#expect('then');
    const assign = (): void => b.assign(result, this.#expression(b, names));
    b.ifElse(condition, assign, () => (this.#expect('else'), assign()));
    return result;
  }

  #binary(b: LinearBuilder, names: ReadonlyMap<string, LinearOperand>, level: number): LinearOperand {
    if (level === 3) return this.#primary(b, names);
    let left = this.#binary(b, names, level + 1);
    for (let op = this.#acceptOf(levels[level]); op !== undefined; op = this.#acceptOf(levels[level])) {
      const value = b.calc(binaryOps[op], left, this.#binary(b, names, level + 1));
      left = level === 0 ? b.calc('IToD', value) : value;
    }
    return left;
  }

  #primary(b: LinearBuilder, names: ReadonlyMap<string, LinearOperand>): LinearOperand {
    const token = this.#take();
    const { index: start } = this.#tokens[this.#next - 1];
    b.at({ source: this.#source, start, end: start + token.length });
    if (/^\d/.test(token)) return b.f64(Number(token));
    if (token === '-') return b.calc('NegD', this.#primary(b, names));
    if (token === '(') {
      const value = this.#expression(b, names);
      this.#expect(')');
      return value;
    }
    return this.#accept('(') ? this.#call(b, names, token) : (names.get(token) ?? this.#fail(`there is no ${token}`));
  }

  #call(b: LinearBuilder, names: ReadonlyMap<string, LinearOperand>, name: string): LinearOperand {
    const callee = this.#functions.get(name) ?? this.#fail(`there is no function ${name}`);
    const args: LinearOperand[] = [];
    while (!this.#accept(')')) {
      args.push(this.#expression(b, names));
      if (!this.#peek(')')) this.#expect(',');
    }
    if (args.length !== callee.arity) this.#fail(`${name} takes ${callee.arity} arguments, not ${args.length}`);
    return b.call(callee.index, ...args);
  }

  #peek(text: string): boolean {
    return this.#tokens[this.#next]?.[0] === text;
  }

  #accept(text: string): boolean {
    if (!this.#peek(text)) return false;
    this.#next++;
    return true;
  }

  #acceptOf<T extends string>(texts: readonly T[]): T | undefined {
    return texts.find((text) => this.#accept(text));
  }

  #expect(text: string): void {
    if (!this.#accept(text)) this.#fail(`${text} is missing`);
  }

  #take(): string {
    return this.#tokens[this.#next++]?.[0] ?? this.#fail('the program ends too early');
  }

  #fail(message: string): never {
    const token = this.#tokens.at(Math.max(0, this.#next - 1));
    const { line, column } = this.#source.position(token?.index ?? this.#source.text.length);
    throw new Error(`${this.#source.name}:${line}:${column}: ${message}`);
  }
}
