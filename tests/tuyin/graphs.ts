/** The graph of a program's text, which must have no mistakes. */
import type { Graph } from '../../src/tuyin/graph/nodes.ts';
import { elaborate } from '../../src/tuyin/graph/elaborate.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';

export function graphOfText(text: string, name = 'program'): Graph {
  const { module, diagnostics: read } = parseTuyin(text);
  const { graph, diagnostics } = elaborate(module);
  const errors = [...read, ...verifyTuyin(module), ...diagnostics].filter(({ severity }) => severity === 'error');
  if (graph === undefined || errors.length > 0) {
    throw new Error(`${name}: ${errors.map(({ code, message, span }) => `${code} ${message} at ${span?.source.text.slice(span.start, span.end) ?? '?'}`).join('; ') || 'no graph'}`);
  }
  return graph;
}
