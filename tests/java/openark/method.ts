/**
 * The code of one method, from the stack machine to variables: entry k of the stack is `%Regk_T`, a local stands behind the stack, and
 * the same register has a variable for each type as which it is seen, as the front end writes it. What is loaded or duplicated
 * is not copied: the stack holds names of variables, and a variable that changes is copied first where its old value is still
 * on the stack.
 */
import type { ClassFile, CodeAttribute, Constant, Handler, Member } from './class-file.ts';
import { instructionsOf, type Instruction } from './mnemonics.ts';
import { classSymbol, fieldSymbol, methodSymbol, parametersOf, primOf, resultOf, typeText } from './names.ts';

/** What methods of a module share. */
export interface ModuleContext {
  readonly file: ClassFile;
  /** The number of a type, for names of variables. */
  typeNumber(descriptor: string): number;
  /** The id of a field; `name` is searched from the class upwards. */
  fieldId(owner: string, name: string): number;
  /** The text of a literal is used. */
  useLiteral(text: string): string;
  useStatic(owner: string, name: string, descriptor: string): void;
  /** A number for a variable that holds a fetched literal. */
  nextLiteral(): number;
  /** Behind the middle end: calls through tables, and references that are counted. */
  readonly lowered?: LoweredCode;
  nextLabel(): number;
}

export interface Call {
  readonly op: string;
  readonly owner: string;
  readonly name: string;
  readonly descriptor: string;
  readonly args: readonly string[];
  /** `{ dassign %x 0 }` */
  readonly assigned: string;
  /** A pseudo-register that nothing else uses. */
  register(): number;
}

export interface LoweredCode {
  call(call: Call): readonly string[];
  /** Nothing where there is nothing to initialise. */
  initialise(owner: string): readonly string[];
  readStatic(owner: string, name: string, descriptor: string): string;
  /** The finished lines of a method, with its references counted. */
  count(lines: readonly string[], references: readonly string[], register: () => number): readonly string[];
}

interface Value {
  readonly name: string;
  readonly descriptor: string;
}

const object = 'Ljava/lang/Object;';
const arrayLetters: Readonly<Record<string, string>> = {
  i: 'I',
  l: 'J',
  f: 'F',
  d: 'D',
  a: object,
  b: 'B',
  c: 'C',
  s: 'S',
};
const newArrayTypes: Readonly<Record<number, string>> = {
  4: 'Z',
  5: 'C',
  6: 'F',
  7: 'D',
  8: 'B',
  9: 'S',
  10: 'I',
  11: 'J',
};
const binary: Readonly<Record<string, string>> = {
  add: 'add',
  sub: 'sub',
  mul: 'mul',
  div: 'div',
  rem: 'rem',
  shl: 'shl',
  shr: 'ashr',
  ushr: 'lshr',
  and: 'band',
  or: 'bior',
  xor: 'bxor',
};
const relations: Readonly<Record<string, string>> = { eq: 'eq', ne: 'ne', lt: 'lt', ge: 'ge', gt: 'gt', le: 'le' };

export class MethodText {
  readonly #context: ModuleContext;
  readonly #code: CodeAttribute;
  readonly #isStatic: boolean;
  readonly #lines: string[] = [];
  readonly #variables = new Map<string, string>();
  readonly #labels = new Map<number, string>();
  /** What stands on the stack where a label is reached by jumps. */
  readonly #shapes = new Map<number, readonly Value[]>();
  readonly #handlers = new Map<number, Handler[]>();
  /** As what a local without debug information was last stored. */
  readonly #stored = new Map<number, string>();
  #stack: Value[] = [];
  #isReachable = true;
  readonly #params: readonly string[];
  #register_ = 0;
  readonly #method: Member;

  constructor(context: ModuleContext, method: Member, code: CodeAttribute) {
    this.#context = context;
    this.#method = method;
    this.#code = code;
    this.#isStatic = (method.flags & 8) !== 0;
    this.#params = parametersOf(method.descriptor);
  }

