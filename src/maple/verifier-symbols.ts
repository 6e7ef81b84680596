/** Rules about declarations: directives, type definitions, variables and their initialisers, functions. */
import { ownEntry } from '../base/own-entry.ts';
import type { SourceFile, Span } from '../base/source.ts';
import { bitsOf, primRows } from '../scalar/prim-types.ts';
import { attrRows } from './attributes.ts';
import { walkInit, type InitProblem } from './init-walk.ts';
import { farthestByte } from './initialiser.ts';
import { isLocal, varIndex, type FuncId } from './code.ts';
import type { FieldPlace, Layout } from './layout.ts';
import type { Func, Init, Place, TypeDef, Variable } from './module.ts';
import { isStruct, type Attr, type TypeId } from './types.ts';
import { describeType, type Verification } from './verification.ts';
import { checkDeclarations } from './verifier-agreement.ts';
import { Overriding } from './verifier-classes.ts';
import { recursiveDefs, wordIn, type TypeChecker } from './verifier-types.ts';

const spanOf = (source: SourceFile, place: Place): Span => ({
  source: place.source ?? source,
  start: place.start,
  end: place.end,
});

/** SYM-6. */
export function verifyDirectives(v: Verification): void {
  for (const directive of v.module.directives('entryfunc')) {
    const [name] = directive.values;
    if (typeof name !== 'string') continue;
    const func = v.module.findFunc(name) ?? v.module.findFunc(`&${name.replace(/^[&$]/, '')}`);
    if (func?.code === undefined) v.report('MPL2006', wordIn(v.module.spanOf(directive), name), [name]);
  }
}

export function verifyTypeDefs(
  v: Verification,
  types: TypeChecker,
  layout: Layout,
  defs: readonly TypeDef[],
  source: SourceFile,
): void {
  // First of all, so that a circle is found where it is entered first in the text.
  const recursive = recursiveDefs(layout, defs);
  const overriding = new Overriding(v);
  for (const def of defs) verifyTypeDef(v, types, layout, def, spanOf(source, def), overriding);
  for (const def of recursive) v.report('MPL2102', wordIn(spanOf(source, def), def.name), [def.name]);
}

function verifyTypeDef(
  v: Verification,
  types: TypeChecker,
  layout: Layout,
  def: TypeDef,
  span: Span,
  overriding: Overriding,
): void {
  const type = v.module.types.get(def.type);
  if (type.kind === 'prim') v.report('MPL2103', wordIn(span, def.name), [def.name, type.prim]);
  types.use(layout, def.type, span, true);
  if (isStruct(type)) overriding.check(def.name, type, (word) => wordIn(span, word));
  checkAttrs(v, def.attrs, 'type', 'type', span);
}

export function verifyGlobals(v: Verification, types: TypeChecker): void {
  const { module, layout } = v;
  for (const variable of module.globals) {
    if (v.isFull) return;
    if (variable.declared) verifyVariable(v, types, layout, variable, module.source, undefined);
  }
}

export function verifyFunc(v: Verification, types: TypeChecker, func: Func): void {
  const layout = v.layout.within(func);
  const span = spanOf(func.source, func);
  if (func.others !== undefined) checkDeclarations(v, func);
  const isGeneric = func.code !== undefined || func.attrs.some(({ name }) => name === 'generic');
  if (func.types.size > 0) verifyTypeDefs(v, types, layout, [...func.types.values()], func.source);
  for (const type of func.results)
    if (isGeneric ? !types.isKnown(layout, type) : true) types.use(layout, type, span, isGeneric);
  for (const param of func.params) if (param.kind === 'reg') types.use(layout, param.type, span, isGeneric);
  for (const { reg, again } of func.pregs.values())
    if (again !== undefined) v.report('MPL2527', spanOf(func.source, again), [`%${reg}`]);
  for (const preg of func.pregs.values())
    if (!types.isKnown(layout, preg.type)) types.use(layout, preg.type, spanOf(func.source, preg), true);
  if (func.attrs.length > 0) checkAttrs(v, func.attrs, 'func', 'function', span);
  for (const local of func.locals)
    if (local.declared) verifyVariable(v, types, layout, local, func.source, func, isGeneric);
}

