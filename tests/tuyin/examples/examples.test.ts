/**
 * The programs of Tuyin IR in examples/ on every engine, on random input that is right and wrong: against the same by hand in JavaScript, which
 * is held to what others say (JSON.parse, Buffer, TextDecoder, the HTTP server of Node) where somebody says it.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { byHand } from '../../../bench/tuyin/by-hand.mjs';
import type { Engine } from '../../../src/driver/index.ts';
import type { TuyinCode } from '../../../src/tuyin/program.ts';
import { Exit } from '../../../src/vm/trap.ts';
import { times } from '../../long.ts';
import { Dice } from '../../vm/gcc.ts';
import { programOfText, tuyinEngines } from '../graphs.ts';
import { startCode } from '../instances.ts';
import { damaged, httpRequest, inputs } from './inputs.ts';

const names = Object.keys(inputs);
const codes = new Map<string, TuyinCode>();

function example(name: string): TuyinCode {
  const known = codes.get(name);
  if (known !== undefined) return known;
  const code = programOfText(readFileSync(new URL(`../../../examples/${name}.ti`, import.meta.url), 'utf8'), name);
  codes.set(name, code);
  return code;
}

/** Status and output of a program; the input comes in pieces. */
async function run(name: string, engine: Engine, input: Uint8Array): Promise<{ status: number; out: Buffer }> {
  const parts: Uint8Array[] = [];
  let left: Uint8Array | undefined = input;
  const stdin = (): Uint8Array | undefined => {
    const piece = left?.subarray(0, 50);
    left = left?.subarray(50);
    return piece;
  };
  const stdout = (bytes: Uint8Array): void => void parts.push(bytes.slice());
  const program = await startCode(example(name), { engine, stdin, stdout });
  const status = ((): number => {
    try {
      return program.main();
    } catch (error) {
      if (error instanceof Exit) return error.code;
      throw error;
    }
  })();
  return { status, out: Buffer.concat(parts) };
}

/** Inputs of a program: one in two is damaged, once or twice. */
function* inputsOf(name: string, count: number): Generator<Uint8Array> {
  const { make, alphabet } = inputs[name];
  const dice = new Dice(names.indexOf(name) + 2026);
  yield new Uint8Array();
  for (let i = 0; i < count; i++) {
    let input = make(dice);
    for (let n = i % 2 === 0 ? 0 : 1 + dice.below(2); n > 0; n--) input = damaged(dice, input, alphabet);
    yield input;
  }
}

describe.each(names)('%s', (name) => {
  test.each(tuyinEngines)('on %s', async (engine) => {
    let right = 0;
    for (const input of inputsOf(name, times(8, 80))) {
      const { status, out } = await run(name, engine, input);
      const expected = byHand[name](input);
      const shown = JSON.stringify(Buffer.from(input).toString('latin1'));
      expect(status, shown).toBe(expected.status);
      if (expected.status === 0 || name === 'png' || name === 'utf8') {
        expect(out.toString('latin1'), shown).toBe(expected.out?.toString('latin1'));
      }
      if (expected.status === 0) right++;
    }
    expect(right).toBeGreaterThan(2);
  });
});

describe('by hand', () => {
  const each = (name: string, check: (input: Buffer, found: ReturnType<(typeof byHand)[string]>) => void): void => {
    for (const input of inputsOf(name, 1000)) check(Buffer.from(input), byHand[name](input));
  };
  const parsed = (text: string): { value?: unknown } => {
    try {
      return { value: JSON.parse(text) as unknown };
    } catch {
      return {};
    }
  };

  test('json is what JSON.parse reads', () => {
    each('json', (input, { status }) => expect(status === 0).toBe('value' in parsed(input.toString('latin1'))));
  });

  test('json-pretty changes nothing, and looks like JSON.stringify', () => {
    each('json-pretty', (input, { status, out }) => {
      const value = parsed(input.toString('latin1'));
      expect(status === 0).toBe('value' in value);
      if (out === undefined || !('value' in value)) return;
      expect(parsed(out.toString('latin1'))).toEqual(value);
      const own = Buffer.from(JSON.stringify(value.value));
      expect(byHand['json-pretty'](own).out?.toString()).toBe(`${JSON.stringify(value.value, undefined, 2)}\n`);
    });
  });

  test('base64', () => {
    each('base64', (input, { out }) => expect(out?.toString()).toBe(input.toString('base64')));
    each('base64-decode', (input, { status, out }) => {
      const text = input.toString('latin1').replace(/[\r\n]/g, '');
      const bytes = Buffer.from(text, 'base64');
      expect(status === 0).toBe(bytes.toString('base64') === text);
      if (status === 0) expect(out).toEqual(bytes);
    });
  });

  test('utf8 is what TextDecoder reads', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    each('utf8', (input, { status, out }) => {
      let text: string | undefined;
      try {
        text = decoder.decode(input);
      } catch {
        // No text: nothing to compare.
      }
      expect(status === 0).toBe(text !== undefined);
      if (text !== undefined) expect(out?.toString()).toBe(`${[...text].length} characters\n`);
    });
  });

  test('calculator computes as JavaScript does where nothing overflows', () => {
    each('calculator', (input, { status, out }) => {
      const lines = input
        .toString('latin1')
        .split('\n')
        .filter((line) => line.trim() !== '');
      const isSmall = lines.every((line) => !/\d{5}|[^\d ()+*-]|--/.test(line));
      if (status !== 0 || !isSmall) return;
      const values = lines.map((line) => String(runInNewContext(line.replace(/\b0+(?=\d)/g, '')) as number));
      expect(out?.toString().replaceAll('-0', '0').trim()).toBe(values.join('\n').replaceAll('-0', '0'));
    });
  });

  test('http reads requests as the server of Node does', async () => {
    const dice = new Dice(7);
    for (let i = 0; i < 40; i++) {
      const text = httpRequest(dice);
      const { message, size } = await served(text);
      const { status, out } = byHand['http'](Buffer.from(text, 'latin1'));
      const lines = out?.toString('latin1').split('\n') ?? [];
      expect(status, JSON.stringify(text)).toBe(0);
      expect(lines[0]).toBe(`${message.method} ${message.url} HTTP/${message.httpVersion}`);
      const fields = message.rawHeaders.flatMap((word, at, all) =>
        at % 2 === 0 ? [`${word.toLowerCase()}: ${all[at + 1]}`] : [],
      );
      expect(lines.slice(1, fields.length + 1).map((line) => line.toLowerCase())).toEqual(
        fields.map((line) => line.toLowerCase()),
      );
      expect(lines.at(-3)).toBe(`body: ${size} bytes`);
    }
  });
});

/** What a server of Node makes of the bytes of a connection. */
function served(text: string): Promise<{ message: IncomingMessage; size: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer((message, response) => {
      let size = 0;
      message.on('data', (bytes: Buffer) => (size += bytes.length));
      message.on('end', () => {
        response.end();
        resolve({ message, size });
      });
    });
    server.on('clientError', reject);
    const connection = new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => done() });
    server.emit('connection', connection);
    connection.push(Buffer.from(text, 'latin1'));
  });
}
