/** Declarations and definitions, in files and in blocks [C17 6.7, 6.9]. */
import { hasErrors } from '../../base/diagnostics.ts';
import { mergedAttributes, type AttributeSet } from './attributes.ts';
import { constantOf, integerValue } from './constants.ts';
import { assignable, convert, value } from './conversions.ts';
import { adjustedParameter, declarator, type Declarator, type Parameter } from './declarators.ts';
import { initialiser } from './initialisers.ts';
import { ofMode } from './modes.ts';
import type { FuncContext, Length, Parser } from './parser.ts';
import { Kind, placeOf, type Token } from './preprocessor/token.ts';
import type { Meaning } from './scope.ts';
import { specifiers, type Specifiers } from './specifiers.ts';
import { staticAssertion } from './static-assertion.ts';
import { keywordOf } from './token-stream.ts';
import type { Attributes, Block, Expr, FuncSymbol, Init, InitItem, Stmt, Storage, VarSymbol } from './tree.ts';
import { checkDefinition, checkLength, checkPrototype, checkShadow } from './warnings/declarations.ts';
import { checkFunction } from './warnings/functions.ts';
import { typeText } from './type-text.ts';
import {
  alignedTo,
  composite,
  funcOf,
  intType,
  isCompatible,
  isComplete,
  isInteger,
  isVariablyModified,
  isUnknown,
  isVla,
  isVoid,
  promoteArgument,
  type FuncType,
  type Type,
} from './types.ts';

/** A declaration in a block: what has to be done where it stands. */
export function declaration(p: Parser): Stmt[] {
  const items: Stmt[] = [];
  if (staticAssertion(p)) return items;
  const base = specifiers(p);
  if (p.tokens.accept(';')) {
    expectTag(p, base);
    return items;
  }
  do {
    const found = declarator(p, base.type);
    const lengths = p.takeLengths();
    for (const { symbol, value: length } of lengths)
      items.push({ kind: 'length', symbol, value: length, span: length.span });
    const declared = declare(p, base, found);
    if (declared !== undefined) items.push(declared);
    expectOther(p);
  } while (p.tokens.accept(','));
  p.expectAfter(';', 'the declaration');
  return items;
}

/** `for (int i = 0, i < n; …)`: what follows the comma compares what was just declared. */
function expectOther(p: Parser): void {
  const name = p.tokens.peek(1);
  const isCompared = ['<', '>', '<=', '>=', '!='].some((mark) => p.tokens.at(mark, 2));
  if (!p.tokens.at(',') || !isCompared || name.kind !== Kind.name || p.scopes.findHere(name.text) === undefined) return;
  const { span, from } = p.tokens.peek();
  const fix = from === undefined ? { title: 'write `;`', span, replacement: ';', isSafe: true } : undefined;
  p.fail('CC1001', p.tokens.peek(), ['`;`', '`,`'], { fix });
}

/** A declaration without a declarator only makes sense for a tag. */
function expectTag(p: Parser, { declaresTag, first }: Specifiers): void {
  // `__attribute__((fallthrough));` is a statement.
  if (!declaresTag && (p.scopes.isFile || keywordOf(first) !== '__attribute__')) p.report('CC3021', first, []);
}

/** A declaration or a function outside of all functions. */
export function externalDeclaration(p: Parser): void {
  if (p.tokens.accept(';') || staticAssertion(p)) return;
  const base = specifiers(p);
  if (p.tokens.accept(';')) {
    expectTag(p, base);
    return;
  }
  let found = declarator(p, base.type);
  if (found.type.kind === 'func' && !p.tokens.at(';') && !p.tokens.at(',') && !p.tokens.at('=')) {
    definition(p, base, found);
    return;
  }
  declare(p, base, found);
  while (p.tokens.accept(',')) {
    found = declarator(p, base.type);
    declare(p, base, found);
  }
  p.expectAfter(';', 'the declaration');
}

