/** Programs of Tuyin in tests: the graph and code of a text without mistakes, and every engine. */
import { enginesFor } from '../../src/driver/index.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { linkProgram, type TuyinCode } from '../../src/tuyin/program.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';

export function programOfText(text: string, name = 'program'): TuyinCode {
  const { module, diagnostics: read } = parseTuyin(text);
  const { program, diagnostics } = linkProgram(module);
  const errors = [...read, ...verifyTuyin(module), ...diagnostics].filter(({ severity }) => severity === 'error');
  if (program === undefined || errors.length > 0) {
    throw new Error(
      `${name}: ${errors.map(({ code, message, span }) => `${code} ${message} at ${span?.source.text.slice(span.start, span.end) ?? '?'}`).join('; ') || 'no program'}`,
    );
  }
  return program;
}

/** All that run Tuyin; an engine that is new joins every test. */
export const tuyinEngines = enginesFor('tuyin');
