/**
 * What the verifier can say of a MAPLE module that was read without errors: MPL20xx symbols, MPL21xx types and
 * initialisers, MPL22xx expressions, assignments and levels, MPL23xx control flow, MPL24xx calls, MPL25xx exceptions and
 * what has to agree (verifier-agreement-diagnostics.ts).
 *
 * `rule` is the rule that the entry reports a breach of; its id heads the line of the same rule in verifier.ts. Every
 * `bad` example reports exactly its own code and every `good` one nothing (tests/maple/verify/catalogue.test.ts).
 */
import { defineCatalogue } from '../base/diagnostics.ts';
import { agreementEntries } from './verifier-agreement-diagnostics.ts';

const inFunc = (...lines: readonly string[]): string =>
  `func &f () void {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const file = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export const verifierCatalogue = defineCatalogue({
  MPL2001: {
    severity: 'error',
    rule: 'SYM-1: a variable that is used is declared',
    message: (name: string) => `variable \`${name}\` is not declared`,
    explain:
      'Global variables are declared by `var $name type` outside functions, local ones by `var %name type` inside their function. Unlike pseudo-registers, variables do not come into being by use.',
    bad: inFunc('dassign %x (constval i32 1)'),
    good: inFunc('var %x i32', 'dassign %x (constval i32 1)'),
  },
  MPL2002: {
    severity: 'warning',
    rule: 'SYM-2: a function that is used has a prototype or a body',
    message: (name: string) => `function \`${name}\` is not declared`,
    explain:
      'C lets programs call functions that nobody declared, so files contain such calls. Neither the arguments nor the results can be checked then, and linking must find the function. A prototype removes the doubt.',
    bad: inFunc('call &g ()'),
    good: file('func &g () void', '', 'func &f () void {', '  call &g ()', '}'),
  },
  MPL2003: {
    severity: 'warning',
    rule: 'SYM-3: an extern variable has no initialiser',
    message: (name: string) => `\`${name}\` is extern and has an initialiser`,
    explain:
      'An extern variable is defined in another module, and that module initialises it. With an initialiser the variable is defined here: leave `extern` out, or the initialiser.',
    bad: file('var $x extern i32 = 5'),
    good: file('var $x i32 = 5'),
  },
  MPL2004: {
    severity: 'warning',
    rule: 'SYM-4: a storage class stands where it has a meaning',
    message: (name: string, storage: string, place: string) =>
      `\`${storage}\` says nothing about \`${name}\`, a ${place} variable`,
    explain:
      '`pstatic` is for variables of a function that outlive the call; `extern` and `fstatic` say which modules see a global variable.',
    bad: file('var $x pstatic i32'),
    good: file('var $x fstatic i32'),
  },
  MPL2005: {
    severity: 'error',
    rule: 'SYM-5: a label that is used is defined in its function',
    message: (name: string) => `label \`@${name}\` is not defined in this function`,
    explain:
      'Jumps lead to labels of the same function only. The label may stand anywhere in it, in nested blocks too.',
    bad: inFunc('goto @end'),
    good: inFunc('goto @end', '@end return ()'),
  },
  MPL2006: {
    severity: 'error',
    rule: 'SYM-6: the entry function is defined in the module',
    message: (name: string) => `the entry function \`${name}\` is not defined in this module`,
    explain:
      'The `entryfunc` directive names the function at which the program starts. It must have a body in the same module (MAPLE IR Specification, 4.1.1).',
    bad: file('entryfunc &start', '', 'func &main () void {', '}'),
    good: file('entryfunc &main', '', 'func &main () void {', '}'),
  },
  MPL2007: {
    severity: 'warning',
    rule: 'SYM-7: an attribute stands where it has a meaning',
    message: (attr: string, place: string) => `attribute \`${attr}\` says nothing about a ${place}`,
    explain:
      'Some attributes are about functions only, others about data only. A misplaced one has no effect. `docs/ir/maple` lists where each belongs.',
    bad: file('var $x i32 noinline'),
    good: file('var $x i32 volatile'),
  },
  MPL2008: {
    severity: 'error',
    rule: 'SYM-8: the id of a module has 16 bits',
    message: (id: string) => `the id ${id} of the module is not a number of 16 bits`,
    explain:
      'The `id` tells modules apart that run together (MAPLE IR Specification, 4.1.7). It lies between 0 and 65535, which means that the module has none.',
    bad: file('id 65536'),
    good: file('id 7'),
  },
  MPL2009: {
    severity: 'warning',
    rule: 'SYM-9: the source language is a known one',
    message: (language: string) => `the source language \`${language}\` is not known`,
    explain:
      '`srclang` is 0 (unknown), 1 (C), 2 (JavaScript), 3 or 4 (C++ or Java; the two were exchanged once) or 5, or one of these names. What depends on the language is done as for an unknown one.',
    bad: file('srclang 12'),
    good: file('srclang 1'),
  },
  MPL2010: {
    severity: 'warning',
    rule: 'SYM-10: the flavor is a known one',
    message: (flavor: string) => `the flavor ${flavor} is not known`,
    explain:
      '`flavor` says how far the compilation has come, by a number from 0 to 9. The file is read as if it said nothing; `--level flat` asks for the rules of the flat level.',
    bad: file('flavor 25'),
    good: file('flavor 1'),
  },
  MPL2011: {
    severity: 'warning',
    rule: 'SYM-11: numfuncs is the number of functions with bodies',
    message: (given: string, count: number) =>
      `numfuncs is ${given}, but the module has ${plural(count, 'function')} with a body`,
    explain:
      'The directive counts the functions that the module defines, not its prototypes (MAPLE IR Specification, 4.1.10). 0 says nothing. A number that does not fit may mean that a part of the file is missing; nothing depends on it.',
    bad: file('numfuncs 2', 'func &g () void', 'func &f () void {', '}'),
    good: file('numfuncs 1', 'func &g () void', 'func &f () void {', '}'),
  },
  MPL2012: {
    severity: 'error',
    rule: 'STATE-1: an access by number lies in the frame',
    message: (offset: number, locals: number, formals: number) =>
      `the access at %%FP + ${offset} lies outside the frame of ${plural(locals, 'byte')} below and ${plural(formals, 'byte')} above %%FP`,
    explain:
      '`framesize` bytes below %%FP are the locals of a function, `upformalsize` bytes from %%FP upwards its parameters. `ireadfpoff` and `iassignfpoff` access these, and no byte may lie outside or on both sides.',
    bad: file('func &f () void {', '  framesize 8', '  iassignfpoff i32 -12 (constval i32 1)', '}'),
    good: file('func &f () void {', '  framesize 8', '  iassignfpoff i32 -8 (constval i32 1)', '}'),
  },
  MPL2013: {
    severity: 'error',
    rule: 'STATE-2: an access by number lies in the global block',
    message: (offset: number, size: number) =>
      `the access at %%GP + ${offset} lies outside the global block of ${plural(size, 'byte')}`,
    explain:
      '%%GP is the address of the global block, which has as many bytes as `globalmemsize` says, or as `globalmemmap` has.',
    bad: file('globalmemsize 8', 'func &f () i32 {', '  return (ireadoff i32 8 (regread ptr %%GP))', '}'),
    good: file('globalmemsize 8', 'func &f () i32 {', '  return (ireadoff i32 4 (regread ptr %%GP))', '}'),
  },
  MPL2014: {
    severity: 'error',
    rule: 'STATE-3: the words of globalmemmap fit into globalmemsize',
    message: (given: number, size: number) => `globalmemmap has ${plural(given, 'byte')}, globalmemsize is ${size}`,
    explain: 'The words are what the global block begins with, 4 bytes each. Fewer are allowed: zeros follow.',
    bad: file('globalmemsize 4', 'globalmemmap = [ 0x1 0x2 ]'),
    good: file('globalmemsize 8', 'globalmemmap = [ 0x1 0x2 ]'),
  },
  MPL2015: {
    severity: 'error',
    rule: 'STATE-4: a bit vector marks words that exist',
    message: (n: number, what: string) => `bit ${n} marks a word that is not, or not whole, in the ${what}`,
    explain:
      'Bit n of `…wordstypetagged` and `…wordsrefcounted` stands for word n of the global block or of the parameters, or for the word at %%FP - 4n of the locals. A tagged word has its tag behind it; an address has the size of pointers. All of that must lie within the area.',
    bad: file('globalmemsize 8', 'globalwordstypetagged = [ 0x2 ]'),
    good: file('globalmemsize 8', 'globalwordstypetagged = [ 0x1 ]'),
  },
  MPL2016: {
    severity: 'error',
    rule: 'STATE-5: the parameters fit into upformalsize',
    message: (needed: number, size: number) => `the parameters take ${plural(needed, 'byte')}, upformalsize is ${size}`,
    explain:
      'When a function with `upformalsize` begins, its parameters stand above %%FP: in order, each at a multiple of its alignment, in whole words of 4 bytes.',
    bad: file('func &f (var %x i32, var %y i64) void {', '  upformalsize 12', '}'),
    good: file('func &f (var %x i32, var %y i64) void {', '  upformalsize 16', '}'),
  },
  MPL2017: {
    severity: 'warning',
    rule: 'STATE-6: a marked word does not overlap the next one',
    message: (n: number, next: number) => `word ${n} and what belongs to it overlap word ${next}, which is marked too`,
    explain:
      'Behind a tagged word stands its type tag, behind the low half of an address of 64 bits its high half. Neither is a reference or a tagged value of its own.',
    bad: file('globalmemsize 16', 'globalwordstypetagged = [ 0x3 ]'),
    good: file('globalmemsize 16', 'globalwordstypetagged = [ 0x5 ]'),
  },
  MPL2018: {
    severity: 'error',
    rule: 'STATE-7: the size of an area is at most 1 GiB',
    message: (name: string, size: string, most: number) => `${name} is ${size}; it lies between 0 and ${most}`,
    explain: 'Sizes are numbers of bytes. Larger ones are mistakes of a generator, or a file that was damaged.',
    bad: file('globalmemsize 0x7fffffff'),
    good: file('globalmemsize 64'),
  },
  MPL2019: {
    severity: 'warning',
    rule: 'SYM-12: a fact about a module or function is given once',
    message: (name: string) => `\`${name}\` was given before, with another value`,
    explain:
      'Of directives with a single value the last one counts. Two that differ are probably what is left of two files.',
    bad: file('srclang 1', 'srclang 2'),
    good: file('srclang 1', 'srclang 1'),
  },
  MPL2020: {
    severity: 'warning',
    rule: 'SYM-13: a function names the id of its own module',
    message: (given: string, id: string) => `moduleid is ${given}, but the id of the module is ${id}`,
    explain: '`moduleid` says which module a function belongs to, and a function stands in the text of its module.',
    bad: file('id 3', 'func &f () void {', '  moduleid 4', '}'),
    good: file('id 3', 'func &f () void {', '  moduleid 3', '}'),
  },

  MPL2101: {
    severity: 'error',
    rule: 'TYPE-1: a type that is named is defined',
    message: (name: string) => `type \`${name}\` is not defined`,
    explain:
      'A name between angle brackets stands for a type that a `type` declaration defines, in this module, in its function or in an imported file. The definition may come later in the file.',
    bad: file('var $p <* <$point>>'),
    good: file('type $point <struct {@x i32, @y i32}>', 'var $p <* <$point>>'),
  },
  MPL2102: {
    severity: 'error',
    rule: 'TYPE-2: no structure or array contains itself by value',
    message: (name: string) => `type \`${name}\` contains itself by value`,
    explain: 'Such a type would have no size. A list or a tree holds a pointer to its own type.',
    bad: file('type $node <struct {@value i32, @next <$node>}>'),
    good: file('type $node <struct {@value i32, @next <* <$node>>}>'),
  },
  MPL2103: {
    severity: 'error',
    rule: 'TYPE-3: no primitive type gets a name',
    message: (name: string, prim: string) => `\`${name}\` would be another name for the primitive type ${prim}`,
    explain:
      'Type declarations name derived types. Primitive types are written by their own names everywhere (MAPLE IR Specification, 4.5).',
    bad: file('type $int <i32>', 'var $x <$int>'),
    good: file('var $x i32'),
  },
  MPL2104: {
    severity: 'error',
    rule: 'TYPE-4: an incomplete type is used behind a pointer only',
    message: (name: string) => `\`${name}\` has an incomplete type`,
    explain:
      'The contents of an incomplete structure are not known here, so it has no size. Pointers to it are fine, and extern variables.',
    bad: file('type $s <structincomplete {}>', 'var $x <$s>'),
    good: file('type $s <structincomplete {}>', 'var $x <* <$s>>'),
  },
  MPL2105: {
    severity: 'error',
    rule: 'TYPE-5: an array without a length is the last field of a structure',
    message: (name: string) => `\`${name}\` has no length and is not the last field`,
    explain:
      'A flexible array `<[] T>` reaches as far as the memory that was allocated for the structure, so nothing can follow it.',
    bad: file('type $s <struct {@data <[] u8>, @size i32}>'),
    good: file('type $s <struct {@size i32, @data <[] u8>}>'),
  },
  MPL2106: {
    severity: 'error',
    rule: 'TYPE-6: an interface is not instantiated',
    message: (name: string) => `\`${name}\` would be an instance of an interface`,
    explain:
      'An interface lists methods; only classes that implement it have instances (MAPLE IR Specification, 2.9.2). Refer to an object by a pointer to the interface.',
    bad: file('type $shape <interface {&area () f64}>', 'var $x <$shape>'),
    good: file('type $shape <interface {&area () f64}>', 'var $x <* <$shape>>'),
  },
  MPL2107: {
    severity: 'error',
    rule: 'TYPE-7: a type parameter stands in a generic type or in a function that has a body or is generic',
    message: (name: string) => `type parameter \`${name}\` has no meaning here`,
    explain:
      'Type parameters belong to the definition of a generic type or function. A variable of the module has a concrete type, and a prototype cannot be generic (MAPLE IR Specification, 4.9).',
    bad: file('var $x <!T>'),
    good: file('type $box <struct {@value <!T>}>', 'var $x <$box{!T=i32}>'),
  },
  MPL2108: {
    severity: 'error',
    rule: 'TYPE-8: an instantiation vector gives each type parameter once and nothing else',
    message: (name: string, problem: string) => `the instantiation of \`${name}\` ${problem}`,
    explain: 'A generic type or function is instantiated by assigning a type to each of its type parameters.',
    bad: file('type $pair <struct {@a <!T>, @b <!U>}>', 'var $x <$pair{!T=i32}>'),
    good: file('type $pair <struct {@a <!T>, @b <!U>}>', 'var $x <$pair{!T=i32, !U=f64}>'),
  },
  MPL2109: {
    severity: 'error',
    rule: 'TYPE-9: a generic type is used with an instantiation vector',
    message: (name: string) => `\`${name}\` is a generic type and needs an instantiation vector`,
    explain: 'Without types for its parameters a generic type has no layout: write `<$name{!T=i32}>`.',
    bad: file('type $box <struct {@value <!T>}>', 'var $x <$box>'),
    good: file('type $box <struct {@value <!T>}>', 'var $x <$box{!T=i32}>'),
  },
  MPL2110: {
    severity: 'error',
    rule: 'TYPE-10: a bit-field is an integer and not wider than its type',
    message: (name: string, problem: string) => `bit-field \`${name}\` ${problem}`,
    explain:
      'A bit-field takes some bits of a unit of its declared integer type. A width of 0 closes the unit, whatever the field is called.',
    bad: file('type $s <struct {@flags:9 u8}>'),
    good: file('type $s <struct {@flags:7 u8}>'),
  },
  MPL2111: {
    severity: 'error',
    rule: 'TYPE-11: a class extends a class, an interface extends interfaces',
    message: (name: string, kind: string) => `parent \`${name}\` is no ${kind}`,
    explain:
      'The name after `class` is the type of the parent class; its fields come first in the object. Interfaces that a class implements are listed among its members.',
    bad: file('type $s <struct {@a i32}>', 'type $c <class <$s> {@b i32}>'),
    good: file('type $s <class {@a i32}>', 'type $c <class <$s> {@b i32}>'),
  },
  MPL2112: {
    severity: 'error',
    rule: 'TYPE-12: nothing that holds a value is void',
    message: (name: string) => `\`${name}\` is void and could hold no value`,
    explain: '`void` stands for the absence of a result. Pointers to void are fine.',
    bad: file('var $x void'),
    good: file('var $x <* void>'),
  },
  MPL2113: {
    severity: 'error',
    rule: 'TYPE-13: a type fits into the address space',
    message: (name: string, size: string, pointer: number) =>
      `\`${name}\` would take ${size} bytes, more than ${pointer}-byte pointers reach`,
    explain:
      'The product of array lengths and element sizes exceeds what a program can address: usually a slip in a length.',
    bad: file('var $x <[9000000][9000000][1000] i32>'),
    good: file('var $x <[9000][9000] i32>'),
  },
  MPL2114: {
    severity: 'warning',
    rule: 'TYPE-14: a structure that ends in a flexible array is not part of another',
    message: (name: string) => `\`${name}\` ends in an array without a length and lies inside another aggregate`,
    explain:
      'Such a structure is allocated with as much room as its array needs (MAPLE IR Specification, 4.4). Inside another aggregate that room would belong to what follows.',
    bad: file('type $s <struct {@size i32, @data <[] u8>}>', 'type $t <struct {@s <$s>, @x i32}>'),
    good: file('type $s <struct {@size i32, @data <[] u8>}>', 'type $t <struct {@s <* <$s>>, @x i32}>'),
  },

  MPL2121: {
    severity: 'error',
    rule: 'INIT-1: an initialiser has no more values than there is room for',
    message: (name: string, given: number, room: number) =>
      `${plural(given, 'value')} in the initialiser of \`${name}\`, room for ${room}`,
    explain: 'A list may be shorter than what it initialises, the rest is 0. It may not be longer.',
    bad: file('var $a <[2] i32> = [1, 2, 3]'),
    good: file('var $a <[3] i32> = [1, 2, 3]'),
  },
  MPL2122: {
    severity: 'error',
    rule: 'INIT-2: a numbered value names a field',
    message: (name: string, field: number, fields: number) =>
      `there is no field ${field} for the initialiser of \`${name}\`: ${plural(fields, 'field')} there`,
    explain:
      'In the brackets of a structure, `n =` gives the value of its n-th member, counted from 1; where that does not fit, n is read as a field id, as the older edition has it. Arrays have no numbers.',
    bad: file('var $s <struct {@a i32, @b i32}> = [1 = 5, 3 = 6]'),
    good: file('var $s <struct {@a i32, @b i32}> = [1 = 5, 2 = 6]'),
  },
  MPL2123: {
    severity: 'error',
    rule: 'INIT-3: brackets initialise aggregates, single values initialise scalars',
    message: (name: string, problem: string) => `in the initialiser of \`${name}\`, ${problem}`,
    explain:
      'Each array and structure inside has brackets of its own. A single 0 may stand for a whole aggregate of zeros.',
    bad: file('var $a <[2] <[2] i32>> = [[1, 2], 3]'),
    good: file('var $a <[2] <[2] i32>> = [[1, 2], [3, 4]]'),
  },
  MPL2124: {
    severity: 'error',
    rule: 'INIT-4: a string fits into the array that it initialises',
    message: (name: string, given: number, room: number) =>
      `${plural(given, 'character')} in the initialiser of \`${name}\`, room for ${room}`,
    explain: 'A string gives the elements of an array of characters. If there is room a 0 follows it.',
    bad: file('var $a <[3] i8> = "four"'),
    good: file('var $a <[5] i8> = "four"'),
  },
  MPL2125: {
    severity: 'warning',
    rule: 'INIT-5: a constant fits the type that it initialises',
    message: (name: string, value: string, type: string) =>
      `${value} in the initialiser of \`${name}\` does not fit into ${type}`,
    explain:
      'The constant is cut to the low bits that its place holds, which is seldom what was meant. Signed and unsigned notations of the same bits are both accepted.',
    bad: file('var $x u8 = 300'),
    good: file('var $x u8 = 255'),
  },
  MPL2126: {
    severity: 'error',
    rule: 'INIT-6: initialised data ends within the first GiB of its variable',
    message: (name: string) => `the initialiser of \`${name}\` reaches beyond 1 GiB`,
    explain:
      'Initialised data becomes part of the program file. Let the variable begin as zeros and assign the values when the program runs.',
    bad: file('var $x <struct {@a <[2000000000] i8>, @b i32}> = [2 = 5]'),
    good: file('var $x <struct {@b i32, @a <[2000000000] i8>}> = [1 = 5]'),
  },

  MPL2200: {
    severity: 'error',
    rule: 'SHAPE-1: a node has as many operands as its opcode takes',
    message: (op: string, wanted: string, given: number) => `\`${op}\` takes ${wanted} operands, ${given} given`,
    explain:
      'In text, reading reports this already (MPL1109). Seen without it, the module was made by a program, and that program made a node that means nothing.',
    bad: inFunc('eval (add i32 (constval i32 1))'),
    good: inFunc('eval (neg i32 (constval i32 1))'),
  },
  MPL2201: {
    severity: 'error',
    rule: 'EXPR-1: the type of an operation is one that the opcode is defined for',
    message: (op: string, wanted: string, given: string) => `\`${op}\` takes ${wanted}, not ${given}`,
    explain:
      'Each opcode is defined for some kinds of primitive types: shifts for integers, square roots for floating-point types, addresses for `addrof`. `samara ops` lists them.',
    bad: inFunc('eval (sqrt i32 (constval i32 4))'),
    good: inFunc('eval (sqrt f64 (constval f64 4.0))'),
  },
  MPL2202: {
    severity: 'error',
    rule: 'EXPR-2: the operand type of a conversion or comparison is one that the opcode is defined for',
    message: (op: string, wanted: string, given: string) => `\`${op}\` converts or compares ${wanted}, not ${given}`,
    explain:
      'The second type of a conversion or comparison is that of its operands. Rounding opcodes take floating-point operands; integers need no rounding.',
    bad: inFunc('eval (ceil i32 i64 (constval i64 4))'),
    good: inFunc('eval (ceil i32 f64 (constval f64 4.5))'),
  },
  MPL2203: {
    severity: 'error',
    rule: 'EXPR-3: an operand has a value that the operation can take',
    message: (op: string, wanted: string, given: string) => `\`${op}\` needs ${wanted} here, not ${given}`,
    explain:
      'There is no implicit conversion between aggregates and scalars, or between addresses and floating-point numbers.',
    bad: inFunc('var %s <struct {@a i32}>', 'eval (add i32 (constval i32 1, dread agg %s))'),
    good: inFunc('var %s <struct {@a i32}>', 'eval (add i32 (constval i32 1, dread i32 %s 1))'),
  },
  MPL2204: {
    severity: 'warning',
    rule: 'EXPR-4: an operand has the type of the operation',
    message: (op: string, wanted: string, given: string) =>
      `\`${op}\` needs ${wanted} here; ${given} is converted implicitly`,
    explain:
      'The operand is converted as by `cvt`. At the lowest level all conversions must be explicit (MAPLE IR Specification, 1), and an explicit one shows that it is meant. Signed and unsigned integers of equal size mix freely.',
    bad: inFunc('eval (add i64 (constval i64 1, constval i32 2))'),
    good: inFunc('eval (add i64 (constval i64 1, cvt i64 i32 (constval i32 2)))'),
  },
  MPL2205: {
    severity: 'error',
    rule: 'EXPR-5: a field id names a field of the structure',
    message: (type: string, field: number, fields: number) =>
      `there is no field ${field}: ${type} has ${plural(fields, 'field id')}`,
    explain:
      'Field ids count all fields depth-first, those of nested structures and of the parent class included; an array takes one id. Id 0 is the whole structure; -n is the n-th `^` field.',
    bad: file(
      'type $p <struct {@x i32, @y i32}>',
      'var $p <$p>',
      '',
      'func &f () i32 {',
      '  return (dread i32 $p 3)',
      '}',
    ),
    good: file(
      'type $p <struct {@x i32, @y i32}>',
      'var $p <$p>',
      '',
      'func &f () i32 {',
      '  return (dread i32 $p 2)',
      '}',
    ),
  },
  MPL2206: {
    severity: 'error',
    rule: 'EXPR-6: a field id other than 0 is given for structures only',
    message: (type: string, field: number) => `field ${field} of ${type}, which is no structure`,
    explain: 'Scalars and arrays have no fields. Elements of arrays are reached by `array`.',
    bad: inFunc('var %x i32', 'dassign %x 1 (constval i32 5)'),
    good: inFunc('var %x i32', 'dassign %x 0 (constval i32 5)'),
  },
  MPL2207: {
    severity: 'error',
    rule: 'EXPR-7: the type of an indirect access is a pointer type',
    message: (op: string, type: string) => `\`${op}\` needs the type of a pointer, not ${type}`,
    explain:
      'The type of `iread`, `iassign` and `iaddrof` is that of the address operand; what it points to is accessed.',
    bad: file('func &f (var %p <* <[2] i32>>) i32 {', '  return (iread i32 <[2] i32> (dread ptr %p))', '}'),
    good: file('func &f (var %p <* i32>) i32 {', '  return (iread i32 <* i32> (dread ptr %p))', '}'),
  },
  MPL2208: {
    severity: 'error',
    rule: 'EXPR-8: aggregates are read as agg, scalars as scalars',
    message: (place: string, type: string, asked: string) => `${place} is ${type} and cannot be read as ${asked}`,
    explain:
      'A whole structure or array is read as `agg`. A scalar of it is read with the field id, or through the address that `array` gives.',
    bad: inFunc('var %s <struct {@a i32}>', 'eval (dread i32 %s)'),
    good: inFunc('var %s <struct {@a i32}>', 'eval (dread i32 %s 1)'),
  },
  MPL2209: {
    severity: 'warning',
    rule: 'EXPR-9: a variable is read as its own type or a wider one',
    message: (place: string, type: string, asked: string) => `${place} is ${type}; reading it as ${asked} converts it`,
    explain:
      'Reading extends narrow integers implicitly, by the sign of the type that is read. Cutting a wider one, or changing between integers and floats, is allowed and probably a slip: `cvt` says that it is meant.',
    bad: inFunc('var %x i64', 'eval (dread i32 %x)'),
    good: inFunc('var %x i64', 'eval (cvt i32 i64 (dread i64 %x))'),
  },
  MPL2210: {
    severity: 'error',
    rule: 'ASG-1: the assigned value is one that the place can hold',
    message: (place: string, type: string, value: string) => `${place} is ${type} and cannot hold ${value}`,
    explain:
      'Aggregates are assigned from `agg` values of the same size, scalars from scalars. There is no conversion between addresses and floating-point numbers.',
    bad: inFunc('var %s <struct {@a i32}>', 'dassign %s (constval i32 5)'),
    good: inFunc('var %s <struct {@a i32}>', 'dassign %s 1 (constval i32 5)'),
  },
  MPL2211: {
    severity: 'warning',
    rule: 'ASG-2: the assigned value needs no conversion but that of integers',
    message: (place: string, type: string, value: string) => `${place} is ${type}; ${value} is converted implicitly`,
    explain:
      'Assigning cuts or extends integers silently. Between integers, addresses of another width and floats the value is converted as by `cvt`; write that to show that it is meant.',
    bad: inFunc('var %x i32', 'dassign %x (constval f64 1.5)'),
    good: inFunc('var %x i32', 'dassign %x (trunc i32 f64 (constval f64 1.5))'),
  },
  MPL2212: {
    severity: 'error',
    rule: 'ASG-3: an aggregate is assigned one of the same size',
    message: (place: string, size: number, given: number) =>
      `${place} takes ${plural(size, 'byte')}, the assigned aggregate has ${given}`,
    explain:
      'Assigning an aggregate copies its bytes, so both sides must have the same size (MAPLE IR Specification, 3.1.1).',
    bad: inFunc('var %s <struct {@a i32}>', 'var %t <struct {@a i64}>', 'dassign %s (dread agg %t)'),
    good: inFunc('var %s <struct {@a i32}>', 'var %t <struct {@b i32}>', 'dassign %s (dread agg %t)'),
  },
  MPL2213: {
    severity: 'error',
    rule: 'REG-1: a pseudo-register keeps the type of its first use',
    message: (reg: string, first: string, now: string) => `\`${reg}\` holds ${first} and cannot be used as ${now}`,
    explain:
      'The type of a pseudo-register is sticky (MAPLE IR Specification, 2.5). Integers of at most 32 bits share one kind of register, signed or not.',
    bad: inFunc('regassign f64 %1 (constval f64 1.0)', 'regassign i32 %1 (constval i32 1)'),
    good: inFunc('regassign f64 %1 (constval f64 1.0)', 'regassign i32 %2 (constval i32 1)'),
  },
  MPL2214: {
    severity: 'warning',
    rule: 'REG-2: a pseudo-register is read at its width',
    message: (reg: string, first: string, now: string) => `\`${reg}\` holds ${first}; reading it as ${now} converts it`,
    explain: 'Reading at another type converts the value implicitly. `cvt` says that it is meant.',
    bad: inFunc('regassign i64 %1 (constval i64 1)', 'eval (regread i32 %1)'),
    good: inFunc('regassign i64 %1 (constval i64 1)', 'eval (cvt i32 i64 (regread i64 %1))'),
  },
  MPL2215: {
    severity: 'error',
    rule: 'EXPR-10: a range of bits lies inside the operand',
    message: (op: string, offset: number, size: number, bits: number) =>
      `\`${op}\` names bits ${offset} to ${offset + size - 1} of ${bits}`,
    explain: 'The range has at least one bit and ends within the operand; narrow operands count as 32 bits.',
    bad: inFunc('eval (extractbits u32 30 4 (constval u32 1))'),
    good: inFunc('eval (extractbits u32 28 4 (constval u32 1))'),
  },
  MPL2216: {
    severity: 'warning',
    rule: 'EXPR-11: a constant shift amount is less than the width',
    message: (op: string, amount: string, bits: number) =>
      `\`${op}\` by ${amount} of a value of ${plural(bits, 'bit')}`,
    explain: 'Shifting by the width or more has no agreed result on machines; here the amount counts modulo the width.',
    bad: inFunc('eval (shl i32 (constval i32 1, constval i32 32))'),
    good: inFunc('eval (shl i32 (constval i32 1, constval i32 31))'),
  },
  MPL2217: {
    severity: 'warning',
    rule: 'EXPR-12: no integer is divided by the constant 0',
    message: (op: string) => `\`${op}\` by 0 always traps`,
    explain:
      'An integer division by 0 ends the program with a trap. If that is what is meant, nothing needs to change.',
    bad: inFunc('eval (div i32 (constval i32 1, constval i32 0))'),
    good: inFunc('eval (div i32 (constval i32 1, constval i32 2))'),
  },
  MPL2218: {
    severity: 'error',
    rule: 'EXPR-13: `array` is given the type of a pointer to an array',
    message: (type: string) => `\`array\` needs the type of a pointer to an array, not ${type}`,
    explain: 'The dimensions and the element size come from the type: `array 0 ptr <* [10] i32> (base, index)`.',
    bad: file('func &f (var %p <* i32>) ptr {', '  return (array 0 ptr <* i32> (dread ptr %p, constval i32 1))', '}'),
    good: file(
      'func &f (var %p <* <[4] i32>>) ptr {',
      '  return (array 0 ptr <* [4] i32> (dread ptr %p, constval i32 1))',
      '}',
    ),
  },
  MPL2219: {
    severity: 'error',
    rule: 'EXPR-14: `array` has at most as many indices as the array has dimensions',
    message: (given: number, dims: number) => `${given} indices for an array of ${plural(dims, 'dimension')}`,
    explain: 'Fewer indices give the address of a row; more would leave the array.',
    bad: file(
      'func &f (var %p <* <[4] i32>>) ptr {',
      '  return (array 0 ptr <* [4] i32> (dread ptr %p, constval i32 1, constval i32 2))',
      '}',
    ),
    good: file(
      'func &f (var %p <* <[4] [4] i32>>) ptr {',
      '  return (array 0 ptr <* [4] [4] i32> (dread ptr %p, constval i32 1, constval i32 2))',
      '}',
    ),
  },
  MPL2220: {
    severity: 'error',
    rule: 'EXPR-15: memory is allocated as the right-hand side of an assignment only',
    message: (op: string) => `\`${op}\` must be the right-hand side of an assignment`,
    explain:
      'Allocation changes the state of the program, so it does not stand inside expressions (MAPLE IR Specification, 3.13). Assign the address to a variable and use that.',
    bad: inFunc('eval (malloc ptr (constval i32 8))'),
    good: inFunc('var %p ptr', 'dassign %p (malloc ptr (constval i32 8))'),
  },
  MPL2221: {
    severity: 'warning',
    rule: 'REG-3: a %%retval register is read after a call',
    message: (reg: string) => `no call comes before this reading of \`${reg}\``,
    explain: 'The %%retval registers hold the results of the last call and are overwritten by each one.',
    bad: inFunc('eval (regread i32 %%retval0)'),
    good: file('func &g () i32', '', 'func &f () void {', '  call &g ()', '  eval (regread i32 %%retval0)', '}'),
  },
  MPL2222: {
    severity: 'warning',
    rule: 'REG-4: %%thrownval is read in a handler',
    message: () => 'no handler comes before this reading of `%%thrownval`',
    explain: '%%thrownval holds the value that was thrown when a catch or finally block begins.',
    bad: inFunc('eval (regread ptr %%thrownval)'),
    good: inFunc(
      'javatry {@h@1}',
      'throw (constval ptr 1)',
      '@h@1 javacatch {<* void>}',
      'eval (regread ptr %%thrownval)',
      'endtry',
    ),
  },
  MPL2223: {
    severity: 'error',
    rule: 'EXPR-16: `retype` keeps the size',
    message: (to: string, from: string) => `\`retype\` to ${to} of ${from}, which has another size`,
    explain: '`retype` looks at the same bits as another type (MAPLE IR Specification, 3.4.4). `cvt` changes sizes.',
    bad: inFunc('eval (retype f64 <[1] f64> (constval i32 1))'),
    good: inFunc('eval (retype f64 <[1] f64> (constval i64 1))'),
  },
  MPL2224: {
    severity: 'error',
    rule: 'EXPR-17: a type whose size is needed has one',
    message: (op: string, type: string) => `\`${op}\` needs a type with a size, not ${type}`,
    explain:
      'void, incomplete structures and interfaces have no size, so no object of theirs can be measured or allocated.',
    bad: file('type $s <structincomplete {}>', 'func &f () i64 {', '  return (sizeoftype i64 <$s>)', '}'),
    good: file('type $s <struct {@a i32}>', 'func &f () i64 {', '  return (sizeoftype i64 <$s>)', '}'),
  },

  MPL2231: {
    severity: 'error',
    rule: 'LEVEL-1: the flat level has flat opcodes only',
    message: (op: string) => `\`${op}\` belongs to the high level`,
    explain:
      'Flat MAPLE has no hierarchical statements, no calls with assigned results, no generics and no exception opcodes. `samara lower --to flat` removes them. This is checked when the flat level is asked for.',
    bad: inFunc('while (constval i32 1) {', '}'),
    good: inFunc('@top goto @top'),
  },
  MPL2232: {
    severity: 'error',
    rule: 'LEVEL-2: the flat level has no blocks inside blocks',
    message: () => 'a block inside a block belongs to the high level',
    explain: 'The body of a flat function is one list of statements. This is checked when the flat level is asked for.',
    bad: inFunc('{', '  return ()', '}'),
    good: inFunc('return ()'),
  },

  MPL2301: {
    severity: 'error',
    rule: 'CTRL-1: a table of jumps has each constant once',
    message: (value: string) => `${value} stands twice in this table`,
    explain:
      'One constant leads to one label. Order does not count in a `switch`, so the second entry could never be reached.',
    bad: file(
      'func &f (var %x i32) void {',
      '  switch (dread i32 %x) 0 {',
      '    1: goto @a',
      '    1: goto @b }',
      '@a return ()',
      '@b return ()',
      '}',
    ),
    good: file(
      'func &f (var %x i32) void {',
      '  switch (dread i32 %x) 0 {',
      '    1: goto @a',
      '    2: goto @b }',
      '@a return ()',
      '@b return ()',
      '}',
    ),
  },
  MPL2302: {
    severity: 'error',
    rule: 'CTRL-2: the constants of `rangegoto` have no gap',
    message: (value: string) => `${value} is missing in this table`,
    explain:
      '`rangegoto` is a jump table without a check: every constant from the least to the greatest has its entry (MAPLE IR Specification, 3.8.2.8). Let the missing ones go to the default place.',
    bad: file(
      'func &f (var %x i32) void {',
      '  rangegoto (dread i32 %x) 0 {',
      '    0: goto @a',
      '    2: goto @a }',
      '@a return ()',
      '}',
    ),
    good: file(
      'func &f (var %x i32) void {',
      '  rangegoto (dread i32 %x) 0 {',
      '    0: goto @a',
      '    1: goto @a }',
      '@a return ()',
      '}',
    ),
  },
  MPL2303: {
    severity: 'error',
    rule: 'CTRL-3: the variable of `doloop` is a local integer',
    message: (name: string) => `\`${name}\` is no local integer`,
    explain:
      'The loop counts in a scalar integer variable of the function or in a pseudo-register (MAPLE IR Specification, 3.8.1.1).',
    bad: file(
      'var $i i32',
      '',
      'func &f () void {',
      '  doloop $i (constval i32 0, lt i32 i32 (dread i32 $i, constval i32 9), constval i32 1) {',
      '  }',
      '}',
    ),
    good: inFunc(
      'var %i i32',
      'doloop %i (constval i32 0, lt i32 i32 (dread i32 %i, constval i32 9), constval i32 1) {',
      '}',
    ),
  },
  MPL2304: {
    severity: 'error',
    rule: 'CTRL-4: the condition of `doloop` is one comparison',
    message: (op: string) => `\`${op}\` is no comparison`,
    explain:
      'The condition to go on is a single comparison (MAPLE IR Specification, 3.8.1.1), so that the number of rounds can be computed. `while` takes any condition.',
    bad: inFunc('var %i i32', 'doloop %i (constval i32 9, dread i32 %i, constval i32 -1) {', '}'),
    good: inFunc(
      'var %i i32',
      'doloop %i (constval i32 9, ne i32 i32 (dread i32 %i, constval i32 0), constval i32 -1) {',
      '}',
    ),
  },
  MPL2305: {
    severity: 'error',
    rule: 'CTRL-5: `foreachelem` goes over an array, in a variable of its element type',
    message: (problem: string) => `\`foreachelem\`: ${problem}`,
    explain:
      'The collection is an array or a pointer to one, and the variable holds one element at a time (MAPLE IR Specification, 3.8.1.3).',
    bad: inFunc('var %x i32', 'var %y i32', 'foreachelem %x %y {', '}'),
    good: inFunc('var %x i32', 'var %y <[4] i32>', 'foreachelem %x %y {', '}'),
  },
  MPL2306: {
    severity: 'warning',
    rule: 'CTRL-6: a function with a result ends in a return',
    message: (name: string) => `the end of \`${name}\` can be reached without a return`,
    explain: 'The result is then undefined. Functions without a result may simply end.',
    bad: file('func &f () i32 {', '}'),
    good: file('func &f () i32 {', '  return (constval i32 0)', '}'),
  },
  MPL2307: {
    severity: 'error',
    rule: 'CTRL-7: `indexgoto` jumps through an array',
    message: (name: string) => `\`${name}\` is no array of labels`,
    explain:
      'The variable is a static array that holds addresses of labels, made when a switch was lowered (MAPLE IR Specification, 3.8.2.9).',
    bad: file('var $t i32', '', 'func &f () void {', '  indexgoto (constval i32 0) $t', '}'),
    good: file('var $t <[2] ptr>', '', 'func &f () void {', '  indexgoto (constval i32 0) $t', '}'),
  },

  MPL2401: {
    severity: 'error',
    rule: 'CALL-1: a call passes as many arguments as the function takes',
    message: (name: string, wanted: string, given: number) => `${name} takes ${wanted}, ${given} given`,
    explain:
      'Arguments correspond to the parameters of the prototype; further ones may follow only where it ends in `...`. For methods the object is the first argument.',
    bad: file('func &g (var %x i32) void', '', 'func &f () void {', '  call &g ()', '}'),
    good: file('func &g (var %x i32) void', '', 'func &f () void {', '  call &g (constval i32 1)', '}'),
  },
  MPL2402: {
    severity: 'error',
    rule: 'CALL-2: an argument has a value that the parameter can hold',
    message: (parameter: string, type: string, given: string) => `${parameter} is ${type} and cannot take ${given}`,
    explain:
      'Arguments are assigned to parameters. Aggregates and scalars do not mix, nor do addresses and floating-point numbers.',
    bad: file('func &g (var %x f64) void', '', 'func &f () void {', '  call &g (conststr ptr "1.5")', '}'),
    good: file('func &g (var %x ptr) void', '', 'func &f () void {', '  call &g (conststr ptr "1.5")', '}'),
  },
  MPL2403: {
    severity: 'warning',
    rule: 'CALL-3: an argument needs no conversion but that of integers',
    message: (parameter: string, type: string, given: string) =>
      `${parameter} is ${type}; ${given} is converted implicitly`,
    explain: 'The argument is converted as by `cvt`; write that to show that it is meant.',
    bad: file('func &g (var %x f64) void', '', 'func &f () void {', '  call &g (constval i32 1)', '}'),
    good: file('func &g (var %x f64) void', '', 'func &f () void {', '  call &g (constval f64 1.0)', '}'),
  },
  MPL2404: {
    severity: 'warning',
    rule: 'CALL-4: arguments go to declared parameters',
    message: (name: string, params: number, given: number) =>
      `${name} is declared with ${plural(params, 'parameter')}, ${given} arguments given`,
    explain:
      'C programs declare functions as `f()` and pass arguments nevertheless, and so do front ends with functions of their run time. The further arguments cannot be checked; a full prototype, or one that ends in `...`, helps. For a function with a body this is an error.',
    bad: file('func &g () void', '', 'func &f () void {', '  call &g (constval i32 1)', '}'),
    good: file('func &g (...) void', '', 'func &f () void {', '  call &g (constval i32 1)', '}'),
  },
  MPL2405: {
    severity: 'error',
    rule: 'CALL-5: a call assigns no more results than the function has',
    message: (name: string, results: number, given: number) =>
      `${name} has ${plural(results, 'result')}, ${given} assigned`,
    explain: 'The braces after a call say where its results go, in order. Results that are not needed may be left out.',
    bad: file(
      'func &g () void',
      '',
      'func &f () void {',
      '  var %x i32',
      '  callassigned &g () {',
      '    dassign %x }',
      '}',
    ),
    good: file(
      'func &g () i32',
      '',
      'func &f () void {',
      '  var %x i32',
      '  callassigned &g () {',
      '    dassign %x }',
      '}',
    ),
  },
  MPL2406: {
    severity: 'error',
    rule: 'CALL-6: a return has as many values as the function has results',
    message: (results: number, given: number) =>
      `${plural(given, 'value')} returned by a function with ${plural(results, 'result')}`,
    explain: 'The values of a return correspond to the result types of the function.',
    bad: inFunc('return (constval i32 1)'),
    good: file('func &f () i32 {', '  return (constval i32 1)', '}'),
  },
  MPL2407: {
    severity: 'error',
    rule: 'CALL-7: a returned value is one that the result can hold',
    message: (type: string, given: string) => `the result is ${type} and cannot be ${given}`,
    explain:
      'Returned values are assigned to the results. Aggregates and scalars do not mix, nor do addresses and floating-point numbers.',
    bad: file('func &f () f64 {', '  return (conststr ptr "1.5")', '}'),
    good: file('func &f () ptr {', '  return (conststr ptr "1.5")', '}'),
  },
  MPL2408: {
    severity: 'warning',
    rule: 'CALL-8: a returned value needs no conversion but that of integers',
    message: (type: string, given: string) => `the result is ${type}; ${given} is converted implicitly`,
    explain: 'The value is converted as by `cvt`; write that to show that it is meant.',
    bad: file('func &f () f64 {', '  return (constval i32 1)', '}'),
    good: file('func &f () f64 {', '  return (constval f64 1.0)', '}'),
  },
  MPL2409: {
    severity: 'error',
    rule: 'CALL-9: a generic function is called with types for its parameters, another without',
    message: (name: string, problem: string) => `the call of ${name} ${problem}`,
    explain:
      'Generic functions are called by `callinstant` and its kin, which assign a type to each type parameter (MAPLE IR Specification, 4.9).',
    bad: file('func &g (var %x <!T>) void {', '}', '', 'func &f () void {', '  call &g (constval i32 1)', '}'),
    good: file(
      'func &g (var %x <!T>) void {',
      '}',
      '',
      'func &f () void {',
      '  callinstant &g<{!T=i32}> (constval i32 1)',
      '}',
    ),
  },
  MPL2410: {
    severity: 'error',
    rule: 'CALL-10: the type of an indirect call is that of a function or of a pointer to one',
    message: (op: string, type: string) => `\`${op}\` needs a function type, not ${type}`,
    explain: 'The type says which arguments the called function takes and what it returns.',
    bad: file('func &f (var %p ptr) void {', '  icallproto <* i32> (dread ptr %p)', '}'),
    good: file('func &f (var %p ptr) void {', '  icallproto <func () void> (dread ptr %p)', '}'),
  },
  MPL2411: {
    severity: 'warning',
    rule: 'CALL-11: a return in a function with a result has a value',
    message: (results: number) => `nothing returned by a function with ${plural(results, 'result')}`,
    explain: 'C allows it as long as the caller does not use the result, which is undefined.',
    bad: file('func &f () i32 {', '  return ()', '}'),
    good: file('func &f () i32 {', '  return (constval i32 0)', '}'),
  },

  MPL2501: {
    severity: 'error',
    rule: 'EXC-1: a handler label of a try marks a catch of the same family',
    message: (label: string, wanted: string) => `\`@${label}\` does not mark a ${wanted}`,
    explain:
      'When an exception is raised, control goes to the labels that the try statement lists, and a catch statement must be the first there. jstry belongs to jscatch, javatry to javacatch, cpptry to cppcatch.',
    bad: inFunc('javatry {@h@1}', 'endtry', '@h@1 return ()'),
    good: inFunc('javatry {@h@1}', 'endtry', 'return ()', '@h@1 javacatch {<* void>}'),
  },
  MPL2502: {
    severity: 'error',
    rule: 'EXC-2: the label of a finally block marks a finally',
    message: (label: string) => `\`@${label}\` does not mark a finally`,
    explain:
      'The second label of jstry, and that of gosub, is the beginning of a finally block, whose first statement is `finally`.',
    bad: inFunc('jstry 0 @f@1', 'goto @end', '@f@1 return ()', '@end endtry'),
    good: inFunc('jstry 0 @f@1', 'gosub @f@1', 'goto @end', '@f@1 finally', 'retsub', '@end endtry'),
  },
  MPL2503: {
    severity: 'error',
    rule: 'EXC-3: a jstry has a handler, a finally block, or both',
    message: () => 'this jstry has neither a handler nor a finally block',
    explain: 'A 0 instead of a label says that there is no such block; one of the two must be there.',
    bad: inFunc('jstry 0 0', 'endtry'),
    good: inFunc('jstry @h@1 0', 'goto @end', '@h@1 jscatch', '@end endtry'),
  },
  MPL2504: {
    severity: 'error',
    rule: 'EXC-4: an endtry ends a try before it',
    message: () => 'no try is open here',
    explain: 'Each endtry belongs to one try statement above it in the text.',
    bad: inFunc('endtry'),
    good: inFunc('javatry {@h@1}', 'endtry', 'return ()', '@h@1 javacatch {<* void>}'),
  },
  MPL2505: {
    severity: 'error',
    rule: 'EXC-5: a try is ended by an endtry',
    message: (op: string) => `this ${op} has no endtry`,
    explain: 'The endtry says where the protected statements end; without it all that follows would be protected.',
    bad: inFunc('javatry {@h@1}', 'return ()', '@h@1 javacatch {<* void>}'),
    good: inFunc('javatry {@h@1}', 'endtry', 'return ()', '@h@1 javacatch {<* void>}'),
  },
  MPL2506: {
    severity: 'error',
    rule: 'EXC-6: retsub stands in a finally block',
    message: () => 'no finally block is open here',
    explain:
      'retsub ends a finally block: it goes back to after the gosub, or on with the exception that is being raised.',
    bad: inFunc('retsub'),
    good: inFunc('jstry 0 @f@1', 'gosub @f@1', 'goto @end', '@f@1 finally', 'retsub', '@end endtry'),
  },
  MPL2507: {
    severity: 'warning',
    rule: 'EXC-7: a catch or finally statement follows a label',
    message: (op: string) => `no label stands before this ${op}, so nothing leads to it`,
    explain: 'Handlers are entered by their labels only.',
    bad: inFunc(
      'javatry {@h@1}',
      'endtry',
      'return ()',
      '@h@1 javacatch {<* void>}',
      'return ()',
      'javacatch {<* void>}',
    ),
    good: inFunc(
      'javatry {@h@1 @h@2}',
      'endtry',
      'return ()',
      '@h@1 javacatch {<* void>}',
      'return ()',
      '@h@2 javacatch {<* void>}',
    ),
  },
  MPL2508: {
    severity: 'warning',
    rule: 'EXC-8: cleanuptry stands inside a try',
    message: () => 'no try is open here that could be cleaned up',
    explain: 'cleanuptry leaves the current try composite before a jump out of it.',
    bad: inFunc('cleanuptry'),
    good: inFunc('jstry @h@1 0', 'cleanuptry', 'goto @end', '@h@1 jscatch', '@end endtry'),
  },
  MPL2610: {
    severity: 'error',
    rule: 'EXC-9: handler and finally block of a jstry stand before its endtry',
    message: (op: string) => `this \`${op}\` stands behind the \`endtry\` of its \`jstry\``,
    explain:
      'The try of JavaScript holds its parts: statements, then `jscatch`, then `finally`, then `endtry` (MAPLE IR Specification, 3.12.1). A handler behind endtry is that of Java and C++, whose endtry ends the statements alone.',
    bad: inFunc('jstry @h 0', 'throw (constval i32 1)', 'endtry', 'return ()', '@h jscatch'),
    good: inFunc('jstry @h 0', 'throw (constval i32 1)', '@h jscatch', 'endtry', 'return ()'),
  },
  ...agreementEntries,
});

export type VerifierCatalogue = typeof verifierCatalogue;
export type VerifierCode = keyof VerifierCatalogue;
