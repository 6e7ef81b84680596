/**
 * From the linear IR to other languages: structured control flow for any graph, and WebAssembly as a module, as bytes and as
 * text: `import { emitModule, encodeModule } from 'samara-ir/backend'`.
 */
export { legalise, lacks, stepRows } from './legalise/index.ts';
export type { Lack, Legalised } from './legalise/index.ts';
export { flowOfBlocks } from './block-flow.ts';
export type { BlockFlow } from './block-flow.ts';
export { makeReducible } from './dispatch.ts';
export type { FlowGraph, Node as FlowNode, Terminator as FlowTerminator } from './flow-graph.ts';
export { loopDepthOf, structure } from './structure.ts';
export type { Event as StructureEvent, StructuredCode } from './structure.ts';
export { emitModule } from './wasm/emit.ts';
export type { EmitOptions, EmittedModule, HostSignature } from './wasm/emit.ts';
export { encodeModule } from './wasm/encode.ts';
export type { EncodedModule } from './wasm/encode.ts';
export { instantiate as instantiateWasm } from './wasm/engine.ts';
export type { EngineOptions, WasmProgram } from './wasm/engine.ts';
export type { WasmFunc, WasmModule } from './wasm/module.ts';
export { printModule as printWat } from './wasm/wat.ts';
