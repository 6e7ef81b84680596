/**
 * Types as descriptors of class files (`I`, `[C`, `Ljava/lang/String;`; `N` is the type of null), and how MAPLE has them:
 *
 *     Java      MAPLE, in memory           as an operand
 *     int       i32                        i32
 *     char      u16                        i32
 *     boolean   u1                         u1
 *     String    <* <$Ljava_2Flang_2FString_3B>>   ref
 *     int[]     <* <[] i32>>               ref
 */
export type Descriptor = string;

interface Primitive {
  readonly word: string;
  readonly stored: string;
  readonly operand: string;
}

export const primitives: Readonly<Record<string, Primitive>> = {
  Z: { word: 'boolean', stored: 'u1', operand: 'u1' },
  B: { word: 'byte', stored: 'i8', operand: 'i32' },
  C: { word: 'char', stored: 'u16', operand: 'i32' },
  S: { word: 'short', stored: 'i16', operand: 'i32' },
  I: { word: 'int', stored: 'i32', operand: 'i32' },
  J: { word: 'long', stored: 'i64', operand: 'i64' },
  F: { word: 'float', stored: 'f32', operand: 'f32' },
  D: { word: 'double', stored: 'f64', operand: 'f64' },
  V: { word: 'void', stored: 'void', operand: 'void' },
};

export const OBJECT = 'Ljava/lang/Object;';
/** An address outside of Java (host.ts). */
const POINTER = 'Ljava/lang/CorePointer;';
export const STRING = 'Ljava/lang/String;';

export function isReference(type: Descriptor): boolean {
  return primitives[type] === undefined;
}

/** The type of an operand: what is narrower than `int` is an `int`. */
export function operandOf(type: Descriptor): string {
  return primitives[type]?.operand ?? 'ref';
}

/** The type of a variable, field or element. */
export function mapleType(type: Descriptor): string {
  const primitive = primitives[type];
  if (primitive !== undefined) return primitive.stored;
  if (type === POINTER) return '<* void>';
  if (type.startsWith('[')) return `<* <[] ${mapleType(type.slice(1))}>>`;
  return `<* <${className(type)}>>`;
}

/** `$Ljava_2Flang_2FString_3B`. */
export function className(type: Descriptor): string {
  return `$${mangled(type)}`;
}

/** How the front end writes names: letters and digits stay, the rest is `_` and two digits in base 16 (MPLT, "Names"). */
export function mangled(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, (c) => {
    if (c === '_') return '__';
    return c === '[' ? 'A' : `_${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

export function methodDescriptor(params: readonly Descriptor[], result: Descriptor): string {
  return `(${params.join('')})${result}`;
}