function verifyVariable(
  v: Verification,
  types: TypeChecker,
  layout: Layout,
  variable: Variable,
  source: SourceFile,
  func: Func | undefined,
  isGeneric = false,
): void {
  const isLocal = func !== undefined;
  const { name, type, storage, attrs, init } = variable;
  // Nothing can be wrong with most variables, of which there are many.
  const isPlain = attrs.length === 0 && storage === undefined && init === undefined;
  if (isPlain && isLocal && isGeneric && types.isKnown(layout, type) && isScalar(layout, type)) return;
  const span = spanOf(source, variable);
  if (!isLocal || !isGeneric || !types.isKnown(layout, type)) types.use(layout, type, span, isGeneric);
  if (!isScalar(layout, type)) {
    types.checkValue(layout, type, name, span, storage === 'extern' || attrs.some((attr) => attr.name === 'extern'));
    types.checkSize(layout, type, name, span);
  }
  if (attrs.length > 0) checkAttrs(v, attrs, 'type', 'variable', span);
  if (storage !== undefined) checkStorage(v, variable, isLocal, span);
  if (init !== undefined) verifyInit(v, layout, variable, init, span, func);
}

function isScalar(layout: Layout, type: TypeId): boolean {
  const resolved = layout.resolve(type);
  return resolved.kind === 'prim' ? resolved.prim !== 'void' : resolved.kind === 'pointer';
}

/** SYM-3 and SYM-4. */
function checkStorage(v: Verification, variable: Variable, isLocal: boolean, span: Span): void {
  const { name, storage, init } = variable;
  if (storage === 'extern' && init !== undefined) v.report('MPL2003', wordIn(span, name), [name]);
  if (storage !== undefined && isLocal !== (storage === 'pstatic'))
    v.report('MPL2004', wordIn(span, storage), [name, storage, isLocal ? 'local' : 'global']);
}

/** SYM-7. */
function checkAttrs(v: Verification, attrs: readonly Attr[], place: 'func' | 'type', word: string, span: Span): void {
  for (const attr of attrs) {
    const where = ownEntry(attrRows, attr.name)?.where;
    if (
      where === undefined ||
      where.some((w) => w === 'any' || w === place || (place === 'type' && (w === 'field' || w === 'class')))
    )
      continue;
    v.report('MPL2007', wordIn(span, attr.name), [attr.name, word]);
  }
}

/** INIT-1 to INIT-8, and the names in an initialiser. */
function verifyInit(
  v: Verification,
  layout: Layout,
  variable: Variable,
  init: Init,
  place: Span,
  func: Func | undefined,
): void {
  const { name } = variable;
  const at = (): Span | undefined => wordIn(place, name);
  walkInit(layout, variable.type, init, {
    scalar: (field, value) => {
      if (field.offset >= farthestByte) v.report('MPL2126', at(), [name]);
      if (value.kind === 'int') checkConstant(v, layout, name, field, value.value, at);
      else if (value.kind === 'float') checkFraction(v, layout, name, field, value.text, at);
      else if (value.kind !== 'list') checkAddress(v, layout, { variable, field, value, place, func });
    },
    text: () => undefined,
    reach: () => undefined,
    problem: (problem) => reportProblem(v, name, problem, at()),
  });
}

/** What does not fit its place in an initialiser. */
function reportProblem(v: Verification, name: string, problem: InitProblem, at: Span | undefined): void {
  switch (problem.kind) {
    case 'too-many':
      return v.report('MPL2121', at, [name, problem.given, problem.room]);
    case 'no-field':
      return v.report('MPL2122', at, [name, problem.field, problem.fields]);
    case 'field-outside-struct':
      return v.report('MPL2122', at, [name, problem.field, 0]);
    case 'list-for-scalar':
      return v.report('MPL2123', at, [name, 'brackets stand for a single value']);
    case 'scalar-for-list':
      return v.report('MPL2123', at, [name, 'a single value stands for an array or a structure']);
    case 'twice':
      return v.report('MPL2513', at, [name, problem.field]);
    case 'text-too-long':
      return v.report('MPL2124', at, [name, problem.given, problem.room]);
  }
}

/** INIT-5: both the signed and the unsigned notation of some bits are fine. */
function checkConstant(
  v: Verification,
  layout: Layout,
  name: string,
  place: FieldPlace,
  value: bigint,
  at: () => Span | undefined,
): void {
  const prim = layout.primOf(place.type);
  if (primRows[prim].kind !== 'int') return;
  const bits = place.bitSize ?? bitsOf(prim, layout.pointerSize);
  if (value >= least[bits] && value < limit[bits]) return;
  v.report('MPL2125', at(), [
    name,
    String(value),
    place.bitSize === undefined ? describeType(layout, place.type) : `${bits} bits`,
  ]);
}

