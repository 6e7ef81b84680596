/**
 * Step two: operations on dynamic values and JavaScript intrinsics become calls of the run time (src/runtime/dynamic),
 * values go through as words. A call that may raise an exception is followed by one of `&__js_check`, which throws it.
 *
 *     add dynany (a, b)         call &samara_js_add (a, b);  %1 := %%retval0;  call &__js_check (%1);  … %1 …
 *     throw (v)                 call &__js_throw (v)
 */
import { RETVAL0, type FuncId, type Node } from '../../../maple/code.ts';
import { isDynamic, isTagged } from '../../../maple/dynamic-words.ts';
import { isJsIntrinsic, jsRows, type JsIntrinsic } from '../../../maple/js-intrinsics.ts';
import { dynamicBinary, dynamicComparisons, dynamicUnary } from '../../../scalar/ops.ts';
import type { Module } from '../../../maple/module.ts';
import type { Opcode } from '../../../maple/opcodes.ts';
import { primRows, type PrimType } from '../../../scalar/prim-types.ts';
import type { ExpressionRule, Rewriter, StatementRule, Statements, Transformation } from '../rewrite.ts';
import { bitsAs, convertDynamic, payloadOf } from './conversions.ts';
import { remake } from './remake.ts';
import { runtimeName } from './runtime.ts';

export class DynamicLowering {
  readonly module: Module;
  /** Functions of the run time that something calls: those of its text and those of the host. */
  readonly called = new Set<string>();
  /** Whether something is left to be done when the entry returns. */
  leavesTasks = false;

  constructor(module: Module) {
    this.module = module;
  }

  transformation(): Transformation {
    const expressions: Partial<Record<Opcode, ExpressionRule>> = {
      cvt: (r, n) => this.#convert(r, n),
      conststr16: (r, n) => this.#wideText(r, n),
      intrinsicop: (r, n) => this.#intrinsicValue(r, n),
      retype: (r, n) => this.#retype(r, n),
    };
    for (const op of [...dynamicBinary, ...dynamicUnary]) expressions[op] = (r, n) => this.#operation(r, n, op);
    for (const op of dynamicComparisons) expressions[op] = (r, n) => this.#comparison(r, n, op);
    const rules: Partial<Record<Opcode, StatementRule>> = {
      throw: (r, n) => this.#throw(r, n),
      intrinsiccall: (r, n) => this.#intrinsicStatement(r, n),
    };
    return { name: 'dynamic', doc: '', rules, expressions };
  }

  // Calls

  func(name: string): FuncId {
    this.called.add(name);
    return this.module.funcNamed(runtimeName(this.module, name));
  }

  /** What a function gives, held in a register. */
  callResult(r: Rewriter, n: Node, prim: PrimType, name: string, args: readonly Node[]): Node {
    r.before(r.make(n, 'call', 'void', [this.func(name)], args));
    return r.hold(n, prim, r.make(n, 'regread', prim, [RETVAL0]))();
  }

  /** The word that a function gives; the exception is thrown if it raised one. */
  callChecked(r: Rewriter, n: Node, name: string, args: readonly Node[]): Node {
    r.before(r.make(n, 'call', 'void', [this.func(name)], args));
    const read = r.hold(n, 'dynany', r.make(n, 'regread', 'dynany', [RETVAL0]));
    r.before(r.make(n, 'call', 'void', [this.func('&__js_check')], [read()]));
    return read();
  }

  callConvert(r: Rewriter, n: Node, value: Node, to: PrimType): Node {
    return this.callChecked(r, n, '&samara_js_convert', [value, r.constant(n, 'u32', primRows[to].code)]);
  }

  // Operations

