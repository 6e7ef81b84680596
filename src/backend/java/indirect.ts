/**
 * Calls through addresses: for the functions of each signature one that has a `switch` over their addresses, which the machine compiles to a few
 * comparisons, and into which it can put the functions themselves. Many functions are divided by their addresses.
 */
import type { Signature } from '../../linear/nodes.ts';
import { primary } from '../text/expr.ts';
import { nameOfType, typeOfValue, type Expr } from './expr.ts';

export interface Caller {
  readonly name: string;
  readonly signature: Signature;
  /** In ascending order. */
  readonly cases: { readonly address: number; readonly call: (args: readonly Expr[]) => string }[];
}

/** Functions that one `switch` is over. */
const mostCases = 256;

export function callersText(callers: readonly Caller[], resultOf: (signature: Signature) => string): string {
  return callers.map((caller) => callerText(caller, resultOf(caller.signature))).join('\n');
}

function callerText({ name, signature, cases }: Caller, result: string): string {
  const args = signature.params.map((type, i) => primary(`a${i}`, typeOfValue(type)));
  const params = ['int address', ...signature.params.map((type, i) => `${nameOfType(type)} a${i}`)].join(', ');
  const head = (own: string): string => `static ${result} ${own}(${params}) {`;
  const given = ['address', ...args.map(({ text }) => text)].join(', ');
  const call = (text: string): string => (result === 'void' ? `{ ${text}; return; }` : `return ${text};`);
  const body = (from: number): string => {
    const own = cases.slice(from, from + mostCases);
    const lines = own.map((one) => `      case ${one.address}: ${call(one.call(args))}\n`).join('');
    return `    switch (address) {\n${lines}      default: throw trap("bad-indirect-call", null);\n    }\n  }\n`;
  };
  if (cases.length <= mostCases) return `  ${head(name)}\n${body(0)}`;
  const starts = Array.from({ length: Math.ceil(cases.length / mostCases) }, (_, k) => k * mostCases);
  const chosen = starts
    .slice(1)
    .map((from, k) => `    if (address < ${cases[from].address}) ${call(`Calls_${name}_${k}.call(${given})`)}\n`);
  const classes = starts.map(
    (from, k) => `\n  static final class Calls_${name}_${k} {\n  ${head('call')}\n${body(from)}  }\n`,
  );
  const last = call(`Calls_${name}_${starts.length - 1}.call(${given})`);
  return `  ${head(name)}\n${chosen.join('')}    ${last}\n  }\n${classes.join('')}`;
}
