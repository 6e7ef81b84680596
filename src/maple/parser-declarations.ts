/**
 * Declarations of variables, registers, types, classes and the heads of functions [MAPLE chapter 4], global and
 * local ones alike.
 *
 *     var      = (`var` | `tempvar`) name storage? type attr* (`=` init attr*)?
 *     type     = `type` name type attr*
 *     class    = (`javaclass` | `javainterface`) name type attr*
 *     formals  = `(` formal,* `)` type,*
 *     formal   = `var` %name type attr* | `reg` %n type attr* | `...`
 */
import type { ClassDecl, Func, Param, Place, StorageClass, TypeDef, Variable } from './module.ts';
import { parseInit } from './parser-initialisers.ts';
import type { Parser } from './parser-state.ts';
import { NO_TYPE, parseAttrs, parseType, startsType } from './parser-types.ts';
import { Kind } from './scanner.ts';
import { isStruct, type Attr, type TypeId } from './types.ts';

/** What stands after `var` and `tempvar`, for global and local variables alike. */
interface VarParts {
  readonly name: string;
  readonly atom: number;
  readonly storage: StorageClass | undefined;
  readonly type: TypeId;
  readonly attrs: readonly Attr[];
  readonly start: number;
  readonly end: number;
}

function parseVarParts(p: Parser, wantedKind: number): VarParts | undefined {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  const early = p.takeWord('static') ? 'pstatic' : undefined;
  if (scanner.kind !== wantedKind) {
    noVariableName(p, wantedKind);
    return undefined;
  }
  const { atom } = scanner;
  scanner.next();
  const storage = parseStorageClass(p) ?? early;
  const type = parseType(p);
  if (type === NO_TYPE) return undefined;
  const attrs = parseAttrs(p);
  if (attrs === undefined) return undefined;
  return { name: p.nameOf(atom), atom, storage, type, attrs, start, end: scanner.before };
}

/** A global's name where a local's must stand, or the reverse, has a message of its own. */
function noVariableName(p: Parser, wantedKind: number): void {
  const { scanner } = p;
  const isOther = scanner.kind === Kind.global || scanner.kind === Kind.local;
  if (isOther) p.report('MPL1207', scanner.start, scanner.end, [p.nameOf(scanner.atom)]);
  else p.expected(wantedKind === Kind.global ? 'a name such as `$x`' : 'a name such as `%x`');
}

function parseStorageClass(p: Parser): StorageClass | undefined {
  return (['extern', 'fstatic', 'pstatic'] as const).find((word) => p.takeWord(word));
}

export function parseGlobal(p: Parser, temp: boolean): boolean {
  const parts = parseVarParts(p, Kind.global);
  if (parts === undefined) return false;
  const index = p.globalOf(parts.atom);
  const { module } = p;
  const old = module.globals[index];
  const variable = declareVar(p, old, parts, temp, p.placeFrom(parts.start));
  if (variable === undefined) return true;
  module.globals[index] = variable;
  if (p.take(61)) {
    const init = parseInit(p, undefined);
    const more = init === undefined ? undefined : parseAttrs(p);
    if (more === undefined) return false;
    variable.init = init;
    variable.attrs = mergeAttrs(variable.attrs, more);
  }
  // What was imported is not printed; what the text itself declares is, imported or not.
  if (p.importedBy !== undefined && !old.declared) p.importedGlobals.add(index);
  else if (!old.declared || p.importedGlobals.delete(index)) p.addItem({ kind: 'var', global: index });
  return true;
}

/** The variable as declared now; a second declaration must agree with the first and adds to it. */
function declareVar(p: Parser, old: Variable, parts: VarParts, temp: boolean, place: Place): Variable | undefined {
  const { name, type, storage, attrs } = parts;
  const { start, end, source } = place;
  const from = source === undefined ? {} : { source };
  if (!old.declared) return { name, type, storage, attrs, temp, declared: true, start, end, ...from };
  if (old.type !== type || (old.storage !== storage && old.storage !== 'extern' && storage !== 'extern')) {
    const notes = [{ message: 'it is declared here first', span: p.module.spanOf(old) }];
    p.report('MPL1205', parts.start, parts.end, ['variable', name], { notes });
    return undefined;
  }
  return { ...old, storage: old.storage === 'extern' ? storage : old.storage, attrs: mergeAttrs(old.attrs, attrs) };
}

