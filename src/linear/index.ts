/** The linear IR for programs that work on its modules: `import { ModuleBuilder } from 'samara-ir/linear'`. */
export { LinearBuilder, ModuleBuilder } from './builder.ts';
export type { DataOptions, FuncOptions, ModuleOptions } from './builder.ts';
export { moduleToCfg, toCfg, toLinear } from './cfg.ts';
export { operandsOf } from './instr.ts';
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
