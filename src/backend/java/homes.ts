/**
 * Which class of the file a function or a variable is in. A class file has at most 65535 constants, among them three for each function that
 * is called, and a method at most 65535 bytes. Small programs are one class; of others so many functions as are known to fit share one of
 * the classes More1, More2, …, and variables one of Globals1, …
 */
import type { Func, LinearModule } from '../../linear/nodes.ts';

/** Constants that a class may want for its functions, and variables that one initialiser may set. */
const mostConstants = 24_000;
const mostVariables = 3000;
/** Statements that a method may have, each of some bytes. */
const mostStatements = 4000;

interface Part {
  readonly index: number;
  readonly text: string;
}

export class Homes {
  /** By function; 0 is the class of the file. */
  readonly #ofFunction: readonly number[];

  constructor({ funcs }: LinearModule, reached: ReadonlySet<number>) {
    let home = 0;
    let constants = 0;
    this.#ofFunction = funcs.map((func, i) => {
      if (func.extern || !reached.has(i)) return 0;
      const own = constantsOf(func);
      if (constants + own > mostConstants && constants > 0) {
        home++;
        constants = 0;
      }
      constants += own;
      return home;
    });
  }

  /** What stands before the name of a function, wherever it is called. */
  ofFunction(index: number): string {
    const home = this.#ofFunction[index];
    return home === 0 ? '' : `More${home}.`;
  }

  ofGlobal(index: number): string {
    return index < mostVariables ? '' : `Globals${Math.floor(index / mostVariables)}.`;
  }

  inClasses(functions: readonly Part[]): string {
    return inClasses(functions, (index) => this.ofFunction(index), '\n');
  }

  globalsInClasses(variables: readonly Part[]): string {
    return inClasses(variables, (index) => this.ofGlobal(index), '');
  }

  /** So many statements that one method would be too long: the calls of methods that have them. */
  inMethods(name: string, statements: readonly string[]): { readonly calls: string; readonly methods: string } {
    if (statements.length <= mostStatements) return { calls: statements.join(''), methods: '' };
    const calls: string[] = [];
    const methods: string[] = [];
    for (let from = 0; from < statements.length; from += mostStatements) {
      const owner = `More_${name}_${calls.length}`;
      calls.push(`    ${owner}.run();\n`);
      const lines = statements.slice(from, from + mostStatements).map((line) => `    ${line}`);
      methods.push(`\n  static final class ${owner} {\n    static void run() {\n${lines.join('')}    }\n  }\n`);
    }
    return { calls: calls.join(''), methods: methods.join('') };
  }
}

function constantsOf(func: Func): number {
  const count =
    func.form === 'linear' ? func.instrs.length : func.blocks.reduce((n, { instrs }) => n + instrs.length, 0);
  return 6 + count * 2;
}

/** The parts by the classes that they are in, in order. */
function inClasses(parts: readonly Part[], homeOf: (index: number) => string, between: string): string {
  const byHome = new Map<string, string[]>();
  for (const { index, text } of parts) {
    const home = homeOf(index);
    const known = byHome.get(home);
    if (known === undefined) byHome.set(home, [text.trimEnd()]);
    else known.push(text.trimEnd());
  }
  const texts = [...byHome].map(([home, own]) => {
    const joined = `${own.map((text) => indented(text, home === '' ? '  ' : '    ')).join(`\n${between}`)}\n`;
    return home === '' ? joined : `  static final class ${home.slice(0, -1)} {\n${joined}  }\n`;
  });
  return texts.join('\n');
}

function indented(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}