export function mergeAttrs(old: readonly Attr[], added: readonly Attr[]): readonly Attr[] {
  const missing = added.filter((attr) => !old.some(({ name }) => name === attr.name));
  return missing.length === 0 ? old : [...old, ...missing];
}

/** `var` in a function; false after a diagnostic. */
export function parseLocal(p: Parser, func: Func, temp: boolean): boolean {
  const parts = parseVarParts(p, Kind.local);
  if (parts === undefined) return false;
  const index = ~p.localOf(func, parts.atom);
  const variable = declareVar(p, func.locals[index], parts, temp, parts);
  if (variable === undefined) return true;
  func.locals[index] = variable;
  if (!p.take(61)) return true;
  const init = parseInit(p, func);
  if (init !== undefined) variable.init = init;
  return init !== undefined;
}

/** `reg %1 type`, with a second number that says whether it counts references. */
export function parseReg(p: Parser, func: Func): boolean {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  const reg = parseRegNumber(p);
  const type = reg === undefined ? NO_TYPE : parseType(p);
  if (reg === undefined || type === NO_TYPE) return false;
  const counted = parseCounted(p);
  const old = func.pregs.get(reg);
  if (old?.explicit === true && old.type !== type) {
    func.pregs.set(reg, { ...old, again: { start, end: scanner.before } });
    return true;
  }
  func.pregs.set(reg, {
    reg,
    type,
    explicit: true,
    start,
    end: scanner.before,
    ...(counted === undefined ? {} : { counted }),
  });
  return true;
}

/** The number of the `%1` at the current token; undefined after a diagnostic. */
function parseRegNumber(p: Parser): number | undefined {
  const { scanner } = p;
  if (scanner.kind !== Kind.preg) {
    p.expected('a pseudo-register such as `%1`');
    return undefined;
  }
  const reg = scanner.value;
  scanner.next();
  return reg;
}

/** The `1` or `0` behind a register's type, on the same line: does it count references? */
function parseCounted(p: Parser): boolean | undefined {
  const { scanner } = p;
  if (!scanner.is(Kind.int) || !p.sameLine()) return undefined;
  const counted = scanner.value === 1;
  scanner.next();
  return counted;
}

/** `type`, of the module or of a function. */
export function parseTypeDeclaration(p: Parser, func: Func | undefined): boolean {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  const local = scanner.kind === Kind.local && func !== undefined;
  if (scanner.kind !== Kind.global && !local) return noTypeName(p);
  const name = p.nameOf(scanner.atom);
  scanner.next();
  const type = parseCommentedType(p, func);
  if (type === NO_TYPE) return false;
  const attrs = parseAttrs(p);
  if (attrs === undefined) return false;
  const def = { name, type, attrs, ...p.placeFrom(start) };
  const table = local ? func.types : p.module.typeDefs;
  const old = table.get(name);
  if (old !== undefined && !p.importedTypes.has(old) && !replaces(p, old.type, type))
    return declaredTwice(p, 'type', old, start);
  if (p.importedBy !== undefined) p.importedTypes.add(def);
  table.set(name, def);
  if (!local) p.addItem({ kind: 'type', def });
  return true;
}

function noTypeName(p: Parser): false {
  const { scanner } = p;
  if (scanner.kind === Kind.local) return p.report('MPL1207', scanner.start, scanner.end, [p.nameOf(scanner.atom)]);
  return p.expected('a type name such as `$t`');
}

/** Reports the declaration from `start` to here; the first one stays, and parsing goes on. */
function declaredTwice(p: Parser, what: 'type' | 'class', first: TypeDef | ClassDecl, start: number): true {
  p.report('MPL1205', start, p.scanner.before, [what, first.name], {
    notes: [{ message: 'it is declared here first', span: p.module.spanOf(first) }],
  });
  return true;
}

