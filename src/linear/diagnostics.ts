/**
 * What can be wrong with the text of the linear IR: codes `LIN1xxx`. The rules of the verifier have `LIN2xxx`, in
 * `rules.ts`. Numbers 100x are about characters and the shape of lines, 101x about names, numbers and types, 102x about
 * the parts of a function.
 */
import { defineCatalogue } from '../base/diagnostics.ts';

const inFunc = (line: string): string => `func i32 @f, param 1\n  fparam i32 p0\n${line}\nfunc end`;

export const linearCatalogue = defineCatalogue({
  LIN1001: {
    severity: 'error',
    message: (text: string) => `\`${text}\` means nothing here`,
    explain:
      'The character belongs to no word, number, name or sign of the linear IR. Names with unusual characters are ' +
      'written in quotes, as in `@"a b"`; strings end on the line on which they begin.',
    bad: inFunc('  return p0 ´'),
    good: inFunc('  return p0'),
  },
  LIN1002: {
    severity: 'error',
    message: (wanted: string, found: string) => `expected ${wanted}, found ${found}`,
    explain:
      'The line does not have the shape of an instruction or declaration. `samara ops --ir linear` lists them all.',
    bad: inFunc('  t1 = AddI p0 1\n  return t1'),
    good: inFunc('  t1 = AddI p0, 1\n  return t1'),
  },
  LIN1003: {
    severity: 'error',
    message: (name: string, suggestion: string) => `unknown operation \`${name}\`${suggestion}`,
    explain:
      'An operation is written as in the tables of the linear IR: a name and the letter of its type, `AddI`, `AddL`, ' +
      '`AddF`, `AddD`, with `U` before the letter for unsigned integers.',
    bad: inFunc('  t1 = AdI p0, 1\n  return t1'),
    good: inFunc('  t1 = AddI p0, 1\n  return t1'),
  },
  LIN1004: {
    severity: 'error',
    message: (text: string, type: string) => `\`${text}\` is not a value of type ${type}`,
    explain:
      'Decimal integers lie in the signed range of their type, hexadecimal ones in the signed or unsigned range. ' +
      'Floating-point literals have a point or an exponent; `L` marks i64, `D` marks f64.',
    bad: inFunc('  t1 = AddI p0, 3000000000\n  return t1'),
    good: inFunc('  t1 = AddI p0, 0xb2d05e00\n  return t1'),
  },
  LIN1011: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is not declared in this function`,
    explain:
      'Parameters and locals are declared by `fparam` and `local` lines at the beginning of the function. Temporaries ' +
      'need no declaration, and have numbers behind those of the parameters and locals.',
    bad: inFunc('  l1 = p0\n  return l1'),
    good: inFunc('  local i32 l1\n  l1 = p0\n  return l1'),
  },
  LIN1012: {
    severity: 'error',
    message: (name: string, suggestion: string) => `there is no global or function \`${name}\`${suggestion}`,
    explain:
      'Every global and function that is named must be declared in the module; `extern func` declares what the host supplies.',
    bad: inFunc('  t1 = call @g, param 0\n  return t1'),
    good: `extern func i32 @g()\n${inFunc('  t1 = call @g, param 0\n  return t1')}`,
  },
  LIN1013: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is declared twice`,
    explain: 'Globals and functions share one name space, in which each name is declared once.',
    bad: 'global i32 @n = 1\nglobal i32 @n = 2',
    good: 'global i32 @n = 1\nglobal i32 @m = 2',
  },
  LIN1014: {
    severity: 'error',
    message: (found: string, wanted: string) => `\`${found}\` should have the number ${wanted}`,
    explain:
      'One counter numbers the symbols of a function from 0: parameters first, then locals, both in the order of their ' +
      'declarations, then temporaries. Blocks are numbered from 0 in their order too.',
    bad: 'func void @f, param 1\n  fparam i32 p1\n  return\nfunc end',
    good: 'func void @f, param 1\n  fparam i32 p0\n  return\nfunc end',
  },
  LIN1015: {
    severity: 'error',
    message: (name: string, isAssigned: boolean) =>
      `the type of \`${name}\` cannot be told: ${isAssigned ? 'it is computed from itself' : 'nothing assigns it'}`,
    explain:
      'The type of a temporary is the type of what is assigned to it. Where an operation is written with a sign, the ' +
      'types of its operands decide which operation is meant.',
    bad: inFunc('  t1 = t2 + 1\n  return t1'),
    good: inFunc('  t2 = MulI p0, p0\n  t1 = t2 + 1\n  return t1'),
  },
  LIN1016: {
    severity: 'error',
    message: (sign: string, type: string) => `\`${sign}\` is not defined on ${type}`,
    explain:
      'Which operation a sign means is decided by the type of its first operand; not every sign exists for every type.',
    bad: 'func f32 @f, param 1\n  fparam f32 p0\n  t1 = p0 << 2.0\n  return t1\nfunc end',
    good: 'func f32 @f, param 1\n  fparam f32 p0\n  t1 = p0 * 4.0\n  return t1\nfunc end',
  },
  LIN1017: {
    severity: 'error',
    message: (what: string, limit: number) => `${what} exceeds the limit of ${limit}`,
    explain: 'Numbers of symbols, sizes and counts are bounded, so that a short file cannot ask for all memory.',
    bad: inFunc('  t99999999 = AddI p0, 1\n  return t99999999'),
    good: inFunc('  t1 = AddI p0, 1\n  return t1'),
  },
  LIN1021: {
    severity: 'error',
    message: (name: string) => `function \`${name}\` has no \`func end\``,
    explain: 'A function ends with a line `func end`; other declarations stand outside of functions.',
    bad: 'func void @f, param 0\n  return\nglobal i32 @n = 1',
    good: 'func void @f, param 0\n  return\nfunc end\nglobal i32 @n = 1',
  },
  LIN1022: {
    severity: 'error',
    message: (what: string) => `${what} stands outside of a function`,
    explain:
      'At the outermost level there are only `profile`, `entry`, `constructor`, `global`, `func` and `alias`, with `export`, `extern`, ' +
      '`weak` and `static` before them.',
    bad: 't0 = AddI 1, 2',
    good: 'func i32 @f, param 0\n  t0 = AddI 1, 2\n  return t0\nfunc end',
  },
  LIN1023: {
    severity: 'error',
    message: (what: string) => `${what} must stand in the definition region, before the first instruction`,
    explain:
      'A function begins with its `fparam` lines, then its `local` lines; after the first instruction nothing is declared.',
    bad: inFunc('  return p0\n  local i32 l1'),
    good: inFunc('  local i32 l1\n  return p0'),
  },
  LIN1024: {
    severity: 'error',
    message: (wanted: number, given: number) => `the call announces ${wanted} arguments, ${given} stand before it`,
    explain:
      'The arguments of a call are the `rparam` lines directly before it, in order; `param n` repeats their number.',
    bad: 'extern func void @g(i32)\nfunc void @f, param 0\n  call @g, param 1\n  return\nfunc end',
    good: 'extern func void @g(i32)\nfunc void @f, param 0\n  rparam 5\n  call @g, param 1\n  return\nfunc end',
  },
  LIN1025: {
    severity: 'error',
    message: () => '`rparam` is not followed by a call',
    explain:
      'A run of `rparam` lines is followed immediately by the call whose arguments they are; nothing comes between.',
    bad: inFunc('  rparam p0\n  return p0'),
    good: `extern func void @g(i32)\n${inFunc('  rparam p0\n  call @g, param 1\n  return p0')}`,
  },
  LIN1026: {
    severity: 'error',
    message: (wanted: number, given: number) =>
      `the function announces ${wanted} parameters and has ${given} \`fparam\` lines`,
    explain: '`param n` in the first line of a function is the number of the `fparam` lines that follow.',
    bad: 'func void @f, param 1\n  return\nfunc end',
    good: 'func void @f, param 0\n  return\nfunc end',
  },
  LIN1027: {
    severity: 'error',
    message: (found: string) => `${found} belongs to another form of functions`,
    explain:
      'A function has labels, `goto` and no blocks (linear form), or it consists of blocks that end in `ucond goto`, ' +
      '`cond goto`, `switch`, `return` or `trap` (CFG and SSA form). The two are not mixed.',
    bad: inFunc('  ucond goto B1'),
    good: inFunc('block B0:\n  ucond goto B1\nblock B1:\n  return p0'),
  },
  LIN1028: {
    severity: 'error',
    message: (block: number) => `block B${block} does not end in a jump`,
    explain:
      'In CFG and SSA form each block ends in exactly one `ucond goto`, `cond goto`, `switch`, `return` or `trap`.',
    bad: inFunc('block B0:\n  t1 = AddI p0, 1\nblock B1:\n  return p0'),
    good: inFunc('block B0:\n  t1 = AddI p0, 1\n  ucond goto B1\nblock B1:\n  return p0'),
  },
  LIN1029: {
    severity: 'error',
    message: () => 'nothing may stand behind the jump that ends a block',
    explain:
      'In CFG and SSA form a block holds straight code and ends with its only jump; the next line begins another block.',
    bad: inFunc('block B0:\n  return p0\n  return p0'),
    good: inFunc('block B0:\n  return p0'),
  },
  LIN1030: {
    severity: 'error',
    message: (name: string) => `the result of \`${name}\` is assigned to the wrong number of destinations`,
    explain:
      'A call names one destination for each result of the function, or none at all when the results are not used.',
    bad: `extern func void @g()\n${inFunc('  t1 = call @g, param 0\n  return t1')}`,
    good: `extern func void @g()\n${inFunc('  call @g, param 0\n  return p0')}`,
  },
  LIN1031: {
    severity: 'error',
    message: (block: string) => `the jump of ${block} does not say where it goes`,
    explain:
      'A jump without targets takes them from the end of its block, `....Block End [True] B5 [False] B6`, as the compiler ' +
      'of the IR Design Document lists them; where blocks begin with `block B0:`, the jump itself names its targets.',
    bad: inFunc('block B0:\n  cond goto p0\nblock B1:\n  return p0'),
    good: inFunc(
      '....Block B0\n  cond goto p0\n....Block End [True] B1 [False] B1\n....Block B1\n  return p0\n....Block End',
    ),
  },
  LIN1032: {
    severity: 'error',
    message: (block: string) => `there is no block ${block} in this function`,
    explain: 'What stands behind `....Block End` are numbers of blocks of the same function.',
    bad: inFunc('....Block B4\n....Block End [Next] B7\n....Block B5\n  return p0\n....Block End'),
    good: inFunc('....Block B4\n....Block End [Next] B5\n....Block B5\n  return p0\n....Block End'),
  },
  LIN1033: {
    severity: 'error',
    message: (given: number, preds: string) =>
      `the phi has ${given} values, the block is reached from ${preds || 'nowhere'}`,
    explain:
      'The values of a phi that names no blocks belong to the blocks from which its block is reached, in their order.',
    bad: 'func i32 @f, param 1, form ssa\n  fparam i32 p0.0\nblock B0:\n  ucond goto B1\nblock B1:\n  p0.1 = phia p0.0 p0.0\n  return p0.1\nfunc end',
    good: 'func i32 @f, param 1, form ssa\n  fparam i32 p0.0\nblock B0:\n  ucond goto B1\nblock B1:\n  p0.1 = phia p0.0\n  return p0.1\nfunc end',
  },
  LIN1034: {
    severity: 'error',
    message: (name: string, type: string) => `\`${name}\` (${type}) is not an array or pointer`,
    explain:
      'Only arrays, and pointers to the elements of one, have elements. The memory of other addresses is read with `load`.',
    bad: inFunc('  t1 = p0[0]\n  return t1'),
    good: inFunc('  local i32[3] l1\n  t2 = l1[0]\n  return t2'),
  },
  LIN1035: {
    severity: 'error',
    message: (name: string, isFunction: boolean) =>
      isFunction
        ? `\`${name}\` is a function, not a global; its address is \`&${name}\``
        : `\`${name}\` is a global, not a function`,
    explain:
      'Globals and functions share one name space: a call names a function, and `@name` as an operand or destination is a global.',
    bad: `global i32 @x = 1\n${inFunc('  call @x, param 0\n  return p0')}`,
    good: `global i32 @x = 1\n${inFunc('  @x = p0\n  return p0')}`,
  },
  LIN1036: {
    severity: 'error',
    message: (word: string, other: string) => `\`${word}\` and \`${other}\` exclude each other`,
    explain:
      '`extern` declares what another module defines and has no value, `export` shows a function of this one from outside, `static` ' +
      'hides it from the other modules. `weak` goes with the first two. Globals and aliases cannot be exported or extern everywhere: an alias ' +
      'is a definition, and globals are seen by the modules of the program only.',
    bad: 'extern static global i32 @n',
    good: 'static global i32 @n = 0',
  },
});
