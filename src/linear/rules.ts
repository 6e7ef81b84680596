/**
 * The rules of the linear IR, each with its id, its diagnostic and a program that breaks it.
 *
 * `ruleCodes` maps ids to codes; groups are MOD modules, NUM numbering, LBL labels and jumps, TMP temporaries, SSA,
 * TYP types, COR the strict profile (what [IR Design] allows and nothing else). The verifier is `verifier.ts`.
 */
import { defineCatalogue } from '../base/diagnostics.ts';

export const ruleCodes = {
  'MOD-1': 'LIN2001',
  'MOD-2': 'LIN2002',
  'MOD-3': 'LIN2003',
  'MOD-4': 'LIN2004',
  'NUM-1': 'LIN2011',
  'NUM-2': 'LIN2012',
  'LBL-1': 'LIN2021',
  'LBL-2': 'LIN2022',
  'LBL-3': 'LIN2023',
  'LBL-4': 'LIN2024',
  'LBL-5': 'LIN2025',
  'TMP-1': 'LIN2031',
  'TMP-2': 'LIN2032',
  'SSA-1': 'LIN2041',
  'SSA-2': 'LIN2042',
  'SSA-3': 'LIN2043',
  'SSA-4': 'LIN2044',
  'SSA-5': 'LIN2045',
  'TYP-1': 'LIN2051',
  'TYP-2': 'LIN2052',
  'TYP-3': 'LIN2053',
  'TYP-4': 'LIN2054',
  'TYP-5': 'LIN2055',
  'TYP-6': 'LIN2056',
  'TYP-7': 'LIN2057',
  'COR-1': 'LIN2061',
  'COR-2': 'LIN2062',
  'COR-3': 'LIN2063',
  'COR-4': 'LIN2064',
} as const;

export type RuleId = keyof typeof ruleCodes;

const full = (body: string, head = 'func i32 @f, param 1\n  fparam i32 p0'): string =>
  `profile full, pointer 8\n${head}\n${body}\nfunc end`;
const core = (body: string, head = 'func i32 @f, param 1\n  fparam i32 p0'): string =>
  `profile core\n${head}\n${body}\nfunc end`;
const ssaHead = 'func i32 @f, param 1, form ssa\n  fparam i32 p0.0\n  local i32 l1.0';

