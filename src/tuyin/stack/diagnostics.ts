/** What the verifier finds in stack code: TUY26xx, the rules E-STACK-2 and following (E-STACK-1 is TUY2303). */
import { defineCatalogue } from '../../base/diagnostics.ts';

export const stackRules = defineCatalogue({
  TUY2601: {
    severity: 'error',
    rule: 'E-STACK-2: an instruction finds the values that it takes',
    message: (op: string, wanted: number, there: number) =>
      `\`${op}\` takes ${wanted} value${wanted === 1 ? '' : 's'}, and ${there} ${there === 1 ? 'is' : 'are'} on the stack`,
    explain:
      'Each instruction takes its operands from the top of the operand stack. `call f, n` takes n arguments, `ret` the value of a function that is not void.',
    bad: 'define i32 @f() {\n  ldc.1\n  add\n  ret\n}\n',
    good: 'define i32 @f() {\n  ldc.1\n  ldc.2\n  add\n  ret\n}\n',
  },
  TUY2602: {
    severity: 'error',
    rule: 'E-STACK-3: all paths to an instruction leave the same on the stack',
    message: (op: string, first: string, second: string) =>
      `the paths to \`${op}\` leave different things on the stack: ${first} and ${second}`,
    explain:
      'An instruction that is reached on several paths finds as many values on each of them, and of the same types; of structs, those that begin alike. Convert values before paths meet, or keep them in a local.',
    bad: 'define i32 @f(i32 %x) {\n  ldarg.0\n  brtrue two\n  ldc.1\ntwo:\n  ldc.2\n  ret\n}\n',
    good: 'define i32 @f(i32 %x) {\n  ldarg.0\n  brtrue two\n  ldc.1\n  ret\ntwo:\n  ldc.2\n  ret\n}\n',
  },
  TUY2603: {
    severity: 'error',
    rule: 'E-STACK-4: operands have the types that an instruction takes',
    message: (op: string, what: string) => `\`${op}\`: ${what}`,
    explain:
      'Numbers meet as in expressions: the wider one decides, integers go to floating point. Bits and shifts are for integers; an address takes a number of steps. An argument, a result and a stored parameter may become a wider type, never a narrower one: use @tuyin.conv.',
    bad: 'define double @f(double %x) {\n  ldarg.0\n  ldarg.0\n  and\n  ret\n}\n',
    good: 'define double @f(double %x) {\n  ldarg.0\n  ldarg.0\n  mul\n  ret\n}\n',
  },
  TUY2604: {
    severity: 'error',
    rule: 'E-STACK-5: a return leaves nothing else on the stack',
    message: (what: string, value: string) => `\`ret\` returns ${value} and leaves ${what} on the stack`,
    explain:
      'When a function returns, its operand stack holds the value that it returns and nothing else, or nothing if it is void.',
    bad: 'define void @f() {\n  ldc.1\n  ret\n}\n',
    good: 'define void @f() {\n  ldc.1\n  pop\n  ret\n}\n',
  },
  TUY2605: {
    severity: 'error',
    rule: 'E-STACK-6: arguments and locals exist',
    message: (op: string, what: string) => `\`${op}\`: ${what}`,
    explain:
      'Arguments are counted from 0 in the order of the parameters. A `func` has none: it reads its input with @tuyin.io.read.',
    bad: 'define i32 @f(i32 %x) {\n  ldarg.1\n  ret\n}\n',
    good: 'define i32 @f(i32 %x) {\n  ldarg.0\n  ret\n}\n',
  },
  TUY2606: {
    severity: 'error',
    rule: 'E-STACK-7: a call has a function and its arguments',
    message: (what: string) => `call: ${what}`,
    explain:
      'The callee is named by the call itself, or by a `ldglb` in the same block: there are no pointers to functions. A `define` gets as many arguments as it has parameters; a `func` or `subset` any, which become its input.',
    bad: 'define i32 @f(i32 %x) {\n  call @f, 0\n  ret\n}\n',
    good: 'define i32 @f(i32 %x) {\n  ldarg.0\n  call @f, 1\n  ret\n}\n',
  },
  TUY2607: {
    severity: 'error',
    rule: 'E-STACK-8: extra functions exist and get their operands',
    message: (name: string, what: string) => `\`${name}\`: ${what}`,
    explain:
      '`samara ops --ir tuyin-extra` lists the extra functions. A type belongs behind the names of some, in quotes if it is no word: @"tuyin.mem.load.(i32, i1)"; a number behind those of others: @tuyin.get.0.',
    bad: 'define i32 @f() {\n  ldc.1\n  callx @tuyin.math.sqrt\n  ret\n}\n',
    good: 'define double @f() {\n  ldc.r8 2.0\n  callx @tuyin.math.sqrt\n  ret\n}\n',
  },
  TUY2608: {
    severity: 'error',
    rule: 'E-STACK-9: a local has one type',
    message: (index: number, first: string, second: string) => `local ${index} is stored as ${first} and as ${second}`,
    explain:
      'The type of a local is that of what is stored there; one that is read before anything is known of it is an i32. Use another local, or convert first.',
    bad: 'define void @f() {\n  ldc.1\n  stloc 0\n  ldc.r8 1.0\n  stloc 0\n  ret\n}\n',
    good: 'define void @f() {\n  ldc.1\n  stloc 0\n  ldc.r8 1.0\n  stloc 1\n  ret\n}\n',
  },
  TUY2609: {
    severity: 'error',
    rule: 'E-STACK-10: the returns of a function give one type',
    message: (name: string, first: string, second: string) => `\`${name}\` returns ${first} and ${second}`,
    explain:
      'What a `func` returns decides what it is a function of: the same type everywhere, or structs that begin alike.',
    bad: 'func @f {\n  ldc.1\n  brtrue two\n  ret\ntwo:\n  ldc.2\n  ret\n}\n',
    good: 'func @f {\n  ldc.1\n  brtrue two\n  ldc.1\n  ret\ntwo:\n  ldc.2\n  ret\n}\n',
  },
  TUY2610: {
    severity: 'error',
    rule: 'E-STACK-11: what a function returns is known',
    message: (name: string) => `what \`${name}\` returns is not known`,
    explain:
      'What a `func` returns follows from what stands on the stack when it does. That is not known if it is the result of statements which need the result of this function. Write it as a `define`, which says its type.',
    bad: 'func @f {\n  call @g, 0\n  ret\n}\nsubset @g\n  f\nsubset @main\n  g\n',
    good: 'define i32 @f() {\n  call @g, 0\n  ret\n}\nsubset @g\n  i32 f\nsubset @main\n  g\n',
  },
});

export type StackRules = typeof stackRules;
export type StackRule = keyof StackRules;
