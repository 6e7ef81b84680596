/**
 * Metadata and groups of attributes of several modules in one. Numbers are given anew; a named node has the operands of all nodes of its
 * name; groups that say the same are one.
 */
import { DistinctNames } from '../../base/symbol-resolution.ts';
import type { AttrGroup, MetaDef, Module } from '../module.ts';
import { isNumber } from '../names.ts';

/** What identifies a module is of the module alone: the linked one has the identity of the program's own. */
const identityKey = 'dll_refer_guid';

export class MetadataNames {
  readonly #metadata: readonly Map<string, string>[];
  readonly #groups: readonly Map<number, number>[];
  readonly #groupIds = new Map<string, number>();
  readonly #firstGroups = new Map<number, AttrGroup>();
  /** The items whose operands go to the first of their name. */
  readonly joined = new Map<MetaDef, MetaDef>();

  /** `order`: the modules in the order of the linked one. */
  constructor(modules: readonly Module[], order: readonly number[]) {
    const names = new DistinctNames([]);
    const first = new Map<string, MetaDef>();
    let next = 0;
    this.#metadata = modules.map(() => new Map());
    this.#groups = modules.map(() => new Map());
    for (const index of order) {
      for (const item of modules[index].items) {
        if (item.kind === 'attributes') this.#group(item, index);
        if (item.kind !== 'metadata') continue;
        const { name } = item.name;
        const own = isNumber(name) ? String(next++) : this.#named(item, first, names);
        this.#metadata[index].set(name, own);
      }
    }
  }

  meta(name: string, module: number): string {
    return this.#metadata[module].get(name) ?? name;
  }

  attr(id: number, module: number): number {
    return this.#groups[module].get(id) ?? id;
  }

  /** The group as it stands in the linked module; undefined if another one says the same, or nobody needs it. */
  group(item: AttrGroup, module: number): AttrGroup | undefined {
    const id = this.attr(item.id, module);
    return this.#firstGroups.get(id) === item ? { ...item, id, attributes: ownAttributes(item, module) } : undefined;
  }

  #group(item: AttrGroup, module: number): void {
    const attributes = ownAttributes(item, module);
    const key = attributes
      .map(({ key: name, quoted, value }) => JSON.stringify([name, quoted, value?.kind, textOf(value)]))
      .join();
    const id = this.#groupIds.get(key) ?? this.#groupIds.size;
    this.#groupIds.set(key, id);
    this.#groups[module].set(item.id, id);
    const saysIdentityOnly = attributes.length === 0 && item.attributes.length > 0;
    if (!this.#firstGroups.has(id) && !saysIdentityOnly) this.#firstGroups.set(id, item);
  }

  /** Lists of one name are joined; a record has its name for itself. */
  #named(item: MetaDef, first: Map<string, MetaDef>, names: DistinctNames): string {
    const { name } = item.name;
    const known = first.get(name);
    if (known?.content.kind === 'node' && item.content.kind === 'node') {
      this.joined.set(item, known);
      return name;
    }
    if (known === undefined) first.set(name, item);
    return names.take(name);
  }
}

function textOf(value: AttrGroup['attributes'][number]['value']): string {
  return value === undefined ? '' : value.kind === 'int' ? String(value.value) : value.text;
}

/** The program's own module is the first. */
function ownAttributes({ attributes }: AttrGroup, module: number): AttrGroup['attributes'] {
  return module === 0 ? attributes : attributes.filter(({ key }) => key !== identityKey);
}
