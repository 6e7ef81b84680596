/**
 * Random functions around the border of what is accepted without a graph (src/tuyin/plain-bodies.ts): mostly what is on its list,
 * with literals at the edges of types, and now and then something that is not, or that is wrong.
 */
import type { Random } from '../scalar/random.ts';

const ints = ['i32', 'i32', 'i32', 'i64', 'i8', 'i16', 'i1', 'i100'] as const;
const types = [...ints, 'float', 'double', 'half', 'i32*', 'i8*', 'double*'] as const;
const edges = [
  ['127', '128', '255', '256', '32767', '65535', '65536', '2147483647', '2147483648', '4294967295'],
  ['-1', '-128', '-129', '-2147483648', '9223372036854775807', '9223372036854775808', '1.5', 'true', 'null', "'a'"],
].flat();
const operators = [
  ['+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>'],
  ['==', '!=', '<', '<=', '>', '>=', '&&', '||'],
].flat();
const calls = [
  'mem.load.i32(P)',
  'mem.load.double(P + I)',
  'mem.store.i8(P, I)',
  'conv.i64(I)',
  'conv.float(I)',
  'u.div(I, I)',
  'cmp.ne(I, I)',
  'nsw.add(I, I)',
  'math.max(I, I)',
  'math.sqrt(F)',
];
const rare = ['$1', '$0', '@text', '@table', '"words"', '[8]', '(1, 2)', '@value', '@missing', '%1', '%missing'];
const reads = ['input.pop()', 'input.size()', 'input.read(%a)', 'input.read(0)', 'input.read(99999)', 'input.peek(4)'];

const globals =
  '@text = constant "words\\00"\n@table = global [4 x i32] [1, 2, 3, 4]\n@value = i32 7\n!0 = !{i32 1}\n\n';

export function randomModule(random: Random): string {
  const others = [2, 3].map((i) => `declare ${random.pick(ints)} @f${i}(i32, ${random.pick(ints)}, i32*, double)\n`);
  const bodies = Array.from({ length: 1 + random.below(2) }, (_, i) => new Writer(random).func(i));
  return globals + [...others, ...bodies].join('\n');
}

class Writer {
  readonly #random: Random;
  readonly #locals = ['%a', '%b'];
  #arms = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  #pick<T>(items: readonly T[]): T {
    return this.#random.pick(items);
  }

  #oneIn(parts: number): boolean {
    return this.#random.below(parts) === 0;
  }

  /** Three parameters; a `subset` has locals in their place. */
  func(index: number): string {
    const size = this.#random.below(4);
    const [a, c, result] = [
      this.#oneIn(2) ? 'i32' : this.#pick(ints),
      this.#pick(types),
      this.#oneIn(8) ? 'void' : this.#pick(ints),
    ];
    const middle = Array.from({ length: size }, () => this.#statement());
    const last = this.#oneIn(3) ? this.#match() : [`  ${this.#value(2)}`];
    if (this.#oneIn(4)) {
      const taken = ['  %a = i32 input.read(4)', '  %b = i64 input.read(2)', '  %p = i32* %a', '  %f = double %b'];
      return [`subset @f${index}`, ...taken, ...middle, ...last, ''].join('\n');
    }
    const head = `define ${result} @f${index}(${a} %a, i32 %b, ${this.#oneIn(3) ? c : 'i32*'} %p, ${this.#oneIn(4) ? c : 'double'} %f) {`;
    return [head, ...middle, ...last, '}', ''].join('\n');
  }

  #statement(): string {
    if (this.#oneIn(6))
      return `  ${this.#pick(['output', '@puts', 'error', '%p'])} <- ${this.#pick(['@text', this.#value(1)])}`;
    const value = this.#value(2);
    const name = this.#pick(['%v0', '%v1', '%v2', '%a']);
    this.#locals.push(name);
    return `  ${name} = ${value}${this.#oneIn(20) ? ' !0' : ''}`;
  }

  #leaf(): string {
    if (this.#oneIn(60)) return this.#pick([...rare, ...reads]);
    if (this.#oneIn(40)) return this.#pick(['%p', '%f']);
    return this.#oneIn(4)
      ? this.#oneIn(5)
        ? this.#pick(edges)
        : String(this.#random.below(10))
      : this.#pick(this.#locals);
  }

  #value(depth: number): string {
    if (depth === 0) return this.#leaf();
    const inner = (): string => this.#value(depth - 1);
    switch (this.#random.below(9)) {
      case 0:
      case 1:
        return `(${inner()} ${this.#pick(operators)} ${inner()})`;
      case 2:
        return `(${this.#pick(this.#locals)} ${this.#pick(operators)} ${inner()})`;
      case 3:
        return `(${inner()} ${this.#pick(['>', '==', '&'])} ${inner()} ? ${inner()} : ${inner()})`;
      case 4:
        return `(${this.#pick(ints)} ${this.#oneIn(2) ? inner() : `input.read(${this.#pick([1, 2, 4, 8])})`})`;
      case 5:
        return `@f${this.#oneIn(6) ? this.#random.below(4) : 2 + this.#random.below(2)}(${inner()}, ${inner()}, ${this.#pick(['%p', '%p', '@table', '0'])}, %f)`;
      case 6:
        return `@tuyin.${this.#pick(calls).replace('P', '%p').replace('F', '%f').replace(/I/g, inner)}`;
      case 7:
        return this.#oneIn(2) ? `(%p + ${inner()})` : `(%f ${this.#pick(operators)} ${this.#pick(['%f', inner()])})`;
      default:
        return `(${this.#pick(['-', '~', '! '])}${inner()})`;
    }
  }

  #match(): string[] {
    const count = this.#random.below(3);
    const arms = Array.from({ length: count }, () =>
      this.#arm(this.#oneIn(8) ? this.#pick(edges) : String(this.#random.below(300))),
    );
    const what = this.#oneIn(3) ? this.#pick(this.#locals) : `input.read(${this.#pick([1, 2, 4])})`;
    return [`  match ${what} with`, ...arms.flat(), ...(count > 0 && this.#oneIn(8) ? [] : this.#arm('_'))];
  }

  #arm(pattern: string): string[] {
    if (this.#oneIn(2)) return [`  | ${pattern} -> ${this.#value(1)}`];
    const local = this.#oneIn(6) ? this.#pick(this.#locals) : this.#oneIn(8) ? '%in0' : `%in${this.#arms++}`;
    return [`  | ${pattern} ->`, `    ${local} = ${this.#value(1)}`, `    ${this.#oneIn(3) ? this.#value(1) : local}`];
  }
}
