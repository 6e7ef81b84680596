/** Declarations: what hides something, what nobody uses, what says too little. */
import type { Parser } from '../parser.ts';
import { placeOf, type Token } from '../preprocessor/token.ts';
import type { Meaning } from '../scope.ts';
import type { Expr, FuncSymbol } from '../tree.ts';
import { typeText } from '../type-text.ts';
import { integerOf, isComplete, isVoid, type Type } from '../types.ts';

/** A local name that is about to be declared. */
export function checkShadow(p: Parser, name: Token): void {
  if (!p.switches.isOn('shadow')) return;
  const outer = p.scopes.find(name.text);
  if (outer?.kind !== 'variable') return;
  const what = outer.isParam ? 'parameter' : outer.storage === 'auto' ? 'variable' : 'variable with static storage';
  p.report('CC4070', name, [name.text, what], { notes: [{ message: 'it hides this', span: outer.span }] });
}

/** The names of a block that ends. */
export function checkScope(p: Parser, meanings: Iterable<Meaning>): void {
  const { switches } = p;
  const isOn =
    switches.isOn('unused-variable') || switches.isOn('unused-parameter') || switches.isOn('unused-local-typedefs');
  if (!isOn || p.isBroken) return;
  for (const meaning of meanings) {
    if (meaning.kind === 'typedef' && meaning.used !== true) p.report('CC4025', meaning.span, [meaning.name]);
    if (meaning.kind !== 'variable' || meaning.used || meaning.storage === 'extern') continue;
    if (meaning.attributes.unused === true || meaning.name.startsWith('.')) continue;
    p.report(meaning.isParam ? 'CC3081' : 'CC3080', meaning.span, [meaning.name, typeText(meaning.type)]);
  }
}

/** `int f();` */
export function checkPrototype(p: Parser, name: Token): void {
  if (!p.switches.isOn('strict-prototypes')) return;
  const { source, start, end } = placeOf(name);
  const open = /^\s*\(\s*\)/.exec(source.text.slice(end, end + 100))?.[0];
  const at = end + (open?.length ?? 0) - 1;
  const fix =
    open === undefined
      ? undefined
      : { title: 'take nothing', span: { source, start: at, end: at }, replacement: 'void', isSafe: false };
  p.report('CC4071', { source, start, end }, [name.text], { fix });
}

/** A function that begins to be defined. */
export function checkDefinition(p: Parser, name: Token, result: Type, isOld: boolean, isOwn: boolean): void {
  const isMain = name.text === 'main';
  if (isMain && integerOf(result)?.name !== 'int') p.report('CC4076', name, [typeText(result)]);
  if (isOld && p.switches.isOn('old-style-definition')) p.report('CC4073', name, [name.text]);
  if (isOwn || isMain || !p.switches.isOn('missing-prototypes')) return;
  if (p.linked.get(name.text) === undefined) p.report('CC4072', name, [name.text]);
}

/** An array whose length is no constant. */
export function checkLength(p: Parser, name: Token): void {
  if (p.switches.isOn('vla')) p.report('CC4075', name, [name.text]);
}

/** `p + 1` of a `void *`. */
export function checkStep(p: Parser, pointer: Expr): void {
  if (pointer.type.kind !== 'pointer') return;
  const { to } = pointer.type;
  if (isVoid(to) || to.kind === 'func') p.report('CC4077', pointer.span, [typeText(to)]);
}

/** `sizeof parameter`, of one that was declared as an array. */
export function checkMeasured(p: Parser, { symbol, span }: Extract<Expr, { kind: 'variable' }>): void {
  if (!symbol.isParam || symbol.type.kind !== 'pointer' || !isComplete(symbol.type)) return;
  const { source, end } = symbol.span;
  if (/^\s*\[/.test(source.text.slice(end, end + 40))) p.report('CC4015', span, [symbol.name, typeText(symbol.type)]);
}

/** At the end of the file: functions that nobody calls. */
export function checkUnit(p: Parser): void {
  if (!p.switches.isOn('unused-function')) return;
  for (const symbol of p.functions)
    if (isUnused(symbol)) p.report('CC4020', symbol.span, [symbol.name, symbol.body !== undefined]);
}

/** `inline` functions of headers are there for whoever wants them. */
function isUnused({ isStatic, isInline, used, attributes, body }: FuncSymbol): boolean {
  if (!isStatic || attributes.unused === true || attributes.used === true) return false;
  if (attributes.constructorAt !== undefined || attributes.destructorAt !== undefined || attributes.alias !== undefined)
    return false;
  return body === undefined || (!used && !isInline);
}