function symbolAttributes(p: Parser, name: Token, type: Type, set: AttributeSet): Attributes {
  const aligned = Math.max(set.aligned, type.aligned ?? 0);
  const cleanup = set.cleanup === undefined ? undefined : p.scopes.find(set.cleanup);
  if (set.cleanup !== undefined && cleanup?.kind !== 'function') p.report('CC2120', name, [set.cleanup]);
  return {
    ...(aligned > 0 ? { aligned } : {}),
    ...(set.section === undefined ? {} : { section: set.section }),
    ...(set.alias === undefined ? {} : { alias: set.alias }),
    ...(cleanup?.kind === 'function' ? { cleanup, unused: true } : {}),
    ...(set.constructor_ === undefined ? {} : { constructorAt: set.constructor_ }),
    ...(set.destructor === undefined ? {} : { destructorAt: set.destructor }),
    ...(set.inlining === undefined ? {} : { inlining: set.inlining }),
    ...(set.pure === undefined ? {} : { pure: set.pure }),
    ...flags(set),
    ...told(set),
  };
}

/** What only warnings look at. */
function told({ deprecated, mustUse, nonnull, format }: AttributeSet): Attributes {
  return {
    ...(deprecated !== undefined && { deprecated }),
    ...(mustUse && { mustUse }),
    ...(nonnull !== undefined && { nonnull }),
    ...(format !== undefined && { format }),
  };
}

function flags({ weak, noreturn, unused, used, hidden }: AttributeSet): Attributes {
  return {
    ...(weak && { weak }),
    ...(noreturn && { noreturn }),
    ...(unused && { unused }),
    ...(used && { used }),
    ...(hidden && { hidden }),
  };
}

function declare(p: Parser, base: Specifiers, found: Declarator): Stmt | undefined {
  const { name } = found;
  if (name === undefined) return p.expected('a name');
  const set = mergedAttributes(base.attributes, found.attributes);
  const type = ofMode(found.type, found.attributes.mode);
  if (base.storage === 'typedef') return declareTypedef(p, name, type, set);
  if (type.kind === 'func') {
    declareFunction(p, base, name, type, set, found.label);
    if (type.isOld) checkPrototype(p, name);
    if (p.tokens.at('=')) p.report('CC2121', name, [name.text]);
    return undefined;
  }
  return declareVariable(p, base, name, type, set);
}

function again(p: Parser, name: Token, known: Meaning): void {
  p.report('CC2002', name, [name.text], { notes: [{ message: 'it was declared here', span: known.span }] });
}

/** Was the name declared before, with another type? Says so. */
function conflicts(p: Parser, name: Token, known: Meaning, type: Type): void {
  const notes = [{ message: `it was declared here, as \`${typeText(known.type, name.text)}\``, span: known.span }];
  p.report('CC2003', name, [typeText(type, name.text)], { notes });
}

/** `static` and not. */
function linkage(p: Parser, name: Token, known: Meaning, isStatic: boolean): void {
  p.report('CC2005', name, [name.text, isStatic], { notes: [{ message: 'it was declared here', span: known.span }] });
}

function declareTypedef(p: Parser, name: Token, type: Type, set: AttributeSet): Stmt | undefined {
  const known = p.scopes.findHere(name.text);
  if (known !== undefined && known.kind !== 'typedef') again(p, name, known);
  else if (known !== undefined && !isCompatible(known.type, type)) conflicts(p, name, known, type);
  if (type.kind === 'record' && type.record.alias === '') type.record.alias = name.text;
  if (type.kind === 'record' && set.transparent) type.record.transparent = true;
  const aligned = set.aligned > 0 ? alignedTo(type, set.aligned) : type;
  p.scopes.declare(name.text, { kind: 'typedef', name: name.text, type: aligned, span: placeOf(name) });
  return undefined;
}

/** A declaration of a function anywhere; all those of one name in a program are of one function. */
export function declareFunction(
  p: Parser,
  base: Specifiers,
  name: Token,
  type: FuncType,
  set: AttributeSet,
  label?: string,
  isOldDefinition = false,
): FuncSymbol {
  const visible = p.scopes.findHere(name.text) ?? p.linked.get(name.text);
  if (visible !== undefined && visible.kind !== 'function') again(p, name, visible);
  const attributes = symbolAttributes(p, name, type, set);
  if (visible?.kind === 'function') {
    const isOldPair = isOldDefinition && visible.type.isOld && visible.type.result === type.result;
    if (isOldPair || isCompatible(visible.type, type)) visible.type = merged(visible.type, type);
    else conflicts(p, name, visible, type);
    if (base.storage === 'static' && !visible.isStatic) linkage(p, name, visible, true);
    visible.attributes = { ...visible.attributes, ...attributes };
    visible.isInline ||= base.isInline;
    visible.isExternInline ||= !base.isInline || base.storage === 'extern';
    p.scopes.declare(name.text, visible);
    return visible;
  }
  const symbol: FuncSymbol = {
    kind: 'function',
    name: name.text,
    label,
    type,
    isStatic: base.storage === 'static',
    isInline: base.isInline,
    isExternInline: !base.isInline || base.storage === 'extern',
    isSpare: false,
    used: false,
    attributes,
    body: undefined,
    span: placeOf(name),
  };
  p.addFunction(symbol);
  return symbol;
}

