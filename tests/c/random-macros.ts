/**
 * Random definitions and uses of macros: with and without parameters, variadic, with `#`, `##` and `__VA_OPT__`, used in
 * arguments of each other, across lines, and asked for by conditionals. What `##` joins are names, so that it always may.
 */
import type { Random } from '../scalar/random.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const plain = ['x', 'y', '1', '+', '"s\\n"', "'c'", '->', ';', '.5e+3'];

interface Macro {
  readonly name: string;
  readonly params: number;
  readonly variadic: boolean;
}

export function randomMacros(random: Random): string {
  const macros: Macro[] = names.map((name) => ({ name, params: random.below(4) - 1, variadic: random.below(3) === 0 }));
  const text = new Text(random, macros);
  const lines: string[] = [];
  for (let i = 0; i < 24; i++)
    lines.push(random.below(5) < 2 || i < 6 ? text.definition(macros[i % macros.length]) : text.use());
  return `${lines.join('\n')}\n`;
}

class Text {
  readonly #random: Random;
  readonly #macros: readonly Macro[];

  constructor(random: Random, macros: readonly Macro[]) {
    this.#random = random;
    this.#macros = macros;
  }

  definition(macro: Macro): string {
    const params = Array.from({ length: Math.max(0, macro.params) }, (_, i) => `p${i}`);
    const isFunction = macro.params >= 0;
    const all = isFunction && macro.variadic ? [...params, '...'] : params;
    const head = isFunction ? `${macro.name}(${all.join(', ')})` : macro.name;
    const body = Array.from({ length: this.#random.below(6) }, () => this.#part(params, isFunction && macro.variadic));
    return `#undef ${macro.name}\n#define ${head} ${body.join(this.#random.below(2) === 0 ? ' ' : '  ')}`;
  }

  #part(params: readonly string[], variadic: boolean): string {
    const random = this.#random;
    const param = params.length === 0 ? 'x' : random.pick(params);
    switch (random.below(9)) {
      case 0:
        return params.length === 0 ? 'x' : `#${param}`;
      case 1:
        return `n ## ${random.pick(['x', 'y', '1', '_'])}`;
      case 2:
        return variadic
          ? random.pick(['__VA_ARGS__', '#__VA_ARGS__', '__VA_OPT__(x ## y,) z', 'q(0, ## __VA_ARGS__)'])
          : random.pick(plain);
      case 3:
      case 4:
        return this.#call(1);
      case 5:
        return random.pick(names);
      case 6:
        return random.pick(plain);
      default:
        return param;
    }
  }

  /** A use with the right number of arguments; or a name without, whose arguments may come from elsewhere. */
  #call(depth: number): string {
    const random = this.#random;
    const { name, params, variadic } = random.pick(this.#macros);
    if (params < 0) return name;
    const count = params + (variadic ? random.below(3) : 0);
    const args = Array.from({ length: count }, () => this.#argument(depth));
    return `${name}${random.pick(['', ' '])}(${args.join(random.pick([',', ', ', ' ,\n  ']).replace('\n', depth > 0 ? '' : '\n'))})`;
  }

  #argument(depth: number): string {
    const random = this.#random;
    switch (random.below(depth > 2 ? 4 : 6)) {
      case 0:
        return '';
      case 1:
        return random.pick(plain);
      case 2:
        return `(${random.pick(plain)}, ${random.pick(names)})`;
      case 3:
        return `${random.pick(names)} ${random.pick(plain)}`;
      default:
        return this.#call(depth + 1);
    }
  }

  use(): string {
    const random = this.#random;
    switch (random.below(6)) {
      case 0:
        return `#ifdef ${random.pick(names)}\n${this.#call(0)}\n#else\n${this.#call(0)}\n#endif`;
      case 1:
        return `#if defined ${random.pick(names)} && ${random.below(9)} ${random.pick(['<', '*', '-', '|', '==', '>>'])} ${random.below(9)}\nyes\n#endif`;
      default:
        return `[${this.#call(0)}]`;
    }
  }
}
