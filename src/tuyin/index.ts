/**
 * Tuyin IR for programs that work on its modules, its typed graph, its stack code, its bitcode and its automata:
 * `import { elaborate, parseTuyin } from 'samara-ir/tuyin'`. `samara-ir/vm` runs what `linkProgram` gives.
 */
export { parseTuyin } from './parser.ts';
export type { ParsedModule, ParseOptions } from './parser.ts';
export { printExpr, printTuyin } from './printer.ts';
export { verifyTuyin } from './verifier.ts';
export type { Alias, AttrGroup, Func, FuncBody, Global, Import, Item, Module, Param, TypeDef } from './module.ts';
export type { Expr, Stmt } from './nodes.ts';
export type { Type } from './types.ts';
export { readImports } from './imports.ts';
export type { ImportFinder, ImportedFile, Imports, LinkedModule } from './imports.ts';
export { linkProgram } from './program.ts';
export type { LinkedProgram, TuyinCode } from './program.ts';
export { elaborate } from './graph/elaborate.ts';
export type { Elaborated, ElaborateOptions } from './graph/elaborate.ts';
export { isPure, operandsOf, regionsOf } from './graph/nodes.ts';
export type {
  Graph,
  GraphBody,
  GraphFunc,
  GraphGlobal,
  GraphNode,
  NodeKind,
  NodeOf,
  Region,
  ValueId,
} from './graph/nodes.ts';
export { printGraph, printGraphFunc } from './graph/printer.ts';
export { decodeTuyin, encodeTuyin, guidOf, guidText, isBitcode, openTuyin } from './bitcode/index.ts';
export type { DecodedModule, EncodeOptions, OpenModule } from './bitcode/index.ts';
export { linkTuyin, orderModules } from './link/index.ts';
export type { LinkedTuyin } from './link/index.ts';
export type { LinkOptions } from '../base/link-options.ts';
export {
  defaultLimits,
  isEquivalent,
  liferound,
  liferoundGraph,
  maxmerge,
  maxmergeGraph,
  shortest,
  shortestGraph,
} from './automata/index.ts';
export type {
  BlockLife,
  FrameLife,
  GraphBlockLife,
  GraphFrameLife,
  Limits,
  MaxMerge,
  Proof,
  SharedPart,
  Shortest,
  ShortestLayer,
  ShortestOptions,
} from './automata/index.ts';
