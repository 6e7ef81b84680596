/**
 * The constant data of the classes that a program uses, as MAPLE text: a header (a class is a permanent object), what
 * the run time asks of a class (runtime.ts), the dispatch table, and a function that lets go what an object refers to.
 *
 *     object - 16   address of its class (4 or 8 bytes)
 *            - 8    count of references, i32: 1 when it is made, 0 once reclaimed, below 0 if it is permanent
 *            - 4    number of elements, i32, of an array; else 0
 *     object        its fields, or its elements
 *
 *     class  - 16   address of java.lang.Class, count -1, 0: a class is an object too
 *     class         name | parent | supers, how many | kind of array | drop | numbers and methods of interfaces, how many
 *                   | place of the message | vtable: one method for each slot
 *
 * The header is 16 bytes for both sizes of pointers, so that objects keep the alignment that malloc gives. What counting
 * (src/runtime/objects/counting.mpl) asks of an address is the class of its class: only what has one is an object.
 *
 * Only methods that some call by class may reach stand in the tables; the others are 0, so that methods which nobody
 * calls need no body.
 */
import { ownTemplate } from '../own-names.ts';
import { Layout } from '../../../maple/layout.ts';
import type { Module } from '../../../maple/module.ts';
import { printType } from '../../../maple/printer.ts';
import type { TypeId } from '../../../maple/types.ts';
import { mangledClass, plainClass } from '../../../maple/builtin-classes.ts';
import type { ClassInfo, Hierarchy } from './hierarchy.ts';
import { classFields } from './runtime.ts';

/** What a class stands for: a class or interface, an array, or anything else that is allocated as an object. */
export interface ManagedType {
  readonly type: TypeId;
  readonly key: string;
  readonly info: ClassInfo | undefined;
  /** Of an array. */
  readonly element: TypeId | undefined;
}

export interface Dispatch {
  /** Selectors by which something is called; undefined: all. */
  readonly selectors: ReadonlySet<string> | undefined;
  /** Numbers of the selectors of interface calls. */
  readonly keys: ReadonlyMap<string, number>;
}

/** `$__class.X`: the variable of a class. */
export function classVariable(key: string): string {
  return `$__class.${key}`;
}

export class ClassText {
  readonly #module: Module;
  readonly #layout: Layout;
  readonly #hierarchy: Hierarchy;
  readonly #dispatch: Dispatch;

  constructor(module: Module, layout: Layout, hierarchy: Hierarchy, dispatch: Dispatch) {
    this.#module = module;
    this.#layout = layout;
    this.#hierarchy = hierarchy;
    this.#dispatch = dispatch;
  }

  /** The declarations of one class; those that it refers to are needed as well. `element` is the key of the class of an array's elements. */
  textOf(managed: ManagedType, element?: string): string {
    const { key, info } = managed;
    const table = info === undefined ? [] : this.#table(info);
    const supers = this.supersOf(managed);
    const entries = info === undefined ? [] : this.#interfaceEntries(info);
    const list = (items: readonly string[]): string => `[${items.join(', ')}]`;
    const drop = this.#dropText(managed);
    const kind = managed.element !== undefined && this.#isReference(managed.element) ? 1 : 0;
    const own = ownTemplate(this.#module);
    const pointer = (name: string, present: boolean): string => (present ? `addrof ptr ${name}` : '0');
    const classAt = (other: string): string => own`addrof ptr $__class.${other} 4`;
    return [
      supers.length > 0 ? own`var $__supers.${key} <[${supers.length}] ptr> const = ${list(supers.map(classAt))}` : '',
      entries.length > 0
        ? own`var $__keys.${key} <[${entries.length}] i32> const = ${list(entries.map(([number]) => String(number)))}`
        : '',
      entries.length > 0
        ? own`var $__methods.${key} <[${entries.length}] ptr> const = ${list(entries.map(([, name]) => `addroffunc ptr ${name}`))}`
        : '',
      drop.text,
      own`var $__class.${key} <struct {@class ptr, @count i32 align(8), @flags i32, @data <struct {${classFields()}, @vtable <[${Math.max(1, table.length)}] ptr>}>}> = [` +
        `1= ${classAt(mangledClass('java.lang.Class').slice(1))}, 2= -1, 3= 0, 4= [1= conststr ptr "${escapeText(readableName(key))}", ` +
        `2= ${info?.parent === undefined ? '0' : classAt(info.parent.name.slice(1))}, 3= ${pointer(own`$__supers.${key}`, supers.length > 0)}, ` +
        `4= ${supers.length}, 5= ${kind}, 6= ${drop.name === undefined ? '0' : `addroffunc ptr ${drop.name}`}, ` +
        `7= ${pointer(own`$__keys.${key}`, entries.length > 0)}, 8= ${element === undefined ? pointer(own`$__methods.${key}`, entries.length > 0) : classAt(element)}, 9= ${entries.length}, 10= ${info === undefined ? 0 : (messageOffset(this.#hierarchy, this.#module, info) ?? 0)}, ` +
        `11= ${list(table.length === 0 ? ['0'] : table)}]]`,
    ]
      .filter((line) => line !== '')
      .join('\n');
  }

  /** Keys of the classes that an object of this one also is. */
  supersOf({ info, element }: ManagedType): string[] {
    if (info !== undefined)
      return [...this.#hierarchy.supersOf(info)].filter((other) => other !== info).map((other) => other.name.slice(1));
    return element === undefined ? [] : [mangledClass('java.lang.Object').slice(1)];
  }

  #table(info: ClassInfo): string[] {
    if (info.struct.kind === 'interface') return [];
    const { selectors } = this.#dispatch;
    return [...this.#hierarchy.slotsOf(info).keys()].map((selector) => {
      const target =
        selectors === undefined || selectors.has(selector) ? this.#hierarchy.resolve(info, selector) : undefined;
      return target === undefined ? '0' : `addroffunc ptr ${this.#module.func(target).name}`;
    });
  }

