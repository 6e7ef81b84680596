/**
 * Static fields are variables of their own: those of classes with the attribute `static`, and all fields of interfaces.
 * Front ends declare such a variable as `$Owner_7Cfield` (Java, mangled), `$Owner|field` or `$Owner.field`; one that is used
 * and not declared gets the type, the attributes and the constant of the field. It is not printed: reading declares it.
 */
import type { Init, Module } from './module.ts';
import { isStruct, type Field, type StructType } from './types.ts';

type StaticFields = ReadonlyMap<string, Field>;

export function declareStaticFields(module: Module): void {
  const known = new Map<StructType, StaticFields>();
  module.globals.forEach((variable, index) => {
    if (variable.declared) return;
    const field = staticField(module, known, variable.name);
    if (field === undefined) return;
    const attrs = field.attrs.filter(({ name }) => name !== 'static');
    const init = field.init === undefined ? {} : { init: constantOf(field.init) };
    module.globals[index] = { ...variable, type: field.type, attrs, declared: true, ...init };
  });
}

function staticField(module: Module, known: Map<StructType, StaticFields>, name: string): Field | undefined {
  for (const separator of ['_7C', '|', '.']) {
    const at = name.lastIndexOf(separator);
    const owner = at < 0 ? undefined : module.typeDefs.get(name.slice(0, at));
    const type = owner === undefined ? undefined : module.types.get(owner.type);
    if (type === undefined || !isStruct(type)) continue;
    let fields = known.get(type);
    if (fields === undefined) known.set(type, (fields = staticFieldsOf(type)));
    const found = fields.get(name.slice(at + separator.length));
    if (found !== undefined) return found;
  }
  return undefined;
}

function staticFieldsOf(type: StructType): StaticFields {
  const isStatic = (field: Field): boolean =>
    type.kind === 'interface' || field.attrs.some((attr) => attr.name === 'static');
  const fields = new Map<string, Field>();
  for (const field of type.fields) {
    const name = field.name.replace(/^[@^]/, '');
    if (isStatic(field) && !fields.has(name)) fields.set(name, field);
  }
  return fields;
}

/** A constant as it was written in the body of the class. */
function constantOf(text: string): Init {
  if (/^[+-]?(0[xX][0-9a-fA-F]+|\d+)$/.test(text)) {
    const negative = text.startsWith('-');
    const value = BigInt(text.replace(/^[+-]/, ''));
    return { kind: 'int', value: negative ? -value : value, hex: /0x/i.test(text) };
  }
  if (text.startsWith('"')) return { kind: 'conststr', prim: 'ptr', wide: false, text: text.slice(1, -1) };
  return { kind: 'float', text };
}
