/**
 * A MAPLE module of the `c` mode as C, for a C compiler as an opinion that shares nothing with our lowerings: statement by
 * statement from the parsed module, with C's own structures, so that field ids and layouts are tested too. Addresses are
 * `char *`; every operation is cast to its type; integers wrap (-fwrapv), and shifts and divisions that C leaves undefined do
 * not occur. Not a front end's inverse: what the generator does not write in this mode is refused.
 */
import type { Case, Code, Node, Result, VarRef } from '../../../src/maple/code.ts';
import type { Func, Init, Module, Variable } from '../../../src/maple/module.ts';
import { isStruct, type StructType, type Type, type TypeId } from '../../../src/maple/types.ts';
import type { PrimType } from '../../../src/scalar/prim-types.ts';

const prims: Readonly<Partial<Record<PrimType, string>>> = {
  i8: 'int8_t',
  i16: 'int16_t',
  i32: 'int32_t',
  i64: 'int64_t',
  u8: 'uint8_t',
  u16: 'uint16_t',
  u32: 'uint32_t',
  u64: 'uint64_t',
  u1: '_Bool',
  f32: 'float',
  f64: 'double',
  ptr: 'char *',
  void: 'void',
};

const infix: Readonly<Record<string, string>> = {
  add: '+',
  sub: '-',
  mul: '*',
  div: '/',
  rem: '%',
  band: '&',
  bior: '|',
  bxor: '^',
  eq: '==',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  land: '&&',
  lior: '||',
  cand: '&&',
  cior: '||',
};

export function moduleToC(module: Module): string {
  return new Translator(module).text();
}

class Translator {
  readonly #module: Module;
  readonly #lines: string[] = ['#include <stdint.h>', '#include <stdio.h>', '#include <string.h>'];
  #func!: Func;
  #code!: Code;

  constructor(module: Module) {
    this.#module = module;
  }

  text(): string {
    const { typeDefs, globals, funcs } = this.#module;
    for (const [name, { type }] of typeDefs) this.#composite(name, this.#module.types.get(type));
    for (const variable of globals)
      this.#lines.push(`static ${this.#declaration(variable.type, nameOf(variable))}${this.#initial(variable)};`);
    const own = funcs.filter(({ code }) => code !== undefined);
    for (const func of own) this.#lines.push(`${this.#head(func)};`);
    for (const func of own) this.#body(func);
    return `${this.#lines.join('\n')}\n`;
  }

  // Types

