/**
 * Random SysY programs without undefined behaviour: variables have values before they are read, indices and divisors are
 * brought into range, loops count to small numbers, functions call earlier ones, and no operand depends on the order
 * in which C may evaluate others. So a C compiler and all our engines must agree on their output.
 */
export class RandomProgram {
  #state: number;
  readonly #lines: string[] = [];
  #ints: string[] = [];
  #floats: string[] = [];
  #arrays: { name: string; dims: number[] }[] = [];
  readonly #funcs: { name: string; params: ('int' | 'float' | 'array')[] }[] = [];
  #names = 0;
  #depth = 1;
  #loops = 0;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  #below(limit: number): number {
    this.#state = (Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(this.#state ^ (this.#state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % limit;
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#below(items.length)];
  }

  #name(prefix: string): string {
    return `${prefix}${this.#names++}`;
  }

  #line(text: string): void {
    this.#lines.push('  '.repeat(this.#depth - 1) + text);
  }

  text(): string {
    for (let i = 0; i < 4; i++) {
      this.#line(`int ${this.#remember(this.#ints, 'g')} = ${this.#below(2000) - 1000};`);
      this.#line(
        `const int ${this.#remember(this.#ints, 'c')} = ${this.#below(100)} * ${this.#below(9)} - ${this.#below(50)};`,
      );
    }
    this.#globalArray();
    this.#globalArray();
    for (let i = 0; i < 4; i++) this.#func(i === 3);
    return `${this.#lines.join('\n')}\n`;
  }

  #remember(list: string[], prefix: string): string {
    const name = this.#name(prefix);
    // Constants may be read and never assigned.
    list.push(name);
    return name;
  }

  #globalArray(): void {
    const dims = Array.from({ length: 1 + this.#below(3) }, () => 1 + this.#below(4));
    const name = this.#name('ga');
    this.#line(`int ${name}${dims.map((size) => `[${size}]`).join('')} = ${this.#braces(dims, 0)};`);
    this.#arrays.push({ name, dims });
  }

  /** Initial values for an array: some rows in braces, some flat, some left out. */
  #braces(dims: readonly number[], level: number): string {
    const items: string[] = [];
    for (let i = this.#below(dims[level] + 1); i > 0; i--) {
      if (level + 1 < dims.length) items.push(this.#braces(dims, level + 1));
      else items.push(String(this.#below(200) - 100));
    }
    return `{${items.join(', ')}}`;
  }

  #func(isMain: boolean): void {
    const kept = { ints: this.#ints.slice(), floats: this.#floats.slice(), arrays: this.#arrays.slice() };
    const params = isMain
      ? []
      : Array.from({ length: this.#below(4) }, () => this.#pick(['int', 'float', 'array'] as const));
    const written = params.map((type) => {
      if (type === 'int') return `int ${this.#remember(this.#ints, 'p')}`;
      if (type === 'float') return `float ${this.#remember(this.#floats, 'q')}`;
      const name = this.#name('pa');
      this.#arrays.push({ name, dims: [4] });
      return `int ${name}[]`;
    });
    const name = isMain ? 'main' : this.#name('f');
    this.#line(`int ${name}(${written.join(', ')}) {`);
    this.#block(5 + this.#below(5), isMain);
    this.#depth++;
    if (isMain) this.#show();
    this.#line(`return ${this.#int(2)};`);
    this.#depth--;
    this.#line('}');
    [this.#ints, this.#floats, this.#arrays] = [kept.ints, kept.floats, kept.arrays];
    if (!isMain) this.#funcs.push({ name, params });
  }

  #show(): void {
    for (const name of this.#ints) this.#line(`putint(${name}); putch(32);`);
    for (const name of this.#floats) this.#line(`putfloat(${name}); putch(32);`);
    for (const { name, dims } of this.#arrays)
      this.#line(`putarray(${dims.reduce((a, b) => a * b, 1)}, ${name}${'[0]'.repeat(dims.length - 1)});`);
  }

  /** Statements, one level deeper; declarations of `keep` blocks stay visible. */
  #block(count: number, keep = false): void {
    const kept = { ints: this.#ints.slice(), floats: this.#floats.slice(), arrays: this.#arrays.slice() };
    this.#depth++;
    for (let i = 0; i < count; i++) this.#statement();
    this.#depth--;
    if (!keep) [this.#ints, this.#floats, this.#arrays] = [kept.ints, kept.floats, kept.arrays];
  }

  #variables(): string[] {
    return this.#ints.filter((name) => !name.startsWith('c') && !name.startsWith('i'));
  }

  #statement(): void {
    const isDeep = this.#depth > 4;
    switch (this.#below(isDeep ? 6 : 10)) {
      case 0: {
        const value = this.#int(3);
        return this.#line(`int ${this.#remember(this.#ints, 'v')} = ${value};`);
      }
      case 1: {
        // Small integers only, so that floats stay where int can follow.
        const value = `(${this.#int(1)}) % 50 * ${this.#below(40) / 8 + 0.1} + ${this.#float(0)}`;
        return this.#line(`float ${this.#remember(this.#floats, 'w')} = ${value};`);
      }
      case 2:
      case 3:
        return this.#line(`${this.#pick(this.#variables())} = ${this.#int(3)};`);
      case 4:
        return this.#line(`${this.#element()} = ${this.#int(2)};`);
      case 5:
        return this.#call();
      case 6:
        return this.#localArray();
      case 7:
        return this.#loop();
      default:
        this.#line(`if (${this.#condition(2)}) {`);
        this.#block(1 + this.#below(3));
        if (this.#below(2) === 0) {
          this.#line('} else {');
          this.#block(1 + this.#below(3));
        }
        return this.#line('}');
    }
  }

  #localArray(): void {
    const dims = Array.from({ length: 1 + this.#below(2) }, () => 4 + this.#below(3));
    const values = Array.from({ length: this.#below(5) }, () => this.#int(1));
    const name = this.#name('la');
    this.#line(`int ${name}${dims.map((size) => `[${size}]`).join('')} = {${values.join(', ')}};`);
    this.#arrays.push({ name, dims });
  }

  #loop(): void {
    if (this.#loops > 1) return;
    const counter = this.#name('i');
    this.#line(`int ${counter} = 0;`);
    this.#line(`while (${counter} < ${1 + this.#below(6)} && (${this.#condition(1)} || ${counter} < 3)) {`);
    this.#depth++;
    this.#line(`${counter} = ${counter} + 1;`);
    this.#depth--;
    const kept = this.#ints.slice();
    this.#ints.push(counter);
    this.#loops++;
    this.#block(1 + this.#below(3));
    this.#loops--;
    this.#depth++;
    if (this.#below(3) === 0) this.#line(`if (${this.#condition(1)}) ${this.#pick(['break', 'continue'])};`);
    this.#depth--;
    this.#ints = kept;
    this.#line('}');
  }

  /** A call alone in its statement: what it changes cannot disturb other operands. */
  #call(): void {
    const func = this.#funcs.length === 0 || this.#loops > 0 ? undefined : this.#pick(this.#funcs);
    const arrays = this.#arrays.filter(({ dims }) => dims.length === 1 && dims[0] >= 4);
    if (func === undefined || (func.params.includes('array') && arrays.length === 0))
      return this.#line(`putint(${this.#int(2)}); putch(10);`);
    const args = func.params.map((type) =>
      type === 'int' ? this.#int(1) : type === 'float' ? this.#float(1) : this.#pick(arrays).name,
    );
    const target = this.#pick(this.#variables());
    // Globals that the function changes must not be its arguments' or the target's neighbours in one expression.
    this.#line(`int ${this.#remember(this.#ints, 'r')} = ${func.name}(${args.join(', ')});`);
    this.#line(`${target} = ${this.#ints.at(-1)} - ${this.#below(9)};`);
  }

  #element(): string {
    const { name, dims } = this.#pick(this.#arrays);
    return name + dims.map((size) => `[${this.#index(size)}]`).join('');
  }

  #index(size: number): string {
    return this.#below(2) === 0 ? String(this.#below(size)) : `((${this.#int(0)}) % ${size} + ${size}) % ${size}`;
  }

  #int(depth: number): string {
    if (depth === 0 || this.#below(5) === 0) {
      const leaf = this.#below(4);
      return leaf === 0
        ? String(this.#below(300))
        : leaf === 1
          ? `(${this.#pick(['-', '+', '!'])}${this.#pick(this.#ints)})`
          : this.#pick(this.#ints);
    }
    const [a, b] = [this.#int(depth - 1), this.#int(depth - 1)];
    switch (this.#below(9)) {
      case 0:
        return `(${a} / ${1 + this.#below(9)})`;
      case 1:
        return `(${a} % (${b} % 5 + 7))`;
      case 2:
        return `(${this.#condition(1)})`;
      case 3:
        return this.#element();
      case 4:
        return `(-${a} - -${b})`;
      default:
        return `(${a} ${this.#pick(['+', '-', '*'])} ${b})`;
    }
  }

  #float(depth: number): string {
    if (depth === 0 || this.#below(3) === 0)
      return this.#floats.length > 0 && this.#below(2) === 0
        ? `${this.#pick(this.#floats)} * 0.001`
        : `${this.#below(100) / 8}`.replace(/^(\d+)$/, '$1.0');
    return `(${this.#float(depth - 1)} ${this.#pick(['+', '-', '*'])} ${this.#float(depth - 1)})`;
  }

  #condition(depth: number): string {
    if (depth === 0)
      return this.#below(4) === 0
        ? `${this.#float(1)} ${this.#pick(['<', '>', '<=', '>=', '==', '!='])} ${this.#int(0)}`
        : `${this.#int(1)} ${this.#pick(['<', '>', '<=', '>=', '==', '!='])} ${this.#int(1)}`;
    const [a, b] = [this.#condition(depth - 1), this.#condition(depth - 1)];
    switch (this.#below(4)) {
      case 0:
        return `(${a} && ${b})`;
      case 1:
        return `(${a} || ${b})`;
      case 2:
        return `!(${a})`;
      default:
        return a;
    }
  }
}
