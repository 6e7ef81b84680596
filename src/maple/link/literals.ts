/**
 * Literals: constants of one module that have no name of their own, so that one of several with the same contents is enough.
 * The objects of Java's literals (`$_C_STR_…`) say in their names what they contain.
 *
 * What the equal `conststr` of a program are needs no table here: they are one where they are stored (module-lowering.ts).
 */
import type { Init, Variable } from '../module.ts';
import { printType } from '../printer.ts';
import { quoteString } from '../literals.ts';
import type { SymbolItem } from './symbols.ts';

/** Words that say that a compiler made the name. */
const unnamed: ReadonlySet<string> = new Set(['implicit', 'synthetic']);

/** The same for two local constants if they are one literal; undefined for what is none. */
export function literalKey({ input: { module }, kind, index }: SymbolItem): string | undefined {
  const variable = kind === 'var' ? module.globals[index] : undefined;
  if (variable?.init === undefined) return undefined;
  const isNamedByContents = variable.name.startsWith('$_C_STR_');
  if (!isNamedByContents && !isUnnamedConstant(variable)) return undefined;
  const contents = contentsOf(variable.init);
  const type = module.types.get(variable.type);
  const isPlain = type.kind === 'prim' || (type.kind === 'array' && module.types.get(type.of).kind === 'prim');
  if (contents === undefined || !isPlain) return undefined;
  const attrs = variable.attrs.map(({ name, args = [] }) => `${name}(${args.join()})`).sort();
  const name = isNamedByContents ? variable.name : '';
  return `${name} ${printType(module, variable.type)} ${attrs.join(' ')} ${contents}`;
}

function isUnnamedConstant({ attrs, temp }: Variable): boolean {
  const words = new Set(attrs.map(({ name }) => name));
  return (
    words.has('const') &&
    !words.has('volatile') &&
    !words.has('used') &&
    (temp || [...unnamed].some((word) => words.has(word)))
  );
}

/** The values of an initialiser one behind the other; undefined if there are addresses among them. */
function contentsOf(init: Init): string | undefined {
  let text = '';
  const stack: (Init | string)[] = [init];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (typeof at === 'string') text += at;
    else if (at.kind === 'list') {
      stack.push(']');
      for (let i = at.items.length - 1; i >= 0; i--) stack.push(',', at.items[i]);
      text += '[';
    } else if (at.kind === 'field') {
      stack.push(at.value);
      text += `${at.field}=`;
    } else {
      const value = valueText(at);
      if (value === undefined) return undefined;
      text += value;
    }
  }
  return text;
}

function valueText(value: Exclude<Init, { kind: 'list' | 'field' }>): string | undefined {
  if (value.kind === 'int') return `${value.value}${value.hex ? 'x' : ''}`;
  if (value.kind === 'float') return value.text;
  return value.kind === 'string' ? quoteString(value.text) : undefined;
}
