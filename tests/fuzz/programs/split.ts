/**
 * A random program divided into modules: every function body and every variable goes to one of them by the choice of the seed, the
 * others declare it; all have the types. Linked again they are the program: what runs gives the same, as a module and as
 * the text of it, in whatever order the modules are named.
 *
 * Some functions that one module alone uses become local to it, one of them in each module under the same name.
 */
import { SourceFile } from '../../../src/base/source.ts';
import type { FuncId } from '../../../src/maple/code.ts';
import { linkMaple } from '../../../src/maple/link/index.ts';
import { visitNames } from '../../../src/maple/link/relink-code.ts';
import { mapInit } from '../../../src/maple/map-init.ts';
import type { Module } from '../../../src/maple/module.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { isStruct } from '../../../src/maple/types.ts';
import { Choices } from './choices.ts';
import { agree, describe, outcomes, outcomesOf, waysFor, type Outcome } from './outcomes.ts';
import { generateProgram } from './program.ts';
import type { Mode } from './world.ts';

export interface SplitModule {
  readonly name: string;
  readonly text: string;
}

/** The same program in so many modules. */
export function splitProgram(text: string, choices: Choices, count: number): SplitModule[] {
  const { module } = parseMaple(new SourceFile('whole.mpl', text));
  const owner = (): number => choices.below(count);
  const owners = { funcs: module.funcs.map(owner), globals: module.globals.map(owner) };
  const locals = new Set([...usedByOwnerOnly(module, owners)].filter(() => choices.once(2)));
  return Array.from({ length: count }, (_, part) => ({
    name: `part${String.fromCharCode(97 + part)}.mpl`,
    text: printMaple(partOf(module, owners, locals, part)),
  }));
}

interface Owners {
  readonly funcs: readonly number[];
  readonly globals: readonly number[];
}

/** Functions that nothing outside of their module names. */
function usedByOwnerOnly(module: Module, { funcs, globals }: Owners): Set<FuncId> {
  const local = new Set(
    module.funcs.filter(({ code, name }) => code !== undefined && name !== '&main').map(({ id }) => id),
  );
  const use = (id: FuncId, part: number): FuncId => {
    if (funcs[id] !== part) local.delete(id);
    return id;
  };
  for (const { id: user, code } of module.funcs)
    if (code !== undefined) visitNames(code, { func: (id) => use(id, funcs[user]), global: (ref) => ref });
  module.globals.forEach(({ init }, index) => {
    if (init === undefined) return;
    mapInit(init, (leaf) => {
      if (leaf.kind === 'addroffunc') use(leaf.func, globals[index]);
      return leaf;
    });
  });
  for (const { type } of module.typeDefs.values()) {
    const struct = module.types.get(type);
    if (isStruct(struct))
      for (const { name } of struct.methods) local.delete(module.funcByName.get(name) ?? (-1 as FuncId));
  }
  return local;
}

/** The module with the bodies and values of one part; declarations of the rest. One local function of each part has the same name. */
function partOf(module: Module, owners: Owners, locals: ReadonlySet<FuncId>, number: number): Module {
  const isOther = (id: FuncId): boolean => owners.funcs[id] !== number;
  const shared = [...locals].find((id) => !isOther(id));
  const part = module.mapFuncs((func) => {
    if (isOther(func.id)) return { ...func, code: undefined };
    if (!locals.has(func.id)) return func;
    const name = func.id === shared ? '&of_each_part' : func.name;
    return { ...func, name, attrs: [...func.attrs, { name: 'static' }] };
  });
  part.globals.forEach((variable, index) => {
    if (owners.globals[index] !== number) part.globals[index] = { ...variable, storage: 'extern', init: undefined };
  });
  part.replaceItems(
    module.items
      .filter((item) => item.kind !== 'func' || !isOther(item.func) || !locals.has(item.func))
      // One of the modules says where the program starts.
      .filter((item) => number === 0 || item.kind !== 'directive' || item.directive.name !== 'entryfunc')
      .map((item) => (item.kind === 'func' ? { ...item, body: item.body && !isOther(item.func) } : item)),
  );
  return part;
}

function read({ name, text }: SplitModule): Module {
  return parseMaple(new SourceFile(name, text)).orThrow();
}

/** The linked module; throws what is wrong. */
export function linkAgain(parts: readonly SplitModule[], gc = false): Module {
  return linkMaple(parts.map(read), { mayBeMissing: () => true, gc }).orThrow();
}

function shuffled<T>(items: readonly T[], choices: Choices): T[] {
  const left = [...items];
  return items.map(() => left.splice(choices.below(left.length), 1)[0]);
}

export function checkSplitPrograms(mode: Mode): (seed: bigint) => Promise<string | undefined> {
  return async (seed) => {
    const { text, pointerSize } = generateProgram(seed, mode);
    const choices = new Choices(seed * 7919n + 1n);
    const parts = splitProgram(text, choices, 2 + choices.below(5));
    const ways = waysFor(mode, seed);
    const whole = await outcomes(text, pointerSize, ways);
    const linked = linkAgain(parts);
    const printed = printMaple(linked);
    const source = new SourceFile('linked.mpl', printed);
    const again = parseMaple(source).module;
    if (printMaple(again) !== printed) return 'the text of the linked module does not give the same text again';
    const other = printMaple(linkAgain(shuffled(parts, choices)));
    if (sorted(other) !== sorted(printed)) return `another order gives another program\n${difference(other, printed)}`;
    const found: Outcome[] = [
      ...whole,
      ...(await outcomesOf({ ir: 'maple', source, module: linked }, pointerSize, ways)),
      ...(await outcomesOf({ ir: 'maple', source, module: linkAgain(parts, true) }, pointerSize, ways.slice(0, 1))),
      ...(await outcomes(printed, pointerSize, ways)),
    ];
    return agree(found) ? undefined : `${parts.length} modules\n${describe(found)}`;
  };
}

/** Lines that one text has and the other has not. */
function difference(a: string, b: string): string {
  const [x, y] = [new Set(a.split('\n')), new Set(b.split('\n'))];
  return [...[...x].filter((line) => !y.has(line)), '--- for', ...[...y].filter((line) => !x.has(line))].join('\n');
}

/** The items of a text, in an order of their own. */
function sorted(text: string): string {
  return text.split('\n').filter(Boolean).sort().join('\n');
}

export function showSplitProgram(mode: Mode): (seed: bigint) => string {
  return (seed) => {
    const { text } = generateProgram(seed, mode);
    const choices = new Choices(seed * 7919n + 1n);
    const parts = splitProgram(text, choices, 2 + choices.below(5));
    return parts.map((part) => `# ${part.name}\n${part.text}`).join('\n');
  };
}
