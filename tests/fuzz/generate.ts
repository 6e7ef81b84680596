/**
 * Random MAPLE programs from a seed: well typed, ending, and the same on every engine. Expressions come from the rows
 * of the opcode table: an opcode whose form is made of primitive types, bit ranges and operands only is generated from
 * what its row says; the others (variables, memory, control flow, calls) have rules of their own here.
 *
 * What would differ without being wrong is left out: addresses as values, bits of NaN, memory that was never written.
 * Loops count to a bound; functions call earlier ones only, and so many times at most.
 */
import { opcodeNames, rows, type MapleRow, type Opcode, type OperandRule } from '../../src/maple/opcodes.ts';
import { formulaDefined } from '../../src/scalar/ops.ts';
import { Random } from '../scalar/random.ts';
import { fits } from './programs/expressions.ts';

const integers = ['i8', 'i16', 'i32', 'i64', 'u8', 'u16', 'u32', 'u64', 'u1'] as const;
const floats = ['f32', 'f64'] as const;
const scalars = [...integers, ...floats] as const;
type Scalar = (typeof scalars)[number];

const bits: Readonly<Record<Scalar, number>> = {
  i8: 8,
  i16: 16,
  i32: 32,
  i64: 64,
  u8: 8,
  u16: 16,
  u32: 32,
  u64: 64,
  u1: 1,
  f32: 32,
  f64: 64,
};
const isFloat = (type: Scalar): boolean => type === 'f32' || type === 'f64';

/** The expression opcodes that their rows describe completely. */
const derived = opcodeNames.filter((op) => {
  const { kind, form, takes } = rows[op] as MapleRow;
  const known = form.every(
    (part) => part === 'prim' || part === 'from' || part === '()' || part === 'bitOffset' || part === 'bitSize',
  );
  return (
    kind === 'expr' &&
    known &&
    form.includes('()') &&
    takes !== undefined &&
    !takes.includes('address') &&
    !takes.includes('size')
  );
});

interface Signature {
  readonly name: string;
  readonly params: readonly Scalar[];
  readonly results: readonly Scalar[];
}

export interface Generated {
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly args: readonly (number | bigint)[] }[];
}

const fieldTypes: readonly (readonly [string, Scalar])[] = [
  ['@a i8', 'i8'],
  ['@b:3 i32', 'i32'],
  ['@c:13 u32', 'u32'],
  ['@d i64', 'i64'],
  ['@e:33 i64', 'i64'],
  ['@f f32', 'f32'],
  ['@g u16', 'u16'],
  ['@h:1 u8', 'u8'],
  ['@i:7 u8', 'u8'],
  ['@j f64', 'f64'],
];

const arrayTypes: readonly Scalar[] = ['i8', 'u16', 'i32', 'u64', 'f64', 'f32'];
const arraySize = 8;

/** Opcodes that MapleLight does not have, or only as calls of its library. */
const outsideLight: readonly Opcode[] = ['round', ...formulaDefined];

export interface GenerateOptions {
  /** Only what MapleLight has, and nothing that its machine calls undefined: no bit-fields, every variable written first. */
  readonly light?: boolean;
}

export function generate(seed: bigint, { light = false }: GenerateOptions = {}): Generated {
  return new Generator(seed, light).program();
}

class Generator {
  readonly #random: Random;
  readonly #lines: string[] = [];
  readonly #funcs: Signature[] = [];
  #locals: { name: string; type: Scalar }[] = [];
  #counters = 0;
  #labels = 0;
  #fuel = 0;
  #callsLeft = 0;
  #loopDepth = 0;

  readonly #light: boolean;
  readonly #derived: readonly Opcode[];

  constructor(seed: bigint, light: boolean) {
    this.#random = new Random(seed);
    this.#light = light;
    this.#derived = light ? derived.filter((op) => !outsideLight.includes(op)) : derived;
  }

