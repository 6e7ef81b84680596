/**
 * The JavaScript intrinsics, one row each: signature, whether a call may raise an exception, and what it does. The
 * signatures are those of real files; where the meaning was open, docs/decisions/0101-js-intrinsics.md says what it is.
 *
 * `rest`: any number of operands of the last type. `gives`: what the value really is, where the signature of real files
 * says less; it is converted to the type that the program asks for.
 */
import type { PrimType } from '../scalar/prim-types.ts';

export interface JsRow {
  readonly args: readonly PrimType[];
  readonly result: PrimType;
  readonly gives?: PrimType;
  readonly rest?: boolean;
  readonly pure?: boolean;
  /** False for what never raises an exception and never runs code of the program. */
  readonly throws?: false;
  readonly doc: string;
}

const two = ['dynany', 'dynany'] as const;
const three = ['dynany', 'dynany', 'dynany'] as const;
const calling = ['dynany', 'dynany', 'ptr', 'u32'] as const;
const errorClass = { args: [], result: 'dynany', throws: false, pure: true } as const;

export const jsIntrinsics = {
  JS_INIT_CONTEXT: {
    args: [],
    result: 'void',
    throws: false,
    doc: 'makes the global object and the built-in objects, if they are not there yet',
  },
  JS_REQUIRE: {
    args: ['dynany'],
    result: 'dynany',
    doc: 'a module by its name: there are none, so this raises an Error',
  },
  JS_GET_BIOBJECT: {
    args: ['u32'],
    result: 'simpleobj',
    throws: false,
    pure: true,
    doc: 'a built-in object by its number',
  },
  JS_GET_BISTRING: {
    args: ['u32'],
    result: 'simplestr',
    throws: false,
    pure: true,
    doc: 'a built-in string by its number',
  },
  JSOP_THIS: { args: [], result: 'dynany', throws: false, doc: '`this` of the function value that was called last' },
  JSOP_ADD: { args: two, result: 'dynany', doc: '`a + b`' },
  JSOP_CONCAT: { args: ['simplestr', 'simplestr'], result: 'simplestr', doc: 'two strings joined' },
  JSOP_STRICTEQ: { args: two, result: 'u1', throws: false, pure: true, doc: '`a === b`' },
  JSSTR_STRICTEQ: {
    args: ['simplestr', 'simplestr'],
    result: 'u1',
    throws: false,
    pure: true,
    doc: 'are two strings equal?',
  },
  JSOP_STRICTNE: { args: two, result: 'u1', throws: false, pure: true, doc: '`a !== b`' },
  JSSTR_STRICTNE: {
    args: ['simplestr', 'simplestr'],
    result: 'u1',
    throws: false,
    pure: true,
    doc: 'do two strings differ?',
  },
  JSOP_INSTANCEOF: { args: two, result: 'u1', doc: '`a instanceof b`' },
  JSOP_IN: { args: two, result: 'u1', doc: '`a in b`' },
  JSOP_OR: {
    args: two,
    result: 'i32',
    gives: 'dynany',
    throws: false,
    pure: true,
    doc: 'the first operand if it is true, else the second; its truth, where a number is asked for',
  },
  JSOP_AND: {
    args: two,
    result: 'i32',
    gives: 'dynany',
    throws: false,
    pure: true,
    doc: 'the first operand if it is false, else the second; its truth, where a number is asked for',
  },
  JSOP_TYPEOF: { args: ['dynany'], result: 'dynany', throws: false, pure: true, doc: '`typeof a`' },
  JS_NEW: {
    args: ['dynany'],
    result: 'ptr',
    doc: 'that many bytes of zeros on the heap, for instance the environment of a closure',
  },
  JS_STRING: { args: ['dynany'], result: 'simplestr', doc: '`String(a)`' },
  JSSTR_LENGTH: {
    args: ['simplestr'],
    result: 'u32',
    throws: false,
    pure: true,
    doc: 'length of a string in UTF-16 units',
  },
  JS_BOOLEAN: { args: two, result: 'u1', throws: false, pure: true, doc: '`Boolean(a)`; a second operand is ignored' },
  JS_NUMBER: {
    args: two,
    result: 'i32',
    gives: 'dynany',
    doc: '`Number(a)`, converted to the type that is asked for; a second operand is ignored',
  },
  JS_INT32: { args: two, result: 'i32', doc: '`a | 0`; a second operand is ignored' },
  JS_PRINT: {
    args: ['dynany'],
    result: 'dynany',
    rest: true,
    doc: 'writes the operands as strings, a space between them, and a line end; gives undefined',
  },
  JS_ERROR: { args: ['dynany'], result: 'dynany', rest: true, doc: 'as JS_PRINT, to standard error' },
  JS_EVAL: {
    args: two,
    result: 'dynany',
    doc: 'a value that is no string is its own value; programs cannot be compiled at run time, so a string raises an EvalError',
  },
  JS_ICALL: {
    args: ['a32', 'u32'],
    result: 'dynany',
    doc: 'calls the function at an address with that many undefined arguments',
  },
  JSOP_CALL: {
    args: calling,
    result: 'dynany',
    doc: 'calls a function value: function, `this`, address of the arguments, how many',
  },
  JSOP_CCALL: {
    args: calling,
    result: 'dynany',
    doc: 'as JSOP_CALL; the function may also be a dynptr to a function of as many dynamic parameters as there are arguments',
  },
  JSOP_NEW: {
    args: calling,
    result: 'dynany',
    doc: '`new f (…)`: function, an operand that is ignored, address of the arguments, how many',
  },
  JS_SETTIMEOUT: {
    args: ['dynany', 'i32'],
    result: 'dynany',
    doc: 'has a function called when the program has returned from its entry, in the order of the delays; gives its number',
  },
  JS_SETCYCLEHEADER: { args: [], result: 'dynany', throws: false, doc: 'a mark for collectors of cycles; undefined' },
  JS_NEW_OBJECT_0: { args: [], result: 'simpleobj', throws: false, doc: '`{}`' },
  JS_NEW_OBJECT_1: {
    args: ['dynany'],
    result: 'simpleobj',
    throws: false,
    doc: '`Object(a)`: the object that a value is, or one that holds it',
  },
  JSOP_SETPROP: { args: three, result: 'void', doc: '`a[b] = c`' },
  JSOP_GETPROP: { args: two, result: 'dynany', doc: '`a[b]`' },
  JSOP_DELPROP: { args: two, result: 'dynany', doc: '`delete a[b]`' },
  JSOP_SETPROP_BY_NAME: { args: ['dynany', 'simplestr', 'dynany'], result: 'void', doc: '`a.b = c`' },
  JSOP_GETPROP_BY_NAME: { args: ['dynany', 'simplestr'], result: 'dynany', doc: '`a.b`' },
  JSOP_SETPROP_BY_INDEX: { args: ['dynany', 'u32', 'dynany'], result: 'void', doc: '`a[i] = c`' },
  JSOP_GETPROP_BY_INDEX: { args: ['dynany', 'u32'], result: 'dynany', doc: '`a[i]`' },
  JSOP_INITPROP_BY_NAME: {
    args: three,
    result: 'void',
    doc: 'a property of an object literal: defined, whatever the prototypes say',
  },
  JSOP_INITPROP_GETTER: { args: three, result: 'dynany', doc: '`get b () …` of an object literal; gives the object' },
  JSOP_INITPROP_SETTER: { args: three, result: 'dynany', doc: '`set b (v) …` of an object literal; gives the object' },
  JS_NEW_FUNCTION: {
    args: ['ptr', 'ptr', 'u32'],
    result: 'dynany',
    doc: 'a function value: address of the function, its environment or 0, number of parameters (0x10000 more: strict)',
  },
  JS_NEW_ARR_ELEMS: {
    args: ['ptr', 'u32'],
    result: 'simpleobj',
    doc: 'an array of the dynamic values at an address; a hole is left out',
  },
  JS_NEW_ARR_LENGTH: {
    args: ['dynany'],
    result: 'simpleobj',
    doc: '`Array(a)`: so many holes if it is a number, else the one element',
  },
  JSOP_LENGTH: { args: ['dynany'], result: 'i32', doc: '`a.length` as an integer' },
  JSOP_NEW_ITERATOR: {
    args: ['dynany', 'u32'],
    result: 'ptr',
    doc: 'an iterator over the enumerable properties of a value: names, or with 2 their values, with 4 both; 8: own ones only',
  },
  JSOP_NEXT_ITERATOR: { args: ['ptr'], result: 'dynany', doc: 'the next of an iterator; undefined at its end' },
  JSOP_MORE_ITERATOR: { args: ['ptr'], result: 'u32', throws: false, doc: 'is there a next one?' },
  JS_ADDSYSEVENTLISTENER: {
    args: ['dynany'],
    result: 'u32',
    doc: 'has a function called once when the program has done everything else; gives its number',
  },
  JS_GET_ARGUMENTOBJECT: {
    args: [],
    result: 'dynany',
    throws: false,
    doc: '`arguments` of the function value that was called last',
  },
  JSOP_ASSERTVALUE: {
    args: ['dynany'],
    result: 'dynany',
    doc: 'the operand; a hole (a variable before its declaration) raises a ReferenceError',
  },
  JS_GET_ERROR_OBJECT: { ...errorClass, doc: '`Error`' },
  JS_GET_EVALERROR_OBJECT: { ...errorClass, doc: '`EvalError`' },
  JS_GET_RANGEERROR_OBJECT: { ...errorClass, doc: '`RangeError`' },
  JS_GET_REFERENCEERROR_OBJECT: { ...errorClass, doc: '`ReferenceError`' },
  JS_GET_SYNTAXERROR_OBJECT: { ...errorClass, doc: '`SyntaxError`' },
  JS_GET_TYPEERROR_OBJECT: { ...errorClass, doc: '`TypeError`' },
  JS_GET_URIERROR_OBJECT: { ...errorClass, doc: '`URIError`' },
} as const satisfies Record<string, JsRow>;

