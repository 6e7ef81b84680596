/**
 * Everything that a module must obey beyond the grammar. The rules, each with an id, are in verifier-diagnostics.ts:
 *
 *   E-NAME   names, unnamed numbers, captures, labels, groups, metadata, types exist
 *   E-DUP    nothing is defined twice          E-VIS  linkage and visibility agree      E-GUID  identities are GUIDs
 *   E-TYPE   constants belong to their types, operands to their operators; alignments, attributes, metadata
 *   E-INEXACT E-NO-TYPE E-PTR-FUNC E-CONST E-JOIN E-PAT-WIDTH   as they say
 *   E-STACK  stack code, on all paths (stack/verifier.ts)          W-…    attributes that contradict, matches without `_`, elisions
 *
 * Where all this is right, the module is elaborated (graph/): types of all values, calls, pops, patterns and the escape of
 * addresses. Not yet checked: what imported modules supply; `elaborate` does that for modules that are linked.
 */
import { hasErrors, type Diagnostic } from '../base/diagnostics.ts';
import type { Span } from '../base/source.ts';
import {
  initOf,
  type Alias,
  type Attribute,
  type AttrGroup,
  type Func,
  type Global,
  type Item,
  type MetaDef,
  type MetaValue,
  type Module,
} from './module.ts';
import { metaText, nameText, isNumber } from './names.ts';
import type { AttrRef, Expr, Instr, MetaRef, Stmt } from './nodes.ts';
import { checkGraph } from './graph/elaborate.ts';
import { unknownType, type CodeSignature } from './graph/program.ts';
import { checkCode, type CheckedCode } from './stack/module-code.ts';
import { BodyChecker, type Mentions } from './verifier-bodies.ts';
import { PlainBodies, type PlainBody } from './plain-bodies.ts';
import { checkConstant, checkIsConstant } from './verifier-constants.ts';
import { checkType, checkTypeAlias, checkTypeCycles } from './verifier-types.ts';
import { Verification } from './verification.ts';
import { sameType, voidType } from './types.ts';
import { walkStmt } from './walk.ts';

const guidPattern = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;

/** What is wrong with a module beyond its grammar. */
export function verifyTuyin(module: Module): Diagnostic[] {
  return new ModuleVerifier(module).run();
}

class ModuleVerifier {
  readonly #v: Verification;
  readonly #groups = new Map<number, AttrGroup>();
  readonly #metadata = new Map<string, MetaDef>();
  readonly #mentions = new Map<Func, Mentions>();
  readonly #plain: PlainBodies;
  readonly #accepted = new Map<Func, PlainBody>();
  #checkedCode: CheckedCode | undefined;

  constructor(module: Module) {
    this.#v = new Verification(module);
    this.#plain = new PlainBodies(this.#v, (name) => this.#metadata.has(name));
  }

