/** Files for tests of the reader: what front ends of Java write, and what those of C do. */
import type { File, Generation, T } from './writer.ts';

const object: T = { class: 'Ljava_2Flang_2FObject_3B' };
const string: T = { ptr: { class: 'Ljava_2Flang_2FString_3B' } };

/** Public constructor, and a public static and a public virtual method, by generation. */
const flags = {
  A: { constructor: (1n << 6n) | (1n << 11n), static: 0xc0n, virtual: (1n << 6n) | (1n << 22n) },
  C: { constructor: (1n << 6n) | (1n << 13n), static: 0xc0n, virtual: (1n << 6n) | (1n << 27n) },
} as const;

export function sample(generation: Generation): File {
  const bits = flags[generation];
  const self: T = { ptr: { class: 'LShape_3B' } };
  return {
    literals: ['_C_STR_4f004b00'],
    classes: [
      {
        name: 'LShape_3B',
        parent: object,
        interfaces: [{ class: 'LNamed_3B' }],
        fields: [
          { name: 'next', type: self, flags: 8n << 1n },
          { name: 'sizes', type: { ptr: { jarray: 'i32' } }, align: generation === 'A' ? 3 : 4 },
          { name: 'grid', type: { array: 'f64', dims: [2, 3] } },
        ],
        statics: [
          { name: 'LShape_3B_7Ccount', type: 'i64', flags: 0x80n | (1n << (generation === 'A' ? 19n : 21n)) },
          { name: 'LShape_3B_7CLIMIT', type: 'i32', flags: 0xc2n, init: 500 },
          { name: 'LShape_3B_7CNAME', type: string, flags: 0xc2n, init: 'größe' },
        ],
        methods: [
          { name: 'LShape_3B_7C_3Cinit_3E_7C_28_29V', params: [self], result: 'void', flags: bits.constructor },
          {
            name: 'LShape_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B',
            params: [self],
            result: string,
            flags: bits.virtual,
          },
          {
            name: 'LShape_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V',
            params: [{ ptr: { jarray: string } }],
            result: 'void',
            flags: bits.static,
          },
        ],
        infos: [
          ['INFO_srcfile', 'Shape.java'],
          ['INFO_superclassname', 'java/lang/Object'],
          ['INFO_access_flags', 33],
        ],
        pragmas: [
          {
            kind: 1,
            visibility: 2,
            name: 'LMark_3B',
            type: { named: 'LMark_3B' },
            elements: [{ name: 'value', type: 'S', text: 'a "b"' }],
          },
        ],
      },
      {
        name: 'LNamed_3B',
        kind: 'interface',
        methods: [
          {
            name: 'LNamed_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B',
            params: [{ ptr: { class: 'LNamed_3B' } }],
            result: string,
            flags: bits.virtual,
          },
        ],
      },
    ],
  };
}

const inner: T = {
  struct: [
    { name: 'a', type: 'u8' },
    { name: 'b', type: { bits: 'u32', width: 3 } },
  ],
  name: 'inner',
};
const outer: T = {
  struct: [
    { name: 'f', type: { ptr: { func: ['i32', { ptr: inner }], result: 'f32', variadic: true } } },
    { name: 'u', type: { struct: [{ name: 'x', type: 'i64' }], union: true } },
    { name: 'p', type: { param: 'T' } },
  ],
  name: 'outer',
};

/** Structures, a union, a bit-field, functions and a type parameter. */
export const structures: File = { classes: [{ name: 'C', fields: [{ name: 's', type: outer }] }] };
