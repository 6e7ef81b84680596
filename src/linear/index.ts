/** The linear IR for programs that work on its modules: `import { ModuleBuilder } from 'samara-ir/linear'`. */
export { LinearBuilder, ModuleBuilder } from './builder.ts';
export type { DataOptions, FuncOptions, ModuleOptions } from './builder.ts';
export { decodeLinear, encodeLinear, LinearFile, listLinear, openLinear } from './binary/index.ts';
export type { DecodedModule, EncodeOptions as LinearEncodeOptions } from './binary/index.ts';
export { moduleToCfg, toCfg, toLinear } from './cfg.ts';
export { graphOfBlocks, keepReachable, phiOperandFrom, predecessorsOf } from './cfg.ts';
export {
  cloneFunc,
  destsOf,
  effectRowOf,
  isCalc,
  isRemovable,
  isTerminator,
  mapDests,
  mapOperands,
  mapTargets,
  operandsOf,
  sameOperand,
  targetsOf,
} from './instr.ts';
export { findCallGraph, reachableFrom } from './analysis/call-graph.ts';
export type { CallGraph } from './analysis/call-graph.ts';
export { findDefUse } from './analysis/def-use.ts';
export type { DefUse, Site } from './analysis/def-use.ts';
export { findLiveness } from './analysis/liveness.ts';
export type { Liveness } from './analysis/liveness.ts';
export { isValue, numberValues, operandOf, valueOf } from './analysis/values.ts';
export type { ValueOperand, ValueTable } from './analysis/values.ts';
export { dominates, findDominators, findFrontiers, findPostDominators } from '../base/dominators.ts';
export type { DominatorTree } from '../base/dominators.ts';
export { flattenGraph } from '../base/graph.ts';
export type { FlatGraph, Graph, Groups } from '../base/graph.ts';
export { findLoops, isReducible, loopContains, loopMembers } from '../base/loops.ts';
export type { LoopForest } from '../base/loops.ts';
export { reversePostOrder, searchDepthFirst } from '../base/depth-search.ts';
export type { DepthSearch } from '../base/depth-search.ts';
export { fromSsa, moduleFromSsa } from './leave-ssa.ts';
export { operandType } from './nodes.ts';
export type {
  Block,
  Dest,
  Func,
  Global,
  Instr,
  LinearModule,
  LinearSymbol,
  Operand,
  Signature,
  Terminator,
} from './nodes.ts';
export { calcRows, structuralRows } from './opcodes.ts';
export type { CalcOp, LinearOp, MemType, StructuralOp, ValueType } from './opcodes.ts';
export { parseModule } from './parser.ts';
export type { ParsedModule } from './parser.ts';
export { printFunc, printInstr, printModule } from './printer.ts';
export { moduleToSsa, toSsa } from './ssa.ts';
export { verifyFunc, verifyModule } from './verifier.ts';
