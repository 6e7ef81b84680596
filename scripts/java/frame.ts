/**
 * What is being written for one method: its statements, its variables, and the values of its expressions.
 *
 * Calls are statements in MAPLE, so an expression may write statements before the one it stands in. Operands are evaluated
 * from left to right: where a later operand writes statements that could change an earlier one, the earlier one is kept in a
 * variable first (`operands`).
 */
import { isReference, mapleType, operandOf, STRING, type Descriptor } from './descriptors.ts';
import { literalName, shown } from './literals.ts';

/** An operand as MAPLE text, and its type in Java. */
export interface Value {
  readonly text: string;
  readonly type: Descriptor;
}

export interface Local {
  readonly name: string;
  readonly type: Descriptor;
}

/** An operand that was evaluated, and where the statements that it wrote end. */
interface Made {
  value: Value;
  end: number;
}

const LITERAL_CALL = '&MCC_GetOrInsertLiteral';
const changeable = /\b(iread|ireadoff|array|div|rem|intrinsicop\w*|gcmalloc\w*|regread)\b|dread \w+ \$/;

export class Frame {
  readonly lines: string[] = [];
  /** Texts whose variables the module needs. */
  readonly literals: Set<string>;
  readonly #declared = new Map<string, Descriptor>();
  readonly #scopes: Map<string, Local>[] = [new Map()];
  #temporaries = 0;
  #labels = 0;

  constructor(literals: Set<string>) {
    this.literals = literals;
  }

  emit(line: string): void {
    this.lines.push(line);
  }

  // Variables

  scoped(write: () => void): void {
    this.#scopes.push(new Map());
    write();
    this.#scopes.pop();
  }

  /** A parameter, which the head of the function declares. */
  parameter(name: string, type: Descriptor): void {
    this.#declared.set(name, type);
    this.#scopes[0].set(name, { name, type });
  }

  /** A local of Java; one of the same name and another type gets a number. */
  declare(name: string, type: Descriptor): Local {
    let own = name;
    for (let i = 2; this.#declared.has(own) && this.#declared.get(own) !== type; i++) own = `${name}_${i}`;
    this.#declared.set(own, type);
    const local = { name: own, type };
    this.#scopes.at(-1)?.set(name, local);
    return local;
  }

  local(name: string): Local | undefined {
    return this.#scopes.findLast((scope) => scope.has(name))?.get(name);
  }

  declarations(params: ReadonlySet<string>): string[] {
    const used = new Set(this.lines.flatMap((line) => line.match(/(?<=%)\w+/g) ?? []));
    const locals = [...this.#declared].filter(([name]) => !params.has(name) && used.has(name));
    return locals.map(([name, type]) => `var %${name} ${mapleType(type)}`);
  }

  temporary(type: Descriptor): Local {
    const name = `_${++this.#temporaries}`;
    this.#declared.set(name, type);
    return { name, type };
  }

  label(word: string): string {
    return `${word}${++this.#labels}`;
  }

  // Values

  read({ name, type }: Local): Value {
    return { text: `dread ${operandOf(type)} %${name}`, type };
  }

  assign({ name }: Local, value: string): void {
    this.emit(`dassign %${name} (${value})`);
  }

  /** The value in a variable of its own. */
  keep(value: Value, at = this.lines.length): Value {
    const local = this.temporary(value.type === 'N' ? 'Ljava/lang/Object;' : value.type);
    this.lines.splice(at, 0, `dassign %${local.name} (${value.text})`);
    return this.read(local);
  }

  /** A value that may be written twice. */
  simple(value: Value): Value {
    return /^(dread \w+ %\w+|constval .*)$/.test(value.text) ? value : this.keep(value);
  }

  /** Evaluates from left to right. */
  operands(makers: readonly (() => Value)[]): Value[] {
    const made: Made[] = [];
    for (const make of makers) {
      const start = this.lines.length;
      const value = make();
      const written = this.lines.slice(start).filter((line) => !line.includes(LITERAL_CALL) && !line.startsWith('#'));
      if (written.length > 0) this.#keepEarlier(made, written.join('\n'));
      made.push({ value, end: this.lines.length });
    }
    return made.map(({ value }) => value);
  }

  #keepEarlier(made: readonly Made[], written: string): void {
    for (const [i, operand] of made.entries()) {
      const { value } = operand;
      const reads = [...value.text.matchAll(/%(\w+)/g)].map(([, name]) => name);
      const isChanged = reads.some((name) => written.includes(`dassign %${name} `) && !name.startsWith('_'));
      if (!isChanged && !changeable.test(value.text)) continue;
      operand.value = this.keep(value, operand.end);
      for (const later of made.slice(i)) later.end++;
    }
  }

  /** Runs `write` and takes away what it wrote. */
  apart<T>(write: () => T): { readonly result: T; readonly lines: string[] } {
    const start = this.lines.length;
    const result = write();
    return { result, lines: this.lines.splice(start) };
  }

  literal(text: string): Value {
    this.literals.add(text);
    const local = this.temporary(STRING);
    this.emit(`# ${shown(text)}`);
    this.emit(`callassigned ${LITERAL_CALL} (addrof ptr ${literalName(text)}) { dassign %${local.name} }`);
    return this.read(local);
  }
}

/** A value as another type, which it may be assigned to or cast to. */
export function converted({ text, type }: Value, to: Descriptor): Value {
  if (isReference(to) || type === to || type === 'Z') return { text, type: to };
  const from = operandOf(type);
  const wanted = operandOf(to);
  if (from !== wanted)
    return converted({ text: conversion(text, from, wanted), type: wanted === 'i32' ? 'I' : to }, to);
  return { text: narrowed(text, type, to), type: to };
}

function conversion(text: string, from: string, to: string): string {
  const number = /^constval i32 (-?\d+)$/.exec(text)?.[1];
  if (number !== undefined && to === 'i64') return `constval i64 ${number}`;
  if (number !== undefined && to.startsWith('f')) return `constval ${to} ${number}.0${to === 'f32' ? 'f' : ''}`;
  return from.startsWith('f') && to.startsWith('i') ? `trunc ${to} ${from} (${text})` : `cvt ${to} ${from} (${text})`;
}

/** The values that each narrow type has. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  B: [-128, 127],
  S: [-32768, 32767],
  C: [0, 65535],
};

function narrowed(text: string, from: Descriptor, to: Descriptor): string {
  const range = ranges[to];
  if (range === undefined || (from === 'B' && to === 'S')) return text;
  const number = /^constval i32 (-?\d+)$/.exec(text)?.[1];
  if (number !== undefined && Number(number) >= range[0] && Number(number) <= range[1]) return text;
  return to === 'C' ? `zext i32 16 (${text})` : `sext i32 ${to === 'B' ? 8 : 16} (${text})`;
}
