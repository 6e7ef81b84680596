/**
 * Which passes run at which level, and why in this order. The reasons are data; `brokenReasons` checks a pipeline against
 * them, and a test checks every level.
 */
import type { Level } from './levels.ts';
import type { PassName } from './table.ts';

/** Within a function, and for -O2 again behind what other functions have brought into it. */
const within = [
  'promote',
  'simplify-cfg',
  'constants',
  'peephole',
  'gvn',
  'copies',
  'merge-tests',
  'dead-code',
  'simplify-cfg',
] as const satisfies readonly PassName[];
const loops = [
  'thread',
  'split-nodes',
  'rotate',
  'constants',
  'peephole',
  'fold-data',
  'constants',
  'gvn',
  'copies',
  'reassociate',
  'correlate',
  'hoist',
  'peel',
  'unswitch',
  'interchange',
  'fuse',
] as const satisfies readonly PassName[];
/** Jumps that are none, and loops that do several rounds at a time. */
const straight = [
  'if-convert',
  'dead-code',
  'switch-tables',
  'closed-forms',
  'dead-loops',
  'peephole',
  'interleave',
  // Bases that are the same are one by the numbering behind it.
  'displace',
  'gvn',
  'copies',
  'idioms',
  'vectorize',
  'strength',
  'unroll',
  'copies',
  'constants',
] as const satisfies readonly PassName[];
const last = [
  'if-convert',
  // A rule makes nothing anew of what something else reads too, even if that is dead.
  'dead-code',
  'peephole',
  'gvn',
  'copies',
  'dead-code',
  'access-types',
  'copies',
  'dead-loops',
  'dead-code',
] as const satisfies readonly PassName[];
/** What of a function does not depend on others, and what they should not get of it. */
const first = ['promote', 'tail-calls', ...within.slice(1), 'fold-data'] as const satisfies readonly PassName[];

/** What functions have from each other. */
const across = ['inline', 'simplify-cfg', 'split-addresses', 'promote'] as const satisfies readonly PassName[];

/** What is known of memory across blocks, where loops have the place in front of them that `rotate` gives. */
const memory = [
  'forward',
  'constants',
  'gvn',
  'copies',
  'dead-stores',
  'hoist',
  'loop-registers',
  'gvn',
  'copies',
  'hoist',
] as const satisfies readonly PassName[];

/** The passes of each level, in their order. */
export const pipelines = {
  O0: [],
  O1: within,
  // Calls leave loops before bodies take their places; stores and loads meet when they have.
  O2: [
    ...first,
    'pair-counts',
    'specialise',
    'direct-calls',
    'split-nodes',
    'rotate',
    'hoist',
    ...across,
    ...loops,
    'forward',
    'copies',
    'partial-redundancy',
    'copies',
    'forward',
    'copies',
    ...straight,
    ...last,
    'simplify-cfg',
  ],
  // What calls tell is looked for before bodies take their places as well; loops see what others have left. Nothing is moved together again behind `sink`.
  O3: [
    ...first,
    'initialisers',
    'call-constants',
    ...within,
    'pair-counts',
    'specialise',
    'direct-calls',
    ...across,
    'call-constants',
    ...loops,
    ...last,
    ...within.slice(1),
    ...loops,
    'forward',
    'copies',
    'partial-redundancy',
    'copies',
    ...memory,
    ...straight,
    'replace-tests',
    ...last,
    'sink',
    'simplify-cfg',
  ],
  // No body that is larger than its call, and no test of a loop twice.
  Os: [
    ...first,
    'inline-small',
    'call-constants',
    'simplify-cfg',
    'promote',
    'constants',
    'peephole',
    'fold-data',
    'constants',
    'gvn',
    'copies',
    'dead-code',
    'switch-tables',
    'bit-tests',
    'hoist',
    ...last,
    'simplify-cfg',
    'merge-tails',
    'simplify-cfg',
  ],
} as const satisfies Record<Level, readonly PassName[]>;

interface Reason {
  readonly before: PassName;
  readonly after: PassName;
  readonly because: string;
}