function merged(known: FuncType, type: FuncType): FuncType {
  const both = composite(known, type);
  return both.kind === 'func' ? both : known;
}

function declareVariable(
  p: Parser,
  base: Specifiers,
  name: Token,
  declaredType: Type,
  set: AttributeSet,
): Stmt | undefined {
  if (base.isConstant && isInteger(declaredType)) return integerConstant(p, name, declaredType);
  if (isVoid(declaredType)) p.report('CC2122', name, [name.text]);
  const hasInit = p.tokens.at('=');
  const isLinked = p.scopes.isFile || base.storage === 'extern';
  if (isLinked && isVariablyModified(declaredType)) p.report('CC2073', name, []);
  const symbol = isLinked
    ? linkedVariable(p, base, name, declaredType, set)
    : localVariable(p, base, name, declaredType, set);
  const init = hasInit ? initialised(p, base, symbol, name) : undefined;
  if (hasInit && base.storage === 'extern' && !p.scopes.isFile) p.report('CC2128', name, [name.text]);
  if (base.isAuto && !hasInit) p.report('CC2123', name, [name.text]);
  if (p.scopes.isFile) {
    symbol.defined ||= base.storage !== 'extern' || hasInit;
  } else checkLocal(p, base, symbol, name);
  if (symbol.storage !== 'auto') {
    if (init !== undefined) symbol.init = init;
    if (init?.items.some(isLabelDistance) === true) p.func?.labelTables.push(symbol);
    return undefined;
  }
  if (needsLeaving(symbol)) p.scopes.hold(symbol);
  return { kind: 'declare', symbol, init, span: placeOf(name) };
}

function isLabelDistance({ value: given }: InitItem): boolean {
  return given.kind !== 'string' && constantOf(given)?.kind === 'labels';
}

/** C23's `constexpr int name = value`: a constant, as of an enumeration. */
function integerConstant(p: Parser, name: Token, type: Type): undefined {
  p.expect('=');
  const given = assignable(p, p.grammar.constantExpression(p), type, { what: 'initialised', to: `\`${name.text}\`` });
  const known = p.scopes.findHere(name.text);
  if (known !== undefined) again(p, name, known);
  const found = integerValue(given);
  if (found === undefined && given.kind !== 'error') p.report('CC2068', given.span, []);
  const meaning = {
    kind: 'constant',
    name: name.text,
    value: found ?? 0n,
    type: type.plain,
    span: placeOf(name),
  } as const;
  p.scopes.declare(name.text, meaning);
}

/** Is there something to do where the variable's block is left? */
function needsLeaving({ attributes, type }: VarSymbol): boolean {
  return attributes.cleanup !== undefined || isVla(type);
}

function checkLocal(p: Parser, base: Specifiers, symbol: VarSymbol, name: Token): void {
  const isIncomplete = !isComplete(symbol.type) && base.storage !== 'extern' && !isVoid(symbol.type);
  if (isIncomplete) p.report('CC2124', name, [name.text, typeText(symbol.type)]);
}

function initialised(p: Parser, base: Specifiers, symbol: VarSymbol, name: Token): Init | undefined {
  p.expect('=');
  if (base.isAuto) {
    const first = p.tokens.peek();
    const given = value(p, p.grammar.assignment(p));
    symbol.type = given.type;
    const items = [{ offset: 0, type: given.type, member: undefined, value: given }];
    return { items, span: p.spanFrom(first) };
  }
  if (symbol.init !== undefined) again(p, name, symbol);
  const before = p.diagnostics.length;
  const { init, type } = initialiser(p, symbol.type, name.text);
  symbol.type = type;
  // Whether it is used is not worth a word where its value is wrong.
  if (p.diagnostics.length > before && hasErrors(p.diagnostics.slice(before))) symbol.used = true;
  const isStatic = symbol.storage !== 'auto' && !hasErrors(p.diagnostics.slice(before));
  return isStatic ? p.staticInit(init) : init;
}

