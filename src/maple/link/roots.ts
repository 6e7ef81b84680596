/**
 * What a linked program is made from: with `gc` where it starts, what runs before and after it, what has to stay (`used`), and what is
 * asked for by name; without, everything that the modules write. A program that starts nowhere is a library: all that is not
 * local or hidden is a root.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import { hasAttr } from './attributes.ts';
import { isLibraryFunc, isOfLibrary, libraryName, type Input } from './input.ts';
import type { LinkedModule, Program } from './linked-module.ts';
import type { LinkOptions } from '../../base/link-options.ts';
import type { Target, Targets } from './targets.ts';

const runs = ['constructor', 'destructor', 'constructor_priority', 'destructor_priority', 'used'];

export function reachRoots(
  linked: LinkedModule,
  program: Program,
  entry: Target | undefined,
  { gc = false, exports = [], keep = [] }: LinkOptions,
  problems: Diagnostic[],
): void {
  const { targets } = program;
  const asked = [...askedFor(targets, exports, 'export', problems), ...askedFor(targets, keep, 'keep', problems)];
  if (!gc) for (const input of program.inputs) reachWritten(linked, program, input);
  for (const input of withLibraries(program.inputs)) reachLibrary(linked, program, input);
  const hasEntry = entry !== undefined && entry.state !== 'declared';
  if (hasEntry) linked.reach(entry);
  for (const target of asked) linked.reach(target);
  if (gc) for (const target of targets.all) if (isRoot(target, hasEntry)) linked.reach(target);
}

function isRoot(target: Target, hasEntry: boolean): boolean {
  if (target.state === 'declared') return false;
  const isOpen = target.meeting !== undefined && target.meeting.visibility !== 'hidden';
  return (!hasEntry && isOpen) || isStart(target);
}

/** Functions with parameters are constructors of objects, which nothing runs by itself. */
function isStart(target: Target): boolean {
  const { item } = target;
  const isAuto = item.kind === 'var' || item.input.module.funcs[item.index].params.length === 0;
  return hasAttr(target, 'used') || (isAuto && runs.some((word) => hasAttr(target, word)));
}

function askedFor(targets: Targets, names: readonly string[], option: string, problems: Diagnostic[]): Target[] {
  return names.flatMap((name) => {
    const found = [targets.named(`&${name}`), targets.named(`$${name}`)].filter((target) => target !== undefined);
    if (found.length === 0 && option === 'export')
      problems.push(diagnose(linkCatalogue, 'LNK0021', undefined, [name, option]));
    return found;
  });
}

/** The first module that imports each library. */
function withLibraries(inputs: readonly Input[]): Set<Input> {
  const found = new Map<string, Input>();
  for (const input of inputs.toSorted((a, b) => a.rank - b.rank))
    for (const { values } of input.library) {
      const name = libraryName(String(values[0]));
      if (!found.has(name)) found.set(name, input);
    }
  return new Set(found.values());
}

/** All that a library declares: what it adds to a program refers to any of it. */
function reachLibrary(linked: LinkedModule, { targets, types }: Program, input: Input): void {
  const { typeDefs, classes, funcs, globals } = input.module;
  for (const def of typeDefs.values()) {
    const type = isOfLibrary(input, def) ? types.meant(input, def.name) : undefined;
    if (type !== undefined) linked.reachType(type);
  }
  for (const decl of classes.values()) {
    const known = isOfLibrary(input, decl) ? types.classes.get(decl.name) : undefined;
    if (known !== undefined) linked.reachClass(known);
  }
  for (const func of funcs) if (isLibraryFunc(input, func)) linked.reach(targets.func(input, func.id));
  globals.forEach((variable, index) => {
    if (isOfLibrary(input, variable, index)) linked.reach(targets.variable(input, index));
  });
}

/** Everything that has an item. */
function reachWritten(linked: LinkedModule, { targets, types }: Program, input: Input): void {
  for (const item of input.module.items) {
    switch (item.kind) {
      case 'func':
        linked.reach(targets.func(input, item.func));
        break;
      case 'var':
        linked.reach(targets.variable(input, item.global));
        break;
      case 'type': {
        const type = types.meant(input, item.def.name);
        if (type !== undefined) linked.reachType(type);
        break;
      }
      case 'class': {
        const declared = types.classes.get(item.decl.name);
        if (declared !== undefined) linked.reachClass(declared);
        break;
      }
      default:
    }
  }
}