  run(): Diagnostic[] {
    const v = this.#v;
    this.#collect();
    this.#duplicates();
    checkTypeCycles(v);
    for (const item of v.module.items) this.#item(item);
    this.#stackCode();
    this.#metadataCycles();
    const init = initOf(v.module);
    if (init.length > 0) new BodyChecker(v, init).body(init, false);
    return hasErrors(v.diagnostics) || v.hasForeignTypes ? v.diagnostics : [...v.diagnostics, ...this.#graph()];
  }

  /** What only the graph shows, and what has not been said yet. */
  #graph(): Diagnostic[] {
    const key = ({ code, span }: Diagnostic): string => `${code} ${span?.start} ${span?.end}`;
    const known = new Set(this.#v.diagnostics.map(key));
    const codeSignature: CodeSignature = (func) => this.#codeSignature(func);
    const find = (accepted: ReadonlyMap<Func, PlainBody>): Diagnostic[] =>
      checkGraph(this.#v.module, { codeSignature, mentions: this.#mentions, accepted }).filter(
        (diagnostic) => !known.has(key(diagnostic)),
      );
    // In the order in which functions call each other, and as many as are told at all: only the whole graph knows that.
    return find(this.#accepted).length === 0 ? [] : find(new Map());
  }

  /** A result that is not known here, because it is that of a function of statements, agrees with everything. */
  #codeSignature({ name }: Func): ReturnType<CodeSignature> {
    const found = this.#checkedCode?.signature(name.name);
    const result = found?.result;
    return { params: found?.params ?? [], result: result === 'never' ? voidType : (result ?? unknownType) };
  }

  #collect(): void {
    const types = new Set<string>();
    for (const item of this.#v.module.items) {
      if (item.kind === 'attributes') {
        if (this.#groups.has(item.id)) this.#v.report('TUY2002', item.span, [`#${item.id}`]);
        this.#groups.set(item.id, item);
      } else if (item.kind === 'metadata') {
        if (this.#metadata.has(item.name.name)) this.#v.report('TUY2002', item.name.span, [metaText(item.name.name)]);
        this.#metadata.set(item.name.name, item);
      } else if (item.kind === 'type' || (item.kind === 'alias' && item.name.sigil === '%')) {
        if (types.has(item.name.name)) this.#v.report('TUY2002', item.name.span, [nameText('%', item.name.name)]);
        types.add(item.name.name);
      }
    }
  }

  /** A declaration goes with the definition of the same signature. */
  #duplicates(): void {
    for (const [name, items] of this.#v.symbols) {
      let definition: Global | Func | Alias | undefined;
      for (const item of items) {
        const isDeclaration = item.kind === 'func' && item.form === 'declare';
        const first = items[0];
        const disagrees = isDeclaration && first.kind === 'func' && first !== item && !sameSignature(first, item);
        if ((!isDeclaration && definition !== undefined) || disagrees || (isDeclaration && first.kind !== 'func')) {
          this.#v.report('TUY2002', item.name.span, [nameText('@', name)], {
            notes: [{ message: 'the other one is here', span: first.name.span }],
          });
        }
        if (!isDeclaration) definition = item;
      }
    }
  }

  #item(item: Item): void {
    switch (item.kind) {
      case 'global':
        return this.#global(item);
      case 'type':
        return checkType(this.#v, item.type, item.span);
      case 'func':
        return this.#func(item);
      case 'alias':
        return this.#alias(item);
      case 'attributes':
        for (const attribute of item.attributes) this.#attribute(attribute);
        return;
      case 'metadata':
        return this.#metaDef(item);
      case 'stmt':
        return this.#metaOf(item.stmt);
      case 'import':
    }
  }

  #global(item: Global): void {
    const v = this.#v;
    this.#placed(item);
    if (item.type !== undefined) checkType(v, item.type, item.span);
    if (item.init === undefined) return;
    const before = v.diagnostics.length;
    checkIsConstant(v, item.init);
    if (v.diagnostics.length > before) return;
    if (item.type !== undefined) checkConstant(v, item.init, item.type);
    else
      new BodyChecker(v, []).body(
        [{ target: undefined, value: item.init, flags: [], meta: [], comments: item.comments, span: item.span }],
        true,
      );
  }

  /** What globals and functions have in common. */
  #placed({ head, placement, attrs, meta, name }: Global | Func): void {
    const { linkage, visibility } = head;
    if ((linkage === 'private' || linkage === 'internal') && visibility !== undefined && visibility !== 'default') {
      this.#v.report('TUY2101', name.span, [linkage, visibility]);
    }
    const { align } = placement;
    if (align !== undefined && align !== 0 && !isPowerOfTwo(align)) this.#v.report('TUY2102', name.span, [align]);
    this.#attrRefs(attrs);
    this.#metaRefs(meta);
  }

  #alias({ name, head, guid, target, module }: Alias): void {
    const isType = name.sigil === '%';
    const { linkage = 'private', visibility = 'default' } = head;
    if (linkage !== 'external' && visibility !== 'default') this.#v.report('TUY2101', name.span, [linkage, visibility]);
    if (guid !== undefined && !guidPattern.test(guid)) this.#v.report('TUY2103', name.span, [guid]);
    if (isType) return checkTypeAlias(this.#v, target, module);
    if (!this.#v.mayExist(target.name) && !this.#v.mayExist(module.name))
      this.#v.unknown(nameText('@', target.name), target.span, () => this.#v.symbols.keys());
  }

  // Functions

  #func(func: Func): void {
    const v = this.#v;
    this.#placed(func);
    const { signature, body } = func;
    if (signature !== undefined) {
      if (signature.result.kind !== 'void') checkType(v, signature.result, func.name.span);
      for (const { type } of signature.params) {
        if (v.resolve(type).kind === 'void' || v.resolve(type).kind === 'func')
          v.report('TUY2204', func.name.span, ['void']);
        else checkType(v, type, func.name.span);
      }
    }
    if (body?.kind === 'elided') v.report('TUY2302', func.name.span, []);
    if (body?.kind === 'code') this.#code(func, body.instrs);
    if (body?.kind !== 'stmts') return;
    const plain = this.#plain.accept(func, body.body.stmts);
    if (plain === undefined) this.#statements(func, body.body.stmts);
    else this.#accepted.set(func, plain);
  }

  /** Bodies are read once, as if no value were named by its number; only those in which one is are read again. */
  #statements(func: Func, stmts: readonly Stmt[]): void {
    const v = this.#v;
    const params = func.signature?.params;
    const before = v.diagnostics.length;
    const checker = new BodyChecker(v, stmts, false, params);
    checker.body(stmts, true);
    const { mentions } = checker;
    this.#mentions.set(func, mentions);
    if (!mentions.hasNumbers && (mentions.meta.length === 0 || v.diagnostics.length === before))
      return this.#metaRefs(mentions.meta);
    // What is wrong with metadata is said first.
    v.diagnostics.length = before;
    this.#metaRefs(mentions.meta);
    new BodyChecker(v, stmts, mentions.hasNumbers, params).body(stmts, true);
  }

  /** Metadata of statements and arms. */
  #metaOf(stmt: Stmt): void {
    walkStmt(stmt, { stmt: ({ meta }) => this.#metaRefs(meta), arm: ({ meta }) => this.#metaRefs(meta) });
  }

  #code(func: Func, instrs: readonly Instr[]): void {
    const v = this.#v;
    for (const { operand } of instrs) {
      const symbol = operand.kind === 'symbol' ? operand.name : operand.kind === 'callee' ? operand.callee : undefined;
      if (symbol !== undefined && !v.mayExist(symbol.name))
        v.unknown(nameText('@', symbol.name), symbol.span, () => v.symbols.keys());
      if (operand.kind === 'const') new BodyChecker(v, []).body([constantStmt(operand.value, func)], true);
    }
  }

  /** Labels, and the operand stack on all paths. */
  #stackCode(): void {
    const v = this.#v;
    if (v.hasForeignTypes || !v.module.items.some((item) => item.kind === 'func' && item.body?.kind === 'code')) return;
    const code = checkCode(v);
    const { labelProblems, problems, ends } = code;
    this.#checkedCode = code;
    for (const { label, what } of labelProblems) v.report('TUY2006', label.span, [label.name, what]);
    for (const problem of problems) v.add(problem);
    for (const span of ends) v.report('TUY2303', span, []);
    for (const item of v.module.items) {
      if (item.kind === 'func' && item.body?.kind === 'code' && item.body.instrs.length === 0)
        v.report('TUY2303', item.name.span, []);
    }
  }

  // Attributes

  #attrRefs(refs: readonly AttrRef[]): void {
    const merged = new Map<string, string>();
    for (const { id, span } of refs) {
      const group = this.#groups.get(id);
      if (group === undefined) this.#v.report('TUY2007', span, [`#${id}`]);
      for (const { key, value } of group?.attributes ?? []) {
        const text = valueText(value);
        const before = merged.get(key);
        if (before !== undefined && before !== text) this.#v.report('TUY2105', span, [key, id]);
        merged.set(key, text);
      }
    }
  }

  #attribute({ key, value, span }: Attribute): void {
    const wrong = (wanted: string): void => this.#v.report('TUY2106', span, [key, wanted]);
    if (key === 'alignstack') {
      if (value?.kind !== 'int' || value.value > 2n ** 31n || !isPowerOfTwo(Number(value.value)))
        wrong('takes a power of two');
    } else if (plainAttributes.has(key)) {
      if (value !== undefined) wrong('takes no value');
    } else if (key === 'dll_refer_guid' || key === 'target-features') {
      if (value?.kind !== 'text') wrong('takes a string');
      else if (key === 'dll_refer_guid' && !guidPattern.test(value.text)) this.#v.report('TUY2103', span, [value.text]);
    }
  }

  // Metadata

  #metaRefs(refs: readonly MetaRef[]): void {
    for (const { name, span } of refs) if (!this.#metadata.has(name)) this.#v.report('TUY2007', span, [metaText(name)]);
  }

  #metaDef({ name, content }: MetaDef): void {
    if (content.kind === 'record') {
      for (const { value } of content.fields) this.#metaValue(value, name.span);
      return;
    }
    const isNamed = !isNumber(name.name);
    const isNodes = content.values.every((value) => value.kind === 'ref' || value.kind === 'node');
    if (isNamed && !isNodes) this.#v.report('TUY2107', name.span, [metaText(name.name)]);
    for (const value of content.values) this.#metaValue(value, name.span);
  }

  #metaValue(value: MetaValue, span: Span): void {
    if (value.kind === 'ref') this.#metaRefs([value.ref]);
    else if (value.kind === 'node') for (const inner of value.values) this.#metaValue(inner, span);
    else if (value.kind === 'const') {
      new BodyChecker(this.#v, []).body(
        [
          {
            target: undefined,
            value: value.value,
            flags: [],
            meta: [],
            comments: { before: [], after: undefined },
            span,
          },
        ],
        true,
      );
    }
  }

  /** Depth-first with a stack of its own; references through a distinct node do not count. */
  #metadataCycles(): void {
    const done = new Map<string, boolean>();
    for (const root of this.#metadata.keys()) {
      if (done.has(root)) continue;
      const stack = [{ name: root, below: this.#metaBelow(root) }];
      done.set(root, false);
      for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        const next = top.below.pop();
        if (next === undefined) {
          done.set(top.name, true);
          stack.pop();
        } else if (done.get(next) === false) {
          const span = this.#metadata.get(next)?.name.span;
          if (span !== undefined) this.#v.report('TUY2108', span, [metaText(next)]);
        } else if (!done.has(next) && this.#metadata.has(next)) {
          done.set(next, false);
          stack.push({ name: next, below: this.#metaBelow(next) });
        }
      }
    }
  }

  #metaBelow(name: string): string[] {
    const definition = this.#metadata.get(name);
    if (definition === undefined || definition.distinct) return [];
    const names: string[] = [];
    const collect = (value: MetaValue): void => {
      if (value.kind === 'ref') names.push(value.ref.name);
      else if (value.kind === 'node') value.values.forEach(collect);
    };
    if (definition.content.kind === 'node') definition.content.values.forEach(collect);
    else for (const { value } of definition.content.fields) collect(value);
    return names;
  }
}

const plainAttributes: ReadonlySet<string> = new Set([
  'alwaysinline',
  'noinline',
  'noreturn',
  'cold',
  'hot',
  'readnone',
  'nounwind',
  'no-sse',
]);

function valueText(value: Attribute['value']): string {
  return value === undefined ? '' : value.kind === 'int' ? `=${value.value}` : `="${value.text}"`;
}

function isPowerOfTwo(value: number): boolean {
  return (value > 0 && (value & (value - 1)) === 0 && value <= 2 ** 30) || value === 2 ** 31;
}

function sameSignature(a: Func, b: Func): boolean {
  const [left, right] = [a.signature, b.signature];
  // A subset or func takes its input as it comes: a declaration may say how others see it.
  if (left === undefined || right === undefined) return true;
  return (
    left.variadic === right.variadic &&
    left.params.length === right.params.length &&
    sameType(left.result, right.result) &&
    left.params.every(({ type }, i) => sameType(type, right.params[i].type))
  );
}

/** The operand of an instruction as a statement by itself, so that it is checked like one. */
function constantStmt(value: Expr, { comments }: Func): Stmt {
  return { target: undefined, value, flags: [], meta: [], comments, span: value.span };
}