  #composite(name: string, type: Type): void {
    if (!isStruct(type)) throw new Error(`${name}: not a structure`);
    const fields = type.fields.map(
      ({ type: of, bits }, i) => `${this.#declaration(of, `f${i}`)}${bits === undefined ? '' : `:${bits}`};`,
    );
    this.#lines.push(`${type.kind} ${bare(name)} { ${fields.join(' ')} };`);
  }

  #resolve(id: TypeId): Type {
    return this.#module.types.get(id);
  }

  #declaration(id: TypeId, name: string): string {
    const type = this.#resolve(id);
    return type.kind === 'array' ? this.#declaration(type.of, `${name}[${type.size}]`) : `${this.#type(id)} ${name}`;
  }

  /** Of a value that C can pass and assign. */
  #type(id: TypeId): string {
    const type = this.#resolve(id);
    if (type.kind === 'pointer') return 'char *';
    if (type.kind === 'name') return `${this.#module.resolve(id).kind} ${bare(type.name)}`;
    if (type.kind === 'prim') return primText(type.prim);
    throw new Error(`a value of ${type.kind}`);
  }

  /** `.f1.f0` of a field id of a type. */
  #path(id: TypeId, field: number): string {
    if (field === 0) return '';
    const found = this.#find(this.#module.resolve(id) as StructType, { left: field });
    if (found === undefined) throw new Error(`no field ${field}`);
    return found;
  }

  #find({ fields }: StructType, at: { left: number }): string | undefined {
    for (const [i, field] of fields.entries()) {
      if (--at.left === 0) return `.f${i}`;
      const inner = this.#module.resolve(field.type);
      const below = isStruct(inner) ? this.#find(inner, at) : undefined;
      if (below !== undefined) return `.f${i}${below}`;
    }
    return undefined;
  }

  #target(pointer: TypeId): TypeId {
    const type = this.#resolve(pointer);
    if (type.kind !== 'pointer') throw new Error('no pointer type');
    return type.to;
  }

  // Declarations

  #initial({ init, type }: Variable): string {
    return init === undefined ? ' = {0}' : ` = ${this.#init(init, type)}`;
  }

  #init(init: Init, id: TypeId): string {
    const type = this.#module.resolve(id);
    switch (init.kind) {
      case 'int':
        return integer(init.value);
      case 'float':
        return init.text;
      case 'addrof':
        return `(char *)&${nameOf(this.#module.globals[init.var])}`;
      case 'list':
        if (type.kind === 'array') return `{${init.items.map((item) => this.#init(item, type.of)).join(', ')}}`;
        return `{${init.items.map((item) => (item.kind === 'field' && isStruct(type) ? `.f${item.field - 1} = ${this.#init(item.value, type.fields[item.field - 1].type)}` : '')).join(', ')}}`;
      default:
        throw new Error(`initialiser ${init.kind}`);
    }
  }

  #head(func: Func): string {
    const params = func.params.map((param) => {
      if (param.kind !== 'var') throw new Error('register parameter');
      return this.#declaration(func.locals[param.local].type, nameOf(func.locals[param.local]));
    });
    const result = func.results.length === 0 ? 'void' : this.#type(func.results[0]);
    return `${func.name === '&main' ? 'int' : `static ${result}`} ${funcName(func)}(${params.join(', ') || 'void'})`;
  }

  #body(func: Func): void {
    if (func.code === undefined) return;
    this.#func = func;
    this.#code = func.code;
    this.#lines.push(`${this.#head(func)} {`);
    for (const local of func.locals.slice(func.params.length))
      this.#lines.push(`  ${this.#declaration(local.type, nameOf(local))}${this.#initial(local)};`);
    for (const { reg, type } of func.pregs.values())
      if (reg > 0) this.#lines.push(`  ${this.#type(type)} r${reg} = 0;`);
    this.#block(func.code.root);
    this.#lines.push('}');
  }

  // Statements

  #put(text: string): void {
    this.#lines.push(`  ${text}`);
  }

  #block(n: Node): void {
    for (const statement of this.#code.operands(n)) this.#statement(statement);
  }

  #variable(ref: VarRef): Variable {
    return this.#module.variable(ref, this.#func);
  }

  #statement(n: Node): void {
    const code = this.#code;
    const [first, second] = code.operands(n);
    const op = code.op(n);
    switch (op) {
      case 'dassign':
        return this.#assign(
          `${nameOf(this.#variable(code.var(n)))}${this.#path(this.#variable(code.var(n)).type, code.field(n))}`,
          first,
        );
      case 'dassignoff':
        return this.#assign(
          `*(${primText(code.prim(n))} *)((char *)&${nameOf(this.#variable(code.var(n)))} + ${code.offset(n)})`,
          first,
        );
      case 'regassign':
        return this.#assign(`r${code.reg(n)}`, first);
      case 'iassign':
        return this.#assign(this.#pointed(n, first), second, this.#value(first));
      case 'iassignoff':
        return this.#assign(`*(${primText(code.prim(n))} *)(${this.#value(first)} + ${code.offset(n)})`, second);
      case 'eval':
        return this.#put(`(void)(${this.#value(first)});`);
      case 'if':
        this.#put(`if (${this.#value(first)}) {`);
        this.#block(second);
        if (code.count(n) > 2) {
          this.#put('} else {');
          this.#block(code.operand(n, 2));
        }
        return this.#put('}');
      case 'while':
        this.#put(`while (${this.#value(first)}) {`);
        this.#block(second);
        return this.#put('}');
      case 'dowhile':
        this.#put('do {');
        this.#block(second);
        return this.#put(`} while (${this.#value(first)});`);
      case 'doloop': {
        const [start, test, step, body] = code.operands(n);
        const counter = code.counter(n);
        if (counter.kind !== 'var') throw new Error('register counter');
        const name = nameOf(this.#variable(counter.var));
        this.#put(`for (${name} = ${this.#value(start)}; ${this.#value(test)}; ${name} += ${this.#value(step)}) {`);
        this.#block(body);
        return this.#put('}');
      }
      case 'foreachelem':
        return this.#elements(n);
      case 'goto':
        return this.#put(`goto ${this.#label(code.label(n))};`);
      case 'brtrue':
      case 'brfalse':
        return this.#put(
          `if (${op === 'brtrue' ? '' : '!'}(${this.#value(first)})) goto ${this.#label(code.label(n))};`,
        );
      case 'label':
        return this.#put(`${this.#label(code.label(n))}: ;`);
      case 'switch':
        return this.#switch(n, 0n, code.label(n) < 0 ? 'break' : `goto ${this.#label(code.label(n))}`);
      case 'rangegoto':
        return this.#switch(n, BigInt(code.offset(n)), '__builtin_trap()');
      case 'multiway':
        return this.#multiway(n);
      case 'return':
        return this.#put(`return ${first === undefined ? '' : this.#given(first)};`);
      case 'call':
        return this.#put(`${this.#call(n)};`);
      case 'callassigned':
        return this.#put(
          `${code
            .results(n)
            .map((result) => this.#result(result))
            .join('')}${this.#call(n)};`,
        );
      case 'icall':
      case 'icallproto':
      case 'icallassigned':
      case 'icallprotoassigned':
        throw new Error('a call through a pointer');
      case 'intrinsiccall':
      case 'intrinsiccallassigned': {
        const args = code
          .operands(n)
          .map((operand) => this.#value(operand))
          .join(', ');
        const results = op === 'intrinsiccall' ? [] : code.results(n);
        return this.#put(
          `${results.map((result) => this.#result(result)).join('')}${code.text(n, 'intrinsic').slice(2)}(${args});`,
        );
      }
      default:
        throw new Error(`statement ${op}`);
    }
  }

  /** Aggregates are moved; `place` is where, as an lvalue, or as an address if it is the whole of what that points to. */
  #assign(place: string, value: Node, address?: string): void {
    if (this.#code.prim(value) !== 'agg') return this.#put(`${place} = ${this.#value(value)};`);
    const [from, size] = this.#aggregate(value);
    this.#put(`memmove(${place === '' ? address : `&${place}`}, ${from}, ${size});`);
  }

  #aggregate(n: Node): [address: string, size: string] {
    const code = this.#code;
    if (code.op(n) === 'iread') return [this.#value(code.operand(n, 0)), this.#sizeOf(this.#target(code.type(n)))];
    const place = `${nameOf(this.#variable(code.var(n)))}${this.#path(this.#variable(code.var(n)).type, code.field(n))}`;
    return [`&${place}`, `sizeof(${place})`];
  }

  #sizeOf(id: TypeId): string {
    const type = this.#resolve(id);
    return type.kind === 'array' ? `${type.size} * ${this.#sizeOf(type.of)}` : `sizeof(${this.#type(id)})`;
  }

  /** A value as an argument or result: structures too. */
  #given(n: Node): string {
    const code = this.#code;
    if (code.prim(n) !== 'agg') return this.#value(n);
    if (code.op(n) === 'dread') return this.#aggregate(n)[0].slice(1);
    return `*(${this.#type(this.#target(code.type(n)))} *)(${this.#value(code.operand(n, 0))})`;
  }

  #pointed(n: Node, address: Node): string {
    const code = this.#code;
    const to = this.#target(code.type(n));
    if (this.#resolve(to).kind === 'array') return '';
    return `(*(${this.#type(to)} *)(${this.#value(address)}))${this.#path(to, code.field(n))}`;
  }

  #elements(n: Node): void {
    const code = this.#code;
    const array = this.#variable(code.slot(n, 'var2') as VarRef);
    const type = this.#resolve(array.type);
    if (type.kind !== 'array') throw new Error('elements of no array');
    const counter = `e${code.start(n)}`;
    this.#put(
      `for (int ${counter} = 0; ${counter} < ${type.size}; ${counter}++) { ${nameOf(this.#variable(code.var(n)))} = ${nameOf(array)}[${counter}];`,
    );
    this.#block(code.operand(n, 0));
    this.#put('}');
  }

  #label(id: number): string {
    return `L_${bare(this.#func.labels[id].name)}`;
  }

  #switch(n: Node, first: bigint, otherwise: string): void {
    const code = this.#code;
    const value = code.operand(n, 0);
    const arms = code
      .cases(n)
      .map(
        ({ value: tag, label }: Case) =>
          `case (${primText(code.prim(value))})${integer(tag + first)}: goto ${this.#label(label)};`,
      );
    this.#put(`switch (${this.#value(value)}) { ${arms.join(' ')} default: ${otherwise}; }`);
  }

  #multiway(n: Node): void {
    const code = this.#code;
    const [value, ...tags] = code.operands(n);
    this.#put(`{ ${primText(code.prim(value))} m = ${this.#value(value)};`);
    tags.forEach((tag, i) => this.#put(`if (m == ${this.#value(tag)}) goto ${this.#label(code.cases(n)[i].label)};`));
    this.#put(`goto ${this.#label(code.label(n))}; }`);
  }

  #result(result: Result): string {
    if (result.kind === 'none') return '';
    if (result.kind === 'reg') return `r${result.reg} = `;
    const variable = this.#variable(result.var);
    return `${nameOf(variable)}${this.#path(variable.type, result.field)} = `;
  }

  #call(n: Node): string {
    const func = this.#module.func(this.#code.func(n));
    return `${funcName(func)}(${this.#code
      .operands(n)
      .map((operand) => this.#given(operand))
      .join(', ')})`;
  }

  // Expressions

  #value(n: Node): string {
    const prim = this.#code.prim(n);
    return `((${primText(prim)})(${this.#plain(n, prim)}))`;
  }

  #plain(n: Node, prim: PrimType): string {
    const code = this.#code;
    const operands = code.operands(n);
    const op = code.op(n);
    switch (op) {
      case 'constval':
        return prim.startsWith('f') ? floatText(code, n) : integer(code.bits(n));
      case 'conststr':
        return JSON.stringify(code.text(n, 'string'));
      case 'dread':
        return `${nameOf(this.#variable(code.var(n)))}${this.#path(this.#variable(code.var(n)).type, code.field(n))}`;
      case 'dreadoff':
        return `*(${primText(prim)} *)((char *)&${nameOf(this.#variable(code.var(n)))} + ${code.offset(n)})`;
      case 'regread':
        return `r${code.reg(n)}`;
      case 'iread':
        return this.#pointed(n, operands[0]);
      case 'ireadoff':
        return `*(${primText(prim)} *)(${this.#value(operands[0])} + ${code.offset(n)})`;
      case 'addrof':
        return `&${nameOf(this.#variable(code.var(n)))}${this.#path(this.#variable(code.var(n)).type, code.field(n))}`;
      case 'iaddrof':
        return `&${this.#pointed(n, operands[0])}`;
      case 'array': {
        const array = this.#resolve(this.#target(code.type(n)));
        if (array.kind !== 'array') throw new Error('no array');
        return `${this.#value(operands[0])} + ${this.#value(operands[1])} * ${this.#sizeOf(array.of)}`;
      }
      case 'sizeoftype':
        return this.#sizeOf(code.type(n));
      case 'retype':
        return `({ ${primText(code.prim(operands[0]))} b = ${this.#value(operands[0])}; *(${primText(prim)} *)&b; })`;
      case 'cvt':
        return this.#as(operands[0], code.from(n));
      case 'neg':
        return `-${this.#value(operands[0])}`;
      case 'bnot':
        return prim === 'u1' ? `!${this.#value(operands[0])}` : `~${this.#value(operands[0])}`;
      case 'lnot':
        return `!${this.#value(operands[0])}`;
      case 'abs':
        // Of -0 it is 0, which the comparison does not give.
        if (prim === 'f32' || prim === 'f64') return `__builtin_fabs(${this.#value(operands[0])})`;
        return `({ ${primText(prim)} a = ${this.#value(operands[0])}; a < 0 ? -a : a; })`;
      case 'select':
        return `${this.#value(operands[0])} ? ${this.#value(operands[1])} : ${this.#value(operands[2])}`;
      case 'lshr':
        return `(${primText(prim)})${this.#value(operands[0])} >> ${this.#value(operands[1])}`;
      default:
        return this.#binary(n, op, prim);
    }
  }

  #as(n: Node, type: PrimType): string {
    return `((${primText(type)})${this.#value(n)})`;
  }

  #binary(n: Node, op: string, prim: PrimType): string {
    const code = this.#code;
    const sign = infix[op];
    if (sign === undefined) throw new Error(`expression ${op}`);
    const type = code.has(n, 'from') ? code.from(n) : prim;
    const logical = sign === '&&' || sign === '||';
    const [x, y] = code
      .operands(n)
      .map((operand) => (logical || prim === 'ptr' ? this.#value(operand) : this.#as(operand, type)));
    // 1 + 1 is 0 in u1, and true in C.
    return prim === 'u1' && 'add sub mul'.includes(op) && !code.has(n, 'from')
      ? `(${x} ${sign} ${y}) & 1`
      : `${x} ${sign} ${y}`;
  }
}

const bare = (name: string): string => name.replace(/^[$%&@]/, '');
const nameOf = ({ name }: Variable): string => (name.startsWith('$') ? `g_${bare(name)}` : `v_${bare(name)}`);
const funcName = ({ name }: Func): string => (['&main', '&printf'].includes(name) ? bare(name) : `f_${bare(name)}`);

function primText(prim: PrimType): string {
  const text = prims[prim];
  if (text === undefined) throw new Error(`type ${prim}`);
  return text;
}

function integer(value: bigint): string {
  return `${BigInt.asUintN(64, value)}ull`;
}

function floatText(code: Code, n: Node): string {
  const text = code.source.text.slice(code.start(n), code.end(n));
  return text.slice(text.lastIndexOf(' ') + 1);
}
