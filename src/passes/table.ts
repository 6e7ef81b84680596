/** All passes, by name, in the order of the reference page. */
import { chooseAccessTypes } from './access-types.ts';
import { passConstants } from './call-constants.ts';
import { testBits } from './bit-tests.ts';
import { computeClosedForms } from './closed-forms.ts';
import { propagateConstants } from './constant-propagation.ts';
import { propagateCopies } from './copy-propagation.ts';
import { correlateValues } from './correlate.ts';
import { countExecutions } from './count.ts';
import {
  accessesMemory,
  branches,
  callsFunctions,
  callsThroughAddresses,
  hasObjects,
  hasSwitch,
  mayLoop,
} from './concerns.ts';
import { eliminateDeadCode } from './dead-code.ts';
import { deleteDeadLoops } from './dead-loops.ts';
import { deleteDeadStores } from './dead-stores.ts';
import { callDirectly } from './direct-calls.ts';
import { displaceAddresses } from './displace.ts';
import { foldData } from './fold-data.ts';
import { forwardMemory } from './forward.ts';
import { fuseLoops } from './fuse.ts';
import { hoistInvariants } from './hoist.ts';
import { replaceIdioms } from './idioms.ts';
import { evaluateInitialisers } from './initialisers.ts';
import { convertIfs } from './if-convert.ts';
import { inlineCalls, inlineSmallCalls } from './inline.ts';
import { eliminatePartialRedundancy } from './partial-redundancy.ts';
import type { PassRow } from './pass.ts';
import { mergeTails } from './merge-tails.ts';
import { mergeTests } from './merge-tests.ts';
import { peelRounds } from './peel.ts';
import { rewriteOperations } from './peephole.ts';
import { promoteMemory } from './promote.ts';
import { reassociate } from './reassociate.ts';
import { replaceTests } from './replace-tests.ts';
import { pairCounts } from './pair-counts.ts';
import { interchangeLoops } from './interchange.ts';
import { interleaveRounds } from './interleave.ts';
import { keepInRegisters } from './loop-registers.ts';
import { rotateLoops } from './rotate.ts';
import { reduceStrength } from './strength.ts';
import { sinkInstructions } from './sink.ts';
import { simplifyCfg } from './simplify-cfg.ts';
import { specialiseFunctions } from './specialise.ts';
import { splitAddresses } from './split-addresses.ts';
import { splitNodes } from './split-nodes.ts';
import { makeSwitchTables } from './switch-tables.ts';
import { loopTailCalls } from './tail-calls.ts';
import { threadJumps } from './thread.ts';
import { unrollLoops } from './unroll.ts';
import { unswitchLoops } from './unswitch.ts';
import { packStores } from './pack.ts';
import { vectorizeLoops } from './vectorize.ts';
import { numberGlobally } from './value-numbering.ts';

