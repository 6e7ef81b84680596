/**
 * Programs of stack code, which say in comments what they do (tests/files/notation.ts), and the machine that runs them.
 *
 * Numbers: integers in decimal, floats as the shortest decimal, fixed point as its value, bits in hexadecimal.
 */
import { parseFloatBits } from '../../../src/scalar/float-literal.ts';
import { formatFloatBits } from '../../../src/scalar/float-text.ts';
import { SourceFile } from '../../../src/base/source.ts';
import type { GraphFunc } from '../../../src/tuyin/graph/nodes.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { linkProgram, type TuyinCode } from '../../../src/tuyin/program.ts';
import { floatFormats, typeText, type Type } from '../../../src/tuyin/types.ts';
import { encodeArguments, Machine, type TypedValue } from '../../../src/vm/tuyin/machine.ts';
import { codeBodies, type CodeOptions } from '../../../src/vm/tuyin/stack-machine.ts';
import { ByteStream } from '../../../src/vm/tuyin/streams.ts';
import { trapCodeOf } from '../../../src/vm/tuyin/traps.ts';
import { isAggregate, itemType, poison, type Value } from '../../../src/vm/tuyin/values.ts';
import { Exit, Trap } from '../../../src/vm/trap.ts';

function splitArguments(text: string): string[] {
  return text === '' ? [] : text.split(/, (?![^(]*\))/);
}

/** A program without mistakes. */
export function program(text: string, name = 'test.ti'): TuyinCode {
  const { module, diagnostics } = parseTuyin(new SourceFile(name, text));
  const linked = linkProgram(module);
  if (linked.program === undefined || diagnostics.length > 0) {
    throw new Error([...diagnostics, ...linked.diagnostics].map(({ message }) => message).join('\n'));
  }
  return linked.program;
}

export interface MachineSettings extends CodeOptions {
  readonly fuel?: number;
  readonly maxDepth?: number;
}

export interface Started {
  readonly machine: Machine;
  /** What was written so far. */
  output(): string;
}

export function start(
  linked: TuyinCode,
  input: Uint8Array = new Uint8Array(0),
  settings: MachineSettings = {},
): Started {
  let [out, rest] = ['', input as Uint8Array | undefined];
  const write = (bytes: Uint8Array): void => void (out += Buffer.from(bytes).toString('latin1'));
  const stdin = (): Uint8Array | undefined => {
    const given = rest;
    rest = undefined;
    return given;
  };
  const machine = new Machine(linked.graph, {
    ...settings,
    stdin,
    stdout: write,
    stderr: write,
    bodies: { code: codeBodies(linked.codeOf, settings) },
  });
  return {
    machine,
    output() {
      machine.flush();
      return out;
    },
  };
}

export function funcOf(linked: TuyinCode, name: string): GraphFunc {
  const func = linked.graph.functions.find((candidate) => candidate.name === name);
  if (func === undefined) throw new Error(`no function ${name}`);
  return func;
}

/** Calls a function; a trap is `trap T-…`. */
export function call(linked: TuyinCode, name: string, args: readonly string[], settings: MachineSettings = {}): string {
  const func = funcOf(linked, name);
  const { machine } = start(linked, undefined, settings);
  const values = args.map((arg, i): TypedValue => ({ type: func.params[i], value: parseValue(func.params[i], arg) }));
  try {
    const value = machine.call(func.id, ByteStream.of(encodeArguments(values), 0));
    return value === undefined ? 'nothing' : valueText(func.result, value);
  } catch (error) {
    return ending(error);
  }
}

/** How a program ended that did not return. */
export function ending(error: unknown): string {
  if (error instanceof Exit) return `exit ${error.code}`;
  if (error instanceof Trap) return `trap ${trapCodeOf(error.kind) ?? error.kind}`;
  throw error;
}

export function parseValue(type: Type, text: string): Value {
  switch (type.kind) {
    case 'int':
    case 'block':
    case 'pointer':
      return BigInt(text);
    case 'fixed':
      return BigInt(Number(text) * 2 ** type.fraction);
    case 'float':
      return parseFloatBits(text, floatFormats[type.name]) ?? 0n;
    case 'struct': {
      const items = splitArguments(text.slice(1, -1)).map((part, i) => parseValue(type.fields[i], part));
      return { type, items };
    }
    default:
      throw new Error(`no value of ${typeText(type)}`);
  }
}

export function valueText(type: Type, value: Value): string {
  if (value === poison) return '<poison>';
  if (isAggregate(value))
    return `(${value.items.map((item, i) => valueText(itemType(value.type, i), item)).join(', ')})`;
  if (typeof value !== 'bigint') return '?';
  if (type.kind === 'float') return formatFloatBits(value, floatFormats[type.name]);
  if (type.kind === 'fixed') return String(Number(value) / 2 ** type.fraction);
  return type.kind === 'block' ? `0x${value.toString(16)}` : value.toString();
}
