/**
 * The verifier of MAPLE modules: everything that must hold of a module beyond the grammar of its text.
 *
 * The rules, by group; each is one code of verifier-diagnostics.ts, whose `rule` begins with the id. (w): a warning.
 *
 * SYM-1: a variable that is used is declared
 * SYM-2: a function that is used has a prototype or a body (w)
 * SYM-3: an extern variable has no initialiser (w)
 * SYM-4: a storage class stands where it has a meaning (w)
 * SYM-5: a label that is used is defined in its function
 * SYM-6: the entry function is defined in the module
 * SYM-7: an attribute stands where it has a meaning (w)
 * SYM-8: the id of a module has 16 bits
 * SYM-9: the source language is a known one (w)
 * SYM-10: the flavor is a known one (w)
 * SYM-11: numfuncs is the number of functions with bodies (w)
 *
 * STATE-1: an access by number lies in the frame
 * STATE-2: an access by number lies in the global block
 * STATE-3: the words of globalmemmap fit into globalmemsize
 * STATE-4: a bit vector marks words that exist
 * STATE-5: the parameters fit into upformalsize
 * STATE-6: a marked word does not overlap the next one (w)
 * STATE-7: the size of an area is at most 1 GiB
 *
 * SYM-12: a fact about a module or function is given once (w)
 * SYM-13: a function names the id of its own module (w)
 *
 * TYPE-1: a type that is named is defined
 * TYPE-2: no structure or array contains itself by value
 * TYPE-3: no primitive type gets a name
 * TYPE-4: an incomplete type is used behind a pointer only
 * TYPE-5: an array without a length is the last field of a structure
 * TYPE-6: an interface is not instantiated
 * TYPE-7: a type parameter stands in a generic type or in a function that has a body or is generic
 * TYPE-8: an instantiation vector gives each type parameter once and nothing else
 * TYPE-9: a generic type is used with an instantiation vector
 * TYPE-10: a bit-field is an integer and not wider than its type
 * TYPE-11: a class extends a class, an interface extends interfaces
 * TYPE-12: nothing that holds a value is void
 * TYPE-13: a type fits into the address space
 * TYPE-14: a structure that ends in a flexible array is not part of another (w)
 *
 * INIT-1: an initialiser has no more values than there is room for
 * INIT-2: a numbered value names a field
 * INIT-3: brackets initialise aggregates, single values initialise scalars
 * INIT-4: a string fits into the array that it initialises
 * INIT-5: a constant fits the type that it initialises (w)
 * INIT-6: initialised data ends within the first GiB of its variable
 *
 * SHAPE-1: a node has as many operands as its opcode takes
 *
 * EXPR-1: the type of an operation is one that the opcode is defined for
 * EXPR-2: the operand type of a conversion or comparison is one that the opcode is defined for
 * EXPR-3: an operand has a value that the operation can take
 * EXPR-4: an operand has the type of the operation (w)
 * EXPR-5: a field id names a field of the structure
 * EXPR-6: a field id other than 0 is given for structures only
 * EXPR-7: the type of an indirect access is a pointer type
 * EXPR-8: aggregates are read as agg, scalars as scalars
 * EXPR-9: a variable is read as its own type or a wider one (w)
 *
 * ASG-1: the assigned value is one that the place can hold
 * ASG-2: the assigned value needs no conversion but that of integers (w)
 * ASG-3: an aggregate is assigned one of the same size
 *
 * REG-1: a pseudo-register keeps the type of its first use
 * REG-2: a pseudo-register is read at its width (w)
 *
 * EXPR-10: a range of bits lies inside the operand
 * EXPR-11: a constant shift amount is less than the width (w)
 * EXPR-12: no integer is divided by the constant 0 (w)
 * EXPR-13: `array` is given the type of a pointer to an array
 * EXPR-14: `array` has at most as many indices as the array has dimensions
 * EXPR-15: memory is allocated as the right-hand side of an assignment only
 *
 * REG-3: a %%retval register is read after a call (w)
 * REG-4: %%thrownval is read in a handler (w)
 *
 * EXPR-16: `retype` keeps the size
 * EXPR-17: a type whose size is needed has one
 *
 * LEVEL-1: the flat level has flat opcodes only
 * LEVEL-2: the flat level has no blocks inside blocks
 *
 * CTRL-1: a table of jumps has each constant once
 * CTRL-2: the constants of `rangegoto` have no gap
 * CTRL-3: the variable of `doloop` is a local integer
 * CTRL-4: the condition of `doloop` is one comparison
 * CTRL-5: `foreachelem` goes over an array, in a variable of its element type
 * CTRL-6: a function with a result ends in a return (w)
 * CTRL-7: `indexgoto` jumps through an array
 *
 * CALL-1: a call passes as many arguments as the function takes
 * CALL-2: an argument has a value that the parameter can hold
 * CALL-3: an argument needs no conversion but that of integers (w)
 * CALL-4: arguments go to declared parameters (w)
 * CALL-5: a call assigns no more results than the function has
 * CALL-6: a return has as many values as the function has results
 * CALL-7: a returned value is one that the result can hold
 * CALL-8: a returned value needs no conversion but that of integers (w)
 * CALL-9: a generic function is called with types for its parameters, another without
 * CALL-10: the type of an indirect call is that of a function or of a pointer to one
 * CALL-11: a return in a function with a result has a value (w)
 *
 * EXC-1: a handler label of a try marks a catch of the same family
 * EXC-2: the label of a finally block marks a finally
 * EXC-3: a jstry has a handler, a finally block, or both
 * EXC-4: an endtry ends a try before it
 * EXC-5: a try is ended by an endtry
 * EXC-6: retsub stands in a finally block
 * EXC-7: a catch or finally statement follows a label (w)
 * EXC-8: cleanuptry stands inside a try (w)
 * EXC-9: handler and finally block of a jstry stand before its endtry
 *
 * SYM-14: the declarations of a function agree
 * ASG-4: what is const is not assigned again
 * TYPE-15: a structure has each member once
 * INIT-7: a field is initialised once
 * TYPE-16: an interface that a class implements is defined
 * TYPE-17: what a class implements is an interface
 * CALL-12: an aggregate is passed to a parameter of its size
 * CALL-13: an aggregate is returned as a result of its size
 * CALL-14: an intrinsic gets as many operands as its signature has
 * EXPR-18: the address of a bit-field is not taken
 * EXPR-19: an assertion compares operands of one type
 * EXPR-20: an array object is allocated with the type of an array
 * EXPR-21: a reference is counted where it is read
 * CALL-15: interfacecall names a method of an interface
 * TYPE-18: an overriding method has the signature of the one that it overrides
 * INIT-8: an address initialises what can hold one
 * EXPR-22: `array` has an index
 * REG-5: a pseudo-register is declared with one type
 *
 * Not yet checked: values used before they are assigned; that a class implements the methods of its interfaces; that
 * throw gets a Throwable; operands of the intrinsics of Java and JavaScript; that intrinsicop names a pure one; `array` of
 * a constant index out of bounds; the operand of igoto; the numbers of srcfileinfo in LOC; that results of calls go to
 * local places only (real files name global ones); at most one reading of a %%retval; that `cvt` changes something; that
 * retsub is the last statement of its block; instances of generic types (only their vectors are).
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import type { SourceFile } from '../base/source.ts';
import { Layout } from './layout.ts';
import type { Module } from './module.ts';
import { pointerSizeOf } from './pointer-size.ts';
import { Verification, type MapleLevel } from './verification.ts';
import { verifyCode } from './verifier-code.ts';
import { verifyFrame, verifyHeader } from './verifier-state.ts';
import { verifyDirectives, verifyFunc, verifyGlobals, verifyTypeDefs } from './verifier-symbols.ts';
import { TypeChecker } from './verifier-types.ts';

/** What a module of MAPLE IR is verified against. */
export interface MapleVerifyOptions {
  /** The level that the module claims to be at; `high` allows everything. */
  readonly level?: MapleLevel;
  /** That of the module unless given (pointer-size.ts). */
  readonly pointerSize?: 4 | 8;
  /** Checking stops after so many diagnostics; 200 unless given. */
  readonly maxErrors?: number;
}