export const passes = {
  promote: {
    help: 'slots and small arrays whose address is only loaded from and stored to become locals',
    requires: 'cfg',
    preserves: 'blocks',
    sees: 'function',
    run: promoteMemory,
    concerns: hasObjects,
    source: 'R. Cytron et al., TOPLAS 1991; the cells of an object apart, as in scalar replacement of aggregates',
  },
  'split-addresses': {
    help: 'what is accessed through an address that is one of two objects is chosen, not the address: both can become locals',
    requires: 'ssa',
    preserves: 'blocks',
    sees: 'function',
    sweep: splitAddresses,
    concerns: hasObjects,
    source: 'LLVM, SROA, which speculates loads of selected and joined addresses, and makes stores of them conditional',
  },
  'simplify-cfg': {
    help: 'joins and skips blocks, decides jumps on constants, drops unreachable code',
    requires: 'ssa',
    preserves: 'nothing',
    keepsValues: true,
    sees: 'function',
    run: simplifyCfg,
    source: 'A. Appel, J. Palsberg, Modern Compiler Implementation, chapter 8',
  },
  constants: {
    help: 'sparse conditional constant propagation: folds constants and the branches that they decide',
    requires: 'ssa',
    preserves: 'nothing',
    keepsValues: true,
    sees: 'function',
    run: propagateConstants,
    source: 'M. Wegman, F. Zadeck, TOPLAS 1991',
  },
  copies: {
    help: 'uses of copies become uses of what was copied',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sees: 'function',
    run: propagateCopies,
    source: 'R. Cytron et al., TOPLAS 1991',
  },
  gvn: {
    help: 'global value numbering: what a dominating instruction has computed is not computed again',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sees: 'effects',
    sweep: numberGlobally,
    source: 'P. Briggs, K. Cooper, L. Simpson, SPE 1997',
  },
  'partial-redundancy': {
    help: 'what is computed already on all ways into a block but one is computed on that one too, and not again in the block',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    sweep: eliminatePartialRedundancy,
    concerns: branches,
    source:
      'T. VanDrunen, A. Hosking, "Value-based partial redundancy elimination", CC 2004; E. Morel, C. Renvoise, CACM 1979',
  },
  peephole: {
    help: 'rewrites operations by rules (`npm run prove` proves them): simpler, fewer, or with a constant apart',
    requires: 'ssa',
    preserves: 'nothing',
    keepsValues: true,
    sees: 'function',
    run: rewriteOperations,
    source: 'N. Lopes, D. Menendez, S. Nagarakatte, J. Regehr, PLDI 2015, for rules that a solver proves',
  },
  'dead-code': {
    help: 'removes what has no effect and whose result nobody reads',
    requires: 'ssa',
    preserves: 'blocks',
    sees: 'effects',
    sweep: eliminateDeadCode,
    source: 'R. Cytron et al., TOPLAS 1991, section 7.1',
  },
  'call-constants': {
    help: 'constants through calls and returns; arguments and results that nobody reads; functions that nobody reaches',
    requires: 'ssa',
    preserves: 'nothing',
    sweep: passConstants,
    assumesCalls: true,
    source:
      'D. Callahan, K. Cooper, K. Kennedy, L. Torczon, SIGPLAN 1986, for constants; returned parameters as in LLVM',
  },
  specialise: {
    help: 'copies of functions for arguments that are constants and decide what is called in them, or which way a branch goes',
    requires: 'ssa',
    preserves: 'blocks',
    sweep: specialiseFunctions,
    concerns: callsFunctions,
    source: 'K. Cooper, M. Hall, K. Kennedy, "Procedure cloning", ICCL 1992; GCC, ipa-cp',
  },
  'pair-counts': {
    help: 'reference counts that are raised and lowered again, with nothing in between that could let go of the object, stay as they are',
    requires: 'ssa',
    preserves: 'blocks',
    sweep: pairCounts,
    concerns: callsFunctions,
    source: 'LLVM, the optimiser of reference counts of Objective-C (ARC)',
  },
  'direct-calls': {
    help: 'calls through addresses become calls by name: of known functions, and in loops behind tests for the few that are possible',
    requires: 'cfg',
    preserves: 'nothing',
    sweep: callDirectly,
    concerns: callsThroughAddresses,
    source:
      'U. Hölzle, D. Ungar, PLDI 1994 (calls behind tests for the receiver); functions of one signature in place of profiles',
  },
  inline: {
    help: 'bodies of small functions in place of their calls, callees first; small recursive functions some rounds into themselves',
    requires: 'ssa',
    preserves: 'nothing',
    sweep: inlineCalls,
    source: 'R. Scheifler, CACM 1977; bottom-up over the call graph as in GCC and LLVM',
  },
  'inline-small': {
    help: 'bodies that are no larger than their calls in place of those, and bodies that are called once',
    requires: 'ssa',
    preserves: 'nothing',
    sweep: inlineSmallCalls,
    source: 'R. Scheifler, CACM 1977',
  },
  correlate: {
    help: 'what a jump has tested is known behind it: comparisons and jumps that follow from it, and values that are one number',
    requires: 'ssa',
    preserves: 'nothing',
    keepsValues: true,
    sees: 'function',
    sweep: correlateValues,
    concerns: branches,
    source:
      'M. Wegman, F. Zadeck, TOPLAS 1991, section 6 (values by the ways of branches); intervals as in W. Harrison, TSE 1977',
  },
  'merge-tests': {
    help: 'two tests whether a value lies in an interval are one comparison without sign',
    requires: 'ssa',
    preserves: 'nothing',
    keepsValues: true,
    sees: 'function',
    sweep: mergeTests,
    concerns: branches,
    source: 'H. Warren, Hacker’s Delight, section 4-1',
  },
  'merge-tails': {
    help: 'what several blocks do last before they go to the same place, or return, is one block, if that is less code',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    run: mergeTails,
    concerns: branches,
    source:
      'W. Wulf et al., The Design of an Optimizing Compiler, 1975 (cross-jumping); operands that differ as in LLVM',
  },
  thread: {
    help: 'ways on which it is known what a block tests go past it, to where the test leads',
    requires: 'cfg',
    preserves: 'nothing',
    sees: 'function',
    run: threadJumps,
    concerns: branches,
    source: 'F. Mueller, D. Whalley, PLDI 1995 (avoiding conditional branches by code replication)',
  },
  'if-convert': {
    help: 'both ways of a jump that meet again after little work are done, and `select` takes the value of the right one',
    requires: 'ssa',
    preserves: 'nothing',
    keepsValues: true,
    sees: 'function',
    run: convertIfs,
    concerns: branches,
    source: 'J. Allen, K. Kennedy, C. Porterfield, J. Warren, POPL 1983',
  },
  reassociate: {
    help: 'sums, products and bits of many integers in an order in which a loop has less to do, without what cancels out',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sees: 'function',
    sweep: reassociate,
    source: 'P. Briggs, K. Cooper, "Effective partial redundancy elimination", PLDI 1994',
  },
  'split-nodes': {
    help: 'a loop that is entered in several places is entered in one: what the others lead to is copied in front of it',
    requires: 'cfg',
    preserves: 'nothing',
    sees: 'function',
    run: splitNodes,
    concerns: mayLoop,
    source: 'J. Janssen, H. Corporaal, Making graphs reducible with controlled node splitting, TOPLAS 1997',
  },
  rotate: {
    help: 'loops that may leave at their header test at their end; every loop gets a block in front of it',
    requires: 'cfg',
    preserves: 'nothing',
    sees: 'function',
    run: rotateLoops,
    concerns: mayLoop,
    source: 'D. Bacon, S. Graham, O. Sharp, ACM Computing Surveys 1994, section 6.3 (loop inversion)',
  },
  hoist: {
    help: 'what computes the same in each round of a loop is computed once, in front of it; loads too, where nothing writes',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sees: 'effects',
    sweep: hoistInvariants,
    concerns: mayLoop,
    source: 'A. Aho, M. Lam, R. Sethi, J. Ullman, Compilers, section 9.5',
  },
  sink: {
    help: 'what only some of the ways that lead on read is computed on those, behind a loop if nothing in it reads it',
    requires: 'ssa',
    preserves: 'blocks',
    sees: 'effects',
    sweep: sinkInstructions,
    concerns: branches,
    source: 'D. Bacon, S. Graham, O. Sharp, ACM Computing Surveys 1994; LLVM, Sink',
  },
  'switch-tables': {
    help: 'a switch whose ways only bring constants becomes a load from a table of them',
    requires: 'ssa',
    preserves: 'nothing',
    run: makeSwitchTables,
    concerns: hasSwitch,
    source:
      'K. Korobeynikov, Improving switch lowering for the LLVM compiler system, SYRCoSE 2007; M. Dietzfelbinger et al., J. Algorithms 1997, for numbers that lie far apart',
  },
  'bit-tests': {
    help: 'a switch between two places is a test of a bit, or a comparison where its numbers are in a row',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    run: testBits,
    concerns: hasSwitch,
    source: 'R. Sayle, A superoptimizer analysis of multiway branch code generation, GCC Summit 2008',
  },
  unswitch: {
    help: 'what a loop tests in each round and does not change is tested in front of it, and the loop is there for both ways',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    run: unswitchLoops,
    concerns: mayLoop,
    source: 'D. Bacon, S. Graham, O. Sharp, ACM Computing Surveys 1994, section 6.2.2 (loop unswitching)',
  },
  peel: {
    help: 'the first round of a loop stands in front of it where a test gives in it what it never gives again',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    run: peelRounds,
    concerns: mayLoop,
    source:
      'D. Bacon, S. Graham, O. Sharp, ACM Computing Surveys 1994, section 6.3.5 (loop peeling); GCC, for tests as here',
  },
  displace: {
    help: 'addresses at known distances from one another are sums of one base',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sees: 'function',
    sweep: displaceAddresses,
    concerns: accessesMemory,
    source: 'LLVM, SeparateConstOffsetFromGEP',
  },
  interchange: {
    help: 'a loop in another one changes places with it where the addresses of the inner one grow by less then',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    sweep: interchangeLoops,
    concerns: mayLoop,
    source:
      'J. Allen, K. Kennedy, Automatic loop interchange, CC 1984; Optimizing Compilers for Modern Architectures, chapter 5',
  },
  fuse: {
    help: 'a loop behind another one that goes round as often, and reads what that accesses, is done in the same rounds',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    sweep: fuseLoops,
    concerns: mayLoop,
    source: 'J. Allen, K. Kennedy, Optimizing Compilers for Modern Architectures, chapter 8',
  },
  interleave: {
    help: 'two rounds of a loop at once, whose inner loops become one, where nothing tells their order',
    requires: 'ssa',
    preserves: 'blocks',
    sees: 'function',
    sweep: interleaveRounds,
    concerns: mayLoop,
    source: 'D. Callahan, J. Cocke, K. Kennedy, JPDC 1988 (unroll and jam)',
  },
  unroll: {
    help: 'loops of few rounds are written out; others that count to a bound do several rounds at a time',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    sweep: unrollLoops,
    concerns: mayLoop,
    source: 'J. Dongarra, A. Hinds, Software: Practice and Experience 1979',
  },
  idioms: {
    help: 'loops that fill cells in a row with a byte, or copy them, are one fill or copy, where it is not known that they are short',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    sweep: replaceIdioms,
    concerns: mayLoop,
    source: 'LLVM, LoopIdiomRecognize',
  },
  strength: {
    help: 'products of what a loop counts with what it does not change become sums that go on from round to round',
    requires: 'ssa',
    preserves: 'blocks',
    sees: 'function',
    run: reduceStrength,
    concerns: mayLoop,
    source: 'F. Allen, J. Cocke, K. Kennedy, 1981 (reduction of operator strength), found by chains of recurrences',
  },
  'replace-tests': {
    help: 'a loop that counts for its test alone tests another value that goes on by a constant',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sees: 'function',
    run: replaceTests,
    concerns: mayLoop,
    source:
      'linear function test replacement: F. Allen, J. Cocke, K. Kennedy, 1981; S. Muchnick, Advanced Compiler Design, 14.1.4',
  },
  vectorize: {
    help: 'loops over cells in a row do several rounds at once, on vectors; for targets that have them',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    sweep: vectorizeLoops,
    concerns: mayLoop,
    wantsVectors: true,
    source: 'R. Allen, K. Kennedy, TOPLAS 1987, for loops in one piece; sums by cells as in GCC and LLVM',
  },
  pack: {
    help: 'stores in a row of what is computed alike are done on vectors; for targets that have them',
    requires: 'ssa',
    preserves: 'blocks',
    sees: 'function',
    sweep: packStores,
    concerns: accessesMemory,
    wantsVectors: true,
    source: 'S. Larsen, S. Amarasinghe, PLDI 2000',
  },
  'tail-calls': {
    help: 'a function that calls itself last becomes a loop, also if it joins what that gives with a number (`n * f(n - 1)`)',
    requires: 'cfg',
    preserves: 'nothing',
    sees: 'function',
    run: loopTailCalls,
    concerns: callsFunctions,
    source:
      'D. Bacon, S. Graham, O. Sharp, ACM Computing Surveys 1994, section 6.8.1 (tail recursion elimination); sums as in GCC',
  },
  'fold-data': {
    help: 'loads from constant data, and from data that nothing writes, become what is there; stores to data that nothing reads go',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sweep: foldData,
    source: 'A. Aho, M. Lam, R. Sethi, J. Ullman, Compilers, section 9.4, with what the module says of its data',
  },
  initialisers: {
    help: 'what a whole program does before anything is noticed is done when it is compiled: constructors, tables that `main` fills at first',
    requires: 'ssa',
    preserves: 'nothing',
    sweep: evaluateInitialisers,
    source: 'LLVM, GlobalOpt, which evaluates constructors; here the beginning of `main` too',
  },
  'closed-forms': {
    help: 'loops that only compute sums or count bits are left out: what is read behind them is computed without them',
    requires: 'ssa',
    preserves: 'nothing',
    sees: 'function',
    run: computeClosedForms,
    concerns: mayLoop,
    source: 'O. Bachmann, P. Wang, E. Zima, ISSAC 1994 (chains of recurrences); final values as in GCC and LLVM',
  },
  'dead-loops': {
    help: 'loops that come to an end, without an effect or a result',
    requires: 'ssa',
    preserves: 'nothing',
    keepsValues: true,
    sees: 'function',
    run: deleteDeadLoops,
    concerns: mayLoop,
    source: 'R. Cytron et al., TOPLAS 1991, section 7.1, for loops whose end is known by what they count',
  },
  'access-types': {
    help: 'bits of floats that are loaded and stored as integers are loaded and stored as floats',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sees: 'function',
    run: chooseAccessTypes,
    source: 'C. Lattner, V. Adve, CGO 2004 (LLVM), whose combiner of instructions types loads and stores by their uses',
  },
  forward: {
    help: 'loads become what was stored at their place, or loaded from it before, and not written since, on all ways but one at least',
    requires: 'ssa',
    preserves: 'blocks',
    sees: 'effects',
    sweep: forwardMemory,
    source: 'D. Novillo, GCC Summit 2007 (memory SSA); partial redundancy of loads as in the value numbering of LLVM',
  },
  'dead-stores': {
    help: 'removes stores to what is written again before anybody reads it, or is never read',
    requires: 'ssa',
    preserves: 'blocks',
    keepsValues: true,
    sees: 'effects',
    sweep: deleteDeadStores,
    source:
      'S. Muchnick, Advanced Compiler Design and Implementation, section 18.10, with alias analysis by object and offset',
  },
  'loop-registers': {
    help: 'what a loop stores to the same place in each round is kept in a local, and stored behind the loop',
    requires: 'ssa',
    preserves: 'nothing',
    concerns: mayLoop,
    sees: 'effects',
    sweep: keepInRegisters,
    source: 'J. Lu, K. Cooper, PLDI 1997 (register promotion)',
  },
  count: {
    help: 'counts in globals how often each piece of code and each way of a jump is taken',
    requires: 'cfg',
    preserves: 'nothing',
    run: countExecutions,
    source: 'T. Ball, J. Larus, TOPLAS 1994; a counter for each block, and for ways that no block tells of',
  },
} as const satisfies Record<string, PassRow>;

/** The name of a pass. */
export type PassName = keyof typeof passes;

/** The passes, one row each. */
export const passRows: Readonly<Record<PassName, PassRow>> = passes;

/** The names of all passes. */
export const passNames: readonly PassName[] = Object.keys(passes) as PassName[];

export function isPassName(name: string): name is PassName {
  return Object.hasOwn(passes, name);
}
