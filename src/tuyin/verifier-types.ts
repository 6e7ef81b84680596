/** Types as such: named types exist and are finite, and nothing consists of what cannot be stored. */
import type { Span } from '../base/source.ts';
import { nameText } from './names.ts';
import type { Name } from './nodes.ts';
import { typeText, type Type } from './types.ts';
import type { Verification } from './verification.ts';

/** Reports what is wrong with a type where it is written. */
export function checkType(v: Verification, type: Type, span: Span): void {
  switch (type.kind) {
    case 'named':
      if (!v.types.has(type.name) && !v.mayHaveType(type.name))
        v.report('TUY2209', span, [nameText('%', type.name), 'is not defined']);
      return;
    case 'pointer': {
      const to = v.resolve(type.to);
      if (to.kind === 'void' || to.kind === 'func') return v.report('TUY2204', span, [typeText(type)]);
      return checkType(v, type.to, span);
    }
    case 'array':
    case 'vector': {
      const of = v.resolve(type.of);
      const isScalar =
        of.kind === 'int' || of.kind === 'float' || of.kind === 'fixed' || of.kind === 'pointer' || of.kind === 'named';
      if (of.kind === 'void' || of.kind === 'func' || (type.kind === 'vector' && !isScalar))
        return v.report('TUY2204', span, [typeText(type)]);
      return checkType(v, type.of, span);
    }
    case 'struct':
      for (const field of type.fields) checkPart(v, field, type, span);
      return;
    case 'func':
      for (const param of type.params) checkPart(v, param, type, span);
      if (v.resolve(type.result).kind === 'func') v.report('TUY2204', span, [typeText(type)]);
      else checkType(v, type.result, span);
      return;
    default:
  }
}

function checkPart(v: Verification, part: Type, whole: Type, span: Span): void {
  const { kind } = v.resolve(part);
  if (kind === 'void' || kind === 'func') v.report('TUY2204', span, [typeText(whole)]);
  else checkType(v, part, span);
}

/** A second name of a type of this module; what other modules have is found out when they are linked. */
export function checkTypeAlias(v: Verification, target: Name, module: Name): void {
  if (!v.imports.has(module.name) && !v.types.has(target.name) && !v.mayHaveType(target.name))
    v.report('TUY2209', target.span, [nameText('%', target.name), 'is not defined']);
}

/** Reports named types that contain themselves other than behind a pointer. */
export function checkTypeCycles(v: Verification): void {
  const state = new Map<string, 'open' | 'done'>();
  for (const name of v.types.keys()) visit(v, name, state);
}

/** Depth-first over names, with a stack of its own: chains of types may be as long as the file. */
function visit(v: Verification, root: string, state: Map<string, 'open' | 'done'>): void {
  if (state.has(root)) return;
  const stack: { name: string; below: string[] }[] = [{ name: root, below: containedNames(v, root) }];
  state.set(root, 'open');
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.below.pop();
    if (next === undefined) {
      state.set(top.name, 'done');
      stack.pop();
    } else if (state.get(next) === 'open') {
      const definition = v.types.get(next);
      if (definition !== undefined) v.report('TUY2209', definition.name.span, [nameText('%', next), 'contains itself']);
    } else if (!state.has(next) && v.types.has(next)) {
      state.set(next, 'open');
      stack.push({ name: next, below: containedNames(v, next) });
    }
  }
}

/** Names whose values are part of a value of this type. */
function containedNames(v: Verification, name: string): string[] {
  const definition = v.types.get(name);
  const names: string[] = [];
  const collect = (type: Type): void => {
    if (type.kind === 'named') names.push(type.name);
    else if (type.kind === 'array' || type.kind === 'vector') collect(type.of);
    else if (type.kind === 'struct') type.fields.forEach(collect);
  };
  if (definition !== undefined) collect(definition.type);
  return names;
}