export const linearRules = defineCatalogue({
  LIN2001: {
    severity: 'error',
    message: (name: string, what: string) => `\`${name}\`: ${what}`,
    explain:
      'MOD-1: initial values lie inside their global, alignments are powers of two, and globals hold numbers or bytes, not pointers to elements.',
    bad: 'global data 8 align 3 @s',
    good: 'global data 8 align 4 @s',
  },
  LIN2002: {
    severity: 'error',
    message: (name: string) => `two globals or functions are called \`${name}\``,
    explain: 'MOD-2: globals and functions share one name space.',
    bad: 'global i32 @f = 1\nextern func void @f()',
    good: 'global i32 @f = 1\nextern func void @g()',
  },
  LIN2003: {
    severity: 'error',
    message: (what: string) => `${what} does not exist`,
    explain:
      'MOD-3: every function and global that is used exists in the module; the program starts at a function with a body.',
    bad: 'entry @f\nextern func void @f()',
    good: 'entry @f\nfunc void @f, param 0\n  return\nfunc end',
  },
  LIN2004: {
    severity: 'error',
    message: (name: string, what: string) => `\`${name}\` ${what}`,
    explain:
      'MOD-4: a declaration (`extern`) has no value, and it and an alias say nothing of inlining; an alias names a function or global of its module and has its type; what is ' +
      'static is defined in its module; a constructor is a function with a body that takes and returns nothing.',
    bad: 'constructor @f\nfunc i32 @f, param 0\n  return 0\nfunc end',
    good: 'constructor @f\nfunc void @f, param 0\n  return\nfunc end',
  },
  LIN2011: {
    severity: 'error',
    message: (index: number, what: string) => `symbol ${index}: ${what}`,
    explain:
      'NUM-1: one counter numbers the symbols of a function from 0, parameters first, then locals, then temporaries; the parameters have the types of the signature.',
    bad: 'func void @f, param 1\n  fparam i32 p1\n  return\nfunc end',
    good: 'func void @f, param 1\n  fparam i32 p0\n  return\nfunc end',
  },
  LIN2012: {
    severity: 'error',
    message: (name: string) => `there is no symbol \`${name}\``,
    explain: 'NUM-2: an operand has the kind (`t`, `l`, `p`) of the symbol whose number it bears.',
    bad: full('  return l1'),
    good: full('  return p0'),
  },
  LIN2021: {
    severity: 'error',
    message: (label: number) => `label lbl${label} is defined twice`,
    explain: 'LBL-1: a label marks one place of its function. Labels have a numbering of their own.',
    bad: full('lbl0:\nlbl0:\n  return p0'),
    good: full('lbl0:\nlbl1:\n  return p0'),
  },
  LIN2022: {
    severity: 'error',
    message: (target: string) => `there is no ${target} in this function`,
    explain: 'LBL-2: jumps go to labels or blocks of the same function.',
    bad: full('  goto lbl1'),
    good: full('  goto lbl1\nlbl1:\n  return p0'),
  },
  LIN2023: {
    severity: 'error',
    message: () => 'control reaches the end of the function without `return`',
    explain:
      'LBL-3: every path through a function ends in `return` or `trap`, or never ends. Code that cannot be reached does not count.',
    bad: full('  t1 = AddI p0, 1'),
    good: full('  t1 = AddI p0, 1\n  return t1'),
  },
  LIN2024: {
    severity: 'error',
    message: () => 'the first block is the entry, nothing may jump to it',
    explain:
      'LBL-4: block B0 stands for entering the function and has no predecessors; let it jump to a block of its own.',
    bad: full('block B0:\n  ucond goto B0'),
    good: full('block B0:\n  ucond goto B1\nblock B1:\n  ucond goto B1'),
  },
  LIN2025: {
    severity: 'error',
    message: (op: string) => `\`${op}\` has no place here`,
    explain:
      'LBL-5: labels and `goto` belong to the linear form; in blocks, phis come first and the only jump last. A function has code if and only if it is not `extern`.',
    bad: full('  p0 = phi\n  return p0'),
    good: full('  p0 = 1\n  return p0'),
  },
  LIN2031: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is assigned a second time`,
    explain: 'TMP-1: a temporary is assigned in one place of the text. A variable that changes is a local.',
    bad: full('  t1 = AddI p0, 1\n  t1 = AddI p0, 2\n  return t1'),
    good: full('  t1 = AddI p0, 1\n  t2 = AddI p0, 2\n  return t1'),
  },
  LIN2032: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is not assigned on every path to this place`,
    explain:
      'TMP-2: the definition of a temporary dominates its uses: control cannot reach a use without passing the definition.',
    bad: full('  goto p0 ? lbl0 : lbl1\nlbl0:\n  t1 = AddI p0, 1\nlbl1:\n  return t1'),
    good: full('  goto p0 ? lbl0 : lbl1\nlbl0:\n  t1 = AddI p0, 1\n  return t1\nlbl1:\n  return p0'),
  },
  LIN2041: {
    severity: 'error',
    message: (name: string, what: string) => `\`${name}\` ${what}`,
    explain:
      'SSA-1: in SSA form every parameter and local carries a version, in the other forms none does. Arrays and slots, which stand for their address, have version 0 only.',
    bad: full('block B0:\n  l1.1 = p0.0\n  return p0', ssaHead),
    good: full('block B0:\n  l1.1 = p0.0\n  return p0.0', ssaHead),
  },
  LIN2042: {
    severity: 'error',
    message: (name: string) => `version \`${name}\` is assigned a second time`,
    explain:
      'SSA-2: each version is assigned in one place. Version 0 is the value that the parameter or local has on entry and is never assigned.',
    bad: full('block B0:\n  l1.1 = p0.0\n  l1.1 = 2\n  return l1.1', ssaHead),
    good: full('block B0:\n  l1.1 = p0.0\n  l1.2 = 2\n  return l1.2', ssaHead),
  },
  LIN2043: {
    severity: 'error',
    message: (name: string) => `version \`${name}\` is not assigned on every path to this place`,
    explain:
      "SSA-3: a version's definition dominates its uses; a phi uses its operand at the end of the block the operand comes from.",
    bad: full(
      'block B0:\n  cond goto p0.0 B1 B2\nblock B1:\n  l1.1 = 1\n  ucond goto B2\nblock B2:\n  return l1.1',
      ssaHead,
    ),
    good: full(
      'block B0:\n  cond goto p0.0 B1 B2\nblock B1:\n  l1.1 = 1\n  ucond goto B2\nblock B2:\n  l1.2 = phi [B0: p0.0] [B1: l1.1]\n  return l1.2',
      ssaHead,
    ),
  },
  LIN2044: {
    severity: 'error',
    message: (given: string, wanted: string) => `the phi has values from ${given}, the block is reached from ${wanted}`,
    explain: 'SSA-4: a phi has one value for each block from which its block is reached, in ascending order.',
    bad: full('block B0:\n  ucond goto B1\nblock B1:\n  l1.1 = phi [B2: p0.0]\n  return l1.1', ssaHead),
    good: full('block B0:\n  ucond goto B1\nblock B1:\n  l1.1 = phi [B0: p0.0]\n  return l1.1', ssaHead),
  },
  LIN2045: {
    severity: 'error',
    message: (name: string) => `a phi cannot assign \`${name}\``,
    explain: 'SSA-5: phis join versions of a parameter or local. Temporaries and globals are not joined.',
    bad: full('block B0:\n  ucond goto B1\nblock B1:\n  t2 = phi [B0: p0.0]\n  return t2', ssaHead),
    good: full('block B0:\n  ucond goto B1\nblock B1:\n  l1.1 = phi [B0: p0.0]\n  return l1.1', ssaHead),
  },
  LIN2051: {
    severity: 'error',
    message: (op: string, place: number, type: string, wanted: string) =>
      `operand ${place} of ${op} has type ${type}, not ${wanted}`,
    explain:
      'TYP-1: the letters of an operation name the types of its operands: I is i32, L is i64, F is f32, D is f64. Only the first operand of AddI may be a pointer to elements.',
    bad: full('  t1 = AddI p0, 1.5\n  return t1'),
    good: full('  t1 = AddI p0, 1\n  return t1'),
  },
  LIN2052: {
    severity: 'error',
    message: (name: string, type: string, wanted: string) =>
      `\`${name}\` has type ${type} and is assigned a value of type ${wanted}`,
    explain: 'TYP-2: a destination has the type of what is assigned to it. Relations and logic give i32.',
    bad: full(
      '  p0 = LessF 1.0, 2.0\n  l1 = 1.5\n  return p0',
      'func i32 @f, param 1\n  fparam i32 p0\n  local i32 l1',
    ),
    good: full('  p0 = LessF 1.0, 2.0\n  l1 = 1\n  return p0', 'func i32 @f, param 1\n  fparam i32 p0\n  local i32 l1'),
  },
  LIN2053: {
    severity: 'error',
    message: (what: string, type: string, wanted: string) => `${what} has type ${type}, not ${wanted}`,
    explain:
      'TYP-3: arrays are indexed by i32 and hold their own element type; addresses have the type of the pointer size; conditions are i32; what is stored fits the memory cell.',
    bad: full('  t1 = p0[0]\n  return t1').replace('t1 = p0[0]', 'p0[0] = 1').replace('return t1', 'return p0'),
    good: full('  l1[0] = 1\n  return p0', 'func i32 @f, param 1\n  fparam i32 p0\n  local i32[3] l1'),
  },
  LIN2054: {
    severity: 'error',
    message: (callee: string, wanted: string, given: string) => `${callee} takes (${wanted}), given (${given})`,
    explain: 'TYP-4: the arguments of a call have the number and types of the parameters.',
    bad: `extern func void @g(f32)\n${full('  rparam p0\n  call @g, param 1\n  return p0').replace('profile full, pointer 8\n', '')}`,
    good: `extern func void @g(i32)\n${full('  rparam p0\n  call @g, param 1\n  return p0').replace('profile full, pointer 8\n', '')}`,
  },
  LIN2055: {
    severity: 'error',
    message: (wanted: string, given: string) => `the function returns (${wanted}), not (${given})`,
    explain: 'TYP-5: `return` gives the results that the first line of the function announces.',
    bad: full('  return'),
    good: full('  return p0'),
  },
  LIN2056: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is an address and cannot be assigned`,
    explain: 'TYP-6: arrays, slots and data are memory; their name stands for their address. Store into them instead.',
    bad: full('  l1 = p0\n  return p0', 'func i32 @f, param 1\n  fparam i32 p0\n  local slot 8 align 8 l1'),
    good: full('  store.i32 l1, p0\n  return p0', 'func i32 @f, param 1\n  fparam i32 p0\n  local slot 8 align 8 l1'),
  },
  LIN2057: {
    severity: 'error',
    message: (what: string) => `wrong switch: ${what}`,
    explain:
      'TYP-7: a switch is on i32 or i64; its values are distinct and of that type, each with a target, and there is one more target, the default.',
    bad: full('  switch p0 [1: lbl0, 1: lbl0], lbl0\nlbl0:\n  return p0'),
    good: full('  switch p0 [1: lbl0, 2: lbl0], lbl0\nlbl0:\n  return p0'),
  },
  LIN2061: {
    severity: 'error',
    message: (op: string) => `\`${op}\` does not belong to the strict profile`,
    explain:
      'COR-1: the strict profile has exactly the instructions of the IR Design Document; `samara ops --ir linear` shows the profile of each.',
    bad: core('  t1 = p0 & 1\n  return t1'),
    good: core('  t1 = p0 % 2\n  return t1'),
  },
  LIN2062: {
    severity: 'error',
    message: (what: string, type: string) => `${what}: ${type} does not belong to the strict profile`,
    explain:
      'COR-2: the strict profile has the types i32, f32, i32* and f32*, and arrays of i32 and f32. It has no slots, data, 64-bit numbers or function addresses.',
    bad: core('  return 1', 'func i32 @f, param 1\n  fparam i64 p0'),
    good: core('  return 1', 'func i32 @f, param 1\n  fparam i32 p0'),
  },
  LIN2063: {
    severity: 'error',
    message: (op: string, place: string, kind: string, allowed: string) =>
      `${place} of ${op} is a \`${kind}\`; the strict profile allows ${allowed}`,
    explain:
      'COR-3: the instruction table of the IR Design Document says for each place which kinds of operands may stand there: results of operations and calls are temporaries, arrays are never temporaries.',
    bad: core('  p0 = AddI p0, 1\n  return p0'),
    good: core('  t1 = AddI p0, 1\n  p0 = t1\n  return p0'),
  },
  LIN2064: {
    severity: 'error',
    message: (name: string, what: string) => `\`${name}\` ${what}, which the strict profile does not have`,
    explain: 'COR-4: a function of the strict profile has at most one result, and a fixed number of parameters.',
    bad: 'profile core\nfunc (i32, i32) @f, param 0\n  return 1, 2\nfunc end',
    good: 'profile core\nfunc i32 @f, param 0\n  return 1\nfunc end',
  },
});
