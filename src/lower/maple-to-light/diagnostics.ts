/**
 * Why a MAPLE module is no MapleLight program: codes `MPL4001…`. Each entry names what [MapleLight] has no
 * syntax for and what can not be brought into its syntax. `samara check --profile light` prints them all in one go.
 */
import { defineCatalogue } from '../../base/diagnostics.ts';

export const lightCatalogue = defineCatalogue({
  MPL4001: {
    severity: 'error',
    message: (type: string) => `MapleLight has no values of type ${type}`,
    explain:
      'MapleLight has integers of 8 to 64 bits, u1, ptr, ref, a32, a64, f32, f64 and aggregates. It has no 128-bit numbers, no ' +
      'complex numbers, no SIMD vectors and no dynamic types. It is reported once for each type.',
    bad: 'func &f (var %x i128) void {\n  return ()\n}\n',
    good: 'func &f (var %x i64) void {\n  return ()\n}\n',
  },
  MPL4002: {
    severity: 'error',
    message: (opcode: string) => `MapleLight has no \`${opcode}\``,
    explain:
      'The instruction is not among those of the document and can not be written with them: assembler code, tables of jumps, ' +
      'addresses relative to the program counter. It is reported once for each opcode.',
    bad: 'func &f () void {\n  asm { "nop" : : : "memory" }\n  return ()\n}\n',
    good: 'func &f () void {\n  return ()\n}\n',
  },
  MPL4003: {
    severity: 'error',
    message: (name: string) => `the intrinsic \`${name}\` is no function of the C library`,
    explain:
      'Intrinsics that are functions of the C library become calls of these; atomic operations, alignment and what objects need ' +
      'become functions of the program. Others have no counterpart in MapleLight. It is reported once for each intrinsic.',
    bad: 'func &f () ptr {\n  return (intrinsicop ptr C__builtin_return_address (constval u32 0))\n}\n',
    good: 'func &f (var %a ptr) u64 {\n  return (intrinsicop u64 C_strlen (dread ptr %a))\n}\n',
  },
  MPL4004: {
    severity: 'error',
    message: (name: string) => `the field \`${name}\` is a bit-field`,
    explain:
      'In the document a field is a type at a byte offset, and memory is read and written in whole bytes. Structures with ' +
      'bit-fields become their bytes, with functions that read and write bits of them; objects of a class are more than ' +
      'their bytes. It is reported once for each class.',
    bad: 'type $S <class {@a:3 i32}>\nvar $s <$S>\n',
    good: 'type $S <struct {@a:3 i32}>\nvar $s <$S>\n',
  },
  MPL4005: {
    severity: 'error',
    message: (name: string) => `the layout of \`${name}\` follows from attributes that MapleLight does not have`,
    explain:
      'The document knows one attribute of types, the alignment of a variable or a member. `pack`, `packed` and the alignment of ' +
      'a whole type change where the fields of a class lie; structures become their bytes.',
    bad: 'type $S <class {@a i8, @b i32}> packed\nvar $s <$S>\n',
    good: 'type $S <struct {@a i8, @b i32}>\nvar $s <$S>\n',
  },
  MPL4008: {
    severity: 'error',
    message: (limit: number) => `this expression is nested deeper than ${limit} levels`,
    explain:
      'The machine evaluates an expression in one step, by recursion, so nesting is limited. Assign a part to a variable.',
    bad: 'samara run deep.mpl --engine light --max-nesting 5000',
    good: 'samara run flat.mpl --engine light',
  },
  MPL4010: {
    severity: 'error',
    message: (name: string) => `MapleLight has no register ${name}`,
    explain:
      'The special registers of the document are Thrownval alone; results of calls go to variables. `%%retval0` must follow a call with such a result.',
    bad: 'func &f () void {\n  regassign ptr %%SP (constval ptr 0)\n  return ()\n}\n',
    good: 'func &f () void {\n  eval (regread i32 %1)\n  return ()\n}\n',
  },
  MPL4011: {
    severity: 'error',
    message: (label: string) => `the initialiser holds the address of the label \`@${label}\``,
    explain:
      'The address of a label stands for a place in one function, and no function that uses the variable has such a label.',
    bad: 'var $t <[1] ptr> = [addroflabel ptr @l]\n',
    good: 'func &f () void {\n  var %t pstatic <[1] ptr> = [addroflabel ptr @l]\n@l return ()\n}\n',
  },
});

export type LightCode = keyof typeof lightCatalogue;
