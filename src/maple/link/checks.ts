/** Whether all declarations of a function or variable agree with what counts: types, attributes, visibility of nothing else. */
import { diagnose, type Diagnostic, type Note } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import { paramTypes } from '../module.ts';
import { printType } from '../printer.ts';
import { TypePrinter } from '../printer-types.ts';
import { compareFuncs, type TypeComparison, type Verdict } from './agreement.ts';
import { checkAttrs, spanOf } from './attributes.ts';
import { mapleLinkCatalogue } from './diagnostics.ts';
import { spanOfName, type SymbolItem } from './symbols.ts';
import type { Target } from './targets.ts';
import type { TypeNode } from './type-versions.ts';

/** Every declaration of a name against the one that counts; other definitions (weak ones) too. */
export function checkTarget(target: Target, comparison: TypeComparison, problems: Diagnostic[]): void {
  const { item, meeting, state } = target;
  for (const { symbol } of meeting?.members ?? []) {
    if (symbol.item === item) continue;
    const verdict = compare(comparison, symbol.item, item);
    if (verdict.agreement !== 'same') problems.push(disagreement(symbol.item, item, state === 'declared', verdict));
  }
  checkAttrs(target, problems);
}

function compare(comparison: TypeComparison, here: SymbolItem, there: SymbolItem): Verdict {
  if (here.kind === 'func') {
    const [a, b] = [here, there].map(({ input, index }) => ({ input, func: input.module.funcs[index] }));
    return compareFuncs(comparison, a, b);
  }
  const [a, b] = [here, there].map(({ input, index }) => ({ input, variable: input.module.globals[index] }));
  if (!a.variable.declared || !b.variable.declared) return { agreement: 'same' };
  return comparison.compare([
    { input: a.input, type: a.variable.type },
    { input: b.input, type: b.variable.type },
  ]);
}

function disagreement(
  here: SymbolItem,
  there: SymbolItem,
  isDeclared: boolean,
  { agreement, culprit }: Verdict,
): Diagnostic {
  const { name } = here.kind === 'func' ? here.input.module.funcs[here.index] : here.input.module.globals[here.index];
  const message = isDeclared ? 'it is first declared here' : 'it is defined here';
  const notes: Note[] = [{ message, span: spanOf(there) }, ...(culprit === undefined ? [] : typeNotes(culprit))];
  const args = [name, describe(here), describe(there)] as const;
  if (agreement === 'sign') return diagnose(mapleLinkCatalogue, 'LNK0100', spanOf(here), [...args], { notes });
  return diagnose(linkCatalogue, isDeclared ? 'LNK0011' : 'LNK0010', spanOf(here), [...args], { notes });
}

function typeNotes([here, there]: readonly [TypeNode, TypeNode]): Note[] {
  const noteOf = (message: string, { input, def }: TypeNode): Note => ({
    message,
    span: spanOfName(input.module, def, def.name),
  });
  return [noteOf(`\`${here.def.name}\` is this type here`, here), noteOf('and this one there', there)];
}

const longest = 100;

/** `a variable of type <[10] i32>`, `a function (i32, f64) i32`. */
function describe({ input: { module }, kind, index }: SymbolItem): string {
  if (kind === 'var') return `a variable of type \`${shortened(printType(module, module.globals[index].type))}\``;
  const func = module.funcs[index];
  const params = paramTypes(func).map((type) => ({ type, attrs: [] }));
  return `a function \`${shortened(new TypePrinter(module).signature(params, func.results, func.variadic))}\``;
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text;
}
