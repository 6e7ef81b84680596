/**
 * Why a MAPLE module is no MapleLight program: codes `MPL4001…`. Each entry names what the document (seed 002) has no
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
      'The instruction is not among those of the document and can not be written with them: memory on the stack frame, ' +
      'computed jumps, JavaScript and C++ exceptions, accesses through special registers, rounding to nearest, rotation. It is ' +
      'reported once for each opcode.',
    bad: 'func &f () void {\n  var %p ptr\n  dassign %p (alloca ptr (constval u64 8))\n  return ()\n}\n',
    good: 'func &f () void {\n  var %p ptr\n  dassign %p (malloc ptr (constval u64 8))\n  free (dread ptr %p)\n  return ()\n}\n',
  },
  MPL4003: {
    severity: 'error',
    message: (name: string) => `the intrinsic \`${name}\` is no function of the C library`,
    explain:
      'Intrinsics that are functions of the C library become calls of these. Others have no counterpart in MapleLight. It is ' +
      'reported once for each intrinsic.',
    bad: 'func &f (var %a ptr) i32 {\n  return (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ptr %a))\n}\n',
    good: 'func &f (var %a ptr) u64 {\n  return (intrinsicop u64 C_strlen (dread ptr %a))\n}\n',
  },
  MPL4004: {
    severity: 'error',
    message: (name: string) => `the field \`${name}\` is a bit-field`,
    explain:
      'In the document a field is a type at a byte offset, and memory is read and written in whole bytes. A bit-field is ' +
      'neither. It is reported once for each structure.',
    bad: 'type $S <struct {@a:3 i32}>\nvar $s <$S>\n',
    good: 'type $S <struct {@a i8}>\nvar $s <$S>\n',
  },
  MPL4005: {
    severity: 'error',
    message: (name: string) => `the layout of \`${name}\` follows from attributes that MapleLight does not have`,
    explain:
      'The document knows one attribute of types, the alignment of a variable or a member. `pack`, `packed` and the alignment of ' +
      'a whole type change where fields lie.',
    bad: 'type $S <struct {@a i8, @b i32}> packed\nvar $s <$S>\n',
    good: 'type $S <struct {@a i8, @b i32}>\nvar $s <$S>\n',
  },
  MPL4006: {
    severity: 'error',
    message: (name: string) => `\`${name}\` takes any number of arguments`,
    explain:
      'A call of the document passes exactly the arguments that the function has parameters for. Functions outside the program ' +
      'may take more; those of the program may not.',
    bad: 'func &f varargs (var %n i32, ...) void {\n  return ()\n}\n',
    good: 'func &f (var %n i32, var %x i32) void {\n  return ()\n}\n',
  },
  MPL4007: {
    severity: 'error',
    message: () => 'the body of this javatry does not end in the block in which it begins',
    explain:
      'S_javatry holds the statement that it guards. So the endtry must stand in the same block as the javatry, behind it.',
    bad: 'func &f () void {\n  javatry {@h}\n  if (constval i32 1) {\n  endtry\n  }\n  return ()\n@h javacatch {<* void>}\n  return ()\n}\n',
    good: 'func &f () void {\n  javatry {@h}\n  if (constval i32 1) {\n  }\n  endtry\n  return ()\n@h javacatch {<* void>}\n  return ()\n}\n',
  },
  MPL4008: {
    severity: 'error',
    message: (limit: number) => `this expression is nested deeper than ${limit} levels`,
    explain: 'The machine evaluates an expression in one step, by recursion, so nesting is limited. Assign a part to a variable.',
    bad: 'samara run deep.mpl --engine light --max-nesting 5000',
    good: 'samara run flat.mpl --engine light',
  },
  MPL4009: {
    severity: 'error',
    message: (opcode: string) => `\`${opcode}\` stands where it may or may not be evaluated`,
    explain:
      'Expressions of the document never allocate and never call: such an operand is computed by a statement of its own, before ' +
      'the statement in which it stands. In the second operand of cand, cior or select, and in the condition of a loop, that ' +
      'would change how often it happens.',
    bad: 'func &f (var %s ptr) void {\n  while (intrinsicop u64 C_strlen (dread ptr %s)) {\n  }\n  return ()\n}\n',
    good: 'func &f (var %s ptr) void {\n  var %n u64\n  dassign %n (intrinsicop u64 C_strlen (dread ptr %s))\n  while (dread u64 %n) {\n  }\n  return ()\n}\n',
  },
  MPL4010: {
    severity: 'error',
    message: (name: string) => `MapleLight has no register ${name}`,
    explain: 'The special registers of the document are Thrownval alone; results of calls go to variables. `%%retval0` must follow a call with such a result.',
    bad: 'func &f () void {\n  eval (regread ptr %%FP)\n  return ()\n}\n',
    good: 'func &f () void {\n  eval (regread i32 %1)\n  return ()\n}\n',
  },
  MPL4011: {
    severity: 'error',
    message: (label: string) => `the initialiser holds the address of the label \`@${label}\``,
    explain: 'Labels of the document are names of places, not values.',
    bad: 'func &f () void {\n  var %t pstatic <[1] ptr> = [addroflabel ptr @l]\n@l return ()\n}\n',
    good: 'func &f () void {\n  goto @l\n@l return ()\n}\n',
  },
  MPL4012: {
    severity: 'error',
    message: (name: string) => `no class or interface declares the method \`${name}\``,
    explain: 'A virtual or interface call of the document names the class or interface whose method it calls, so one must list the method.',
    bad: 'type $A <class {@x i32}>\nfunc &m (var %this ref) void\nfunc &f (var %a ref) void {\n  virtualcall &m (dread ref %a)\n  return ()\n}\n',
    good: 'type $A <class {@x i32, &m virtual () void}>\nfunc &m (var %this ref) void {\n  return ()\n}\nfunc &f (var %a ref) void {\n  virtualcall &m (dread ref %a)\n  return ()\n}\n',
  },
});

export type LightCode = keyof typeof lightCatalogue;
