/**
 * What rules do to memory: blocks come and go, values are stored, and the rules for extended expressions (2.3). Each effect
 * is told, in the words of a trace.
 */
import { Evaluation, No, prim_type_of } from './expressions.ts';
import { encode, valueText, type Block, type Byte, type Value } from './memory.ts';
import { isPointerPrim } from './numbers.ts';
import { blockFields, contents, type Effect, type Machine, type ObjectEntry, type Oracle } from './states.ts';
import { list, primOf, primOfType, typeOf, typeText, word, type Prim, type Sexp, type Type } from './syntax.ts';

export class Stores {
  readonly m: Machine;
  readonly oracle: Oracle;
  readonly effects: Effect[];
  readonly x: Evaluation;
  readonly pointer: 4 | 8;

  constructor(m: Machine, oracle: Oracle, effects: Effect[]) {
    this.m = m;
    this.oracle = oracle;
    this.effects = effects;
    this.x = new Evaluation(m, m.state.le);
    this.pointer = m.layout.pointer;
  }

  told(effect: string, fields: { readonly [field: string]: unknown }): void {
    this.effects.push({ effect, ...fields });
  }

  text(v: Value, t: Prim): { type: string; value: string } {
    return { type: t, value: valueText(v, t, this.pointer) };
  }

  // Memory

  alloc(of: string, lo: number, hi: number, name?: string): Block {
    const number = this.oracle.fresh();
    const block: Block = { block: number, of, name, lo, hi, bytes: new Map() };
    this.m.memory.set(number, block);
    this.told('alloc', blockFields(block));
    return block;
  }

  free(number: number): void {
    const block = this.m.memory.get(number);
    if (block === undefined) return;
    this.m.memory.delete(number);
    this.told('free', blockFields(block));
  }

  freeLocals(): void {
    for (const { block } of this.m.state.le.vars.values()) this.free(block);
  }

  /** `assign_loc`, of a value that has the type already; aggregates by their bytes. */
  assign_loc(block: Block, at: number, type: Type, v: Value, rule: string): void {
    const t = primOfType(type);
    if (t === 'void' || block.isConstant === true) throw new No(rule, "assign_loc ce t ta m loc ofs v = Some m'");
    const size = this.m.layout.sizeof(type);
    const bytes = t === 'agg' ? this.copied(v, size, rule) : encode(v, t, size);
    for (let i = 0; i < size; i++) {
      const byte = bytes[i];
      if (byte === undefined) block.bytes.delete(at + i);
      else block.bytes.set(at + i, byte);
    }
    this.toldStore(block, at, type);
  }

  copied(v: Value, size: number, rule: string): (Byte | undefined)[] {
    const from = this.x.bytesAt(v, 0, size, rule);
    return Array.from({ length: size }, (_, i) => from.block.bytes.get(from.at + i));
  }

  toldStore(block: Block, offset: number, type: Type): void {
    const place = { block: block.block, ...(block.name === undefined ? {} : { name: block.name }), offset };
    const t = primOfType(type);
    if (t === 'agg')
      this.told('bytes', { ...place, contents: contents(block, offset, this.m.layout.sizeof(type), this.pointer) });
    else this.told('store', { ...place, ...this.text(this.x.load(block, offset, t, 'dread'), t) });
  }

  /** `dassign le m vid fi v t`. */
  dassign(vid: Sexp, fi: Sexp, v: Value, t: Prim, rule: string): void {
    const variable = this.x.find_var(vid, rule);
    const field = this.x.field(variable.type, fi, rule);
    const block = this.m.memory.get(variable.block);
    if (block === undefined) throw new No(rule, 'a living block');
    const own = primOfType(field.type);
    this.assign_loc(block, field.offset, field.type, this.castTo(v, t, own, rule), rule);
  }

  castTo(v: Value, from: Prim, to: Prim, rule: string): Value {
    return from === 'agg' && to === 'agg' ? v : this.x.sem_cast(v, from, to, rule);
  }

  // 2.3: extended expressions

  ext(ee: Sexp): { readonly v: Value; readonly t: Prim } {
    const [kind, first, second, third] = list(ee);
    switch (kind) {
      case 'EE_pure': {
        const v = this.x.eval(first);
        this.m.used.add('pure');
        return { v, t: prim_type_of(first) };
      }
      case 'EE_malloc':
        return this.malloc(primOf(first), second);
      case 'EE_gcmalloc':
      case 'EE_gcpermalloc': {
        const rule = word(kind).slice(3);
        return this.object(
          rule,
          primOf(first),
          typeOf(second),
          this.m.layout.sizeof(typeOf(second)),
          kind === 'EE_gcmalloc',
        );
      }
      default: {
        const z = this.x.sem_cast(this.x.eval(third), prim_type_of(third), 'u64', 'gcmallocjarray');
        if (z.k !== 'int') throw new No('gcmallocjarray', 'v = Vint n ∧ Int.unsigned n = z');
        const type: Type = { k: 'array', t: typeOf(second), n: Number(z.v) };
        return this.object(
          'gcmallocjarray',
          primOf(first),
          type,
          Number(z.v) * this.m.layout.sizeof(typeOf(second)),
          true,
        );
      }
    }
  }

  /** 2.3, 2, with the size in front: decision 0058. */
  malloc(pt: Prim, e: Sexp): { readonly v: Value; readonly t: Prim } {
    if (!isPointerPrim(pt)) throw new No('malloc', 'is_pointer_prim_type pt = true');
    const size = this.x.address(e, 'malloc');
    if (size.k !== 'int') throw new No('malloc', 'val_to_ptrofs v = Some ofs');
    const block = this.alloc('malloc', -this.pointer, Number(size.v));
    encode(size, 'ptr', this.pointer).forEach((byte, i) => block.bytes.set(i - this.pointer, byte));
    this.m.used.add('malloc');
    return { v: { k: 'ptr', b: block.block, p: 0n }, t: pt };
  }

  /** Objects begin with zeros: decision 0053. */
  object(
    rule: string,
    pt: Prim,
    type: Type,
    size: number,
    collectable: boolean,
  ): { readonly v: Value; readonly t: Prim } {
    if (!isPointerPrim(pt)) throw new No(rule, 'is_pointer_prim_type pt = true');
    const block = this.alloc('object', 0, size);
    for (let i = 0; i < size; i++) block.bytes.set(i, 0);
    this.m.oe.set(block.block, { type, count: 0, collectable });
    this.toldObject(block.block);
    this.m.used.add(rule);
    return { v: { k: 'ptr', b: block.block, p: 0n }, t: pt };
  }

  toldObject(block: number): void {
    const entry = this.m.oe.get(block) as ObjectEntry;
    this.told('object', { block, type: typeText(entry.type), count: entry.count, collectable: entry.collectable });
  }
}
