/**
 * The classes that modules from Java refer to without defining them: the root classes and the common exceptions, under
 * their mangled names (`$Ljava_2Flang_2FObject_3B`) or plain ones (`$Ljava/lang/Object;`). A module that mentions one of
 * them, and does not define it, gets it with its ancestors; they have no fields, but for the root (object-fields.ts). What is not in this table stays undefined.
 */
import { once } from '../base/once.ts';
import type { Module } from './module.ts';
import { completeRootClass } from './object-fields.ts';
import { primByCode } from '../scalar/prim-types.ts';
import { isStruct, type StructType } from './types.ts';

/** Name and parent. The interfaces have none. */
const parents: Readonly<Record<string, string | undefined>> = {
  'java.lang.Object': undefined,
  'java.lang.Class': 'java.lang.Object',
  'java.lang.String': 'java.lang.Object',
  'java.lang.Throwable': 'java.lang.Object',
  'java.lang.Exception': 'java.lang.Throwable',
  'java.lang.RuntimeException': 'java.lang.Exception',
  'java.lang.ArithmeticException': 'java.lang.RuntimeException',
  'java.lang.ArrayStoreException': 'java.lang.RuntimeException',
  'java.lang.ClassCastException': 'java.lang.RuntimeException',
  'java.lang.IllegalArgumentException': 'java.lang.RuntimeException',
  'java.lang.NumberFormatException': 'java.lang.IllegalArgumentException',
  'java.lang.IllegalMonitorStateException': 'java.lang.RuntimeException',
  'java.lang.IllegalStateException': 'java.lang.RuntimeException',
  'java.lang.IndexOutOfBoundsException': 'java.lang.RuntimeException',
  'java.lang.ArrayIndexOutOfBoundsException': 'java.lang.IndexOutOfBoundsException',
  'java.lang.StringIndexOutOfBoundsException': 'java.lang.IndexOutOfBoundsException',
  'java.lang.NegativeArraySizeException': 'java.lang.RuntimeException',
  'java.lang.NullPointerException': 'java.lang.RuntimeException',
  'java.lang.SecurityException': 'java.lang.RuntimeException',
  'java.lang.UnsupportedOperationException': 'java.lang.RuntimeException',
  'java.lang.CloneNotSupportedException': 'java.lang.Exception',
  'java.lang.InterruptedException': 'java.lang.Exception',
  'java.lang.ReflectiveOperationException': 'java.lang.Exception',
  'java.lang.ClassNotFoundException': 'java.lang.ReflectiveOperationException',
  'java.lang.NoSuchFieldException': 'java.lang.ReflectiveOperationException',
  'java.lang.NoSuchMethodException': 'java.lang.ReflectiveOperationException',
  'java.io.IOException': 'java.lang.Exception',
  'java.lang.Error': 'java.lang.Throwable',
  'java.lang.AssertionError': 'java.lang.Error',
  'java.lang.LinkageError': 'java.lang.Error',
  'java.lang.IncompatibleClassChangeError': 'java.lang.LinkageError',
  'java.lang.AbstractMethodError': 'java.lang.IncompatibleClassChangeError',
  'java.lang.ExceptionInInitializerError': 'java.lang.LinkageError',
  'java.lang.NoClassDefFoundError': 'java.lang.LinkageError',
  'java.lang.VirtualMachineError': 'java.lang.Error',
  'java.lang.OutOfMemoryError': 'java.lang.VirtualMachineError',
  'java.lang.StackOverflowError': 'java.lang.VirtualMachineError',
};
const interfaces = [
  'java.lang.Cloneable',
  'java.lang.Comparable',
  'java.lang.Runnable',
  'java.lang.CharSequence',
  'java.io.Serializable',
];

/** `$Ljava_2Flang_2FObject_3B`. */
export function mangledClass(name: string): string {
  return `$L${name.replaceAll('_', '__').replaceAll('.', '_2F')}_3B`;
}

/** `$Ljava/lang/Object;`. */
export function plainClass(name: string): string {
  return `$L${name.replaceAll('.', '/')};`;
}

interface Builtin {
  readonly parent: string | undefined;
  readonly kind: 'class' | 'interface';
}

const builtins = once(() => {
  const table = new Map<string, Builtin>();
  for (const spell of [mangledClass, plainClass]) {
    for (const [name, parent] of Object.entries(parents))
      table.set(spell(name), { kind: 'class', parent: parent && spell(parent) });
    for (const name of interfaces) table.set(spell(name), { kind: 'interface', parent: undefined });
  }
  return table;
});

/** Is it the name of a class of this table, with its sigil? */
export function isBuiltinClass(name: string): boolean {
  return builtins().has(name);
}

/** Defines what the types of the module name and nobody defines. They are not printed: reading defines them again. */
export function declareBuiltinClasses(module: Module): void {
  const roots = [mangledClass('java.lang.Object'), plainClass('java.lang.Object')];
  const hadRoot = new Set(roots.filter((root) => module.typeDefs.has(root)));
  for (let id = primByCode.length; id < module.types.size; id++) {
    const type = module.types.get(id as Parameters<typeof module.types.get>[0]);
    if (type.kind === 'name') declareBuiltinClass(module, type.name);
  }
  for (const root of roots) if (!hadRoot.has(root)) completeRootClass(module, root);
}

/** Is there a type of this name? One that is only announced (`classincomplete`) is none. */
function isDefined({ typeDefs, types }: Module, name: string): boolean {
  const def = typeDefs.get(name);
  const type = def === undefined ? undefined : types.get(def.type);
  return type !== undefined && !(isStruct(type) && type.incomplete);
}

/** Defines one class of this table and its ancestors, as far as the module has not defined them. */
export function declareBuiltinClass(module: Module, name: string): void {
  const known = builtins();
  for (let at: string | undefined = name; at !== undefined && known.has(at) && !isDefined(module, at);) {
    const { kind, parent } = known.get(at) as Builtin;
    const struct: StructType = {
      kind,
      incomplete: false,
      parents: parent === undefined ? [] : [module.types.name(parent)],
      fields: [],
      methods: [],
      interfaces: [],
      infos: [],
      comments: [],
    };
    module.typeDefs.set(at, { name: at, type: module.types.struct(struct), attrs: [], start: 0, end: 0 });
    at = parent;
  }
}
