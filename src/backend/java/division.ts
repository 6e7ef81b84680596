/**
 * A large function as several methods: the machine compiles no method of more than 8000 bytes, and a class file can hold none of more than
 * 65535. Variables are fields of an object `vars`, and a part gives the number of the node where control goes on, or -1 at the end:
 *
 *     static int f(int n) {
 *       State_f vars = new State_f();
 *       vars.n = n;
 *       for (int way = 0; way >= 0;) {
 *         switch (way >> 12) {
 *           case 0: way = Parts_f_0.part_0(vars, way); break;
 */
import { destsOf, operandsOf } from '../../linear/instr.ts';
import type { Instr, Operand, Signature } from '../../linear/nodes.ts';
import type { Division, TextParts } from '../text/language.ts';

/** Nodes of a part, and what that is as a shift. */
const nodes = 4096;
const shift = 12;
/** Parts that one class has. */
const partsOfClass = 16;

/** Bytes of code for what is read or written: temporaries are mostly parts of expressions. */
const sizes: Readonly<Record<Operand['kind'], number>> = { t: 2, l: 2, p: 2, v: 3, g: 3, f: 3 };
const sizesInPart: Readonly<Record<Operand['kind'], number>> = { ...sizes, t: 3, l: 5, p: 5 };

/** So many bytes of code an instruction takes, at a guess. */
function weightOf(instr: Instr, isPart: boolean): number {
  const of = isPart ? sizesInPart : sizes;
  return [...operandsOf(instr), ...destsOf(instr)].reduce((sum, { kind }) => sum + of[kind], 3);
}

export class JavaDivision implements Division {
  readonly most = 7800;
  readonly mostOfPart = 7000;
  readonly nodes = nodes;
  readonly weightOf = weightOf;
  readonly #resultOf: (signature: Signature) => string;

  constructor(resultOf: (signature: Signature) => string) {
    this.#resultOf = resultOf;
  }

  field(name: string): string {
    return `vars.${name}`;
  }

  leave(value: string): readonly string[] {
    return [...(value === '' ? [] : [`vars.result = ${value};`]), 'return -1;'];
  }

  join(all: TextParts): string {
    const own = all.name.slice(all.name.lastIndexOf('.') + 1);
    const result = this.#resultOf(all.signature);
    const isVoid = result === 'void';
    const fields = [
      ...all.fields,
      ...all.constants.map((name) => `  int ${name};`),
      ...(isVoid ? [] : [`  ${result} result;`]),
    ];
    return `${this.#entry(all, own, result)}
static final class State_${own} {
${fields.join('\n')}
}
${classes(all, own)}`;
  }

  #entry({ params, names, begin, constants, way, parts }: TextParts, own: string, result: string): string {
    const cases = parts.map(
      (_, k) =>
        `      case ${k}: ${way} = Parts_${own}_${Math.floor(k / partsOfClass)}.part_${k}(vars, ${way}); break;\n`,
    );
    const kept = [...names, ...constants].map((name) => `  vars.${name} = ${name};\n`);
    return `static ${result} ${own}(${params.join(', ')}) {
${begin.map((line) => `${line}\n`).join('')}  State_${own} vars = new State_${own}();
${kept.join('')}  for (int ${way} = 0; ${way} >= 0;) {
    switch (${way} >> ${shift}) {
${cases.join('')}    }
  }
${result === 'void' ? '' : '  return vars.result;\n'}}
`;
  }
}

function classes({ parts, constants, way }: TextParts, own: string): string {
  const kept = constants.map((name) => `    int ${name} = vars.${name};\n`).join('');
  const methods = parts.map(
    (text, k) => `  static int part_${k}(State_${own} vars, int ${way}) {
${kept}    for (;;) {
      switch (${way}) {
${indented(text)}
        default: return ${way};
      }
    }
  }
`,
  );
  const found: string[] = [];
  for (let from = 0; from < methods.length; from += partsOfClass)
    found.push(
      `static final class Parts_${own}_${from / partsOfClass} {\n${methods.slice(from, from + partsOfClass).join('\n')}}\n`,
    );
  return found.join('\n');
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '      ');
}
