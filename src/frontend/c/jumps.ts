/** `setjmp`: what a function needs that can be jumped into, all of it declared by the header `setjmp.h`. */
import type { Parser } from './parser.ts';
import { placeOf, type Token } from './preprocessor/token.ts';
import type { FuncSymbol, Jumps } from './tree.ts';
import { recordType } from './types.ts';

/** Makes the frame of the function that is being read, at the first `setjmp`; undefined without the header. */
export function jumpsOf(p: Parser, name: Token): Jumps | undefined {
  if (p.func === undefined) return undefined;
  return (p.func.jumps ??= newJumps(p, name));
}

function newJumps(p: Parser, name: Token): Jumps | undefined {
  const tag = p.scopes.findTag('__jump_frame');
  const [enter, leave, mark, arrive] = ['enter', 'leave', 'mark', 'arrive'].map((part) => functionNamed(p, part));
  if (tag?.record === undefined || !enter || !leave || !mark || !arrive) return undefined;
  const frame = p.hiddenVariable('jumps', recordType(tag.record), placeOf(name));
  frame.addressed = true;
  frame.attributes = { cleanup: leave };
  return { frame, enter, mark, arrive };
}

function functionNamed(p: Parser, part: string): FuncSymbol | undefined {
  const symbol = p.linked.get(`__jump_${part}`);
  return symbol?.kind === 'function' ? symbol : undefined;
}
