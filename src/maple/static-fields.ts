/**
 * Static fields are variables of their own: those of classes with the attribute `static`, and all fields of interfaces.
 * Front ends declare such a variable as `$Owner_7Cfield` (Java, mangled), `$Owner|field` or `$Owner.field`; one that is used
 * and not declared gets the type, the attributes and the constant of the field. It is not printed: reading declares it.
 */
import type { Init, Module } from './module.ts';
import { isStruct, type Field } from './types.ts';

export function declareStaticFields(module: Module): void {
  module.globals.forEach((variable, index) => {
    if (variable.declared) return;
    const field = staticField(module, variable.name);
    if (field === undefined) return;
    const attrs = field.attrs.filter(({ name }) => name !== 'static');
    const init = field.init === undefined ? {} : { init: constantOf(field.init) };
    module.globals[index] = { ...variable, type: field.type, attrs, declared: true, ...init };
  });
}

function staticField(module: Module, name: string): Field | undefined {
  for (const separator of ['_7C', '|', '.']) {
    const at = name.lastIndexOf(separator);
    const owner = at < 0 ? undefined : module.typeDefs.get(name.slice(0, at));
    const type = owner === undefined ? undefined : module.types.get(owner.type);
    if (type === undefined || !isStruct(type)) continue;
    const wanted = name.slice(at + separator.length);
    const found = type.fields.find((field) => field.name.replace(/^[@^]/, '') === wanted);
    if (found !== undefined && (type.kind === 'interface' || found.attrs.some((attr) => attr.name === 'static')))
      return found;
  }
  return undefined;
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