  #interfaceEntries(info: ClassInfo): [number, string][] {
    if (info.struct.kind === 'interface') return [];
    const entries: [number, string][] = [];
    for (const [selector, number] of this.#dispatch.keys) {
      const target = this.#hierarchy.resolve(info, selector);
      if (target !== undefined) entries.push([number, this.#module.func(target).name]);
    }
    return entries.sort(([a], [b]) => a - b);
  }

  #dropText({ type, key, element }: ManagedType): { readonly name: string | undefined; readonly text: string } {
    const { counted, weak } = element === undefined ? this.#referenceFields(type) : { counted: [], weak: [] };
    if (counted.length + weak.length === 0) return { name: undefined, text: '' };
    const own = ownTemplate(this.#module);
    const pointer = `<* ${printType(this.#module, type)}>`;
    const lines = [
      ...counted.map((field) => own`  call &__release (iread ref ${pointer} ${field} (dread ref %o))`),
      ...weak.map((field) => own`  call &__forget_weak (iaddrof ptr ${pointer} ${field} (dread ref %o))`),
    ];
    return {
      name: own`&__drop.${key}`,
      text: own`func &__drop.${key} (var %o ref) void {\n${lines.join('\n')}\n  return ()\n}`,
    };
  }

  /** The ids of the fields that hold counted references, and of those that hold weak ones. */
  #referenceFields(type: TypeId): { readonly counted: readonly number[]; readonly weak: readonly number[] } {
    const counted: number[] = [];
    const weak: number[] = [];
    const count = Math.min(this.#layout.fieldCount(type), mostFields);
    for (let id = 1; id <= count; id++) {
      const place = this.#layout.field(type, id);
      if (place === undefined || !this.#isReference(place.type)) continue;
      const has = (wanted: string): boolean => place.field?.attrs.some(({ name }) => name === wanted) === true;
      if (has('rcweak')) weak.push(id);
      else if (!has('rcunowned')) counted.push(id);
    }
    return { counted, weak };
  }

  /** Does a place of this type hold a counted reference: `ref`, or a pointer to a class, an interface or a managed array? */
  #isReference(type: TypeId): boolean {
    const resolved = this.#layout.resolve(type);
    if (resolved.kind === 'prim') return resolved.prim === 'ref';
    if (resolved.kind !== 'pointer') return false;
    const to = this.#layout.resolve(resolved.to);
    return to.kind === 'class' || to.kind === 'interface' || (to.kind === 'array' && to.size === undefined);
  }
}

/** Where objects of a class have their message: behind the fields, never at 0. Undefined if it is not below java.lang.Throwable. */
export function messageOffset(hierarchy: Hierarchy, module: Module, info: ClassInfo): number | undefined {
  if (![...hierarchy.supersOf(info)].some(({ name }) => throwables.has(name))) return undefined;
  // The larger pointers, whichever the program will have.
  return Math.max(1, Math.ceil(new Layout(module, 8).sizeOf(info.type) / 8)) * 8;
}

const throwables: ReadonlySet<string> = new Set([
  mangledClass('java.lang.Throwable'),
  plainClass('java.lang.Throwable'),
]);

const mostFields = 100_000;

/** `java.lang.Object` for `Ljava_2Flang_2FObject_3B`; any other name as it is. */
export function readableName(key: string): string {
  const java = /^(A*)L(.+?)(_3B|;)(.*)$/.exec(key);
  if (java === null) return key;
  const [, arrays, body, , rest] = java;
  const plain = body
    .replace(/__/g, '\0')
    .replace(/_([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replaceAll('\0', '_');
  return plain.replaceAll('/', '.') + '[]'.repeat(arrays.length) + rest;
}

function escapeText(text: string): string {
  return text.replace(/["\\]/g, (c) => `\\${c}`);
}
