/**
 * Linking: several MAPLE modules become one, which is a module like any other; its text can be printed and read again.
 *
 *     inputs   the modules, and what each writes itself        input.ts
 *     types    versions of named types, what they are called   type-versions.ts, type-names.ts
 *     symbols  definitions meet declarations by name           symbols.ts, base/symbol-resolution.ts
 *     targets  what each function and variable becomes         targets.ts
 *     checks   do all declarations agree?                      agreement.ts, attributes.ts, checks.ts
 *     copies   of everything that is reached                   linked-module.ts, relink-code.ts, type-copier.ts
 *     items    the text's order                                items.ts, headers.ts
 *
 * Work is linear in what is linked. The modules are not changed; code and places are copied, so a function, a variable and a type
 * keep the file that they come from. What lowering concludes from the whole program (constructors in order, dispatch tables
 * of all classes) it concludes from the linked module.
 */
import { diagnose, hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import { resolveSymbols } from '../../base/symbol-resolution.ts';
import { declareBuiltinClasses, isBuiltinClass } from '../builtin-classes.ts';
import { replaceFunctionAddresses } from '../function-addresses.ts';
import { javaOwner } from '../method-names.ts';
import { Module } from '../module.ts';
import { declareStaticFields } from '../static-fields.ts';
import { TypeComparison } from './agreement.ts';
import { checkTarget } from './checks.ts';
import { entryOf, type Entry } from './entry.ts';
import { GlobalBlock } from './global-block.ts';
import { FileNumbers, joinHeaders, made } from './headers.ts';
import { inputsOf, isLibraryFunc, type Input } from './input.ts';
import { joinItems } from './items.ts';
import { LinkedModule, type Program } from './linked-module.ts';
import type { LinkOptions } from '../../base/link-options.ts';
import { checkPointerSizes } from './pointer-sizes.ts';
import { reachRoots } from './roots.ts';
import { symbolsOf } from './symbols.ts';
import { Targets, type Target } from './targets.ts';
import { TypeNames } from './type-names.ts';
import { TypeVersions } from './type-versions.ts';

/** One module of several verified ones. With errors, there is none. */
export function linkMaple(
  modules: readonly Module[],
  options: LinkOptions = {},
): NamedResult<'module', Module | undefined> {
  const problems: Diagnostic[] = [];
  const module = link(modules, options, problems);
  return named('module', hasErrors(problems) ? undefined : module, problems);
}

function link(modules: readonly Module[], options: LinkOptions, problems: Diagnostic[]): Module {
  const inputs = inputsOf(modules);
  const versions = new TypeVersions(inputs);
  const comparison = new TypeComparison(versions);
  const types = new TypeNames(inputs, versions, comparison, problems);
  const targets = meet(inputs, comparison, problems);
  const entry = entryOf(inputs, targets, options, problems);
  const program: Program = { inputs, targets, types, files: new FileNumbers(inputs), block: new GlobalBlock(inputs) };
  const module = new Module(new SourceFile(options.name ?? modules[0]?.source.name ?? 'linked.mpl', ''));
  const linked = new LinkedModule(module, program, options.gc === true, problems);
  reachRoots(linked, program, entry.target, options, problems);
  linked.finish();
  reportMissing(linked, program, options, problems);
  checkPointerSizes(linked, inputs, options, problems);
  complete(linked, program, entry, problems);
  return module;
}

/** Functions and variables of all modules, as they meet by name. */
function meet(inputs: readonly Input[], comparison: TypeComparison, problems: Diagnostic[]): Targets {
  const symbols = inputs.map(symbolsOf);
  // What is missing is known when it is known what is reached.
  const resolution = resolveSymbols(symbols, { mayBeMissing: () => true });
  problems.push(...resolution.diagnostics);
  const targets = new Targets(inputs, symbols, resolution);
  for (const target of targets.all) checkTarget(target, comparison, problems);
  return targets;
}

function reportMissing(
  { missing }: LinkedModule,
  program: Program,
  { mayBeMissing }: LinkOptions,
  problems: Diagnostic[],
): void {
  for (const [target, [first, ...more]] of missing) {
    if (isWeak(target) || isOfJava(target, program) || mayBeMissing?.(target.name.slice(1)) === true) continue;
    const notes = more.map((span) => ({ message: 'and used here', span }));
    problems.push(diagnose(linkCatalogue, 'LNK0002', first, [target.name], { notes }));
  }
}

/**
 * A method of Java that a class may inherit, for it is called under the name of the class that the caller knows; or one of
 * a library, which supplies it when the program is lowered.
 */
function isOfJava({ name, item: { input, kind, index } }: Target, { types }: Program): boolean {
  if (kind === 'func' && isLibraryFunc(input, input.module.funcs[index])) return true;
  const owner = javaOwner(name);
  return owner !== undefined && (types.meant(input, owner) !== undefined || isBuiltinClass(owner));
}

/** Nobody needs to define what is only declared as weak. */
function isWeak({ meeting }: Target): boolean {
  return meeting !== undefined && meeting.members.every(({ symbol }) => symbol.weak === true);
}

/** Everything but what was copied. */
function complete(linked: LinkedModule, program: Program, entry: Entry, problems: Diagnostic[]): void {
  const { module } = linked;
  const { inputs } = program;
  for (const name of new Set(inputs.flatMap((input) => input.module.missingImports))) module.missingImports.push(name);
  const bodies = module.funcs.filter(({ code }) => code !== undefined).length;
  const isCounted = inputs.some((input) => input.module.directives('numfuncs').length > 0);
  const header = [
    ...joinHeaders(inputs, problems),
    ...program.block.directives(),
    ...(isCounted ? [made('numfuncs', [bodies])] : []),
    ...(entry.directive === undefined ? [] : [entry.directive]),
    ...program.files.directive(),
  ];
  module.replaceItems(joinItems(linked, program, header));
  declareBuiltinClasses(module);
  declareStaticFields(module);
  replaceFunctionAddresses(module);
}