/** A type of a declaration that is printed over several lines, so its comments can stay where they are. */
function parseCommentedType(p: Parser, func: Func | undefined): TypeId {
  if (func === undefined) p.addComments(p.scanner.start, true);
  p.keepsMemberComments = true;
  const type = parseType(p);
  p.keepsMemberComments = false;
  return type;
}

/** An incomplete structure may be completed, and the same type may be given twice. */
function replaces(p: Parser, old: TypeId, type: TypeId): boolean {
  if (old === type) return true;
  const before = p.module.types.get(old);
  return isStruct(before) && (before.incomplete || p.importedBy !== undefined);
}

export function parseClass(p: Parser, kind: 'javaclass' | 'javainterface'): boolean {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  if (scanner.kind !== Kind.global) return p.expected('a name such as `$Name`');
  const name = p.nameOf(scanner.atom);
  scanner.next();
  const type = parseCommentedType(p, undefined);
  if (type === NO_TYPE) return false;
  const attrs = parseAttrs(p);
  if (attrs === undefined) return false;
  const { module } = p;
  const place = p.placeFrom(start);
  const decl: ClassDecl = { kind, name, type, attrs, ...place };
  const old = module.classes.get(name);
  if (old !== undefined && !replaces(p, old.type, type)) return declaredTwice(p, 'class', old, start);
  module.classes.set(name, decl);
  if (isStruct(module.types.get(type)) && !module.typeDefs.has(name))
    module.typeDefs.set(name, { name, type, attrs, ...place });
  p.addItem({ kind: 'class', decl });
  return true;
}

export function parseSignature(p: Parser, func: Func): boolean {
  const { scanner } = p;
  scanner.next();
  func.signature = true;
  const params: Param[] = [];
  if (scanner.kind === Kind.word && scanner.slice() === 'void') scanner.next();
  else if (scanner.kind !== 41) {
    do {
      if (func.variadic) return p.report('MPL1209', scanner.start, scanner.end, []);
      if (scanner.kind === Kind.ellipsis) {
        func.variadic = true;
        scanner.next();
      } else if (!parseFormal(p, func, params)) return false;
    } while (p.take(44));
  }
  func.params = params;
  return p.expect(41) && parseResults(p, func);
}

function parseResults(p: Parser, func: Func): boolean {
  const results: TypeId[] = [];
  while (startsType(p)) {
    const type = parseType(p);
    if (type === NO_TYPE) return false;
    if (type !== 0) results.push(type);
    if (!p.take(44)) break;
  }
  func.results = results;
  return true;
}

function parseFormal(p: Parser, func: Func, params: Param[]): boolean {
  const { scanner } = p;
  const word = scanner.kind === Kind.word ? scanner.slice() : '';
  if (word === 'var' || word === 'tempvar') return parseVarFormal(p, func, params, word === 'tempvar');
  if (word === 'reg') return parseRegFormal(p, func, params);
  return p.report('MPL1208', scanner.start, scanner.end, []);
}

function parseVarFormal(p: Parser, func: Func, params: Param[], temp: boolean): boolean {
  const parts = parseVarParts(p, Kind.local);
  if (parts === undefined) return false;
  const local = ~p.localOf(func, parts.atom);
  if (func.locals[local].declared) {
    p.report('MPL1205', parts.start, parts.end, ['parameter', parts.name]);
    return true;
  }
  const { name, type, storage, attrs, start, end } = parts;
  func.locals[local] = { name, type, storage, attrs, temp, declared: true, start, end };
  params.push({ kind: 'var', local });
  return true;
}

function parseRegFormal(p: Parser, func: Func, params: Param[]): boolean {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  const reg = parseRegNumber(p);
  const type = reg === undefined ? NO_TYPE : parseType(p);
  const attrs = type === NO_TYPE ? undefined : parseAttrs(p);
  if (reg === undefined || attrs === undefined) return false;
  func.pregs.set(reg, { reg, type, explicit: true, start, end: scanner.before });
  params.push({ kind: 'reg', reg, type, attrs });
  return true;
}
