/** Expressions of Java as operands of MAPLE. */
import {
  className,
  isReference,
  mangled,
  mapleType,
  methodDescriptor,
  OBJECT,
  operandOf,
  STRING,
  type Descriptor,
} from './descriptors.ts';
import { converted, type Frame, type Value } from './frame.ts';
import { hostFunction, hostOperation, hostStatement, isHelper, isHost } from './host.ts';
import { JavaError } from './tokens.ts';
import type { Expr, TypeName } from './tree.ts';
import type { Class, Field, Method, World } from './world.ts';

type Of<K extends Expr['kind']> = Extract<Expr, { kind: K }>;

/** How the text is meant: as the front end writes a program, or for the library, without what is known to do nothing there. */
export interface Style {
  /** Names a method by the class of the receiver, as Java's compiler does, though another class may define it. */
  readonly namesReceiver: boolean;
}

/** What an assignment may stand at: read any number of times, written once. */
interface Place {
  readonly type: Descriptor;
  readonly read: () => Value;
  readonly write: (value: string) => void;
}

const arithmetic: Readonly<Record<string, string>> = { '+': 'add', '-': 'sub', '*': 'mul', '/': 'div', '%': 'rem' };
const bitwise: Readonly<Record<string, string>> = { '&': 'band', '|': 'bior', '^': 'bxor' };
const shifts: Readonly<Record<string, string>> = { '<<': 'shl', '>>': 'ashr', '>>>': 'lshr' };
const relations: Readonly<Record<string, string>> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
};

export class Expressions {
  readonly #world: World;
  readonly #frame: Frame;
  readonly #owner: Class;
  readonly #method: Method | undefined;
  readonly #style: Style;
  /** Functions that are called. */
  readonly #called: Map<string, Method>;
  /** Functions of the host, likewise. */
  readonly #hostCalls: Set<string>;

  constructor(
    world: World,
    frame: Frame,
    owner: Class,
    method: Method | undefined,
    style: Style,
    called: Map<string, Method>,
    hostCalls: Set<string>,
  ) {
    this.#world = world;
    this.#frame = frame;
    this.#owner = owner;
    this.#method = method;
    this.#style = style;
    this.#called = called;
    this.#hostCalls = hostCalls;
  }

  value(e: Expr): Value {
    switch (e.kind) {
      case 'literal':
        return this.#literal(e);
      case 'this':
        return { text: 'dread ref %_this', type: this.#owner.type };
      case 'name':
      case 'field':
        return this.#readName(e);
      case 'index':
        return this.#place(e).read();
      case 'call':
        return this.#call(e);
      case 'new':
        return this.#creation(e);
      case 'new array':
        return this.#newArray(e);
      case 'unary':
        return this.#unary(e);
      case 'step':
        return this.#step(e);
      case 'binary':
        return this.#binary(e);
      case 'assign':
        return this.#assignment(e);
      case 'cast':
        return this.#cast(e);
      case 'instanceof': {
        const type = mapleType(this.#typeOf(e.type, e.line));
        return { text: `intrinsicopwithtype u1 ${type} JAVA_INSTANCE_OF (${this.value(e.value).text})`, type: 'Z' };
      }
      case 'conditional':
        return this.#conditional(e);
    }
  }

  /** The value as a type that it is assignable to. */
  as(e: Expr, type: Descriptor): Value {
    const value = this.value(e);
    const isConstant = e.kind === 'literal' && 'IC'.includes(value.type) && 'BSC'.includes(type);
    if (!isConstant && !this.#world.isAssignable(type, value.type))
      throw new JavaError(`line ${e.line}: ${value.type} is not assignable to ${type}`);
    return converted(value, type);
  }

  /** An expression as a statement. */
  effect(e: Expr): void {
    if (e.kind === 'call') this.#call(e, true);
    else if (e.kind === 'step') this.#increment(e, this.#place(e.target, true));
    else if (e.kind === 'assign') this.#assignTo(e);
    else this.value(e);
  }

  classCheck(info: Class): void {
    if (info === this.#owner || isHelper(info) || !this.#world.hasInitialiser(info)) return;
    this.#frame.emit(`intrinsiccallwithtype <${className(info.type)}> JAVA_CLINIT_CHECK ()`);
  }

  #typeOf(type: TypeName, line: number): Descriptor {
    return this.#world.typeOf(type, line);
  }

  #literal(e: Of<'literal'>): Value {
    switch (e.type) {
      case 'string':
        return this.#frame.literal(e.value);
      case 'char':
        return { text: `constval i32 ${e.value.charCodeAt(0)}`, type: 'C' };
      case 'boolean':
        return { text: `constval u1 ${e.value}`, type: 'Z' };
      case 'null':
        return { text: 'constval ref 0', type: 'N' };
      case 'int':
        return { text: `constval i32 ${e.value}`, type: 'I' };
      case 'long':
        return { text: `constval i64 ${e.value}`, type: 'J' };
      case 'float':
        return { text: `constval f32 ${decimal(e.value)}f`, type: 'F' };
      case 'double':
        return { text: `constval f64 ${decimal(e.value)}`, type: 'D' };
    }
  }

  // Names and places

  #readName(e: Of<'name' | 'field'>): Value {
    if (e.kind === 'field' && e.name === 'length' && !this.#isClassName(e.object)) {
      const array = this.value(e.object);
      if (array.type.startsWith('[')) return { text: `intrinsicop i32 JAVA_ARRAY_LENGTH (${array.text})`, type: 'I' };
      return this.#instanceField(array, this.#fieldOf(array.type, e.name, e.line)).read();
    }
    return this.#place(e).read();
  }

  /** Does it name a class, not a variable? */
  #isClassName(e: Expr): boolean {
    const name = dotted(e);
    if (name === undefined) return false;
    const [first] = name.split('.');
    return (
      this.#frame.local(first) === undefined &&
      this.#world.field(this.#owner, first) === undefined &&
      this.#world.find(name) !== undefined
    );
  }