  /** Fields of the structure, and their types. */
  get #fields(): typeof fieldTypes {
    return this.#light ? fieldTypes.map(([text, type]) => [text.replace(/:\d+/, ''), type]) : fieldTypes;
  }

  program(): Generated {
    const fields = this.#fields.map(([text]) => text).join(', ');
    this.#lines.push(
      'func &printf extern (var %format <* u8>, ...) i32',
      `type $S <struct { ${fields} }>`,
      'var $s <$S>',
    );
    for (const type of scalars) this.#lines.push(`var $g${type} ${type} = ${this.#literal(type)}`);
    for (const type of arrayTypes) {
      const values = Array.from({ length: arraySize }, () => this.#literal(type)).join(', ');
      this.#lines.push(`var $a${type} <[${arraySize}] ${type}> = [${values}]`);
    }
    const count = 2 + this.#random.below(3);
    for (let i = 0; i < count; i++) this.#func(i);
    const calls = this.#funcs.flatMap(({ name, params }) =>
      Array.from({ length: 3 }, () => ({ name, args: params.map((type) => this.#argument(type)) })),
    );
    return { text: `${this.#lines.join('\n')}\n`, calls };
  }

  // Functions

  #func(index: number): void {
    const { below } = { below: (n: number): number => this.#random.below(n) };
    const params = Array.from({ length: below(4) }, () => this.#random.pick(scalars));
    const results = Array.from({ length: 1 + (below(4) === 0 ? 1 : 0) }, () => this.#random.pick(scalars));
    const name = `f${index}`;
    const formals = params.map((type, i) => `var %p${i} ${type}`).join(', ');
    this.#lines.push(`func &${name} (${formals}) ${results.join(', ')} {`);
    this.#locals = params.map((type, i) => ({ name: `%p${i}`, type }));
    scalars.forEach((type) => {
      if (below(3) > 0) this.#local(`%v${type}`, type);
    });
    this.#lines.push(
      `  var %s <$S>`,
      `  var %t <[${arraySize}] i32> = [1, 2, 3, 4, 5, 6, 7, 8]`,
      '  dassign %s (dread agg $s)',
    );
    this.#fuel = 12 + below(25);
    this.#callsLeft = 4;
    this.#counters = 0;
    // The counters are declared in front: a body may be entered by a jump.
    for (let i = 0; i < 12; i++) this.#lines.push(`  var %n${i} i32 = 0`);
    if (this.#light)
      scalars.forEach((type, i) =>
        this.#lines.push(`  regassign ${type} %${1 + i} (constval ${type} ${this.#literal(type)})`),
      );
    this.#block(1);
    this.#lines.push(`  return (${results.map((type) => this.#expr(type, 3)).join(', ')})`, '}');
    this.#funcs.push({ name, params, results });
  }

  #local(name: string, type: Scalar): void {
    this.#locals.push({ name, type });
    this.#lines.push(
      `  var ${name} ${type}${!this.#light && this.#random.below(4) === 0 ? '' : ` = ${this.#literal(type)}`}`,
    );
  }

  // Statements

  #block(depth: number): void {
    for (let count = 1 + this.#random.below(5); count > 0 && this.#fuel > 0; count--) {
      this.#fuel--;
      this.#statement(depth);
    }
  }

  #put(depth: number, line: string): void {
    this.#lines.push('  '.repeat(depth) + line);
  }

  #statement(depth: number): void {
    const random = this.#random;
    const leaf = depth > 4;
    switch (random.below(leaf ? 9 : 18)) {
      case 0:
      case 1: {
        const { name, type } = random.pick(
          this.#locals.length > 0 ? this.#locals : [{ name: '$gi32', type: 'i32' as const }],
        );
        return this.#put(depth, `dassign ${name} (${this.#expr(type, 4)})`);
      }
      case 2: {
        const type = random.pick(scalars);
        return this.#put(depth, `dassign $g${type} (${this.#expr(type, 4)})`);
      }
      case 3: {
        const type = random.pick(arrayTypes);
        return this.#put(depth, `iassign <* ${type}> (${this.#element(type)}, ${this.#expr(type, 3)})`);
      }
      case 4: {
        const field = random.below(fieldTypes.length);
        return this.#put(
          depth,
          `dassign ${random.pick(['$s', '%s'])} ${field + 1} (${this.#expr(fieldTypes[field][1], 3)})`,
        );
      }
      case 5: {
        const type = random.pick(scalars);
        return this.#put(depth, `regassign ${type} %${1 + scalars.indexOf(type)} (${this.#expr(type, 3)})`);
      }
      case 6:
        return this.#print(depth);
      case 7:
        return this.#call(depth);
      case 8: {
        // Local arrays and copies of structures.
        if (random.below(2) === 0)
          return this.#put(depth, random.pick(['dassign %s (dread agg $s)', 'dassign $s (dread agg %s)']));
        const index = `band i32 (${this.#expr('i32', 2)}, constval i32 ${arraySize - 1})`;
        return this.#put(
          depth,
          `iassign <* i32> (array 1 ptr <* <[${arraySize}] i32>> (addrof ptr %t, ${index}),
          ${this.#expr('i32', 3)})`,
        );
      }
      case 9:
      case 10:
        return this.#if(depth);
      case 11:
      case 12:
        return this.#loop(depth);
      case 13:
        return this.#switch(depth);
      case 14: {
        const label = `l${this.#labels++}`;
        this.#put(depth, `${random.pick(['brtrue', 'brfalse'])} @${label} (${this.#expr(random.pick(scalars), 3)})`);
        this.#block(depth);
        return this.#put(depth, `@${label}`);
      }
      case 15:
        return this.#put(depth, `eval (${this.#expr(random.pick(scalars), 3)})`);
      case 16: {
        if (random.below(6) > 0) return this.#print(depth);
        const type = random.pick(scalars);
        return this.#put(
          depth,
          `${random.pick(['assertge', 'assertlt'])} (${this.#expr(type, 2)}, ${this.#expr(type, 2)})`,
        );
      }
      default: {
        if (random.below(3) > 0 || this.#loopDepth === 0) return this.#if(depth);
        this.#put(depth, 'foreachelem %n11 %t {');
        this.#loopDepth++;
        this.#block(depth + 1);
        this.#loopDepth--;
        return this.#put(depth, '}');
      }
    }
  }

  #print(depth: number): void {
    const random = this.#random;
    const type = random.pick(scalars);
    const format = isFloat(type)
      ? '%a'
      : bits[type] === 64
        ? type === 'i64'
          ? '%ld'
          : '%lu'
        : type.startsWith('i')
          ? '%d'
          : '%u';
    this.#put(depth, `call &printf (conststr ptr "${format}\\n", ${this.#expr(type, 3)})`);
  }

  #if(depth: number): void {
    this.#put(depth, `if (${this.#condition()}) {`);
    this.#block(depth + 1);
    if (this.#random.below(2) === 0) return this.#put(depth, '}');
    this.#put(depth, '} else {');
    this.#block(depth + 1);
    this.#put(depth, '}');
  }

  #condition(): string {
    return this.#random.below(3) === 0 ? this.#expr(this.#random.pick(scalars), 3) : this.#expr('u1', 3);
  }

  #loop(depth: number): void {
    if (this.#counters >= 11 || this.#loopDepth > 2) return this.#if(depth);
    const counter = `%n${this.#counters++}`;
    const turns = 1 + this.#random.below(5);
    const isLess = `lt u1 i32 (dread i32 ${counter}, constval i32 ${turns})`;
    const step = `dassign ${counter} (add i32 (dread i32 ${counter}, constval i32 1))`;
    this.#loopDepth++;
    switch (this.#random.below(4)) {
      case 0:
        this.#put(depth, `doloop ${counter} (constval i32 0, ${isLess}, constval i32 1) {`);
        this.#block(depth + 1);
        this.#put(depth, '}');
        break;
      case 1:
        this.#put(depth, `dassign ${counter} (constval i32 0)`);
        this.#put(depth, `while (cand u1 (${isLess}, ${this.#condition()})) {`);
        this.#block(depth + 1);
        this.#put(depth + 1, step);
        this.#put(depth, '}');
        break;
      case 2:
        this.#put(depth, `dassign ${counter} (constval i32 0)`);
        this.#put(depth, 'dowhile {');
        this.#block(depth + 1);
        this.#put(depth + 1, step);
        this.#put(depth, `} (${isLess})`);
        break;
      default: {
        const label = `l${this.#labels++}`;
        this.#put(depth, `dassign ${counter} (constval i32 0)`);
        this.#put(depth, `@${label}`);
        this.#put(depth, step);
        this.#block(depth);
        this.#put(depth, `brtrue @${label} (${isLess})`);
      }
    }
    this.#loopDepth--;
  }

  #switch(depth: number): void {
    const random = this.#random;
    const type = random.pick(integers.filter((one) => one !== 'u1'));
    const base = random.below(3) * (random.below(2) === 0 ? 1 : 40);
    const stride = random.pick([1, 1, 3, 50]);
    const tags = Array.from({ length: 1 + random.below(5) }, (_, i) => Math.min(base + i * stride, 127));
    const labels = [...new Set(tags)].map((tag) => ({ tag, label: `l${this.#labels++}` }));
    const end = `l${this.#labels++}`;
    const wrapped = `rem ${type} (${this.#expr(type, 3)}, constval ${type} ${Math.min(127, base + stride * 5 + 2)})`;
    const cases = labels.map(({ tag, label }) => (random.below(2) === 0 ? [tag, label] : [tag, label]));
    if (random.below(3) === 0 && type === 'i32') {
      const list = cases.map(([tag, label]) => `(constval i32 ${tag}): goto @${label}`).join(' ');
      this.#put(depth, `multiway (${wrapped}) @${end} { ${list} }`);
    } else {
      const list = cases.map(([tag, label]) => `${tag}: goto @${label}`).join(' ');
      this.#put(depth, `switch (${wrapped}) ${random.below(3) === 0 ? '0' : `@${end}`} { ${list} }`);
    }
    for (const { label } of labels) {
      this.#put(depth, `@${label}`);
      this.#block(depth);
      if (random.below(2) === 0) this.#put(depth, `goto @${end}`);
    }
    this.#put(depth, `@${end}`);
  }

  #call(depth: number): void {
    const random = this.#random;
    if (this.#funcs.length === 0 || this.#callsLeft === 0 || this.#loopDepth > 1) return this.#print(depth);
    this.#callsLeft--;
    const { name, params, results } = random.pick(this.#funcs);
    const args = params.map((type) => this.#expr(type, 3));
    const targets = results.map((type) =>
      random.below(2) === 0 ? `dassign $g${type}` : `regassign ${type} %${1 + scalars.indexOf(type)}`,
    );
    switch (random.below(3)) {
      case 0:
        return this.#put(depth, `callassigned &${name} (${args.join(', ')}) { ${targets.join(', ')} }`);
      case 1:
        return this.#put(
          depth,
          `icallprotoassigned <func (${params.join(', ')}) ${results.join(', ')}> ` +
            `(${[`addroffunc ptr &${name}`, ...args].join(', ')}) { ${targets.join(', ')} }`,
        );
      default:
        this.#put(depth, `call &${name} (${args.join(', ')})`);
        return this.#put(depth, `dassign $g${results[0]} (regread ${results[0]} %%retval0)`);
    }
  }

  // Expressions

  #expr(type: Scalar, depth: number): string {
    const random = this.#random;
    if (depth <= 0 || random.below(5) === 0) return this.#leaf(type);
    if (random.below(8) === 0) return this.#special(type, depth);
    const possible = this.#derived.filter((op) => fits(rows[op].of, type) && !(op === 'retype'));
    const op = random.pick(possible);
    return this.#fromRow(op, type, depth);
  }

  #fromRow(op: Opcode, type: Scalar, depth: number): string {
    const random = this.#random;
    const row: MapleRow = rows[op];
    const from = row.form.includes('from')
      ? random.pick(scalars.filter((one) => fits(row.fromOf, one) && (op !== 'cmp' || !isFloat(one))))
      : type;
    const size = 1 + random.below(bits[type]);
    const offset = random.below(bits[type] - size + 1);
    const words = row.form.flatMap((part) => {
      switch (part) {
        case 'prim':
          return [type];
        case 'from':
          return [from];
        case 'bitOffset':
          return [String(offset)];
        case 'bitSize':
          return [String(size)];
        default:
          return [];
      }
    });
    const count = typeof row.operands === 'number' ? row.operands : 2;
    const takes = row.takes ?? [];
    const operands = Array.from({ length: count }, (_, i) => {
      const rule = takes[Math.min(i, takes.length - 1)];
      const isDivisor = (op === 'div' || op === 'rem') && i === 1 && !isFloat(type) && random.below(30) > 0;
      // Bits are taken from an operand of the type itself, which is wide enough.
      const operand = this.#operand(row.form.includes('bitSize') ? 'same' : rule, type, from, depth - 1);
      return isDivisor ? `bior ${type} (${operand}, constval ${type} 1)` : operand;
    });
    return `${op} ${words.join(' ')} (${operands.join(', ')})`;
  }

  #operand(rule: OperandRule, type: Scalar, from: Scalar, depth: number): string {
    const random = this.#random;
    switch (rule) {
      case 'from':
        return this.#expr(from, depth);
      case 'int':
        return this.#expr(random.pick(integers.filter((one) => one !== 'u1')), depth);
      case 'cond':
        return this.#expr(random.pick(scalars), depth);
      default:
        return this.#expr(type, depth);
    }
  }

  /** Expressions with rules of their own. */
  #special(type: Scalar, depth: number): string {
    const random = this.#random;
    switch (random.below(4)) {
      case 0: {
        const found = arrayTypes.filter((one) => one === type);
        if (found.length === 0) return this.#leaf(type);
        return `iread ${type} <* ${type}> (${this.#element(type)})`;
      }
      case 1: {
        if (type !== 'i32' || this.#light) return this.#leaf(type);
        const name = random.pick([
          'C_clz32',
          'C_popcount32',
          'C_ctz32',
          'C_parity32',
          'C_clz64',
          'C_popcount64',
          'C_bswap32',
        ]);
        const operand = name.endsWith('64')
          ? this.#expr('u64', depth - 1)
          : name === 'C_bswap32'
            ? this.#expr('i32', depth - 1)
            : this.#expr('u32', depth - 1);
        return `intrinsicop i32 ${name} (${operand})`;
      }
      case 2:
        if (type === 'i32') return `retype i32 u32 (${this.#expr('u32', depth - 1)})`;
        if (type === 'f64') return `retype f64 i64 (${this.#ordinary('i64', depth)})`;
        return type === 'u64' ? `retype u64 i64 (${this.#expr('i64', depth - 1)})` : this.#leaf(type);
      default: {
        const fields = this.#fields.map(([, own], i) => [own, i + 1] as const).filter(([own]) => own === type);
        if (fields.length === 0) return this.#leaf(type);
        const [, field] = random.pick(fields);
        return random.below(2) === 0
          ? `dread ${type} ${random.pick(['$s', '%s'])} ${field}`
          : `iread ${type} <* <$S>> ${field} (addrof ptr ${random.pick(['$s', '%s'])})`;
      }
    }
  }

  /** The bits of an ordinary number: an exponent that is neither all ones nor zero. */
  #ordinary(type: 'i64', depth: number): string {
    return `bior ${type} (band ${type} (${this.#expr(type, depth - 1)}, constval ${type} 0x3fffffffffffffff),
      constval ${type} 0x2000000000000000)`;
  }

  #element(type: Scalar): string {
    const index = `band i32 (${this.#expr('i32', 2)}, constval i32 ${arraySize - 1})`;
    const flag = this.#random.below(2);
    return `array ${flag} ptr <* <[${arraySize}] ${type}>> (addrof ptr $a${type}, ${
      this.#random.below(20) === 0 ? `constval i32 ${this.#random.below(arraySize)}` : index
    })`;
  }

  #leaf(type: Scalar): string {
    const random = this.#random;
    const own = this.#locals.filter((local) => local.type === type);
    switch (random.below(4)) {
      case 0:
        return `constval ${type} ${this.#literal(type)}`;
      case 1:
        return `dread ${type} $g${type}`;
      case 2:
        return random.below(3) === 0
          ? `regread ${type} %${1 + scalars.indexOf(type)}`
          : `constval ${type} ${this.#literal(type)}`;
      default:
        return own.length > 0 ? `dread ${type} ${random.pick(own).name}` : `dread ${type} $g${type}`;
    }
  }

  #literal(type: Scalar): string {
    const random = this.#random;
    if (isFloat(type)) {
      const value = random.pick([
        '0.0',
        '1.0',
        '-1.0',
        '0.5',
        '-2.75',
        '3.0',
        '1.0e10',
        '-7.0e18',
        '1.0e-5',
        '255.0',
        '65536.5',
      ]);
      return type === 'f32' ? `${value}f` : value;
    }
    return String(this.#integer(type));
  }

  #integer(type: Scalar): bigint {
    const random = this.#random;
    const width = bits[type];
    const raw =
      random.below(3) === 0
        ? random.bits(width)
        : BigInt(random.pick([0, 1, 2, 3, 5, 7, 8, 31, 32, 63, 64, 100, 127, 128, 255, -1, -2, -128, -129]));
    const edges = [0n, (1n << BigInt(width - 1)) - 1n, 1n << BigInt(width - 1), -1n];
    const value = random.below(4) === 0 ? random.pick(edges) : raw;
    return type.startsWith('i') ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value);
  }

  #argument(type: Scalar): number | bigint {
    if (!isFloat(type)) return bits[type] === 64 ? this.#integer(type) : Number(this.#integer(type));
    const value = this.#random.pick([
      0,
      -0,
      1,
      -1.5,
      0.1,
      1e20,
      -1e-20,
      3.5,
      Infinity,
      -Infinity,
      NaN,
      2147483648,
      -129,
    ]);
    return type === 'f32' ? Math.fround(value) : value;
  }
}
