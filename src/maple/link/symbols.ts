/**
 * What a module brings to a program by name: definitions, references and aliases, for the resolution that all languages share
 * (base/symbol-resolution.ts). Names keep their sigils, so functions and variables do not meet.
 *
 *     func &f () i32 {…}                definition       var $x i32 = 1            definition
 *     func &f weak () i32 {…}           weak definition  var $x i32 weak           weak definition
 *     func &f inline () i32 {…}         weak definition: every module that uses it may have it
 *     func &f static () i32 {…}         local            var $x fstatic i32        local
 *     func &f () i32                    reference        var $x extern i32         reference
 *     func &g alias("f") () i32         alias of &f
 *
 * `static` says that a function or variable is local to its module, but for members of classes. A variable that only an
 * imported file declares, or the body of a class (a static field), is a weak definition: some module may define it.
 */
import type { Span } from '../../base/source.ts';
import type { LinkSymbol, Visibility } from '../../base/symbol-resolution.ts';
import { isLocal, type FuncId, type Node, type VarRef } from '../code.ts';
import { hasAttr, isWeakReference, Locality } from '../locality.ts';
import { mapInit, type InitLeaf } from '../map-init.ts';
import type { Func, Init, Module, Place, Variable } from '../module.ts';
import type { MapleRow } from '../opcodes.ts';
import type { Attr } from '../types.ts';
import { wordIn } from '../verifier-types.ts';
import { isDefined, inputsOf, type Input } from './input.ts';
import { visitNames } from './relink-code.ts';

/** A function or variable of a module, by its index there. */
export interface SymbolItem {
  readonly input: Input;
  readonly kind: 'func' | 'var';
  readonly index: number;
}

export type MapleSymbol = LinkSymbol<SymbolItem>;

/** In the order of the module's tables: functions, then variables. */
export function symbolsOf(input: Input): MapleSymbol[] {
  const { module } = input;
  const locality = new Locality(module);
  const funcs = module.funcs.map((func) => funcSymbol(input, locality, func));
  return [...funcs, ...module.globals.map((variable, index) => variableSymbol(input, locality, variable, index))];
}

function funcSymbol(input: Input, locality: Locality, func: Func): MapleSymbol {
  const { name, attrs, id } = func;
  const named: Named = { name, item: { input, kind: 'func', index: id }, attrs, isLocal: locality.isLocalFunc(func) };
  if (isDefined(input, func)) return definition(named, func, hasAttr(attrs, 'inline'));
  const target = attrs.find((attr) => attr.name === 'alias')?.args?.[0];
  return typeof target === 'string' ? alias(named, func, `&${target.replace(/^&/, '')}`) : reference(named, func);
}

function variableSymbol(input: Input, locality: Locality, variable: Variable, index: number): MapleSymbol {
  const { name, attrs, storage, declared, init } = variable;
  const item: SymbolItem = { input, kind: 'var', index };
  const named: Named = { name, item, attrs, isLocal: locality.isLocalVariable(variable) };
  // As in C, what has a value is defined.
  const isExtern = (storage === 'extern' || hasAttr(attrs, 'extern')) && init === undefined;
  if (isExtern || !declared) return reference(named, variable);
  return definition(named, variable, !input.written.globals.has(index) || name.startsWith('$_C_STR_'));
}

interface Named {
  readonly name: string;
  readonly item: SymbolItem;
  readonly attrs: readonly Attr[];
  readonly isLocal: boolean;
}

// The place of a name is looked for when somebody asks.

function definition(named: Named, place: Place, isShared: boolean): MapleSymbol {
  return symbol('definition', named, place, isShared || hasAttr(named.attrs, 'weak'));
}

function reference(named: Named, place: Place): MapleSymbol {
  return symbol('reference', named, place, isWeakReference(named.attrs));
}

function symbol(
  kind: 'definition' | 'reference',
  { name, item, attrs, isLocal }: Named,
  place: Place,
  weak: boolean,
): MapleSymbol {
  return {
    kind,
    name,
    item,
    weak,
    visibility: visibilityOf(attrs, isLocal),
    get span(): Span {
      return spanOfName(item.input.module, place, name);
    },
  };
}

function alias({ name, item, attrs, isLocal }: Named, place: Place, target: string): MapleSymbol {
  return {
    kind: 'alias',
    name,
    item,
    target,
    weak: hasAttr(attrs, 'weak'),
    visibility: visibilityOf(attrs, isLocal),
    get span(): Span {
      return spanOfName(item.input.module, place, name);
    },
  };
}

/**
 * What other languages see of a module, by names without sigils: what it defines, and of what it declares that which it uses.
 * Calls by class use nothing by name.
 */
export function plainSymbols(module: Module): LinkSymbol<SymbolItem>[] {
  const [input] = inputsOf([module]);
  const used = usedNames(module);
  return symbolsOf(input)
    .filter(({ kind, name }) => kind !== 'reference' || used.has(name))
    .map((symbol) => {
      const plain = { ...symbol, name: symbol.name.slice(1) };
      return plain.kind === 'alias' ? { ...plain, target: plain.target.slice(1) } : plain;
    });
}

function usedNames(module: Module): Set<string> {
  const names = new Set<string>();
  const told = {
    func(id: FuncId, _: Node, { reaches }: MapleRow): FuncId {
      if (reaches === undefined) names.add(module.func(id).name);
      return id;
    },
    global(ref: VarRef): VarRef {
      names.add(module.globals[ref].name);
      return ref;
    },
  };
  const inInit = (leaf: InitLeaf): Init => {
    if (leaf.kind === 'addroffunc') names.add(module.func(leaf.func).name);
    else if (leaf.kind === 'addrof' && !isLocal(leaf.var)) names.add(module.globals[leaf.var].name);
    return leaf;
  };
  for (const { code, locals } of module.funcs) {
    if (code !== undefined) visitNames(code, told);
    for (const { init } of locals) if (init !== undefined) mapInit(init, inInit);
  }
  for (const { init } of module.globals) if (init !== undefined) mapInit(init, inInit);
  return names;
}

/** Names stand at the beginning of their declarations. */
const farthest = 1000;

/** Where a declaration has its name; older files write `$f` for `&f`. */
export function spanOfName(module: Module, place: Place, name: string): Span {
  const span = module.spanOf(place);
  // The places of what was imported are those of the directive: their texts do not have the name.
  if (!span.source.text.slice(span.start, Math.min(span.end, span.start + farthest)).includes(name.slice(1)))
    return span;
  const isNamed = (found: Span | undefined): boolean => found !== undefined && found.end - found.start === name.length;
  const found = wordIn(span, name);
  const other = isNamed(found) ? found : wordIn(span, `$${name.slice(1)}`);
  return isNamed(other) ? (other ?? span) : span;
}

function visibilityOf(attrs: readonly Attr[], isLocal: boolean): Visibility {
  if (isLocal) return 'local';
  if (hasAttr(attrs, 'visibility_hidden')) return 'hidden';
  return hasAttr(attrs, 'visibility_protected') ? 'protected' : 'default';
}