  /** `isTwice`: it is read and then written, so what it is found by is kept. */
  #place(e: Expr, isTwice = false): Place {
    if (e.kind === 'name') return this.#variable(e);
    if (e.kind === 'index') return this.#element(e, isTwice);
    if (e.kind !== 'field') throw new JavaError(`line ${e.line}: nothing can be assigned to this`);
    if (this.#isClassName(e.object)) {
      const info = this.#world.named(dotted(e.object) ?? '', e.line);
      return this.#staticField(this.#fieldOf(info.type, e.name, e.line));
    }
    const object = this.value(e.object);
    return this.#instanceField(
      isTwice ? this.#frame.simple(object) : object,
      this.#fieldOf(object.type, e.name, e.line),
    );
  }

  #variable({ name, line }: Of<'name'>): Place {
    const local = this.#frame.local(name);
    if (local !== undefined)
      return {
        type: local.type,
        read: () => this.#frame.read(local),
        write: (value) => this.#frame.assign(local, value),
      };
    const field = this.#fieldOf(this.#owner.type, name, line);
    if (field.isStatic) return this.#staticField(field);
    return this.#instanceField({ text: 'dread ref %_this', type: this.#owner.type }, field);
  }

  #fieldOf(type: Descriptor, name: string, line: number): Field {
    const outer = this.#world.field(this.#world.ofType(type), name) ?? this.#fieldOfOuter(type, name);
    if (outer === undefined) throw new JavaError(`line ${line}: no variable ${name}`);
    return outer;
  }

  /** A static field of the class around. */
  #fieldOfOuter(type: Descriptor, name: string): Field | undefined {
    const around = type.slice(1, -1).split('$').slice(0, -1).join('$');
    const info = this.#world.classes.get(around);
    return info === undefined ? undefined : this.#world.field(info, name);
  }

  #staticField(field: Field): Place {
    this.classCheck(field.owner);
    const name = variableName(field);
    return {
      type: field.type,
      read: () => ({ text: `dread ${operandOf(field.type)} ${name}`, type: field.type }),
      write: (value) => this.#frame.emit(`dassign ${name} (${value})`),
    };
  }

  #instanceField(object: Value, field: Field): Place {
    const at = `<* <${className(field.owner.type)}>> ${fieldNumber(field)}`;
    return {
      type: field.type,
      read: () => ({ text: `iread ${operandOf(field.type)} ${at} (${object.text})`, type: field.type }),
      write: (value) => this.#frame.emit(`iassign ${at} (${object.text}, ${value})`),
    };
  }

  #element(e: Of<'index'>, isTwice: boolean): Place {
    const [from, to] = this.#frame.operands([() => this.value(e.array), () => this.as(e.index, 'I')]);
    const type = from.type.slice(1);
    const [array, index] = isTwice ? [this.#frame.simple(from), this.#frame.simple(to)] : [from, to];
    const address = `array 1 ptr ${mapleType(from.type)} (${array.text}, ${index.text})`;
    return {
      type,
      read: () => ({ text: `iread ${operandOf(type)} <* ${mapleType(type)}> 0 (${address})`, type }),
      write: (value) => this.#frame.emit(`iassign <* ${mapleType(type)}> 0 (${address}, ${value})`),
    };
  }

  // Assignments

  #assignment(e: Of<'assign'>): Value {
    const { type } = this.#assignTo(e, true);
    return { ...this.#last, type };
  }

  /** What was assigned last, to be read again. */
  #last: Value = { text: '', type: 'V' };

  #assignTo(e: Of<'assign'>, isUsed = false): Place {
    const isLocal = e.target.kind === 'name' && this.#frame.local(e.target.name) !== undefined;
    let place: Place | undefined;
    const makers = [
      (): Value => {
        place = this.#place(e.target, e.op !== '');
        return e.op === '' ? { text: 'constval i32 0', type: 'I' } : place.read();
      },
      (): Value => (e.op === '' ? this.as(e.value, (place as Place).type) : this.value(e.value)),
    ];
    const [old, given] = this.#frame.operands(makers);
    const { type, read, write } = place as Place;
    let made = e.op === '' ? given : converted(this.#operation(e.op, old, given, e.line), type);
    if (isUsed && !isLocal) made = this.#frame.simple(made);
    write(made.text);
    this.#last = isLocal ? read() : made;
    return place as Place;
  }

  #increment(e: Of<'step'>, place: Place): void {
    const one: Value = { text: 'constval i32 1', type: 'I' };
    const next = this.#operation(e.op === '++' ? '+' : '-', place.read(), one, e.line);
    place.write(converted(next, place.type).text);
  }

  #step(e: Of<'step'>): Value {
    const place = this.#place(e.target, true);
    const old = e.isPrefix ? undefined : this.#frame.keep(place.read());
    this.#increment(e, place);
    return old ?? place.read();
  }

  // Operators

  #unary({ op, value: operand, line }: Of<'unary'>): Value {
    const value = this.value(operand);
    if (op === '!') return { text: negated(value.text), type: 'Z' };
    const type = this.#world.promoted(value.type, 'I');
    const { text } = converted(value, type);
    if (op === '+') return { text, type };
    if (op !== '-' && op !== '~') throw new JavaError(`line ${line}: operator ${op}`);
    return { text: `${op === '-' ? 'neg' : 'bnot'} ${operandOf(type)} (${text})`, type };
  }

  #binary(e: Of<'binary'>): Value {
    if (e.op === '&&' || e.op === '||') return this.#shortCircuit(e);
    const parts = e.op === '+' ? this.#concatenated(e) : undefined;
    if (parts !== undefined) return this.#concatenation(parts, e.line);
    const [left, right] = this.#frame.operands([() => this.value(e.left), () => this.value(e.right)]);
    return this.#operation(e.op, left, right, e.line);
  }

  #operation(op: string, left: Value, right: Value, line: number): Value {
    if (op === '+' && (left.type === STRING || right.type === STRING)) return this.#join([left, right], line);
    const relation = relations[op];
    if (relation !== undefined) return this.#comparison(relation, left, right);
    const shift = shifts[op];
    if (shift !== undefined) return this.#shift(shift, left, right);
    if (left.type === 'Z') return this.#logical(op, left, right);
    const type = this.#world.promoted(left.type, right.type);
    const name = arithmetic[op] ?? bitwise[op];
    if (name === undefined) throw new JavaError(`line ${line}: operator ${op}`);
    return { text: `${name} ${operandOf(type)} (${converted(left, type).text}, ${converted(right, type).text})`, type };
  }

  #logical(op: string, left: Value, right: Value): Value {
    const name = op === '^' ? 'ne u1 u1' : op === '&' ? 'land u1' : 'lior u1';
    return { text: `${name} (${left.text}, ${right.text})`, type: 'Z' };
  }

  #comparison(relation: string, left: Value, right: Value): Value {
    const isObject = isReference(left.type) || isReference(right.type);
    const type = isObject ? OBJECT : left.type === 'Z' ? 'Z' : this.#world.promoted(left.type, right.type);
    const operands = [left, right].map((value) => converted(value, type).text);
    return { text: `${relation} u1 ${operandOf(type)} (${operands.join(', ')})`, type: 'Z' };
  }

  /** Java counts shifts by the lowest bits of the right operand, and so does MAPLE. */
  #shift(name: string, left: Value, right: Value): Value {
    const type = this.#world.promoted(left.type, 'I');
    const count = converted(right, right.type === 'J' ? 'J' : 'I').text;
    return { text: `${name} ${operandOf(type)} (${converted(left, type).text}, ${count})`, type };
  }

  #shortCircuit(e: Of<'binary'>): Value {
    const left = this.value(e.left);
    const right = this.#frame.apart(() => this.value(e.right));
    const op = e.op === '&&' ? 'cand' : 'cior';
    if (right.lines.length === 0) return { text: `${op} u1 (${left.text}, ${right.result.text})`, type: 'Z' };
    const both = this.#frame.temporary('Z');
    this.#frame.assign(both, left.text);
    const read = this.#frame.read(both).text;
    this.#frame.emit(`if (${e.op === '&&' ? read : negated(read)}) {`);
    this.#frame.lines.push(...right.lines);
    this.#frame.assign(both, right.result.text);
    this.#frame.emit('}');
    return this.#frame.read(both);
  }

  #conditional(e: Of<'conditional'>): Value {
    const test = this.value(e.test);
    const yes = this.#frame.apart(() => this.value(e.yes));
    const no = this.#frame.apart(() => this.value(e.no));
    const type = this.#commonType(yes.result.type, no.result.type);
    const [first, second] = [converted(yes.result, type), converted(no.result, type)];
    const isPlain = [...yes.lines, ...no.lines].length === 0 && [first, second].every(({ text }) => isLeaf(text));
    if (isPlain) return { text: `select ${operandOf(type)} (${test.text}, ${first.text}, ${second.text})`, type };
    const chosen = this.#frame.temporary(type === 'N' ? OBJECT : type);
    this.#frame.emit(`if (${test.text}) {`);
    this.#frame.lines.push(...yes.lines);
    this.#frame.assign(chosen, first.text);
    this.#frame.emit('} else {');
    this.#frame.lines.push(...no.lines);
    this.#frame.assign(chosen, second.text);
    this.#frame.emit('}');
    return this.#frame.read(chosen);
  }

  #commonType(first: Descriptor, second: Descriptor): Descriptor {
    if (first === second) return first;
    if (first === 'N') return second;
    if (second === 'N') return first;
    if (!isReference(first)) return this.#world.promoted(first, second);
    if (this.#world.isAssignable(first, second)) return first;
    return this.#world.isAssignable(second, first) ? second : OBJECT;
  }

  #cast(e: Of<'cast'>): Value {
    const type = this.#typeOf(e.type, e.line);
    const value = this.value(e.value);
    if (!isReference(type) || this.#world.isAssignable(type, value.type)) return converted(value, type);
    return { text: `intrinsicopwithtype ref ${mapleType(type)} JAVA_CHECK_CAST (${value.text})`, type };
  }

  // Texts

  /** The operands of a chain of `+` that makes a text; undefined for numbers. */
  #concatenated(e: Of<'binary'>): Expr[] | undefined {
    const chain: Expr[] = [e.right];
    let left: Expr = e.left;
    for (; left.kind === 'binary' && left.op === '+'; left = left.left) chain.push(left.right);
    chain.push(left);
    chain.reverse();
    const firstText = chain.findIndex((part) => this.#isText(part));
    if (firstText < 0) return undefined;
    // What stands before the first text is added up as numbers, unless it is the operand beside it.
    const before = chain.slice(0, firstText);
    const sum = before.reduce<Expr | undefined>(
      (at, part) => (at === undefined ? part : { kind: 'binary', line: e.line, op: '+', left: at, right: part }),
      undefined,
    );
    return [...(sum === undefined ? [] : [sum]), ...chain.slice(firstText)];
  }

  #isText(e: Expr): boolean {
    return this.#typeOnly(e) === STRING;
  }

  /** The type of an expression; nothing is written. */
  #typeOnly(e: Expr): Descriptor {
    if (e.kind === 'literal') return e.type === 'string' ? STRING : '';
    const literals = new Set(this.#frame.literals);
    const { result } = this.#frame.apart(() => this.value(e));
    for (const text of this.#frame.literals) if (!literals.has(text)) this.#frame.literals.delete(text);
    return result.type;
  }

  #concatenation(parts: readonly Expr[], line: number): Value {
    const buffer = this.#newBuffer(line);
    return this.#joined(
      buffer,
      parts.map((part) => () => this.value(part)),
      line,
    );
  }

  #join(values: readonly Value[], line: number): Value {
    const kept = values.map((value) => this.#frame.simple(value));
    return this.#joined(
      this.#newBuffer(line),
      kept.map((value) => () => value),
      line,
    );
  }

  #newBuffer(line: number): Value {
    return this.#newObject(this.#world.named('StringBuilder', line), [], line);
  }

  #joined(buffer: Value, parts: readonly (() => Value)[], line: number): Value {
    const info = this.#world.ofType(buffer.type);
    for (const part of parts) {
      const given = part();
      const value = given.type === 'N' ? { ...given, type: OBJECT } : given;
      const method = this.#world.method(info, 'append', [value.type], line);
      this.#invoke('virtualcall', method, info, [buffer, converted(value, method.params[0])], true);
    }
    return this.#invoke('virtualcall', this.#world.method(info, 'toString', [], line), info, [buffer], false);
  }

  // Objects

  #creation(e: Of<'new'>): Value {
    return this.#newObject(this.#world.named(e.type.name, e.line), e.args, e.line);
  }

  #newObject(info: Class, args: readonly Expr[], line: number): Value {
    const values = this.#frame.operands(args.map((arg) => () => this.value(arg)));
    this.classCheck(info);
    const object = this.#frame.keep({ text: `gcmalloc ref <${className(info.type)}>`, type: info.type });
    const method = this.#world.method(
      info,
      '<init>',
      values.map(({ type }) => type),
      line,
    );
    this.#invoke('call', method, info, [object, ...values.map((value, i) => converted(value, method.params[i]))], true);
    return object;
  }

  #newArray(e: Of<'new array'>): Value {
    const element = this.#typeOf(e.type, e.line);
    const type = `[${element}`;
    const array = mapleType(type).slice(3, -1);
    if (e.items === undefined) {
      if (e.lengths.length > 1) throw new JavaError(`line ${e.line}: arrays of arrays are made one by one`);
      return this.#frame.keep({ text: `gcmallocjarray ref ${array} (${this.as(e.lengths[0], 'I').text})`, type });
    }
    const made = this.#frame.keep({ text: `gcmallocjarray ref ${array} (constval i32 ${e.items.length})`, type });
    for (const [i, item] of e.items.entries()) {
      const address = `array 1 ptr ${mapleType(type)} (${made.text}, constval i32 ${i})`;
      const value = this.as(item, element);
      this.#frame.emit(`iassign <* ${mapleType(element)}> 0 (${address}, ${value.text})`);
    }
    return made;
  }

  // Calls

  #call(e: Of<'call'>, isDropped = false): Value {
    if (e.object === undefined || e.object === 'super') return this.#ownCall(e, isDropped);
    if (this.#isClassName(e.object)) {
      const info = this.#world.named(dotted(e.object) ?? '', e.line);
      if (isHost(info)) return this.#hostCall(e, info, isDropped);
      return this.#callWith(e, info, undefined, isDropped);
    }
    const [receiver] = this.#frame.operands([() => this.value(e.object as Expr)]);
    return this.#callWith(e, this.#world.ofType(receiver.type), receiver, isDropped);
  }

  #ownCall(e: Of<'call'>, isDropped: boolean): Value {
    const self: Value = { text: 'dread ref %_this', type: this.#owner.type };
    const info = e.object === 'super' ? this.#owner.parent : this.#ownerOf(e.name);
    if (info === undefined) throw new JavaError(`line ${e.line}: there is no superclass`);
    return this.#callWith(e, info, this.#method?.isStatic === true ? undefined : self, isDropped);
  }

  /** The class itself, or the one around it, by the name of a method. */
  #ownerOf(name: string): Class {
    for (let at = this.#owner.name; at !== ''; at = at.split('$').slice(0, -1).join('$')) {
      const info = this.#world.classes.get(at);
      if (info !== undefined && this.#world.supersOf(info).some(({ methods }) => methods.some((m) => m.name === name)))
        return info;
    }
    return this.#owner;
  }

  #callWith(e: Of<'call'>, info: Class, receiver: Value | undefined, isDropped: boolean): Value {
    const makers = e.args.map((arg) => (): Value => this.value(arg));
    const start: (() => Value)[] = receiver === undefined ? [] : [() => receiver];
    const all = this.#frame.operands([...start, ...makers]);
    const values = receiver === undefined ? all : all.slice(1);
    const method = this.#world.method(
      info,
      e.name,
      values.map(({ type }) => type),
      e.line,
    );
    const args = values.map((value, i) => converted(value, method.params[i]));
    if (method.isStatic) {
      this.classCheck(method.owner);
      return this.#invoke('call', method, method.owner, args, isDropped);
    }
    if (receiver === undefined) throw new JavaError(`line ${e.line}: ${e.name} needs an object`);
    return this.#invoke(callOf(e, method), method, info, [all[0], ...args], isDropped);
  }

  #invoke(op: string, method: Method, receiver: Class, args: readonly Value[], isDropped: boolean): Value {
    const byReceiver = this.#style.namesReceiver && method.owner.type !== OBJECT && method.name !== '<init>';
    const name = functionName(method, byReceiver && !method.isStatic ? receiver : method.owner);
    this.#called.set(name, method);
    return this.#emitCall(op, name, args.map(({ text }) => text).join(', '), method, isDropped);
  }

  #emitCall(op: string, name: string, operands: string, method: Method, isDropped: boolean): Value {
    if (isDropped || method.result === 'V') {
      this.#frame.emit(
        method.result === 'V' ? `${op} ${name} (${operands})` : `${op}assigned ${name} (${operands}) {}`,
      );
      return { text: '', type: 'V' };
    }
    const result = this.#frame.temporary(method.result);
    this.#frame.emit(`${op}assigned ${name} (${operands}) { dassign %${result.name} }`);
    return this.#frame.read(result);
  }

  // The host

  #hostCall(e: Of<'call'>, info: Class, isDropped: boolean): Value {
    const makers = e.args.map(
      (arg) => (): Value => (arg.kind === 'literal' && arg.type === 'string' ? cText(arg.value) : this.value(arg)),
    );
    const values = this.#frame.operands(makers);
    const method = this.#world.method(
      info,
      e.name,
      values.map(({ type }) => type),
      e.line,
    );
    const args = values.map((value, i) => converted(value, method.params[i]).text);
    const operation = hostOperation(e.name, args);
    if (operation !== undefined) return { text: operation, type: method.result };
    const statement = hostStatement(e.name, args);
    if (statement !== undefined) {
      this.#frame.emit(statement);
      return { text: '', type: 'V' };
    }
    this.#hostCalls.add(e.name);
    return this.#emitCall('call', hostFunction(e.name), args.join(', '), method, isDropped);
  }
}