  #convert(r: Rewriter, n: Node): Node | undefined {
    const { code } = r;
    const [to, given] = [code.prim(n), code.prim(code.operand(n, 0))];
    const from = isTagged(given) ? given : code.from(n);
    const constant = this.#constant(r, n, from, to);
    if (constant !== undefined) return constant;
    return isDynamic(from) || isDynamic(to) ? convertDynamic(this, r, n, r.operand(n, 0), from, to) : undefined;
  }

  /** An integer constant with its tag is a constant. */
  #constant(r: Rewriter, n: Node, from: PrimType, to: PrimType): Node | undefined {
    const value = r.code.operand(n, 0);
    const { kind, bits, signed } = primRows[from];
    if (to !== 'dynany' || kind !== 'int' || bits > 32) return undefined;
    if (r.code.op(value) !== 'constval' || r.code.prim(value) !== from) return undefined;
    const type = from === 'u1' ? 'dynbool' : from === 'u32' ? 'dynu32' : 'dyni32';
    const number = signed === true ? BigInt.asIntN(bits, r.code.bits(value)) : r.code.bits(value);
    return r.make(n, 'constval', type, [BigInt.asUintN(32, number)]);
  }

  #operation(r: Rewriter, n: Node, op: Opcode): Node | undefined {
    const prim = r.code.prim(n);
    if (!isDynamic(prim)) return undefined;
    const result = this.callChecked(r, n, `&samara_js_${op}`, this.#words(r, n, prim));
    return convertDynamic(this, r, n, result, 'dynany', prim);
  }

  /** The operands of an operation on a dynamic type, with their tags. */
  #words(r: Rewriter, n: Node, prim: PrimType): Node[] {
    return r.code.operands(n).map((_, i) => convertDynamic(this, r, n, r.operand(n, i), bare(prim), 'dynany'));
  }

  #comparison(r: Rewriter, n: Node, op: Opcode): Node | undefined {
    const { code } = r;
    const from = code.from(n);
    if (!isDynamic(from)) return undefined;
    const payload = payloadOf(r, n, this.callChecked(r, n, `&samara_js_${op}`, this.#words(r, n, from)));
    return r.make(n, 'cvt', code.prim(n), ['i32'], [r.make(n, 'cvt', 'i32', ['u32'], [payload])]);
  }

  /** The bare words of a value, which the run time does not know for one: it is kept for ever. */
  #retype(r: Rewriter, n: Node): undefined {
    const from = r.code.prim(r.code.operand(n, 0));
    if (!isDynamic(from) || isDynamic(r.code.prim(n))) return;
    const word = convertDynamic(this, r, n, r.operand(n, 0), bare(from), 'dynany');
    r.before(r.make(n, 'call', 'void', [this.func('&samara_js_pin')], [word]));
  }

  #wideText(r: Rewriter, n: Node): Node | undefined {
    const prim = r.code.prim(n);
    if (!isDynamic(prim)) return undefined;
    const word = this.callResult(r, n, 'dynany', '&samara_js_wide', [remake(r, n, 'ptr', [])]);
    return isTagged(prim) ? word : convertDynamic(this, r, n, word, 'dynany', prim);
  }

  #throw(r: Rewriter, n: Node): Statements {
    const { code } = r;
    const value = code.operand(n, 0);
    if (!isDynamic(code.prim(value))) return r.copyStatement(n);
    const word = convertDynamic(this, r, n, r.operand(n, 0), bare(code.prim(value)), 'dynany');
    return r.make(n, 'call', 'void', [this.func('&__js_throw')], [word]);
  }

  // Intrinsics

  #intrinsicValue(r: Rewriter, n: Node): Node | undefined {
    const name = r.code.text(n, 'intrinsic');
    if (!isJsIntrinsic(name)) return undefined;
    const word = this.#callIntrinsic(r, n, name);
    const to = r.code.prim(n);
    const row = jsRows[name];
    // What `a || b` is as a number is its truth.
    if (row.gives === 'dynany' && name !== 'JS_NUMBER' && !isDynamic(to)) {
      return r.make(n, 'cvt', to, ['u1'], [convertDynamic(this, r, n, word, 'dynany', 'u1')]);
    }
    if (isTagged(to)) return word;
    // Strings, objects, addresses and integers are payloads already.
    if (row.gives === undefined && to === row.result && to !== 'void') {
      const payload = payloadOf(r, n, word);
      return isDynamic(to) ? bitsAs(r, n, to, payload) : r.make(n, 'cvt', to, ['u32'], [payload]);
    }
    return convertDynamic(this, r, n, word, 'dynany', to);
  }

  /** The value of a statement is what %%retval0 holds afterwards. */
  #intrinsicStatement(r: Rewriter, n: Node): Statements {
    const name = r.code.text(n, 'intrinsic');
    if (!isJsIntrinsic(name)) return r.copyStatement(n);
    const { result } = jsRows[name];
    if (result === 'void' || isTagged(result)) {
      const word = this.#callIntrinsic(r, n, name);
      return result === 'void' ? [] : r.make(n, 'regassign', result, [RETVAL0], [word]);
    }
    const value = this.#intrinsicValueAs(r, n, name, result);
    return r.make(n, 'regassign', result, [RETVAL0], [value]);
  }

  #intrinsicValueAs(r: Rewriter, n: Node, name: JsIntrinsic, to: PrimType): Node {
    const word = this.#callIntrinsic(r, n, name);
    const isTruth = jsRows[name].gives === 'dynany' && name !== 'JS_NUMBER';
    if (isTruth) return r.make(n, 'cvt', to, ['u1'], [convertDynamic(this, r, n, word, 'dynany', 'u1')]);
    return convertDynamic(this, r, n, word, 'dynany', to);
  }

  #callIntrinsic(r: Rewriter, n: Node, name: JsIntrinsic): Node {
    const { args, rest, throws } = jsRows[name];
    const given = r.code.operands(n).map((_, i) => r.operand(n, i));
    if (name === 'JS_SETTIMEOUT' || name === 'JS_ADDSYSEVENTLISTENER') this.leavesTasks = true;
    if (mayCallBack.has(name)) this.#connect(r, n);
    const missing = (prim: PrimType): Node => r.constant(n, isTagged(prim) ? 'dynundef' : prim, 0);
    const passed =
      rest === true ? [r.constant(n, 'u32', given.length), ...given] : args.map((prim, i) => given[i] ?? missing(prim));
    const host = `&samara_${name}`;
    return throws === false ? this.callResult(r, n, 'dynany', host, passed) : this.callChecked(r, n, host, passed);
  }

  /** Tells the run time how to ask for exceptions, before it learns of a function that it may call. */
  #connect(r: Rewriter, n: Node): void {
    r.before(r.make(n, 'call', 'void', [this.func('&__js_connect')]));
  }
}

/** Tagged types are all one here; the bare ones are not. */
function bare(prim: PrimType): PrimType {
  return isTagged(prim) ? 'dynany' : prim;
}

/** Intrinsics that are given addresses of the program's functions. */
const mayCallBack: ReadonlySet<string> = new Set(['JS_NEW_FUNCTION', 'JS_ICALL', 'JSOP_CCALL']);