export type JsIntrinsic = keyof typeof jsIntrinsics;

/** The same rows under a widened type. */
export const jsRows: Readonly<Record<JsIntrinsic, JsRow>> = jsIntrinsics;

export function isJsIntrinsic(name: string): name is JsIntrinsic {
  return Object.hasOwn(jsIntrinsics, name);
}

/** What JS_GET_BIOBJECT numbers, from 0. */
export const builtinObjects = [
  'globalThis',
  'Object',
  'Object.prototype',
  'Function',
  'Function.prototype',
  'Array',
  'Array.prototype',
  'String',
  'String.prototype',
  'Boolean',
  'Boolean.prototype',
  'Number',
  'Number.prototype',
  'Math',
  'JSON',
  'Error',
  'Error.prototype',
  'EvalError',
  'EvalError.prototype',
  'RangeError',
  'RangeError.prototype',
  'ReferenceError',
  'ReferenceError.prototype',
  'SyntaxError',
  'SyntaxError.prototype',
  'TypeError',
  'TypeError.prototype',
  'URIError',
  'URIError.prototype',
] as const;

/** What JS_GET_BISTRING numbers, from 0. */
export const builtinStrings = [
  '',
  'undefined',
  'null',
  'true',
  'false',
  'NaN',
  'Infinity',
  '-Infinity',
  'object',
  'function',
  'string',
  'number',
  'boolean',
  'length',
  'prototype',
  'constructor',
  'name',
  'message',
  'toString',
  'valueOf',
  'arguments',
  'callee',
] as const;