/** A text of C. */
function cText(text: string): Value {
  return { text: `conststr ptr ${JSON.stringify(text)}`, type: STRING };
}

function callOf(e: Of<'call'>, { owner, tree, name }: Method): string {
  if (e.object === 'super' || name === '<init>' || tree.modifiers.has('private')) return 'call';
  return owner.isInterface ? 'interfacecall' : 'virtualcall';
}

/** `&Lp_2FC_3B_7Cname_7C_28I_29V`. */
export function functionName({ name, params, result }: Method, owner: Class): string {
  if (isHelper(owner)) return `&__java_${name}`;
  return `&${mangled(`${owner.type}|${name}|${methodDescriptor(params, result)}`)}`;
}

export function variableName({ owner, tree }: Field): string {
  return isHelper(owner) ? `$__java_${tree.name}` : `$${mangled(`${owner.type}|${tree.name}`)}`;
}

/** The superclass counts as field 1, then its fields; then come the own ones. */
export function fieldNumber({ owner, tree }: Field): number {
  return fieldsBefore(owner) + instanceFields(owner).findIndex((field) => field.tree === tree) + 1;
}

function instanceFields(info: Class): Field[] {
  return [...info.fields.values()].filter(({ isStatic }) => !isStatic);
}

function fieldsBefore({ parent }: Class): number {
  return parent === undefined ? 0 : 1 + fieldsBefore(parent) + instanceFields(parent).length;
}

function negated(text: string): string {
  return /^constval u1/.test(text) ? `constval u1 ${text.endsWith('1') ? 0 : 1}` : `lnot u1 (${text})`;
}

function isLeaf(text: string): boolean {
  return /^(constval \w+ [^(]*|dread \w+ %\w+)$/.test(text);
}

/** `a.b.c`, if it is nothing but names. */
function dotted(e: Expr): string | undefined {
  if (e.kind === 'name') return e.name;
  const object = e.kind === 'field' ? dotted(e.object) : undefined;
  return object === undefined || e.kind !== 'field' ? undefined : `${object}.${e.name}`;
}

function decimal(text: string): string {
  return /[.eE]/.test(text) ? text : `${text}.0`;
}