/** If both run, some run of `before` comes before the first run of `after`; with `again`, some run of `before` follows the last one of `after`. */
export const reasons: readonly (Reason & { readonly again?: boolean })[] = [
  {
    before: 'promote',
    after: 'initialisers',
    because: 'what a function has in its frame has to be stored there again',
  },
  { before: 'initialisers', after: 'inline', because: 'a body in place of a call is part of a longer function' },
  {
    before: 'initialisers',
    after: 'rotate',
    because: 'a loop with a copy of its test in front is no shorter to execute',
  },
  {
    before: 'initialisers',
    after: 'call-constants',
    because: 'what the start has computed before is a constant where it is passed on',
  },
  { before: 'specialise', after: 'direct-calls', because: 'what a copy calls is known there' },
  { before: 'specialise', after: 'inline', because: 'the body of what a copy calls takes the place of the call' },
  { before: 'promote', after: 'constants', because: 'what lies in memory is never constant' },
  { before: 'promote', after: 'gvn', because: 'loads are not numbered, values are' },
  {
    before: 'constants',
    after: 'gvn',
    because: 'operations on constants and the blocks that constants make unreachable need no number',
  },
  { before: 'constants', after: 'peephole', because: 'rules look at constants where propagation has put them' },
  { before: 'peephole', after: 'gvn', because: 'equal operations in one form get one number' },
  {
    before: 'promote',
    after: 'split-addresses',
    because: 'objects become locals when no address of them is chosen any more',
    again: true,
  },
  {
    before: 'dead-code',
    after: 'split-addresses',
    because: 'a copy of an address is one that anybody may write to, as long as it is there',
  },
  { before: 'promote', after: 'tail-calls', because: 'a function whose locals lie in memory stays as it is' },
  {
    before: 'tail-calls',
    after: 'inline',
    because: 'a loop can be put in place of a call, a recursion only some rounds of it',
  },
  {
    before: 'forward',
    after: 'partial-redundancy',
    because: 'addresses that were loaded twice are one value then',
  },
  {
    before: 'forward',
    after: 'partial-redundancy',
    because: 'a load of the next address is that of the next round where that address is known to be the same',
    again: true,
  },
  {
    before: 'hoist',
    after: 'reassociate',
    because: 'what of a sum does not change in a loop leaves it when it is an operation of its own',
    again: true,
  },
  { before: 'copies', after: 'pair-counts', because: 'what is raised and what is lowered are one value' },
  { before: 'pair-counts', after: 'inline', because: 'both are calls as long as no body stands in place of them' },
  {
    before: 'copies',
    after: 'fold-data',
    because: 'an address that was copied first is one that anybody may write to',
  },
  {
    before: 'direct-calls',
    after: 'inline',
    because: 'only of a call by name it is known which body can stand for it',
  },
  { before: 'fold-data', after: 'inline', because: 'what the constants decide makes bodies smaller' },
  {
    before: 'constants',
    after: 'call-constants',
    because: 'arguments are constants where propagation has put them',
  },
  {
    before: 'copies',
    after: 'forward',
    because: 'places are known to be the same by the values of which their addresses are made',
  },
  {
    before: 'hoist',
    after: 'loop-registers',
    because: 'the address of what is kept has to be known in front of the loop',
  },
  { before: 'forward', after: 'dead-stores', because: 'what was loaded as it had been stored keeps no store' },
  {
    before: 'promote',
    after: 'access-types',
    because: 'bits of floats are moved as integers between objects, until these are values',
  },
  { before: 'dead-code', after: 'access-types', because: 'a dead phi reads what is loaded as an integer' },
  { before: 'peephole', after: 'access-types', because: 'what is changed to an integer and back needs no change' },
  {
    before: 'inline',
    after: 'thread',
    because: 'what a function gives is tested next to where it is given, once its body stands in place of the call',
  },
  {
    before: 'gvn',
    after: 'correlate',
    because: 'what is known is remembered for a value, and equal ones are one then',
  },
  {
    before: 'correlate',
    after: 'if-convert',
    because: 'what a jump tells is known behind it as long as there is the jump',
  },
  {
    before: 'hoist',
    after: 'sink',
    because: 'what is the same in all rounds is computed in front of the loop, not on one way in it',
  },
  { before: 'if-convert', after: 'sink', because: 'a way that computes something of its own is a way' },
  { before: 'gvn', after: 'sink', because: 'what is computed on several ways is computed in front of them' },
  { before: 'dead-code', after: 'sink', because: 'what nobody reads is read nowhere' },
  {
    before: 'if-convert',
    after: 'merge-tails',
    because: 'ways that do little are none, and their copies to one place are no tail',
  },
  { before: 'gvn', after: 'merge-tails', because: 'tails read the same where equal values are one' },
  {
    before: 'simplify-cfg',
    after: 'merge-tails',
    because: 'blocks that were their tail alone are skipped',
    again: true,
  },
  { before: 'thread', after: 'if-convert', because: 'a way that goes past a test needs no value of it' },
  {
    before: 'peephole',
    after: 'if-convert',
    because: 'what selects a truth is an operation on truths by a rule',
    again: true,
  },
  {
    before: 'displace',
    after: 'unroll',
    because: 'what is at a distance in the first round is so in the others',
  },
  { before: 'split-nodes', after: 'rotate', because: 'only a loop with one entry has a place in front of it' },
  {
    before: 'dead-loops',
    after: 'unroll',
    because: 'the loop of several rounds in front of another would count to a bound of which less is known',
  },
  { before: 'displace', after: 'vectorize', because: 'accesses at known distances are so by their common base' },
  { before: 'if-convert', after: 'vectorize', because: 'a round is one piece of code without jumps' },
  { before: 'rotate', after: 'vectorize', because: 'only loops that test at their end are done on vectors' },
  {
    before: 'hoist',
    after: 'vectorize',
    because: 'what is the same in all rounds is in all cells of a vector in front',
  },
  {
    before: 'vectorize',
    after: 'unroll',
    because: 'a loop of several rounds is written for vectors, or else one after the other',
  },
  { before: 'rotate', after: 'idioms', because: 'how often a loop goes round is told by a test at its end' },
  {
    before: 'dead-code',
    after: 'idioms',
    because: 'a loop that fills or copies does nothing else, even for nobody',
  },
  { before: 'hoist', after: 'idioms', because: 'the byte is known in front of the loop' },
  { before: 'idioms', after: 'vectorize', because: 'what is left of the loop is for few rounds' },
  {
    before: 'vectorize',
    after: 'strength',
    because: 'rounds are done on vectors if they carry nothing but what they count, and sums',
  },
  { before: 'strength', after: 'unroll', because: 'each round adds to what the one before has' },
  {
    before: 'unroll',
    after: 'replace-tests',
    because: 'how often a loop goes round is told by a test of what goes by one',
  },
  { before: 'dead-code', after: 'replace-tests', because: 'what counts for nobody is still there', again: true },
  { before: 'hoist', after: 'strength', because: 'what is the same in all rounds is computed in front of the loop' },
  { before: 'rotate', after: 'fuse', because: 'a loop that tests at its end stands right behind the one before' },
  {
    before: 'correlate',
    after: 'fuse',
    because: 'a loop that is entered whenever the one in front is has no test before it then',
  },
  { before: 'fuse', after: 'forward', because: 'what is loaded in the same round as it is stored is known' },
  { before: 'rotate', after: 'interchange', because: 'loops that test at their end do one round for sure' },
  {
    before: 'unswitch',
    after: 'interchange',
    because: 'a test whether the inner loop is entered at all does not stand in the outer one then',
  },
  {
    before: 'interchange',
    after: 'forward',
    because: 'what is carried from round to round in place of a load ties the rounds to their order',
  },
  { before: 'interchange', after: 'interleave', because: 'a loop over cells in a row needs no second round beside it' },
  { before: 'interchange', after: 'vectorize', because: 'vectors are cells in a row' },
  { before: 'rotate', after: 'peel', because: 'the first round has its place in the block in front of the loop' },
  { before: 'peel', after: 'unswitch', because: 'a test of the first round alone needs no second loop' },
  {
    before: 'peel',
    after: 'if-convert',
    because: 'both ways of a jump that is decided behind the first round are not done',
  },
  { before: 'interleave', after: 'displace', because: 'what two rounds read is at known distances' },
  { before: 'if-convert', after: 'interleave', because: 'the inner loop is one block' },
  { before: 'hoist', after: 'interleave', because: 'what is left in the inner loop depends on its rounds' },
  { before: 'interleave', after: 'unroll', because: 'a loop of several rounds and what is left of it are two' },
  { before: 'rotate', after: 'unroll', because: 'only loops that test at their end are unrolled' },
  {
    before: 'hoist',
    after: 'unroll',
    because: 'the bound of a loop is the same in all rounds where it is computed in front of it',
  },
  {
    before: 'if-convert',
    after: 'unroll',
    because: 'rounds without jumps are short, and their copies know their addresses by the first one',
  },
  {
    before: 'simplify-cfg',
    after: 'switch-tables',
    because: 'ways that only bring a constant have no more than one block each then',
  },
  { before: 'constants', after: 'switch-tables', because: 'constants stand in phis where propagation has put them' },
  { before: 'dead-code', after: 'switch-tables', because: 'a way that only brings a constant has no copy of it' },
  { before: 'switch-tables', after: 'bit-tests', because: 'a number that is loaded needs no jump' },
  { before: 'switch-tables', after: 'unroll', because: 'a round without a switch is short' },
  { before: 'rotate', after: 'unswitch', because: 'the test has its place in the block in front of the loop' },
  {
    before: 'hoist',
    after: 'unswitch',
    because: 'a condition is the same in all rounds where it is computed in front of the loop',
  },
  {
    before: 'unswitch',
    after: 'if-convert',
    because: 'a jump that goes out of the loop needs no value that is selected in each round',
  },
  { before: 'unswitch', after: 'unroll', because: 'rounds without jumps are short' },
  { before: 'rotate', after: 'closed-forms', because: 'how often a loop goes round is told by a test at its end' },
  {
    before: 'dead-code',
    after: 'closed-forms',
    because: 'what a loop computes for nobody need not be computed without it',
  },
  { before: 'closed-forms', after: 'unroll', because: 'a loop that goes is not written several times' },
  { before: 'rotate', after: 'dead-loops', because: 'loops are left out by the block in front of them' },
  {
    before: 'dead-code',
    after: 'dead-loops',
    because: 'what a loop computes for itself alone is dead without it, and what others of it read is not',
    again: true,
  },
  {
    before: 'copies',
    after: 'merge-tests',
    because: 'two tests are of the same value when copies of it are the value',
  },
  {
    before: 'merge-tests',
    after: 'if-convert',
    because: 'one test in place of two is found where both lead to one place',
  },
  { before: 'dead-code', after: 'merge-tests', because: 'the comparison in front is of no use any more', again: true },
  { before: 'gvn', after: 'copies', because: 'an operation found to be redundant becomes a copy' },
  { before: 'copies', after: 'dead-code', because: 'a copy is dead when its uses have become uses of its source' },
  { before: 'simplify-cfg', after: 'constants', because: 'blocks that are joined have fewer phis to look at' },
  { before: 'dead-code', after: 'copies', because: 'the copies that are no longer read are still there', again: true },
  { before: 'simplify-cfg', after: 'dead-code', because: 'blocks that have become empty can be skipped', again: true },
];

/** The reasons that a sequence of passes disregards. */
export function brokenReasons(sequence: readonly PassName[]): readonly Reason[] {
  return reasons.filter(({ before, after, again }) => {
    if (!sequence.includes(before) || !sequence.includes(after)) return false;
    return again === true
      ? sequence.lastIndexOf(before) < sequence.lastIndexOf(after)
      : sequence.indexOf(before) > sequence.indexOf(after);
  });
}