/** A variable that all declarations of its name in the file, or in all files, mean. */
function linkedVariable(p: Parser, base: Specifiers, name: Token, type: Type, set: AttributeSet): VarSymbol {
  const here = p.scopes.findHere(name.text);
  const known = here ?? p.linked.get(name.text);
  const attributes = symbolAttributes(p, name, type, set);
  if (known !== undefined && (known.kind !== 'variable' || known.storage === 'auto')) again(p, name, known);
  else if (known !== undefined) {
    if (isCompatible(known.type, type)) known.type = composite(known.type, type);
    else conflicts(p, name, known, type);
    const wasStatic = known.storage === 'static';
    if (
      p.scopes.isFile &&
      base.storage !== 'extern' &&
      (base.storage === 'static') !== wasStatic &&
      known.storage !== 'thread'
    )
      linkage(p, name, known, !wasStatic);
    known.attributes = { ...known.attributes, ...attributes };
    p.scopes.declare(name.text, known);
    return known;
  }
  const storage: Storage = base.isThread ? 'thread' : base.storage === 'static' ? 'static' : 'extern';
  const symbol = newVariable(name, type, storage, attributes);
  p.addVariable(symbol);
  return symbol;
}

function localVariable(p: Parser, base: Specifiers, name: Token, type: Type, set: AttributeSet): VarSymbol {
  const known = p.scopes.findHere(name.text);
  if (known !== undefined) again(p, name, known);
  else checkShadow(p, name);
  if (isVla(type)) checkLength(p, name);
  const storage: Storage = base.storage === 'static' ? 'static' : base.isThread ? 'thread' : 'auto';
  const symbol = newVariable(name, type, storage, symbolAttributes(p, name, type, set));
  symbol.defined = true;
  symbol.used = isUnknown(type);
  p.scopes.declare(name.text, symbol);
  if (storage === 'auto') p.func?.locals.push(symbol);
  else p.variables.push(symbol);
  return symbol;
}

function newVariable(name: Token, type: Type, storage: Storage, attributes: Attributes): VarSymbol {
  return {
    kind: 'variable',
    name: name.text,
    type,
    storage,
    addressed: false,
    used: false,
    isParam: false,
    attributes,
    init: undefined,
    defined: false,
    span: placeOf(name),
  };
}

// Definitions of functions [6.9.1]

function definition(p: Parser, base: Specifiers, found: Declarator): void {
  const { name } = found;
  if (name === undefined || found.type.kind !== 'func') return p.expected('a name');
  checkDefinition(
    p,
    name,
    found.type.result,
    found.names !== undefined && found.names.length > 0,
    base.storage === 'static' || base.isInline,
  );
  const old = found.names === undefined ? undefined : oldParameters(p, found.names);
  const params = old ?? found.params ?? [];
  const type = old === undefined ? withoutOld(found.type) : oldType(p, name, found.type.result, params);
  const symbol = declareFunction(
    p,
    base,
    name,
    type,
    mergedAttributes(base.attributes, found.attributes),
    found.label,
    old !== undefined,
  );
  if (symbol.body !== undefined && !symbol.isSpare && !p.isTold(placeOf(name))) again(p, name, symbol);
  if (!isVoid(type.result) && !isComplete(type.result)) p.report('CC2010', name, [typeText(type.result)]);
  const isGnuInline = base.attributes.gnuInline || found.attributes.gnuInline;
  symbol.isSpare = isGnuInline && base.isInline && base.storage === 'extern';
  // Without `extern`, it is the definition for other files as well.
  if (isGnuInline) symbol.isExternInline = true;
  body(p, symbol, params, found.lengths);
}

/** `f() { }` takes nothing, as `f(void)` does. */
function withoutOld(type: FuncType): FuncType {
  return type.isOld ? funcOf(type.result, []) : type;
}

