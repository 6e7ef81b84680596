/**
 * From the linear IR to other languages: structured control flow for any graph, and WebAssembly as a module, as bytes and as
 * text: `import { emitModule, encodeModule } from 'samara-ir/backend'`.
 */
export { legalise, lacks, stepRows } from '../backend/legalise/index.ts';
export type { Lack, Legalised } from '../backend/legalise/index.ts';
export { flowOfBlocks } from '../backend/block-flow.ts';
export type { BlockFlow } from '../backend/block-flow.ts';
export { makeReducible } from '../backend/dispatch.ts';
export type { FlowGraph, Node as FlowNode, Terminator as FlowTerminator } from '../backend/flow-graph.ts';
export { loopDepthOf, structure } from '../backend/structure.ts';
export type { Event as StructureEvent, StructuredCode } from '../backend/structure.ts';
export { emitModule } from '../backend/wasm/emit.ts';
export type { EmitOptions, EmittedModule, HostSignature } from '../backend/wasm/emit.ts';
export { encodeModule } from '../backend/wasm/encode.ts';
export type { EncodedModule } from '../backend/wasm/encode.ts';
export { instantiate as instantiateWasm } from '../backend/wasm/engine.ts';
export type { EngineOptions, WasmProgram } from '../backend/wasm/engine.ts';
export type { WasmFunc, WasmModule } from '../backend/wasm/module.ts';
export { printModule as printWat } from '../backend/wasm/wat.ts';
