/**
 * What the type names of the modules are called in the linked one, and which definition stands there for each. Definitions of
 * one version are one; of several versions of a structure, those that do not go first get the names of their files:
 *
 *     a.mpl   type $node <struct { @a i32 }>     $node
 *     b.mpl   type $node <struct { @b i64 }>     $node.b
 *
 * Classes and interfaces are one for the whole program, so several versions of those are mistakes.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { DistinctNames } from '../../base/symbol-resolution.ts';
import type { ClassDecl } from '../module.ts';
import { isStruct } from '../types.ts';
import type { TypeComparison } from './agreement.ts';
import { mapleLinkCatalogue } from './diagnostics.ts';
import type { Input } from './input.ts';
import { spanOfName } from './symbols.ts';
import type { TypeNode, TypeVersions } from './type-versions.ts';

/** A type of the linked module. */
export interface LinkedType {
  readonly name: string;
  /** The definition that it is made of. */
  readonly node: TypeNode;
}

/** A class of the linked module (`javaclass`, `javainterface`). */
export interface LinkedClass {
  readonly input: Input;
  readonly decl: ClassDecl;
}

export class TypeNames {
  readonly classes = new Map<string, LinkedClass>();
  readonly #versions: TypeVersions;
  /** By name; the one that goes first comes first. */
  readonly #types = new Map<string, readonly LinkedType[]>();

  constructor(inputs: readonly Input[], versions: TypeVersions, comparison: TypeComparison, problems: Diagnostic[]) {
    this.#versions = versions;
    const distinct = new DistinctNames(versions.names);
    for (const name of versions.names) this.#types.set(name, this.#linkedTypes(name, distinct, problems));
    for (const input of inputs.toSorted((a, b) => a.rank - b.rank))
      for (const decl of input.module.classes.values()) this.#addClass({ input, decl }, comparison, problems);
  }

  /** What a module means by a name; undefined for classes that are built in and for what nobody knows. */
  meant(input: Input, name: string): LinkedType | undefined {
    const types = this.#types.get(name);
    if (types === undefined || types.length < 2) return types?.[0];
    const node = this.#versions.meant(input, name);
    return types.find((type) => node !== undefined && this.#versions.same(type.node, node)) ?? types[0];
  }

  #linkedTypes(name: string, distinct: DistinctNames, problems: Diagnostic[]): LinkedType[] {
    const nodes = this.#versions.representatives(name);
    if (nodes.length > 1 && nodes.some(isClass)) this.#classesDiffer(name, nodes, problems);
    return nodes.map((node, i) => ({ name: i === 0 ? name : distinct.take(`${name}.${node.input.stem}`), node }));
  }

  #classesDiffer(name: string, [first, ...others]: readonly TypeNode[], problems: Diagnostic[]): void {
    const spanOf = ({ input, def }: TypeNode): ReturnType<typeof spanOfName> => spanOfName(input.module, def, name);
    const notes = [{ message: 'it is first defined here', span: spanOf(first) }];
    for (const other of others)
      problems.push(diagnose(mapleLinkCatalogue, 'LNK0101', spanOf(other), [name, kindOf(first)], { notes }));
  }

  #addClass(own: LinkedClass, comparison: TypeComparison, problems: Diagnostic[]): void {
    const { name, kind, type } = own.decl;
    const known = this.classes.get(name);
    if (known === undefined || isIncomplete(known)) {
      this.classes.set(name, own);
      return;
    }
    if (isIncomplete(own)) return;
    const first = { input: known.input, type: known.decl.type };
    const isNamed = (one: LinkedClass): boolean => one.input.module.typeDefs.get(name)?.type === one.decl.type;
    // What is written in place is a version of the type of the same name, which is compared already.
    const isSame =
      isNamed(own) && isNamed(known)
        ? true
        : comparison.compare([{ input: own.input, type }, first]).agreement === 'same';
    if (isSame && kind === known.decl.kind) return;
    const notes = [{ message: 'it is first declared here', span: spanOfName(known.input.module, known.decl, name) }];
    const span = spanOfName(own.input.module, own.decl, name);
    problems.push(diagnose(mapleLinkCatalogue, 'LNK0101', span, [name, 'class'], { notes }));
  }
}

function isIncomplete({ input, decl }: LinkedClass): boolean {
  const type = input.module.types.get(decl.type);
  return isStruct(type) && type.incomplete;
}

function kindOf({ input, def }: TypeNode): string {
  return input.module.types.get(def.type).kind;
}

function isClass(node: TypeNode): boolean {
  return kindOf(node) === 'class' || kindOf(node) === 'interface';
}
