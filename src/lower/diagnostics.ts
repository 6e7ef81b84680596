/**
 * What can stop or trouble the lowering of a verified module: codes `MPL3001…`. An error means that the program as
 * lowered would not do what its text says; a warning names something that becomes a trap or a default when it is reached.
 */
import { defineCatalogue } from '../base/diagnostics.ts';
import type { Opcode } from '../maple/opcodes.ts';
import { whyNotExecutable } from '../maple/unsupported-opcodes.ts';
import { whyNotExecuted } from '../maple/unsupported-intrinsics.ts';

export const loweringCatalogue = defineCatalogue({
  MPL3001: {
    severity: 'error',
    message: (opcode: Opcode) => `\`${opcode}\` cannot be executed: ${whyNotExecutable(opcode)}`,
    explain:
      'The instruction is valid MAPLE, is kept in every form of a module, and has no translation: text for an assembler is for ' +
      'one processor, and %%SP, %%FP, %%GP and %%PC are not assigned to. An `asm` without text that assigns nothing does ' +
      'nothing. It is reported once for each opcode.',
    bad: 'func &f () void { asm { "nop" } return () }',
    good: 'func &f () void { return () }',
  },
  MPL3002: {
    severity: 'error',
    message: (type: string) => `there are no values of type ${type}`,
    explain:
      '`gen` and `unknown` stand for types that a front end has not decided yet. Nothing can be computed with them. It is ' +
      'reported once for each type.',
    bad: 'func &f (var %x unknown) i32 { return (dread i32 %x) }',
    good: 'func &f (var %x i64) i32 { return (dread i32 %x) }',
  },
  MPL3003: {
    severity: 'error',
    message: (name: string) => `the intrinsic \`${name}\` cannot be executed: ${whyNotExecuted(name)}`,
    explain:
      'Intrinsics of the C library are calls of host functions, those that count or swap bits are done in place, and those ' +
      'of Java and of its reference counting are calls of a run time that is added to the program. This one needs something ' +
      'that is not there: a class library, tables of the original run time, operands that are documented. It is reported once ' +
      'for each intrinsic.',
    bad: 'intrinsiccall MPL_READ_OVTABLE_ENTRY (dread ptr %a)',
    good: 'eval (intrinsicop i32 C_clz32 (dread u32 %x))',
  },
  MPL3004: {
    severity: 'warning',
    message: (name: string) => `\`${name}\` is neither defined nor supplied by the host: calling it traps`,
    explain:
      'The program uses a function of which it has a prototype at most, and the host offers none of that name. The ' +
      'program is compiled all the same, and a call of the function ends it with the trap `missing-function`. Link the ' +
      'module that defines it, or supply a host function.',
    bad: 'func &g () i32\nfunc &main () i32 { call &g () return (regread i32 %%retval0) }',
    good: 'func &g () i32 { return (constval i32 1) }\nfunc &main () i32 { call &g () return (regread i32 %%retval0) }',
  },
  MPL3005: {
    severity: 'warning',
    message: (name: string) => `\`${name}\` is declared \`extern\` and defined nowhere: it is all zeros`,
    explain:
      'The variable belongs to another module, or to the library, and neither is there. The program gets a variable of ' +
      'its type whose bytes are 0. Link the module that defines it, or drop `extern` if this module does.',
    bad: 'var $limit extern i32',
    good: 'var $limit i32 = 100',
  },
  MPL3006: {
    severity: 'error',
    message: (label: string) =>
      `the initialiser names the label \`@${label}\`, which no function using the variable has`,
    explain:
      'An address of a label in an initialiser is a number that only the function with that label understands. The ' +
      'variable must be used by the function whose labels it holds.',
    bad: 'var $t <[1] ptr> = [addroflabel ptr @missing]',
    good: 'func &f () void { var %t pstatic <[1] ptr> = [addroflabel ptr @l]\n@l return () }',
  },
  MPL3007: {
    severity: 'error',
    message: (name: string) => `the instances of \`${name}\` have no end`,
    explain:
      'Each use of a generic type or function with other types is an instance of its own. Here an instance needs another ' +
      'one whose types are nested deeper, which needs another one, and so on. Generic code must come back to types that ' +
      'it was already instantiated with.',
    bad: 'type $box <struct {@inner <* <$box{!T=<$box{!T=!T}>}>>, @value <!T>}>\nvar $b <$box{!T=i32}>',
    good: 'type $box <struct {@inner <* <$box{!T=!T}>>, @value <!T>}>\nvar $b <$box{!T=i32}>',
  },
  MPL3008: {
    severity: 'error',
    message: () => 'the type of a thrown structure is not known here',
    explain:
      'A structure that is thrown by value is copied to where its handler finds it. Its type is that of the variable or ' +
      'field that `throw` reads, and of the variable, field, parameter or result that a handler reads it for. Assign it to a ' +
      'variable first.',
    bad: 'call &make ()\nthrow (regread agg %%retval0)',
    good: 'callassigned &make () { dassign %e 0 }\nthrow (dread agg %e)',
  },
});