/** INIT-5 for a float in the place of an integer. */
function checkFraction(
  v: Verification,
  layout: Layout,
  name: string,
  place: FieldPlace,
  text: string,
  at: () => Span | undefined,
): void {
  if (primRows[layout.primOf(place.type)].kind === 'int')
    v.report('MPL2125', at(), [name, text, describeType(layout, place.type)]);
}

/** An address, or a string, where it goes in the initialiser of a variable. */
interface AddressInit {
  readonly variable: Variable;
  readonly field: FieldPlace;
  readonly value: Init;
  /** Of the declaration: the initialiser follows. */
  readonly place: Span;
  readonly func: Func | undefined;
}

/** INIT-8 and what the address is of. */
function checkAddress(v: Verification, layout: Layout, init: AddressInit): void {
  const { variable, field, value, place, func } = init;
  const { kind, bits } = primRows[layout.primOf(field.type)];
  // Tables of run-time systems hold addresses of the first 4 GiB in 32 bits.
  const fits =
    kind === 'int' ? (field.bitSize ?? bits) >= 32 : kind === 'address' || kind === 'dynamic' || kind === 'unknown';
  if (!fits) v.report('MPL2525', wordIn(place, variable.name), [variable.name, describeType(layout, field.type)]);
  if (value.kind === 'addroffunc') checkNamedFunc(v, value.func, place);
  else if (value.kind === 'addrof') checkNamedVariable(v, layout, value, place, func);
  else if (value.kind === 'addroflabel') checkNamedLabel(v, value.label, place, func);
}

/** SYM-2. */
function checkNamedFunc(v: Verification, id: FuncId, place: Span): void {
  const { name, declared } = v.module.func(id);
  const known = (): string[] => v.module.funcs.filter((other) => other.declared).map((other) => other.name);
  if (!declared) v.reportName('MPL2002', name, name, () => wordBehind(place, name), known);
}

/** SYM-1, EXPR-5 and EXPR-18. */
function checkNamedVariable(
  v: Verification,
  layout: Layout,
  init: Extract<Init, { kind: 'addrof' }>,
  place: Span,
  func: Func | undefined,
): void {
  const locals = func?.locals ?? [];
  const variable = (isLocal(init.var) ? locals : v.module.globals)[varIndex(init.var)];
  if (variable === undefined) return;
  const { name, declared } = variable;
  if (!declared) {
    // A function may stand there without its sigil.
    if (v.module.funcByName.has(`&${name.slice(1)}`)) return;
    const key = isLocal(init.var) ? `${func?.name} ${name}` : name;
    const known = (): string[] =>
      [...locals, ...v.module.globals].filter((other) => other.declared).map((other) => other.name);
    return v.reportName('MPL2001', key, name, () => wordBehind(place, name), known);
  }
  checkNamedField(v, layout, init, variable, place);
}

/** A bit-field has no address, and of a structure the field must be there. */
function checkNamedField(
  v: Verification,
  layout: Layout,
  init: Extract<Init, { kind: 'addrof' }>,
  { name, type }: Variable,
  place: Span,
): void {
  const field = layout.field(type, init.field);
  if (field?.bitSize !== undefined) v.report('MPL2519', wordBehind(place, name), [field.field?.name ?? '']);
  const resolved = layout.resolve(type);
  if (field === undefined && isStruct(resolved) && !resolved.incomplete && resolved.parents.length === 0)
    v.report('MPL2205', wordBehind(place, name), [describeType(layout, type), init.field, layout.fieldCount(type)]);
}

const labelsOf = new WeakMap<Func, ReadonlySet<string>>();

/** SYM-5, where it is known which function's label is meant. */
function checkNamedLabel(v: Verification, label: string, place: Span, func: Func | undefined): void {
  if (func?.code === undefined) return;
  let known = labelsOf.get(func);
  if (known === undefined)
    labelsOf.set(func, (known = new Set(func.labels.flatMap(({ name, declared }) => (declared ? [name] : [])))));
  if (known.has(label)) return;
  v.report('MPL2005', wordBehind(place, `@${label}`), [label]);
}

/** A word of the initialiser behind a declaration. */
function wordBehind(place: Span, word: string): Span | undefined {
  const { source } = place;
  const found = wordIn({ source, start: place.end, end: source.text.length }, word);
  return found?.end === source.text.length && found.start === place.end ? place : found;
}

/** By width in bits: the least value in signed notation, and the first that is too large in unsigned notation. */
const least = Array.from({ length: 129 }, (_, bits) => (bits === 0 ? 0n : -(1n << BigInt(bits - 1))));
const limit = Array.from({ length: 129 }, (_, bits) => 1n << BigInt(bits));