/** Such a function gets what calls without a prototype pass [6.9.1p10]; GNU: unless a prototype before it says otherwise. */
function oldType(p: Parser, name: Token, result: Type, params: readonly Parameter[]): FuncType {
  const known = p.scopes.findHere(name.text) ?? p.linked.get(name.text);
  const declared = funcOf(
    result,
    params.map((param) => param.type),
  );
  const isPrototype = known?.kind === 'function' && !known.type.isOld && isCompatible(known.type, declared);
  if (isPrototype) return declared;
  return funcOf(
    result,
    params.map((param) => promoteArgument(param.type)),
  );
}

/** `int f(a, b) int a; char *b; { … }`: the declarations between the names and the body. */
function oldParameters(p: Parser, names: readonly Token[]): readonly Parameter[] {
  const types = new Map<string, Type>();
  p.scopes.open();
  while (!p.tokens.at('{')) {
    const base = specifiers(p);
    do {
      const { name, type } = declarator(p, base.type);
      if (name === undefined || !names.some(({ text }) => text === name.text))
        p.report('CC2125', name ?? base.first, [name?.text ?? '']);
      else types.set(name.text, adjustedParameter(type));
    } while (p.tokens.accept(','));
    p.expectAfter(';', 'the declaration');
  }
  p.scopes.close();
  return names.map((name) => ({
    name,
    symbol: undefined,
    type: types.get(name.text) ?? intType('int'),
    at: name,
    isUnused: false,
  }));
}

function body(p: Parser, symbol: FuncSymbol, params: readonly Parameter[], lengths: readonly Length[]): void {
  const before = p.diagnostics.length;
  p.bodyStart = before;
  const context: FuncContext = {
    symbol,
    locals: [],
    labels: new Map(),
    allLabels: [],
    breakable: 0,
    continuable: 0,
    switches: [],
    labelTables: [],
    jumps: undefined,
  };
  p.func = context;
  p.scopes.open();
  const narrowed: Stmt[] = [];
  const symbols = params.map((param, i) => {
    const { params: passed } = symbol.type;
    const own = paramSymbol(p, param);
    return i < passed.length && param.symbol === undefined ? passedSymbol(context, own, passed[i], narrowed) : own;
  });
  const read = p.grammar.blockInScope(p);
  p.closeScope();
  p.func = undefined;
  p.unknown.clear();
  for (const label of context.allLabels) if (!label.defined) p.report('CC2126', label.span, [label.name]);
  const given = lengths.map<Stmt>(({ symbol: length, value: count }) => ({
    kind: 'length',
    symbol: length,
    value: count,
    span: count.span,
  }));
  const items = [...narrowed, ...given];
  const whole: Block = items.length === 0 ? read : { items: [...items, ...read.items], span: read.span };
  symbol.body = {
    params: symbols,
    locals: context.locals,
    labels: context.allLabels,
    labelTables: context.labelTables,
    body: whole,
    jumps: context.jumps,
  };
  checkFunction(p, symbol, symbol.body, before);
}

/** A parameter in the style of K&R is passed as `double` or `int`, though it may be `float` or `char`: the parameter that is passed. */
function passedSymbol(context: FuncContext, own: VarSymbol, type: Type, items: Stmt[]): VarSymbol {
  if (own.type.plain === type.plain) return own;
  const { span } = own;
  const passed: VarSymbol = { ...own, name: `.${own.name}`, type, used: true, attributes: { unused: true } };
  const place: Expr = { kind: 'variable', symbol: passed, type, span };
  const given = convert({ kind: 'load', operand: place, type, span }, own.type);
  const init = { items: [{ offset: 0, type: own.type.plain, member: undefined, value: given }], span };
  context.locals.push(own);
  items.push({ kind: 'declare', symbol: own, init, span });
  return passed;
}

function paramSymbol(p: Parser, { name, symbol: declared, type, at, isUnused }: Parameter): VarSymbol {
  if (name === undefined) p.report('CC3070', at, []);
  if (!isComplete(type)) p.report('CC2124', at, [name?.text ?? '', typeText(type)]);
  const known = name && p.scopes.findHere(name.text);
  if (known !== undefined && name !== undefined) again(p, name, known);
  const symbol: VarSymbol = declared ?? { ...newVariable(name ?? at, type, 'auto', {}), isParam: true, defined: true };
  if (isUnused) symbol.attributes = { unused: true };
  if (name !== undefined) p.scopes.declare(name.text, symbol);
  return symbol;
}
