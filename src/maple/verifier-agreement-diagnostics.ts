/**
 * What the verifier says where two places of a module do not agree: a prototype and its body, a method and the one that it
 * overrides, a value and the place that it goes to. As in verifier-diagnostics.ts, whose catalogue these entries end.
 */
import type { Catalogue } from '../base/diagnostics.ts';

const inFunc = (...lines: readonly string[]): string =>
  `func &f () void {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const file = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

export const agreementEntries = {
  MPL2510: {
    severity: 'error',
    rule: 'SYM-14: the declarations of a function agree',
    message: (name: string, problem: string) => `another declaration of \`${name}\` ${problem}`,
    explain:
      'A function may be declared any number of times, and calls may have been written after any of the prototypes. Parameters and results have types of the same kind and width in all of them; a prototype without parameters says nothing about them, as in C.',
    bad: file('func &g (var %x i32) i32', 'func &g (var %x f64) i32 {', '  return (constval i32 1)', '}'),
    good: file('func &g (var %x i32) i32', 'func &g (var %y u32) i32 {', '  return (dread i32 %y)', '}'),
  },
  MPL2511: {
    severity: 'error',
    rule: 'ASG-4: what is const is not assigned again',
    message: (name: string) => `\`${name}\` is const`,
    explain:
      'A `const` variable keeps the value that its initialiser, or for a parameter the call, gave it. A local one without an initialiser gets its value by an assignment. The attribute behind a pointer type is about the pointer, not about what it points to (MAPLE IR Specification, 4.4).',
    bad: file('var $k i32 const = 5', '', 'func &f () void {', '  dassign $k (constval i32 6)', '}'),
    good: file('var $p <* i32> = 0', '', 'func &f () void {', '  dassign $p (constval ptr 0)', '}'),
  },
  MPL2512: {
    severity: 'error',
    rule: 'TYPE-15: a structure has each member once',
    message: (name: string) => `\`${name}\` is already a member of this structure`,
    explain:
      'Members are told apart by their names: fields, methods and interfaces. A field of a class may have the name of one of its parent.',
    bad: file('type $s <struct {@a i32, @a f32}>'),
    good: file('type $s <struct {@a i32, @b f32}>'),
  },
  MPL2513: {
    severity: 'error',
    rule: 'INIT-7: a field is initialised once',
    message: (name: string, field: number) => `field ${field} is initialised twice in the initialiser of \`${name}\``,
    explain: 'The values of fields may be listed in any order, each with its number, and each number at most once.',
    bad: file('var $s <struct {@a i32, @b i32}> = [2 = 1, 2 = 2]'),
    good: file('var $s <struct {@a i32, @b i32}> = [2 = 1, 1 = 2]'),
  },
  MPL2514: {
    severity: 'error',
    rule: 'TYPE-16: an interface that a class implements is defined',
    message: (name: string) => `interface \`${name}\` is not defined`,
    explain:
      'The names among the members of a class are those of interfaces, which `javainterface` or `type` define (MAPLE IR Specification, 4.6).',
    bad: file('type $c <class {@x i32, $shape}>'),
    good: file('type $shape <interface {&area () f64}>', 'type $c <class {@x i32, $shape}>'),
  },
  MPL2515: {
    severity: 'error',
    rule: 'TYPE-17: what a class implements is an interface',
    message: (name: string, kind: string) => `\`${name}\` is ${kind}, not an interface`,
    explain:
      'A class extends one class, whose type is written before its members, and implements interfaces, which are named among them.',
    bad: file('type $base <class {@a i32}>', 'type $c <class {@x i32, $base}>'),
    good: file('type $base <class {@a i32}>', 'type $c <class <$base> {@x i32}>'),
  },
  MPL2516: {
    severity: 'error',
    rule: 'CALL-12: an aggregate is passed to a parameter of its size',
    message: (parameter: string, size: number, given: number) =>
      `${parameter} takes ${size} bytes, the aggregate has ${given}`,
    explain:
      'Passing an aggregate copies its bytes to the parameter, as an assignment does (MAPLE IR Specification, 3.1.1).',
    bad: file(
      'func &g (var %s <struct {@a i32}>) void',
      '',
      'func &f () void {',
      '  var %t <struct {@a i64}>',
      '  call &g (dread agg %t)',
      '}',
    ),
    good: file(
      'func &g (var %s <struct {@a i32}>) void',
      '',
      'func &f () void {',
      '  var %t <struct {@b u32}>',
      '  call &g (dread agg %t)',
      '}',
    ),
  },
  MPL2517: {
    severity: 'error',
    rule: 'CALL-13: an aggregate is returned as a result of its size',
    message: (size: number, given: number) => `the result has ${size} bytes, the returned aggregate has ${given}`,
    explain:
      'Returning an aggregate copies its bytes to the result, as an assignment does (MAPLE IR Specification, 3.1.1).',
    bad: file('func &f () <struct {@a i32}> {', '  var %t <struct {@a i64}>', '  return (dread agg %t)', '}'),
    good: file('func &f () <struct {@a i32}> {', '  var %t <struct {@b u32}>', '  return (dread agg %t)', '}'),
  },
  MPL2518: {
    severity: 'error',
    rule: 'CALL-14: an intrinsic gets as many operands as its signature has',
    message: (name: string, wanted: number, given: number) =>
      `\`${name}\` takes ${wanted} argument${wanted === 1 ? '' : 's'}, ${given} given`,
    explain:
      'Intrinsics are functions that the compiler knows. Those of the C library and its built-in functions have fixed signatures; `docs/ir/maple` lists them.',
    bad: inFunc('eval (intrinsicop u64 C_strlen ())'),
    good: inFunc('eval (intrinsicop u64 C_strlen (conststr ptr "a"))'),
  },
  MPL2519: {
    severity: 'error',
    rule: 'EXPR-18: the address of a bit-field is not taken',
    message: (name: string) => `\`@${name}\` is a bit-field and has no address`,
    explain:
      'A bit-field need not begin at a byte. It is read and assigned by its field id; the address of a member before or after it can be taken.',
    bad: file('var $s <struct {@a:3 i32, @b i32}>', '', 'func &f () void {', '  eval (addrof ptr $s 1)', '}'),
    good: file('var $s <struct {@a:3 i32, @b i32}>', '', 'func &f () void {', '  eval (addrof ptr $s 2)', '}'),
  },
  MPL2520: {
    severity: 'error',
    rule: 'EXPR-19: an assertion compares operands of one type',
    message: (op: string, first: string, second: string) => `\`${op}\` compares ${first} with ${second}`,
    explain:
      'Both operands have the same type (MAPLE IR Specification, 3.14.1 and 3.14.2): there is no type of the operation to which they could be converted. Signed and unsigned integers of equal width, and addresses of that width, mix.',
    bad: inFunc('assertlt (constval i32 1, constval f64 2.0)'),
    good: inFunc('assertlt (constval i32 1, constval i32 2)'),
  },
  MPL2521: {
    severity: 'error',
    rule: 'EXPR-20: an array object is allocated with the type of an array',
    message: (op: string, type: string) => `\`${op}\` allocates an array, and ${type} is none`,
    explain:
      'The type is that of the array, whose length the operand tells (MAPLE IR Specification, 3.13.6). `gcmalloc` and `stackmalloc` allocate single objects.',
    bad: file(
      'type $c <class {@x i32}>',
      'func &f () void {',
      '  var %p ref',
      '  dassign %p (gcmallocjarray ref <$c> (constval i32 3))',
      '}',
    ),
    good: file(
      'type $c <class {@x i32}>',
      'func &f () void {',
      '  var %p ref',
      '  dassign %p (gcmallocjarray ref <[] <* <$c>>> (constval i32 3))',
      '}',
    ),
  },
  MPL2522: {
    severity: 'error',
    rule: 'EXPR-21: a reference is counted where it is read',
    message: (op: string, given: string) =>
      `\`${op}\` counts a reference that is read from somewhere, not the value of \`${given}\``,
    explain:
      'The operand reads the variable, field, element or register that holds the reference (MAPLE IR Specification, 3.13.2 and 3.13.8).',
    bad: inFunc('incref (constval ref 0)'),
    good: file('var $p ref', '', 'func &f () void {', '  incref (dread ref $p)', '}'),
  },
  MPL2523: {
    severity: 'error',
    rule: 'CALL-15: interfacecall names a method of an interface',
    message: (name: string) => `\`${name}\` is a method of a class, not of an interface`,
    explain:
      'The method is looked for in the class of the object by its name in an interface (MAPLE IR Specification, 3.10.3). Methods of classes are called by `virtualcall`.',
    bad: file(
      'type $c <class {@x i32, &m virtual (<* <$c>>) void}>',
      'func &m virtual (var %o <* <$c>>) void {',
      '}',
      'func &f (var %o <* <$c>>) void {',
      '  interfacecall &m (dread ref %o)',
      '}',
    ),
    good: file(
      'type $c <class {@x i32, &m virtual (<* <$c>>) void}>',
      'func &m virtual (var %o <* <$c>>) void {',
      '}',
      'func &f (var %o <* <$c>>) void {',
      '  virtualcall &m (dread ref %o)',
      '}',
    ),
  },
  MPL2524: {
    severity: 'error',
    rule: 'TYPE-18: an overriding method has the signature of the one that it overrides',
    message: (name: string, above: string, problem: string) => `\`${name}\` overrides \`${above}\` and ${problem}`,
    explain:
      'A call by class reaches either method, with the same arguments. But for the object itself, parameters and results have types of the same kind and width. Methods override each other when their names without the class are equal.',
    bad: file(
      'type $a <class {&a_m virtual (<* <$a>>) i32}>',
      'type $b <class <$a> {&b_m virtual (<* <$b>>, i32) i32}>',
    ),
    good: file('type $a <class {&a_m virtual (<* <$a>>) i32}>', 'type $b <class <$a> {&b_m virtual (<* <$b>>) i32}>'),
  },
  MPL2525: {
    severity: 'error',
    rule: 'INIT-8: an address initialises what can hold one',
    message: (name: string, type: string) => `${type} cannot hold the address in the initialiser of \`${name}\``,
    explain:
      'The address of a variable, function, label or string is known when the program is loaded. It fits into pointers, and into integers of 32 bits and more.',
    bad: file('var $x i32', 'var $y f64 = addrof ptr $x'),
    good: file('var $x i32', 'var $y <* i32> = addrof ptr $x'),
  },
  MPL2526: {
    severity: 'error',
    rule: 'EXPR-22: `array` has an index',
    message: () => '`array` has no index',
    explain:
      'The operands are the base address and one index for each dimension that is gone down; arrays have at least one dimension (MAPLE IR Specification, 3.7.1). The base alone is the address of the array.',
    bad: file('var $a <[4] i32>', '', 'func &f () ptr {', '  return (array 0 ptr <* [4] i32> (addrof ptr $a))', '}'),
    good: file(
      'var $a <[4] i32>',
      '',
      'func &f () ptr {',
      '  return (array 0 ptr <* [4] i32> (addrof ptr $a, constval i32 0))',
      '}',
    ),
  },
  MPL2527: {
    severity: 'error',
    rule: 'REG-5: a pseudo-register is declared with one type',
    message: (reg: string) => `\`${reg}\` is declared with another type before`,
    explain:
      'The type of a pseudo-register is sticky (MAPLE IR Specification, 2.5); the same declaration may be repeated.',
    bad: inFunc('reg %1 <* i32>', 'reg %1 f64'),
    good: inFunc('reg %1 <* i32>', 'reg %2 f64'),
  },
} as const satisfies Catalogue;