const mostDiagnostics = 200;

/**
 * All breaches of rules, in the order of the text. Linear in the size of the module. Of a module that was read with
 * errors, what is there is checked.
 */
export function verifyMaple(module: Module, options: MapleVerifyOptions = {}): Diagnostic[] {
  const { level = 'high', pointerSize = pointerSizeOf(module), maxErrors = mostDiagnostics } = options;
  const v = new Verification(module, new Layout(module, pointerSize), level, maxErrors);
  const types = new TypeChecker(v);
  verifyDirectives(v);
  verifyHeader(v);
  verifyTypeDefs(v, types, v.layout, [...module.typeDefs.values()], module.source);
  verifyGlobals(v, types);
  for (const func of module.funcs) {
    if (v.isFull) break;
    if (!func.declared) continue;
    verifyFunc(v, types, func);
    verifyFrame(v, func);
    if (func.code !== undefined) verifyCode(v, types, func, func.code);
  }
  return inOrderOfText(v.diagnostics);
}

/** File by file, as the files were met; a linked module has several. */
function inOrderOfText(diagnostics: Diagnostic[]): Diagnostic[] {
  const files = new Map<SourceFile | undefined, number>();
  for (const { span } of diagnostics) if (!files.has(span?.source)) files.set(span?.source, files.size);
  const file = ({ span }: Diagnostic): number => files.get(span?.source) ?? 0;
  return diagnostics.sort((a, b) => file(a) - file(b) || (a.span?.start ?? 0) - (b.span?.start ?? 0));
}