  /** Formal parameters: their names and types. */
  static parameters(context: ModuleContext, method: Member): string[] {
    const self = `var %_this <* <$${classSymbol(context.file.name)}>>`;
    const isStatic = (method.flags & 8) !== 0;
    let slot = isStatic ? 0 : 1;
    const others = parametersOf(method.descriptor).map((descriptor) => {
      const text = `var ${localName(context, method.code, slot, descriptor)} ${typeText(descriptor)}`;
      slot += descriptor === 'J' || descriptor === 'D' ? 2 : 1;
      return text;
    });
    return isStatic ? others : [self, ...others];
  }

  text(): string {
    this.#begin();
    const instructions = instructionsOf(this.#code.bytes);
    this.#findLabels(instructions);
    let active: readonly Handler[] = [];
    for (const instruction of instructions) {
      active = this.#changeRegion(instruction.at, active);
      this.#label(instruction.at);
      this.#lines.push(
        `  #INSTIDX : ${instruction.at}||${instruction.at.toString(16).padStart(4, '0')}:  ${instruction.op}`,
      );
      if (this.#isReachable) this.#translate(instruction);
    }
    if (active.length > 0) this.#lines.push('  endtry');
    const { lowered } = this.#context;
    const references = [...this.#variables].flatMap(([name, type]) =>
      type.startsWith('<*') && name.startsWith('%Reg') ? [name] : [],
    );
    const isCounted = (name: string): boolean => lowered !== undefined && references.includes(name);
    const locals = [...this.#variables].map(
      ([name, type]) => `  var ${name} ${type}${isCounted(name) ? ' localrefvar' : ''}`,
    );
    if (lowered !== undefined) locals.push('  var %__muid_symptr <* void>');
    const lines = lowered?.count(this.#lines, references, () => ++this.#register_) ?? this.#lines;
    return [...locals, '', ...lines].join('\n');
  }

  #emit(line: string): void {
    this.#lines.push(`  ${line}`);
  }

  #begin(): void {
    const { file } = this.#context;
    if (!this.#isStatic) {
      const self = this.#variable(localName(this.#context, this.#code, 0, `L${file.name};`), `L${file.name};`);
      this.#emit(`dassign ${self.name} 0 (dread ref %_this)`);
      this.#stored.set(0, self.descriptor);
    } else if (this.#method.name !== '<clinit>') this.#initialise(file.name);
    let slot = this.#isStatic ? 0 : 1;
    for (const descriptor of this.#params) {
      this.#stored.set(slot, descriptor);
      slot += descriptor === 'J' || descriptor === 'D' ? 2 : 1;
    }
  }

  // Labels and regions

  #findLabels(instructions: readonly Instruction[]): void {
    const targets = new Set<number>();
    for (const { op, operand, cases } of instructions) {
      if (/^(if|goto)/.test(op)) targets.add(operand);
      if (op.endsWith('switch')) for (const target of [operand, ...cases.map(([, to]) => to)]) targets.add(target);
    }
    for (const handler of this.#code.handlers) {
      targets.add(handler.handler);
      const known = this.#handlers.get(handler.handler);
      if (known === undefined) this.#handlers.set(handler.handler, [handler]);
      else known.push(handler);
    }
    for (const at of [...targets].sort((a, b) => a - b)) this.#labels.set(at, `@label${this.#context.nextLabel()}`);
  }

