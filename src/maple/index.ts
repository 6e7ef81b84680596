/** MAPLE IR for programs that work on its modules: `import { parseMaple } from 'samara-ir/maple'`. */
export { decodeMaple, encodeMaple } from './binary/index.ts';
export type { MapleDecodeOptions, MapleDecodeResult, MapleEncodeOptions } from './binary/index.ts';
export { FuncBuilder, ModuleBuilder } from './builder.ts';
export type { Signature, StructOptions, TypeLike, VarOptions } from './builder.ts';
export type { Code, Node } from './code.ts';
export { hasCode, Module, paramTypes } from './module.ts';
export type { ClassDecl, Directive, Func, Init, Item, Label, Param, Variable } from './module.ts';
export { opcodeNames, rows } from './opcodes.ts';
export type { Opcode } from './opcodes.ts';
export { parseMaple } from './parser.ts';
export type { MapleParseOptions, MapleParseResult } from './parser.ts';
export { printExpr, printFunc, printMaple, printStmt, printType } from './printer.ts';
export type { Type, TypeId } from './types.ts';
export { verifyMaple } from './verifier.ts';
export type { MapleVerifyOptions } from './verifier.ts';
