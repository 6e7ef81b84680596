/**
 * The library `samara-ir`: what programs may import. Everything here runs in Node and in browsers and knows neither
 * files nor processes. Here is what most programs need; `samara-ir/linear`, `samara-ir/passes` and the other parts have the
 * machinery below it. Modules that no part names may change without notice.
 */
export { SourceFile, formatPlace } from './base/source.ts';
export type { Position, Span } from './base/source.ts';
export { hasErrors } from './base/diagnostics.ts';
export type { Diagnostic, Fix, Note, Severity } from './base/diagnostics.ts';
export { formatDiagnostic, formatDiagnostics, plainStyle } from './base/code-frame.ts';
export type { FrameOptions, Style } from './base/code-frame.ts';
export { diagnosticToJson, spanToJson } from './base/diagnostic-json.ts';
export type { JsonDiagnostic, JsonPlace, JsonSpan } from './base/diagnostic-json.ts';
export { InternalError, UsageError } from './base/errors.ts';
export { DiagnosticError, Result } from './base/result.ts';
export type { NamedResult, Pending } from './base/result.ts';
export { primTypes } from './scalar/prim-types.ts';
export type { PrimType } from './scalar/prim-types.ts';
export { detectFormat, formats } from './driver/formats.ts';
export type { Format } from './driver/formats.ts';
export {
  addEngine,
  addLanguage,
  addOutput,
  checkProfile,
  drawProfile,
  emit,
  encode,
  engines,
  enginesFor,
  instantiate,
  languages,
  levels,
  linearLevels,
  link,
  lower,
  outputs,
  parse,
  parseBinary,
  print,
  readLcov,
  show,
  startCoverage,
  startProfile,
  verify,
  watchAllocations,
  write,
  writeLcov,
  writtenFormats,
} from './driver/index.ts';
export type {
  AllocationWatch,
  AnyProgram,
  AnyUnit,
  BranchCoverage,
  ContextProfile,
  Coverage,
  Emit,
  EmitGrants,
  EmitOptions,
  Emitted,
  EncodeOptions,
  Engine,
  EngineRow,
  EngineRowOf,
  Executables,
  FileCoverage,
  FlatEngine,
  FormatRow,
  FunctionCoverage,
  FunctionProfile,
  Grants,
  HostFunctions,
  ImportFinder,
  ImportedFile,
  Instance,
  LanguageRow,
  LcovMistake,
  Leak,
  Level,
  LevelRow,
  LineProfile,
  LinearEngine,
  LinearUnit,
  LinkOptions,
  LowerOptions,
  MapleUnit,
  MemoryReport,
  Output,
  OutputRow,
  ParseOptions,
  PlainFunction,
  Program,
  PictureRow,
  Profile,
  ProfileReport,
  ProfileRow,
  ProgramSignature,
  ProgramValue,
  RunOptions,
  TuyinUnit,
  Unit,
  UnitOf,
  Units,
  VerifyOptions,
} from './driver/index.ts';
export { host, variadicHost } from './vm/host.ts';
export type { HostEntry, HostEnv, HostType, HostValue } from './vm/host.ts';
export { FileError } from './vm/files.ts';
export type { FileHandle, FileSystem, GrantedFolder, OpenMode } from './vm/files.ts';
export { MemoryFiles } from './vm/memory-files.ts';
export { Memory } from './vm/memory.ts';
export { Exit, Trap, formatTrap } from './vm/trap.ts';
export type { TrapFrame, TrapKind } from './vm/trap.ts';
export type { StopSignal } from './vm/meter.ts';
export { answerOf } from './driver/workers.ts';
export type { AnyWorker, WorkerBounds } from './driver/workers.ts';
export { ModuleBuilder as MapleModuleBuilder } from './maple/builder.ts';
export type { Module as MapleModule } from './maple/module.ts';
export { ModuleBuilder as LinearModuleBuilder } from './linear/builder.ts';
export type { LinearBuilder } from './linear/builder.ts';
export type { Operand as LinearOperand } from './linear/nodes.ts';
export type { LinearModule } from './linear/nodes.ts';