  /** A region ends and another begins where the list of handlers changes. */
  #changeRegion(at: number, before: readonly Handler[]): readonly Handler[] {
    // A handler that covers itself would catch what it throws again.
    const active = this.#code.handlers.filter(({ start, end, handler }) => start <= at && at < end && handler !== at);
    const labels = (list: readonly Handler[]): string =>
      [...new Set(list.map(({ handler }) => this.#labels.get(handler) ?? ''))].join(' ');
    if (labels(active) === labels(before)) return active;
    if (before.length > 0) this.#emit('endtry');
    if (active.length > 0) this.#emit(`try { ${labels(active)} }`);
    return active;
  }

  #label(at: number): void {
    const label = this.#labels.get(at);
    if (label === undefined) return;
    const handlers = this.#handlers.get(at);
    const shape = this.#shapes.get(at);
    if (this.#isReachable && handlers === undefined) this.#arrange(at);
    if (handlers === undefined) this.#lines.push(label);
    if (shape !== undefined || this.#shapes.has(at)) {
      this.#stack = [...(this.#shapes.get(at) ?? [])];
      this.#isReachable = true;
    }
    if (handlers !== undefined) this.#enterHandler(label, handlers);
  }

  #enterHandler(label: string, handlers: readonly Handler[]): void {
    const types = handlers.map(({ type }) => `L${type ?? 'java/lang/Throwable'};`);
    this.#lines.push(`${label}   catch { ${types.map(typeText).join(' ')} }`);
    this.#stack = [];
    this.#isReachable = true;
    const type = types.length === 1 ? types[0] : 'Ljava/lang/Throwable;';
    this.#push(type, 'regread ptr %%thrownval');
  }

  /** Brings the stack into the variables in which a label expects it. */
  #arrange(target: number): void {
    let shape = this.#shapes.get(target);
    if (shape === undefined) {
      shape = this.#stack.map(({ descriptor }, i) => this.#variable(this.#register(i, descriptor), descriptor));
      this.#shapes.set(target, shape);
    }
    this.#stack.forEach((value, i) => {
      const wanted = shape[i];
      if (wanted.name !== value.name) this.#emit(`dassign ${wanted.name} 0 (${this.#as(value, wanted.descriptor)})`);
    });
  }

  #jump(target: number): string {
    this.#arrange(target);
    return this.#labels.get(target) ?? '@nowhere';
  }

  // Variables

  #register(number: number, descriptor: string): string {
    return registerName(this.#context, number, descriptor);
  }

  #variable(name: string, descriptor: string): Value {
    const isParam = this.#params.some(
      (param, i) => localName(this.#context, this.#code, this.#paramSlot(i), param) === name,
    );
    if (!isParam) this.#variables.set(name, typeText(descriptor));
    return { name, descriptor };
  }

  #paramSlot(index: number): number {
    const wide = this.#params.slice(0, index).filter((param) => param === 'J' || param === 'D').length;
    return (this.#isStatic ? 0 : 1) + index + wide;
  }

  /** Is a variable the value of something on the stack? */
  #isLive(name: string): boolean {
    return this.#stack.some((value) => value.name === name);
  }

  /** A variable for the next entry of the stack, in which nothing of the stack is kept. */
  #fresh(descriptor: string): Value {
    let number = this.#stack.length;
    while (this.#isLive(this.#register(number, descriptor))) number++;
    return this.#variable(this.#register(number, descriptor), descriptor);
  }

  #push(descriptor: string, expression: string): void {
    const value = this.#fresh(descriptor);
    this.#emit(`dassign ${value.name} 0 (${expression})`);
    this.#stack.push(value);
  }

  #pop(): Value {
    const value = this.#stack.pop();
    if (value === undefined) throw new Error(`nothing on the stack in ${this.#method.name}`);
    return value;
  }

  #read({ name, descriptor }: Value): string {
    return `dread ${primOf(descriptor)} ${name}`;
  }

  /** As a number of the machine: narrow ones are ints. */
  #int(value: Value): string {
    return 'ZBCS'.includes(value.descriptor)
      ? `cvt i32 ${primOf(value.descriptor) === 'u1' ? 'u1' : primOf(value.descriptor)} (${this.#read(value)})`
      : this.#read(value);
  }

  /** As a value of another type: of a wider one of the same object, or a narrow number of an int. */
  #as(value: Value, descriptor: string): string {
    const [from, to] = [primOf(value.descriptor), primOf(descriptor)];
    if (from === to && from === 'ref') {
      if (value.descriptor === descriptor) return this.#read(value);
      return `retype ref ${typeText(descriptor)} (${this.#read(value)})`;
    }
    if (from === to) return this.#read(value);
    return to === 'i32' ? this.#int(value) : `cvt ${to} i32 (${this.#int(value)})`;
  }

  /** In a variable of another type, under the same number. */
  #asVariable(value: Value, descriptor: string): string {
    if (value.descriptor === descriptor || primOf(descriptor) !== 'ref') return this.#as(value, descriptor);
    const number = Number(/^%Reg(\d+)/.exec(value.name)?.[1]);
    const seen = this.#variable(this.#register(number, descriptor), descriptor);
    if (this.#isLive(seen.name)) return this.#as(value, descriptor);
    this.#emit(`dassign ${seen.name} 0 (${this.#as(value, descriptor)})`);
    return this.#read(seen);
  }

  /** Copies what the stack still needs of a variable that is about to change. */
  #keep(name: string): void {
    this.#stack.forEach((value, i) => {
      if (value.name !== name) return;
      const copy = this.#variable(
        this.#register(this.#freeNumber(value.descriptor, i), value.descriptor),
        value.descriptor,
      );
      this.#emit(`dassign ${copy.name} 0 (${this.#read(value)})`);
      this.#stack[i] = copy;
    });
  }

  #freeNumber(descriptor: string, from: number): number {
    let number = from;
    while (this.#isLive(this.#register(number, descriptor))) number++;
    return number;
  }

  // Instructions

  #initialise(owner: string): void {
    const { lowered } = this.#context;
    if (lowered !== undefined) return lowered.initialise(owner).forEach((line) => this.#emit(line));
    this.#emit(`intrinsiccallwithtype <$${classSymbol(owner)}> JAVA_CLINIT_CHECK ()`);
  }

  #ref(index: number): Extract<Constant, { kind: 'ref' }> {
    const constant = this.#context.file.constant(index);
    if (constant.kind !== 'ref') throw new Error('expected a field or a method');
    return constant;
  }

  #className(index: number): string {
    const constant = this.#context.file.constant(index);
    if (constant.kind !== 'class') throw new Error('expected a class');
    return constant.value;
  }

  #translate(instruction: Instruction): void {
    const { op, next, operand } = instruction;
    const short = /^([ilfda])(load|store)(?:_(\d))?$/.exec(op);
    if (short !== null) {
      const slot = short[3] === undefined ? operand : Number(short[3]);
      return short[2] === 'load' ? this.#load(slot, instruction.at, short[1]) : this.#store(slot, next, short[1]);
    }
    const constant = /^([ilfd])const_(m?\d)$/.exec(op);
    if (constant !== null) return this.#number(constant[1], constant[2].replace('m', '-'));
    const element = /^([ilfdabcs])a(load|store)$/.exec(op);
    if (element !== null) return element[2] === 'load' ? this.#loadElement(element[1]) : this.#storeElement(element[1]);
    const arithmetic = /^([ilfd])(add|sub|mul|div|rem|u?shr|shl|and|or|xor)$/.exec(op);
    if (arithmetic !== null) return this.#binary(arithmetic[1], binary[arithmetic[2]]);
    const conversion = /^([ilfd])2([ilfdbcs])$/.exec(op);
    if (conversion !== null) return this.#convert(conversion[1], conversion[2]);
    const comparison = /^if(?:_([ia])cmp)?(eq|ne|lt|ge|gt|le)$/.exec(op);
    if (comparison !== null) return this.#branch(comparison[1], relations[comparison[2]], operand);
    this.#special(instruction);
  }

  #special({ op, operand, at, increment, cases }: Instruction): void {
    switch (op) {
      case 'nop':
        return;
      case 'aconst_null':
        return this.#push(object, 'constval ref 0');
      case 'bipush':
      case 'sipush':
        return this.#push('I', `constval i32 ${operand}`);
      case 'ldc':
      case 'ldc_w':
      case 'ldc2_w':
        return this.#constant(this.#context.file.constant(operand));
      case 'pop':
        return void this.#pop();
      case 'pop2':
        if (!isWide(this.#pop())) this.#pop();
        return;
      case 'swap':
      case 'dup':
      case 'dup_x1':
      case 'dup_x2':
      case 'dup2':
      case 'dup2_x1':
      case 'dup2_x2':
        return this.#shuffle(op);
      case 'iinc': {
        const local = this.#local(operand, at, 'i');
        this.#keep(local.name);
        return this.#emit(
          `dassign ${local.name} 0 (${this.#narrowed(`add i32 (${this.#int(local)}, constval i32 ${increment})`, local.descriptor)})`,
        );
      }
      case 'ineg':
      case 'lneg':
      case 'fneg':
      case 'dneg': {
        const value = this.#pop();
        const descriptor = letter(op[0]);
        return this.#push(descriptor, `neg ${primOf(descriptor)} (${this.#as(value, descriptor)})`);
      }
      case 'lcmp':
        return this.#compare('cmp', 'J');
      case 'fcmpl':
      case 'fcmpg':
      case 'dcmpl':
      case 'dcmpg':
        return this.#compare(op.endsWith('l') ? 'cmpl' : 'cmpg', letter(op[0]));
      case 'ifnull':
      case 'ifnonnull':
        return this.#branch('a', op === 'ifnull' ? 'eq' : 'ne', operand, true);
      case 'goto':
        this.#emit(`goto ${this.#jump(operand)}`);
        return this.#end();
      case 'tableswitch':
      case 'lookupswitch':
        return this.#switch(operand, cases);
      case 'return':
        this.#emit('return ()');
        return this.#end();
      case 'ireturn':
      case 'lreturn':
      case 'freturn':
      case 'dreturn':
      case 'areturn':
        this.#emit(`return (${this.#asVariable(this.#pop(), resultOf(this.#method.descriptor))})`);
        return this.#end();
      case 'athrow':
        this.#emit(`throw (${this.#asVariable(this.#pop(), 'Ljava/lang/Throwable;')})`);
        return this.#end();
      default:
        this.#objects(op, operand);
    }
  }

  #objects(op: string, operand: number): void {
    switch (op) {
      case 'getstatic':
      case 'putstatic':
        return this.#static(op, operand);
      case 'getfield': {
        const { owner, name, descriptor } = this.#ref(operand);
        const value = this.#asVariable(this.#pop(), `L${owner};`);
        return this.#push(
          descriptor,
          `iread ${primOf(descriptor)} <* <$${classSymbol(owner)}>> ${this.#context.fieldId(owner, name)} (${value})`,
        );
      }
      case 'putfield': {
        const { owner, name, descriptor } = this.#ref(operand);
        const value = this.#asVariable(this.#pop(), descriptor);
        const receiver = this.#asVariable(this.#pop(), `L${owner};`);
        return this.#emit(
          `iassign <* <$${classSymbol(owner)}>> ${this.#context.fieldId(owner, name)} (${receiver}, ${value})`,
        );
      }
      case 'invokevirtual':
      case 'invokespecial':
      case 'invokestatic':
      case 'invokeinterface':
        return this.#invoke(op, operand);
      case 'new': {
        const name = this.#className(operand);
        this.#initialise(name);
        return this.#push(`L${name};`, `gcmalloc ref <$${classSymbol(name)}>`);
      }
      case 'newarray':
        return this.#newArray(newArrayTypes[operand]);
      case 'anewarray': {
        const name = this.#className(operand);
        return this.#newArray(name.startsWith('[') ? name : `L${name};`);
      }
      case 'arraylength': {
        const array = this.#pop();
        return this.#push('I', `intrinsicop i32 JAVA_ARRAY_LENGTH (${this.#read(array)})`);
      }
      case 'checkcast': {
        const type = descriptorOf(this.#className(operand));
        const value = this.#pop();
        const result = this.#fresh(type);
        this.#emit(
          `intrinsiccallwithtypeassigned ${typeText(type)} JAVA_CHECK_CAST (${this.#read(value)}) { dassign ${result.name} 0 }`,
        );
        return void this.#stack.push(result);
      }
      case 'instanceof': {
        const type = descriptorOf(this.#className(operand));
        const value = this.#pop();
        return this.#push('Z', `intrinsicopwithtype u1 ${typeText(type)} JAVA_INSTANCE_OF (${this.#read(value)})`);
      }
      case 'monitorenter':
        return this.#emit(`syncenter (${this.#read(this.#pop())})`);
      case 'monitorexit':
        return this.#emit(`syncexit (${this.#read(this.#pop())})`);
      default:
        throw new Error(`${op} is not translated`);
    }
  }

  #end(): void {
    this.#isReachable = false;
    this.#stack = [];
  }

  #narrowed(expression: string, descriptor: string): string {
    return 'ZBCS'.includes(descriptor) ? `cvt ${primOf(descriptor)} i32 (${expression})` : expression;
  }

  // Locals

  /** The variable of a local: as its declaration says, or as it was stored. */
  #local(slot: number, at: number, kind: string): Value {
    const declared = this.#code.locals.find((local) => local.slot === slot && local.start <= at && at < local.end);
    const descriptor = declared?.descriptor ?? this.#stored.get(slot) ?? letter(kind);
    return this.#variable(localName(this.#context, this.#code, slot, descriptor), descriptor);
  }

  #load(slot: number, at: number, kind: string): void {
    if (slot === 0 && !this.#isStatic) {
      const self = `L${this.#context.file.name};`;
      return void this.#stack.push(this.#variable(localName(this.#context, this.#code, 0, self), self));
    }
    this.#stack.push(this.#local(slot, at, kind));
  }

  /** The declaration of a local begins behind the instruction that stores it first. */
  #store(slot: number, next: number, kind: string): void {
    const value = this.#pop();
    const declared = this.#code.locals.some((local) => local.slot === slot && local.start <= next && next < local.end);
    if (!declared) this.#stored.set(slot, value.descriptor);
    const local = this.#local(slot, next, kind);
    this.#keep(local.name);
    this.#emit(`dassign ${local.name} 0 (${this.#as(value, local.descriptor)})`);
  }

  // Values

  #number(kind: string, digits: string): void {
    const descriptor = letter(kind);
    const suffix = kind === 'f' ? '.0f' : kind === 'd' ? '.0' : '';
    this.#push(descriptor, `constval ${primOf(descriptor)} ${digits}${suffix}`);
  }

  #constant(constant: Constant): void {
    switch (constant.kind) {
      case 'int':
        return this.#push('I', `constval i32 ${constant.value}`);
      case 'long':
        return this.#push('J', `constval i64 ${constant.value}`);
      case 'float':
      case 'double':
        return this.#push(constant.kind === 'float' ? 'F' : 'D', floatText(constant.kind === 'float', constant.value));
      case 'string': {
        const variable = `%L_STR_${this.#context.nextLiteral()}`;
        this.#variables.set(variable, typeText('Ljava/lang/String;'));
        const name = this.#context.useLiteral(constant.value);
        this.#emit(`callassigned &MCC_GetOrInsertLiteral (addrof ptr $${name}) { dassign ${variable} 0 }`);
        return this.#push('Ljava/lang/String;', `dread ptr ${variable}`);
      }
      case 'class':
        return this.#push(
          'Ljava/lang/Class;',
          `intrinsicopwithtype ref <$${classSymbol(constant.value)}> JAVA_CONST_CLASS ()`,
        );
      default:
        throw new Error('a constant that is not translated');
    }
  }

  #shuffle(op: string): void {
    const pop = (): Value => this.#pop();
    const put = (...values: readonly Value[]): void => void this.#stack.push(...values);
    const a = pop();
    if (op === 'dup') return put(a, a);
    if (op === 'dup2' && isWide(a)) return put(a, a);
    const b = pop();
    if (op === 'swap') return put(a, b);
    if (op === 'dup2') return put(b, a, b, a);
    if (op === 'dup_x1' || (op === 'dup2_x1' && isWide(a)) || (op === 'dup_x2' && isWide(b))) return put(a, b, a);
    const c = pop();
    if (op === 'dup_x2' || (op === 'dup2_x2' && isWide(a))) return put(a, c, b, a);
    if (op === 'dup2_x1') return put(b, a, c, b, a);
    throw new Error(`${op} is not translated`);
  }

  #binary(kind: string, op: string): void {
    const descriptor = letter(kind);
    const prim = primOf(descriptor);
    const right = this.#pop();
    const left = this.#pop();
    const isShift = op === 'shl' || op === 'ashr' || op === 'lshr';
    const type = op === 'lshr' ? prim.replace('i', 'u') : prim;
    this.#push(
      descriptor,
      `${op} ${type} (${this.#as(left, descriptor)}, ${isShift ? this.#int(right) : this.#as(right, descriptor)})`,
    );
  }

  #convert(from: string, to: string): void {
    const value = this.#as(this.#pop(), letter(from));
    const bits = { b: 8, s: 16, c: 16 }[to];
    if (bits !== undefined) return this.#push('I', `${to === 'c' ? 'zext u32' : 'sext i32'} ${bits} (${value})`);
    const op = 'fd'.includes(from) && 'il'.includes(to) ? 'trunc' : 'cvt';
    this.#push(letter(to), `${op} ${primOf(letter(to))} ${primOf(letter(from))} (${value})`);
  }

  #compare(op: string, descriptor: string): void {
    const right = this.#pop();
    const left = this.#pop();
    this.#push('I', `${op} i32 ${primOf(descriptor)} (${this.#read(left)}, ${this.#read(right)})`);
  }

  #branch(kind: string | undefined, relation: string, target: number, isNull = false): void {
    const isRef = kind === 'a';
    const prim = isRef ? 'ref' : 'i32';
    const right = kind === undefined || isNull ? `constval ${prim} 0` : this.#operand(this.#pop(), isRef);
    const left = this.#operand(this.#pop(), isRef);
    const label = this.#jump(target);
    this.#emit(`brtrue ${label} (${relation} i32 ${prim} (${left}, ${right}))`);
  }

  /** A truth value is compared as it stands. */
  #operand(value: Value, isRef: boolean): string {
    return isRef || value.descriptor === 'Z' ? this.#read(value) : this.#int(value);
  }

  #switch(otherwise: number, cases: readonly (readonly [number, number])[]): void {
    const value = this.#int(this.#pop());
    const rows = cases.map(([key, target]) => `    ${key}: goto ${this.#jump(target)}`);
    this.#emit(`switch (${value}) ${this.#jump(otherwise)} {\n${rows.join('\n')}\n  }`);
    this.#end();
  }

  // Arrays

  #newArray(element: string): void {
    const length = this.#pop();
    this.#push(`[${element}`, `gcmallocjarray ref <[] ${typeText(element)}> (${this.#int(length)})`);
  }

  #elementOf(array: Value, kind: string): string {
    return array.descriptor.startsWith('[') ? array.descriptor.slice(1) : arrayLetters[kind];
  }

  #place(array: Value, element: string, index: Value): string {
    return `array 1 ptr <* <[] ${typeText(element)}>> (${this.#read(array)}, ${this.#int(index)})`;
  }

  #loadElement(kind: string): void {
    const index = this.#pop();
    const array = this.#pop();
    const element = this.#elementOf(array, kind);
    this.#push(element, `iread ${primOf(element)} <* ${typeText(element)}> 0 (${this.#place(array, element, index)})`);
  }

  #storeElement(kind: string): void {
    const value = this.#pop();
    const index = this.#pop();
    const array = this.#pop();
    const element = this.#elementOf(array, kind);
    this.#emit(
      `iassign <* ${typeText(element)}> 0 (${this.#place(array, element, index)}, ${this.#as(value, element)})`,
    );
  }

  // Members

  #static(op: string, index: number): void {
    const { owner, name, descriptor } = this.#ref(index);
    if (owner !== this.#context.file.name) this.#initialise(owner);
    this.#context.useStatic(owner, name, descriptor);
    const symbol = fieldSymbol(owner, name);
    const { lowered } = this.#context;
    if (op === 'getstatic')
      return this.#push(
        descriptor,
        lowered?.readStatic(owner, name, descriptor) ?? `dread ${primOf(descriptor)} ${symbol}`,
      );
    this.#emit(`dassign ${symbol} 0 (${this.#asVariable(this.#pop(), descriptor)})`);
  }

  #invoke(op: string, index: number): void {
    const { owner, name, descriptor } = this.#ref(index);
    const given = parametersOf(descriptor)
      .map(() => this.#pop())
      .reverse();
    const args = parametersOf(descriptor).map((param, i) => this.#asVariable(given[i], param));
    if (op === 'invokestatic') this.#initialise(owner);
    else args.unshift(this.#asVariable(this.#pop(), descriptorOf(owner)));
    const word =
      op === 'invokevirtual'
        ? 'virtualcallassigned'
        : op === 'invokeinterface'
          ? 'interfacecallassigned'
          : 'callassigned';
    const result = resultOf(descriptor);
    const kept = result === 'V' ? undefined : this.#fresh(result);
    const assigned = kept === undefined ? '{}' : `{ dassign ${kept.name} 0 }`;
    const { lowered } = this.#context;
    const register = (): number => ++this.#register_;
    const lines = lowered?.call({ op, owner, name, descriptor, args, assigned, register }) ?? [
      `${word} ${methodSymbol(owner, name, descriptor)} (${args.join(', ')}) ${assigned}`,
    ];
    for (const line of lines) this.#emit(line);
    if (kept !== undefined) this.#stack.push(kept);
  }
}

function letter(kind: string): string {
  return kind === 'a' ? object : kind === 'l' ? 'J' : kind.toUpperCase();
}

function isWide({ descriptor }: Value): boolean {
  return descriptor === 'J' || descriptor === 'D';
}

/** Of a class or an array, as instructions name it. */
function descriptorOf(name: string): string {
  return name.startsWith('[') ? name : `L${name};`;
}

function registerName(context: ModuleContext, number: number, descriptor: string): string {
  const suffix = primOf(descriptor) === 'ref' ? `R${context.typeNumber(descriptor)}` : descriptor;
  return `%Reg${number}_${suffix}`;
}

/** Locals stand behind the entries of the stack. */
function localName(context: ModuleContext, code: CodeAttribute | undefined, slot: number, descriptor: string): string {
  return registerName(context, (code?.maxStack ?? 0) + slot, descriptor);
}

function floatText(isSingle: boolean, value: number): string {
  const suffix = isSingle ? 'f' : '';
  const prim = isSingle ? 'f32' : 'f64';
  if (Number.isNaN(value)) return `constval ${prim} nan${suffix}`;
  if (!Number.isFinite(value)) return `constval ${prim} ${value < 0 ? '-' : ''}inf${suffix}`;
  const digits = Object.is(value, -0) ? '-0.0' : String(value);
  return `constval ${prim} ${/[.e]/.test(digits) ? digits : `${digits}.0`}${suffix}`;
}
