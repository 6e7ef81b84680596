/** Statements of Java as statements of MAPLE: its high-level ones where they mean the same, labels where a loop is left. */
import { mapleType, type Descriptor } from './descriptors.ts';
import type { Expressions } from './expressions.ts';
import { converted, type Frame } from './frame.ts';
import { JavaError } from './tokens.ts';
import type { Expr, Stmt, TypeName } from './tree.ts';
import type { World } from './world.ts';

type Of<K extends Stmt['kind']> = Extract<Stmt, { kind: K }>;

/** A loop that statements may leave or go on with; its labels are written if something uses them. */
interface Loop {
  readonly label: string;
  readonly end: string;
  readonly next: string;
}

export class Statements {
  readonly #world: World;
  readonly #frame: Frame;
  readonly #expressions: Expressions;
  readonly #result: Descriptor;
  readonly #loops: Loop[] = [];

  constructor(world: World, frame: Frame, expressions: Expressions, result: Descriptor) {
    this.#world = world;
    this.#frame = frame;
    this.#expressions = expressions;
    this.#result = result;
  }

  block(body: readonly Stmt[]): void {
    this.#frame.scoped(() => {
      for (const statement of body) this.statement(statement);
    });
  }

  statement(s: Stmt): void {
    for (const text of s.comments) this.#frame.emit(`# ${text}`);
    switch (s.kind) {
      case 'local':
        return this.#local(s);
      case 'expression':
        return this.#expressions.effect(s.value);
      case 'if':
        return this.#if(s);
      case 'while':
        return this.#loop(s.label, s.test, s.body, []);
      case 'do':
        return this.#do(s);
      case 'for':
        return this.#for(s);
      case 'for each':
        return this.#forEach(s);
      case 'return':
        return this.#return(s);
      case 'break':
      case 'continue':
        return this.#leave(s);
      case 'throw':
        return this.#frame.emit(`throw (${this.#expressions.value(s.value).text})`);
      case 'try':
        return this.#try(s);
      case 'synchronized':
        return this.#synchronized(s);
      case 'block':
        return this.block(s.body);
    }
  }

  #typeOf(type: TypeName, line: number): Descriptor {
    return this.#world.typeOf(type, line);
  }

  #local(s: Of<'local'>): void {
    const type = this.#typeOf(s.type, s.line);
    const init = s.init === undefined ? undefined : this.#expressions.as(s.init, type);
    const local = this.#frame.declare(s.name, type);
    if (init !== undefined) this.#frame.assign(local, init.text);
  }

  #if(s: Of<'if'>): void {
    this.#frame.emit(`if (${this.#expressions.value(s.test).text}) {`);
    this.#scoped(s.yes);
    if (s.no !== undefined) {
      this.#frame.emit('} else {');
      this.#scoped(s.no);
    }
    this.#frame.emit('}');
  }

  #scoped(s: Stmt): void {
    this.#frame.scoped(() => this.statement(s));
  }

  #return(s: Of<'return'>): void {
    const value = s.value === undefined ? '' : this.#expressions.as(s.value, this.#result).text;
    this.#frame.emit(`return (${value})`);
  }

  // Loops

  /** `while (test) { body @next update } @end`; a test that needs statements stands inside. */
  #loop(label: string, test: Expr | undefined, body: Stmt, update: readonly Expr[]): void {
    const loop = { label, end: this.#frame.label('end'), next: this.#frame.label('next') };
    this.#loops.push(loop);
    const start = this.#frame.lines.length;
    const { result, lines } = this.#frame.apart(() => (test === undefined ? undefined : this.#expressions.value(test)));
    const isInside = lines.length > 0;
    this.#frame.emit(`while (${isInside ? 'constval u1 1' : (result?.text ?? 'constval u1 1')}) {`);
    this.#frame.lines.push(...lines);
    if (isInside && result !== undefined) this.#frame.emit(`brfalse @${loop.end} (${result.text})`);
    this.#scoped(body);
    this.#place(loop.next, start);
    for (const step of update) this.#expressions.effect(step);
    this.#frame.emit('}');
    this.#place(loop.end, start);
    this.#loops.pop();
  }

  /** Writes a label if something since `start` goes to it. */
  #place(label: string, start: number): void {
    const goes = new RegExp(`@${label}( |$)`);
    if (this.#frame.lines.slice(start).some((line) => goes.test(line))) this.#frame.emit(`@${label}`);
  }

  #do(s: Of<'do'>): void {
    const loop = { label: s.label, end: this.#frame.label('end'), next: this.#frame.label('next') };
    this.#loops.push(loop);
    const start = this.#frame.lines.length;
    this.#frame.emit('dowhile {');
    this.#scoped(s.body);
    this.#place(loop.next, start);
    const test = this.#expressions.value(s.test);
    this.#frame.emit(`} (${test.text})`);
    this.#place(loop.end, start);
    this.#loops.pop();
  }

  #for(s: Of<'for'>): void {
    this.#frame.scoped(() => {
      for (const statement of s.init) this.statement(statement);
      this.#loop(s.label, s.test, s.body, s.update);
    });
  }

  /** Over an array by index, over anything else by its iterator. */
  #forEach(s: Of<'for each'>): void {
    const { line, comments } = s;
    const at = { line, comments: [] };
    const hidden = (word: string): string => `${word}Of${s.name[0].toUpperCase()}${s.name.slice(1)}`;
    const name = (text: string): Expr => ({ kind: 'name', line, name: hidden(text) });
    const { result, lines } = this.#frame.apart(() => this.#expressions.value(s.of));
    this.#frame.lines.push(...lines);
    this.#frame.scoped(() => {
      const type = result.type.startsWith('[') ? result.type : this.#world.named('Iterator', line).type;
      const over = this.#frame.declare(hidden(type.startsWith('[') ? 'array' : 'iterator'), type);
      const element = this.#frame.declare(s.name, this.#typeOf(s.type, line));
      if (type.startsWith('[')) {
        this.#frame.assign(over, result.text);
        const index = this.#frame.declare(hidden('index'), 'I');
        this.#frame.assign(index, 'constval i32 0');
        const length: Expr = { kind: 'field', line, object: name('array'), name: 'length' };
        const test: Expr = { kind: 'binary', line, op: '<', left: name('index'), right: length };
        const read: Expr = { kind: 'index', line, array: name('array'), index: name('index') };
        const take: Stmt = { ...at, kind: 'expression', value: assignment(s.name, read, line) };
        const step: Expr = { kind: 'step', line, op: '++', target: name('index'), isPrefix: false };
        this.#loop(s.label, test, { ...at, kind: 'block', body: [take, s.body] }, [step]);
        return;
      }
      this.#frame.assign(over, this.#iteratorOf(result.type, result.text, line));
      const call = (method: string): Expr => ({ kind: 'call', line, object: name('iterator'), name: method, args: [] });
      const next: Expr = { kind: 'cast', line, type: s.type, value: call('next') };
      const take: Stmt = { line, comments, kind: 'expression', value: assignment(s.name, next, line) };
      void element;
      this.#loop(s.label, call('hasNext'), { ...at, kind: 'block', body: [take, s.body] }, []);
    });
  }

  #iteratorOf(type: Descriptor, text: string, line: number): string {
    const kept = this.#frame.declare('iterated', type);
    this.#frame.assign(kept, text);
    const object: Expr = { kind: 'name', line, name: 'iterated' };
    return this.#expressions.value({ kind: 'call', line, object, name: 'iterator', args: [] }).text;
  }

  #leave(s: Of<'break' | 'continue'>): void {
    const loop = this.#loops.findLast(({ label }) => s.label === '' || label === s.label);
    if (loop === undefined) throw new JavaError(`line ${s.line}: ${s.kind} outside of a loop`);
    this.#frame.emit(`goto @${s.kind === 'break' ? loop.end : loop.next}`);
  }

  // Exceptions

  #try(s: Of<'try'>): void {
    const labels = s.catches.map(() => this.#frame.label('catch'));
    const after = this.#frame.label('after');
    this.#frame.emit(`try { ${labels.map((label) => `@${label}`).join(' ')} }`);
    this.block(s.body);
    this.#frame.emit('endtry');
    this.#frame.emit(`goto @${after}`);
    for (const [i, { types, name, body }] of s.catches.entries()) {
      const caught = types.map((type) => this.#typeOf(type, s.line));
      this.#frame.emit(`@${labels[i]} catch { ${caught.map(mapleType).join(' ')} }`);
      this.#frame.scoped(() => {
        const type = caught.length === 1 ? caught[0] : 'Ljava/lang/Throwable;';
        this.#frame.assign(this.#frame.declare(name, type), 'regread ref %%thrownval');
        this.block(body);
      });
      this.#frame.emit(`goto @${after}`);
    }
    this.#frame.emit(`@${after}`);
  }

  /** The monitor is left when the block ends, and when an exception leaves it. */
  #synchronized(s: Of<'synchronized'>): void {
    const handler = this.#frame.label('unlock');
    const after = this.#frame.label('after');
    const object = this.#frame.keep(this.#expressions.value(s.object));
    this.#frame.emit(`syncenter (${object.text})`);
    this.#frame.emit(`try { @${handler} }`);
    this.block(s.body);
    this.#frame.emit('endtry');
    this.#frame.emit(`syncexit (${object.text})`);
    this.#frame.emit(`goto @${after}`);
    this.#frame.emit(`@${handler} catch { ${mapleType('Ljava/lang/Throwable;')} }`);
    const thrown = this.#frame.keep(converted({ text: 'regread ref %%thrownval', type: 'N' }, 'Ljava/lang/Throwable;'));
    this.#frame.emit(`syncexit (${object.text})`);
    this.#frame.emit(`throw (${thrown.text})`);
    this.#frame.emit(`@${after}`);
  }
}

function assignment(name: string, value: Expr, line: number): Expr {
  return { kind: 'assign', line, op: '', target: { kind: 'name', line, name }, value };
}
